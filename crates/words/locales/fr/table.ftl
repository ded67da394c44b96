## The pages around the tables: the lobby, a new table, the rules.

lobby-motto = Des jeux de société des Andes et de Mésoamérique, avec des amis éloignés, en solo ou contre un bot.
lobby-play = Jouer
lobby-rules = Règles
lobby-bots = Contre un bot
lobby-friends = Entre amis
lobby-more = Toutes les options
# $min and $max: numbers of players
lobby-players = { $min ->
    [1] 1 à { $max } joueurs
   *[other] { $min } à { $max } joueurs
}

lobby-your-name = Votre nom
lobby-save-name = Enregistrer
lobby-name-tip = Les autres le voient à la table. Ni compte ni mot de passe : ce navigateur se souvient de vous.
lobby-own = Vos tables
lobby-own-none = Vous n’êtes encore à aucune table.
lobby-open = Tables ouvertes
lobby-open-none = Personne n’attend de joueurs en ce moment.
lobby-finished = Parties terminées
lobby-look = Regarder
lobby-continue = Continuer
lobby-replay = Revoir
lobby-your-turn = à vous de jouer
# $names: those whose turn it is
lobby-turn-of = à { $names } de jouer
lobby-waiting = attend des joueurs
# $names: the winners
lobby-won = victoire : { $names }
lobby-lost = défaite
# $n: number of moves
lobby-moves = { $n } { $n ->
    [one] coup
   *[other] coups
}
lobby-upload = Votre propre enregistrement
lobby-upload-tip = Une partie enregistrée par Khipu, ici ou en ligne de commande : revoyez-la coup par coup.
lobby-upload-go = Ouvrir
lobby-unaffiliated = Khipu est fait par des joueurs, sans aucun lien avec les auteurs ou les éditeurs de ces jeux. Si un jeu vous plaît, achetez-le.
lobby-theme = Affichage clair ou sombre
lobby-theme-auto = comme l’appareil
lobby-theme-light = clair
lobby-theme-dark = sombre
lobby-api = Pour les programmes

new-title = Nouvelle table
new-seats = Qui joue où
# $n: number of the seat, from 1
new-seat = Place { $n }
new-me = vous
new-open = une personne qui a le lien
new-here = une personne sur cet appareil
new-nobody = personne
new-bot-1 = bot, niveau 1 : première partie
new-bot-2 = bot, niveau 2 : connaît les règles
new-bot-3 = bot, niveau 3 : a un plan
new-bot-4 = bot, niveau 4 : anticipe
new-bot-5 = bot, niveau 5 : le plus fort
new-here-name = Nom
new-options = Règles et options
new-options-tip = Ce que vous ne changez pas suit l’édition choisie.
new-solo-options = Plus facile ou plus difficile, en solo
new-listed = Montrer cette table dans la liste, pour que chacun puisse la rejoindre ou regarder
new-seed = Graine
new-seed-tip = Laissez vide pour s’en remettre au hasard. La même graine donne la même partie.
new-exhibition = Partie de démonstration : d’autres peuvent s’asseoir bien que la graine soit choisie ici ; chacun en est averti
new-away = Un bot peut remplacer une personne absente
# $n: minutes
new-away-minutes = { $n ->
    [0] aussitôt ; seulement aux tables qui ne sont pas dans la liste
    [one] après { $n } minute
   *[other] après { $n } minutes
}
new-start = Ouvrir la table
new-own-value = Votre propre choix

seat-sit = S’asseoir ici
# $n: moves played
seat-goes-on = { $n ->
    [0] La partie va commencer.
    [one] La partie est en cours : { $n } coup a été joué.
   *[other] La partie est en cours : { $n } coups ont été joués.
}
seat-waits = La partie commence quand toutes les places sont prises.
seat-this = cette place
# $name: what the seat is called
seat-free = { $name } vous attend.
# $name: who holds the seat
seat-held = { $name } occupe cette place. Qui appuie sur le bouton la voit et la joue aussi : ne le faites que sur un appareil à vous.
seat-hold = Jouer aussi sur cet appareil
seat-look = Seulement regarder

## Where decks are built, for games that have them.

deck-title = Construction de deck
deck-build = Construire un deck pour cette place

rules-title = Les règles numérotées
lobby-page-before = Tables précédentes
lobby-page-next = Plus de tables
lobby-log-out = Se déconnecter partout
lobby-log-out-tip = Tous vos autres appareils et programmes sont oubliés ; ce navigateur reste connecté.
lobby-new = Nouvelle partie
lobby-score = Score
lobby-about = À propos de Khipu
lobby-wait-for-you = { $n ->
    [one] une vous attend
   *[other] { $n } vous attendent
}
about-designed = Ce que les livrets de règles ne disent pas, ou que nous n’avons pas pu lire, nous l’avons conçu nous-mêmes ; ces valeurs portent la marque ✎ partout où on les voit. Si vous savez mieux, dites-le-nous : chaque valeur figure avec sa source dans les fichiers de composants, et docs/components.md explique comment la corriger.
