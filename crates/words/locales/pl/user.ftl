## Users: guests with a name of their own, who come back from any device.

user-title = Ty
user-why = Możesz grać i bez tego. Jako użytkownik masz tu nazwę, której nie ma nikt inny, i odnajdujesz swoje gry na każdym urządzeniu.
user-log-in = Zaloguj się
user-log-in-passkey = Zaloguj się kluczem dostępu
user-log-in-code = Zaloguj się kodem odzyskiwania
user-log-in-first = Najpierw się zaloguj.
user-become = Zostań użytkownikiem
user-become-tip = Nie trzeba hasła ani adresu. Gry, przy których teraz siedzisz, pozostają Twoje.
user-become-passkey = Zostań użytkownikiem z kluczem dostępu
user-become-code = Bez klucza dostępu
user-become-code-go = Zostań użytkownikiem z kodem odzyskiwania
user-passkey-tip = Klucz dostępu przechowuje Twoje urządzenie i otwiera go odciskiem palca, twarzą albo swoim kodem.
user-code-tip = Dostaniesz kod do wydrukowania lub zapisania: razem z nazwą wpuści Cię na każdym urządzeniu.
user-already = Jesteś już użytkownikiem.
user-name = Twoja nazwa
user-name-taken = Ktoś tu ma już tę nazwę albo bardzo podobną.
user-name-reserved = Tę nazwę można by tu pomylić z czymś innym. Wybierz inną.
user-moderator = Moderator
user-bot-name = Program zachowuje swoją nazwę: każdy ma widzieć, czym jest.
user-unknown = Nie ma już takiego użytkownika.
user-banned = Masz zakaz wstępu na ten serwer.

user-passkeys = Klucze dostępu
user-passkeys-none = Nie masz jeszcze klucza dostępu.
user-passkeys-full = Masz już tyle kluczy dostępu, ile się tu mieści. Najpierw usuń któryś.
user-passkey-add = Dodaj klucz dostępu
user-passkey-refused = Ten klucz dostępu nie został przyjęty. Spróbuj jeszcze raz.
user-passkey-unknown = Ten klucz dostępu nie jest tu znany. Być może został usunięty.
user-no-passkeys = Przeglądarki tworzą klucze dostępu tylko dla serwerów, które mają nazwę i działają przez https.
user-last-way = To Twoja jedyna droga powrotu. Najpierw utwórz kod odzyskiwania albo dodaj drugi klucz dostępu.
user-remove = Usuń
user-last-used = ostatnio użyto:

user-code = Kod odzyskiwania
user-code-there = Masz kod. Nowy go zastąpi.
user-code-none = Nie masz kodu. Jeśli stracisz urządzenia, tylko kod odzyskiwania wpuści Cię z powrotem.
user-code-new = Utwórz nowy kod
user-code-once = Wydrukuj ten kod albo go zapisz: zobaczysz go tylko raz. Razem z nazwą wpuści Cię na każdym urządzeniu.
user-code-kept = Mam go zapisany
user-code-wrong = Nazwa i kod do siebie nie pasują.

user-devices = Urządzenia
user-device-here = to urządzenie
user-log-out = Wyloguj
user-log-out-others = Wyloguj na wszystkich innych urządzeniach

user-data = Twoje dane
user-export = Pobierz wszystko, co jest o Tobie zapisane
user-delete = Usuń wszystko
user-delete-tip = Twoja nazwa, Twoje wpisy, klucze dostępu i urządzenia zostaną od razu usunięte. Z trwających gier odejdziesz; Twoje ruchy zostaną jako ruchy kogoś bez nazwy, żeby inni zachowali swoje gry. Wpisz swoją nazwę, aby potwierdzić.
user-delete-go = Usuń na zawsze
user-delete-name = To nie jest Twoja nazwa. Nic nie zostało usunięte.

privacy-title = Prywatność i dane gospodarza
privacy-guest = Kto gra, dostaje jedno ciasteczko, które mówi, czyje to urządzenie. Innych nie ma, śledzenia też nie.
privacy-user = O użytkownikach serwer przechowuje nazwę, publiczne części kluczy dostępu, skrót kodu odzyskiwania, rodzaje urządzeń z dniem ostatniej wizyty, adres e-mail, jeśli został podany, oraz identyfikator w usłudze logowania, jeśli ją połączono.
privacy-network = Adresy sieciowe nie trafiają do bazy danych: nowemu stołowi towarzyszy tylko skrót z kluczem, żeby nikt nie zapełnił sali sam.
privacy-others = Ruchy, wyniki i to, co pisze się przy stole, widzą ci, którzy mogą widzieć stół.
privacy-delete = Użytkownicy pobierają i usuwają wszystko na własnej stronie. Ruchy zostają bez nazwy.
privacy-backup = Kopie zapasowe serwera mogą zawierać usunięte dane, dopóki nie wygasną.
privacy-imprint = Kto prowadzi ten serwer
privacy-no-imprint = Gospodarz tego nie podał.

## Linki e-mailem.

mail-title = Adres e-mail
mail-tip = Na listy, o które prosisz, i do logowania linkiem. Nikt inny go nie widzi. Puste pole go usuwa.
mail-send = Wyślij mi link
mail-sent = Jeśli wszystko się zgadza, list jest w drodze. Link działa raz, przez 15 minut.
mail-log-in = Zaloguj się przez e-mail
mail-subject = Twój link do Khipu
mail-text = Otwórz ten link, żeby przejść dalej. Działa raz, przez 15 minut. Jeśli to nie Twoja prośba, nic nie rób.
mail-go-on = Dalej
mail-link-old = Ten link już wykorzystano albo wygasł. Poproś o nowy.
mail-wrong = Na ten adres nie można wysłać listu.
