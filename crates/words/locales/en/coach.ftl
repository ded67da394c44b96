## The coach at the table.

coach-name = Coach
coach-wanted = Coach: what is coming, what was lost
coach-not-here = A coach speaks where one person plays against bots of level 1 or 2.
coach-off = Switch off the coach
