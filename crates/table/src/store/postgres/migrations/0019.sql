-- What everybody may know of the last move, for lists of tables.
ALTER TABLE tables ADD COLUMN deed text;
