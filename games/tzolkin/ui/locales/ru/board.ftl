### Tzolk'in at the table: the board, its tips and its buttons. Rule numbers are shown beside the tips.

## Names and headings on the board. They are short: there is little room.

tzolkin-board-gears = Шестерни
# Where the gears are shown as racks: unfolds a picture of the wheels
tzolkin-board-wheels = Посмотреть на шестерни
tzolkin-board-placing = Размещение
tzolkin-board-food-days = Кормление
tzolkin-board-jungle = Джунгли
tzolkin-board-market = Рынок
tzolkin-board-buy = купить
tzolkin-board-sell = продать
tzolkin-board-buildings = Здания
tzolkin-board-monuments = Монументы
# Beside the heading of the monuments: no other comes
tzolkin-board-no-more = на всю игру
# $n: the number of the day, from 0
tzolkin-board-day = День { $n }
# In the place of the day, when the game has ended
tzolkin-board-over = Игра окончена
# $n: days; shown below the number in large figures and in the players' strips
tzolkin-board-days-to-food = { $n ->
    [0] сегодня кормление
    [one] { $n } день до кормления
    [few] { $n } дня до кормления
    [many] { $n } дней до кормления
   *[other] { $n } дня до кормления
}
tzolkin-board-gods-goods = боги дают блага
tzolkin-board-gods-points = боги дают очки
tzolkin-board-gods-none = кормления больше не будет
# $n: corn that the player's workers eat on the next food day
tzolkin-board-needs = { $n ->
    [0] кукуруза не нужна
   *[other] нужно кукурузы: { $n }
}
# $n: building tiles that have not been laid out yet. Very short: it stands beside the heading of the buildings
tzolkin-board-stack-1 = эпоха 1, ещё { $n }
tzolkin-board-stack-2 = эпоха 2, ещё { $n }

## Names of symbols, for those who cannot see them.

tzolkin-board-name-corn = кукуруза
tzolkin-board-name-wood = дерево
tzolkin-board-name-stone = камень
tzolkin-board-name-gold = золото
tzolkin-board-name-skull = черепа
tzolkin-board-name-worker = свободные рабочие из общего числа
tzolkin-board-name-point = очки
tzolkin-board-name-corntile = жетоны кукурузы
tzolkin-board-name-woodtile = жетоны дерева

## Players.

tzolkin-board-first-player = первый игрок
tzolkin-board-built = Здания и монументы
tzolkin-board-nothing-built = пока ничего не построено
tzolkin-board-kept = Начальное богатство
tzolkin-board-keep-two = Оставьте два из этих четырёх жетонов.
tzolkin-board-sources = Очки
tzolkin-board-light = планшет светлой стороной вверх: можно прокрутить календарь на два дня
tzolkin-board-dark = планшет тёмной стороной вверх: нельзя прокрутить календарь на два дня
# $n: workers that each player owns
tzolkin-board-home-tip = Здесь стоят свободные рабочие. Кружок — рабочий на поле, точка — один из { $n }, ещё не вступивший в игру.

## Gears and spaces. $gear: the name of the gear.

tzolkin-board-free = свободно
# $n: corn that the next worker costs on this space
tzolkin-board-free-for = { $n ->
    [0] свободно, бесплатно
   *[other] свободно, стоит { tzolkin-board-goods.corn }
}
tzolkin-board-neutral = нейтральный рабочий
tzolkin-board-gear = { $gear }
tzolkin-board-gear-tip = Поставьте рабочего на нижнее свободное поле шестерни { $gear }. Число внутри — сколько стоит здесь следующий рабочий в этот ход.
# $space: the number of the space
tzolkin-board-space = { $gear }, поле { $space }
    .cost = Размещение здесь стоит { $space } { $space ->
        [one] кукурузу
       *[other] кукурузы
    }.
