## Names.

tawantinsuyu-word-axomamma = Axomamma
tawantinsuyu-word-architect = architect
tawantinsuyu-word-courier = courier
tawantinsuyu-word-craftsman = craftsman
tawantinsuyu-word-warrior = warrior
tawantinsuyu-word-priest = priest
tawantinsuyu-word-potato = potato
tawantinsuyu-word-corn = corn
tawantinsuyu-word-stone = stone
tawantinsuyu-word-gold = gold
tawantinsuyu-word-weavings = weavings
tawantinsuyu-word-build = build
tawantinsuyu-word-stairs = stairs
tawantinsuyu-word-statue = statue
tawantinsuyu-word-training = training
tawantinsuyu-word-merchant = merchant
tawantinsuyu-word-produce = produce once
tawantinsuyu-word-upper = upper
tawantinsuyu-word-middle = middle
tawantinsuyu-word-lower = lower
tawantinsuyu-word-blue = blue
tawantinsuyu-word-green = green
tawantinsuyu-word-plain = plain
tawantinsuyu-word-worship = Worship
tawantinsuyu-word-offering = Offering
tawantinsuyu-word-rejuvenate = Rejuvenate
tawantinsuyu-word-conquest = Conquest
tawantinsuyu-word-production = Production
tawantinsuyu-word-antisuyu = Antisuyu
tawantinsuyu-word-chinchasuyu = Chinchasuyu
tawantinsuyu-word-kuntisuyu = Kuntisuyu
tawantinsuyu-word-qullasuyu = Qullasuyu
tawantinsuyu-word-small = small
tawantinsuyu-word-large = large
tawantinsuyu-word-left = left
tawantinsuyu-word-right = right
tawantinsuyu-word-zigzag = zigzag
tawantinsuyu-word-spiral = spiral
tawantinsuyu-word-squares = squares
tawantinsuyu-word-cross = cross
tawantinsuyu-word-wave = wave
tawantinsuyu-word-sun = sun
tawantinsuyu-word-red = red
tawantinsuyu-word-yellow = yellow
tawantinsuyu-word-purple = purple
tawantinsuyu-word-orange = orange
tawantinsuyu-word-white = white
tawantinsuyu-word-god_potato = god card and potato
tawantinsuyu-word-vp = points
tawantinsuyu-word-start = start
tawantinsuyu-word-god_cards = god cards
tawantinsuyu-word-stairs_used = stairs used
tawantinsuyu-word-statues = statues
tawantinsuyu-word-passive = passive buildings
tawantinsuyu-word-joints = joints
tawantinsuyu-word-temple = temple
tawantinsuyu-word-festival_tile = festival tiles
tawantinsuyu-word-regions = regions
tawantinsuyu-word-hunger = missing potatoes
tawantinsuyu-word-tapestries = tapestries
tawantinsuyu-word-temple_top = top of the temple
tawantinsuyu-word-buildings = buildings
tawantinsuyu-word-hand = god cards in hand
tawantinsuyu-word-army = army cards
tawantinsuyu-word-workers = workers
tawantinsuyu-word-building = building
tawantinsuyu-word-weaving = weaving
tawantinsuyu-word-potatoes = potatoes exchanged
tawantinsuyu-word-board = Axomamma’s board
tawantinsuyu-word-adjustments = harder game
tawantinsuyu-word-only = there is nothing else
tawantinsuyu-word-least = she has least of it
tawantinsuyu-word-tie_order = she has as little of others, and this comes first
tawantinsuyu-word-cheapest = it would cost least
tawantinsuyu-word-random = at random
tawantinsuyu-word-most_points = most points
tawantinsuyu-word-fewest_markers = the region with the fewest markers
tawantinsuyu-word-few_own_markers = a region with few of her own markers
tawantinsuyu-word-fewest_of_yours = the region with the fewest of your markers
tawantinsuyu-word-region_order = its region comes first
tawantinsuyu-word-fewest_discards = fewest soldiers to discard
tawantinsuyu-word-most_discards = most soldiers to discard
tawantinsuyu-word-largest_tapestry = it alone fits so large a tapestry
tawantinsuyu-word-colour = its colour comes first
tawantinsuyu-word-highest_number = the highest number
tawantinsuyu-word-own_section = the section of her High Priest
tawantinsuyu-word-next_section = the next section clockwise
tawantinsuyu-word-under_yours = only under your stairs is a place left
tawantinsuyu-word-die = the card of the die
tawantinsuyu-word-next_card = the next card clockwise
tawantinsuyu-word-oldest = the oldest one
tawantinsuyu-word-few_buildings = few production buildings are face up
tawantinsuyu-word-enough_buildings = production buildings enough are face up
tawantinsuyu-word-cannot_pay = she cannot pay
tawantinsuyu-word-none_left = none is to be had

tawantinsuyu-amount-potato = { $n } { $n ->
    [one] potato
   *[other] potatoes
}
tawantinsuyu-amount-corn = { $n } corn
tawantinsuyu-amount-stone = { $n } stone
tawantinsuyu-amount-gold = { $n } gold
tawantinsuyu-amount-food = { $n } food

