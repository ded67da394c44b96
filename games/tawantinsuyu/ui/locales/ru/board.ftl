## The board at the table: labels (a few words) and tips (a sentence or two).

tawantinsuyu-board-or = или
tawantinsuyu-board-nothing = ничего

# $id: the name of the space, as T1a; $terrace: upper, middle, lower; $section: 1 to 5; $god: the name of its symbol;
# $colour: blue, green or plain; $tasks: three tasks.
tawantinsuyu-board-space = «{ $god }», { $terrace } терраса, сектор { $section }
tawantinsuyu-board-space-tip = Сектор { $section }, { $terrace } терраса, символ «{ $god }». { $colour ->
    [blue] Синяя клетка: у архитектора здесь на поручение больше.{" "}
    [green] Зелёная клетка: у ремесленника здесь на поручение больше.{" "}
   *[plain] {""}
}Поручения рядом: { $tasks }.

# $n: how many are gathered, or cards and weavings drawn; $cost, $large: prices; $gives: what stairs bring;
# $one, $two, $three: corn for so many weavings.
tawantinsuyu-board-task-potato = Соберите { $n } { $n ->
    [one] картофель
   *[other] картофеля
}.
tawantinsuyu-board-task-corn = Соберите { $n } { $n ->
    [one] кукурузу
   *[other] кукурузы
}.
tawantinsuyu-board-task-stone = Соберите { $n } { $n ->
    [one] камень
    [few] камня
    [many] камней
   *[other] камня
}.
tawantinsuyu-board-task-gold = Соберите { $n } { $n ->
    [one] золото
   *[other] золота
}.
tawantinsuyu-board-task-weavings = Посмотрите { $n } { $n ->
    [one] узор
    [few] узора
    [many] узоров
   *[other] узора
} и купите один, два или три (кукуруза: { $one }, { $two }, { $three }); остальные игроки могут купить по одному из оставшихся.
tawantinsuyu-board-task-build = Постройте здание с рынка, заплатив его стоимость.
tawantinsuyu-board-task-stairs = Постройте ступени. Стоимость: { $cost }. Вы получаете: { $gives }.
tawantinsuyu-board-task-statue = Создайте маленькую статую (стоимость: { $cost }) или большую (стоимость: { $large }).
tawantinsuyu-board-task-training = Возьмите { $n } { $n ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
} армии и оставьте одну.
tawantinsuyu-board-task-merchant = Каждое соединение одинаковых символов в ваших гобеленах даёт бонус.
tawantinsuyu-board-task-produce = Одно ваше производственное здание даёт бонус и остаётся лицевой стороной вверх.

# $large, $small: temple steps for a statue; $one, $two, $three: corn for so many steps; $other: corn of the others.
tawantinsuyu-board-action-worship = Сбросьте большую статую за { $large } { $large ->
    [one] ступень
    [few] ступени
    [many] ступеней
   *[other] ступени
} храма и маленькую за { $small }; остальные сбрасывают одну статую за одну ступень.
tawantinsuyu-board-action-offering = Заплатите кукурузу за одну, две или три ступени храма ({ $one }, { $two }, { $three }); остальные — за одну ({ $other }).
tawantinsuyu-board-action-rejuvenate = Переверните здания и карты армии лицевой стороной вверх: что-то одно бесплатно, остальное за еду; другие игроки — за кукурузу.
tawantinsuyu-board-action-conquest = Один рабочий уходит в военные потери; все могут разыграть карты армии и завоёвывать, вы — дважды.
tawantinsuyu-board-action-production = Ваши производственные здания дают бонусы и переворачиваются лицевой стороной вниз; у остальных так же.

# $section: 1 to 5; $lower: true or false; $saves: food saved.
tawantinsuyu-board-stairs = { $lower ->
    [true] Нижние
   *[false] Верхние
} ступени сектора { $section }
tawantinsuyu-board-stairs-tip = Каждому, кто здесь спускается, они экономят { $saves } { $saves ->
    [one] еду
   *[other] еды
}; если это не владелец, владелец получает очко.{ $lower ->
    [true] {" "}Сначала нужны верхние.
   *[false] {""}
}

# $id: as AN3; $region: its name; $turn, $discard: soldiers; $gives: what is gained.
tawantinsuyu-board-conquest = { $region }: { $gives }
tawantinsuyu-board-conquest-tip = Для завоевания нужны солдаты: перевернуть { $turn } и сбросить { $discard }. Вы получаете: { $gives }. На церемонии лидер региона получает очко за каждого рабочего в военных потерях.

