## Urlop przy stołach na dni.

# $n: dni
holiday-each = { $n ->
    [one] { $n } dzień urlopu dla każdego
    [few] { $n } dni urlopu dla każdego
    [many] { $n } dni urlopu dla każdego
   *[other] { $n } dnia urlopu dla każdego
}
holiday-choose = urlop dla każdego:
# $n: dni
holiday-left = { $n ->
    [0] Urlop wykorzystany
    [one] Urlop: pozostał { $n } dzień
    [few] Urlop: pozostały { $n } dni
    [many] Urlop: pozostało { $n } dni
   *[other] Urlop: pozostało { $n } dnia
}
holiday-about = Na urlopie twój czas nie płynie. Dni zaczynają się od razu i wszyscy widzą, że cię nie ma. Mimo to możesz grać. Kto wraca wcześniej, zachowuje dni, które się nie zaczęły.
holiday-days = Ile dni
holiday-take = Weź urlop
holiday-end = Zakończ urlop
holiday-on = na urlopie jeszcze przez
holiday-none = Nie masz tu tylu dni urlopu albo twój czas minął.
holiday-not-away = Nie jesteś tu na urlopie.
