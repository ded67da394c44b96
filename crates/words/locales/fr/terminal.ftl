## Playing and replaying in the terminal. Words in backticks are typed as they stand, in every language.

play-welcome = Tapez `help` pour voir les commandes ; Tab complète.
play-help-head = Tapez le numéro d’un coup ou le coup lui-même ; on peut abréger, et les cartes ont un nom en plus de leur code.
play-help-moves = revoir les coups possibles
play-help-begin = ceux qui commencent ainsi
play-help-board = tout le plateau
play-help-hint = un indice ; hint turn : tout le tour ; hint why : les raisons
play-help-undo = reprendre le dernier coup
play-help-why = pourquoi un coup est impossible
play-help-score = les points par source
play-help-log = ce qui s’est passé
play-help-save = enregistrer la partie
play-help-resume = reprendre une partie
play-help-help = ce texte
play-help-quit = quitter
play-help-foot = Un tour est fait de petits coups. Jusqu’à sa fin, `undo` les annule, sauf si quelque chose a été révélé.
# What stands for what is to be typed
play-word-move = COUP
play-word-file = FICHIER
# Those who have no name of their own: what they are, and of bots, in brackets, how they play
play-name-human = Joueur
play-name-bot = Bot
play-name-program = Programme
play-name-net = Réseau
play-name-random = au hasard
play-name-greedy = glouton
play-name-search = recherche
# $name: who sits down
play-curtain = { $name }, appuyez sur Entrée quand vous êtes seul devant l’écran.
# $why: a sentence; $rule: the number of the rule
play-refused = Impossible : { $why } ({ $rule })
# $why: a sentence
play-not-understood = { $why } Tapez `help` ou `moves`.
play-unsaved = La partie n’est pas enregistrée. `save FICHIER` l’enregistre ; un second `quit` quitte sans enregistrer.
play-bye = Au revoir.
play-bye-unsaved = Au revoir ; la partie n’a pas été enregistrée.
# $command: what to type to go on
play-bye-saved = Au revoir. Pour continuer : { $command }
play-why-which = Quel coup ? En toutes lettres ou par son numéro : `why 3`.
# $move: its words
play-possible = C’est possible : `{ $move }`.
# $number: what was typed; $count: how many there are
play-no-number = La liste n’a pas de numéro { $number } ; elle va de 1 à { $count }.
# $move: its words
play-taken-back = Annulé : { $move }
play-save-where = Où ? `save partie.khipu`
# $command: what to type to go on
play-saved = Enregistré. Pour continuer : { $command }
# $file: its name
play-save-other = Le fichier { $file } contient une autre partie, ou davantage de celle-ci ; rien n’a été écrit. Choisissez un autre nom.
play-resume-which = Laquelle ? `resume partie.khipu`
# $file: its name
play-resumed = Suite de la partie { $file }.
# $there and $here: numbers of seats
play-seats-differ = Cette partie a { $there } places et celle-ci { $here } ; lancez-la avec --resume.
# Before what a move brings, where it is paid by a later choice. $price: goods, or soldiers
play-price = coût : { $price }
play-several = Plusieurs coups conviennent :
# $n: how many moves begin so
play-step = { $n } { $n ->
    [one] coup
   *[other] coups
}
# $n: how many are not shown
play-more = … et { $n } de plus ; `moves` suivi des premiers mots les montre.
play-board = `board` montre le plateau.
play-page = Entrée : la suite, q : assez
play-thinking = Réflexion…
# $move: the first move of the best turn
play-hint-nudge = À regarder : { $move }
# $moves: a list
play-hint-turn = Le meilleur tour trouvé : { $moves }
# $moves: a list; $points: a number; $error: its error
play-hint-ahead = Par rapport à { $moves } : { $points } ± { $error } points de mieux
# $moves: a list
play-hint-chances = Par rapport à { $moves } : à peu près autant de points, mais de meilleures chances de gagner
# $moves: a list
play-hint-equal = À peu près aussi bon : { $moves } (l’écart des résultats ne dépasse pas le hasard)
play-hint-all-equal = Tous les coups comparés se valent, à l’erreur près.
play-hint-only = Il n’y a qu’un seul coup : { $move }
# The reason lies in none of the things that are counted
play-hint-follows = par ce qui peut suivre
play-bot-lost = Un bot ne sait pas quoi faire ; merci de signaler cette partie.
play-program-resigned = { $name } a abandonné, un bot joue à sa place : { $fault }.
score-all = total
# $name: who
score-wins = { $name } gagne.
score-nobody = Personne ne gagne.
# $names: a list
score-shared = Victoire partagée : { $names }.
# $step, $steps: moves played, and all of them
replay-after = Après le coup { $step } sur { $steps }.
replay-prompt = Entrée : coup suivant, b : retour, un nombre : saut, q : quitter >
replay-last = C’était le dernier coup.
# $steps: how many moves
replay-number = Tapez un nombre de 0 à { $steps }.

## Leçons dans le terminal
# $number, $count : quelle leçon, et combien ; $title : son titre
learn-title = Leçon { $number } sur { $count } : { $title }
learn-resumed = Vous reprenez où vous étiez ; `again` recommence au début.
learn-name-learner = Joueur
learn-name-opponent = Adversaire
learn-hint-read = Entrée : continuer ; `help` : ce qu’on peut taper.
learn-hint-play = Tapez le coup ou son numéro. `moves` liste tous les autres.
learn-hint-try = Essayez : tapez le coup ou son numéro. Il sera refusé.
learn-hint-guess = Qu’en pensez-vous ? Tapez le numéro.
learn-guess-right = Exact.
# $answer : une phrase
learn-guess-wrong = Pas tout à fait. La réponse : { $answer }
learn-off-topic = C’est permis, mais ce n’est pas le sujet de la leçon. Rien n’a changé.
# $command : ce qu’il faut taper
learn-next-lesson = Leçon suivante : `{ $command }`
# $command : ce qu’il faut taper
learn-play = Une partie contre un bot : `{ $command }`
# $command : ce qu’il faut taper
learn-bye = Au revoir. Pour continuer : { $command }
learn-state-done = terminée
learn-state-begun = commencée
learn-help-back = un pas en arrière
learn-help-again = cette leçon depuis le début
learn-help-quit = quitter ; la leçon vous attend
