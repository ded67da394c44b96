//! Identities at providers. What writes is a part of somebody's transaction, and says whether it has written anything.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool, Row};
use super::user::id_at;
use crate::store::identity::IdentityRow;
use crate::store::{GuestId, StoreError};

pub(in super::super) async fn add(c: &mut Connection, row: &IdentityRow) -> Result<Option<u64>, sqlx::Error> {
    let added = sqlx::query(
        "INSERT INTO identities (issuer, subject, user_id, made, used)
         VALUES ($1, $2, $3, unixepoch(), unixepoch()) ON CONFLICT DO NOTHING",
    )
    .bind(&row.issuer)
    .bind(&row.subject)
    .bind(&row.user.0[..])
    .execute(c)
    .await?;
    Ok((added.rows_affected() > 0).then_some(0))
}

pub(in super::super) async fn find(
    pool: &Pool,
    issuer: &str,
    subject: &str,
) -> Result<Option<IdentityRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM identities WHERE issuer = $1 AND subject = $2");
    row.bind(issuer).bind(subject).fetch_optional(pool).await?.as_ref().map(identity).transpose()
}

pub(in super::super) async fn of(pool: &Pool, user: GuestId) -> Result<Vec<IdentityRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM identities WHERE user_id = $1 ORDER BY made, issuer");
    rows.bind(&user.0[..]).fetch_all(pool).await?.iter().map(identity).collect()
}

pub(in super::super) async fn used(
    c: &mut Connection,
    issuer: &str,
    subject: &str,
) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query("UPDATE identities SET used = unixepoch() WHERE issuer = $1 AND subject = $2")
        .bind(issuer)
        .bind(subject)
        .execute(c)
        .await?;
    Ok(Some(0))
}

pub(in super::super) async fn remove(
    c: &mut Connection,
    user: GuestId,
    issuer: &str,
) -> Result<Option<u64>, sqlx::Error> {
    let removed = sqlx::query("DELETE FROM identities WHERE user_id = $1 AND issuer = $2")
        .bind(&user.0[..])
        .bind(issuer)
        .execute(c)
        .await?;
    Ok((removed.rows_affected() > 0).then_some(0))
}

fn identity(row: &Row) -> Result<IdentityRow, StoreError> {
    Ok(IdentityRow {
        issuer: row.try_get("issuer")?,
        subject: row.try_get("subject")?,
        user: id_at(row, "user_id")?,
        made: row.try_get("made")?,
        used: row.try_get("used")?,
    })
}
