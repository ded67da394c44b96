INSERT INTO plans (table_id, seat, body) SELECT min(id), 0, '[]' FROM tables WHERE NOT over;
