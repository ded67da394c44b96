-- Ways to reach people: push, letters, webhooks of a user or of a table. What a way is stands in its body, as JSON.
CREATE TABLE ways (
    id TEXT PRIMARY KEY,
    owner BLOB NOT NULL,
    table_id TEXT,
    body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX ways_by_owner ON ways (owner);
CREATE INDEX ways_by_table ON ways (table_id) WHERE table_id IS NOT NULL;

-- Calls to people. One that has been made stays a while without a time to make it, so that it is made once.
CREATE TABLE outbox (
    tag TEXT PRIMARY KEY,
    way TEXT NOT NULL,
    body TEXT NOT NULL,
    due INTEGER,
    tries INTEGER NOT NULL,
    made INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX outbox_by_due ON outbox (due) WHERE due IS NOT NULL;
CREATE INDEX outbox_by_way ON outbox (way);
CREATE INDEX outbox_by_age ON outbox (made);
