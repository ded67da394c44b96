## Names.

# $owner in the genitive.
settlers-word-virtual = Wirtualny gracz
    .genitive = { SAME($owner, "Wirtualny gracz") ->
        [yes] wirtualnego gracza
       *[no] gracza { $owner }
    }
settlers-word-wood = drewno
settlers-word-stone = kamień
settlers-word-food = jadło
# Gold is a good and a colour. $colour with a masculine noun, and with a feminine one in the accusative.
settlers-word-gold = złoto
    .masculine = { SAME($colour, "złoto") ->
        [yes] złoty
       *[no] { $colour }
    }
    .feminine = { $colour ->
        [czarny] czarną
        [fioletowy] fioletową
        [niebieski] niebieską
        [czerwony] czerwoną
        [szary] szarą
        [turkusowy] turkusową
       *[other] { SAME($colour, "złoto") ->
            [yes] złotą
           *[no] { SAME($colour, "brązowy") ->
                [yes] brązową
               *[no] { SAME($colour, "różowy") ->
                    [yes] różową
                   *[no] { SAME($colour, "pomarańczowy") ->
                        [yes] pomarańczową
                       *[no] { $colour }
                    }
                }
            }
        }
    }
# $good in the accusative.
settlers-word-worker = robotnik
    .accusative = { $good ->
        [robotnik] robotnika
        [technologia] technologię
        [karta] kartę
       *[other] { $good }
    }
settlers-word-raze = żeton plądrowania
settlers-word-defense = żeton obrony
settlers-word-tech = technologia
# $n of them, from any deck ($pile: any), the common one or the faction's (of_common, of_faction).
settlers-word-card = karta
    .counted = { $n } { $n ->
        [one] karta{ $pile ->
            [of_common] {" "}zwykła
            [of_faction] {" "}frakcyjna
           *[any] {""}
        }
        [few] karty{ $pile ->
            [of_common] {" "}zwykłe
            [of_faction] {" "}frakcyjne
           *[any] {""}
        }
       *[other] kart{ $pile ->
            [of_common] {" "}zwykłych
            [of_faction] {" "}frakcyjnych
           *[any] {""}
        }
    }
    .object = { $n ->
        [one] { $n } kartę{ $pile ->
            [of_common] {" "}zwykłą
            [of_faction] {" "}frakcyjną
           *[any] {""}
        }
       *[other] { settlers-word-card.counted }
    }
settlers-word-vp = punkt
settlers-word-favor = żeton Łaski Bogów
# The colour; the good is settlers-word-gold.
settlers-word-golden = złoty
settlers-word-black = czarny
settlers-word-purple = fioletowy
settlers-word-blue = niebieski
settlers-word-brown = brązowy
settlers-word-red = czerwony
settlers-word-pink = różowy
settlers-word-grey = szary
settlers-word-orange = pomarańczowy
settlers-word-teal = turkusowy
settlers-word-production = produkcja
settlers-word-feature = cecha
settlers-word-action = akcja
# $draw in the accusative, and in the genitive of many.
settlers-word-common = zwykła
    .accusative = { $draw ->
        [frakcyjna] frakcyjną
       *[other] zwykłą
    }
    .many = { $draw ->
        [frakcyjna] frakcyjnych
       *[other] zwykłych
    }
settlers-word-faction = frakcyjna
settlers-word-barbarian = Barbarzyńcy
settlers-word-japanese = Japończycy
settlers-word-roman = Rzymianie
settlers-word-egyptian = Egipcjanie
settlers-word-aztec = Aztekowie
settlers-word-atlantean = Atlantydzi
settlers-word-base = gra podstawowa
settlers-word-aztecs = dodatek z Aztekami
settlers-word-friends = pierwszy dodatek
settlers-word-atlanteans = dodatek z Atlantydami
settlers-word-magic3 = dodatek z zestawami
settlers-word-actions = akcje
settlers-word-features = cechy
settlers-word-bonuses = premie za budowę
settlers-word-prayers = modlitwy
settlers-word-razing = plądrowanie
settlers-word-deals = umowy
settlers-word-common_locations = lokacje zwykłe
settlers-word-faction_locations = lokacje frakcyjne
settlers-word-end_abilities = zdolności na koniec gry
settlers-word-standard = standardowy
settlers-word-alternate = alternatywny
settlers-word-advanced = zaawansowany
settlers-word-peaceful = pokojowy
settlers-word-open = otwarty
settlers-word-commoner = plebejusz
settlers-word-servant = sługa
settlers-word-squire = giermek
settlers-word-knight = rycerz
settlers-word-castellan = kasztelan
settlers-word-king = król
settlers-word-emperor = cesarz
settlers-word-only = żadna inna lokacja nie pasuje
settlers-word-kind = akcje są przed cechami, a cechy przed produkcjami
settlers-word-cost = najwyższy koszt
settlers-word-choice = twój wybór spośród równorzędnych
settlers-word-deal_order = jej umowa jest pierwsza w kolejności
settlers-word-no_first = żadna twoja zwykła lokacja nie ma tego celu
settlers-word-no_pair = żadna lokacja nie ma obu celów z żadnej pary
settlers-word-no_card = nie ma już karty ataku

