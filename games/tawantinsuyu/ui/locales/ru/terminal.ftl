## Labels of the drawing in the terminal. Headings are written in capitals.

# $n, $most: festivals
tawantinsuyu-terminal-festivals = прошло церемоний: { $n } из { $most }
# $name: who takes the festival tile
tawantinsuyu-terminal-tile-now = сейчас церемония: { $name }
tawantinsuyu-terminal-tile-next = следующая церемония: { $name }
tawantinsuyu-terminal-tile-last = следующая и последняя церемония: { $name }
tawantinsuyu-terminal-tile-free = жетон церемонии свободен
# $name, $letter: name and letter of a player
tawantinsuyu-terminal-turn = ход: { $name } ({ $letter })
tawantinsuyu-terminal-first = первый игрок: { $letter }

## The hill.

tawantinsuyu-terminal-coricancha = Кориканча
# $own, $near, $far: food
tawantinsuyu-terminal-coricancha-legend = по часовой стрелке — вправо, после 5 идёт 1; еда за свой/соседний/другой сектор: { $own }/{ $near }/{ $far }
# $terrace: upper, middle, lower
tawantinsuyu-terminal-terrace = { $terrace } терраса
# $food: an amount of food; $save: food
tawantinsuyu-terminal-descending = { $food }, на { $save } меньше за каждые ступени выше
# One letter for each colour of spaces
tawantinsuyu-terminal-letter-blue = с
tawantinsuyu-terminal-letter-green = з
tawantinsuyu-terminal-nobody = никого
tawantinsuyu-terminal-neighbours = под клеткой: её соседи
tawantinsuyu-terminal-placed = только что поставлен
tawantinsuyu-terminal-own-priest = ваш верховный жрец
tawantinsuyu-terminal-marked = на первой церемонии сюда встанет рабочий

## Around the hill.

# The village
tawantinsuyu-terminal-empty = пусто
# Points at a festival and at the end of the game
tawantinsuyu-terminal-temple-legend = церемония/конец, ресурсы
# Soldiers
tawantinsuyu-terminal-region-legend = ▾ перевернуть, ✕ сбросить
# $passive, $production: buildings
tawantinsuyu-terminal-stacks = в стопках: постоянных { $passive }, производственных { $production }
# $top: a weaving; $n: weavings
tawantinsuyu-terminal-weavings = сверху { $top }, ниже { $n }
tawantinsuyu-terminal-no-weaving = ничего
# $one, $two, $three: corn; the example has the pattern blue
tawantinsuyu-terminal-weavings-legend = 1/2/3 за { $one }/{ $two }/{ $three } кукурузы; { tawantinsuyu-short-gold }<W17 син>{ tawantinsuyu-short-stone }: левый край <номер цвет> правый край
# $tiles: weavings
tawantinsuyu-terminal-laid-out = выложены: { $tiles }
tawantinsuyu-terminal-offer = алтарь
# $n, $most: god cards
tawantinsuyu-terminal-offer-cards = { $n } из { $most }
tawantinsuyu-terminal-offer-deck = сначала самая старая; в колоде { $n }
tawantinsuyu-terminal-statues-legend = маленькие + большие:

## Axomamma's board.

tawantinsuyu-terminal-die = кубик { $n }
# $cards: places and gods; $workers: letters
tawantinsuyu-terminal-tucked = карты божеств по кубику: { $cards }
tawantinsuyu-terminal-ages = рабочие, сначала самый давний: { $workers }
tawantinsuyu-terminal-personality = личность: { $what }
tawantinsuyu-terminal-no-personality = нет
# $gives: what the personality brings, together with the gold of the space marked with a star
tawantinsuyu-terminal-personality-gold = { $gives }, вместе с золотом клетки *
tawantinsuyu-terminal-row-upper = верхний ряд
tawantinsuyu-terminal-row-middle = средний ряд
tawantinsuyu-terminal-row-lower = нижний ряд
tawantinsuyu-terminal-automa-way = её верховный жрец идёт на ближайшую из двух следующих клеток, условие которой выполнено

## Players. The columns are narrow: numbers stand in them.

tawantinsuyu-terminal-column-who = кто
tawantinsuyu-terminal-column-points = { tawantinsuyu-word-vp }
tawantinsuyu-terminal-column-potato = карт.
tawantinsuyu-terminal-column-corn = кук.
tawantinsuyu-terminal-column-stone = { tawantinsuyu-word-stone }
tawantinsuyu-terminal-column-gold = { tawantinsuyu-word-gold }
tawantinsuyu-terminal-column-step = ступень
tawantinsuyu-terminal-column-stairs = { tawantinsuyu-word-stairs }
tawantinsuyu-terminal-column-markers = фишки
tawantinsuyu-terminal-column-workers = { tawantinsuyu-word-workers }
tawantinsuyu-terminal-column-statues = { tawantinsuyu-word-statues }
# $size: small or large; $god: its symbol
tawantinsuyu-terminal-statue = { $size }{"\u00A0"}({ $god })
tawantinsuyu-terminal-army = армия
# $what: buildings or army cards; how many of them
tawantinsuyu-terminal-up = лицом вверх { $what }
tawantinsuyu-terminal-down = лицом вниз { $what }
tawantinsuyu-terminal-in-hand = в руке { $what }
# $cards: army cards; $n: their soldiers
tawantinsuyu-terminal-soldiers = { $cards } ({ $n } { $n ->
    [one] солдат
    [few] солдата
    [many] солдат
   *[other] солдата
})
# $n: god cards; $what: which ones
tawantinsuyu-terminal-unseen = { $n } { $n ->
    [one] неизвестная
    [few] неизвестные
    [many] неизвестных
   *[other] неизвестной
}
tawantinsuyu-terminal-seen = известные { $what }
tawantinsuyu-terminal-laid = выложенные { $what }
tawantinsuyu-terminal-legend = ═ соединение, за которое торговля даёт бонус; имя карты армии говорит, что она даёт и сколько на ней солдат: corn2
# $name: the name of a player
tawantinsuyu-terminal-god-hand = карты божеств: { $name }
# A god card
tawantinsuyu-terminal-kept = оставлена
# $card: an army card; $gives: what it brings when discarded
tawantinsuyu-terminal-army-card = { $card } (или { $gives })
tawantinsuyu-terminal-own-buildings = свои здания
# A building
tawantinsuyu-terminal-face-down = лицом вниз
