## Names.

tawantinsuyu-word-axomamma = Axomamma
tawantinsuyu-word-architect = architecte
tawantinsuyu-word-courier = coursier
tawantinsuyu-word-craftsman = artisan
tawantinsuyu-word-warrior = guerrier
tawantinsuyu-word-priest = prêtre
tawantinsuyu-word-potato = pomme de terre
tawantinsuyu-word-corn = maïs
tawantinsuyu-word-stone = pierre
tawantinsuyu-word-gold = or
tawantinsuyu-word-weavings = achat de tissus
tawantinsuyu-word-build = bâtiment
tawantinsuyu-word-stairs = escalier
tawantinsuyu-word-statue = statue
tawantinsuyu-word-training = entraînement
tawantinsuyu-word-merchant = marchander
tawantinsuyu-word-produce = production unique
tawantinsuyu-word-upper = supérieure
tawantinsuyu-word-middle = médiane
tawantinsuyu-word-lower = inférieure
tawantinsuyu-word-blue = bleu
tawantinsuyu-word-green = vert
tawantinsuyu-word-plain = neutre
tawantinsuyu-word-worship = Adoration
tawantinsuyu-word-offering = Offrande
tawantinsuyu-word-rejuvenate = Régénération
tawantinsuyu-word-conquest = Conquête
tawantinsuyu-word-production = Production
tawantinsuyu-word-antisuyu = Antisuyu
tawantinsuyu-word-chinchasuyu = Chinchasuyu
tawantinsuyu-word-kuntisuyu = Kuntisuyu
tawantinsuyu-word-qullasuyu = Qullasuyu
tawantinsuyu-word-small = petite
tawantinsuyu-word-large = grande
tawantinsuyu-word-left = gauche
tawantinsuyu-word-right = droite
tawantinsuyu-word-zigzag = zigzag
tawantinsuyu-word-spiral = spirale
tawantinsuyu-word-squares = carrés
tawantinsuyu-word-cross = croix
tawantinsuyu-word-wave = vague
tawantinsuyu-word-sun = soleil
tawantinsuyu-word-red = rouge
tawantinsuyu-word-yellow = jaune
tawantinsuyu-word-purple = violet
tawantinsuyu-word-orange = orange
tawantinsuyu-word-white = blanc
tawantinsuyu-word-god_potato = carte Dieu et pomme de terre
tawantinsuyu-word-vp = points
tawantinsuyu-word-start = début de la partie
tawantinsuyu-word-god_cards = cartes Dieu
tawantinsuyu-word-stairs_used = escaliers utilisés
tawantinsuyu-word-statues = statues
tawantinsuyu-word-passive = bâtiments passifs
tawantinsuyu-word-joints = raccords
tawantinsuyu-word-temple = Temple
tawantinsuyu-word-festival_tile = tuile Festival
tawantinsuyu-word-regions = régions
tawantinsuyu-word-hunger = pommes de terre manquantes
tawantinsuyu-word-tapestries = tapisseries
tawantinsuyu-word-temple_top = sommet du Temple
tawantinsuyu-word-buildings = bâtiments
tawantinsuyu-word-hand = cartes Dieu en main
tawantinsuyu-word-army = cartes Armée
# $worker with the article, and after “de”.
tawantinsuyu-word-workers = ouvriers
    .definite = { $worker ->
        [architecte] l’architecte
        [artisan] l’artisan
       *[other] le { $worker }
    }
    .of = { $worker ->
        [architecte] d’architecte
        [artisan] d’artisan
       *[other] de { $worker }
    }
tawantinsuyu-word-building = bâtiment
tawantinsuyu-word-weaving = tissu
tawantinsuyu-word-potatoes = pommes de terre échangées
tawantinsuyu-word-board = plateau d’Axomamma
tawantinsuyu-word-adjustments = partie plus difficile
tawantinsuyu-word-only = il n’y a rien d’autre
tawantinsuyu-word-least = c’est ce dont elle a le moins
tawantinsuyu-word-tie_order = à égalité, c’est le premier dans l’ordre
tawantinsuyu-word-cheapest = le coût le plus bas
tawantinsuyu-word-random = au hasard
tawantinsuyu-word-most_points = le plus de points
tawantinsuyu-word-fewest_markers = la région avec le moins de marqueurs
tawantinsuyu-word-few_own_markers = une région où elle a peu de marqueurs
tawantinsuyu-word-fewest_of_yours = la région où vous avez le moins de marqueurs
tawantinsuyu-word-region_order = sa région est la première dans l’ordre
tawantinsuyu-word-fewest_discards = le moins de soldats à défausser
tawantinsuyu-word-most_discards = le plus de soldats à défausser
tawantinsuyu-word-largest_tapestry = le seul à convenir à une tapisserie aussi grande
tawantinsuyu-word-colour = sa couleur est la première dans l’ordre
tawantinsuyu-word-highest_number = le plus grand numéro
tawantinsuyu-word-own_section = la section de son Grand Prêtre
tawantinsuyu-word-next_section = la section suivante dans le sens horaire
tawantinsuyu-word-under_yours = il ne reste de place que sous vos escaliers
tawantinsuyu-word-die = la carte désignée par le dé
tawantinsuyu-word-next_card = la carte suivante dans le sens horaire
tawantinsuyu-word-oldest = là depuis le plus longtemps
tawantinsuyu-word-few_buildings = peu de bâtiments de production face visible
tawantinsuyu-word-enough_buildings = assez de bâtiments de production face visible
tawantinsuyu-word-cannot_pay = elle n’a pas de quoi payer
tawantinsuyu-word-none_left = il n’en reste plus

tawantinsuyu-amount-potato = { $n } { $n ->
    [one] pomme
   *[other] pommes
} de terre
tawantinsuyu-amount-corn = { $n } maïs
tawantinsuyu-amount-stone = { $n } { $n ->
    [one] pierre
   *[other] pierres
}
tawantinsuyu-amount-gold = { $n } or
tawantinsuyu-amount-food = { $n } { $n ->
    [one] nourriture
   *[other] nourritures
}

