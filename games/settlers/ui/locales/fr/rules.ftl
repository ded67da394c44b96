## Names.

# $owner after “de”.
settlers-word-virtual = Joueur virtuel
    .of = { SAME($owner, "Joueur virtuel") ->
        [yes] du joueur virtuel
       *[no] du joueur { $owner }
    }
settlers-word-wood = bois
settlers-word-stone = pierre
settlers-word-food = nourriture
# Gold is a good and a colour. $colour with a masculine noun, and with a feminine one.
settlers-word-gold = or
    .masculine = { $colour ->
        [or] doré
       *[other] { $colour }
    }
    .feminine = { $colour ->
        [or] dorée
        [noir] noire
        [violet] violette
        [bleu] bleue
        [gris] grise
       *[other] { $colour }
    }
settlers-word-worker = ouvrier
settlers-word-raze = jeton Pillage
settlers-word-defense = jeton Défense
settlers-word-tech = technologie
# $n of them, from any deck ($pile: any), the common one or the faction's (of_common, of_faction).
settlers-word-card = carte
    .counted = { $n } { $n ->
        [one] carte
       *[other] cartes
    }{ $pile ->
        [of_common] { $n ->
            [one] {" "}commune
           *[other] {" "}communes
        }
        [of_faction] {" "}de faction
       *[any] {""}
    }
settlers-word-vp = point
settlers-word-favor = jeton Faveur
# The colour; the good is settlers-word-gold.
settlers-word-golden = doré
settlers-word-black = noir
settlers-word-purple = violet
settlers-word-blue = bleu
settlers-word-brown = marron
settlers-word-red = rouge
settlers-word-pink = rose
settlers-word-grey = gris
settlers-word-orange = orange
settlers-word-teal = turquoise
settlers-word-production = production
settlers-word-feature = particularité
settlers-word-action = action
settlers-word-common = commune
settlers-word-faction = de faction
settlers-word-barbarian = Barbares
settlers-word-japanese = Japonais
settlers-word-roman = Romains
settlers-word-egyptian = Égyptiens
settlers-word-aztec = Aztèques
settlers-word-atlantean = Atlantes
settlers-word-base = jeu de base
settlers-word-aztecs = extension des Aztèques
settlers-word-friends = première extension
settlers-word-atlanteans = extension des Atlantes
settlers-word-magic3 = extension des ensembles
settlers-word-actions = actions
settlers-word-features = particularités
settlers-word-bonuses = bonus de construction
settlers-word-prayers = prières
settlers-word-razing = pillage
settlers-word-deals = accords
settlers-word-common_locations = lieux communs
settlers-word-faction_locations = lieux de faction
settlers-word-end_abilities = capacités de fin de partie
settlers-word-standard = standard
settlers-word-alternate = alternatif
settlers-word-advanced = avancé
settlers-word-peaceful = pacifique
settlers-word-open = ouvert
settlers-word-commoner = roturier
settlers-word-servant = serviteur
settlers-word-squire = écuyer
settlers-word-knight = chevalier
settlers-word-castellan = châtelain
settlers-word-king = roi
settlers-word-emperor = empereur
settlers-word-only = aucun autre lieu ne convient
settlers-word-kind = les actions passent avant les particularités, elles-mêmes avant les productions
settlers-word-cost = le coût le plus élevé
settlers-word-choice = votre choix entre lieux équivalents
settlers-word-deal_order = son accord est le premier dans l’ordre
settlers-word-no_first = aucun de vos lieux communs n’a cette cible
settlers-word-no_pair = aucun lieu n’a les deux cibles d’une paire
settlers-word-no_card = il ne reste plus de carte d’attaque

settlers-amount-wood = { $n } bois
settlers-amount-stone = { $n } { $n ->
    [one] pierre
   *[other] pierres
}
settlers-amount-food = { $n } { $n ->
    [one] nourriture
   *[other] nourritures
}
settlers-amount-gold = { $n } or
settlers-amount-worker = { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
}
settlers-amount-raze = { $n } { $n ->
    [one] jeton
   *[other] jetons
} Pillage
settlers-amount-defense = { $n } { $n ->
    [one] jeton
   *[other] jetons
} Défense
settlers-amount-tech = { $n } { $n ->
    [one] jeton
   *[other] jetons
} Technologie
settlers-amount-card = { $n } { $n ->
    [one] carte
   *[other] cartes
}
settlers-amount-vp = { $n } { $n ->
    [one] point
   *[other] points
}
settlers-amount-favor = { $n } { $n ->
    [one] jeton
   *[other] jetons
} Faveur
settlers-amount-resource = { $n } { $n ->
    [one] ressource
   *[other] ressources
} au choix
settlers-amount-deal = { $n } { $n ->
    [one] accord
   *[other] accords
}

## Options.

settlers-option-lookout = mode de prospection : comment on choisit les cartes
settlers-option-format = format : quels decks sont permis
settlers-option-faction1 = faction de la place 1
settlers-option-faction2 = faction de la place 2
settlers-option-faction3 = faction de la place 3
settlers-option-faction4 = faction de la place 4
settlers-option-faction5 = faction de la place 5
settlers-option-deck1 = deck de la place 1 : le nom d’une extension, ou des cartes et des titres reliés par +
settlers-option-deck2 = deck de la place 2 : le nom d’une extension, ou des cartes et des titres reliés par +
settlers-option-deck3 = deck de la place 3 : le nom d’une extension, ou des cartes et des titres reliés par +
settlers-option-deck4 = deck de la place 4 : le nom d’une extension, ou des cartes et des titres reliés par +
settlers-option-deck5 = deck de la place 5 : le nom d’une extension, ou des cartes et des titres reliés par +

settlers-value-standard = { settlers-word-standard }
settlers-value-alternate = { settlers-word-alternate }
settlers-value-advanced = { settlers-word-advanced }
settlers-value-peaceful = { settlers-word-peaceful }
settlers-value-open = { settlers-word-open }
settlers-value-random = au hasard
settlers-value-barbarian = { settlers-word-barbarian }
settlers-value-japanese = { settlers-word-japanese }
settlers-value-roman = { settlers-word-roman }
settlers-value-egyptian = { settlers-word-egyptian }
settlers-value-aztec = { settlers-word-aztec }
settlers-value-base = { settlers-word-base }
settlers-value-aztecs = { settlers-word-aztecs }
settlers-value-friends = { settlers-word-friends }
settlers-value-atlanteans = { settlers-word-atlanteans }
settlers-value-magic3 = { settlers-word-magic3 }
settlers-value-all = toutes les cartes de la faction

## Events.