## What people call the things that moves name by an id: by what is printed on them. They stand after the noun.

tawantinsuyu-called-god_card = “{ $god }” ({ $gives })
tawantinsuyu-called-army_card = “{ $gives }” ({ $soldiers } { $soldiers ->
    [one] soldier
   *[other] soldiers
})
tawantinsuyu-called-space = “{ $god }” ({ $terrace } terrace, section { $section })
tawantinsuyu-called-conquest = “{ $gives }”
tawantinsuyu-called-building = { $id } ({ $does })
tawantinsuyu-called-weaving = { $id } ({ $pattern }, { $left } to { $right })
tawantinsuyu-called-board_space = { $id } ({ $does })

## Options.

tawantinsuyu-option-edition = Where the printed editions differ, the game follows this one.
tawantinsuyu-option-leftover_price = Another player pays 2 or 3 corn for a weaving that was left over.
tawantinsuyu-option-z12_trigger = Building Z12 acts on anybody’s Worship or on anybody’s Offering.
tawantinsuyu-option-solo_win = Alone you win with 120 points or more, or only with more than 120.
tawantinsuyu-option-automa_soldiers = An army card in Axomamma’s hand counts as one soldier, or as the soldiers printed on it.
tawantinsuyu-option-festival_potatoes = A festival takes 1 or 2 potatoes for each god card in hand.
tawantinsuyu-option-automa_weavings = Among equally good weavings Axomamma goes by colour and then by number, or by number alone.
tawantinsuyu-option-final_tie = Players who are level at the end share the victory; the French edition names the oldest, but nobody’s age is known here.
tawantinsuyu-option-automa_second_conquest = Axomamma’s second conquest is free of soldiers, or takes them as the first one does.
tawantinsuyu-option-automa_small_statue = Axomamma takes a small statue that she lacks if there is one, or simply the one that the die names.
tawantinsuyu-option-personality_building = While few of her buildings are face up, Axomamma’s building personality gives her a production building, or any.
tawantinsuyu-option-personality_moment = Axomamma’s personality acts when a token on its space is activated, or as soon as one lands there.
tawantinsuyu-option-adjustments = One solo game may have several of the easier and harder changes, or only one.
tawantinsuyu-option-coricancha = At the start the Coricancha is turned at random, or lies as it is printed.
tawantinsuyu-option-automa_stone = Axomamma begins with 4 stone (2 like every player and 2 of its own), or with 2.
tawantinsuyu-option-automa_first_conquest = Axomamma’s first conquest is the space with most points, or with most soldiers to discard.
tawantinsuyu-option-easier_personality = Easier: Axomamma has no personality.
tawantinsuyu-option-easier_buildings = Easier: a building costs Axomamma 2 stone instead of 1.
tawantinsuyu-option-easier_worship = Easier: Axomamma worships only with 2 statues or more.
tawantinsuyu-option-easier_conquest = Easier: Axomamma has no second conquest.
tawantinsuyu-option-easier_no_worker = Easier: without a worker Axomamma draws no army card.
tawantinsuyu-option-harder_temple = Harder: Axomamma climbs a temple step before each Worship and Offering of her own.
tawantinsuyu-option-harder_condition = Harder: Axomamma conquers as soon as she has as many soldiers as there are casualties.
tawantinsuyu-option-harder_soldiers = Harder: a conquest takes Axomamma one soldier fewer to turn and one fewer to discard.
tawantinsuyu-option-harder_priest = Harder: each High Priest action of her own scores Axomamma 2 points.
tawantinsuyu-option-harder_weavings = Harder: at a festival each weaving scores Axomamma 2 points instead of 1.
tawantinsuyu-option-harder_no_worker = Harder: without a worker Axomamma scores 2 points more.
tawantinsuyu-option-harder_resources = Harder: at the end each resource left scores Axomamma a point.

## Events.

