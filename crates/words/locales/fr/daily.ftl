## Parties du jour.

daily-title = Parties du jour
daily-one = Partie du jour
daily-about = Aujourd’hui, tout le monde reçoit la même donne et la joue une seule fois.
# $level: from 1 to 5
daily-bots = Contre un bot de niveau { $level }
daily-play = Jouer
# $points: the points · $ahead: the distance to whoever came next, with its sign
daily-won = Victoire : { $points } points ({ $ahead })
daily-lost = Pas de victoire : { $points } points ({ $ahead })
daily-table = C’est une partie du jour : la donne est la même pour tous, et chacun n’a qu’un essai.
daily-day = Le jour
daily-week = La semaine
# $days: how many days
daily-week-about = Un point pour une partie terminée, un pour chaque utilisateur derrière vous, un demi-point pour chaque résultat égal au vôtre. Les { $days } meilleurs jours de la semaine comptent.
daily-ever = Depuis toujours
daily-points = Points
daily-ahead = Avance
daily-days = Jours
daily-guest = (invité)
daily-unfinished = pas terminée
daily-nobody = Personne n’y a joué.
daily-no-days = Aucun jour n’est encore clos.
# $begun: how many have begun · $finished: how many have finished
daily-counts = { $begun ->
    [one] { $begun } personne a commencé
   *[other] { $begun } personnes ont commencé
}, dont { $finished } jusqu’à la fin.
daily-later = Visible quand le jour sera clos, deux heures après minuit UTC ; qui a terminé voit les résultats tout de suite.
daily-day-before = Le jour précédent
daily-day-after = Le jour suivant
daily-promise = Empreintes des graines
daily-promise-about = Le serveur tire chaque graine de sa clé secrète et de la date. Son empreinte est affichée ici dès la veille ; quand le jour est clos, la graine elle-même est montrée, et chacun peut vérifier que c’est bien elle.
daily-commitment = Empreinte de la graine
daily-seed = Graine
daily-seed-later = Visible quand le jour sera clos, deux heures après minuit UTC.

daily-how = Comment ça marche
daily-rule-once = Le jour va de minuit à minuit UTC. Vous avez un essai par partie ; il compte pour le jour où il a commencé et peut se terminer jusqu’à deux heures après minuit.
daily-rule-same = Tout le monde a la même graine, la même place et les mêmes bots : qui joue pareil reçoit les mêmes réponses et les mêmes tirages.
daily-rule-hidden = Tant que le jour n’est pas clos, personne ne voit votre partie, et personne la graine. Il n’y a pas d’indices, et les coups ne se reprennent que dans les limites des règles de la table.
daily-rule-order = Une partie gagnée passe avant une partie qui ne l’est pas ; ensuite, l’avance sur le suivant décide. Ce qui n’est pas terminé à temps vient en dernier et ne donne pas de points.
daily-rule-guests = Les invités figurent dans la liste du jour, mais sans rang ni points pour la semaine : avec un autre navigateur, ils auraient un autre essai.
daily-rule-unrated = Les parties du jour ne changent aucun classement : le classement vient de personnes assises à la même table.

daily-sealed = C’est la partie du jour de quelqu’un. Les autres la verront quand le jour sera clos.
daily-own-seat = Une partie du jour est jouée jusqu’au bout par qui l’a commencée.
daily-not-closed = C’est une partie du jour : l’analyse se fait quand le jour est clos, deux heures après minuit UTC.
daily-people-only = Les parties du jour sont pour les personnes, pas pour les programmes.
