INSERT INTO packs (hash, game, body) VALUES ('00000000000000aa', 'tzolkin', 'name = "house"');
