## Задачи.

puzzle-title = Задача
puzzle-ask = Найдите лучший ход. Сыграйте его на поле: подойдёт любой порядок, ведущий к той же позиции.
puzzle-closing = Верно. Ни один другой ход не так хорош.
puzzle-missed = Есть ход лучше. Посмотрите ещё раз: позиция прежняя.
puzzle-list = Задачи: { $game }
puzzle-about = Позиции из настоящих партий, в которых один ход явно лучше всех остальных и не тот, что кажется лучшим с первого взгляда.
puzzle-of-the-day = Задача дня
puzzle-solve = Решить
puzzle-picture = Поле задачи
puzzle-solved = решена
puzzle-why = Ответ и почему
puzzle-second = Следующий по силе
puzzle-back = Назад к задаче
puzzle-all = Все задачи
puzzle-heading = Задача { $number } из { $count }
puzzle-hint = Вводите действия хода одно за другим; `answer` покажет ответ.
puzzle-answer = Ответ: { $answer }
puzzle-bye = Вернуться к ней: `{ $command }`
puzzle-next-one = Следующая задача: `{ $command }`
# $rating ± $deviation, from $tried puzzles
puzzle-own-rating = Ваш рейтинг в задачах: { $rating } ± { $deviation }, задач: { $tried }. Считается только первая попытка; посмотреть ответ — тоже попытка.
puzzle-give-up = Показать ответ
puzzle-give-up-tip = Кто смотрит ответ до первой попытки, тот задачу не решил.
# A button: the puzzle that fits best what the solver can do
puzzle-next = Следующая задача для вас
puzzle-all-solved = Все они уже решены.
puzzle-no-theme = Без темы
# $solved, $count: how many of the puzzles with a theme
puzzle-solved-of = решено: { $solved } из { $count }
