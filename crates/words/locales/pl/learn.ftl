## Lekcje w przeglądarce.

# $game: the name of the game
learn-heading = Nauka: { $game }
learn-about = Każda lekcja to pozycja i kilka ruchów, które wykonujesz samodzielnie. Na każdą próbę dostaniesz odpowiedź, a przerwana lekcja czeka w tym samym miejscu.
learn-begin = Zacznij od pierwszej lekcji
learn-resume = Ucz się dalej
learn-at-once = Zagraj od razu
learn-new = Nie znasz tej gry?
# $lessons: how many; $minutes: how long they take
learn-invitation = { $lessons ->
    [one] { $lessons } lekcja
    [few] { $lessons } lekcje
    [many] { $lessons } lekcji
   *[other] { $lessons } lekcji
}, { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
    [many] { $minutes } minut
   *[other] { $minutes } minuty
}
# $done of $lessons were done
learn-learnt = Ukończone lekcje: { $done } z { $lessons }
learn-go-on = Dalej
learn-try = Spróbuj
learn-next = Następna lekcja
learn-to-game = Gra przeciw botowi
learn-all = Wszystkie lekcje
learn-picture = Plansza w tym miejscu lekcji
learn-back = Wstecz
learn-back-tip = Jeden krok wstecz
learn-again = Od nowa
learn-again-tip = Ta lekcja od początku
