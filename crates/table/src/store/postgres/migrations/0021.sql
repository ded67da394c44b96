-- The bot of the host that must decide; empty for one of a level.
ALTER TABLE thinking ADD COLUMN bot text NOT NULL DEFAULT '';
-- Which bots of the host are where, and when that was last said.
CREATE TABLE host_bots (
    worker text NOT NULL,
    name text NOT NULL,
    seen bigint NOT NULL,
    PRIMARY KEY (worker, name)
);
CREATE INDEX host_bots_by_name ON host_bots (name);
-- When a user that is a program last listened to what concerns it.
ALTER TABLE bot_users ADD COLUMN seen bigint NOT NULL DEFAULT 0;
CREATE INDEX bot_users_by_seen ON bot_users (seen);