tzolkin-board-space-0-tip = Первое поле шестерни { $gear }: размещение здесь бесплатно, но действия ещё нет.
# $any: true on the topmost spaces; $last: the last numbered space
tzolkin-board-space-tip = { tzolkin-board-space.cost } { $any ->
    [true] Забрав отсюда рабочего, вы выполняете любое действие шестерни { $gear }. Последнее поле — { $last }: ещё день, и рабочий вытолкнут.
   *[other] Забрав отсюда рабочего, вы выполняете действие { $space } или более низкое: 1 кукуруза за каждое поле вниз.
}
tzolkin-board-act = { $gear }, действие { $space }
tzolkin-board-act-any = Любое действие шестерни { $gear }, без платы за более низкое.
# $n, $corn, $wood: amounts
tzolkin-board-act-fishing = Рыбалка: { $n } { $n ->
    [one] кукуруза
   *[other] кукурузы
}.
tzolkin-board-act-harvest = Возьмите жетон кукурузы из этой группы и { $corn } { $corn ->
    [one] кукурузу
   *[other] кукурузы
}.
tzolkin-board-act-jungle = Возьмите открытый жетон кукурузы (кукуруза: { $corn }) или жетон дерева (дерево: { $wood }); можно и выжечь лес, взяв кукурузу и прогневив одного из богов.
# $goods: a list of goods
tzolkin-board-act-gain = Вы получаете: { $goods }.
tzolkin-board-act-learn = Развейте одну технологию, заплатив ресурсы.
tzolkin-board-act-learn-two = Развейте технологии на один или два уровня, заплатив ресурсы за каждый.
tzolkin-board-act-build = Постройте одно здание.
tzolkin-board-act-build-two = Постройте одно или два здания либо один монумент.
tzolkin-board-act-two-temples = Заплатите { $n } { $n ->
    [one] любой ресурс
    [few] любых ресурса
    [many] любых ресурсов
   *[other] любого ресурса
} и поднимитесь на ступень в двух разных храмах.
tzolkin-board-act-temple = Заплатите { tzolkin-board-goods.corn } и поднимитесь на ступень в одном храме.
tzolkin-board-act-trade = Покупайте и продавайте на рынке сколько угодно раз.
tzolkin-board-act-worker = { $n ->
    [one] К вам приходит ещё { $n } рабочий.
    [few] К вам приходят ещё { $n } рабочих.
    [many] К вам приходят ещё { $n } рабочих.
   *[other] К вам приходит ещё { $n } рабочего.
}
tzolkin-board-act-build-corn = Постройте одно здание, заплатив { tzolkin-board-goods.corn } за каждый ресурс его стоимости.
tzolkin-board-act-small-gear = Заплатите { tzolkin-board-goods.corn } и выполните любое действие шестерни Паленке, Яшчилан, Тикаль или Ушмаль.
# $points: points; $temple: the name of a temple; $n: resources of choice
tzolkin-board-act-shrine = Положите сюда череп: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, ступень в храме «{ $temple }»{ $n ->
    [0] .
    [one] {" "}и { $n } любой ресурс.
    [few] {" "}и { $n } любых ресурса.
    [many] {" "}и { $n } любых ресурсов.
   *[other] {" "}и { $n } любого ресурса.
}

## First player, calendar, food days.

tzolkin-board-first = Поле первого игрока
tzolkin-board-first-tip = Рабочий на этом поле забирает кукурузу с зубцов календаря в конце хода и маркер первого игрока в конце раунда; его владелец может прокрутить календарь на два дня.
# $n: corn on the teeth of the calendar
tzolkin-board-corn-lies = { $n ->
    [0] кукурузы на календаре нет
   *[other] кукуруза на календаре: { $n }
}
tzolkin-board-surcharge = Цена нескольких рабочих
tzolkin-board-surcharge-tip = Сколько кукурузы стоит размещение стольких рабочих за один ход, сверх номеров их полей.
tzolkin-board-calendar = Календарь
# $teeth: teeth of the calendar
tzolkin-board-calendar-tip = Каждый раунд календарь прокручивается на день и сдвигает всех рабочих на поле вперёд. Зубцов: { $teeth }; числа на них — дни до ближайшего дня кормления.
# $number: 1 to 4; $day: the day; $kind: goods or points
tzolkin-board-food = День кормления { $number }
# $food: corn that a worker eats; $lost: points lost for each that is not fed
tzolkin-board-food-tip = После раунда дня { $day } каждый рабочий в игре съедает { $food } { $food ->
    [one] кукурузу
   *[other] кукурузы
}, а за каждого голодного теряется { $lost } { $lost ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}. Затем { $kind ->
    [goods] храмы дают блага вашей ступени и всех ступеней ниже.
   *[points] храмы дают очки за ваши ступени, а тот, кто в храме выше всех, получает бонус.
}

## Jungle and market. $group: the action of Palenque that the tiles belong to.

