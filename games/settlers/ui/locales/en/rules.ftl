## Names.

settlers-word-virtual = the virtual player
settlers-word-wood = wood
settlers-word-stone = stone
settlers-word-food = food
settlers-word-gold = gold
settlers-word-worker = worker
settlers-word-raze = raze token
settlers-word-defense = defence token
settlers-word-tech = technology
# $n of them, from any deck ($pile: any), the common one or the faction's (of_common, of_faction).
settlers-word-card = card
    .counted = { $n } { $pile ->
        [of_common] common{" "}
        [of_faction] faction{" "}
       *[any] {""}
    }{ $n ->
        [one] card
       *[other] cards
    }
settlers-word-vp = point
settlers-word-favor = favour
# The colour; the good is settlers-word-gold.
settlers-word-golden = gold
settlers-word-black = black
settlers-word-purple = purple
settlers-word-blue = blue
settlers-word-brown = brown
settlers-word-red = red
settlers-word-pink = pink
settlers-word-grey = grey
settlers-word-orange = orange
settlers-word-teal = teal
settlers-word-production = production
settlers-word-feature = feature
settlers-word-action = action
settlers-word-common = common
settlers-word-faction = faction
settlers-word-barbarian = Barbarians
settlers-word-japanese = Japanese
settlers-word-roman = Romans
settlers-word-egyptian = Egyptians
settlers-word-aztec = Aztecs
settlers-word-atlantean = Atlanteans
settlers-word-base = base game
settlers-word-aztecs = Aztecs’ box
settlers-word-friends = the first expansion
settlers-word-atlanteans = Atlanteans’ box
settlers-word-magic3 = the box of sets
settlers-word-actions = actions
settlers-word-features = features
settlers-word-bonuses = building bonuses
settlers-word-prayers = prayers
settlers-word-razing = razing
settlers-word-deals = deals
settlers-word-common_locations = common locations
settlers-word-faction_locations = faction locations
settlers-word-end_abilities = abilities at the end
settlers-word-standard = standard
settlers-word-alternate = alternate
settlers-word-advanced = advanced
settlers-word-peaceful = peaceful
settlers-word-open = open
settlers-word-commoner = commoner
settlers-word-servant = servant
settlers-word-squire = squire
settlers-word-knight = knight
settlers-word-castellan = castellan
settlers-word-king = king
settlers-word-emperor = emperor
settlers-word-only = no other location fits
settlers-word-kind = actions go before features, features before productions
settlers-word-cost = the highest cost
settlers-word-choice = your choice among equals
settlers-word-deal_order = its deal comes first
settlers-word-no_first = no common location of yours has this target
settlers-word-no_pair = no location has both targets of any pair
settlers-word-no_card = no attack card is left

settlers-amount-wood = { $n } wood
settlers-amount-stone = { $n } stone
settlers-amount-food = { $n } food
settlers-amount-gold = { $n } gold
settlers-amount-worker = { $n } { $n ->
    [one] worker
   *[other] workers
}
settlers-amount-raze = { $n } { $n ->
    [one] raze token
   *[other] raze tokens
}
settlers-amount-defense = { $n } { $n ->
    [one] defence token
   *[other] defence tokens
}
settlers-amount-tech = { $n } { $n ->
    [one] technology token
   *[other] technology tokens
}
settlers-amount-card = { $n } { $n ->
    [one] card
   *[other] cards
}
settlers-amount-vp = { $n } { $n ->
    [one] point
   *[other] points
}
settlers-amount-favor = { $n } { $n ->
    [one] favour token
   *[other] favour tokens
}
settlers-amount-resource = { $n } { $n ->
    [one] resource
   *[other] resources
} of any kind
settlers-amount-deal = { $n } { $n ->
    [one] deal
   *[other] deals
}

## Options.

settlers-option-lookout = how cards are picked in the lookout
settlers-option-format = which decks are allowed
settlers-option-faction1 = faction of seat 1
settlers-option-faction2 = faction of seat 2
settlers-option-faction3 = faction of seat 3
settlers-option-faction4 = faction of seat 4
settlers-option-faction5 = faction of seat 5
settlers-option-deck1 = deck of seat 1: the name of an expansion, or cards and titles with + between them
settlers-option-deck2 = deck of seat 2: the name of an expansion, or cards and titles with + between them
settlers-option-deck3 = deck of seat 3: the name of an expansion, or cards and titles with + between them
settlers-option-deck4 = deck of seat 4: the name of an expansion, or cards and titles with + between them
settlers-option-deck5 = deck of seat 5: the name of an expansion, or cards and titles with + between them