tawantinsuyu-event-weaving_started = { $who } starts a tapestry with the weaving { $tile }.
tawantinsuyu-event-dealt = { $seat } is dealt { $cards } god { $cards ->
    [one] card
   *[other] cards
}.
tawantinsuyu-event-kept = { $seat } has chosen the god cards to keep{ $cards ->
    [none] .
   *[other] : { $cards }.
}
tawantinsuyu-event-laid_out = { $who } lays out the god card { $card }.
tawantinsuyu-event-priest_put = { $who }’s High Priest takes the space of { $action }, facing section { $section }.
tawantinsuyu-event-turn_started = { $who }’s turn begins.
tawantinsuyu-event-placed = { $who } places the { $worker }{ SAME($worker, $role) ->
    [yes] {""}
   *[no] {" "}as { $role }
} on the space { $space } { $card ->
    [none] for gold
   *[other] with the god card { $card }
}{ $food ->
    [0] .
   *[other] ; it costs { $food } food.
}
tawantinsuyu-event-neutral_placed = The { $worker } drawn from the bag goes to the space { $space }.
tawantinsuyu-event-stairs_used = { $who } uses { SAME($who, $owner) ->
    [yes] own stairs
   *[no] { $owner }’s stairs
} of section { $section }.
tawantinsuyu-event-tasks_counted = { $who } has { $tasks } { $tasks ->
    [one] task
   *[other] tasks
}{ $adjacent ->
    [0] {""}
   *[other] , { $adjacent } for neighbours
}{ $ability ->
    [0] .
   *[other] , { $ability } by ability.
}
tawantinsuyu-event-task_started = { $who } uses the icon “{ $task }”.
tawantinsuyu-event-tasks_lost = { $who } leaves { $tasks } { $tasks ->
    [one] task
   *[other] tasks
} undone.
tawantinsuyu-event-captured = { $who } takes the { $worker } off the space { $space }.
tawantinsuyu-event-gained = { $who } gains { $goods }.
tawantinsuyu-event-paid = { $who } pays { $goods }.
tawantinsuyu-event-scored = { $who } { SIGN($points) ->
    [minus] loses { ABS($points) }
   *[plus] scores { $points }
} { $points ->
    [one] point
   *[other] points
} ({ $source }).
tawantinsuyu-event-army_drawn = { $who } draws { $card ->
    [none] an army card.
   *[other] the army card { $card }.
}
tawantinsuyu-event-army_kept = { $who } keeps { $card ->
    [none] one of the army cards drawn.
   *[other] the army card { $card }.
}
tawantinsuyu-event-army_shuffled = The army discards are shuffled: a new deck.
tawantinsuyu-event-no_army_card = No army card is left for { $who }.
tawantinsuyu-event-army_discarded = { $who } discards the army card { $card }.
tawantinsuyu-event-mustered = { $who } plays the army card { $card } face up.
tawantinsuyu-event-turned_down = { $who } turns the army card { $card } face down.
tawantinsuyu-event-turned_up = { $who } turns face up: { $tile }.
tawantinsuyu-event-god_taken = { $who } takes the god card { $card } from the offer.
tawantinsuyu-event-god_drawn = { $who } draws { $card ->
    [none] a god card
   *[other] the god card { $card }
} from the deck{ $open ->
    [true] , which everybody saw.
   *[false] .
}
tawantinsuyu-event-no_god_card = No god card is left for { $who }.
tawantinsuyu-event-god_played = { $who } takes the benefits of the god card { $card }.
tawantinsuyu-event-benefit_declined = { $who } declines a benefit of the god card { $card }: { $gain }.
tawantinsuyu-event-benefits_declined = { $who } declines the benefits of the god card { $card }.
tawantinsuyu-event-god_offered = The god card { $card } joins the offer.
tawantinsuyu-event-offer_shuffled = The offer is full: it is shuffled into the god deck.
tawantinsuyu-event-gods_returned = The god cards played are shuffled into the deck.
tawantinsuyu-event-god_buried = { $who } puts the god card { $card } under the god deck.
tawantinsuyu-event-recruited = { $who } takes a nomad: { $worker }.
tawantinsuyu-event-nomad_arrived = A new nomad comes: { $worker }.
tawantinsuyu-event-hired = { $who } hires the { $worker } at the { $end } end of the village.
tawantinsuyu-event-dismissed = { $who } has too many workers: the { $worker } leaves the game.
tawantinsuyu-event-no_nomad = No nomad is left for { $who }.
tawantinsuyu-event-stairs_built = { $who } builds the { $lower ->
    [true] lower
   *[false] upper
} stairs of section { $section }.
tawantinsuyu-event-built = { $who } builds the building { $tile }.
tawantinsuyu-event-removed = The building { $tile } leaves the market.
tawantinsuyu-event-marketed = The building { $tile } comes to the market.
tawantinsuyu-event-statue_built = { $who } gets a { $size } statue of { $god }.
tawantinsuyu-event-sacrificed = { $who } gives up a { $size } statue of { $god }.
tawantinsuyu-event-weaving_drawn = The weaving { $tile } is laid out.
tawantinsuyu-event-weaving_bought = { $who } buys the weaving { $tile }.
tawantinsuyu-event-weaving_taken = { $who } takes the weaving { $tile } free of charge.
tawantinsuyu-event-weaving_buried = The weaving { $tile } goes under the stack.
tawantinsuyu-event-weaving_turned = The weaving { $tile } is turned up on the stack.
tawantinsuyu-event-weaving_laid = { $who } { $edge ->
    [none] begins tapestry { $row } with the weaving { $tile }.
   *[other] adds the weaving { $tile } to tapestry { $row }, on the { $edge }.
}
tawantinsuyu-event-joined = { $who } is rewarded for a joint of { $symbol }.
tawantinsuyu-event-produced = { $who } produces with the building { $tile }.
tawantinsuyu-event-climbed = { $who } climbs to step { $step } of the temple.
tawantinsuyu-event-step_lost = { $who } is at the top of the temple; the step is lost.
tawantinsuyu-event-traded = { $who } exchanges { $from } for { $to }.
tawantinsuyu-event-walked = { $who }’s High Priest walks { $spaces } { $spaces ->
    [one] space
   *[other] spaces
} to { $action }, facing section { $section }.
tawantinsuyu-event-triggered = { $who }’s building { $tile } is triggered.
tawantinsuyu-event-gold_instead = { $who } takes gold instead.
tawantinsuyu-event-casualty = { $who } sends the { $worker } to the casualties of war.
tawantinsuyu-event-conquered = { $who } conquers the space { $space } in { $region }.
tawantinsuyu-event-festival_taken = The village is empty: { $who } takes the tile of festival { $number }{ $last ->
    [true] , the last one.
   *[false] .
}
tawantinsuyu-event-festival = { $who } opens festival { $number }.
tawantinsuyu-event-region_scored = { $who } leads in { $region }; there { $points ->
    [one] is 1 casualty
   *[other] are { $points } casualties
} of war.
tawantinsuyu-event-upkeep = { $who } owes { $due } { $due ->
    [one] potato
   *[other] potatoes
} for god cards{ $missing ->
    [0] .
    [one] ; 1 is missing.
   *[other] ; { $missing } are missing.
}
tawantinsuyu-event-village_filled = The village has { $workers } { $workers ->
    [one] worker
   *[other] workers
} again.
tawantinsuyu-event-villager = The village gets a worker: { $worker }.
tawantinsuyu-event-turn_ended = { $who } ends the turn.
tawantinsuyu-event-over = The game is over.
tawantinsuyu-event-automa_personality_drawn = Axomamma’s personality: { $personality }.
tawantinsuyu-event-automa_tucked = { $card ->
    [none] A god card
   *[other] The god card { $card }
} with the symbol “{ $god }” goes under place { $place } of Axomamma’s board.
tawantinsuyu-event-automa_considered = { $action }, { $spaces } { $spaces ->
    [one] space
   *[other] spaces
} ahead, needs { tawantinsuyu-event-automa_considered.what }{ $have ->
    [none] ; what Axomamma has is hidden
   *[other] ; Axomamma has { $have }
}: the condition { $holds ->
    [true] holds.
   *[false] does not hold.
}
    .what = { $action ->
        [Worship] { $need } { $need ->
            [one] statue
           *[other] statues
        }
        [Offering] { $need } corn
        [Rejuvenate] { $need } { $need ->
            [one] building or army card face down
           *[other] buildings and army cards face down
        }
        [Conquest] { $need } { $need ->
            [one] soldier
           *[other] soldiers
        }
        [Production] { $need } { $need ->
            [one] production building face up
           *[other] production buildings face up
        }
       *[other] { $need }
    }
