## What the server itself says: names of seats, refusals, errors.

# $seat: number of the seat, from 1
server-bot = Бот { $seat }
# $seat: number of the seat, from 1
server-open-seat = Место { $seat }

server-stale = За столом уже что-то изменилось; посмотрите ещё раз.
server-not-yours = Это не ваше место.
server-seat-taken = Здесь уже кто-то сидит.
server-no-table = Такого стола нет.
server-no-page = Такой страницы нет.
server-no-move = Такого хода в списке нет.
server-no-moment = Такого момента в партии нет.
# $game: the name that was given
server-no-game = Игры «{ $game }» здесь нет.
server-undo-not-yours = Последний ход не ваш, отменить его вы не можете.
server-name-invalid = В имени должно быть от 1 до 32 видимых символов.
server-chat-invalid = В сообщении должно быть от 1 до 500 символов.
server-broken = Что-то сломалось; стол загружается заново. Попробуйте ещё раз.
server-store = Это не удалось записать, поэтому ничего не произошло. Попробуйте ещё раз.
server-forbidden = Это пришло с другой страницы, или ваша страница устарела; загрузите её заново.
server-too-often = Слишком часто; подождите немного.
server-bad-request = Этот запрос непонятен.
server-link-invalid = Эта ссылка не ведёт ни к какому месту.
server-preview-reveals = Что-то откроется; что именно, пока никто не знает.
server-possible = Это возможно.
server-no-wish = Сейчас с этим ничего нельзя сделать.
server-not-over = Счёт подводится, когда партия окончена.
server-guest = Гость
server-name-of-player = Так зовут одного из играющих за этим столом; чтобы писать здесь, выберите другое имя.
server-too-many-tables = У вас слишком много незаконченных партий; сначала закончите некоторые из них.
server-disk-full = На диске сервера нет места, поэтому ничего не произошло. Сообщите тому, кто ведёт сервер.
server-read-only = Сервер не может писать на диск, поэтому ничего не произошло. Сообщите тому, кто ведёт сервер.
server-disk-error = Диск сервера сообщает об ошибке, поэтому ничего не произошло. Сообщите тому, кто ведёт сервер.
server-damaged = Этот стол нельзя прочитать: его запись повреждена. Другие столы не пострадали.
server-unknown-token = Этот токен здесь не известен, или срок его действия истёк.
server-full = На сервере нет места для новых гостей.
server-level = У бота может быть уровень от 1 до 5.
