## Names.

tzolkin-word-palenque = Palenque
tzolkin-word-yaxchilan = Yaxchilan
tzolkin-word-tikal = Tikal
tzolkin-word-uxmal = Uxmal
tzolkin-word-chichen_itza = Chichen Itza
tzolkin-word-chaac = Chaac
tzolkin-word-quetzalcoatl = Quetzalcoatl
tzolkin-word-kukulcan = Kukulcan
tzolkin-word-agriculture = Agriculture
tzolkin-word-extraction = Extraction
tzolkin-word-construction = Construction
tzolkin-word-theology = Theology
tzolkin-word-wood = wood
tzolkin-word-stone = stone
tzolkin-word-gold = gold
tzolkin-word-buildings = buildings
tzolkin-word-technology = technology
tzolkin-word-first_age = temples, first age
tzolkin-word-second_age = temples, second age
tzolkin-word-hunger = unfed workers
tzolkin-word-corn = corn and resources
tzolkin-word-skulls = skulls
tzolkin-word-monuments = monuments
tzolkin-word-green = office
tzolkin-word-grey = tomb
tzolkin-word-blue = sanctuary
tzolkin-word-yellow = farm

tzolkin-amount-corn = { $n } corn
tzolkin-amount-wood = { $n } wood
tzolkin-amount-stone = { $n } stone
tzolkin-amount-gold = { $n } gold
tzolkin-amount-skull = { $n } { $n ->
    [one] skull
   *[other] skulls
}

## What people call tiles in a sentence: after the noun. $tile: the number; $kind: office, tomb, sanctuary or farm; $gives.

tzolkin-called-building = { $tile } ({ $kind }: { $gives })
tzolkin-called-monument = { $tile } ({ $kind })
tzolkin-called-wealth = { $tile } ({ $gives })

## Events.

