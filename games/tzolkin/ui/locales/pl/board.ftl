### Tzolk'in at the table: the board, its tips and its buttons. Rule numbers are shown beside the tips.

## Names and headings on the board. They are short: there is little room.

tzolkin-board-gears = Koła
# Where the gears are shown as racks: unfolds a picture of the wheels
tzolkin-board-wheels = Zobacz koła
tzolkin-board-placing = Wysyłanie
tzolkin-board-food-days = Dni Żywienia
tzolkin-board-jungle = Dżungla
tzolkin-board-market = Rynek
tzolkin-board-buy = kup
tzolkin-board-sell = sprzedaj
tzolkin-board-buildings = Budynki
tzolkin-board-monuments = Monumenty
# Beside the heading of the monuments: no other comes
tzolkin-board-no-more = na całą grę
# $n: the number of the day, from 0
tzolkin-board-day = Dzień { $n }
# In the place of the day, when the game has ended
tzolkin-board-over = Koniec gry
# $n: days; shown below the number in large figures and in the players' strips
tzolkin-board-days-to-food = { $n ->
    [0] dziś Dzień Żywienia
    [one] żywienie za { $n } dzień
    [few] żywienie za { $n } dni
    [many] żywienie za { $n } dni
   *[other] żywienie za { $n } dnia
}
tzolkin-board-gods-goods = bogowie dają dobra
tzolkin-board-gods-points = bogowie dają punkty
tzolkin-board-gods-none = nie będzie już żywienia
# $n: corn that the player's workers eat on the next food day
tzolkin-board-needs = { $n ->
    [0] bez kukurydzy
    [one] trzeba { $n } kosza
    [few] trzeba { $n } koszy
    [many] trzeba { $n } koszy
   *[other] trzeba { $n } kosza
}
# $n: building tiles that have not been laid out yet. Very short: it stands beside the heading of the buildings
tzolkin-board-stack-1 = epoka 1 (+{ $n })
tzolkin-board-stack-2 = epoka 2 (+{ $n })

## Names of symbols, for those who cannot see them.

tzolkin-board-name-corn = kukurydza
tzolkin-board-name-wood = drewno
tzolkin-board-name-stone = kamień
tzolkin-board-name-gold = złoto
tzolkin-board-name-skull = czaszki
tzolkin-board-name-worker = wolni robotnicy ze wszystkich
tzolkin-board-name-point = punkty
tzolkin-board-name-corntile = żetony Zbioru Kukurydzy
tzolkin-board-name-woodtile = żetony Wycinki Drzew

## Players.

tzolkin-board-first-player = pierwszy gracz
tzolkin-board-built = Budynki i monumenty
tzolkin-board-nothing-built = jeszcze nic nie wzniesiono
tzolkin-board-kept = Dobra Początkowe
tzolkin-board-keep-two = Zatrzymaj dwie z tych czterech płytek.
tzolkin-board-sources = Punkty
tzolkin-board-light = plansza jasną stroną do góry: można przestawić kalendarz o dwa dni
tzolkin-board-dark = plansza ciemną stroną do góry: nie można przestawić kalendarza o dwa dni
# $n: workers that each player owns
tzolkin-board-home-tip = Tu stoją wolni robotnicy. Kółko to robotnik na planszy, a kropka to jeden z { $n }, który jeszcze nie dołączył.

## Gears and spaces. $gear: the name of the gear.

tzolkin-board-free = wolne
# $n: corn that the next worker costs on this space
tzolkin-board-free-for = { $n ->
    [0] wolne, bez opłaty
   *[other] wolne, koszt: { tzolkin-board-goods.corn }
}
tzolkin-board-neutral = robotnik neutralny
tzolkin-board-gear = { $gear }
tzolkin-board-gear-tip = Postaw robotnika na najniższym wolnym polu koła { $gear }. Liczba w środku to koszt następnego robotnika w tej turze.
# $space: the number of the space
tzolkin-board-space = { $gear }, pole { $space }
    .cost = Postawienie tu robotnika kosztuje { $space } { $space ->
        [one] kosz
        [few] kosze
        [many] koszy
       *[other] kosza
    } kukurydzy.
