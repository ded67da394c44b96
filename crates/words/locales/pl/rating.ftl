## Rankingi graczy.

rating-title = Ranking
rating-place = Miejsce
rating-player = Gracz
rating-rating = Ranking
rating-games = Gry rankingowe
rating-none = Nikt jeszcze nie rozegrał dość gier rankingowych.
rating-how = Skąd się bierze ranking
# $value: the rating · $around: how certain it is, in points
rating-certain = { $value } ± { $around }
rating-provisional = { $value } ± { $around } (tymczasowy)
# $value: the rating after a game · $change: by how much it changed, with its sign
rating-changed = ranking { $value } ({ $change })
# $games: number of games
rating-of-games = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
# $least, $most: ratings
rating-graph = Ranking od { $least } do { $most }

rating-wanted = Gra rankingowa: liczy się do rankingu wszystkich (tylko dla użytkowników)
rating-table = To gra rankingowa.
rating-table-invalid = Gra rankingowa wymaga co najmniej dwóch osób, każdej przy własnym urządzeniu, losu, którego nikt nie wybrał, i gry bez podpowiedzi.
rating-users-only = To gra rankingowa: siadają do niej tylko użytkownicy, każdy na jednym miejscu. Najpierw się zaloguj albo zostań użytkownikiem.

# $games: number of games
rating-enough = Na liście jest każdy, kto ma za sobą { $games } gier rankingowych i czyj ranking nie jest już tymczasowy.
rating-rule-glicko = Ranking liczony jest metodą Glicko-2, osobno dla każdej gry. Wszyscy zaczynają od 1500. Liczba po ± mówi, jak pewny jest ranking: prawdziwy mieści się w tych granicach w 19 przypadkach na 20. Kto długo nie gra, tego ranking staje się mniej pewny.
rating-rule-several = Przy kilku graczach każdy spotkał się z każdym: kto skończył wyżej, ten wygrał z tymi za sobą. Takie spotkania ważą mniej niż gra we dwoje.
rating-rule-bots = Boty mają stałe rankingi, ustalone w pojedynkach między poziomami. Gra niczego w nich nie zmienia.
rating-rule-left = Kto opuści grę albo pozwoli botowi wykonać choć jeden ruch, jest ostatni, za wszystkimi, którzy grali do końca. Tak samo ten, komu skończył się czas, gdy pozostali zakończyli grę.
rating-rule-agreed = Gra jest rankingowa tylko wtedy, gdy tak ją otwarto. Nie da się tego później zmienić, a po zakończeniu nie można już cofać ruchów.
rating-bots = Boty według poziomu

profile-factions = Ulubione frakcje