settlers-event-round_started = La manche { $round } commence ; premier joueur : { $who }.
settlers-event-drawn = { $who } pioche { $card ->
    [none] une carte { $draw }.
   *[other] la carte « { $card } ».
}
settlers-event-no_card = Il ne reste plus de carte pour { $who }.
settlers-event-shuffled = La défausse commune est mélangée et forme une nouvelle pioche.
settlers-event-revealed = La carte « { $card } » est révélée.
settlers-event-taken = { $who } prend la carte « { $card } ».
settlers-event-left_over = La carte « { $card } » reste et part à la défausse.
settlers-event-pile_dealt = { $who } reçoit { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
settlers-event-pile_kept = { $who } garde { $card ->
    [none] l’une des cartes.
   *[other] la carte « { $card } ».
}
settlers-event-piles_passed = Les autres cartes sont passées dans le sens horaire.
settlers-event-discarded = { $who } défausse la carte « { $card } ».
settlers-event-production_started = { $who } ({ $faction }) produit.
settlers-event-produced = Le lieu « { $card } » produit.
settlers-event-gained = { $who } reçoit { $goods }{ $card ->
    [none] .
   *[other] {" "}(« { $card } »).
}
settlers-event-paid = { $who } paie { $goods }.
settlers-event-scored = { $who } marque { $points } { $points ->
    [one] point
   *[other] points
} ({ $source }{ $card ->
    [none] ).
   *[other] , « { $card } »).
}
settlers-event-favor_taken = { $who } prend le jeton Faveur { $colour ->
    [none] tricolore
   *[other] { settlers-word-gold.masculine }
}.
settlers-event-favor_given = { $who } rend le jeton Faveur { $colour ->
    [none] tricolore
   *[other] { settlers-word-gold.masculine }
}.
settlers-event-no_favor = { $who } a déjà un jeton Faveur de chaque couleur.
settlers-event-turn_started = { $who } commence son tour.
settlers-event-cleared = { $who } défausse le lieu « { $card } ».
settlers-event-foundation_used = { $who } construit sur une fondation.
settlers-event-built = { $who } construit le lieu « { $card } ».
settlers-event-set_completed = { $who } complète un ensemble { settlers-word-gold.masculine }.
settlers-event-deal_made = { $who } conclut un accord ({ $good }) : « { $card } ».
settlers-event-route_made = { $who } conclut un accord ({ $good }) avec le lieu « { $card } » { settlers-word-virtual.of }.
settlers-event-deal_ended = { $who } : l’accord ({ $good }) prend fin{ $card ->
    [none] .
   *[other]  : « { $card } ».
}
settlers-event-deal_taken = { $who } reprend l’accord ({ $good }) { settlers-word-virtual.of }.
settlers-event-deal_used = { $who } utilise encore une fois un accord ({ $good }).
settlers-event-razed_hand = { $who } pille la carte « { $card } » de sa main.
settlers-event-razed = { $who } pille { SAME($who, $owner) ->
    [yes] son propre lieu « { $card } »
   *[no] le lieu « { $card } » { settlers-word-virtual.of }
}{ $tokens ->
    [0] .
    [one] {" "}pour { $tokens } jeton Pillage.
   *[other] {" "}pour { $tokens } jetons Pillage.
}
settlers-event-foundation_laid = La carte « { $card } » devient une fondation du joueur { $who }.
settlers-event-activated = { $who } active le lieu « { $card } ».
settlers-event-exchanged = { $who } échange des ouvriers contre 1 { $good }.
settlers-event-visited = { $who } envoie un ouvrier au lieu « { $card } » { settlers-word-virtual.of }.
settlers-event-passed = { $who } passe.
settlers-event-defended = { $who } pose un jeton Défense sur le lieu « { $card } ».
settlers-event-samurai_placed = { $who } place un samouraï sur le lieu « { $card } ».
settlers-event-samurai_lost = { $who } n’a pas de place pour un samouraï.
settlers-event-tucked = { $who } glisse la carte « { $card } » sous le lieu « { $host } ».
settlers-event-put_on = { $who } pose 1 { $good } sur le lieu « { $host } ».
settlers-event-token_put = { $who } pose un jeton Statue sur le lieu « { $card } ».
settlers-event-woken = { $who } : le lieu « { $card } » se déclenche.
settlers-event-looked_at = { $who } regarde { $card ->
    [none] une carte { $draw }.
   *[other] la carte « { $card } ».
}
settlers-event-look_kept = { $who } garde { $card ->
    [none] l’une des cartes.
   *[other] la carte « { $card } ».
}
settlers-event-shuffled_back = { $who } remélange { $cards } { $cards ->
    [one] carte
   *[other] cartes
} dans la pioche.
settlers-event-stolen = { $who } prend 1 { $good } de la réserve { settlers-word-virtual.of }.
settlers-event-looted = { $who } prend 1 { $good } du champ de pillage de la carte « { $card } ».
settlers-event-demolished = { $who } fait défausser le lieu « { $card } » { settlers-word-virtual.of }.
settlers-event-blocked = { $who } bloque pour cette manche le lieu « { $card } » { settlers-word-virtual.of }.
settlers-event-taken_over = { $who } s’empare pour cette manche du lieu « { $card } » { settlers-word-virtual.of }.
settlers-event-went_back = Le lieu « { $card } » redevient celui { settlers-word-virtual.of }.
settlers-event-freed = { $who } libère le lieu « { $card } ».
settlers-event-reproduced = { $who } reçoit de nouveau ce que produit le lieu « { $card } ».
settlers-event-must_discard = { $owner } doit défausser { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
settlers-event-cashed = { $who } change 1 { $good } en points.
settlers-event-prayer_started = { $who } fait une prière{ $card ->
    [none] {""}
   *[other] {" "}(« { $card } »)
} : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}.
settlers-event-announced = { $who } annonce la couleur : { settlers-word-gold.masculine }.
settlers-event-prayed = La prière révèle la carte « { $card } ».
settlers-event-chosen = { $who } choisit la couleur : { settlers-word-gold.masculine }.
settlers-event-tokens_used = { $who } utilise { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
} Faveur au lieu de cartes.
settlers-event-stored_used = { $who } utilise la carte gardée « { $card } ».
settlers-event-tricolour_is = { $who } : le jeton tricolore est { settlers-word-gold.masculine } cette fois.
settlers-event-counted = Couleur { settlers-word-gold.feminine } : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}{ $tokens ->
    [0] .
    [one] {" "}et { $tokens } jeton.
   *[other] {" "}et { $tokens } jetons.
}
settlers-event-unanswered = Aucune carte ne convient : la prière du joueur { $who } n’est pas exaucée.
settlers-event-offered = { $who } dépense { $gold ->
    [true] 1 or à la place de 1 { $good }.
   *[false] 1 { $good }.
}
settlers-event-kept_under = { $who } garde la carte « { $card } » sous le lieu « { $host } » pour de futures prières.
settlers-event-prayer_over = Les cartes de la prière sont défaussées ({ $cards }).
settlers-event-cleaned_up = { $who } ne peut pas conserver { $goods }.
settlers-event-favor_gone = { $who } ne peut pas conserver { $tokens } { $tokens ->
    [one] jeton
   *[other] jetons
} Faveur.
settlers-event-marker_passed = { $who } devient premier joueur.
settlers-event-virtual_took = La carte « { $card } » va au joueur virtuel{ $random ->
    [true] , au hasard.
   *[false] , c’est la dernière.
}
settlers-event-virtual_collected = Le joueur virtuel ajoute { $cards } { $cards ->
    [one] lieu
   *[other] lieux
} à sa collection : { $collection } en tout.
settlers-event-attack_revealed = Attaque { $number }, première cible : { $target }.
settlers-event-attack_paired = Cibles : { $first } et { $second } ; { $candidates ->
    [0] aucun lieu n’a les deux.
    [one] { $candidates } lieu a les deux.
   *[other] { $candidates } lieux ont les deux.
}
settlers-event-attack_failed = L’attaque ne fait rien : { $why }.
settlers-event-attack_razed = Le joueur virtuel pille le lieu « { $card } » du joueur { $who } ({ $why }{ $candidates ->
    [1] ).
   *[other] , parmi { $candidates }).
}
settlers-event-attack_moved = Les cartes d’attaque ({ $first }, { $second }) vont au bout de la rangée.
settlers-event-attack_on_faction = Deux points dans la rangée : l’attaque vise un lieu de faction ; premiers dans l’ordre des accords : { $candidates }.
settlers-event-solo_over = { $won ->
    [true] Vous avez gagné
   *[false] Vous avez perdu
} : { $locations } { $locations ->
    [one] lieu
   *[other] lieux
} de faction contre une collection de { $collection }. Votre titre : { $rank }.
settlers-event-over = La partie est terminée.

## Refusals.

