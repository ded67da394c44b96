INSERT INTO users (id, name, role, language, mail, recovery, made, muted, banned)
    VALUES (x'a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0', 'Ada – żółć', 2, 'pl', 'ada@example.org', x'01', 1, 0, 0);
INSERT INTO user_names (shape, user_id) VALUES ('ada', x'a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0');
INSERT INTO guests (id, name, language, theme, epoch, seen, user_id, device)
    VALUES (x'b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0', 'Ada', 'pl', 'dark', 3, unixepoch(),
        x'a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0', 'Firefox');
INSERT INTO passkeys (credential, user_id, key, state, label, made, used)
    VALUES (x'0102', x'a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0', x'03', x'04', 'phone', 5, 6);
INSERT INTO once (hash, purpose, body, until) VALUES (x'05', 'invite', x'06', 4102444800);
