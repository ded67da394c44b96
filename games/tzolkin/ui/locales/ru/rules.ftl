## Names.

tzolkin-word-palenque = Паленке
tzolkin-word-yaxchilan = Яшчилан
tzolkin-word-tikal = Тикаль
tzolkin-word-uxmal = Ушмаль
tzolkin-word-chichen_itza = Чичен-Ица
tzolkin-word-chaac = Чаак
tzolkin-word-quetzalcoatl = Кетцалькоатль
tzolkin-word-kukulcan = Кукулькан
tzolkin-word-agriculture = Земледелие
tzolkin-word-extraction = Добыча
tzolkin-word-construction = Строительство
tzolkin-word-theology = Теология
tzolkin-word-wood = дерево
tzolkin-word-stone = камень
tzolkin-word-gold = золото
tzolkin-word-buildings = здания
tzolkin-word-technology = технологии
tzolkin-word-first_age = храмы, первая эпоха
tzolkin-word-second_age = храмы, вторая эпоха
tzolkin-word-hunger = голодные рабочие
tzolkin-word-corn = кукуруза и ресурсы
tzolkin-word-skulls = черепа
tzolkin-word-monuments = монументы
tzolkin-word-green = управление
tzolkin-word-grey = гробница
tzolkin-word-blue = святилище
tzolkin-word-yellow = ферма

tzolkin-amount-corn = { $n } { $n ->
    [one] кукуруза
   *[other] кукурузы
}
tzolkin-amount-wood = { $n } { $n ->
    [one] дерево
   *[other] дерева
}
tzolkin-amount-stone = { $n } { $n ->
    [one] камень
    [few] камня
    [many] камней
   *[other] камня
}
tzolkin-amount-gold = { $n } { $n ->
    [one] золото
   *[other] золота
}
tzolkin-amount-skull = { $n } { $n ->
    [one] череп
    [few] черепа
    [many] черепов
   *[other] черепа
}

## What people call tiles in a sentence: after the noun. $tile: the number; $kind: office, tomb, sanctuary or farm; $gives.

tzolkin-called-building = { $tile } ({ $kind }: { $gives })
tzolkin-called-monument = { $tile } ({ $kind })
tzolkin-called-wealth = { $tile } ({ $gives })

## Events.

