## Coups prévus : seul leur auteur lit ceci.

plan-title = Prévoir un coup
plan-to-table = Retour à la table
plan-about = Choisissez ce que vous ferez quand ce sera à vous. D’ici là, personne d’autre ne peut le voir. Le plateau montre ce qui peut arriver si les autres font peu de choses.
plan-planned = Prévu
plan-unfit = À partir d’ici, votre plan ne correspond plus à ce que vous voyez.
plan-undo-tip = Retirer le dernier coup prévu
plan-drop = Abandonner le plan
plan-drop-tip = Retirer tout le plan
plan-asked = C’est à vous maintenant : jouez votre coup au lieu de le prévoir.
plan-impossible = Impossible de le prévoir : d’après ce que vous voyez, ce ne sera pas possible.
# $move: un coup en notation
plan-dropped-impossible = Votre plan a été abandonné : « { $move } » n’est pas possible maintenant.
plan-dropped-question = Votre plan a été abandonné : la question n’est pas celle à laquelle « { $move } » devait répondre.
plan-dropped-changed = Votre plan a été abandonné : un coup a été repris, ou un bot a joué pour vous.