settlers-value-random = by chance
settlers-value-all = all cards of the faction

## Events.

settlers-event-round_started = Round { $round } begins; { $who } is the first player.
settlers-event-drawn = { $who } draws { $card ->
    [none] a { $draw } card.
   *[other] { $card }.
}
settlers-event-no_card = No card is left for { $who }.
settlers-event-shuffled = The common discards are shuffled: a new deck.
settlers-event-revealed = { $card } is turned up.
settlers-event-taken = { $who } takes { $card }.
settlers-event-left_over = { $card } is left over and discarded.
settlers-event-pile_dealt = { $who } is dealt { $cards } { $cards ->
    [one] card
   *[other] cards
}.
settlers-event-pile_kept = { $who } keeps { $card ->
    [none] one of the cards.
   *[other] { $card }.
}
settlers-event-piles_passed = The other cards are passed on clockwise.
settlers-event-discarded = { $who } discards { $card }.
settlers-event-production_started = { $who } ({ $faction }) produces.
settlers-event-produced = { $card } pays out.
settlers-event-gained = { $who } gains { $goods }{ $card ->
    [none] .
   *[other] {" "}({ $card }).
}
settlers-event-paid = { $who } pays { $goods }.
settlers-event-scored = { $who } scores { $points } { $points ->
    [one] point
   *[other] points
} ({ $source }{ $card ->
    [none] ).
   *[other] , { $card }).
}
settlers-event-favor_taken = { $who } takes the { $colour ->
    [none] three-coloured
   *[other] { $colour }
} favour token.
settlers-event-favor_given = { $who } gives up the { $colour ->
    [none] three-coloured
   *[other] { $colour }
} favour token.
settlers-event-no_favor = { $who } holds a favour token of every colour.
settlers-event-turn_started = { $who }’s turn.
settlers-event-cleared = { $who } discards the location { $card }.
settlers-event-foundation_used = { $who } builds upon a foundation.
settlers-event-built = { $who } builds { $card }.
settlers-event-set_completed = { $who } completes a set of { $colour }.
settlers-event-deal_made = { $who } makes a deal for { $good }: { $card }.
settlers-event-route_made = { $who } makes a deal for { $good } with { $owner }’s { $card }.
settlers-event-deal_ended = A deal of { $who } for { $good } ends{ $card ->
    [none] .
   *[other] {" "}({ $card }).
}
settlers-event-deal_taken = { $who } takes over { $owner }’s deal for { $good }.
settlers-event-deal_used = { $who } uses a deal for { $good } once more.
settlers-event-razed_hand = { $who } razes { $card } from hand.
settlers-event-razed = { $who } razes { SAME($who, $owner) ->
    [yes] the own
   *[no] { $owner }’s
} { $card }{ $tokens ->
    [0] .
    [one] {" "}for { $tokens } raze token.
   *[other] {" "}for { $tokens } raze tokens.
}
settlers-event-foundation_laid = { $card } becomes a foundation of { $who }.
settlers-event-activated = { $who } activates { $card }.
settlers-event-exchanged = { $who } exchanges workers for { $good ->
    [card] a card.
   *[other] 1 { $good }.
}
settlers-event-visited = { $who } comes to { $owner }’s { $card }.
settlers-event-passed = { $who } passes.
settlers-event-defended = { $who } puts a defence token on { $card }.
settlers-event-samurai_placed = { $who } puts a samurai on { $card }.
settlers-event-samurai_lost = { $who } has no place for a samurai.
settlers-event-tucked = { $who } puts { $card } under { $host }.
settlers-event-put_on = { $who } puts { $good } on { $host }.
settlers-event-token_put = { $who } puts a statue token on { $card }.
settlers-event-woken = { $who }’s { $card } answers.
settlers-event-looked_at = { $who } looks at { $card ->
    [none] a { $draw } card.
   *[other] { $card }.
}
settlers-event-look_kept = { $who } keeps { $card ->
    [none] one of the cards.
   *[other] { $card }.
}
settlers-event-shuffled_back = { $who } shuffles { $cards } { $cards ->
    [one] card
   *[other] cards
} back.
settlers-event-stolen = { $who } takes { $good } from { $owner }.
settlers-event-looted = { $who } takes { $good } of the raze field of { $card }.
settlers-event-demolished = { $who } has { $owner }’s { $card } discarded.
settlers-event-blocked = { $who } blocks { $owner }’s { $card } for this round.
settlers-event-taken_over = { $who } takes over { $owner }’s { $card } for this round.
settlers-event-went_back = { $card } goes back to { $owner }.
settlers-event-freed = { $who } frees { $card }.
settlers-event-reproduced = { $who } gains again what { $card } produces.
settlers-event-must_discard = { $owner } must discard { $cards } { $cards ->
    [one] card
   *[other] cards
}.
settlers-event-cashed = { $who } turns { $good } into points.
settlers-event-prayer_started = { $who } prays{ $card ->
    [none] {""}
   *[other] {" "}with { $card }
}: { $cards } { $cards ->
    [one] card
   *[other] cards
}.
settlers-event-announced = { $who } announces { $colour }.
settlers-event-prayed = The prayer turns up { $card }.
settlers-event-chosen = { $who } chooses { $colour }.
settlers-event-tokens_used = { $who } uses { $tokens } favour { $tokens ->
    [one] token
   *[other] tokens
} instead of cards.
settlers-event-stored_used = { $who } uses the stored { $card }.
settlers-event-tricolour_is = { $who }’s three-coloured token is { $colour } this time.
settlers-event-counted = For { $colour }: { $cards } { $cards ->
    [one] card
   *[other] cards
}{ $tokens ->
    [0] .
    [one] {" "}and 1 token.
   *[other] {" "}and { $tokens } tokens.
}
settlers-event-unanswered = No card applies: { $who }’s prayer is not answered.
settlers-event-offered = { $who } spends { $gold ->
    [true] gold for { $good }.
   *[false] { $good }.
}
settlers-event-kept_under = { $who } keeps { $card } under { $host } for later prayers.
settlers-event-prayer_over = { $cards ->
    [one] The card of the prayer is discarded.
   *[other] The { $cards } cards of the prayer are discarded.
}
settlers-event-cleaned_up = { $who } cannot store { $goods }.
settlers-event-favor_gone = { $who } cannot store { $tokens } favour { $tokens ->
    [one] token
   *[other] tokens
}.
settlers-event-marker_passed = { $who } is the first player now.
settlers-event-virtual_took = { $card } goes to the virtual player{ $random ->
    [true] , by chance.
   *[false] , as the last one.
}
settlers-event-virtual_collected = The virtual player collects { $cards } { $cards ->
    [one] location
   *[other] locations
}: { $collection } in all.
settlers-event-attack_revealed = Attack { $number }: the first target is { $target }.
settlers-event-attack_paired = The targets are { $first } and { $second }: { $candidates ->
    [0] no location has both.
    [one] 1 location has both.
   *[other] { $candidates } locations have both.
}
settlers-event-attack_failed = The attack does nothing: { $why }.
settlers-event-attack_razed = The virtual player razes { $who }’s { $card } ({ $why }{ $candidates ->
    [one] ).
   *[other] , out of { $candidates }).
}
settlers-event-attack_moved = The attack cards { $first } and { $second } go to the end of the row.
settlers-event-attack_on_faction = Two points in the row: the attack goes for a faction location; { $candidates } { $candidates ->
    [one] comes
   *[other] come
} first by deals.
settlers-event-solo_over = { $won ->
    [true] You have won
   *[false] You have lost
}: { $locations } faction { $locations ->
    [one] location
   *[other] locations
} against a collection of { $collection }. Your title: { $rank }.
settlers-event-over = The game is over.

