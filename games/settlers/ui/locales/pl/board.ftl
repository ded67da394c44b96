## Imperial Settlers at the table: the board, the hand, the buttons.

# Two letters for each colour, shown on cards and tokens beside its pattern.
settlers-board-letter-black = Cz
settlers-board-letter-purple = Fi
settlers-board-letter-blue = Ni
settlers-board-letter-brown = Br
settlers-board-letter-gold = Zł
settlers-board-letter-red = Ce
settlers-board-letter-pink = Ró
settlers-board-letter-grey = Sz
settlers-board-letter-orange = Po
settlers-board-letter-teal = Tu

# One resource of any kind, after a number ("take 1 resource from an enemy").
settlers-board-resource = surowiec

# A card in words. $deck is "common" or the name of a faction; $colours, $cost, $raze and $deal are lists, or "none";
# $effect is one or more clauses without a full stop.
settlers-board-card-tip = { $kind } ({ $deck }){ $colours ->
    [none] .
   *[other] , { $colours }.
} { $cost ->
    [none] Nic nie kosztuje.
   *[other] Koszt: { $cost }.
} { $effect }.{ $raze ->
    [none] {""}
   *[other] {" "}Plądrowanie: { $raze }.
}{ $deal ->
    [none] {""}
   *[other] {" "}Umowa: { $deal }.
}

## The middle of the table.

settlers-board-round = Runda { $round } z { $rounds }
settlers-board-stage-lookout = Wypatrywanie
settlers-board-stage-production = Produkcja
settlers-board-stage-action = Akcje
settlers-board-stage-attack = Ataki
settlers-board-stage-over = Koniec
settlers-board-offer = Odkryte karty wypatrywania
settlers-board-prayer = Modlitwa
settlers-board-prayer-tip = Karty, które się nie liczą, są przyciemnione. Dochodzą do nich żetony Łaski Bogów w kolorach, które się liczą.
settlers-board-deck = Talia
settlers-board-deck-tip = Zakryta talia kart zwykłych. Gdy się wyczerpie, odrzucone karty zwykłe zostają przetasowane.
settlers-board-discards = Odrzucone
settlers-board-discards-tip = Odrzucone karty zwykłe. Utworzą następną talię zwykłą.
settlers-board-first-player = Pierwszy gracz w tej rundzie

## Tableaus.

settlers-board-passed = Pas: nie gra w tej rundzie i nie może być celem
settlers-board-locations = Lokacje
settlers-board-deals = Umowy
settlers-board-deals-tip = Każda umowa daje swoje dobro w chwili podpisania i w każdej produkcji.
settlers-board-routes = Umowy z lokacjami przeciwników
settlers-board-foundations = Fundamenty
settlers-board-foundations-tip = Splądrowane zwykłe lokacje, zakryte. Zastępują lokację w koszcie karty.
settlers-board-tricolour = żeton trójkolorowy
settlers-board-hand-count = Karty na ręce
settlers-board-faction-deck = Talia frakcyjna
settlers-board-stored = Karty pod lokacjami
settlers-board-nothing-built = Nic nie zbudowano.
settlers-board-sources = Punkty
settlers-board-row = Karty ataku
settlers-board-row-tip = Najnowsza jest pierwszym celem; pozostałe łączą się z nią w pary po kolei. Są też umowami wirtualnego gracza.
settlers-board-collection = Kolekcja
settlers-board-collection-tip = Wygrywasz, gdy masz więcej lokacji frakcyjnych, niż wirtualny gracz ma kart w kolekcji.

## Panels.

settlers-board-empire = Twoje imperium
settlers-board-others = Przeciwnicy
settlers-board-round-panel = Runda
# Goods follow.
settlers-board-pool = Do otrzymania:
settlers-board-attack-deck = Karty ataku w talii
# Common cards of the lookout that somebody has still to choose from; a number follows.
settlers-board-piles = Karty, z których wybiera
# Said of cards and boards whose values are not the published ones; a rule follows that says how to correct them.
settlers-board-designed-tip = Zaprojektowane dla Khipu: to nie są wydane wartości. Kto ma wydrukowane, może je poprawić.

## The hand.

settlers-board-hand = Twoja ręka
settlers-board-nothing-in-hand = Nie masz kart na ręce.
settlers-board-pile = Zatrzymaj jedną, pozostałe wędrują dalej
settlers-board-looked = Oglądane karty

# All that can be done with cards, as one button.
settlers-board-cards = Karty
# What can be done with a card, as a word on a button below it. Short: there is room for about ten letters.
settlers-board-way-build = Zbuduj
settlers-board-way-protect = Zabezpiecz
settlers-board-way-deal = Umowa
settlers-board-way-raze = Splądruj
settlers-board-way-tuck = Włóż pod
settlers-board-way-take = Weź
settlers-board-way-keep = Zatrzymaj
settlers-board-way-give = Oddaj
settlers-board-way-foundation = Fundament
settlers-board-way-discard = Odrzuć
settlers-board-way-cash = Na punkty

## Buttons.

