INSERT INTO ways (id, owner, table_id, body)
    VALUES ('w1', x'a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0', NULL, '{"way":"mail"}');
INSERT INTO outbox (tag, way, body, due, tries, made) VALUES ('t1', 'w1', '{}', NULL, 1, unixepoch());