settlers-refusal-over = La partie est terminée.
settlers-refusal-not_your_turn = C’est à un autre joueur de décider.
settlers-refusal-answer_first = Autre chose est demandé maintenant : { $question }
settlers-refusal-not_optional = Il faut en décider : { $question }
settlers-refusal-own_turn_only = Les actions gratuites se font pendant son propre tour, avant l’action.
settlers-refusal-not_on_offer = La carte « { $card } » n’est pas exposée.
settlers-refusal-not_in_pile = La carte « { $card } » n’est pas parmi ces cartes.
settlers-refusal-not_in_hand = La carte « { $card } » n’est pas dans votre main.
settlers-refusal-not_common = « { $card } » n’est pas une carte commune, et c’en est une qu’il faut.
settlers-refusal-not_faction = « { $card } » n’est pas une carte de faction, et c’en est une qu’il faut.
settlers-refusal-no_room = Il n’y a plus de place pour un lieu.
settlers-refusal-no_location = La carte « { $card } » coûte un lieu ou une fondation, et vous n’en avez pas à donner.
settlers-refusal-build_cost = Pour construire « { $card } », il vous manque : { $missing }.
settlers-refusal-action_cost = Pour l’action du lieu « { $card } », il vous manque : { $missing }.
settlers-refusal-feature_cost = Pour cet effet du lieu « { $card } », il vous manque : { $missing }.
settlers-refusal-deal_cost = Pour un accord, il vous manque : { $missing }.
settlers-refusal-wrong_payment = À payer : { $bill } ; l’or remplace n’importe quelle ressource.
settlers-refusal-not_held = Il vous manque : { $missing }.
settlers-refusal-common_deal = « { $card } » est une carte commune : un accord ne se conclut qu’avec une carte de faction.
settlers-refusal-no_raze_field = La carte « { $card } » n’a pas de champ de pillage.
settlers-refusal-raze_tokens = Cela demande { $need } { $need ->
    [one] jeton
   *[other] jetons
} Pillage ; vous en avez { $have }.
settlers-refusal-peaceful = En mode pacifique, seules des cartes permettent de piller des lieux adverses.
settlers-refusal-hand_only = Ici, on ne pille que des cartes de la main, et « { $card } » est en jeu.
settlers-refusal-enemy_only = Ici, on ne pille que des lieux adverses, et « { $card } » est dans votre main.
settlers-refusal-not_in_play = Le lieu « { $card } » n’est pas en jeu.
settlers-refusal-own_location = « { $card } » est votre propre lieu.
settlers-refusal-enemy_location = « { $card } » est un lieu adverse.
settlers-refusal-has_passed = Le propriétaire du lieu « { $card } » a passé.
settlers-refusal-no_action = Le lieu « { $card } » n’a pas d’action.
settlers-refusal-used_up = Le lieu « { $card } » a été utilisé autant de fois que permis.
settlers-refusal-is_blocked = Le lieu « { $card } » est bloqué pour cette manche.
settlers-refusal-no_target = Il n’y a rien sur quoi utiliser le lieu « { $card } ».
settlers-refusal-tokens_full = Le lieu « { $card } » porte déjà autant de jetons que possible.
settlers-refusal-same_location = Seul le lieu « { $card } » peut être utilisé encore une fois maintenant.
settlers-refusal-workers = Cela demande { $need } { $need ->
    [one] ouvrier
   *[other] ouvriers
} ; vous en avez { $have }.
settlers-refusal-no_deck = Il ne reste plus de carte { $draw } à piocher.
settlers-refusal-not_open = « { $card } » n’est pas une production ouverte.
settlers-refusal-visited_enough = Assez d’ouvriers sont venus au lieu « { $card } » cette manche.
settlers-refusal-no_defense = Vous n’avez pas de jeton Défense.
settlers-refusal-common_only = « { $card } » n’est pas un lieu commun : on ne défend que ceux-là.
settlers-refusal-defended = Il y a déjà un jeton Défense sur le lieu « { $card } ».
settlers-refusal-not_japanese = Seuls les Japonais ont des samouraïs.
settlers-refusal-no_post = Un samouraï se tient sur l’un de vos lieux de faction ; « { $card } » n’en est pas un.
settlers-refusal-has_samurai = Un samouraï se tient déjà sur le lieu « { $card } ».
settlers-refusal-no_stash = On ne pose rien de tel sur le lieu « { $card } ».
settlers-refusal-stash_full = On ne peut plus rien ajouter au lieu « { $card } ».
settlers-refusal-taken_over = Le lieu « { $card } » n’est que pris pour la manche : on ne peut pas le défausser comme paiement.
settlers-refusal-no_foundation = Vous n’avez pas de fondation.
settlers-refusal-no_deal = Il n’y a pas de tel accord à choisir.
settlers-refusal-no_token = Vous n’avez pas le jeton Faveur { settlers-word-gold.masculine }.
settlers-refusal-has_token = Vous avez déjà le jeton Faveur { settlers-word-gold.masculine }.
settlers-refusal-no_such_token = Il n’y a pas de jeton Faveur { settlers-word-gold.masculine }.
settlers-refusal-wrong_colour = Cette prière ne porte pas sur cette couleur : { settlers-word-gold.masculine }.
settlers-refusal-did_not_come = Aucune carte de cette couleur n’est venue, elle ne compterait pour rien : { settlers-word-gold.masculine }.
settlers-refusal-no_tricolour = Vous n’avez pas le jeton tricolore.
settlers-refusal-no_tokens = Vous n’avez pas de jeton qui convienne à cette prière.
settlers-refusal-no_choice = Ce choix n’existe pas ; nombre de choix : { $choices }.
settlers-refusal-no_resource = Les ressources sont le bois, la pierre et la nourriture ; ceci n’en est pas une : { $good }.
settlers-refusal-not_yourself = Il s’agit d’un adversaire, pas de vous.
settlers-refusal-player_passed = { $owner } a déjà passé.
settlers-refusal-no_player = Personne n’est assis là.
settlers-refusal-wrong_good = Ce n’est pas ce que l’on prend ici : { $good }.
settlers-refusal-nothing_there = { $owner } n’en a pas : { $good }.
settlers-refusal-not_in_field = Le champ de pillage de « { $card } » ne montre pas cela : { $good }.
settlers-refusal-not_gained = Cela ne vient pas d’être gagné, ou ne se change pas en points : { $good }.
settlers-refusal-card_not_gained = La carte « { $card } » ne vient pas d’être gagnée.
settlers-refusal-itself = Le lieu « { $card } » ne s’applique pas à lui-même.
settlers-refusal-not_used = Le lieu « { $card } » n’a pas été utilisé.
settlers-refusal-no_production = Le lieu « { $card } » ne produit rien.
settlers-refusal-copies = Le lieu « { $card } » copie lui-même une production : aucune production ne le copie.
settlers-refusal-no_marker = Il ne reste aucune carte de votre pioche de faction pour marquer un accord.
settlers-refusal-dealt_already = Vous avez déjà un accord avec le lieu « { $card } ».
settlers-refusal-not_attacked = Le lieu « { $card } » n’est pas parmi les cibles égales.
settlers-refusal-not_prayed = La carte « { $card } » ne peut pas servir dans cette prière.
settlers-refusal-no_offer = On ne peut plus dépenser cela dans cette prière : { $good }.

## Questions.

