### Tzolk'in at the table: the board, its tips and its buttons. Rule numbers are shown beside the tips.

## Names and headings on the board. They are short: there is little room.

tzolkin-board-gears = Gears
# Where the gears are shown as racks: unfolds a picture of the wheels
tzolkin-board-wheels = Look at the wheels
tzolkin-board-placing = Placing
tzolkin-board-food-days = Food days
tzolkin-board-jungle = Jungle
tzolkin-board-market = Market
tzolkin-board-buy = buy
tzolkin-board-sell = sell
tzolkin-board-buildings = Buildings
tzolkin-board-monuments = Monuments
# Beside the heading of the monuments: no other comes
tzolkin-board-no-more = for the whole game
# $n: the number of the day, from 0
tzolkin-board-day = Day { $n }
# In the place of the day, when the game has ended
tzolkin-board-over = The game is over
# $n: days; shown below the number in large figures and in the players' strips
tzolkin-board-days-to-food = { $n ->
    [0] food day today
    [one] { $n } day to food
   *[other] { $n } days to food
}
tzolkin-board-gods-goods = the gods give goods
tzolkin-board-gods-points = the gods give points
tzolkin-board-gods-none = no food day left
# $n: corn that the player's workers eat on the next food day
tzolkin-board-needs = { $n ->
    [0] needs no corn
   *[other] needs { $n } corn
}
# $n: building tiles that have not been laid out yet. Very short: it stands beside the heading of the buildings
tzolkin-board-stack-1 = age 1, { $n } more
tzolkin-board-stack-2 = age 2, { $n } more

## Names of symbols, for those who cannot see them.

tzolkin-board-name-corn = corn
tzolkin-board-name-wood = wood
tzolkin-board-name-stone = stone
tzolkin-board-name-gold = gold
tzolkin-board-name-skull = skulls
tzolkin-board-name-worker = free workers of all
tzolkin-board-name-point = points
tzolkin-board-name-corntile = corn tiles
tzolkin-board-name-woodtile = wood tiles

## Players.

tzolkin-board-first-player = first player
tzolkin-board-built = Buildings and monuments
tzolkin-board-nothing-built = nothing built yet
tzolkin-board-kept = Starting wealth
tzolkin-board-keep-two = Keep two of these four tiles.
tzolkin-board-sources = Points
tzolkin-board-light = light side up: may turn the calendar by two days
tzolkin-board-dark = dark side up
# $n: workers that each player owns
tzolkin-board-home-tip = Free workers stand here. A circle is a worker on the board, a dot one of the { $n } that has not joined yet.

## Gears and spaces. $gear: the name of the gear.

tzolkin-board-free = free
# $n: corn that the next worker costs on this space
tzolkin-board-free-for = { $n ->
    [0] free, costs no corn
   *[other] free, costs { $n } corn
}
tzolkin-board-neutral = neutral worker
tzolkin-board-gear = { $gear }
tzolkin-board-gear-tip = Place a worker on the lowest free space of { $gear }. The number inside is what the next worker costs here in this turn.
# $space: the number of the space
tzolkin-board-space = { $gear }, space { $space }
tzolkin-board-space-0-tip = The first space of { $gear }: placing here is free, and there is no action yet.
# $any: true on the topmost spaces; $last: the last numbered space
tzolkin-board-space-tip = { $any ->
    [true] Placing here costs { $space } corn. A worker picked up here takes any action of { $gear }. The last space is { $last }: one day more, and the worker is pushed off.
   *[other] Placing here costs { $space } corn. A worker picked up here takes action { $space }, or a lower one for 1 corn a step.
}
tzolkin-board-act = { $gear }, action { $space }
tzolkin-board-act-any = Any action of { $gear }, with no corn for stepping down.
# $n, $corn, $wood: amounts
tzolkin-board-act-fishing = Fishing: { $n } corn.
tzolkin-board-act-harvest = Take a corn tile of this group: { $corn } corn.
tzolkin-board-act-jungle = Take an open corn tile for { $corn } corn, or a wood tile for { $wood } wood; or burn the wood for the corn and anger a god.
# $goods: a list of goods
tzolkin-board-act-gain = Gain { $goods }.
tzolkin-board-act-learn = Advance one technology, paying resources.
tzolkin-board-act-learn-two = Advance one or two technology levels, paying resources for each.
tzolkin-board-act-build = Build one building.
tzolkin-board-act-build-two = Build one or two buildings, or one monument.
tzolkin-board-act-two-temples = Pay { $n } { $n ->
    [one] resource
   *[other] resources
} of any kind and step up in two different temples.
tzolkin-board-act-temple = Pay { $n } corn and step up in one temple.
tzolkin-board-act-trade = Buy and sell at the market, as often as you like.
tzolkin-board-act-worker = { $n ->
    [one] One more worker joins you.
   *[other] { $n } more workers join you.
}
tzolkin-board-act-build-corn = Build one building, paying { $n } corn for each resource of its cost.
tzolkin-board-act-small-gear = Pay { $n } corn and take any action of Palenque, Yaxchilan, Tikal or Uxmal.
# $points: points; $temple: the name of a temple; $n: resources of choice
tzolkin-board-act-shrine = Lay a skull here: { $points } { $points ->
    [one] point
   *[other] points
} and a step up in the temple of { $temple }{ $n ->
    [0] .
    [one] , and a resource of choice.
   *[other] , and { $n } resources of choice.
}

