## The table page.

# Who acts and what is asked. After page-status-you comes what is asked, in small letters.
page-status-you = Twoja kolej:
# $n: how many seats are open
page-waiting = { $n ->
    [one] Czekamy na jeszcze jednego gracza
    [few] Czekamy na jeszcze { $n } graczy
    [many] Czekamy na jeszcze { $n } graczy
   *[other] Czekamy na jeszcze { $n } gracza
}
page-waiting-sample = Gra zostanie rozdana, gdy wszystkie miejsca będą zajęte. Plansza w tle to tylko przykład.
page-board-as-it-begins = Widzisz planszę taką, jaka będzie na początku.
# $n: how many seats the table has
page-number-of-players = { $n } { $n ->
    [one] gracz
    [few] gracze
    [many] graczy
   *[other] gracza
}
page-seat-free = wolne
# $names: the winners; $n: how many
page-status-over = { $n ->
    [0] Koniec gry: nikt nie wygrywa.
    [one] Koniec gry: wygrywa { $names }.
   *[other] Koniec gry: wygrywają { $names }.
}
# $step: moves played at the moment on show; $steps: moves played in all
page-moment = Ruch { $step } z { $steps }.

## Buttons of a decision.

page-undo = Cofnij
page-undo-tip = Cofnij ostatni krok, najdalej do tego, co odkryto
page-restart = Od początku tury
page-restart-tip = Cofnij wszystkie kroki tej tury, najdalej do tego, co odkryto
page-unpick = Wybierz od nowa
page-confirm = Zatwierdź
page-do-it = Wykonaj
page-cancel = Anuluj
page-typed = Wpisz ruch
page-preview = Co kosztuje i co daje

## Parts of the page.

page-board = Plansza
page-players = Gracze
page-areas = Co leży przed graczem
page-hand = Co masz na ręce
page-panels = Części planszy
page-actions = Co możesz zrobić
page-choices = Wybierz
page-free-actions = W dowolnej chwili
page-since = Od twojej ostatniej tury
# A button “+3” beside what fits into a line.
page-since-more = Więcej w dzienniku
page-again = Pokaż jeszcze raz
page-revealed = Odkryto
page-seen = Widzę
page-log = Dziennik
page-chat = Czat
page-more = Stół i ustawienia
page-described = Opis planszy
page-close = Zamknij
page-skip = Pomiń
page-rules = Zasady z numerami
page-options = Opcje tej gry
page-record = Zapis tej gry
page-tab-more = Stół

## Chat.

page-chat-write = Napisz do stołu
page-chat-send = Wyślij

## Looking at earlier moments.

page-replay = Wcześniejsze momenty
page-slider = Wykonane ruchy
page-step-back = Ruch wstecz
page-step-on = Ruch naprzód
page-play = Odtwarzaj grę lub zatrzymaj
page-moment-link = Link do tego momentu
page-back-to-now = Wróć do bieżącego momentu

## Who sits where.

page-seats = Kto gdzie siedzi
page-open-seat = wolne
page-left-seat = opuszczone; gospodarz może je znów otworzyć
page-open-again = Wpuść tu kogoś innego
# $minutes: how long somebody must be away before the host may give the seat to a bot
page-away = { $minutes ->
    [0] Wśród znajomych: gospodarz może od razu posadzić bota za kogoś, kogo nie ma przy stole.
    [one] Kogo nie ma od minuty, tego może zastąpić bot, jeśli gospodarz tak zdecyduje.
    [few] Kogo nie ma od { $minutes } minut, tego może zastąpić bot, jeśli gospodarz tak zdecyduje.
    [many] Kogo nie ma od { $minutes } minut, tego może zastąpić bot, jeśli gospodarz tak zdecyduje.
   *[other] Kogo nie ma od { $minutes } minuty, tego może zastąpić bot, jeśli gospodarz tak zdecyduje.
}
page-exhibition = Gra pokazowa: ziarno tej gry zostało wybrane, więc gospodarz stołu może znać wszystko, co zakryte.
page-take-seat = Usiądź tutaj
page-here = przy stole
# $level: from 1 to 5
page-bot = bot, poziom { $level }
# $level: from 1 to 5; a bot plays until the person comes back
page-substitute = bot, poziom { $level }, w zastępstwie nieobecnej osoby
# Beside the name of a bot that was given up after several tries
page-bot-stuck = utknął: nie zdołał podjąć decyzji i gra czeka. Powiadom osobę, która prowadzi serwer.
page-look-as = Patrz jako
page-own-seats = Twoje miejsca i linki
page-seat-links-tip = Kto ma link do miejsca, może na nim usiąść: wyślij go znajomemu albo otwórz na innym urządzeniu. Gdy ktoś usiądzie, wcześniejsze linki tracą ważność.
page-seat-link = Link
page-own-link = Link na twoje inne urządzenie
page-copy = Kopiuj
page-name-here = Imię przy tym stole
page-rename = Zmień imię
page-bot-level = Poziom bota
page-give-to-bot = Oddaj botowi
page-bot-for-me = Niech bot zagra za mnie
page-come-back = Gram znowu
page-leave = Odejdź
page-leave-asks = Gra już trwa: bez zgody gospodarza nie da się wrócić. Tylko on może znów otworzyć to miejsce, tobie albo komuś innemu.
page-leave-asks-waiting = Miejsce znów będzie wolne dla innych.
page-leave-yes = Odejdź od stołu
page-bot-for-me-asks = Bot będzie grał za ciebie, dopóki nie wrócisz do gry. Jego ruchów już się nie cofnie.
page-bot-for-me-yes = Tak, niech gra

