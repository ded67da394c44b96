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
tzolkin-word-construction = Architecture
tzolkin-word-theology = Théologie
tzolkin-word-wood = bois
tzolkin-word-stone = pierre
tzolkin-word-gold = or
tzolkin-word-buildings = bâtiments
tzolkin-word-technology = technologies
tzolkin-word-first_age = temples, premier âge
tzolkin-word-second_age = temples, second âge
tzolkin-word-hunger = ouvriers non nourris
tzolkin-word-corn = maïs et ressources
tzolkin-word-skulls = crânes
tzolkin-word-monuments = monuments
tzolkin-word-green = bureau
tzolkin-word-grey = tombeau
tzolkin-word-blue = sanctuaire
tzolkin-word-yellow = ferme

tzolkin-amount-corn = { $n } maïs
tzolkin-amount-wood = { $n } bois
tzolkin-amount-stone = { $n } { $n ->
    [one] pierre
   *[other] pierres
}
tzolkin-amount-gold = { $n } or
tzolkin-amount-skull = { $n } { $n ->
    [one] crâne
   *[other] crânes
}

## What people call tiles in a sentence: after the noun. $tile: the number; $kind: office, tomb, sanctuary or farm; $gives.

tzolkin-called-building = { $tile } ({ $kind } : { $gives })
tzolkin-called-monument = { $tile } ({ $kind })
tzolkin-called-wealth = { $tile } ({ $gives })

## Events.