# $n: the number of the step; $points: at festivals; $last: at the end; $gives: goods at festivals.
tawantinsuyu-board-step = Ступень { $n } храма
tawantinsuyu-board-step-tip = За подъём сюда и на каждой церемонии на этой ступени: { $gives }. Церемония даёт { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}{ $last ->
    [0] .
   *[other] , конец игры — { $last }.
}

# $id: as Z12; $production: true or false; $cost: its price; $does: what it does, or produces.
tawantinsuyu-board-building = { $id }: { $does }
tawantinsuyu-board-building-tip = { $production ->
    [true] Производственное здание. Стоимость: { $cost }. Даёт: { $does }.
   *[false] Постоянное здание. Стоимость: { $cost }. Свойство: { $does }.
}

# $id: as GC17; $god: its symbol; $gives: its benefits.
tawantinsuyu-board-god_card = «{ $god }»: { $gives }
tawantinsuyu-board-god_card-tip = Позволяет разместить рабочего на клетке с символом «{ $god }». Если у вас есть статуя с этим символом, вы получаете: { $gives }.

# $id: as corn2; $soldiers: how many; $gives: what it brings when discarded from the hand.
tawantinsuyu-board-army_card = Карта армии «{ $gives }»
tawantinsuyu-board-army_card-tip = { $soldiers } { $soldiers ->
    [one] солдат
    [few] солдата
    [many] солдат
   *[other] солдата
}; в свой ход эту карту можно сбросить с руки и получить: { $gives }.

# $id: as W17; $pattern: its colour; $left, $right: the symbols of its edges. In the tip: their rewards.
tawantinsuyu-board-weaving = { $id }: { $pattern }, { $left } – { $right }
tawantinsuyu-board-weaving-tip = Узоры одного цвета в гобелене не повторяются. Рядом с таким же символом левый край даёт: { $left }, правый край: { $right }.

# $god, $size: which statue; $cost: its price; $points: what it scores.
tawantinsuyu-board-statue = { SAME($size, "маленькая") ->
    [yes] Маленькая
   *[no] { SAME($size, "большая") ->
        [yes] Большая
       *[no] { $size }
    }
} статуя ({ $god })
tawantinsuyu-board-statue-tip = Стоимость: { $cost }. Даёт { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}. Со статуей «{ $god }» карты с символом «{ $god }» при розыгрыше дают свои бонусы.

# $n: tasks, food, cards or potatoes of the ability.
tawantinsuyu-board-worker-architect = У архитектора на синей клетке { tawantinsuyu-board-worker-craftsman.more }.
tawantinsuyu-board-worker-courier = Посыльный экономит { $n } { $n ->
    [one] еду
   *[other] еды
}, а если он первый в своём сегменте, у него на поручение больше.
tawantinsuyu-board-worker-craftsman = У ремесленника на зелёной клетке { tawantinsuyu-board-worker-craftsman.more }.
    .more = на { $n } { $n ->
        [one] поручение
        [few] поручения
        [many] поручений
       *[other] поручения
    } больше
tawantinsuyu-board-worker-warrior = Воин берёт { $n } { $n ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
} армии и может забрать с холма соседнего рабочего.
tawantinsuyu-board-worker-priest = У жреца на поручение больше за { $n } { $n ->
    [one] картофель
   *[other] картофеля
}, и он приносит карту божества.

tawantinsuyu-board-good-potato = Еда. На церемонии уходит по одному за каждую карту божества в руке.
tawantinsuyu-board-good-corn = Еда; ею же платят за узоры и подношения.
tawantinsuyu-board-good-stone = Для зданий, ступеней и статуй.
tawantinsuyu-board-good-gold = Заменяет любой другой ресурс, а при размещении рабочего — и карту божества.

## Places of the board.

