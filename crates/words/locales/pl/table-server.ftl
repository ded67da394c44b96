## What the server itself says: names of seats, refusals, errors.

# $seat: number of the seat, from 1
server-bot = Bot { $seat }
# $seat: number of the seat, from 1
server-open-seat = Miejsce { $seat }

server-stale = Na stole coś się zmieniło; spójrz jeszcze raz.
server-not-yours = To nie jest twoje miejsce.
server-seat-taken = Ktoś już tu siedzi.
server-seat-left = Ktoś odszedł z tego miejsca w trakcie gry: tylko gospodarz stołu może je znów otworzyć.
server-waiting = Gra się jeszcze nie zaczęła: rozda się ją, gdy wszystkie miejsca będą zajęte.
server-link-old = Ten link stracił ważność: od kiedy powstał, ktoś tu usiadł albo stąd odszedł. Poproś gospodarza o nowy.
server-not-taken = Nikt tu jeszcze nie siedzi: najpierw zajmij to miejsce.
server-devices = To miejsce jest już otwarte na ośmiu urządzeniach.
# $minutes: how long somebody must be away
server-not-yet = { $minutes ->
    [one] Bot może zastąpić kogoś dopiero po minucie nieobecności.
    [few] Bot może zastąpić kogoś dopiero po { $minutes } minutach nieobecności.
    [many] Bot może zastąpić kogoś dopiero po { $minutes } minutach nieobecności.
   *[other] Bot może zastąpić kogoś dopiero po { $minutes } minuty nieobecności.
}
server-part-invalid = Część ziarna ma od 1 do 64 liter, cyfr lub łączników.
server-own-seed = Gdy siadają też inni, nikt nie wybiera ziarna sam. Zostaw to pole puste albo urządź grę pokazową: wtedy dowie się o tym każdy, kto dołącza.
server-away-invalid = Czas dla nieobecnych wynosi od 0 do 60 minut, a przy stole widocznym dla wszystkich co najmniej 1 minutę.
server-no-table = Nie ma takiego stołu.
server-no-page = Nie ma takiej strony.
server-no-move = Takiego ruchu nie ma na liście.
server-no-moment = Ta gra nie ma takiego momentu.
# $game: the name that was given
server-no-game = Nie ma tu gry „{ $game }”.
server-undo-not-yours = Ostatni ruch nie jest twój, więc nie możesz go cofnąć.
server-name-invalid = Imię musi mieć od 1 do 32 widocznych znaków.
server-chat-invalid = Wiadomość musi mieć od 1 do 500 znaków.
server-broken = Coś się tu zepsuło; stół jest wczytywany od nowa. Spróbuj jeszcze raz.
server-unreadable = Tego stołu nie można odczytać: jego zapis jest uszkodzony. Innych stołów to nie dotyczy; szczegóły są w dzienniku serwera.
server-store = Tego nie udało się zapisać, więc nic się nie stało. Spróbuj jeszcze raz.
server-forbidden = To przyszło z innej strony albo ta strona jest nieaktualna; wczytaj ją ponownie.
server-too-often = Za często; odczekaj chwilę.
server-bad-request = To żądanie jest niezrozumiałe.
server-link-invalid = Ten link nie prowadzi do żadnego miejsca.
server-preview-reveals = Coś zostanie odkryte; jeszcze nikt nie wie co.
server-possible = To jest możliwe.
server-no-wish = Nic się teraz z tym nie da zrobić.
server-not-over = Wynik zostanie podliczony, gdy gra się skończy.
server-guest = Gość
server-name-of-player = Tak nazywa się ktoś, kto gra przy tym stole; wybierz inne imię, żeby się tu odezwać.
server-too-many-tables = Masz zbyt wiele trwających rozgrywek; najpierw dokończ kilka z nich.
server-disk-full = Na dysku serwera nie ma już miejsca, więc nic się nie stało. Powiadom osobę, która prowadzi serwer.
server-read-only = Serwer nie może zapisywać na dysku, więc nic się nie stało. Powiadom osobę, która prowadzi serwer.
server-disk-error = Dysk serwera zgłasza błąd, więc nic się nie stało. Powiadom osobę, która prowadzi serwer.
server-unknown-token = Ten token nie jest tu znany albo wygasł.
server-full = Na serwerze nie ma miejsca dla kolejnych gości.
server-level = Bot ma poziom od 1 do 5.
