### Tawantinsuyu: what an estimate of the points at the end is made of, for hints and reviews.

tawantinsuyu-term-points = dotychczasowe punkty
tawantinsuyu-term-turns = przyszłe tury
tawantinsuyu-term-goods = posiadane zasoby
tawantinsuyu-term-temple = stopień w Świątyni
tawantinsuyu-term-tapestries = Gobeliny
tawantinsuyu-term-buildings = Budynki
tawantinsuyu-term-statues = Posągi
tawantinsuyu-term-army = karty Armii
tawantinsuyu-term-regions = regiony
tawantinsuyu-term-gods = karty Bogów
tawantinsuyu-term-workers = posiadani Robotnicy
tawantinsuyu-term-stairs = Schody
tawantinsuyu-term-high_priest = położenie Arcykapłana
tawantinsuyu-term-pending = reszta tej tury
