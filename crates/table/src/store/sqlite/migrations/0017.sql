-- Study boards: each belongs to one guest or user, and is a text of its own.
CREATE TABLE studies (
    id TEXT NOT NULL PRIMARY KEY,
    owner BLOB NOT NULL,
    title TEXT NOT NULL,
    game TEXT NOT NULL,
    body TEXT NOT NULL,
    -- Grows with every change.
    version INTEGER NOT NULL,
    shared INTEGER NOT NULL,
    changed INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX studies_by_owner ON studies (owner, changed);