## First player, calendar, food days.

tzolkin-board-first = First-player space
tzolkin-board-first-tip = A worker here takes the corn from the calendar’s teeth at the end of the turn, and the first-player marker at the end of the round; its player may turn the calendar by two days.
# $n: corn on the teeth of the calendar
tzolkin-board-corn-lies = { $n ->
    [0] no corn on the calendar
   *[other] { $n } corn on the calendar
}
tzolkin-board-surcharge = Price of several workers
tzolkin-board-surcharge-tip = Corn in all for so many workers placed in one turn, on top of the numbers of their spaces.
tzolkin-board-calendar = Calendar
# $teeth: teeth of the calendar
tzolkin-board-calendar-tip = Every round the calendar turns by a day and takes all workers one space on. It has { $teeth } teeth; the numbers on them are the days to the next food day.
# $number: 1 to 4; $day: the day; $kind: goods or points
tzolkin-board-food = Food day { $number }
# $food: corn that a worker eats; $lost: points lost for each that is not fed
tzolkin-board-food-tip = After the round of day { $day }, each worker in play eats { $food } corn; each that goes hungry costs { $lost } { $lost ->
    [one] point
   *[other] points
}. Then { $kind ->
    [goods] the temples give the goods of your steps and of all below.
   *[points] the temples score the points of your steps, and the highest in each scores its bonus.
}

## Jungle and market. $group: the action of Palenque that the tiles belong to.

tzolkin-board-corn = Corn of group { $group }
tzolkin-board-corn-tip = { $corn } corn for an open corn tile, taken with action { $group } of Palenque.
tzolkin-board-wood = Wood of group { $group }
tzolkin-board-wood-tip = { $wood } wood for a wood tile, taken with action { $group } of Palenque. It uncovers the corn tile below.
tzolkin-board-grove = Jungle fields of group { $group }
tzolkin-board-grove-tip = The tiles that are left for action { $group } of Palenque. Green fields are wood over corn, yellow ones open corn.
# $resource: wood, stone or gold; $n: corn
tzolkin-board-buy-one = Buy { $resource }
tzolkin-board-buy-tip = One { $resource } costs { $n } corn at the market, with action 2 of Uxmal.
tzolkin-board-sell-one = Sell { $resource }
tzolkin-board-sell-tip = One { $resource } brings { $n } corn at the market, with action 2 of Uxmal.
tzolkin-board-skulls = Skulls in the bank
# $n: skulls in the game; $points: points for one
tzolkin-board-skulls-tip = There { $n ->
    [one] is { $n } crystal skull
   *[other] are { $n } crystal skulls
} in the game. One that you hold at the end is worth { $points } { $points ->
    [one] point
   *[other] points
}; one laid at Chichen Itza more.

## Temples and technologies.

tzolkin-board-temple = Temple of { $temple }
# $step: the number of a step, the lowest being 0; $goods: a list of goods
tzolkin-board-step-goods = step { $step }: { $goods }
# $points: points of all steps from the lowest to the top; $goods: the steps that give goods; $first, $second: points for the highest at the end of each age
tzolkin-board-temple-tip = Points of the steps, from below: { $points }. Goods: { $goods }. The highest scores { $first } more at the end of the first age and { $second } at the end of the second.
tzolkin-board-tech = { $technology }
tzolkin-board-tech-agriculture-tip = Level 1: more corn from the jungle. Level 2: more corn from fishing, and harvests without a tile. Level 3: still more corn from the jungle. Beyond: a temple step.
tzolkin-board-tech-extraction-tip = Level 1: more wood. Level 2: more stone. Level 3: more gold, whenever they are gained at Yaxchilan or Palenque. Beyond: 2 resources of choice.
tzolkin-board-tech-construction-tip = Level 1: corn for each building. Level 2: points for each building. Level 3: a resource less to pay. Beyond: 3 points.
tzolkin-board-tech-theology-tip = Level 1: at Chichen Itza the action one space ahead. Level 2: after an action there, a resource for a temple step. Level 3: a skull more at Yaxchilan. Beyond: a skull.

## Tiles. $tile: its number; $kind: office, tomb, sanctuary or farm; $goods: its cost; $gives: its effects.

tzolkin-board-goods = { $goods }
    .points = { $n } { $n ->
        [one] point
       *[other] points
    }
