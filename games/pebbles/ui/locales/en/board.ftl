pebbles-ask-stake = Stake one or two pebbles.
pebbles-ask-turn = Draw a shell, show one, or put a pebble into the pot.
pebbles-ask-end = End the turn.
pebbles-ask-over = The game is over.
pebbles-board-pot = Pot: { $n }
pebbles-board-held = { $n ->
    [one] 1 pebble
   *[other] { $n } pebbles
}
pebbles-board-stake = Stake { $n }
pebbles-board-draw = Draw a shell
pebbles-board-show = Show the shell { $n }
pebbles-board-put = Put a pebble into the pot
pebbles-board-end = End the turn

lobby-game-pebbles = Pebbles
lobby-pebbles-about = Stake, draw shells, take pebbles: a toy.
lobby-solo-pebbles = Alone
new-tip-pebbles = It can be played alone.
