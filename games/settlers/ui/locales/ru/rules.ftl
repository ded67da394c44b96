## Names.

# $owner in the genitive.
settlers-word-virtual = Виртуальный игрок
    .genitive = { SAME($owner, "Виртуальный игрок") ->
        [yes] виртуального игрока
       *[no] игрока { $owner }
    }
settlers-word-wood = дерево
settlers-word-stone = камень
settlers-word-food = еда
# Gold is a good and a colour. $colour with a masculine noun, and with a feminine one in the accusative.
settlers-word-gold = золото
    .masculine = { SAME($colour, "золото") ->
        [yes] золотой
       *[no] { $colour }
    }
    .feminine = { SAME($colour, "чёрный") ->
        [yes] чёрную
       *[no] { SAME($colour, "фиолетовый") ->
            [yes] фиолетовую
           *[no] { SAME($colour, "синий") ->
                [yes] синюю
               *[no] { SAME($colour, "коричневый") ->
                    [yes] коричневую
                   *[no] { SAME($colour, "золото") ->
                        [yes] золотую
                       *[no] { SAME($colour, "красный") ->
                            [yes] красную
                           *[no] { SAME($colour, "розовый") ->
                                [yes] розовую
                               *[no] { SAME($colour, "серый") ->
                                    [yes] серую
                                   *[no] { SAME($colour, "оранжевый") ->
                                        [yes] оранжевую
                                       *[no] { SAME($colour, "бирюзовый") ->
                                            [yes] бирюзовую
                                           *[no] { $colour }
                                        }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
# $good in the accusative.
settlers-word-worker = рабочий
    .accusative = { SAME($good, "рабочий") ->
        [yes] рабочего
       *[no] { SAME($good, "еда") ->
            [yes] еду
           *[no] { SAME($good, "карта") ->
                [yes] карту
               *[no] { SAME($good, "технология") ->
                    [yes] технологию
                   *[no] { $good }
                }
            }
        }
    }
settlers-word-raze = жетон разрушения
settlers-word-defense = жетон защиты
settlers-word-tech = технология
# $n of them, from any deck ($pile: any), the common one or the faction's (of_common, of_faction).
settlers-word-card = карта
    .counted = { $n } { $pile ->
        [of_common] { $n ->
            [one] общая карта
            [few] общие карты
           *[other] общих карт
        }
       *[other] { $n ->
            [one] карта
            [few] карты
           *[other] карт
        }{ $pile ->
            [of_faction] {" "}фракции
           *[any] {""}
        }
    }
    .object = { $n ->
        [one] { $n } { $pile ->
            [of_common] общую карту
            [of_faction] карту фракции
           *[any] карту
        }
       *[other] { settlers-word-card.counted }
    }
settlers-word-vp = очко
settlers-word-favor = жетон милости богов
# The colour; the good is settlers-word-gold.
settlers-word-golden = золотой
settlers-word-black = чёрный
settlers-word-purple = фиолетовый
settlers-word-blue = синий
settlers-word-brown = коричневый
settlers-word-red = красный
settlers-word-pink = розовый
settlers-word-grey = серый
settlers-word-orange = оранжевый
settlers-word-teal = бирюзовый
settlers-word-production = производство
settlers-word-feature = свойство
settlers-word-action = действие
# A card of $draw in the accusative, and in the genitive of many.
settlers-word-common = общая
    .accusative = { SAME($draw, "фракционная") ->
        [yes] карту фракции
       *[no] общую карту
    }
    .many = { SAME($draw, "фракционная") ->
        [yes] карт фракции
       *[no] общих карт
    }
settlers-word-faction = фракционная
settlers-word-barbarian = Варвары
settlers-word-japanese = Японцы
settlers-word-roman = Римляне
settlers-word-egyptian = Египтяне
settlers-word-aztec = Ацтеки
settlers-word-atlantean = Атланты
settlers-word-base = базовая игра
settlers-word-aztecs = дополнение с ацтеками
settlers-word-friends = первое дополнение
settlers-word-atlanteans = дополнение с атлантами
settlers-word-magic3 = дополнение с наборами
settlers-word-actions = действия
settlers-word-features = свойства
settlers-word-bonuses = бонусы за постройку
settlers-word-prayers = молитвы
settlers-word-razing = разрушение
settlers-word-deals = сделки
settlers-word-common_locations = общие локации
settlers-word-faction_locations = локации фракции
settlers-word-end_abilities = свойства в конце игры
settlers-word-standard = стандартный
settlers-word-alternate = альтернативный
settlers-word-advanced = продвинутый
settlers-word-peaceful = мирный
settlers-word-open = открытый
settlers-word-commoner = простолюдин
settlers-word-servant = слуга
settlers-word-squire = оруженосец
settlers-word-knight = рыцарь
settlers-word-castellan = кастелян
settlers-word-king = король
settlers-word-emperor = император
settlers-word-only = другие локации не подходят
settlers-word-kind = действия идут раньше свойств, а свойства раньше производств
settlers-word-cost = наибольшая стоимость
settlers-word-choice = ваш выбор из равных
settlers-word-deal_order = её сделка идёт раньше
settlers-word-no_first = ни у одной вашей общей локации нет этой цели
settlers-word-no_pair = ни у одной локации нет обеих целей ни из одной пары
settlers-word-no_card = карт атаки не осталось

settlers-amount-wood = { $n } { $n ->
    [one] дерево
   *[other] дерева
}
settlers-amount-stone = { $n } { $n ->
    [one] камень
    [few] камня
    [many] камней
   *[other] камня
}
settlers-amount-food = { $n } { $n ->
    [one] еда
   *[other] еды
}
settlers-amount-gold = { $n } { $n ->
    [one] золото
   *[other] золота
}
settlers-amount-worker = { $n } { $n ->
    [one] рабочий
    [few] рабочих
    [many] рабочих
   *[other] рабочего
}
settlers-amount-raze = { $n } { $n ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
} разрушения
settlers-amount-defense = { $n } { $n ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
} защиты
settlers-amount-tech = { $n } { $n ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
} технологии
settlers-amount-card = { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}
settlers-amount-vp = { $n } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
settlers-amount-favor = { $n } { $n ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
} милости богов
settlers-amount-resource = { $n } { $n ->
    [one] любой ресурс
    [few] любых ресурса
    [many] любых ресурсов
   *[other] любого ресурса
}
settlers-amount-deal = { $n } { $n ->
    [one] сделка
    [few] сделки
    [many] сделок
   *[other] сделки
}

## Options.

settlers-option-lookout = вариант разведки: как выбирают карты
settlers-option-format = формат: какие колоды разрешены
settlers-option-faction1 = фракция места 1
settlers-option-faction2 = фракция места 2
settlers-option-faction3 = фракция места 3
settlers-option-faction4 = фракция места 4
settlers-option-faction5 = фракция места 5
settlers-option-deck1 = колода места 1: название дополнения или карты и названия через знак +
settlers-option-deck2 = колода места 2: название дополнения или карты и названия через знак +
settlers-option-deck3 = колода места 3: название дополнения или карты и названия через знак +
settlers-option-deck4 = колода места 4: название дополнения или карты и названия через знак +
settlers-option-deck5 = колода места 5: название дополнения или карты и названия через знак +

settlers-value-random = случайно
settlers-value-all = все карты фракции

## Events.

settlers-event-round_started = Начинается раунд { $round }; первый игрок: { $who }.
settlers-event-drawn = { $who } берёт { $card ->
    [none] { settlers-word-common.accusative }.
   *[other] карту «{ $card }».
}
settlers-event-no_card = { $who } не берёт карту: карт не осталось.
settlers-event-shuffled = Сброс общих карт перемешан и становится новой колодой.
settlers-event-revealed = Открыта карта «{ $card }».
settlers-event-taken = { $who } берёт карту «{ $card }».
settlers-event-left_over = Карта «{ $card }» осталась и уходит в сброс.
settlers-event-pile_dealt = { $who } получает { $cards } { $cards ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}.
settlers-event-pile_kept = { $who } оставляет себе { $card ->
    [none] одну из карт.
   *[other] карту «{ $card }».
}
settlers-event-piles_passed = Остальные карты передаются дальше по часовой стрелке.
settlers-event-discarded = { $who } сбрасывает карту «{ $card }».
settlers-event-production_started = { $who } ({ $faction }): производство.
settlers-event-produced = Производит «{ $card }».
settlers-event-gained = { $who } получает: { $goods }{ $card ->
    [none] .
   *[other] {" "}(«{ $card }»).
}
settlers-event-paid = { $who } платит: { $goods }.
settlers-event-scored = { $who } получает { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} ({ $source }{ $card ->
    [none] ).
   *[other] , «{ $card }»).
}
settlers-event-favor_taken = { $who } берёт { $colour ->
    [none] трёхцветный
   *[other] { settlers-word-gold.masculine }
} жетон милости богов.
settlers-event-favor_given = { $who } отдаёт { $colour ->
    [none] трёхцветный
   *[other] { settlers-word-gold.masculine }
} жетон милости богов.
settlers-event-no_favor = { $who }: жетоны милости богов всех цветов уже есть.
settlers-event-turn_started = { $who } начинает ход.
settlers-event-cleared = { $who } сбрасывает локацию «{ $card }».
settlers-event-foundation_used = { $who } строит на фундаменте.
settlers-event-built = { $who } строит локацию «{ $card }».
settlers-event-set_completed = { $who } завершает набор: { settlers-word-gold.masculine } цвет.
settlers-event-deal_made = { $who } заключает сделку на { settlers-word-worker.accusative }: «{ $card }».
settlers-event-route_made = { $who } заключает сделку на { settlers-word-worker.accusative } с локацией «{ $card }» { settlers-word-virtual.genitive }.
settlers-event-deal_ended = { $who }: сделка на { settlers-word-worker.accusative } прекращается{ $card ->
    [none] .
   *[other] {" "}(«{ $card }»).
}
settlers-event-deal_taken = { $who } перехватывает сделку { settlers-word-virtual.genitive } на { settlers-word-worker.accusative }.
settlers-event-deal_used = { $who } ещё раз использует сделку на { settlers-word-worker.accusative }.
settlers-event-razed_hand = { $who } разрушает карту «{ $card }» из руки.
settlers-event-razed = { $who } разрушает { SAME($who, $owner) ->
    [yes] свою локацию «{ $card }»
   *[no] локацию «{ $card }» { settlers-word-virtual.genitive }
}{ $tokens ->
    [0] .
    [one] {" "}за { $tokens } жетон разрушения.
    [few] {" "}за { $tokens } жетона разрушения.
    [many] {" "}за { $tokens } жетонов разрушения.
   *[other] {" "}за { $tokens } жетона разрушения.
}
settlers-event-foundation_laid = Карта «{ $card }» становится фундаментом игрока { $who }.
settlers-event-activated = { $who } активирует локацию «{ $card }».
settlers-event-exchanged = { $who } меняет рабочих на { settlers-word-worker.accusative }.
settlers-event-visited = { $who } отправляет рабочего в локацию «{ $card }» { settlers-word-virtual.genitive }.
settlers-event-passed = { $who } пасует.
settlers-event-defended = { $who } кладёт жетон защиты на локацию «{ $card }».
settlers-event-samurai_placed = { $who } ставит самурая на локацию «{ $card }».
settlers-event-samurai_lost = { $who }: для самурая нет места.
settlers-event-tucked = { $who } кладёт карту «{ $card }» под локацию «{ $host }».
settlers-event-put_on = { $who } кладёт { settlers-word-worker.accusative } на локацию «{ $host }».
settlers-event-token_put = { $who } кладёт жетон статуи на локацию «{ $card }».
settlers-event-woken = { $who }: срабатывает локация «{ $card }».
settlers-event-looked_at = { $who } смотрит { $card ->
    [none] { settlers-word-common.accusative }.
   *[other] карту «{ $card }».
}
settlers-event-look_kept = { $who } оставляет себе { $card ->
    [none] одну из карт.
   *[other] карту «{ $card }».
}
settlers-event-shuffled_back = { $who } замешивает обратно { $cards } { $cards ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}.
settlers-event-stolen = { $who } забирает { settlers-word-worker.accusative } у { settlers-word-virtual.genitive }.
settlers-event-looted = { $who } берёт { settlers-word-worker.accusative } с поля разрушения карты «{ $card }».
settlers-event-demolished = { $who } сбрасывает локацию «{ $card }» { settlers-word-virtual.genitive }.
settlers-event-blocked = { $who } блокирует на этот раунд локацию «{ $card }» { settlers-word-virtual.genitive }.
settlers-event-taken_over = { $who } захватывает на этот раунд локацию «{ $card }» { settlers-word-virtual.genitive }.
settlers-event-went_back = Локация «{ $card }» возвращается во владение { settlers-word-virtual.genitive }.
settlers-event-freed = { $who } освобождает локацию «{ $card }».
settlers-event-reproduced = { $who } снова получает то, что производит «{ $card }».
settlers-event-must_discard = { $owner }: нужно сбросить { $cards } { $cards ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}.
settlers-event-cashed = { $who } превращает { settlers-word-worker.accusative } в очки.
settlers-event-prayer_started = { $who } молится{ $card ->
    [none] {""}
   *[other] {" "}(«{ $card }»)
}: { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}.
settlers-event-announced = { $who } объявляет { settlers-word-gold.masculine } цвет.
settlers-event-prayed = В молитве открыта карта «{ $card }».
settlers-event-chosen = { $who } выбирает { settlers-word-gold.masculine } цвет.
settlers-event-tokens_used = { $who } вместо карт использует { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
} милости богов.
settlers-event-stored_used = { $who } использует сохранённую карту «{ $card }».
settlers-event-tricolour_is = { $who }: трёхцветный жетон на этот раз { settlers-word-gold.masculine }.
settlers-event-counted = Цвет { settlers-word-gold.masculine }: { $cards } { $cards ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
}{ $tokens ->
    [0] .
    [one] {" "}и { $tokens } жетон.
    [few] {" "}и { $tokens } жетона.
    [many] {" "}и { $tokens } жетонов.
   *[other] {" "}и { $tokens } жетона.
}
settlers-event-unanswered = Ни одна карта не подходит: молитва игрока { $who } не услышана.
settlers-event-offered = { $who } тратит { $gold ->
    [true] золото как { settlers-word-worker.accusative }.
   *[false] { settlers-word-worker.accusative }.
}
settlers-event-kept_under = { $who } сохраняет карту «{ $card }» под локацией «{ $host }» для будущих молитв.
settlers-event-prayer_over = Карты молитвы уходят в сброс ({ $cards }).
settlers-event-cleaned_up = { $who } не может сохранить: { $goods }.
settlers-event-favor_gone = { $who } не может сохранить { $tokens } { $tokens ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
} милости богов.
settlers-event-marker_passed = { $who } становится первым игроком.
settlers-event-virtual_took = Карта «{ $card }» достаётся виртуальному игроку{ $random ->
    [true] {" "}(случайно).
   *[false] {" "}(последняя).
}
settlers-event-virtual_collected = В коллекцию виртуального игрока { $cards ->
    [one] уходит { $cards } локация
    [few] уходят { $cards } локации
    [many] уходят { $cards } локаций
   *[other] уходит { $cards } локации
}; всего: { $collection }.
settlers-event-attack_revealed = Атака { $number }; первая цель: { $target }.
settlers-event-attack_paired = Цели: { $first } и { $second }; { $candidates ->
    [0] обеих нет ни у одной локации.
    [one] обе есть у { $candidates } локации.
   *[other] обе есть у { $candidates } локаций.
}
settlers-event-attack_failed = Атака ничего не делает: { $why }.
settlers-event-attack_razed = Виртуальный игрок разрушает локацию «{ $card }» игрока { $who } ({ $why }{ $candidates ->
    [1] ).
   *[other] , из { $candidates }).
}
settlers-event-attack_moved = Карты атаки ({ $first }, { $second }) уходят в конец ряда.
settlers-event-attack_on_faction = В ряду два очка: атака направлена на локацию фракции; первых по порядку сделок: { $candidates }.
settlers-event-solo_over = { $won ->
    [true] Вы победили
   *[false] Вы проиграли
}: { $locations } { $locations ->
    [one] локация
    [few] локации
    [many] локаций
   *[other] локации
} фракции против коллекции из { $collection }. Ваш титул: { $rank }.
settlers-event-over = Игра окончена.

## Refusals.

settlers-refusal-over = Игра окончена.
settlers-refusal-not_your_turn = Сейчас решает другой игрок.
settlers-refusal-answer_first = Сейчас нужно решить другое: { $question }
settlers-refusal-not_optional = Это нужно решить: { $question }
settlers-refusal-own_turn_only = Свободные действия выполняют в свой ход, до действия.
settlers-refusal-not_on_offer = Карта «{ $card }» не лежит открыто.
settlers-refusal-not_in_pile = Карты «{ $card }» нет среди этих карт.
settlers-refusal-not_in_hand = У вас в руке нет карты «{ $card }».
settlers-refusal-not_common = «{ $card }» — не общая карта, а нужна именно такая.
settlers-refusal-not_faction = «{ $card }» — не карта фракции, а нужна именно такая.
settlers-refusal-no_room = Для ещё одной локации нет места.
settlers-refusal-no_location = Карта «{ $card }» стоит локации или фундамента, а отдать нечего.
settlers-refusal-build_cost = Чтобы построить «{ $card }», не хватает: { $missing }.
settlers-refusal-action_cost = Для действия локации «{ $card }» не хватает: { $missing }.
settlers-refusal-feature_cost = Для этого свойства локации «{ $card }» не хватает: { $missing }.
settlers-refusal-deal_cost = Для сделки не хватает: { $missing }.
settlers-refusal-wrong_payment = К оплате: { $bill }; золото заменяет любой ресурс.
settlers-refusal-not_held = Не хватает: { $missing }.
settlers-refusal-common_deal = «{ $card }» — общая карта, а сделки заключают только с картами фракции.
settlers-refusal-no_raze_field = У карты «{ $card }» нет поля разрушения.
settlers-refusal-raze_tokens = Для этого { $need ->
    [one] нужен { $need } жетон
    [few] нужны { $need } жетона
    [many] нужно { $need } жетонов
   *[other] нужно { $need } жетона
} разрушения; у вас { $have }.
settlers-refusal-peaceful = В мирном варианте локации соперников разрушают только картами.
settlers-refusal-hand_only = Здесь разрушают только карты из руки, а «{ $card }» в игре.
settlers-refusal-enemy_only = Здесь разрушают только локации соперников, а «{ $card }» у вас в руке.
settlers-refusal-not_in_play = Локации «{ $card }» нет в игре.
settlers-refusal-own_location = «{ $card }» — ваша собственная локация.
settlers-refusal-enemy_location = «{ $card }» — локация соперника.
settlers-refusal-has_passed = Владелец локации «{ $card }» спасовал.
settlers-refusal-no_action = У локации «{ $card }» нет действия.
settlers-refusal-used_up = Локация «{ $card }» уже использована столько раз, сколько можно.
settlers-refusal-is_blocked = Локация «{ $card }» в этом раунде заблокирована.
settlers-refusal-no_target = Локацию «{ $card }» не на что использовать.
settlers-refusal-tokens_full = На локации «{ $card }» уже столько жетонов, сколько помещается.
settlers-refusal-same_location = Сейчас ещё раз можно использовать только локацию «{ $card }».
settlers-refusal-workers = Для этого { $need ->
    [one] нужен { $need } рабочий
    [few] нужны { $need } рабочих
    [many] нужно { $need } рабочих
   *[other] нужно { $need } рабочего
}; у вас { $have }.
settlers-refusal-no_deck = В колоде не осталось { settlers-word-common.many }.
settlers-refusal-not_open = «{ $card }» — не открытое производство.
settlers-refusal-visited_enough = В локацию «{ $card }» в этом раунде больше нельзя отправить рабочего.
settlers-refusal-no_defense = У вас нет жетона защиты.
settlers-refusal-common_only = «{ $card }» — не общая локация, а защищают только такие.
settlers-refusal-defended = На локации «{ $card }» уже лежит жетон защиты.
settlers-refusal-not_japanese = Самураи есть только у японцев.
settlers-refusal-no_post = Самурай стоит на своей локации фракции; «{ $card }» не такая.
settlers-refusal-has_samurai = На локации «{ $card }» уже стоит самурай.
settlers-refusal-no_stash = На локацию «{ $card }» такое не кладут.
settlers-refusal-stash_full = К локации «{ $card }» больше ничего не положить.
settlers-refusal-taken_over = Локация «{ $card }» лишь захвачена на раунд: её нельзя сбросить как плату.
settlers-refusal-no_foundation = У вас нет фундамента.
settlers-refusal-no_deal = Такой сделки нет среди возможных.
settlers-refusal-no_token = У вас нет жетона милости богов этого цвета: { settlers-word-gold.masculine }.
settlers-refusal-has_token = Жетон милости богов этого цвета у вас уже есть: { settlers-word-gold.masculine }.
settlers-refusal-no_such_token = Жетона милости богов такого цвета нет: { settlers-word-gold.masculine }.
settlers-refusal-wrong_colour = Эта молитва не об этом цвете: { settlers-word-gold.masculine }.
settlers-refusal-did_not_come = Не пришло ни одной карты этого цвета, он ничего бы не дал: { settlers-word-gold.masculine }.
settlers-refusal-no_tricolour = У вас нет трёхцветного жетона.
settlers-refusal-no_tokens = У вас нет жетона, который подходит к этой молитве.
settlers-refusal-no_choice = Такого варианта нет; всего вариантов: { $choices }.
settlers-refusal-no_resource = Ресурсы — это дерево, камень и еда; это не ресурс: { $good }.
settlers-refusal-not_yourself = Речь о сопернике, а не о вас.
settlers-refusal-player_passed = { $owner }: этот игрок уже спасовал.
settlers-refusal-no_player = Там никто не сидит.
settlers-refusal-wrong_good = Здесь берут не это: { $good }.
settlers-refusal-nothing_there = У игрока { $owner } этого нет: { $good }.
settlers-refusal-not_in_field = На поле разрушения карты «{ $card }» этого нет: { $good }.
settlers-refusal-not_gained = Этого нет среди только что полученного, или это нельзя обменять на очки: { $good }.
settlers-refusal-card_not_gained = Карты «{ $card }» нет среди только что полученных.
settlers-refusal-itself = Локацию «{ $card }» не применяют к ней самой.
settlers-refusal-not_used = Локация «{ $card }» ещё не использована.
settlers-refusal-no_production = Локация «{ $card }» ничего не производит.
settlers-refusal-copies = Локация «{ $card }» сама повторяет производство, поэтому другое производство её не повторяет.
settlers-refusal-no_marker = В вашей колоде фракции не осталось карты, чтобы отметить сделку.
settlers-refusal-dealt_already = Сделка с локацией «{ $card }» у вас уже есть.
settlers-refusal-not_attacked = Локации «{ $card }» нет среди равных целей.
settlers-refusal-not_prayed = Карту «{ $card }» нельзя использовать в этой молитве.
settlers-refusal-no_offer = В этой молитве больше нельзя потратить: { $good }.

## Questions.

settlers-ask-pick = возьмите одну из открытых карт
settlers-ask-pile = оставьте себе одну из этих карт
settlers-ask-turn = выполните действие или спасуйте
settlers-ask-finish = выполните свободные действия или завершите ход
settlers-ask-again = использовать ещё раз?
settlers-ask-trade = обменять ещё одну пару рабочих?
settlers-ask-clear = какую локацию или какой фундамент вы сбрасываете?
settlers-ask-pay = чем вы платите?
settlers-ask-pay-build = чем вы платите за постройку?
settlers-ask-pay-deal = чем вы платите за сделку?
settlers-ask-pay-effect = чем вы платите за эффект?
settlers-ask-give_card = какую карту из руки вы отдаёте?
settlers-ask-give_deal = какую сделку вы отдаёте?
settlers-ask-give_favor = какой жетон милости богов вы отдаёте?
settlers-ask-either = какую выгоду вы выбираете?
settlers-ask-react = как вы используете свойство?
settlers-ask-draw = из какой колоды вы берёте карту?
settlers-ask-favor = какой жетон милости богов вы берёте?
settlers-ask-resource = какой ресурс?
settlers-ask-deploy = где встанет самурай?
settlers-ask-use_deal = какую сделку вы используете?
settlers-ask-take_deal = какую сделку вы перехватываете?
settlers-ask-route_deal = с какой локацией вы заключаете сделку?
settlers-ask-break_deal = какую сделку вы разрываете?
settlers-ask-refresh = какую локацию с действием вы освобождаете?
settlers-ask-block = какую локацию с действием вы блокируете?
settlers-ask-take_over = какую локацию вы захватываете?
settlers-ask-visit = какое открытое производство вы посещаете?
settlers-ask-look_draw = из какой колоды вы смотрите карту?
settlers-ask-look_keep = какую карту вы оставляете себе?
settlers-ask-reproduce = какое производство вы повторяете?
settlers-ask-steal = что и у кого вы забираете?
settlers-ask-loot = какой товар и с какого поля разрушения?
settlers-ask-raze = что вы разрушаете?
settlers-ask-demolish = какую локацию вы сбрасываете?
settlers-ask-build_free = какую карту фракции вы строите?
settlers-ask-foundation = какая карта становится фундаментом?
settlers-ask-victim = кто сбрасывает карты?
settlers-ask-forced = какую карту вы сбрасываете?
settlers-ask-cash = какие товары вы превращаете в очки?
settlers-ask-keep = какие карты вы сохраняете под локацией?
settlers-ask-announce = какой цвет вы объявляете?
settlers-ask-way = взять карты или использовать жетоны?
settlers-ask-choose = какой цвет вы выбираете?
settlers-ask-stored = какие сохранённые карты вы используете?
settlers-ask-tricolour = какого цвета на этот раз трёхцветный жетон?
settlers-ask-offer = какие ресурсы вы тратите?
settlers-ask-target = какая из этих равных локаций будет разрушена?
settlers-ask-over = игра окончена

## Effects: the words of the card language, in which cards are told. $gain, $cost and the like are told before and put in.

settlers-effect-produce = Производство: { $gain }
settlers-effect-open = Открытое производство: { $gain }
settlers-effect-bonus = При постройке: { $gain }
settlers-effect-action = Действие{ $uses ->
    [1] {""}
   *[other] {" "}(до { $uses } раз)
}: { $cost } → { $gain }
settlers-effect-on = { $trigger }{ $max ->
    [none] {""}
    [1] {" "}(один раз за раунд)
    [one] {" "}(до { $max } раза за раунд)
   *[other] {" "}(до { $max } раз за раунд)
}: { $gain }
settlers-effect-pay = { $cost } → { $gain }
settlers-effect-free = бесплатно
settlers-effect-store = Хранит: { $goods }
settlers-effect-stash-card = Под неё можно навсегда класть карты{ $gain ->
    [none] {""}
   *[other] {" "}(за каждую: { $gain })
}
settlers-effect-stash-resource = На неё можно навсегда класть ресурсы{ $gain ->
    [none] {""}
   *[other] {" "}(за каждый: { $gain })
}
settlers-effect-end = В конце: { $n } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} за { $count }{ $max ->
    [none] {""}
   *[other] , не больше { $max }
}
settlers-effect-tiers = В конце, считая { $count }: { $steps }
settlers-effect-step = не меньше { $from }: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
settlers-effect-protect-common = Разрушить вашу общую локацию стоит на { $n } { $n ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
} разрушения больше
settlers-effect-protect-faction = Разрушить вашу локацию фракции стоит на { $n } { $n ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
} разрушения больше
settlers-effect-pray_more = Для каждой молитвы вы берёте на { $n } { $n ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
} больше
settlers-effect-and = {", "}
settlers-effect-or = {" или "}
settlers-effect-per = { $amount } за { $count }{ $max ->
    [none] {""}
   *[other] , не больше { $max }
}
settlers-effect-count-samurai = каждого самурая
settlers-effect-count-deal = каждую сделку
settlers-effect-count-favor = каждый жетон милости богов
settlers-effect-count-set = каждый набор
settlers-effect-count-stash = каждую карту под этой локацией или каждый товар на ней
settlers-effect-count-token = каждый жетон статуи на этой локации
settlers-effect-count-colour = каждую { settlers-word-gold.feminine } локацию
settlers-effect-common_card = { $n } { $n ->
    [one] общая карта
    [few] общие карты
    [many] общих карт
   *[other] общей карты
}
settlers-effect-faction_card = { $n } { $n ->
    [one] карта
    [few] карты
    [many] карт
   *[other] карты
} фракции
settlers-effect-samurai = { $n } { $n ->
    [one] самурай
    [few] самурая
    [many] самураев
   *[other] самурая
}
settlers-effect-token = { $n } { $n ->
    [one] жетон
    [few] жетона
    [many] жетонов
   *[other] жетона
} статуи
settlers-effect-resource = { $n } { $n ->
    [one] любой ресурс
    [few] любых ресурса
    [many] любых ресурсов
   *[other] любого ресурса
}
settlers-effect-match = { $n } { $n ->
    [one] подходящий товар
    [few] подходящих товара
    [many] подходящих товаров
   *[other] подходящего товара
}
settlers-effect-location = локация
settlers-effect-deal = { $n } { $n ->
    [one] сделка
    [few] сделки
    [many] сделок
   *[other] сделки
}
settlers-effect-hand = { settlers-word-card.counted } из руки
settlers-effect-tuck = { settlers-word-card.counted } под локацию навсегда
settlers-effect-place = { settlers-word-card.counted } под локацию на раунд
settlers-effect-pray = Молитва { $cards }{ $mode ->
    [none] {""}
   *[other] { $mode }
}: { $arms }
settlers-effect-pray-announce = {" "}(объявите цвет: { $colours })
settlers-effect-pray-choose = {" "}(выберите цвет: { $colours })
settlers-effect-pray-offer = {" "}(тратьте ресурсы за цвета: { $colours })
settlers-effect-pray-deal = {" "}(цвет товара сделки)
settlers-effect-arm-colour = { $gain } за каждую { settlers-word-gold.feminine } карту
settlers-effect-arm-match = { $gain } за каждую подходящую карту
settlers-effect-arm-each = { $gain } за каждый потраченный ресурс
settlers-effect-arm-kind = { $gain } за каждый потраченный вид
settlers-effect-on-build-colour = Вы строите { SAME($what, "синий") ->
    [yes] синюю
   *[no] { SAME($what, "чёрный") ->
        [yes] чёрную
       *[no] { SAME($what, "фиолетовый") ->
            [yes] фиолетовую
           *[no] { SAME($what, "коричневый") ->
                [yes] коричневую
               *[no] { SAME($what, "золото") ->
                    [yes] золотую
                   *[no] { SAME($what, "красный") ->
                        [yes] красную
                       *[no] { SAME($what, "розовый") ->
                            [yes] розовую
                           *[no] { SAME($what, "серый") ->
                                [yes] серую
                               *[no] { SAME($what, "оранжевый") ->
                                    [yes] оранжевую
                                   *[no] { SAME($what, "бирюзовый") ->
                                        [yes] бирюзовую
                                       *[no] { $what }
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
} локацию
settlers-effect-on-build-faction = Вы строите локацию фракции
settlers-effect-on-build-common = Вы строите общую локацию
settlers-effect-on-build-kind = Вы строите локацию ({ $what })
settlers-effect-on-build-any = Вы строите
settlers-effect-on-raze = Вы разрушаете
settlers-effect-on-razed = Вашу локацию разрушают
settlers-effect-on-deal = Вы заключаете сделку
settlers-effect-on-deal_income = Вы получаете товары сделок в производстве
settlers-effect-on-pray = После вашей молитвы
settlers-effect-on-favor = Вы получаете жетон милости богов
settlers-effect-on-tech = Вы получаете технологию
settlers-effect-on-set = Вы завершаете набор
settlers-effect-on-visited = Приходит рабочий соперника
settlers-effect-on-trade = Вы меняете пару рабочих
settlers-effect-on-enemy_trade = Соперник меняет пару рабочих
settlers-effect-on-gain_vp = Вы получаете за один раз не меньше { $n } { $n ->
    [one] очка
   *[other] очков
}
settlers-effect-on-vp_from = Локация цвета вашего жетона милости богов даёт вам очки
settlers-effect-nothing = больше ничего
settlers-effect-use_deal = используйте одну из своих сделок
settlers-effect-take_deal = перехватите сделку соперника
settlers-effect-enemy_deal = заключите сделку с локацией фракции соперника
settlers-effect-break_deal = разорвите сделку соперника
settlers-effect-break_deal_gain = разорвите сделку соперника и возьмите её товар
settlers-effect-refresh = освободите другую свою локацию с действием
settlers-effect-block = заблокируйте на раунд локацию соперника с действием
settlers-effect-take_over = захватите на раунд локацию соперника
settlers-effect-visit = посетите открытое производство соперника
settlers-effect-look = посмотрите { settlers-word-card.object }, оставьте { $keep }
settlers-effect-reproduce = повторите одно из своих производств
settlers-effect-reproduce_other = повторите другое своё производство
settlers-effect-steal = заберите у соперника: { $n } { $what }
settlers-effect-loot = один товар с поля разрушения соперника
settlers-effect-loot_paid = товары с её поля разрушения
settlers-effect-raze_hand = разрушьте карту из руки
settlers-effect-raze_enemy = разрушьте локацию соперника
settlers-effect-raze_own = разрушьте свою общую локацию
settlers-effect-raze_hand_or_enemy = разрушьте карту из руки или локацию соперника
settlers-effect-raze_free = без жетонов
settlers-effect-raze_cash = каждый полученный товар можно превратить в { $n } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
settlers-effect-demolish = сбросьте локацию соперника
settlers-effect-build_hand = постройте карту фракции, не отдавая локацию
settlers-effect-build_deal = постройте карту одной из своих сделок, не отдавая локацию
settlers-effect-foundation = общая карта из руки становится фундаментом: 1 { $good }
settlers-effect-enemy_discard = соперник сбрасывает { $n } { $n ->
    [one] карту
    [few] карты
    [many] карт
   *[other] карты
}
settlers-effect-cash = каждый товар сделки можно превратить в { $n } { $n ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
settlers-effect-keep_round = сохраните до { $n } её { $n ->
    [one] карты
   *[other] карт
} для молитв этого раунда
settlers-effect-keep_game = сохраните до { $n } её { $n ->
    [one] карты
   *[other] карт
} для будущих молитв

## Titles of cards. Which card has which title is in the component pack.

settlers-card-primeval-forest = Дремучий лес
settlers-card-barbarian-altar = Алтарь варваров
settlers-card-foray = Набег
settlers-card-saboteurs = Саботажники
settlers-card-sentry-tower = Дозорная башня
settlers-card-dark-chapel = Тёмная часовня
settlers-card-pack = Стая
settlers-card-rabble = Сброд
settlers-card-barbarian-village = Деревня варваров
settlers-card-hillfort = Городище
settlers-card-expedition = Экспедиция
settlers-card-barbarian-quarry = Каменоломня варваров
settlers-card-barter = Меновая торговля
settlers-card-arena = Арена
settlers-card-idol = Идол
settlers-card-mission = Миссия
settlers-card-border = Граница
settlers-card-robbers = Разбойники
settlers-card-farm = Ферма
settlers-card-rice-fields = Рисовые поля
settlers-card-geisha-house = Дом гейш
settlers-card-garrison = Гарнизон
settlers-card-daimyos-castle = Замок даймё
settlers-card-temple-of-buddha = Храм Будды
settlers-card-casino = Казино
settlers-card-gate = Врата
settlers-card-shrine = Святыня
settlers-card-stalls = Торговые ряды
settlers-card-negotiator = Переговорщик
settlers-card-sake-brewery = Сакеварня
settlers-card-trade-route = Торговый путь
settlers-card-dojo = Додзё
settlers-card-ninjas = Ниндзя
settlers-card-sumo-school = Школа сумо
settlers-card-master-swordsmith = Мастер-оружейник
settlers-card-school-of-diplomacy = Школа дипломатии
settlers-card-sculptors-workshop = Мастерская скульптора
settlers-card-sculptors-apprentice = Ученик скульптора
settlers-card-gladiator-school = Школа гладиаторов
settlers-card-engineers = Инженеры
settlers-card-gardens = Сады
settlers-card-spies = Шпионы
settlers-card-architect = Архитектор
settlers-card-administration = Администрация
settlers-card-headquarters = Ставка
settlers-card-legion = Легион
settlers-card-warehouses = Склады
settlers-card-builder = Строитель
settlers-card-roman-fortifications = Римские укрепления
settlers-card-trade-colony = Торговая колония
settlers-card-roman-barracks = Римские казармы
settlers-card-stonecutter = Каменотёс
settlers-card-roman-bank = Римский банк
settlers-card-colossus = Колосс
settlers-card-desert = Пустыня
settlers-card-altar-of-bastet = Алтарь Бастет
settlers-card-chariot-builder = Мастер колесниц
settlers-card-pharaohs-guard = Стража фараона
settlers-card-oasis = Оазис
settlers-card-slaver = Работорговец
settlers-card-royal-bath = Царские бани
settlers-card-golden-bazaar = Золотой базар
settlers-card-scorpion-breeder = Заводчик скорпионов
settlers-card-caravan = Караван
settlers-card-temple-of-ra = Храм Ра
settlers-card-sanctuary = Святилище
settlers-card-avenue-of-sphinxes = Аллея сфинксов
settlers-card-sphinx = Сфинкс
settlers-card-goldsmith = Золотых дел мастер
settlers-card-slaves = Рабы
settlers-card-egyptian-quarry = Каменоломня египтян
settlers-card-pyramid = Пирамида
settlers-card-statue = Статуя
settlers-card-supplier = Поставщик
settlers-card-wood-storage = Дровяной склад
settlers-card-carpenters-workshop = Мастерская плотника
settlers-card-gallows = Виселица
settlers-card-mill = Мельница
settlers-card-old-forest = Старый лес
settlers-card-quarry = Каменоломня
settlers-card-rubble = Груда камней
settlers-card-village = Деревня
settlers-card-town = Городок
settlers-card-farmers-at-work = Крестьяне за работой
settlers-card-mammas-baths = Мамины бани
settlers-card-armorer = Бронник
settlers-card-gold-mine = Золотой рудник
settlers-card-grain-field = Хлебное поле
settlers-card-lords-fields = Господские поля
settlers-card-monument = Монумент
settlers-card-merchants-guild = Гильдия купцов
settlers-card-gold-creek = Золотоносный ручей
settlers-card-wood-supplier = Поставщик дерева
settlers-card-goldsmiths-workshop = Мастерская ювелира
settlers-card-marketplace = Рынок
settlers-card-coal-mine = Угольная шахта
settlers-card-mason = Каменщик
settlers-card-court-sculptor = Придворный скульптор
settlers-card-masons-guild = Гильдия каменщиков
settlers-card-missionaries = Миссионеры
settlers-card-settlers = Поселенцы
settlers-card-acting-troupe = Актёрская труппа
settlers-card-lumberjacks = Лесорубы
settlers-card-carpenter = Плотник
settlers-card-joiner = Столяр
settlers-card-castle = Замок
settlers-card-tavern = Таверна
settlers-card-barracks = Казармы
settlers-card-confectioner = Кондитер
settlers-card-pig-farmer = Свиновод
settlers-card-brewer = Пивовар
settlers-card-imperial-messenger = Имперский гонец
settlers-card-new-forest = Молодой лес
settlers-card-hanseatic-league = Ганза
settlers-card-lumberjacks-route = Тропа лесорубов
settlers-card-watchtower = Сторожевая башня
settlers-card-ruins = Руины
settlers-card-baker = Пекарь
settlers-card-sawmill = Лесопилка
settlers-card-canteen = Трапезная
settlers-card-meeting-place = Место встреч
settlers-card-monty-the-merchant = Купец Монти
settlers-card-apartment = Жильё
settlers-card-hunter-joe = Охотник Джо
settlers-card-above-ground-mine = Открытый карьер
settlers-card-porters = Носильщики
settlers-card-chinampa = Чинампа
settlers-card-wayside-shrine = Придорожная часовня
settlers-card-sacrificial-altar = Жертвенный алтарь
settlers-card-temple-of-the-sun = Храм Солнца
settlers-card-voice-of-the-gods = Глас богов
settlers-card-novices = Послушники
settlers-card-stone-that-tells-stories = Камень, рассказывающий истории
settlers-card-pilgrims-road = Дорога паломников
settlers-card-cacao-market = Рынок какао
settlers-card-great-pyramid = Великая пирамида
settlers-card-house-of-eagles = Дом орлов
settlers-card-calmecac = Кальмекак
settlers-card-ball-court = Площадка для игры в мяч
settlers-card-soothsayer = Прорицатель
settlers-card-granary = Амбар
settlers-card-gift-of-blood = Дар крови
settlers-card-messenger-of-quetzalcoatl = Посланник Кетцалькоатля
settlers-card-book-of-fate = Книга судеб
settlers-card-tlatelolco-market = Рынок Тлателолько
settlers-card-open-chapel = Открытая часовня
settlers-card-guest-house = Гостевой дом
settlers-card-pochteca = Почтека
settlers-card-tuff-quarry = Туфовый карьер
settlers-card-harvest-feast = Праздник урожая
settlers-card-obsidian-workshop = Обсидиановая мастерская
settlers-card-sun-calendar = Солнечный календарь
settlers-card-aqueduct = Акведук
settlers-card-astronomers = Астрономы
settlers-card-observatory = Обсерватория
settlers-card-levitating-stone = Парящий камень
settlers-card-triple-altar = Тройной алтарь
settlers-card-weavers = Ткачихи
settlers-card-mosaic = Мозаика
settlers-card-sacred-grove = Священная роща
settlers-card-square-of-three-temples = Площадь трёх храмов
settlers-card-high-priest = Верховный жрец
settlers-card-shaman = Шаман
settlers-card-war-totem = Боевой тотем
settlers-card-sacred-oak = Священный дуб
settlers-card-casting-of-bones = Гадание на костях
settlers-card-offering-of-spoils = Подношение добычи
settlers-card-stone-circle = Каменный круг
settlers-card-statue-of-cheops = Статуя Хеопса
settlers-card-priests-of-isis = Жрецы Исиды
settlers-card-oracle-of-siwa = Оракул Сивы
settlers-card-chapel-of-thoth = Часовня Тота
settlers-card-sacred-cats = Священные кошки
settlers-card-book-of-the-dead = Книга мёртвых
settlers-card-apple-festival = Праздник яблок
settlers-card-wandering-preacher = Странствующий проповедник
settlers-card-inari-shrine = Святыня Инари
settlers-card-warrior-monks = Монахи-воины
settlers-card-prayer-lanterns = Молитвенные фонари
settlers-card-kami-shrine = Святыня ками
settlers-card-vestals = Весталки
settlers-card-shrine-of-mars = Святыня Марса
settlers-card-solid-foundations = Прочный фундамент
settlers-card-helpful-marcus = Услужливый Марк
settlers-card-temple-of-jupiter = Храм Юпитера
settlers-card-augurs = Авгуры
settlers-card-prayer-crystal = Молитвенный кристалл
settlers-card-temple-of-poseidon = Храм Посейдона
settlers-card-dolphins = Дельфины
settlers-card-glass-dome = Стеклянный купол
settlers-card-trident = Трезубец
settlers-card-undersea-oracle = Подводный оракул
