## Labels of the drawing in the terminal.

# $n: a day; days
tzolkin-terminal-day = day { $n }
tzolkin-terminal-food-today = food day at the end of this round
tzolkin-terminal-food-in = food day in { $n } { $n ->
    [one] day
   *[other] days
}
# $first, $letter: name and letter of the first player; $space: the letter on the first-player space; $corn, $skulls: numbers
tzolkin-terminal-state = first player { $first } ({ $letter }); first-player space { $space }; corn on the calendar { $corn }; skulls in the bank { $skulls }

## Letters of the gears and the temples. Each has one meaning, and they are as short as can be.

tzolkin-terminal-letter-neutral = n
tzolkin-terminal-letter-corn = c
tzolkin-terminal-letter-wood = w
tzolkin-terminal-letter-stone = s
tzolkin-terminal-letter-gold = g
tzolkin-terminal-letter-skull = k
tzolkin-terminal-letter-resource = r
tzolkin-terminal-legend = { tzolkin-terminal-letter-neutral } neutral; { tzolkin-terminal-letter-corn } corn, { tzolkin-terminal-letter-wood } wood, { tzolkin-terminal-letter-stone } stone, { tzolkin-terminal-letter-gold } gold, { tzolkin-terminal-letter-skull } skull, { tzolkin-terminal-letter-resource } any resource, ↑ temple step, b building, M monument
tzolkin-terminal-legend-examples = 5{ tzolkin-terminal-letter-corn }×1+2: corn tiles for 5 corn, 1 open and 2 under wood; 8Ku+{ tzolkin-terminal-letter-resource }: 8 points, { tzolkin-word-kukulcan }, a resource

## Actions on the spaces of the gears: six letters or fewer.

tzolkin-terminal-any = any
tzolkin-terminal-learn = tech
tzolkin-terminal-learn-two = tech×2
tzolkin-terminal-build = build
# Two buildings or a monument; a building paid with corn
tzolkin-terminal-build-two = b×2/M
tzolkin-terminal-build-corn = b/corn
tzolkin-terminal-trade = trade
tzolkin-terminal-worker = worker
# In the place of an action that has been taken by a skull
tzolkin-terminal-skull = skull

## Temples, buildings, monuments. Headings are written in capitals.

tzolkin-terminal-temples = { tzolkin-board-told-temples }
# $first, $second: points for the highest at the end of each age
tzolkin-terminal-leader = leader { $first }/{ $second }
tzolkin-terminal-buildings = { tzolkin-board-buildings }
# $age: 1 or 2; $n: tiles
tzolkin-terminal-stack = age { $age }, { $n } more in the stack
tzolkin-terminal-monuments = { tzolkin-board-monuments }
tzolkin-terminal-colour-green = green
tzolkin-terminal-colour-grey = grey
tzolkin-terminal-colour-blue = blue
tzolkin-terminal-colour-yellow = yellow
# $n: points for each; $colour: green, grey, blue or yellow; $table: points by number, as 6/12/18
tzolkin-terminal-scores-colour = { $n } per own { $colour } tile
tzolkin-terminal-scores-tiles = { $n } per own building and monument
tzolkin-terminal-scores-monuments = { $table } (2/3/4 players) per monument built by anybody
tzolkin-terminal-scores-corn_tiles = { $n } per corn tile
tzolkin-terminal-scores-wood_tiles = { $n } per wood tile
tzolkin-terminal-scores-workers = for 4/5/6 workers in play: { $table }
tzolkin-terminal-scores-levels = { $n } per technology level
tzolkin-terminal-scores-full_tracks = for 1/2/3 technologies at level 3: { $table }
tzolkin-terminal-scores-best_temple = { $n } per step above the start in the best temple
tzolkin-terminal-scores-temple_points = score your temple points again
tzolkin-terminal-scores-skulls = { $n } per skull on Chichen Itza

## Players.

tzolkin-terminal-column-seat = seat
tzolkin-terminal-column-name = name
tzolkin-terminal-column-points = points
tzolkin-terminal-column-corn = corn
tzolkin-terminal-column-wood = wood
tzolkin-terminal-column-stone = stone
tzolkin-terminal-column-gold = gold
tzolkin-terminal-column-skulls = skulls
tzolkin-terminal-column-workers = workers
tzolkin-terminal-column-board = board
tzolkin-terminal-column-agriculture = Agr
tzolkin-terminal-column-extraction = Ext
tzolkin-terminal-column-construction = Con
tzolkin-terminal-column-theology = The
# Corn tiles and wood tiles held
tzolkin-terminal-column-tiles = tiles { tzolkin-terminal-letter-corn }/{ tzolkin-terminal-letter-wood }
tzolkin-terminal-column-food = food day
# $free, $n: workers
tzolkin-terminal-free = { $free } free of { $n }
# Which side of the player's board is up
tzolkin-terminal-light = light
tzolkin-terminal-dark = dark
# $n: corn for the workers on the next food day
tzolkin-terminal-needs = needs { $n }
# $tiles: buildings and monuments
tzolkin-terminal-built = built: { $tiles }
# $name: the name of a player
tzolkin-terminal-wealth = WEALTH TILES OF { $name }
