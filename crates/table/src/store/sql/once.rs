//! What is good once. The clock is the one of the database.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool};
use crate::store::StoreError;
use crate::store::user::OnceRow;

pub(in super::super) async fn keep(c: &mut Connection, row: &OnceRow) -> Result<Option<u64>, sqlx::Error> {
    let kept = sqlx::query(
        "INSERT INTO once (hash, purpose, body, until) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
    )
    .bind(&row.hash[..])
    .bind(&row.purpose)
    .bind(&row.body)
    .bind(row.until)
    .execute(c)
    .await?;
    Ok((kept.rows_affected() > 0).then_some(0))
}

pub(in super::super) async fn find(
    pool: &Pool,
    hash: [u8; 32],
    purpose: &str,
) -> Result<Option<Vec<u8>>, StoreError> {
    let row = sqlx::query("SELECT body FROM once WHERE hash = $1 AND purpose = $2 AND until > unixepoch()")
        .bind(&hash[..])
        .bind(purpose)
        .fetch_optional(pool)
        .await?;
    Ok(row.map(|row| row.try_get("body")).transpose()?)
}

pub(in super::super) async fn take(c: &mut Connection, hash: [u8; 32]) -> Result<Option<u64>, sqlx::Error> {
    let took = sqlx::query("DELETE FROM once WHERE hash = $1").bind(&hash[..]).execute(c).await?;
    Ok((took.rows_affected() > 0).then_some(0))
}

pub(in super::super) async fn forget(c: &mut Connection) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query("DELETE FROM once WHERE until <= unixepoch()").execute(c).await?;
    Ok(Some(0))
}
