## Zadania.

puzzle-title = Zadanie
puzzle-ask = Znajdź najlepszą turę. Zagraj ją na planszy: dobra jest każda kolejność, która prowadzi do tej samej pozycji.
puzzle-closing = Dobrze. Żadna inna tura nie jest równie dobra.
puzzle-missed = Inna tura jest lepsza. Spróbuj jeszcze raz: pozycja jest taka jak na początku.
puzzle-list = Zadania: { $game }
puzzle-about = Pozycje z prawdziwych gier, w których jedna tura jest wyraźnie lepsza od wszystkich innych i nie jest tą, która na pierwszy rzut oka wygląda najlepiej.
puzzle-of-the-day = Zadanie dnia
puzzle-solve = Rozwiąż
puzzle-picture = Plansza zadania
puzzle-solved = rozwiązane
puzzle-why = Rozwiązanie i dlaczego
puzzle-second = Następna w kolejności
puzzle-back = Wróć do zadania
puzzle-all = Wszystkie zadania
puzzle-heading = Zadanie { $number } z { $count }
puzzle-hint = Wpisuj ruchy tury jeden po drugim; `answer` pokazuje rozwiązanie.
puzzle-answer = Rozwiązanie: { $answer }
puzzle-bye = Wróć do niego: `{ $command }`
puzzle-next-one = Następne zadanie: `{ $command }`
# $rating ± $deviation, from $tried puzzles
puzzle-own-rating = Twój ranking w zadaniach: { $rating } ± { $deviation }, liczba zadań: { $tried }. Liczy się tylko pierwsza próba; zajrzenie do rozwiązania też jest próbą.
puzzle-give-up = Pokaż rozwiązanie
puzzle-give-up-tip = Kto zajrzy do rozwiązania przed pierwszą próbą, ten zadania nie rozwiązał.
# A button: the puzzle that fits best what the solver can do
puzzle-next = Następne zadanie dla ciebie
puzzle-all-solved = Wszystkie są już rozwiązane.
puzzle-no-theme = Bez tematu
# $solved, $count: how many of the puzzles with a theme
puzzle-solved-of = rozwiązane: { $solved } z { $count }