## Refusals.

settlers-refusal-over = The game is over.
settlers-refusal-not_your_turn = Another player decides now.
settlers-refusal-answer_first = Something else is asked now: { $question }
settlers-refusal-not_optional = This must be decided: { $question }
settlers-refusal-own_turn_only = Free actions come in the own turn, before the action.
settlers-refusal-not_on_offer = { $card } does not lie open.
settlers-refusal-not_in_pile = { $card } is not among these cards.
settlers-refusal-not_in_hand = { $card } is not in your hand.
settlers-refusal-not_common = { $card } is no common card: one of those is asked for.
settlers-refusal-not_faction = { $card } is no faction card: one of those is asked for.
settlers-refusal-no_room = There is no room for one more location.
settlers-refusal-no_location = { $card } costs a location or a foundation, and you have none to give.
settlers-refusal-build_cost = To build { $card } you still need: { $missing }.
settlers-refusal-action_cost = For the action of { $card } you still need: { $missing }.
settlers-refusal-feature_cost = For this answer of { $card } you still need: { $missing }.
settlers-refusal-deal_cost = For a deal you still need: { $missing }.
settlers-refusal-wrong_payment = To be paid: { $bill }; gold pays for any resource.
settlers-refusal-not_held = You still need: { $missing }.
settlers-refusal-common_deal = { $card } is a common card: deals are made with faction cards alone.
settlers-refusal-no_raze_field = { $card } has no raze field.
settlers-refusal-raze_tokens = That takes { $need } raze { $need ->
    [one] token
   *[other] tokens
}; you have { $have }.
settlers-refusal-peaceful = In the peaceful variant enemy locations are razed by cards alone.
settlers-refusal-hand_only = Here only cards of the hand are razed, and { $card } is in play.
settlers-refusal-enemy_only = Here only enemy locations are razed, and { $card } is in your hand.
settlers-refusal-not_in_play = { $card } is no location in play.
settlers-refusal-own_location = { $card } is your own location.
settlers-refusal-enemy_location = { $card } is an enemy’s location.
settlers-refusal-has_passed = The owner of { $card } has passed.
settlers-refusal-no_action = { $card } has no action.
settlers-refusal-used_up = { $card } has been used as often as it may be.
settlers-refusal-is_blocked = { $card } is blocked this round.
settlers-refusal-no_target = There is nothing that { $card } could be used on.
settlers-refusal-tokens_full = { $card } holds as many tokens as it can.
settlers-refusal-same_location = Only { $card } can be used once more now.
settlers-refusal-workers = That takes { $need } { $need ->
    [one] worker
   *[other] workers
}; you have { $have }.
settlers-refusal-no_deck = No { $draw } card is left to draw.
settlers-refusal-not_open = { $card } is no open production.
settlers-refusal-visited_enough = Enough workers came to { $card } this round.
settlers-refusal-no_defense = You have no defence token.
settlers-refusal-common_only = { $card } is no common location: only those are defended.
settlers-refusal-defended = A defence token lies on { $card } already.
settlers-refusal-not_japanese = Only the Japanese have samurai.
settlers-refusal-no_post = Samurai stand on own faction locations, and { $card } is none.
settlers-refusal-has_samurai = A samurai stands on { $card } already.
settlers-refusal-no_stash = Nothing of that kind is put on { $card }.
settlers-refusal-stash_full = Nothing more can be put with { $card }.
settlers-refusal-taken_over = { $card } is only taken over: it cannot be discarded for a cost.
settlers-refusal-no_foundation = You have no foundation.
settlers-refusal-no_deal = There is no such deal to choose.
settlers-refusal-no_token = You do not hold the { $colour } favour token.
settlers-refusal-has_token = You hold the { $colour } favour token already.
settlers-refusal-no_such_token = There is no { $colour } favour token.
settlers-refusal-wrong_colour = This prayer is not about { $colour }.
settlers-refusal-did_not_come = No { $colour } card came: the colour would count for nothing.
settlers-refusal-no_tricolour = You do not hold the three-coloured token.
settlers-refusal-no_tokens = You hold no token that applies to this prayer.
settlers-refusal-no_choice = There {$choices ->
    [one] is { $choices } choice
   *[other] are { $choices } choices
}, and this is none of them.
settlers-refusal-no_resource = Resources are wood, stone and food: not { $good }.
settlers-refusal-not_yourself = This is about an enemy, not about you.
settlers-refusal-player_passed = { $owner } has passed.
settlers-refusal-no_player = Nobody sits there.
settlers-refusal-wrong_good = This is not what is taken here: { $good }.
settlers-refusal-nothing_there = { $owner } has none of that: { $good }.
settlers-refusal-not_in_field = The raze field of { $card } does not show that: { $good }.
settlers-refusal-not_gained = This was not just gained, or cannot be turned into points: { $good }.
settlers-refusal-card_not_gained = { $card } was not just gained.
settlers-refusal-itself = { $card } is not used on itself.
settlers-refusal-not_used = { $card } has not been used.
settlers-refusal-no_production = { $card } does not produce.
settlers-refusal-copies = { $card } copies a production itself: no production copies it.
settlers-refusal-no_marker = No card of your faction deck is left to mark a deal.
settlers-refusal-dealt_already = You have a deal with { $card } already.
settlers-refusal-not_attacked = { $card } is not among the equal targets.
settlers-refusal-not_prayed = { $card } cannot be used in this prayer.
settlers-refusal-no_offer = No { $good } can be spent in this prayer any more.