settlers-ask-pick = prenez l’une des cartes exposées
settlers-ask-pile = gardez l’une de ces cartes
settlers-ask-turn = effectuez une action ou passez
settlers-ask-finish = effectuez des actions gratuites ou terminez votre tour
settlers-ask-again = l’utiliser encore une fois ?
settlers-ask-trade = échanger encore une paire d’ouvriers ?
settlers-ask-clear = quel lieu ou quelle fondation défaussez-vous ?
settlers-ask-pay = comment payez-vous ?
settlers-ask-give_card = quelle carte de votre main donnez-vous ?
settlers-ask-give_deal = à quel accord renoncez-vous ?
settlers-ask-give_favor = quel jeton Faveur rendez-vous ?
settlers-ask-either = que choisissez-vous ?
settlers-ask-react = comment le lieu se déclenche-t-il ?
settlers-ask-draw = dans quelle pioche piochez-vous ?
settlers-ask-favor = quel jeton Faveur prenez-vous ?
settlers-ask-resource = quelle ressource ?
settlers-ask-deploy = où placez-vous le samouraï ?
settlers-ask-use_deal = quel accord utilisez-vous ?
settlers-ask-take_deal = quel accord reprenez-vous ?
settlers-ask-route_deal = avec quel lieu concluez-vous un accord ?
settlers-ask-break_deal = quel accord rompez-vous ?
settlers-ask-refresh = quel lieu d’action libérez-vous ?
settlers-ask-block = quel lieu d’action bloquez-vous ?
settlers-ask-take_over = de quel lieu vous emparez-vous ?
settlers-ask-visit = quelle production ouverte visitez-vous ?
settlers-ask-look_draw = dans quelle pioche regardez-vous une carte ?
settlers-ask-look_keep = quelle carte gardez-vous ?
settlers-ask-reproduce = quelle production répétez-vous ?
settlers-ask-steal = que prenez-vous, et à qui ?
settlers-ask-loot = quel bien, et de quel champ de pillage ?
settlers-ask-raze = que pillez-vous ?
settlers-ask-demolish = quel lieu est défaussé ?
settlers-ask-build_free = quelle carte de faction construisez-vous ?
settlers-ask-foundation = quelle carte devient une fondation ?
settlers-ask-victim = qui doit défausser ?
settlers-ask-forced = quelle carte défaussez-vous ?
settlers-ask-cash = quels biens changez-vous en points ?
settlers-ask-keep = quelles cartes gardez-vous sous le lieu ?
settlers-ask-announce = quelle couleur annoncez-vous ?
settlers-ask-way = piochez-vous des cartes ou utilisez-vous des jetons ?
settlers-ask-choose = quelle couleur choisissez-vous ?
settlers-ask-stored = quelles cartes gardées utilisez-vous ?
settlers-ask-tricolour = quelle couleur a le jeton tricolore cette fois ?
settlers-ask-offer = quelles ressources dépensez-vous ?
settlers-ask-target = lequel de ces lieux équivalents est pillé ?
settlers-ask-over = la partie est terminée

## Effects: the words of the card language, in which cards are told. $gain, $cost and the like are told before and put in.

settlers-effect-produce = Production : { $gain }
settlers-effect-open = Production ouverte : { $gain }
settlers-effect-bonus = À la construction : { $gain }
settlers-effect-action = Action{ $uses ->
    [1] {""}
   *[other] {" "}(jusqu’à { $uses } fois)
} : { $cost } → { $gain }
settlers-effect-on = { $trigger }{ $max ->
    [none] {""}
    [1] {" "}(une fois par manche)
   *[other] {" "}(jusqu’à { $max } fois par manche)
} : { $gain }
settlers-effect-pay = { $cost } → { $gain }
settlers-effect-free = gratuit
settlers-effect-store = Conserve : { $goods }
settlers-effect-stash-card = On peut y glisser des cartes pour de bon{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain } par carte)
}
settlers-effect-stash-resource = On peut y poser des ressources pour de bon{ $gain ->
    [none] {""}
   *[other] {" "}({ $gain } par ressource)
}
settlers-effect-end = À la fin : { $n } { $n ->
    [one] point
   *[other] points
} par { $count }{ $max ->
    [none] {""}
   *[other] , { $max } au plus
}
settlers-effect-tiers = À la fin, selon le nombre ({ $count }) : { $steps }
settlers-effect-step = { $points } { $points ->
    [one] point
   *[other] points
} à partir de { $from }
settlers-effect-protect-common = Piller un de vos lieux communs coûte { $n } { $n ->
    [one] jeton
   *[other] jetons
} Pillage de plus
settlers-effect-protect-faction = Piller un de vos lieux de faction coûte { $n } { $n ->
    [one] jeton
   *[other] jetons
} Pillage de plus
settlers-effect-pray_more = Vos prières piochent { $n } { $n ->
    [one] carte
   *[other] cartes
} de plus
settlers-effect-and = {", "}
settlers-effect-or = {" ou "}
settlers-effect-per = { $amount } par { $count }{ $max ->
    [none] {""}
   *[other] , { $max } au plus
}
settlers-effect-count-samurai = samouraï
settlers-effect-count-deal = accord
settlers-effect-count-favor = jeton Faveur
settlers-effect-count-set = ensemble
settlers-effect-count-stash = carte ou bien qui s’y trouve
settlers-effect-count-token = jeton Statue qui s’y trouve
settlers-effect-count-colour = lieu { settlers-word-gold.masculine }
settlers-effect-common_card = { $n } { $n ->
    [one] carte commune
   *[other] cartes communes
}
settlers-effect-faction_card = { $n } { $n ->
    [one] carte
   *[other] cartes
} de faction
settlers-effect-samurai = { $n } { $n ->
    [one] samouraï
   *[other] samouraïs
}
settlers-effect-token = { $n } { $n ->
    [one] jeton
   *[other] jetons
} Statue
settlers-effect-resource = { $n } { $n ->
    [one] ressource
   *[other] ressources
} au choix
settlers-effect-match = { $n } { $n ->
    [one] bien correspondant
   *[other] biens correspondants
}
settlers-effect-location = un lieu
settlers-effect-deal = { $n } { $n ->
    [one] accord
   *[other] accords
}
settlers-effect-hand = { settlers-word-card.counted } de la main
settlers-effect-tuck = { settlers-word-card.counted } à glisser dessous pour de bon
settlers-effect-place = { settlers-word-card.counted } à glisser dessous pour la manche
settlers-effect-pray = Prière { $cards }{ $mode ->
    [none] {""}
   *[other] { $mode }
} : { $arms }
settlers-effect-pray-announce = {" "}(annoncer : { $colours })
settlers-effect-pray-choose = {" "}(choisir : { $colours })
settlers-effect-pray-offer = {" "}(dépenser pour : { $colours })
settlers-effect-pray-deal = {" "}(la couleur de l’accord)
settlers-effect-arm-colour = { $gain } par carte { settlers-word-gold.feminine }
settlers-effect-arm-match = { $gain } par carte correspondante
settlers-effect-arm-each = { $gain } par ressource dépensée
settlers-effect-arm-kind = { $gain } par type dépensé
settlers-effect-on-build-colour = Vous construisez un lieu { $what ->
    [or] doré
   *[other] { $what }
}
settlers-effect-on-build-faction = Vous construisez un lieu de faction
settlers-effect-on-build-common = Vous construisez un lieu commun
settlers-effect-on-build-kind = Vous construisez un lieu ({ $what })
settlers-effect-on-build-any = Vous construisez
settlers-effect-on-raze = Vous pillez
settlers-effect-on-razed = Un de vos lieux est pillé
settlers-effect-on-deal = Vous concluez un accord
settlers-effect-on-deal_income = Vos accords ont rapporté en production
settlers-effect-on-pray = Vous avez fait une prière
settlers-effect-on-favor = Vous gagnez un jeton Faveur
settlers-effect-on-tech = Vous gagnez une technologie
settlers-effect-on-set = Vous complétez un ensemble
settlers-effect-on-visited = Un ouvrier adverse arrive
settlers-effect-on-trade = Vous échangez une paire d’ouvriers
settlers-effect-on-enemy_trade = Un adversaire échange une paire d’ouvriers
settlers-effect-on-gain_vp = Vous gagnez { $n } { $n ->
    [one] point
   *[other] points
} ou plus à la fois
settlers-effect-on-vp_from = Un lieu de la couleur d’un de vos jetons Faveur vous rapporte des points
settlers-effect-nothing = rien d’autre
settlers-effect-use_deal = utiliser un de vos accords
settlers-effect-take_deal = reprendre un accord adverse
settlers-effect-enemy_deal = conclure un accord avec un lieu de faction adverse
settlers-effect-break_deal = rompre un accord adverse
settlers-effect-break_deal_gain = rompre un accord adverse et gagner son bien
settlers-effect-refresh = libérer un autre de vos lieux d’action
settlers-effect-block = bloquer un lieu d’action adverse pour la manche
settlers-effect-take_over = s’emparer d’un lieu adverse pour la manche
settlers-effect-visit = visiter une production ouverte adverse
settlers-effect-look = regarder { settlers-word-card.counted }, en garder { $keep }
settlers-effect-reproduce = répéter une de vos productions
settlers-effect-reproduce_other = répéter une autre de vos productions
settlers-effect-steal = prendre { $n } { $what } à un adversaire
settlers-effect-loot = un bien d’un champ de pillage adverse
settlers-effect-loot_paid = les biens de son champ de pillage
settlers-effect-raze_hand = piller une carte de la main
settlers-effect-raze_enemy = piller un lieu adverse
settlers-effect-raze_own = piller un de vos lieux communs
settlers-effect-raze_hand_or_enemy = piller une carte de la main ou un lieu adverse
settlers-effect-raze_free = sans jetons
settlers-effect-raze_cash = chaque bien gagné peut devenir { $n } { $n ->
    [one] point
   *[other] points
}
settlers-effect-demolish = défausser un lieu adverse
settlers-effect-build_hand = construire une carte de faction sans donner de lieu
settlers-effect-build_deal = construire la carte d’un de vos accords sans donner de lieu
settlers-effect-foundation = une carte commune de la main devient une fondation : 1 { $good }
settlers-effect-enemy_discard = un adversaire défausse { $n } { $n ->
    [one] carte
   *[other] cartes
}
settlers-effect-cash = chaque bien d’un accord peut devenir { $n } { $n ->
    [one] point
   *[other] points
}
settlers-effect-keep_round = garder au plus { $n } de ses cartes pour les prières de la manche
settlers-effect-keep_game = garder au plus { $n } de ses cartes pour de futures prières

