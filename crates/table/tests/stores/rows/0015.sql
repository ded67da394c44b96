INSERT INTO bot_users (id) VALUES (x'a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0');
INSERT INTO challenges (table_id, seat, host, guest)
    SELECT min(id), 1, x'0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e0e', x'0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f0f' FROM tables WHERE NOT over;
