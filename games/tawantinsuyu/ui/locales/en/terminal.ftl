## Labels of the drawing in the terminal. Headings are written in capitals.

# $n, $most: festivals
tawantinsuyu-terminal-festivals = festivals held: { $n } of { $most }
# $name: who takes the festival tile
tawantinsuyu-terminal-tile-now = { $name } holds one now
tawantinsuyu-terminal-tile-next = { $name } holds one next turn
tawantinsuyu-terminal-tile-last = { $name } holds the last one next turn
tawantinsuyu-terminal-tile-free = the tile is free
# $name, $letter: name and letter of a player
tawantinsuyu-terminal-turn = turn: { $name } ({ $letter })
tawantinsuyu-terminal-first = first player: { $letter }

## The hill.

tawantinsuyu-terminal-coricancha = Coricancha
# $own, $near, $far: food
tawantinsuyu-terminal-coricancha-legend = clockwise is to the right, 1 follows 5; food for the own, an adjacent, another section: { $own }/{ $near }/{ $far }
# $terrace: upper, middle, lower
tawantinsuyu-terminal-terrace = { $terrace } terrace
# $food: an amount of food; $save: food
tawantinsuyu-terminal-descending = { $food }, { $save } less for each stairs above
# One letter for each colour of spaces
tawantinsuyu-terminal-letter-blue = b
tawantinsuyu-terminal-letter-green = g
tawantinsuyu-terminal-nobody = nobody
tawantinsuyu-terminal-neighbours = below a space: its neighbours
tawantinsuyu-terminal-placed = just placed
tawantinsuyu-terminal-own-priest = your High Priest
tawantinsuyu-terminal-marked = gets a worker at the first festival

## Around the hill.

# The village
tawantinsuyu-terminal-empty = empty
# Points at a festival and at the end of the game
tawantinsuyu-terminal-temple-legend = festival/end, goods
# Soldiers
tawantinsuyu-terminal-region-legend = ▾ turn down, ✕ discard
# $passive, $production: buildings
tawantinsuyu-terminal-stacks = in the stacks: { $passive } passive, { $production } production
# $top: a weaving; $n: weavings
tawantinsuyu-terminal-weavings = top { $top }, { $n } below
tawantinsuyu-terminal-no-weaving = none
# $one, $two, $three: corn; the example has the pattern blue
tawantinsuyu-terminal-weavings-legend = 1/2/3 for { $one }/{ $two }/{ $three } corn; { tawantinsuyu-short-gold }<W17 blu>{ tawantinsuyu-short-stone }: left edge <id pattern> right edge
# $tiles: weavings
tawantinsuyu-terminal-laid-out = laid out: { $tiles }
tawantinsuyu-terminal-offer = god offer
# $n, $most: god cards
tawantinsuyu-terminal-offer-cards = { $n } of { $most }
tawantinsuyu-terminal-offer-deck = the oldest first; { $n } in the deck
tawantinsuyu-terminal-statues-legend = small + large:

## Axomamma's board.

tawantinsuyu-terminal-die = die { $n }
# $cards: places and gods; $workers: letters
tawantinsuyu-terminal-tucked = god cards by the die: { $cards }
tawantinsuyu-terminal-ages = workers, the oldest first: { $workers }
tawantinsuyu-terminal-personality = personality: { $what }
tawantinsuyu-terminal-no-personality = none
# $gives: what the personality brings, together with the gold of the space marked with a star
tawantinsuyu-terminal-personality-gold = { $gives }, with the gold of *
tawantinsuyu-terminal-row-upper = upper row
tawantinsuyu-terminal-row-middle = middle row
tawantinsuyu-terminal-row-lower = lower row
tawantinsuyu-terminal-automa-way = its High Priest goes to the nearer of the next two spaces whose condition holds

## Players. The columns are narrow: numbers stand in them.

tawantinsuyu-terminal-column-who = who
tawantinsuyu-terminal-column-points = { tawantinsuyu-word-vp }
tawantinsuyu-terminal-column-potato = { tawantinsuyu-word-potato }
tawantinsuyu-terminal-column-corn = { tawantinsuyu-word-corn }
tawantinsuyu-terminal-column-stone = { tawantinsuyu-word-stone }
tawantinsuyu-terminal-column-gold = { tawantinsuyu-word-gold }
tawantinsuyu-terminal-column-step = step
tawantinsuyu-terminal-column-stairs = { tawantinsuyu-word-stairs }
tawantinsuyu-terminal-column-markers = markers
tawantinsuyu-terminal-column-workers = { tawantinsuyu-word-workers }
tawantinsuyu-terminal-column-statues = { tawantinsuyu-word-statues }
# $size: small or large; $god: its symbol
tawantinsuyu-terminal-statue = { $size } { $god }
tawantinsuyu-terminal-army = army
# $what: buildings or army cards; how many of them
tawantinsuyu-terminal-up = up { $what }
tawantinsuyu-terminal-down = down { $what }
tawantinsuyu-terminal-in-hand = in hand { $what }
# $cards: army cards; $n: their soldiers
tawantinsuyu-terminal-soldiers = { $cards } ({ $n } { $n ->
    [one] soldier
   *[other] soldiers
})
# $n: god cards; $what: which ones
tawantinsuyu-terminal-unseen = { $n } unseen
tawantinsuyu-terminal-seen = seen { $what }
tawantinsuyu-terminal-laid = laid out { $what }
tawantinsuyu-terminal-legend = ═ is a matching joint, which a Merchant pays; an army card says what it gives and its soldiers: corn2
# $name: the name of a player
tawantinsuyu-terminal-god-hand = god cards of { $name }
# A god card
tawantinsuyu-terminal-kept = kept
# $card: an army card; $gives: what it brings when discarded
tawantinsuyu-terminal-army-card = { $card } (or { $gives })
tawantinsuyu-terminal-own-buildings = own buildings
# A building
tawantinsuyu-terminal-face-down = face down
