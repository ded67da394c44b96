## Study boards: games that are over, with variations, comments and drawings.

study-list = Studies
study-about = A study is a game that is over, a position or a new game, with variations, comments and arrows of your own. Nobody else sees it until you share it.
study-list-none = You have no studies yet. Begin one here, or from a finished game, a review or a puzzle.
study-new = A new game to study
study-new-game = Game
study-new-players = Players
study-new-seed = Seed
study-new-go = Begin
study-upload = From a file
study-upload-tip = A study, a record or a position:
study-upload-go = Open
study-is-shared = shared
study-drop = Delete…
study-drop-sure = Delete for good
study-none = There is no such study, or it is not shared.
study-not-yours = This study is somebody else’s; copy it to change it.
study-not-over = A game is studied when it is over for everybody who plays it.
study-too-many = You have as many studies as there is room for; delete one first.
study-not-turn = This seat has nothing to decide here; look through the eyes of the one that does.
study-values-wait = Values that you asked for are still being found; ask again when they are there.
study-puzzle-first = Try the puzzle first.
# $number: of the seat, from 1
study-seat = Seat { $number }
study-this = Study
# $game: its name
study-untitled = Study: { $game }
# $points: names with points
study-over = The game is over: { $points }
study-steps = Steps
study-first = To the start
study-last = To the end of the line
study-draw = Draw
study-draw-tip = Choose a place twice to mark it, or two places for an arrow; again to remove it
study-start = Start
study-commented = has a comment or a drawing
study-moves = Moves
study-variations = Variations
study-comment = Comment
study-comment-keep = Save the comment
study-marks = Drawn on the board
study-mark-remove = Remove
study-cut = Delete from this move on
study-eyes = Seen by
study-eyes-turn = whoever decides
study-eyes-none = a spectator
study-values = Values
study-values-ask = What are the moves worth?
study-values-old = By an earlier yardstick: not to be compared with new values.
study-values-one = There is nothing to compare: one move, or none.
# $points ± $error
study-value = { $points } ± { $error } points
# $points ± $error
study-value-behind = { $points } ± { $error } behind the best
study-whole = The whole study
study-title = Title
study-title-keep = Save the title
study-share = Share by its link
study-unshare = Stop sharing
study-shared = Everybody who has the address of this page can look at this study, and nobody else can change it.
study-copy = Copy to my studies
study-file = Download as a file

## In the terminal.

study-hint = Enter: the next move; “help” shows what else there is.
study-last-here = The line ends here: play a move to go on.
study-node-range = This study has nodes 0 to { $last }.
study-saved = Saved as { $file }.
study-unsaved = What you have changed is not saved. “save” keeps it, “quit” once more leaves without it.
study-help-next = the next move of the line (also Enter)
study-help-back = one move back
study-help-go = to a node, by its number
study-help-line = the moves with their numbers, and where variations branch off
study-help-comment = says something of this node
study-help-mark = marks a place, or draws an arrow to a second one; again removes it
study-help-values = what the moves are worth
study-help-cut = deletes this node and all that follows
study-help-save = writes the study to its file, or to another one
study-help-quit = leaves
