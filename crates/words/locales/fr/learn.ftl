## Les leçons dans le navigateur.

# $game: the name of the game
learn-heading = Apprendre { $game }
learn-about = Chaque leçon est une position et quelques coups que vous jouez vous-même. Tout essai reçoit une réponse, et chaque leçon vous attend là où vous vous êtes arrêté.
learn-begin = Commencer par la première leçon
learn-resume = Continuer à apprendre
learn-at-once = Jouer tout de suite
learn-new = Vous découvrez ce jeu ?
# $lessons: how many; $minutes: how long they take
learn-invitation = { $lessons ->
    [one] { $lessons } leçon
   *[other] { $lessons } leçons
}, { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# $done of $lessons were done
learn-learnt = Leçons : { $done } sur { $lessons } terminées
learn-go-on = Continuer
learn-try = Essayer
learn-next = Leçon suivante
learn-to-game = Une partie contre un bot
learn-all = Toutes les leçons
learn-picture = Le plateau à ce moment de la leçon
learn-back = Retour
learn-back-tip = Un pas en arrière
learn-again = Recommencer
learn-again-tip = Cette leçon depuis le début
