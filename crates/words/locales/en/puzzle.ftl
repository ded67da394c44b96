## Puzzles.

puzzle-title = Puzzle
puzzle-ask = Find the best turn. Play it on the board: any order that leads to the same position will do.
puzzle-closing = Right. No other turn is as good.
puzzle-missed = Another turn is better. Look again: the position is as it was.
puzzle-list = Puzzles: { $game }
puzzle-about = Positions from real games in which one turn is clearly better than all others, and is not the one that looks best at first sight.
puzzle-of-the-day = Puzzle of the day
puzzle-solve = Solve it
puzzle-picture = The board of the puzzle
puzzle-solved = solved
puzzle-why = The answer, and why
puzzle-second = Next best
puzzle-back = Back to the puzzle
puzzle-all = All puzzles
puzzle-heading = Puzzle { $number } of { $count }
puzzle-hint = Type the moves of the turn one by one; `answer` shows the answer.
puzzle-answer = The answer: { $answer }
puzzle-bye = Come back to it: `{ $command }`
puzzle-next-one = Next puzzle: `{ $command }`
# $rating ± $deviation, from $tried puzzles
puzzle-own-rating = Your rating as a solver: { $rating } ± { $deviation }, from { $tried ->
    [one] 1 puzzle
   *[other] { $tried } puzzles
}. Only the first attempt at a puzzle counts; looking at the answer is an attempt.
puzzle-give-up = Show the answer
puzzle-give-up-tip = Whoever looks at the answer before trying has missed the puzzle.
# A button: the puzzle that fits best what the solver can do
puzzle-next = Next puzzle for you
puzzle-all-solved = You have solved all of them.
puzzle-no-theme = Without a theme
# $solved, $count: how many of the puzzles with a theme
puzzle-solved-of = { $solved } of { $count } solved
