## Imperial Settlers at the table: the board, the hand, the buttons.

# Two letters for each colour, shown on cards and tokens beside its pattern.
settlers-board-letter-black = Bk
settlers-board-letter-purple = Pu
settlers-board-letter-blue = Bl
settlers-board-letter-brown = Br
settlers-board-letter-gold = Go
settlers-board-letter-red = Re
settlers-board-letter-pink = Pi
settlers-board-letter-grey = Gy
settlers-board-letter-orange = Or
settlers-board-letter-teal = Te

# One resource of any kind, after a number ("take 1 resource from an enemy").
settlers-board-resource = resource

# A card in words. $deck is "common" or the name of a faction; $colours, $cost, $raze and $deal are lists, or "none";
# $effect is one or more clauses without a full stop.
settlers-board-card-tip = { $kind } ({ $deck }){ $colours ->
    [none] .
   *[other] , { $colours }.
} { $cost ->
    [none] Costs nothing.
   *[other] Costs { $cost }.
} { $effect }.{ $raze ->
    [none] {""}
   *[other] {" "}Razed: { $raze }.
}{ $deal ->
    [none] {""}
   *[other] {" "}Deal: { $deal }.
}

## The middle of the table.

settlers-board-round = Round { $round } of { $rounds }
settlers-board-stage-lookout = Lookout
settlers-board-stage-production = Production
settlers-board-stage-action = Actions
settlers-board-stage-attack = Attacks
settlers-board-stage-over = The end
settlers-board-offer = Open cards of the lookout
settlers-board-prayer = Prayer
settlers-board-prayer-tip = Cards that do not count are dimmed. Favour tokens of the colours that count add to them.
settlers-board-deck = Deck
settlers-board-deck-tip = The common deck, face down. When it is empty, the common discards are shuffled.
settlers-board-discards = Discards
settlers-board-discards-tip = Discarded common cards. They become the next common deck.
settlers-board-first-player = First player of this round

## Tableaus.

settlers-board-passed = Has passed: out of this round, and no target
settlers-board-locations = Locations
settlers-board-deals = Deals
settlers-board-deals-tip = Each deal gives its good when it is made and in every production.
settlers-board-routes = Deals with enemy locations
settlers-board-foundations = Foundations
settlers-board-foundations-tip = Razed common locations, face down. They pay for a location in the cost of a card.
settlers-board-tricolour = three-coloured token
settlers-board-hand-count = Cards in hand
settlers-board-faction-deck = Faction deck
settlers-board-stored = Cards under locations
settlers-board-nothing-built = Nothing is built.
settlers-board-sources = Points
settlers-board-row = Attack cards
settlers-board-row-tip = The newest one is the first target; the others are paired with it in order. They are the virtual player’s deals as well.
settlers-board-collection = Collection
settlers-board-collection-tip = You win with more faction locations than the virtual player has cards in his collection.

## Panels.

settlers-board-empire = Your empire
settlers-board-others = Opponents
settlers-board-round-panel = Round
# Goods follow.
settlers-board-pool = About to be gained:
settlers-board-attack-deck = Attack cards still in the deck
# Common cards of the lookout that somebody has still to choose from; a number follows.
settlers-board-piles = Cards still to choose from
# Said of cards and boards whose values are not the published ones; a rule follows that says how to correct them.
settlers-board-designed-tip = Designed for Khipu: not the published values. Whoever owns the printed ones can correct them.

## The hand.

settlers-board-hand = Your hand
settlers-board-nothing-in-hand = Your hand is empty.
settlers-board-pile = Keep one, the others are passed on
settlers-board-looked = Cards that you look at

# All that can be done with cards, as one button.
settlers-board-cards = Cards
# What can be done with a card, as a word on a button below it. Short: there is room for about ten letters.
settlers-board-way-build = Build
settlers-board-way-protect = Protect
settlers-board-way-deal = Deal
settlers-board-way-raze = Raze
settlers-board-way-tuck = Put under
settlers-board-way-take = Take
settlers-board-way-keep = Keep
settlers-board-way-give = Give
settlers-board-way-foundation = Foundation
settlers-board-way-discard = Discard
settlers-board-way-cash = For points

## Buttons.