tawantinsuyu-event-automa_rolled = Axomamma rolls { $die }.
tawantinsuyu-event-automa_looked = Axomamma looks for “{ $god }” on the { $terrace } terrace: { $candidates } { $candidates ->
    [one] space is free.
   *[other] spaces are free.
}
tawantinsuyu-event-automa_found_no_space = No space of “{ $god }” is free: Axomamma draws another card.
tawantinsuyu-event-automa_chose_space = Axomamma chooses the space { $space } out of { $candidates } ({ $why }{ $tied ->
    [1] {""}
   *[other] { SAME($why, "at random") ->
        [yes] {" "}out of { $tied }
       *[no] {", "}by chance out of { $tied }
    }
}); the way would cost { $food } food.
tawantinsuyu-event-automa_chose_worker = Axomamma takes the { $worker } ({ $why }).
tawantinsuyu-event-automa_activated = A token of { $token } activates the space { $space }.
tawantinsuyu-event-automa_failed = This cannot be done in full ({ $why }): gold instead.
tawantinsuyu-event-automa_passed = The space { $space } is passed over ({ $why }).
tawantinsuyu-event-automa_cannot = Axomamma goes without ({ $why }).
tawantinsuyu-event-automa_moved_token = The token of { $token } moves from the space { $from } to { $to }.
tawantinsuyu-event-automa_personality = Axomamma’s personality acts: { $personality }.
tawantinsuyu-event-automa_chose_gain = Axomamma takes { $gain } ({ $why }); she had { $have } of it.
tawantinsuyu-event-automa_chose_building = Axomamma chooses the { $production ->
    [true] production
   *[false] passive
} building { $tile } ({ $why }).
tawantinsuyu-event-automa_chose_stairs = Axomamma chooses the { $lower ->
    [true] lower
   *[false] upper
} stairs of section { $section } ({ $why }).
tawantinsuyu-event-automa_chose_statue = Axomamma chooses a { $size } statue of { $god } ({ $why }).
tawantinsuyu-event-automa_considered_weavings = A weaving left over costs { $need } corn, and Axomamma has { $have }; { $fits ->
    [true] one of them fits a tapestry.
   *[false] none of them fits a tapestry.
}
tawantinsuyu-event-automa_chose_weaving = Axomamma chooses the weaving { $tile } ({ $why }) { $size ->
    [0] for a new tapestry.
   *[other] for a tapestry of { $size }.
}
tawantinsuyu-event-automa_chose_conquest = Axomamma chooses the space { $space }, worth { $points } { $points ->
    [one] point
   *[other] points
}, out of { $candidates } ({ $why }{ $tied ->
    [1] {""}
   *[other] { SAME($why, "at random") ->
        [yes] {" "}out of { $tied }
       *[no] {", "}by chance out of { $tied }
    }
}){ $paid ->
    [true] .
   *[false] , free of soldiers.
}
tawantinsuyu-event-automa_kept_up = The building { $tile } has the highest number and stays face up.
tawantinsuyu-event-automa_has_no_worker = Axomamma has no worker.
tawantinsuyu-event-automa_priest_moved = Axomamma’s High Priest goes on to { $action }, facing section { $section }, without doing it.
tawantinsuyu-event-automa_compared = Axomamma has { $its } { $its ->
    [one] point
   *[other] points
}, you have { $yours }.

