## Zegary przy stołach.

clock = Zegar
clock-none = bez zegara
clock-kind-live = Wszyscy są przy stole
clock-kind-days = Partia na wiele dni
# $base: czas na partię · $increment: czas po każdej turze
clock-live = { $base } na gracza i { $increment } za turę
# $turn: czas na turę · $bank: czas w zapasie
clock-by-days = { $turn } na turę i { $bank } w zapasie
clock-weekends = w weekendy czas nie płynie
# $zone: nazwa strefy czasowej
clock-weekends-off = weekendy wolne ({ $zone })
# $time: długość czasu
clock-bank = + { $time }
clock-left = pozostało:
clock-late = Czas minął.
clock-to-bot = Niech gra bot
clock-end-game = Zakończmy partię
clock-at-end = Sam zegar nikogo nie pozbawia wygranej. Gdy komuś skończy się czas, gospodarz albo ponad połowa pozostałych może oddać miejsce botowi; za zgodą wszystkich pozostałych partia się kończy i liczy się tak, jak stoi.
clock-ended = Ta partia została zakończona: nie można już wykonać ruchu.
clock-not-late = Nie możesz o tym decydować: czas tego miejsca jeszcze nie minął albo minął twój.
clock-invalid = Z takim zegarem nie da się grać. Zegar na żywo ma od 1 minuty do 12 godzin, a na wiele dni od 1 godziny do 30 dni na turę.
# $n: liczba
clock-days = { $n } d
clock-hours = { $n } godz.
clock-minutes = { $n } min
clock-seconds = { $n } s
