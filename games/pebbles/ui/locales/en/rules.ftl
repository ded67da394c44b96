pebbles-event-staked = { $seat } stakes { $pebbles ->
    [none] some pebbles in secret.
    [one] 1 pebble.
   *[other] { $pebbles } pebbles.
}
pebbles-event-revealed = All stakes are turned up.
pebbles-event-drawn = { $seat } draws { $shell ->
    [none] a shell.
   *[other] the shell { $shell }.
}
pebbles-event-shown = { $seat } shows the shell { $shell }.
pebbles-event-put = { $seat } puts a pebble into the pot.
pebbles-event-ended = { $seat } ends the turn.

pebbles-refusal-not_now = This is not possible now.
pebbles-refusal-unsaid = No.

pebbles-word-pebbles = pebbles
pebbles-word-shells = shells
pebbles-option-length = length
pebbles-value-short = short
pebbles-value-long = long
