### Tzolk'in: what an estimate of the points at the end is made of, for hints and reviews.

tzolkin-term-points = points so far
tzolkin-term-corn = corn in hand
tzolkin-term-resources = wood, stone and gold
tzolkin-term-skulls = crystal skulls
tzolkin-term-temples = steps in the temples
tzolkin-term-levels = technologies
tzolkin-term-workers = number of workers
tzolkin-term-two_days = two days at once still possible
tzolkin-term-turns = turns to come
tzolkin-term-hunger = food for the workers
tzolkin-term-palenque = workers on Palenque
tzolkin-term-yaxchilan = workers on Yaxchilan
tzolkin-term-tikal = workers on Tikal
tzolkin-term-uxmal = workers on Uxmal
tzolkin-term-chichen_itza = workers on Chichen Itza
tzolkin-term-free = workers in hand
tzolkin-term-monuments = monuments
tzolkin-term-wealth = starting tiles
tzolkin-term-pending = rest of this turn
