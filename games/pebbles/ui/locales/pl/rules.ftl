pebbles-event-staked = { $seat } stawia { $pebbles ->
    [none] kamyki w tajemnicy.
    [one] 1 kamyk.
    [few] { $pebbles } kamyki.
   *[other] { $pebbles } kamyków.
}
pebbles-event-revealed = Wszystkie stawki zostają odkryte.
pebbles-event-drawn = { $seat } ciągnie { $shell ->
    [none] muszlę.
   *[other] muszlę { $shell }.
}
pebbles-event-shown = { $seat } pokazuje muszlę { $shell }.
pebbles-event-put = { $seat } wkłada kamyk do puli.
pebbles-event-ended = { $seat } kończy turę.

pebbles-refusal-not_now = Teraz nie można tego zrobić.
pebbles-refusal-unsaid = Nie.

pebbles-word-pebbles = kamyki
pebbles-word-shells = muszle
pebbles-option-length = długość
pebbles-value-short = krótka
pebbles-value-long = długa
