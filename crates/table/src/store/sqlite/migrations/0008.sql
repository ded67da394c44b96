-- How far guests have come in lessons.
CREATE TABLE lessons (
    guest BLOB NOT NULL,
    lesson TEXT NOT NULL,
    -- Grows with every change: whoever acts names the one that they saw.
    version INTEGER NOT NULL,
    step INTEGER NOT NULL,
    -- The moves that the guest has played, as JSON.
    moves TEXT NOT NULL,
    done INTEGER NOT NULL,
    PRIMARY KEY (guest, lesson)
) STRICT, WITHOUT ROWID;
