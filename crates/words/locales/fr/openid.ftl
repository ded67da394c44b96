## Connexion par un service choisi par l’hôte.

openid-sign-in = Se connecter avec { $name }
openid-link = Associer { $name }
openid-title = Connexion par un autre service
openid-tip = Le service donne à ce serveur un identifiant qui est le vôtre et le nom que vous y portez. Seul l’identifiant est gardé.
openid-first = { $name } vous connaît, et vous venez ici pour la première fois. Choisissez un nom que personne d’autre ne porte ici.
openid-away = Le service de connexion ne répond pas. Réessayez plus tard ou connectez-vous autrement.
openid-refused = Le service de connexion ne vous a pas laissé entrer. Réessayez.
openid-old = Cette connexion a déjà servi, est trop ancienne ou a été commencée dans un autre navigateur. Recommencez.
openid-taken = Quelqu’un ici est déjà associé à ce compte. Connectez-vous avec lui, ou retirez d’abord l’association là-bas.
