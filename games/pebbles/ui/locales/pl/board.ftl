pebbles-ask-stake = Postaw jeden lub dwa kamyki.
pebbles-ask-turn = Pociągnij muszlę, pokaż muszlę albo włóż kamyk do puli.
pebbles-ask-end = Zakończ turę.
pebbles-ask-over = Gra jest skończona.
pebbles-board-pot = Pula: { $n }
pebbles-board-held = { $n ->
    [one] 1 kamyk
    [few] { $n } kamyki
   *[other] { $n } kamyków
}
pebbles-board-stake = Postaw { $n }
pebbles-board-draw = Pociągnij muszlę
pebbles-board-show = Pokaż muszlę { $n }
pebbles-board-put = Włóż kamyk do puli
pebbles-board-end = Zakończ turę

lobby-game-pebbles = Kamyki
lobby-pebbles-about = Stawiaj, ciągnij muszle, bierz kamyki: zabawka.
lobby-solo-pebbles = Solo
new-tip-pebbles = Można grać solo.
