## Les études : des parties terminées, avec des variantes, des commentaires et des dessins.

study-list = Études
study-about = Une étude est une partie terminée, une position ou une nouvelle partie, avec vos variantes, vos commentaires et vos flèches. Personne d’autre ne la voit tant que vous ne la partagez pas.
study-list-none = Vous n’avez pas encore d’étude. Commencez ici, ou à partir d’une partie terminée, d’une analyse ou d’un problème.
study-new = Une nouvelle partie à étudier
study-new-game = Jeu
study-new-players = Joueurs
study-new-seed = Graine
study-new-go = Commencer
study-upload = À partir d’un fichier
study-upload-tip = Une étude, une partie enregistrée ou une position :
study-upload-go = Ouvrir
study-is-shared = partagée
study-drop = Supprimer…
study-drop-sure = Supprimer définitivement
study-none = Cette étude n’existe pas, ou elle n’est pas partagée.
study-not-yours = Cette étude est à quelqu’un d’autre ; copiez-la pour la modifier.
study-not-over = Une partie s’étudie quand elle est terminée pour toutes les personnes qui y jouent.
study-too-many = Vous avez autant d’études qu’il y a de place ; supprimez-en d’abord une.
study-not-turn = Cette place n’a rien à décider ici ; regardez par les yeux de celle qui décide.
study-values-wait = Les valeurs que vous avez demandées sont encore en calcul ; revenez quand elles seront prêtes.
study-puzzle-first = Essayez d’abord le problème.
# $number: of the seat, from 1
study-seat = Place { $number }
study-this = Étudier
# $game: its name
study-untitled = Étude : { $game }
# $points: names with points
study-over = La partie est terminée : { $points }
study-steps = Étapes
study-first = Au début
study-last = À la fin de la variante
study-draw = Dessiner
study-draw-tip = Choisissez deux fois une case pour la marquer, ou deux cases pour une flèche ; encore une fois pour l’effacer
study-start = Début
study-commented = porte un commentaire ou un dessin
study-moves = Coups
study-variations = Variantes
study-comment = Commentaire
study-comment-keep = Enregistrer le commentaire
study-marks = Dessiné sur le plateau
study-mark-remove = Effacer
study-cut = Supprimer à partir de ce coup
study-eyes = Vu par
study-eyes-turn = qui décide
study-eyes-none = le public
study-values = Valeurs
study-values-ask = Que valent les coups ?
study-values-old = D’après une mesure antérieure : à ne pas comparer avec de nouvelles valeurs.
study-values-one = Il n’y a rien à comparer : un seul coup, ou aucun.
# $points ± $error
study-value = { $points } ± { $error } points
# $points ± $error
study-value-behind = { $points } ± { $error } derrière le meilleur
study-whole = Toute l’étude
study-title = Titre
study-title-keep = Enregistrer le titre
study-share = Partager par son lien
study-unshare = Ne plus partager
study-shared = Toute personne qui a l’adresse de cette page peut regarder cette étude, et personne d’autre ne peut la modifier.
study-copy = Copier dans mes études
study-file = Télécharger en fichier

## Dans le terminal.

study-hint = Entrée : le coup suivant ; « help » montre le reste.
study-last-here = La variante s’arrête ici : jouez un coup pour continuer.
study-node-range = Cette étude a les nœuds 0 à { $last }.
study-saved = Enregistré dans { $file }.
study-unsaved = Vos changements ne sont pas enregistrés. « save » les garde, un second « quit » sort sans eux.
study-help-next = le coup suivant de la variante (aussi Entrée)
study-help-back = un coup en arrière
study-help-go = à un nœud, par son numéro
study-help-line = les coups avec leurs numéros, et où partent les variantes
study-help-comment = commente ce nœud
study-help-mark = marque une case, ou trace une flèche vers une seconde ; encore une fois l’efface
study-help-values = ce que valent les coups
study-help-cut = supprime ce nœud et tout ce qui suit
study-help-save = écrit l’étude dans son fichier, ou dans un autre
study-help-quit = sort
