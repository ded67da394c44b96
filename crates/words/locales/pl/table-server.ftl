## What the server itself says: names of seats, refusals, errors.

# $seat: number of the seat, from 1
server-bot = Bot { $seat }
# $seat: number of the seat, from 1
server-open-seat = Miejsce { $seat }

server-stale = Na stole coś się zmieniło; spójrz jeszcze raz.
server-not-yours = To nie jest twoje miejsce.
server-seat-taken = Ktoś już tu siedzi.
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
server-damaged = Tego stołu nie da się odczytać: jego zapis jest uszkodzony. Pozostałym stołom nic się nie stało.
server-unknown-token = Ten token nie jest tu znany albo wygasł.
server-full = Na serwerze nie ma miejsca dla kolejnych gości.
server-level = Bot ma poziom od 1 do 5.
