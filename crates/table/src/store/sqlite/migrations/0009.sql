-- What bots have to decide: one row for each table where one must, written by the act that leads there.
CREATE TABLE thinking (
    id TEXT PRIMARY KEY,
    version INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    level INTEGER NOT NULL,
    -- Whether bots are among themselves, and until when somebody looks on.
    alone INTEGER NOT NULL,
    until INTEGER NOT NULL,
    asked INTEGER NOT NULL,
    -- When it was last the turn of this table.
    turn INTEGER NOT NULL,
    -- Until when it is whose; 0 if it is nobody's.
    leased INTEGER NOT NULL,
    worker TEXT NOT NULL,
    attempts INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Whose bots have last thought: hosts of tables, and the places where they come from.
CREATE TABLE served (
    who BLOB PRIMARY KEY,
    turn INTEGER NOT NULL,
    at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX served_by_turn ON served (turn);

-- What the tables that go on are played with: asked at every start.
CREATE INDEX tables_in_use ON tables (game, rules, components) WHERE NOT over;