## What people call the things that moves name by an id: by what is printed on them. They stand after the noun.

tawantinsuyu-called-god_card = « { $god } » ({ $gives })
tawantinsuyu-called-army_card = « { $gives } » ({ $soldiers } { $soldiers ->
    [one] soldat
   *[other] soldats
})
tawantinsuyu-called-space = « { $god } » (terrasse { $terrace }, section { $section })
tawantinsuyu-called-conquest = « { $gives } »
tawantinsuyu-called-building = { $id } ({ $does })
tawantinsuyu-called-weaving = { $id } ({ $pattern }, { $left } – { $right })
tawantinsuyu-called-board_space = { $id } ({ $does })

## Options.

tawantinsuyu-option-edition = Là où les éditions diffèrent, la partie suit celle-ci.
tawantinsuyu-option-leftover_price = Un autre joueur paie 2 ou 3 maïs pour un tissu laissé.
tawantinsuyu-option-z12_trigger = Le bâtiment Z12 agit à chaque Adoration ou à chaque Offrande, de n’importe qui.
tawantinsuyu-option-solo_win = En solo, on gagne à partir de 120 points, ou seulement avec plus de 120.
tawantinsuyu-option-automa_soldiers = Une carte Armée dans la main d’Axomamma compte pour un soldat, ou pour les soldats qui y figurent.
tawantinsuyu-option-festival_potatoes = Un Festival prend 1 ou 2 pommes de terre par carte Dieu en main.
tawantinsuyu-option-automa_weavings = Entre des tissus de même valeur, Axomamma choisit par couleur puis par numéro, ou par numéro seulement.
tawantinsuyu-option-final_tie = En cas d’égalité finale, la victoire est partagée ; l’édition française désigne le plus âgé, mais personne ne connaît ici l’âge des joueurs.
tawantinsuyu-option-automa_second_conquest = La seconde conquête d’Axomamma se fait sans soldats, ou en demande comme la première.
tawantinsuyu-option-automa_small_statue = Axomamma prend une petite statue qui lui manque s’il y en a une, ou simplement celle que désigne le dé.
tawantinsuyu-option-personality_building = Tant qu’Axomamma a peu de bâtiments face visible, sa personnalité « bâtiment » lui donne un bâtiment de production, ou n’importe lequel.
tawantinsuyu-option-personality_moment = La personnalité d’Axomamma agit quand un jeton est activé sur sa case, ou dès qu’un jeton y arrive.
tawantinsuyu-option-adjustments = Une partie en solo peut avoir plusieurs ajustements de difficulté, ou un seul.
tawantinsuyu-option-coricancha = Au début, la tuile Coricancha est tournée au hasard, ou placée comme imprimé.
tawantinsuyu-option-automa_stone = Axomamma commence avec 4 pierres (2 comme chaque joueur et 2 en propre), ou avec 2.
tawantinsuyu-option-automa_first_conquest = La première conquête d’Axomamma est la case qui vaut le plus de points, ou celle qui demande de défausser le plus de soldats.
tawantinsuyu-option-easier_personality = Plus facile : Axomamma n’a pas de jeton Personnalité.
tawantinsuyu-option-easier_buildings = Plus facile : un bâtiment coûte 2 pierres à Axomamma au lieu d’une.
tawantinsuyu-option-easier_worship = Plus facile : Axomamma ne fait d’Adoration qu’avec 2 statues ou plus.
tawantinsuyu-option-easier_conquest = Plus facile : Axomamma n’a pas de seconde conquête.
tawantinsuyu-option-easier_no_worker = Plus facile : sans ouvrier, Axomamma ne pioche pas de carte Armée.
tawantinsuyu-option-harder_temple = Plus difficile : Axomamma monte d’une case du Temple avant chacune de ses Adorations et Offrandes.
tawantinsuyu-option-harder_condition = Plus difficile : Axomamma conquiert dès qu’elle a autant de soldats qu’il y a de Pertes de Guerre.
tawantinsuyu-option-harder_soldiers = Plus difficile : pour conquérir, Axomamma retourne un soldat de moins et en défausse un de moins.
tawantinsuyu-option-harder_priest = Plus difficile : chacune de ses propres actions du Grand Prêtre rapporte 2 points à Axomamma.
tawantinsuyu-option-harder_weavings = Plus difficile : lors d’un Festival, chaque tissu rapporte 2 points à Axomamma au lieu d’un.
tawantinsuyu-option-harder_no_worker = Plus difficile : sans ouvrier, Axomamma marque 2 points de plus.
tawantinsuyu-option-harder_resources = Plus difficile : à la fin, chaque ressource restante rapporte un point à Axomamma.

## Events.

