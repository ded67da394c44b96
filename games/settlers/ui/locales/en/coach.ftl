## What a player who is new is told while playing.

settlers-coach-last = This is the last round: goods left over are worth nothing, locations score.
settlers-coach-pick = Take a card into your hand: a common one can be built for its cost, or razed for the goods that it shows.
settlers-coach-workers = You have { $n } workers: any { $trade } of them can be exchanged for a resource or a card.
settlers-coach-turn = Take one action, or pass; whoever passes is out for this round.
settlers-coach-cleaned = Lost at the end of the round, because nothing stores it: { $goods }.
settlers-coach-razed = A location of yours was razed; a defence token makes that cost one raze token more.
