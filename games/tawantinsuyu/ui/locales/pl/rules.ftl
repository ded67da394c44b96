## Names.

tawantinsuyu-word-axomamma = Axomamma
tawantinsuyu-word-architect = architekt
tawantinsuyu-word-courier = goniec
tawantinsuyu-word-craftsman = rzemieślnik
tawantinsuyu-word-warrior = wojownik
tawantinsuyu-word-priest = kapłan
tawantinsuyu-word-potato = ziemniak
tawantinsuyu-word-corn = kukurydza
tawantinsuyu-word-stone = kamień
tawantinsuyu-word-gold = złoto
tawantinsuyu-word-weavings = zakup tkanin
tawantinsuyu-word-build = budynek
tawantinsuyu-word-stairs = schody
tawantinsuyu-word-statue = posąg
tawantinsuyu-word-training = szkolenie
tawantinsuyu-word-merchant = kupiec
tawantinsuyu-word-produce = wyprodukuj raz
tawantinsuyu-word-upper = górny
tawantinsuyu-word-middle = środkowy
tawantinsuyu-word-lower = dolny
tawantinsuyu-word-blue = niebieski
tawantinsuyu-word-green = zielony
tawantinsuyu-word-plain = zwykły
tawantinsuyu-word-worship = Oddanie Czci
tawantinsuyu-word-offering = Składanie Ofiar
tawantinsuyu-word-rejuvenate = Odnowienie
tawantinsuyu-word-conquest = Podbój
tawantinsuyu-word-production = Produkcja
tawantinsuyu-word-antisuyu = Antisuyu
tawantinsuyu-word-chinchasuyu = Chinchasuyu
tawantinsuyu-word-kuntisuyu = Kuntisuyu
tawantinsuyu-word-qullasuyu = Qullasuyu
tawantinsuyu-word-small = mały
tawantinsuyu-word-large = duży
tawantinsuyu-word-left = z lewej
tawantinsuyu-word-right = z prawej
tawantinsuyu-word-zigzag = zygzak
tawantinsuyu-word-spiral = spirala
tawantinsuyu-word-squares = kwadraty
tawantinsuyu-word-cross = krzyż
tawantinsuyu-word-wave = fala
tawantinsuyu-word-sun = słońce
tawantinsuyu-word-red = czerwony
tawantinsuyu-word-yellow = żółty
tawantinsuyu-word-purple = fioletowy
tawantinsuyu-word-orange = pomarańczowy
tawantinsuyu-word-white = biały
tawantinsuyu-word-god_potato = karta Bogów i ziemniak
tawantinsuyu-word-vp = punkty
tawantinsuyu-word-start = początek gry
tawantinsuyu-word-god_cards = karty Bogów
tawantinsuyu-word-stairs_used = wykorzystane schody
tawantinsuyu-word-statues = posągi
tawantinsuyu-word-passive = budynki pasywne
tawantinsuyu-word-joints = połączenia
tawantinsuyu-word-temple = Świątynia
tawantinsuyu-word-festival_tile = płytka Święta
tawantinsuyu-word-regions = regiony
tawantinsuyu-word-hunger = brakujące ziemniaki
tawantinsuyu-word-tapestries = gobeliny
tawantinsuyu-word-temple_top = szczyt Świątyni
tawantinsuyu-word-buildings = budynki
tawantinsuyu-word-hand = karty Bogów na ręce
tawantinsuyu-word-army = karty Armii
# The accusative of $worker.
tawantinsuyu-word-workers = robotnicy
    .accusative = { $worker ->
        [goniec] gońca
       *[other] { $worker }a
    }
tawantinsuyu-word-building = budynek
tawantinsuyu-word-weaving = tkanina
tawantinsuyu-word-potatoes = wymienione ziemniaki
tawantinsuyu-word-board = plansza Axomammy
tawantinsuyu-word-adjustments = trudniejsza gra
tawantinsuyu-word-only = nie ma nic innego
tawantinsuyu-word-least = ma tego najmniej
tawantinsuyu-word-tie_order = innych ma równie mało, a to jest pierwsze w kolejności
tawantinsuyu-word-cheapest = kosztowałoby najmniej
tawantinsuyu-word-random = losowo
tawantinsuyu-word-most_points = najwięcej punktów
tawantinsuyu-word-fewest_markers = region z najmniejszą liczbą znaczników
tawantinsuyu-word-few_own_markers = region, w którym ma mało znaczników
tawantinsuyu-word-fewest_of_yours = region, w którym masz najmniej znaczników
tawantinsuyu-word-region_order = ten region jest pierwszy w kolejności
tawantinsuyu-word-fewest_discards = najmniej żołnierzy do odrzucenia
tawantinsuyu-word-most_discards = najwięcej żołnierzy do odrzucenia
tawantinsuyu-word-largest_tapestry = tylko ta pasuje do tak dużego gobelinu
tawantinsuyu-word-colour = ten kolor jest pierwszy w kolejności
tawantinsuyu-word-highest_number = najwyższy numer
tawantinsuyu-word-own_section = sekcja jej Arcykapłana
tawantinsuyu-word-next_section = następna sekcja zgodnie z ruchem wskazówek zegara
tawantinsuyu-word-under_yours = zostało miejsce tylko pod twoimi schodami
tawantinsuyu-word-die = karta wskazana przez kość
tawantinsuyu-word-next_card = następna karta zgodnie z ruchem wskazówek zegara
tawantinsuyu-word-oldest = jest tu najdłużej
tawantinsuyu-word-few_buildings = mało odkrytych budynków produkcyjnych
tawantinsuyu-word-enough_buildings = dość odkrytych budynków produkcyjnych
tawantinsuyu-word-cannot_pay = nie stać jej na to
tawantinsuyu-word-none_left = nie ma już żadnych

tawantinsuyu-amount-potato = { $n } { $n ->
    [one] ziemniak
    [few] ziemniaki
    [many] ziemniaków
   *[other] ziemniaka
}
tawantinsuyu-amount-corn = { $n } { $n ->
    [one] kukurydza
    [few] kukurydze
    [many] kukurydzy
   *[other] kukurydzy
}
tawantinsuyu-amount-stone = { $n } { $n ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamienia
}
tawantinsuyu-amount-gold = { $n } { $n ->
    [one] złoto
   *[other] złota
}
tawantinsuyu-amount-food = { $n } { $n ->
    [one] żywność
   *[other] żywności
}

