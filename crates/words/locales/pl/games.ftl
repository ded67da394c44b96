## My games, and the public page of a user.

games-title = Moje gry
games-filter = Które gry
games-all = Wszystkie
games-key = Następna gra, w której jest Twoja kolej:
games-waiting = Twoja kolej
games-waiting-none = Nikt na Ciebie nie czeka.
games-running = W toku
games-running-none = Nic więcej się nie toczy.
games-finished-none = Żadna gra się jeszcze nie skończyła.

profile-title = Co widzą o Tobie inni
profile-since = Konto założono:
profile-results = Wyniki
profile-results-none = Żadna publiczna gra się jeszcze nie skończyła.
profile-running-none = Żadna publiczna gra się nie toczy.
# $games: number of games, $won: how many of them were won
profile-result = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}, wygrane: { $won }
