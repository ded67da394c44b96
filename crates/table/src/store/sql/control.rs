//! What keeps order. What writes is a part of somebody's transaction, and says whether it has written anything.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool, Row};
use super::user::id_at;
use crate::store::control::{AuditRow, ReportRow};
use crate::store::{ActId, ClientId, StoreError, TableId};

/// The most lines of the audit log that are shown.
const SHOWN: i64 = 200;
/// The most reports that wait.
const WAITING: i64 = 500;

pub(in super::super) async fn bar(
    c: &mut Connection,
    client: ClientId,
    until: i64,
) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query("DELETE FROM barred WHERE client = $1 OR until <= unixepoch()")
        .bind(&client.0[..])
        .execute(&mut *c)
        .await?;
    sqlx::query("INSERT INTO barred (client, until) VALUES ($1, $2)")
        .bind(&client.0[..])
        .bind(until)
        .execute(c)
        .await?;
    Ok(Some(0))
}

pub(in super::super) async fn barred(pool: &Pool) -> Result<Vec<(ClientId, i64)>, StoreError> {
    let rows =
        sqlx::query("SELECT client, until FROM barred WHERE until > unixepoch()").fetch_all(pool).await?;
    let network = |row: &Row| Ok((ClientId(id_at(row, "client")?.0), row.try_get("until")?));
    rows.iter().map(network).collect()
}

pub(in super::super) async fn note(
    c: &mut Connection,
    id: ActId,
    actor: &str,
    act: &str,
) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query("INSERT INTO audit (id, at, actor, act) VALUES ($1, unixepoch(), $2, $3)")
        .bind(&id.0[..])
        .bind(actor)
        .bind(act)
        .execute(c)
        .await?;
    Ok(Some(0))
}

pub(in super::super) async fn audit(pool: &Pool) -> Result<Vec<AuditRow>, StoreError> {
    let rows = sqlx::query("SELECT at, actor, act FROM audit ORDER BY at DESC, id LIMIT $1").bind(SHOWN);
    let line = |row: &Row| {
        Ok(AuditRow { at: row.try_get("at")?, actor: row.try_get("actor")?, act: row.try_get("act")? })
    };
    rows.fetch_all(pool).await?.iter().map(line).collect()
}

pub(in super::super) async fn report(
    c: &mut Connection,
    row: &ReportRow,
) -> Result<Option<u64>, sqlx::Error> {
    let kept = sqlx::query(
        "INSERT INTO reports (id, at, reporter, name, table_id, text)
         SELECT $1, unixepoch(), $2, $3, $4, $5 WHERE (SELECT count(*) FROM reports) < $6",
    )
    .bind(&row.id[..])
    .bind(&row.reporter.0[..])
    .bind(&row.name)
    .bind(row.table.as_ref().map(TableId::as_str))
    .bind(&row.text)
    .bind(WAITING)
    .execute(c)
    .await?;
    Ok((kept.rows_affected() > 0).then_some(0))
}

pub(in super::super) async fn reports(pool: &Pool) -> Result<Vec<ReportRow>, StoreError> {
    let rows = sqlx::query("SELECT * FROM reports ORDER BY at, id").fetch_all(pool).await?;
    let report = |row: &Row| {
        let table: Option<String> = row.try_get("table_id")?;
        Ok(ReportRow {
            id: id_at(row, "id")?.0,
            at: row.try_get("at")?,
            reporter: id_at(row, "reporter")?,
            name: row.try_get("name")?,
            table: table.as_deref().and_then(TableId::read),
            text: row.try_get("text")?,
        })
    };
    rows.iter().map(report).collect()
}

pub(in super::super) async fn settle(c: &mut Connection, id: [u8; 16]) -> Result<Option<u64>, sqlx::Error> {
    let settled = sqlx::query("DELETE FROM reports WHERE id = $1").bind(&id[..]).execute(c).await?;
    Ok((settled.rows_affected() > 0).then_some(0))
}

pub(in super::super) async fn remove(
    c: &mut Connection,
    id: &TableId,
    removed: bool,
) -> Result<Option<u64>, sqlx::Error> {
    let done = sqlx::query("UPDATE tables SET removed = $2 WHERE id = $1").bind(id.as_str()).bind(removed);
    Ok((done.execute(c).await?.rows_affected() > 0).then_some(0))
}
