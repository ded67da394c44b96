-- First attempts at puzzles.
CREATE TABLE attempts (
    guest bytea NOT NULL,
    puzzle text COLLATE "C" NOT NULL,
    game text NOT NULL,
    solved boolean NOT NULL,
    PRIMARY KEY (guest, puzzle)
);

-- What solvers and puzzles are worth, at each title: a guest, or a puzzle by the letters of its id. Points are in
-- hundredths, volatility is in millionths.
CREATE TABLE graded (
    who bytea NOT NULL,
    game text COLLATE "C" NOT NULL,
    value bigint NOT NULL,
    deviation bigint NOT NULL,
    volatility bigint NOT NULL,
    tried bigint NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (who, game)
);
