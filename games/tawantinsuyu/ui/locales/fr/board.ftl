## The board at the table: labels (a few words) and tips (a sentence or two).

tawantinsuyu-board-or = ou
tawantinsuyu-board-nothing = rien

# $id: the name of the space, as T1a; $terrace: upper, middle, lower; $section: 1 to 5; $god: the name of its symbol;
# $colour: blue, green or plain; $tasks: three tasks.
tawantinsuyu-board-space = « { $god } », terrasse { $terrace }, section { $section }
tawantinsuyu-board-space-tip = Section { $section }, terrasse { $terrace }, symbole « { $god } ». { $colour ->
    [blue] Case bleue : un architecte y a une tâche de plus.{" "}
    [green] Case verte : un artisan y a une tâche de plus.{" "}
   *[plain] {""}
}Tâches voisines : { $tasks }.

# $n: how many are gathered, or cards and weavings drawn; $cost, $large: prices; $gives: what stairs bring;
# $one, $two, $three: corn for so many weavings.
tawantinsuyu-board-task-potato = Récoltez { $n } { $n ->
    [one] pomme
   *[other] pommes
} de terre.
tawantinsuyu-board-task-corn = Récoltez { $n } maïs.
tawantinsuyu-board-task-stone = Récoltez { $n } { $n ->
    [one] pierre
   *[other] pierres
}.
tawantinsuyu-board-task-gold = Récoltez { $n } or.
tawantinsuyu-board-task-weavings = Regardez { $n } { $n ->
    [one] tissu
   *[other] tissus
} et achetez-en un, deux ou trois pour { $one }, { $two } ou { $three } maïs ; les autres peuvent acheter chacun un des tissus restants.
tawantinsuyu-board-task-build = Construisez un bâtiment du Marché pour son prix.
tawantinsuyu-board-task-stairs = Construisez un escalier. Coût : { $cost }. Vous recevez { $gives }.
tawantinsuyu-board-task-statue = Sculptez une petite statue (coût : { $cost }) ou une grande (coût : { $large }).
tawantinsuyu-board-task-training = Piochez { $n } { $n ->
    [one] carte
   *[other] cartes
} Armée et gardez-en une.
tawantinsuyu-board-task-merchant = Chaque raccord de symboles identiques dans vos tapisseries donne sa récompense.
tawantinsuyu-board-task-produce = L’un de vos bâtiments de production produit et reste face visible.

# $large, $small: temple steps for a statue; $one, $two, $three: corn for so many steps; $other: corn of the others.
tawantinsuyu-board-action-worship = Défaussez une grande statue pour { $large } { $large ->
    [one] case
   *[other] cases
} du Temple et une petite pour { $small } ; les autres en défaussent une pour une case.
tawantinsuyu-board-action-offering = Payez { $one }, { $two } ou { $three } maïs pour une, deux ou trois cases du Temple ; les autres { $other } maïs pour une seule.
tawantinsuyu-board-action-rejuvenate = Retournez bâtiments et cartes Armée face visible : le premier gratuitement, les suivants pour de la nourriture ; les autres pour du maïs.
tawantinsuyu-board-action-conquest = Un ouvrier rejoint les Pertes de Guerre ; tous peuvent jouer des cartes Armée et conquérir, vous deux fois.
tawantinsuyu-board-action-production = Vos bâtiments de production produisent et sont retournés face cachée ; ceux des autres aussi.

# $section: 1 to 5; $lower: true or false; $saves: food saved.
tawantinsuyu-board-stairs = Escalier { $lower ->
    [true] du bas
   *[false] du haut
}, section { $section }
tawantinsuyu-board-stairs-tip = Il épargne { $saves } { $saves ->
    [one] nourriture
   *[other] nourritures
} à qui descend par ici ; s’il est à un autre, son propriétaire marque un point.{ $lower ->
    [true] {" "}Il faut d’abord celui du haut.
   *[false] {""}
}

# $id: as AN3; $region: its name; $turn, $discard: soldiers; $gives: what is gained.
tawantinsuyu-board-conquest = { $region } : { $gives }
tawantinsuyu-board-conquest-tip = Pour conquérir, il faut des soldats : { $turn } à retourner et { $discard } à défausser. Vous recevez { $gives }. Lors d’un Festival, qui domine une région marque un point par Perte de Guerre.

