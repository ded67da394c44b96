## Imperial Settlers at the table: the board, the hand, the buttons.

# Two letters for each colour, shown on cards and tokens beside its pattern.
settlers-board-letter-black = Чё
settlers-board-letter-purple = Фи
settlers-board-letter-blue = Си
settlers-board-letter-brown = Ко
settlers-board-letter-gold = Зо
settlers-board-letter-red = Кр
settlers-board-letter-pink = Ро
settlers-board-letter-grey = Се
settlers-board-letter-orange = Ор
settlers-board-letter-teal = Би

# One resource of any kind, after a number ("take 1 resource from an enemy").
settlers-board-resource = ресурс

# A card in words. $deck is "common" or the name of a faction; $colours, $cost, $raze and $deal are lists, or "none";
# $effect is one or more clauses without a full stop.
settlers-board-card-tip = Локация ({ $kind }); колода: { $deck }{ $colours ->
    [none] .
   *[other] ; цвет: { SAME($colours, "золото") ->
        [yes] золотой
       *[no] { $colours }
    }.
} { $cost ->
    [none] Ничего не стоит.
   *[other] Стоимость: { $cost }.
} { $effect }.{ $raze ->
    [none] {""}
   *[other] {" "}Разрушение: { $raze }.
}{ $deal ->
    [none] {""}
   *[other] {" "}Сделка: { $deal }.
}

## The middle of the table.

settlers-board-round = Раунд { $round } из { $rounds }
settlers-board-stage-lookout = Разведка
settlers-board-stage-production = Производство
settlers-board-stage-action = Действия
settlers-board-stage-attack = Атаки
settlers-board-stage-over = Конец
settlers-board-offer = Открытые карты разведки
settlers-board-prayer = Молитва
settlers-board-prayer-tip = Карты, которые не считаются, затемнены. К остальным добавляются жетоны милости богов тех цветов, которые считаются.
settlers-board-deck = Колода
settlers-board-deck-tip = Колода общих карт лицевой стороной вниз. Когда она кончается, сброс общих карт перемешивают.
settlers-board-discards = Сброс
settlers-board-discards-tip = Сброшенные общие карты. Из них получится следующая общая колода.
settlers-board-first-player = Первый игрок этого раунда

## Tableaus.

settlers-board-passed = Пас: не играет до конца раунда и не может быть целью
settlers-board-locations = Локации
settlers-board-deals = Сделки
settlers-board-deals-tip = Каждая сделка даёт свой товар при заключении и в каждом производстве.
settlers-board-routes = Сделки с локациями соперников
settlers-board-foundations = Фундаменты
settlers-board-foundations-tip = Разрушенные общие локации лицевой стороной вниз. Они заменяют локацию в стоимости карты.
settlers-board-tricolour = трёхцветный жетон
settlers-board-hand-count = Карты в руке
settlers-board-faction-deck = Колода фракции
settlers-board-stored = Карты под локациями
settlers-board-nothing-built = Ничего не построено.
settlers-board-sources = Очки
settlers-board-row = Карты атаки
settlers-board-row-tip = Новейшая — первая цель; остальные по порядку составляют с ней пары. Они же — сделки виртуального игрока.
settlers-board-collection = Коллекция
settlers-board-collection-tip = Вы побеждаете, если локаций фракции у вас больше, чем карт в коллекции виртуального игрока.

## Panels.

settlers-board-empire = Ваша империя
settlers-board-others = Соперники
settlers-board-round-panel = Раунд
# Goods follow.
settlers-board-pool = Предстоит получить:
settlers-board-attack-deck = Карты атаки в колоде
# Common cards of the lookout that somebody has still to choose from; a number follows.
settlers-board-piles = Карты, из которых выбирает
# Said of cards and boards whose values are not the published ones; a rule follows that says how to correct them.
settlers-board-designed-tip = Придумано для Khipu: это не изданные значения. Владелец напечатанных может их исправить.

## The hand.

settlers-board-hand = Ваша рука
settlers-board-nothing-in-hand = В руке нет карт.
settlers-board-pile = Оставьте одну, остальные передаются дальше
settlers-board-looked = Просматриваемые карты

# All that can be done with cards, as one button.
settlers-board-cards = Карты
# What can be done with a card, as a word on a button below it. Short: there is room for about ten letters.
settlers-board-way-build = Построить
settlers-board-way-protect = Защитить
settlers-board-way-deal = Сделка
settlers-board-way-raze = Разрушить
settlers-board-way-tuck = Под локацию
settlers-board-way-take = Взять
settlers-board-way-keep = Оставить
settlers-board-way-give = Отдать
settlers-board-way-foundation = Фундамент
settlers-board-way-discard = Сбросить
settlers-board-way-cash = За очки

## Buttons.

