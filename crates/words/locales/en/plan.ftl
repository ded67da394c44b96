## Planned moves: nobody but their owner reads these.

plan-title = Plan ahead
plan-to-table = Back to the table
plan-about = Choose what you will do when you are asked. Until then nobody else can see it. The board shows what may be, if the others do little.
plan-planned = Planned
plan-unfit = From here on your plan does not fit what you see now.
plan-undo-tip = Take the last planned move back
plan-drop = Drop the plan
plan-drop-tip = Take the whole plan back
plan-asked = You are asked now: play your move instead of planning it.
plan-impossible = This cannot be planned: as far as you can see, it will not be possible.
# $move: a move in notation
plan-dropped-impossible = Your plan was dropped: “{ $move }” is not possible now.
plan-dropped-question = Your plan was dropped: you are asked something else than what “{ $move }” was meant for.
plan-dropped-changed = Your plan was dropped: a move was taken back, or a bot has moved for you.