tawantinsuyu-board-panel-hill = Холм
tawantinsuyu-board-panel-mine = Ваше
tawantinsuyu-board-panel-regions = Регионы
tawantinsuyu-board-turns = Секторы холма
tawantinsuyu-board-free = свободно
# $section: 1 to 5; $action: the action of its wedge.
tawantinsuyu-board-section = Сектор { $section }: { $action }
tawantinsuyu-board-temple = Храм
tawantinsuyu-board-village = Деревня
tawantinsuyu-board-village-tip = В конце хода нанимают рабочего с любой стороны. Когда деревня пустеет, наступает церемония.
tawantinsuyu-board-end-potato = Картофельная сторона деревни
tawantinsuyu-board-end-potato-tip = Наймите этого рабочего за картофель в конце своего хода; завоевание может отправить его в военные потери.
tawantinsuyu-board-end-corn = Кукурузная сторона деревни
tawantinsuyu-board-end-corn-tip = Наймите этого рабочего за кукурузу в конце своего хода; завоевание может отправить его в военные потери.
tawantinsuyu-board-nomads = Кочевники
tawantinsuyu-board-nomads-tip = Наём даёт кочевника бесплатно.
tawantinsuyu-board-casualties = Потери
tawantinsuyu-board-casualties-tip = Военные потери: на каждой церемонии каждый из них приносит очко лидеру каждого региона.
tawantinsuyu-board-bag = Мешочек
tawantinsuyu-board-bag-tip = Рабочие, оставшиеся в мешочке. Если при пополнении деревни он пуст, следующая церемония — последняя.
tawantinsuyu-board-gone = вне игры
tawantinsuyu-board-market = Рынок
tawantinsuyu-board-market-tip = Здания, которые можно построить; рынок пополняется в конце хода.
tawantinsuyu-board-passive-stack = Осталось постоянных зданий
tawantinsuyu-board-production-stack = Осталось производственных зданий
tawantinsuyu-board-stack-tip = Отсюда пополняется рынок.
tawantinsuyu-board-weavings = Узоры
tawantinsuyu-board-weavings-tip = Выложенные узоры: сначала покупаете вы, потом остальные могут купить по одному.
tawantinsuyu-board-weaving-top = Верх стопки
tawantinsuyu-board-weaving-under = Под верхним
tawantinsuyu-board-weaving-under-tip = Бесплатным узором может стать тот, что под верхним: его никто не видит.
tawantinsuyu-board-offer = Алтарь
tawantinsuyu-board-offer-tip = Разыгранные карты божеств попадают на алтарь; карты заполненного алтаря замешиваются в колоду.
tawantinsuyu-board-deck = Колода божеств
tawantinsuyu-board-deck-tip = Молитва даёт две карты божеств, отсюда или с алтаря.
tawantinsuyu-board-army = Армия
tawantinsuyu-board-army-deck = Карты армии
tawantinsuyu-board-army-tip = Отсюда берут карты при тренировке. Сверху колода, снизу сброс, который станет новой колодой.
tawantinsuyu-board-army-hand = Карты армии в руке
tawantinsuyu-board-army-up = Солдаты лицом вверх
tawantinsuyu-board-army-down = Солдаты лицом вниз
tawantinsuyu-board-army-drawn = Взятые карты армии
tawantinsuyu-board-statues = Статуи
tawantinsuyu-board-statues-tip = Оставшиеся статуи: сверху маленькие, снизу большие.
tawantinsuyu-board-festival = Церемонии
tawantinsuyu-board-festival-tip = Опустошивший деревню берёт жетон и очки с него, а свой следующий ход начинает с церемонии.
tawantinsuyu-board-festival-next = берёт жетон
tawantinsuyu-board-bag-empty = последняя церемония
tawantinsuyu-board-food-tip = Еда за размещение рабочего в этом сегменте
tawantinsuyu-board-points = Очки
tawantinsuyu-board-god-hand = Карты божеств в руке
tawantinsuyu-board-god-seen = Известны всем
tawantinsuyu-board-god-laid = Выложенные карты божеств
tawantinsuyu-board-workers = Рабочие
tawantinsuyu-board-buildings = Здания
tawantinsuyu-board-face-up = лицом вверх
tawantinsuyu-board-face-down = лицом вниз
tawantinsuyu-board-tapestries = Гобелены
tawantinsuyu-board-stairs-left = Осталось фишек ступеней
tawantinsuyu-board-markers-left = Осталось фишек завоеваний
tawantinsuyu-board-step-now = Ступень храма
tawantinsuyu-board-soldiers = Открытые солдаты
tawantinsuyu-board-score = Очки сейчас
tawantinsuyu-board-lay-left = Добавить слева
tawantinsuyu-board-lay-right = Добавить справа
tawantinsuyu-board-lay-new = Начать новый гобелен
tawantinsuyu-board-lay-joint = Символы совпадают: торговля даст бонус за это соединение.
tawantinsuyu-board-lay-plain = Символы не совпадают.
tawantinsuyu-board-turn-mark = чей ход
tawantinsuyu-board-automa = Планшет Аксомаммы
tawantinsuyu-board-automa-die = Кубик
tawantinsuyu-board-automa-next = далее:
tawantinsuyu-board-automa-tucked = Карты божеств по кубику
tawantinsuyu-board-automa-tucked-tip = Кубик выбирает один из этих символов и жетоны, которые действуют.
tawantinsuyu-board-automa-ages = Рабочие, сначала самый давний
tawantinsuyu-board-automa-personality = Личность
tawantinsuyu-board-automa-token = жетон

