## Classements des joueurs.

rating-title = Classement
rating-place = Place
rating-player = Joueur
rating-rating = Classement
rating-games = Parties classées
rating-none = Personne n’a encore joué assez de parties classées.
rating-how = Comment se calcule le classement
# $value: the rating · $around: how certain it is, in points
rating-certain = { $value } ± { $around }
rating-provisional = { $value } ± { $around } (provisoire)
# $value: the rating after a game · $change: by how much it changed, with its sign
rating-changed = classement { $value } ({ $change })
# $games: number of games
rating-of-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
# $least, $most: ratings
rating-graph = Classement entre { $least } et { $most }

rating-wanted = Partie classée : elle compte pour le classement de tous (pour les membres seulement)
rating-table = Cette partie est classée.
rating-table-invalid = Une partie classée demande au moins deux personnes, chacune sur son appareil, un hasard que nul n’a choisi, et aucun conseil.
rating-users-only = Cette partie est classée : seuls les membres s’y assoient, chacun à une seule place. Connectez-vous ou devenez membre d’abord.

# $games: number of games
rating-enough = On trouve ici ceux qui ont joué au moins { $games } parties classées et dont le classement n’est plus provisoire.
rating-rule-glicko = Le classement suit Glicko-2, un pour chaque jeu. Tout le monde commence à 1500. Le nombre après ± dit combien il est sûr : 19 fois sur 20, le vrai classement s’y trouve. Qui reste longtemps sans jouer devient moins sûr.
rating-rule-several = À plusieurs, chacun a rencontré tous les autres : qui finit devant a gagné contre ceux de derrière. Ces rencontres pèsent moins qu’une partie à deux.
rating-rule-bots = Les bots ont un classement fixe, établi en faisant jouer les niveaux entre eux. Une partie n’y change rien.
rating-rule-left = Qui quitte une partie, ou laisse un bot jouer ne serait-ce qu’un coup, finit dernier, derrière tous ceux qui ont joué jusqu’au bout. De même qui a épuisé son temps quand les autres arrêtent la partie.
rating-rule-agreed = Une partie n’est classée que si elle a été ouverte ainsi. Cela ne change plus ensuite, et rien ne se reprend une fois la partie finie.
rating-bots = Bots par niveau

profile-factions = Factions préférées
