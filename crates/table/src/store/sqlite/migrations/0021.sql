-- The bot of the host that must decide; empty for one of a level.
ALTER TABLE thinking ADD COLUMN bot TEXT NOT NULL DEFAULT '';
-- Which bots of the host are where, and when that was last said.
CREATE TABLE host_bots (
    worker TEXT NOT NULL,
    name TEXT NOT NULL,
    seen INTEGER NOT NULL,
    PRIMARY KEY (worker, name)
) STRICT, WITHOUT ROWID;
CREATE INDEX host_bots_by_name ON host_bots (name);
-- When a user that is a program last listened to what concerns it.
ALTER TABLE bot_users ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
CREATE INDEX bot_users_by_seen ON bot_users (seen);