settlers-board-choice-protect = Построить и защитить
settlers-board-choice-deal = Заключить сделку
settlers-board-choice-raze = Разрушить
settlers-board-choice-activate = Активировать
settlers-board-choice-visit = Отправить рабочего
settlers-board-choice-defend = Защитить
settlers-board-choice-samurai = Поставить самурая
settlers-board-choice-tuck = Положить под неё
settlers-board-choice-pass = Пас
settlers-board-choice-done-finish = Завершить ход
settlers-board-choice-done-again = Пока хватит
settlers-board-choice-done-trade = Хватит, { $n ->
    [one] остаётся { $n } рабочий
    [few] остаются { $n } рабочих
   *[other] остаётся { $n } рабочих
}
settlers-board-choice-done-raze = Нет, ничего не разрушать
settlers-board-choice-done-build_free = Нет, ничего не строить
settlers-board-choice-done-cash = Нет, оставить товары
settlers-board-choice-done-keep = Хватит, сбросить остальные карты
settlers-board-choice-done-stored = Хватит, оставить остальные карты
settlers-board-choice-done-offer = Хватит, больше не тратить
settlers-board-choice-done-react = Нет, не платить
# $n workers are exchanged for a $good.
settlers-board-choice-exchange = { $n } { $n ->
    [one] рабочий
   *[other] рабочих
} → { $good }
settlers-board-choice-exchange-card = { $n } { $n ->
    [one] рабочий
   *[other] рабочих
} → { $draw } карта
# What all exchanges have in common.
settlers-board-choice-exchange-kind = { $n } { $n ->
    [one] рабочий
   *[other] рабочих
} → …
settlers-board-choice-draw = Взять { settlers-word-common.accusative }
settlers-board-choice-put = Положить на неё { settlers-word-worker.accusative }
settlers-board-choice-good = { $good }
settlers-board-choice-loot = Взять { settlers-word-worker.accusative }
settlers-board-choice-cash = Превратить { settlers-word-worker.accusative } в очки
settlers-board-choice-attack = Карта атаки: { $good }
# $goods is a list of amounts.
settlers-board-choice-pay = Заплатить: { $goods }
# $own is true for a deal of the viewer; $owner is a name.
settlers-board-choice-bargain = { $own ->
    [true] { $good } («{ $title }»)
   *[false] { $owner }: { $good } («{ $title }»)
}
settlers-board-choice-colour = { settlers-word-gold.masculine }
settlers-board-choice-tricolour = Трёхцветный жетон
settlers-board-choice-steal = { $owner }: { $good }
settlers-board-choice-enemy = { $owner }
settlers-board-choice-pray = Взять карты
settlers-board-choice-tokens = Использовать вместо этого жетоны милости богов
settlers-board-choice-use = Использовать карту «{ $title }»
# $gold is true when gold stands in for the resource.
settlers-board-choice-offer = { $gold ->
    [true] Потратить золото как { settlers-word-worker.accusative }
   *[false] Потратить { settlers-word-worker.accusative }
}

## The board as text.

settlers-board-told-time = Раунд
settlers-board-told-first = Первый игрок: { $who }.
settlers-board-told-deck = Карт в общей колоде: { $deck }, в сбросе: { $discards }.
settlers-board-told-prays = { $who } молится.
# $goods is a list of amounts, or "none".
settlers-board-told-side = { $faction }, { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}. Запас: { $goods ->
    [none] пусто
   *[other] { $goods }
}.
settlers-board-told-cards = { $hand } { $hand ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} в руке, { $deck } в колоде фракции.
settlers-board-told-used = Использована в этом раунде { $n } { $n ->
    [one] раз
    [few] раза
    [many] раз
   *[other] раза
}.
settlers-board-told-defended = На ней лежит жетон защиты.
settlers-board-told-samurai = На ней стоит самурай.
settlers-board-told-blocked = Она заблокирована в этом раунде.
settlers-board-told-visits = Рабочих, пришедших в этом раунде: { $n }.
settlers-board-told-stash = Ресурсов на ней: { $n }.
settlers-board-told-under = { $n ->
    [one] Под ней лежит { $n } карта.
    [few] Под ней лежат { $n } карты.
    [many] Под ней лежат { $n } карт.
   *[other] Под ней лежат { $n } карты.
}
settlers-board-told-tokens = { $n } { $n ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
} статуи.

## In the list of games and where a table is set up.

lobby-solo-settlers = В одиночку, отбивая атаки
lobby-game-settlers = Imperial Settlers с ацтеками
lobby-settlers-about = Три вида локаций, сделки и разрушения, пять раундов; ацтеки молятся, и боги порой отвечают.
new-tip-settlers = Если за столом один человек, после каждого раунда нападает виртуальный игрок.
deck-tip = В стандартной колоде 30 карт: три названия по три копии, шесть по две и девять по одной; базовые карты и, если хотите, карты одного дополнения. Название берётся со всеми копиями.
# $n: number of cards
deck-good = Карт: { $n }. Этой колодой можно играть.
deck-play = Сыграть ею против бота
deck-check = Проверить эти названия
deck-seat = Подготовить стол с ней
