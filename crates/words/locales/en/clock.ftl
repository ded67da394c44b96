## Clocks of tables.

clock = Clock
clock-none = none
clock-kind-live = Everybody is here
clock-kind-days = A game over days
# $base: time for the game · $increment: time after each turn
clock-live = { $base } each, and { $increment } per turn
# $turn: time for each turn · $bank: time in the bank
clock-by-days = { $turn } per turn, and { $bank } in reserve
clock-weekends = no time passes on weekends
# $zone: name of a time zone
clock-weekends-off = weekends are off ({ $zone })
# $time: a length of time
clock-bank = + { $time }
clock-left = time left:
clock-late = Time is up.
clock-to-bot = A bot plays on
clock-end-game = End the game here
clock-at-end = Nobody loses by the clock alone. When somebody’s time is up, the host or more than half of the others may let a bot play on; if all the others agree, the game ends and is scored as it stands.
clock-ended = This game was ended: no more moves can be made.
clock-not-late = You cannot decide this: the time of that seat is not up, or your own is.
clock-invalid = No game can be played with this clock. A live clock has 1 minute to 12 hours, one by days 1 hour to 30 days for each turn.
# $n: a number
clock-days = { $n } d
clock-hours = { $n } h
clock-minutes = { $n } min
clock-seconds = { $n } s