## What people call the things that moves name by an id: by what is printed on them. They stand after the noun.

tawantinsuyu-called-god_card = „{ $god }” ({ $gives })
tawantinsuyu-called-army_card = „{ $gives }” ({ $soldiers } { $soldiers ->
    [one] żołnierz
    [few] żołnierzy
    [many] żołnierzy
   *[other] żołnierza
})
tawantinsuyu-called-space = „{ $god }” ({ $terrace } taras, sekcja { $section })
tawantinsuyu-called-conquest = „{ $gives }”
tawantinsuyu-called-building = { $id } ({ $does })
tawantinsuyu-called-weaving = { $id } ({ $pattern }, { $left } – { $right })
tawantinsuyu-called-board_space = { $id } ({ $does })

## Options.

tawantinsuyu-option-edition = Gdy wydania różnią się od siebie, gra trzyma się tego wydania.
tawantinsuyu-option-leftover_price = Inny gracz płaci 2 lub 3 kukurydze za tkaninę, która została.
tawantinsuyu-option-z12_trigger = Budynek Z12 działa przy czyimkolwiek Oddaniu Czci albo przy czyimkolwiek Składaniu Ofiar.
tawantinsuyu-option-solo_win = W grze solo wygrywasz od 120 punktów albo dopiero powyżej 120.
tawantinsuyu-option-automa_soldiers = Karta Armii na ręce Axomammy liczy się jako jeden żołnierz albo jako tylu, ilu jest na niej.
tawantinsuyu-option-festival_potatoes = Święto zabiera 1 lub 2 ziemniaki za każdą kartę Bogów na ręce.
tawantinsuyu-option-automa_weavings = Spośród równie dobrych tkanin Axomamma wybiera według koloru, a potem numeru, albo według samego numeru.
tawantinsuyu-option-final_tie = Przy remisie na koniec gracze dzielą się zwycięstwem; francuskie wydanie wskazuje najstarszego, ale tu nikt nie zna wieku graczy.
tawantinsuyu-option-automa_second_conquest = Drugi podbój Axomammy obywa się bez żołnierzy albo wymaga ich tak jak pierwszy.
tawantinsuyu-option-automa_small_statue = Axomamma bierze mały posąg, którego jeszcze nie ma, albo po prostu ten, który wskaże kość.
tawantinsuyu-option-personality_building = Gdy Axomamma ma mało odkrytych budynków, osobowość „budynek” daje jej budynek produkcyjny albo dowolny.
tawantinsuyu-option-personality_moment = Osobowość Axomammy działa, gdy uruchamia się żeton na jej polu, albo już wtedy, gdy żeton tam trafia.
tawantinsuyu-option-adjustments = W jednej grze solo może być kilka zmian trudności albo tylko jedna.
tawantinsuyu-option-coricancha = Na początku płytka Coricanchy jest obrócona losowo albo leży zgodnie z nadrukiem.
tawantinsuyu-option-automa_stone = Axomamma zaczyna z 4 kamieniami (2 jak każdy gracz i 2 własne) albo z 2.
tawantinsuyu-option-automa_first_conquest = Pierwszy podbój Axomammy to pole z największą liczbą punktów albo żołnierzy do odrzucenia.
tawantinsuyu-option-easier_personality = Łatwiej: Axomamma nie ma żetonu Osobowości.
tawantinsuyu-option-easier_buildings = Łatwiej: budynek kosztuje Axomammę 2 kamienie zamiast 1.
tawantinsuyu-option-easier_worship = Łatwiej: Axomamma oddaje cześć dopiero z 2 posągami.
tawantinsuyu-option-easier_conquest = Łatwiej: Axomamma nie ma drugiego podboju.
tawantinsuyu-option-easier_no_worker = Łatwiej: bez robotnika Axomamma nie dobiera karty Armii.
tawantinsuyu-option-harder_temple = Trudniej: przed każdym własnym Oddaniem Czci i Składaniem Ofiar Axomamma wspina się o pole toru Świątyni.
tawantinsuyu-option-harder_condition = Trudniej: Axomamma podbija już wtedy, gdy ma tylu żołnierzy, ile jest Ofiar Wojny.
tawantinsuyu-option-harder_soldiers = Trudniej: podbijając, Axomamma zakrywa o jednego żołnierza mniej i odrzuca o jednego mniej.
tawantinsuyu-option-harder_priest = Trudniej: każda własna akcja Arcykapłana daje Axomammie 2 punkty.
tawantinsuyu-option-harder_weavings = Trudniej: podczas Święta każda tkanina daje Axomammie 2 punkty zamiast 1.
tawantinsuyu-option-harder_no_worker = Trudniej: bez robotnika Axomamma otrzymuje o 2 punkty więcej.
tawantinsuyu-option-harder_resources = Trudniej: na koniec każdy pozostały surowiec daje Axomammie punkt.

## Events.

