## The board at the table: labels (a few words) and tips (a sentence or two).

tawantinsuyu-board-or = lub
tawantinsuyu-board-nothing = nic

# $id: the name of the space, as T1a; $terrace: upper, middle, lower; $section: 1 to 5; $god: the name of its symbol;
# $colour: blue, green or plain; $tasks: three tasks.
tawantinsuyu-board-space = „{ $god }”, { $terrace } taras, sekcja { $section }
tawantinsuyu-board-space-tip = Sekcja { $section }, { $terrace } taras, symbol „{ $god }”. { $colour ->
    [blue] Pole niebieskie: architekt ma tu dodatkowe zadanie.{" "}
    [green] Pole zielone: rzemieślnik ma tu dodatkowe zadanie.{" "}
   *[plain] {""}
}Zadania przy polu: { $tasks }.

# $n: how many are gathered, or cards and weavings drawn; $cost, $large: prices; $gives: what stairs bring;
# $one, $two, $three: corn for so many weavings.
tawantinsuyu-board-task-potato = Zbierz { $n } { $n ->
    [one] ziemniaka
    [few] ziemniaki
    [many] ziemniaków
   *[other] ziemniaka
}.
tawantinsuyu-board-task-corn = Zbierz { $n } { $n ->
    [one] kukurydzę
    [few] kukurydze
    [many] kukurydzy
   *[other] kukurydzy
}.
tawantinsuyu-board-task-stone = Zbierz { $n } { $n ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamienia
}.
tawantinsuyu-board-task-gold = Zbierz { $n } { $n ->
    [one] złoto
   *[other] złota
}.
tawantinsuyu-board-task-weavings = Obejrzyj { $n } { $n ->
    [one] tkaninę
    [few] tkaniny
    [many] tkanin
   *[other] tkaniny
} i kup jedną, dwie lub trzy (kukurydza: { $one }, { $two }, { $three }); pozostali mogą kupić po jednej z reszty.
tawantinsuyu-board-task-build = Wznieś budynek z Rynku, płacąc jego koszt.
tawantinsuyu-board-task-stairs = Zbuduj schody. Koszt: { $cost }. Otrzymujesz: { $gives }.
tawantinsuyu-board-task-statue = Zbuduj mały posąg (koszt: { $cost }) albo duży (koszt: { $large }).
tawantinsuyu-board-task-training = Dobierz { $n } { $n ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} Armii i zatrzymaj jedną.
tawantinsuyu-board-task-merchant = Każde połączenie jednakowych symboli w twoich gobelinach daje nagrodę.
tawantinsuyu-board-task-produce = Jeden z twoich budynków produkcyjnych produkuje i pozostaje odkryty.

# $large, $small: temple steps for a statue; $one, $two, $three: corn for so many steps; $other: corn of the others.
tawantinsuyu-board-action-worship = Odrzuć duży posąg za { $large } { $large ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
} toru Świątyni, a mały za { $small }; pozostali odrzucają jeden posąg za jedno pole.
tawantinsuyu-board-action-offering = Zapłać kukurydzą za jedno, dwa lub trzy pola toru Świątyni ({ $one }, { $two }, { $three }); pozostali za jedno ({ $other }).
tawantinsuyu-board-action-rejuvenate = Odkryj budynki i karty Armii: jedną rzecz za darmo, kolejne za żywność; pozostali za kukurydzę.
tawantinsuyu-board-action-conquest = Jeden robotnik trafia do Ofiar Wojny; wszyscy mogą zagrać karty Armii i podbijać, ty dwa razy.
tawantinsuyu-board-action-production = Twoje budynki produkcyjne produkują i zostają zakryte; u pozostałych tak samo.

