## The table page.

# Who acts and what is asked. After page-status-you comes what is asked, in small letters: «оставьте два из своих четырёх жетонов».
page-status-you = Ваш ход:
# $n: how many seats are open
page-waiting = { $n ->
    [one] Ждём ещё { $n } игрока
    [few] Ждём ещё { $n } игроков
    [many] Ждём ещё { $n } игроков
   *[other] Ждём ещё { $n } игрока
}
page-waiting-sample = Партия раздаётся, когда заняты все места. Поле позади — только образец.
page-board-as-it-begins = Вы видите поле таким, каким оно будет в начале.
# $n: how many seats the table has
page-number-of-players = { $n } { $n ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}
page-seat-free = свободно
# $names: the winners; $n: how many
page-status-over = { $n ->
    [0] Игра окончена: не побеждает никто.
    [one] Игра окончена: побеждает { $names }.
   *[other] Игра окончена: побеждают { $names }.
}
# $step: moves played at the moment on show; $steps: moves played in all
page-moment = Ход { $step } из { $steps }.

## Buttons of a decision.

page-undo = Отменить
page-undo-tip = Отменить последний шаг, но не то, что уже открылось
page-restart = Ход заново
page-restart-tip = Отменить все шаги этого хода, но не то, что уже открылось
page-unpick = Выбрать заново
page-confirm = Подтвердить
page-do-it = Сделать
page-cancel = Отмена
page-typed = Ввести ход
page-preview = Что это стоит и что даёт

## Parts of the page.

page-board = Поле
page-players = Игроки
page-areas = Что лежит перед игроком
page-hand = Что у вас в руке
page-panels = Части поля
page-actions = Что вы можете сделать
page-choices = Выберите
page-free-actions = В любой момент
page-since = После вашего хода
# A button “+3” beside what fits into a line.
page-since-more = Остальное в журнале
page-again = Показать ещё раз
page-revealed = Открыто
page-seen = Понятно
page-log = Журнал
page-chat = Чат
page-more = Стол и настройки
page-described = Поле словами
page-close = Закрыть
page-skip = Пропустить
page-rules = Правила с номерами
page-options = Настройки этой партии
page-record = Запись этой партии
page-tab-more = Стол

## Chat.

page-chat-write = Написать в чат
page-chat-send = Отправить

## Looking at earlier moments.

page-replay = Прошлые моменты
page-slider = Сделано ходов
page-step-back = На ход назад
page-step-on = На ход вперёд
page-play = Воспроизвести партию или остановить
page-moment-link = Ссылка на этот момент
page-back-to-now = К текущему моменту

## Who sits where.

page-seats = Кто где сидит
page-open-seat = свободно
page-left-seat = игрок ушёл; хозяин стола может снова открыть место
page-open-again = Пустить сюда другого
# $minutes: how long somebody must be away before the host may give the seat to a bot
page-away = { $minutes ->
    [0] Среди друзей: хозяин стола может сразу посадить бота за того, кого нет на месте.
    [one] Того, кто отсутствует { $minutes } минуту, хозяин стола может заменить ботом.
    [few] Того, кто отсутствует { $minutes } минуты, хозяин стола может заменить ботом.
    [many] Того, кто отсутствует { $minutes } минут, хозяин стола может заменить ботом.
   *[other] Того, кто отсутствует { $minutes } минуты, хозяин стола может заменить ботом.
}
page-exhibition = Показательная партия: её зерно выбрано, так что хозяин стола может знать всё скрытое.
page-take-seat = Сесть сюда
page-here = за столом
# $level: from 1 to 5
page-bot = бот, уровень { $level }
# $level: from 1 to 5; a bot plays until the person comes back
page-substitute = бот, уровень { $level }, вместо отсутствующего игрока
# Beside the name of a bot that was given up after several tries
page-bot-stuck = застрял: не смог принять решение, и игра ждёт. Сообщите тому, кто ведёт сервер.
page-look-as = Смотреть как
page-own-seats = Ваши места и ссылки
page-seat-links-tip = У кого есть ссылка на место, тот может на него сесть: отправьте её другу или откройте на другом устройстве. Как только кто-то сел, прежние ссылки не действуют.
page-seat-link = Ссылка
page-own-link = Ссылка для вашего другого устройства
page-copy = Копировать
page-name-here = Имя за этим столом
page-rename = Переименовать
page-bot-level = Уровень бота
page-give-to-bot = Отдать боту
page-bot-for-me = Пусть за меня играет бот
page-come-back = Вернуться в игру
page-leave = Уйти
page-leave-asks = Партия уже идёт: сами вы вернуться не сможете. Снова открыть место, вам или другому, может только хозяин стола.
page-leave-asks-waiting = Место снова станет свободным для других.
page-leave-yes = Уйти из-за стола
page-bot-for-me-asks = Бот будет ходить за вас, пока вы не вернётесь в игру. Его ходы уже не отменить.
page-bot-for-me-yes = Да, пусть играет