tzolkin-event-wealth_chosen = { $seat }: начальное богатство выбрано.
tzolkin-event-wealth_revealed = { $seat } оставляет себе жетоны начального богатства: { $tiles }.
tzolkin-event-turn_started = { $seat } начинает ход.
tzolkin-event-begged = { $seat } просит о кукурузе; теперь её в запасе { $corn }.
tzolkin-event-placed = { $seat } ставит рабочего на шестерню { $gear } (поле { $space }) { $cost ->
    [0] бесплатно
    [one] за { $cost } кукурузу
   *[other] за { $cost } кукурузы
}.
tzolkin-event-placed_by_mercy = Боги проявляют милосердие: { $seat } ставит рабочего на шестерню { $gear } (поле { $space }) за всю имеющуюся кукурузу ({ $cost }).
tzolkin-event-placed_first = { $seat } ставит рабочего на поле первого игрока { $cost ->
    [0] бесплатно
    [one] за { $cost } кукурузу
   *[other] за { $cost } кукурузы
}.
tzolkin-event-picked = { $seat } забирает рабочего с шестерни { $gear } (поле { $space }) и выполняет действие { $action }{ $cost ->
    [0] .
    [one] , заплатив { $cost } кукурузу.
   *[other] , заплатив { $cost } кукурузы.
}
tzolkin-event-picked_idle = { $seat } забирает рабочего с шестерни { $gear } (поле { $space }) и не выполняет действия.
tzolkin-event-acted = { $seat } платит { $cost } { $cost ->
    [one] кукурузу
   *[other] кукурузы
} за действие { $action } шестерни { $gear }.
tzolkin-event-gained = { $seat } получает: { $goods }.
tzolkin-event-paid = { $seat } платит: { $goods }.
tzolkin-event-no_skull = Черепа в банке закончились: { $seat } больше их не получает.
tzolkin-event-corn_tile = { $seat } берёт жетон кукурузы из группы { $group }.
tzolkin-event-harvest_without_tile = { $seat } собирает кукурузу в группе { $group }, не беря жетона.
tzolkin-event-wood_tile = { $seat } берёт жетон дерева из группы { $group }.
tzolkin-event-burnt = { $seat } выжигает лес в группе { $group }: сбрасывает жетон дерева и берёт лежащий под ним жетон кукурузы.
tzolkin-event-temple_up = { $seat } поднимается на ступень { $step } в храме «{ $temple }».
tzolkin-event-temple_down = Гнев богов: { $seat } спускается на ступень { $step } в храме «{ $temple }».
tzolkin-event-step_lost = { $seat } не может подняться выше в храме «{ $temple }»; ступень пропадает.
tzolkin-event-no_room = Ни в одном храме нельзя подняться выше; ступень пропадает ({ $seat }).
tzolkin-event-board_light = { $seat } переворачивает планшет светлой стороной вверх.
tzolkin-event-board_dark = { $seat } переворачивает планшет тёмной стороной вверх.
tzolkin-event-learnt = { $seat } достигает уровня { $level } в технологии «{ $technology }».
tzolkin-event-bonus = { $seat } получает бонус технологии «{ $technology }».
tzolkin-event-built = { $seat } строит здание { $tile }.
tzolkin-event-monument_built = { $seat } строит монумент { $tile }.
tzolkin-event-worker_joined = { $seat } получает рабочего из банка.
tzolkin-event-no_worker_left = { $seat } не получает рабочего: все уже в игре.
tzolkin-event-bought = { $seat } покупает за { $corn } { $corn ->
    [one] кукурузу
   *[other] кукурузы
}: { $goods }.
tzolkin-event-sold = { $seat } продаёт за { $corn } { $corn ->
    [one] кукурузу
   *[other] кукурузы
}: { $goods }.
tzolkin-event-skull_laid = { $seat } кладёт череп на поле { $space } шестерни Чичен-Ица.
tzolkin-event-scored = { $seat } { SIGN($points) ->
    [minus] теряет { ABS($points) }
   *[plus] получает { $points }
} { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} ({ $source }).
tzolkin-event-monument_scored = { $seat } { SIGN($points) ->
    [minus] теряет { ABS($points) }
   *[plus] получает { $points }
} { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} за монумент { $tile }.
tzolkin-event-calendar_corn = { $seat } забирает всю кукурузу с календаря: { $corn }.
tzolkin-event-turn_ended = { $seat } завершает ход.
tzolkin-event-laid_out = Выложено здание { $tile }.
tzolkin-event-food_day = День кормления { $number } из 4.
tzolkin-event-fed = { $seat } { $fed ->
    [0] никого не кормит
    [one] кормит { $fed } рабочего { $corn ->
        [0] бесплатно
        [one] за { $corn } кукурузу
       *[other] за { $corn } кукурузы
    }
   *[other] кормит { $fed } рабочих { $corn ->
        [0] бесплатно
        [one] за { $corn } кукурузу
       *[other] за { $corn } кукурузы
    }
}{ $unfed ->
    [0] .
    [one] ; { $unfed } остаётся голодным.
   *[other] ; { $unfed } остаются голодными.
}
tzolkin-event-second_age = Начинается вторая эпоха: здания первой эпохи убираются.
tzolkin-event-skulls_short = Боги дали бы { $due } { $due ->
    [one] череп
    [few] черепа
    [many] черепов
   *[other] черепа
}, но в банке { $bank ->
    [0] нет ни одного
   *[other] только { $bank }
}: никто не получает черепов.
tzolkin-event-corn_laid = На поле первого игрока никого нет: на календарь кладётся 1 кукуруза.
tzolkin-event-first_returned = { $seat } возвращает себе рабочего с поля первого игрока.
tzolkin-event-marker_to = { $seat } получает маркер первого игрока.
tzolkin-event-second_day_barred = { $seat } не может прокрутить календарь на два дня: рабочего на шестерне { $gear } (поле { $space }, { $owner }) вытолкнуло бы.
tzolkin-event-second_day_spent = { $seat } не может прокрутить календарь на два дня: планшет лежит тёмной стороной вверх.
tzolkin-event-calendar_turned = Календарь прокручивается на { $days } { $days ->
    [one] день
    [few] дня
    [many] дней
   *[other] дня
}; наступает день { $day }.
tzolkin-event-pushed_off = { $seat } возвращает себе рабочего, вытолкнутого с шестерни { $gear }.
tzolkin-event-over = Игра окончена.