## Why not.

tawantinsuyu-refusal-over = The game is over.
tawantinsuyu-refusal-not_your_turn = Somebody else decides now.
tawantinsuyu-refusal-choose_gods = God cards are chosen first: keep three of those dealt.
tawantinsuyu-refusal-gods_chosen = The god cards have been chosen; the others are still choosing.
tawantinsuyu-refusal-not_dealt = Three different ones of the god cards dealt can be kept, no others.
tawantinsuyu-refusal-not_now = { $moment ->
    [starting_weavings] Starting weavings are picked before the game begins.
    [deal] God cards are kept when they are dealt, before the first turn.
    [first_turn] The High Priest is put on the Coricancha just before the first own turn.
    [turn_begins] A placement or a secondary action is chosen when it is time for one; something else is asked now.
    [owing] Nothing is to be paid now.
    [card_placed] This is for the benefits of the god card that a worker was placed with.
    [warrior_placed] Only a warrior who was just placed takes a worker off the hill.
    [tasks_left] Tasks are done after a worker was placed, as long as some are left.
    [weavings_task] This is for the weavings laid out in a Weavings task.
    [weaving_gained] A weaving is laid down when it has just been gained.
    [weaving_free] No weaving comes free now.
    [build_task] Buildings are built, and the market is changed, when something lets you build.
    [statue_task] Statues are built when something lets you build one.
    [stairs_task] Stairs are built when something lets you build them.
    [cards_drawn] Army cards are kept when they have just been drawn in training.
    [god_card_due] No god card is to be taken now.
    [nomad_due] No nomad comes free now.
    [gains_due] There is no choice among gains now.
    [step_offered] No temple step is offered for gold now.
    [rejuvenate_part] Nothing is turned face up now.
    [production_part] Buildings produce at a Production or in a Produce task.
    [priest_part] The gold comes instead of the own part of a High Priest action.
    [worship_part] Statues are given up at a Worship.
    [offering_part] Corn is offered at an Offering.
    [casualty_due] A casualty is chosen when a Conquest begins.
    [army_part] Army cards are played at a Conquest, before the markers.
    [conquest_part] Conquest markers are put at a Conquest, after the army cards.
    [soldiers_due] Soldiers are sent when a conquest marker has been put.
    [turn_ends] A worker is hired at the end of one’s turn.
    [worker_limit] Workers leave only at the end of one’s turn, if there are too many.
    [feast] God cards are played for their benefits at a festival.
   *[other] This is not possible now.
}
tawantinsuyu-refusal-not_optional = This cannot be declined.
tawantinsuyu-refusal-no_pass = There is no pass: a turn is a placement or secondary actions.
tawantinsuyu-refusal-place_or_act = A turn is a placement or secondary actions, not both.
tawantinsuyu-refusal-done_already = This was done in this turn; the second action must be another one.
tawantinsuyu-refusal-too_far = The High Priest walks 1 to { $most } spaces.
tawantinsuyu-refusal-no_training = No army card is left to draw, not even among the discards.
tawantinsuyu-refusal-no_prayer = No god card is left in the deck or on offer.
tawantinsuyu-refusal-no_worker = There is no { $worker } in the own supply.
tawantinsuyu-refusal-not_that_role = This worker cannot count as { $role }.
tawantinsuyu-refusal-space_taken = The space { $space } is taken.
tawantinsuyu-refusal-not_in_hand = The god card { $card } is not in your hand.
tawantinsuyu-refusal-wrong_symbol = The god card shows the symbol { $shows }, the space { $wants }.
tawantinsuyu-refusal-food = This takes { $need } food; missing: { $missing }.
tawantinsuyu-refusal-gold = This takes { $need } gold, and there is { $have }.
tawantinsuyu-refusal-goods = Price: { $goods }; missing: { $missing }, gold counted for anything.
tawantinsuyu-refusal-rejuvenate_food = Turning something more up takes { $need } food.
tawantinsuyu-refusal-wrong_payment = { $food ->
    [0] That is not the price: { $goods }.
   *[other] That is not the price: { $food } food.
}
tawantinsuyu-refusal-wrong_upkeep = Potatoes for the god cards are paid as far as they go: { $potatoes }; gold may stand in for those missing: { $missing }.
tawantinsuyu-refusal-not_held = So many of these are not at hand.
tawantinsuyu-refusal-no_icon = The space has no icon “{ $task }”.
tawantinsuyu-refusal-icon_used = The icon “{ $task }” was used already; first come the others of the three.
tawantinsuyu-refusal-nobody_to_take = No worker stands there who could be taken: it must be an adjacent one and no warrior.
tawantinsuyu-refusal-tasks_over = The tasks are over: the benefits come after them now.
tawantinsuyu-refusal-no_such_benefit = The card has no such benefit left; the last one is declined with “done”.
tawantinsuyu-refusal-not_there = This is not there: { $tile }.
tawantinsuyu-refusal-no_market = The market is empty.
tawantinsuyu-refusal-not_drawn = The weaving { $tile } was not drawn.
tawantinsuyu-refusal-row_has_pattern = Tapestry { $row } has that pattern already.
tawantinsuyu-refusal-no_row = There is no tapestry { $row }.
tawantinsuyu-refusal-no_weaving = No weaving is left there.
tawantinsuyu-refusal-no_more_weavings = No more weavings can be bought in one task.
tawantinsuyu-refusal-exchanged_already = A god card changes the market only once for each building.
tawantinsuyu-refusal-no_statue = No such statue is left.
tawantinsuyu-refusal-small_only = A free statue is a small one.
tawantinsuyu-refusal-stairs_taken = There are stairs already.
tawantinsuyu-refusal-upper_first = The lower stairs of a section need the upper ones.
tawantinsuyu-refusal-no_place = No place for stairs is left.
tawantinsuyu-refusal-no_stairs = No stairs token is left.
tawantinsuyu-refusal-card_not_drawn = This card was not drawn.
tawantinsuyu-refusal-not_on_offer = The god card { $card } is not on offer.
tawantinsuyu-refusal-no_deck = The god deck is empty.
tawantinsuyu-refusal-no_nomad = There is no { $worker } among the nomads.
tawantinsuyu-refusal-no_such_gain = Nothing of that kind is to be gained now.
tawantinsuyu-refusal-at_the_top = The temple marker stands at the top already.
tawantinsuyu-refusal-not_face_down = This does not lie face down here: { $tile }.
tawantinsuyu-refusal-not_face_up = This does not lie face up here: { $tile }.
tawantinsuyu-refusal-nothing_face_up = No production building lies face up.
tawantinsuyu-refusal-buildings_only = Only buildings are turned up here.
tawantinsuyu-refusal-no_flip = Nothing more is turned up here.
tawantinsuyu-refusal-produced_already = Nothing is produced any more after that.
tawantinsuyu-refusal-active_only = The gold is for the active player alone.
tawantinsuyu-refusal-gold_first = The gold is taken instead of everything else, before anything is done.
tawantinsuyu-refusal-no_statue_to_give = There is no such statue to give up.
tawantinsuyu-refusal-size_given = A statue of that size was given up already.
tawantinsuyu-refusal-one_step = Only one step is possible here.
tawantinsuyu-refusal-village_first = As long as the village has workers, the casualty comes from one of its ends.
tawantinsuyu-refusal-nobody_there = Nobody stands there.
tawantinsuyu-refusal-no_army_card = The army card { $card } is not in your hand.
tawantinsuyu-refusal-conquest_taken = The space { $space } is taken.
tawantinsuyu-refusal-no_marker = No conquest marker is left.
tawantinsuyu-refusal-gold_taken = Whoever took the gold puts no marker.
tawantinsuyu-refusal-soldiers = This takes soldiers face up: { $turn } to turn down and { $discard } to discard.
tawantinsuyu-refusal-no_soldiers = The army card { $card } does not lie face up.
tawantinsuyu-refusal-turn_first = First cards are turned down, then others are discarded; this is not due now.
tawantinsuyu-refusal-wrong_soldiers = With this card the rest could not be paid any more: { $turn } to turn down, { $discard } to discard.
tawantinsuyu-refusal-no_village = The village is empty.
tawantinsuyu-refusal-own_turn_only = This is possible in the own turn only.
tawantinsuyu-refusal-no_power = This takes a passive building that is not there.
tawantinsuyu-refusal-not_exchanged = Only corn, stone and gold are exchanged, for each other.
tawantinsuyu-refusal-trades_back = What was just exchanged is not exchanged back.
tawantinsuyu-refusal-no_trade = Exchanging { $from } for { $to } takes { $goods }.
tawantinsuyu-refusal-price_lost = After that exchange the price could not be paid any more.
tawantinsuyu-refusal-take_first = One god card is taken before the next is asked for.
tawantinsuyu-refusal-pay_first = { $food ->
    [0] First comes the price: { $goods }.
   *[other] First comes the price: { $food } food.
}