tawantinsuyu-event-weaving_started = { $who } zaczyna gobelin tkaniną { $tile }.
tawantinsuyu-event-dealt = { $seat } otrzymuje { $cards } { $cards ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} Bogów.
tawantinsuyu-event-kept = { $seat } ma już wybrane karty Bogów{ $cards ->
    [none] .
   *[other] : { $cards }.
}
tawantinsuyu-event-laid_out = { $who } wykłada kartę Bogów { $card }.
tawantinsuyu-event-priest_put = { $who } stawia Arcykapłana na polu „{ $action }” (sekcja { $section }).
tawantinsuyu-event-turn_started = { $who } zaczyna turę.
tawantinsuyu-event-placed = { $who } stawia { tawantinsuyu-word-workers.accusative }{ SAME($worker, $role) ->
    [yes] {""}
   *[no] {" "}jako { $role ->
        [goniec] gońca
       *[other] { $role }a
    }
} na polu { $space } { $card ->
    [none] za złoto
   *[other] z kartą Bogów { $card }
}{ $food ->
    [0] .
    [one] ; kosztuje to { $food } żywność.
   *[other] ; kosztuje to { $food } żywności.
}
tawantinsuyu-event-neutral_placed = Na pole { $space } trafia robotnik wylosowany z woreczka: { $worker }.
tawantinsuyu-event-stairs_used = { $who } korzysta { SAME($who, $owner) ->
    [yes] z własnych schodów
   *[no] ze schodów { $owner ->
        [Axomamma] Axomammy
       *[other] gracza { $owner }
    }
} w sekcji { $section }.
tawantinsuyu-event-tasks_counted = { $who } ma { $tasks } { $tasks ->
    [one] zadanie
    [few] zadania
    [many] zadań
   *[other] zadania
}{ $adjacent ->
    [0] {""}
   *[other] , { $adjacent } za sąsiednich robotników
}{ $ability ->
    [0] .
   *[other] , { $ability } za zdolność.
}
tawantinsuyu-event-task_started = { $who } używa symbolu „{ $task }”.
tawantinsuyu-event-tasks_lost = { $who } nie wykonuje { $tasks } { $tasks ->
    [one] zadania
   *[other] zadań
}.
tawantinsuyu-event-captured = { $who } zabiera { tawantinsuyu-word-workers.accusative } z pola { $space }.
tawantinsuyu-event-gained = { $who } otrzymuje: { $goods }.
tawantinsuyu-event-paid = { $who } płaci: { $goods }.
tawantinsuyu-event-scored = { $who } { SIGN($points) ->
    [minus] traci { ABS($points) }
   *[plus] otrzymuje { $points }
} { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} ({ $source }).
tawantinsuyu-event-army_drawn = { $who } dobiera kartę Armii{ $card ->
    [none] .
   *[other] {" "}{ $card }.
}
tawantinsuyu-event-army_kept = { $who } zatrzymuje { $card ->
    [none] jedną z dobranych kart Armii.
   *[other] kartę Armii { $card }.
}
tawantinsuyu-event-army_shuffled = Odrzucone karty Armii zostają przetasowane i tworzą nową talię.
tawantinsuyu-event-no_army_card = Nie ma już kart Armii: { $who } żadnej nie dobiera.
tawantinsuyu-event-army_discarded = { $who } odrzuca kartę Armii { $card }.
tawantinsuyu-event-mustered = { $who } zagrywa kartę Armii { $card } i kładzie ją odkrytą.
tawantinsuyu-event-turned_down = { $who } zakrywa kartę Armii { $card }.
tawantinsuyu-event-turned_up = { $who } odkrywa: { $tile }.
tawantinsuyu-event-god_taken = { $who } bierze z oferty kartę Bogów { $card }.
tawantinsuyu-event-god_drawn = { $who } dobiera z talii kartę Bogów{ $card ->
    [none] {""}
   *[other] {" "}{ $card }
}{ $open ->
    [true] , którą wszyscy widzieli.
   *[false] .
}
tawantinsuyu-event-no_god_card = Nie ma już kart Bogów: { $who } żadnej nie dobiera.
tawantinsuyu-event-god_played = { $who } otrzymuje korzyści z karty Bogów { $card }.
tawantinsuyu-event-benefit_declined = { $who } rezygnuje z korzyści karty Bogów { $card }: { $gain }.
tawantinsuyu-event-benefits_declined = { $who } rezygnuje z korzyści karty Bogów { $card }.
tawantinsuyu-event-god_offered = Karta Bogów { $card } trafia do oferty.
tawantinsuyu-event-offer_shuffled = Oferta jest pełna: jej karty zostają wtasowane do talii Bogów.
tawantinsuyu-event-gods_returned = Zagrane karty Bogów zostają wtasowane do talii.
tawantinsuyu-event-god_buried = { $who } odkłada kartę Bogów { $card } na spód talii Bogów.
tawantinsuyu-event-recruited = { $who } bierze Koczownika: { $worker }.
tawantinsuyu-event-nomad_arrived = Przybywa nowy Koczownik: { $worker }.
tawantinsuyu-event-hired = { $who } rekrutuje { tawantinsuyu-word-workers.accusative } z Wioski, od strony { $end ->
    [kukurydza] kukurydzy
   *[other] ziemniaków
}.
tawantinsuyu-event-dismissed = { $who } ma za dużo robotników: { $worker } opuszcza grę.
tawantinsuyu-event-no_nomad = Nie ma już Koczowników: { $who } żadnego nie bierze.
tawantinsuyu-event-stairs_built = { $who } buduje { $lower ->
    [true] dolne
   *[false] górne
} schody w sekcji { $section }.
tawantinsuyu-event-built = { $who } wznosi budynek { $tile }.
tawantinsuyu-event-removed = Budynek { $tile } znika z Rynku.
tawantinsuyu-event-marketed = Budynek { $tile } trafia na Rynek.
tawantinsuyu-event-statue_built = { $who } otrzymuje { $size } posąg ({ $god }).
tawantinsuyu-event-sacrificed = { $who } odrzuca { $size } posąg ({ $god }).
tawantinsuyu-event-weaving_drawn = Zostaje wyłożona tkanina { $tile }.
tawantinsuyu-event-weaving_bought = { $who } kupuje tkaninę { $tile }.
tawantinsuyu-event-weaving_taken = { $who } bierze za darmo tkaninę { $tile }.
tawantinsuyu-event-weaving_buried = Tkanina { $tile } trafia na spód stosu.
tawantinsuyu-event-weaving_turned = Na szczycie stosu zostaje odkryta tkanina { $tile }.
tawantinsuyu-event-weaving_laid = { $who } { $edge ->
    [none] zaczyna gobelin { $row } tkaniną { $tile }.
   *[other] dokłada tkaninę { $tile } do gobelinu { $row }, { $edge }.
}
tawantinsuyu-event-joined = { $who } otrzymuje nagrodę za połączenie ({ $symbol }).
tawantinsuyu-event-produced = { $who } produkuje w budynku { $tile }.
tawantinsuyu-event-climbed = { $who } wspina się na pole { $step } toru Świątyni.
tawantinsuyu-event-step_lost = { $who } jest już na szczycie toru Świątyni; krok przepada.
tawantinsuyu-event-traded = { $who } wymienia { $from ->
    [kukurydza] kukurydzę
   *[other] { $from }
} na { $to ->
    [kukurydza] kukurydzę
   *[other] { $to }
}.
tawantinsuyu-event-walked = { $who } przesuwa Arcykapłana o { $spaces } { $spaces ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
}, na „{ $action }” (sekcja { $section }).
tawantinsuyu-event-triggered = { $who } korzysta z budynku { $tile }.
tawantinsuyu-event-gold_instead = { $who } bierze zamiast tego złoto.
tawantinsuyu-event-casualty = { $who } przenosi { tawantinsuyu-word-workers.accusative } do Ofiar Wojny.
tawantinsuyu-event-conquered = { $who } podbija pole { $space } w regionie { $region }.
tawantinsuyu-event-festival_taken = Wioska pustoszeje: { $who } bierze płytkę Święta { $number }{ $last ->
    [true] , ostatniego w grze.
   *[false] .
}
tawantinsuyu-event-festival = { $who } rozpoczyna Święto { $number }.
tawantinsuyu-event-region_scored = { $who } ma przewagę w regionie { $region }; Ofiary Wojny: { $points }.
tawantinsuyu-event-upkeep = { $who } musi zapłacić { $due } { $due ->
    [one] ziemniaka
    [few] ziemniaki
    [many] ziemniaków
   *[other] ziemniaka
} za karty Bogów{ $missing ->
    [0] .
   *[other] ; brakuje { $missing }.
}
tawantinsuyu-event-village_filled = W Wiosce znów jest { $workers } { $workers ->
    [one] robotnik
   *[other] robotników
}.
tawantinsuyu-event-villager = Do Wioski przybywa robotnik: { $worker }.
tawantinsuyu-event-turn_ended = { $who } kończy turę.
tawantinsuyu-event-over = Gra dobiega końca.
tawantinsuyu-event-automa_personality_drawn = Żeton Osobowości Axomammy: { $personality }.
tawantinsuyu-event-automa_tucked = Pod pole { $place } planszy Axomammy trafia karta Bogów{ $card ->
    [none] {""}
   *[other] {" "}{ $card }
} z symbolem „{ $god }”.
tawantinsuyu-event-automa_considered = { $action } ({ $spaces } { $spaces ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
} dalej) wymaga { tawantinsuyu-event-automa_considered.what }{ $have ->
    [none] ; ile ma Axomamma, nie wiadomo
   *[other] ; Axomamma ma { $have }
}; { $holds ->
    [true] warunek spełniony.
   *[false] warunek niespełniony.
}
    .what = { SAME($action, "Oddanie Czci") ->
        [yes] posągów: { $need }
       *[no] { SAME($action, "Składanie Ofiar") ->
            [yes] kukurydzy: { $need }
           *[no] { SAME($action, "Odnowienie") ->
                [yes] zakrytych budynków i kart Armii: { $need }
               *[no] { SAME($action, "Podbój") ->
                    [yes] żołnierzy: { $need }
                   *[no] odkrytych budynków produkcyjnych: { $need }
                }
            }
        }
    }
