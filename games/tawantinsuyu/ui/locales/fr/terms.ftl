### Tawantinsuyu: what an estimate of the points at the end is made of, for hints and reviews.

tawantinsuyu-term-points = points déjà marqués
tawantinsuyu-term-turns = tours à venir
tawantinsuyu-term-goods = biens en réserve
tawantinsuyu-term-temple = marche du Temple
tawantinsuyu-term-tapestries = Tapisseries
tawantinsuyu-term-buildings = Bâtiments
tawantinsuyu-term-statues = Statues
tawantinsuyu-term-army = cartes Armée
tawantinsuyu-term-regions = régions
tawantinsuyu-term-gods = cartes Dieu
tawantinsuyu-term-workers = Ouvriers en réserve
tawantinsuyu-term-stairs = Escaliers
tawantinsuyu-term-high_priest = position du Grand Prêtre
tawantinsuyu-term-pending = fin de ce tour