tzolkin-board-corn = Кукуруза группы { $group }
tzolkin-board-corn-tip = Открытый жетон кукурузы, который берут действием { $group } шестерни Паленке: { $corn } { $corn ->
    [one] кукуруза
   *[other] кукурузы
}.
tzolkin-board-wood = Дерево группы { $group }
tzolkin-board-wood-tip = Жетон дерева, который берут действием { $group } шестерни Паленке: { $wood } { $wood ->
    [one] дерево
   *[other] дерева
}. Под ним открывается жетон кукурузы.
tzolkin-board-grove = Участки джунглей группы { $group }
tzolkin-board-grove-tip = Жетоны, оставшиеся для действия { $group } шестерни Паленке. Зелёные участки — дерево поверх кукурузы, жёлтые — открытая кукуруза.
# $resource: wood, stone or gold; $n: corn
tzolkin-board-buy-one = Купить { $resource }
tzolkin-board-buy-tip = На рынке 1 { $resource } стоит { tzolkin-board-goods.corn }; торгуют действием 2 шестерни Ушмаль.
tzolkin-board-sell-one = Продать { $resource }
tzolkin-board-sell-tip = На рынке 1 { $resource } приносит { tzolkin-board-goods.corn }; торгуют действием 2 шестерни Ушмаль.
tzolkin-board-skulls = Черепа в банке
# $n: skulls in the game; $points: points for one
tzolkin-board-skulls-tip = Хрустальных черепов в игре: { $n }. Каждый, что остался у вас в конце, стоит { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}; положенный на шестерню Чичен-Ица — больше.

## Temples and technologies.

tzolkin-board-temple = Храм «{ $temple }»
# $step: the number of a step, the lowest being 0; $goods: a list of goods
tzolkin-board-step-goods = ступень { $step }: { $goods }
# $points: points of all steps from the lowest to the top; $goods: the steps that give goods; $first, $second: points for the highest at the end of each age
tzolkin-board-temple-tip = Очки за ступени, снизу вверх: { $points }. Блага: { $goods }. Тот, кто выше всех, получает ещё { $first } в конце первой эпохи и { $second } в конце второй.
tzolkin-board-tech = { $technology }
tzolkin-board-tech-agriculture-tip = Уровень 1: больше кукурузы из джунглей. Уровень 2: больше кукурузы с рыбалки и сбор без жетона. Уровень 3: ещё больше кукурузы из джунглей. Дальше: ступень в храме.
tzolkin-board-tech-extraction-tip = Уровень 1: больше дерева. Уровень 2: больше камня. Уровень 3: больше золота; всякий раз, когда вы получаете их на шестернях Яшчилан или Паленке. Дальше: 2 любых ресурса.
tzolkin-board-tech-construction-tip = Уровень 1: кукуруза за каждое здание. Уровень 2: очки за каждое здание. Уровень 3: платить на ресурс меньше. Дальше: 3 очка.
tzolkin-board-tech-theology-tip = Уровень 1: на шестерне Чичен-Ица — действие следующего поля. Уровень 2: после действия там — ресурс за ступень в храме. Уровень 3: ещё один череп на шестерне Яшчилан. Дальше: череп.

## Tiles. $tile: its number; $kind: office, tomb, sanctuary or farm; $goods: its cost; $gives: its effects.

# The accusative: what is paid or taken.
tzolkin-board-goods = { $goods }
    .corn = { $n } { $n ->
        [one] кукурузу
       *[other] кукурузы
    }
    .points = { $n } { $n ->
        [one] очко
        [few] очка
        [many] очков
       *[other] очка
    }
tzolkin-board-building = Здание { $tile }, { $kind }
tzolkin-board-building-tip = { $tile }, { $kind }. Стоимость: { $goods }. Даёт: { $gives }.
tzolkin-board-monument = Монумент { $tile }
# $scores: what it scores
tzolkin-board-monument-tip = Монумент { $tile }, считается как { $kind }. Стоимость: { $goods }. В конце: { $scores }.
tzolkin-board-wealth-tile = Жетон начального богатства { $tile }
tzolkin-board-wealth-tip = { $tile }, даёт: { $gives }.
# $n: points for each; $table: points by number
tzolkin-board-scores-colour = { tzolkin-board-goods.points } за каждую свою постройку этого вида: { $kind }
tzolkin-board-scores-tiles = { tzolkin-board-goods.points } за каждое своё здание и каждый свой монумент
tzolkin-board-scores-monuments = { tzolkin-board-goods.points } за каждый построенный монумент, чей бы он ни был
tzolkin-board-scores-corn_tiles = { tzolkin-board-goods.points } за каждый жетон кукурузы
tzolkin-board-scores-wood_tiles = { tzolkin-board-goods.points } за каждый жетон дерева
tzolkin-board-scores-workers = очки за число рабочих в игре ({ $table })
tzolkin-board-scores-levels = { tzolkin-board-goods.points } за каждый уровень технологий
tzolkin-board-scores-full_tracks = очки за число технологий на уровне 3 ({ $table })
tzolkin-board-scores-best_temple = { tzolkin-board-goods.points } за каждую ступень выше начала в вашем лучшем храме
tzolkin-board-scores-temple_points = ещё раз очки за ваши ступени в храмах
tzolkin-board-scores-skulls = { tzolkin-board-goods.points } за каждый череп на шестерне Чичен-Ица

