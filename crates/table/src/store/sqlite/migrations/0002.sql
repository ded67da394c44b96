-- "Khip": whose file this is, for `file` and for other programs.
PRAGMA application_id = 0x4b686970;

ALTER TABLE house RENAME TO server;

-- Tokens of release 0.1.0 name no date: they are good for a year from here.
INSERT INTO server (name, value) VALUES ('undated_tokens_until', CAST(unixepoch() + 31536000 AS BLOB));

-- Guests are known by the hash of what their devices keep; the program writes the hashes right after this.
-- Tokens of an earlier epoch are worth nothing any more.
ALTER TABLE guests ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;
-- When the guest was last seen, to the day: those who hold nothing and stay away are forgotten.
ALTER TABLE guests ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE guests SET seen = unixepoch();
CREATE INDEX guests_by_seen ON guests (seen);

-- Which rules and components a table is played by, as its head says at length.
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1;
ALTER TABLE tables ADD COLUMN components TEXT NOT NULL DEFAULT '';
-- From where it was set up (a keyed hash of the address), so that nobody fills the lobby alone.
ALTER TABLE tables ADD COLUMN client BLOB NOT NULL DEFAULT x'';

DROP INDEX tables_to_join;
CREATE INDEX tables_to_join ON tables (client, moved) WHERE public = 1 AND over = 0;
CREATE INDEX tables_by_host ON tables (host) WHERE over = 0;
CREATE INDEX tables_by_client ON tables (client) WHERE over = 0;

-- Component packs that are not built in, by their hash: tables that use one outlive its file.
CREATE TABLE packs (
    hash TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
