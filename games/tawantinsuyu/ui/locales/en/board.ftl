## The board at the table: labels (a few words) and tips (a sentence or two).

tawantinsuyu-board-or = or
tawantinsuyu-board-nothing = nothing

# $id: the name of the space, as T1a; $terrace: upper, middle, lower; $section: 1 to 5; $god: the name of its symbol;
# $colour: blue, green or plain; $tasks: three tasks.
tawantinsuyu-board-space = “{ $god }”, { $terrace } terrace, section { $section }
tawantinsuyu-board-space-tip = The { $terrace } terrace of section { $section }, symbol { $god }. { $colour ->
    [blue] Blue: an architect has one task more here.{" "}
    [green] Green: a craftsman has one task more here.{" "}
   *[plain] {""}
}It touches the tasks { $tasks }.

# $n: how many are gathered, or cards and weavings drawn; $cost, $large: prices; $gives: what stairs bring;
# $one, $two, $three: corn for so many weavings.
tawantinsuyu-board-task-potato = Gather { $n } { $n ->
    [one] potato
   *[other] potatoes
}.
tawantinsuyu-board-task-corn = Gather { $n } corn.
tawantinsuyu-board-task-stone = Gather { $n } stone.
tawantinsuyu-board-task-gold = Gather { $n } gold.
tawantinsuyu-board-task-weavings = Look at { $n } { $n ->
    [one] weaving
   *[other] weavings
} and buy one for { $one }, two for { $two } or three for { $three } corn; the others may buy one of the rest.
tawantinsuyu-board-task-build = Build a building of the market for its price.
tawantinsuyu-board-task-stairs = Build stairs for { $cost }: { $gives }.
tawantinsuyu-board-task-statue = Make a small statue for { $cost } or a large one for { $large }.
tawantinsuyu-board-task-training = Draw { $n } army { $n ->
    [one] card
   *[other] cards
} and keep one.
tawantinsuyu-board-task-merchant = Every joint of equal symbols in your tapestries gives its reward.
tawantinsuyu-board-task-produce = One of your production buildings produces and stays face up.

# $large, $small: temple steps for a statue; $one, $two, $three: corn for so many steps; $other: corn of the others.
tawantinsuyu-board-action-worship = Give up a large statue for { $large } temple { $large ->
    [one] step
   *[other] steps
} and a small one for { $small }; the others give up one for one step.
tawantinsuyu-board-action-offering = Pay { $one }, { $two } or { $three } corn for one, two or three temple steps; the others { $other } corn for one.
tawantinsuyu-board-action-rejuvenate = Turn buildings and army cards face up: one free, then for food; the others for corn.
tawantinsuyu-board-action-conquest = A worker becomes a casualty; all may play army cards and conquer, you twice.
tawantinsuyu-board-action-production = Your production buildings produce and are turned down; so do those of the others.

# $section: 1 to 5; $lower: true or false; $saves: food saved.
tawantinsuyu-board-stairs = { $lower ->
    [true] Lower
   *[false] Upper
} stairs of section { $section }
tawantinsuyu-board-stairs-tip = Stairs save whoever goes down here { $saves } food; another owner scores a point for it.{ $lower ->
    [true] {" "}They need the upper ones.
   *[false] {""}
}

# $id: as AN3; $region: its name; $turn, $discard: soldiers; $gives: what is gained.
tawantinsuyu-board-conquest = { $region }: { $gives }
tawantinsuyu-board-conquest-tip = Conquering it takes soldiers: { $turn } to turn down and { $discard } to discard; you gain { $gives }. Whoever leads in a region scores a point for each casualty at a festival.

# $n: the number of the step; $points: at festivals; $last: at the end; $gives: goods at festivals.
tawantinsuyu-board-step = Step { $n } of the temple
tawantinsuyu-board-step-tip = Climbing here, and at each festival on it: { $gives }. A festival scores { $points } { $points ->
    [one] point
   *[other] points
}{ $last ->
    [0] .
   *[other] , the end of the game { $last }.
}

# $id: as Z12; $production: true or false; $cost: its price; $does: what it does, or produces.
tawantinsuyu-board-building = { $id }: { $does }
tawantinsuyu-board-building-tip = { $production ->
    [true] A production building
   *[false] A passive building
} for { $cost }: { $does }.

# $id: as GC17; $god: its symbol; $gives: its benefits.
tawantinsuyu-board-god_card = “{ $god }”: { $gives }
tawantinsuyu-board-god_card-tip = Pays for a worker on a space with the symbol { $god }. With a statue of that god you gain { $gives }.

# $id: as corn2; $soldiers: how many; $gives: what it brings when discarded from the hand.
tawantinsuyu-board-army_card = Army card “{ $gives }”
tawantinsuyu-board-army_card-tip = { $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
}; in your turn you may discard it from your hand for { $gives }.

