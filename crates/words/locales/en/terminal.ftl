## Playing and replaying in the terminal. Words in backticks are typed as they stand, in every language.

play-welcome = Type `help` for what can be typed; Tab completes.
play-help-head = Type the number of a move, or the move itself; names may be shortened, and cards have names as well as ids.
play-help-moves = the legal moves again
play-help-begin = those that begin so
play-help-board = the whole board
play-help-hint = a nudge; hint turn: the whole turn; hint why: the reasons
play-help-undo = take the last move back
play-help-why = why a move is not possible
play-help-score = the points by source
play-help-log = what has happened
play-help-save = save the game
play-help-resume = go on with a saved game
play-help-help = this text
play-help-quit = leave
play-help-foot = A turn is made of small moves. Until it is over `undo` takes moves back, unless something was revealed.
# What stands for what is to be typed
play-word-move = MOVE
play-word-file = FILE
# Those who have no name of their own: what they are, and of bots, in brackets, how they play
play-name-human = Player
play-name-bot = Bot
play-name-program = Program
play-name-net = Net
play-name-random = random
play-name-greedy = greedy
play-name-search = search
# $name: who sits down
play-curtain = { $name }, press Enter when only you look at the screen.
# $why: a sentence; $rule: the number of the rule
play-refused = Not possible: { $why } ({ $rule })
# $why: a sentence
play-not-understood = { $why } Type `help` or `moves`.
play-unsaved = The game is not saved. `save FILE` saves it; `quit` again leaves without saving.
play-bye = Good-bye.
play-bye-unsaved = Good-bye; the game was not saved.
# $command: what to type to go on
play-bye-saved = Good-bye. Go on with: { $command }
play-why-which = Which move? In words or by its number: `why 3`.
# $move: its words
play-possible = This is possible: `{ $move }`.
# $number: what was typed; $count: how many there are
play-no-number = There is no number { $number } in the list; it goes from 1 to { $count }.
# $move: its words
play-taken-back = Taken back: { $move }
play-save-where = Where? `save game.khipu`
# $command: what to type to go on
play-saved = Saved. Go on with: { $command }
# $file: its name
play-save-other = { $file } holds another game, or more of this one; nothing was written. Choose another name.
play-resume-which = Which one? `resume game.khipu`
# $file: its name
play-resumed = Going on with { $file }.
# $there and $here: numbers of seats
play-seats-differ = That game has { $there } seats and this one { $here }; start it with --resume.
# Before what a move brings, where it is paid by a later choice. $price: goods, or soldiers
play-price = cost: { $price }
play-several = Several moves fit:
# $n: how many moves begin so
play-step = { $n } moves
# $n: how many are not shown
play-more = … and { $n } more; `moves` with the first words shows them.
play-board = `board` shows the board.
play-page = Enter for more, q to stop
play-thinking = Thinking …
# $move: the first move of the best turn
play-hint-nudge = Look at: { $move }
# $moves: a list
play-hint-turn = The best turn found: { $moves }
# $moves: a list; $points: a number; $error: its error
play-hint-ahead = Against { $moves }: { $points } ± { $error } points better
# $moves: a list
play-hint-chances = Against { $moves }: about as many points, but better chances to win
# $moves: a list
play-hint-equal = About as good: { $moves } (the results differ by no more than chance)
play-hint-all-equal = All moves that were compared are worth the same within the error.
play-hint-only = There is only one move: { $move }
# The reason lies in none of the things that are counted
play-hint-follows = by what may follow
play-bot-lost = A bot does not know what to do; please report this game.
play-program-resigned = { $name } gave up, and a bot plays on: { $fault }.
score-all = all
# $name: who
score-wins = { $name } wins.
score-nobody = Nobody wins.
# $names: a list
score-shared = { $names } share the win.
# $step, $steps: moves played, and all of them
replay-after = After move { $step } of { $steps }.
replay-prompt = Enter: next move, b: back, a number: jump, q: leave >
replay-last = That was the last move.
# $steps: how many moves
replay-number = Type a number from 0 to { $steps }.

## Lessons in the terminal
# $number, $count: which lesson, and how many; $title: its title
learn-title = Lesson { $number } of { $count }: { $title }
learn-resumed = You go on where you stopped; `again` begins anew.
learn-name-learner = Learner
learn-name-opponent = Opponent
learn-hint-read = Enter goes on; `help` lists what can be typed.
learn-hint-play = Type the move or its number. `moves` lists all others.
learn-hint-try = Try it: type the move or its number. It will be refused.
learn-hint-guess = What do you think? Type its number.
learn-guess-right = Right.
# $answer: a sentence
learn-guess-wrong = Not quite. The answer: { $answer }
learn-off-topic = Legal, but not what this lesson is about. Nothing was changed.
# $command: what to type
learn-next-lesson = Next lesson: `{ $command }`
# $command: what to type
learn-play = A game against a bot: `{ $command }`
# $command: what to type
learn-bye = Good-bye. Go on with: { $command }
learn-state-done = done
learn-state-begun = begun
learn-help-back = one step back
learn-help-again = this lesson from the beginning
learn-help-quit = leave; the lesson waits for you
