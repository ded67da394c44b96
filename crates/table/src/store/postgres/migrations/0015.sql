-- Users that are programs.
CREATE TABLE bot_users (
    id bytea NOT NULL PRIMARY KEY
);
-- Who is asked to take which seat, and by whom.
CREATE TABLE challenges (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    host bytea NOT NULL,
    guest bytea NOT NULL,
    PRIMARY KEY (table_id, seat)
);
CREATE INDEX challenges_by_guest ON challenges (guest);
CREATE INDEX challenges_by_host ON challenges (host);
