## Names.

tawantinsuyu-word-axomamma = Аксомамма
tawantinsuyu-word-architect = архитектор
tawantinsuyu-word-courier = посыльный
tawantinsuyu-word-craftsman = ремесленник
tawantinsuyu-word-warrior = воин
tawantinsuyu-word-priest = жрец
tawantinsuyu-word-potato = картофель
tawantinsuyu-word-corn = кукуруза
tawantinsuyu-word-stone = камень
tawantinsuyu-word-gold = золото
tawantinsuyu-word-weavings = создание узоров
tawantinsuyu-word-build = здание
tawantinsuyu-word-stairs = ступени
tawantinsuyu-word-statue = статуя
tawantinsuyu-word-training = тренировка
tawantinsuyu-word-merchant = торговля
tawantinsuyu-word-produce = однократное производство
tawantinsuyu-word-upper = верхняя
tawantinsuyu-word-middle = средняя
tawantinsuyu-word-lower = нижняя
tawantinsuyu-word-blue = синий
tawantinsuyu-word-green = зелёный
tawantinsuyu-word-plain = обычный
tawantinsuyu-word-worship = Поклонение
tawantinsuyu-word-offering = Подношение
tawantinsuyu-word-rejuvenate = Восстановление
tawantinsuyu-word-conquest = Завоевание
tawantinsuyu-word-production = Производство
tawantinsuyu-word-antisuyu = Антисуйу
tawantinsuyu-word-chinchasuyu = Чинчайсуйу
tawantinsuyu-word-kuntisuyu = Кунтисуйу
tawantinsuyu-word-qullasuyu = Кольясуйу
tawantinsuyu-word-small = маленькая
tawantinsuyu-word-large = большая
tawantinsuyu-word-left = слева
tawantinsuyu-word-right = справа
tawantinsuyu-word-zigzag = зигзаг
tawantinsuyu-word-spiral = спираль
tawantinsuyu-word-squares = квадраты
tawantinsuyu-word-cross = крест
tawantinsuyu-word-wave = волна
tawantinsuyu-word-sun = солнце
tawantinsuyu-word-red = красный
tawantinsuyu-word-yellow = жёлтый
tawantinsuyu-word-purple = фиолетовый
tawantinsuyu-word-orange = оранжевый
tawantinsuyu-word-white = белый
tawantinsuyu-word-god_potato = карта божества и картофель
tawantinsuyu-word-vp = очки
tawantinsuyu-word-start = начало игры
tawantinsuyu-word-god_cards = карты божеств
tawantinsuyu-word-stairs_used = использованные ступени
tawantinsuyu-word-statues = статуи
tawantinsuyu-word-passive = постоянные здания
tawantinsuyu-word-joints = соединения
tawantinsuyu-word-temple = храм
tawantinsuyu-word-festival_tile = жетон церемонии
tawantinsuyu-word-regions = регионы
tawantinsuyu-word-hunger = нехватка картофеля
tawantinsuyu-word-tapestries = гобелены
tawantinsuyu-word-temple_top = вершина храма
tawantinsuyu-word-buildings = здания
tawantinsuyu-word-hand = карты божеств в руке
tawantinsuyu-word-army = карты армии
# The accusative of $worker.
tawantinsuyu-word-workers = рабочие
    .accusative = { SAME($worker, "посыльный") ->
        [yes] посыльного
       *[no] { SAME($worker, "жрец") ->
            [yes] жреца
           *[no] { $worker }а
        }
    }
tawantinsuyu-word-building = здание
tawantinsuyu-word-weaving = узор
tawantinsuyu-word-potatoes = обмен картофеля
tawantinsuyu-word-board = планшет Аксомаммы
tawantinsuyu-word-adjustments = усложнение игры
tawantinsuyu-word-only = больше ничего нет
tawantinsuyu-word-least = этого у неё меньше всего
tawantinsuyu-word-tie_order = другого у неё столько же, а это идёт раньше
tawantinsuyu-word-cheapest = обошлось бы дешевле всего
tawantinsuyu-word-random = случайно
tawantinsuyu-word-most_points = больше всего очков
tawantinsuyu-word-fewest_markers = регион с наименьшим числом фишек
tawantinsuyu-word-few_own_markers = регион, где мало её фишек
tawantinsuyu-word-fewest_of_yours = регион, где меньше всего ваших фишек
tawantinsuyu-word-region_order = этот регион идёт раньше
tawantinsuyu-word-fewest_discards = сбросить нужно меньше всего солдат
tawantinsuyu-word-most_discards = сбросить нужно больше всего солдат
tawantinsuyu-word-largest_tapestry = к такому большому гобелену подходит только этот
tawantinsuyu-word-colour = этот цвет идёт раньше
tawantinsuyu-word-highest_number = наибольший номер
tawantinsuyu-word-own_section = сектор её верховного жреца
tawantinsuyu-word-next_section = следующий сектор по часовой стрелке
tawantinsuyu-word-under_yours = место осталось только под вашими ступенями
tawantinsuyu-word-die = карта, выбранная кубиком
tawantinsuyu-word-next_card = следующая карта по часовой стрелке
tawantinsuyu-word-oldest = здесь дольше всех
tawantinsuyu-word-few_buildings = открытых производственных зданий мало
tawantinsuyu-word-enough_buildings = открытых производственных зданий достаточно
tawantinsuyu-word-cannot_pay = нечем заплатить
tawantinsuyu-word-none_left = больше не осталось

tawantinsuyu-amount-potato = { $n } { $n ->
    [one] картофель
   *[other] картофеля
}
tawantinsuyu-amount-corn = { $n } { $n ->
    [one] кукуруза
   *[other] кукурузы
}
tawantinsuyu-amount-stone = { $n } { $n ->
    [one] камень
    [few] камня
    [many] камней
   *[other] камня
}
tawantinsuyu-amount-gold = { $n } { $n ->
    [one] золото
   *[other] золота
}
tawantinsuyu-amount-food = { $n } { $n ->
    [one] еда
   *[other] еды
}

