-- A thought that is out of date: it must not harm the table.
INSERT INTO thinking (id, version, seat, level, alone, until, asked, turn, leased, worker, attempts)
    SELECT max(id), 1, 0, 1, 0, 4102444800, 0, 0, 0, '', 0 FROM tables WHERE NOT over;
