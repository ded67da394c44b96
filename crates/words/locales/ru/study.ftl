## Студии: законченные партии с вариантами, комментариями и рисунками.

study-list = Студии
study-about = Студия — это законченная партия, позиция или новая партия с вашими вариантами, комментариями и стрелками. Никто другой её не видит, пока вы не откроете доступ.
study-list-none = У вас пока нет студий. Начните здесь или с законченной партии, разбора или задачи.
study-new = Новая партия для изучения
study-new-game = Игра
study-new-players = Игроки
study-new-seed = Зерно
study-new-go = Начать
study-upload = Из файла
study-upload-tip = Студия, запись партии или позиция:
study-upload-go = Открыть
study-is-shared = открыта по ссылке
study-drop = Удалить…
study-drop-sure = Удалить навсегда
study-none = Такой студии нет, или доступ к ней закрыт.
study-not-yours = Эта студия чужая; скопируйте её, чтобы изменять.
study-not-over = Партию изучают, когда она закончена для всех, кто в неё играет.
study-too-many = У вас столько студий, на сколько хватает места; сначала удалите какую-нибудь.
study-not-turn = Этому месту здесь нечего решать; посмотрите глазами того, кто решает.
study-values-wait = Оценки, которые вы запросили, ещё считаются; попросите снова, когда они будут готовы.
study-puzzle-first = Сначала попробуйте решить задачу.
# $number: of the seat, from 1
study-seat = Место { $number }
study-this = Изучить
# $game: its name
study-untitled = Студия: { $game }
# $points: names with points
study-over = Партия закончена: { $points }
study-steps = Шаги
study-first = К началу
study-last = К концу варианта
study-draw = Рисовать
study-draw-tip = Выберите место дважды, чтобы отметить его, или два места, чтобы провести стрелку; ещё раз — чтобы убрать
study-start = Начало
study-commented = есть комментарий или рисунок
study-moves = Ходы
study-variations = Варианты
study-comment = Комментарий
study-comment-keep = Сохранить комментарий
study-marks = Нарисовано на поле
study-mark-remove = Убрать
study-cut = Удалить с этого хода
study-eyes = Чьими глазами
study-eyes-turn = того, кто решает
study-eyes-none = зрителя
study-values = Оценки
study-values-ask = Сколько стоят ходы?
study-values-old = По прежней мерке: с новыми оценками сравнивать нельзя.
study-values-one = Сравнивать нечего: ход один, или ходов нет.
# $points ± $error
study-value = { $points } ± { $error } очка
# $points ± $error
study-value-behind = на { $points } ± { $error } хуже лучшего
study-whole = Вся студия
study-title = Название
study-title-keep = Сохранить название
study-share = Открыть по ссылке
study-unshare = Закрыть доступ
study-shared = Каждый, у кого есть адрес этой страницы, может смотреть эту студию; изменять её не может никто другой.
study-copy = Скопировать в мои студии
study-file = Скачать файлом

## В терминале.

study-hint = Enter: следующий ход; «help» покажет, что ещё можно.
study-last-here = Вариант здесь кончается: сыграйте ход, чтобы идти дальше.
study-node-range = В этой студии узлы от 0 до { $last }.
study-saved = Сохранено в { $file }.
study-unsaved = Изменения не сохранены. «save» сохранит их, ещё одно «quit» — выход без них.
study-help-next = следующий ход варианта (также Enter)
study-help-back = на ход назад
study-help-go = к узлу с этим номером
study-help-line = ходы с номерами и места, где отходят варианты
study-help-comment = комментарий к этому узлу
study-help-mark = отмечает место или проводит стрелку ко второму; ещё раз — убирает
study-help-values = сколько стоят ходы
study-help-cut = удаляет этот узел и всё, что после него
study-help-save = записывает студию в её файл или в другой
study-help-quit = выход
