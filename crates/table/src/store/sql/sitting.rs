//! Invitations and notes.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool};
use super::read::briefs;
use crate::store::{Brief, GuestId, StoreError, TableId};

/// The most people who are invited to one table.
const INVITED: i64 = 20;
/// The most invitations in a list.
const LISTED: i64 = 50;

pub(in super::super) async fn invite(
    c: &mut Connection,
    table: &TableId,
    guest: GuestId,
) -> Result<Option<u64>, sqlx::Error> {
    let invited = sqlx::query(
        "INSERT INTO invitations (guest, table_id, at) SELECT $1, $2, unixepoch()
         WHERE (SELECT count(*) FROM invitations WHERE table_id = $2) < $3
         ON CONFLICT (guest, table_id) DO UPDATE SET at = excluded.at",
    )
    .bind(&guest.0[..])
    .bind(table.as_str())
    .bind(INVITED)
    .execute(c)
    .await?;
    Ok((invited.rows_affected() > 0).then_some(0))
}

pub(in super::super) async fn is_invited(
    pool: &Pool,
    table: &TableId,
    guest: GuestId,
) -> Result<bool, StoreError> {
    let row = sqlx::query("SELECT 1 FROM invitations WHERE guest = $1 AND table_id = $2")
        .bind(&guest.0[..])
        .bind(table.as_str())
        .fetch_optional(pool)
        .await?;
    Ok(row.is_some())
}

pub(in super::super) async fn decline(
    c: &mut Connection,
    table: &TableId,
    guest: GuestId,
) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query("DELETE FROM invitations WHERE guest = $1 AND table_id = $2")
        .bind(&guest.0[..])
        .bind(table.as_str())
        .execute(c)
        .await?;
    Ok(Some(0))
}

pub(in super::super) async fn invitations(pool: &Pool, guest: GuestId) -> Result<Vec<Brief>, StoreError> {
    let rows = sqlx::query(
        "SELECT tables.* FROM invitations JOIN tables ON tables.id = invitations.table_id
         WHERE invitations.guest = $1 AND NOT over AND NOT removed AND free > 0
         ORDER BY invitations.at DESC LIMIT $2",
    )
    .bind(&guest.0[..])
    .bind(LISTED)
    .fetch_all(pool)
    .await?;
    let sits = |table: &Brief| table.seats.iter().any(|seat| seat.holders.contains(&guest));
    Ok(briefs(&rows).into_iter().filter(|table| !sits(table)).collect())
}

pub(in super::super) async fn notes(
    pool: &Pool,
    table: &TableId,
    guest: GuestId,
) -> Result<String, StoreError> {
    let row = sqlx::query("SELECT text FROM notes WHERE guest = $1 AND table_id = $2")
        .bind(&guest.0[..])
        .bind(table.as_str())
        .fetch_optional(pool)
        .await?;
    Ok(row.map(|row| row.try_get("text")).transpose()?.unwrap_or_default())
}

pub(in super::super) async fn save_notes(
    c: &mut Connection,
    table: &TableId,
    guest: GuestId,
    text: &str,
) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query(
        "INSERT INTO notes (guest, table_id, text) VALUES ($1, $2, $3)
         ON CONFLICT (guest, table_id) DO UPDATE SET text = excluded.text",
    )
    .bind(&guest.0[..])
    .bind(table.as_str())
    .bind(text)
    .execute(c)
    .await?;
    Ok(Some(0))
}
