## L’analyse d’une partie terminée.

# $name: whose game
review-title = Analyse : { $name }
review-about = D’après ce que cette place savait à ce moment-là ; rien de caché n’y a part. Les nombres avec ± sont des estimations.
review-ask = Analyser cette partie
review-waits = L’analyse commencera dès que personne d’autre n’attendra le serveur.
# $done of $all steps
review-working = L’analyse est en cours : { $done } étapes sur { $all }.
review-impossible = Cette partie ne peut pas être analysée.
review-unreadable = Une analyse est conservée ici, mais cette version ne sait pas la lire.
review-old = Faite avec une mesure antérieure : à ne pas comparer avec des analyses plus récentes.
review-anew = La refaire
review-not-over = Une partie s’analyse quand elle est terminée.
review-not-shared = La personne qui tenait cette place n’a pas partagé son analyse.
review-too-many = Plusieurs analyses que vous avez demandées sont encore en cours ; revenez quand elles seront prêtes.
# points
review-summary = Avant la première décision, { $first } points étaient attendus ; il en est venu { $last }.
review-luck = Hasard
review-lost = Décisions propres
review-rest = Les autres, et ce que la mesure n’a pas vu
review-not-understood = Plus d’un quart reste inexpliqué : cette partie n’a pas été comprise.
review-costliest = Les décisions les plus coûteuses
review-none = Aucune décision n’a coûté plus que ce que le hasard pourrait faire.
# $move: its number; $points ± $error
review-cost = Coup { $move } : { $points } ± { $error } points
review-played = Joué
review-try = Réessayer
review-board = Le plateau à ce moment
review-answer = Ce qui était meilleur
review-better = Meilleur
review-why = Ce qui rend le meilleur tour meilleur :
review-then = Ce qui devait suivre
review-depends = La suite dépend de ce que les autres ont en main ; le reste est seulement énuméré.
review-steps = Étapes de la meilleure suite
review-picture = Le plateau à cette étape
review-backward = Coup précédent
review-forward = Coup suivant
review-back = Retour à l’analyse
review-chance = Ce que le hasard a apporté
review-no-chance = Rien de notable.
# $move: its number; $points ± $error; $name made the move $played
review-event = Coup { $move } : { $points } ± { $error } points ({ $name } : { $played })
review-turns = Toutes les décisions
review-move = Coup
review-points = Points attendus
review-place = Place attendue
review-loss = Perdu
review-turn = Tour
review-swing = Les points attendus, de la première décision à la fin
review-swing-tip = Ligne : points attendus. Traits : hasard. Points ronds : coût des décisions.
review-share = Partager par son lien
review-unshare = Ne plus partager
review-shared = Toute personne qui a l’adresse de cette page peut voir cette analyse.
review-stopped = L’analyse a été arrêtée : en voici une partie.
# a decision that is tried again at a table of its own, against what was played; $points ± $error
review-retry-played-same = Votre tour : le même que dans la partie terminée.
review-retry-played-equal = Votre tour : à peu près aussi bon que dans la partie terminée.
review-retry-played-better = Votre tour : { $points } ± { $error } points de mieux que dans la partie terminée.
review-retry-played-worse = Votre tour : { $points } ± { $error } points de moins que dans la partie terminée.
# the same, against the best turn that the review found
review-retry-best-same = C’est le meilleur tour que l’analyse ait trouvé.
review-retry-best-equal = Il vaut à peu près le meilleur tour que l’analyse ait trouvé.
review-retry-best-better = Il vaut { $points } ± { $error } points de plus que le meilleur tour que l’analyse ait trouvé.
review-retry-best-worse = Le meilleur tour que l’analyse ait trouvé vaut encore { $points } ± { $error } points de plus.
# a line of the terminal: $first, $last and the rest are points
review-line = Points : { $first } attendus, { $last } à la fin : hasard { $luck }, décisions propres { $lost }, les autres et ce que la mesure n’a pas vu { $rest }
