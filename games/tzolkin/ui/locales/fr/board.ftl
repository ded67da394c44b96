### Tzolk'in at the table: the board, its tips and its buttons. Rule numbers are shown beside the tips.

## Names and headings on the board. They are short: there is little room.

tzolkin-board-gears = Roues
# Where the gears are shown as racks: unfolds a picture of the wheels
tzolkin-board-wheels = Voir les roues
tzolkin-board-placing = Placement
tzolkin-board-food-days = Nourriture
tzolkin-board-jungle = Jungle
tzolkin-board-market = Marché
tzolkin-board-buy = achat
tzolkin-board-sell = vente
tzolkin-board-buildings = Bâtiments
tzolkin-board-monuments = Monuments
# Beside the heading of the monuments: no other comes
tzolkin-board-no-more = pour toute la partie
# $n: the number of the day, from 0
tzolkin-board-day = Jour { $n }
# In the place of the day, when the game has ended
tzolkin-board-over = Partie terminée
# $n: days; shown below the number in large figures and in the players' strips
tzolkin-board-days-to-food = { $n ->
    [0] nourriture aujourd’hui
    [one] nourriture dans { $n } jour
   *[other] nourriture dans { $n } jours
}
tzolkin-board-gods-goods = les dieux donnent des biens
tzolkin-board-gods-points = les dieux donnent des points
tzolkin-board-gods-none = plus de jour de nourriture
# $n: corn that the player's workers eat on the next food day
tzolkin-board-needs = { $n ->
    [0] pas besoin de maïs
   *[other] il faut { $n } maïs
}
# $n: building tiles that have not been laid out yet. Very short: it stands beside the heading of the buildings
tzolkin-board-stack-1 = âge 1 (+{ $n })
tzolkin-board-stack-2 = âge 2 (+{ $n })

## Names of symbols, for those who cannot see them.

tzolkin-board-name-corn = maïs
tzolkin-board-name-wood = bois
tzolkin-board-name-stone = pierre
tzolkin-board-name-gold = or
tzolkin-board-name-skull = crânes
tzolkin-board-name-worker = ouvriers libres sur le total
tzolkin-board-name-point = points
tzolkin-board-name-corntile = tuiles maïs
tzolkin-board-name-woodtile = tuiles bois

## Players.

tzolkin-board-first-player = premier joueur
tzolkin-board-built = Bâtiments et monuments
tzolkin-board-nothing-built = rien de construit pour l’instant
tzolkin-board-kept = Richesse de départ
tzolkin-board-keep-two = Gardez deux de ces quatre tuiles.
tzolkin-board-sources = Points
tzolkin-board-light = plateau sur la face claire : peut avancer le calendrier de deux jours
tzolkin-board-dark = plateau sur la face sombre : ne peut pas avancer le calendrier de deux jours
# $n: workers that each player owns
tzolkin-board-home-tip = Ici se tiennent les ouvriers libres. Un cercle est un ouvrier sur le plateau ; un point, un ouvrier (sur { $n }) qui n’est pas encore en jeu.

## Gears and spaces. $gear: the name of the gear.

