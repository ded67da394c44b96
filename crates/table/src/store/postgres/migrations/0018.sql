-- What people have planned for their next questions, by seat: nobody else sees it.
CREATE TABLE plans (
    table_id text NOT NULL,
    seat bigint NOT NULL,
    body text NOT NULL,
    PRIMARY KEY (table_id, seat)
);