# $id: as W17; $pattern: its colour; $left, $right: the symbols of its edges. In the tip: their rewards.
tawantinsuyu-board-weaving = { $id }: { $pattern }, { $left } to { $right }
tawantinsuyu-board-weaving-tip = A tapestry has each pattern once. Beside an equal symbol its left edge is worth { $left }, its right edge { $right }.

# $god, $size: which statue; $cost: its price; $points: what it scores.
tawantinsuyu-board-statue = { $size } statue of { $god }
tawantinsuyu-board-statue-tip = Costs { $cost } and scores { $points } { $points ->
    [one] point
   *[other] points
}. With a statue of { $god } the cards of { $god } give their benefits when they are played.

# $n: tasks, food, cards or potatoes of the ability.
tawantinsuyu-board-worker-architect = An architect has { $n } { $n ->
    [one] task
   *[other] tasks
} more on a blue space.
tawantinsuyu-board-worker-courier = A courier saves { $n } food, and has a task more as the first of its segment.
tawantinsuyu-board-worker-craftsman = A craftsman has { $n } { $n ->
    [one] task
   *[other] tasks
} more on a green space.
tawantinsuyu-board-worker-warrior = A warrior draws { $n } army { $n ->
    [one] card
   *[other] cards
} and may take an adjacent worker off the hill.
tawantinsuyu-board-worker-priest = A priest has a task more for { $n } { $n ->
    [one] potato
   *[other] potatoes
}, and brings a god card.

tawantinsuyu-board-good-potato = Food. A festival takes one for each god card in hand.
tawantinsuyu-board-good-corn = Food, and the price of weavings and offerings.
tawantinsuyu-board-good-stone = For buildings, stairs and statues.
tawantinsuyu-board-good-gold = Stands for any other good, and for a god card when a worker is placed.

## Places of the board.

tawantinsuyu-board-panel-hill = Hill
tawantinsuyu-board-panel-mine = Yours
tawantinsuyu-board-panel-regions = Regions
tawantinsuyu-board-turns = Sections of the hill
tawantinsuyu-board-free = free
# $section: 1 to 5; $action: the action of its wedge.
tawantinsuyu-board-section = Section { $section }: { $action }
tawantinsuyu-board-temple = Temple
tawantinsuyu-board-village = Village
tawantinsuyu-board-village-tip = At the end of a turn one worker is hired from either end. When the village is empty, a festival comes.
tawantinsuyu-board-end-potato = Potato end of the village
tawantinsuyu-board-end-potato-tip = Hire this worker for a potato at the end of your turn; a conquest may send it to the casualties.
tawantinsuyu-board-end-corn = Corn end of the village
tawantinsuyu-board-end-corn-tip = Hire this worker for a corn at the end of your turn; a conquest may send it to the casualties.
tawantinsuyu-board-nomads = Nomads
tawantinsuyu-board-nomads-tip = Recruiting takes a nomad free of charge.
tawantinsuyu-board-casualties = Casualties
tawantinsuyu-board-casualties-tip = Each scores a point for the leader of each region at every festival.
tawantinsuyu-board-bag = Bag
tawantinsuyu-board-bag-tip = Workers still in the bag. If it is empty when the village is filled, the next festival is the last.
tawantinsuyu-board-gone = out of the game
tawantinsuyu-board-market = Market
tawantinsuyu-board-market-tip = Buildings for sale; the market is filled again at the end of a turn.
tawantinsuyu-board-passive-stack = Passive buildings left
tawantinsuyu-board-production-stack = Production buildings left
tawantinsuyu-board-stack-tip = The market is filled from here.
tawantinsuyu-board-weavings = Weavings
tawantinsuyu-board-weavings-tip = Weavings laid out: buy them, then the others may buy one.
tawantinsuyu-board-weaving-top = Top of the stack
tawantinsuyu-board-weaving-under = Under the top
tawantinsuyu-board-weaving-under-tip = A free weaving may be the one below the top, which nobody sees.
tawantinsuyu-board-offer = God cards
tawantinsuyu-board-offer-tip = Cards played join the offer; a full offer is shuffled into the deck.
tawantinsuyu-board-deck = God deck
tawantinsuyu-board-deck-tip = Prayer takes two god cards, from here or from the offer.
tawantinsuyu-board-army = Army
tawantinsuyu-board-army-deck = Army cards
tawantinsuyu-board-army-tip = Training draws from here. Above: the deck; below: the discards, which become a new deck.
tawantinsuyu-board-army-hand = Army cards in hand
tawantinsuyu-board-army-up = Soldiers face up
tawantinsuyu-board-army-down = Soldiers face down
tawantinsuyu-board-army-drawn = Army cards drawn
tawantinsuyu-board-statues = Statues
tawantinsuyu-board-statues-tip = Statues left: small ones above, large ones below.
tawantinsuyu-board-festival = Festivals
tawantinsuyu-board-festival-tip = Whoever empties the village takes the tile and its points, and opens the festival with the next turn.
tawantinsuyu-board-festival-next = takes the tile
tawantinsuyu-board-bag-empty = the last one
tawantinsuyu-board-food-tip = Food to place a worker in this segment
tawantinsuyu-board-points = Points
tawantinsuyu-board-god-hand = God cards in hand
tawantinsuyu-board-god-seen = seen by all
tawantinsuyu-board-god-laid = God cards laid out
tawantinsuyu-board-workers = Workers
tawantinsuyu-board-buildings = Buildings
tawantinsuyu-board-face-up = face up
tawantinsuyu-board-face-down = face down
tawantinsuyu-board-tapestries = Tapestries
tawantinsuyu-board-stairs-left = Stairs tokens left
tawantinsuyu-board-markers-left = Conquest markers left
tawantinsuyu-board-step-now = Temple step
tawantinsuyu-board-soldiers = Soldiers face up
tawantinsuyu-board-score = Points so far
tawantinsuyu-board-lay-left = Add on the left
tawantinsuyu-board-lay-right = Add on the right
tawantinsuyu-board-lay-new = Begin a new tapestry
tawantinsuyu-board-lay-joint = The symbols match: a Merchant will pay this joint.
tawantinsuyu-board-lay-plain = The symbols do not match.
tawantinsuyu-board-turn-mark = whose turn it is
tawantinsuyu-board-automa = Axomamma’s board
tawantinsuyu-board-automa-die = Die
tawantinsuyu-board-automa-next = next:
tawantinsuyu-board-automa-tucked = God cards by the die
tawantinsuyu-board-automa-tucked-tip = The die chooses one of these symbols, and the tokens that act.
tawantinsuyu-board-automa-ages = Workers, the oldest first
tawantinsuyu-board-automa-personality = Personality
tawantinsuyu-board-automa-token = token

