## Analiza zakończonej gry.

# $name: whose game
review-title = Analiza: { $name }
review-about = Według tego, co gracz na tym miejscu wtedy wiedział; nic zakrytego nie ma tu udziału. Liczby ze znakiem ± są szacunkami.
review-ask = Przeanalizuj tę grę
review-waits = Analiza zacznie się, gdy tylko nikt inny nie będzie czekał na serwer.
# $done of $all steps
review-working = Analiza trwa: { $done } z { $all } kroków.
review-impossible = Tej gry nie da się przeanalizować.
review-unreadable = Jest tu zapisana analiza, której ta wersja nie potrafi odczytać.
review-old = Zrobiona według wcześniejszej miary: nie do porównania z nowszymi analizami.
review-anew = Zrób ją od nowa
review-not-over = Grę analizuje się po jej zakończeniu.
review-not-shared = Gracz z tego miejsca nie udostępnił swojej analizy.
review-too-many = Kilka analiz, o które prosisz, jeszcze trwa; poproś ponownie, gdy będą gotowe.
# points
review-summary = Przed pierwszą decyzją oczekiwano { $first } pkt, wyszło { $last }.
review-luck = Los
review-lost = Własne decyzje
review-rest = Inni gracze i to, czego miara nie widziała
review-not-understood = Ponad jedna czwarta pozostaje niewyjaśniona: ta gra nie została zrozumiana.
review-costliest = Najkosztowniejsze decyzje
review-none = Żadna decyzja nie kosztowała więcej, niż mógłby sprawić przypadek.
# $move: its number; $points ± $error
review-cost = Ruch { $move }: { $points } ± { $error } pkt
review-played = Zagrano
review-try = Spróbuj jeszcze raz
review-board = Plansza w tamtej chwili
review-answer = Co było lepsze
review-better = Lepiej
review-why = Dlaczego lepsza tura jest lepsza:
review-then = Czego należało się potem spodziewać
review-depends = Dalszy ciąg zależy od tego, co mają inni; reszta jest tylko wypisana.
review-steps = Kroki najlepszego wariantu
review-picture = Plansza w tym kroku
review-backward = Ruch wstecz
review-forward = Następny ruch
review-back = Wróć do analizy
review-chance = Co przyniósł los
review-no-chance = Nic godnego uwagi.
# $move: its number; $points ± $error; $name made the move $played
review-event = Ruch { $move }: { $points } ± { $error } pkt ({ $name }: { $played })
review-turns = Wszystkie decyzje
review-move = Ruch
review-points = Oczekiwane punkty
review-place = Oczekiwane miejsce
review-loss = Strata
review-turn = Tura
review-swing = Oczekiwane punkty od pierwszej decyzji do końca
review-swing-tip = Linia: oczekiwane punkty. Kreski: los. Kropki: koszt decyzji.
review-share = Udostępnij przez link
review-unshare = Przestań udostępniać
review-shared = Każdy, kto ma adres tej strony, widzi tę analizę.
review-stopped = Analizę przerwano: to jej część.
# a decision that is tried again at a table of its own, against what was played; $points ± $error
review-retry-played-same = Twoja tura: taka sama jak w zakończonej grze.
review-retry-played-equal = Twoja tura: mniej więcej tak samo dobra jak w zakończonej grze.
review-retry-played-better = Twoja tura: o { $points } ± { $error } pkt lepsza niż w zakończonej grze.
review-retry-played-worse = Twoja tura: o { $points } ± { $error } pkt gorsza niż w zakończonej grze.
# the same, against the best turn that the review found
review-retry-best-same = To najlepsza tura, jaką znalazła analiza.
review-retry-best-equal = Jest mniej więcej tak dobra jak najlepsza tura, jaką znalazła analiza.
review-retry-best-better = Jest o { $points } ± { $error } pkt lepsza od najlepszej tury, jaką znalazła analiza.
review-retry-best-worse = Najlepsza tura, jaką znalazła analiza, jest jeszcze o { $points } ± { $error } pkt lepsza.
# a line of the terminal: $first, $last and the rest are points
review-line = Punkty: oczekiwano { $first }, wyszło { $last }: los { $luck }, własne decyzje { $lost }, inni gracze i to, czego miara nie widziała { $rest }