## Why not.

tzolkin-refusal-over = Игра окончена.
tzolkin-refusal-not_your_turn = Сейчас ходит кто-то другой.
tzolkin-refusal-choose_wealth = Сначала выбирается начальное богатство: нужно оставить два жетона из четырёх.
tzolkin-refusal-wealth_chosen = Начальное богатство уже выбрано; остальные ещё выбирают.
tzolkin-refusal-not_dealt = Жетона { $tile } нет среди розданных; оставляют два из своих четырёх.
tzolkin-refusal-turn_calendar = Сначала нужно прокрутить календарь: на один день или на два.
tzolkin-refusal-one_or_two_days = Календарь прокручивается на один день или на два.
tzolkin-refusal-beg_at_start = Просить о кукурузе можно только в начале хода.
tzolkin-refusal-begged_already = Просить о кукурузе можно только один раз за ход.
tzolkin-refusal-too_much_corn = Просить о кукурузе можно, только если её не больше { $most }, а сейчас её { $corn }.
tzolkin-refusal-lowest_step = В храме «{ $temple }» маркер уже на самой нижней ступени.
tzolkin-refusal-all_lowest = Все три маркера в храмах на самых нижних ступенях: богов нельзя прогневать.
tzolkin-refusal-must_beg = Ни на одного рабочего не хватает кукурузы и ни одного нельзя забрать: нужно просить о кукурузе.
tzolkin-refusal-mercy_cheapest = По милосердию богов рабочий ставится на поле с наименьшей стоимостью, то есть { $space }.
tzolkin-refusal-mercy_one = По милосердию богов ставится ровно один рабочий.
tzolkin-refusal-no_free_worker = Свободных рабочих нет.
tzolkin-refusal-gear_full = Все пронумерованные поля шестерни { $gear } заняты.
tzolkin-refusal-first_taken = Поле первого игрока занято.
tzolkin-refusal-placing_corn = Размещение этого рабочего стоит { $need } { $need ->
    [one] кукурузу
   *[other] кукурузы
}, а { $have ->
    [0] её нет совсем
   *[other] есть только { $have }
}.
tzolkin-refusal-corn = Это стоит { $need } { $need ->
    [one] кукурузу
   *[other] кукурузы
}, а { $have ->
    [0] её нет совсем
   *[other] есть только { $have }
}.
tzolkin-refusal-resources = Это стоит { $need } { $need ->
    [one] ресурс
    [few] ресурса
    [many] ресурсов
   *[other] ресурса
}, а { $have ->
    [0] нет ни одного
   *[other] есть только { $have }
}.
tzolkin-refusal-missing = Для постройки { $tile } не хватает: { $missing }{ $saved ->
    [0] .
   *[other] ; из этого Строительство экономит { $saved }.
}
tzolkin-refusal-placing_turn = В этот ход рабочие ставятся, поэтому забрать никого нельзя.
tzolkin-refusal-picking_turn = В этот ход рабочие забираются, поэтому поставить никого нельзя.
tzolkin-refusal-nothing_done = До конца хода нужно поставить или забрать хотя бы одного рабочего.
tzolkin-refusal-no_worker = На шестерне { $gear } (поле { $space }) нет своего рабочего.
tzolkin-refusal-no_action = У поля 0 нет действия; рабочего можно только забрать без действия.
tzolkin-refusal-too_high = Рабочий на поле { $space } не может выполнить действие { $action }: самое высокое доступное — { $highest }.
tzolkin-refusal-no_tile = Для действия { $action } шестерни Паленке жетонов не осталось.
tzolkin-refusal-no_corn_tile = В этой группе не осталось жетонов кукурузы.
tzolkin-refusal-no_wood_tile = В этой группе не осталось жетонов дерева.
tzolkin-refusal-nothing_to_build = Ничего из выложенного оплатить нельзя. Ближе всего постройка { $tile }; не хватает: { $missing }{ $saved ->
    [0] .
   *[other] ; из этого Строительство экономит { $saved }.
}
tzolkin-refusal-not_on_display = Среди выложенного нет постройки { $tile }.
tzolkin-refusal-monument_elsewhere = Монумент строится только действием 4 шестерни Тикаль и только первым.
tzolkin-refusal-no_plain = Приберечь Строительство можно только при постройке первого из двух зданий в действии 4 шестерни Тикаль.
tzolkin-refusal-no_skull = Для действия шестерни Чичен-Ица нужен череп.
tzolkin-refusal-shrine_taken = На поле { $action } шестерни Чичен-Ица уже лежит череп.
tzolkin-refusal-amount = Нужно указать { $need } { $need ->
    [one] ресурс
    [few] ресурса
    [many] ресурсов
   *[other] ресурса
}, а не { $found }.
tzolkin-refusal-not_held = Этого ресурса ({ $resource }) слишком мало: { $have ->
    [0] его нет
   *[other] есть только { $have }
}.
tzolkin-refusal-just_sold = Этот ресурс только что продан ({ $resource }); обратная покупка лишь отменила бы продажу.
tzolkin-refusal-just_bought = Этот ресурс только что куплен ({ $resource }); обратная продажа лишь отменила бы покупку.
tzolkin-refusal-none_to_sell = Нет ресурса для продажи: { $resource }.
tzolkin-refusal-not_by_small_gears = Здесь на выбор действия шестерён Паленке, Яшчилан и Тикаль, а также действия 1–4 шестерни Ушмаль.
tzolkin-refusal-not_optional = От этого уже нельзя отказаться: { $asked }.
tzolkin-refusal-level_price = Следующий уровень технологии «{ $technology }» стоит { $need } { $need ->
    [one] ресурс
    [few] ресурса
    [many] ресурсов
   *[other] ресурса
}, а { $have ->
    [0] нет ни одного
   *[other] есть только { $have }
}.
tzolkin-refusal-two_temples = Здесь нужно выбрать два разных храма.
tzolkin-refusal-one_temple = Здесь нужно выбрать только один храм.
tzolkin-refusal-wealth_over = Начальное богатство уже выбрано.
tzolkin-refusal-same_tile = Оставляют два разных жетона, а не жетон { $tile } дважды.
tzolkin-refusal-resolve_first = Сначала — действие забранного рабочего: { $asked }.
tzolkin-refusal-other_answer = Сейчас вопрос другой: { $asked }.
tzolkin-refusal-harvest_by_palenque = Жетоны кукурузы и дерева берут действиями 2–5 шестерни Паленке.
tzolkin-refusal-learn_by_tikal = Технологии развивают действиями 1 и 3 шестерни Тикаль.
tzolkin-refusal-build_by_tikal = Здания строят действиями 2 и 4 шестерни Тикаль или действием 4 шестерни Ушмаль.
tzolkin-refusal-save_by_building = Строительство экономит только при оплате здания.
tzolkin-refusal-up_by_action = Ступени в храмах дают действия и жетоны; сейчас ни одной не положено.
tzolkin-refusal-trade_by_uxmal = Покупают и продают действием 2 шестерни Ушмаль.
tzolkin-refusal-act_by_uxmal = Любое действие малой шестерни даёт действие 5 шестерни Ушмаль.
tzolkin-refusal-nothing_owed = Сейчас платить не за что.
tzolkin-refusal-nothing_given = Сейчас ресурсов на выбор нет.
tzolkin-refusal-nothing_to_decline = Сейчас нет вопроса, от которого можно отказаться.
tzolkin-refusal-calendar_later = Календарь прокручивается в конце раунда, когда все сходили.
tzolkin-refusal-tile_corn = Постройка { $tile } стоит здесь { $need } { $need ->
    [one] кукурузу
   *[other] кукурузы
}, а { $have ->
    [0] её нет
   *[other] есть только { $have }
}.
tzolkin-refusal-corn_covered = На всех жетонах кукурузы этой группы лежит дерево: его можно взять или сжечь.
tzolkin-refusal-no_skull_left = В банке не осталось черепов, так что это действие ничего бы не дало.
tzolkin-refusal-all_in_play = Все рабочие уже в игре, так что это действие ничего бы не дало.
tzolkin-refusal-no_room = Ни в одном храме нельзя подняться выше.
tzolkin-refusal-empty_display = Выложенных зданий не осталось.
tzolkin-refusal-monument_gone = Среди выложенного нет монумента { $tile }.
tzolkin-refusal-monument_or_buildings = Монумент строят вместо зданий, а не после здания.
tzolkin-refusal-no_construction = Без уровня Строительства приберечь для второго здания нечего.
tzolkin-refusal-other_saving = Строительство экономит ресурс на шестерне Тикаль и кукурузу на шестерне Ушмаль.
tzolkin-refusal-not_in_price = В стоимости постройки { $tile } нет такого ресурса: { $resource }.
tzolkin-refusal-saving_taken = Экономия применяется всегда; выбирается только ресурс.
tzolkin-refusal-market_price = Этот ресурс ({ $resource }) стоит на рынке { $need } { $need ->
    [one] кукурузу
   *[other] кукурузы
}, а { $have ->
    [0] её нет
   *[other] есть только { $have }
}.