tzolkin-event-wealth_chosen = { $seat } has chosen starting wealth.
tzolkin-event-wealth_revealed = { $seat } keeps the wealth tiles { $tiles }.
tzolkin-event-turn_started = { $seat }’s turn begins.
tzolkin-event-begged = { $seat } begs and now has { $corn } corn.
tzolkin-event-placed = { $seat } places a worker on { $gear } { $space } for { $cost } corn.
tzolkin-event-placed_by_mercy = By mercy { $seat } places a worker on { $gear } { $space } for all corn held ({ $cost }).
tzolkin-event-placed_first = { $seat } places a worker on the first-player space for { $cost } corn.
tzolkin-event-picked = { $seat } picks up the worker on { $gear } { $space } and takes action { $action }{ $cost ->
    [0] .
   *[other] , paying { $cost } corn.
}
tzolkin-event-picked_idle = { $seat } picks up the worker on { $gear } { $space } for nothing.
tzolkin-event-acted = { $seat } pays { $cost } corn for action { $action } of { $gear }.
tzolkin-event-gained = { $seat } gains { $goods }.
tzolkin-event-paid = { $seat } pays { $goods }.
tzolkin-event-no_skull = The bank has no skull left for { $seat }.
tzolkin-event-corn_tile = { $seat } takes a corn tile of group { $group }.
tzolkin-event-harvest_without_tile = { $seat } harvests in group { $group } without a tile.
tzolkin-event-wood_tile = { $seat } takes a wood tile of group { $group }.
tzolkin-event-burnt = { $seat } burns a wood tile of group { $group } and takes the corn tile under it.
tzolkin-event-temple_up = { $seat } steps up in the temple of { $temple }, to step { $step }.
tzolkin-event-temple_down = The gods are angry: { $seat } steps down in the temple of { $temple }, to step { $step }.
tzolkin-event-step_lost = { $seat } cannot step up in the temple of { $temple }; the step is lost.
tzolkin-event-no_room = No temple has room for a step of { $seat }; it is lost.
tzolkin-event-board_light = { $seat } turns the board to its light side.
tzolkin-event-board_dark = { $seat } turns the board to its dark side.
tzolkin-event-learnt = { $seat } reaches level { $level } in { $technology }.
tzolkin-event-bonus = { $seat } takes the bonus of { $technology }.
tzolkin-event-built = { $seat } builds the building { $tile }.
tzolkin-event-monument_built = { $seat } builds the monument { $tile }.
tzolkin-event-worker_joined = { $seat } gets a worker from the bank.
tzolkin-event-no_worker_left = { $seat } has all workers in play already.
tzolkin-event-bought = { $seat } buys { $goods } for { $corn } corn.
tzolkin-event-sold = { $seat } sells { $goods } for { $corn } corn.
tzolkin-event-skull_laid = { $seat } lays a skull on Chichen Itza { $space }.
tzolkin-event-scored = { $seat } { SIGN($points) ->
    [minus] loses { ABS($points) }
   *[plus] scores { $points }
} { $points ->
    [one] point
   *[other] points
} ({ $source }).
tzolkin-event-monument_scored = { $seat } { SIGN($points) ->
    [minus] loses { ABS($points) }
   *[plus] scores { $points }
} { $points ->
    [one] point
   *[other] points
} for the monument { $tile }.
tzolkin-event-calendar_corn = { $seat } takes all corn of the calendar: { $corn }.
tzolkin-event-turn_ended = { $seat } ends the turn.
tzolkin-event-laid_out = The building { $tile } is laid out.
tzolkin-event-food_day = Food day { $number } of 4.
tzolkin-event-fed = { $seat } feeds { $fed } { $fed ->
    [one] worker
   *[other] workers
} for { $corn } corn{ $unfed ->
    [0] .
    [one] ; { $unfed } goes hungry.
   *[other] ; { $unfed } go hungry.
}
tzolkin-event-second_age = The second age begins: the buildings of the first age leave.
tzolkin-event-skulls_short = The gods would give { $due } { $due ->
    [one] skull
   *[other] skulls
}, but the bank has { $bank }: nobody gets one.
tzolkin-event-corn_laid = Nobody stood on the first-player space: 1 corn is laid on the calendar.
tzolkin-event-first_returned = { $seat }’s worker comes back from the first-player space.
tzolkin-event-marker_to = { $seat } is first player now.
tzolkin-event-second_day_barred = { $seat } cannot turn the calendar by two days: the worker of { $owner } on { $gear } { $space } would be pushed off.
tzolkin-event-second_day_spent = { $seat } cannot turn the calendar by two days: the board lies dark side up.
tzolkin-event-calendar_turned = The calendar turns by { $days } { $days ->
    [one] day
   *[other] days
}, to day { $day }.
tzolkin-event-pushed_off = { $seat }’s worker is pushed off { $gear }.
tzolkin-event-over = The game is over.

## Why not.

