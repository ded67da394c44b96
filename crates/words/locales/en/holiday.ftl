## Holidays at tables by days.

# $n: days
holiday-each = { $n ->
    [one] one day of holidays each
   *[other] { $n } days of holidays each
}
holiday-choose = holidays for everybody:
# $n: days
holiday-left = { $n ->
    [0] No holidays left
    [one] Holidays: one day left
   *[other] Holidays: { $n } days left
}
holiday-about = While you are on holiday, no time passes for you. The days begin at once, and everybody sees that you are away. You may play all the same. Whoever comes back earlier keeps the days that have not begun.
holiday-days = How many days
holiday-take = Go on holiday
holiday-end = End the holiday
holiday-on = on holiday for another
holiday-none = You do not have that many days of holiday here, or your time is up.
holiday-not-away = You are not on holiday here.
