-- Who a user is at a provider of OpenID Connect; each has one identity there.
CREATE TABLE identities (
    issuer TEXT NOT NULL,
    subject TEXT NOT NULL,
    user_id BLOB NOT NULL,
    made INTEGER NOT NULL,
    used INTEGER NOT NULL,
    PRIMARY KEY (issuer, subject)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX identities_by_user ON identities (user_id, issuer);
