-- Reviews of finished games, by table and seat.
CREATE TABLE reviews (
    id TEXT NOT NULL,
    seat INTEGER NOT NULL,
    -- Who asked for it: nobody has many of them made at once.
    asker BLOB NOT NULL,
    -- When it was asked for: who asks first is served first.
    asked INTEGER NOT NULL,
    -- As far as it has come, as JSON; empty before that.
    body TEXT NOT NULL,
    done INTEGER NOT NULL,
    -- Whether everybody with the link may see it.
    shared INTEGER NOT NULL,
    PRIMARY KEY (id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX reviews_by_asker ON reviews (asker) WHERE NOT done;
CREATE INDEX reviews_to_make ON reviews (asked) WHERE NOT done;