# $n: the number of the step; $points: at festivals; $last: at the end; $gives: goods at festivals.
tawantinsuyu-board-step = Case { $n } de la piste du Temple
tawantinsuyu-board-step-tip = En arrivant ici, et à chaque Festival sur cette case : { $gives }. Un Festival rapporte { $points } { $points ->
    [one] point
   *[other] points
}{ $last ->
    [0] .
   *[other] , la fin de la partie { $last }.
}

# $id: as Z12; $production: true or false; $cost: its price; $does: what it does, or produces.
tawantinsuyu-board-building = { $id } : { $does }
tawantinsuyu-board-building-tip = { $production ->
    [true] Bâtiment de production. Coût : { $cost }. Produit : { $does }.
   *[false] Bâtiment passif. Coût : { $cost }. Effet : { $does }.
}

# $id: as GC17; $god: its symbol; $gives: its benefits.
tawantinsuyu-board-god_card = « { $god } » : { $gives }
tawantinsuyu-board-god_card-tip = Permet de placer un ouvrier sur une case au symbole « { $god } ». Avec une statue de ce symbole, vous recevez { $gives }.

# $id: as corn2; $soldiers: how many; $gives: what it brings when discarded from the hand.
tawantinsuyu-board-army_card = Carte Armée « { $gives } »
tawantinsuyu-board-army_card-tip = { $soldiers } { $soldiers ->
    [one] soldat
   *[other] soldats
} ; à votre tour, vous pouvez la défausser de votre main pour { $gives }.

# $id: as W17; $pattern: its colour; $left, $right: the symbols of its edges. In the tip: their rewards.
tawantinsuyu-board-weaving = { $id } : { $pattern }, { $left } – { $right }
tawantinsuyu-board-weaving-tip = Une tapisserie n’a chaque motif qu’une fois. À côté d’un symbole identique, son bord gauche donne { $left }, son bord droit { $right }.

# $god, $size: which statue; $cost: its price; $points: what it scores.
tawantinsuyu-board-statue = { $size ->
    [petite] Petite
    [grande] Grande
   *[other] { $size }
} statue ({ $god })
tawantinsuyu-board-statue-tip = Coûte { $cost } et rapporte { $points } { $points ->
    [one] point
   *[other] points
}. Avec une statue « { $god } », les cartes « { $god } » donnent leurs bénéfices quand elles sont jouées.

# $n: tasks, food, cards or potatoes of the ability.
tawantinsuyu-board-worker-architect = Un architecte a { tawantinsuyu-board-worker-craftsman.more } sur une case bleue.
tawantinsuyu-board-worker-courier = Un coursier épargne { $n } { $n ->
    [one] nourriture
   *[other] nourritures
} ; premier de son segment, il a une tâche de plus.
tawantinsuyu-board-worker-craftsman = Un artisan a { tawantinsuyu-board-worker-craftsman.more } sur une case verte.
    .more = { $n } { $n ->
        [one] tâche
       *[other] tâches
    } de plus
tawantinsuyu-board-worker-warrior = Un guerrier pioche { $n } { $n ->
    [one] carte
   *[other] cartes
} Armée et peut reprendre un ouvrier adjacent de la colline.
tawantinsuyu-board-worker-priest = Un prêtre a une tâche de plus pour { $n } { $n ->
    [one] pomme
   *[other] pommes
} de terre, et apporte une carte Dieu.

tawantinsuyu-board-good-potato = Nourriture. Un Festival en prend une par carte Dieu en main.
tawantinsuyu-board-good-corn = Nourriture, et le prix des tissus et des Offrandes.
tawantinsuyu-board-good-stone = Pour les bâtiments, les escaliers et les statues.
tawantinsuyu-board-good-gold = Remplace toute autre ressource, et une carte Dieu pour placer un ouvrier.

## Places of the board.

