## Уроки в браузере.

# $game: the name of the game
learn-heading = Обучение: { $game }
learn-about = Каждый урок — это позиция и несколько ходов, которые вы делаете сами. На любую попытку будет ответ, а прерванный урок ждёт вас там, где вы остановились.
learn-begin = Начать с первого урока
learn-resume = Учиться дальше
learn-at-once = Играть сразу
learn-new = Не знаете эту игру?
# $lessons: how many; $minutes: how long they take
learn-invitation = { $lessons ->
    [one] { $lessons } урок
    [few] { $lessons } урока
    [many] { $lessons } уроков
   *[other] { $lessons } урока
}, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
}
# $done of $lessons were done
learn-learnt = Пройдено уроков: { $done } из { $lessons }
learn-go-on = Дальше
learn-try = Попробовать
learn-next = Следующий урок
learn-to-game = Игра против бота
learn-all = Все уроки
learn-picture = Поле в этом месте урока
learn-back = Назад
learn-back-tip = На шаг назад
learn-again = Заново
learn-again-tip = Этот урок с начала
