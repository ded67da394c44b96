//! What goes with a user. Rows of logs stay where they are: only the name in them is taken away.

use sqlx::Row as _;

use super::super::driver::Connection;
use crate::store::row::json;
use crate::store::{GuestId, LogRow};

/// What tells of a user and of nobody else.
const OWN: [&str; 20] = [
    "DELETE FROM challenges WHERE host = $1 OR guest = $1",
    "DELETE FROM bot_users WHERE id = $1",
    "DELETE FROM outbox WHERE way IN (SELECT id FROM ways WHERE owner = $1)",
    "DELETE FROM ways WHERE owner = $1",
    "DELETE FROM lessons WHERE guest = $1",
    "DELETE FROM results WHERE user_id = $1",
    "DELETE FROM studies WHERE owner = $1",
    "DELETE FROM invitations WHERE guest = $1",
    "DELETE FROM notes WHERE guest = $1",
    "DELETE FROM ratings WHERE user_id = $1",
    "DELETE FROM reviews WHERE asker = $1",
    "DELETE FROM attempts WHERE guest = $1",
    "DELETE FROM graded WHERE who = $1",
    "DELETE FROM runs WHERE guest = $1",
    "DELETE FROM reports WHERE reporter = $1",
    "DELETE FROM chat WHERE author = $1",
    "DELETE FROM identities WHERE user_id = $1",
    "DELETE FROM passkeys WHERE user_id = $1",
    "DELETE FROM user_names WHERE user_id = $1",
    "DELETE FROM users WHERE id = $1",
];

pub(in super::super) async fn user(c: &mut Connection, id: GuestId) -> Result<Option<u64>, sqlx::Error> {
    let held =
        sqlx::query("SELECT id FROM holds WHERE guest = $1").bind(&id.0[..]).fetch_all(&mut *c).await?;
    for table in held {
        unname(c, table.try_get(0)?, id).await?;
    }
    for statement in OWN {
        sqlx::query(statement).bind(&id.0[..]).execute(&mut *c).await?;
    }
    Ok(Some(0))
}

/// Takes the name of a holder out of the log of a table.
async fn unname(c: &mut Connection, table: &str, holder: GuestId) -> Result<(), sqlx::Error> {
    let rows = sqlx::query("SELECT seq, body FROM log WHERE id = $1 AND body LIKE '{\"row\":\"seat\"%'")
        .bind(table)
        .fetch_all(&mut *c)
        .await?;
    for row in rows {
        let (seq, body): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
        let Ok(LogRow::Seat { seat, mut now }) = serde_json::from_str(&body) else { continue };
        if !now.holders.contains(&holder) {
            continue;
        }
        sqlx::query("DELETE FROM plans WHERE table_id = $1 AND seat = $2")
            .bind(table)
            .bind(i64::from(seat))
            .execute(&mut *c)
            .await?;
        if !now.name.is_empty() {
            now.name.clear();
            sqlx::query("UPDATE log SET body = $3 WHERE id = $1 AND seq = $2")
                .bind(table)
                .bind(seq)
                .bind(json(&LogRow::Seat { seat, now })?)
                .execute(&mut *c)
                .await?;
        }
    }
    Ok(())
}