tawantinsuyu-event-automa_rolled = Axomamma rzuca kością: { $die }.
tawantinsuyu-event-automa_looked = Axomamma szuka symbolu „{ $god }” na { SAME($terrace, "górny") ->
    [yes] górnym
   *[no] { SAME($terrace, "środkowy") ->
        [yes] środkowym
       *[no] dolnym
    }
} tarasie; wolne pola: { $candidates }.
tawantinsuyu-event-automa_found_no_space = Nie ma wolnego pola z symbolem „{ $god }”: Axomamma dobiera inną kartę.
tawantinsuyu-event-automa_chose_space = Axomamma wybiera pole { $space } spośród { $candidates } ({ $why }{ $tied ->
    [1] {""}
   *[other] { SAME($why, "losowo") ->
        [yes] {" "}spośród { $tied }
       *[no] {", "}losowo spośród { $tied }
    }
}); droga kosztowałaby { $food } { $food ->
    [one] żywność
   *[other] żywności
}.
tawantinsuyu-event-automa_chose_worker = Axomamma wybiera { tawantinsuyu-word-workers.accusative } ({ $why }).
tawantinsuyu-event-automa_activated = Żeton { $token } uruchamia pole { $space }.
tawantinsuyu-event-automa_failed = Tego nie da się wykonać w całości ({ $why }): zamiast tego złoto.
tawantinsuyu-event-automa_passed = Pole { $space } zostaje pominięte ({ $why }).
tawantinsuyu-event-automa_cannot = Axomamma niczego nie dostaje ({ $why }).
tawantinsuyu-event-automa_moved_token = Żeton { $token } przesuwa się z pola { $from } na pole { $to }.
tawantinsuyu-event-automa_personality = Działa żeton Osobowości Axomammy: { $personality }.
tawantinsuyu-event-automa_chose_gain = Axomamma bierze: { $gain } ({ $why }); dotąd miała { $have }.
tawantinsuyu-event-automa_chose_building = Axomamma wybiera budynek { $production ->
    [true] produkcyjny
   *[false] pasywny
} { $tile } ({ $why }).
tawantinsuyu-event-automa_chose_stairs = Axomamma wybiera { $lower ->
    [true] dolne
   *[false] górne
} schody w sekcji { $section } ({ $why }).
tawantinsuyu-event-automa_chose_statue = Axomamma wybiera { $size } posąg: { $god } ({ $why }).
tawantinsuyu-event-automa_considered_weavings = Pozostała tkanina kosztuje { $need } { $need ->
    [one] kukurydzę
    [few] kukurydze
    [many] kukurydzy
   *[other] kukurydzy
}, a Axomamma ma { $have }; { $fits ->
    [true] jedna z nich pasuje do gobelinu.
   *[false] żadna z nich nie pasuje do gobelinu.
}
tawantinsuyu-event-automa_chose_weaving = Axomamma wybiera tkaninę { $tile } ({ $why }) { $size ->
    [0] na nowy gobelin.
    [one] do gobelinu z { $size } tkaniny.
   *[other] do gobelinu z { $size } tkanin.
}
tawantinsuyu-event-automa_chose_conquest = Axomamma wybiera pole { $space } za { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} spośród { $candidates } ({ $why }{ $tied ->
    [1] {""}
   *[other] { SAME($why, "losowo") ->
        [yes] {" "}spośród { $tied }
       *[no] {", "}losowo spośród { $tied }
    }
}){ $paid ->
    [true] .
   *[false] , bez użycia żołnierzy.
}
tawantinsuyu-event-automa_kept_up = Budynek { $tile } ma najwyższy numer i pozostaje odkryty.
tawantinsuyu-event-automa_has_no_worker = Axomamma nie ma robotnika.
tawantinsuyu-event-automa_priest_moved = Arcykapłan Axomammy idzie dalej, na „{ $action }” (sekcja { $section }), i nie wykonuje tej akcji.
tawantinsuyu-event-automa_compared = Axomamma ma { $its } { $its ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}, ty masz { $yours }.

