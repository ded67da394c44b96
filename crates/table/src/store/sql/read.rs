//! Reading.

use sqlx::Row as _;

use super::super::driver::{Pool, Row};
use crate::store::row::seats_of;
use crate::store::{
    ActId, Brief, ChatRow, ClientId, DAY, GameRow, GuestId, GuestRow, Head, LessonRow, LogRow, Page,
    Retention, StoreError, TableId,
};

/// Chat lines that are kept at hand.
const CHAT: i64 = 200;
/// Tables on one page of the lobby.
const LISTED: i64 = 50;
/// Tables from one place that come before those of others.
const SHARE: i64 = 5;
/// Pages of the lobby that are often looked at.
const NEAR: u32 = 20;
/// The most tables of one's own in a list.
const OWN: i64 = 200;

pub(in super::super) async fn server_value(pool: &Pool, name: &str) -> Result<Option<Vec<u8>>, StoreError> {
    let row = sqlx::query("SELECT value FROM server WHERE name = $1").bind(name).fetch_optional(pool).await?;
    Ok(row.map(|row| row.try_get("value")).transpose()?)
}

pub(in super::super) async fn head(pool: &Pool, id: &TableId) -> Result<Option<Head>, StoreError> {
    let row =
        sqlx::query("SELECT head, host, client, public, clock FROM tables WHERE id = $1 AND NOT removed")
            .bind(id.as_str())
            .fetch_optional(pool)
            .await?;
    let Some(row) = row else { return Ok(None) };
    let host: Vec<u8> = row.try_get("host")?;
    let host = host.try_into().map_err(|_| StoreError::Damaged(format!("host of table {id}")))?;
    let client: Vec<u8> = row.try_get("client")?;
    Ok(Some(Head {
        record: row.try_get("head")?,
        host: GuestId(host),
        client: ClientId(client.try_into().unwrap_or_default()),
        public: row.try_get("public")?,
        clock: row.try_get("clock")?,
    }))
}

pub(in super::super) async fn pack_of(pool: &Pool, id: &TableId) -> Result<Option<String>, StoreError> {
    let row = sqlx::query(
        "SELECT packs.body FROM tables JOIN packs ON packs.hash = tables.components AND packs.game = tables.game
         WHERE tables.id = $1",
    )
    .bind(id.as_str())
    .fetch_optional(pool)
    .await?;
    Ok(row.map(|row| row.try_get("body")).transpose()?)
}

pub(in super::super) async fn rows(
    pool: &Pool,
    id: &TableId,
    after: u64,
) -> Result<Vec<(i64, LogRow)>, StoreError> {
    let rows = sqlx::query("SELECT seq, at, body FROM log WHERE id = $1 AND seq > $2 ORDER BY seq")
        .bind(id.as_str())
        .bind(after as i64)
        .fetch_all(pool)
        .await?;
    let mut log = Vec::with_capacity(rows.len());
    for (found, wanted) in rows.iter().zip(after as i64 + 1..) {
        let (seq, body): (i64, String) = (found.try_get("seq")?, found.try_get("body")?);
        let damaged = |what: &str| StoreError::Damaged(format!("row {seq} of table {id}: {what}"));
        if seq != wanted {
            return Err(damaged("a row before it is missing"));
        }
        let row = serde_json::from_str(&body).map_err(|error| damaged(&error.to_string()))?;
        log.push((found.try_get("at")?, row));
    }
    Ok(log)
}

pub(in super::super) async fn act_at(
    pool: &Pool,
    id: &TableId,
    seq: u64,
) -> Result<Option<ActId>, StoreError> {
    let row = sqlx::query("SELECT act FROM log WHERE id = $1 AND seq = $2")
        .bind(id.as_str())
        .bind(seq as i64)
        .fetch_optional(pool)
        .await?;
    let Some(row) = row else { return Ok(None) };
    let act: Option<Vec<u8>> = row.try_get("act")?;
    Ok(act.and_then(|act| act.try_into().ok()).map(ActId))
}

pub(in super::super) async fn chat(
    pool: &Pool,
    id: &TableId,
    after: u64,
) -> Result<Vec<ChatRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT seq, at, author, seat, name, text FROM chat WHERE id = $1 AND seq > $2 ORDER BY seq DESC LIMIT $3",
    )
    .bind(id.as_str())
    .bind(after as i64)
    .bind(CHAT)
    .fetch_all(pool)
    .await?;
    rows.iter().rev().map(chat_row).collect()
}

