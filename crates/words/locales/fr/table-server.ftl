## What the server itself says: names of seats, refusals, errors.

# $seat: number of the seat, from 1
server-bot = Bot { $seat }
# $seat: number of the seat, from 1
server-open-seat = Place { $seat }

server-stale = La table a changé entre-temps ; regardez-la à nouveau.
server-not-yours = Cette place n’est pas la vôtre.
server-seat-taken = Quelqu’un est déjà assis là.
server-seat-left = Quelqu’un a quitté cette place en cours de partie : seul l’hôte de la table peut la rouvrir.
server-waiting = La partie n’a pas encore commencé : elle est distribuée quand toutes les places sont prises.
server-link-old = Ce lien n’est plus valable : depuis qu’il existe, quelqu’un s’est assis là ou est parti. Demandez-en un nouveau à l’hôte.
server-not-taken = Personne n’est encore assis ici : prenez d’abord la place.
server-devices = Cette place est déjà ouverte sur huit appareils.
# $minutes: how long somebody must be away
server-not-yet = { $minutes ->
    [one] Un bot ne peut remplacer quelqu’un qu’après { $minutes } minute d’absence.
   *[other] Un bot ne peut remplacer quelqu’un qu’après { $minutes } minutes d’absence.
}
server-part-invalid = Une part de graine compte de 1 à 64 lettres sans accent, chiffres ou tirets.
server-own-seed = Là où d’autres s’assoient, personne ne choisit la graine seul. Laissez ce champ vide, ou faites-en une partie de démonstration : chacun en sera averti en s’asseyant.
server-away-invalid = Le délai d’absence va de 0 à 60 minutes ; à une table visible de tous, il est d’au moins 1 minute.
server-no-table = Cette table n’existe pas.
server-no-page = Cette page n’existe pas.
server-no-move = Ce coup n’est pas dans la liste.
server-no-moment = La partie n’a pas ce moment.
# $game: the name that was given
server-no-game = Il n’y a pas de jeu « { $game } » ici.
server-undo-not-yours = Le dernier coup n’est pas le vôtre : vous ne pouvez pas l’annuler.
server-name-invalid = Un nom a de 1 à 32 caractères visibles.
server-chat-invalid = Un message a de 1 à 500 caractères.
server-broken = Un problème est survenu ; la table est rechargée. Veuillez réessayer.
server-unreadable = Cette table ne peut pas être lue : ce qui en a été noté est endommagé. Les autres tables ne sont pas touchées ; le journal du serveur donne les détails.
server-store = Impossible de l’enregistrer : rien n’a été joué. Veuillez réessayer.
server-forbidden = Cela vient d’une autre page, ou la page est trop ancienne ; rechargez-la.
server-too-often = Trop de demandes en peu de temps ; attendez un instant.
server-bad-request = Cette requête est incompréhensible.
server-link-invalid = Ce lien n’ouvre aucune place.
server-preview-reveals = Quelque chose sera révélé ; personne ne sait encore quoi.
server-possible = C’est possible.
server-no-wish = On ne peut rien en faire maintenant.
server-not-over = Le score est établi à la fin de la partie.
server-guest = Invité
server-name-of-player = C’est le nom de quelqu’un qui joue à cette table ; choisissez-en un autre pour parler ici.
server-too-many-tables = Vous avez trop de parties en cours ; terminez-en d’abord quelques-unes.
server-disk-full = Le disque du serveur est plein : rien n’a été joué. Prévenez la personne qui gère le serveur.
server-read-only = Le serveur ne peut pas écrire sur son disque : rien n’a été joué. Prévenez la personne qui gère le serveur.
server-disk-error = Le disque du serveur signale une erreur : rien n’a été joué. Prévenez la personne qui gère le serveur.
server-unknown-token = Ce jeton n’est pas connu ici, ou il a expiré.
server-full = Le serveur n’a plus de place pour de nouveaux invités.
server-level = Un bot a un niveau de 1 à 5.
