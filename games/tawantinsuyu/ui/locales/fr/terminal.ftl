## Labels of the drawing in the terminal. Headings are written in capitals.

# $n, $most: festivals
tawantinsuyu-terminal-festivals = Festivals : { $n } sur { $most }
# $name: who takes the festival tile
tawantinsuyu-terminal-tile-now = Festival en cours : { $name }
tawantinsuyu-terminal-tile-next = prochain Festival : { $name }
tawantinsuyu-terminal-tile-last = prochain et dernier Festival : { $name }
tawantinsuyu-terminal-tile-free = la tuile Festival est libre
# $name, $letter: name and letter of a player
tawantinsuyu-terminal-turn = tour : { $name } ({ $letter })
tawantinsuyu-terminal-first = premier joueur : { $letter }

## The hill.

tawantinsuyu-terminal-coricancha = Coricancha
# $own, $near, $far: food
tawantinsuyu-terminal-coricancha-legend = le sens horaire va vers la droite, 1 suit 5 ; nourriture pour sa section/une voisine/une autre : { $own }/{ $near }/{ $far }
# $terrace: upper, middle, lower
tawantinsuyu-terminal-terrace = terrasse { $terrace }
# $food: an amount of food; $save: food
tawantinsuyu-terminal-descending = { $food }, { $save } de moins par escalier au-dessus
# One letter for each colour of spaces
tawantinsuyu-terminal-letter-blue = b
tawantinsuyu-terminal-letter-green = v
tawantinsuyu-terminal-nobody = personne
tawantinsuyu-terminal-neighbours = sous une case : ses voisines
tawantinsuyu-terminal-placed = vient d’être placé
tawantinsuyu-terminal-own-priest = votre Grand Prêtre
tawantinsuyu-terminal-marked = reçoit un ouvrier au premier Festival

## Around the hill.

# The village
tawantinsuyu-terminal-empty = vide
# Points at a festival and at the end of the game
tawantinsuyu-terminal-temple-legend = Festival/fin, ressources
# Soldiers
tawantinsuyu-terminal-region-legend = ▾ retourner, ✕ défausser
# $passive, $production: buildings
tawantinsuyu-terminal-stacks = dans les piles : passifs { $passive }, de production { $production }
# $top: a weaving; $n: weavings
tawantinsuyu-terminal-weavings = dessus { $top }, dessous { $n }
tawantinsuyu-terminal-no-weaving = rien
# $one, $two, $three: corn; the example has the pattern blue
tawantinsuyu-terminal-weavings-legend = 1/2/3 pour { $one }/{ $two }/{ $three } maïs ; { tawantinsuyu-short-gold }<W17 ble>{ tawantinsuyu-short-stone } : bord gauche <numéro motif> bord droit
# $tiles: weavings
tawantinsuyu-terminal-laid-out = révélés : { $tiles }
tawantinsuyu-terminal-offer = offre de cartes Dieu
# $n, $most: god cards
tawantinsuyu-terminal-offer-cards = { $n } sur { $most }
tawantinsuyu-terminal-offer-deck = la plus ancienne d’abord ; { $n } dans la pioche
tawantinsuyu-terminal-statues-legend = petites + grandes :

## Axomamma's board.

tawantinsuyu-terminal-die = dé { $n }
# $cards: places and gods; $workers: letters
tawantinsuyu-terminal-tucked = cartes Dieu selon le dé : { $cards }
tawantinsuyu-terminal-ages = ouvriers, le plus ancien d’abord : { $workers }
tawantinsuyu-terminal-personality = personnalité : { $what }
tawantinsuyu-terminal-no-personality = aucune
# $gives: what the personality brings, together with the gold of the space marked with a star
tawantinsuyu-terminal-personality-gold = { $gives }, avec l’or de *
tawantinsuyu-terminal-row-upper = rangée supérieure
tawantinsuyu-terminal-row-middle = rangée médiane
tawantinsuyu-terminal-row-lower = rangée inférieure
tawantinsuyu-terminal-automa-way = son Grand Prêtre va sur la plus proche des deux cases suivantes dont la condition est remplie

## Players. The columns are narrow: numbers stand in them.

tawantinsuyu-terminal-column-who = qui
tawantinsuyu-terminal-column-points = { tawantinsuyu-word-vp }
tawantinsuyu-terminal-column-potato = { tawantinsuyu-short-potato }
tawantinsuyu-terminal-column-corn = { tawantinsuyu-word-corn }
tawantinsuyu-terminal-column-stone = { tawantinsuyu-word-stone }
tawantinsuyu-terminal-column-gold = { tawantinsuyu-word-gold }
tawantinsuyu-terminal-column-step = case
tawantinsuyu-terminal-column-stairs = { tawantinsuyu-word-stairs }
tawantinsuyu-terminal-column-markers = marq.
tawantinsuyu-terminal-column-workers = { tawantinsuyu-word-workers }
tawantinsuyu-terminal-column-statues = { tawantinsuyu-word-statues }
# $size: small or large; $god: its symbol
tawantinsuyu-terminal-statue = { $size }{"\u00A0"}({ $god })
tawantinsuyu-terminal-army = armée
# $what: buildings or army cards; how many of them
tawantinsuyu-terminal-up = face visible { $what }
tawantinsuyu-terminal-down = face cachée { $what }
tawantinsuyu-terminal-in-hand = en main { $what }
# $cards: army cards; $n: their soldiers
tawantinsuyu-terminal-soldiers = { $cards } ({ $n } { $n ->
    [one] soldat
   *[other] soldats
})
# $n: god cards; $what: which ones
tawantinsuyu-terminal-unseen = { $n } { $n ->
    [one] inconnue
   *[other] inconnues
}
tawantinsuyu-terminal-seen = connues { $what }
tawantinsuyu-terminal-laid = posées { $what }
tawantinsuyu-terminal-legend = ═ est un raccord que Marchander récompense ; une carte Armée dit ce qu’elle donne et ses soldats : corn2
# $name: the name of a player
tawantinsuyu-terminal-god-hand = cartes Dieu : { $name }
# A god card
tawantinsuyu-terminal-kept = gardée
# $card: an army card; $gives: what it brings when discarded
tawantinsuyu-terminal-army-card = { $card } (ou { $gives })
tawantinsuyu-terminal-own-buildings = vos bâtiments
# A building
tawantinsuyu-terminal-face-down = face cachée
