## Co słyszy nowy gracz w trakcie gry.

tzolkin-coach-food = { $days ->
    [0] Dziś Dzień Żywienia
    [one] Dzień Żywienia za 1 dzień
   *[other] Dzień Żywienia za { $days } dni
}: kukurydzy potrzeba { $need }, a masz { $have }.
tzolkin-coach-wealth = Zatrzymaj dwie płytki: dostaniesz to, co pokazują. Kukurydzą płacisz za wysyłanie robotników i ich żywisz: bez niej trudno ruszyć.
tzolkin-coach-place = Musisz wysłać robotników: żaden twój nie stoi na kole.
tzolkin-coach-pick = Musisz zdjąć robotników: żaden twój nie jest wolny.
tzolkin-coach-either = Wyślij robotników (wolni: { $free }) albo zdejmij (na kołach: { $riding }), nigdy jedno i drugie.
tzolkin-coach-hungry = Głodni robotnicy: { $n }; każdy kosztuje { $points } pkt.
tzolkin-coach-pushed = Twój robotnik spadł z koła { $gear } bez akcji: zdejmuj robotników przed ostatnim polem.