tawantinsuyu-board-panel-hill = Colline
tawantinsuyu-board-panel-mine = À vous
tawantinsuyu-board-panel-regions = Régions
tawantinsuyu-board-turns = Sections de la colline
tawantinsuyu-board-free = libre
# $section: 1 to 5; $action: the action of its wedge.
tawantinsuyu-board-section = Section { $section } : { $action }
tawantinsuyu-board-temple = Temple
tawantinsuyu-board-village = Village
tawantinsuyu-board-village-tip = À la fin de son tour, on peut recruter un ouvrier à l’une des extrémités. Quand le Village est vide, un Festival arrive.
tawantinsuyu-board-end-potato = Village, côté pomme de terre
tawantinsuyu-board-end-potato-tip = Recrutez cet ouvrier pour une pomme de terre à la fin de votre tour ; une Conquête peut l’envoyer aux Pertes de Guerre.
tawantinsuyu-board-end-corn = Village, côté maïs
tawantinsuyu-board-end-corn-tip = Recrutez cet ouvrier pour un maïs à la fin de votre tour ; une Conquête peut l’envoyer aux Pertes de Guerre.
tawantinsuyu-board-nomads = Nomades
tawantinsuyu-board-nomads-tip = Le Recrutement donne un Nomade gratuitement.
tawantinsuyu-board-casualties = Pertes
tawantinsuyu-board-casualties-tip = Pertes de Guerre : à chaque Festival, chacune rapporte un point à qui domine chaque région.
tawantinsuyu-board-bag = Sac
tawantinsuyu-board-bag-tip = Les ouvriers encore dans le sac. S’il est vide quand on remplit le Village, le Festival suivant est le dernier.
tawantinsuyu-board-gone = hors de la partie
tawantinsuyu-board-market = Marché
tawantinsuyu-board-market-tip = Les bâtiments à construire ; le Marché est complété à la fin d’un tour.
tawantinsuyu-board-passive-stack = Bâtiments passifs restants
tawantinsuyu-board-production-stack = Bâtiments de production restants
tawantinsuyu-board-stack-tip = Le Marché est complété à partir d’ici.
tawantinsuyu-board-weavings = Tissus
tawantinsuyu-board-weavings-tip = Tissus révélés : vous achetez, puis les autres peuvent en acheter un.
tawantinsuyu-board-weaving-top = Sommet de la pile
tawantinsuyu-board-weaving-under = Sous le premier
tawantinsuyu-board-weaving-under-tip = Un tissu gratuit peut être celui d’en dessous, que personne ne voit.
tawantinsuyu-board-offer = Cartes Dieu
tawantinsuyu-board-offer-tip = Les cartes jouées rejoignent l’offre ; une offre pleine est remélangée dans la pioche.
tawantinsuyu-board-deck = Pioche des cartes Dieu
tawantinsuyu-board-deck-tip = La Prière donne deux cartes Dieu, d’ici ou de l’offre.
tawantinsuyu-board-army = Armée
tawantinsuyu-board-army-deck = Cartes Armée
tawantinsuyu-board-army-tip = L’Entraînement pioche ici. En haut la pioche, en bas la défausse, qui devient une nouvelle pioche.
tawantinsuyu-board-army-hand = Cartes Armée en main
tawantinsuyu-board-army-up = Soldats face visible
tawantinsuyu-board-army-down = Soldats face cachée
tawantinsuyu-board-army-drawn = Cartes Armée piochées
tawantinsuyu-board-statues = Statues
tawantinsuyu-board-statues-tip = Statues restantes : les petites en haut, les grandes en bas.
tawantinsuyu-board-festival = Festivals
tawantinsuyu-board-festival-tip = Qui vide le Village prend la tuile et ses points, et ouvre le Festival à son tour suivant.
tawantinsuyu-board-festival-next = prend la tuile
tawantinsuyu-board-bag-empty = le dernier Festival
tawantinsuyu-board-food-tip = Nourriture pour placer un ouvrier dans ce segment
tawantinsuyu-board-points = Points
tawantinsuyu-board-god-hand = Cartes Dieu en main
tawantinsuyu-board-god-seen = Connues de tous
tawantinsuyu-board-god-laid = Cartes Dieu posées
tawantinsuyu-board-workers = Ouvriers
tawantinsuyu-board-buildings = Bâtiments
tawantinsuyu-board-face-up = face visible
tawantinsuyu-board-face-down = face cachée
tawantinsuyu-board-tapestries = Tapisseries
tawantinsuyu-board-stairs-left = Jetons Escalier restants
tawantinsuyu-board-markers-left = Marqueurs Conquête restants
tawantinsuyu-board-step-now = Marche du Temple
tawantinsuyu-board-soldiers = Soldats face visible
tawantinsuyu-board-score = Points actuels
tawantinsuyu-board-lay-left = Ajouter à gauche
tawantinsuyu-board-lay-right = Ajouter à droite
tawantinsuyu-board-lay-new = Commencer une tapisserie
tawantinsuyu-board-lay-joint = Les symboles sont identiques : Marchander récompensera ce raccord.
tawantinsuyu-board-lay-plain = Les symboles sont différents.
tawantinsuyu-board-turn-mark = joueur actif
tawantinsuyu-board-automa = Plateau d’Axomamma
tawantinsuyu-board-automa-die = Dé
tawantinsuyu-board-automa-next = ensuite :
tawantinsuyu-board-automa-tucked = Cartes Dieu selon le dé
tawantinsuyu-board-automa-tucked-tip = Le dé désigne l’un de ces symboles, et les jetons qui agissent.
tawantinsuyu-board-automa-ages = Ouvriers, le plus ancien d’abord
tawantinsuyu-board-automa-personality = Personnalité
tawantinsuyu-board-automa-token = jeton

