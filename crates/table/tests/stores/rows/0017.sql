INSERT INTO studies (id, owner, title, game, body, version, shared, changed)
    VALUES ('s1', x'11111111111111111111111111111111', 'Openings', 'tzolkin', 'text', 3, 1, 17);
