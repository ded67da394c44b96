### Tawantinsuyu: what an estimate of the points at the end is made of, for hints and reviews.

tawantinsuyu-term-points = набранные очки
tawantinsuyu-term-turns = будущие ходы
tawantinsuyu-term-goods = товары в запасе
tawantinsuyu-term-temple = ступень храма
tawantinsuyu-term-tapestries = гобелены
tawantinsuyu-term-buildings = здания
tawantinsuyu-term-statues = статуи
tawantinsuyu-term-army = карты армии
tawantinsuyu-term-regions = регионы
tawantinsuyu-term-gods = карты божеств
tawantinsuyu-term-workers = рабочие в запасе
tawantinsuyu-term-stairs = ступени
tawantinsuyu-term-high_priest = место верховного жреца
tawantinsuyu-term-pending = остаток хода
