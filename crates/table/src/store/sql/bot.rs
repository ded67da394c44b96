//! Programs and challenges. What writes is a part of somebody's transaction, and says whether it has written anything.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool, Row};
use super::user::{self, id_at};
use crate::store::bot::ChallengeRow;
use crate::store::{GuestId, StoreError, TableId, UserRow};

/// The most challenges that one makes or is sent.
const MOST: i64 = 100;

/// Seconds for which a program is there after it has said so.
const LISTENS: i64 = 60;

/// The user and the mark, or neither: nobody meets a program that passes for a person.
pub(in super::super) async fn create(
    c: &mut Connection,
    id: GuestId,
    row: &UserRow,
    shapes: &[String],
) -> Result<Option<u64>, sqlx::Error> {
    let made = user::create(c, id, row, shapes).await?;
    if made.is_some() {
        sqlx::query("INSERT INTO bot_users (id) VALUES ($1)").bind(&id.0[..]).execute(c).await?;
    }
    Ok(made)
}

pub(in super::super) async fn listens(c: &mut Connection, id: GuestId) -> Result<Option<u64>, sqlx::Error> {
    let listens = sqlx::query("UPDATE bot_users SET seen = unixepoch() WHERE id = $1");
    listens.bind(&id.0[..]).execute(c).await?;
    Ok(Some(0))
}

pub(in super::super) async fn listening(pool: &Pool) -> Result<Vec<String>, StoreError> {
    let rows = sqlx::query(
        "SELECT users.name FROM bot_users JOIN users ON users.id = bot_users.id
         WHERE bot_users.seen >= unixepoch() - $1 AND users.banned <= unixepoch() ORDER BY users.name LIMIT $2",
    )
    .bind(LISTENS)
    .bind(MOST)
    .fetch_all(pool)
    .await?;
    rows.iter().map(|row| Ok(row.try_get("name")?)).collect()
}

pub(in super::super) async fn is_marked(pool: &Pool, id: GuestId) -> Result<bool, StoreError> {
    let row =
        sqlx::query("SELECT 1 FROM bot_users WHERE id = $1").bind(&id.0[..]).fetch_optional(pool).await?;
    Ok(row.is_some())
}

pub(in super::super) async fn challenge(
    c: &mut Connection,
    row: &ChallengeRow,
) -> Result<Option<u64>, sqlx::Error> {
    // What nobody can answer any more keeps nobody from being asked.
    let kept = sqlx::query(
        "INSERT INTO challenges (table_id, seat, host, guest)
         SELECT $1, $2, $3, $4
         WHERE NOT EXISTS (SELECT 1 FROM challenges WHERE table_id = $1 AND seat = $2)
           AND (SELECT count(*) FROM challenges JOIN tables ON tables.id = challenges.table_id
                WHERE challenges.host = $3 AND NOT over AND NOT removed) < $5
           AND (SELECT count(*) FROM challenges JOIN tables ON tables.id = challenges.table_id
                WHERE challenges.guest = $4 AND NOT over AND NOT removed) < $5",
    )
    .bind(row.table.as_str())
    .bind(i64::from(row.seat))
    .bind(&row.from.0[..])
    .bind(&row.to.0[..])
    .bind(MOST)
    .execute(c)
    .await?;
    Ok((kept.rows_affected() > 0).then_some(0))
}

pub(in super::super) async fn challenges(
    pool: &Pool,
    guest: GuestId,
) -> Result<Vec<ChallengeRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT challenges.* FROM challenges JOIN tables ON tables.id = challenges.table_id
         WHERE (challenges.guest = $1 OR challenges.host = $1) AND NOT over AND NOT removed
         ORDER BY challenges.table_id, seat",
    )
    .bind(&guest.0[..])
    .fetch_all(pool)
    .await?;
    let challenge = |row: &Row| {
        let id: String = row.try_get("table_id")?;
        let table = TableId::read(&id).ok_or_else(|| StoreError::Damaged(format!("the id {id}")))?;
        let seat: i64 = row.try_get("seat")?;
        Ok(ChallengeRow { table, seat: seat as u8, from: id_at(row, "host")?, to: id_at(row, "guest")? })
    };
    rows.iter().map(challenge).collect()
}

pub(in super::super) async fn end(
    c: &mut Connection,
    table: &TableId,
    seat: u8,
) -> Result<Option<u64>, sqlx::Error> {
    let ended = sqlx::query("DELETE FROM challenges WHERE table_id = $1 AND seat = $2")
        .bind(table.as_str())
        .bind(i64::from(seat))
        .execute(c)
        .await?;
    Ok((ended.rows_affected() > 0).then_some(0))
}