tzolkin-board-space-0-tip = Pierwsze pole koła { $gear }: postawienie robotnika jest tu darmowe, ale nie ma jeszcze akcji.
# $any: true on the topmost spaces; $last: the last numbered space
tzolkin-board-space-tip = { tzolkin-board-space.cost } { $any ->
    [true] Robotnik zdjęty stąd wykonuje dowolną akcję koła { $gear }. Ostatnie pole to { $last }: dzień później robotnik zostaje zepchnięty.
   *[other] Robotnik zdjęty stąd wykonuje akcję { $space } albo niższą, płacąc 1 kosz kukurydzy za każde pole w dół.
}
tzolkin-board-act = { $gear }, akcja { $space }
tzolkin-board-act-any = Dowolna akcja koła { $gear }, bez opłaty za niższą.
# $n, $corn, $wood: amounts
tzolkin-board-act-fishing = Połów: { tzolkin-board-goods.corn }.
tzolkin-board-act-harvest = Weź żeton Zbioru Kukurydzy z tej grupy i { $corn } { $corn ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} kukurydzy.
tzolkin-board-act-jungle = Weź odsłonięty żeton Zbioru Kukurydzy (kukurydza: { $corn }) albo żeton Wycinki Drzew (drewno: { $wood }); możesz też wypalić las, wziąć kukurydzę i rozgniewać jednego z bogów.
# $goods: a list of goods
tzolkin-board-act-gain = Otrzymujesz: { $goods }.
tzolkin-board-act-learn = Rozwiń jedną dziedzinę, płacąc surowcami.
tzolkin-board-act-learn-two = Rozwiń dziedziny o jeden lub dwa poziomy, płacąc surowcami za każdy.
tzolkin-board-act-build = Wznieś jeden budynek.
tzolkin-board-act-build-two = Wznieś jeden lub dwa budynki albo jeden monument.
tzolkin-board-act-two-temples = Zapłać { $n } { $n ->
    [one] dowolny surowiec
    [few] dowolne surowce
    [many] dowolnych surowców
   *[other] dowolnego surowca
} i wespnij się o stopień w dwóch różnych świątyniach.
tzolkin-board-act-temple = Zapłać { tzolkin-board-goods.corn } i wespnij się o stopień w jednej świątyni.
tzolkin-board-act-trade = Kupuj i sprzedawaj na Rynku tyle razy, ile chcesz.
tzolkin-board-act-worker = { $n ->
    [one] Dołącza do ciebie jeszcze { $n } robotnik.
   *[other] Dołącza do ciebie jeszcze { $n } robotników.
}
tzolkin-board-act-build-corn = Wznieś jeden budynek, płacąc za każdy surowiec jego kosztu { tzolkin-board-goods.corn }.
tzolkin-board-act-small-gear = Zapłać { tzolkin-board-goods.corn } i wykonaj dowolną akcję koła Palenque, Yaxchilan, Tikal lub Uxmal.
# $points: points; $temple: the name of a temple; $n: resources of choice
tzolkin-board-act-shrine = Połóż tu czaszkę: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}, stopień w świątyni { tzolkin-board-temple.genitive }{ $n ->
    [0] .
    [one] {" "}i { $n } dowolny surowiec.
    [few] {" "}i { $n } dowolne surowce.
    [many] {" "}i { $n } dowolnych surowców.
   *[other] {" "}i { $n } dowolnego surowca.
}

## First player, calendar, food days.