# $id: as U3; $does: what the space does; $personality: true or false.
tawantinsuyu-board-automa-space = { $id }: { $does }
tawantinsuyu-board-automa-space-tip = Действие клетки: { $does }{ $personality ->
    [true] {" "}и жетон личности.
   *[false] .
} Жетоны с выпавшим значением действуют там, где лежат, а затем сдвигаются на столько же клеток.

# $roaming, $descending, $saved, $food: food by part and in all; $owners: whose stairs score, or none.
tawantinsuyu-board-price-tip = Удалённость { $roaming }, высота { $descending }{ $saved ->
    [0] {""}
   *[other] , ступени экономят { $saved }
}: всего { $food } { $food ->
    [one] еда
   *[other] еды
}, посыльному на 1 меньше.{ $owners ->
    [none] {""}
   *[other] {" "}Очки за ступени: { $owners }.
}

## Buttons.

# $what: goods, cards, steps, in words; $n: a number; $worker: a kind of worker.
tawantinsuyu-board-do-pray = Молитва
tawantinsuyu-board-do-train = Тренировка
tawantinsuyu-board-do-walk = Верховный жрец на { $n } { $n ->
    [one] клетку
    [few] клетки
    [many] клеток
   *[other] клетки
}: { $what }
tawantinsuyu-board-do-pay = Заплатить: { $what }
tawantinsuyu-board-do-role = как { $worker }
tawantinsuyu-board-do-before = Бонусы до поручений
tawantinsuyu-board-do-after = Бонусы после поручений
tawantinsuyu-board-do-task = Поручение: { $what }
tawantinsuyu-board-do-gain = { $what }
tawantinsuyu-board-do-decline = Отказаться: { $what }
tawantinsuyu-board-do-climb = Золото за ступень храма
tawantinsuyu-board-do-gold = Взять вместо этого золото
tawantinsuyu-board-do-offer = { $n } { $n ->
    [one] ступень
    [few] ступени
    [many] ступеней
   *[other] ступени
}; цена: { $what }
tawantinsuyu-board-do-muster = Разыграть лицом вверх
tawantinsuyu-board-do-discard = Сбросить ради бонуса карты
tawantinsuyu-board-do-turn = Перевернуть лицом вниз
tawantinsuyu-board-do-lose = Сбросить
# $from, $to: amounts of goods.
tawantinsuyu-board-do-trade = Обмен: { $from } → { $to }
tawantinsuyu-board-do-appeal = Картофель за карту божества
# $lose: what is given up, by the question, or nothing; $n: how many of it.
tawantinsuyu-board-do-done = { $lose ->
    [tasks] Готово, { $n ->
        [one] пропадает { $n } поручение
        [few] пропадают { $n } поручения
       *[other] пропадают { $n } поручений
    }
    [action] Готово, второе действие пропадает
    [gods] Готово, { $n ->
        [one] пропадает { $n } карта божества
        [few] пропадают { $n } карты божеств
       *[other] пропадают { $n } карт божеств
    }
    [workers] Готово, { $n ->
        [one] пропадает { $n } рабочий
        [few] пропадают { $n } рабочих
       *[other] пропадают { $n } рабочих
    }
    [weavings] Готово, { $n ->
        [one] пропадает { $n } узор
        [few] пропадают { $n } узора
       *[other] пропадают { $n } узоров
    }
    [benefits] Готово, остальные бонусы пропадают
    [rewards] Готово, остальные награды пропадают
    [capture] Готово, никого не забирать
    [potato] Готово, дополнительное поручение пропадает
    [buy] Готово, не покупать узор
    [build] Готово, ничего не строить
    [steps] Готово, { $n ->
        [one] пропадает { $n } ступень храма
        [few] пропадают { $n } ступени храма
       *[other] пропадают { $n } ступеней храма
    }
    [down] Готово, остальное не переворачивать
    [conquest] Готово, ничего не завоёвывать
    [hire] Готово, никого не нанимать
    [feast] Готово, не разыгрывать карту божества
    [statues] Готово, оставить статуи
    [offering] Готово, без подношения
    [production] Готово, больше не производить
   *[nothing] Готово
}
# $row: the number of a tapestry; $edge: left or right.
tawantinsuyu-board-do-lay = Гобелен { $row }, { $edge ->
    [left] слева
   *[right] справа
}

