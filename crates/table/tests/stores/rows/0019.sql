UPDATE tables SET deed = '{}' WHERE id = (SELECT min(id) FROM tables WHERE NOT over);