settlers-amount-wood = { $n } { $n ->
    [one] drewno
   *[other] drewna
}
settlers-amount-stone = { $n } { $n ->
    [one] kamień
    [few] kamienie
    [many] kamieni
   *[other] kamienia
}
settlers-amount-food = { $n } { $n ->
    [one] jadło
   *[other] jadła
}
settlers-amount-gold = { $n } { $n ->
    [one] złoto
   *[other] złota
}
settlers-amount-worker = { $n } { $n ->
    [one] robotnik
    [few] robotników
    [many] robotników
   *[other] robotnika
}
settlers-amount-raze = { $n } { $n ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
} plądrowania
settlers-amount-defense = { $n } { $n ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
} obrony
settlers-amount-tech = { $n } { $n ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
} technologii
settlers-amount-card = { $n } { $n ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}
settlers-amount-vp = { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
settlers-amount-favor = { $n } { $n ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
} Łaski Bogów
settlers-amount-resource = { $n } { $n ->
    [one] dowolny surowiec
    [few] dowolne surowce
    [many] dowolnych surowców
   *[other] dowolnego surowca
}
settlers-amount-deal = { $n } { $n ->
    [one] umowa
    [few] umowy
    [many] umów
   *[other] umowy
}

## Options.

settlers-option-lookout = wariant wypatrywania: jak wybiera się karty
settlers-option-format = format: jakie talie są dozwolone
settlers-option-faction1 = frakcja na miejscu 1
settlers-option-faction2 = frakcja na miejscu 2
settlers-option-faction3 = frakcja na miejscu 3
settlers-option-faction4 = frakcja na miejscu 4
settlers-option-faction5 = frakcja na miejscu 5
settlers-option-deck1 = talia na miejscu 1: nazwa dodatku albo karty i tytuły połączone znakiem +
settlers-option-deck2 = talia na miejscu 2: nazwa dodatku albo karty i tytuły połączone znakiem +
settlers-option-deck3 = talia na miejscu 3: nazwa dodatku albo karty i tytuły połączone znakiem +
settlers-option-deck4 = talia na miejscu 4: nazwa dodatku albo karty i tytuły połączone znakiem +
settlers-option-deck5 = talia na miejscu 5: nazwa dodatku albo karty i tytuły połączone znakiem +

settlers-value-random = losowo
settlers-value-all = wszystkie karty frakcji

## Events.

settlers-event-round_started = Zaczyna się runda { $round }; pierwszy gracz: { $who }.
settlers-event-drawn = { $who } dobiera kartę { $card ->
    [none] { settlers-word-common.accusative }.
   *[other] „{ $card }”.
}
settlers-event-no_card = { $who } nie dobiera karty: nie ma już żadnej.
settlers-event-shuffled = Odrzucone karty zwykłe zostają przetasowane i tworzą nową talię.
settlers-event-revealed = Zostaje odkryta karta „{ $card }”.
settlers-event-taken = { $who } bierze kartę „{ $card }”.
settlers-event-left_over = Karta „{ $card }” zostaje i trafia na stos kart odrzuconych.
settlers-event-pile_dealt = { $who } otrzymuje { $cards } { $cards ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
}.
settlers-event-pile_kept = { $who } zatrzymuje { $card ->
    [none] jedną z kart.
   *[other] kartę „{ $card }”.
}
settlers-event-piles_passed = Pozostałe karty wędrują dalej zgodnie z ruchem wskazówek zegara.
settlers-event-discarded = { $who } odrzuca kartę „{ $card }”.
settlers-event-production_started = { $who } ({ $faction }): produkcja.
settlers-event-produced = Produkuje „{ $card }”.
settlers-event-gained = { $who } otrzymuje: { $goods }{ $card ->
    [none] .
   *[other] {" "}(„{ $card }”).
}
settlers-event-paid = { $who } płaci: { $goods }.
settlers-event-scored = { $who } otrzymuje { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} ({ $source }{ $card ->
    [none] ).
   *[other] , „{ $card }”).
}
settlers-event-favor_taken = { $who } bierze { $colour ->
    [none] trójkolorowy
   *[other] { settlers-word-gold.masculine }
} żeton Łaski Bogów.
settlers-event-favor_given = { $who } oddaje { $colour ->
    [none] trójkolorowy
   *[other] { settlers-word-gold.masculine }
} żeton Łaski Bogów.
settlers-event-no_favor = { $who } ma już żetony Łaski Bogów we wszystkich kolorach.
settlers-event-turn_started = { $who } zaczyna turę.
settlers-event-cleared = { $who } odrzuca lokację „{ $card }”.
settlers-event-foundation_used = { $who } buduje na fundamencie.
settlers-event-built = { $who } buduje lokację „{ $card }”.
settlers-event-set_completed = { $who } kompletuje zestaw: kolor { settlers-word-gold.masculine }.
settlers-event-deal_made = { $who } podpisuje umowę na { settlers-word-worker.accusative }: „{ $card }”.
settlers-event-route_made = { $who } podpisuje umowę na { settlers-word-worker.accusative } z lokacją „{ $card }” { settlers-word-virtual.genitive }.
settlers-event-deal_ended = { $who }: kończy się umowa na { settlers-word-worker.accusative }{ $card ->
    [none] .
   *[other] {" "}(„{ $card }”).
}
settlers-event-deal_taken = { $who } przejmuje umowę { settlers-word-virtual.genitive } na { settlers-word-worker.accusative }.
settlers-event-deal_used = { $who } jeszcze raz korzysta z umowy na { settlers-word-worker.accusative }.
settlers-event-razed_hand = { $who } plądruje kartę „{ $card }” z ręki.
settlers-event-razed = { $who } plądruje { SAME($who, $owner) ->
    [yes] własną lokację „{ $card }”
   *[no] lokację „{ $card }” { settlers-word-virtual.genitive }
}{ $tokens ->
    [0] .
    [one] {" "}za { $tokens } żeton plądrowania.
    [few] {" "}za { $tokens } żetony plądrowania.
    [many] {" "}za { $tokens } żetonów plądrowania.
   *[other] {" "}za { $tokens } żetonu plądrowania.
}
settlers-event-foundation_laid = Karta „{ $card }” staje się fundamentem gracza { $who }.
settlers-event-activated = { $who } aktywuje lokację „{ $card }”.
settlers-event-exchanged = { $who } wymienia robotników na { settlers-word-worker.accusative }.
settlers-event-visited = { $who } wysyła robotnika do lokacji „{ $card }” { settlers-word-virtual.genitive }.
settlers-event-passed = { $who } pasuje.
settlers-event-defended = { $who } kładzie żeton obrony na lokacji „{ $card }”.
settlers-event-samurai_placed = { $who } wystawia samuraja w lokacji „{ $card }”.
settlers-event-samurai_lost = { $who } nie ma miejsca dla samuraja.
settlers-event-tucked = { $who } wkłada kartę „{ $card }” pod lokację „{ $host }”.
settlers-event-put_on = { $who } kładzie { settlers-word-worker.accusative } na lokacji „{ $host }”.
settlers-event-token_put = { $who } kładzie żeton posągu na lokacji „{ $card }”.
settlers-event-woken = { $who }: działa cecha lokacji „{ $card }”.
settlers-event-looked_at = { $who } ogląda kartę { $card ->
    [none] { settlers-word-common.accusative }.
   *[other] „{ $card }”.
}
settlers-event-look_kept = { $who } zatrzymuje { $card ->
    [none] jedną z kart.
   *[other] kartę „{ $card }”.
}
settlers-event-shuffled_back = { $who } wtasowuje z powrotem { $cards } { $cards ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
}.
settlers-event-stolen = { $who } zabiera { settlers-word-worker.accusative } z zasobów { settlers-word-virtual.genitive }.
settlers-event-looted = { $who } bierze { settlers-word-worker.accusative } z pola plądrowania karty „{ $card }”.
settlers-event-demolished = { $who } odrzuca lokację „{ $card }” { settlers-word-virtual.genitive }.
settlers-event-blocked = { $who } blokuje na tę rundę lokację „{ $card }” { settlers-word-virtual.genitive }.
settlers-event-taken_over = { $who } przejmuje na tę rundę lokację „{ $card }” { settlers-word-virtual.genitive }.
settlers-event-went_back = Lokacja „{ $card }” wraca do { settlers-word-virtual.genitive }.
settlers-event-freed = { $who } zwalnia lokację „{ $card }”.
settlers-event-reproduced = { $who } ponownie otrzymuje to, co produkuje „{ $card }”.
settlers-event-must_discard = { $owner } musi odrzucić { $cards } { $cards ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
}.
settlers-event-cashed = { $who } zamienia { settlers-word-worker.accusative } na punkty.
settlers-event-prayer_started = { $who } wykonuje modlitwę{ $card ->
    [none] {""}
   *[other] {" "}(„{ $card }”)
}: { $cards } { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}.
settlers-event-announced = { $who } ogłasza kolor { settlers-word-gold.masculine }.
settlers-event-prayed = W modlitwie zostaje odkryta karta „{ $card }”.
settlers-event-chosen = { $who } wybiera kolor { settlers-word-gold.masculine }.
settlers-event-tokens_used = { $who } zamiast kart wykorzystuje { $tokens } { $tokens ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
} Łaski Bogów.
settlers-event-stored_used = { $who } wykorzystuje przechowaną kartę „{ $card }”.
settlers-event-tricolour_is = { $who }: żeton trójkolorowy jest tym razem { settlers-word-gold.masculine }.
settlers-event-counted = Kolor { settlers-word-gold.masculine }: { $cards } { $cards ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
}{ $tokens ->
    [0] .
    [one] {" "}i { $tokens } żeton.
    [few] {" "}i { $tokens } żetony.
    [many] {" "}i { $tokens } żetonów.
   *[other] {" "}i { $tokens } żetonu.
}
settlers-event-unanswered = Żadna karta nie pasuje: modlitwa gracza { $who } nie zostaje wysłuchana.
settlers-event-offered = { $who } wydaje { $gold ->
    [true] złoto jako { settlers-word-worker.accusative }.
   *[false] { settlers-word-worker.accusative }.
}
settlers-event-kept_under = { $who } przechowuje kartę „{ $card }” pod lokacją „{ $host }” na przyszłe modlitwy.
settlers-event-prayer_over = Karty dobrane do modlitwy zostają odrzucone ({ $cards }).
settlers-event-cleaned_up = { $who } nie może przechować: { $goods }.
settlers-event-favor_gone = { $who } nie może przechować { $tokens } { $tokens ->
    [one] żetonu
    [few] żetonów
    [many] żetonów
   *[other] żetonu
} Łaski Bogów.
settlers-event-marker_passed = { $who } zostaje pierwszym graczem.
settlers-event-virtual_took = Karta „{ $card }” trafia do wirtualnego gracza{ $random ->
    [true] {" "}(losowo).
   *[false] {" "}(jako ostatnia).
}
settlers-event-virtual_collected = Do kolekcji wirtualnego gracza { $cards ->
    [one] trafia { $cards } lokacja
    [few] trafiają { $cards } lokacje
    [many] trafia { $cards } lokacji
   *[other] trafia { $cards } lokacji
}; razem: { $collection }.
settlers-event-attack_revealed = Atak { $number }; pierwszy cel: { $target }.
settlers-event-attack_paired = Cele: { $first } i { $second }; { $candidates ->
    [0] żadna lokacja nie ma obu.
    [one] oba ma { $candidates } lokacja.
    [few] oba mają { $candidates } lokacje.
    [many] oba ma { $candidates } lokacji.
   *[other] oba ma { $candidates } lokacji.
}
settlers-event-attack_failed = Atak nic nie robi: { $why }.
settlers-event-attack_razed = Wirtualny gracz plądruje lokację „{ $card }” gracza { $who } ({ $why }{ $candidates ->
    [1] ).
   *[other] , spośród { $candidates }).
}
settlers-event-attack_moved = Karty ataku ({ $first }, { $second }) trafiają na koniec rzędu.
settlers-event-attack_on_faction = W rzędzie są dwa punkty: atak dotyczy lokacji frakcyjnej; lokacje pierwsze w kolejności umów: { $candidates }.
settlers-event-solo_over = { $won ->
    [true] Wygrywasz
   *[false] Przegrywasz
}: { $locations } { $locations ->
    [one] lokacja frakcyjna
    [few] lokacje frakcyjne
    [many] lokacji frakcyjnych
   *[other] lokacji frakcyjnej
}, a w kolekcji przeciwnika { $collection }. Twój tytuł: { $rank }.
settlers-event-over = Gra dobiega końca.