tzolkin-event-wealth_chosen = { $seat } a choisi sa richesse de départ.
tzolkin-event-wealth_revealed = { $seat } garde les tuiles richesse de départ { $tiles }.
tzolkin-event-turn_started = { $seat } commence son tour.
tzolkin-event-begged = { $seat } mendie du maïs et en a maintenant { $corn }.
tzolkin-event-placed = { $seat } place un ouvrier sur la roue { $gear } (case { $space }) { $cost ->
    [0] gratuitement
   *[other] pour { $cost } maïs
}.
tzolkin-event-placed_by_mercy = Les dieux sont cléments : { $seat } place un ouvrier sur la roue { $gear } (case { $space }) pour tout son maïs ({ $cost }).
tzolkin-event-placed_first = { $seat } place un ouvrier sur la case premier joueur { $cost ->
    [0] gratuitement
   *[other] pour { $cost } maïs
}.
tzolkin-event-picked = { $seat } récupère l’ouvrier de la roue { $gear } (case { $space }) et effectue l’action { $action }{ $cost ->
    [0] .
   *[other] , en payant { $cost } maïs.
}
tzolkin-event-picked_idle = { $seat } récupère l’ouvrier de la roue { $gear } (case { $space }) sans effectuer d’action.
tzolkin-event-acted = { $seat } paie { $cost } maïs pour l’action { $action } de la roue { $gear }.
tzolkin-event-gained = { $seat } reçoit { $goods }.
tzolkin-event-paid = { $seat } paie { $goods }.
tzolkin-event-no_skull = La banque n’a plus de crâne pour { $seat }.
tzolkin-event-corn_tile = { $seat } prend une tuile maïs du groupe { $group }.
tzolkin-event-harvest_without_tile = { $seat } récolte du maïs dans le groupe { $group } sans prendre de tuile.
tzolkin-event-wood_tile = { $seat } prend une tuile bois du groupe { $group }.
tzolkin-event-burnt = { $seat } brûle une tuile bois du groupe { $group } et prend la tuile maïs qui se trouvait dessous.
tzolkin-event-temple_up = { $seat } monte à la marche { $step } dans le temple de { $temple }.
tzolkin-event-temple_down = Colère des dieux : { $seat } descend à la marche { $step } dans le temple de { $temple }.
tzolkin-event-step_lost = { $seat } ne peut pas monter plus haut dans le temple de { $temple } ; la marche est perdue.
tzolkin-event-no_room = On ne peut monter plus haut dans aucun temple ; la marche est perdue ({ $seat }).
tzolkin-event-board_light = { $seat } retourne son plateau sur la face claire.
tzolkin-event-board_dark = { $seat } retourne son plateau sur la face sombre.
tzolkin-event-learnt = { $seat } atteint le niveau { $level } de la technologie { $technology }.
tzolkin-event-bonus = { $seat } obtient le bonus de la technologie { $technology }.
tzolkin-event-built = { $seat } construit le bâtiment { $tile }.
tzolkin-event-monument_built = { $seat } construit le monument { $tile }.
tzolkin-event-worker_joined = { $seat } reçoit un ouvrier de la banque.
tzolkin-event-no_worker_left = { $seat } a déjà tous ses ouvriers en jeu.
tzolkin-event-bought = { $seat } achète { $goods } pour { $corn } maïs.
tzolkin-event-sold = { $seat } vend { $goods } pour { $corn } maïs.
tzolkin-event-skull_laid = { $seat } pose un crâne sur la case { $space } de Chichen Itza.
tzolkin-event-scored = { $seat } { SIGN($points) ->
    [minus] perd { ABS($points) }
   *[plus] marque { $points }
} { $points ->
    [one] point
   *[other] points
} ({ $source }).
tzolkin-event-monument_scored = { $seat } { SIGN($points) ->
    [minus] perd { ABS($points) }
   *[plus] marque { $points }
} { $points ->
    [one] point
   *[other] points
} pour le monument { $tile }.
tzolkin-event-calendar_corn = { $seat } prend tout le maïs du calendrier : { $corn }.
tzolkin-event-turn_ended = { $seat } termine son tour.
tzolkin-event-laid_out = Le bâtiment { $tile } devient disponible.
tzolkin-event-food_day = Jour de nourriture { $number } sur 4.
tzolkin-event-fed = { $seat } { $fed ->
    [0] ne nourrit aucun ouvrier
    [one] nourrit { $fed } ouvrier { $corn ->
        [0] gratuitement
       *[other] pour { $corn } maïs
    }
   *[other] nourrit { $fed } ouvriers { $corn ->
        [0] gratuitement
       *[other] pour { $corn } maïs
    }
}{ $unfed ->
    [0] .
    [one]  ; { $unfed } reste sans nourriture.
   *[other]  ; { $unfed } restent sans nourriture.
}
tzolkin-event-second_age = Le second âge commence : les bâtiments du premier âge sont retirés.
tzolkin-event-skulls_short = Les dieux devraient donner { $due } { $due ->
    [one] crâne
   *[other] crânes
}, mais la banque n’en a { $bank ->
    [0] plus
    [1] qu’un
   *[other] que { $bank }
} : personne n’en reçoit.
tzolkin-event-corn_laid = Personne n’occupe la case premier joueur : 1 maïs est posé sur le calendrier.
tzolkin-event-first_returned = { $seat } récupère l’ouvrier de la case premier joueur.
tzolkin-event-marker_to = { $seat } reçoit le marqueur premier joueur.
tzolkin-event-second_day_barred = { $seat } ne peut pas avancer le calendrier de deux jours : l’ouvrier de { $owner } sur la roue { $gear } (case { $space }) serait éjecté.
tzolkin-event-second_day_spent = { $seat } ne peut pas avancer le calendrier de deux jours : le plateau est sur sa face sombre.
tzolkin-event-calendar_turned = Le calendrier avance { $days ->
    [1] d’un jour
   *[other] de { $days } jours
}, jusqu’au jour { $day }.
tzolkin-event-pushed_off = { $seat } récupère un ouvrier éjecté de la roue { $gear }.
tzolkin-event-over = La partie est terminée.

## Why not.