tzolkin-board-first = Pole Pierwszeństwa
tzolkin-board-first-tip = Robotnik na tym polu zabiera na koniec tury kukurydzę z zębów kalendarza, a na koniec rundy znacznik pierwszego gracza; jego właściciel może przestawić kalendarz o dwa dni.
# $n: corn on the teeth of the calendar
tzolkin-board-corn-lies = { $n ->
    [0] na kalendarzu nie ma kukurydzy
   *[other] na kalendarzu: { tzolkin-board-goods.corn }
}
tzolkin-board-surcharge = Cena kilku robotników
tzolkin-board-surcharge-tip = Ile łącznie kukurydzy kosztuje wysłanie tylu robotników w jednej turze, oprócz numerów ich pól.
tzolkin-board-calendar = Kalendarz
# $teeth: teeth of the calendar
tzolkin-board-calendar-tip = W każdej rundzie kalendarz przesuwa się o dzień i przenosi wszystkich robotników o pole dalej. Zęby: { $teeth }; liczby na nich to dni do najbliższego Dnia Żywienia.
# $number: 1 to 4; $day: the day; $kind: goods or points
tzolkin-board-food = Dzień Żywienia { $number }
# $food: corn that a worker eats; $lost: points lost for each that is not fed
tzolkin-board-food-tip = Po rundzie dnia { $day } każdy robotnik w grze zjada { $food } { $food ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} kukurydzy, a każdy głodny kosztuje { $lost } { $lost ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}. Potem { $kind ->
    [goods] świątynie dają dobra z twojego stopnia i ze wszystkich niższych.
   *[points] świątynie dają punkty za twoje stopnie, a kto stoi w którejś najwyżej, otrzymuje premię.
}

## Jungle and market. $group: the action of Palenque that the tiles belong to.

tzolkin-board-corn = Kukurydza z grupy { $group }
tzolkin-board-corn-tip = Odsłonięty żeton Zbioru Kukurydzy, brany akcją { $group } koła Palenque: { $corn } { $corn ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} kukurydzy.
tzolkin-board-wood = Drewno z grupy { $group }
tzolkin-board-wood-tip = Żeton Wycinki Drzew, brany akcją { $group } koła Palenque: { $wood } { $wood ->
    [one] bal
    [few] bale
    [many] bali
   *[other] bala
} drewna. Odsłania leżący pod nim żeton Zbioru Kukurydzy.
tzolkin-board-grove = Pola dżungli w grupie { $group }
tzolkin-board-grove-tip = Żetony, które zostały dla akcji { $group } koła Palenque. Zielone pola to drewno na kukurydzy, żółte to odsłonięta kukurydza.
# $resource: wood, stone or gold; $n: corn
tzolkin-board-buy-one = Kup { $resource }
    .name = { SAME($resource, "drewno") ->
        [yes] Bal drewna
       *[no] { SAME($resource, "kamień") ->
            [yes] Kamień
           *[no] Grudka złota
        }
    }
    .accusative = { SAME($resource, "drewno") ->
        [yes] bal drewna
       *[no] { SAME($resource, "kamień") ->
            [yes] kamień
           *[no] grudkę złota
        }
    }
tzolkin-board-buy-tip = { tzolkin-board-buy-one.name } kosztuje na Rynku { tzolkin-board-goods.corn }; handluje się akcją 2 koła Uxmal.
tzolkin-board-sell-one = Sprzedaj { $resource }
tzolkin-board-sell-tip = { tzolkin-board-buy-one.name } przynosi na Rynku { tzolkin-board-goods.corn }; handluje się akcją 2 koła Uxmal.
tzolkin-board-skulls = Czaszki w banku
# $n: skulls in the game; $points: points for one
tzolkin-board-skulls-tip = Kryształowych czaszek w grze: { $n }. Każda, którą masz na koniec, jest warta { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}; położona w Chichen Itza daje więcej.

## Temples and technologies.

tzolkin-board-temple = Świątynia { tzolkin-board-temple.genitive }
    .genitive = { $temple ->
        [Chaac] Chaaca
        [Quetzalcoatl] Quetzalcoatla
        [Kukulcan] Kukulcana
       *[other] { $temple }
    }
