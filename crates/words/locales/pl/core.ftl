## What stands between parts that are put together.

# Between a name and what is said of it; with the spaces that belong around it.
join-colon = {": "}
# Between parts of a list that have commas of their own.
join-semicolon = {"; "}

## What is wrong with something that came from outside.

fault-line = wiersz
fault-syntax = tego nie da się odczytać: { $detail }
fault-too_long = to przekracza dozwoloną długość ({ $limit }); skróć to
fault-missing = brakuje pola „{ $field }”; dodaj je
fault-unknown_field = nic tutaj nie nazywa się „{ $field }”; usuń to lub sprawdź pisownię
fault-type = tu powinno być: { $wanted }
fault-range = { $found } wykracza poza zakres; podaj liczbę od { $min } do { $max }
fault-unknown_word = słowo „{ $word }” nie jest tu znane; { $known ->
    [none] sprawdź pisownię
   *[other] użyj jednego z tych: { $known }
}
fault-twice = „{ $what }” występuje dwa razy; usuń jedno z wystąpień
fault-count = „{ $what }”: jest { $found }, a musi być { $wanted }
fault-impossible = zgodnie z regułami nigdy do tego nie dochodzi ({ $what }, { $rule })
fault-mismatch = nie zgadza się „{ $what }”: w zapisie { $found }, tutaj { $wanted }
fault-unplayable = ruchu „{ $text }” nie można wykonać
core-word-table = tabela pól
core-word-list = lista
core-word-text = tekst
core-word-number = liczba całkowita
core-word-points = liczba punktów (całkowita lub z ćwiartkami)
core-word-truth = true lub false
core-word-seed = ziarno złożone z 64 cyfr szesnastkowych
core-word-hash = skrót złożony z 16 cyfr szesnastkowych

## Words that are no move.

notation-missing = Brakuje słowa nr { $at }; może to być: { $expected }.
notation-unknown = Słowo „{ $word }” (nr { $at }) jest niezrozumiałe; może to być: { $expected }.
notation-too-much = Słowo „{ $word }” (nr { $at }) jest zbędne; pomiń je.

## Setting up, taking back.

setup-players = Nie da się zagrać w { $found } { $found ->
    [one] osobę
    [few] osoby
    [many] osób
   *[other] osoby
}; graczy może być od { $min } do { $max }.
undo-start = Nie wykonano jeszcze żadnego ruchu.
undo-barrier = Od tamtej pory coś odkryto albo kolej przeszła dalej; tego nie można już cofnąć.

## Gra, którą wymienia zapis lub stół, a której nie da się tu rozegrać. $game: jej nazwa; $known: co jest.

resolve-unknown_game = Nie ma gry „{ $game }”; do wyboru: { $known }.
# $version: wersja, o którą chodzi
resolve-unknown_rules = Ten program nie zna wersji { $version } zasad gry { $game }, tylko: { $known }. Nowszy program może ją znać; nic nie przepadło.
# $hash: skrót komponentów, o które chodzi
resolve-unknown_pack = Komponenty { $hash } gry { $game } nie są tu znane, tylko: { $known }. Podaj plik, z którego pochodzą, albo zapis, który go zawiera; nic nie przepadło.
# $found, $wanted: skróty
resolve-wrong_pack = To nie są właściwe komponenty gry { $game }: ich skrót to { $found }, a nie { $wanted }.
# $faults: wszystkie błędy pliku
resolve-bad_pack = Nie można odczytać komponentów gry { $game }: { $faults }
