INSERT INTO reviews (id, seat, asker, asked, body, done, shared)
    SELECT max(id), 0, x'0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b', 12, '{}', 1, 1 FROM tables WHERE over;