## The curtain of a shared device.

page-curtain = Передайте устройство
# $name: who is next
page-pass-to = Устройство берёт { $name }.
# $name: who is next
page-i-am = Это я, { $name }
page-stay = Остаться здесь

## The result.

page-score = Счёт
page-score-picture = Очки по ходу партии
page-source = Источник
page-total = Всего
page-won = победа
page-back-to-table = К столу
# $n: number of moves
page-moves = { $n } { $n ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}

## The seed.

page-seed-heading = Случай
page-seed-about = Вся случайность этой партии берётся из одного секретного зерна. Его хеш виден с самого начала, так что подменить зерно потом никто не может.
page-seed-shared = Случай этой партии никто не может ни знать, ни выбрать: он складывается из части сервера, хеш которой виден ещё до того, как кто-либо сел, и из части каждого, кто садится.
page-server-promise = Хеш части сервера:
# $seat: number of the seat, from 1; after it comes what that person added
page-part-own = Место { $seat }, от игрока:
# $seat: number of the seat, from 1; the person sent none, so the server made it
page-part-made = Место { $seat }, создано сервером:
page-commitment = Хеш зерна:
page-seed = Зерно:
page-seed-check = Проверить в этом браузере
page-seed-alone = Чтобы проверить самостоятельно, воспроизведите запись командой:
page-seed-none = Эта партия началась с заданной позиции, хеша зерна у неё нет.

## Settings and keys.

page-settings = Настройки
page-speed = Показывать чужие ходы
page-speed-off = сразу
page-speed-fast = быстро
page-speed-normal = шаг за шагом
page-speed-slow = медленно
page-keys = Клавиши
page-key-tab = к тому, что можно выбрать, и к кнопкам
page-key-arrows = от места к месту на поле
page-key-enter = выбрать
page-key-escape = снять выбор, закрыть, пропустить
page-key-undo = отменить
page-key-restart = ход заново
page-key-confirm = подтвердить выбор
page-key-end = завершить ход или шаг
page-key-type = ввести ход
page-key-status = что нужно сделать
page-key-chat = написать в чат
page-key-step = на ход назад или вперёд
page-key-panel = от одной части поля к другой
page-key-log = журнал и чат

## Sentences that the page says by itself.

page-say-stale = За это время кое-что изменилось; вот как стол выглядит сейчас.
page-say-unsent = Не удалось связаться со столом. Ход не сделан; попробуйте ещё раз.
page-say-refused = Это оказалось невозможно.
page-say-live = на связи
page-say-lost = связь потеряна; пробуем снова
page-say-offline = нет сети
page-say-seed-right = Всё верно: зерно даёт тот же хеш.
page-say-seed-own = Всё верно: зерно даёт те же хеши, и в нём есть то, что добавил этот браузер.
page-say-seed-wrong = Не сходится: зерно даёт другой хеш.

## Inviting, and the end.

page-watch = Смотреть
page-invites = { $name } приглашает вас в игру «{ $game }»
page-invite-link = Отправьте эту ссылку тем, кто будет играть с вами
page-sources = Откуда взялись очки
page-rematch = Ещё раз, те же места
page-end-mine = { $rest ->
    [0] Вы победили: { $points }
   *[other] Вы победили, { $points } против { $others }
}
page-end = { $n ->
    [0] Никто не победил
    [one] Победа: { $names }, { $points } против { $others }
   *[other] Победили { $names }, у каждого { $points }
}
page-legend = Что значат символы
page-say-designed = Это значение придумали мы сами; на странице «О Khipu» сказано, как его исправить.
