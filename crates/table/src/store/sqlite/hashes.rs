//! The part of schema 2 that SQL cannot do: ids of guests become hashes, wherever they stand. Release 0.1.0 kept what the
//! devices keep; whoever read the file could have been anybody.

use serde_json::Value;
use sqlx::Row as _;
use sqlx::sqlite::SqliteConnection;

use crate::store::{GuestSecret, StoreError};

/// Writes the hashes, and which rules and components each table has.
pub(super) async fn write(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    for row in sqlx::query("SELECT id FROM guests").fetch_all(&mut *connection).await? {
        let old: Vec<u8> = row.try_get(0)?;
        if let Some(new) = hashed(&old) {
            sqlx::query("UPDATE guests SET id = ? WHERE id = ?")
                .bind(new)
                .bind(old)
                .execute(&mut *connection)
                .await?;
        }
    }
    for row in sqlx::query("SELECT DISTINCT guest FROM holds").fetch_all(&mut *connection).await? {
        let old: Vec<u8> = row.try_get(0)?;
        if let Some(new) = hashed(&old) {
            sqlx::query("UPDATE holds SET guest = ? WHERE guest = ?")
                .bind(new)
                .bind(old)
                .execute(&mut *connection)
                .await?;
        }
    }
    for row in sqlx::query("SELECT id, head, host, seats FROM tables").fetch_all(&mut *connection).await? {
        let (id, head): (String, String) = (row.try_get(0)?, row.try_get(1)?);
        let (host, seats): (Vec<u8>, String) = (row.try_get(2)?, row.try_get(3)?);
        let host = hashed(&host).unwrap_or(host);
        let word = |line: &str, at: usize| {
            let line = head.lines().find_map(|known| known.strip_prefix(line));
            line.and_then(|line| line.split(' ').nth(at)).unwrap_or_default().to_owned()
        };
        sqlx::query(
            "UPDATE tables SET host = ?, client = ?, seats = ?, rules = ?, components = ? WHERE id = ?",
        )
        .bind(&host[..])
        .bind(&host[..])
        .bind(with_hashes(&seats).unwrap_or(seats))
        .bind(word("game ", 1).parse().unwrap_or(1i64))
        .bind(word("components ", 0))
        .bind(id)
        .execute(&mut *connection)
        .await?;
    }
    let seated = sqlx::query("SELECT id, seq, body FROM log WHERE body LIKE '%\"holders\"%'");
    for row in seated.fetch_all(&mut *connection).await? {
        let (id, seq, body): (String, i64, String) = (row.try_get(0)?, row.try_get(1)?, row.try_get(2)?);
        if let Some(body) = with_hashes(&body) {
            sqlx::query("UPDATE log SET body = ? WHERE id = ? AND seq = ?")
                .bind(body)
                .bind(id)
                .bind(seq)
                .execute(&mut *connection)
                .await?;
        }
    }
    Ok(())
}

fn hashed(id: &[u8]) -> Option<Vec<u8>> {
    let secret: [u8; 16] = id.try_into().ok()?;
    Some(GuestSecret(secret).id().0.to_vec())
}

/// A text with the hashes of its holders; none if it cannot be read: it is left as it is then, and damages one table.
fn with_hashes(text: &str) -> Option<String> {
    let mut value: Value = serde_json::from_str(text).ok()?;
    let seats: Vec<&mut Value> = match &mut value {
        Value::Array(seats) => seats.iter_mut().collect(),
        seat => vec![seat],
    };
    for holders in seats.into_iter().filter_map(|seat| seat.get_mut("holders")?.as_array_mut()) {
        for holder in holders {
            *holder = GuestSecret::from_hex(holder.as_str()?)?.id().to_string().into();
        }
    }
    Some(value.to_string())
}
