## Names.

tzolkin-word-palenque = Palenque
tzolkin-word-yaxchilan = Yaxchilan
tzolkin-word-tikal = Tikal
tzolkin-word-uxmal = Uxmal
tzolkin-word-chichen_itza = Chichen Itza
tzolkin-word-chaac = Chaac
tzolkin-word-quetzalcoatl = Quetzalcoatl
tzolkin-word-kukulcan = Kukulcan
tzolkin-word-agriculture = Rolnictwo
tzolkin-word-extraction = Pozyskiwanie surowców
tzolkin-word-construction = Technologia konstrukcji
tzolkin-word-theology = Teologia
tzolkin-word-wood = drewno
tzolkin-word-stone = kamień
tzolkin-word-gold = złoto
tzolkin-word-buildings = budynki
tzolkin-word-technology = dziedziny rozwoju
tzolkin-word-first_age = świątynie, epoka 1
tzolkin-word-second_age = świątynie, epoka 2
tzolkin-word-hunger = niewyżywieni robotnicy
tzolkin-word-corn = kukurydza i surowce
tzolkin-word-skulls = czaszki
tzolkin-word-monuments = monumenty
tzolkin-word-green = urząd
tzolkin-word-grey = grobowiec
tzolkin-word-blue = sanktuarium
tzolkin-word-yellow = farma

tzolkin-amount-corn = { $n } { $n ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} kukurydzy
tzolkin-amount-wood = { $n } { $n ->
    [one] bal
    [few] bale
    [many] bali
   *[other] bala
} drewna
tzolkin-amount-stone = { $n } { $n ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamienia
}
tzolkin-amount-gold = { $n } { $n ->
    [one] grudka
    [few] grudki
    [many] grudek
   *[other] grudki
} złota
tzolkin-amount-skull = { $n } { $n ->
    [one] czaszka
    [few] czaszki
    [many] czaszek
   *[other] czaszki
}

## What people call tiles in a sentence: after the noun. $tile: the number; $kind: office, tomb, sanctuary or farm; $gives.

tzolkin-called-building = { $tile } ({ $kind }: { $gives })
tzolkin-called-monument = { $tile } ({ $kind })
tzolkin-called-wealth = { $tile } ({ $gives })

## Events.

