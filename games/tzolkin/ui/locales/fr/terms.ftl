### Tzolk'in: what an estimate of the points at the end is made of, for hints and reviews.

tzolkin-term-points = points déjà marqués
tzolkin-term-corn = maïs en réserve
tzolkin-term-resources = bois, pierre et or
tzolkin-term-skulls = crânes de cristal
tzolkin-term-temples = marches des temples
tzolkin-term-levels = technologies
tzolkin-term-workers = nombre d’ouvriers
tzolkin-term-two_days = deux jours d’un coup encore possibles
tzolkin-term-turns = tours à venir
tzolkin-term-hunger = nourriture des ouvriers
tzolkin-term-palenque = ouvriers à Palenque
tzolkin-term-yaxchilan = ouvriers à Yaxchilan
tzolkin-term-tikal = ouvriers à Tikal
tzolkin-term-uxmal = ouvriers à Uxmal
tzolkin-term-chichen_itza = ouvriers à Chichen Itza
tzolkin-term-free = ouvriers en main
tzolkin-term-monuments = monuments
tzolkin-term-wealth = tuiles de départ
tzolkin-term-pending = fin de ce tour