# $section: 1 to 5; $lower: true or false; $saves: food saved.
tawantinsuyu-board-stairs = { $lower ->
    [true] Dolne
   *[false] Górne
} schody sekcji { $section }
tawantinsuyu-board-stairs-tip = Każdemu, kto tędy schodzi, oszczędzają { $saves } { $saves ->
    [one] żywność
   *[other] żywności
}; jeśli to ktoś inny niż właściciel, właściciel otrzymuje punkt.{ $lower ->
    [true] {" "}Najpierw muszą powstać górne.
   *[false] {""}
}

# $id: as AN3; $region: its name; $turn, $discard: soldiers; $gives: what is gained.
tawantinsuyu-board-conquest = { $region }: { $gives }
tawantinsuyu-board-conquest-tip = Podbój kosztuje żołnierzy: { $turn } do zakrycia i { $discard } do odrzucenia. Otrzymujesz: { $gives }. Podczas Święta gracz z przewagą w regionie otrzymuje punkt za każdą Ofiarę Wojny.

# $n: the number of the step; $points: at festivals; $last: at the end; $gives: goods at festivals.
tawantinsuyu-board-step = Pole { $n } toru Świątyni
tawantinsuyu-board-step-tip = Za wejście tutaj i za każde Święto na tym polu: { $gives }. Święto daje { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}{ $last ->
    [0] .
   *[other] , a koniec gry { $last }.
}

# $id: as Z12; $production: true or false; $cost: its price; $does: what it does, or produces.
tawantinsuyu-board-building = { $id }: { $does }
tawantinsuyu-board-building-tip = { $production ->
    [true] Budynek produkcyjny. Koszt: { $cost }. Produkuje: { $does }.
   *[false] Budynek pasywny. Koszt: { $cost }. Działanie: { $does }.
}

# $id: as GC17; $god: its symbol; $gives: its benefits.
tawantinsuyu-board-god_card = „{ $god }”: { $gives }
tawantinsuyu-board-god_card-tip = Pozwala umieścić robotnika na polu z symbolem „{ $god }”. Jeśli masz posąg z tym symbolem, otrzymujesz: { $gives }.

# $id: as corn2; $soldiers: how many; $gives: what it brings when discarded from the hand.
tawantinsuyu-board-army_card = Karta Armii „{ $gives }”
tawantinsuyu-board-army_card-tip = { $soldiers } { $soldiers ->
    [one] żołnierz
    [few] żołnierzy
    [many] żołnierzy
   *[other] żołnierza
}; w swojej turze możesz odrzucić tę kartę z ręki za: { $gives }.

# $id: as W17; $pattern: its colour; $left, $right: the symbols of its edges. In the tip: their rewards.
tawantinsuyu-board-weaving = { $id }: { $pattern }, { $left } – { $right }
tawantinsuyu-board-weaving-tip = W gobelinie każdy wzór może być tylko raz. Obok takiego samego symbolu lewy brzeg daje: { $left }, prawy brzeg: { $right }.

# $god, $size: which statue; $cost: its price; $points: what it scores.
tawantinsuyu-board-statue = { SAME($size, "mały") ->
    [yes] Mały
   *[no] { SAME($size, "duży") ->
        [yes] Duży
       *[no] { $size }
    }
} posąg ({ $god })
tawantinsuyu-board-statue-tip = Koszt: { $cost }. Daje { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}. Kto ma posąg z symbolem „{ $god }”, otrzymuje korzyści z kart z tym symbolem, gdy je zagrywa.

# $n: tasks, food, cards or potatoes of the ability.
tawantinsuyu-board-worker-architect = Architekt na niebieskim polu ma { tawantinsuyu-board-worker-craftsman.more }.
tawantinsuyu-board-worker-courier = Goniec oszczędza { $n } { $n ->
    [one] żywność
   *[other] żywności
}, a jako pierwszy w swoim segmencie ma dodatkowe zadanie.
tawantinsuyu-board-worker-craftsman = Rzemieślnik na zielonym polu ma { tawantinsuyu-board-worker-craftsman.more }.
    .more = { $n } { $n ->
        [one] dodatkowe zadanie
        [few] dodatkowe zadania
        [many] dodatkowych zadań
       *[other] dodatkowego zadania
    }
