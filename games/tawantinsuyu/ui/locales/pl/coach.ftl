## Co słyszy nowy gracz w trakcie gry.

tawantinsuyu-coach-festival = Zbliża się Święto (robotnicy w Wiosce: { $left }): karty Bogów na ręce: { $cards }, każda chce ziemniaka, a masz ich { $potatoes }.
tawantinsuyu-coach-weaving = Wybierz tkaninę, od której zacznie się twój pierwszy gobelin: połączenie jednakowych symboli daje to, co jest na brzegach.
tawantinsuyu-coach-keep = Zatrzymaj na ręce trzy karty Bogów: nimi wystawiasz robotników. Pozostałe pięć od razu daje swoje korzyści.
tawantinsuyu-coach-limit = Masz { $n } robotników; na koniec tury może zostać tylko { $limit }.
tawantinsuyu-coach-turn = Postaw jednego robotnika albo wykonaj dwie różne akcje poboczne.
tawantinsuyu-coach-no-worker = Nie masz robotnika do postawienia: wykonaj dwie akcje poboczne, w tym rekrutację.
tawantinsuyu-coach-hungry = Karty Bogów bez ziemniaka: { $n }; każda kosztuje { $points } pkt.
tawantinsuyu-coach-dismissed = Robotnik ponad limit opuszcza grę: { $worker }.
