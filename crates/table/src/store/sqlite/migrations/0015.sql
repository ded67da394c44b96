-- Users that are programs.
CREATE TABLE bot_users (
    id BLOB NOT NULL PRIMARY KEY
) STRICT, WITHOUT ROWID;
-- Who is asked to take which seat, and by whom.
CREATE TABLE challenges (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    host BLOB NOT NULL,
    guest BLOB NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX challenges_by_guest ON challenges (guest);
CREATE INDEX challenges_by_host ON challenges (host);
