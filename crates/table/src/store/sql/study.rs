//! Study boards.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool, Row};
use crate::store::study::{StudyId, StudyRow};
use crate::store::{GuestId, StoreError, TableId};

pub(in super::super) async fn create(
    c: &mut Connection,
    row: &StudyRow,
    most: u32,
) -> Result<Option<u64>, sqlx::Error> {
    let made = sqlx::query(
        "INSERT INTO studies (id, owner, title, game, body, version, shared, changed)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8
         WHERE (SELECT count(*) FROM studies WHERE owner = $2) < $9 ON CONFLICT DO NOTHING",
    )
    .bind(row.id.as_str())
    .bind(&row.owner.0[..])
    .bind(&row.title)
    .bind(&row.game)
    .bind(&row.body)
    .bind(row.version as i64)
    .bind(row.shared)
    .bind(row.changed)
    .bind(i64::from(most))
    .execute(c)
    .await?;
    Ok((made.rows_affected() == 1).then_some(0))
}

pub(in super::super) async fn save(c: &mut Connection, row: &StudyRow) -> Result<Option<u64>, sqlx::Error> {
    let saved = sqlx::query(
        "UPDATE studies SET title = $3, body = $4, version = $5, shared = $6, changed = $7, game = $8
         WHERE id = $1 AND owner = $2 AND version = $5 - 1",
    )
    .bind(row.id.as_str())
    .bind(&row.owner.0[..])
    .bind(&row.title)
    .bind(&row.body)
    .bind(row.version as i64)
    .bind(row.shared)
    .bind(row.changed)
    .bind(&row.game)
    .execute(c)
    .await?;
    Ok((saved.rows_affected() == 1).then_some(0))
}

pub(in super::super) async fn find(pool: &Pool, id: &StudyId) -> Result<Option<StudyRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM studies WHERE id = $1").bind(id.as_str()).fetch_optional(pool);
    row.await?.as_ref().map(read).transpose()
}

pub(in super::super) async fn list(pool: &Pool, owner: GuestId) -> Result<Vec<StudyRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT id, owner, title, game, '' AS body, version, shared, changed FROM studies WHERE owner = $1
         ORDER BY changed DESC, id",
    );
    rows.bind(&owner.0[..]).fetch_all(pool).await?.iter().map(read).collect()
}

fn read(row: &Row) -> Result<StudyRow, StoreError> {
    let (id, owner, version): (String, Vec<u8>, i64) =
        (row.try_get("id")?, row.try_get("owner")?, row.try_get("version")?);
    let damaged = || StoreError::Damaged(format!("the study {id}"));
    Ok(StudyRow {
        id: TableId::read(&id).ok_or_else(damaged)?,
        owner: GuestId(owner.try_into().map_err(|_| damaged())?),
        title: row.try_get("title")?,
        game: row.try_get("game")?,
        body: row.try_get("body")?,
        version: version as u64,
        shared: row.try_get("shared")?,
        changed: row.try_get("changed")?,
    })
}

pub(in super::super) async fn remove(
    c: &mut Connection,
    id: &StudyId,
    owner: GuestId,
) -> Result<Option<u64>, sqlx::Error> {
    let gone = sqlx::query("DELETE FROM studies WHERE id = $1 AND owner = $2");
    let gone = gone.bind(id.as_str()).bind(&owner.0[..]).execute(c).await?;
    Ok((gone.rows_affected() == 1).then_some(0))
}

pub(in super::super) async fn tables_dealt(
    pool: &Pool,
    commitment: &str,
) -> Result<Vec<TableId>, StoreError> {
    // The head of a table is a record: it has a line for the commitment of its seed.
    let rows = sqlx::query("SELECT id FROM tables WHERE NOT over AND head LIKE $1 LIMIT 100")
        .bind(format!("%\ncommitment {commitment}\n%"));
    let ids: Result<Vec<String>, sqlx::Error> =
        rows.fetch_all(pool).await?.iter().map(|row| row.try_get("id")).collect();
    Ok(ids?.iter().filter_map(|id| TableId::read(id)).collect())
}
