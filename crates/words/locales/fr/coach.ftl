## L’entraîneur à la table.

coach-name = Entraîneur
coach-wanted = Entraîneur : ce qui vient, ce qui est perdu
coach-not-here = L’entraîneur parle là où une personne joue contre des bots de niveau 1 ou 2.
coach-off = Désactiver l’entraîneur
