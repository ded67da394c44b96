INSERT INTO identities (issuer, subject, user_id, made, used)
    VALUES ('https://id.example.org', 'ada', x'a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0a0', 18, 19);
