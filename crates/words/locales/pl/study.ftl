## Studia: zakończone gry z wariantami, komentarzami i rysunkami.

study-list = Studia
study-about = Studium to zakończona gra, pozycja albo nowa gra z własnymi wariantami, komentarzami i strzałkami. Nikt inny go nie widzi, dopóki go nie udostępnisz.
study-list-none = Nie masz jeszcze żadnego studium. Zacznij tutaj albo od zakończonej gry, analizy lub zadania.
study-new = Nowa gra do studiowania
study-new-game = Gra
study-new-players = Gracze
study-new-seed = Ziarno
study-new-go = Zacznij
study-upload = Z pliku
study-upload-tip = Studium, zapis gry albo pozycja:
study-upload-go = Otwórz
study-is-shared = udostępnione
study-drop = Usuń…
study-drop-sure = Usuń na zawsze
study-none = Nie ma takiego studium albo nie jest udostępnione.
study-not-yours = To studium należy do kogoś innego; skopiuj je, żeby je zmieniać.
study-not-over = Grę można studiować, gdy skończyła się dla wszystkich, którzy w nią grają.
study-too-many = Masz tyle studiów, na ile jest miejsca; najpierw usuń któreś.
study-not-turn = To miejsce nie ma tu nic do zdecydowania; spójrz oczami tego, które decyduje.
study-values-wait = Wartości, o które prosisz, są jeszcze obliczane; poproś ponownie, gdy będą gotowe.
study-puzzle-first = Najpierw spróbuj rozwiązać zadanie.
# $number: of the seat, from 1
study-seat = Miejsce { $number }
study-this = Studiuj
# $game: its name
study-untitled = Studium: { $game }
# $points: names with points
study-over = Koniec gry: { $points }
study-steps = Kroki
study-first = Na początek
study-last = Na koniec wariantu
study-draw = Rysuj
study-draw-tip = Wybierz pole dwa razy, żeby je zaznaczyć, albo dwa pola, żeby narysować strzałkę; to samo jeszcze raz usuwa
study-start = Początek
study-commented = ma komentarz lub rysunek
study-moves = Ruchy
study-variations = Warianty
study-comment = Komentarz
study-comment-keep = Zapisz komentarz
study-marks = Narysowane na planszy
study-mark-remove = Usuń
study-cut = Usuń od tego ruchu
study-eyes = Widziane oczami
study-eyes-turn = tego, kto decyduje
study-eyes-none = widza
study-values = Wartości
study-values-ask = Ile są warte ruchy?
study-values-old = Według wcześniejszej miary: nie do porównania z nowymi wartościami.
study-values-one = Nie ma czego porównywać: jest jeden ruch albo żadnego.
# $points ± $error
study-value = { $points } ± { $error } pkt
# $points ± $error
study-value-behind = { $points } ± { $error } za najlepszym
study-whole = Całe studium
study-title = Tytuł
study-title-keep = Zapisz tytuł
study-share = Udostępnij przez link
study-unshare = Przestań udostępniać
study-shared = Każdy, kto ma adres tej strony, może oglądać to studium; nikt inny nie może go zmieniać.
study-copy = Skopiuj do moich studiów
study-file = Pobierz jako plik

## W terminalu.

study-hint = Enter: następny ruch; „help” pokaże, co jeszcze można.
study-last-here = Wariant się tu kończy: zagraj ruch, żeby iść dalej.
study-node-range = To studium ma węzły od 0 do { $last }.
study-saved = Zapisano jako { $file }.
study-unsaved = Zmiany nie są zapisane. „save” je zachowa, jeszcze jedno „quit” wyjdzie bez nich.
study-help-next = następny ruch wariantu (także Enter)
study-help-back = jeden ruch wstecz
study-help-go = do węzła o podanym numerze
study-help-line = ruchy z numerami i miejsca, gdzie odchodzą warianty
study-help-comment = komentarz do tego węzła
study-help-mark = zaznacza pole albo rysuje strzałkę do drugiego; to samo jeszcze raz usuwa
study-help-values = ile są warte ruchy
study-help-cut = usuwa ten węzeł i wszystko, co po nim
study-help-save = zapisuje studium w jego pliku albo w innym
study-help-quit = wyjście