## Kinds of buttons: one of them opens a sheet with all of its kind.

tawantinsuyu-board-kind-worker = Рабочий
tawantinsuyu-board-kind-space = Клетка
tawantinsuyu-board-kind-fee = Оплата
tawantinsuyu-board-kind-god = Карта божества
tawantinsuyu-board-kind-priest = Жрец
tawantinsuyu-board-kind-nomad = Кочевник
tawantinsuyu-board-kind-hire = Наём
tawantinsuyu-board-kind-casualty = Военная потеря
tawantinsuyu-board-kind-weaving = Узор
tawantinsuyu-board-kind-tapestry = Гобелен
tawantinsuyu-board-kind-building = Здание
tawantinsuyu-board-kind-statue = Статуя
tawantinsuyu-board-kind-stairs = Лестница
tawantinsuyu-board-kind-army = Карта армии
tawantinsuyu-board-kind-conquest = Завоевание
tawantinsuyu-board-kind-task = Поручение

## The board in words.

# $kind, $space: who stands where.
tawantinsuyu-board-says-section = Сектор { $section }, { $action }
tawantinsuyu-board-says-priests = Верховные жрецы здесь: { $who }
tawantinsuyu-board-says-on = { $space }: { $worker }
tawantinsuyu-board-says-free = { $terrace } терраса, свободно: { $spaces }
tawantinsuyu-board-says-stairs = { $stairs }: { $owner }
tawantinsuyu-board-says-step = { $who }: ступень { $step }
tawantinsuyu-board-says-conquered = { $space }: { $owner }
tawantinsuyu-board-says-open = свободно: { $spaces }
tawantinsuyu-board-says-village = от картофельной стороны к кукурузной: { $workers }
tawantinsuyu-board-says-count = { $what }: { $n }
tawantinsuyu-board-says-list = { $what }: { $list }
tawantinsuyu-board-says-people = Люди
tawantinsuyu-board-says-festivals = Прошло церемоний: { $n } из { $most }
tawantinsuyu-board-says-goods = картофель: { $potato }, кукуруза: { $corn }, камень: { $stone }, золото: { $gold }; очки: { $points }
tawantinsuyu-board-says-hand = Ваша рука

## In the list of games and where a table is set up.

lobby-solo-tawantinsuyu = В одиночку против Аксомаммы
lobby-game-tawantinsuyu = Tawantinsuyu
lobby-tawantinsuyu-about = Рабочие на террасах вокруг храма Кориканча, жрецы, гобелены и завоевания, три церемонии.
new-tip-tawantinsuyu = Если за столом один человек, в игру вступает Аксомамма.
tawantinsuyu-value-edition = как в издании
tawantinsuyu-value-consensus = как в большинстве изданий
tawantinsuyu-value-pl = польское
tawantinsuyu-value-ru = русское
tawantinsuyu-value-fr = французское
tawantinsuyu-value-at_least = 120 или больше
tawantinsuyu-value-more_than = больше 120
tawantinsuyu-value-one_each = по одному за карту
tawantinsuyu-value-printed = как напечатано
tawantinsuyu-value-colours = по цвету
tawantinsuyu-value-number = по номеру
tawantinsuyu-value-shared = общая победа
tawantinsuyu-value-free = без солдат
tawantinsuyu-value-paid = нужны солдаты
tawantinsuyu-value-missing = ту, которой у неё нет
tawantinsuyu-value-die = по кубику
tawantinsuyu-value-production = производственное здание
tawantinsuyu-value-any = любое здание
tawantinsuyu-value-activation = когда жетон на этой клетке активируется
tawantinsuyu-value-landing = когда жетон попадает на эту клетку
tawantinsuyu-value-several = несколько
tawantinsuyu-value-one = одно
tawantinsuyu-value-random = случайно
tawantinsuyu-value-off = нет
tawantinsuyu-value-on = да
tawantinsuyu-value-points = больше всего очков
tawantinsuyu-value-discards = больше всего сбрасываемых солдат
