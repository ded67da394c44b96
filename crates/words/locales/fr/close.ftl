## Tables fermées par un modérateur.

close-closed = Cette table est fermée : on peut la lire, mais plus personne ne peut agir.
# $name: qui · $why: la raison, dans ses mots
close-by = { $name } : « { $why } »
close-state = fermée par un modérateur
