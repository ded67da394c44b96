## The review of a finished game.

# $name: whose game
review-title = Review: { $name }
review-about = By what this seat knew at the time; nothing hidden has a part in it. Numbers with ± are estimates.
review-ask = Review this game
review-waits = The review will begin as soon as nobody else waits for the server.
# $done of $all steps
review-working = The review goes on: { $done } of { $all } steps.
review-impossible = This game cannot be reviewed.
review-unreadable = A review is kept here that this version cannot read.
review-old = Made by an earlier yardstick: not to be compared with newer reviews.
review-anew = Make it anew
review-not-over = A game is reviewed when it is over.
review-not-shared = Whoever held this seat has not shared its review.
review-too-many = Some reviews that you asked for are still being made; ask again when they are done.
# points
review-summary = { $first } points were expected before the first decision, { $last } came of it.
review-luck = Chance
review-lost = Own decisions
review-rest = Others, and what the yardstick did not see
review-not-understood = More than a quarter of it is left unexplained: this game was not understood.
review-costliest = Costliest decisions
review-none = No decision cost more than chance could make it.
# $move: its number; $points ± $error
review-cost = Move { $move }: { $points } ± { $error } points
review-played = Played
review-try = Try again
review-board = The board then
review-answer = What was better
review-better = Better
review-why = What makes the better turn better:
review-then = What was expected to follow
review-depends = What follows depends on what others hold; the rest is only listed.
review-steps = Steps of the best line
review-picture = The board at this step
review-backward = Move back
review-forward = Next move
review-back = Back to the review
review-chance = What chance brought
review-no-chance = Nothing of note.
# $move: its number; $points ± $error; $name made the move $played
review-event = Move { $move }: { $points } ± { $error } points ({ $name }: { $played })
review-turns = All decisions
review-move = Move
review-points = Points expected
review-place = Place expected
review-loss = Lost
review-turn = Turn
review-swing = The points that could be expected, from the first decision to the end
review-swing-tip = Line: points expected. Bars: chance. Dots: what decisions cost.
review-share = Share by its link
review-unshare = Stop sharing
review-shared = Everybody who has the address of this page can see this review.
review-stopped = The review was stopped: this is a part of it.
# a decision that is tried again at a table of its own, against what was played; $points ± $error
review-retry-played-same = Your turn: the same as in the finished game.
review-retry-played-equal = Your turn: about as good as the one in the finished game.
review-retry-played-better = Your turn: { $points } ± { $error } points better than the one in the finished game.
review-retry-played-worse = Your turn: { $points } ± { $error } points worse than the one in the finished game.
# the same, against the best turn that the review found
review-retry-best-same = It is the best turn that the review found.
review-retry-best-equal = It is about as good as the best turn that the review found.
review-retry-best-better = It is { $points } ± { $error } points better than the best turn that the review found.
review-retry-best-worse = The best turn that the review found is { $points } ± { $error } points better still.
# a line of the terminal: $first, $last and the rest are points
review-line = Points: { $first } expected, { $last } in the end: chance { $luck }, own decisions { $lost }, others and what the yardstick did not see { $rest }
