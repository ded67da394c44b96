## Przy stole, obok gry.

sitting-again = Zagraj jeszcze raz w tym samym gronie
sitting-again-short = Jeszcze raz
# $link: the way to the next table
sitting-again-line = Zagrajmy jeszcze raz: { $link }
sitting-confirm = Pytaj przed wykonaniem ruchu
sitting-notes = Notatki (nikt inny ich nie widzi)
sitting-notes-keep = Zapisz notatki
sitting-notes-long = Te notatki są za długie.
sitting-invite = Zaproś
user-name-of = Nazwa użytkownika
sitting-invited = Zaproszenia
# $game: name of the game
sitting-decline = Odmów: { $game }
sitting-too-many = Do tego stołu zaproszono już tyle osób, ile się da.
sitting-sits-already = Ta osoba już siedzi przy tym stole.
sitting-not-over = Gra jeszcze się nie skończyła.
sitting-apart = Gracze przeczytają to, co piszą widzowie, dopiero po zakończeniu gry.
sitting-mute = Wycisz:
sitting-watching = Patrzą
# $n: how many
sitting-guests = { $n ->
    [one] { $n } gość
    [few] { $n } gości
   *[many] { $n } gości
}

## Cofanie za zgodą innych i hasła.

back-ask = Poproś innych o cofnięcie mojego ostatniego ruchu
# $name: who asks · $n: number of a move
back-asked = { $name } prosi o cofnięcie wszystkiego od ruchu { $n }. To, co odkryto, pozostaje znane.
back-agree = Zgoda
back-refuse = Odmowa
back-not-here = Tego nie można cofnąć: gra jest rankingowa, jeszcze się nie zaczęła albo już się skończyła, nie masz jeszcze ruchu albo nikt o to nie prosi.
lock-title = Hasło
lock-tip = Kto znajdzie stół w holu, siada z tym hasłem; zaproszenia i linki go nie wymagają:
lock-locked = Nieznajomi potrzebują hasła, żeby tu usiąść.
lock-wrong = To nie jest hasło tego stołu.
