## Labels of the drawing in the terminal.

# $n: a day; days
tzolkin-terminal-day = день { $n }
tzolkin-terminal-food-today = день кормления в конце этого раунда
tzolkin-terminal-food-in = день кормления через { $n } { $n ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
}
# $first, $letter: name and letter of the first player; $space: the letter on the first-player space; $corn, $skulls: numbers
tzolkin-terminal-state = первый игрок: { $first } ({ $letter }); поле первого игрока: { $space }; кукуруза на календаре: { $corn }; черепа в банке: { $skulls }

## Letters of the gears and the temples. Each has one meaning, and they are as short as can be.

tzolkin-terminal-letter-neutral = н
tzolkin-terminal-letter-corn = к
tzolkin-terminal-letter-wood = д
tzolkin-terminal-letter-stone = м
tzolkin-terminal-letter-gold = з
tzolkin-terminal-letter-skull = ч
tzolkin-terminal-letter-resource = р
tzolkin-terminal-legend = { tzolkin-terminal-letter-neutral } нейтральный; { tzolkin-terminal-letter-corn } кукуруза, { tzolkin-terminal-letter-wood } дерево, { tzolkin-terminal-letter-stone } камень, { tzolkin-terminal-letter-gold } золото, { tzolkin-terminal-letter-skull } череп, { tzolkin-terminal-letter-resource } любой ресурс, ↑ ступень храма, зд здание, М монумент
tzolkin-terminal-legend-examples = 5{ tzolkin-terminal-letter-corn }×1+2: жетоны кукурузы по 5, 1 открытый и 2 под деревом; 8Ку+{ tzolkin-terminal-letter-resource }: 8 очков, { tzolkin-word-kukulcan }, ресурс

## Actions on the spaces of the gears: six letters or fewer.

tzolkin-terminal-any = люб.
tzolkin-terminal-learn = техн.
tzolkin-terminal-learn-two = техн×2
tzolkin-terminal-build = здание
# Two buildings or a monument; a building paid with corn
tzolkin-terminal-build-two = зд×2/М
tzolkin-terminal-build-corn = зд/кук
tzolkin-terminal-trade = рынок
tzolkin-terminal-worker = рабоч.
# In the place of an action that has been taken by a skull
tzolkin-terminal-skull = череп

## Temples, buildings, monuments. Headings are written in capitals.

tzolkin-terminal-temples = { tzolkin-board-told-temples }
# $first, $second: points for the highest at the end of each age
tzolkin-terminal-leader = лидер { $first }/{ $second }
tzolkin-terminal-buildings = { tzolkin-board-buildings }
# $age: 1 or 2; $n: tiles
tzolkin-terminal-stack = эпоха { $age }, в стопке ещё { $n }
tzolkin-terminal-monuments = { tzolkin-board-monuments }
tzolkin-terminal-colour-green = зелёный
tzolkin-terminal-colour-grey = серый
tzolkin-terminal-colour-blue = синий
tzolkin-terminal-colour-yellow = жёлтый
# $n: points for each; $colour: green, grey, blue or yellow; $table: points by number, as 6/12/18
tzolkin-terminal-scores-colour = { $n } за каждую свою { $colour ->
    [green] зелёную
    [grey] серую
    [blue] синюю
   *[yellow] жёлтую
} постройку
tzolkin-terminal-scores-tiles = { $n } за каждое своё здание и каждый свой монумент
tzolkin-terminal-scores-monuments = { $table } (2/3/4 игрока) за каждый построенный монумент, чей бы он ни был
tzolkin-terminal-scores-corn_tiles = { $n } за каждый жетон кукурузы
tzolkin-terminal-scores-wood_tiles = { $n } за каждый жетон дерева
tzolkin-terminal-scores-workers = за 4/5/6 рабочих в игре: { $table }
tzolkin-terminal-scores-levels = { $n } за каждый уровень технологий
tzolkin-terminal-scores-full_tracks = за 1/2/3 технологии на уровне 3: { $table }
tzolkin-terminal-scores-best_temple = { $n } за каждую ступень выше начала в лучшем храме
tzolkin-terminal-scores-temple_points = ещё раз очки за свои ступени в храмах
tzolkin-terminal-scores-skulls = { $n } за каждый череп на шестерне Чичен-Ица

## Players.

tzolkin-terminal-column-seat = игрок
tzolkin-terminal-column-name = имя
tzolkin-terminal-column-points = очки
tzolkin-terminal-column-corn = кук.
tzolkin-terminal-column-wood = дерево
tzolkin-terminal-column-stone = камень
tzolkin-terminal-column-gold = золото
tzolkin-terminal-column-skulls = черепа
tzolkin-terminal-column-workers = свободно
tzolkin-terminal-column-board = планшет
tzolkin-terminal-column-agriculture = Зем
tzolkin-terminal-column-extraction = Доб
tzolkin-terminal-column-construction = Стр
tzolkin-terminal-column-theology = Тео
# Corn tiles and wood tiles held
tzolkin-terminal-column-tiles = жетоны { tzolkin-terminal-letter-corn }/{ tzolkin-terminal-letter-wood }
tzolkin-terminal-column-food = кормление
# $free, $n: workers
tzolkin-terminal-free = { $free } из { $n } { $n ->
    [one] рабочего
   *[other] рабочих
}
# Which side of the player's board is up
tzolkin-terminal-light = светлый
tzolkin-terminal-dark = тёмный
# $n: corn for the workers on the next food day
tzolkin-terminal-needs = нужно { $n }
# $tiles: buildings and monuments
tzolkin-terminal-built = построено: { $tiles }
# $name: the name of a player
tzolkin-terminal-wealth = ЖЕТОНЫ НАЧАЛЬНОГО БОГАТСТВА: { $name }