tzolkin-refusal-over = La partie est terminée.
tzolkin-refusal-not_your_turn = C’est à quelqu’un d’autre de jouer.
tzolkin-refusal-choose_wealth = Il faut d’abord choisir sa richesse de départ : garder deux des quatre tuiles.
tzolkin-refusal-wealth_chosen = La richesse de départ est déjà choisie ; les autres choisissent encore.
tzolkin-refusal-not_dealt = La tuile richesse { $tile } ne fait pas partie des tuiles reçues : on garde deux de ses quatre tuiles.
tzolkin-refusal-turn_calendar = Il faut d’abord avancer le calendrier, d’un jour ou de deux.
tzolkin-refusal-one_or_two_days = Le calendrier avance d’un jour ou de deux.
tzolkin-refusal-beg_at_start = On ne peut mendier qu’au début de son tour.
tzolkin-refusal-begged_already = On ne peut mendier qu’une fois par tour.
tzolkin-refusal-too_much_corn = On ne peut mendier qu’avec { $most } maïs ou moins, pas avec { $corn }.
tzolkin-refusal-lowest_step = Dans le temple de { $temple }, le marqueur est déjà sur la marche la plus basse.
tzolkin-refusal-all_lowest = Dans les trois temples, les marqueurs sont sur la marche la plus basse : impossible de provoquer la colère des dieux.
tzolkin-refusal-must_beg = Le maïs ne suffit pour aucun ouvrier et aucun ne peut être récupéré : il faut mendier.
tzolkin-refusal-mercy_cheapest = Par la clémence des dieux, l’ouvrier va sur une case au coût le plus bas, c’est-à-dire { $space }.
tzolkin-refusal-mercy_one = Par la clémence des dieux, on place exactement un ouvrier.
tzolkin-refusal-no_free_worker = Aucun ouvrier n’est libre.
tzolkin-refusal-gear_full = Toutes les cases numérotées de la roue { $gear } sont occupées.
tzolkin-refusal-first_taken = La case premier joueur est occupée.
tzolkin-refusal-placing_corn = Placer cet ouvrier coûte { $need } maïs, et il n’y en a { $have ->
    [0] pas
    [1] qu’un
   *[other] que { $have }
}.
tzolkin-refusal-corn = Cela coûte { $need } maïs, et il n’y en a { $have ->
    [0] pas
    [1] qu’un
   *[other] que { $have }
}.
tzolkin-refusal-resources = Cela coûte { $need } { $need ->
    [one] ressource
   *[other] ressources
}, et il n’y en a { $have ->
    [0] pas
    [1] qu’une
   *[other] que { $have }
}.
tzolkin-refusal-missing = Pour la construction { $tile } il manque : { $missing }{ $saved ->
    [0] .
   *[other] , dont l’Architecture épargne { $saved }.
}
tzolkin-refusal-placing_turn = Ce tour sert à placer des ouvriers : on ne peut pas en récupérer.
tzolkin-refusal-picking_turn = Ce tour sert à récupérer des ouvriers : on ne peut pas en placer.
tzolkin-refusal-nothing_done = Il faut placer ou récupérer au moins un ouvrier avant la fin du tour.
tzolkin-refusal-no_worker = Vous n’avez aucun ouvrier sur la roue { $gear } (case { $space }).
tzolkin-refusal-no_action = La case 0 n’a pas d’action ; l’ouvrier peut seulement être récupéré sans action.
tzolkin-refusal-too_high = Un ouvrier sur la case { $space } ne peut pas effectuer l’action { $action } : { $highest } est la plus haute qu’il atteint.
tzolkin-refusal-no_tile = Il ne reste plus de tuile pour l’action { $action } de Palenque.
tzolkin-refusal-no_corn_tile = Il ne reste plus de tuile maïs dans ce groupe.
tzolkin-refusal-no_wood_tile = Il ne reste plus de tuile bois dans ce groupe.
tzolkin-refusal-nothing_to_build = Rien de ce qui est disponible ne peut être payé. La construction { $tile } est la plus proche ; il manque : { $missing }{ $saved ->
    [0] .
   *[other] , dont l’Architecture épargne { $saved }.
}
tzolkin-refusal-not_on_display = La construction { $tile } n’est pas disponible.
tzolkin-refusal-monument_elsewhere = Un monument ne se construit qu’avec l’action 4 de Tikal, et en premier.
tzolkin-refusal-no_plain = On ne peut mettre l’Architecture de côté que pour le premier des deux bâtiments de l’action 4 de Tikal.
tzolkin-refusal-no_skull = Une action de Chichen Itza demande un crâne.
tzolkin-refusal-shrine_taken = Un crâne se trouve déjà sur la case { $action } de Chichen Itza.
tzolkin-refusal-amount = Il faut indiquer { $need } { $need ->
    [one] ressource
   *[other] ressources
}, pas { $found }.
tzolkin-refusal-not_held = Trop peu de cette ressource ({ $resource }) : il y en a { $have }.
tzolkin-refusal-just_sold = Cette ressource vient d’être vendue ({ $resource }) ; la racheter ne ferait qu’annuler la vente.
tzolkin-refusal-just_bought = Cette ressource vient d’être achetée ({ $resource }) ; la revendre ne ferait qu’annuler l’achat.
tzolkin-refusal-none_to_sell = Aucune ressource de ce type à vendre : { $resource }.
tzolkin-refusal-not_by_small_gears = Ce choix propose les actions de Palenque, de Yaxchilan et de Tikal, ainsi que les actions 1 à 4 d’Uxmal.
tzolkin-refusal-not_optional = On ne peut plus y renoncer : { $asked }.
tzolkin-refusal-level_price = Le niveau suivant de la technologie { $technology } coûte { $need } { $need ->
    [one] ressource
   *[other] ressources
}, et il n’y en a { $have ->
    [0] pas
    [1] qu’une
   *[other] que { $have }
}.
tzolkin-refusal-two_temples = Il faut ici choisir deux temples différents.
tzolkin-refusal-one_temple = Il ne faut ici choisir qu’un seul temple.
tzolkin-refusal-wealth_over = La richesse de départ est déjà choisie.
tzolkin-refusal-same_tile = On garde deux tuiles différentes, pas deux fois la tuile { $tile }.
tzolkin-refusal-resolve_first = L’ouvrier récupéré passe d’abord : { $asked }.
tzolkin-refusal-other_answer = On demande autre chose maintenant : { $asked }.
tzolkin-refusal-harvest_by_palenque = Les tuiles maïs et bois se prennent avec les actions 2 à 5 de Palenque.
tzolkin-refusal-learn_by_tikal = Les technologies se développent avec les actions 1 et 3 de Tikal.
tzolkin-refusal-build_by_tikal = Les bâtiments se construisent avec les actions 2 et 4 de Tikal, ou 4 d’Uxmal.
tzolkin-refusal-save_by_building = L’Architecture n’épargne quelque chose qu’au paiement d’un bâtiment.
tzolkin-refusal-up_by_action = Les marches de temple viennent d’actions et de tuiles ; aucune n’est due maintenant.
tzolkin-refusal-trade_by_uxmal = Acheter et vendre est l’action 2 d’Uxmal.
tzolkin-refusal-act_by_uxmal = N’importe quelle action d’une petite roue est l’action 5 d’Uxmal.
tzolkin-refusal-nothing_owed = Il n’y a rien à payer maintenant.
tzolkin-refusal-nothing_given = Aucune ressource au choix n’est donnée maintenant.
tzolkin-refusal-nothing_to_decline = Rien n’est demandé maintenant à quoi l’on pourrait renoncer.
tzolkin-refusal-calendar_later = Le calendrier avance à la fin de la manche, quand chacun a joué son tour.
tzolkin-refusal-tile_corn = La construction { $tile } coûte ici { $need } maïs, et il n’y en a { $have ->
    [0] pas
    [1] qu’un
   *[other] que { $have }
}.
tzolkin-refusal-corn_covered = Du bois recouvre toutes les tuiles maïs de ce groupe : on peut le prendre, ou le brûler.
tzolkin-refusal-no_skull_left = La banque n’a plus de crâne : cette action n’apporterait rien.
tzolkin-refusal-all_in_play = Tous les ouvriers sont déjà en jeu : cette action n’apporterait rien.
tzolkin-refusal-no_room = On ne peut monter plus haut dans aucun temple.
tzolkin-refusal-empty_display = Plus rien n’est disponible.
tzolkin-refusal-monument_gone = Le monument { $tile } n’est pas disponible.
tzolkin-refusal-monument_or_buildings = Un monument se construit à la place des bâtiments, pas après l’un d’eux.
tzolkin-refusal-no_construction = Sans niveau d’Architecture, il n’y a rien à mettre de côté pour un second bâtiment.
tzolkin-refusal-other_saving = L’Architecture épargne une ressource à Tikal et du maïs à Uxmal.
tzolkin-refusal-not_in_price = Le coût de la construction { $tile } ne comprend pas cette ressource : { $resource }.
tzolkin-refusal-saving_taken = Ce que l’Architecture épargne l’est toujours ; on choisit seulement la ressource.
tzolkin-refusal-market_price = Au marché, cette ressource ({ $resource }) coûte { $need } maïs, et il n’y en a { $have ->
    [0] pas
    [1] qu’un
   *[other] que { $have }
}.

