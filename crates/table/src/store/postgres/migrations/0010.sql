-- Games that are over, for each user who played one; with the rating after it and its change, if it was rated. Points are in
-- hundredths in `ratings` and whole here, volatility is in millionths.
CREATE TABLE results (
    table_id text NOT NULL,
    user_id bytea NOT NULL,
    game text NOT NULL,
    at bigint NOT NULL,
    public boolean NOT NULL,
    players bigint NOT NULL,
    place bigint NOT NULL,
    faction text,
    value bigint,
    change bigint,
    PRIMARY KEY (table_id, user_id)
);
CREATE INDEX results_by_user ON results (user_id, at);

CREATE TABLE ratings (
    user_id bytea NOT NULL,
    game text NOT NULL,
    value bigint NOT NULL,
    deviation bigint NOT NULL,
    volatility bigint NOT NULL,
    games bigint NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (user_id, game)
);
CREATE INDEX ratings_by_value ON ratings (game, value);
