## Playing and replaying in the terminal. Words in backticks are typed as they stand, in every language.

play-welcome = Введите `help`, чтобы увидеть команды; Tab дополняет.
play-help-head = Введите номер хода или сам ход; названия можно сокращать, а у карт есть и названия, и обозначения.
play-help-moves = возможные ходы ещё раз
play-help-begin = те, что так начинаются
play-help-board = всё поле
play-help-hint = намёк; hint turn: весь ход; hint why: причины
play-help-undo = взять последний ход назад
play-help-why = почему ход невозможен
play-help-score = очки по источникам
play-help-log = что произошло
play-help-save = сохранить партию
play-help-resume = продолжить сохранённую партию
play-help-help = этот текст
play-help-quit = выйти
play-help-foot = Ход состоит из малых шагов. До его конца `undo` их отменяет, если ничего не открылось.
# What stands for what is to be typed
play-word-move = ХОД
play-word-file = ФАЙЛ
# Those who have no name of their own: what they are, and of bots, in brackets, how they play
play-name-human = Игрок
play-name-bot = Бот
play-name-program = Программа
play-name-net = Нейросеть
play-name-random = случайный
play-name-greedy = жадный
play-name-search = перебор
# $name: who sits down
play-curtain = { $name }, нажмите Enter, когда на экран смотрите только вы.
# $why: a sentence; $rule: the number of the rule
play-refused = Невозможно: { $why } ({ $rule })
# $why: a sentence
play-not-understood = { $why } Введите `help` или `moves`.
play-unsaved = Партия не сохранена. `save ФАЙЛ` сохранит её; второе `quit` — выход без сохранения.
play-bye = До свидания.
play-bye-unsaved = До свидания; партия не сохранена.
# $command: what to type to go on
play-bye-saved = До свидания. Продолжить: { $command }
play-why-which = Какой ход? Словами или номером: `why 3`.
# $move: its words
play-possible = Это возможно: `{ $move }`.
# $number: what was typed; $count: how many there are
play-no-number = В списке нет номера { $number }; есть номера от 1 до { $count }.
# $move: its words
play-taken-back = Взято назад: { $move }
play-save-where = Куда? `save game.khipu`
# $command: what to type to go on
play-saved = Сохранено. Продолжить: { $command }
# $file: its name
play-save-other = В файле { $file } другая партия или более длинная запись этой; ничего не записано. Выберите другое имя.
play-resume-which = Какую? `resume game.khipu`
# $file: its name
play-resumed = Продолжаем партию из файла { $file }.
# $there and $here: numbers of seats
play-seats-differ = Мест в той партии: { $there }, в этой: { $here }; запустите её с --resume.
# Before what a move brings, where it is paid by a later choice. $price: goods, or soldiers
play-price = цена: { $price }
play-several = Подходят несколько ходов:
# $n: how many moves begin so
play-step = { $n } { $n ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
# $n: how many are not shown
play-more = … и ещё { $n }; их покажет `moves` с первыми словами.
play-board = `board` показывает поле.
play-page = Enter — дальше, q — хватит
play-thinking = Думаю …
# $move: the first move of the best turn
play-hint-nudge = Обратите внимание: { $move }
# $moves: a list
play-hint-turn = Лучший найденный ход: { $moves }
# $moves: a list; $points: a number; $error: its error
play-hint-ahead = По сравнению с: { $moves } — лучше на { $points } ± { $error } очка
# $moves: a list
play-hint-chances = По сравнению с: { $moves } — очков примерно столько же, но больше шансов на победу
# $moves: a list
play-hint-equal = Примерно так же хорошо: { $moves } (разница в результатах не больше случайной)
play-hint-all-equal = Все сравнённые ходы стоят одинаково в пределах погрешности.
play-hint-only = Ход только один: { $move }
# The reason lies in none of the things that are counted
play-hint-follows = из-за того, что может последовать
play-bot-lost = Бот не знает, что делать; пожалуйста, сообщите об этой партии.
play-program-resigned = { $name }: программа сдалась, дальше играет бот: { $fault }.
score-all = всего
# $name: who
score-wins = Победа: { $name }.
score-nobody = Победителей нет.
# $names: a list
score-shared = Общая победа: { $names }.
# $step, $steps: moves played, and all of them
replay-after = После хода { $step } из { $steps }.
replay-prompt = Enter — следующий ход, b — назад, число — переход, q — выход >
replay-last = Это был последний ход.
# $steps: how many moves
replay-number = Введите число от 0 до { $steps }.

## Уроки в терминале
# $number, $count: какой урок и сколько их; $title: его название
learn-title = Урок { $number } из { $count }: { $title }
learn-resumed = Вы продолжаете с того же места; `again` начинает заново.
learn-name-learner = Игрок
learn-name-opponent = Соперник
learn-hint-read = Enter — дальше; `help` — что можно ввести.
learn-hint-play = Введите ход или его номер. `moves` покажет все остальные.
learn-hint-try = Попробуйте: введите ход или его номер. Он будет отклонён.
learn-hint-guess = Как думаете? Введите номер.
learn-guess-right = Верно.
# $answer: предложение
learn-guess-wrong = Не совсем. Ответ: { $answer }
learn-off-topic = Так можно, но этот урок не о том. Ничего не изменилось.
# $command: что ввести
learn-next-lesson = Следующий урок: `{ $command }`
# $command: что ввести
learn-play = Партия с ботом: `{ $command }`
# $command: что ввести
learn-bye = До встречи. Продолжить: { $command }
learn-state-done = пройден
learn-state-begun = начат
learn-help-back = на шаг назад
learn-help-again = этот урок с начала
learn-help-quit = выйти; урок подождёт
