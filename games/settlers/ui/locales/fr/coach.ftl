## Ce qu’on dit à qui débute, pendant la partie.

settlers-coach-last = C’est la dernière manche : les biens restants ne valent rien, les lieux rapportent.
settlers-coach-pick = Prenez une carte en main : une carte commune se construit en payant son coût, ou se pille pour les biens qu’elle montre.
settlers-coach-workers = Ouvriers : { $n } ; { $trade } d’entre eux s’échangent toujours contre une ressource ou une carte.
settlers-coach-turn = Faites une action, ou passez ; qui passe est hors jeu pour la manche.
settlers-coach-cleaned = Perdu en fin de manche, faute de stockage : { $goods }.
settlers-coach-razed = Un de vos lieux a été pillé ; avec un jeton Défense, cela coûte un jeton Pillage de plus.