## Questions.

settlers-ask-pick = take one of the open cards
settlers-ask-pile = keep one of these cards
settlers-ask-turn = take an action or pass
settlers-ask-finish = free actions, or end the turn
settlers-ask-again = use it once more?
settlers-ask-trade = exchange one more pair of workers?
settlers-ask-clear = which location or foundation is discarded?
settlers-ask-pay = how do you pay?
settlers-ask-pay-build = how do you pay for building it?
settlers-ask-pay-deal = how do you pay for the deal?
settlers-ask-pay-effect = how do you pay for its effect?
settlers-ask-give_card = which card of your hand do you give?
settlers-ask-give_deal = which deal do you give up?
settlers-ask-give_favor = which favour token do you give up?
settlers-ask-either = which gain do you choose?
settlers-ask-react = how does it answer?
settlers-ask-draw = from which deck do you draw?
settlers-ask-favor = which favour token do you take?
settlers-ask-resource = which resource?
settlers-ask-deploy = where does the samurai stand?
settlers-ask-use_deal = which deal do you use?
settlers-ask-take_deal = which deal do you take over?
settlers-ask-route_deal = with which location do you make a deal?
settlers-ask-break_deal = which deal is broken?
settlers-ask-refresh = which action location is freed?
settlers-ask-block = which action location is blocked?
settlers-ask-take_over = which location do you take over?
settlers-ask-visit = which open production do you visit?
settlers-ask-look_draw = from which deck do you look at a card?
settlers-ask-look_keep = which card do you keep?
settlers-ask-reproduce = which production do you gain again?
settlers-ask-steal = what do you take from whom?
settlers-ask-loot = which good of which raze field?
settlers-ask-raze = what do you raze?
settlers-ask-demolish = which location is discarded?
settlers-ask-build_free = which faction card do you build?
settlers-ask-foundation = which card becomes a foundation?
settlers-ask-victim = who must discard?
settlers-ask-forced = which card do you discard?
settlers-ask-cash = which goods become points?
settlers-ask-keep = which cards do you keep under the location?
settlers-ask-announce = which colour do you announce?
settlers-ask-way = draw cards or use tokens?
settlers-ask-choose = which colour do you choose?
settlers-ask-stored = which stored cards do you use?
settlers-ask-tricolour = what is the three-coloured token this time?
settlers-ask-offer = which resources do you spend?
settlers-ask-target = which of these equal locations is razed?
settlers-ask-over = the game is over

