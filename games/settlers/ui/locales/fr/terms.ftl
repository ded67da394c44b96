### Imperial Settlers: what an estimate of the points at the end is made of, for hints and reviews.

settlers-term-points = points déjà marqués
settlers-term-turn = prochain tour
settlers-term-board = production du plateau de faction
settlers-term-deals = accords
settlers-term-locations = lieux en jeu
settlers-term-foundations = fondations
settlers-term-guards = samouraïs et défense
settlers-term-prayers = cartes gardées pour les prières
settlers-term-goods = biens en réserve
settlers-term-plans = ce que permettent la main et les actions
settlers-term-pending = fin de ce tour