## Refusals.

settlers-refusal-over = Gra już się skończyła.
settlers-refusal-not_your_turn = Teraz decyduje ktoś inny.
settlers-refusal-answer_first = Teraz trzeba rozstrzygnąć coś innego: { $question }
settlers-refusal-not_optional = To trzeba rozstrzygnąć: { $question }
settlers-refusal-own_turn_only = Darmowe akcje wykonuje się we własnej turze, przed akcją.
settlers-refusal-not_on_offer = Karta „{ $card }” nie leży odkryta.
settlers-refusal-not_in_pile = Karty „{ $card }” nie ma wśród tych kart.
settlers-refusal-not_in_hand = Nie masz na ręce karty „{ $card }”.
settlers-refusal-not_common = „{ $card }” nie jest kartą zwykłą, a o taką chodzi.
settlers-refusal-not_faction = „{ $card }” nie jest kartą frakcyjną, a o taką chodzi.
settlers-refusal-no_room = Nie ma miejsca na kolejną lokację.
settlers-refusal-no_location = Karta „{ $card }” kosztuje lokację lub fundament, a nie masz czego oddać.
settlers-refusal-build_cost = Aby zbudować „{ $card }”, brakuje ci: { $missing }.
settlers-refusal-action_cost = Do akcji lokacji „{ $card }” brakuje ci: { $missing }.
settlers-refusal-feature_cost = Do tej zdolności lokacji „{ $card }” brakuje ci: { $missing }.
settlers-refusal-deal_cost = Do umowy brakuje ci: { $missing }.
settlers-refusal-wrong_payment = Do zapłacenia: { $bill }; złoto zastępuje dowolny surowiec.
settlers-refusal-not_held = Brakuje ci: { $missing }.
settlers-refusal-common_deal = „{ $card }” to karta zwykła, a umowy podpisuje się tylko z kartami frakcyjnymi.
settlers-refusal-no_raze_field = Karta „{ $card }” nie ma pola plądrowania.
settlers-refusal-raze_tokens = Do tego potrzeba { $need } { $need ->
    [one] żetonu
   *[other] żetonów
} plądrowania; masz { $have }.
settlers-refusal-peaceful = W wariancie pokojowym lokacje przeciwników można plądrować tylko dzięki kartom.
settlers-refusal-hand_only = Tu plądruje się tylko karty z ręki, a „{ $card }” jest w grze.
settlers-refusal-enemy_only = Tu plądruje się tylko lokacje przeciwników, a „{ $card }” masz na ręce.
settlers-refusal-not_in_play = Lokacji „{ $card }” nie ma w grze.
settlers-refusal-own_location = „{ $card }” to twoja własna lokacja.
settlers-refusal-enemy_location = „{ $card }” to lokacja przeciwnika.
settlers-refusal-has_passed = Właściciel lokacji „{ $card }” już spasował.
settlers-refusal-no_action = Lokacja „{ $card }” nie ma akcji.
settlers-refusal-used_up = Lokacji „{ $card }” nie można już użyć: limit wyczerpany.
settlers-refusal-is_blocked = Lokacja „{ $card }” jest w tej rundzie zablokowana.
settlers-refusal-no_target = Nie ma teraz celu dla lokacji „{ $card }”.
settlers-refusal-tokens_full = Na lokacji „{ $card }” leży już tyle żetonów, ile się mieści.
settlers-refusal-same_location = Teraz można jeszcze raz użyć tylko lokacji „{ $card }”.
settlers-refusal-workers = Do tego potrzeba { $need } { $need ->
    [one] robotnika
   *[other] robotników
}; masz { $have }.
settlers-refusal-no_deck = Nie ma już kart { settlers-word-common.many } do dobrania.
settlers-refusal-not_open = „{ $card }” nie jest otwartą produkcją.
settlers-refusal-visited_enough = Do lokacji „{ $card }” nie może w tej rundzie przyjść więcej robotników.
settlers-refusal-no_defense = Nie masz żetonu obrony.
settlers-refusal-common_only = „{ $card }” nie jest zwykłą lokacją, a tylko takich się broni.
settlers-refusal-defended = Na lokacji „{ $card }” już leży żeton obrony.
settlers-refusal-not_japanese = Samurajów mają tylko Japończycy.
settlers-refusal-no_post = Samuraj staje na własnej lokacji frakcyjnej; „{ $card }” taka nie jest.
settlers-refusal-has_samurai = Na lokacji „{ $card }” już stoi samuraj.
settlers-refusal-no_stash = Na lokacji „{ $card }” nie kładzie się niczego takiego.
settlers-refusal-stash_full = Przy lokacji „{ $card }” nic więcej się nie zmieści.
settlers-refusal-taken_over = Lokacja „{ $card }” jest tylko przejęta: nie można jej odrzucić jako kosztu.
settlers-refusal-no_foundation = Nie masz fundamentu.
settlers-refusal-no_deal = Nie ma takiej umowy do wyboru.
settlers-refusal-no_token = Nie masz żetonu Łaski Bogów w tym kolorze: { settlers-word-gold.masculine }.
settlers-refusal-has_token = Masz już żeton Łaski Bogów w tym kolorze: { settlers-word-gold.masculine }.
settlers-refusal-no_such_token = Nie ma żetonu Łaski Bogów w tym kolorze: { settlers-word-gold.masculine }.
settlers-refusal-wrong_colour = Ta modlitwa nie dotyczy tego koloru: { settlers-word-gold.masculine }.
settlers-refusal-did_not_come = Nie przyszła żadna karta w tym kolorze, więc nic by nie dał: { settlers-word-gold.masculine }.
settlers-refusal-no_tricolour = Nie masz żetonu trójkolorowego.
settlers-refusal-no_tokens = Nie masz żetonu, który pasuje do tej modlitwy.
settlers-refusal-no_choice = Nie ma takiej możliwości; do wyboru: { $choices }.
settlers-refusal-no_resource = Surowce to drewno, kamień i jadło; to nie jest surowiec: { $good }.
settlers-refusal-not_yourself = Chodzi o przeciwnika, nie o ciebie.
settlers-refusal-player_passed = { $owner }: ten gracz już spasował.
settlers-refusal-no_player = Nikt tam nie siedzi.
settlers-refusal-wrong_good = Tu bierze się coś innego niż to: { $good }.
settlers-refusal-nothing_there = { $owner } nie ma tego: { $good }.
settlers-refusal-not_in_field = Na polu plądrowania karty „{ $card }” tego nie ma: { $good }.
settlers-refusal-not_gained = Tego przed chwilą nie było wśród zdobyczy albo nie zamienia się tego na punkty: { $good }.
settlers-refusal-card_not_gained = Karty „{ $card }” nie ma wśród dopiero co zdobytych.
settlers-refusal-itself = Lokacji „{ $card }” nie używa się na niej samej.
settlers-refusal-not_used = Lokacja „{ $card }” nie była używana.
settlers-refusal-no_production = Lokacja „{ $card }” nic nie produkuje.
settlers-refusal-copies = Lokacja „{ $card }” sama powtarza produkcję, więc żadna produkcja jej nie powtórzy.
settlers-refusal-no_marker = W twojej talii frakcyjnej nie ma już karty, którą można by oznaczyć umowę.
settlers-refusal-dealt_already = Masz już umowę z lokacją „{ $card }”.
settlers-refusal-not_attacked = Lokacja „{ $card }” nie jest wśród równorzędnych celów.
settlers-refusal-not_prayed = Karty „{ $card }” nie można użyć w tej modlitwie.
settlers-refusal-no_offer = Tego nie można już wydać w tej modlitwie: { $good }.

