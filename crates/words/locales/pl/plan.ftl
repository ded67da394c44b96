## Zaplanowane ruchy: czyta to tylko ich właściciel.

plan-title = Zaplanuj ruch
plan-to-table = Z powrotem do stołu
plan-about = Wybierz, co zrobisz, gdy przyjdzie twoja kolej. Do tego czasu nikt inny tego nie zobaczy. Plansza pokazuje, jak może być, jeśli inni zrobią niewiele.
plan-planned = Zaplanowano
plan-unfit = Dalsza część planu nie pasuje do tego, co teraz widzisz.
plan-undo-tip = Wycofaj ostatni zaplanowany ruch
plan-drop = Porzuć plan
plan-drop-tip = Wycofaj cały plan
plan-asked = Teraz twoja kolej: zagraj ruch, zamiast go planować.
plan-impossible = Nie można tego zaplanować: z tego, co widzisz, nie będzie to możliwe.
# $move: ruch w notacji
plan-dropped-impossible = Plan porzucony: „{ $move }” nie jest teraz możliwe.
plan-dropped-question = Plan porzucony: pytanie jest inne niż to, na które odpowiedzią miało być „{ $move }”.
plan-dropped-changed = Plan porzucony: ruch został cofnięty albo bot zagrał za ciebie.
