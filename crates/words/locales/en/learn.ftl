## Lessons in the browser.

# $game: the name of the game
learn-heading = Learn { $game }
learn-about = Each lesson is a position and a few moves that you play yourself. Whatever you try gets an answer, and every lesson waits for you where you stopped.
learn-begin = Begin with the first lesson
learn-resume = Go on learning
learn-at-once = Play at once
learn-new = New to this game?
# $lessons: how many; $minutes: how long they take
learn-invitation = { $lessons ->
    [one] { $lessons } lesson
   *[other] { $lessons } lessons
}, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# $done of $lessons were done
learn-learnt = Lessons: { $done } of { $lessons } done
learn-go-on = Go on
learn-try = Try it
learn-next = Next lesson
learn-to-game = A game against a bot
learn-all = All lessons
learn-picture = The board at this point of the lesson
learn-back = Back
learn-back-tip = One step back
learn-again = Again
learn-again-tip = This lesson from the beginning
