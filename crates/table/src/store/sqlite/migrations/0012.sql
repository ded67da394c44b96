-- First attempts at puzzles.
CREATE TABLE attempts (
    guest BLOB NOT NULL,
    puzzle TEXT NOT NULL,
    game TEXT NOT NULL,
    solved INTEGER NOT NULL,
    PRIMARY KEY (guest, puzzle)
) STRICT, WITHOUT ROWID;

-- What solvers and puzzles are worth, at each title: a guest, or a puzzle by the letters of its id. Points are in
-- hundredths, volatility is in millionths.
CREATE TABLE graded (
    who BLOB NOT NULL,
    game TEXT NOT NULL,
    value INTEGER NOT NULL,
    deviation INTEGER NOT NULL,
    volatility INTEGER NOT NULL,
    tried INTEGER NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (who, game)
) STRICT, WITHOUT ROWID;