## Questions.

settlers-ask-pick = weź jedną z odkrytych kart
settlers-ask-pile = zatrzymaj jedną z tych kart
settlers-ask-turn = wykonaj akcję albo spasuj
settlers-ask-finish = wykonaj darmowe akcje albo zakończ turę
settlers-ask-again = użyć jeszcze raz?
settlers-ask-trade = wymienić jeszcze jedną parę robotników?
settlers-ask-clear = którą lokację lub który fundament odrzucasz?
settlers-ask-pay = czym płacisz?
settlers-ask-pay-build = czym płacisz za budowę?
settlers-ask-pay-deal = czym płacisz za umowę?
settlers-ask-pay-effect = czym płacisz za efekt?
settlers-ask-give_card = którą kartę z ręki oddajesz?
settlers-ask-give_deal = którą umowę oddajesz?
settlers-ask-give_favor = który żeton Łaski Bogów oddajesz?
settlers-ask-either = którą korzyść wybierasz?
settlers-ask-react = jak korzystasz z cechy?
settlers-ask-draw = z której talii dobierasz?
settlers-ask-favor = który żeton Łaski Bogów bierzesz?
settlers-ask-resource = który surowiec?
settlers-ask-deploy = gdzie stanie samuraj?
settlers-ask-use_deal = z której umowy korzystasz?
settlers-ask-take_deal = którą umowę przejmujesz?
settlers-ask-route_deal = z którą lokacją podpisujesz umowę?
settlers-ask-break_deal = którą umowę zrywasz?
settlers-ask-refresh = którą lokację z akcją zwalniasz?
settlers-ask-block = którą lokację z akcją blokujesz?
settlers-ask-take_over = którą lokację przejmujesz?
settlers-ask-visit = którą otwartą produkcję odwiedzasz?
settlers-ask-look_draw = z której talii oglądasz kartę?
settlers-ask-look_keep = którą kartę zatrzymujesz?
settlers-ask-reproduce = którą produkcję powtarzasz?
settlers-ask-steal = co i komu zabierasz?
settlers-ask-loot = które dobro i z którego pola plądrowania?
settlers-ask-raze = co plądrujesz?
settlers-ask-demolish = która lokacja zostaje odrzucona?
settlers-ask-build_free = którą kartę frakcyjną budujesz?
settlers-ask-foundation = która karta staje się fundamentem?
settlers-ask-victim = kto musi odrzucić karty?
settlers-ask-forced = którą kartę odrzucasz?
settlers-ask-cash = które dobra zamieniasz na punkty?
settlers-ask-keep = które karty przechowujesz pod lokacją?
settlers-ask-announce = który kolor ogłaszasz?
settlers-ask-way = dobierasz karty czy wykorzystujesz żetony?
settlers-ask-choose = który kolor wybierasz?
settlers-ask-stored = które przechowane karty wykorzystujesz?
settlers-ask-tricolour = jakiego koloru jest tym razem żeton trójkolorowy?
settlers-ask-offer = które surowce wydajesz?
settlers-ask-target = która z tych równorzędnych lokacji zostaje splądrowana?
settlers-ask-over = gra już się skończyła