tawantinsuyu-event-weaving_started = { $who } commence une tapisserie avec le tissu { $tile }.
tawantinsuyu-event-dealt = { $seat } reçoit { $cards } { $cards ->
    [one] carte
   *[other] cartes
} Dieu.
tawantinsuyu-event-kept = { $seat } a choisi les cartes Dieu à garder{ $cards ->
    [none] .
   *[other]  : { $cards }.
}
tawantinsuyu-event-laid_out = { $who } pose la carte { $card }.
tawantinsuyu-event-priest_put = { $who } place son Grand Prêtre sur la case { $action } (section { $section }).
tawantinsuyu-event-turn_started = { $who } commence son tour.
tawantinsuyu-event-placed = { $who } place { tawantinsuyu-word-workers.definite }{ SAME($worker, $role) ->
    [yes] {""}
   *[no] {" "}comme { $role }
} sur la case { $space } { $card ->
    [none] pour de l’or
   *[other] avec la carte { $card }
}{ $food ->
    [0] .
    [one]  ; cela coûte { $food } nourriture.
   *[other]  ; cela coûte { $food } nourritures.
}
tawantinsuyu-event-neutral_placed = Un ouvrier pioché dans le sac va sur la case { $space } : { $worker }.
tawantinsuyu-event-stairs_used = { $who } utilise { SAME($who, $owner) ->
    [yes] son propre escalier
   *[no] l’escalier { $owner ->
        [Axomamma] d’Axomamma
       *[other] du joueur { $owner }
    }
} dans la section { $section }.
tawantinsuyu-event-tasks_counted = { $who } a { $tasks } { $tasks ->
    [one] tâche
   *[other] tâches
}{ $adjacent ->
    [0] {""}
   *[other] , dont { $adjacent } pour ses voisins
}{ $ability ->
    [0] .
   *[other] { $adjacent ->
        [0] , dont
       *[other] {" "}et
    } { $ability } par capacité.
}
tawantinsuyu-event-task_started = { $who } utilise l’icône « { $task } ».
tawantinsuyu-event-tasks_lost = { $who } renonce à { $tasks } { $tasks ->
    [one] tâche
   *[other] tâches
}.
tawantinsuyu-event-captured = { $who } reprend { tawantinsuyu-word-workers.definite } de la case { $space }.
tawantinsuyu-event-gained = { $who } reçoit { $goods }.
tawantinsuyu-event-paid = { $who } paie { $goods }.
tawantinsuyu-event-scored = { $who } { SIGN($points) ->
    [minus] perd { ABS($points) }
   *[plus] marque { $points }
} { $points ->
    [one] point
   *[other] points
} ({ $source }).
tawantinsuyu-event-army_drawn = { $who } pioche { $card ->
    [none] une carte Armée.
   *[other] la carte Armée { $card }.
}
tawantinsuyu-event-army_kept = { $who } garde { $card ->
    [none] l’une des cartes Armée piochées.
   *[other] la carte Armée { $card }.
}
tawantinsuyu-event-army_shuffled = La défausse des cartes Armée est mélangée et forme une nouvelle pioche.
tawantinsuyu-event-no_army_card = Il ne reste plus de carte Armée pour { $who }.
tawantinsuyu-event-army_discarded = { $who } défausse la carte Armée { $card }.
tawantinsuyu-event-mustered = { $who } joue la carte Armée { $card } face visible.
tawantinsuyu-event-turned_down = { $who } retourne la carte Armée { $card } face cachée.
tawantinsuyu-event-turned_up = { $who } retourne face visible : { $tile }.
tawantinsuyu-event-god_taken = { $who } prend la carte { $card } dans l’offre.
tawantinsuyu-event-god_drawn = { $who } pioche { $card ->
    [none] une carte Dieu
   *[other] la carte { $card }
}{ $open ->
    [true] , que tout le monde a vue.
   *[false] .
}
tawantinsuyu-event-no_god_card = Il ne reste plus de carte Dieu pour { $who }.
tawantinsuyu-event-god_played = { $who } reçoit les bénéfices de la carte { $card }.
tawantinsuyu-event-benefit_declined = { $who } refuse un bénéfice de la carte Dieu { $card } : { $gain }.
tawantinsuyu-event-benefits_declined = { $who } refuse les bénéfices de la carte Dieu { $card }.
tawantinsuyu-event-god_offered = La carte { $card } rejoint l’offre.
tawantinsuyu-event-offer_shuffled = L’offre est pleine : elle est remélangée dans la pioche des cartes Dieu.
tawantinsuyu-event-gods_returned = Les cartes Dieu jouées sont remélangées dans la pioche.
tawantinsuyu-event-god_buried = { $who } place la carte { $card } sous la pioche des cartes Dieu.
tawantinsuyu-event-recruited = { $who } prend un Nomade : { $worker }.
tawantinsuyu-event-nomad_arrived = Un nouveau Nomade arrive : { $worker }.
tawantinsuyu-event-hired = { $who } recrute { tawantinsuyu-word-workers.definite } du Village, côté { $end }.
tawantinsuyu-event-dismissed = { $who } a trop d’ouvriers : { tawantinsuyu-word-workers.definite } quitte la partie.
tawantinsuyu-event-no_nomad = Il ne reste plus de Nomade pour { $who }.
tawantinsuyu-event-stairs_built = { $who } construit l’escalier { $lower ->
    [true] du bas
   *[false] du haut
} de la section { $section }.
tawantinsuyu-event-built = { $who } construit le bâtiment { $tile }.
tawantinsuyu-event-removed = Le bâtiment { $tile } quitte le Marché.
tawantinsuyu-event-marketed = Le bâtiment { $tile } arrive au Marché.
tawantinsuyu-event-statue_built = { $who } obtient une { $size } statue ({ $god }).
tawantinsuyu-event-sacrificed = { $who } défausse une { $size } statue ({ $god }).
tawantinsuyu-event-weaving_drawn = Le tissu { $tile } est révélé.
tawantinsuyu-event-weaving_bought = { $who } achète le tissu { $tile }.
tawantinsuyu-event-weaving_taken = { $who } prend gratuitement le tissu { $tile }.
tawantinsuyu-event-weaving_buried = Le tissu { $tile } passe sous la pile.
tawantinsuyu-event-weaving_turned = Le tissu { $tile } est révélé au sommet de la pile.
tawantinsuyu-event-weaving_laid = { $who } { $edge ->
    [none] commence la tapisserie { $row } avec le tissu { $tile }.
   *[other] ajoute le tissu { $tile } à la tapisserie { $row }, à { $edge }.
}
tawantinsuyu-event-joined = { $who } reçoit la récompense d’un raccord ({ $symbol }).
tawantinsuyu-event-produced = { $who } produit avec le bâtiment { $tile }.
tawantinsuyu-event-climbed = { $who } monte à la case { $step } de la piste du Temple.
tawantinsuyu-event-step_lost = { $who } est au sommet du Temple ; la case est perdue.
tawantinsuyu-event-traded = { $who } échange { $from ->
    [or] de l’or
    [pierre] de la pierre
   *[other] du { $from }
} contre { $to ->
    [or] de l’or
    [pierre] de la pierre
   *[other] du { $to }
}.
tawantinsuyu-event-walked = { $who } avance son Grand Prêtre { $spaces ->
    [1] d’une case
   *[other] de { $spaces } cases
}, sur { $action } (section { $section }).
tawantinsuyu-event-triggered = { $who } profite du bâtiment { $tile }.
tawantinsuyu-event-gold_instead = { $who } prend de l’or à la place.
tawantinsuyu-event-casualty = { $who } envoie { tawantinsuyu-word-workers.definite } aux Pertes de Guerre.
tawantinsuyu-event-conquered = { $who } conquiert la case { $space } en { $region }.
tawantinsuyu-event-festival_taken = Le Village est vide : { $who } prend la tuile du Festival { $number }{ $last ->
    [true] , le dernier.
   *[false] .
}
tawantinsuyu-event-festival = { $who } ouvre le Festival { $number }.
tawantinsuyu-event-region_scored = { $who } domine { $region } ; Pertes de Guerre : { $points }.
tawantinsuyu-event-upkeep = { $who } doit { $due } { $due ->
    [one] pomme
   *[other] pommes
} de terre pour ses cartes Dieu{ $missing ->
    [0] .
   *[other]  ; il en manque { $missing }.
}
tawantinsuyu-event-village_filled = Le Village a de nouveau { $workers } { $workers ->
    [one] ouvrier
   *[other] ouvriers
}.
tawantinsuyu-event-villager = Un ouvrier arrive au Village : { $worker }.
tawantinsuyu-event-turn_ended = { $who } termine son tour.
tawantinsuyu-event-over = La partie est terminée.
tawantinsuyu-event-automa_personality_drawn = Jeton Personnalité d’Axomamma : { $personality }.
tawantinsuyu-event-automa_tucked = { $card ->
    [none] Une carte Dieu
   *[other] La carte { $card }
}, avec le symbole « { $god } », est glissée sous la case { $place } du plateau d’Axomamma.
tawantinsuyu-event-automa_considered = { $action }, { $spaces } { $spaces ->
    [one] case
   *[other] cases
} plus loin, demande { tawantinsuyu-event-automa_considered.what }{ $have ->
    [none]  ; on ne sait pas combien Axomamma en a
   *[other]  ; Axomamma en a { $have }
} : la condition { $holds ->
    [true] est remplie.
   *[false] n’est pas remplie.
}
    .what = { SAME($action, "Adoration") ->
        [yes] { $need } { $need ->
            [one] statue
           *[other] statues
        }
       *[no] { SAME($action, "Offrande") ->
            [yes] { $need } maïs
           *[no] { SAME($action, "Régénération") ->
                [yes] { $need } { $need ->
                    [one] bâtiment ou carte Armée face cachée
                   *[other] bâtiments et cartes Armée face cachée
                }
               *[no] { SAME($action, "Conquête") ->
                    [yes] { $need } { $need ->
                        [one] soldat
                       *[other] soldats
                    }
                   *[no] { $need } { $need ->
                        [one] bâtiment de production face visible
                       *[other] bâtiments de production face visible
                    }
                }
            }
        }
    }