## What is asked.

tzolkin-ask-wealth = gardez deux de vos quatre tuiles richesse de départ
tzolkin-ask-start = placez ou récupérez des ouvriers
tzolkin-ask-begged = placez ou récupérez des ouvriers
tzolkin-ask-placing = placez d’autres ouvriers ou terminez votre tour
tzolkin-ask-mercy = terminez votre tour
tzolkin-ask-picking = récupérez d’autres ouvriers ou terminez votre tour
tzolkin-ask-calendar = avancez le calendrier d’un jour ou de deux
tzolkin-ask-harvest = prenez du maïs ou du bois dans la jungle, ou brûlez la forêt
tzolkin-ask-learn = choisissez une technologie à développer
tzolkin-ask-learn_free = choisissez une technologie à développer gratuitement
tzolkin-ask-pay = choisissez avec quoi vous payez
tzolkin-ask-take = choisissez les ressources que vous prenez
tzolkin-ask-up = choisissez un temple où monter
tzolkin-ask-up_two = choisissez deux temples où monter
tzolkin-ask-build = choisissez quoi construire
tzolkin-ask-save = choisissez ce que l’Architecture vous fait économiser
tzolkin-ask-trade = achetez et vendez, puis « Terminé »
tzolkin-ask-act = choisissez n’importe quelle action d’une petite roue
tzolkin-ask-devotion = payez une ressource pour une marche de temple, ou « Terminé »

## Effects on tiles.

tzolkin-effect-points = { $n } { $n ->
    [one] point
   *[other] points
}
tzolkin-effect-workers = { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
}
tzolkin-effect-any_resource = { $n } { $n ->
    [one] ressource
   *[other] ressources
} au choix
tzolkin-effect-level = { $what } +{ $n }
tzolkin-effect-any_level = technologie au choix +{ $n }
tzolkin-effect-step = { $what } ↑{ $n }
tzolkin-effect-any_step = temple au choix ↑1
tzolkin-effect-may_build = permet de construire encore un bâtiment
tzolkin-effect-may_trade = permet de commercer
tzolkin-effect-may_act = permet de payer 1 maïs pour une action au choix
tzolkin-effect-fed = nourrit { $n } { $n ->
    [one] ouvrier
   *[other] ouvriers
}
tzolkin-effect-less = chaque ouvrier mange { $n } maïs de moins
