## My games, and the public page of a user.

games-title = Мои игры
games-filter = Какие игры
games-all = Все
games-key = Следующая игра, где ваш ход:
games-waiting = Ваш ход
games-waiting-none = Вас никто не ждёт.
games-running = Идут
games-running-none = Больше ничего не идёт.
games-finished-none = Ни одна игра ещё не закончена.

profile-title = Что видят о вас другие
profile-since = Регистрация:
profile-results = Результаты
profile-results-none = Ни одна открытая игра ещё не закончена.
profile-running-none = Открытых игр сейчас нет.
# $games: number of games, $won: how many of them were won
profile-result = { $games ->
    [one] { $games } игра
    [few] { $games } игры
   *[many] { $games } игр
}, побед: { $won }