# $step: the number of a step, the lowest being 0; $goods: a list of goods
tzolkin-board-step-goods = stopień { $step }: { $goods }
# $points: points of all steps from the lowest to the top; $goods: the steps that give goods; $first, $second: points for the highest at the end of each age
tzolkin-board-temple-tip = Punkty za stopnie, od dołu: { $points }. Dobra: { $goods }. Kto stoi najwyżej, otrzymuje dodatkowe punkty: { $first } na koniec epoki 1 i { $second } na koniec epoki 2.
tzolkin-board-tech = { $technology }
tzolkin-board-tech-agriculture-tip = Poziom 1: więcej kukurydzy z dżungli. Poziom 2: więcej kukurydzy z połowu i zbiory bez żetonu. Poziom 3: jeszcze więcej kukurydzy z dżungli. Dalej: stopień w świątyni.
tzolkin-board-tech-extraction-tip = Poziom 1: więcej drewna. Poziom 2: więcej kamieni. Poziom 3: więcej złota. Działa, gdy zdobywasz je w Yaxchilan lub Palenque. Dalej: 2 dowolne surowce.
tzolkin-board-tech-construction-tip = Poziom 1: kukurydza za każdy budynek. Poziom 2: punkty za każdy budynek. Poziom 3: o jeden surowiec mniej do zapłaty. Dalej: 3 punkty.
tzolkin-board-tech-theology-tip = Poziom 1: w Chichen Itza akcja z pola dalej. Poziom 2: po akcji w Chichen Itza surowiec za stopień w świątyni. Poziom 3: dodatkowa czaszka w Yaxchilan. Dalej: czaszka.

## Tiles. $tile: its number; $kind: office, tomb, sanctuary or farm; $goods: its cost; $gives: its effects.

tzolkin-board-goods = { $goods }
    .corn = { $n } { $n ->
        [one] kosz
        [few] kosze
        [many] koszy
       *[other] kosza
    } kukurydzy
    .points = { $n } { $n ->
        [one] punkt
        [few] punkty
        [many] punktów
       *[other] punktu
    }
tzolkin-board-building = Budynek { $tile }, { $kind }
tzolkin-board-building-tip = { $tile }, { $kind }. Koszt: { $goods }. Daje: { $gives }.
tzolkin-board-monument = Monument { $tile }
# $scores: what it scores
tzolkin-board-monument-tip = Monument { $tile }, liczy się jako { $kind }. Koszt: { $goods }. Na koniec: { $scores }.
tzolkin-board-wealth-tile = Płytka Dóbr Początkowych { $tile }
tzolkin-board-wealth-tip = { $tile }, daje: { $gives }.
# $n: points for each; $table: points by number
tzolkin-board-scores-colour = { tzolkin-board-goods.points } za każdą własną budowlę tego rodzaju: { $kind }
tzolkin-board-scores-tiles = { tzolkin-board-goods.points } za każdy własny budynek i monument
tzolkin-board-scores-monuments = { tzolkin-board-goods.points } za każdy wzniesiony monument, także cudzy
tzolkin-board-scores-corn_tiles = { tzolkin-board-goods.points } za każdy żeton Zbioru Kukurydzy
tzolkin-board-scores-wood_tiles = { tzolkin-board-goods.points } za każdy żeton Wycinki Drzew
tzolkin-board-scores-workers = punkty za liczbę robotników w grze ({ $table })
tzolkin-board-scores-levels = { tzolkin-board-goods.points } za każdy poziom dziedzin
tzolkin-board-scores-full_tracks = punkty za liczbę dziedzin na poziomie 3 ({ $table })
tzolkin-board-scores-best_temple = { tzolkin-board-goods.points } za każdy stopień powyżej początku w twojej najlepszej świątyni
tzolkin-board-scores-temple_points = jeszcze raz punkty za twoje stopnie w świątyniach
tzolkin-board-scores-skulls = { tzolkin-board-goods.points } za każdą czaszkę w Chichen Itza

## Buttons.