tawantinsuyu-event-automa_rolled = Axomamma lance le dé : { $die }.
tawantinsuyu-event-automa_looked = Axomamma cherche le symbole « { $god } » sur la terrasse { $terrace } : { $candidates ->
    [0] aucune case libre.
    [one] { $candidates } case libre.
   *[other] { $candidates } cases libres.
}
tawantinsuyu-event-automa_found_no_space = Aucune case « { $god } » n’est libre : Axomamma pioche une autre carte.
tawantinsuyu-event-automa_chose_space = Axomamma choisit la case { $space } parmi { $candidates } ({ $why }{ $tied ->
    [1] {""}
   *[other] { SAME($why, "au hasard") ->
        [yes] {" "}parmi { $tied }
       *[no] {", "}au hasard parmi { $tied }
    }
}) ; le trajet coûterait { $food } { $food ->
    [one] nourriture
   *[other] nourritures
}.
tawantinsuyu-event-automa_chose_worker = Axomamma choisit { tawantinsuyu-word-workers.definite } ({ $why }).
tawantinsuyu-event-automa_activated = Le jeton { $token } active la case { $space }.
tawantinsuyu-event-automa_failed = Cela ne peut pas être fait entièrement ({ $why }) : de l’or à la place.
tawantinsuyu-event-automa_passed = La case { $space } est ignorée ({ $why }).
tawantinsuyu-event-automa_cannot = Axomamma n’obtient rien ({ $why }).
tawantinsuyu-event-automa_moved_token = Le jeton { $token } passe de la case { $from } à la case { $to }.
tawantinsuyu-event-automa_personality = Le jeton Personnalité d’Axomamma agit : { $personality }.
tawantinsuyu-event-automa_chose_gain = Axomamma prend { $gain } ({ $why }) ; elle en avait { $have }.
tawantinsuyu-event-automa_chose_building = Axomamma choisit le bâtiment { $production ->
    [true] de production
   *[false] passif
} { $tile } ({ $why }).
tawantinsuyu-event-automa_chose_stairs = Axomamma choisit l’escalier { $lower ->
    [true] du bas
   *[false] du haut
} de la section { $section } ({ $why }).
tawantinsuyu-event-automa_chose_statue = Axomamma choisit une { $size } statue : { $god } ({ $why }).
tawantinsuyu-event-automa_considered_weavings = Un tissu laissé coûte { $need } maïs, et Axomamma en a { $have } ; { $fits ->
    [true] l’un d’eux convient à une tapisserie.
   *[false] aucun ne convient à une tapisserie.
}
tawantinsuyu-event-automa_chose_weaving = Axomamma choisit le tissu { $tile } ({ $why }) { $size ->
    [0] pour une nouvelle tapisserie.
    [1] pour une tapisserie d’un tissu.
   *[other] pour une tapisserie de { $size } tissus.
}
tawantinsuyu-event-automa_chose_conquest = Axomamma choisit la case { $space }, qui vaut { $points } { $points ->
    [one] point
   *[other] points
}, parmi { $candidates } ({ $why }{ $tied ->
    [1] {""}
   *[other] { SAME($why, "au hasard") ->
        [yes] {" "}parmi { $tied }
       *[no] {", "}au hasard parmi { $tied }
    }
}){ $paid ->
    [true] .
   *[false] , sans utiliser de soldats.
}
tawantinsuyu-event-automa_kept_up = Le bâtiment { $tile } a le plus grand numéro et reste face visible.
tawantinsuyu-event-automa_has_no_worker = Axomamma n’a pas d’ouvrier.
tawantinsuyu-event-automa_priest_moved = Le Grand Prêtre d’Axomamma avance sur { $action } (section { $section }) sans effectuer l’action.
tawantinsuyu-event-automa_compared = Axomamma a { $its } { $its ->
    [one] point
   *[other] points
}, vous en avez { $yours }.

