INSERT INTO lessons (guest, lesson, version, step, moves, done)
    VALUES (x'b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0b0', 'tzolkin-1', 4, 2, '[]', 0);
