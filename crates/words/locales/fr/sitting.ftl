## À la table, autour du jeu.

sitting-again = Rejouer avec les mêmes personnes
sitting-again-short = Rejouer
# $link: the way to the next table
sitting-again-line = Rejouons : { $link }
sitting-confirm = Demander avant de jouer un coup
sitting-notes = Notes (personne d’autre ne les voit)
sitting-notes-keep = Garder les notes
sitting-notes-long = Ces notes sont trop longues.
sitting-invite = Inviter
user-name-of = Nom d’un membre
sitting-invited = Vous êtes invité
# $game: name of the game
sitting-decline = Décliner : { $game }
sitting-too-many = On ne peut inviter plus de monde à cette table.
sitting-sits-already = Cette personne est déjà à la table.
sitting-not-over = La partie n’est pas encore finie.
sitting-apart = Les joueurs ne lisent ce qu’écrivent les spectateurs qu’une fois la partie finie.
sitting-mute = Masquer
sitting-watching = Spectateurs
# $n: how many
sitting-guests = { $n ->
    [one] { $n } invité
   *[other] { $n } invités
}

## Reprises avec l’accord des autres, et mots de passe.

back-ask = Demander aux autres de reprendre mon dernier coup
# $name: who asks · $n: number of a move
back-asked = { $name } demande à reprendre tout depuis le coup { $n }. Ce qui a été révélé reste connu.
back-agree = Accepter
back-refuse = Refuser
back-not-here = Cela ne se reprend pas : la partie est classée, n’a pas commencé ou est finie, vous n’avez pas encore joué, ou personne ne l’a demandé.
lock-title = Mot de passe
lock-tip = Qui trouve la table dans le salon s’assoit avec lui ; les invitations et les liens s’en passent :
lock-locked = Il faut un mot de passe aux inconnus pour s’asseoir ici.
lock-wrong = Ce n’est pas le mot de passe de cette table.
