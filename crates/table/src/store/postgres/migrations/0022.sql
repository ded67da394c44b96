-- Who sits at a table: asked when somebody may have to be called.
CREATE INDEX holds_by_table ON holds (id);