## Effects: the words of the card language, in which cards are told. $gain, $cost and the like are told before and put in.

settlers-effect-produce = Production: { $gain }
settlers-effect-open = Open production: { $gain }
settlers-effect-bonus = When built: { $gain }
settlers-effect-action = Action{ $uses ->
    [one] {""}
   *[other] {" "}(up to { $uses } times)
}: { $cost } → { $gain }
settlers-effect-on = { $trigger }{ $max ->
    [none] {""}
    [one] {" "}(once a round)
   *[other] {" "}(up to { $max } times a round)
}: { $gain }
settlers-effect-pay = { $cost } → { $gain }
settlers-effect-free = nothing
settlers-effect-store = Stores { $goods }
settlers-effect-stash-card = Cards may be put under it for good{ $gain ->
    [none] {""}
   *[other] {": "}{ $gain } each
}
settlers-effect-stash-resource = Resources may be put on it for good{ $gain ->
    [none] {""}
   *[other] {": "}{ $gain } each
}
settlers-effect-end = At the end: { $n } { $n ->
    [one] point
   *[other] points
} per { $count }{ $max ->
    [none] {""}
   *[other] , at most { $max }
}
settlers-effect-tiers = At the end, by { $count }: { $steps }
settlers-effect-step = at least { $from }: { $points } { $points ->
    [one] point
   *[other] points
}
settlers-effect-protect-common = Your common locations cost { $n } more raze { $n ->
    [one] token
   *[other] tokens
}
settlers-effect-protect-faction = Your faction locations cost { $n } more raze { $n ->
    [one] token
   *[other] tokens
}
settlers-effect-pray_more = Your prayers draw { $n } more { $n ->
    [one] card
   *[other] cards
}
settlers-effect-and = {", "}
settlers-effect-or = {" or "}
settlers-effect-per = { $amount } per { $count }{ $max ->
    [none] {""}
   *[other] , at most { $max }
}
settlers-effect-count-samurai = samurai
settlers-effect-count-deal = deal
settlers-effect-count-favor = favour token
settlers-effect-count-set = set
settlers-effect-count-stash = card or good under it
settlers-effect-count-token = statue token on it
settlers-effect-count-colour = { $colour } location
settlers-effect-common_card = { $n } common { $n ->
    [one] card
   *[other] cards
}
settlers-effect-faction_card = { $n } faction { $n ->
    [one] card
   *[other] cards
}
settlers-effect-samurai = { $n } samurai
settlers-effect-token = { $n } statue { $n ->
    [one] token
   *[other] tokens
}
settlers-effect-resource = { $n } { $n ->
    [one] resource
   *[other] resources
} of choice
settlers-effect-match = { $n } of the matching good
settlers-effect-location = a location
settlers-effect-deal = { $n } { $n ->
    [one] deal
   *[other] deals
}
settlers-effect-hand = { settlers-word-card.counted } of the hand
settlers-effect-tuck = { settlers-word-card.counted } put under it for good
settlers-effect-place = { settlers-word-card.counted } put under it for the round
settlers-effect-pray = Prayer { $cards }{ $mode ->
    [none] {""}
   *[other] { $mode }
}: { $arms }
settlers-effect-pray-announce = {" "}(announce { $colours })
settlers-effect-pray-choose = {" "}(choose { $colours })
settlers-effect-pray-offer = {" "}(spend for { $colours })
settlers-effect-pray-deal = {" "}(the colour of the deal)
settlers-effect-arm-colour = { $gain } for each { $colour } card
settlers-effect-arm-match = { $gain } for each matching card
settlers-effect-arm-each = { $gain } for each resource spent
settlers-effect-arm-kind = { $gain } for each kind spent
settlers-effect-on-build-colour = You build { $what }
settlers-effect-on-build-faction = You build a faction location
settlers-effect-on-build-common = You build a common location
settlers-effect-on-build-kind = You build a { $what } location
settlers-effect-on-build-any = You build
settlers-effect-on-raze = You raze
settlers-effect-on-razed = A location of yours is razed
settlers-effect-on-deal = You make a deal
settlers-effect-on-deal_income = Deals have paid in production
settlers-effect-on-pray = You have prayed
settlers-effect-on-favor = You gain a favour token
settlers-effect-on-tech = You gain technology
settlers-effect-on-set = You complete a set
settlers-effect-on-visited = A worker of an enemy comes
settlers-effect-on-trade = You exchange a pair of workers
settlers-effect-on-enemy_trade = An enemy exchanges a pair of workers
settlers-effect-on-gain_vp = You gain { $n } { $n ->
    [one] point
   *[other] points
} or more at once
settlers-effect-on-vp_from = A location in a colour of your favour tokens gives you points
settlers-effect-nothing = nothing else
settlers-effect-use_deal = use one of your deals
settlers-effect-take_deal = take over an enemy’s deal
settlers-effect-enemy_deal = make a deal with an enemy’s faction location
settlers-effect-break_deal = break an enemy’s deal
settlers-effect-break_deal_gain = break an enemy’s deal and gain its good
settlers-effect-refresh = free another action location of yours
settlers-effect-block = block an enemy’s action location for this round
settlers-effect-take_over = take over an enemy’s location for this round
settlers-effect-visit = visit an enemy’s open production
settlers-effect-look = look at { settlers-word-card.counted }, keep { $keep }
settlers-effect-reproduce = gain again what a production of yours produces
settlers-effect-reproduce_other = gain again what another production of yours produces
settlers-effect-steal = take { $n } { $what } from an enemy
settlers-effect-loot = one good of an enemy’s raze field
settlers-effect-loot_paid = the goods of its raze field
settlers-effect-raze_hand = raze a card of the hand
settlers-effect-raze_enemy = raze an enemy’s location
settlers-effect-raze_own = raze an own common location
settlers-effect-raze_hand_or_enemy = raze a card of the hand or an enemy’s location
settlers-effect-raze_free = free of tokens
settlers-effect-raze_cash = each good gained may become { $n } { $n ->
    [one] point
   *[other] points
}
settlers-effect-demolish = discard an enemy’s location
settlers-effect-build_hand = build a faction card without giving a location
settlers-effect-build_deal = build one of your deals without giving a location
settlers-effect-foundation = a common card of the hand becomes a foundation: 1 { $good }
settlers-effect-enemy_discard = an enemy discards { $n } { $n ->
    [one] card
   *[other] cards
}
settlers-effect-cash = goods of deals may become { $n } { $n ->
    [one] point
   *[other] points
} each
settlers-effect-keep_round = keep up to { $n } of its cards for prayers of this round
settlers-effect-keep_game = keep up to { $n } of its cards for later prayers

