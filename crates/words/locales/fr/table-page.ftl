## The table page.

# Who acts and what is asked. After page-status-you comes what is asked, in small letters.
page-status-you = À vous :
# $n: how many seats are open
page-waiting = { $n ->
    [one] Il manque encore { $n } joueur
   *[other] Il manque encore { $n } joueurs
}
page-waiting-sample = La partie est distribuée quand toutes les places sont prises. Le plateau derrière n’est qu’un exemple.
page-board-as-it-begins = Vous voyez le plateau tel qu’il sera au début.
# $n: how many seats the table has
page-number-of-players = { $n } { $n ->
    [one] joueur
   *[other] joueurs
}
page-seat-free = libre
# $names: the winners; $n: how many
page-status-over = { $n ->
    [0] La partie est terminée : personne ne gagne.
    [one] La partie est terminée : { $names } gagne.
   *[other] La partie est terminée : { $names } gagnent.
}
# $step: moves played at the moment on show; $steps: moves played in all
page-moment = Coup { $step } sur { $steps }.

## Buttons of a decision.

page-undo = Annuler
page-undo-tip = Annuler la dernière étape, sans revenir sur ce qui a été révélé
page-restart = Recommencer le tour
page-restart-tip = Annuler toutes les étapes de ce tour, sans revenir sur ce qui a été révélé
page-unpick = Choisir à nouveau
page-confirm = Valider
page-do-it = Jouer
page-cancel = Annuler
page-typed = Votre coup
page-preview = Ce que cela coûte et rapporte

## Parts of the page.

page-board = Plateau
page-players = Joueurs
page-areas = Ce qu’un joueur a devant lui
page-hand = Ce que vous avez en main
page-panels = Parties du plateau
page-actions = Ce que vous pouvez faire
page-choices = Choisir
page-free-actions = À tout moment
page-since = Depuis votre dernier tour
# A button “+3” beside what fits into a line.
page-since-more = La suite est dans le journal
page-again = Revoir
page-revealed = Révélé
page-seen = Vu
page-log = Journal
page-chat = Chat
page-more = Table et réglages
page-described = Le plateau en texte
page-close = Fermer
page-skip = Passer
page-rules = Les règles numérotées
page-options = Options de cette partie
page-record = L’enregistrement de cette partie
page-tab-more = Table

## Chat.

page-chat-write = Écrire à la table
page-chat-send = Envoyer

## Looking at earlier moments.

page-replay = Moments précédents
page-slider = Coups joués
page-step-back = Un coup en arrière
page-step-on = Un coup en avant
page-play = Faire défiler la partie, ou arrêter
page-moment-link = Lien vers ce moment
page-back-to-now = Revenir au présent

## Who sits where.

page-seats = Qui joue où
page-open-seat = libre
page-left-seat = quittée ; l’hôte peut la rouvrir
page-open-again = Laisser quelqu’un d’autre s’asseoir ici
# $minutes: how long somebody must be away before the host may give the seat to a bot
page-away = { $minutes ->
    [0] Entre amis : l’hôte peut aussitôt confier à un bot la place d’une personne absente.
    [one] Après { $minutes } minute d’absence, l’hôte peut faire remplacer quelqu’un par un bot.
   *[other] Après { $minutes } minutes d’absence, l’hôte peut faire remplacer quelqu’un par un bot.
}
page-exhibition = Partie de démonstration : sa graine a été choisie, si bien que l’hôte de la table peut connaître tout ce qui est caché.
page-take-seat = S’asseoir ici
page-here = à la table
# $level: from 1 to 5
page-bot = bot, niveau { $level }
# $level: from 1 to 5; a bot plays until the person comes back
page-substitute = bot, niveau { $level }, pour une personne absente
# Beside the name of a bot that was given up after several tries
page-bot-stuck = bloqué : il n’a pas pu décider et la partie attend. Prévenez la personne qui gère le serveur.
page-look-as = Voir comme
page-own-seats = Vos places et vos liens
page-seat-links-tip = Qui a le lien d’une place peut s’y asseoir : envoyez-le à un ami, ou ouvrez-le sur un autre appareil. Dès que quelqu’un y est assis, les liens précédents ne valent plus rien.
page-seat-link = Lien
page-own-link = Lien pour votre autre appareil
page-copy = Copier
page-name-here = Nom à cette table
page-rename = Renommer
page-bot-level = Niveau du bot
page-give-to-bot = Confier à un bot
page-bot-for-me = Laisser un bot jouer pour moi
page-come-back = Reprendre la main
page-leave = Quitter
page-leave-asks = La partie est en cours : vous ne pourrez pas revenir de vous-même. Seul l’hôte peut rouvrir la place, pour vous ou pour quelqu’un d’autre.
page-leave-asks-waiting = La place redevient libre pour d’autres.
page-leave-yes = Quitter la table
page-bot-for-me-asks = Le bot joue vos coups jusqu’à ce que vous repreniez la main. Ce qu’il a joué ne s’annule pas.
page-bot-for-me-yes = Oui, qu’il joue

