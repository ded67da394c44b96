-- Games of the day: who has begun which, and how it ended. Points are in quarters.
CREATE TABLE runs (
    day INTEGER NOT NULL,
    game TEXT NOT NULL,
    kind TEXT NOT NULL,
    guest BLOB NOT NULL,
    table_id TEXT NOT NULL,
    begun INTEGER NOT NULL,
    ended INTEGER,
    won INTEGER NOT NULL,
    points INTEGER,
    ahead INTEGER,
    PRIMARY KEY (game, kind, day, guest)
) STRICT, WITHOUT ROWID;
CREATE INDEX runs_by_guest ON runs (guest, day);
CREATE UNIQUE INDEX runs_by_table ON runs (table_id);