# $id: as U3; $does: what the space does; $personality: true or false.
tawantinsuyu-board-automa-space = { $id }: { $does }
tawantinsuyu-board-automa-space-tip = Tokens of the die’s value act where they stand, then move on by it: { $does }{ $personality ->
    [true] , and the personality acts.
   *[false] .
}

# $roaming, $descending, $saved, $food: food by part and in all; $owners: whose stairs score, or none.
tawantinsuyu-board-price-tip = Roaming { $roaming }, descending { $descending }{ $saved ->
    [0] {""}
   *[other] , stairs save { $saved }
}: { $food } food, a courier one less.{ $owners ->
    [none] {""}
   *[other] {" "}Stairs of { $owners } score.
}

## Buttons.

# $what: goods, cards, steps, in words; $n: a number; $worker: a kind of worker.
tawantinsuyu-board-do-pray = Pray
tawantinsuyu-board-do-train = Train
tawantinsuyu-board-do-walk = High Priest { $n } { $n ->
    [one] space
   *[other] spaces
}: { $what }
tawantinsuyu-board-do-pay = Pay { $what }
tawantinsuyu-board-do-role = as { $worker }
tawantinsuyu-board-do-before = Benefits before the tasks
tawantinsuyu-board-do-after = Benefits after the tasks
tawantinsuyu-board-do-task = Task: { $what }
tawantinsuyu-board-do-gain = { $what }
tawantinsuyu-board-do-decline = Decline: { $what }
tawantinsuyu-board-do-climb = Pay gold for a temple step
tawantinsuyu-board-do-gold = Take gold instead
tawantinsuyu-board-do-offer = { $what } for { $n } { $n ->
    [one] step
   *[other] steps
}
tawantinsuyu-board-do-muster = Play it face up
tawantinsuyu-board-do-discard = Discard it for what it shows
tawantinsuyu-board-do-turn = Turn it face down
tawantinsuyu-board-do-lose = Discard it
# $from, $to: amounts of goods.
tawantinsuyu-board-do-trade = Exchange { $from } for { $to }
tawantinsuyu-board-do-appeal = A potato for a god card
# $lose: what is given up, by the question, or nothing; $n: how many of it.
tawantinsuyu-board-do-done = { $lose ->
    [tasks] Done, lose { $n } { $n ->
        [one] task
       *[other] tasks
    }
    [action] Done, lose the second action
    [gods] Done, lose { $n } { $n ->
        [one] god card
       *[other] god cards
    }
    [workers] Done, lose { $n } { $n ->
        [one] worker
       *[other] workers
    }
    [weavings] Done, lose { $n } { $n ->
        [one] weaving
       *[other] weavings
    }
    [benefits] Done, lose the benefits left
    [rewards] Done, lose the rewards left
    [capture] Done, take nobody
    [potato] Done, lose the extra task
    [buy] Done, buy no weaving
    [build] Done, build nothing
    [steps] Done, lose { $n } { $n ->
        [one] temple step
       *[other] temple steps
    }
    [down] Done, the rest stays face down
    [conquest] Done, conquer nothing
    [hire] Done, hire nobody
    [feast] Done, play no god card
    [statues] Done, keep the statues
    [offering] Done, no offering
    [production] Done, produce no more
   *[nothing] Done
}
# $row: the number of a tapestry; $edge: left or right.
tawantinsuyu-board-do-lay = Tapestry { $row }, { $edge ->
    [left] on the left
   *[right] on the right
}