## The curtain of a shared device.

page-curtain = Przekaż urządzenie
# $name: who is next
page-pass-to = Urządzenie bierze teraz { $name }.
# $name: who is next
page-i-am = To ja, { $name }
page-stay = Zostań tutaj

## The result.

page-score = Wynik
page-score-picture = Punkty w czasie gry
page-source = Źródło
page-total = Razem
page-won = wygrana
page-back-to-table = Wróć do stołu
# $n: number of moves
page-moves = { $n } { $n ->
    [one] ruch
    [few] ruchy
    [many] ruchów
   *[other] ruchu
}

## The seed.

page-seed-heading = Los
page-seed-about = Cała losowość tej gry pochodzi z jednego tajnego ziarna. Jego skrót widać od początku, więc nikt nie może później podmienić ziarna.
page-seed-shared = Losu tej gry nikt nie może znać ani wybrać: składa się na niego część serwera, której skrót widać, zanim ktokolwiek usiądzie, oraz część każdej osoby, która siada.
page-server-promise = Skrót części serwera:
# $seat: number of the seat, from 1; after it comes what that person added
page-part-own = Miejsce { $seat }, od gracza:
# $seat: number of the seat, from 1; the person sent none, so the server made it
page-part-made = Miejsce { $seat }, utworzone przez serwer:
page-commitment = Skrót ziarna:
page-seed = Ziarno:
page-seed-check = Sprawdź w tej przeglądarce
page-seed-alone = Aby sprawdzić samodzielnie, odtwórz zapis poleceniem:
page-seed-none = Ta gra zaczęła się od zadanej pozycji i nie ma skrótu ziarna.

## Settings and keys.

page-settings = Ustawienia
page-speed = Ruchy innych pokazuj
page-speed-off = od razu
page-speed-fast = szybko
page-speed-normal = krok po kroku
page-speed-slow = powoli
page-keys = Klawisze
page-key-tab = do tego, co można wybrać, i do przycisków
page-key-arrows = z pola na pole planszy
page-key-enter = wybiera
page-key-escape = cofa wybór, zamyka, pomija
page-key-undo = cofnij
page-key-restart = od początku tury
page-key-confirm = zatwierdź wybór
page-key-end = zakończ turę lub krok
page-key-type = wpisz ruch
page-key-status = co jest do zrobienia
page-key-chat = napisz do stołu
page-key-step = ruch wstecz lub naprzód
page-key-panel = od jednej części planszy do następnej
page-key-log = dziennik i czat

## Sentences that the page says by itself.

page-say-stale = Tymczasem coś się zmieniło; tak stół wygląda teraz.
page-say-unsent = Nie udało się połączyć ze stołem. Ruch nie został wykonany; spróbuj jeszcze raz.
page-say-refused = To nie było możliwe.
page-say-live = połączono
page-say-lost = utracono połączenie; próbuję ponownie
page-say-offline = brak sieci
page-say-seed-right = Zgadza się: ziarno daje ten sam skrót.
page-say-seed-own = Zgadza się: ziarno daje te same skróty i zawiera to, co dodała ta przeglądarka.
page-say-seed-wrong = Nie zgadza się: ziarno daje inny skrót.

## Inviting, and the end.

page-watch = Oglądaj
page-invites = { $name } zaprasza cię do gry { $game }
page-invite-link = Wyślij ten link tym, którzy mają z tobą grać
page-sources = Skąd wzięły się punkty
page-rematch = Jeszcze raz, te same miejsca
page-end-mine = { $rest ->
    [0] Wygrana z wynikiem { $points }
   *[other] Wygrana, { $points } do { $others }
}
page-end = { $n ->
    [0] Nikt nie wygrał
    [one] Wygrywa { $names }, { $points } do { $others }
   *[other] Wygrywają { $names }, po { $points }
}
page-legend = Co znaczą symbole
page-say-designed = Tę wartość zaprojektowaliśmy sami; strona „O Khipu” mówi, jak ją poprawić.
