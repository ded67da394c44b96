pebbles-ask-stake = Поставьте один или два камешка.
pebbles-ask-turn = Возьмите ракушку, покажите ракушку или положите камешек в банк.
pebbles-ask-end = Закончите ход.
pebbles-ask-over = Игра окончена.
pebbles-board-pot = Банк: { $n }
pebbles-board-held = { $n ->
    [one] { $n } камешек
    [few] { $n } камешка
   *[other] { $n } камешков
}
pebbles-board-stake = Поставить { $n }
pebbles-board-draw = Взять ракушку
pebbles-board-show = Показать ракушку { $n }
pebbles-board-put = Положить камешек в банк
pebbles-board-end = Закончить ход

lobby-game-pebbles = Камешки
lobby-pebbles-about = Ставьте, тяните ракушки, берите камешки: игрушка.
lobby-solo-pebbles = В одиночку
new-tip-pebbles = Можно играть в одиночку.