tawantinsuyu-board-worker-warrior = Wojownik dobiera { $n } { $n ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} Armii i może zabrać ze wzgórza sąsiedniego robotnika.
tawantinsuyu-board-worker-priest = Kapłan ma dodatkowe zadanie za { $n } { $n ->
    [one] ziemniaka
    [few] ziemniaki
    [many] ziemniaków
   *[other] ziemniaka
} i przynosi kartę Bogów.

tawantinsuyu-board-good-potato = Żywność. Święto zabiera jednego za każdą kartę Bogów na ręce.
tawantinsuyu-board-good-corn = Żywność; płaci się nią też za tkaniny i przy Składaniu Ofiar.
tawantinsuyu-board-good-stone = Na budynki, schody i posągi.
tawantinsuyu-board-good-gold = Zastępuje każdy inny surowiec, a przy umieszczaniu robotnika także kartę Bogów.

## Places of the board.

tawantinsuyu-board-panel-hill = Wzgórze
tawantinsuyu-board-panel-mine = Twoje
tawantinsuyu-board-panel-regions = Regiony
tawantinsuyu-board-turns = Sekcje wzgórza
tawantinsuyu-board-free = wolne
# $section: 1 to 5; $action: the action of its wedge.
tawantinsuyu-board-section = Sekcja { $section }: { $action }
tawantinsuyu-board-temple = Świątynia
tawantinsuyu-board-village = Wioska
tawantinsuyu-board-village-tip = Na koniec tury rekrutuje się robotnika z jednego z końców. Gdy Wioska opustoszeje, nadchodzi Święto.
tawantinsuyu-board-end-potato = Wioska od strony ziemniaków
tawantinsuyu-board-end-potato-tip = Na koniec tury zrekrutuj tego robotnika za ziemniaka; Podbój może go wysłać do Ofiar Wojny.
tawantinsuyu-board-end-corn = Wioska od strony kukurydzy
tawantinsuyu-board-end-corn-tip = Na koniec tury zrekrutuj tego robotnika za kukurydzę; Podbój może go wysłać do Ofiar Wojny.
tawantinsuyu-board-nomads = Koczownicy
tawantinsuyu-board-nomads-tip = Rekrutacja pozwala wziąć Koczownika za darmo.
tawantinsuyu-board-casualties = Ofiary Wojny
tawantinsuyu-board-casualties-tip = Podczas każdego Święta każda z nich daje punkt za przewagę w regionie.
tawantinsuyu-board-bag = Woreczek
tawantinsuyu-board-bag-tip = Robotnicy, którzy zostali w woreczku. Jeśli zabraknie ich przy uzupełnianiu Wioski, następne Święto jest ostatnie.
tawantinsuyu-board-gone = poza grą
tawantinsuyu-board-market = Rynek
tawantinsuyu-board-market-tip = Budynki do kupienia; Rynek uzupełnia się na koniec tury.
tawantinsuyu-board-passive-stack = Pozostałe budynki pasywne
tawantinsuyu-board-production-stack = Pozostałe budynki produkcyjne
tawantinsuyu-board-stack-tip = Stąd uzupełnia się Rynek.
tawantinsuyu-board-weavings = Tkaniny
tawantinsuyu-board-weavings-tip = Wyłożone tkaniny: kupujesz ty, potem pozostali mogą kupić po jednej.
tawantinsuyu-board-weaving-top = Wierzch stosu
tawantinsuyu-board-weaving-under = Pod wierzchnią
tawantinsuyu-board-weaving-under-tip = Darmową tkaniną może być ta pod wierzchnią, której nikt nie widzi.
tawantinsuyu-board-offer = Karty Bogów
tawantinsuyu-board-offer-tip = Zagrane karty trafiają do oferty; pełną ofertę wtasowuje się do talii.
tawantinsuyu-board-deck = Talia Bogów
tawantinsuyu-board-deck-tip = Modlitwa daje dwie karty Bogów, stąd albo z oferty.
tawantinsuyu-board-army = Armia
tawantinsuyu-board-army-deck = Karty Armii
tawantinsuyu-board-army-tip = Stąd dobiera się przy Szkoleniu. U góry talia, u dołu karty odrzucone, z których powstaje nowa talia.
tawantinsuyu-board-army-hand = Karty Armii na ręce
tawantinsuyu-board-army-up = Odkryci żołnierze
tawantinsuyu-board-army-down = Zakryci żołnierze
tawantinsuyu-board-army-drawn = Dobrane karty Armii
tawantinsuyu-board-statues = Posągi
tawantinsuyu-board-statues-tip = Pozostałe posągi: małe u góry, duże u dołu.
tawantinsuyu-board-festival = Święta
tawantinsuyu-board-festival-tip = Kto opróżni Wioskę, bierze płytkę i jej punkty, a swoją następną turę zaczyna od Święta.
tawantinsuyu-board-festival-next = bierze płytkę
tawantinsuyu-board-bag-empty = ostatnie Święto
tawantinsuyu-board-food-tip = Żywność za umieszczenie robotnika w tym segmencie
tawantinsuyu-board-points = Punkty
tawantinsuyu-board-god-hand = Karty Bogów na ręce
tawantinsuyu-board-god-seen = Znane wszystkim
tawantinsuyu-board-god-laid = Wyłożone karty Bogów
tawantinsuyu-board-workers = Robotnicy
tawantinsuyu-board-buildings = Budynki
tawantinsuyu-board-face-up = odkryte
tawantinsuyu-board-face-down = zakryte
tawantinsuyu-board-tapestries = Gobeliny
tawantinsuyu-board-stairs-left = Pozostałe znaczniki Schodów
tawantinsuyu-board-markers-left = Pozostałe znaczniki Podboju
tawantinsuyu-board-step-now = Stopień Świątyni
tawantinsuyu-board-soldiers = Odkryci żołnierze
tawantinsuyu-board-score = Dotychczasowe punkty
tawantinsuyu-board-lay-left = Dołóż z lewej
tawantinsuyu-board-lay-right = Dołóż z prawej
tawantinsuyu-board-lay-new = Zacznij nowy gobelin
tawantinsuyu-board-lay-joint = Symbole pasują: Kupiec da nagrodę za to połączenie.
tawantinsuyu-board-lay-plain = Symbole nie pasują.
tawantinsuyu-board-turn-mark = czyja jest tura
tawantinsuyu-board-automa = Plansza Axomammy
tawantinsuyu-board-automa-die = Kość
tawantinsuyu-board-automa-next = następna:
tawantinsuyu-board-automa-tucked = Karty Bogów według kości
tawantinsuyu-board-automa-tucked-tip = Kość wskazuje jeden z tych symboli oraz żetony, które działają.
tawantinsuyu-board-automa-ages = Robotnicy, od najdłużej czekającego
tawantinsuyu-board-automa-personality = Osobowość
tawantinsuyu-board-automa-token = żeton

