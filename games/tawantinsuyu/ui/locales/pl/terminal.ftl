## Labels of the drawing in the terminal. Headings are written in capitals.

# $n, $most: festivals
tawantinsuyu-terminal-festivals = Święta za nami: { $n } z { $most }
# $name: who takes the festival tile
tawantinsuyu-terminal-tile-now = teraz Święto: { $name }
tawantinsuyu-terminal-tile-next = następne Święto: { $name }
tawantinsuyu-terminal-tile-last = następne i ostatnie Święto: { $name }
tawantinsuyu-terminal-tile-free = płytka Święta jest wolna
# $name, $letter: name and letter of a player
tawantinsuyu-terminal-turn = tura: { $name } ({ $letter })
tawantinsuyu-terminal-first = pierwszy gracz: { $letter }

## The hill.

tawantinsuyu-terminal-coricancha = Coricancha
# $own, $near, $far: food
tawantinsuyu-terminal-coricancha-legend = w prawo to zgodnie z ruchem wskazówek zegara, po 5 jest 1; żywność za sekcję własną/sąsiednią/inną: { $own }/{ $near }/{ $far }
# $terrace: upper, middle, lower
tawantinsuyu-terminal-terrace = { $terrace } taras
# $food: an amount of food; $save: food
tawantinsuyu-terminal-descending = { $food }, o { $save } mniej za każde schody powyżej
# One letter for each colour of spaces
tawantinsuyu-terminal-letter-blue = n
tawantinsuyu-terminal-letter-green = z
tawantinsuyu-terminal-nobody = nikt
tawantinsuyu-terminal-neighbours = pod polem: jego sąsiedzi
tawantinsuyu-terminal-placed = właśnie postawiony
tawantinsuyu-terminal-own-priest = twój Arcykapłan
tawantinsuyu-terminal-marked = robotnik stanie tu podczas pierwszego Święta

## Around the hill.

# The village
tawantinsuyu-terminal-empty = pusta
# Points at a festival and at the end of the game
tawantinsuyu-terminal-temple-legend = Święto/koniec, surowce
# Soldiers
tawantinsuyu-terminal-region-legend = ▾ zakryj, ✕ odrzuć
# $passive, $production: buildings
tawantinsuyu-terminal-stacks = w stosach: pasywne { $passive }, produkcyjne { $production }
# $top: a weaving; $n: weavings
tawantinsuyu-terminal-weavings = na wierzchu { $top }, niżej { $n }
tawantinsuyu-terminal-no-weaving = nic
# $one, $two, $three: corn; the example has the pattern blue
tawantinsuyu-terminal-weavings-legend = 1/2/3 za { $one }/{ $two }/{ $three } kukurydzy; { tawantinsuyu-short-gold }<W17 nie>{ tawantinsuyu-short-stone }: lewy brzeg <numer wzór> prawy brzeg
# $tiles: weavings
tawantinsuyu-terminal-laid-out = wyłożone: { $tiles }
tawantinsuyu-terminal-offer = oferta kart Bogów
# $n, $most: god cards
tawantinsuyu-terminal-offer-cards = { $n } z { $most }
tawantinsuyu-terminal-offer-deck = od najstarszej; w talii { $n }
tawantinsuyu-terminal-statues-legend = małe + duże:

## Axomamma's board.

tawantinsuyu-terminal-die = kość { $n }
# $cards: places and gods; $workers: letters
tawantinsuyu-terminal-tucked = karty Bogów według kości: { $cards }
tawantinsuyu-terminal-ages = robotnicy, od najdłużej czekającego: { $workers }
tawantinsuyu-terminal-personality = osobowość: { $what }
tawantinsuyu-terminal-no-personality = brak
# $gives: what the personality brings, together with the gold of the space marked with a star
tawantinsuyu-terminal-personality-gold = { $gives }, razem ze złotem pola *
tawantinsuyu-terminal-row-upper = górny rząd
tawantinsuyu-terminal-row-middle = środkowy rząd
tawantinsuyu-terminal-row-lower = dolny rząd
tawantinsuyu-terminal-automa-way = Arcykapłan idzie na bliższe z dwóch następnych pól, którego warunek jest spełniony

## Players. The columns are narrow: numbers stand in them.

tawantinsuyu-terminal-column-who = kto
tawantinsuyu-terminal-column-points = { tawantinsuyu-word-vp }
tawantinsuyu-terminal-column-potato = ziemn.
tawantinsuyu-terminal-column-corn = kuk.
tawantinsuyu-terminal-column-stone = { tawantinsuyu-word-stone }
tawantinsuyu-terminal-column-gold = { tawantinsuyu-word-gold }
tawantinsuyu-terminal-column-step = pole
tawantinsuyu-terminal-column-stairs = { tawantinsuyu-word-stairs }
tawantinsuyu-terminal-column-markers = znaczn.
tawantinsuyu-terminal-column-workers = { tawantinsuyu-word-workers }
tawantinsuyu-terminal-column-statues = { tawantinsuyu-word-statues }
# $size: small or large; $god: its symbol
tawantinsuyu-terminal-statue = { $size }{"\u00A0"}({ $god })
tawantinsuyu-terminal-army = armia
# $what: buildings or army cards; how many of them
tawantinsuyu-terminal-up = odkryte { $what }
tawantinsuyu-terminal-down = zakryte { $what }
tawantinsuyu-terminal-in-hand = na ręce { $what }
# $cards: army cards; $n: their soldiers
tawantinsuyu-terminal-soldiers = { $cards } ({ $n } { $n ->
    [one] żołnierz
    [few] żołnierzy
    [many] żołnierzy
   *[other] żołnierza
})
# $n: god cards; $what: which ones
tawantinsuyu-terminal-unseen = { $n } { $n ->
    [one] nieznana
    [few] nieznane
    [many] nieznanych
   *[other] nieznanej
}
tawantinsuyu-terminal-seen = znane { $what }
tawantinsuyu-terminal-laid = wyłożone { $what }
tawantinsuyu-terminal-legend = ═ to połączenie, za które Kupiec daje nagrodę; nazwa karty Armii mówi, co karta daje i ilu ma żołnierzy: corn2
# $name: the name of a player
tawantinsuyu-terminal-god-hand = karty Bogów: { $name }
# A god card
tawantinsuyu-terminal-kept = zatrzymana
# $card: an army card; $gives: what it brings when discarded
tawantinsuyu-terminal-army-card = { $card } (albo { $gives })
tawantinsuyu-terminal-own-buildings = własne budynki
# A building
tawantinsuyu-terminal-face-down = zakryty
