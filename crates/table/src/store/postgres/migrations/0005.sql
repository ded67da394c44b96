-- Clocks. How the clock of a table goes, as JSON; when the first time ends that passes now, for lists; and when something
-- is to be done about it. The log says all this at length.
ALTER TABLE tables ADD COLUMN clock text;
ALTER TABLE tables ADD COLUMN due bigint;
ALTER TABLE tables ADD COLUMN wake bigint;
-- Tables where no time passes are not in it: clocks cost nothing while nobody is late.
CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;

-- When no server ran: such time is added to everybody's.
CREATE TABLE downtimes (
    since bigint PRIMARY KEY,
    until bigint NOT NULL
);