## What people call the things that moves name by an id: by what is printed on them. They stand after the noun.

tawantinsuyu-called-god_card = «{ $god }» ({ $gives })
tawantinsuyu-called-army_card = «{ $gives }» ({ $soldiers } { $soldiers ->
    [one] солдат
    [few] солдата
    [many] солдат
   *[other] солдата
})
tawantinsuyu-called-space = «{ $god }» ({ $terrace } терраса, сектор { $section })
tawantinsuyu-called-conquest = «{ $gives }»
tawantinsuyu-called-building = { $id } ({ $does })
tawantinsuyu-called-weaving = { $id } ({ $pattern }, { $left } – { $right })
tawantinsuyu-called-board_space = { $id } ({ $does })

## Options.

tawantinsuyu-option-edition = Там, где издания расходятся, действует это.
tawantinsuyu-option-leftover_price = Другой игрок платит 2 или 3 кукурузы за оставшийся узор.
tawantinsuyu-option-z12_trigger = Здание Z12 срабатывает при любом Поклонении или при любом Подношении.
tawantinsuyu-option-solo_win = В одиночной игре для победы нужно 120 очков или обязательно больше 120.
tawantinsuyu-option-automa_soldiers = Карта армии в руке Аксомаммы считается за одного солдата или за столько, сколько на ней изображено.
tawantinsuyu-option-festival_potatoes = На церемонии за каждую карту божества в руке уходит 1 или 2 картофеля.
tawantinsuyu-option-automa_weavings = Из одинаково хороших узоров Аксомамма выбирает по цвету, а потом по номеру, или только по номеру.
tawantinsuyu-option-final_tie = При ничьей в конце игроки делят победу; французское издание называет старшего, но возраста здесь никто не знает.
tawantinsuyu-option-automa_second_conquest = Второе завоевание Аксомаммы обходится без солдат или требует их так же, как первое.
tawantinsuyu-option-automa_small_statue = Аксомамма берёт маленькую статую, которой у неё нет, или просто ту, что выпала на кубике.
tawantinsuyu-option-personality_building = Пока у Аксомаммы мало открытых зданий, личность «здание» даёт ей производственное здание или любое.
tawantinsuyu-option-personality_moment = Личность Аксомаммы срабатывает, когда жетон на её клетке активируется или как только он туда попадает.
tawantinsuyu-option-adjustments = В одной одиночной игре может быть несколько изменений сложности или только одно.
tawantinsuyu-option-coricancha = В начале жетон храма Кориканча поворачивают случайно или кладут так, как напечатано.
tawantinsuyu-option-automa_stone = Аксомамма начинает с 4 камнями (2, как у всех, и 2 своих) или с 2.
tawantinsuyu-option-automa_first_conquest = Первое завоевание Аксомаммы — клетка с наибольшим числом очков или солдат, которых нужно сбросить.
tawantinsuyu-option-easier_personality = Легче: у Аксомаммы нет жетона личности.
tawantinsuyu-option-easier_buildings = Легче: здание стоит Аксомамме 2 камня вместо 1.
tawantinsuyu-option-easier_worship = Легче: для поклонения Аксомамме нужны хотя бы 2 статуи.
tawantinsuyu-option-easier_conquest = Легче: у Аксомаммы нет второго завоевания.
tawantinsuyu-option-easier_no_worker = Легче: без рабочего Аксомамма не берёт карту армии.
tawantinsuyu-option-harder_temple = Сложнее: перед каждым своим поклонением и подношением Аксомамма поднимается на ступень храма.
tawantinsuyu-option-harder_condition = Сложнее: для завоевания Аксомамме хватает стольких солдат, сколько военных потерь.
tawantinsuyu-option-harder_soldiers = Сложнее: при завоевании Аксомамма переворачивает на одного солдата меньше и сбрасывает на одного меньше.
tawantinsuyu-option-harder_priest = Сложнее: каждое собственное действие верховного жреца приносит Аксомамме 2 очка.
tawantinsuyu-option-harder_weavings = Сложнее: на церемонии каждый узор приносит Аксомамме 2 очка вместо 1.
tawantinsuyu-option-harder_no_worker = Сложнее: без рабочего Аксомамма получает на 2 очка больше.
tawantinsuyu-option-harder_resources = Сложнее: в конце каждый оставшийся ресурс приносит Аксомамме очко.

## Events.

