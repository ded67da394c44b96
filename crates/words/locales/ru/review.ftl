## Разбор законченной партии.

# $name: whose game
review-title = Разбор: { $name }
review-about = По тому, что на этом месте знали в тот момент; ничего скрытого здесь не учтено. Числа со знаком ± — оценки.
review-ask = Разобрать эту партию
review-waits = Разбор начнётся, как только никто другой не будет ждать сервер.
# $done of $all steps
review-working = Разбор идёт: { $done } из { $all } шагов.
review-impossible = Эту партию разобрать нельзя.
review-unreadable = Здесь хранится разбор, который эта версия не может прочесть.
review-old = Сделан по прежней мерке: с новыми разборами сравнивать нельзя.
review-anew = Сделать заново
review-not-over = Партию разбирают, когда она закончена.
review-not-shared = Игрок с этого места не открыл свой разбор.
review-too-many = Несколько запрошенных вами разборов ещё не готовы; попросите снова, когда они будут готовы.
# points
review-summary = Перед первым решением ожидалось { $first } очка, вышло { $last }.
review-luck = Случай
review-lost = Свои решения
review-rest = Другие игроки и то, чего мерка не увидела
review-not-understood = Больше четверти осталось без объяснения: эта партия не понята.
review-costliest = Самые дорогие решения
review-none = Ни одно решение не стоило больше, чем мог бы сделать случай.
# $move: its number; $points ± $error
review-cost = Ход { $move }: { $points } ± { $error } очка
review-played = Сыграно
review-try = Попробовать ещё раз
review-board = Поле в тот момент
review-answer = Что было лучше
review-better = Лучше
review-why = Чем лучший ход лучше:
review-then = Чего следовало ожидать потом
review-depends = Дальнейшее зависит от того, что на руках у других; остальное только перечислено.
review-steps = Шаги лучшего варианта
review-picture = Поле на этом шаге
review-backward = Ход назад
review-forward = Следующий ход
review-back = Назад к разбору
review-chance = Что принёс случай
review-no-chance = Ничего примечательного.
# $move: its number; $points ± $error; $name made the move $played
review-event = Ход { $move }: { $points } ± { $error } очка ({ $name }: { $played })
review-turns = Все решения
review-move = Ход
review-points = Ожидаемые очки
review-place = Ожидаемое место
review-loss = Потеря
review-turn = Что сыграно
review-swing = Ожидаемые очки от первого решения до конца
review-swing-tip = Линия: ожидаемые очки. Чёрточки: случай. Точки: цена решений.
review-share = Открыть по ссылке
review-unshare = Закрыть доступ
review-shared = Каждый, у кого есть адрес этой страницы, видит этот разбор.
review-stopped = Разбор прерван: это его часть.
# a decision that is tried again at a table of its own, against what was played; $points ± $error
review-retry-played-same = Ваш ход: такой же, как в законченной партии.
review-retry-played-equal = Ваш ход: примерно так же хорош, как в законченной партии.
review-retry-played-better = Ваш ход: на { $points } ± { $error } очка лучше, чем в законченной партии.
review-retry-played-worse = Ваш ход: на { $points } ± { $error } очка хуже, чем в законченной партии.
# the same, against the best turn that the review found
review-retry-best-same = Это лучший ход, который нашёл разбор.
review-retry-best-equal = Он примерно так же хорош, как лучший ход, который нашёл разбор.
review-retry-best-better = Он на { $points } ± { $error } очка лучше, чем лучший ход, который нашёл разбор.
review-retry-best-worse = Лучший ход, который нашёл разбор, ещё на { $points } ± { $error } очка лучше.
# a line of the terminal: $first, $last and the rest are points
review-line = Очки: ожидалось { $first }, вышло { $last }: случай { $luck }, свои решения { $lost }, другие игроки и то, чего мерка не увидела { $rest }
