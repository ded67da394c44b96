-- Users: guests with a name of their own in this server, who come back from any device.
-- Seats are held by the id of a user as by the id of a guest.
CREATE TABLE users (
    id BLOB PRIMARY KEY,
    name TEXT NOT NULL,
    -- 0 plays, 1 moderates, 2 administers.
    role INTEGER NOT NULL,
    language TEXT,
    -- Where letters go, once the link in one was followed.
    mail TEXT,
    -- The hash of the printed code by which somebody who lost everything else comes back.
    recovery BLOB,
    made INTEGER NOT NULL,
    -- Until when the user may not write to others, and may not come at all.
    muted INTEGER NOT NULL,
    banned INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX users_by_mail ON users (lower(mail)) WHERE mail IS NOT NULL;

-- How names look: two users never have names that somebody in a hurry takes for each other.
CREATE TABLE user_names (
    shape TEXT PRIMARY KEY,
    user_id BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX user_names_by_user ON user_names (user_id);

-- A guest is one device. Those of a user say so, and what they are.
ALTER TABLE guests ADD COLUMN user_id BLOB;
ALTER TABLE guests ADD COLUMN device TEXT;
CREATE INDEX guests_by_user ON guests (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE passkeys (
    credential BLOB PRIMARY KEY,
    user_id BLOB NOT NULL,
    -- What never changes of it: the public key before all.
    key BLOB NOT NULL,
    -- What may change each time: the counter before all.
    state BLOB NOT NULL,
    label TEXT NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_user ON passkeys (user_id);

-- What is good once, and not for long: begun ceremonies, links in letters, invitations. The secret itself is not kept.
CREATE TABLE once (
    hash BLOB PRIMARY KEY,
    purpose TEXT NOT NULL,
    body BLOB NOT NULL,
    until INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX once_by_end ON once (until);

-- Who wrote a line, so that it can be taken away with them. Lines of before do not say.
ALTER TABLE chat ADD COLUMN author BLOB;
CREATE INDEX chat_by_author ON chat (author) WHERE author IS NOT NULL;
