## Tables that a moderator has closed.

close-closed = This table is closed: it can be read, and nobody can act.
# $name: who · $why: the reason, in their words
close-by = { $name }: “{ $why }”
close-state = closed by a moderator
