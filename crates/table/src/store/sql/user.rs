//! Users and their devices. What writes is a part of somebody's transaction, and says whether it has written anything.

use sqlx::Row as _;

use super::super::driver::{Connection, Pool, Row};
use super::read::{chat_row, guest_row};
use crate::store::user::{Role, UserRow};
use crate::store::{ChatRow, GuestId, GuestRow, StoreError, TableId};

/// The most devices in a list.
const DEVICES: i64 = 100;

/// The most lines that somebody takes along.
const LINES: i64 = 20_000;

/// Whether somebody else has a name that looks like this one.
async fn is_taken(c: &mut Connection, id: GuestId, shapes: &[String]) -> Result<bool, sqlx::Error> {
    for shape in shapes {
        let taken = sqlx::query("SELECT 1 FROM user_names WHERE shape = $1 AND user_id <> $2")
            .bind(shape)
            .bind(&id.0[..])
            .fetch_optional(&mut *c)
            .await?;
        if taken.is_some() {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Whether somebody else has this address.
async fn has_mail(c: &mut Connection, id: GuestId, mail: Option<&str>) -> Result<bool, sqlx::Error> {
    let taken = sqlx::query("SELECT 1 FROM users WHERE lower(mail) = lower($1) AND id <> $2")
        .bind(mail)
        .bind(&id.0[..])
        .fetch_optional(c)
        .await?;
    Ok(taken.is_some())
}

async fn claim(c: &mut Connection, id: GuestId, shapes: &[String]) -> Result<(), sqlx::Error> {
    for shape in shapes {
        // One name may look the same in two ways. Another's is an error here: nothing of the transaction stands then.
        sqlx::query(
            "INSERT INTO user_names (shape, user_id) SELECT $1, $2
             WHERE NOT EXISTS (SELECT 1 FROM user_names WHERE shape = $1 AND user_id = $2)",
        )
        .bind(shape)
        .bind(&id.0[..])
        .execute(&mut *c)
        .await?;
    }
    Ok(())
}

pub(in super::super) async fn create(
    c: &mut Connection,
    id: GuestId,
    row: &UserRow,
    shapes: &[String],
) -> Result<Option<u64>, sqlx::Error> {
    if is_taken(c, id, shapes).await? || has_mail(c, id, row.mail.as_deref()).await? {
        return Ok(None);
    }
    sqlx::query(
        "INSERT INTO users (id, name, role, language, mail, recovery, made, muted, banned)
         VALUES ($1, $2, $3, $4, $5, $6, unixepoch(), $7, $8)",
    )
    .bind(&id.0[..])
    .bind(&row.name)
    .bind(row.role as i64)
    .bind(&row.language)
    .bind(&row.mail)
    .bind(&row.recovery)
    .bind(row.muted)
    .bind(row.banned)
    .execute(&mut *c)
    .await?;
    claim(c, id, shapes).await?;
    Ok(Some(0))
}

pub(in super::super) async fn save(
    c: &mut Connection,
    id: GuestId,
    row: &UserRow,
) -> Result<Option<u64>, sqlx::Error> {
    if has_mail(c, id, row.mail.as_deref()).await? {
        return Ok(None);
    }
    let saved = sqlx::query(
        "UPDATE users SET role = $2, language = $3, mail = $4, recovery = $5, muted = $6, banned = $7 WHERE id = $1",
    )
    .bind(&id.0[..])
    .bind(row.role as i64)
    .bind(&row.language)
    .bind(&row.mail)
    .bind(&row.recovery)
    .bind(row.muted)
    .bind(row.banned)
    .execute(c)
    .await?;
    Ok((saved.rows_affected() > 0).then_some(0))
}

pub(in super::super) async fn rename(
    c: &mut Connection,
    id: GuestId,
    name: &str,
    shapes: &[String],
) -> Result<Option<u64>, sqlx::Error> {
    if is_taken(c, id, shapes).await? {
        return Ok(None);
    }
    sqlx::query("DELETE FROM user_names WHERE user_id = $1").bind(&id.0[..]).execute(&mut *c).await?;
    claim(c, id, shapes).await?;
    let renamed = sqlx::query("UPDATE users SET name = $2 WHERE id = $1").bind(&id.0[..]).bind(name);
    renamed.execute(c).await?;
    Ok(Some(0))
}

pub(in super::super) async fn find(pool: &Pool, id: GuestId) -> Result<Option<UserRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM users WHERE id = $1").bind(&id.0[..]).fetch_optional(pool).await?;
    row.as_ref().map(user_row).transpose()
}

fn user_row(row: &Row) -> Result<UserRow, StoreError> {
    Ok(UserRow {
        name: row.try_get("name")?,
        role: Role::read(row.try_get("role")?),
        language: row.try_get("language")?,
        mail: row.try_get("mail")?,
        recovery: row.try_get("recovery")?,
        made: row.try_get("made")?,
        muted: row.try_get("muted")?,
        banned: row.try_get("banned")?,
    })
}

/// An id in a column.
pub(super) fn id_at(row: &Row, column: &str) -> Result<GuestId, StoreError> {
    let id: Vec<u8> = row.try_get(column)?;
    id.try_into().map(GuestId).map_err(|_| StoreError::Damaged(format!("{column} of a user")))
}

pub(in super::super) async fn named(pool: &Pool, shapes: &[String]) -> Result<Option<GuestId>, StoreError> {
    for shape in shapes {
        let row = sqlx::query("SELECT user_id FROM user_names WHERE shape = $1").bind(shape);
        if let Some(row) = row.fetch_optional(pool).await? {
            return id_at(&row, "user_id").map(Some);
        }
    }
    Ok(None)
}

pub(in super::super) async fn by_mail(pool: &Pool, mail: &str) -> Result<Option<GuestId>, StoreError> {
    let row = sqlx::query("SELECT id FROM users WHERE lower(mail) = lower($1)").bind(mail);
    row.fetch_optional(pool).await?.map(|row| id_at(&row, "id")).transpose()
}

pub(in super::super) async fn devices(
    pool: &Pool,
    user: GuestId,
) -> Result<Vec<(GuestId, GuestRow)>, StoreError> {
    let rows = sqlx::query("SELECT * FROM guests WHERE user_id = $1 ORDER BY seen DESC, id LIMIT $2")
        .bind(&user.0[..])
        .bind(DEVICES)
        .fetch_all(pool)
        .await?;
    rows.iter().map(|row| Ok((id_at(row, "id")?, guest_row(row)?))).collect()
}

pub(in super::super) async fn rehost(
    c: &mut Connection,
    from: GuestId,
    to: GuestId,
) -> Result<Option<u64>, sqlx::Error> {
    let rehosted = sqlx::query("UPDATE tables SET host = $2 WHERE host = $1 AND NOT over");
    rehosted.bind(&from.0[..]).bind(&to.0[..]).execute(&mut *c).await?;
    let studies = sqlx::query("UPDATE studies SET owner = $2 WHERE owner = $1");
    studies.bind(&from.0[..]).bind(&to.0[..]).execute(&mut *c).await?;
    super::daily::claim(c, from, to).await?;
    Ok(Some(0))
}

pub(in super::super) async fn lines(
    pool: &Pool,
    user: GuestId,
) -> Result<Vec<(TableId, ChatRow)>, StoreError> {
    let rows = sqlx::query("SELECT * FROM chat WHERE author = $1 ORDER BY at, id, seq LIMIT $2")
        .bind(&user.0[..])
        .bind(LINES)
        .fetch_all(pool)
        .await?;
    let line = |row: &Row| {
        let id: String = row.try_get("id")?;
        let id = TableId::read(&id).ok_or_else(|| StoreError::Damaged(format!("the id {id}")))?;
        Ok((id, chat_row(row)?))
    };
    rows.iter().map(line).collect()
}

pub(in super::super) async fn log_out(
    c: &mut Connection,
    user: GuestId,
    but: Option<GuestId>,
) -> Result<Option<u64>, sqlx::Error> {
    sqlx::query(
        "UPDATE guests SET epoch = epoch + 1, user_id = NULL, name = '', device = NULL WHERE user_id = $1 AND id <> $2",
    )
    .bind(&user.0[..])
    // No guest has an empty id.
    .bind(but.map_or_else(Vec::new, |but| but.0.to_vec()))
    .execute(c)
    .await?;
    Ok(Some(0))
}
