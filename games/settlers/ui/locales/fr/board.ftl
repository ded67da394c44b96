## Imperial Settlers at the table: the board, the hand, the buttons.

# Two letters for each colour, shown on cards and tokens beside its pattern.
settlers-board-letter-black = No
settlers-board-letter-purple = Vi
settlers-board-letter-blue = Bl
settlers-board-letter-brown = Ma
settlers-board-letter-gold = Or
settlers-board-letter-red = Rg
settlers-board-letter-pink = Rs
settlers-board-letter-grey = Gr
settlers-board-letter-orange = Og
settlers-board-letter-teal = Tu

# One resource of any kind, after a number ("take 1 resource from an enemy").
settlers-board-resource = ressource

# A card in words. $deck is "common" or the name of a faction; $colours, $cost, $raze and $deal are lists, or "none";
# $effect is one or more clauses without a full stop.
settlers-board-card-tip = { $kind } ({ $deck }){ $colours ->
    [none] .
   *[other] , { $colours }.
} { $cost ->
    [none] Ne coûte rien.
   *[other] Coûte { $cost }.
} { $effect }.{ $raze ->
    [none] {""}
   *[other] {" "}Pillage : { $raze }.
}{ $deal ->
    [none] {""}
   *[other] {" "}Accord : { $deal }.
}

## The middle of the table.

settlers-board-round = Manche { $round } sur { $rounds }
settlers-board-stage-lookout = Prospection
settlers-board-stage-production = Production
settlers-board-stage-action = Actions
settlers-board-stage-attack = Attaques
settlers-board-stage-over = Fin
settlers-board-offer = Cartes exposées de la prospection
settlers-board-prayer = Prière
settlers-board-prayer-tip = Les cartes qui ne comptent pas sont estompées. Les jetons Faveur des couleurs qui comptent s’y ajoutent.
settlers-board-deck = Pioche
settlers-board-deck-tip = La pioche commune, face cachée. Quand elle est vide, la défausse commune est mélangée.
settlers-board-discards = Défausse
settlers-board-discards-tip = Les cartes communes défaussées. Elles formeront la prochaine pioche commune.
settlers-board-first-player = Premier joueur de cette manche

## Tableaus.

settlers-board-passed = A passé : hors jeu pour cette manche, et plus une cible
settlers-board-locations = Lieux
settlers-board-deals = Accords
settlers-board-deals-tip = Chaque accord donne son bien quand il est conclu, puis à chaque production.
settlers-board-routes = Accords avec des lieux adverses
settlers-board-foundations = Fondations
settlers-board-foundations-tip = Des lieux communs pillés, face cachée. Ils remplacent un lieu dans le coût d’une carte.
settlers-board-tricolour = jeton tricolore
settlers-board-hand-count = Cartes en main
settlers-board-faction-deck = Pioche de faction
settlers-board-stored = Cartes sous des lieux
settlers-board-nothing-built = Rien n’est construit.
settlers-board-sources = Points
settlers-board-row = Cartes d’attaque
settlers-board-row-tip = La plus récente est la première cible ; les autres forment une paire avec elle, dans l’ordre. Ce sont aussi les accords du joueur virtuel.
settlers-board-collection = Collection
settlers-board-collection-tip = Vous gagnez avec plus de lieux de faction que le joueur virtuel n’a de cartes dans sa collection.

## Panels.

settlers-board-empire = Votre empire
settlers-board-others = Adversaires
settlers-board-round-panel = Manche
# Goods follow.
settlers-board-pool = À recevoir :
settlers-board-attack-deck = Cartes d’attaque encore dans la pioche
# Common cards of the lookout that somebody has still to choose from; a number follows.
settlers-board-piles = Cartes encore à choisir
# Said of cards and boards whose values are not the published ones; a rule follows that says how to correct them.
settlers-board-designed-tip = Conçu pour Khipu : ce ne sont pas les valeurs publiées. Qui possède les vraies peut les corriger.

## The hand.

settlers-board-hand = Votre main
settlers-board-nothing-in-hand = Votre main est vide.
settlers-board-pile = Gardez-en une, les autres sont passées
settlers-board-looked = Cartes que vous regardez

# All that can be done with cards, as one button.
settlers-board-cards = Cartes
# What can be done with a card, as a word on a button below it. Short: there is room for about ten letters.
settlers-board-way-build = Construire
settlers-board-way-protect = Protéger
settlers-board-way-deal = Accord
settlers-board-way-raze = Piller
settlers-board-way-tuck = Dessous
settlers-board-way-take = Prendre
settlers-board-way-keep = Garder
settlers-board-way-give = Donner
settlers-board-way-foundation = Fondation
settlers-board-way-discard = Défausser
settlers-board-way-cash = En points

## Buttons.

