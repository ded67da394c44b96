INSERT INTO attempts (guest, puzzle, game, solved) VALUES (x'0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c', 'p1', 'tzolkin', 1);
INSERT INTO graded (who, game, value, deviation, volatility, tried, at)
    VALUES (x'0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c0c', 'tzolkin', 150000, 30000, 60000, 1, 13);