## Why not.

tawantinsuyu-refusal-over = La partie est terminée.
tawantinsuyu-refusal-not_your_turn = C’est à quelqu’un d’autre de décider.
tawantinsuyu-refusal-choose_gods = Il faut d’abord choisir les cartes Dieu : garder trois des cartes reçues.
tawantinsuyu-refusal-gods_chosen = Les cartes Dieu sont déjà choisies ; les autres choisissent encore.
tawantinsuyu-refusal-not_dealt = On ne peut garder que trois cartes différentes parmi les cartes Dieu reçues.
tawantinsuyu-refusal-not_now = { $moment ->
    [starting_weavings] Les tissus de départ se choisissent avant le début de la partie.
    [deal] Les cartes Dieu se gardent à la donne, avant le premier tour.
    [first_turn] Le Grand Prêtre se place sur le Coricancha juste avant son premier tour.
    [turn_begins] Un placement ou une action secondaire se choisit en son temps ; il faut d’abord répondre à autre chose.
    [owing] Il n’y a rien à payer maintenant.
    [card_placed] Cela concerne les bénéfices de la carte Dieu du placement.
    [warrior_placed] Seul un Guerrier qui vient d’être placé reprend un ouvrier de la colline.
    [tasks_left] Les tâches se réalisent après le placement d’un ouvrier, tant qu’il en reste.
    [weavings_task] Cela concerne les tissus révélés pour une tâche Acheter des Tissus.
    [weaving_gained] Un tissu se pose quand on vient de le recevoir.
    [weaving_free] Aucun tissu gratuit ne vient maintenant.
    [build_task] On construit un bâtiment et renouvelle le Marché quand un effet le permet.
    [statue_task] On construit une statue quand un effet le permet.
    [stairs_task] On construit un escalier quand un effet le permet.
    [cards_drawn] Une carte Armée se garde quand on vient de la piocher à l’Entraînement.
    [god_card_due] Aucune carte Dieu n’est à prendre maintenant.
    [nomad_due] Aucun Nomade gratuit ne vient maintenant.
    [gains_due] Il n’y a pas de choix de récompense maintenant.
    [step_offered] Aucune case du Temple ne s’achète en or maintenant.
    [rejuvenate_part] On ne retourne rien face visible maintenant.
    [production_part] Les bâtiments produisent lors d’une Production ou d’une tâche Production Unique.
    [priest_part] L’or se prend à la place de sa propre part d’une action du Grand Prêtre.
    [worship_part] Les statues se défaussent lors d’une Adoration.
    [offering_part] Le maïs s’offre lors d’une Offrande.
    [casualty_due] La victime se choisit au début d’une Conquête.
    [army_part] Les cartes Armée se jouent lors d’une Conquête, avant les marqueurs.
    [conquest_part] Les marqueurs Conquête se placent lors d’une Conquête, après les cartes Armée.
    [soldiers_due] Les soldats s’envoient une fois le marqueur Conquête placé.
    [turn_ends] Un ouvrier du Village se recrute à la fin de son tour.
    [worker_limit] Les ouvriers ne partent qu’à la fin de son tour, s’il y en a trop.
    [feast] Les cartes Dieu se jouent pour leurs bénéfices lors d’un Festival.
   *[other] Ce n’est pas possible maintenant.
}
tawantinsuyu-refusal-not_optional = On ne peut pas y renoncer.
tawantinsuyu-refusal-no_pass = On ne passe pas : un tour est un placement ou des actions secondaires.
tawantinsuyu-refusal-place_or_act = Un tour sert à placer un ouvrier ou à effectuer des actions secondaires, pas les deux.
tawantinsuyu-refusal-done_already = Cette action a déjà été effectuée ce tour-ci ; la seconde doit être différente.
tawantinsuyu-refusal-too_far = Le Grand Prêtre avance d’au moins 1 case et d’au plus { $most }.
tawantinsuyu-refusal-no_training = Il ne reste plus de carte Armée à piocher, même dans la défausse.
tawantinsuyu-refusal-no_prayer = Il ne reste plus de carte Dieu, ni dans la pioche ni dans l’offre.
tawantinsuyu-refusal-no_worker = Il n’y a pas { tawantinsuyu-word-workers.of } dans la réserve.
tawantinsuyu-refusal-not_that_role = Cet ouvrier ne peut pas servir { $role ->
    [architecte] d’architecte
    [artisan] d’artisan
   *[other] de { $role }
}.
tawantinsuyu-refusal-space_taken = La case { $space } est déjà prise.
tawantinsuyu-refusal-not_in_hand = La carte { $card } n’est pas dans votre main.
tawantinsuyu-refusal-wrong_symbol = La carte Dieu porte le symbole { $shows }, la case le symbole { $wants }.
tawantinsuyu-refusal-food = Coût en nourriture : { $need } ; il manque : { $missing }.
tawantinsuyu-refusal-gold = Cela coûte { $need } or, et il n’y en a { $have ->
    [0] pas
   *[other] que { $have }
}.
tawantinsuyu-refusal-goods = Coût : { $goods } ; il manque : { $missing }, même avec l’or.
tawantinsuyu-refusal-rejuvenate_food = Retourner autre chose coûte de la nourriture : { $need }.
tawantinsuyu-refusal-wrong_payment = { $food ->
    [0] Ce n’est pas le prix : { $goods }.
   *[other] Ce n’est pas le prix, en nourriture : { $food }.
}
tawantinsuyu-refusal-wrong_upkeep = Les pommes de terre des cartes Dieu se paient tant qu’il y en a : { $potatoes } ; l’or peut remplacer celles qui manquent : { $missing }.
tawantinsuyu-refusal-not_held = Il n’y en a pas autant à disposition.
tawantinsuyu-refusal-no_icon = Cette case n’a pas l’icône « { $task } ».
tawantinsuyu-refusal-icon_used = L’icône « { $task } » a déjà servi ; il faut d’abord utiliser les autres des trois.
tawantinsuyu-refusal-nobody_to_take = Il n’y a là aucun ouvrier à reprendre : il doit être adjacent et ne pas être un guerrier.
tawantinsuyu-refusal-tasks_over = Les tâches sont finies : les bénéfices viennent maintenant après elles.
tawantinsuyu-refusal-no_such_benefit = La carte n’a plus ce bénéfice ; le dernier se refuse par « Terminé ».
tawantinsuyu-refusal-not_there = Ceci n’est pas là : { $tile }.
tawantinsuyu-refusal-no_market = Le Marché est vide.
tawantinsuyu-refusal-not_drawn = Le tissu { $tile } n’a pas été pioché.
tawantinsuyu-refusal-row_has_pattern = La tapisserie { $row } a déjà ce motif.
tawantinsuyu-refusal-no_row = Il n’y a pas de tapisserie { $row }.
tawantinsuyu-refusal-no_weaving = Il n’y reste plus de tissu.
tawantinsuyu-refusal-no_more_weavings = On ne peut pas acheter plus de tissus en une tâche.
tawantinsuyu-refusal-exchanged_already = Une carte Dieu ne renouvelle le Marché qu’une fois par bâtiment.
tawantinsuyu-refusal-no_statue = Il ne reste plus de statue de ce type.
tawantinsuyu-refusal-small_only = Une statue gratuite est forcément petite.
tawantinsuyu-refusal-stairs_taken = Il y a déjà un escalier.
tawantinsuyu-refusal-upper_first = L’escalier du bas d’une section demande d’abord celui du haut.
tawantinsuyu-refusal-no_place = Il ne reste plus de place pour un escalier.
tawantinsuyu-refusal-no_stairs = Il ne reste plus de jeton Escalier.
tawantinsuyu-refusal-card_not_drawn = Cette carte n’a pas été piochée.
tawantinsuyu-refusal-not_on_offer = La carte { $card } n’est pas dans l’offre.
tawantinsuyu-refusal-no_deck = La pioche des cartes Dieu est vide.
tawantinsuyu-refusal-no_nomad = Il n’y a pas { tawantinsuyu-word-workers.of } parmi les Nomades.
tawantinsuyu-refusal-no_such_gain = Rien de tel ne peut être reçu maintenant.
tawantinsuyu-refusal-at_the_top = Le marqueur est déjà au sommet du Temple.
tawantinsuyu-refusal-not_face_down = Ceci n’est pas ici face cachée : { $tile }.
tawantinsuyu-refusal-not_face_up = Ceci n’est pas ici face visible : { $tile }.
tawantinsuyu-refusal-nothing_face_up = Aucun bâtiment de Production n’est face visible.
tawantinsuyu-refusal-buildings_only = On ne retourne ici que des bâtiments.
tawantinsuyu-refusal-no_flip = On ne retourne plus rien ici.
tawantinsuyu-refusal-produced_already = Après cela, plus rien n’est produit.
tawantinsuyu-refusal-active_only = L’or est réservé au joueur actif.
tawantinsuyu-refusal-gold_first = L’or se prend à la place de tout le reste, avant de faire quoi que ce soit.
tawantinsuyu-refusal-no_statue_to_give = Il n’y a pas de statue de ce type à défausser.
tawantinsuyu-refusal-size_given = Une statue de cette taille a déjà été défaussée.
tawantinsuyu-refusal-one_step = On ne peut monter ici que d’une case.
tawantinsuyu-refusal-village_first = Tant que le Village a des ouvriers, la perte vient de l’une de ses extrémités.
tawantinsuyu-refusal-nobody_there = Il n’y a personne à cet endroit.
tawantinsuyu-refusal-no_army_card = La carte Armée { $card } n’est pas dans votre main.
tawantinsuyu-refusal-conquest_taken = La case { $space } est déjà prise.
tawantinsuyu-refusal-no_marker = Il ne reste plus de marqueur Conquête.
tawantinsuyu-refusal-gold_taken = Qui a pris l’or ne place pas de marqueur.
tawantinsuyu-refusal-soldiers = Il faut des soldats face visible : { $turn } à retourner et { $discard } à défausser.
tawantinsuyu-refusal-no_soldiers = La carte Armée { $card } n’est pas face visible.
tawantinsuyu-refusal-turn_first = On retourne d’abord des cartes, puis on en défausse d’autres ; ce n’est pas le moment.
tawantinsuyu-refusal-wrong_soldiers = Avec cette carte, le reste ne pourrait plus être payé : { $turn } à retourner, { $discard } à défausser.
tawantinsuyu-refusal-no_village = Le Village est vide.
tawantinsuyu-refusal-own_turn_only = Cela n’est possible que pendant son propre tour.
tawantinsuyu-refusal-no_power = Cela demande un bâtiment passif qui n’est pas là.
tawantinsuyu-refusal-not_exchanged = Seuls le maïs, la pierre et l’or s’échangent entre eux.
tawantinsuyu-refusal-trades_back = Ce qui vient d’être échangé ne s’échange pas en retour.
tawantinsuyu-refusal-no_trade = Échanger { $from } contre { $to } demande { $goods }.
tawantinsuyu-refusal-price_lost = Après cet échange, le prix ne pourrait plus être payé.
tawantinsuyu-refusal-take_first = On prend une carte Dieu avant d’en demander une autre.
tawantinsuyu-refusal-pay_first = { $food ->
    [0] Il faut d’abord payer : { $goods }.
   *[other] Il faut d’abord payer, en nourriture : { $food }.
}