tzolkin-refusal-over = The game is over.
tzolkin-refusal-not_your_turn = It is not this seat’s turn.
tzolkin-refusal-choose_wealth = Starting wealth is chosen first: keep two of the four tiles.
tzolkin-refusal-wealth_chosen = Starting wealth has been chosen; the others are still choosing.
tzolkin-refusal-not_dealt = The wealth tile { $tile } was not dealt to this seat: two of the own four tiles are kept.
tzolkin-refusal-turn_calendar = The calendar is to be turned first, by one day or by two.
tzolkin-refusal-one_or_two_days = The calendar turns by one day or by two.
tzolkin-refusal-beg_at_start = Begging is possible only at the start of a turn.
tzolkin-refusal-begged_already = One may beg only once in a turn.
tzolkin-refusal-too_much_corn = One may beg only with { $most } corn or less, not with { $corn }.
tzolkin-refusal-lowest_step = In the temple of { $temple } the marker is on the lowest step already.
tzolkin-refusal-all_lowest = All three temple markers are on the lowest steps: the gods cannot be angered.
tzolkin-refusal-must_beg = No worker can be paid and none can be picked up: begging is a must.
tzolkin-refusal-mercy_cheapest = By mercy the worker goes to a space of the lowest cost, which is { $space }.
tzolkin-refusal-mercy_one = By mercy exactly one worker is placed.
tzolkin-refusal-no_free_worker = No worker is free.
tzolkin-refusal-gear_full = All numbered spaces of { $gear } are taken.
tzolkin-refusal-first_taken = The first-player space is taken.
tzolkin-refusal-placing_corn = Placing this worker costs { $need } corn, and there is { $have ->
    [0] none
   *[other] only { $have }
}.
tzolkin-refusal-corn = This takes { $need } corn, and there is { $have ->
    [0] none
   *[other] only { $have }
}.
tzolkin-refusal-resources = This takes { $need } { $need ->
    [one] resource
   *[other] resources
}, and there { $have ->
    [0] are none
    [one] is only { $have }
   *[other] are only { $have }
}.
tzolkin-refusal-missing = For the building { $tile } this is missing: { $missing }{ $saved ->
    [0] .
   *[other] , of which Construction saves { $saved }.
}
tzolkin-refusal-placing_turn = Workers are being placed in this turn, so none can be picked up.
tzolkin-refusal-picking_turn = Workers are being picked up in this turn, so none can be placed.
tzolkin-refusal-nothing_done = At least one worker must be placed or picked up before the turn ends.
tzolkin-refusal-no_worker = No own worker stands on { $gear } { $space }.
tzolkin-refusal-no_action = Space 0 has no action; the worker can only be picked up for nothing.
tzolkin-refusal-too_high = A worker on { $space } cannot take action { $action }: { $highest } is the highest that it gets to.
tzolkin-refusal-no_tile = No tile is left for action { $action } of Palenque.
tzolkin-refusal-no_corn_tile = No corn tile is left in this group.
tzolkin-refusal-no_wood_tile = No wood tile is left in this group.
tzolkin-refusal-nothing_to_build = Nothing on display can be paid. The building { $tile } comes nearest; this is missing: { $missing }{ $saved ->
    [0] .
   *[other] , of which Construction saves { $saved }.
}
tzolkin-refusal-not_on_display = This is not on display: { $tile }.
tzolkin-refusal-monument_elsewhere = Monuments are built only with action 4 of Tikal, as the first thing.
tzolkin-refusal-no_plain = Construction can be kept back only for the first of two buildings of Tikal 4.
tzolkin-refusal-no_skull = An action of Chichen Itza takes a skull.
tzolkin-refusal-shrine_taken = A skull lies on Chichen Itza { $action } already.
tzolkin-refusal-amount = { $need } { $need ->
    [one] resource is
   *[other] resources are
} asked for, not { $found }.
tzolkin-refusal-not_held = There is too little { $resource }: { $have ->
    [0] none
   *[other] only { $have }
}.
tzolkin-refusal-just_sold = { $resource } has just been sold; buying it back would only undo that.
tzolkin-refusal-just_bought = { $resource } has just been bought; selling it back would only undo that.
tzolkin-refusal-none_to_sell = There is no { $resource } to sell.
tzolkin-refusal-not_by_small_gears = This choice offers the actions of Palenque, Yaxchilan, Tikal and Uxmal 1 to 4.
tzolkin-refusal-not_optional = This cannot be declined any more: { $asked }.
tzolkin-refusal-level_price = The next level of { $technology } takes { $need } { $need ->
    [one] resource
   *[other] resources
}, and there { $have ->
    [0] are none
    [one] is only { $have }
   *[other] are only { $have }
}.
tzolkin-refusal-two_temples = Two different temples go up here.
tzolkin-refusal-one_temple = Only one temple goes up here.
tzolkin-refusal-wealth_over = Starting wealth has been chosen already.
tzolkin-refusal-same_tile = Two different tiles are kept, not the tile { $tile } twice.
tzolkin-refusal-resolve_first = The worker just picked up comes first: { $asked }.
tzolkin-refusal-other_answer = Something else is asked now: { $asked }.
tzolkin-refusal-harvest_by_palenque = Corn and wood tiles are taken with the actions 2 to 5 of Palenque.
tzolkin-refusal-learn_by_tikal = Technologies are advanced with the actions 1 and 3 of Tikal.
tzolkin-refusal-build_by_tikal = Buildings are built with the actions 2 and 4 of Tikal, or 4 of Uxmal.
tzolkin-refusal-save_by_building = Construction saves something only while a building is being paid.
tzolkin-refusal-up_by_action = Steps up in temples come from actions and tiles; none is due now.
tzolkin-refusal-trade_by_uxmal = Buying and selling is action 2 of Uxmal.
tzolkin-refusal-act_by_uxmal = Any action of a small gear is action 5 of Uxmal.
tzolkin-refusal-nothing_owed = Nothing is to be paid now.
tzolkin-refusal-nothing_given = No resources of choice are given now.
tzolkin-refusal-nothing_to_decline = Nothing is asked now that could be declined.
tzolkin-refusal-calendar_later = The calendar turns at the end of the round, when everybody has had a turn.
tzolkin-refusal-tile_corn = The building { $tile } costs { $need } corn here, and there is { $have ->
    [0] none
   *[other] only { $have }
}.
tzolkin-refusal-corn_covered = Wood lies on all corn tiles of this group: it can be taken, or burnt.
tzolkin-refusal-no_skull_left = The bank has no skull left, so this action would bring nothing.
tzolkin-refusal-all_in_play = All own workers are in play already, so this action would bring nothing.
tzolkin-refusal-no_room = No temple has room for a step up.
tzolkin-refusal-empty_display = Nothing is left on display.
tzolkin-refusal-monument_gone = The monument { $tile } is not on display.
tzolkin-refusal-monument_or_buildings = A monument is built instead of buildings, not after one.
tzolkin-refusal-no_construction = Without a level of Construction there is nothing to keep for a second building.
tzolkin-refusal-other_saving = Construction saves a resource at Tikal and corn at Uxmal.
tzolkin-refusal-not_in_price = The building { $tile } does not cost any { $resource }.
tzolkin-refusal-saving_taken = What Construction saves is always saved; the choice is which resource.
tzolkin-refusal-market_price = The market sells { $resource } for { $need } corn, and there is { $have ->
    [0] none
   *[other] only { $have }
}.

