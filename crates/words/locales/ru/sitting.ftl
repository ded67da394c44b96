## За столом, вокруг игры.

sitting-again = Сыграть ещё раз тем же составом
sitting-again-short = Ещё раз
# $link: the way to the next table
sitting-again-line = Сыграем ещё раз: { $link }
sitting-confirm = Спрашивать перед каждым ходом
sitting-notes = Заметки (их не видит никто, кроме вас)
sitting-notes-keep = Сохранить заметки
sitting-notes-long = Эти заметки слишком длинные.
sitting-invite = Пригласить
user-name-of = Имя пользователя
sitting-invited = Вас приглашают
# $game: name of the game
sitting-decline = Отказаться: { $game }
sitting-too-many = К этому столу приглашено уже столько людей, сколько можно.
sitting-sits-already = Этот человек уже сидит за столом.
sitting-not-over = Игра ещё не закончена.
sitting-apart = Что пишут зрители, игроки прочтут только после конца игры.
sitting-mute = Скрыть:
sitting-watching = Смотрят
# $n: how many
sitting-guests = { $n ->
    [one] { $n } гость
    [few] { $n } гостя
   *[many] { $n } гостей
}

## Возврат ходов с согласия других и пароли.

back-ask = Попросить вернуть мой последний ход
# $name: who asks · $n: number of a move
back-asked = { $name } просит вернуть всё начиная с хода { $n }. То, что открылось, остаётся известным.
back-agree = Согласиться
back-refuse = Отказать
back-not-here = Этого не вернуть: игра рейтинговая, ещё не началась или уже закончена, вы ещё не ходили или об этом никто не просит.
lock-title = Пароль
lock-tip = Кто найдёт стол в зале, садится с этим паролем; приглашениям и ссылкам он не нужен:
lock-locked = Чтобы сесть здесь, незнакомым нужен пароль.
lock-wrong = Это не пароль этого стола.