## Titles of cards. Which card has which title is in the component pack.

settlers-card-primeval-forest = Primeval Forest
settlers-card-barbarian-altar = Barbarian Altar
settlers-card-foray = Foray
settlers-card-saboteurs = Saboteurs
settlers-card-sentry-tower = Sentry Tower
settlers-card-dark-chapel = Dark Chapel
settlers-card-pack = Pack
settlers-card-rabble = Rabble
settlers-card-barbarian-village = Village (Barbarian)
settlers-card-hillfort = Hillfort
settlers-card-expedition = Expedition
settlers-card-barbarian-quarry = Quarry (Barbarian)
settlers-card-barter = Barter
settlers-card-arena = Arena
settlers-card-idol = Idol
settlers-card-mission = Mission
settlers-card-border = Border
settlers-card-robbers = Robbers
settlers-card-farm = Farm
settlers-card-rice-fields = Rice Fields
settlers-card-geisha-house = Geisha House
settlers-card-garrison = Garrison
settlers-card-daimyos-castle = Daimyo’s Castle
settlers-card-temple-of-buddha = Temple of Buddha
settlers-card-casino = Casino
settlers-card-gate = Gate
settlers-card-shrine = Shrine
settlers-card-stalls = Stalls
settlers-card-negotiator = Negotiator
settlers-card-sake-brewery = Sake Brewery
settlers-card-trade-route = Trade Route
settlers-card-dojo = Dojo
settlers-card-ninjas = Ninjas
settlers-card-sumo-school = Sumo School
settlers-card-master-swordsmith = Master Swordsmith
settlers-card-school-of-diplomacy = School of Diplomacy
settlers-card-sculptors-workshop = Sculptor’s Workshop
settlers-card-sculptors-apprentice = Sculptor’s Apprentice
settlers-card-gladiator-school = Gladiator School
settlers-card-engineers = Engineers
settlers-card-gardens = Gardens
settlers-card-spies = Spies
settlers-card-architect = Architect
settlers-card-administration = Administration
settlers-card-headquarters = Headquarters
settlers-card-legion = Legion
settlers-card-warehouses = Warehouses
settlers-card-builder = Builder
settlers-card-roman-fortifications = Roman Fortifications
settlers-card-trade-colony = Trade Colony
settlers-card-roman-barracks = Roman Barracks
settlers-card-stonecutter = Stonecutter
settlers-card-roman-bank = Roman Bank
settlers-card-colossus = Colossus
settlers-card-desert = Desert
settlers-card-altar-of-bastet = Altar of Bastet
settlers-card-chariot-builder = Chariot Builder
settlers-card-pharaohs-guard = Pharaoh’s Guard
settlers-card-oasis = Oasis
settlers-card-slaver = Slaver
settlers-card-royal-bath = Royal Bath
settlers-card-golden-bazaar = Golden Bazaar
settlers-card-scorpion-breeder = Scorpion Breeder
settlers-card-caravan = Caravan
settlers-card-temple-of-ra = Temple of Ra
settlers-card-sanctuary = Sanctuary
settlers-card-avenue-of-sphinxes = Avenue of Sphinxes
settlers-card-sphinx = Sphinx
settlers-card-goldsmith = Goldsmith
settlers-card-slaves = Slaves
settlers-card-egyptian-quarry = Quarry (Egyptian)
settlers-card-pyramid = Pyramid
settlers-card-statue = Statue
settlers-card-supplier = Supplier
settlers-card-wood-storage = Wood Storage
settlers-card-carpenters-workshop = Carpenter’s Workshop
settlers-card-gallows = Gallows
settlers-card-mill = Mill
settlers-card-old-forest = Old Forest
settlers-card-quarry = Quarry
settlers-card-rubble = Rubble
settlers-card-village = Village
settlers-card-town = Town
settlers-card-farmers-at-work = Farmers at Work
settlers-card-mammas-baths = Mamma’s Baths
settlers-card-armorer = Armorer
settlers-card-gold-mine = Gold Mine
settlers-card-grain-field = Grain Field
settlers-card-lords-fields = Lord’s Fields
settlers-card-monument = Monument
settlers-card-merchants-guild = Merchant’s Guild
settlers-card-gold-creek = Gold Creek
settlers-card-wood-supplier = Wood Supplier
settlers-card-goldsmiths-workshop = Goldsmith’s Workshop
settlers-card-marketplace = Marketplace
settlers-card-coal-mine = Coal Mine
settlers-card-mason = Mason
settlers-card-court-sculptor = Court Sculptor
settlers-card-masons-guild = Mason’s Guild
settlers-card-missionaries = Missionaries
settlers-card-settlers = Settlers
settlers-card-acting-troupe = Acting Troupe
settlers-card-lumberjacks = Lumberjacks
settlers-card-carpenter = Carpenter
settlers-card-joiner = Joiner
settlers-card-castle = Castle
settlers-card-tavern = Tavern
settlers-card-barracks = Barracks
settlers-card-confectioner = Confectioner
settlers-card-pig-farmer = Pig Farmer
settlers-card-brewer = Brewer
settlers-card-imperial-messenger = Imperial Messenger
settlers-card-new-forest = New Forest
settlers-card-hanseatic-league = Hanseatic League
settlers-card-lumberjacks-route = Lumberjacks’ Route
settlers-card-watchtower = Watchtower
settlers-card-ruins = Ruins
settlers-card-baker = Baker
settlers-card-sawmill = Sawmill
settlers-card-canteen = Canteen
settlers-card-meeting-place = Meeting Place
settlers-card-monty-the-merchant = Monty the Merchant
settlers-card-apartment = Apartment
settlers-card-hunter-joe = Hunter Joe
settlers-card-above-ground-mine = Above-Ground Mine
settlers-card-porters = Porters
settlers-card-chinampa = Chinampa
settlers-card-wayside-shrine = Wayside Shrine
settlers-card-sacrificial-altar = Sacrificial Altar
settlers-card-temple-of-the-sun = Temple of the Sun
settlers-card-voice-of-the-gods = Voice of the Gods
settlers-card-novices = Novices
settlers-card-stone-that-tells-stories = Stone That Tells Stories
settlers-card-pilgrims-road = Pilgrims’ Road
settlers-card-cacao-market = Cacao Market
settlers-card-great-pyramid = Great Pyramid
settlers-card-house-of-eagles = House of Eagles
settlers-card-calmecac = Calmecac
settlers-card-ball-court = Ball Court
settlers-card-soothsayer = Soothsayer
settlers-card-granary = Granary
settlers-card-gift-of-blood = Gift of Blood
settlers-card-messenger-of-quetzalcoatl = Messenger of Quetzalcoatl
settlers-card-book-of-fate = Book of Fate
settlers-card-tlatelolco-market = Tlatelolco Market
settlers-card-open-chapel = Open Chapel
settlers-card-guest-house = Guest House
settlers-card-pochteca = Pochteca
settlers-card-tuff-quarry = Tuff Quarry
settlers-card-harvest-feast = Harvest Feast
settlers-card-obsidian-workshop = Obsidian Workshop
settlers-card-sun-calendar = Sun Calendar
settlers-card-aqueduct = Aqueduct
settlers-card-astronomers = Astronomers
settlers-card-observatory = Observatory
settlers-card-levitating-stone = Levitating Stone
settlers-card-triple-altar = Triple Altar
settlers-card-weavers = Weavers
settlers-card-mosaic = Mosaic
settlers-card-sacred-grove = Sacred Grove
settlers-card-square-of-three-temples = Square of Three Temples
settlers-card-high-priest = High Priest
settlers-card-shaman = Shaman
settlers-card-war-totem = War Totem
settlers-card-sacred-oak = Sacred Oak
settlers-card-casting-of-bones = Casting of Bones
settlers-card-offering-of-spoils = Offering of Spoils
settlers-card-stone-circle = Stone Circle
settlers-card-statue-of-cheops = Statue of Cheops
settlers-card-priests-of-isis = Priests of Isis
settlers-card-oracle-of-siwa = Oracle of Siwa
settlers-card-chapel-of-thoth = Chapel of Thoth
settlers-card-sacred-cats = Sacred Cats
settlers-card-book-of-the-dead = Book of the Dead
settlers-card-apple-festival = Apple Festival
settlers-card-wandering-preacher = Wandering Preacher
settlers-card-inari-shrine = Inari Shrine
settlers-card-warrior-monks = Warrior Monks
settlers-card-prayer-lanterns = Prayer Lanterns
settlers-card-kami-shrine = Kami Shrine
settlers-card-vestals = Vestals
settlers-card-shrine-of-mars = Shrine of Mars
settlers-card-solid-foundations = Solid Foundations
settlers-card-helpful-marcus = Helpful Marcus
settlers-card-temple-of-jupiter = Temple of Jupiter
settlers-card-augurs = Augurs
settlers-card-prayer-crystal = Prayer Crystal
settlers-card-temple-of-poseidon = Temple of Poseidon
settlers-card-dolphins = Dolphins
settlers-card-glass-dome = Glass Dome
settlers-card-trident = Trident
settlers-card-undersea-oracle = Undersea Oracle
