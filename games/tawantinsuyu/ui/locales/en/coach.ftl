## What a player who is new is told while playing.

tawantinsuyu-coach-festival = The festival is near (workers in the village: { $left }): { $cards ->
    [one] 1 god card wants
   *[other] { $cards } god cards want
} a potato each, and you have { $potatoes }.
tawantinsuyu-coach-weaving = Pick the weaving that your first tapestry begins with: a joint of like symbols brings what its edges show.
tawantinsuyu-coach-keep = Keep three god cards in hand: you place workers with them. The other five bring their benefits at once.
tawantinsuyu-coach-limit = You have { $n } workers; at the end of the turn only { $limit } may stay.
tawantinsuyu-coach-turn = Place one worker, or take two different secondary actions.
tawantinsuyu-coach-no-worker = You have no worker to place: take two secondary actions, recruiting among them.
tawantinsuyu-coach-hungry = God cards without a potato: { $n }; each has cost you { $points } points.
tawantinsuyu-coach-dismissed = A worker beyond the limit has left the game: { $worker }.