## What is asked.

tawantinsuyu-ask-start = choisissez un tissu de départ
tawantinsuyu-ask-keep = gardez trois de vos cartes Dieu ; les autres donnent leurs bénéfices maintenant
tawantinsuyu-ask-laid = choisissez la carte Dieu qui donne ses bénéfices ensuite
tawantinsuyu-ask-stand = placez votre Grand Prêtre sur la tuile Coricancha ; cela ne déclenche rien
tawantinsuyu-ask-turn = placez un ouvrier ou effectuez deux actions secondaires différentes
tawantinsuyu-ask-secondary = effectuez encore une action secondaire
# $what: a price; $buys: what it is paid for; $bought: its name.
tawantinsuyu-ask-pay = { $buys ->
    [placed] payez { $what } pour placer l’ouvrier ({ $bought })
    [build] payez { $what } pour le bâtiment { $bought }
    [statue] payez { $what } pour la statue ({ $bought })
    [stairs] payez { $what } pour l’escalier
    [weave] payez { $what } pour le tissu { $bought }
    [hire] payez { $what } pour recruter l’ouvrier
    [flip] payez { $what } pour retourner face visible
    [climb] payez { $what } pour les cases du Temple
   *[other] payez { $what }
}
tawantinsuyu-ask-boon = les bénéfices de la carte Dieu { $what } : avant les tâches, après, ou « Terminé » pour aucun ; on peut en refuser certains
tawantinsuyu-ask-capture = reprenez un ouvrier adjacent de la colline, ou « Terminé »
tawantinsuyu-ask-potato = payez une pomme de terre pour une tâche de plus, ou « Terminé »
tawantinsuyu-ask-tasks = choisissez une tâche de la case { $what } (encore { $n }), ou « Terminé »
tawantinsuyu-ask-bury = placez un des tissus révélés sous la pile (encore { $n })
tawantinsuyu-ask-weave = achetez un tissu pour { $n } maïs, ou « Terminé »
tawantinsuyu-ask-leftover = achetez l’un des tissus restants pour { $n } maïs, ou « Terminé »
tawantinsuyu-ask-lay = ajoutez le tissu { $what } à une extrémité d’une tapisserie, ou commencez-en une autre
tawantinsuyu-ask-build = choisissez un bâtiment du Marché
tawantinsuyu-ask-remove = choisissez un bâtiment qui quitte le Marché
tawantinsuyu-ask-statue = choisissez une statue
tawantinsuyu-ask-stairs = choisissez où construire un escalier
tawantinsuyu-ask-train = gardez l’une des cartes Armée piochées
tawantinsuyu-ask-god = prenez une carte Dieu de l’offre ou de la pioche ({ $n } à prendre)
tawantinsuyu-ask-worker = prenez un Nomade ({ $n } à prendre)
tawantinsuyu-ask-weaving = prenez un tissu : le premier ou celui d’en dessous ({ $n } à prendre)
tawantinsuyu-ask-paid_step = payez de l’or pour une case du Temple ({ $n } au plus), ou « Terminé »
tawantinsuyu-ask-rejuvenate = retournez quelque chose face visible ({ $n } au plus), ou « Terminé »
tawantinsuyu-ask-gains = choisissez ce que vous recevez ensuite, ou « Terminé »
tawantinsuyu-ask-rewards = choisissez le raccord qui donne sa récompense ensuite, ou « Terminé »
tawantinsuyu-ask-produce_once = choisissez un bâtiment qui produit
tawantinsuyu-ask-worship = défaussez une statue pour des cases du Temple, ou renoncez
tawantinsuyu-ask-offer = payez du maïs pour des cases du Temple, ou renoncez
tawantinsuyu-ask-renew = retournez des bâtiments et des cartes Armée face visible, ou renoncez
tawantinsuyu-ask-casualty = choisissez qui rejoint les Pertes de Guerre
tawantinsuyu-ask-muster = jouez des cartes Armée face visible, ou renoncez
tawantinsuyu-ask-conquer = placez un marqueur Conquête, ou « Terminé »
tawantinsuyu-ask-soldiers = { $turn ->
    [0] soldats à défausser : { $discard }
   *[other] { $discard ->
        [0] soldats à retourner face cachée : { $turn }
       *[other] soldats à retourner face cachée : { $turn } ; soldats à défausser : { $discard }
    }
}
tawantinsuyu-ask-produce = produisez avec des bâtiments, ou renoncez
tawantinsuyu-ask-hire = recrutez un ouvrier à une extrémité du Village, ou « Terminé »
tawantinsuyu-ask-dismiss = vous avez trop d’ouvriers : choisissez celui qui quitte la partie
tawantinsuyu-ask-upkeep = payez les pommes de terre pour vos cartes Dieu
tawantinsuyu-ask-feast = jouez une carte Dieu pour ses bénéfices, ou « Terminé » ({ $n } au plus)
tawantinsuyu-ask-last = échangez des ressources avant le décompte final, ou « Terminé »
# $who: whose action it is; $action: its name; $asked: what is asked.
tawantinsuyu-business = { $action } ({ $who }) : { $asked }
tawantinsuyu-ask-over = la partie est terminée