tzolkin-event-wealth_chosen = { $seat } ma już wybrane płytki Dóbr Początkowych.
tzolkin-event-wealth_revealed = { $seat } zatrzymuje płytki Dóbr Początkowych: { $tiles }.
tzolkin-event-turn_started = { $seat } zaczyna turę.
tzolkin-event-begged = { $seat } prosi o kukurydzę i ma teraz { $corn } { $corn ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
}.
tzolkin-event-placed = { $seat } stawia robotnika na kole { $gear } (pole { $space }) { $cost ->
    [0] za darmo
    [one] za { $cost } kosz kukurydzy
    [few] za { $cost } kosze kukurydzy
    [many] za { $cost } koszy kukurydzy
   *[other] za { $cost } kosza kukurydzy
}.
tzolkin-event-placed_by_mercy = Bogowie okazują miłosierdzie: { $seat } stawia robotnika na kole { $gear } (pole { $space }) za całą posiadaną kukurydzę ({ $cost }).
tzolkin-event-placed_first = { $seat } stawia robotnika na polu Pierwszeństwa { $cost ->
    [0] za darmo
    [one] za { $cost } kosz kukurydzy
    [few] za { $cost } kosze kukurydzy
    [many] za { $cost } koszy kukurydzy
   *[other] za { $cost } kosza kukurydzy
}.
tzolkin-event-picked = { $seat } zdejmuje robotnika z koła { $gear } (pole { $space }) i wykonuje akcję { $action }{ $cost ->
    [0] .
    [one] , płacąc { $cost } kosz kukurydzy.
    [few] , płacąc { $cost } kosze kukurydzy.
    [many] , płacąc { $cost } koszy kukurydzy.
   *[other] , płacąc { $cost } kosza kukurydzy.
}
tzolkin-event-picked_idle = { $seat } zdejmuje robotnika z koła { $gear } (pole { $space }) i nie wykonuje akcji.
tzolkin-event-acted = { $seat } płaci { $cost } { $cost ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} kukurydzy za akcję { $action } koła { $gear }.
tzolkin-event-gained = { $seat } otrzymuje: { $goods }.
tzolkin-event-paid = { $seat } płaci: { $goods }.
tzolkin-event-no_skull = Czaszki w banku się skończyły: { $seat } więcej ich nie dostaje.
tzolkin-event-corn_tile = { $seat } bierze żeton Zbioru Kukurydzy z grupy { $group }.
tzolkin-event-harvest_without_tile = { $seat } zbiera kukurydzę z grupy { $group }, nie biorąc żetonu.
tzolkin-event-wood_tile = { $seat } bierze żeton Wycinki Drzew z grupy { $group }.
tzolkin-event-burnt = { $seat } wypala las w grupie { $group }: odrzuca żeton Wycinki Drzew i bierze leżący pod nim żeton Zbioru Kukurydzy.
tzolkin-event-temple_up = { $seat } wspina się na stopień { $step } w świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulcan] Kukulcana
   *[other] { $temple }
}.
tzolkin-event-temple_down = Gniew bogów: { $seat } schodzi na stopień { $step } w świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulcan] Kukulcana
   *[other] { $temple }
}.
tzolkin-event-step_lost = { $seat } nie może wspiąć się wyżej w świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulcan] Kukulcana
   *[other] { $temple }
}; stopień przepada.
tzolkin-event-no_room = W żadnej świątyni nie można wspiąć się wyżej; stopień przepada ({ $seat }).
tzolkin-event-board_light = { $seat } odwraca planszę na jasną stronę.
tzolkin-event-board_dark = { $seat } odwraca planszę na ciemną stronę.
tzolkin-event-learnt = { $seat } osiąga poziom { $level } w dziedzinie: { $technology }.
tzolkin-event-bonus = { $seat } otrzymuje bonus w dziedzinie: { $technology }.
tzolkin-event-built = { $seat } wznosi budynek { $tile }.
tzolkin-event-monument_built = { $seat } wznosi monument { $tile }.
tzolkin-event-worker_joined = { $seat } bierze robotnika z banku.
tzolkin-event-no_worker_left = { $seat } ma już w grze wszystkich robotników.
tzolkin-event-bought = { $seat } kupuje za { $corn } { $corn ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} kukurydzy: { $goods }.
tzolkin-event-sold = { $seat } sprzedaje za { $corn } { $corn ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} kukurydzy: { $goods }.
tzolkin-event-skull_laid = { $seat } kładzie czaszkę na polu { $space } w Chichen Itza.
tzolkin-event-scored = { $seat } { SIGN($points) ->
    [minus] traci { ABS($points) }
   *[plus] otrzymuje { $points }
} { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} ({ $source }).
tzolkin-event-monument_scored = { $seat } { SIGN($points) ->
    [minus] traci { ABS($points) }
   *[plus] otrzymuje { $points }
} { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} za monument { $tile }.
tzolkin-event-calendar_corn = { $seat } zabiera całą kukurydzę z kalendarza: { $corn } { $corn ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
}.
tzolkin-event-turn_ended = { $seat } kończy turę.
tzolkin-event-laid_out = Na planszę trafia budynek { $tile }.
tzolkin-event-food_day = Dzień Żywienia { $number } z 4.
tzolkin-event-fed = { $seat } { $fed ->
    [0] nie żywi żadnego robotnika
    [one] żywi { $fed } robotnika { $corn ->
        [0] za darmo
        [one] za { $corn } kosz kukurydzy
        [few] za { $corn } kosze kukurydzy
        [many] za { $corn } koszy kukurydzy
       *[other] za { $corn } kosza kukurydzy
    }
   *[other] żywi { $fed } robotników { $corn ->
        [0] za darmo
        [one] za { $corn } kosz kukurydzy
        [few] za { $corn } kosze kukurydzy
        [many] za { $corn } koszy kukurydzy
       *[other] za { $corn } kosza kukurydzy
    }
}{ $unfed ->
    [0] .
    [one] ; { $unfed } pozostaje głodny.
   *[other] ; { $unfed } pozostaje głodnych.
}
tzolkin-event-second_age = Zaczyna się epoka 2: budynki epoki 1 znikają z planszy.
tzolkin-event-skulls_short = Bogowie mieliby dać { $due } { $due ->
    [one] czaszkę
    [few] czaszki
    [many] czaszek
   *[other] czaszki
}, a w banku { $bank ->
    [0] nie ma żadnej
    [few] są tylko { $bank }
   *[other] jest tylko { $bank }
}: nikt nie dostaje czaszek.
tzolkin-event-corn_laid = Na polu Pierwszeństwa nikogo nie ma: na kalendarz trafia 1 kosz kukurydzy.
tzolkin-event-first_returned = { $seat } odzyskuje robotnika z pola Pierwszeństwa.
tzolkin-event-marker_to = { $seat } otrzymuje znacznik pierwszego gracza.
tzolkin-event-second_day_barred = { $seat } nie może przestawić kalendarza o dwa dni: spadłby robotnik z koła { $gear } (pole { $space }, { $owner }).
tzolkin-event-second_day_spent = { $seat } nie może przestawić kalendarza o dwa dni: plansza leży ciemną stroną do góry.
tzolkin-event-calendar_turned = Kalendarz przesuwa się o { $days } { $days ->
    [one] dzień
    [few] dni
    [many] dni
   *[other] dnia
}, na dzień { $day }.
tzolkin-event-pushed_off = { $seat } odzyskuje robotnika zepchniętego z koła { $gear }.
tzolkin-event-over = Gra dobiega końca.

