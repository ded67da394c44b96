-- What people have planned for their next questions, by seat: nobody else sees it.
CREATE TABLE plans (
    table_id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