tzolkin-board-free = libre
# $n: corn that the next worker costs on this space
tzolkin-board-free-for = { $n ->
    [0] libre, gratuit
   *[other] libre, coûte { $n } maïs
}
tzolkin-board-neutral = ouvrier neutre
tzolkin-board-gear = { $gear }
tzolkin-board-gear-tip = Placez un ouvrier sur la case libre la plus basse de la roue { $gear }. Le nombre au centre est ce que coûte ici le prochain ouvrier de ce tour.
# $space: the number of the space
tzolkin-board-space = { $gear }, case { $space }
tzolkin-board-space-0-tip = La première case de la roue { $gear } : y placer un ouvrier est gratuit, mais il n’y a pas encore d’action.
# $any: true on the topmost spaces; $last: the last numbered space
tzolkin-board-space-tip = Placer ici coûte { $space } maïs. { $any ->
    [true] Un ouvrier récupéré ici effectue n’importe quelle action de la roue { $gear }. La dernière case est la { $last } : un jour de plus et l’ouvrier est éjecté.
   *[other] Un ouvrier récupéré ici effectue l’action { $space }, ou une plus basse pour 1 maïs par case descendue.
}
tzolkin-board-act = { $gear }, action { $space }
tzolkin-board-act-any = N’importe quelle action de la roue { $gear }, sans payer pour descendre.
# $n, $corn, $wood: amounts
tzolkin-board-act-fishing = Pêche : { $n } maïs.
tzolkin-board-act-harvest = Prenez une tuile maïs de ce groupe : { $corn } maïs.
tzolkin-board-act-jungle = Prenez une tuile maïs découverte pour { $corn } maïs, ou une tuile bois pour { $wood } bois ; ou brûlez la forêt pour le maïs, en provoquant la colère d’un dieu.
# $goods: a list of goods
tzolkin-board-act-gain = Vous recevez { $goods }.
tzolkin-board-act-learn = Développez une technologie en payant des ressources.
tzolkin-board-act-learn-two = Montez d’un ou deux niveaux de technologie, en payant des ressources pour chacun.
tzolkin-board-act-build = Construisez un bâtiment.
tzolkin-board-act-build-two = Construisez un ou deux bâtiments, ou un monument.
tzolkin-board-act-two-temples = Payez { $n } { $n ->
    [one] ressource
   *[other] ressources
} au choix et montez d’une marche dans deux temples différents.
tzolkin-board-act-temple = Payez { $n } maïs et montez d’une marche dans un temple.
tzolkin-board-act-trade = Achetez et vendez au marché autant de fois que vous voulez.
tzolkin-board-act-worker = { $n ->
    [one] { $n } ouvrier de plus vous rejoint.
   *[other] { $n } ouvriers de plus vous rejoignent.
}
tzolkin-board-act-build-corn = Construisez un bâtiment en payant { $n } maïs pour chaque ressource de son coût.
tzolkin-board-act-small-gear = Payez { $n } maïs et effectuez n’importe quelle action de Palenque, de Yaxchilan, de Tikal ou d’Uxmal.
# $points: points; $temple: the name of a temple; $n: resources of choice
tzolkin-board-act-shrine = Posez un crâne ici : { $points } { $points ->
    [one] point
   *[other] points
}, une marche dans le temple de { $temple }{ $n ->
    [0] .
    [one] {" "}et { $n } ressource au choix.
   *[other] {" "}et { $n } ressources au choix.
}

## First player, calendar, food days.

tzolkin-board-first = Case premier joueur
tzolkin-board-first-tip = Un ouvrier placé ici prend le maïs des dents du calendrier à la fin du tour, et le marqueur premier joueur à la fin de la manche ; son joueur peut avancer le calendrier de deux jours.
# $n: corn on the teeth of the calendar
tzolkin-board-corn-lies = { $n ->
    [0] pas de maïs sur le calendrier
   *[other] { $n } maïs sur le calendrier
}
tzolkin-board-surcharge = Prix de plusieurs ouvriers
tzolkin-board-surcharge-tip = Maïs en tout pour autant d’ouvriers placés dans un même tour, en plus des numéros de leurs cases.
tzolkin-board-calendar = Calendrier
# $teeth: teeth of the calendar
tzolkin-board-calendar-tip = À chaque manche, le calendrier avance d’un jour et porte tous les ouvriers une case plus loin. Il a { $teeth } dents ; leurs nombres sont les jours avant le prochain jour de nourriture.
# $number: 1 to 4; $day: the day; $kind: goods or points
tzolkin-board-food = Jour de nourriture { $number }
# $food: corn that a worker eats; $lost: points lost for each that is not fed
tzolkin-board-food-tip = Après la manche du jour { $day }, chaque ouvrier en jeu mange { $food } maïs ; chaque ouvrier non nourri coûte { $lost } { $lost ->
    [one] point
   *[other] points
}. Puis { $kind ->
    [goods] les temples donnent les biens de votre marche et de toutes celles du dessous.
   *[points] les temples rapportent les points de vos marches, et le joueur le plus haut dans chacun marque un bonus.
}

## Jungle and market. $group: the action of Palenque that the tiles belong to.

tzolkin-board-corn = Maïs du groupe { $group }
tzolkin-board-corn-tip = { $corn } maïs pour une tuile maïs découverte, prise avec l’action { $group } de Palenque.
tzolkin-board-wood = Bois du groupe { $group }
tzolkin-board-wood-tip = { $wood } bois pour une tuile bois, prise avec l’action { $group } de Palenque. Elle découvre la tuile maïs du dessous.
tzolkin-board-grove = Parcelles de jungle du groupe { $group }
tzolkin-board-grove-tip = Les tuiles qui restent pour l’action { $group } de Palenque. Les parcelles vertes sont du bois sur du maïs, les jaunes du maïs découvert.
# $resource: wood, stone or gold; $n: corn
tzolkin-board-buy-one = Acheter { tzolkin-board-buy-one.some }
    .some = { $resource ->
        [or] de l’or
        [pierre] de la pierre
       *[other] du { $resource }
    }
