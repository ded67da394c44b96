//! Clocks: signs of life, the time when nobody gave any, and tables where something is to be done.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool};
use super::write::server_value;
use crate::store::{StoreError, TableId};

/// Where the last sign of life stands.
const HEARTBEAT: &str = "heartbeat";
/// Tables that are looked after at once.
const MOST: i64 = 1000;

/// Gives a sign of life; the answer is the time. After a silence, the time between is kept as nobody's.
pub(in super::super) async fn beat(connection: &mut Connection, silence: i64) -> Result<i64, sqlx::Error> {
    let row = sqlx::query("SELECT unixepoch()").fetch_one(&mut *connection).await?;
    let now: i64 = row.try_get(0)?;
    let last = sqlx::query("SELECT value FROM server WHERE name = $1")
        .bind(HEARTBEAT)
        .fetch_optional(&mut *connection)
        .await?;
    let last: Option<Vec<u8>> = last.map(|row| row.try_get(0)).transpose()?;
    let last = last.and_then(|text| String::from_utf8(text).ok()?.parse::<i64>().ok());
    if let Some(last) = last.filter(|last| now - last > silence) {
        sqlx::query("INSERT INTO downtimes (since, until) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(last)
            .bind(now)
            .execute(&mut *connection)
            .await?;
        sqlx::query("UPDATE tables SET due = due + $1, wake = wake + $1 WHERE due IS NOT NULL AND NOT over")
            .bind(now - last)
            .execute(&mut *connection)
            .await?;
        tracing::info!(seconds = now - last, "no server ran: the time is added to all clocks");
    }
    server_value(connection, HEARTBEAT, now.to_string().as_bytes()).await?;
    Ok(now)
}

pub(in super::super) async fn downtimes(pool: &Pool) -> Result<Vec<(i64, i64)>, StoreError> {
    let rows = sqlx::query("SELECT since, until FROM downtimes ORDER BY since").fetch_all(pool).await?;
    rows.iter().map(|row| Ok((row.try_get(0)?, row.try_get(1)?))).collect()
}

/// Tables whose time has come.
#[derive(Default)]
pub(in super::super) struct Woken {
    /// Something is to be done there.
    pub(in super::super) busy: Vec<TableId>,
    /// Nobody there can be called, and nothing else is to be done.
    pub(in super::super) idle: Vec<TableId>,
}

pub(in super::super) async fn woken(pool: &Pool) -> Result<Woken, StoreError> {
    let rows = sqlx::query(
        "SELECT id, due IS NOT NULL OR over
             OR EXISTS (SELECT 1 FROM ways WHERE ways.table_id = tables.id)
             OR EXISTS (SELECT 1 FROM holds JOIN ways ON ways.owner = holds.guest WHERE holds.id = tables.id)
         FROM tables WHERE wake <= unixepoch() ORDER BY wake LIMIT $1",
    )
    .bind(MOST)
    .fetch_all(pool)
    .await?;
    let mut woken = Woken::default();
    for row in &rows {
        let (id, busy): (String, bool) = (row.try_get(0)?, row.try_get(1)?);
        let id = TableId::read(&id).ok_or_else(|| StoreError::Damaged(format!("the id {id}")))?;
        if busy { woken.busy.push(id) } else { woken.idle.push(id) }
    }
    Ok(woken)
}

/// Puts tables to rest, unless somebody has acted there since they were found.
pub(in super::super) async fn rest(c: &mut Connection, idle: &[TableId]) -> Result<Option<u64>, sqlx::Error> {
    for id in idle {
        sqlx::query("UPDATE tables SET wake = NULL WHERE id = $1 AND wake <= unixepoch()")
            .bind(id.as_str())
            .execute(&mut *c)
            .await?;
    }
    Ok(Some(0))
}

/// Says when something is next to be done at a table, if its log has not grown meanwhile.
pub(in super::super) async fn set_wake(
    connection: &mut Connection,
    id: &TableId,
    version: u64,
    (due, wake): (Option<i64>, Option<i64>),
) -> Result<(), sqlx::Error> {
    sqlx::query("UPDATE tables SET due = $3, wake = $4 WHERE id = $1 AND version = $2")
        .bind(id.as_str())
        .bind(version as i64)
        .bind(due)
        .bind(wake)
        .execute(connection)
        .await?;
    Ok(())
}
