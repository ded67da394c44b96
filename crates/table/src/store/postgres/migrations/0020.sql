-- Who a user is at a provider of OpenID Connect; each has one identity there.
CREATE TABLE identities (
    issuer text COLLATE "C" NOT NULL,
    subject text COLLATE "C" NOT NULL,
    user_id bytea NOT NULL,
    made bigint NOT NULL,
    used bigint NOT NULL,
    PRIMARY KEY (issuer, subject)
);
CREATE UNIQUE INDEX identities_by_user ON identities (user_id, issuer);