tzolkin-board-buy-tip = Au marché, 1 { $resource } coûte { $n } maïs, avec l’action 2 d’Uxmal.
tzolkin-board-sell-one = Vendre { tzolkin-board-buy-one.some }
tzolkin-board-sell-tip = Au marché, 1 { $resource } rapporte { $n } maïs, avec l’action 2 d’Uxmal.
tzolkin-board-skulls = Crânes de la banque
# $n: skulls in the game; $points: points for one
tzolkin-board-skulls-tip = Le jeu compte { $n } { $n ->
    [one] crâne
   *[other] crânes
} de cristal. Chaque crâne que vous avez encore à la fin vaut { $points } { $points ->
    [one] point
   *[other] points
} ; posé à Chichen Itza, il vaut plus.

## Temples and technologies.

tzolkin-board-temple = Temple de { $temple }
# $step: the number of a step, the lowest being 0; $goods: a list of goods
tzolkin-board-step-goods = marche { $step } : { $goods }
# $points: points of all steps from the lowest to the top; $goods: the steps that give goods; $first, $second: points for the highest at the end of each age
tzolkin-board-temple-tip = Points des marches, de bas en haut : { $points }. Biens : { $goods }. Le joueur le plus haut marque { $first } de plus à la fin du premier âge et { $second } à la fin du second.
tzolkin-board-tech = { $technology }
tzolkin-board-tech-agriculture-tip = Niveau 1 : plus de maïs dans la jungle. Niveau 2 : plus de maïs à la pêche, et récoltes sans tuile. Niveau 3 : encore plus de maïs dans la jungle. Au-delà : une marche de temple.
tzolkin-board-tech-extraction-tip = Niveau 1 : plus de bois. Niveau 2 : plus de pierre. Niveau 3 : plus d’or, chaque fois que vous en recevez à Yaxchilan ou à Palenque. Au-delà : 2 ressources au choix.
tzolkin-board-tech-construction-tip = Niveau 1 : du maïs par bâtiment. Niveau 2 : des points par bâtiment. Niveau 3 : une ressource de moins à payer. Au-delà : 3 points.
tzolkin-board-tech-theology-tip = Niveau 1 : à Chichen Itza, l’action de la case suivante. Niveau 2 : après une action là-bas, une ressource pour une marche de temple. Niveau 3 : un crâne de plus à Yaxchilan. Au-delà : un crâne.

## Tiles. $tile: its number; $kind: office, tomb, sanctuary or farm; $goods: its cost; $gives: its effects.

tzolkin-board-goods = { $goods }
    .points = { $n } { $n ->
        [one] point
       *[other] points
    }
tzolkin-board-building = Bâtiment { $tile }, { $kind }
tzolkin-board-building-tip = { $tile }, { $kind }. Coût : { $goods }. Donne : { $gives }.
tzolkin-board-monument = Monument { $tile }
# $scores: what it scores
tzolkin-board-monument-tip = Monument { $tile }, qui compte comme { $kind }. Coût : { $goods }. À la fin : { $scores }.
tzolkin-board-wealth-tile = Tuile richesse de départ { $tile }
tzolkin-board-wealth-tip = { $tile } donne : { $gives }.
# $n: points for each; $table: points by number
tzolkin-board-scores-colour = { tzolkin-board-goods.points } par construction de ce type que vous avez : { $kind }
tzolkin-board-scores-tiles = { tzolkin-board-goods.points } par bâtiment et monument que vous avez
tzolkin-board-scores-monuments = { tzolkin-board-goods.points } par monument construit, par vous ou par d’autres
tzolkin-board-scores-corn_tiles = { tzolkin-board-goods.points } par tuile maïs
tzolkin-board-scores-wood_tiles = { tzolkin-board-goods.points } par tuile bois
tzolkin-board-scores-workers = des points selon le nombre d’ouvriers en jeu ({ $table })
tzolkin-board-scores-levels = { tzolkin-board-goods.points } par niveau de technologie
tzolkin-board-scores-full_tracks = des points selon le nombre de technologies au niveau 3 ({ $table })
tzolkin-board-scores-best_temple = { tzolkin-board-goods.points } par marche au-dessus du départ dans votre meilleur temple
tzolkin-board-scores-temple_points = encore une fois les points de vos marches de temple
tzolkin-board-scores-skulls = { tzolkin-board-goods.points } par crâne posé à Chichen Itza

