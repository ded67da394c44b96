## What stands between parts that are put together.

# Between a name and what is said of it; with the spaces that belong around it.
join-colon = {": "}
# Between parts of a list that have commas of their own.
join-semicolon = {"; "}

## What is wrong with something that came from outside.

fault-line = строка
fault-syntax = это невозможно прочитать: { $detail }
fault-too_long = это длиннее допустимого ({ $limit }); сократите
fault-missing = не хватает поля «{ $field }»; добавьте его
fault-unknown_field = здесь нет ничего с именем «{ $field }»; удалите это или проверьте написание
fault-type = здесь должно быть: { $wanted }
fault-range = { $found } выходит за допустимые пределы; укажите число от { $min } до { $max }
fault-unknown_word = слово «{ $word }» здесь неизвестно; { $known ->
    [none] проверьте написание
   *[other] используйте одно из следующих: { $known }
}
fault-twice = «{ $what }» встречается дважды; удалите лишнее
fault-count = «{ $what }»: найдено { $found }, а должно быть { $wanted }
fault-impossible = по правилам такого никогда не бывает ({ $what }, { $rule })
fault-mismatch = не совпадает «{ $what }»: в записи { $found }, здесь { $wanted }
fault-unplayable = ход «{ $text }» сделать нельзя
core-word-table = таблица полей
core-word-list = список
core-word-text = текст
core-word-number = целое число
core-word-points = число очков (целое или с четвертями)
core-word-truth = true или false
core-word-seed = зерно из 64 шестнадцатеричных цифр
core-word-hash = хеш из 16 шестнадцатеричных цифр

## Words that are no move.

notation-missing = Не хватает слова № { $at }; возможные варианты: { $expected }.
notation-unknown = Слово «{ $word }» (№ { $at }) непонятно; возможные варианты: { $expected }.
notation-too-much = Слово «{ $word }» (№ { $at }) лишнее; уберите его.

## Setting up, taking back.

setup-players = Игра не рассчитана на { $found } { $found ->
    [one] игрока
    [few] игроков
    [many] игроков
   *[other] игрока
}; нужно от { $min } до { $max }.
undo-start = Ещё не сделано ни одного хода.
undo-barrier = С тех пор что-то открылось или ход перешёл дальше; отменить это уже нельзя.

## Игра, которую называет запись или стол и в которую здесь нельзя играть. $game: её название; $known: что есть.

resolve-unknown_game = Игры «{ $game }» нет; есть: { $known }.
# $version: версия, о которой речь
resolve-unknown_rules = Эта программа не знает версии { $version } правил игры { $game }, только: { $known }. Более новая программа может её знать; ничего не потеряно.
# $hash: хеш компонентов, о которых речь
resolve-unknown_pack = Компоненты { $hash } игры { $game } здесь неизвестны, только: { $known }. Дайте файл, из которого они взяты, или запись, где он внутри; ничего не потеряно.
# $found, $wanted: хеши
resolve-wrong_pack = Это не те компоненты игры { $game }: их хеш { $found }, а не { $wanted }.
# $faults: все ошибки файла
resolve-bad_pack = Компоненты игры { $game } не читаются: { $faults }