## Cards: the titles, and the title of each card.

settlers-card-primeval-forest = Forêt primaire
settlers-card-barbarian-altar = Autel barbare
settlers-card-foray = Incursion
settlers-card-saboteurs = Saboteurs
settlers-card-sentry-tower = Tour de garde
settlers-card-dark-chapel = Chapelle obscure
settlers-card-pack = Meute
settlers-card-rabble = Canaille
settlers-card-barbarian-village = Village barbare
settlers-card-hillfort = Colline fortifiée
settlers-card-expedition = Expédition
settlers-card-barbarian-quarry = Carrière barbare
settlers-card-barter = Troc
settlers-card-arena = Arène
settlers-card-idol = Idole
settlers-card-mission = Mission
settlers-card-border = Frontière
settlers-card-robbers = Brigands
settlers-card-farm = Ferme
settlers-card-rice-fields = Rizières
settlers-card-geisha-house = Maison des geishas
settlers-card-garrison = Garnison
settlers-card-daimyos-castle = Château du daimyo
settlers-card-temple-of-buddha = Temple de Bouddha
settlers-card-casino = Casino
settlers-card-gate = Porte
settlers-card-shrine = Petit sanctuaire
settlers-card-stalls = Étals
settlers-card-negotiator = Négociateur
settlers-card-sake-brewery = Brasserie de saké
settlers-card-trade-route = Route commerciale
settlers-card-dojo = Dojo
settlers-card-ninjas = Ninjas
settlers-card-sumo-school = École de sumo
settlers-card-master-swordsmith = Maître forgeron
settlers-card-school-of-diplomacy = École de diplomatie
settlers-card-sculptors-workshop = Atelier du sculpteur
settlers-card-sculptors-apprentice = Apprenti du sculpteur
settlers-card-gladiator-school = École de gladiateurs
settlers-card-engineers = Ingénieurs
settlers-card-gardens = Jardins
settlers-card-spies = Espions
settlers-card-architect = Architecte
settlers-card-administration = Administration
settlers-card-headquarters = Quartier général
settlers-card-legion = Légion
settlers-card-warehouses = Entrepôts
settlers-card-builder = Bâtisseur
settlers-card-roman-fortifications = Fortifications romaines
settlers-card-trade-colony = Colonie commerciale
settlers-card-roman-barracks = Casernes romaines
settlers-card-stonecutter = Tailleur de pierre
settlers-card-roman-bank = Banque romaine
settlers-card-colossus = Colosse
settlers-card-desert = Désert
settlers-card-altar-of-bastet = Autel de Bastet
settlers-card-chariot-builder = Constructeur de chars
settlers-card-pharaohs-guard = Garde du pharaon
settlers-card-oasis = Oasis
settlers-card-slaver = Esclavagiste
settlers-card-royal-bath = Bain royal
settlers-card-golden-bazaar = Bazar doré
settlers-card-scorpion-breeder = Éleveur de scorpions
settlers-card-caravan = Caravane
settlers-card-temple-of-ra = Temple de Râ
settlers-card-sanctuary = Sanctuaire
settlers-card-avenue-of-sphinxes = Allée des sphinx
settlers-card-sphinx = Sphinx
settlers-card-goldsmith = Orfèvre
settlers-card-slaves = Esclaves
settlers-card-egyptian-quarry = Carrière égyptienne
settlers-card-pyramid = Pyramide
settlers-card-statue = Statue
settlers-card-supplier = Fournisseur
settlers-card-wood-storage = Dépôt de bois
settlers-card-carpenters-workshop = Atelier du charpentier
settlers-card-gallows = Gibet
settlers-card-mill = Moulin
settlers-card-old-forest = Vieille forêt
settlers-card-quarry = Carrière
settlers-card-rubble = Décombres
settlers-card-village = Village
settlers-card-town = Bourg
settlers-card-farmers-at-work = Paysans au travail
settlers-card-mammas-baths = Bains de la mamma
settlers-card-armorer = Armurier
settlers-card-gold-mine = Mine d’or
settlers-card-grain-field = Champ de blé
settlers-card-lords-fields = Champs du seigneur
settlers-card-monument = Monument
settlers-card-merchants-guild = Guilde des marchands
settlers-card-gold-creek = Ruisseau aurifère
settlers-card-wood-supplier = Fournisseur de bois
settlers-card-goldsmiths-workshop = Atelier de l’orfèvre
settlers-card-marketplace = Place du marché
settlers-card-coal-mine = Mine de charbon
settlers-card-mason = Maçon
settlers-card-court-sculptor = Sculpteur de la cour
settlers-card-masons-guild = Guilde des maçons
settlers-card-missionaries = Missionnaires
settlers-card-settlers = Colons
settlers-card-acting-troupe = Troupe de théâtre
settlers-card-lumberjacks = Bûcherons
settlers-card-carpenter = Charpentier
settlers-card-joiner = Menuisier
settlers-card-castle = Château
settlers-card-tavern = Taverne
settlers-card-barracks = Caserne
settlers-card-confectioner = Confiseur
settlers-card-pig-farmer = Éleveur de porcs
settlers-card-brewer = Brasseur
settlers-card-imperial-messenger = Messager impérial
settlers-card-new-forest = Jeune forêt
settlers-card-hanseatic-league = Ligue hanséatique
settlers-card-lumberjacks-route = Sentier des bûcherons
settlers-card-watchtower = Tour de guet
settlers-card-ruins = Ruines
settlers-card-baker = Boulanger
settlers-card-sawmill = Scierie
settlers-card-canteen = Cantine
settlers-card-meeting-place = Lieu de rencontre
settlers-card-monty-the-merchant = Monty le marchand
settlers-card-apartment = Logis
settlers-card-hunter-joe = Joe le chasseur
settlers-card-above-ground-mine = Mine à ciel ouvert
settlers-card-porters = Porteurs
settlers-card-chinampa = Chinampa
settlers-card-wayside-shrine = Oratoire
settlers-card-sacrificial-altar = Autel sacrificiel
settlers-card-temple-of-the-sun = Temple du Soleil
settlers-card-voice-of-the-gods = Voix des dieux
settlers-card-novices = Novices
settlers-card-stone-that-tells-stories = Pierre qui raconte des histoires
settlers-card-pilgrims-road = Route des pèlerins
settlers-card-cacao-market = Marché au cacao
settlers-card-great-pyramid = Grande pyramide
settlers-card-house-of-eagles = Maison des aigles
settlers-card-calmecac = Calmecac
settlers-card-ball-court = Terrain de jeu de balle
settlers-card-soothsayer = Devin
settlers-card-granary = Grenier
settlers-card-gift-of-blood = Offrande de sang
settlers-card-messenger-of-quetzalcoatl = Messager de Quetzalcoatl
settlers-card-book-of-fate = Livre du destin
settlers-card-tlatelolco-market = Marché de Tlatelolco
settlers-card-open-chapel = Chapelle ouverte
settlers-card-guest-house = Maison d’hôtes
settlers-card-pochteca = Pochteca
settlers-card-tuff-quarry = Carrière de tuf
settlers-card-harvest-feast = Fête des récoltes
settlers-card-obsidian-workshop = Atelier d’obsidienne
settlers-card-sun-calendar = Calendrier solaire
settlers-card-aqueduct = Aqueduc
settlers-card-astronomers = Astronomes
settlers-card-observatory = Observatoire
settlers-card-levitating-stone = Pierre en lévitation
settlers-card-triple-altar = Triple autel
settlers-card-weavers = Tisserandes
settlers-card-mosaic = Mosaïque
settlers-card-sacred-grove = Bosquet sacré
settlers-card-square-of-three-temples = Place des trois temples
settlers-card-high-priest = Grand prêtre
settlers-card-shaman = Chaman
settlers-card-war-totem = Totem de guerre
settlers-card-sacred-oak = Chêne sacré
settlers-card-casting-of-bones = Jet d’osselets
settlers-card-offering-of-spoils = Offrande du butin
settlers-card-stone-circle = Cercle de pierres
settlers-card-statue-of-cheops = Statue de Khéops
settlers-card-priests-of-isis = Prêtres d’Isis
settlers-card-oracle-of-siwa = Oracle de Siwa
settlers-card-chapel-of-thoth = Chapelle de Thot
settlers-card-sacred-cats = Chats sacrés
settlers-card-book-of-the-dead = Livre des morts
settlers-card-apple-festival = Fête des pommes
settlers-card-wandering-preacher = Prédicateur itinérant
settlers-card-inari-shrine = Sanctuaire d’Inari
settlers-card-warrior-monks = Moines guerriers
settlers-card-prayer-lanterns = Lanternes de prière
settlers-card-kami-shrine = Sanctuaire des kami
settlers-card-vestals = Vestales
settlers-card-shrine-of-mars = Oratoire de Mars
settlers-card-solid-foundations = Fondations solides
settlers-card-helpful-marcus = Marcus le serviable
settlers-card-temple-of-jupiter = Temple de Jupiter
settlers-card-augurs = Augures
settlers-card-prayer-crystal = Cristal de prière
settlers-card-temple-of-poseidon = Temple de Poséidon
settlers-card-dolphins = Dauphins
settlers-card-glass-dome = Dôme de verre
settlers-card-trident = Trident
settlers-card-undersea-oracle = Oracle sous-marin