# $id: as U3; $does: what the space does; $personality: true or false.
tawantinsuyu-board-automa-space = { $id } : { $does }
tawantinsuyu-board-automa-space-tip = Effet de la case : { $does }{ $personality ->
    [true] {" "}et le jeton Personnalité.
   *[false] .
} Les jetons de la valeur du dé agissent là où ils sont, puis avancent d’autant de cases.

# $roaming, $descending, $saved, $food: food by part and in all; $owners: whose stairs score, or none.
tawantinsuyu-board-price-tip = Déambulation { $roaming }, Descente { $descending }{ $saved ->
    [0] {""}
   *[other] , l’escalier épargne { $saved }
} : { $food } { $food ->
    [one] nourriture
   *[other] nourritures
}, une de moins pour un coursier.{ $owners ->
    [none] {""}
   *[other] {" "}Points pour l’escalier : { $owners }.
}

## Buttons.

# $what: goods, cards, steps, in words; $n: a number; $worker: a kind of worker.
tawantinsuyu-board-do-pray = Prière
tawantinsuyu-board-do-train = Entraînement
tawantinsuyu-board-do-walk = Grand Prêtre, { $n } { $n ->
    [one] case
   *[other] cases
} : { $what }
tawantinsuyu-board-do-pay = Payer { $what }
tawantinsuyu-board-do-role = comme { $worker }
tawantinsuyu-board-do-before = Bénéfices avant les tâches
tawantinsuyu-board-do-after = Bénéfices après les tâches
tawantinsuyu-board-do-task = Tâche : { $what }
tawantinsuyu-board-do-gain = { $what }
tawantinsuyu-board-do-decline = Refuser : { $what }
tawantinsuyu-board-do-climb = De l’or pour une case du Temple
tawantinsuyu-board-do-gold = Prendre de l’or à la place
tawantinsuyu-board-do-offer = { $what } pour { $n } { $n ->
    [one] case
   *[other] cases
}
tawantinsuyu-board-do-muster = Jouer face visible
tawantinsuyu-board-do-discard = Défausser pour ce qu’elle montre
tawantinsuyu-board-do-turn = Retourner face cachée
tawantinsuyu-board-do-lose = Défausser
# $from, $to: amounts of goods.
tawantinsuyu-board-do-trade = Échanger { $from } contre { $to }
tawantinsuyu-board-do-appeal = Une pomme de terre pour une carte Dieu
# $lose: what is given up, by the question, or nothing; $n: how many of it.
tawantinsuyu-board-do-done = { $lose ->
    [tasks] Terminé, { $n } { $n ->
        [one] tâche perdue
       *[other] tâches perdues
    }
    [action] Terminé, seconde action perdue
    [gods] Terminé, { $n } { $n ->
        [one] carte Dieu perdue
       *[other] cartes Dieu perdues
    }
    [workers] Terminé, { $n } { $n ->
        [one] ouvrier perdu
       *[other] ouvriers perdus
    }
    [weavings] Terminé, { $n } { $n ->
        [one] tissu perdu
       *[other] tissus perdus
    }
    [benefits] Terminé, bénéfices restants perdus
    [rewards] Terminé, récompenses restantes perdues
    [capture] Terminé, ne reprendre personne
    [potato] Terminé, tâche supplémentaire perdue
    [buy] Terminé, ne pas acheter de tissu
    [build] Terminé, ne rien construire
    [steps] Terminé, { $n } { $n ->
        [one] case du Temple perdue
       *[other] cases du Temple perdues
    }
    [down] Terminé, le reste demeure face cachée
    [conquest] Terminé, ne rien conquérir
    [hire] Terminé, ne recruter personne
    [feast] Terminé, ne pas jouer de carte Dieu
    [statues] Terminé, garder les statues
    [offering] Terminé, sans offrande
    [production] Terminé, ne plus produire
   *[nothing] Terminé
}
# $row: the number of a tapestry; $edge: left or right.
tawantinsuyu-board-do-lay = Tapisserie { $row }, { $edge ->
    [left] à gauche
   *[right] à droite
}