tzolkin-board-building = Building { $tile }, { $kind }
tzolkin-board-building-tip = { $tile }, { $kind }: costs { $goods }; gives { $gives }.
tzolkin-board-monument = Monument { $tile }
# $scores: what it scores
tzolkin-board-monument-tip = Monument { $tile }, which counts as { $kind }: costs { $goods }; at the end { $scores }.
tzolkin-board-wealth-tile = Wealth tile { $tile }
tzolkin-board-wealth-tip = { $tile }: gives { $gives }.
# $n: points for each; $table: points by number
tzolkin-board-scores-colour = { tzolkin-board-goods.points } for each own tile of the kind { $kind }
tzolkin-board-scores-tiles = { tzolkin-board-goods.points } for each own building and monument
tzolkin-board-scores-monuments = { tzolkin-board-goods.points } for each monument built by anybody
tzolkin-board-scores-corn_tiles = { tzolkin-board-goods.points } for each corn tile
tzolkin-board-scores-wood_tiles = { tzolkin-board-goods.points } for each wood tile
tzolkin-board-scores-workers = points by the number of workers in play ({ $table })
tzolkin-board-scores-levels = { tzolkin-board-goods.points } for each technology level
tzolkin-board-scores-full_tracks = points by the number of technologies at level 3 ({ $table })
tzolkin-board-scores-best_temple = { tzolkin-board-goods.points } for each step above the start in your best temple
tzolkin-board-scores-temple_points = score your temple points again
tzolkin-board-scores-skulls = { tzolkin-board-goods.points } for each skull on Chichen Itza

## Buttons.

# What buttons of a kind have in common
tzolkin-board-kind-place = Place a worker
tzolkin-board-kind-pick = Pick up a worker
tzolkin-board-kind-act = Take an action
# $gear, $space: where the worker would stand; $n: corn
tzolkin-board-choice-place = { $gear }, space { $space }: { $n ->
    [0] no corn
   *[other] { $n } corn
}
# $n: corn afterwards
tzolkin-board-choice-beg = Beg, for { $n } corn in all
# $n: corn of the tile
tzolkin-board-choice-burn = Burn the wood for { $n } corn
tzolkin-board-choice-end = End turn
tzolkin-board-choice-done-learn = Done, advance no more
tzolkin-board-choice-done-build = Done, build no more
tzolkin-board-choice-done-trade = Done trading
tzolkin-board-choice-done-act = Done, without an action
tzolkin-board-choice-done-devotion = Done, without the temple step
tzolkin-board-choice-nothing = Pick up for nothing
# $gear, $space: where the worker stands
tzolkin-board-choice-nothing-at = Pick up from { $gear } { $space } for nothing
tzolkin-board-choice-plain = Keep Construction for the second building
tzolkin-board-choice-helped = With the help of Construction
tzolkin-board-choice-days-1 = Turn by one day
tzolkin-board-choice-days-2 = Turn by two days
# $resource: wood, stone or gold
tzolkin-board-choice-save = Save 1 { $resource }
# $n: corn
tzolkin-board-choice-save-corn = Save { $n } corn
tzolkin-board-choice-save-nothing = Save nothing
# $goods: a list of goods
tzolkin-board-choice-pay = Pay { $goods }
tzolkin-board-choice-take = Take { $goods }

## The board in words. $seat: the name of a player.

tzolkin-board-told-time = Time
tzolkin-board-told-marker = { $seat } is first player.
tzolkin-board-told-first = { $seat } stands on the first-player space.
tzolkin-board-told-first-free = The first-player space is free.
# $n: corn, skulls
tzolkin-board-told-teeth = Corn on the calendar: { $n }.
tzolkin-board-told-skulls = Skulls in the bank: { $n }.
# $space: the number of the space
tzolkin-board-told-worker = On { $space }: { $seat }
tzolkin-board-told-neutral = On { $space }: a neutral worker
tzolkin-board-told-empty = No worker here.
# $corn: open corn tiles; $wood: wood tiles
tzolkin-board-told-grove = Left: { $corn } corn, { $wood } wood.
tzolkin-board-told-shrine = A skull lies there.
tzolkin-board-told-temples = Temples
# $step: the step; $top: the top step; $points: its points
tzolkin-board-told-step = { $seat } on step { $step } of { $top }, { $points } { $points ->
    [one] point
   *[other] points
}
tzolkin-board-told-technologies = Technologies
# $level: the level
tzolkin-board-told-level = { $seat } { $level }
tzolkin-board-told-wealth = Your wealth tiles
tzolkin-board-told-points = Points: { $points }
# $goods: a list of goods, or none
tzolkin-board-told-goods = { $goods ->
    [none] Holds nothing
   *[other] Holds { $goods }
}
# $free, $workers: numbers
tzolkin-board-told-workers = Workers: { $free } free of { $workers }
# $corn, $wood: tiles taken from the jungle
tzolkin-board-told-tiles = Jungle tiles: { $corn } corn, { $wood } wood

## In the list of games and where a table is set up.

lobby-game-tzolkin = Tzolk’in
lobby-tzolkin-about = Workers ride on turning gears: the longer they wait, the more they bring. Corn for everybody on every food day.
