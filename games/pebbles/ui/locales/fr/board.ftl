pebbles-ask-stake = Misez un ou deux cailloux.
pebbles-ask-turn = Piochez un coquillage, montrez-en un ou mettez un caillou dans le pot.
pebbles-ask-end = Terminez votre tour.
pebbles-ask-over = La partie est finie.
pebbles-board-pot = Pot : { $n }
pebbles-board-held = { $n ->
    [one] { $n } caillou
   *[other] { $n } cailloux
}
pebbles-board-stake = Miser { $n }
pebbles-board-draw = Piocher un coquillage
pebbles-board-show = Montrer le coquillage { $n }
pebbles-board-put = Mettre un caillou dans le pot
pebbles-board-end = Terminer son tour

lobby-game-pebbles = Cailloux
lobby-pebbles-about = Misez, piochez des coquillages, prenez des cailloux : un jouet.
lobby-solo-pebbles = En solo
new-tip-pebbles = Se joue aussi en solo.