## What is asked.

tzolkin-ask-wealth = keep two of your four wealth tiles
tzolkin-ask-start = place workers or pick up workers
tzolkin-ask-begged = place workers or pick up workers
tzolkin-ask-placing = place more workers, or end the turn
tzolkin-ask-mercy = end the turn
tzolkin-ask-picking = pick up more workers, or end the turn
tzolkin-ask-calendar = turn the calendar by one day or by two
tzolkin-ask-harvest = take corn or wood from the jungle, or burn
tzolkin-ask-learn = choose a technology to advance
tzolkin-ask-learn_free = choose a technology to advance, free of charge
tzolkin-ask-pay = choose what you pay with
tzolkin-ask-take = choose the resources you take
tzolkin-ask-up = choose a temple to step up in
tzolkin-ask-up_two = choose two temples to step up in
tzolkin-ask-build = choose what to build
tzolkin-ask-save = choose what Construction saves you
tzolkin-ask-trade = buy and sell, then “done”
tzolkin-ask-act = choose any action of a small gear
tzolkin-ask-devotion = pay a resource for a temple step, or “done”

## Effects on tiles.

tzolkin-effect-points = { $n } { $n ->
    [one] point
   *[other] points
}
tzolkin-effect-workers = { $n } { $n ->
    [one] worker
   *[other] workers
}
tzolkin-effect-any_resource = { $n } { $n ->
    [one] resource
   *[other] resources
} of choice
tzolkin-effect-level = { $what } +{ $n }
tzolkin-effect-any_level = any technology +{ $n }
tzolkin-effect-step = { $what } ↑{ $n }
tzolkin-effect-any_step = any temple ↑1
tzolkin-effect-may_build = may build once more
tzolkin-effect-may_trade = may trade
tzolkin-effect-may_act = may pay 1 corn for any action
tzolkin-effect-fed = feeds { $n }
tzolkin-effect-less = each worker eats { $n } less