## Kinds of buttons: one of them opens a sheet with all of its kind.

tawantinsuyu-board-kind-worker = Ouvrier
tawantinsuyu-board-kind-space = Case
tawantinsuyu-board-kind-fee = Paiement
tawantinsuyu-board-kind-god = Carte Dieu
tawantinsuyu-board-kind-priest = Grand Prêtre
tawantinsuyu-board-kind-nomad = Nomade
tawantinsuyu-board-kind-hire = Recruter
tawantinsuyu-board-kind-casualty = Perte de Guerre
tawantinsuyu-board-kind-weaving = Tissu
tawantinsuyu-board-kind-tapestry = Tapisserie
tawantinsuyu-board-kind-building = Bâtiment
tawantinsuyu-board-kind-statue = Statue
tawantinsuyu-board-kind-stairs = Escalier
tawantinsuyu-board-kind-army = Carte Armée
tawantinsuyu-board-kind-conquest = Conquête
tawantinsuyu-board-kind-task = Tâche

## The board in words.

# $kind, $space: who stands where.
tawantinsuyu-board-says-section = Section { $section }, { $action }
tawantinsuyu-board-says-priests = Grands Prêtres ici : { $who }
tawantinsuyu-board-says-on = { $space } : { $worker }
tawantinsuyu-board-says-free = terrasse { $terrace }, libres : { $spaces }
tawantinsuyu-board-says-stairs = { $stairs } : { $owner }
tawantinsuyu-board-says-step = { $who } : case { $step }
tawantinsuyu-board-says-conquered = { $space } : { $owner }
tawantinsuyu-board-says-open = libres : { $spaces }
tawantinsuyu-board-says-village = du côté pomme de terre au côté maïs : { $workers }
tawantinsuyu-board-says-count = { $what } : { $n }
tawantinsuyu-board-says-list = { $what } : { $list }
tawantinsuyu-board-says-people = Habitants
tawantinsuyu-board-says-festivals = Festivals passés : { $n } sur { $most }
tawantinsuyu-board-says-goods = pommes de terre : { $potato }, maïs : { $corn }, pierres : { $stone }, or : { $gold } ; points : { $points }
tawantinsuyu-board-says-hand = Votre main

## In the list of games and where a table is set up.

lobby-solo-tawantinsuyu = En solo contre Axomamma
lobby-game-tawantinsuyu = Tawantinsuyu
lobby-tawantinsuyu-about = Des ouvriers sur les terrasses autour de la Coricancha, des prêtres, des tapisseries et des conquêtes, trois Festivals.
new-tip-tawantinsuyu = Avec une seule personne à la table, Axomamma se joint à la partie.
tawantinsuyu-value-edition = selon l’édition
tawantinsuyu-value-consensus = selon la plupart des éditions
tawantinsuyu-value-pl = polonaise
tawantinsuyu-value-ru = russe
tawantinsuyu-value-fr = française
tawantinsuyu-value-at_least = 120 ou plus
tawantinsuyu-value-more_than = plus de 120
tawantinsuyu-value-one_each = un par carte
tawantinsuyu-value-printed = comme imprimé
tawantinsuyu-value-colours = par couleur
tawantinsuyu-value-number = par numéro
tawantinsuyu-value-shared = victoire partagée
tawantinsuyu-value-free = sans soldats
tawantinsuyu-value-paid = avec des soldats
tawantinsuyu-value-missing = une qui lui manque
tawantinsuyu-value-die = selon le dé
tawantinsuyu-value-production = un bâtiment de production
tawantinsuyu-value-any = n’importe quel bâtiment
tawantinsuyu-value-activation = quand un jeton y est activé
tawantinsuyu-value-landing = quand un jeton y arrive
tawantinsuyu-value-several = plusieurs
tawantinsuyu-value-one = un seul
tawantinsuyu-value-random = au hasard
tawantinsuyu-value-off = non
tawantinsuyu-value-on = oui
tawantinsuyu-value-points = le plus de points
tawantinsuyu-value-discards = le plus de soldats à défausser
