## Labels of the drawing in the terminal.

# $n: a day; days
tzolkin-terminal-day = dzień { $n }
tzolkin-terminal-food-today = Dzień Żywienia na koniec tej rundy
tzolkin-terminal-food-in = Dzień Żywienia za { $n } { $n ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
}
# $first, $letter: name and letter of the first player; $space: the letter on the first-player space; $corn, $skulls: numbers
tzolkin-terminal-state = pierwszy gracz: { $first } ({ $letter }); pole Pierwszeństwa: { $space }; kukurydza na kalendarzu: { $corn }; czaszki w banku: { $skulls }

## Letters of the gears and the temples. Each has one meaning, and they are as short as can be.

tzolkin-terminal-letter-neutral = n
tzolkin-terminal-letter-corn = k
tzolkin-terminal-letter-wood = d
tzolkin-terminal-letter-stone = m
tzolkin-terminal-letter-gold = z
tzolkin-terminal-letter-skull = c
tzolkin-terminal-letter-resource = s
tzolkin-terminal-legend = { tzolkin-terminal-letter-neutral } neutralny; { tzolkin-terminal-letter-corn } kukurydza, { tzolkin-terminal-letter-wood } drewno, { tzolkin-terminal-letter-stone } kamień, { tzolkin-terminal-letter-gold } złoto, { tzolkin-terminal-letter-skull } czaszka, { tzolkin-terminal-letter-resource } surowiec, ↑ stopień świątyni, b budynek, M monument
tzolkin-terminal-legend-examples = 5{ tzolkin-terminal-letter-corn }×1+2: żetony Zbioru Kukurydzy po 5 koszy, 1 odsłonięty i 2 pod drewnem; 8Ku+{ tzolkin-terminal-letter-resource }: 8 punktów, { tzolkin-word-kukulcan }, surowiec

## Actions on the spaces of the gears: six letters or fewer.

tzolkin-terminal-any = dow.
tzolkin-terminal-learn = rozwój
tzolkin-terminal-learn-two = rozw×2
tzolkin-terminal-build = bud.
# Two buildings or a monument; a building paid with corn
tzolkin-terminal-build-two = b×2/M
tzolkin-terminal-build-corn = b/kuk.
tzolkin-terminal-trade = Rynek
tzolkin-terminal-worker = robot.
# In the place of an action that has been taken by a skull
tzolkin-terminal-skull = czasz.

## Temples, buildings, monuments. Headings are written in capitals.

tzolkin-terminal-temples = { tzolkin-board-told-temples }
# $first, $second: points for the highest at the end of each age
tzolkin-terminal-leader = lider { $first }/{ $second }
tzolkin-terminal-buildings = { tzolkin-board-buildings }
# $age: 1 or 2; $n: tiles
tzolkin-terminal-stack = epoka { $age }, w stosie jeszcze { $n }
tzolkin-terminal-monuments = { tzolkin-board-monuments }
tzolkin-terminal-colour-green = zielony
tzolkin-terminal-colour-grey = szary
tzolkin-terminal-colour-blue = niebieski
tzolkin-terminal-colour-yellow = żółty
# $n: points for each; $colour: green, grey, blue or yellow; $table: points by number, as 6/12/18
tzolkin-terminal-scores-colour = { $n } za każdą własną { $colour ->
    [green] zieloną
    [grey] szarą
    [blue] niebieską
   *[yellow] żółtą
} budowlę
tzolkin-terminal-scores-tiles = { $n } za każdy własny budynek i monument
tzolkin-terminal-scores-monuments = { $table } (2/3/4 graczy) za każdy monument, także cudzy
tzolkin-terminal-scores-corn_tiles = { $n } za każdy żeton Zbioru Kukurydzy
tzolkin-terminal-scores-wood_tiles = { $n } za każdy żeton Wycinki Drzew
tzolkin-terminal-scores-workers = za 4/5/6 robotników w grze: { $table }
tzolkin-terminal-scores-levels = { $n } za każdy poziom dziedzin
tzolkin-terminal-scores-full_tracks = za 1/2/3 dziedziny na poziomie 3: { $table }
tzolkin-terminal-scores-best_temple = { $n } za każdy stopień nad początkiem w najlepszej świątyni
tzolkin-terminal-scores-temple_points = jeszcze raz punkty za własne stopnie w świątyniach
tzolkin-terminal-scores-skulls = { $n } za każdą czaszkę w Chichen Itza

## Players.

tzolkin-terminal-column-seat = gracz
tzolkin-terminal-column-name = imię
tzolkin-terminal-column-points = punkty
tzolkin-terminal-column-corn = kuk.
tzolkin-terminal-column-wood = drewno
tzolkin-terminal-column-stone = kamień
tzolkin-terminal-column-gold = złoto
tzolkin-terminal-column-skulls = czaszki
tzolkin-terminal-column-workers = robotnicy
tzolkin-terminal-column-board = plansza
tzolkin-terminal-column-agriculture = Rol
tzolkin-terminal-column-extraction = Poz
tzolkin-terminal-column-construction = Kon
tzolkin-terminal-column-theology = Teo
# Corn tiles and wood tiles held
tzolkin-terminal-column-tiles = żetony { tzolkin-terminal-letter-corn }/{ tzolkin-terminal-letter-wood }
tzolkin-terminal-column-food = żywienie
# $free, $n: workers
tzolkin-terminal-free = { $free } { $free ->
    [one] wolny
    [few] wolnych
    [many] wolnych
   *[other] wolnego
} z { $n }
# Which side of the player's board is up
tzolkin-terminal-light = jasna
tzolkin-terminal-dark = ciemna
# $n: corn for the workers on the next food day
tzolkin-terminal-needs = trzeba { $n }
# $tiles: buildings and monuments
tzolkin-terminal-built = wzniesione: { $tiles }
# $name: the name of a player
tzolkin-terminal-wealth = PŁYTKI DÓBR POCZĄTKOWYCH: { $name }
