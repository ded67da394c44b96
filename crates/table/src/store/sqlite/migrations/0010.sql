-- Games that are over, for each user who played one; with the rating after it and its change, if it was rated. Points are in
-- hundredths in `ratings` and whole here, volatility is in millionths.
CREATE TABLE results (
    table_id TEXT NOT NULL,
    user_id BLOB NOT NULL,
    game TEXT NOT NULL,
    at INTEGER NOT NULL,
    public INTEGER NOT NULL,
    players INTEGER NOT NULL,
    place INTEGER NOT NULL,
    faction TEXT,
    value INTEGER,
    change INTEGER,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX results_by_user ON results (user_id, at);

CREATE TABLE ratings (
    user_id BLOB NOT NULL,
    game TEXT NOT NULL,
    value INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    games INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (user_id, game)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_value ON ratings (game, value);