## Kinds of buttons: one of them opens a sheet with all of its kind.

tawantinsuyu-board-kind-worker = Worker
tawantinsuyu-board-kind-space = Space
tawantinsuyu-board-kind-fee = Pay with
tawantinsuyu-board-kind-god = God card
tawantinsuyu-board-kind-priest = Walk
tawantinsuyu-board-kind-nomad = Recruit
tawantinsuyu-board-kind-hire = Hire
tawantinsuyu-board-kind-casualty = Casualty
tawantinsuyu-board-kind-weaving = Weaving
tawantinsuyu-board-kind-tapestry = Tapestry
tawantinsuyu-board-kind-building = Building
tawantinsuyu-board-kind-statue = Statue
tawantinsuyu-board-kind-stairs = Stairs
tawantinsuyu-board-kind-army = Army card
tawantinsuyu-board-kind-conquest = Conquest
tawantinsuyu-board-kind-task = Task

## The board in words.

# $kind, $space: who stands where.
tawantinsuyu-board-says-section = Section { $section }, { $action }
tawantinsuyu-board-says-priests = High Priests here: { $who }
tawantinsuyu-board-says-on = { $space }: { $worker }
tawantinsuyu-board-says-free = { $terrace } terrace, free: { $spaces }
tawantinsuyu-board-says-stairs = { $stairs }: { $owner }
tawantinsuyu-board-says-step = { $who }: step { $step }
tawantinsuyu-board-says-conquered = { $space }: { $owner }
tawantinsuyu-board-says-open = free: { $spaces }
tawantinsuyu-board-says-village = from the potato end to the corn end: { $workers }
tawantinsuyu-board-says-count = { $what }: { $n }
tawantinsuyu-board-says-list = { $what }: { $list }
tawantinsuyu-board-says-people = People
tawantinsuyu-board-says-festivals = Festivals held: { $n } of { $most }
tawantinsuyu-board-says-goods = { $potato } { $potato ->
    [one] potato
   *[other] potatoes
}, { $corn } corn, { $stone } stone, { $gold } gold; { $points } { $points ->
    [one] point
   *[other] points
}
tawantinsuyu-board-says-hand = Your hand

## In the list of games and where a table is set up.

lobby-solo-tawantinsuyu = Alone against Axomamma
lobby-game-tawantinsuyu = Tawantinsuyu
lobby-tawantinsuyu-about = Workers on the terraces around the Coricancha, priests, tapestries and conquests, three festivals.
new-tip-tawantinsuyu = With one person at the table Axomamma joins in.
tawantinsuyu-value-edition = as the edition
tawantinsuyu-value-consensus = what most editions say
tawantinsuyu-value-pl = Polish
tawantinsuyu-value-ru = Russian
tawantinsuyu-value-fr = French
tawantinsuyu-value-at_least = 120 or more
tawantinsuyu-value-more_than = more than 120
tawantinsuyu-value-one_each = one for each card
tawantinsuyu-value-printed = as printed
tawantinsuyu-value-colours = by colour
tawantinsuyu-value-number = by number
tawantinsuyu-value-shared = shared
tawantinsuyu-value-free = free
tawantinsuyu-value-paid = takes soldiers
tawantinsuyu-value-missing = one that she lacks
tawantinsuyu-value-die = by the die
tawantinsuyu-value-production = a production building
tawantinsuyu-value-any = any building
tawantinsuyu-value-activation = when a token there is activated
tawantinsuyu-value-landing = when a token lands there
tawantinsuyu-value-several = several
tawantinsuyu-value-one = one
tawantinsuyu-value-random = at random
tawantinsuyu-value-off = no
tawantinsuyu-value-on = yes
tawantinsuyu-value-points = most points
tawantinsuyu-value-discards = most soldiers to discard