## Effects on cards, tiles and spaces.

tawantinsuyu-effect-points = { $n } PV
tawantinsuyu-effect-army = { $n } { $n ->
    [one] carte
   *[other] cartes
} Armée
tawantinsuyu-effect-god = { $n } { $n ->
    [one] carte
   *[other] cartes
} Dieu
tawantinsuyu-effect-training = { $n ->
    [one] entraînement
   *[other] { $n } entraînements
}
tawantinsuyu-effect-worker = { $n } { $n ->
    [one] Nomade
   *[other] Nomades
}
tawantinsuyu-effect-weaving = { $n } { $n ->
    [one] tissu
   *[other] tissus
}
tawantinsuyu-effect-step = { $n } { $n ->
    [one] case
   *[other] cases
} du Temple
tawantinsuyu-effect-paid_step = { $n } { $n ->
    [one] case
   *[other] cases
} du Temple pour de l’or
tawantinsuyu-effect-rejuvenate = régénérer { $n }
tawantinsuyu-effect-small_statue = { $n } { $n ->
    [one] petite statue
   *[other] petites statues
}
tawantinsuyu-effect-building = { $n } { $n ->
    [one] bâtiment
   *[other] bâtiments
}
tawantinsuyu-effect-stairs = { $n } { $n ->
    [one] escalier
   *[other] escaliers
}
tawantinsuyu-effect-build_task = { $n ->
    [one] tâche bâtiment
   *[other] { $n } tâches bâtiment
}
tawantinsuyu-effect-statue_task = { $n ->
    [one] tâche statue
   *[other] { $n } tâches statue
}
tawantinsuyu-effect-stairs_task = { $n ->
    [one] tâche escalier
   *[other] { $n } tâches escalier
}

