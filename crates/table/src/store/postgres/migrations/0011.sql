-- Reviews of finished games, by table and seat.
CREATE TABLE reviews (
    id text COLLATE "C" NOT NULL,
    seat bigint NOT NULL,
    -- Who asked for it: nobody has many of them made at once.
    asker bytea NOT NULL,
    -- When it was asked for: who asks first is served first.
    asked bigint NOT NULL,
    -- As far as it has come, as JSON; empty before that.
    body text NOT NULL,
    done boolean NOT NULL,
    -- Whether everybody with the link may see it.
    shared boolean NOT NULL,
    PRIMARY KEY (id, seat)
);
CREATE INDEX reviews_by_asker ON reviews (asker) WHERE NOT done;
CREATE INDEX reviews_to_make ON reviews (asked) WHERE NOT done;
