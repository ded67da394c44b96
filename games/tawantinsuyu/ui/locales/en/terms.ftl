### Tawantinsuyu: what an estimate of the points at the end is made of, for hints and reviews.

tawantinsuyu-term-points = points so far
tawantinsuyu-term-turns = turns to come
tawantinsuyu-term-goods = goods in hand
tawantinsuyu-term-temple = step in the temple
tawantinsuyu-term-tapestries = tapestries
tawantinsuyu-term-buildings = buildings
tawantinsuyu-term-statues = statues
tawantinsuyu-term-army = army cards
tawantinsuyu-term-regions = regions
tawantinsuyu-term-gods = god cards
tawantinsuyu-term-workers = workers in hand
tawantinsuyu-term-stairs = stairs
tawantinsuyu-term-high_priest = place of the High Priest
tawantinsuyu-term-pending = rest of this turn
