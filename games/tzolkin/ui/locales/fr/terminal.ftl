## Labels of the drawing in the terminal.

# $n: a day; days
tzolkin-terminal-day = jour { $n }
tzolkin-terminal-food-today = jour de nourriture à la fin de cette manche
tzolkin-terminal-food-in = jour de nourriture dans { $n } { $n ->
    [one] jour
   *[other] jours
}
# $first, $letter: name and letter of the first player; $space: the letter on the first-player space; $corn, $skulls: numbers
tzolkin-terminal-state = premier joueur : { $first } ({ $letter }) ; case premier joueur : { $space } ; maïs sur le calendrier : { $corn } ; crânes de la banque : { $skulls }

## Letters of the gears and the temples. Each has one meaning, and they are as short as can be.

tzolkin-terminal-letter-neutral = n
tzolkin-terminal-letter-corn = m
tzolkin-terminal-letter-wood = b
tzolkin-terminal-letter-stone = p
tzolkin-terminal-letter-gold = o
tzolkin-terminal-letter-skull = c
tzolkin-terminal-letter-resource = r
tzolkin-terminal-legend = { tzolkin-terminal-letter-neutral } neutre ; { tzolkin-terminal-letter-corn } maïs, { tzolkin-terminal-letter-wood } bois, { tzolkin-terminal-letter-stone } pierre, { tzolkin-terminal-letter-gold } or, { tzolkin-terminal-letter-skull } crâne, { tzolkin-terminal-letter-resource } ressource au choix, ↑ marche de temple, B bâtiment, M monument
tzolkin-terminal-legend-examples = 5{ tzolkin-terminal-letter-corn }×1+2 : tuiles maïs pour 5 maïs, 1 découverte et 2 sous du bois ; 8Ku+{ tzolkin-terminal-letter-resource } : 8 points, { tzolkin-word-kukulcan }, une ressource

## Actions on the spaces of the gears: six letters or fewer.

tzolkin-terminal-any = tout
tzolkin-terminal-learn = tech.
tzolkin-terminal-learn-two = tech×2
tzolkin-terminal-build = bât.
# Two buildings or a monument; a building paid with corn
tzolkin-terminal-build-two = B×2/M
tzolkin-terminal-build-corn = B/maïs
tzolkin-terminal-trade = marché
tzolkin-terminal-worker = ouvr.
# In the place of an action that has been taken by a skull
tzolkin-terminal-skull = crâne

## Temples, buildings, monuments. Headings are written in capitals.

tzolkin-terminal-temples = { tzolkin-board-told-temples }
# $first, $second: points for the highest at the end of each age
tzolkin-terminal-leader = en tête { $first }/{ $second }
tzolkin-terminal-buildings = { tzolkin-board-buildings }
# $age: 1 or 2; $n: tiles
tzolkin-terminal-stack = âge { $age }, encore { $n } dans la pile
tzolkin-terminal-monuments = { tzolkin-board-monuments }
tzolkin-terminal-colour-green = vert
tzolkin-terminal-colour-grey = gris
tzolkin-terminal-colour-blue = bleu
tzolkin-terminal-colour-yellow = jaune
# $n: points for each; $colour: green, grey, blue or yellow; $table: points by number, as 6/12/18
tzolkin-terminal-scores-colour = { $n } par construction { $colour ->
    [green] verte
    [grey] grise
    [blue] bleue
   *[yellow] jaune
} que vous avez
tzolkin-terminal-scores-tiles = { $n } par bâtiment et monument que vous avez
tzolkin-terminal-scores-monuments = { $table } (2/3/4 joueurs) par monument construit, par vous ou par d’autres
tzolkin-terminal-scores-corn_tiles = { $n } par tuile maïs
tzolkin-terminal-scores-wood_tiles = { $n } par tuile bois
tzolkin-terminal-scores-workers = pour 4/5/6 ouvriers en jeu : { $table }
tzolkin-terminal-scores-levels = { $n } par niveau de technologie
tzolkin-terminal-scores-full_tracks = pour 1/2/3 technologies au niveau 3 : { $table }
tzolkin-terminal-scores-best_temple = { $n } par marche au-dessus du départ dans le meilleur temple
tzolkin-terminal-scores-temple_points = encore une fois les points de vos marches de temple
tzolkin-terminal-scores-skulls = { $n } par crâne posé à Chichen Itza

## Players.

tzolkin-terminal-column-seat = joueur
tzolkin-terminal-column-name = nom
tzolkin-terminal-column-points = points
tzolkin-terminal-column-corn = maïs
tzolkin-terminal-column-wood = bois
tzolkin-terminal-column-stone = pierre
tzolkin-terminal-column-gold = or
tzolkin-terminal-column-skulls = crânes
tzolkin-terminal-column-workers = ouvriers
tzolkin-terminal-column-board = plateau
tzolkin-terminal-column-agriculture = Agr
tzolkin-terminal-column-extraction = Ext
tzolkin-terminal-column-construction = Arc
tzolkin-terminal-column-theology = Thé
# Corn tiles and wood tiles held
tzolkin-terminal-column-tiles = tuiles { tzolkin-terminal-letter-corn }/{ tzolkin-terminal-letter-wood }
tzolkin-terminal-column-food = nourrit.
# $free, $n: workers
tzolkin-terminal-free = { $free } { $free ->
    [one] libre
   *[other] libres
} sur { $n }
# Which side of the player's board is up
tzolkin-terminal-light = clair
tzolkin-terminal-dark = sombre
# $n: corn for the workers on the next food day
tzolkin-terminal-needs = il faut { $n }
# $tiles: buildings and monuments
tzolkin-terminal-built = construit : { $tiles }
# $name: the name of a player
tzolkin-terminal-wealth = TUILES RICHESSE DE DÉPART : { $name }