## What is asked.

tawantinsuyu-ask-start = pick a starting weaving
tawantinsuyu-ask-keep = keep three of your god cards; the others give their benefits now
tawantinsuyu-ask-laid = choose the god card that gives its benefits next
tawantinsuyu-ask-stand = put your High Priest on the Coricancha; this triggers nothing
tawantinsuyu-ask-turn = place a worker, or take two different secondary actions
tawantinsuyu-ask-secondary = take one more secondary action
# $what: a price; $buys: what it is paid for; $bought: its name.
tawantinsuyu-ask-pay = { $buys ->
    [placed] pay { $what } for placing the { $bought }
    [build] pay { $what } for the building { $bought }
    [statue] pay { $what } for the statue: { $bought }
    [stairs] pay { $what } for the stairs
    [weave] pay { $what } for the weaving { $bought }
    [hire] pay { $what } for hiring the worker
    [flip] pay { $what } for turning it face up
    [climb] pay { $what } for the temple steps
   *[other] pay { $what }
}
tawantinsuyu-ask-boon = the benefits of the god card { $what }: before the tasks, after them, or “done” for none; single ones can be declined
tawantinsuyu-ask-capture = take an adjacent worker off the hill, or “done”
tawantinsuyu-ask-potato = pay a potato for one more task, or “done”
tawantinsuyu-ask-tasks = choose a task of the space { $what } ({ $n } left), or “done”
tawantinsuyu-ask-bury = put { $n } of the weavings laid out under the stack, one by one
tawantinsuyu-ask-weave = buy a weaving for { $n } corn, or “done”
tawantinsuyu-ask-leftover = buy one of the weavings left over for { $n } corn, or “done”
tawantinsuyu-ask-lay = add the weaving { $what } to an end of a tapestry, or begin a new one
tawantinsuyu-ask-build = choose a building of the market
tawantinsuyu-ask-remove = choose a building that leaves the market
tawantinsuyu-ask-statue = choose a statue
tawantinsuyu-ask-stairs = choose where to build stairs
tawantinsuyu-ask-train = keep one of the army cards drawn
tawantinsuyu-ask-god = take a god card from the offer or the deck ({ $n } to take)
tawantinsuyu-ask-worker = take a nomad ({ $n } to take)
tawantinsuyu-ask-weaving = take a weaving: the top one, or the one under it ({ $n } to take)
tawantinsuyu-ask-paid_step = pay gold for a temple step ({ $n } at most), or “done”
tawantinsuyu-ask-rejuvenate = turn something face up ({ $n } at most), or “done”
tawantinsuyu-ask-gains = choose what you gain next, or “done”
tawantinsuyu-ask-rewards = choose the joint that gives its reward next, or “done”
tawantinsuyu-ask-produce_once = choose a building that produces
tawantinsuyu-ask-worship = give up a statue for temple steps, or decline
tawantinsuyu-ask-offer = pay corn for temple steps, or decline
tawantinsuyu-ask-renew = turn buildings and army cards face up, or decline
tawantinsuyu-ask-casualty = choose who becomes a casualty of war
tawantinsuyu-ask-muster = play army cards face up, or decline
tawantinsuyu-ask-conquer = put a conquest marker, or “done”
tawantinsuyu-ask-soldiers = { $turn ->
    [0] discard soldiers: { $discard }
   *[other] { $discard ->
        [0] turn soldiers face down: { $turn }
       *[other] turn soldiers face down: { $turn }; discard soldiers: { $discard }
    }
}
tawantinsuyu-ask-produce = produce with buildings, or decline
tawantinsuyu-ask-hire = hire a worker from an end of the village, or “done”
tawantinsuyu-ask-dismiss = you have too many workers: choose one that leaves the game
tawantinsuyu-ask-upkeep = pay potatoes for your god cards
tawantinsuyu-ask-feast = play a god card for its benefits, or “done” ({ $n } at most)
tawantinsuyu-ask-last = exchange goods before the final scoring, or “done”
# $who: whose action it is; $action: its name; $asked: what is asked.
tawantinsuyu-business = { $who }’s { $action }: { $asked }
tawantinsuyu-ask-over = the game is over

