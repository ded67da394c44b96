## Подсказки во время игры.

hint-ask = Подсказка
hint-nudge = Посмотрите на то, что светится.
# $place: what can be chosen there
hint-nudge-at = Посмотрите сюда: { $place }
hint-show = Показать весь ход
hint-explain = Почему?
hint-turn = Лучший найденный ход:
# $points, $error: how much better than the next best
hint-ahead = Лучше следующего хода на { $points } ± { $error } очка:
hint-follows = в основном благодаря тому, что может последовать
hint-not-here = За этим столом подсказок нет.
hint-not-now = Подсказки даются в ваш собственный ход.
hint-allow = Все за столом могут просить подсказки
hint-allowed = За этим столом все могут просить подсказки.