settlers-word-COM001 = { settlers-card-statue }
settlers-word-COM002 = { settlers-card-supplier }
settlers-word-COM003 = { settlers-card-wood-storage }
settlers-word-COM004 = { settlers-card-carpenters-workshop }
settlers-word-COM005 = { settlers-card-gallows }
settlers-word-COM006 = { settlers-card-mill }
settlers-word-COM007 = { settlers-card-old-forest }
settlers-word-COM008 = { settlers-card-quarry }
settlers-word-COM009 = { settlers-card-quarry }
settlers-word-COM010 = { settlers-card-quarry }
settlers-word-COM011 = { settlers-card-rubble }
settlers-word-COM012 = { settlers-card-village }
settlers-word-COM013 = { settlers-card-village }
settlers-word-COM014 = { settlers-card-village }
settlers-word-COM015 = { settlers-card-town }
settlers-word-COM016 = { settlers-card-farmers-at-work }
settlers-word-COM017 = { settlers-card-mammas-baths }
settlers-word-COM018 = { settlers-card-armorer }
settlers-word-COM019 = { settlers-card-armorer }
settlers-word-COM020 = { settlers-card-armorer }
settlers-word-COM021 = { settlers-card-gold-mine }
settlers-word-COM022 = { settlers-card-gold-mine }
settlers-word-COM023 = { settlers-card-grain-field }
settlers-word-COM024 = { settlers-card-grain-field }
settlers-word-COM025 = { settlers-card-lords-fields }
settlers-word-COM026 = { settlers-card-monument }
settlers-word-COM027 = { settlers-card-merchants-guild }
settlers-word-COM028 = { settlers-card-gold-creek }
settlers-word-COM029 = { settlers-card-wood-supplier }
settlers-word-COM030 = { settlers-card-goldsmiths-workshop }
settlers-word-COM031 = { settlers-card-goldsmiths-workshop }
settlers-word-COM032 = { settlers-card-marketplace }
settlers-word-COM033 = { settlers-card-coal-mine }
settlers-word-COM034 = { settlers-card-mason }
settlers-word-COM035 = { settlers-card-mason }
settlers-word-COM036 = { settlers-card-court-sculptor }
settlers-word-COM037 = { settlers-card-masons-guild }
settlers-word-COM038 = { settlers-card-masons-guild }
settlers-word-COM039 = { settlers-card-missionaries }
settlers-word-COM040 = { settlers-card-settlers }
settlers-word-COM041 = { settlers-card-acting-troupe }
settlers-word-COM042 = { settlers-card-lumberjacks }
settlers-word-COM043 = { settlers-card-carpenter }
settlers-word-COM044 = { settlers-card-joiner }
settlers-word-COM045 = { settlers-card-joiner }
settlers-word-COM046 = { settlers-card-castle }
settlers-word-COM047 = { settlers-card-castle }
settlers-word-COM048 = { settlers-card-castle }
settlers-word-COM049 = { settlers-card-tavern }
settlers-word-COM050 = { settlers-card-barracks }
settlers-word-COM051 = { settlers-card-barracks }
settlers-word-COM052 = { settlers-card-confectioner }
settlers-word-COM053 = { settlers-card-pig-farmer }
settlers-word-COM054 = { settlers-card-pig-farmer }
settlers-word-COM055 = { settlers-card-pig-farmer }
settlers-word-COM056 = { settlers-card-brewer }
settlers-word-COM057 = { settlers-card-imperial-messenger }
settlers-word-COM058 = { settlers-card-new-forest }
settlers-word-COM059 = { settlers-card-new-forest }
settlers-word-COM060 = { settlers-card-new-forest }
settlers-word-COM061 = { settlers-card-hanseatic-league }
settlers-word-COM062 = { settlers-card-lumberjacks-route }
settlers-word-COM063 = { settlers-card-lumberjacks-route }
settlers-word-COM064 = { settlers-card-lumberjacks-route }
settlers-word-COM065 = { settlers-card-watchtower }
settlers-word-COM066 = { settlers-card-watchtower }
settlers-word-COM067 = { settlers-card-watchtower }
settlers-word-COM068 = { settlers-card-watchtower }
settlers-word-COM069 = { settlers-card-ruins }
settlers-word-COM070 = { settlers-card-ruins }
settlers-word-COM071 = { settlers-card-ruins }
settlers-word-COM072 = { settlers-card-ruins }
settlers-word-COM073 = { settlers-card-ruins }
settlers-word-COM074 = { settlers-card-ruins }
settlers-word-COM075 = { settlers-card-baker }
settlers-word-COM076 = { settlers-card-sawmill }
settlers-word-COM077 = { settlers-card-sawmill }
settlers-word-COM078 = { settlers-card-canteen }
settlers-word-COM079 = { settlers-card-meeting-place }
settlers-word-COM080 = { settlers-card-monty-the-merchant }
settlers-word-COM081 = { settlers-card-apartment }
settlers-word-COM082 = { settlers-card-hunter-joe }
settlers-word-COM083 = { settlers-card-above-ground-mine }
settlers-word-COM084 = { settlers-card-porters }
settlers-word-BAR001 = { settlers-card-primeval-forest }
settlers-word-BAR002 = { settlers-card-primeval-forest }
settlers-word-BAR003 = { settlers-card-primeval-forest }
settlers-word-BAR004 = { settlers-card-barbarian-altar }
settlers-word-BAR005 = { settlers-card-barbarian-altar }
settlers-word-BAR006 = { settlers-card-barbarian-altar }
settlers-word-BAR007 = { settlers-card-foray }
settlers-word-BAR008 = { settlers-card-foray }
settlers-word-BAR009 = { settlers-card-foray }
settlers-word-BAR010 = { settlers-card-saboteurs }
settlers-word-BAR011 = { settlers-card-saboteurs }
settlers-word-BAR012 = { settlers-card-sentry-tower }
settlers-word-BAR013 = { settlers-card-sentry-tower }
settlers-word-BAR014 = { settlers-card-dark-chapel }
settlers-word-BAR015 = { settlers-card-dark-chapel }
settlers-word-BAR016 = { settlers-card-pack }
settlers-word-BAR017 = { settlers-card-pack }
settlers-word-BAR018 = { settlers-card-rabble }
settlers-word-BAR019 = { settlers-card-rabble }
settlers-word-BAR020 = { settlers-card-barbarian-village }
settlers-word-BAR021 = { settlers-card-barbarian-village }
settlers-word-BAR022 = { settlers-card-hillfort }
settlers-word-BAR023 = { settlers-card-expedition }
settlers-word-BAR024 = { settlers-card-barbarian-quarry }
settlers-word-BAR025 = { settlers-card-barter }
settlers-word-BAR026 = { settlers-card-arena }
settlers-word-BAR027 = { settlers-card-idol }
settlers-word-BAR028 = { settlers-card-mission }
settlers-word-BAR029 = { settlers-card-border }
settlers-word-BAR030 = { settlers-card-robbers }
settlers-word-BAR061 = { settlers-card-shaman }
settlers-word-BAR062 = { settlers-card-shaman }
settlers-word-BAR063 = { settlers-card-shaman }
settlers-word-BAR064 = { settlers-card-war-totem }
settlers-word-BAR065 = { settlers-card-war-totem }
settlers-word-BAR066 = { settlers-card-sacred-oak }
settlers-word-BAR067 = { settlers-card-sacred-oak }
settlers-word-BAR068 = { settlers-card-casting-of-bones }
settlers-word-BAR069 = { settlers-card-offering-of-spoils }
settlers-word-BAR070 = { settlers-card-stone-circle }
settlers-word-JAP001 = { settlers-card-farm }
settlers-word-JAP002 = { settlers-card-farm }
settlers-word-JAP003 = { settlers-card-farm }
settlers-word-JAP004 = { settlers-card-rice-fields }
settlers-word-JAP005 = { settlers-card-rice-fields }
settlers-word-JAP006 = { settlers-card-geisha-house }
settlers-word-JAP007 = { settlers-card-geisha-house }
settlers-word-JAP008 = { settlers-card-garrison }
settlers-word-JAP009 = { settlers-card-daimyos-castle }
settlers-word-JAP010 = { settlers-card-daimyos-castle }
settlers-word-JAP011 = { settlers-card-temple-of-buddha }
settlers-word-JAP012 = { settlers-card-casino }
settlers-word-JAP013 = { settlers-card-gate }
settlers-word-JAP014 = { settlers-card-gate }
settlers-word-JAP015 = { settlers-card-shrine }
settlers-word-JAP016 = { settlers-card-stalls }
settlers-word-JAP017 = { settlers-card-stalls }
settlers-word-JAP018 = { settlers-card-stalls }
settlers-word-JAP019 = { settlers-card-negotiator }
settlers-word-JAP020 = { settlers-card-sake-brewery }
settlers-word-JAP021 = { settlers-card-trade-route }
settlers-word-JAP022 = { settlers-card-trade-route }
settlers-word-JAP023 = { settlers-card-trade-route }
settlers-word-JAP024 = { settlers-card-dojo }
settlers-word-JAP025 = { settlers-card-dojo }
settlers-word-JAP026 = { settlers-card-ninjas }
settlers-word-JAP027 = { settlers-card-ninjas }
settlers-word-JAP028 = { settlers-card-sumo-school }
settlers-word-JAP029 = { settlers-card-master-swordsmith }
settlers-word-JAP030 = { settlers-card-school-of-diplomacy }
settlers-word-JAP061 = { settlers-card-apple-festival }
settlers-word-JAP062 = { settlers-card-apple-festival }
settlers-word-JAP063 = { settlers-card-apple-festival }
settlers-word-JAP064 = { settlers-card-wandering-preacher }
settlers-word-JAP065 = { settlers-card-wandering-preacher }
settlers-word-JAP066 = { settlers-card-inari-shrine }
settlers-word-JAP067 = { settlers-card-inari-shrine }
settlers-word-JAP068 = { settlers-card-warrior-monks }
settlers-word-JAP069 = { settlers-card-prayer-lanterns }
settlers-word-JAP070 = { settlers-card-kami-shrine }
settlers-word-RZY001 = { settlers-card-sculptors-workshop }
settlers-word-RZY002 = { settlers-card-sculptors-workshop }
settlers-word-RZY003 = { settlers-card-sculptors-apprentice }
settlers-word-RZY004 = { settlers-card-sculptors-apprentice }
settlers-word-RZY005 = { settlers-card-sculptors-apprentice }
settlers-word-RZY006 = { settlers-card-gladiator-school }
settlers-word-RZY007 = { settlers-card-gladiator-school }
settlers-word-RZY008 = { settlers-card-engineers }
settlers-word-RZY009 = { settlers-card-gardens }
settlers-word-RZY010 = { settlers-card-spies }
settlers-word-RZY011 = { settlers-card-architect }
settlers-word-RZY012 = { settlers-card-administration }
settlers-word-RZY013 = { settlers-card-administration }
settlers-word-RZY014 = { settlers-card-administration }
settlers-word-RZY015 = { settlers-card-headquarters }
settlers-word-RZY016 = { settlers-card-headquarters }
settlers-word-RZY017 = { settlers-card-legion }
settlers-word-RZY018 = { settlers-card-legion }
settlers-word-RZY019 = { settlers-card-warehouses }
settlers-word-RZY020 = { settlers-card-builder }
settlers-word-RZY021 = { settlers-card-builder }
settlers-word-RZY022 = { settlers-card-roman-fortifications }
settlers-word-RZY023 = { settlers-card-trade-colony }
settlers-word-RZY024 = { settlers-card-trade-colony }
settlers-word-RZY025 = { settlers-card-trade-colony }
settlers-word-RZY026 = { settlers-card-roman-barracks }
settlers-word-RZY027 = { settlers-card-stonecutter }
settlers-word-RZY028 = { settlers-card-stonecutter }
settlers-word-RZY029 = { settlers-card-roman-bank }
settlers-word-RZY030 = { settlers-card-colossus }
settlers-word-RZY061 = { settlers-card-vestals }
settlers-word-RZY062 = { settlers-card-vestals }
settlers-word-RZY063 = { settlers-card-vestals }
settlers-word-RZY064 = { settlers-card-shrine-of-mars }
settlers-word-RZY065 = { settlers-card-shrine-of-mars }
settlers-word-RZY066 = { settlers-card-solid-foundations }
settlers-word-RZY067 = { settlers-card-solid-foundations }
settlers-word-RZY068 = { settlers-card-helpful-marcus }
settlers-word-RZY069 = { settlers-card-temple-of-jupiter }
settlers-word-RZY070 = { settlers-card-augurs }
settlers-word-EGI001 = { settlers-card-desert }
settlers-word-EGI002 = { settlers-card-altar-of-bastet }
settlers-word-EGI003 = { settlers-card-chariot-builder }
settlers-word-EGI004 = { settlers-card-pharaohs-guard }
settlers-word-EGI005 = { settlers-card-oasis }
settlers-word-EGI006 = { settlers-card-slaver }
settlers-word-EGI007 = { settlers-card-royal-bath }
settlers-word-EGI008 = { settlers-card-royal-bath }
settlers-word-EGI009 = { settlers-card-golden-bazaar }
settlers-word-EGI010 = { settlers-card-scorpion-breeder }
settlers-word-EGI011 = { settlers-card-caravan }
settlers-word-EGI012 = { settlers-card-caravan }
settlers-word-EGI013 = { settlers-card-temple-of-ra }
settlers-word-EGI014 = { settlers-card-sanctuary }
settlers-word-EGI015 = { settlers-card-sanctuary }
settlers-word-EGI016 = { settlers-card-avenue-of-sphinxes }
settlers-word-EGI017 = { settlers-card-avenue-of-sphinxes }
settlers-word-EGI018 = { settlers-card-avenue-of-sphinxes }
settlers-word-EGI019 = { settlers-card-sphinx }
settlers-word-EGI020 = { settlers-card-sphinx }
settlers-word-EGI021 = { settlers-card-goldsmith }
settlers-word-EGI022 = { settlers-card-goldsmith }
settlers-word-EGI023 = { settlers-card-goldsmith }
settlers-word-EGI024 = { settlers-card-slaves }
settlers-word-EGI025 = { settlers-card-slaves }
settlers-word-EGI026 = { settlers-card-egyptian-quarry }
settlers-word-EGI027 = { settlers-card-egyptian-quarry }
settlers-word-EGI028 = { settlers-card-pyramid }
settlers-word-EGI029 = { settlers-card-pyramid }
settlers-word-EGI030 = { settlers-card-pyramid }
settlers-word-EGI061 = { settlers-card-statue-of-cheops }
settlers-word-EGI062 = { settlers-card-statue-of-cheops }
settlers-word-EGI063 = { settlers-card-statue-of-cheops }
settlers-word-EGI064 = { settlers-card-priests-of-isis }
settlers-word-EGI065 = { settlers-card-priests-of-isis }
settlers-word-EGI066 = { settlers-card-oracle-of-siwa }
settlers-word-EGI067 = { settlers-card-oracle-of-siwa }
settlers-word-EGI068 = { settlers-card-chapel-of-thoth }
settlers-word-EGI069 = { settlers-card-sacred-cats }
settlers-word-EGI070 = { settlers-card-book-of-the-dead }
settlers-word-AZT001 = { settlers-card-chinampa }
settlers-word-AZT002 = { settlers-card-chinampa }
settlers-word-AZT003 = { settlers-card-chinampa }
settlers-word-AZT004 = { settlers-card-wayside-shrine }
settlers-word-AZT005 = { settlers-card-wayside-shrine }
settlers-word-AZT006 = { settlers-card-wayside-shrine }
settlers-word-AZT007 = { settlers-card-sacrificial-altar }
settlers-word-AZT008 = { settlers-card-sacrificial-altar }
settlers-word-AZT009 = { settlers-card-sacrificial-altar }
settlers-word-AZT010 = { settlers-card-temple-of-the-sun }
settlers-word-AZT011 = { settlers-card-temple-of-the-sun }
settlers-word-AZT012 = { settlers-card-voice-of-the-gods }
settlers-word-AZT013 = { settlers-card-voice-of-the-gods }
settlers-word-AZT014 = { settlers-card-novices }
settlers-word-AZT015 = { settlers-card-novices }
settlers-word-AZT016 = { settlers-card-stone-that-tells-stories }
settlers-word-AZT017 = { settlers-card-stone-that-tells-stories }
settlers-word-AZT018 = { settlers-card-pilgrims-road }
settlers-word-AZT019 = { settlers-card-pilgrims-road }
settlers-word-AZT020 = { settlers-card-cacao-market }
settlers-word-AZT021 = { settlers-card-cacao-market }
settlers-word-AZT022 = { settlers-card-great-pyramid }
settlers-word-AZT023 = { settlers-card-house-of-eagles }
settlers-word-AZT024 = { settlers-card-calmecac }
settlers-word-AZT025 = { settlers-card-ball-court }
settlers-word-AZT026 = { settlers-card-soothsayer }
settlers-word-AZT027 = { settlers-card-granary }
settlers-word-AZT028 = { settlers-card-gift-of-blood }
settlers-word-AZT029 = { settlers-card-messenger-of-quetzalcoatl }
settlers-word-AZT030 = { settlers-card-book-of-fate }
settlers-word-AZT031 = { settlers-card-tlatelolco-market }
settlers-word-AZT032 = { settlers-card-tlatelolco-market }
settlers-word-AZT033 = { settlers-card-tlatelolco-market }
settlers-word-AZT034 = { settlers-card-open-chapel }
settlers-word-AZT035 = { settlers-card-open-chapel }
settlers-word-AZT036 = { settlers-card-guest-house }
settlers-word-AZT037 = { settlers-card-guest-house }
settlers-word-AZT038 = { settlers-card-pochteca }
settlers-word-AZT039 = { settlers-card-tuff-quarry }
settlers-word-AZT040 = { settlers-card-harvest-feast }
settlers-word-AZT041 = { settlers-card-obsidian-workshop }
settlers-word-AZT042 = { settlers-card-obsidian-workshop }
settlers-word-AZT043 = { settlers-card-obsidian-workshop }
settlers-word-AZT044 = { settlers-card-sun-calendar }
settlers-word-AZT045 = { settlers-card-sun-calendar }
settlers-word-AZT046 = { settlers-card-aqueduct }
settlers-word-AZT047 = { settlers-card-aqueduct }
settlers-word-AZT048 = { settlers-card-astronomers }
settlers-word-AZT049 = { settlers-card-observatory }
settlers-word-AZT050 = { settlers-card-levitating-stone }
settlers-word-AZT051 = { settlers-card-triple-altar }
settlers-word-AZT052 = { settlers-card-triple-altar }
settlers-word-AZT053 = { settlers-card-triple-altar }
settlers-word-AZT054 = { settlers-card-weavers }
settlers-word-AZT055 = { settlers-card-weavers }
settlers-word-AZT056 = { settlers-card-mosaic }
settlers-word-AZT057 = { settlers-card-mosaic }
settlers-word-AZT058 = { settlers-card-sacred-grove }
settlers-word-AZT059 = { settlers-card-square-of-three-temples }
settlers-word-AZT060 = { settlers-card-high-priest }
settlers-word-ATL051 = { settlers-card-prayer-crystal }
settlers-word-ATL052 = { settlers-card-prayer-crystal }
settlers-word-ATL053 = { settlers-card-prayer-crystal }
settlers-word-ATL054 = { settlers-card-temple-of-poseidon }
settlers-word-ATL055 = { settlers-card-temple-of-poseidon }
settlers-word-ATL056 = { settlers-card-dolphins }
settlers-word-ATL057 = { settlers-card-dolphins }
settlers-word-ATL058 = { settlers-card-glass-dome }
settlers-word-ATL059 = { settlers-card-trident }
settlers-word-ATL060 = { settlers-card-undersea-oracle }