settlers-board-choice-protect = Construire et protéger
settlers-board-choice-deal = Conclure un accord
settlers-board-choice-raze = Piller
settlers-board-choice-activate = Activer
settlers-board-choice-visit = Envoyer un ouvrier
settlers-board-choice-defend = Défendre
settlers-board-choice-samurai = Placer un samouraï
settlers-board-choice-tuck = Glisser dessous
settlers-board-choice-pass = Passer
settlers-board-choice-done-finish = Terminer le tour
settlers-board-choice-done-again = Assez pour l’instant
settlers-board-choice-done-trade = Assez, garder { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
}
settlers-board-choice-done-raze = Non, ne rien piller
settlers-board-choice-done-build_free = Non, ne rien construire
settlers-board-choice-done-cash = Non, garder les biens
settlers-board-choice-done-keep = Assez, défausser les autres cartes
settlers-board-choice-done-stored = Assez, garder les autres cartes
settlers-board-choice-done-offer = Assez, ne plus rien dépenser
settlers-board-choice-done-react = Non, ne rien payer
# $n workers are exchanged for a $good.
settlers-board-choice-exchange = { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
} → { $good }
settlers-board-choice-exchange-card = { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
} → carte { $draw }
# What all exchanges have in common.
settlers-board-choice-exchange-kind = { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
} → …
settlers-board-choice-draw = Piocher une carte { $draw }
settlers-board-choice-put = Y poser 1 { $good }
settlers-board-choice-good = { $good }
settlers-board-choice-loot = Prendre 1 { $good }
settlers-board-choice-cash = Changer 1 { $good } en points
settlers-board-choice-attack = Carte d’attaque : { $good }
# $goods is a list of amounts.
settlers-board-choice-pay = Payer { $goods }
# $own is true for a deal of the viewer; $owner is a name.
settlers-board-choice-bargain = { $own ->
    [true] { $good } (« { $title } »)
   *[false] { $owner } : { $good } (« { $title } »)
}
settlers-board-choice-colour = { $colour }
settlers-board-choice-tricolour = Jeton tricolore
settlers-board-choice-steal = { $owner } : { $good }
settlers-board-choice-enemy = { $owner }
settlers-board-choice-pray = Piocher des cartes
settlers-board-choice-tokens = Utiliser plutôt des jetons Faveur
settlers-board-choice-use = Utiliser la carte « { $title } »
# $gold is true when gold stands in for the resource.
settlers-board-choice-offer = { $gold ->
    [true] Dépenser 1 or à la place de 1 { $good }
   *[false] Dépenser 1 { $good }
}

## The board as text.

settlers-board-told-time = La manche
settlers-board-told-first = Premier joueur : { $who }.
settlers-board-told-deck = Cartes dans la pioche commune : { $deck }, défaussées : { $discards }.
settlers-board-told-prays = { $who } fait une prière.
# $goods is a list of amounts, or "none".
settlers-board-told-side = { $faction }, { $points } { $points ->
    [one] point
   *[other] points
}. Réserve : { $goods ->
    [none] rien
   *[other] { $goods }
}.
settlers-board-told-cards = { $hand } { $hand ->
    [one] carte
   *[other] cartes
} en main, { $deck } dans la pioche de faction.
settlers-board-told-used = Utilisé { $n } fois cette manche.
settlers-board-told-defended = Un jeton Défense s’y trouve.
settlers-board-told-samurai = Un samouraï s’y trouve.
settlers-board-told-blocked = Il est bloqué pour cette manche.
settlers-board-told-visits = Ouvriers venus cette manche : { $n }.
settlers-board-told-stash = Ressources posées dessus : { $n }.
settlers-board-told-under = { $n ->
    [one] { $n } carte se trouve dessous.
   *[other] { $n } cartes se trouvent dessous.
}
settlers-board-told-tokens = { $n } { $n ->
    [one] jeton
   *[other] jetons
} Statue.

## In the list of games and where a table is set up.

lobby-solo-settlers = En solo, face aux attaques
lobby-game-settlers = Imperial Settlers avec les Aztèques
lobby-settlers-about = Trois sortes de lieux, des accords et des pillages, cinq manches ; les Aztèques prient, et les dieux répondent parfois.
new-tip-settlers = Avec une seule personne à la table, un joueur virtuel attaque après chaque manche.
deck-tip = Un deck standard compte 30 cartes : trois titres en trois exemplaires, six en deux et neuf en un seul ; des cartes de base et, si vous voulez, celles d’une extension. Un titre vient avec tous ses exemplaires.
# $n: number of cards
deck-good = { $n } { $n ->
    [one] carte
   *[other] cartes
} : ce deck peut être joué.
deck-play = Le jouer contre un bot
deck-check = Vérifier ces titres
deck-seat = Préparer une table avec ce deck
