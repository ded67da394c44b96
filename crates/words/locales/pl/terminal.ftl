## Playing and replaying in the terminal. Words in backticks are typed as they stand, in every language.

play-welcome = Wpisz `help`, aby zobaczyć polecenia; Tab uzupełnia.
play-help-head = Wpisz numer ruchu albo sam ruch; nazwy można skracać, a karty mają nazwy i identyfikatory.
play-help-moves = jeszcze raz dozwolone ruchy
play-help-begin = te, które tak się zaczynają
play-help-board = cała plansza
play-help-hint = wskazówka; hint turn: cała tura; hint why: powody
play-help-undo = cofnij ostatni ruch
play-help-why = dlaczego ruch jest niemożliwy
play-help-score = punkty według źródeł
play-help-log = co się wydarzyło
play-help-save = zapisz grę
play-help-resume = wróć do zapisanej gry
play-help-help = ten tekst
play-help-quit = zakończ
play-help-foot = Tura składa się z małych ruchów. Do jej końca `undo` je cofa, chyba że coś odkryto.
# What stands for what is to be typed
play-word-move = RUCH
play-word-file = PLIK
# Those who have no name of their own: what they are, and of bots, in brackets, how they play
play-name-human = Gracz
play-name-bot = Bot
play-name-program = Program
play-name-net = Sieć
play-name-random = losowy
play-name-greedy = zachłanny
play-name-search = przeszukuje
# $name: who sits down
play-curtain = { $name }, naciśnij Enter, gdy tylko ty patrzysz na ekran.
# $why: a sentence; $rule: the number of the rule
play-refused = Niemożliwe: { $why } ({ $rule })
# $why: a sentence
play-not-understood = { $why } Wpisz `help` albo `moves`.
play-unsaved = Gra nie jest zapisana. `save PLIK` ją zapisze; drugie `quit` kończy bez zapisu.
play-bye = Do widzenia.
play-bye-unsaved = Do widzenia; gra nie została zapisana.
# $command: what to type to go on
play-bye-saved = Do widzenia. Dalszy ciąg: { $command }
play-why-which = Który ruch? Słowami albo numerem: `why 3`.
# $move: its words
play-possible = To jest możliwe: `{ $move }`.
# $number: what was typed; $count: how many there are
play-no-number = Na liście nie ma numeru { $number }; są numery od 1 do { $count }.
# $move: its words
play-taken-back = Cofnięto: { $move }
play-save-where = Gdzie? `save gra.khipu`
# $command: what to type to go on
play-saved = Zapisano. Dalszy ciąg: { $command }
# $file: its name
play-save-other = W pliku { $file } jest inna gra albo dłuższy zapis tej; niczego nie zapisano. Wybierz inną nazwę.
play-resume-which = Którą? `resume gra.khipu`
# $file: its name
play-resumed = Ciąg dalszy gry z pliku { $file }.
# $there and $here: numbers of seats
play-seats-differ = Liczba miejsc w tamtej grze: { $there }, w tej: { $here }; uruchom ją z --resume.
# Before what a move brings, where it is paid by a later choice. $price: goods, or soldiers
play-price = koszt: { $price }
play-several = Pasuje kilka ruchów:
# $n: how many moves begin so
play-step = { $n } { $n ->
    [one] ruch
    [few] ruchy
    [many] ruchów
   *[other] ruchu
}
# $n: how many are not shown
play-more = … i jeszcze { $n }; pokaże je `moves` z pierwszymi słowami.
play-board = `board` pokazuje planszę.
play-page = Enter: dalej, q: dość
play-thinking = Myślę …
# $move: the first move of the best turn
play-hint-nudge = Zwróć uwagę na: { $move }
# $moves: a list
play-hint-turn = Najlepsza znaleziona tura: { $moves }
# $moves: a list; $points: a number; $error: its error
play-hint-ahead = W porównaniu z: { $moves } – lepiej o { $points } ± { $error } pkt
# $moves: a list
play-hint-chances = W porównaniu z: { $moves } – mniej więcej tyle samo punktów, ale większe szanse na wygraną
# $moves: a list
play-hint-equal = Mniej więcej równie dobre: { $moves } (różnica wyników nie jest większa od przypadku)
play-hint-all-equal = Wszystkie porównane ruchy są warte tyle samo w granicach błędu.
play-hint-only = Jest tylko jeden ruch: { $move }
# The reason lies in none of the things that are counted
play-hint-follows = przez to, co może nastąpić
play-bot-lost = Bot nie wie, co zrobić; prosimy o zgłoszenie tej gry.
play-program-resigned = { $name }: program się poddał, dalej gra bot: { $fault }.
score-all = razem
# $name: who
score-wins = { $name } wygrywa.
score-nobody = Nikt nie wygrywa.
# $names: a list
score-shared = Wspólne zwycięstwo: { $names }.
# $step, $steps: moves played, and all of them
replay-after = Po ruchu { $step } z { $steps }.
replay-prompt = Enter: następny ruch, b: wstecz, liczba: skok, q: koniec >
replay-last = To był ostatni ruch.
# $steps: how many moves
replay-number = Wpisz liczbę od 0 do { $steps }.

## Lekcje w terminalu
# $number, $count: która lekcja i ile ich jest; $title: jej tytuł
learn-title = Lekcja { $number } z { $count }: { $title }
learn-resumed = Zaczynasz tam, gdzie była przerwa; `again` zaczyna od nowa.
learn-name-learner = Gracz
learn-name-opponent = Rywal
learn-hint-read = Enter: dalej; `help` wymienia polecenia.
learn-hint-play = Wpisz ruch albo jego numer. `moves` pokazuje wszystkie inne.
learn-hint-try = Spróbuj: wpisz ruch albo jego numer. Zostanie odrzucony.
learn-hint-guess = Jak sądzisz? Wpisz numer.
learn-guess-right = Zgadza się.
# $answer: zdanie
learn-guess-wrong = Niezupełnie. Odpowiedź: { $answer }
learn-off-topic = Ruch jest możliwy, ale nie o nim jest ta lekcja. Nic się nie zmieniło.
# $command: co wpisać
learn-next-lesson = Następna lekcja: `{ $command }`
# $command: co wpisać
learn-play = Partia z botem: `{ $command }`
# $command: co wpisać
learn-bye = Do zobaczenia. Dalej: { $command }
learn-state-done = ukończona
learn-state-begun = rozpoczęta
learn-help-back = krok wstecz
learn-help-again = ta lekcja od początku
learn-help-quit = wyjście; lekcja zaczeka
