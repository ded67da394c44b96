-- Where each log and each chat ends, so that one statement can say: add this row if nobody was faster.
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN chat INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET
    version = coalesce((SELECT max(seq) FROM log WHERE log.id = tables.id), 0),
    chat = coalesce((SELECT max(seq) FROM chat WHERE chat.id = tables.id), 0);

-- By this whoever acted knows their row again, if the answer was lost. Rows of before have none.
ALTER TABLE log ADD COLUMN act BLOB;