## Passive buildings.

tawantinsuyu-power-as_courier = vos ouvriers peuvent servir de coursiers
tawantinsuyu-power-as_priest = vos ouvriers peuvent servir de prêtres
tawantinsuyu-power-warrior_flips = votre guerrier : régénérer jusqu’à { $n } { $n ->
    [one] bâtiment
   *[other] bâtiments
} de production
tawantinsuyu-power-joints_at_once = un nouveau raccord donne aussitôt sa récompense
tawantinsuyu-power-architect_craftsman = architectes et artisans : plus de tâches sur le bleu comme sur le vert
tawantinsuyu-power-festival_gods = chaque Festival : { $what } ; à la fin, { $n } PV de plus par carte Dieu en main
tawantinsuyu-power-own_stairs = utiliser ses propres escaliers rapporte aussi
tawantinsuyu-power-draw_weavings = votre achat de tissus : piocher { $n }
tawantinsuyu-power-festival_longest = chaque Festival : { $n } PV par tissu de votre plus grande tapisserie
tawantinsuyu-power-festival = chaque Festival : { $what }
tawantinsuyu-power-on_offering = chaque Offrande, de n’importe qui : { $what }
tawantinsuyu-power-on_worship = chaque Adoration, de n’importe qui (édition russe : Offrande), et chaque Festival : { $what }
tawantinsuyu-power-conquest_less = vos conquêtes : { $n } { $n ->
    [one] soldat
   *[other] soldats
} de moins à retourner, { $n } de moins à défausser
tawantinsuyu-power-warrior_tasks = votre guerrier : { $n } { $n ->
    [one] tâche
   *[other] tâches
} de plus
tawantinsuyu-power-exchange = à tout moment : échanger pierre, or et maïs
tawantinsuyu-power-on_production = chaque Production, de n’importe qui : régénérer { $n }
tawantinsuyu-power-on_conquest = chaque Conquête, de n’importe qui : { $what }
tawantinsuyu-power-on_rejuvenate = chaque Régénération, de n’importe qui : { $what }
tawantinsuyu-power-potato_for_god = à tout moment de votre tour : { $n } { $n ->
    [one] pomme
   *[other] pommes
} de terre pour une carte Dieu
tawantinsuyu-power-gather_more = récolte de pommes de terre, de maïs ou de pierre : { $n } de plus et { $what }

## Short forms of the terminal.

tawantinsuyu-letter-architect = a
tawantinsuyu-letter-courier = c
tawantinsuyu-letter-craftsman = r
tawantinsuyu-letter-warrior = g
tawantinsuyu-letter-priest = p
tawantinsuyu-short-potato = pdt
tawantinsuyu-short-corn = maï
tawantinsuyu-short-stone = pie
tawantinsuyu-short-gold = or
tawantinsuyu-short-weavings = tis
tawantinsuyu-short-build = bât
tawantinsuyu-short-stairs = esc
tawantinsuyu-short-statue = sta
tawantinsuyu-short-training = ent
tawantinsuyu-short-merchant = mar
tawantinsuyu-short-produce = pro
tawantinsuyu-short-god_potato = die
tawantinsuyu-short-rejuvenate = rég
tawantinsuyu-short-army = arm
tawantinsuyu-short-temple = tem
tawantinsuyu-short-vp = PV

## Axomamma's board.

tawantinsuyu-deed-weavings = des tissus
tawantinsuyu-deed-production_building = un bâtiment de production
tawantinsuyu-deed-passive_building = un bâtiment passif
tawantinsuyu-deed-stairs = un escalier
tawantinsuyu-deed-statue = une statue
tawantinsuyu-deed-potato = l’ouvrier côté pomme de terre
tawantinsuyu-deed-corn = l’ouvrier côté maïs
tawantinsuyu-deed-nomad = un Nomade
tawantinsuyu-needs-worship = { $n } { $n ->
    [one] statue
   *[other] statues
}
tawantinsuyu-needs-offering = { $n } maïs
tawantinsuyu-needs-rejuvenate = { $n } { $n ->
    [one] bâtiment ou carte Armée
   *[other] bâtiments et cartes Armée
} face cachée
tawantinsuyu-needs-conquest = { $n ->
    [0] autant de soldats que de Pertes de Guerre
    [one] plus de soldats que de Pertes de Guerre
   *[other] { $n } soldats de plus que de Pertes de Guerre
}
tawantinsuyu-needs-production = { $n } { $n ->
    [one] bâtiment
   *[other] bâtiments
} de production face visible