# $id: as U3; $does: what the space does; $personality: true or false.
tawantinsuyu-board-automa-space = { $id }: { $does }
tawantinsuyu-board-automa-space-tip = Działanie pola: { $does }{ $personality ->
    [true] {" "}oraz żeton Osobowości.
   *[false] .
} Żetony o wyrzuconej wartości działają tam, gdzie leżą, a potem przesuwają się o tyle pól.

# $roaming, $descending, $saved, $food: food by part and in all; $owners: whose stairs score, or none.
tawantinsuyu-board-price-tip = Wędrówka { $roaming }, Zejście { $descending }{ $saved ->
    [0] {""}
   *[other] , schody oszczędzają { $saved }
}: razem { $food } { $food ->
    [one] żywność
   *[other] żywności
}, goniec o 1 mniej.{ $owners ->
    [none] {""}
   *[other] {" "}Punkty za schody: { $owners }.
}

## Buttons.

# $what: goods, cards, steps, in words; $n: a number; $worker: a kind of worker.
tawantinsuyu-board-do-pray = Modlitwa
tawantinsuyu-board-do-train = Szkolenie
tawantinsuyu-board-do-walk = Arcykapłan o { $n } { $n ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
}: { $what }
tawantinsuyu-board-do-pay = Zapłać: { $what }
tawantinsuyu-board-do-role = jako { $worker }
tawantinsuyu-board-do-before = Korzyści przed zadaniami
tawantinsuyu-board-do-after = Korzyści po zadaniach
tawantinsuyu-board-do-task = Zadanie: { $what }
tawantinsuyu-board-do-gain = { $what }
tawantinsuyu-board-do-decline = Zrezygnuj: { $what }
tawantinsuyu-board-do-climb = Zapłać złotem za pole toru Świątyni
tawantinsuyu-board-do-gold = Weź zamiast tego złoto
tawantinsuyu-board-do-offer = { $n } { $n ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
}; koszt: { $what }
tawantinsuyu-board-do-muster = Zagraj odkrytą
tawantinsuyu-board-do-discard = Odrzuć, by otrzymać to, co pokazuje
tawantinsuyu-board-do-turn = Zakryj
tawantinsuyu-board-do-lose = Odrzuć
# $from, $to: amounts of goods.
tawantinsuyu-board-do-trade = Wymień: { $from } → { $to }
tawantinsuyu-board-do-appeal = Ziemniak za kartę Bogów
# $lose: what is given up, by the question, or nothing; $n: how many of it.
tawantinsuyu-board-do-done = { $lose ->
    [tasks] Gotowe, przepada { $n } { $n ->
        [one] zadanie
        [few] zadania
       *[other] zadań
    }
    [action] Gotowe, druga akcja przepada
    [gods] Gotowe, przepada { $n } { $n ->
        [one] karta Bogów
        [few] karty Bogów
       *[other] kart Bogów
    }
    [workers] Gotowe, przepada { $n } { $n ->
        [one] robotnik
        [few] robotników
       *[other] robotników
    }
    [weavings] Gotowe, przepada { $n } { $n ->
        [one] tkanina
        [few] tkaniny
       *[other] tkanin
    }
    [benefits] Gotowe, pozostałe korzyści przepadają
    [rewards] Gotowe, pozostałe nagrody przepadają
    [capture] Gotowe, nikogo nie zabieraj
    [potato] Gotowe, dodatkowe zadanie przepada
    [buy] Gotowe, nie kupuj tkaniny
    [build] Gotowe, nic nie buduj
    [steps] Gotowe, { $n ->
        [one] przepada { $n } pole Świątyni
        [few] przepadają { $n } pola Świątyni
       *[other] przepada { $n } pól Świątyni
    }
    [down] Gotowe, reszta zostaje zakryta
    [conquest] Gotowe, niczego nie podbijaj
    [hire] Gotowe, nikogo nie rekrutuj
    [feast] Gotowe, nie zagrywaj karty Bogów
    [statues] Gotowe, zachowaj posągi
    [offering] Gotowe, bez ofiary
    [production] Gotowe, więcej nie produkuj
   *[nothing] Gotowe
}
# $row: the number of a tapestry; $edge: left or right.
tawantinsuyu-board-do-lay = Gobelin { $row }, { $edge ->
    [left] z lewej
   *[right] z prawej
}