## The curtain of a shared device.

page-curtain = Passez l’appareil
# $name: who is next
page-pass-to = Passez l’appareil à { $name }.
# $name: who is next
page-i-am = C’est moi, { $name }
page-stay = Rester ici

## The result.

page-score = Score
page-score-picture = Score au fil de la partie
page-source = Source
page-total = Total
page-won = victoire
page-back-to-table = Retour à la table
# $n: number of moves
page-moves = { $n } { $n ->
    [one] coup
   *[other] coups
}

## The seed.

page-seed-heading = Hasard
page-seed-about = Tout le hasard de cette partie vient d’une seule graine secrète. Son empreinte est visible dès le début : personne ne peut changer la graine ensuite.
page-seed-shared = Personne ne peut connaître ni choisir le hasard de cette partie : il est fait d’une part du serveur, dont l’empreinte est visible avant que quiconque s’assoie, et d’une part de chaque personne qui s’assoit.
page-server-promise = Empreinte de la part du serveur :
# $seat: number of the seat, from 1; after it comes what that person added
page-part-own = Place { $seat }, de la personne :
# $seat: number of the seat, from 1; the person sent none, so the server made it
page-part-made = Place { $seat }, faite par le serveur :
page-commitment = Empreinte de la graine :
page-seed = Graine :
page-seed-check = Vérifier dans ce navigateur
page-seed-alone = Pour vérifier par vous-même, rejouez l’enregistrement avec :
page-seed-none = Cette partie a commencé à une position donnée : elle n’a pas d’empreinte de graine.

## Settings and keys.

page-settings = Réglages
page-speed = Montrer les coups des autres
page-speed-off = tout de suite
page-speed-fast = vite
page-speed-normal = pas à pas
page-speed-slow = lentement
page-keys = Touches
page-key-tab = vers ce qui peut être choisi et vers les boutons
page-key-arrows = d’un endroit du plateau à l’autre
page-key-enter = choisir
page-key-escape = retirer le choix, fermer, passer
page-key-undo = annuler
page-key-restart = reprendre le tour
page-key-confirm = valider le choix
page-key-end = terminer le tour ou l’étape
page-key-type = saisir un coup
page-key-status = ce qui est demandé
page-key-chat = écrire à la table
page-key-step = un coup en arrière ou en avant
page-key-panel = d’une partie du plateau à l’autre
page-key-log = journal et discussion

## Sentences that the page says by itself.

page-say-stale = La table a changé entre-temps ; voici où elle en est.
page-say-unsent = La table est injoignable. Rien n’a été joué ; réessayez.
page-say-refused = Ce n’était pas possible.
page-say-live = connecté
page-say-lost = connexion perdue ; nouvel essai
page-say-offline = pas de réseau
page-say-seed-right = Tout concorde : la graine donne la même empreinte.
page-say-seed-own = Tout concorde : la graine donne les mêmes empreintes et contient ce que ce navigateur a ajouté.
page-say-seed-wrong = Cela ne concorde pas : la graine donne une autre empreinte.

## Inviting, and the end.

page-watch = Regarder
page-invites = { $name } vous invite à jouer à { $game }
page-invite-link = Envoyez ce lien à ceux qui joueront avec vous
page-sources = D’où viennent les points
page-rematch = Rejouer, mêmes places
page-end-mine = { $rest ->
    [0] Vous avez gagné avec { $points }
   *[other] Vous avez gagné, { $points } à { $others }
}
page-end = { $n ->
    [0] Personne n’a gagné
    [one] { $names } a gagné, { $points } à { $others }
   *[other] { $names } ont gagné avec { $points } chacun
}
page-legend = Ce que signifient les symboles
page-say-designed = Nous avons conçu cette valeur nous-mêmes ; la page « À propos de Khipu » dit comment la corriger.
