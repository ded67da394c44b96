### Tzolk'in: what an estimate of the points at the end is made of, for hints and reviews.

tzolkin-term-points = dotychczasowe punkty
tzolkin-term-corn = posiadana kukurydza
tzolkin-term-resources = drewno, kamień i złoto
tzolkin-term-skulls = kryształowe czaszki
tzolkin-term-temples = stopnie w świątyniach
tzolkin-term-levels = technologie
tzolkin-term-workers = liczba robotników
tzolkin-term-two_days = możliwość obrotu o dwa dni
tzolkin-term-turns = przyszłe tury
tzolkin-term-hunger = wyżywienie robotników
tzolkin-term-palenque = robotnicy na Palenque
tzolkin-term-yaxchilan = robotnicy na Yaxchilan
tzolkin-term-tikal = robotnicy na Tikal
tzolkin-term-uxmal = robotnicy na Uxmal
tzolkin-term-chichen_itza = robotnicy na Chichen Itza
tzolkin-term-free = wolni robotnicy
tzolkin-term-monuments = monumenty
tzolkin-term-wealth = płytki początkowe
tzolkin-term-pending = reszta tej tury
