## The pages around the tables: the lobby, a new table, the rules.

lobby-motto = Gry planszowe z Andów i Mezoameryki: ze znajomymi na odległość, solo albo z botem.
lobby-play = Graj
lobby-rules = Zasady
lobby-bots = Z botem
lobby-friends = Ze znajomymi
lobby-more = Wszystkie opcje
# $min and $max: numbers of players
lobby-players = { $min ->
    [1] 1–{ $max } graczy
   *[other] { $min }–{ $max } graczy
}

lobby-your-name = Twoje imię
lobby-save-name = Zapisz
lobby-name-tip = Widzą je pozostali przy stole. Bez konta i bez hasła: pamięta cię ta przeglądarka.
lobby-own = Twoje stoły
lobby-own-none = Nie siedzisz jeszcze przy żadnym stole.
lobby-open = Otwarte stoły
lobby-open-none = Nikt teraz nie czeka na graczy.
lobby-finished = Zakończone gry
lobby-look = Obserwuj
lobby-continue = Graj dalej
lobby-replay = Obejrzyj
lobby-your-turn = twoja kolej
# $names: those whose turn it is
lobby-turn-of = teraz kolej na: { $names }
lobby-waiting = czeka na graczy
# $names: the winners
lobby-won = zwycięstwo: { $names }
lobby-lost = przegrana
# $n: number of moves
lobby-moves = { $n } { $n ->
    [one] ruch
    [few] ruchy
    [many] ruchów
   *[other] ruchu
}
lobby-upload = Własny zapis gry
lobby-upload-tip = Gra zapisana przez Khipu, tutaj albo w wierszu poleceń: obejrzyj ją ruch po ruchu.
lobby-upload-go = Otwórz
lobby-unaffiliated = Khipu tworzą gracze; nie ma ono związku z autorami ani wydawcami tych gier. Jeśli gra ci się podoba, kup ją.
lobby-theme = Jasny lub ciemny wygląd
lobby-theme-auto = jak w urządzeniu
lobby-theme-light = jasny
lobby-theme-dark = ciemny
lobby-api = Dla programów

new-title = Nowy stół
new-seats = Kto gdzie siedzi
# $n: number of the seat, from 1
new-seat = Miejsce { $n }
new-me = ty
new-open = osoba, która dostanie link
new-here = osoba przy tym urządzeniu
new-nobody = nikt
new-bot-1 = bot, poziom 1: pierwsza partia
new-bot-2 = bot, poziom 2: zna zasady
new-bot-3 = bot, poziom 3: gra z planem
new-bot-4 = bot, poziom 4: patrzy naprzód
new-bot-5 = bot, poziom 5: najsilniejszy
new-here-name = Imię
new-options = Zasady i opcje
new-options-tip = To, czego nie zmienisz, będzie takie jak w wybranym wydaniu.
new-solo-options = Łatwiej lub trudniej w grze solo
new-listed = Pokaż ten stół na liście, żeby każdy mógł dołączyć lub obserwować
new-seed = Ziarno losowości
new-seed-tip = Zostaw puste, a zdecyduje los. To samo ziarno daje ten sam układ gry.
new-exhibition = Gra pokazowa: inni mogą usiąść, choć ziarno jest wybrane tutaj; dowie się o tym każdy, kto dołącza
new-away = Bot może zastąpić nieobecną osobę
# $n: minutes
new-away-minutes = { $n ->
    [0] od razu; tylko przy stołach spoza listy
    [one] po minucie
    [few] po { $n } minutach
    [many] po { $n } minutach
   *[other] po { $n } minuty
}
new-start = Otwórz stół
new-own-value = Własny wybór

seat-sit = Usiądź tutaj
# $n: moves played
seat-goes-on = { $n ->
    [0] Gra zaraz się zacznie.
    [one] Gra trwa: wykonano { $n } ruch.
    [few] Gra trwa: wykonano { $n } ruchy.
    [many] Gra trwa: wykonano { $n } ruchów.
   *[other] Gra trwa: wykonano { $n } ruchu.
}
seat-waits = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
seat-this = to miejsce
# $name: what the seat is called
seat-free = Czeka na ciebie: { $name }.
# $name: who holds the seat
seat-held = Na tym miejscu gra już { $name }. Kto naciśnie przycisk, też je widzi i na nim gra: rób to tylko na własnym urządzeniu.
seat-hold = Graj też na tym urządzeniu
seat-look = Tylko obserwuj

## Where decks are built, for games that have them.

deck-title = Budowanie talii
deck-build = Ułóż talię dla tego miejsca

rules-title = Zasady z numerami
lobby-page-before = Poprzednie stoły
lobby-page-next = Więcej stołów
lobby-log-out = Wyloguj wszędzie
lobby-log-out-tip = Serwer zapomni wszystkie twoje pozostałe urządzenia i programy; ta przeglądarka zostaje.
lobby-new = Nowa gra
lobby-score = Wynik
lobby-about = O Khipu
lobby-wait-for-you = { $n ->
    [one] jedna czeka na ciebie
    [few] { $n } czekają na ciebie
   *[other] { $n } czeka na ciebie
}
about-designed = Czego nie mówią instrukcje albo czego nie udało nam się odczytać, to zaprojektowaliśmy sami; takie wartości są oznaczone ✎ wszędzie, gdzie je widać. Jeśli wiesz lepiej, napisz do nas: każda wartość stoi ze swoim źródłem w plikach komponentów, a docs/components.md mówi, jak ją poprawić.