## Effects: the words of the card language, in which cards are told. $gain, $cost and the like are told before and put in.

settlers-effect-produce = Produkcja: { $gain }
settlers-effect-open = Otwarta produkcja: { $gain }
settlers-effect-bonus = Po zbudowaniu: { $gain }
settlers-effect-action = Akcja{ $uses ->
    [1] {""}
   *[other] {" "}(do { $uses } razy)
}: { $cost } → { $gain }
settlers-effect-on = { $trigger }{ $max ->
    [none] {""}
    [one] {" "}(raz na rundę)
   *[other] {" "}(do { $max } razy na rundę)
}: { $gain }
settlers-effect-pay = { $cost } → { $gain }
settlers-effect-free = bez kosztu
settlers-effect-store = Przechowuje: { $goods }
settlers-effect-stash-card = Można pod nią na stałe wkładać karty{ $gain ->
    [none] {""}
   *[other] {" "}(za każdą: { $gain })
}
settlers-effect-stash-resource = Można na niej na stałe kłaść surowce{ $gain ->
    [none] {""}
   *[other] {" "}(za każdy: { $gain })
}
settlers-effect-end = Na koniec: { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} za { $count }{ $max ->
    [none] {""}
   *[other] , najwyżej { $max }
}
settlers-effect-tiers = Na koniec, licząc { $count }: { $steps }
settlers-effect-step = co najmniej { $from }: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
settlers-effect-protect-common = Splądrowanie twojej zwykłej lokacji kosztuje o { $n } { $n ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
} plądrowania więcej
settlers-effect-protect-faction = Splądrowanie twojej lokacji frakcyjnej kosztuje o { $n } { $n ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
} plądrowania więcej
settlers-effect-pray_more = Do każdej modlitwy dobierasz o { $n } { $n ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} więcej
settlers-effect-and = {", "}
settlers-effect-or = {" lub "}
settlers-effect-per = { $amount } za { $count }{ $max ->
    [none] {""}
   *[other] , najwyżej { $max }
}
settlers-effect-count-samurai = każdego samuraja
settlers-effect-count-deal = każdą umowę
settlers-effect-count-favor = każdy żeton Łaski Bogów
settlers-effect-count-set = każdy zestaw
settlers-effect-count-stash = każdą kartę lub każde dobro w tej lokacji
settlers-effect-count-token = każdy żeton posągu w tej lokacji
settlers-effect-count-colour = każdą { settlers-word-gold.feminine } lokację
settlers-effect-common_card = { $n } { $n ->
    [one] karta zwykła
    [few] karty zwykłe
    [many] kart zwykłych
   *[other] karty zwykłej
}
settlers-effect-faction_card = { $n } { $n ->
    [one] karta frakcyjna
    [few] karty frakcyjne
    [many] kart frakcyjnych
   *[other] karty frakcyjnej
}
settlers-effect-samurai = { $n } { $n ->
    [one] samuraj
    [few] samurajów
    [many] samurajów
   *[other] samuraja
}
settlers-effect-token = { $n } { $n ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
} posągu
settlers-effect-resource = { $n } { $n ->
    [one] dowolny surowiec
    [few] dowolne surowce
    [many] dowolnych surowców
   *[other] dowolnego surowca
}
settlers-effect-match = { $n } { $n ->
    [one] pasujące dobro
    [few] pasujące dobra
    [many] pasujących dóbr
   *[other] pasującego dobra
}
settlers-effect-location = lokacja
settlers-effect-deal = { $n } { $n ->
    [one] umowa
    [few] umowy
    [many] umów
   *[other] umowy
}
settlers-effect-hand = { settlers-word-card.counted } z ręki
settlers-effect-tuck = { settlers-word-card.counted } pod lokację na stałe
settlers-effect-place = { settlers-word-card.counted } pod lokację na tę rundę
settlers-effect-pray = Modlitwa { $cards }{ $mode ->
    [none] {""}
   *[other] { $mode }
}: { $arms }
settlers-effect-pray-announce = {" "}(ogłoś kolor: { $colours })
settlers-effect-pray-choose = {" "}(wybierz kolor: { $colours })
settlers-effect-pray-offer = {" "}(wydaj surowce za kolory: { $colours })
settlers-effect-pray-deal = {" "}(kolor dobra z umowy)
settlers-effect-arm-colour = { $gain } za każdą { settlers-word-gold.feminine } kartę
settlers-effect-arm-match = { $gain } za każdą pasującą kartę
settlers-effect-arm-each = { $gain } za każdy wydany surowiec
settlers-effect-arm-kind = { $gain } za każdy wydany rodzaj
settlers-effect-on-build-colour = Budujesz lokację w kolorze { $what ->
    [czarny] czarnym
    [fioletowy] fioletowym
    [niebieski] niebieskim
    [czerwony] czerwonym
    [szary] szarym
    [turkusowy] turkusowym
   *[other] { SAME($what, "złoto") ->
        [yes] złotym
       *[no] { $what }m
    }
}
settlers-effect-on-build-faction = Budujesz lokację frakcyjną
settlers-effect-on-build-common = Budujesz zwykłą lokację
settlers-effect-on-build-kind = Budujesz lokację { $what ->
    [produkcja] z produkcją
    [cecha] z cechą
   *[other] z akcją
}
settlers-effect-on-build-any = Budujesz
settlers-effect-on-raze = Plądrujesz
settlers-effect-on-razed = Twoja lokacja zostaje splądrowana
settlers-effect-on-deal = Podpisujesz umowę
settlers-effect-on-deal_income = Otrzymujesz dobra z umów w produkcji
settlers-effect-on-pray = Po twojej modlitwie
settlers-effect-on-favor = Otrzymujesz żeton Łaski Bogów
settlers-effect-on-tech = Otrzymujesz technologię
settlers-effect-on-set = Kompletujesz zestaw
settlers-effect-on-visited = Przychodzi robotnik przeciwnika
settlers-effect-on-trade = Wymieniasz parę robotników
settlers-effect-on-enemy_trade = Przeciwnik wymienia parę robotników
settlers-effect-on-gain_vp = Otrzymujesz naraz co najmniej { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
settlers-effect-on-vp_from = Lokacja w kolorze twojego żetonu Łaski Bogów daje ci punkty
settlers-effect-nothing = nic więcej
settlers-effect-use_deal = skorzystaj z jednej ze swoich umów
settlers-effect-take_deal = przejmij umowę przeciwnika
settlers-effect-enemy_deal = podpisz umowę z lokacją frakcyjną przeciwnika
settlers-effect-break_deal = zerwij umowę przeciwnika
settlers-effect-break_deal_gain = zerwij umowę przeciwnika i weź jej dobro
settlers-effect-refresh = zwolnij inną swoją lokację z akcją
settlers-effect-block = zablokuj na tę rundę lokację przeciwnika z akcją
settlers-effect-take_over = przejmij na tę rundę lokację przeciwnika
settlers-effect-visit = odwiedź otwartą produkcję przeciwnika
settlers-effect-look = obejrzyj { settlers-word-card.object }, zatrzymaj { $keep }
settlers-effect-reproduce = powtórz jedną ze swoich produkcji
settlers-effect-reproduce_other = powtórz inną swoją produkcję
settlers-effect-steal = zabierz przeciwnikowi: { $n } { $what }
settlers-effect-loot = jedno dobro z pola plądrowania przeciwnika
settlers-effect-loot_paid = dobra z jej pola plądrowania
settlers-effect-raze_hand = splądruj kartę z ręki
settlers-effect-raze_enemy = splądruj lokację przeciwnika
settlers-effect-raze_own = splądruj własną zwykłą lokację
settlers-effect-raze_hand_or_enemy = splądruj kartę z ręki lub lokację przeciwnika
settlers-effect-raze_free = bez żetonów
settlers-effect-raze_cash = każde zdobyte dobro możesz zamienić na { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
settlers-effect-demolish = odrzuć lokację przeciwnika
settlers-effect-build_hand = zbuduj kartę frakcyjną bez oddawania lokacji
settlers-effect-build_deal = zbuduj kartę z jednej ze swoich umów bez oddawania lokacji
settlers-effect-foundation = zwykła karta z ręki staje się fundamentem: 1 { $good }
settlers-effect-enemy_discard = przeciwnik odrzuca { $n } { $n ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
}
settlers-effect-cash = każde dobro z umowy możesz zamienić na { $n } { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
settlers-effect-keep_round = zatrzymaj najwyżej { $n } jej { $n ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} na modlitwy w tej rundzie
settlers-effect-keep_game = zatrzymaj najwyżej { $n } jej { $n ->
    [one] kartę
    [few] karty
    [many] kart
   *[other] karty
} na przyszłe modlitwy

## Titles of cards. Which card has which title is in the component pack.

settlers-card-primeval-forest = Puszcza
settlers-card-barbarian-altar = Ołtarz barbarzyńców
settlers-card-foray = Najazd
settlers-card-saboteurs = Sabotażyści
settlers-card-sentry-tower = Wieża wartownicza
settlers-card-dark-chapel = Mroczna kaplica
settlers-card-pack = Zgraja
settlers-card-rabble = Motłoch
settlers-card-barbarian-village = Osada
settlers-card-hillfort = Gród
settlers-card-expedition = Wyprawa
settlers-card-barbarian-quarry = Kamieniołom barbarzyńców
settlers-card-barter = Handel wymienny
settlers-card-arena = Arena
settlers-card-idol = Bożek
settlers-card-mission = Misja
settlers-card-border = Granica
settlers-card-robbers = Rozbójnicy
settlers-card-farm = Farma
settlers-card-rice-fields = Pola ryżowe
settlers-card-geisha-house = Dom gejsz
settlers-card-garrison = Garnizon
settlers-card-daimyos-castle = Zamek daimyo
settlers-card-temple-of-buddha = Świątynia Buddy
settlers-card-casino = Kasyno
settlers-card-gate = Brama
settlers-card-shrine = Kapliczka
settlers-card-stalls = Stragany
settlers-card-negotiator = Negocjator
settlers-card-sake-brewery = Wytwórnia sake
settlers-card-trade-route = Szlak handlowy
settlers-card-dojo = Dojo
settlers-card-ninjas = Ninja
settlers-card-sumo-school = Szkoła sumo
settlers-card-master-swordsmith = Mistrz płatnerski
settlers-card-school-of-diplomacy = Szkoła dyplomacji
settlers-card-sculptors-workshop = Pracownia rzeźbiarza
settlers-card-sculptors-apprentice = Uczeń rzeźbiarza
settlers-card-gladiator-school = Szkoła gladiatorów
settlers-card-engineers = Inżynierowie
settlers-card-gardens = Ogrody
settlers-card-spies = Szpiedzy
settlers-card-architect = Architekt
settlers-card-administration = Administracja
settlers-card-headquarters = Kwatera główna
settlers-card-legion = Legion
settlers-card-warehouses = Magazyny
settlers-card-builder = Budowniczy
settlers-card-roman-fortifications = Rzymskie fortyfikacje
settlers-card-trade-colony = Kolonia handlowa
settlers-card-roman-barracks = Rzymskie koszary
settlers-card-stonecutter = Kamieniarz
settlers-card-roman-bank = Rzymski bank
settlers-card-colossus = Kolos
settlers-card-desert = Pustynia
settlers-card-altar-of-bastet = Ołtarz Bastet
settlers-card-chariot-builder = Budowniczy rydwanów
settlers-card-pharaohs-guard = Gwardia faraona
settlers-card-oasis = Oaza
settlers-card-slaver = Handlarz niewolników
settlers-card-royal-bath = Królewska łaźnia
settlers-card-golden-bazaar = Złoty bazar
settlers-card-scorpion-breeder = Hodowca skorpionów
settlers-card-caravan = Karawana
settlers-card-temple-of-ra = Świątynia Ra
settlers-card-sanctuary = Sanktuarium
settlers-card-avenue-of-sphinxes = Aleja sfinksów
settlers-card-sphinx = Sfinks
settlers-card-goldsmith = Złotnik
settlers-card-slaves = Niewolnicy
settlers-card-egyptian-quarry = Kamieniołom egipski
settlers-card-pyramid = Piramida
settlers-card-statue = Posąg
settlers-card-supplier = Dostawca
settlers-card-wood-storage = Skład drewna
settlers-card-carpenters-workshop = Warsztat cieśli
settlers-card-gallows = Szubienica
settlers-card-mill = Młyn
settlers-card-old-forest = Stary las
settlers-card-quarry = Kamieniołom
settlers-card-rubble = Gruzowisko
settlers-card-village = Wioska
settlers-card-town = Miasteczko
settlers-card-farmers-at-work = Chłopi przy pracy
settlers-card-mammas-baths = Łaźnia mamy
settlers-card-armorer = Płatnerz
settlers-card-gold-mine = Kopalnia złota
settlers-card-grain-field = Pole zboża
settlers-card-lords-fields = Pańskie pola
settlers-card-monument = Monument
settlers-card-merchants-guild = Gildia kupców
settlers-card-gold-creek = Złotonośny potok
settlers-card-wood-supplier = Dostawca drewna
settlers-card-goldsmiths-workshop = Warsztat złotnika
settlers-card-marketplace = Targowisko
settlers-card-coal-mine = Kopalnia węgla
settlers-card-mason = Murarz
settlers-card-court-sculptor = Nadworny rzeźbiarz
settlers-card-masons-guild = Gildia murarzy
settlers-card-missionaries = Misjonarze
settlers-card-settlers = Osadnicy
settlers-card-acting-troupe = Trupa aktorska
settlers-card-lumberjacks = Drwale
settlers-card-carpenter = Cieśla
settlers-card-joiner = Stolarz
settlers-card-castle = Zamek
settlers-card-tavern = Karczma
settlers-card-barracks = Koszary
settlers-card-confectioner = Cukiernik
settlers-card-pig-farmer = Hodowca świń
settlers-card-brewer = Piwowar
settlers-card-imperial-messenger = Cesarski posłaniec
settlers-card-new-forest = Młody las
settlers-card-hanseatic-league = Hanza
settlers-card-lumberjacks-route = Szlak drwali
settlers-card-watchtower = Wieża strażnicza
settlers-card-ruins = Ruiny
settlers-card-baker = Piekarz
settlers-card-sawmill = Tartak
settlers-card-canteen = Zajazd
settlers-card-meeting-place = Miejsce spotkań
settlers-card-monty-the-merchant = Kupiec Monty
settlers-card-apartment = Kwatera
settlers-card-hunter-joe = Łowczy Joe
settlers-card-above-ground-mine = Kopalnia odkrywkowa
settlers-card-porters = Tragarze
settlers-card-chinampa = Chinampa
settlers-card-wayside-shrine = Przydrożna kapliczka
settlers-card-sacrificial-altar = Ołtarz ofiarny
settlers-card-temple-of-the-sun = Świątynia słońca
settlers-card-voice-of-the-gods = Głos bogów
settlers-card-novices = Nowicjusze
settlers-card-stone-that-tells-stories = Kamień, który opowiada historie
settlers-card-pilgrims-road = Droga pielgrzymów
settlers-card-cacao-market = Targ kakaowy
settlers-card-great-pyramid = Wielka piramida
settlers-card-house-of-eagles = Dom orłów
settlers-card-calmecac = Calmecac
settlers-card-ball-court = Boisko do gry w piłkę
settlers-card-soothsayer = Wróżbita
settlers-card-granary = Spichlerz
settlers-card-gift-of-blood = Dar krwi
settlers-card-messenger-of-quetzalcoatl = Posłaniec Quetzalcoatla
settlers-card-book-of-fate = Księga losu
settlers-card-tlatelolco-market = Targ w Tlatelolco
settlers-card-open-chapel = Otwarta kaplica
settlers-card-guest-house = Dom gościnny
settlers-card-pochteca = Kupcy pochteca
settlers-card-tuff-quarry = Kamieniołom tufu
settlers-card-harvest-feast = Święto plonów
settlers-card-obsidian-workshop = Warsztat obsydianu
settlers-card-sun-calendar = Kalendarz słoneczny
settlers-card-aqueduct = Akwedukt
settlers-card-astronomers = Astronomowie
settlers-card-observatory = Obserwatorium
settlers-card-levitating-stone = Lewitujący głaz
settlers-card-triple-altar = Potrójny ołtarz
settlers-card-weavers = Tkaczki
settlers-card-mosaic = Mozaika
settlers-card-sacred-grove = Święty gaj
settlers-card-square-of-three-temples = Plac trzech świątyń
settlers-card-high-priest = Arcykapłan
settlers-card-shaman = Szaman
settlers-card-war-totem = Totem wojenny
settlers-card-sacred-oak = Święty dąb
settlers-card-casting-of-bones = Rzut kośćmi
settlers-card-offering-of-spoils = Ofiara z łupów
settlers-card-stone-circle = Kamienny krąg
settlers-card-statue-of-cheops = Posąg Cheopsa
settlers-card-priests-of-isis = Kapłani Izydy
settlers-card-oracle-of-siwa = Wyrocznia z Siwy
settlers-card-chapel-of-thoth = Kaplica Thota
settlers-card-sacred-cats = Święte koty
settlers-card-book-of-the-dead = Księga umarłych
settlers-card-apple-festival = Festiwal jabłek
settlers-card-wandering-preacher = Wędrowny kaznodzieja
settlers-card-inari-shrine = Świątynia Inari
settlers-card-warrior-monks = Mnisi wojownicy
settlers-card-prayer-lanterns = Lampiony modlitewne
settlers-card-kami-shrine = Kapliczka kami
settlers-card-vestals = Westalki
settlers-card-shrine-of-mars = Kapliczka Marsa
settlers-card-solid-foundations = Solidne fundamenty
settlers-card-helpful-marcus = Pomocny Markus
settlers-card-temple-of-jupiter = Świątynia Jowisza
settlers-card-augurs = Augurzy
settlers-card-prayer-crystal = Kryształ modlitewny
settlers-card-temple-of-poseidon = Świątynia Posejdona
settlers-card-dolphins = Delfiny
settlers-card-glass-dome = Szklana kopuła
settlers-card-trident = Trójząb
settlers-card-undersea-oracle = Podmorska wyrocznia
