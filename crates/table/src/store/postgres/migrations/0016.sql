-- Games of the day: who has begun which, and how it ended. Points are in quarters.
CREATE TABLE runs (
    day bigint NOT NULL,
    game text COLLATE "C" NOT NULL,
    kind text COLLATE "C" NOT NULL,
    guest bytea NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    begun bigint NOT NULL,
    ended bigint,
    won boolean NOT NULL,
    points bigint,
    ahead bigint,
    PRIMARY KEY (game, kind, day, guest)
);
CREATE INDEX runs_by_guest ON runs (guest, day);
CREATE UNIQUE INDEX runs_by_table ON runs (table_id);