## Why not.

tawantinsuyu-refusal-over = Gra już się skończyła.
tawantinsuyu-refusal-not_your_turn = Teraz decyduje ktoś inny.
tawantinsuyu-refusal-choose_gods = Najpierw wybiera się karty Bogów: trzeba zatrzymać trzy z rozdanych.
tawantinsuyu-refusal-gods_chosen = Karty Bogów są już wybrane; pozostali jeszcze wybierają.
tawantinsuyu-refusal-not_dealt = Można zatrzymać tylko trzy różne karty spośród rozdanych.
tawantinsuyu-refusal-not_now = { $moment ->
    [starting_weavings] Początkowe tkaniny wybiera się przed rozpoczęciem gry.
    [deal] Karty Bogów zatrzymuje się przy rozdaniu, przed pierwszą turą.
    [first_turn] Arcykapłana stawia się na Coricanchy tuż przed pierwszą własną turą.
    [turn_begins] Umieszczenie robotnika lub akcję poboczną wybiera się w swoim czasie; teraz jest inne pytanie.
    [owing] Teraz nie ma nic do zapłacenia.
    [card_placed] To dotyczy korzyści z karty Bogów, za którą umieszczono robotnika.
    [warrior_placed] Robotnika ze wzgórza zabiera tylko właśnie umieszczony wojownik.
    [tasks_left] Zadania wykonuje się po umieszczeniu robotnika, dopóki jakieś zostały.
    [weavings_task] To dotyczy tkanin wyłożonych podczas zadania Zakup Tkaniny.
    [weaving_gained] Tkaninę dokłada się zaraz po jej otrzymaniu.
    [weaving_free] Teraz nie ma darmowej tkaniny.
    [build_task] Budynki wznosi się i Rynek wymienia wtedy, gdy coś pozwala budować.
    [statue_task] Posągi buduje się wtedy, gdy coś na to pozwala.
    [stairs_task] Schody buduje się wtedy, gdy coś na to pozwala.
    [cards_drawn] Kartę Armii zatrzymuje się zaraz po dobraniu podczas Szkolenia.
    [god_card_due] Teraz nie bierze się karty Bogów.
    [nomad_due] Teraz nie ma darmowego Koczownika.
    [gains_due] Teraz nie ma wyboru między korzyściami.
    [step_offered] Teraz nie można wspiąć się w Świątyni za złoto.
    [rejuvenate_part] Teraz niczego się nie odkrywa.
    [production_part] Budynki produkują podczas Produkcji albo zadania Wyprodukuj Raz.
    [priest_part] Złoto bierze się zamiast własnej części akcji Arcykapłana.
    [worship_part] Posągi odrzuca się podczas Oddania Czci.
    [offering_part] Kukurydzę składa się podczas Składania Ofiar.
    [casualty_due] Ofiarę wojny wybiera się na początku Podboju.
    [army_part] Karty Armii zagrywa się podczas Podboju, przed znacznikami.
    [conquest_part] Znaczniki Podboju umieszcza się podczas Podboju, po zagraniu kart Armii.
    [soldiers_due] Żołnierzy wysyła się po umieszczeniu znacznika Podboju.
    [turn_ends] Robotnika z Wioski rekrutuje się na koniec swojej tury.
    [worker_limit] Robotników oddaje się tylko na koniec swojej tury, jeśli jest ich za dużo.
    [feast] Karty Bogów zagrywa się dla korzyści podczas Święta.
   *[other] Teraz nie jest to możliwe.
}
tawantinsuyu-refusal-not_optional = Z tego nie można zrezygnować.
tawantinsuyu-refusal-no_pass = Nie ma pasowania: tura to umieszczenie robotnika albo akcje poboczne.
tawantinsuyu-refusal-place_or_act = W turze umieszcza się robotnika albo wykonuje akcje poboczne, nigdy jedno i drugie.
tawantinsuyu-refusal-done_already = Ta akcja była już w tej turze; druga musi być inna.
tawantinsuyu-refusal-too_far = Arcykapłan przesuwa się co najmniej o 1, a najwyżej o { $most } { $most ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
}.
tawantinsuyu-refusal-no_training = Nie ma już kart Armii do dobrania, nawet wśród odrzuconych.
tawantinsuyu-refusal-no_prayer = Nie ma już kart Bogów ani w talii, ani w ofercie.
tawantinsuyu-refusal-no_worker = W zasobach nie ma { tawantinsuyu-word-workers.accusative }.
tawantinsuyu-refusal-not_that_role = Ten robotnik nie może działać jako { $role }.
tawantinsuyu-refusal-space_taken = Pole { $space } jest zajęte.
tawantinsuyu-refusal-not_in_hand = Karty Bogów { $card } nie masz na ręce.
tawantinsuyu-refusal-wrong_symbol = Symbol karty Bogów: { $shows }; symbol pola: { $wants }.
tawantinsuyu-refusal-food = Koszt w żywności: { $need }; brakuje: { $missing }.
tawantinsuyu-refusal-gold = Potrzeba { $need } złota, a jest { $have }.
tawantinsuyu-refusal-goods = Koszt: { $goods }; brakuje: { $missing }, nawet licząc złoto.
tawantinsuyu-refusal-rejuvenate_food = Odkrycie kolejnej rzeczy kosztuje żywność: { $need }.
tawantinsuyu-refusal-wrong_payment = { $food ->
    [0] Cena jest inna: { $goods }.
   *[other] Cena jest inna, żywność: { $food }.
}
tawantinsuyu-refusal-wrong_upkeep = Ziemniaki za karty Bogów płaci się, dopóki są: { $potatoes }; brakujące można zastąpić złotem: { $missing }.
tawantinsuyu-refusal-not_held = Aż tylu takich surowców nie ma w zasobach.
tawantinsuyu-refusal-no_icon = Przy tym polu nie ma symbolu „{ $task }”.
tawantinsuyu-refusal-icon_used = Symbol „{ $task }” był już użyty; najpierw trzeba użyć pozostałych z trzech.
tawantinsuyu-refusal-nobody_to_take = Nie ma tam robotnika, którego można zabrać: musi sąsiadować i nie być wojownikiem.
tawantinsuyu-refusal-tasks_over = Zadania są już wykonane: korzyści przypadają teraz po nich.
tawantinsuyu-refusal-no_such_benefit = Karta nie ma już takiej korzyści; z ostatniej rezygnuje się przez „Gotowe”.
tawantinsuyu-refusal-not_there = Tego tu nie ma: { $tile }.
tawantinsuyu-refusal-no_market = Rynek jest pusty.
tawantinsuyu-refusal-not_drawn = Tkanina { $tile } nie była dobrana.
tawantinsuyu-refusal-row_has_pattern = Gobelin { $row } ma już ten wzór.
tawantinsuyu-refusal-no_row = Nie ma gobelinu { $row }.
tawantinsuyu-refusal-no_weaving = Nie ma tam już tkanin.
tawantinsuyu-refusal-no_more_weavings = W jednym zadaniu nie można kupić więcej tkanin.
tawantinsuyu-refusal-exchanged_already = Kartą Bogów można zmienić Rynek tylko raz przy każdym budynku.
tawantinsuyu-refusal-no_statue = Takich posągów już nie ma.
tawantinsuyu-refusal-small_only = Darmowy posąg musi być mały.
tawantinsuyu-refusal-stairs_taken = Schody już tam stoją.
tawantinsuyu-refusal-upper_first = Najpierw trzeba zbudować górne schody tej sekcji, potem dolne.
tawantinsuyu-refusal-no_place = Nie ma już miejsca na Schody.
tawantinsuyu-refusal-no_stairs = Nie ma już znaczników Schodów.
tawantinsuyu-refusal-card_not_drawn = Ta karta nie była dobrana.
tawantinsuyu-refusal-not_on_offer = Karty Bogów { $card } nie ma w ofercie.
tawantinsuyu-refusal-no_deck = Talia Bogów jest pusta.
tawantinsuyu-refusal-no_nomad = Wśród Koczowników nie ma { tawantinsuyu-word-workers.accusative }.
tawantinsuyu-refusal-no_such_gain = Niczego takiego nie można teraz otrzymać.
tawantinsuyu-refusal-at_the_top = Znacznik stoi już na szczycie Świątyni.
tawantinsuyu-refusal-not_face_down = Tego nie ma wśród zakrytych: { $tile }.
tawantinsuyu-refusal-not_face_up = Tego nie ma wśród odkrytych: { $tile }.
tawantinsuyu-refusal-nothing_face_up = Żaden Budynek Produkcyjny nie jest odkryty.
tawantinsuyu-refusal-buildings_only = Tutaj odkrywa się tylko budynki.
tawantinsuyu-refusal-no_flip = Niczego więcej nie można tu odkryć.
tawantinsuyu-refusal-produced_already = Po tym nic już nie jest produkowane.
tawantinsuyu-refusal-active_only = Złoto może wziąć tylko aktywny gracz.
tawantinsuyu-refusal-gold_first = Złoto bierze się zamiast wszystkiego innego, zanim cokolwiek się zrobi.
tawantinsuyu-refusal-no_statue_to_give = Nie ma takiego posągu do odrzucenia.
tawantinsuyu-refusal-size_given = Posąg tej wielkości został już odrzucony.
tawantinsuyu-refusal-one_step = Tutaj można wspiąć się tylko o jedno pole toru Świątyni.
tawantinsuyu-refusal-village_first = Dopóki w Wiosce są robotnicy, do Ofiar Wojny trafia robotnik z jednego z jej końców.
tawantinsuyu-refusal-nobody_there = Nikogo tam nie ma.
tawantinsuyu-refusal-no_army_card = Karty Armii { $card } nie masz na ręce.
tawantinsuyu-refusal-conquest_taken = Pole { $space } jest zajęte.
tawantinsuyu-refusal-no_marker = Nie ma już znaczników Podboju.
tawantinsuyu-refusal-gold_taken = Kto wziął złoto, nie umieszcza znacznika.
tawantinsuyu-refusal-soldiers = Potrzeba odkrytych żołnierzy: { $turn } do zakrycia i { $discard } do odrzucenia.
tawantinsuyu-refusal-no_soldiers = Wśród odkrytych nie ma karty Armii { $card }.
tawantinsuyu-refusal-turn_first = Najpierw zakrywa się karty, potem odrzuca inne; teraz nie kolej na to.
tawantinsuyu-refusal-wrong_soldiers = Po użyciu tej karty nie starczyłoby na resztę: do zakrycia { $turn }, do odrzucenia { $discard }.
tawantinsuyu-refusal-no_village = Wioska jest pusta.
tawantinsuyu-refusal-own_turn_only = To jest możliwe tylko we własnej turze.
tawantinsuyu-refusal-no_power = Do tego potrzebny jest budynek pasywny, którego tu nie ma.
tawantinsuyu-refusal-not_exchanged = Wymienia się tylko kukurydzę, kamień i złoto między sobą.
tawantinsuyu-refusal-trades_back = Tego, co przed chwilą wymieniono, nie wymienia się z powrotem.
tawantinsuyu-refusal-no_trade = Wymiana { $from } → { $to } wymaga: { $goods }.
tawantinsuyu-refusal-price_lost = Po tej wymianie nie dałoby się już zapłacić.
tawantinsuyu-refusal-take_first = Najpierw trzeba wziąć jedną kartę Bogów, potem prosić o następną.
tawantinsuyu-refusal-pay_first = { $food ->
    [0] Najpierw trzeba zapłacić: { $goods }.
   *[other] Najpierw trzeba zapłacić, żywność: { $food }.
}

