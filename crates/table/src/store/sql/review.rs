//! Reviews of finished games.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool, Row};
use crate::store::{GuestId, ReviewRow, StoreError, TableId};

pub(in super::super) async fn find(
    pool: &Pool,
    id: &TableId,
    seat: u8,
) -> Result<Option<ReviewRow>, StoreError> {
    let row = sqlx::query("SELECT id, seat, body, done, shared FROM reviews WHERE id = $1 AND seat = $2")
        .bind(id.as_str())
        .bind(i64::from(seat))
        .fetch_optional(pool)
        .await?;
    row.as_ref().map_or(Ok(None), read)
}

pub(in super::super) async fn next(pool: &Pool) -> Result<Option<ReviewRow>, StoreError> {
    let row = sqlx::query(
        "SELECT id, seat, body, done, shared FROM reviews WHERE NOT done ORDER BY asked, id, seat LIMIT 1",
    )
    .fetch_optional(pool)
    .await?;
    row.as_ref().map_or(Ok(None), read)
}

fn read(row: &Row) -> Result<Option<ReviewRow>, StoreError> {
    let (table, seat): (String, i64) = (row.try_get("id")?, row.try_get("seat")?);
    let (Some(table), Ok(seat)) = (TableId::read(&table), u8::try_from(seat)) else { return Ok(None) };
    let (body, done, shared) = (row.try_get("body")?, row.try_get("done")?, row.try_get("shared")?);
    Ok(Some(ReviewRow { table, seat, body, done, shared }))
}

pub(in super::super) async fn ask(
    c: &mut Connection,
    id: &TableId,
    seat: u8,
    asker: GuestId,
    most: u32,
) -> Result<Option<u64>, sqlx::Error> {
    let asked = sqlx::query(
        "INSERT INTO reviews (id, seat, asker, asked, body, done, shared)
         SELECT $1, $2, $3, unixepoch(), '', $4, $4
         WHERE (SELECT count(*) FROM reviews WHERE asker = $3 AND NOT done) < $5 ON CONFLICT DO NOTHING",
    )
    .bind(id.as_str())
    .bind(i64::from(seat))
    .bind(&asker.0[..])
    .bind(false)
    .bind(i64::from(most))
    .execute(c)
    .await?;
    Ok((asked.rows_affected() == 1).then_some(0))
}

pub(in super::super) async fn renew(
    c: &mut Connection,
    id: &TableId,
    seat: u8,
    asker: GuestId,
    most: u32,
) -> Result<Option<u64>, sqlx::Error> {
    let asked = sqlx::query(
        "UPDATE reviews SET asker = $3, asked = unixepoch(), body = '', done = $4
         WHERE id = $1 AND seat = $2 AND done
           AND (SELECT count(*) FROM reviews WHERE asker = $3 AND NOT done) < $5",
    )
    .bind(id.as_str())
    .bind(i64::from(seat))
    .bind(&asker.0[..])
    .bind(false)
    .bind(i64::from(most))
    .execute(c)
    .await?;
    Ok((asked.rows_affected() == 1).then_some(0))
}

pub(in super::super) async fn keep(
    c: &mut Connection,
    id: &TableId,
    seat: u8,
    body: &str,
    done: bool,
) -> Result<Option<u64>, sqlx::Error> {
    let kept = sqlx::query("UPDATE reviews SET body = $3, done = $4 WHERE id = $1 AND seat = $2");
    kept.bind(id.as_str()).bind(i64::from(seat)).bind(body).bind(done).execute(c).await?;
    Ok(Some(0))
}

pub(in super::super) async fn share(
    c: &mut Connection,
    id: &TableId,
    seat: u8,
    shared: bool,
) -> Result<Option<u64>, sqlx::Error> {
    let kept = sqlx::query("UPDATE reviews SET shared = $3 WHERE id = $1 AND seat = $2");
    kept.bind(id.as_str()).bind(i64::from(seat)).bind(shared).execute(c).await?;
    Ok(Some(0))
}