## Effects on cards, tiles and spaces.

tawantinsuyu-effect-points = { $n } { $n ->
    [one] point
   *[other] points
}
tawantinsuyu-effect-army = { $n } army { $n ->
    [one] card
   *[other] cards
}
tawantinsuyu-effect-god = { $n } god { $n ->
    [one] card
   *[other] cards
}
tawantinsuyu-effect-training = { $n ->
    [one] training
   *[other] { $n } trainings
}
tawantinsuyu-effect-worker = { $n } { $n ->
    [one] nomad
   *[other] nomads
}
tawantinsuyu-effect-weaving = { $n } { $n ->
    [one] weaving
   *[other] weavings
}
tawantinsuyu-effect-step = { $n } { $n ->
    [one] step
   *[other] steps
}
tawantinsuyu-effect-paid_step = { $n } { $n ->
    [one] step
   *[other] steps
} for gold
tawantinsuyu-effect-rejuvenate = turn { $n } up
tawantinsuyu-effect-small_statue = { $n } small { $n ->
    [one] statue
   *[other] statues
}
tawantinsuyu-effect-building = { $n } { $n ->
    [one] building
   *[other] buildings
}
tawantinsuyu-effect-stairs = { $n ->
    [one] stairs
   *[other] { $n } × stairs
}
tawantinsuyu-effect-build_task = { $n ->
    [one] build task
   *[other] { $n } build tasks
}
tawantinsuyu-effect-statue_task = { $n ->
    [one] statue task
   *[other] { $n } statue tasks
}
tawantinsuyu-effect-stairs_task = { $n ->
    [one] stairs task
   *[other] { $n } stairs tasks
}

