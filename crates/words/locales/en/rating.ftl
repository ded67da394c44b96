## Ratings of people.

rating-title = Ratings
rating-place = Place
rating-player = Player
rating-rating = Rating
rating-games = Rated games
rating-none = Nobody has played enough rated games yet.
rating-how = How ratings come about
# $value: the rating · $around: how certain it is, in points
rating-certain = { $value } ± { $around }
rating-provisional = { $value } ± { $around } (provisional)
# $value: the rating after a game · $change: by how much it changed, with its sign
rating-changed = rating { $value } ({ $change })
# $games: number of games
rating-of-games = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
# $least, $most: ratings
rating-graph = Rating between { $least } and { $most }

rating-wanted = Rated: the game counts for everybody’s rating (for users alone)
rating-table = This game is rated.
rating-table-invalid = A rated game needs at least two people, each at a device of their own, chance that nobody chose, and no hints.
rating-users-only = This game is rated: only users sit down here, each on one seat. Log in or become a user first.

# $games: number of games
rating-enough = Whoever has { $games } rated games and a rating that is not provisional any more stands here.
rating-rule-glicko = Ratings are by Glicko-2, one for each game. Everybody begins at 1500. The number after ± says how certain a rating is: the true one lies within it 19 times out of 20. Who stays away becomes less certain again.
rating-rule-several = Among several players each has met every other: whoever came out ahead has won against the ones behind. Such meetings count for less than a game of two.
rating-rule-bots = Bots have fixed ratings, found by letting the levels play each other. They take nothing and change nothing of their own.
rating-rule-left = Whoever leaves a game, or lets a bot make even one move, comes last, behind all who play on. The same goes for whoever’s time is up when the others end the game.
rating-rule-agreed = A game is rated only if it was opened so. It cannot be changed later, and there is no taking back once it is over.
rating-bots = Bots by level

profile-factions = Favourite factions
