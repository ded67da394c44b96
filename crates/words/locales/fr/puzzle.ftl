## Problèmes.

puzzle-title = Problème
puzzle-ask = Trouvez le meilleur tour. Jouez-le sur le plateau : tout ordre qui mène à la même position convient.
puzzle-closing = C’est juste. Aucun autre tour n’est aussi bon.
puzzle-missed = Un autre tour est meilleur. Regardez encore : la position est comme avant.
puzzle-list = Problèmes : { $game }
puzzle-about = Des positions de vraies parties où un tour est nettement meilleur que tous les autres, et n’est pas celui qui semble le meilleur au premier coup d’œil.
puzzle-of-the-day = Problème du jour
puzzle-solve = Le résoudre
puzzle-picture = Le plateau du problème
puzzle-solved = résolu
puzzle-why = La réponse, et pourquoi
puzzle-second = Deuxième choix
puzzle-back = Retour au problème
puzzle-all = Tous les problèmes
puzzle-heading = Problème { $number } sur { $count }
puzzle-hint = Tapez les coups du tour un à un ; `answer` montre la réponse.
puzzle-answer = La réponse : { $answer }
puzzle-bye = Pour y revenir : `{ $command }`
puzzle-next-one = Problème suivant : `{ $command }`
# $rating ± $deviation, from $tried puzzles
puzzle-own-rating = Votre cote aux problèmes : { $rating } ± { $deviation }, problèmes tentés : { $tried }. Seul le premier essai compte ; regarder la réponse est un essai.
puzzle-give-up = Montrer la réponse
puzzle-give-up-tip = Qui regarde la réponse avant d’essayer a manqué le problème.
# A button: the puzzle that fits best what the solver can do
puzzle-next = Prochain problème pour vous
puzzle-all-solved = Vous les avez tous résolus.
puzzle-no-theme = Sans thème
# $solved, $count: how many of the puzzles with a theme
puzzle-solved-of = résolus : { $solved } sur { $count }
