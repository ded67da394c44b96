### Imperial Settlers: what an estimate of the points at the end is made of, for hints and reviews.

settlers-term-points = dotychczasowe punkty
settlers-term-turn = następna tura
settlers-term-board = produkcja planszy frakcji
settlers-term-deals = umowy
settlers-term-locations = zagrane lokacje
settlers-term-foundations = fundamenty
settlers-term-guards = samurajowie i obrona
settlers-term-prayers = karty zachowane na modlitwy
settlers-term-goods = posiadane dobra
settlers-term-plans = możliwości kart z ręki i akcji
settlers-term-pending = reszta tej tury