tawantinsuyu-event-weaving_started = { $who } начинает гобелен узором { $tile }.
tawantinsuyu-event-dealt = { $seat } получает { $cards } { $cards ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
} божеств.
tawantinsuyu-event-kept = { $seat }: карты божеств выбраны{ $cards ->
    [none] .
   *[other] {" "}({ $cards }).
}
tawantinsuyu-event-laid_out = { $who } выкладывает карту божества { $card }.
tawantinsuyu-event-priest_put = { $who } ставит верховного жреца на клетку «{ $action }» (сектор { $section }).
tawantinsuyu-event-turn_started = { $who } начинает ход.
tawantinsuyu-event-placed = { $who } ставит { tawantinsuyu-word-workers.accusative }{ SAME($worker, $role) ->
    [yes] {""}
   *[no] {" "}как { SAME($role, "посыльный") ->
        [yes] посыльного
       *[no] { SAME($role, "жрец") ->
            [yes] жреца
           *[no] { $role }а
        }
    }
} на клетку { $space } { $card ->
    [none] за золото
   *[other] с картой божества { $card }
}{ $food ->
    [0] .
    [one] ; это стоит { $food } еду.
   *[other] ; это стоит { $food } еды.
}
tawantinsuyu-event-neutral_placed = На клетку { $space } попадает рабочий из мешочка: { $worker }.
tawantinsuyu-event-stairs_used = { $who } использует { SAME($who, $owner) ->
    [yes] свои ступени
   *[no] ступени { SAME($owner, "Аксомамма") ->
        [yes] Аксомаммы
       *[no] игрока { $owner }
    }
} в секторе { $section }.
tawantinsuyu-event-tasks_counted = { $who }: { $tasks } { $tasks ->
    [one] поручение
    [few] поручения
    [many] поручений
   *[other] поручения
}{ $adjacent ->
    [0] {""}
   *[other] , { $adjacent } за соседей
}{ $ability ->
    [0] .
   *[other] , { $ability } за свойство.
}
tawantinsuyu-event-task_started = { $who } использует символ «{ $task }».
tawantinsuyu-event-tasks_lost = { $who } не выполняет { $tasks } { $tasks ->
    [one] поручение
    [few] поручения
    [many] поручений
   *[other] поручения
}.
tawantinsuyu-event-captured = { $who } забирает { tawantinsuyu-word-workers.accusative } с клетки { $space }.
tawantinsuyu-event-gained = { $who } получает: { $goods }.
tawantinsuyu-event-paid = { $who } платит: { $goods }.
tawantinsuyu-event-scored = { $who } { SIGN($points) ->
    [minus] теряет { ABS($points) }
   *[plus] получает { $points }
} { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} ({ $source }).
tawantinsuyu-event-army_drawn = { $who } берёт из колоды карту армии{ $card ->
    [none] .
   *[other] {" "}{ $card }.
}
tawantinsuyu-event-army_kept = { $who } оставляет себе { $card ->
    [none] одну из взятых карт армии.
   *[other] карту армии { $card }.
}
tawantinsuyu-event-army_shuffled = Сброс карт армии перемешан и становится новой колодой.
tawantinsuyu-event-no_army_card = Карт армии не осталось: { $who } ничего не берёт.
tawantinsuyu-event-army_discarded = { $who } сбрасывает карту армии { $card }.
tawantinsuyu-event-mustered = { $who } разыгрывает карту армии { $card } лицевой стороной вверх.
tawantinsuyu-event-turned_down = { $who } переворачивает карту армии { $card } лицевой стороной вниз.
tawantinsuyu-event-turned_up = { $who } переворачивает лицевой стороной вверх: { $tile }.
tawantinsuyu-event-god_taken = { $who } берёт с алтаря карту божества { $card }.
tawantinsuyu-event-god_drawn = { $who } берёт из колоды карту божества{ $card ->
    [none] {""}
   *[other] {" "}{ $card }
}{ $open ->
    [true] , которую все видели.
   *[false] .
}
tawantinsuyu-event-no_god_card = Карт божеств не осталось: { $who } ничего не берёт.
tawantinsuyu-event-god_played = { $who } получает бонусы карты божества { $card }.
tawantinsuyu-event-benefit_declined = { $who } отказывается от бонуса карты божества { $card }: { $gain }.
tawantinsuyu-event-benefits_declined = { $who } отказывается от бонусов карты божества { $card }.
tawantinsuyu-event-god_offered = Карта божества { $card } попадает на алтарь.
tawantinsuyu-event-offer_shuffled = Алтарь заполнен: его карты замешиваются в колоду божеств.
tawantinsuyu-event-gods_returned = Разыгранные карты божеств замешиваются в колоду.
tawantinsuyu-event-god_buried = { $who } кладёт карту божества { $card } под колоду божеств.
tawantinsuyu-event-recruited = { $who } берёт кочевника: { $worker }.
tawantinsuyu-event-nomad_arrived = Приходит новый кочевник: { $worker }.
tawantinsuyu-event-hired = { $who } нанимает { tawantinsuyu-word-workers.accusative } в деревне, { SAME($end, "картофель") ->
    [yes] с картофельной стороны.
   *[no] с кукурузной стороны.
}
tawantinsuyu-event-dismissed = { $who }: рабочих слишком много, { $worker } выбывает из игры.
tawantinsuyu-event-no_nomad = Кочевников не осталось: { $who } никого не берёт.
tawantinsuyu-event-stairs_built = { $who } строит { $lower ->
    [true] нижние
   *[false] верхние
} ступени в секторе { $section }.
tawantinsuyu-event-built = { $who } строит здание { $tile }.
tawantinsuyu-event-removed = Здание { $tile } уходит с рынка.
tawantinsuyu-event-marketed = Здание { $tile } появляется на рынке.
tawantinsuyu-event-statue_built = { $who } получает { SAME($size, "маленькая") ->
    [yes] маленькую
   *[no] большую
} статую ({ $god }).
tawantinsuyu-event-sacrificed = { $who } сбрасывает { SAME($size, "маленькая") ->
    [yes] маленькую
   *[no] большую
} статую ({ $god }).
tawantinsuyu-event-weaving_drawn = Выложен узор { $tile }.
tawantinsuyu-event-weaving_bought = { $who } покупает узор { $tile }.
tawantinsuyu-event-weaving_taken = { $who } бесплатно берёт узор { $tile }.
tawantinsuyu-event-weaving_buried = Узор { $tile } уходит под стопку.
tawantinsuyu-event-weaving_turned = На верху стопки открыт узор { $tile }.
tawantinsuyu-event-weaving_laid = { $who } { $edge ->
    [none] начинает гобелен { $row } узором { $tile }.
   *[other] добавляет узор { $tile } к гобелену { $row } { $edge }.
}
tawantinsuyu-event-joined = { $who } получает бонус соединения ({ $symbol }).
tawantinsuyu-event-produced = { $who } получает бонусы здания { $tile }.
tawantinsuyu-event-climbed = { $who } поднимается на ступень { $step } храма.
tawantinsuyu-event-step_lost = { $who } уже на вершине храма; ступень пропадает.
tawantinsuyu-event-traded = { $who } меняет { SAME($from, "кукуруза") ->
    [yes] кукурузу
   *[no] { $from }
} на { SAME($to, "кукуруза") ->
    [yes] кукурузу
   *[no] { $to }
}.
tawantinsuyu-event-walked = { $who } перемещает верховного жреца на { $spaces } { $spaces ->
    [one] клетку
    [few] клетки
    [many] клеток
   *[other] клетки
}: «{ $action }» (сектор { $section }).
tawantinsuyu-event-triggered = { $who }: срабатывает здание { $tile }.
tawantinsuyu-event-gold_instead = { $who } берёт вместо этого золото.
tawantinsuyu-event-casualty = { $who } отправляет { tawantinsuyu-word-workers.accusative } в военные потери.
tawantinsuyu-event-conquered = { $who } завоёвывает клетку { $space } в регионе { $region }.
tawantinsuyu-event-festival_taken = Деревня опустела: { $who } берёт жетон церемонии { $number }{ $last ->
    [true] , последней в игре.
   *[false] .
}
tawantinsuyu-event-festival = { $who } начинает церемонию { $number }.
tawantinsuyu-event-region_scored = { $who } лидирует в регионе { $region }; военные потери: { $points }.
tawantinsuyu-event-upkeep = { $who }: за карты божеств нужно заплатить { $due } { $due ->
    [one] картофель
   *[other] картофеля
}{ $missing ->
    [0] .
   *[other] , не хватает { $missing }.
}
tawantinsuyu-event-village_filled = В деревне снова { $workers } { $workers ->
    [one] рабочий
    [few] рабочих
    [many] рабочих
   *[other] рабочего
}.
tawantinsuyu-event-villager = В деревню приходит рабочий: { $worker }.
tawantinsuyu-event-turn_ended = { $who } завершает ход.
tawantinsuyu-event-over = Игра окончена.
tawantinsuyu-event-automa_personality_drawn = Жетон личности Аксомаммы: { $personality }.
tawantinsuyu-event-automa_tucked = Под клетку { $place } планшета Аксомаммы уходит карта божества{ $card ->
    [none] {""}
   *[other] {" "}{ $card }
} с символом «{ $god }».
tawantinsuyu-event-automa_considered = { $action } (на { $spaces } { $spaces ->
    [one] клетку
    [few] клетки
    [many] клеток
   *[other] клетки
} дальше) требует { tawantinsuyu-event-automa_considered.what }{ $have ->
    [none] ; сколько есть у Аксомаммы, неизвестно
   *[other] ; у Аксомаммы { $have }
}; условие { $holds ->
    [true] выполнено.
   *[false] не выполнено.
}
    .what = { SAME($action, "Поклонение") ->
        [yes] статуй: { $need }
       *[no] { SAME($action, "Подношение") ->
            [yes] кукурузы: { $need }
           *[no] { SAME($action, "Восстановление") ->
                [yes] зданий и карт армии лицевой стороной вниз: { $need }
               *[no] { SAME($action, "Завоевание") ->
                    [yes] солдат: { $need }
                   *[no] открытых производственных зданий: { $need }
                }
            }
        }
    }