pub(super) fn chat_row(row: &Row) -> Result<ChatRow, StoreError> {
    let seat: Option<i64> = row.try_get("seat")?;
    let seq: i64 = row.try_get("seq")?;
    let author: Option<Vec<u8>> = row.try_get("author")?;
    Ok(ChatRow {
        seq: seq as u64,
        at: row.try_get("at")?,
        author: author.and_then(|author| author.try_into().ok()).map(GuestId),
        seat: seat.and_then(|seat| u8::try_from(seat).ok()),
        name: row.try_get("name")?,
        text: row.try_get("text")?,
    })
}

pub(in super::super) async fn guest(pool: &Pool, id: GuestId) -> Result<Option<GuestRow>, StoreError> {
    let row = sqlx::query("SELECT * FROM guests WHERE id = $1").bind(&id.0[..]).fetch_optional(pool).await?;
    row.as_ref().map(guest_row).transpose()
}

pub(super) fn guest_row(row: &Row) -> Result<GuestRow, StoreError> {
    let epoch: i64 = row.try_get("epoch")?;
    let user: Option<Vec<u8>> = row.try_get("user_id")?;
    Ok(GuestRow {
        name: row.try_get("name")?,
        language: row.try_get("language")?,
        theme: row.try_get("theme")?,
        epoch: epoch as u32,
        seen: row.try_get("seen")?,
        user: user.and_then(|user| user.try_into().ok()).map(GuestId),
        device: row.try_get("device")?,
    })
}

pub(in super::super) async fn lessons(pool: &Pool, guest: GuestId) -> Result<Vec<LessonRow>, StoreError> {
    let rows = sqlx::query("SELECT lesson, version, step, moves, done FROM lessons WHERE guest = $1")
        .bind(&guest.0[..])
        .fetch_all(pool)
        .await?;
    let row = |row: &Row| {
        let (version, step, moves): (i64, i64, String) =
            (row.try_get("version")?, row.try_get("step")?, row.try_get("moves")?);
        Ok(LessonRow {
            lesson: row.try_get("lesson")?,
            version: version as u64,
            step: usize::try_from(step).unwrap_or_default(),
            // What cannot be read is begun anew.
            moves: serde_json::from_str(&moves).unwrap_or_default(),
            done: row.try_get("done")?,
        })
    };
    rows.iter().map(row).collect()
}

pub(in super::super) async fn count_guests(pool: &Pool) -> Result<i64, StoreError> {
    Ok(sqlx::query("SELECT count(*) FROM guests").fetch_one(pool).await?.try_get(0)?)
}

pub(in super::super) async fn time(pool: &Pool) -> Result<i64, StoreError> {
    Ok(sqlx::query("SELECT unixepoch()").fetch_one(pool).await?.try_get(0)?)
}

pub(in super::super) async fn games(pool: &Pool) -> Result<Vec<GameRow>, StoreError> {
    let rows = sqlx::query(
        "SELECT DISTINCT game, rules, components FROM tables WHERE NOT over AND NOT EXISTS (
             SELECT 1 FROM packs WHERE packs.hash = tables.components AND packs.game = tables.game)",
    )
    .fetch_all(pool)
    .await?;
    let game = |row: &Row| {
        let (game, rules): (String, i64) = (row.try_get(0)?, row.try_get(1)?);
        let components = u64::from_str_radix(row.try_get(2)?, 16)
            .map_err(|_| StoreError::Damaged(format!("components of a table of {game}")))?;
        Ok(GameRow { rules: u32::try_from(rules).unwrap_or(u32::MAX), components, game })
    };
    rows.iter().map(game).collect()
}

/// The tables that are not wanted any more, with the days after which.
pub(in super::super) async fn to_prune(
    pool: &Pool,
    retention: Retention,
) -> Result<Vec<(TableId, u32)>, StoreError> {
    let mut gone = Vec::new();
    for (over, days) in [(false, retention.unfinished), (true, retention.finished)] {
        let Some(days) = days else { continue };
        let rows = sqlx::query("SELECT id FROM tables WHERE over = $1 AND moved < unixepoch() - $2")
            .bind(over)
            .bind(i64::from(days) * DAY)
            .fetch_all(pool)
            .await?;
        for row in rows {
            gone.extend(TableId::read(row.try_get(0)?).map(|id| (id, days)));
        }
    }
    Ok(gone)
}

