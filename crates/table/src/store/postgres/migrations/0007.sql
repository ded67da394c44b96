-- What keeps order: networks that are barred, what moderators did, what people report, tables that were taken away.
CREATE TABLE barred (
    client bytea PRIMARY KEY,
    until bigint NOT NULL
);

CREATE TABLE audit (
    id bytea PRIMARY KEY,
    at bigint NOT NULL,
    actor text NOT NULL,
    act text NOT NULL
);
CREATE INDEX audit_by_time ON audit (at);

CREATE TABLE reports (
    id bytea PRIMARY KEY,
    at bigint NOT NULL,
    reporter bytea NOT NULL,
    name text NOT NULL,
    table_id text,
    text text NOT NULL
);

ALTER TABLE tables ADD COLUMN removed boolean NOT NULL DEFAULT false;