## Why not.

tzolkin-refusal-over = Gra już się skończyła.
tzolkin-refusal-not_your_turn = Teraz kolej na kogoś innego.
tzolkin-refusal-choose_wealth = Najpierw wybiera się Dobra Początkowe: trzeba zatrzymać dwie z czterech płytek.
tzolkin-refusal-wealth_chosen = Dobra Początkowe są już wybrane; pozostali jeszcze wybierają.
tzolkin-refusal-not_dealt = Płytka { $tile } nie jest wśród czterech rozdanych; zatrzymuje się dwie z własnych.
tzolkin-refusal-turn_calendar = Najpierw trzeba przestawić kalendarz: o jeden dzień albo o dwa.
tzolkin-refusal-one_or_two_days = Kalendarz przestawia się o jeden dzień albo o dwa.
tzolkin-refusal-beg_at_start = O kukurydzę można prosić tylko na początku tury.
tzolkin-refusal-begged_already = O kukurydzę można prosić tylko raz w turze.
tzolkin-refusal-too_much_corn = O kukurydzę można prosić, mając najwyżej { $most } { $most ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
}, a nie { $corn }.
tzolkin-refusal-lowest_step = W świątyni { $temple ->
    [Chaac] Chaaca
    [Quetzalcoatl] Quetzalcoatla
    [Kukulcan] Kukulcana
   *[other] { $temple }
} znacznik jest już na najniższym stopniu.
tzolkin-refusal-all_lowest = We wszystkich trzech świątyniach znaczniki są na najniższych stopniach: nie można rozgniewać bogów.
tzolkin-refusal-must_beg = Nie starcza na wysłanie żadnego robotnika i żadnego nie można zdjąć: trzeba prosić o kukurydzę.
tzolkin-refusal-mercy_cheapest = Dzięki miłosierdziu bogów robotnik trafia na pole o najniższym koszcie, czyli { $space }.
tzolkin-refusal-mercy_one = Dzięki miłosierdziu bogów wysyła się dokładnie jednego robotnika.
tzolkin-refusal-no_free_worker = Nie ma wolnego robotnika.
tzolkin-refusal-gear_full = Wszystkie numerowane pola koła { $gear } są zajęte.
tzolkin-refusal-first_taken = Pole Pierwszeństwa jest zajęte.
tzolkin-refusal-placing_corn = Wysłanie tego robotnika kosztuje { $need } { $need ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} kukurydzy, a { $have ->
    [0] nie ma ani jednego
    [few] są tylko { $have }
   *[other] jest tylko { $have }
}.
tzolkin-refusal-corn = To kosztuje { $need } { $need ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} kukurydzy, a { $have ->
    [0] nie ma ani jednego
    [few] są tylko { $have }
   *[other] jest tylko { $have }
}.
tzolkin-refusal-resources = To kosztuje { $need } { $need ->
    [one] surowiec
    [few] surowce
    [many] surowców
   *[other] surowca
}, a { $have ->
    [0] nie ma ani jednego
    [few] są tylko { $have }
   *[other] jest tylko { $have }
}.
tzolkin-refusal-missing = Do opłacenia budowli { $tile } brakuje: { $missing }{ $saved ->
    [0] .
   *[other] ; technologia konstrukcji oszczędza z tego { $saved }.
}
tzolkin-refusal-placing_turn = W tej turze robotnicy są wysyłani do pracy, więc żadnego nie można zdjąć.
tzolkin-refusal-picking_turn = W tej turze robotnicy są zdejmowani, więc żadnego nie można wysłać do pracy.
tzolkin-refusal-nothing_done = Przed końcem tury trzeba wysłać do pracy lub zdjąć co najmniej jednego robotnika.
tzolkin-refusal-no_worker = Na kole { $gear } (pole { $space }) nie ma własnego robotnika.
tzolkin-refusal-no_action = Pole 0 nie daje akcji; robotnika można z niego tylko zdjąć bez akcji.
tzolkin-refusal-too_high = Robotnik na polu { $space } nie może wykonać akcji { $action }: najwyższa dostępna to { $highest }.
tzolkin-refusal-no_tile = W Palenque nie ma już żetonów dla akcji { $action }.
tzolkin-refusal-no_corn_tile = W tej grupie nie ma już żetonów Zbioru Kukurydzy.
tzolkin-refusal-no_wood_tile = W tej grupie nie ma już żetonów Wycinki Drzew.
tzolkin-refusal-nothing_to_build = Żadnej z dostępnych budowli nie można opłacić. Najbliżej jest budowla { $tile }; brakuje: { $missing }{ $saved ->
    [0] .
   *[other] ; technologia konstrukcji oszczędza z tego { $saved }.
}
tzolkin-refusal-not_on_display = Budowla { $tile } nie jest dostępna.
tzolkin-refusal-monument_elsewhere = Monumenty wznosi się tylko akcją 4 w Tikal i tylko jako pierwszą budowlę.
tzolkin-refusal-no_plain = Technologię konstrukcji można zachować na później tylko przy pierwszym z dwóch budynków akcji 4 w Tikal.
tzolkin-refusal-no_skull = Akcja w Chichen Itza wymaga czaszki.
tzolkin-refusal-shrine_taken = Na polu { $action } w Chichen Itza leży już czaszka.
tzolkin-refusal-amount = Trzeba wskazać { $need } { $need ->
    [one] surowiec
    [few] surowce
    [many] surowców
   *[other] surowca
}, a nie { $found }.
tzolkin-refusal-not_held = Za mało tego surowca ({ $resource }): { $have ->
    [0] nie ma go wcale
   *[other] w zapasie { $have }
}.
tzolkin-refusal-just_sold = Ten surowiec został właśnie sprzedany ({ $resource }); odkupienie go tylko cofnęłoby sprzedaż.
tzolkin-refusal-just_bought = Ten surowiec został właśnie kupiony ({ $resource }); odsprzedanie go tylko cofnęłoby zakup.
tzolkin-refusal-none_to_sell = Brak surowca na sprzedaż: { $resource }.
tzolkin-refusal-not_by_small_gears = Do wyboru są akcje kół Palenque, Yaxchilan i Tikal oraz akcje od 1 do 4 koła Uxmal.
tzolkin-refusal-not_optional = Z tego nie można już zrezygnować: { $asked }.
tzolkin-refusal-level_price = Następny poziom ({ $technology }) kosztuje { $need } { $need ->
    [one] surowiec
    [few] surowce
    [many] surowców
   *[other] surowca
}, a { $have ->
    [0] nie ma ani jednego
    [few] są tylko { $have }
   *[other] jest tylko { $have }
}.
tzolkin-refusal-two_temples = Tutaj trzeba wybrać dwie różne świątynie.
tzolkin-refusal-one_temple = Tutaj trzeba wybrać tylko jedną świątynię.
tzolkin-refusal-wealth_over = Dobra Początkowe zostały już wybrane.
tzolkin-refusal-same_tile = Zatrzymuje się dwie różne płytki, a nie dwa razy płytkę { $tile }.
tzolkin-refusal-resolve_first = Najpierw trzeba rozstrzygnąć akcję zdjętego robotnika: { $asked }.
tzolkin-refusal-other_answer = Teraz jest inne pytanie: { $asked }.
tzolkin-refusal-harvest_by_palenque = Żetony kukurydzy i drewna bierze się akcjami od 2 do 5 w Palenque.
tzolkin-refusal-learn_by_tikal = Technologie rozwija się akcjami 1 i 3 w Tikal.
tzolkin-refusal-build_by_tikal = Budynki wznosi się akcjami 2 i 4 w Tikal albo akcją 4 w Uxmal.
tzolkin-refusal-save_by_building = Technologia konstrukcji oszczędza coś tylko przy opłacaniu budynku.
tzolkin-refusal-up_by_action = Stopnie w świątyniach dają akcje i płytki; teraz żaden się nie należy.
tzolkin-refusal-trade_by_uxmal = Kupuje się i sprzedaje akcją 2 w Uxmal.
tzolkin-refusal-act_by_uxmal = Dowolną akcję małego koła daje akcja 5 w Uxmal.
tzolkin-refusal-nothing_owed = Teraz nie ma nic do zapłacenia.
tzolkin-refusal-nothing_given = Teraz nie ma surowców do wyboru.
tzolkin-refusal-nothing_to_decline = Teraz nie ma pytania, z którego można by zrezygnować.
tzolkin-refusal-calendar_later = Kalendarz przestawia się na koniec rundy, gdy każdy miał już swoją turę.
tzolkin-refusal-tile_corn = Budowla { $tile } kosztuje tu { $need } { $need ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} kukurydzy, a { $have ->
    [0] nie ma ani jednego
    [one] jest tylko { $have }
    [few] są tylko { $have }
   *[other] jest tylko { $have }
}.
tzolkin-refusal-corn_covered = Na wszystkich żetonach Zbioru Kukurydzy w tej grupie leżą żetony Wycinki Drzew: można wziąć taki żeton albo go spalić.
tzolkin-refusal-no_skull_left = W banku nie ma już czaszek, więc ta akcja nic by nie dała.
tzolkin-refusal-all_in_play = Wszyscy robotnicy są już w grze, więc ta akcja nic by nie dała.
tzolkin-refusal-no_room = W żadnej świątyni nie można wspiąć się wyżej.
tzolkin-refusal-empty_display = Nie ma już żadnej dostępnej budowli.
tzolkin-refusal-monument_gone = Monument { $tile } nie jest dostępny.
tzolkin-refusal-monument_or_buildings = Monument wznosi się zamiast budynków, a nie po którymś z nich.
tzolkin-refusal-no_construction = Bez poziomu technologii konstrukcji nie ma czego zachować na drugi budynek.
tzolkin-refusal-other_saving = Technologia konstrukcji oszczędza surowiec w Tikal, a kukurydzę w Uxmal.
tzolkin-refusal-not_in_price = Koszt budowli { $tile } nie obejmuje tego surowca: { $resource }.
tzolkin-refusal-saving_taken = Z oszczędności korzysta się zawsze; do wyboru jest tylko surowiec.
tzolkin-refusal-market_price = Ten surowiec ({ $resource }) kosztuje na Rynku { $need } { $need ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} kukurydzy, a { $have ->
    [0] nie ma ani jednego
    [one] jest tylko { $have }
    [few] są tylko { $have }
   *[other] jest tylko { $have }
}.