pub(in super::super) async fn count_tables(
    pool: &Pool,
    host: GuestId,
    client: ClientId,
) -> Result<(i64, i64), StoreError> {
    let row = sqlx::query(
        "SELECT (SELECT count(*) FROM tables WHERE host = $1 AND NOT over),
                (SELECT count(*) FROM tables WHERE client = $2 AND NOT over)",
    )
    .bind(&host.0[..])
    .bind(&client.0[..])
    .fetch_one(pool)
    .await?;
    Ok((row.try_get(0)?, row.try_get(1)?))
}

/// The first pages of the lobby, as long as they are full of tables that come first: read in the order of an index, so that
/// the others stay unread.
pub(in super::super) const FIRST_TABLES: &str = "
    SELECT * FROM tables AS listed WHERE public AND NOT over AND NOT removed AND id IN (
        SELECT id FROM tables AS near
        WHERE near.client = listed.client AND near.public AND NOT near.over AND NOT near.removed
        ORDER BY (near.free > 0) DESC, near.moved DESC, near.id LIMIT $1
    ) ORDER BY (free > 0) DESC, moved DESC, id LIMIT $2 OFFSET $3";
/// Any page: everything is looked at.
const ALL_TABLES: &str = "
    SELECT * FROM (
        SELECT *, row_number() OVER (PARTITION BY client ORDER BY (free > 0) DESC, moved DESC, id) AS place
        FROM tables WHERE public AND NOT over AND NOT removed
    ) AS listed ORDER BY (place > $1), (free > 0) DESC, moved DESC, id LIMIT $2 OFFSET $3";

pub(in super::super) async fn open_tables(pool: &Pool, page: u32) -> Result<Page, StoreError> {
    let first = (page < NEAR).then_some(FIRST_TABLES);
    let mut rows = Vec::new();
    for query in first.into_iter().chain([ALL_TABLES]) {
        let query = sqlx::query(query).bind(SHARE).bind(LISTED + 1).bind(LISTED * i64::from(page));
        rows = query.fetch_all(pool).await?;
        if rows.len() > LISTED as usize {
            break;
        }
    }
    let more = rows.len() > LISTED as usize;
    Ok(Page { tables: briefs(&rows[..rows.len().min(LISTED as usize)]), more })
}

pub(in super::super) async fn tables_of(
    pool: &Pool,
    guest: GuestId,
    over: bool,
) -> Result<Vec<Brief>, StoreError> {
    let rows = sqlx::query(
        "SELECT tables.* FROM holds JOIN tables ON tables.id = holds.id
         WHERE holds.guest = $1 AND over = $2 AND NOT removed ORDER BY moved DESC, tables.id LIMIT $3",
    )
    .bind(&guest.0[..])
    .bind(over)
    .bind(OWN)
    .fetch_all(pool)
    .await?;
    let held = |table: &Brief| over || table.seats.iter().any(|seat| seat.holders.contains(&guest));
    Ok(briefs(&rows).into_iter().filter(held).collect())
}

/// Tables in short. One that cannot be read is left out: it harms no other.
pub(super) fn briefs(rows: &[Row]) -> Vec<Brief> {
    let brief =
        |row| brief(row).inspect_err(|error| tracing::error!(%error, "a table cannot be listed")).ok();
    rows.iter().filter_map(brief).collect()
}

fn brief(row: &Row) -> Result<Brief, StoreError> {
    let id: String = row.try_get("id")?;
    let seats: String = row.try_get("seats")?;
    let steps: i64 = row.try_get("steps")?;
    let clock: Option<String> = row.try_get("clock")?;
    let deed: Option<String> = row.try_get("deed")?;
    Ok(Brief {
        seats: serde_json::from_str(&seats)
            .map_err(|error| StoreError::Damaged(format!("seats of {id}: {error}")))?,
        id: TableId::read(&id).ok_or_else(|| StoreError::Damaged(format!("the id {id}")))?,
        game: row.try_get("game")?,
        public: row.try_get("public")?,
        made: row.try_get("made")?,
        moved: row.try_get("moved")?,
        steps: usize::try_from(steps).unwrap_or_default(),
        turn: seats_of(row.try_get("turn")?),
        won: seats_of(row.try_get("won")?),
        over: row.try_get("over")?,
        clock: clock.as_deref().and_then(|clock| serde_json::from_str(clock).ok()),
        due: row.try_get("due")?,
        deed: deed.as_deref().and_then(|deed| serde_json::from_str(deed).ok()),
    })
}
