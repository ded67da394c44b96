-- People who are invited to tables, and notes that nobody else sees.
CREATE TABLE invitations (
    guest BLOB NOT NULL,
    table_id TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX invitations_by_table ON invitations (table_id);

CREATE TABLE notes (
    guest BLOB NOT NULL,
    table_id TEXT NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (guest, table_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_by_table ON notes (table_id);