## Passive buildings.

tawantinsuyu-power-as_courier = your workers may count as couriers
tawantinsuyu-power-as_priest = your workers may count as priests
tawantinsuyu-power-warrior_flips = your warrior: turn up to { $n } production { $n ->
    [one] building
   *[other] buildings
} up
tawantinsuyu-power-joints_at_once = a new joint gives its reward at once
tawantinsuyu-power-architect_craftsman = architects and craftsmen: more tasks on blue and on green
tawantinsuyu-power-festival_gods = each festival: { $what }; at the end { $n } more { $n ->
    [one] point
   *[other] points
} for a god card in hand
tawantinsuyu-power-own_stairs = using your own stairs scores too
tawantinsuyu-power-draw_weavings = your Weavings task: draw { $n }
tawantinsuyu-power-festival_longest = each festival: { $n } { $n ->
    [one] point
   *[other] points
} for each weaving of your longest tapestry
tawantinsuyu-power-festival = each festival: { $what }
tawantinsuyu-power-on_offering = anybody’s Offering: { $what }
tawantinsuyu-power-on_worship = anybody’s Worship (Russian edition: Offering) and each festival: { $what }
tawantinsuyu-power-conquest_less = your conquests: { $n } { $n ->
    [one] soldier
   *[other] soldiers
} fewer to turn, { $n } fewer to discard
tawantinsuyu-power-warrior_tasks = your warrior: { $n } more { $n ->
    [one] task
   *[other] tasks
}
tawantinsuyu-power-exchange = any time: exchange stone, gold and corn
tawantinsuyu-power-on_production = anybody’s Production: turn { $n } up
tawantinsuyu-power-on_conquest = anybody’s Conquest: { $what }
tawantinsuyu-power-on_rejuvenate = anybody’s Rejuvenate: { $what }
tawantinsuyu-power-potato_for_god = any time in your turn: { $n } { $n ->
    [one] potato
   *[other] potatoes
} for a god card
tawantinsuyu-power-gather_more = gathering potatoes, corn or stone: { $n } more and { $what }

## Short forms of the terminal.

tawantinsuyu-letter-architect = a
tawantinsuyu-letter-courier = c
tawantinsuyu-letter-craftsman = f
tawantinsuyu-letter-warrior = w
tawantinsuyu-letter-priest = p
tawantinsuyu-short-potato = pot
tawantinsuyu-short-corn = crn
tawantinsuyu-short-stone = stn
tawantinsuyu-short-gold = gld
tawantinsuyu-short-weavings = wea
tawantinsuyu-short-build = bld
tawantinsuyu-short-stairs = str
tawantinsuyu-short-statue = stu
tawantinsuyu-short-training = trn
tawantinsuyu-short-merchant = mer
tawantinsuyu-short-produce = pro
tawantinsuyu-short-god_potato = god
tawantinsuyu-short-rejuvenate = rej
tawantinsuyu-short-army = arm
tawantinsuyu-short-temple = tem
tawantinsuyu-short-vp = vp

## Axomamma's board.

tawantinsuyu-deed-weavings = weavings
tawantinsuyu-deed-production_building = a production building
tawantinsuyu-deed-passive_building = a passive building
tawantinsuyu-deed-stairs = stairs
tawantinsuyu-deed-statue = a statue
tawantinsuyu-deed-potato = the worker at the potato end
tawantinsuyu-deed-corn = the worker at the corn end
tawantinsuyu-deed-nomad = a nomad
tawantinsuyu-needs-worship = { $n } { $n ->
    [one] statue
   *[other] statues
}
tawantinsuyu-needs-offering = { $n } corn
tawantinsuyu-needs-rejuvenate = { $n } { $n ->
    [one] building or army card
   *[other] buildings and army cards
} face down
tawantinsuyu-needs-conquest = { $n ->
    [0] as many soldiers as casualties
    [one] more soldiers than casualties
   *[other] { $n } more soldiers than casualties
}
tawantinsuyu-needs-production = { $n } production { $n ->
    [one] building
   *[other] buildings
} face up