# What buttons of a kind have in common
tzolkin-board-kind-place = Wyślij robotnika
tzolkin-board-kind-pick = Zdejmij robotnika
tzolkin-board-kind-act = Wykonaj akcję
# $gear, $space: where the worker would stand; $n: corn
tzolkin-board-choice-place = { $gear }, pole { $space }: { $n ->
    [0] bez opłaty
   *[other] { tzolkin-board-goods.corn }
}
# $n: corn afterwards
tzolkin-board-choice-beg = Poproś o kukurydzę (razem { $n })
# $n: corn of the tile
tzolkin-board-choice-burn = Wypal las: { tzolkin-board-goods.corn }
tzolkin-board-choice-end = Zakończ turę
tzolkin-board-choice-done-learn = Gotowe, bez dalszego rozwoju
tzolkin-board-choice-done-build = Gotowe, bez dalszej budowy
tzolkin-board-choice-done-trade = Koniec handlu
tzolkin-board-choice-done-act = Gotowe, bez akcji
tzolkin-board-choice-done-devotion = Gotowe, bez stopnia w świątyni
tzolkin-board-choice-nothing = Zdejmij bez akcji
# $gear, $space: where the worker stands
tzolkin-board-choice-nothing-at = Zdejmij bez akcji: { $gear }, pole { $space }
tzolkin-board-choice-plain = Zachowaj Technologię konstrukcji na drugi budynek
tzolkin-board-choice-helped = Z pomocą Technologii konstrukcji
tzolkin-board-choice-days-1 = Przestaw o jeden dzień
tzolkin-board-choice-days-2 = Przestaw o dwa dni
# $resource: wood, stone or gold
tzolkin-board-choice-save = Oszczędź { tzolkin-board-buy-one.accusative }
# $n: corn
tzolkin-board-choice-save-corn = Oszczędź { tzolkin-board-goods.corn }
tzolkin-board-choice-save-nothing = Nic nie oszczędzaj
# $goods: a list of goods
tzolkin-board-choice-pay = Zapłać: { $goods }
tzolkin-board-choice-take = Weź: { $goods }

## The board in words. $seat: the name of a player.

tzolkin-board-told-time = Czas
tzolkin-board-told-marker = Pierwszy gracz: { $seat }.
tzolkin-board-told-first = Na polu Pierwszeństwa: { $seat }.
tzolkin-board-told-first-free = Pole Pierwszeństwa jest wolne.
# $n: corn, skulls
tzolkin-board-told-teeth = Kukurydza na kalendarzu: { $n }.
tzolkin-board-told-skulls = Czaszki w banku: { $n }.
# $space: the number of the space
tzolkin-board-told-worker = Pole { $space }: { $seat }
tzolkin-board-told-neutral = Pole { $space }: robotnik neutralny
tzolkin-board-told-empty = Nie ma tu robotników.
# $corn: open corn tiles; $wood: wood tiles
tzolkin-board-told-grove = Zostały żetony: kukurydza { $corn }, drewno { $wood }.
tzolkin-board-told-shrine = Leży tam czaszka.
tzolkin-board-told-temples = Świątynie
# $step: the step; $top: the top step; $points: its points
tzolkin-board-told-step = { $seat }: stopień { $step } z { $top }, punkty: { $points }
tzolkin-board-told-technologies = Dziedziny rozwoju
# $level: the level
tzolkin-board-told-level = { $seat } { $level }
tzolkin-board-told-wealth = Twoje płytki Dóbr Początkowych
tzolkin-board-told-points = Punkty: { $points }
# $goods: a list of goods, or none
tzolkin-board-told-goods = { $goods ->
    [none] Nie ma niczego
   *[other] Ma: { $goods }
}
# $free, $workers: numbers
tzolkin-board-told-workers = Wolni robotnicy: { $free } z { $workers }
# $corn, $wood: tiles taken from the jungle
tzolkin-board-told-tiles = Żetony z dżungli: kukurydza { $corn }, drewno { $wood }

## In the list of games and where a table is set up.

lobby-game-tzolkin = Tzolk’in
lobby-tzolkin-about = Robotnicy jadą na obracających się kołach: im dłużej czekają, tym więcej przynoszą. A w każdy Dzień Żywienia wszyscy chcą jeść kukurydzę.
