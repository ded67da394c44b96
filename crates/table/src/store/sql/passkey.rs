//! Passkeys. What writes is a part of somebody's transaction, and says whether it has written anything.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool, Row};
use super::user::id_at;
use crate::store::user::PasskeyRow;
use crate::store::{GuestId, StoreError};

pub(in super::super) async fn add(c: &mut Connection, row: &PasskeyRow) -> Result<Option<u64>, sqlx::Error> {
    let added = sqlx::query(
        "INSERT INTO passkeys (credential, user_id, key, state, label, made, used)
         VALUES ($1, $2, $3, $4, $5, unixepoch(), unixepoch()) ON CONFLICT DO NOTHING",
    )
    .bind(&row.credential)
    .bind(&row.user.0[..])
    .bind(&row.key)
    .bind(&row.state)
    .bind(&row.label)
    .execute(c)
    .await?;
    Ok((added.rows_affected() > 0).then_some(0))
}

pub(in super::super) async fn find(pool: &Pool, credential: &[u8]) -> Result<Option<PasskeyRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM passkeys WHERE credential = $1").bind(credential);
    row.fetch_optional(pool).await?.as_ref().map(passkey).transpose()
}

pub(in super::super) async fn of(pool: &Pool, user: GuestId) -> Result<Vec<PasskeyRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM passkeys WHERE user_id = $1 ORDER BY made, credential");
    rows.bind(&user.0[..]).fetch_all(pool).await?.iter().map(passkey).collect()
}

pub(in super::super) async fn used(
    c: &mut Connection,
    credential: &[u8],
    state: &[u8],
) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query("UPDATE passkeys SET state = $2, used = unixepoch() WHERE credential = $1")
        .bind(credential)
        .bind(state)
        .execute(c)
        .await?;
    Ok(Some(0))
}

pub(in super::super) async fn remove(
    c: &mut Connection,
    user: GuestId,
    credential: &[u8],
) -> Result<Option<u64>, sqlx::Error> {
    let removed = sqlx::query("DELETE FROM passkeys WHERE credential = $1 AND user_id = $2")
        .bind(credential)
        .bind(&user.0[..])
        .execute(c)
        .await?;
    Ok((removed.rows_affected() > 0).then_some(0))
}

fn passkey(row: &Row) -> Result<PasskeyRow, StoreError> {
    Ok(PasskeyRow {
        credential: row.try_get("credential")?,
        user: id_at(row, "user_id")?,
        key: row.try_get("key")?,
        state: row.try_get("state")?,
        label: row.try_get("label")?,
        made: row.try_get("made")?,
        used: row.try_get("used")?,
    })
}
