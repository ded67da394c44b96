-- Study boards: each belongs to one guest or user, and is a text of its own.
CREATE TABLE studies (
    id text NOT NULL PRIMARY KEY,
    owner bytea NOT NULL,
    title text NOT NULL,
    game text NOT NULL,
    body text NOT NULL,
    -- Grows with every change.
    version bigint NOT NULL,
    shared boolean NOT NULL,
    changed bigint NOT NULL
);
CREATE INDEX studies_by_owner ON studies (owner, changed);