## Buttons.

# What buttons of a kind have in common
tzolkin-board-kind-place = Placer un ouvrier
tzolkin-board-kind-pick = Récupérer un ouvrier
tzolkin-board-kind-act = Faire une action
# $gear, $space: where the worker would stand; $n: corn
tzolkin-board-choice-place = { $gear }, case { $space } : { $n ->
    [0] gratuit
   *[other] { $n } maïs
}
# $n: corn afterwards
tzolkin-board-choice-beg = Mendier ({ $n } maïs en tout)
# $n: corn of the tile
tzolkin-board-choice-burn = Brûler la forêt pour { $n } maïs
tzolkin-board-choice-end = Terminer le tour
tzolkin-board-choice-done-learn = Terminé, sans autre progrès
tzolkin-board-choice-done-build = Terminé, sans autre construction
tzolkin-board-choice-done-trade = Fin du commerce
tzolkin-board-choice-done-act = Terminé, sans action
tzolkin-board-choice-done-devotion = Terminé, sans marche de temple
tzolkin-board-choice-nothing = Récupérer sans action
# $gear, $space: where the worker stands
tzolkin-board-choice-nothing-at = Récupérer sans action : { $gear }, case { $space }
tzolkin-board-choice-plain = Garder l’Architecture pour le second bâtiment
tzolkin-board-choice-helped = Avec l’aide de l’Architecture
tzolkin-board-choice-days-1 = Avancer d’un jour
tzolkin-board-choice-days-2 = Avancer de deux jours
# $resource: wood, stone or gold
tzolkin-board-choice-save = Économiser 1 { $resource }
# $n: corn
tzolkin-board-choice-save-corn = Économiser { $n } maïs
tzolkin-board-choice-save-nothing = Ne rien économiser
# $goods: a list of goods
tzolkin-board-choice-pay = Payer { $goods }
tzolkin-board-choice-take = Prendre { $goods }

## The board in words. $seat: the name of a player.

tzolkin-board-told-time = Temps
tzolkin-board-told-marker = Premier joueur : { $seat }.
tzolkin-board-told-first = Sur la case premier joueur : { $seat }.
tzolkin-board-told-first-free = La case premier joueur est libre.
# $n: corn, skulls
tzolkin-board-told-teeth = Maïs sur le calendrier : { $n }.
tzolkin-board-told-skulls = Crânes de la banque : { $n }.
# $space: the number of the space
tzolkin-board-told-worker = Case { $space } : { $seat }
tzolkin-board-told-neutral = Case { $space } : un ouvrier neutre
tzolkin-board-told-empty = Aucun ouvrier ici.
# $corn: open corn tiles; $wood: wood tiles
tzolkin-board-told-grove = Tuiles restantes : { $corn } maïs, { $wood } bois.
tzolkin-board-told-shrine = Un crâne y est posé.
tzolkin-board-told-temples = Temples
# $step: the step; $top: the top step; $points: its points
tzolkin-board-told-step = { $seat } : marche { $step } sur { $top }, points : { $points }
tzolkin-board-told-technologies = Technologies
# $level: the level
tzolkin-board-told-level = { $seat } { $level }
tzolkin-board-told-wealth = Vos tuiles richesse de départ
tzolkin-board-told-points = Points : { $points }
# $goods: a list of goods, or none
tzolkin-board-told-goods = { $goods ->
    [none] N’a rien
   *[other] A { $goods }
}
# $free, $workers: numbers
tzolkin-board-told-workers = Ouvriers libres : { $free } sur { $workers }
# $corn, $wood: tiles taken from the jungle
tzolkin-board-told-tiles = Tuiles de la jungle : { $corn } maïs, { $wood } bois

## In the list of games and where a table is set up.

lobby-game-tzolkin = Tzolk’in
lobby-tzolkin-about = Des ouvriers portés par des roues qui tournent : plus ils attendent, plus ils rapportent. Et à chaque jour de nourriture, il faut du maïs pour tous.
