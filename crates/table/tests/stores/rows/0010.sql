INSERT INTO results (table_id, user_id, game, at, public, players, place, faction, value, change)
    SELECT max(id), x'a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0', 'tzolkin', 11, 1, 2, 1, NULL, 1512, 12
    FROM tables WHERE over;
INSERT INTO ratings (user_id, game, value, deviation, volatility, games, at)
    VALUES (x'a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0', 'tzolkin', 151200, 20000, 60000, 1, 11);