## What is asked.

tawantinsuyu-ask-start = wybierz początkową tkaninę
tawantinsuyu-ask-keep = zatrzymaj trzy ze swoich kart Bogów; pozostałe od razu dają korzyści
tawantinsuyu-ask-laid = wybierz kartę Bogów, która da teraz korzyści
tawantinsuyu-ask-stand = postaw Arcykapłana na płytce Coricanchy; niczego to nie wywołuje
tawantinsuyu-ask-turn = umieść robotnika albo wykonaj dwie różne akcje poboczne
tawantinsuyu-ask-secondary = wykonaj jeszcze jedną akcję poboczną
# $what: a price; $buys: what it is paid for; $bought: its name.
tawantinsuyu-ask-pay = { $buys ->
    [placed] zapłać za umieszczenie robotnika ({ $bought }): { $what }
    [build] zapłać za budynek { $bought }: { $what }
    [statue] zapłać za posąg ({ $bought }): { $what }
    [stairs] zapłać za schody: { $what }
    [weave] zapłać za tkaninę { $bought }: { $what }
    [hire] zapłać za rekrutację: { $what }
    [flip] zapłać za odkrycie: { $what }
    [climb] zapłać za pola toru Świątyni: { $what }
   *[other] zapłać: { $what }
}
tawantinsuyu-ask-boon = korzyści z karty Bogów { $what }: przed zadaniami, po nich albo „Gotowe”, by z nich zrezygnować; można odmówić pojedynczych
tawantinsuyu-ask-capture = zabierz ze wzgórza sąsiedniego robotnika albo „Gotowe”
tawantinsuyu-ask-potato = zapłać ziemniaka za dodatkowe zadanie albo „Gotowe”
tawantinsuyu-ask-tasks = wybierz zadanie z pola { $what } (pozostało: { $n }) albo „Gotowe”
tawantinsuyu-ask-bury = odłóż po kolei na spód stosu { $n } { $n ->
    [one] wyłożoną tkaninę
    [few] wyłożone tkaniny
    [many] wyłożonych tkanin
   *[other] wyłożonej tkaniny
}
tawantinsuyu-ask-weave = kup tkaninę za { $n } { $n ->
    [one] kukurydzę
    [few] kukurydze
    [many] kukurydzy
   *[other] kukurydzy
} albo „Gotowe”
tawantinsuyu-ask-leftover = kup jedną z pozostałych tkanin za { $n } { $n ->
    [one] kukurydzę
    [few] kukurydze
    [many] kukurydzy
   *[other] kukurydzy
} albo „Gotowe”
tawantinsuyu-ask-lay = dołóż tkaninę { $what } na końcu gobelinu albo zacznij nowy
tawantinsuyu-ask-build = wybierz budynek z Rynku
tawantinsuyu-ask-remove = wybierz budynek, który zniknie z Rynku
tawantinsuyu-ask-statue = wybierz posąg
tawantinsuyu-ask-stairs = wybierz miejsce na schody
tawantinsuyu-ask-train = zatrzymaj jedną z dobranych kart Armii
tawantinsuyu-ask-god = weź kartę Bogów z oferty albo z talii (do wzięcia: { $n })
tawantinsuyu-ask-worker = weź Koczownika (do wzięcia: { $n })
tawantinsuyu-ask-weaving = weź tkaninę: wierzchnią albo tę pod nią (do wzięcia: { $n })
tawantinsuyu-ask-paid_step = zapłać złotem za pole toru Świątyni (najwyżej { $n }) albo „Gotowe”
tawantinsuyu-ask-rejuvenate = odkryj coś (najwyżej { $n }) albo „Gotowe”
tawantinsuyu-ask-gains = wybierz, co teraz otrzymujesz, albo „Gotowe”
tawantinsuyu-ask-rewards = wybierz połączenie, które da teraz nagrodę, albo „Gotowe”
tawantinsuyu-ask-produce_once = wybierz budynek, który produkuje
tawantinsuyu-ask-worship = odrzuć posąg za pola toru Świątyni albo zrezygnuj
tawantinsuyu-ask-offer = zapłać kukurydzą za pola toru Świątyni albo zrezygnuj
tawantinsuyu-ask-renew = odkryj budynki i karty Armii albo zrezygnuj
tawantinsuyu-ask-casualty = wybierz, kto trafi do Ofiar Wojny
tawantinsuyu-ask-muster = zagraj karty Armii albo zrezygnuj
tawantinsuyu-ask-conquer = umieść znacznik Podboju albo „Gotowe”
tawantinsuyu-ask-soldiers = { $turn ->
    [0] odrzuć żołnierzy: { $discard }
   *[other] { $discard ->
        [0] zakryj żołnierzy: { $turn }
       *[other] zakryj żołnierzy: { $turn }; odrzuć żołnierzy: { $discard }
    }
}
tawantinsuyu-ask-produce = produkuj w budynkach albo zrezygnuj
tawantinsuyu-ask-hire = zrekrutuj robotnika z końca Wioski albo „Gotowe”
tawantinsuyu-ask-dismiss = masz za dużo robotników: wybierz tego, który opuści grę
tawantinsuyu-ask-upkeep = zapłać ziemniakami za swoje karty Bogów
tawantinsuyu-ask-feast = zagraj kartę Bogów dla jej korzyści albo „Gotowe” (najwyżej { $n })
tawantinsuyu-ask-last = wymień surowce przed ostateczną punktacją albo „Gotowe”
# $who: whose action it is; $action: its name; $asked: what is asked.
tawantinsuyu-business = { $action } ({ $who }): { $asked }
tawantinsuyu-ask-over = gra skończona

