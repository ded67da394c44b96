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

settlers-value-random = au hasard
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
settlers-refusal-answer_first = Autre chose est demandé maintenant : { $question }
settlers-refusal-not_optional = Il faut en décider : { $question }
settlers-refusal-own_turn_only = Les actions gratuites se font pendant son propre tour, avant l’action.
settlers-refusal-not_on_offer = La carte « { $card } » n’est pas exposée.
settlers-refusal-not_in_pile = La carte « { $card } » n’est pas parmi ces cartes.
settlers-refusal-not_in_hand = La carte « { $card } » n’est pas dans votre main.
settlers-refusal-not_common = « { $card } » n’est pas une carte commune, et c’en est une qu’il faut.
settlers-refusal-not_faction = « { $card } » n’est pas une carte de faction, et c’en est une qu’il faut.
settlers-refusal-no_room = Il n’y a plus de place pour un lieu.
settlers-refusal-no_location = La carte « { $card } » coûte un lieu ou une fondation, et vous n’en avez pas à donner.
settlers-refusal-build_cost = Pour construire « { $card } », il vous manque : { $missing }.
settlers-refusal-action_cost = Pour l’action du lieu « { $card } », il vous manque : { $missing }.
settlers-refusal-feature_cost = Pour cet effet du lieu « { $card } », il vous manque : { $missing }.
settlers-refusal-deal_cost = Pour un accord, il vous manque : { $missing }.
settlers-refusal-wrong_payment = À payer : { $bill } ; l’or remplace n’importe quelle ressource.
settlers-refusal-not_held = Il vous manque : { $missing }.
settlers-refusal-common_deal = « { $card } » est une carte commune : un accord ne se conclut qu’avec une carte de faction.
settlers-refusal-no_raze_field = La carte « { $card } » n’a pas de champ de pillage.
settlers-refusal-raze_tokens = Cela demande { $need } { $need ->
    [one] jeton
   *[other] jetons
} Pillage ; vous en avez { $have }.
settlers-refusal-peaceful = En mode pacifique, seules des cartes permettent de piller des lieux adverses.
settlers-refusal-hand_only = Ici, on ne pille que des cartes de la main, et « { $card } » est en jeu.
settlers-refusal-enemy_only = Ici, on ne pille que des lieux adverses, et « { $card } » est dans votre main.
settlers-refusal-not_in_play = Le lieu « { $card } » n’est pas en jeu.
settlers-refusal-own_location = « { $card } » est votre propre lieu.
settlers-refusal-enemy_location = « { $card } » est un lieu adverse.
settlers-refusal-has_passed = Le propriétaire du lieu « { $card } » a passé.
settlers-refusal-no_action = Le lieu « { $card } » n’a pas d’action.
settlers-refusal-used_up = Le lieu « { $card } » a été utilisé autant de fois que permis.
settlers-refusal-is_blocked = Le lieu « { $card } » est bloqué pour cette manche.
settlers-refusal-no_target = Il n’y a rien sur quoi utiliser le lieu « { $card } ».
settlers-refusal-tokens_full = Le lieu « { $card } » porte déjà autant de jetons que possible.
settlers-refusal-same_location = Seul le lieu « { $card } » peut être utilisé encore une fois maintenant.
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
settlers-refusal-no_post = Un samouraï se tient sur l’un de vos lieux de faction ; « { $card } » n’en est pas un.
settlers-refusal-has_samurai = Un samouraï se tient déjà sur le lieu « { $card } ».
settlers-refusal-no_stash = On ne pose rien de tel sur le lieu « { $card } ».
settlers-refusal-stash_full = On ne peut plus rien ajouter au lieu « { $card } ».
settlers-refusal-taken_over = Le lieu « { $card } » n’est que pris pour la manche : on ne peut pas le défausser comme paiement.
settlers-refusal-no_foundation = Vous n’avez pas de fondation.
settlers-refusal-no_deal = Il n’y a pas de tel accord à choisir.
settlers-refusal-no_token = Vous n’avez pas le jeton Faveur { settlers-word-gold.masculine }.
settlers-refusal-has_token = Vous avez déjà le jeton Faveur { settlers-word-gold.masculine }.
settlers-refusal-no_such_token = Il n’y a pas de jeton Faveur { settlers-word-gold.masculine }.
settlers-refusal-wrong_colour = Cette prière ne porte pas sur cette couleur : { settlers-word-gold.masculine }.
settlers-refusal-did_not_come = Aucune carte de cette couleur n’est venue, elle ne compterait pour rien : { settlers-word-gold.masculine }.
settlers-refusal-no_tricolour = Vous n’avez pas le jeton tricolore.
settlers-refusal-no_tokens = Vous n’avez pas de jeton qui convienne à cette prière.
settlers-refusal-no_choice = Ce choix n’existe pas ; nombre de choix : { $choices }.
settlers-refusal-no_resource = Les ressources sont le bois, la pierre et la nourriture ; ceci n’en est pas une : { $good }.
settlers-refusal-not_yourself = Il s’agit d’un adversaire, pas de vous.
settlers-refusal-player_passed = { $owner } a déjà passé.
settlers-refusal-no_player = Personne n’est assis là.
settlers-refusal-wrong_good = Ce n’est pas ce que l’on prend ici : { $good }.
settlers-refusal-nothing_there = { $owner } n’en a pas : { $good }.
settlers-refusal-not_in_field = Le champ de pillage de « { $card } » ne montre pas cela : { $good }.
settlers-refusal-not_gained = Cela ne vient pas d’être gagné, ou ne se change pas en points : { $good }.
settlers-refusal-card_not_gained = La carte « { $card } » ne vient pas d’être gagnée.
settlers-refusal-itself = Le lieu « { $card } » ne s’applique pas à lui-même.
settlers-refusal-not_used = Le lieu « { $card } » n’a pas été utilisé.
settlers-refusal-no_production = Le lieu « { $card } » ne produit rien.
settlers-refusal-copies = Le lieu « { $card } » copie lui-même une production : aucune production ne le copie.
settlers-refusal-no_marker = Il ne reste aucune carte de votre pioche de faction pour marquer un accord.
settlers-refusal-dealt_already = Vous avez déjà un accord avec le lieu « { $card } ».
settlers-refusal-not_attacked = Le lieu « { $card } » n’est pas parmi les cibles égales.
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
settlers-ask-pay-build = comment payez-vous sa construction ?
settlers-ask-pay-deal = comment payez-vous l’accord ?
settlers-ask-pay-effect = comment payez-vous son effet ?
settlers-ask-give_card = quelle carte de votre main donnez-vous ?
settlers-ask-give_deal = à quel accord renoncez-vous ?
settlers-ask-give_favor = quel jeton Faveur rendez-vous ?
settlers-ask-either = quel gain choisissez-vous ?
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

## Titles of cards. Which card has which title is in the component pack.

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
