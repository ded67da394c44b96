## What stands between parts that are put together.

# Between a name and what is said of it; with the spaces that belong around it.
join-colon = {" : "}
# Between parts of a list that have commas of their own.
join-semicolon = {" ; "}

## What is wrong with something that came from outside.

fault-line = ligne
fault-syntax = ceci est illisible : { $detail }
fault-too_long = ceci dépasse la longueur permise ({ $limit }) ; raccourcissez
fault-missing = il manque « { $field } » ; ajoutez-le
fault-unknown_field = rien ne s’appelle « { $field } » ici ; supprimez-le ou vérifiez l’orthographe
fault-type = valeur attendue ici : { $wanted }
fault-range = { $found } est hors limites ; utilisez un nombre de { $min } à { $max }
fault-unknown_word = « { $word } » est inconnu ici ; { $known ->
    [none] vérifiez l’orthographe
   *[other] utilisez l’un de ces mots : { $known }
}
fault-twice = « { $what } » figure deux fois ; supprimez-en un
fault-count = « { $what } » : il y en a { $found }, mais il en faut { $wanted }
fault-impossible = les règles ne mènent jamais à cela ({ $what }, { $rule })
fault-mismatch = « { $what } » ne concorde pas : { $found } dans l’enregistrement, { $wanted } ici
fault-unplayable = le coup « { $text } » ne peut pas être joué
core-word-table = table de champs
core-word-list = liste
core-word-text = texte
core-word-number = nombre entier
core-word-points = nombre de points (entier ou en quarts)
core-word-truth = true ou false
core-word-seed = graine de 64 chiffres hexadécimaux
core-word-hash = empreinte de 16 chiffres hexadécimaux

## Words that are no move.

notation-missing = Il manque le mot n° { $at } ; possibilités : { $expected }.
notation-unknown = « { $word } » (mot n° { $at }) n’est pas compris ; possibilités : { $expected }.
notation-too-much = « { $word } » (mot n° { $at }) est de trop ; retirez-le.

## Setting up, taking back.

setup-players = On ne peut pas jouer à { $found } ; il faut de { $min } à { $max } joueurs.
undo-start = Aucun coup n’a encore été joué.
undo-barrier = Depuis, quelque chose a été révélé ou la main est passée ; impossible de revenir en arrière.

## Un jeu que nomme un enregistrement ou une table et qui ne peut pas être joué ici. $game : son nom ; $known : ce qu’il y a.

resolve-unknown_game = Il n’y a pas de jeu « { $game } » ; choisissez parmi : { $known }.
# $version : la version demandée
resolve-unknown_rules = Ce programme ne connaît pas la version { $version } des règles de { $game }, seulement : { $known }. Un programme plus récent la connaît peut-être ; rien n’est perdu.
# $hash : l’empreinte des composants demandés
resolve-unknown_pack = Les composants { $hash } de { $game } ne sont pas connus ici, seulement : { $known }. Donnez le fichier d’où ils viennent, ou un enregistrement qui le contient ; rien n’est perdu.
# $found, $wanted : empreintes
resolve-wrong_pack = Ce ne sont pas les bons composants de { $game } : leur empreinte est { $found }, et non { $wanted }.
# $faults : toutes les erreurs du fichier
resolve-bad_pack = Les composants de { $game } ne peuvent pas être lus : { $faults }