## What is asked.

tzolkin-ask-wealth = zatrzymaj dwie ze swoich czterech płytek Dóbr Początkowych
tzolkin-ask-start = wyślij robotników do pracy albo zdejmij ich z kół
tzolkin-ask-begged = wyślij robotników do pracy albo zdejmij ich z kół
tzolkin-ask-placing = wyślij do pracy kolejnych robotników albo zakończ turę
tzolkin-ask-mercy = zakończ turę
tzolkin-ask-picking = zdejmij kolejnych robotników albo zakończ turę
tzolkin-ask-calendar = przestaw kalendarz o jeden dzień albo o dwa
tzolkin-ask-harvest = weź z dżungli kukurydzę lub drewno albo wypal las
tzolkin-ask-learn = wybierz dziedzinę do rozwinięcia
tzolkin-ask-learn_free = wybierz dziedzinę do rozwinięcia bez opłaty
tzolkin-ask-pay = wybierz, czym płacisz
tzolkin-ask-take = wybierz surowce, które bierzesz
tzolkin-ask-up = wybierz świątynię, w której wspinasz się o stopień
tzolkin-ask-up_two = wybierz dwie świątynie, w których wspinasz się o stopień
tzolkin-ask-build = wybierz, co wznosisz
tzolkin-ask-save = wybierz, co oszczędzasz dzięki Technologii konstrukcji
tzolkin-ask-trade = kupuj i sprzedawaj, potem „Gotowe”
tzolkin-ask-act = wybierz dowolną akcję jednego z małych kół
tzolkin-ask-devotion = zapłać surowiec za stopień w świątyni albo „Gotowe”

## Effects on tiles.

tzolkin-effect-points = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
tzolkin-effect-workers = { $n } { $n ->
    [one] robotnik
    [few] robotników
    [many] robotników
   *[other] robotnika
}
tzolkin-effect-any_resource = { $n } { $n ->
    [one] dowolny surowiec
    [few] dowolne surowce
    [many] dowolnych surowców
   *[other] dowolnego surowca
}
tzolkin-effect-level = { $what } +{ $n }
tzolkin-effect-any_level = dowolna dziedzina +{ $n }
tzolkin-effect-step = { $what } ↑{ $n }
tzolkin-effect-any_step = dowolna świątynia ↑1
tzolkin-effect-may_build = można wznieść jeszcze jeden budynek
tzolkin-effect-may_trade = można handlować na Rynku
tzolkin-effect-may_act = można zapłacić 1 kosz kukurydzy za dowolną akcję
tzolkin-effect-fed = żywi { $n } { $n ->
    [one] robotnika
    [few] robotników
    [many] robotników
   *[other] robotnika
}
tzolkin-effect-less = każdy robotnik je o { $n } { $n ->
    [one] kosz
    [few] kosze
    [many] koszy
   *[other] kosza
} mniej
