-- What the server keeps, as release 0.1.0 made it. The log is the truth: rows are only ever added to it. The last columns
-- of `tables` and the whole of `holds` say in short what the log says at length, so that the lobby need not read it.

CREATE TABLE IF NOT EXISTS house (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS guests (
    id BLOB PRIMARY KEY,
    name TEXT NOT NULL,
    language TEXT,
    theme TEXT
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    -- A record without moves: game, rules, components, options, origin.
    head TEXT NOT NULL,
    host BLOB NOT NULL,
    public INTEGER NOT NULL,
    made INTEGER NOT NULL,
    -- When the last row was added.
    moved INTEGER NOT NULL,
    -- How many moves stand.
    steps INTEGER NOT NULL,
    -- Sets of seats: who must decide, who has won.
    turn INTEGER NOT NULL,
    won INTEGER NOT NULL,
    over INTEGER NOT NULL,
    -- How many seats nobody holds.
    free INTEGER NOT NULL,
    -- Who sits where, as JSON.
    seats TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX IF NOT EXISTS tables_to_join ON tables (moved) WHERE public = 1 AND over = 0;

CREATE TABLE IF NOT EXISTS log (
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS chat (
    id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    at INTEGER NOT NULL,
    seat INTEGER,
    name TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (id, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE IF NOT EXISTS holds (
    guest BLOB NOT NULL,
    id TEXT NOT NULL,
    PRIMARY KEY (guest, id)
) STRICT, WITHOUT ROWID;
