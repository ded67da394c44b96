## What stands between parts that are put together.

# Between a name and what is said of it; with the spaces that belong around it.
join-colon = {": "}
# Between parts of a list that have commas of their own.
join-semicolon = {"; "}

## What is wrong with something that came from outside.

fault-line = line
fault-syntax = this cannot be read: { $detail }
fault-too_long = this is longer than { $limit } allows; shorten it
fault-missing = “{ $field }” is missing; add it
fault-unknown_field = nothing is called “{ $field }” here; remove it or check its spelling
fault-type = a { $wanted } belongs here
fault-range = { $found } is out of bounds; use { $min } to { $max }
fault-unknown_word = “{ $word }” is not known here; { $known ->
    [none] check its spelling
   *[other] use one of: { $known }
}
fault-twice = “{ $what }” is there twice; remove one
fault-count = there are { $found } of “{ $what }”, but there must be { $wanted }
fault-impossible = the rules never lead to this ({ $what }, { $rule })
fault-mismatch = this was made with another { $what } ({ $found }, here { $wanted })
fault-unplayable = the move “{ $text }” cannot be played
core-word-table = table of fields
core-word-list = list
core-word-text = text
core-word-number = whole number
core-word-points = number of points (whole or in quarters)
core-word-truth = true or false
core-word-seed = seed of 64 hexadecimal digits
core-word-hash = hash of 16 hexadecimal digits

## Words that are no move.

notation-missing = Something is missing at word { $at }; it could be: { $expected }.
notation-unknown = “{ $word }” (word { $at }) is not understood; it could be: { $expected }.
notation-too-much = “{ $word }” (word { $at }) is too much; leave it out.

## Setting up, taking back.

setup-players = { $found } { $found ->
    [one] player is
   *[other] players are
} not possible; use { $min } to { $max }.
undo-start = Nothing has been played yet.
undo-barrier = Something was revealed or handed on since; it cannot be taken back.

## A game that a record or a table names, and that cannot be played here. $game: its name; $known: what there is.

resolve-unknown_game = There is no game “{ $game }”; use one of: { $known }.
# $version: the version that is asked for
resolve-unknown_rules = This program does not know version { $version } of the rules of { $game }, only: { $known }. A newer program may know it; nothing is lost.
# $hash: the hash of the components that are asked for
resolve-unknown_pack = The components { $hash } of { $game } are not known here, only: { $known }. Bring the file they come from, or a record that has it inside; nothing is lost.
# $found, $wanted: hashes
resolve-wrong_pack = These components of { $game } are not the right ones: their hash is { $found }, not { $wanted }.
# $faults: every fault of the file
resolve-bad_pack = The components of { $game } cannot be read: { $faults }
