-- What keeps order: networks that are barred, what moderators did, what people report, tables that were taken away.
CREATE TABLE barred (
    client BLOB PRIMARY KEY,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE audit (
    id BLOB PRIMARY KEY,
    at INTEGER NOT NULL,
    actor TEXT NOT NULL,
    act TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX audit_by_time ON audit (at);

CREATE TABLE reports (
    id BLOB PRIMARY KEY,
    at INTEGER NOT NULL,
    reporter BLOB NOT NULL,
    name TEXT NOT NULL,
    table_id TEXT,
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;

ALTER TABLE tables ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;

-- SQLite takes an index with a condition only for queries that say the condition in the same words.
DROP INDEX tables_to_join;
DROP INDEX tables_by_host;
DROP INDEX tables_by_client;
CREATE INDEX tables_to_join ON tables (client, moved) WHERE public AND NOT over;
CREATE INDEX tables_by_host ON tables (host) WHERE NOT over;
CREATE INDEX tables_by_client ON tables (client) WHERE NOT over;
