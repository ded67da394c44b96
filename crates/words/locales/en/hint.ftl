## Hints while playing.

hint-ask = Hint
hint-nudge = Look at what glows.
# $place: what can be chosen there
hint-nudge-at = Look here: { $place }
hint-show = Show the whole turn
hint-explain = Why?
hint-turn = The best turn that was found:
# $points, $error: how much better than the next best
hint-ahead = Better than the next best turn by { $points } ± { $error } points:
hint-follows = mostly by what may follow
hint-not-here = There are no hints at this table.
hint-not-now = Hints are for your own turn.
hint-allow = Everybody at the table may ask for hints
hint-allowed = At this table everybody may ask for hints.
