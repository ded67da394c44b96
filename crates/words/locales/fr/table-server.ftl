## What the server itself says: names of seats, refusals, errors.

# $seat: number of the seat, from 1
server-bot = Bot { $seat }
# $seat: number of the seat, from 1
server-open-seat = Place { $seat }

server-stale = La table a changé entre-temps ; regardez-la à nouveau.
server-not-yours = Cette place n’est pas la vôtre.
server-seat-taken = Quelqu’un est déjà assis là.
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
server-name-of-player = C’est le nom de quelqu’un qui joue à cette table ; choisissez-en un autre pour parler ici.
server-too-many-tables = Vous avez trop de parties en cours ; terminez-en d’abord quelques-unes.
server-disk-full = Le disque du serveur est plein : rien n’a été joué. Prévenez la personne qui gère le serveur.
server-read-only = Le serveur ne peut pas écrire sur son disque : rien n’a été joué. Prévenez la personne qui gère le serveur.
server-disk-error = Le disque du serveur signale une erreur : rien n’a été joué. Prévenez la personne qui gère le serveur.
server-damaged = Cette table est illisible : son enregistrement est endommagé. Les autres tables n’ont rien.
server-unknown-token = Ce jeton n’est pas connu ici, ou il a expiré.
server-full = Le serveur n’a plus de place pour de nouveaux invités.
server-level = Un bot a un niveau de 1 à 5.
