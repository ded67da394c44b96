## My games, and the public page of a user.

games-title = My games
games-filter = Which games
games-all = All
games-key = The next game where it is your turn:
games-waiting = Your turn
games-waiting-none = Nobody waits for you.
games-running = Going on
games-running-none = Nothing else goes on.
games-finished-none = No game is over yet.

profile-title = What others see of you
profile-since = Joined
profile-results = Results
profile-results-none = No public game is over yet.
profile-running-none = No public game goes on.
# $games: number of games, $won: how many of them were won
profile-result = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won
