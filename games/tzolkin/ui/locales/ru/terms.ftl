### Tzolk'in: what an estimate of the points at the end is made of, for hints and reviews.

tzolkin-term-points = набранные очки
tzolkin-term-corn = кукуруза в запасе
tzolkin-term-resources = дерево, камень и золото
tzolkin-term-skulls = хрустальные черепа
tzolkin-term-temples = ступени храмов
tzolkin-term-levels = технологии
tzolkin-term-workers = число рабочих
tzolkin-term-two_days = возможность провернуть на два дня
tzolkin-term-turns = будущие ходы
tzolkin-term-hunger = еда для рабочих
tzolkin-term-palenque = рабочие в Паленке
tzolkin-term-yaxchilan = рабочие в Яшчилане
tzolkin-term-tikal = рабочие в Тикале
tzolkin-term-uxmal = рабочие в Ушмале
tzolkin-term-chichen_itza = рабочие в Чичен-Ице
tzolkin-term-free = рабочие в запасе
tzolkin-term-monuments = монументы
tzolkin-term-wealth = стартовые жетоны
tzolkin-term-pending = остаток хода