## Buttons.

# What buttons of a kind have in common
tzolkin-board-kind-place = Поставить рабочего
tzolkin-board-kind-pick = Забрать рабочего
tzolkin-board-kind-act = Выполнить действие
# $gear, $space: where the worker would stand; $n: corn
tzolkin-board-choice-place = { $gear }, поле { $space }: { $n ->
    [0] бесплатно
   *[other] за { tzolkin-board-goods.corn }
}
# $n: corn afterwards
tzolkin-board-choice-beg = Просить о кукурузе (всего { $n })
# $n: corn of the tile
tzolkin-board-choice-burn = Выжечь лес за { tzolkin-board-goods.corn }
tzolkin-board-choice-end = Завершить ход
tzolkin-board-choice-done-learn = Готово, больше не развивать
tzolkin-board-choice-done-build = Готово, больше не строить
tzolkin-board-choice-done-trade = Закончить торговлю
tzolkin-board-choice-done-act = Готово, без действия
tzolkin-board-choice-done-devotion = Готово, без ступени храма
tzolkin-board-choice-nothing = Забрать без действия
# $gear, $space: where the worker stands
tzolkin-board-choice-nothing-at = Забрать без действия: { $gear }, поле { $space }
tzolkin-board-choice-plain = Сохранить Строительство для второго здания
tzolkin-board-choice-helped = С помощью Строительства
tzolkin-board-choice-days-1 = Прокрутить на один день
tzolkin-board-choice-days-2 = Прокрутить на два дня
# $resource: wood, stone or gold
tzolkin-board-choice-save = Сэкономить 1 { $resource }
# $n: corn
tzolkin-board-choice-save-corn = Сэкономить { tzolkin-board-goods.corn }
tzolkin-board-choice-save-nothing = Не экономить
# $goods: a list of goods
tzolkin-board-choice-pay = Заплатить: { $goods }
tzolkin-board-choice-take = Взять: { $goods }

## The board in words. $seat: the name of a player.

tzolkin-board-told-time = Время
tzolkin-board-told-marker = Первый игрок: { $seat }.
tzolkin-board-told-first = На поле первого игрока: { $seat }.
tzolkin-board-told-first-free = Поле первого игрока свободно.
# $n: corn, skulls
tzolkin-board-told-teeth = Кукуруза на календаре: { $n }.
tzolkin-board-told-skulls = Черепа в банке: { $n }.
# $space: the number of the space
tzolkin-board-told-worker = Поле { $space }: { $seat }
tzolkin-board-told-neutral = Поле { $space }: нейтральный рабочий
tzolkin-board-told-empty = Рабочих здесь нет.
# $corn: open corn tiles; $wood: wood tiles
tzolkin-board-told-grove = Осталось жетонов: кукуруза { $corn }, дерево { $wood }.
tzolkin-board-told-shrine = Там лежит череп.
tzolkin-board-told-temples = Храмы
# $step: the step; $top: the top step; $points: its points
tzolkin-board-told-step = { $seat }: ступень { $step } из { $top }, очки: { $points }
tzolkin-board-told-technologies = Технологии
# $level: the level
tzolkin-board-told-level = { $seat } { $level }
tzolkin-board-told-wealth = Ваши жетоны начального богатства
tzolkin-board-told-points = Очки: { $points }
# $goods: a list of goods, or none
tzolkin-board-told-goods = { $goods ->
    [none] Ничего нет
   *[other] Есть: { $goods }
}
# $free, $workers: numbers
tzolkin-board-told-workers = Свободные рабочие: { $free } из { $workers }
# $corn, $wood: tiles taken from the jungle
tzolkin-board-told-tiles = Жетоны из джунглей: кукуруза { $corn }, дерево { $wood }

## In the list of games and where a table is set up.

lobby-game-tzolkin = Tzolk’in
lobby-tzolkin-about = Рабочие едут на вращающихся шестернях: чем дольше ждут, тем больше приносят. А в каждый день кормления всем нужна кукуруза.