settlers-board-choice-protect = Build and protect
settlers-board-choice-deal = Make a deal
settlers-board-choice-raze = Raze
settlers-board-choice-activate = Activate
settlers-board-choice-visit = Send a worker
settlers-board-choice-defend = Defend
settlers-board-choice-samurai = Post a samurai
settlers-board-choice-tuck = Put under it
settlers-board-choice-pass = Pass
# What ends each question, with what is not done any more.
settlers-board-choice-done-finish = End turn
settlers-board-choice-done-again = Enough for now
settlers-board-choice-done-trade = Enough, keep { $n } { $n ->
    [one] worker
   *[other] workers
}
settlers-board-choice-done-raze = No, raze nothing
settlers-board-choice-done-build_free = No, build nothing
settlers-board-choice-done-cash = No, keep the goods
settlers-board-choice-done-keep = Enough, discard the other cards
settlers-board-choice-done-stored = Enough, keep the other cards
settlers-board-choice-done-offer = Enough, spend no more
settlers-board-choice-done-react = No, pay nothing
# $n workers are exchanged for a $good.
settlers-board-choice-exchange = { $n } { $n ->
    [one] worker
   *[other] workers
} → { $good }
settlers-board-choice-exchange-card = { $n } { $n ->
    [one] worker
   *[other] workers
} → { $draw } card
# What all exchanges have in common.
settlers-board-choice-exchange-kind = { $n } { $n ->
    [one] worker
   *[other] workers
} → …
settlers-board-choice-draw = Draw a { $draw } card
settlers-board-choice-put = Put { $good } on it
settlers-board-choice-good = { $good }
settlers-board-choice-loot = Take { $good }
settlers-board-choice-cash = Turn { $good } into points
settlers-board-choice-attack = Attack card: { $good }
# $goods is a list of amounts.
settlers-board-choice-pay = Pay { $goods }
# $own is true for a deal of the viewer; $owner is a name.
settlers-board-choice-bargain = { $own ->
    [true] { $good } ({ $title })
   *[false] { $owner }: { $good } ({ $title })
}
settlers-board-choice-colour = { $colour }
settlers-board-choice-tricolour = Three-coloured token
settlers-board-choice-steal = { $owner }: { $good }
settlers-board-choice-enemy = { $owner }
settlers-board-choice-pray = Draw cards
settlers-board-choice-tokens = Use favour tokens instead
settlers-board-choice-use = Use { $title }
# $gold is true when gold stands in for the resource.
settlers-board-choice-offer = { $gold ->
    [true] Spend gold for { $good }
   *[false] Spend { $good }
}

## The board as text.

settlers-board-told-time = The round
settlers-board-told-first = First player: { $who }.
settlers-board-told-deck = { $deck } { $deck ->
    [one] card
   *[other] cards
} in the common deck, { $discards } discarded.
settlers-board-told-prays = { $who } prays.
# $goods is a list of amounts, or "none".
settlers-board-told-side = { $faction }, { $points } { $points ->
    [one] point
   *[other] points
}. Supply: { $goods ->
    [none] nothing
   *[other] { $goods }
}.
settlers-board-told-cards = { $hand } { $hand ->
    [one] card
   *[other] cards
} in hand, { $deck } in the faction deck.
settlers-board-told-used = Used { $n ->
    [one] once
   *[other] { $n } times
} this round.
settlers-board-told-defended = A defence token lies on it.
settlers-board-told-samurai = A samurai stands on it.
settlers-board-told-blocked = It is blocked this round.
settlers-board-told-visits = { $n } { $n ->
    [one] worker
   *[other] workers
} came this round.
settlers-board-told-stash = { $n } { $n ->
    [one] resource lies
   *[other] resources lie
} on it.
settlers-board-told-under = { $n } { $n ->
    [one] card lies
   *[other] cards lie
} under it.
settlers-board-told-tokens = { $n } statue { $n ->
    [one] token
   *[other] tokens
}.

## In the list of games and where a table is set up.

lobby-solo-settlers = Alone, with attacks to survive
lobby-game-settlers = Imperial Settlers with the Aztecs
lobby-settlers-about = Three kinds of locations, deals and razing, five rounds; the Aztecs pray, and the gods may answer.
new-tip-settlers = With one person at the table a virtual player attacks after every round.
deck-tip = A standard deck has 30 cards: three titles in three copies, six in two, nine single; base cards, and those of one box more if you like. A title comes with all its copies.
# $n: number of cards
deck-good = { $n } cards: this deck can be played.
deck-play = Play it against a bot
deck-check = Check these titles
deck-seat = Set up a table with it