## Kinds of buttons: one of them opens a sheet with all of its kind.

tawantinsuyu-board-kind-worker = Robotnik
tawantinsuyu-board-kind-space = Pole
tawantinsuyu-board-kind-fee = Zapłata
tawantinsuyu-board-kind-god = Karta Bogów
tawantinsuyu-board-kind-priest = Arcykapłan
tawantinsuyu-board-kind-nomad = Koczownik
tawantinsuyu-board-kind-hire = Rekrutacja
tawantinsuyu-board-kind-casualty = Ofiara Wojny
tawantinsuyu-board-kind-weaving = Tkanina
tawantinsuyu-board-kind-tapestry = Gobelin
tawantinsuyu-board-kind-building = Budynek
tawantinsuyu-board-kind-statue = Posąg
tawantinsuyu-board-kind-stairs = Schody
tawantinsuyu-board-kind-army = Karta Armii
tawantinsuyu-board-kind-conquest = Podbój
tawantinsuyu-board-kind-task = Zadanie

## The board in words.

# $kind, $space: who stands where.
tawantinsuyu-board-says-section = Sekcja { $section }, { $action }
tawantinsuyu-board-says-priests = Arcykapłani tutaj: { $who }
tawantinsuyu-board-says-on = { $space }: { $worker }
tawantinsuyu-board-says-free = { $terrace } taras, wolne: { $spaces }
tawantinsuyu-board-says-stairs = { $stairs }: { $owner }
tawantinsuyu-board-says-step = { $who }: pole { $step }
tawantinsuyu-board-says-conquered = { $space }: { $owner }
tawantinsuyu-board-says-open = wolne: { $spaces }
tawantinsuyu-board-says-village = od strony ziemniaków do strony kukurydzy: { $workers }
tawantinsuyu-board-says-count = { $what }: { $n }
tawantinsuyu-board-says-list = { $what }: { $list }
tawantinsuyu-board-says-people = Ludzie
tawantinsuyu-board-says-festivals = Święta za nami: { $n } z { $most }
tawantinsuyu-board-says-goods = ziemniaki: { $potato }, kukurydza: { $corn }, kamienie: { $stone }, złoto: { $gold }; punkty: { $points }
tawantinsuyu-board-says-hand = Twoja ręka

