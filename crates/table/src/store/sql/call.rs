//! Ways to reach people, and the outbox.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool, Row};
use crate::store::{GuestId, OutRow, StoreError, TableId, WayRow};

/// Seconds for which a call that was made, or given up, is remembered.
const REMEMBERED: i64 = 40 * 24 * 3600;

fn way_of(row: &Row) -> Result<WayRow, StoreError> {
    let (id, owner): (String, Vec<u8>) = (row.try_get("id")?, row.try_get("owner")?);
    let table: Option<String> = row.try_get("table_id")?;
    let owner = owner.try_into().map_err(|_| StoreError::Damaged(format!("the owner of way {id}")))?;
    let table = table.as_deref().and_then(TableId::read);
    Ok(WayRow { id, owner: GuestId(owner), table, body: row.try_get("body")? })
}

pub(in super::super) async fn ways_of(pool: &Pool, owner: GuestId) -> Result<Vec<WayRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM ways WHERE owner = $1 ORDER BY id")
        .bind(&owner.0[..])
        .fetch_all(pool)
        .await?;
    rows.iter().map(way_of).collect()
}

pub(in super::super) async fn ways_of_table(pool: &Pool, id: &TableId) -> Result<Vec<WayRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM ways WHERE table_id = $1 ORDER BY id")
        .bind(id.as_str())
        .fetch_all(pool)
        .await?;
    rows.iter().map(way_of).collect()
}

pub(in super::super) async fn way(pool: &Pool, id: &str) -> Result<Option<WayRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM ways WHERE id = $1").bind(id).fetch_optional(pool).await?;
    row.as_ref().map(way_of).transpose()
}

pub(in super::super) async fn save_way(c: &mut Connection, way: &WayRow) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query(
        "INSERT INTO ways (id, owner, table_id, body) VALUES ($1, $2, $3, $4)
         ON CONFLICT (id) DO UPDATE SET body = excluded.body",
    )
    .bind(&way.id)
    .bind(&way.owner.0[..])
    .bind(way.table.as_ref().map(TableId::as_str))
    .bind(&way.body)
    .execute(c)
    .await?;
    Ok(Some(0))
}

/// Forgets a way, and every call by it.
pub(in super::super) async fn drop_way(c: &mut Connection, id: &str) -> Result<Option<u64>, sqlx::Error> {
    for statement in ["DELETE FROM outbox WHERE way = $1", "DELETE FROM ways WHERE id = $1"] {
        sqlx::query(statement).bind(id).execute(&mut *c).await?;
    }
    Ok(Some(0))
}

/// Puts calls into the outbox; those that are there, or were, are left as they are.
pub(in super::super) async fn post(c: &mut Connection, calls: &[OutRow]) -> Result<Option<u64>, sqlx::Error> {
    for call in calls {
        sqlx::query(
            "INSERT INTO outbox (tag, way, body, due, tries, made) VALUES ($1, $2, $3, $4, $5, unixepoch())
             ON CONFLICT DO NOTHING",
        )
        .bind(&call.tag)
        .bind(&call.way)
        .bind(&call.body)
        .bind(call.due)
        .bind(i64::from(call.tries))
        .execute(&mut *c)
        .await?;
    }
    Ok(Some(0))
}

pub(in super::super) async fn due(pool: &Pool, most: u32) -> Result<Vec<OutRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM outbox WHERE due <= unixepoch() ORDER BY due LIMIT $1")
        .bind(i64::from(most))
        .fetch_all(pool)
        .await?;
    rows.iter().map(call_of).collect()
}

pub(in super::super) async fn waiting(pool: &Pool, way: &str) -> Result<Vec<OutRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM outbox WHERE way = $1 AND due IS NOT NULL ORDER BY made, tag")
        .bind(way)
        .fetch_all(pool)
        .await?;
    rows.iter().map(call_of).collect()
}

fn call_of(row: &Row) -> Result<OutRow, StoreError> {
    let tries: i64 = row.try_get("tries")?;
    Ok(OutRow {
        tag: row.try_get("tag")?,
        way: row.try_get("way")?,
        body: row.try_get("body")?,
        due: row.try_get("due")?,
        tries: u32::try_from(tries).unwrap_or(u32::MAX),
    })
}

/// Takes a call that is still to be made when it was: nobody else takes it for so many seconds.
pub(in super::super) async fn claim(
    c: &mut Connection,
    tag: &str,
    due: i64,
    seconds: u32,
) -> Result<Option<u64>, sqlx::Error> {
    let mine = sqlx::query("UPDATE outbox SET due = unixepoch() + $3 WHERE tag = $1 AND due = $2")
        .bind(tag)
        .bind(due)
        .bind(i64::from(seconds))
        .execute(c)
        .await?;
    Ok((mine.rows_affected() > 0).then_some(0))
}

/// A call is to be tried again at a time; or never, because it was made or is given up.
pub(in super::super) async fn settle(
    c: &mut Connection,
    tag: &str,
    due: Option<i64>,
    tries: u32,
) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query("UPDATE outbox SET due = $2, tries = $3 WHERE tag = $1")
        .bind(tag)
        .bind(due)
        .bind(i64::from(tries))
        .execute(c)
        .await?;
    Ok(Some(0))
}

/// Forgets calls that were made long ago.
pub(in super::super) async fn forget(c: &mut Connection) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query("DELETE FROM outbox WHERE made < unixepoch() - $1").bind(REMEMBERED).execute(c).await?;
    Ok(Some(0))
}

/// Keeps a secret of the server, unless there is one of this name.
pub(in super::super) async fn keep_secret(
    c: &mut Connection,
    name: &str,
    fresh: &[u8],
) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query("INSERT INTO server (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING")
        .bind(name)
        .bind(fresh)
        .execute(c)
        .await?;
    Ok(Some(0))
}
