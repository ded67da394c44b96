INSERT INTO invitations (guest, table_id, at)
    SELECT x'0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d', min(id), 14 FROM tables WHERE NOT over;
INSERT INTO notes (guest, table_id, text)
    SELECT x'0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d0d', min(id), 'remember' FROM tables WHERE NOT over;
