-- Schema 3, the first on PostgreSQL: what the migrations of SQLite lead to by then, and what many nodes need besides.
-- From here on both grow together, by files of the same number.

-- The clock of the database is the only one that counts; SQLite has the same by itself.
CREATE FUNCTION unixepoch() RETURNS bigint LANGUAGE sql STABLE
    AS $$ SELECT floor(extract(epoch FROM clock_timestamp()))::bigint $$;

CREATE TABLE server (
    name text PRIMARY KEY,
    value bytea NOT NULL
);

CREATE TABLE guests (
    id bytea PRIMARY KEY,
    name text NOT NULL,
    language text,
    theme text,
    epoch bigint NOT NULL,
    seen bigint NOT NULL
);
CREATE INDEX guests_by_seen ON guests (seen);

CREATE TABLE tables (
    id text COLLATE "C" PRIMARY KEY,
    game text NOT NULL,
    rules bigint NOT NULL,
    components text NOT NULL,
    head text NOT NULL,
    host bytea NOT NULL,
    client bytea NOT NULL,
    public boolean NOT NULL,
    made bigint NOT NULL,
    moved bigint NOT NULL,
    version bigint NOT NULL,
    chat bigint NOT NULL,
    steps bigint NOT NULL,
    turn bigint NOT NULL,
    won bigint NOT NULL,
    over boolean NOT NULL,
    free bigint NOT NULL,
    seats text NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX tables_to_join ON tables (client, moved) WHERE public AND NOT over;
CREATE INDEX tables_by_host ON tables (host) WHERE NOT over;
CREATE INDEX tables_by_client ON tables (client) WHERE NOT over;

CREATE TABLE log (
    id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL,
    act bytea,
    PRIMARY KEY (id, seq)
);

CREATE TABLE chat (
    id text COLLATE "C" NOT NULL,
    seq bigint NOT NULL,
    at bigint NOT NULL,
    seat bigint,
    name text NOT NULL,
    text text NOT NULL,
    PRIMARY KEY (id, seq)
);

CREATE TABLE holds (
    guest bytea NOT NULL,
    id text COLLATE "C" NOT NULL,
    PRIMARY KEY (guest, id)
);

CREATE TABLE packs (
    hash text PRIMARY KEY,
    game text NOT NULL,
    body text NOT NULL
);

-- Who may do something alone, until when: chores of all nodes together.
CREATE TABLE leases (
    name text PRIMARY KEY,
    holder text NOT NULL,
    until timestamptz NOT NULL
);

-- Which seats have a table open, on which node.
CREATE TABLE present (
    id text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    node text NOT NULL,
    until timestamptz NOT NULL,
    PRIMARY KEY (id, seat, node)
);
CREATE INDEX present_by_node ON present (node);
