pebbles-event-staked = { $seat } mise { $pebbles ->
    [none] des cailloux en secret.
    [one] { $pebbles } caillou.
   *[other] { $pebbles } cailloux.
}
pebbles-event-revealed = Toutes les mises sont révélées.
pebbles-event-drawn = { $seat } pioche { $shell ->
    [none] un coquillage.
   *[other] le coquillage { $shell }.
}
pebbles-event-shown = { $seat } montre le coquillage { $shell }.
pebbles-event-put = { $seat } met un caillou dans le pot.
pebbles-event-ended = { $seat } termine son tour.

pebbles-refusal-not_now = Ce n’est pas possible maintenant.
pebbles-refusal-unsaid = Non.

pebbles-word-pebbles = cailloux
pebbles-word-shells = coquillages
pebbles-option-length = durée
pebbles-value-short = courte
pebbles-value-long = longue
