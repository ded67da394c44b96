-- What bots have to decide: one row for each table where one must, written by the act that leads there.
CREATE TABLE thinking (
    id text COLLATE "C" PRIMARY KEY,
    version bigint NOT NULL,
    seat bigint NOT NULL,
    level bigint NOT NULL,
    -- Whether bots are among themselves, and until when somebody looks on.
    alone boolean NOT NULL,
    until bigint NOT NULL,
    asked bigint NOT NULL,
    -- When it was last the turn of this table.
    turn bigint NOT NULL,
    -- Until when it is whose; 0 if it is nobody's.
    leased bigint NOT NULL,
    worker text NOT NULL,
    attempts bigint NOT NULL
) WITH (fillfactor = 70);

-- Whose bots have last thought: hosts of tables, and the places where they come from.
CREATE TABLE served (
    who bytea PRIMARY KEY,
    turn bigint NOT NULL,
    at bigint NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX served_by_turn ON served (turn);

-- What the tables that go on are played with: asked at every start.
CREATE INDEX tables_in_use ON tables (game, rules, components) WHERE NOT over;
