## Games of the day.

daily-title = Games of the day
daily-one = Game of the day
daily-about = Everybody gets the same deal today, and plays it once.
# $level: from 1 to 5
daily-bots = Against a bot of level { $level }
daily-play = Play
# $points: the points · $ahead: the distance to whoever came next, with its sign
daily-won = Won: { $points } points ({ $ahead })
daily-lost = Not won: { $points } points ({ $ahead })
daily-table = This is a game of the day: everybody has the same deal, and you have one try.
daily-day = The day
daily-week = The week
# $days: how many days
daily-week-about = One point for a game that was finished, one for each user behind you, half a point for each with the same result. The best { $days } days of the week count.
daily-ever = All time
daily-points = Points
daily-ahead = Ahead
daily-days = Days
daily-guest = (guest)
daily-unfinished = not finished
daily-nobody = Nobody has played it.
daily-no-days = No day is closed yet.
# $begun: how many have begun · $finished: how many have finished
daily-counts = { $begun ->
    [one] 1 person has begun
   *[other] { $begun } people have begun
}, { $finished } of them finished.
daily-later = It is shown when the day is closed, two hours after midnight UTC; whoever has finished sees the results at once.
daily-day-before = The day before
daily-day-after = The day after
daily-promise = Promises
daily-promise-about = The server makes each seed from its secret key and the date. Its promise stands here from the day before on; when the day is closed the seed itself is shown, and everybody can check that it is the promised one.
daily-commitment = Promise of the seed
daily-seed = Seed
daily-seed-later = It is shown when the day is closed, two hours after midnight UTC.

daily-how = How it goes
daily-rule-once = The day goes from midnight to midnight, UTC. You have one try at each game; it counts for the day on which it was begun, and may be finished until two hours after midnight.
daily-rule-same = Everybody has the same seed, the same seat and the same bots: whoever plays alike meets the same answers and draws.
daily-rule-hidden = Until the day is closed nobody sees your game, and nobody the seed. There are no hints, and moves are taken back only as far as the rules of the table allow.
daily-rule-order = A game that was won comes before one that was not; then the distance to whoever comes next decides. What is not finished in time comes last and has no points.
daily-rule-guests = Guests stand in the list of the day, but have no place and no points for the week: with another browser they would have another try.
daily-rule-unrated = Games of the day change no rating: ratings come from people who sit at one table.

daily-sealed = This is somebody’s game of the day. Others see it when the day is closed.
daily-own-seat = A game of the day is played to its end by whoever began it.
daily-not-closed = This is a game of the day: reviews are made when the day is closed, two hours after midnight UTC.
daily-people-only = Games of the day are for people, not for programs.
