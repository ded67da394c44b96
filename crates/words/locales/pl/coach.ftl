## Trener przy stole.

coach-name = Trener
coach-wanted = Trener: co nadchodzi, co przepadło
coach-not-here = Trener odzywa się tam, gdzie jedna osoba gra z botami poziomu 1 lub 2.
coach-off = Wyłącz trenera
