-- People who are invited to tables, and notes that nobody else sees.
CREATE TABLE invitations (
    guest bytea NOT NULL,
    table_id text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX invitations_by_table ON invitations (table_id);

CREATE TABLE notes (
    guest bytea NOT NULL,
    table_id text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX notes_by_table ON notes (table_id);
