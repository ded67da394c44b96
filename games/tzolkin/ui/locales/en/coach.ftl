## What a player who is new is told while playing.

tzolkin-coach-food = { $days ->
    [0] Today is a food day
    [one] Food day in 1 day
   *[other] Food day in { $days } days
}: your workers need { $need } corn, and you have { $have }.
tzolkin-coach-wealth = Keep two tiles and take what they show. Corn pays for placing workers and feeds them: with little of it the beginning is slow.
tzolkin-coach-place = You must place workers: none of yours is on a gear.
tzolkin-coach-pick = You must pick up workers: none of yours is free.
tzolkin-coach-either = Place workers (free: { $free }) or pick some up (on gears: { $riding }), never both.
tzolkin-coach-hungry = { $n ->
    [one] 1 hungry worker has
   *[other] { $n } hungry workers have
} cost you { $points } points each.
tzolkin-coach-pushed = Your worker was pushed off { $gear } with no action: pick workers up before the last space.
