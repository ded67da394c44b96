## The pages around the tables: the lobby, a new table, the rules.

lobby-motto = Настольные игры Анд и Мезоамерики: с друзьями на расстоянии, в одиночку или против бота.
lobby-play = Играть
lobby-rules = Правила
lobby-bots = Против бота
lobby-friends = С друзьями
lobby-more = Все настройки
# $min and $max: numbers of players
lobby-players = { $min ->
    [1] 1–{ $max }
   *[other] { $min }–{ $max }
} { $max ->
    [one] игрок
    [few] игрока
    [many] игроков
   *[other] игрока
}

lobby-your-name = Ваше имя
lobby-save-name = Сохранить
lobby-name-tip = Его видят остальные за столом. Без учётной записи и пароля: вас помнит этот браузер.
lobby-own = Ваши столы
lobby-own-none = Вы пока не сидите ни за одним столом.
lobby-open = Открытые столы
lobby-open-none = Сейчас никто не ждёт игроков.
lobby-finished = Завершённые партии
lobby-look = Смотреть
lobby-continue = Продолжить
lobby-replay = Просмотр
lobby-your-turn = ваш ход
# $names: those whose turn it is
lobby-turn-of = ходит: { $names }
lobby-waiting = ждёт игроков
# $names: the winners
lobby-won = победа: { $names }
lobby-lost = поражение
# $n: number of moves
lobby-moves = { $n } { $n ->
    [one] ход
    [few] хода
    [many] ходов
   *[other] хода
}
lobby-upload = Своя запись партии
lobby-upload-tip = Партия, сохранённая в Khipu, здесь или из командной строки: смотрите её ход за ходом.
lobby-upload-go = Открыть
lobby-unaffiliated = Khipu делают игроки; проект не связан с авторами и издателями этих игр. Если игра вам нравится, купите её.
lobby-theme = Светлое или тёмное оформление
lobby-theme-auto = как на устройстве
lobby-theme-light = светлое
lobby-theme-dark = тёмное
lobby-api = Для программ

new-title = Новый стол
new-seats = Кто где сидит
# $n: number of the seat, from 1
new-seat = Место { $n }
new-me = вы
new-open = тот, кто откроет ссылку
new-here = игрок за этим устройством
new-nobody = никто
new-bot-1 = бот, уровень 1: первая партия
new-bot-2 = бот, уровень 2: знает правила
new-bot-3 = бот, уровень 3: играет по плану
new-bot-4 = бот, уровень 4: думает наперёд
new-bot-5 = бот, уровень 5: самый сильный
new-here-name = Имя
new-options = Правила и настройки
new-options-tip = Всё, что вы не измените, будет как в выбранном издании.
new-solo-options = Легче или сложнее в одиночной игре
new-listed = Показать этот стол в списке, чтобы любой мог присоединиться или смотреть
new-seed = Зерно случайности
new-seed-tip = Оставьте пустым, и всё решит случай. Одно и то же зерно даёт один и тот же расклад.
new-exhibition = Показательная партия: другие могут сесть, хотя зерно выбрано здесь; об этом узнает каждый, кто присоединится
new-away = Бот может заменить отсутствующего
# $n: minutes
new-away-minutes = { $n ->
    [0] сразу; только за столами вне списка
    [one] через { $n } минуту
    [few] через { $n } минуты
    [many] через { $n } минут
   *[other] через { $n } минуты
}
new-start = Открыть стол
new-own-value = Свой выбор

seat-sit = Сесть сюда
# $n: moves played
seat-goes-on = { $n ->
    [0] Партия вот-вот начнётся.
    [one] Партия идёт: сделан { $n } ход.
    [few] Партия идёт: сделано { $n } хода.
    [many] Партия идёт: сделано { $n } ходов.
   *[other] Партия идёт: сделано { $n } хода.
}
seat-waits = Партия начнётся, когда будут заняты все места.
seat-this = это место
# $name: what the seat is called
seat-free = Вас ждёт: { $name }.
# $name: who holds the seat
seat-held = На этом месте уже играет { $name }. Кто нажмёт кнопку, тоже будет видеть его и играть за него: делайте это только на своём устройстве.
seat-hold = Играть и на этом устройстве
seat-look = Только смотреть

## Where decks are built, for games that have them.

deck-title = Конструктор колоды
deck-build = Собрать колоду для этого места

rules-title = Правила с номерами
lobby-page-before = Предыдущие столы
lobby-page-next = Ещё столы
lobby-log-out = Выйти на всех устройствах
lobby-log-out-tip = Сервер забудет все остальные ваши устройства и программы; этот браузер останется.
lobby-new = Новая игра
lobby-score = Счёт
lobby-about = О Khipu
lobby-wait-for-you = { $n ->
    [one] { $n } ждёт вас
    [few] { $n } ждут вас
   *[other] { $n } ждут вас
}
about-designed = Чего нет в правилах или что нам не удалось прочесть, мы придумали сами; такие значения отмечены знаком ✎ везде, где они показаны. Если вы знаете точнее, сообщите нам: у каждого значения в файлах компонентов указан источник, а docs/components.md объясняет, как его исправить.
