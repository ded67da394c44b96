### Imperial Settlers: what an estimate of the points at the end is made of, for hints and reviews.

settlers-term-points = points so far
settlers-term-turn = turn to come
settlers-term-board = production of the faction board
settlers-term-deals = deals
settlers-term-locations = locations in play
settlers-term-foundations = foundations
settlers-term-guards = samurai and defence
settlers-term-prayers = cards kept for prayers
settlers-term-goods = goods in supply
settlers-term-plans = what can be done with the hand and actions
settlers-term-pending = rest of this turn
