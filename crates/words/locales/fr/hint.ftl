## Les indices pendant la partie.

hint-ask = Indice
hint-nudge = Regardez ce qui brille.
# $place: what can be chosen there
hint-nudge-at = Regardez ici : { $place }
hint-show = Montrer tout le tour
hint-explain = Pourquoi ?
hint-turn = Le meilleur tour trouvé :
# $points, $error: how much better than the next best
hint-ahead = Meilleur que le suivant de { $points } ± { $error } points :
hint-follows = surtout par ce qui peut suivre
hint-not-here = Il n’y a pas d’indices à cette table.
hint-not-now = Les indices sont pour votre propre tour.
hint-allow = Tout le monde à la table peut demander des indices
hint-allowed = À cette table, tout le monde peut demander des indices.
