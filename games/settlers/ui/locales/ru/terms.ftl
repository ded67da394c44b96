### Imperial Settlers: what an estimate of the points at the end is made of, for hints and reviews.

settlers-term-points = набранные очки
settlers-term-turn = следующий ход
settlers-term-board = производство планшета фракции
settlers-term-deals = сделки
settlers-term-locations = локации в игре
settlers-term-foundations = фундаменты
settlers-term-guards = самураи и защита
settlers-term-prayers = карты, отложенные для молитв
settlers-term-goods = товары в запасе
settlers-term-plans = возможности карт на руке и действий
settlers-term-pending = остаток хода
