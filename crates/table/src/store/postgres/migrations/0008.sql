-- How far guests have come in lessons.
CREATE TABLE lessons (
    guest bytea NOT NULL,
    lesson text NOT NULL,
    -- Grows with every change: whoever acts names the one that they saw.
    version bigint NOT NULL,
    step bigint NOT NULL,
    -- The moves that the guest has played, as JSON.
    moves text NOT NULL,
    done boolean NOT NULL,
    PRIMARY KEY (guest, lesson)
);
