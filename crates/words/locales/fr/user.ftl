## Users: guests with a name of their own, who come back from any device.

user-title = Vous
user-why = On peut jouer sans rien de tout cela. Avec un compte, vous portez ici un nom que personne d’autre n’a, et vous retrouvez vos parties sur tous vos appareils.
user-log-in = Se connecter
user-log-in-passkey = Se connecter avec une clé d’accès
user-log-in-code = Se connecter avec un code de secours
user-log-in-first = Connectez-vous d’abord.
user-become = Créer un compte
user-become-tip = Ni mot de passe ni adresse. Les parties où vous êtes assis restent les vôtres.
user-become-passkey = Créer un compte avec une clé d’accès
user-become-code = Sans clé d’accès
user-become-code-go = Créer un compte avec un code de secours
user-passkey-tip = Votre appareil garde la clé d’accès et l’ouvre avec votre doigt, votre visage ou son code.
user-code-tip = Vous recevez un code à imprimer ou à noter ; avec votre nom, il vous ouvre la porte sur tout appareil.
user-already = Vous avez déjà un compte.
user-name = Votre nom
user-name-taken = Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble.
user-name-reserved = Ce nom pourrait être pris ici pour autre chose. Choisissez-en un autre.
user-moderator = Modérateur
user-bot-name = Un programme garde son nom : chacun doit voir ce qu’il est.
user-unknown = Ce compte n’existe plus.
user-banned = L’accès à ce serveur vous est interdit.

user-passkeys = Clés d’accès
user-passkeys-none = Vous n’avez pas encore de clé d’accès.
user-passkeys-full = Vous avez autant de clés d’accès qu’il en tient ici. Retirez-en une d’abord.
user-passkey-add = Ajouter une clé d’accès
user-passkey-refused = Cette clé d’accès n’a pas été acceptée. Réessayez.
user-passkey-unknown = Cette clé d’accès n’est pas connue ici. Elle a peut-être été retirée.
user-no-passkeys = Les navigateurs ne créent de clés d’accès que pour un serveur qui a un nom et qu’on atteint par https.
user-last-way = C’est votre seul moyen de revenir. Créez d’abord un code de secours ou ajoutez une autre clé d’accès.
user-remove = Retirer
user-last-used = dernière utilisation

user-code = Code de secours
user-code-there = Vous en avez un. Un nouveau le remplace.
user-code-none = Vous n’en avez pas. Si vous perdez vos appareils, seul un code de secours vous laisse revenir.
user-code-new = Créer un nouveau code
user-code-once = Imprimez ou notez ce code ; il n’est montré qu’une fois. Avec votre nom, il vous ouvre la porte sur tout appareil.
user-code-kept = Je l’ai gardé
user-code-wrong = Ce nom et ce code ne vont pas ensemble.

user-devices = Appareils
user-device-here = cet appareil
user-log-out = Se déconnecter
user-log-out-others = Se déconnecter de tous les autres appareils

user-data = Vos données
user-export = Télécharger tout ce qui est gardé de vous
user-delete = Tout supprimer
user-delete-tip = Votre nom, ce que vous avez écrit, vos clés d’accès et vos appareils sont supprimés aussitôt. Vous quittez les parties en cours ; vos coups restent, joués par quelqu’un sans nom, pour que les autres gardent leurs parties. Saisissez votre nom pour confirmer.
user-delete-go = Supprimer pour toujours
user-delete-name = Ce n’est pas votre nom. Rien n’a été supprimé.

privacy-title = Vie privée et mentions légales
privacy-guest = Qui joue reçoit un seul cookie, qui dit à qui est l’appareil. Il n’y en a pas d’autre, et aucun pistage.
privacy-user = Des comptes, ce serveur garde le nom, la partie publique des clés d’accès, l’empreinte du code de secours, le genre des appareils avec le jour de la dernière visite, une adresse électronique si elle a été donnée, et un identifiant auprès d’un service de connexion s’il a été associé.
privacy-network = Les adresses réseau ne sont pas écrites dans la base ; une nouvelle table ne porte qu’une empreinte à clé, pour que personne ne remplisse le salon à lui seul.
privacy-others = Les coups, les résultats et ce qu’on écrit à une table sont vus par ceux qui peuvent voir la table.
privacy-delete = Chacun télécharge et supprime tout sur sa propre page. Les coups restent sans nom.
privacy-backup = Les sauvegardes du serveur peuvent contenir des données supprimées jusqu’à leur expiration.
privacy-imprint = Qui tient ce serveur
privacy-no-imprint = L’hôte ne l’a pas dit.

## Liens par courriel.

mail-title = Adresse électronique
mail-tip = Pour les lettres que vous demandez, et pour vous connecter par un lien. Personne d’autre ne la voit. Un champ vide la retire.
mail-send = Envoyez-moi un lien
mail-sent = Si tout est juste, une lettre est en route. Son lien sert une fois, pendant 15 minutes.
mail-log-in = Se connecter par courriel
mail-subject = Votre lien vers Khipu
mail-text = Ouvrez ce lien pour continuer. Il sert une fois, pendant 15 minutes. Si vous ne l’avez pas demandé, ne faites rien.
mail-go-on = Continuer
mail-link-old = Ce lien a déjà servi ou il est trop ancien. Demandez-en un autre.
mail-wrong = Aucune lettre ne peut être envoyée à cette adresse.
