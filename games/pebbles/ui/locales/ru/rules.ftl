pebbles-event-staked = { $seat } ставит { $pebbles ->
    [none] камешки втайне.
    [one] { $pebbles } камешек.
    [few] { $pebbles } камешка.
   *[other] { $pebbles } камешков.
}
pebbles-event-revealed = Все ставки открываются.
pebbles-event-drawn = { $seat } тянет { $shell ->
    [none] ракушку.
   *[other] ракушку { $shell }.
}
pebbles-event-shown = { $seat } показывает ракушку { $shell }.
pebbles-event-put = { $seat } кладёт камешек в банк.
pebbles-event-ended = { $seat } заканчивает ход.

pebbles-refusal-not_now = Сейчас это невозможно.
pebbles-refusal-unsaid = Нет.

pebbles-word-pebbles = камешки
pebbles-word-shells = ракушки
pebbles-option-length = длина
pebbles-value-short = короткая
pebbles-value-long = длинная
