## Gry dnia.

daily-title = Gry dnia
daily-one = Gra dnia
daily-about = Dziś wszyscy dostają to samo rozdanie i każdy gra je raz.
# $level: from 1 to 5
daily-bots = Przeciw botowi, poziom { $level }
daily-play = Graj
# $points: the points · $ahead: the distance to whoever came next, with its sign
daily-won = Wygrana, punkty: { $points } ({ $ahead })
daily-lost = Bez wygranej, punkty: { $points } ({ $ahead })
daily-table = To gra dnia: wszyscy mają to samo rozdanie, a każdy ma jedną próbę.
daily-day = Dzień
daily-week = Tydzień
# $days: how many days
daily-week-about = Jeden punkt za grę skończoną, jeden za każdego użytkownika za tobą, pół za każdego z tym samym wynikiem. Liczą się najlepsze dni tygodnia, nie więcej niż { $days }.
daily-ever = Od początku
daily-points = Punkty
daily-ahead = Przewaga
daily-days = Dni
daily-guest = (gość)
daily-unfinished = nie skończono
daily-nobody = Nikt nie zagrał.
daily-no-days = Żaden dzień nie jest jeszcze zamknięty.
# $begun: how many have begun · $finished: how many have finished
daily-counts = { $begun ->
    [one] { $begun } osoba zaczęła
    [few] { $begun } osoby zaczęły
   *[many] { $begun } osób zaczęło
}, skończyło: { $finished }.
daily-later = Będzie widać, gdy dzień zostanie zamknięty, dwie godziny po północy UTC; kto skończył, widzi wyniki od razu.
daily-day-before = Poprzedni dzień
daily-day-after = Następny dzień
daily-promise = Skróty ziaren
daily-promise-about = Każde ziarno serwer tworzy ze swojego tajnego klucza i z daty. Jego skrót widać tu już dzień wcześniej; gdy dzień zostanie zamknięty, widać samo ziarno i każdy może sprawdzić, czy się zgadza.
daily-commitment = Skrót ziarna
daily-seed = Ziarno
daily-seed-later = Będzie widać, gdy dzień zostanie zamknięty, dwie godziny po północy UTC.

daily-how = Jak to działa
daily-rule-once = Dzień trwa od północy do północy czasu UTC. W każdej grze masz jedną próbę; liczy się ona do dnia, w którym ją zaczęto, i można ją skończyć do dwóch godzin po północy.
daily-rule-same = Wszyscy mają to samo ziarno, to samo miejsce i te same boty: kto gra tak samo, dostaje te same odpowiedzi i te same karty.
daily-rule-hidden = Dopóki dzień nie jest zamknięty, nikt nie widzi twojej gry i nikt nie zna ziarna. Nie ma podpowiedzi, a ruchy cofa się tylko w granicach zasad stołu.
daily-rule-order = Gra wygrana jest wyżej niż niewygrana, potem decyduje przewaga nad następnym graczem. Gra nieskończona na czas jest ostatnia i nie daje punktów.
daily-rule-guests = Goście są na liście dnia, ale nie zajmują miejsc i nie zbierają punktów tygodnia: w innej przeglądarce mieliby drugą próbę.
daily-rule-unrated = Gry dnia nie zmieniają rankingu: ranking bierze się z gier ludzi przy jednym stole.

daily-sealed = To czyjaś gra dnia. Inni zobaczą ją, gdy dzień zostanie zamknięty.
daily-own-seat = Grę dnia kończy ten, kto ją zaczął.
daily-not-closed = To gra dnia: analiza będzie możliwa, gdy dzień zostanie zamknięty, dwie godziny po północy UTC.
daily-people-only = Gry dnia są dla ludzi, nie dla programów.
