INSERT INTO barred (client, until) VALUES (x'07070707070707070707070707070707', 4102444800);
INSERT INTO audit (id, at, actor, act) VALUES (x'08080808080808080808080808080808', 9, 'Ada', '{}');
INSERT INTO reports (id, at, reporter, name, table_id, text)
    VALUES (x'09090909090909090909090909090909', 10, x'0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a', 'Ben', NULL, 'spam');
UPDATE tables SET removed = 1 WHERE id = (SELECT min(id) FROM tables WHERE over);