## Effects on cards, tiles and spaces.

tawantinsuyu-effect-points = { $n } PZ
tawantinsuyu-effect-army = { $n } { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
} Armii
tawantinsuyu-effect-god = { $n } { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
} Bogów
tawantinsuyu-effect-training = { $n ->
    [one] szkolenie
    [few] { $n } szkolenia
    [many] { $n } szkoleń
   *[other] { $n } szkolenia
}
tawantinsuyu-effect-worker = { $n } { $n ->
    [one] Koczownik
    [few] Koczowników
    [many] Koczowników
   *[other] Koczownika
}
tawantinsuyu-effect-weaving = { $n } { $n ->
    [one] tkanina
    [few] tkaniny
    [many] tkanin
   *[other] tkaniny
}
tawantinsuyu-effect-step = { $n } { $n ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
} Świątyni
tawantinsuyu-effect-paid_step = { $n } { $n ->
    [one] pole
    [few] pola
    [many] pól
   *[other] pola
} Świątyni za złoto
tawantinsuyu-effect-rejuvenate = odkryj { $n }
tawantinsuyu-effect-small_statue = { $n } { $n ->
    [one] mały posąg
    [few] małe posągi
    [many] małych posągów
   *[other] małego posągu
}
tawantinsuyu-effect-building = { $n } { $n ->
    [one] budynek
    [few] budynki
    [many] budynków
   *[other] budynku
}
tawantinsuyu-effect-stairs = { $n ->
    [one] schody
   *[other] { $n } × schody
}
tawantinsuyu-effect-build_task = { $n ->
    [one] zadanie „budynek”
   *[other] { $n } × zadanie „budynek”
}
tawantinsuyu-effect-statue_task = { $n ->
    [one] zadanie „posąg”
   *[other] { $n } × zadanie „posąg”
}
tawantinsuyu-effect-stairs_task = { $n ->
    [one] zadanie „schody”
   *[other] { $n } × zadanie „schody”
}

