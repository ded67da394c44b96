## My games, and the public page of a user.

games-title = Mes parties
games-filter = Quelles parties
games-all = Toutes
games-key = La prochaine partie où c’est à vous :
games-waiting = À vous de jouer
games-waiting-none = Personne ne vous attend.
games-running = En cours
games-running-none = Rien d’autre n’est en cours.
games-finished-none = Aucune partie n’est encore finie.

profile-title = Ce que les autres voient de vous
profile-since = Inscription :
profile-results = Résultats
profile-results-none = Aucune partie publique n’est encore finie.
profile-running-none = Aucune partie publique n’est en cours.
# $games: number of games, $won: how many of them were won
profile-result = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
