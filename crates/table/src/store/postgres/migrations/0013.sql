-- The lobby is read in its order, however many tables are open; which tables of one place come first is seen in the second
-- index. The index of before goes with the next release.
CREATE INDEX tables_listed ON tables ((free > 0) DESC, moved DESC, id) WHERE public AND NOT over;
CREATE INDEX tables_by_place ON tables (client, (free > 0) DESC, moved DESC, id) WHERE public AND NOT over;