## In the list of games and where a table is set up.

lobby-solo-tawantinsuyu = Solo przeciw Axomammie
lobby-game-tawantinsuyu = Tawantinsuyu
lobby-tawantinsuyu-about = Robotnicy na tarasach wokół Coricanchy, kapłani, gobeliny i podboje, trzy Święta.
new-tip-tawantinsuyu = Gdy przy stole jest jedna osoba, dołącza Axomamma.
tawantinsuyu-value-edition = jak w wydaniu
tawantinsuyu-value-consensus = jak w większości wydań
tawantinsuyu-value-pl = polskie
tawantinsuyu-value-ru = rosyjskie
tawantinsuyu-value-fr = francuskie
tawantinsuyu-value-at_least = co najmniej 120
tawantinsuyu-value-more_than = więcej niż 120
tawantinsuyu-value-one_each = po jednym za kartę
tawantinsuyu-value-printed = według nadruku
tawantinsuyu-value-colours = według koloru
tawantinsuyu-value-number = według numeru
tawantinsuyu-value-shared = wspólne zwycięstwo
tawantinsuyu-value-free = bez żołnierzy
tawantinsuyu-value-paid = wymaga żołnierzy
tawantinsuyu-value-missing = taki, którego jeszcze nie ma
tawantinsuyu-value-die = według kości
tawantinsuyu-value-production = budynek produkcyjny
tawantinsuyu-value-any = dowolny budynek
tawantinsuyu-value-activation = gdy żeton na tym polu działa
tawantinsuyu-value-landing = gdy żeton trafia na to pole
tawantinsuyu-value-several = kilka
tawantinsuyu-value-one = jedna
tawantinsuyu-value-random = losowo
tawantinsuyu-value-off = nie
tawantinsuyu-value-on = tak
tawantinsuyu-value-points = najwięcej punktów
tawantinsuyu-value-discards = najwięcej odrzucanych żołnierzy
