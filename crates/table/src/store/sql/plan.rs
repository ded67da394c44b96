//! Plans. Whoever changes one says which one: of two at the same time only one does.

use khipu_core::Seat;
use sqlx::Row as _;

use super::super::driver::{Connection, Pool};
use crate::store::plan::PlanRow;
use crate::store::row::json;
use crate::store::{StoreError, TableId};

pub(in super::super) async fn plans(
    pool: &Pool,
    table: &TableId,
) -> Result<Vec<(Seat, PlanRow)>, StoreError> {
    let rows = sqlx::query("SELECT seat, body FROM plans WHERE table_id = $1 ORDER BY seat")
        .bind(table.as_str())
        .fetch_all(pool)
        .await?;
    let read = rows.iter().map(|row| {
        let (seat, body): (i64, &str) = (row.try_get("seat")?, row.try_get("body")?);
        let seat = u64::try_from(seat).ok().and_then(|seat| Seat::checked(seat, Seat::MAX));
        let plan = serde_json::from_str(body).ok();
        seat.zip(plan).ok_or_else(|| StoreError::Damaged(format!("a plan at table {table}")))
    });
    read.collect()
}

pub(in super::super) async fn swap(
    c: &mut Connection,
    table: &TableId,
    seat: Seat,
    known: Option<&PlanRow>,
    next: Option<&PlanRow>,
) -> Result<Option<u64>, sqlx::Error> {
    let query = match (known, next) {
        (None, None) => return Ok(Some(0)),
        (None, Some(next)) => {
            sqlx::query("INSERT INTO plans (table_id, seat, body) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING")
                .bind(table.as_str())
                .bind(seat.index() as i64)
                .bind(json(next)?)
        }
        (Some(known), None) => {
            sqlx::query("DELETE FROM plans WHERE table_id = $1 AND seat = $2 AND body = $3")
                .bind(table.as_str())
                .bind(seat.index() as i64)
                .bind(json(known)?)
        }
        (Some(known), Some(next)) => {
            sqlx::query("UPDATE plans SET body = $4 WHERE table_id = $1 AND seat = $2 AND body = $3")
                .bind(table.as_str())
                .bind(seat.index() as i64)
                .bind(json(known)?)
                .bind(json(next)?)
        }
    };
    let done = query.execute(c).await?;
    Ok((done.rows_affected() > 0).then_some(0))
}