settlers-board-choice-protect = Zbuduj i zabezpiecz
settlers-board-choice-deal = Podpisz umowę
settlers-board-choice-raze = Splądruj
settlers-board-choice-activate = Aktywuj
settlers-board-choice-visit = Wyślij robotnika
settlers-board-choice-defend = Broń
settlers-board-choice-samurai = Wystaw samuraja
settlers-board-choice-tuck = Włóż pod nią
settlers-board-choice-pass = Pas
settlers-board-choice-done-finish = Zakończ turę
settlers-board-choice-done-again = Na razie wystarczy
settlers-board-choice-done-trade = Wystarczy, { $n ->
    [one] zostaje { $n } robotnik
    [few] zostają { $n } robotnicy
   *[other] zostaje { $n } robotników
}
settlers-board-choice-done-raze = Nie, nic nie plądruj
settlers-board-choice-done-build_free = Nie, nic nie buduj
settlers-board-choice-done-cash = Nie, zachowaj dobra
settlers-board-choice-done-keep = Wystarczy, odrzuć pozostałe karty
settlers-board-choice-done-stored = Wystarczy, zachowaj pozostałe karty
settlers-board-choice-done-offer = Wystarczy, nie wydawaj więcej
settlers-board-choice-done-react = Nie, nic nie płać
# $n workers are exchanged for a $good.
settlers-board-choice-exchange = { $n } { $n ->
    [one] robotnik
   *[other] robotników
} → { $good }
settlers-board-choice-exchange-card = { $n } { $n ->
    [one] robotnik
   *[other] robotników
} → karta { $draw }
# What all exchanges have in common.
settlers-board-choice-exchange-kind = { $n } { $n ->
    [one] robotnik
   *[other] robotników
} → …
settlers-board-choice-draw = Dobierz kartę { settlers-word-common.accusative }
settlers-board-choice-put = Połóż na niej { settlers-word-worker.accusative }
settlers-board-choice-good = { $good }
settlers-board-choice-loot = Weź { settlers-word-worker.accusative }
settlers-board-choice-cash = Zamień { settlers-word-worker.accusative } na punkty
settlers-board-choice-attack = Karta ataku: { $good }
# $goods is a list of amounts.
settlers-board-choice-pay = Zapłać: { $goods }
# $own is true for a deal of the viewer; $owner is a name.
settlers-board-choice-bargain = { $own ->
    [true] { $good } („{ $title }”)
   *[false] { $owner }: { $good } („{ $title }”)
}
settlers-board-choice-colour = { settlers-word-gold.masculine }
settlers-board-choice-tricolour = Żeton trójkolorowy
settlers-board-choice-steal = { $owner }: { $good }
settlers-board-choice-enemy = { $owner }
settlers-board-choice-pray = Dobierz karty
settlers-board-choice-tokens = Wykorzystaj zamiast tego żetony Łaski Bogów
settlers-board-choice-use = Wykorzystaj kartę „{ $title }”
# $gold is true when gold stands in for the resource.
settlers-board-choice-offer = { $gold ->
    [true] Wydaj złoto jako { settlers-word-worker.accusative }
   *[false] Wydaj { settlers-word-worker.accusative }
}

## The board as text.

settlers-board-told-time = Runda
settlers-board-told-first = Pierwszy gracz: { $who }.
settlers-board-told-deck = Karty w talii zwykłej: { $deck }, odrzucone: { $discards }.
settlers-board-told-prays = { $who } wykonuje modlitwę.
# $goods is a list of amounts, or "none".
settlers-board-told-side = { $faction }, { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}. Zasoby: { $goods ->
    [none] brak
   *[other] { $goods }
}.
settlers-board-told-cards = { $hand } { $hand ->
    [one] karta
    [few] karty
    [many] kart
   *[other] karty
} na ręce, { $deck } w talii frakcyjnej.
settlers-board-told-used = Użyta w tej rundzie { $n } { $n ->
    [one] raz
   *[other] razy
}.
settlers-board-told-defended = Leży na niej żeton obrony.
settlers-board-told-samurai = Stoi na niej samuraj.
settlers-board-told-blocked = Jest zablokowana w tej rundzie.
settlers-board-told-visits = Robotnicy, którzy przyszli w tej rundzie: { $n }.
settlers-board-told-stash = Surowce, które na niej leżą: { $n }.
settlers-board-told-under = { $n ->
    [one] Pod nią leży { $n } karta.
    [few] Pod nią leżą { $n } karty.
    [many] Pod nią leży { $n } kart.
   *[other] Pod nią leży { $n } karty.
}
settlers-board-told-tokens = { $n } { $n ->
    [one] żeton
    [few] żetony
    [many] żetonów
   *[other] żetonu
} posągu.

## In the list of games and where a table is set up.

lobby-solo-settlers = Solo, z atakami do odparcia
lobby-game-settlers = Osadnicy: Narodziny Imperium z Aztekami
lobby-settlers-about = Trzy rodzaje lokacji, umowy i plądrowanie, pięć rund; Aztekowie się modlą, a bogowie czasem odpowiadają.
new-tip-settlers = Gdy przy stole jest jedna osoba, po każdej rundzie atakuje wirtualny gracz.
deck-tip = Talia standardowa ma 30 kart: trzy tytuły po trzy kopie, sześć po dwie i dziewięć pojedynczych; karty podstawowe i, jeśli chcesz, karty z jednego dodatku. Tytuł bierze się ze wszystkimi kopiami.
# $n: number of cards
deck-good = Kart: { $n }. Tą talią można grać.
deck-play = Zagraj nią przeciw botowi
deck-check = Sprawdź te tytuły
deck-seat = Przygotuj z nią stół
