-- What a store of schema 1 holds besides the tables of release 0.1.0; each file adds what the schema of its number knows.
INSERT INTO chat (id, seq, at, seat, name, text) SELECT min(id), 1, 1794854827, 0, 'Ada', 'It''s on!' FROM tables;