tawantinsuyu-event-automa_rolled = Аксомамма бросает кубик: { $die }.
tawantinsuyu-event-automa_looked = Аксомамма ищет символ «{ $god }» на { SAME($terrace, "верхняя") ->
    [yes] верхней
   *[no] { SAME($terrace, "средняя") ->
        [yes] средней
       *[no] нижней
    }
} террасе; свободных клеток: { $candidates }.
tawantinsuyu-event-automa_found_no_space = Свободных клеток с символом «{ $god }» нет: Аксомамма берёт другую карту.
tawantinsuyu-event-automa_chose_space = Аксомамма выбирает клетку { $space } из { $candidates } ({ $why }{ $tied ->
    [1] {""}
   *[other] { SAME($why, "случайно") ->
        [yes] {" "}из { $tied }
       *[no] {", "}случайно из { $tied }
    }
}); путь стоил бы { $food } { $food ->
    [one] еду
   *[other] еды
}.
tawantinsuyu-event-automa_chose_worker = Аксомамма выбирает { tawantinsuyu-word-workers.accusative } ({ $why }).
tawantinsuyu-event-automa_activated = Жетон { $token } активирует клетку { $space }.
tawantinsuyu-event-automa_failed = Полностью выполнить это нельзя ({ $why }): вместо этого золото.
tawantinsuyu-event-automa_passed = Клетка { $space } пропускается ({ $why }).
tawantinsuyu-event-automa_cannot = Аксомамма остаётся ни с чем ({ $why }).
tawantinsuyu-event-automa_moved_token = Жетон { $token } переходит с клетки { $from } на клетку { $to }.
tawantinsuyu-event-automa_personality = Срабатывает жетон личности Аксомаммы: { $personality }.
tawantinsuyu-event-automa_chose_gain = Аксомамма берёт: { $gain } ({ $why }); до этого было { $have }.
tawantinsuyu-event-automa_chose_building = Аксомамма выбирает { $production ->
    [true] производственное
   *[false] постоянное
} здание { $tile } ({ $why }).
tawantinsuyu-event-automa_chose_stairs = Аксомамма выбирает { $lower ->
    [true] нижние
   *[false] верхние
} ступени в секторе { $section } ({ $why }).
tawantinsuyu-event-automa_chose_statue = Аксомамма выбирает { SAME($size, "маленькая") ->
    [yes] маленькую
   *[no] большую
} статую: { $god } ({ $why }).
tawantinsuyu-event-automa_considered_weavings = Оставшийся узор стоит { $need } { $need ->
    [one] кукурузу
   *[other] кукурузы
}, у Аксомаммы { $have }; { $fits ->
    [true] один из узоров подходит к гобелену.
   *[false] ни один из узоров не подходит к гобелену.
}
tawantinsuyu-event-automa_chose_weaving = Аксомамма выбирает узор { $tile } ({ $why }) { $size ->
    [0] для нового гобелена.
    [one] для гобелена из { $size } узора.
   *[other] для гобелена из { $size } узоров.
}
tawantinsuyu-event-automa_chose_conquest = Аксомамма выбирает клетку { $space } ({ $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}) из { $candidates } ({ $why }{ $tied ->
    [1] {""}
   *[other] { SAME($why, "случайно") ->
        [yes] {" "}из { $tied }
       *[no] {", "}случайно из { $tied }
    }
}){ $paid ->
    [true] .
   *[false] , солдаты не нужны.
}
tawantinsuyu-event-automa_kept_up = У здания { $tile } наибольший номер, оно остаётся лицевой стороной вверх.
tawantinsuyu-event-automa_has_no_worker = У Аксомаммы нет рабочих.
tawantinsuyu-event-automa_priest_moved = Верховный жрец Аксомаммы переходит на клетку «{ $action }» (сектор { $section }), не выполняя действия.
tawantinsuyu-event-automa_compared = У Аксомаммы { $its } { $its ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, у вас { $yours }.

## Why not.

tawantinsuyu-refusal-over = Игра окончена.
tawantinsuyu-refusal-not_your_turn = Сейчас решает кто-то другой.
tawantinsuyu-refusal-choose_gods = Сначала выбираются карты божеств: нужно оставить три из розданных.
tawantinsuyu-refusal-gods_chosen = Карты божеств уже выбраны; остальные ещё выбирают.
tawantinsuyu-refusal-not_dealt = Оставить можно только три разные карты божеств из розданных.
tawantinsuyu-refusal-not_now = { $moment ->
    [starting_weavings] Начальные узоры выбирают до начала игры.
    [deal] Карты божеств оставляют при раздаче, до первого хода.
    [first_turn] Верховного жреца ставят в Кориканчу прямо перед своим первым ходом.
    [turn_begins] Размещение или второстепенное действие выбирают в своё время; сейчас вопрос о другом.
    [owing] Сейчас платить не за что.
    [card_placed] Это касается бонусов карты божества, с которой размещён рабочий.
    [warrior_placed] Рабочего с холма забирает только что размещённый воин.
    [tasks_left] Поручения выполняют после размещения рабочего, пока они остались.
    [weavings_task] Это касается узоров, выложенных при поручении «Узоры».
    [weaving_gained] Узор выкладывают сразу после его получения.
    [weaving_free] Бесплатного узора сейчас нет.
    [build_task] Здания строят и рынок обновляют, когда что-то позволяет строить.
    [statue_task] Статуи строят, когда что-то это позволяет.
    [stairs_task] Ступени строят, когда что-то это позволяет.
    [cards_drawn] Карту армии оставляют сразу после взятия при обучении.
    [god_card_due] Карту божества сейчас не берут.
    [nomad_due] Бесплатного кочевника сейчас нет.
    [gains_due] Выбирать между бонусами сейчас не нужно.
    [step_offered] Подняться в храме за золото сейчас нельзя.
    [rejuvenate_part] Сейчас ничего не переворачивают лицевой стороной вверх.
    [production_part] Здания производят при производстве или по поручению «Произвести».
    [priest_part] Золото берут вместо своей части действия верховного жреца.
    [worship_part] Статуи сбрасывают при поклонении.
    [offering_part] Кукурузу отдают при подношении.
    [casualty_due] Жертву войны выбирают в начале завоевания.
    [army_part] Карты армии разыгрывают при завоевании, до фишек.
    [conquest_part] Фишки завоеваний ставят при завоевании, после карт армии.
    [soldiers_due] Солдат отправляют после того, как поставлена фишка завоевания.
    [turn_ends] Рабочего из деревни нанимают в конце своего хода.
    [worker_limit] Рабочие уходят только в конце своего хода, если их слишком много.
    [feast] Карты божеств разыгрывают ради бонусов во время церемонии.
   *[other] Сейчас это невозможно.
}
tawantinsuyu-refusal-not_optional = От этого нельзя отказаться.
tawantinsuyu-refusal-no_pass = Пасовать нельзя: ход — это размещение или второстепенные действия.
tawantinsuyu-refusal-place_or_act = За ход можно либо разместить рабочего, либо выполнить второстепенные действия.
tawantinsuyu-refusal-done_already = Это действие в этот ход уже было; второе должно быть другим.
tawantinsuyu-refusal-too_far = Верховный жрец перемещается не меньше чем на 1 и не больше чем на { $most } { $most ->
    [one] клетку
    [few] клетки
    [many] клеток
   *[other] клетки
}.
tawantinsuyu-refusal-no_training = Карт армии больше нет, даже в сбросе.
tawantinsuyu-refusal-no_prayer = Карт божеств не осталось ни в колоде, ни на алтаре.
tawantinsuyu-refusal-no_worker = В запасе нет { tawantinsuyu-word-workers.accusative }.
tawantinsuyu-refusal-not_that_role = У этого рабочего не может быть такой роли: { $role }.
tawantinsuyu-refusal-space_taken = Клетка { $space } занята.
tawantinsuyu-refusal-not_in_hand = Карты божества { $card } нет в вашей руке.
tawantinsuyu-refusal-wrong_symbol = Символ карты божества: { $shows }; символ клетки: { $wants }.
tawantinsuyu-refusal-food = На это нужно еды: { $need }; не хватает: { $missing }.
tawantinsuyu-refusal-gold = Нужно { $need } { $need ->
    [one] золото
   *[other] золота
}, а есть { $have }.
tawantinsuyu-refusal-goods = Цена: { $goods }; не хватает: { $missing }, даже с золотом.
tawantinsuyu-refusal-rejuvenate_food = Перевернуть ещё что-то стоит еды: { $need }.
tawantinsuyu-refusal-wrong_payment = { $food ->
    [0] Цена другая: { $goods }.
   *[other] Цена другая, еды: { $food }.
}
tawantinsuyu-refusal-wrong_upkeep = Картофель за карты божеств платят, пока он есть: { $potatoes }; недостающий можно заменить золотом: { $missing }.
tawantinsuyu-refusal-not_held = Столько таких ресурсов в запасе нет.
tawantinsuyu-refusal-no_icon = У этой клетки нет символа «{ $task }».
tawantinsuyu-refusal-icon_used = Символ «{ $task }» уже использован; сначала идут остальные из трёх.
tawantinsuyu-refusal-nobody_to_take = Там нет рабочего, которого можно забрать: он должен быть соседним и не воином.
tawantinsuyu-refusal-tasks_over = Поручения уже выполнены: бонусы теперь после них.
tawantinsuyu-refusal-no_such_benefit = Такого бонуса у карты уже нет; от последнего отказываются кнопкой «Готово».
tawantinsuyu-refusal-not_there = Этого здесь нет: { $tile }.
tawantinsuyu-refusal-no_market = Рынок пуст.
tawantinsuyu-refusal-not_drawn = Узора { $tile } нет среди взятых.
tawantinsuyu-refusal-row_has_pattern = В гобелене { $row } такой узор уже есть.
tawantinsuyu-refusal-no_row = Гобелена { $row } нет.
tawantinsuyu-refusal-no_weaving = Узоров там не осталось.
tawantinsuyu-refusal-no_more_weavings = За одно поручение больше узоров не купить.
tawantinsuyu-refusal-exchanged_already = Обновить рынок картой божества можно только один раз для каждого здания.
tawantinsuyu-refusal-no_statue = Таких статуй не осталось.
tawantinsuyu-refusal-small_only = Бесплатная статуя может быть только маленькой.
tawantinsuyu-refusal-stairs_taken = Ступени здесь уже есть.
tawantinsuyu-refusal-upper_first = Сначала в секторе строятся верхние ступени, потом нижние.
tawantinsuyu-refusal-no_place = Мест для ступеней не осталось.
tawantinsuyu-refusal-no_stairs = Фишек ступеней не осталось.
tawantinsuyu-refusal-card_not_drawn = Этой карты нет среди взятых.
tawantinsuyu-refusal-not_on_offer = Карты божества { $card } нет на алтаре.
tawantinsuyu-refusal-no_deck = Колода божеств пуста.
tawantinsuyu-refusal-no_nomad = Среди кочевников нет { tawantinsuyu-word-workers.accusative }.
tawantinsuyu-refusal-no_such_gain = Ничего подобного сейчас получить нельзя.
tawantinsuyu-refusal-at_the_top = Фишка уже на вершине храма.
tawantinsuyu-refusal-not_face_down = Это не лежит здесь лицевой стороной вниз: { $tile }.
tawantinsuyu-refusal-not_face_up = Это не лежит здесь лицевой стороной вверх: { $tile }.
tawantinsuyu-refusal-nothing_face_up = Ни одно производственное здание не лежит лицевой стороной вверх.
tawantinsuyu-refusal-buildings_only = Здесь переворачиваются только здания.
tawantinsuyu-refusal-no_flip = Больше ничего перевернуть нельзя.
tawantinsuyu-refusal-produced_already = После этого ничего больше не производится.
tawantinsuyu-refusal-active_only = Золото может взять только активный игрок.
tawantinsuyu-refusal-gold_first = Золото берут вместо всего остального, прежде чем что-либо сделано.
tawantinsuyu-refusal-no_statue_to_give = Такой статуи нет.
tawantinsuyu-refusal-size_given = Статуя такого размера уже сброшена.
tawantinsuyu-refusal-one_step = Здесь можно подняться только на одну ступень.
tawantinsuyu-refusal-village_first = Пока в деревне есть рабочие, в военные потери уходит крайний из них.
tawantinsuyu-refusal-nobody_there = Там никого нет.
tawantinsuyu-refusal-no_army_card = Карты армии { $card } нет в вашей руке.
tawantinsuyu-refusal-conquest_taken = Клетка { $space } занята.
tawantinsuyu-refusal-no_marker = Фишек завоеваний не осталось.
tawantinsuyu-refusal-gold_taken = Взявший золото не ставит фишку.
tawantinsuyu-refusal-soldiers = Нужны солдаты лицевой стороной вверх: перевернуть { $turn } и сбросить { $discard }.
tawantinsuyu-refusal-no_soldiers = Карта армии { $card } не лежит лицевой стороной вверх.
tawantinsuyu-refusal-turn_first = Сначала карты переворачивают, потом сбрасывают другие; сейчас не время для этого.
tawantinsuyu-refusal-wrong_soldiers = С этой картой на остальное уже не хватит: перевернуть { $turn }, сбросить { $discard }.
tawantinsuyu-refusal-no_village = Деревня пуста.
tawantinsuyu-refusal-own_turn_only = Это можно делать только в свой ход.
tawantinsuyu-refusal-no_power = Для этого нужно постоянное здание, которого нет.
tawantinsuyu-refusal-not_exchanged = Обменивают только кукурузу, камень и золото между собой.
tawantinsuyu-refusal-trades_back = То, что только что обменяли, обратно не меняют.
tawantinsuyu-refusal-no_trade = Обмен { $from } → { $to } требует: { $goods }.
tawantinsuyu-refusal-price_lost = После такого обмена заплатить было бы нечем.
tawantinsuyu-refusal-take_first = Сначала берут одну карту божества, потом просят следующую.
tawantinsuyu-refusal-pay_first = { $food ->
    [0] Сначала нужно заплатить: { $goods }.
   *[other] Сначала нужно заплатить, еды: { $food }.
}

## What is asked.

tawantinsuyu-ask-start = выберите начальный узор
tawantinsuyu-ask-keep = оставьте три из своих карт божеств; остальные сразу дадут бонусы
tawantinsuyu-ask-laid = выберите карту божества, которая даст бонусы следующей
tawantinsuyu-ask-stand = поставьте верховного жреца на жетон храма Кориканча; это ничего не активирует
tawantinsuyu-ask-turn = разместите рабочего или выполните два разных второстепенных действия
tawantinsuyu-ask-secondary = выполните ещё одно второстепенное действие
# $what: a price; $buys: what it is paid for; $bought: its name.
tawantinsuyu-ask-pay = { $buys ->
    [placed] заплатите за размещение рабочего ({ $bought }): { $what }
    [build] заплатите за здание { $bought }: { $what }
    [statue] заплатите за статую ({ $bought }): { $what }
    [stairs] заплатите за лестницу: { $what }
    [weave] заплатите за узор { $bought }: { $what }
    [hire] заплатите за наём: { $what }
    [flip] заплатите за переворот лицом вверх: { $what }
    [climb] заплатите за ступени храма: { $what }
   *[other] заплатите: { $what }
}
tawantinsuyu-ask-boon = бонусы карты божества { $what }: до поручений, после них или «Готово», чтобы отказаться; можно отказаться и от отдельных
tawantinsuyu-ask-capture = заберите с холма соседнего рабочего или «Готово»
tawantinsuyu-ask-potato = заплатите картофель за дополнительное поручение или «Готово»
tawantinsuyu-ask-tasks = выберите поручение клетки { $what } (осталось { $n }) или «Готово»
tawantinsuyu-ask-bury = уберите под стопку один из выложенных узоров (осталось убрать: { $n })
tawantinsuyu-ask-weave = купите узор за { $n } { $n ->
    [one] кукурузу
   *[other] кукурузы
} или «Готово»
tawantinsuyu-ask-leftover = купите один из оставшихся узоров за { $n } { $n ->
    [one] кукурузу
   *[other] кукурузы
} или «Готово»
tawantinsuyu-ask-lay = добавьте узор { $what } к любому концу гобелена или начните новый
tawantinsuyu-ask-build = выберите здание на рынке
tawantinsuyu-ask-remove = выберите здание, которое уйдёт с рынка
tawantinsuyu-ask-statue = выберите статую
tawantinsuyu-ask-stairs = выберите место для ступеней
tawantinsuyu-ask-train = оставьте одну из взятых карт армии
tawantinsuyu-ask-god = возьмите карту божества с алтаря или из колоды (осталось взять: { $n })
tawantinsuyu-ask-worker = возьмите кочевника (осталось взять: { $n })
tawantinsuyu-ask-weaving = возьмите узор: верхний или тот, что под ним (осталось взять: { $n })
tawantinsuyu-ask-paid_step = заплатите золото за ступень храма (не больше { $n }) или «Готово»
tawantinsuyu-ask-rejuvenate = переверните что-нибудь лицевой стороной вверх (не больше { $n }) или «Готово»
tawantinsuyu-ask-gains = выберите, что получаете следующим, или «Готово»
tawantinsuyu-ask-rewards = выберите соединение, которое даст бонус следующим, или «Готово»
tawantinsuyu-ask-produce_once = выберите здание для производства
tawantinsuyu-ask-worship = сбросьте статую за ступени храма или откажитесь
tawantinsuyu-ask-offer = заплатите кукурузу за ступени храма или откажитесь
tawantinsuyu-ask-renew = переверните здания и карты армии лицевой стороной вверх или откажитесь
tawantinsuyu-ask-casualty = выберите, кто уйдёт в военные потери
tawantinsuyu-ask-muster = разыграйте карты армии лицевой стороной вверх или откажитесь
tawantinsuyu-ask-conquer = выложите фишку завоевания или «Готово»
tawantinsuyu-ask-soldiers = { $turn ->
    [0] сбросьте солдат: { $discard }
   *[other] { $discard ->
        [0] переверните солдат лицевой стороной вниз: { $turn }
       *[other] переверните солдат лицевой стороной вниз: { $turn }; сбросьте солдат: { $discard }
    }
}
tawantinsuyu-ask-produce = получите бонусы производственных зданий или откажитесь
tawantinsuyu-ask-hire = наймите рабочего с любой стороны деревни или «Готово»
tawantinsuyu-ask-dismiss = у вас слишком много рабочих: выберите, кто выбывает из игры
tawantinsuyu-ask-upkeep = заплатите картофель за свои карты божеств
tawantinsuyu-ask-feast = разыграйте карту божества ради её бонусов (не больше { $n }) или «Готово»
tawantinsuyu-ask-last = обменяйте ресурсы перед финальным подсчётом или «Готово»
# $who: whose action it is; $action: its name; $asked: what is asked.
tawantinsuyu-business = { $action } ({ $who }): { $asked }
tawantinsuyu-ask-over = игра окончена

## Effects on cards, tiles and spaces.

tawantinsuyu-effect-points = { $n } ПО
tawantinsuyu-effect-army = { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} армии
tawantinsuyu-effect-god = { $n } { $n ->
    [one] карта божества
    [few] карты божеств
    [many] карт божеств
   *[other] карты божества
}
tawantinsuyu-effect-training = { $n ->
    [1] тренировка
    [one] { $n } тренировка
    [few] { $n } тренировки
    [many] { $n } тренировок
   *[other] { $n } тренировки
}
tawantinsuyu-effect-worker = { $n } { $n ->
    [one] кочевник
    [few] кочевника
    [many] кочевников
   *[other] кочевника
}
tawantinsuyu-effect-weaving = { $n } { $n ->
    [one] узор
    [few] узора
    [many] узоров
   *[other] узора
}
tawantinsuyu-effect-step = { $n } { $n ->
    [one] ступень
    [few] ступени
    [many] ступеней
   *[other] ступени
} храма
tawantinsuyu-effect-paid_step = { $n } { $n ->
    [one] ступень
    [few] ступени
    [many] ступеней
   *[other] ступени
} храма за золото
tawantinsuyu-effect-rejuvenate = восстановить { $n }
tawantinsuyu-effect-small_statue = { $n } { $n ->
    [one] маленькая статуя
    [few] маленькие статуи
    [many] маленьких статуй
   *[other] маленькой статуи
}
tawantinsuyu-effect-building = { $n } { $n ->
    [one] здание
    [few] здания
    [many] зданий
   *[other] здания
}
tawantinsuyu-effect-stairs = { $n ->
    [1] ступени
   *[other] { $n } × ступени
}
tawantinsuyu-effect-build_task = { $n ->
    [1] поручение «здание»
   *[other] { $n } × поручение «здание»
}
tawantinsuyu-effect-statue_task = { $n ->
    [1] поручение «статуя»
   *[other] { $n } × поручение «статуя»
}
tawantinsuyu-effect-stairs_task = { $n ->
    [1] поручение «ступени»
   *[other] { $n } × поручение «ступени»
}

## Passive buildings.

tawantinsuyu-power-as_courier = ваши рабочие могут считаться посыльными
tawantinsuyu-power-as_priest = ваши рабочие могут считаться жрецами
tawantinsuyu-power-warrior_flips = ваш воин: восстановить до { $n } { $n ->
    [one] производственного здания
   *[other] производственных зданий
}
tawantinsuyu-power-joints_at_once = новое соединение сразу даёт бонус
tawantinsuyu-power-architect_craftsman = архитекторы и ремесленники: больше поручений и на синих, и на зелёных клетках
tawantinsuyu-power-festival_gods = каждая церемония: { $what }; в конце ещё { $n } ПО за карту божества в руке
tawantinsuyu-power-own_stairs = очки и за использование своих ступеней
tawantinsuyu-power-draw_weavings = ваше создание узоров: взять { $n }
tawantinsuyu-power-festival_longest = каждая церемония: { $n } ПО за каждый узор самого длинного гобелена
tawantinsuyu-power-festival = каждая церемония: { $what }
tawantinsuyu-power-on_offering = любое Подношение: { $what }
tawantinsuyu-power-on_worship = любое Поклонение (в русском издании — Подношение) и каждая церемония: { $what }
tawantinsuyu-power-conquest_less = ваши завоевания: перевернуть на { $n } { $n ->
    [one] солдата
    [few] солдат
    [many] солдат
   *[other] солдата
} меньше, сбросить на { $n } меньше
tawantinsuyu-power-warrior_tasks = ваш воин: ещё { $n } { $n ->
    [one] поручение
    [few] поручения
    [many] поручений
   *[other] поручения
}
tawantinsuyu-power-exchange = в любой момент: обмен камня, золота и кукурузы
tawantinsuyu-power-on_production = любое Производство: восстановить { $n }
tawantinsuyu-power-on_conquest = любое Завоевание: { $what }
tawantinsuyu-power-on_rejuvenate = любое Восстановление: { $what }
tawantinsuyu-power-potato_for_god = в любой момент своего хода: { $n } { $n ->
    [one] картофель
   *[other] картофеля
} за карту божества
tawantinsuyu-power-gather_more = сбор картофеля, кукурузы или камня: на { $n } больше и { $what }

## Short forms of the terminal.

tawantinsuyu-letter-architect = а
tawantinsuyu-letter-courier = п
tawantinsuyu-letter-craftsman = р
tawantinsuyu-letter-warrior = в
tawantinsuyu-letter-priest = ж
tawantinsuyu-short-potato = кар
tawantinsuyu-short-corn = кук
tawantinsuyu-short-stone = кам
tawantinsuyu-short-gold = зол
tawantinsuyu-short-weavings = узо
tawantinsuyu-short-build = зда
tawantinsuyu-short-stairs = сту
tawantinsuyu-short-statue = ста
tawantinsuyu-short-training = тре
tawantinsuyu-short-merchant = тор
tawantinsuyu-short-produce = про
tawantinsuyu-short-god_potato = бож
tawantinsuyu-short-rejuvenate = вос
tawantinsuyu-short-army = арм
tawantinsuyu-short-temple = хра
tawantinsuyu-short-vp = ПО

## Axomamma's board.

tawantinsuyu-deed-weavings = узоры
tawantinsuyu-deed-production_building = производственное здание
tawantinsuyu-deed-passive_building = постоянное здание
tawantinsuyu-deed-stairs = ступени
tawantinsuyu-deed-statue = статуя
tawantinsuyu-deed-potato = рабочий с картофельной стороны
tawantinsuyu-deed-corn = рабочий с кукурузной стороны
tawantinsuyu-deed-nomad = кочевник
tawantinsuyu-needs-worship = { $n } { $n ->
    [one] статуя
    [few] статуи
    [many] статуй
   *[other] статуи
}
tawantinsuyu-needs-offering = { $n } { $n ->
    [one] кукуруза
   *[other] кукурузы
}
tawantinsuyu-needs-rejuvenate = зданий и карт армии лицевой стороной вниз: { $n }
tawantinsuyu-needs-conquest = { $n ->
    [0] столько солдат, сколько военных потерь
    [1] солдат больше, чем военных потерь
   *[other] солдат на { $n } больше, чем военных потерь
}
tawantinsuyu-needs-production = { $n } { $n ->
    [one] открытое производственное здание
    [few] открытых производственных здания
    [many] открытых производственных зданий
   *[other] открытого производственного здания
}