## Passive buildings.

tawantinsuyu-power-as_courier = twoi robotnicy mogą działać jako gońcy
tawantinsuyu-power-as_priest = twoi robotnicy mogą działać jako kapłani
tawantinsuyu-power-warrior_flips = twój wojownik: odkryj do { $n } { $n ->
    [one] budynku produkcyjnego
   *[other] budynków produkcyjnych
}
tawantinsuyu-power-joints_at_once = nowe połączenie od razu daje nagrodę
tawantinsuyu-power-architect_craftsman = architekci i rzemieślnicy: więcej zadań na polach niebieskich i zielonych
tawantinsuyu-power-festival_gods = każde Święto: { $what }; na koniec o { $n } PZ więcej za kartę Bogów na ręce
tawantinsuyu-power-own_stairs = punkty także za korzystanie z własnych schodów
tawantinsuyu-power-draw_weavings = twój zakup tkanin: dobierz { $n }
tawantinsuyu-power-festival_longest = każde Święto: { $n } PZ za każdą tkaninę najdłuższego gobelinu
tawantinsuyu-power-festival = każde Święto: { $what }
tawantinsuyu-power-on_offering = czyjekolwiek Składanie Ofiar: { $what }
tawantinsuyu-power-on_worship = czyjekolwiek Oddanie Czci (w rosyjskim wydaniu: Składanie Ofiar) i każde Święto: { $what }
tawantinsuyu-power-conquest_less = twoje podboje: o { $n } { $n ->
    [one] żołnierza
   *[other] żołnierzy
} mniej do zakrycia, o { $n } mniej do odrzucenia
tawantinsuyu-power-warrior_tasks = twój wojownik: { $n } { $n ->
    [one] dodatkowe zadanie
    [few] dodatkowe zadania
    [many] dodatkowych zadań
   *[other] dodatkowego zadania
}
tawantinsuyu-power-exchange = w dowolnej chwili: wymieniaj kamienie, złoto i kukurydzę
tawantinsuyu-power-on_production = czyjakolwiek Produkcja: odkryj { $n }
tawantinsuyu-power-on_conquest = czyjkolwiek Podbój: { $what }
tawantinsuyu-power-on_rejuvenate = czyjekolwiek Odnowienie: { $what }
tawantinsuyu-power-potato_for_god = w dowolnej chwili swojej tury: { $n } { $n ->
    [one] ziemniak
    [few] ziemniaki
    [many] ziemniaków
   *[other] ziemniaka
} za kartę Bogów
tawantinsuyu-power-gather_more = zbieranie ziemniaków, kukurydzy lub kamieni: o { $n } więcej i { $what }

## Short forms of the terminal.

tawantinsuyu-letter-architect = a
tawantinsuyu-letter-courier = g
tawantinsuyu-letter-craftsman = r
tawantinsuyu-letter-warrior = w
tawantinsuyu-letter-priest = k
tawantinsuyu-short-potato = zmn
tawantinsuyu-short-corn = kuk
tawantinsuyu-short-stone = kam
tawantinsuyu-short-gold = zło
tawantinsuyu-short-weavings = tka
tawantinsuyu-short-build = bud
tawantinsuyu-short-stairs = sch
tawantinsuyu-short-statue = pos
tawantinsuyu-short-training = szk
tawantinsuyu-short-merchant = kup
tawantinsuyu-short-produce = pro
tawantinsuyu-short-god_potato = bóg
tawantinsuyu-short-rejuvenate = odn
tawantinsuyu-short-army = arm
tawantinsuyu-short-temple = świ
tawantinsuyu-short-vp = PZ

## Axomamma's board.

tawantinsuyu-deed-weavings = tkaniny
tawantinsuyu-deed-production_building = budynek produkcyjny
tawantinsuyu-deed-passive_building = budynek pasywny
tawantinsuyu-deed-stairs = schody
tawantinsuyu-deed-statue = posąg
tawantinsuyu-deed-potato = robotnik od strony ziemniaków
tawantinsuyu-deed-corn = robotnik od strony kukurydzy
tawantinsuyu-deed-nomad = Koczownik
tawantinsuyu-needs-worship = { $n } { $n ->
    [one] posąg
    [few] posągi
    [many] posągów
   *[other] posągu
}
tawantinsuyu-needs-offering = { $n } { $n ->
    [one] kukurydza
    [few] kukurydze
    [many] kukurydzy
   *[other] kukurydzy
}
tawantinsuyu-needs-rejuvenate = { $n } { $n ->
    [one] zakryty budynek lub karta Armii
    [few] zakryte budynki i karty Armii
    [many] zakrytych budynków i kart Armii
   *[other] zakrytego budynku lub karty Armii
}
tawantinsuyu-needs-conquest = { $n ->
    [0] tylu żołnierzy, ile jest Ofiar Wojny
    [one] więcej żołnierzy niż Ofiar Wojny
   *[other] o { $n } żołnierzy więcej niż Ofiar Wojny
}
tawantinsuyu-needs-production = { $n } { $n ->
    [one] odkryty budynek produkcyjny
    [few] odkryte budynki produkcyjne
    [many] odkrytych budynków produkcyjnych
   *[other] odkrytego budynku produkcyjnego
}
