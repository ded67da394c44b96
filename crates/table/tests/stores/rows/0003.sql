-- The line of chat that is there already.
UPDATE tables SET chat = 1 WHERE id = (SELECT min(id) FROM tables);
