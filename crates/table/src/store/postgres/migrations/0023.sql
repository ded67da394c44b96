-- The nodes and workers that are there. Whoever is gone takes along what it has said.
CREATE TABLE nodes (
    node text PRIMARY KEY,
    until timestamptz NOT NULL
);

-- Which of them have a table at hand: they are told when others act there.
CREATE TABLE followed (
    id text COLLATE "C" NOT NULL,
    node text NOT NULL REFERENCES nodes ON DELETE CASCADE,
    PRIMARY KEY (id, node)
);
CREATE INDEX followed_by_node ON followed (node);
