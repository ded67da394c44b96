## Ce qu’on dit à qui débute, pendant la partie.

tawantinsuyu-coach-festival = Le Festival approche (ouvriers au Village : { $left }) : cartes Dieu en main : { $cards }, chacune veut une pomme de terre, et vous en avez { $potatoes }.
tawantinsuyu-coach-weaving = Choisissez le tissu par lequel commence votre première tapisserie : un raccord de symboles identiques donne ce que montrent les bords.
tawantinsuyu-coach-keep = Gardez en main trois cartes Dieu : elles servent à placer vos ouvriers. Les cinq autres donnent tout de suite leurs bienfaits.
tawantinsuyu-coach-limit = Vous avez { $n } ouvriers ; à la fin du tour, { $limit } au plus restent.
tawantinsuyu-coach-turn = Placez un ouvrier, ou faites deux actions secondaires différentes.
tawantinsuyu-coach-no-worker = Aucun ouvrier à placer : faites deux actions secondaires, dont un recrutement.
tawantinsuyu-coach-hungry = Cartes Dieu sans pomme de terre : { $n } ; chacune vous a coûté { $points } points.
tawantinsuyu-coach-dismissed = Un ouvrier au-delà de la limite a quitté la partie : { $worker }.