## What is asked.

tzolkin-ask-wealth = оставьте два из своих четырёх жетонов начального богатства
tzolkin-ask-start = поставьте или заберите рабочих
tzolkin-ask-begged = поставьте или заберите рабочих
tzolkin-ask-placing = поставьте ещё рабочих или завершите ход
tzolkin-ask-mercy = завершите ход
tzolkin-ask-picking = заберите ещё рабочих или завершите ход
tzolkin-ask-calendar = прокрутите календарь на один день или на два
tzolkin-ask-harvest = возьмите кукурузу или дерево из джунглей либо выжгите лес
tzolkin-ask-learn = выберите технологию для развития
tzolkin-ask-learn_free = выберите технологию для бесплатного развития
tzolkin-ask-pay = выберите, чем платите
tzolkin-ask-take = выберите ресурсы, которые берёте
tzolkin-ask-up = выберите храм, в котором поднимаетесь
tzolkin-ask-up_two = выберите два храма, в которых поднимаетесь
tzolkin-ask-build = выберите, что построить
tzolkin-ask-save = выберите, что сэкономит Строительство
tzolkin-ask-trade = покупайте и продавайте, затем «Готово»
tzolkin-ask-act = выберите любое действие малой шестерни
tzolkin-ask-devotion = заплатите ресурс за ступень в храме или «Готово»

## Effects on tiles.

tzolkin-effect-points = { $n } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
tzolkin-effect-workers = { $n } { $n ->
    [one] рабочий
    [few] рабочих
    [many] рабочих
   *[other] рабочего
}
tzolkin-effect-any_resource = { $n } { $n ->
    [one] любой ресурс
    [few] любых ресурса
    [many] любых ресурсов
   *[other] любого ресурса
}
tzolkin-effect-level = { $what } +{ $n }
tzolkin-effect-any_level = любая технология +{ $n }
tzolkin-effect-step = { $what } ↑{ $n }
tzolkin-effect-any_step = любой храм ↑1
tzolkin-effect-may_build = можно построить ещё одно здание
tzolkin-effect-may_trade = можно торговать
tzolkin-effect-may_act = можно заплатить 1 кукурузу за любое действие
tzolkin-effect-fed = кормит { $n } { $n ->
    [one] рабочего
    [few] рабочих
    [many] рабочих
   *[other] рабочего
}
tzolkin-effect-less = каждый рабочий ест на { $n } { $n ->
    [one] кукурузу
   *[other] кукурузы
} меньше
