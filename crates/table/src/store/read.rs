//! Reading.

use khipu_core::{Seat, Seats};
use sqlx::Row as _;
use sqlx::sqlite::SqliteRow;

use super::{Brief, ChatRow, ClientId, GuestId, GuestRow, Head, LogRow, Store, StoreError, TableId};

/// Chat lines that are kept at hand.
const CHAT: i64 = 200;
/// Tables on one page of the lobby.
const LISTED: i64 = 50;
/// Tables from one place that come before those of others.
const SHARE: i64 = 5;
/// The most tables of one's own in a list.
const OWN: i64 = 200;

/// A page of a list.
pub(crate) struct Page {
    /// Its tables.
    pub(crate) tables: Vec<Brief>,
    /// Whether another page follows.
    pub(crate) more: bool,
}

impl Store {
    /// What is known of a table before its log; none if there is no such table.
    pub(crate) async fn head(&self, id: &TableId) -> Result<Option<Head>, StoreError> {
        let row = sqlx::query("SELECT head, host, public FROM tables WHERE id = ?")
            .bind(id.as_str())
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        let host: Vec<u8> = row.try_get("host")?;
        let host = host.try_into().map_err(|_| StoreError::Damaged(format!("host of table {id}")))?;
        Ok(Some(Head {
            record: row.try_get("head")?,
            host: GuestId(host),
            client: ClientId::default(),
            public: row.try_get("public")?,
        }))
    }

    /// The component pack of a table, if it did not come with the program.
    pub(crate) async fn pack_of(&self, id: &TableId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query(
            "SELECT packs.body FROM tables JOIN packs ON packs.hash = tables.components AND packs.game = tables.game
             WHERE tables.id = ?",
        )
        .bind(id.as_str())
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.map(|row| row.try_get("body")).transpose()?)
    }

    /// The log of a table, from its first row.
    pub(crate) async fn log(&self, id: &TableId) -> Result<Vec<LogRow>, StoreError> {
        let rows = sqlx::query("SELECT seq, body FROM log WHERE id = ? ORDER BY seq")
            .bind(id.as_str())
            .fetch_all(&self.readers)
            .await?;
        let mut log = Vec::with_capacity(rows.len());
        for (row, wanted) in rows.iter().zip(1i64..) {
            let (seq, body): (i64, String) = (row.try_get("seq")?, row.try_get("body")?);
            let damaged = |what: &str| StoreError::Damaged(format!("row {seq} of table {id}: {what}"));
            if seq != wanted {
                return Err(damaged("a row before it is missing"));
            }
            log.push(serde_json::from_str(&body).map_err(|error| damaged(&error.to_string()))?);
        }
        Ok(log)
    }

    /// The last lines of a chat.
    pub(crate) async fn chat_of(&self, id: &TableId) -> Result<Vec<ChatRow>, StoreError> {
        let rows =
            sqlx::query("SELECT seq, at, seat, name, text FROM chat WHERE id = ? ORDER BY seq DESC LIMIT ?")
                .bind(id.as_str())
                .bind(CHAT)
                .fetch_all(&self.readers)
                .await?;
        let line = |row: &SqliteRow| {
            let seat: Option<i64> = row.try_get("seat")?;
            let seq: i64 = row.try_get("seq")?;
            Ok(ChatRow {
                seq: seq as u64,
                at: row.try_get("at")?,
                seat: seat.and_then(|seat| u8::try_from(seat).ok()),
                name: row.try_get("name")?,
                text: row.try_get("text")?,
            })
        };
        rows.iter().rev().map(line).collect()
    }

    /// What is kept of a guest.
    pub(crate) async fn guest(&self, id: GuestId) -> Result<Option<GuestRow>, StoreError> {
        let row = sqlx::query("SELECT name, language, theme, epoch, seen FROM guests WHERE id = ?")
            .bind(&id.0[..])
            .fetch_optional(&self.readers)
            .await?;
        let Some(row) = row else { return Ok(None) };
        Ok(Some(GuestRow {
            name: row.try_get("name")?,
            language: row.try_get("language")?,
            theme: row.try_get("theme")?,
            epoch: row.try_get("epoch")?,
            seen: row.try_get("seen")?,
        }))
    }

    /// How many guests are kept.
    pub(crate) async fn count_guests(&self) -> Result<i64, StoreError> {
        let row = sqlx::query("SELECT count(*) FROM guests").fetch_one(&self.readers).await?;
        Ok(row.try_get(0)?)
    }

    /// How many tables that go on a guest has set up, and how many came from the same place.
    pub(crate) async fn count_tables(
        &self,
        host: GuestId,
        client: ClientId,
    ) -> Result<(i64, i64), StoreError> {
        let row = sqlx::query(
            "SELECT (SELECT count(*) FROM tables WHERE host = ? AND over = 0),
                    (SELECT count(*) FROM tables WHERE client = ? AND over = 0)",
        )
        .bind(&host.0[..])
        .bind(&client.0[..])
        .fetch_one(&self.readers)
        .await?;
        Ok((row.try_get(0)?, row.try_get(1)?))
    }

    /// A page of the tables that anybody may see and that go on: those with a free seat first, then the latest. Of each
    /// place where tables come from, a few come before all further ones: nobody fills the first page alone.
    pub(crate) async fn open_tables(&self, page: u32) -> Result<Page, StoreError> {
        let rows = sqlx::query(
            "SELECT * FROM (
                 SELECT *, row_number() OVER (PARTITION BY client ORDER BY (free > 0) DESC, moved DESC) AS place
                 FROM tables WHERE public = 1 AND over = 0
             ) ORDER BY (place > ?), (free > 0) DESC, moved DESC, id LIMIT ? OFFSET ?",
        )
        .bind(SHARE)
        .bind(LISTED + 1)
        .bind(LISTED * i64::from(page))
        .fetch_all(&self.readers)
        .await?;
        let more = rows.len() > LISTED as usize;
        Ok(Page { tables: briefs(&rows[..rows.len().min(LISTED as usize)]), more })
    }

    /// The tables where a guest has held a seat, the latest first: those that go on, or those that are over.
    pub(crate) async fn tables_of(&self, guest: GuestId, over: bool) -> Result<Vec<Brief>, StoreError> {
        let rows = sqlx::query(
            "SELECT tables.* FROM holds JOIN tables USING (id)
             WHERE holds.guest = ? AND over = ? ORDER BY moved DESC LIMIT ?",
        )
        .bind(&guest.0[..])
        .bind(over)
        .bind(OWN)
        .fetch_all(&self.readers)
        .await?;
        let held = |table: &Brief| over || table.seats.iter().any(|seat| seat.holders.contains(&guest));
        Ok(briefs(&rows).into_iter().filter(held).collect())
    }
}

/// Tables in short. One that cannot be read is left out: it harms no other.
fn briefs(rows: &[SqliteRow]) -> Vec<Brief> {
    let brief =
        |row| brief(row).inspect_err(|error| tracing::error!(%error, "a table cannot be listed")).ok();
    rows.iter().filter_map(brief).collect()
}

fn brief(row: &SqliteRow) -> Result<Brief, StoreError> {
    let id: String = row.try_get("id")?;
    let seats: String = row.try_get("seats")?;
    let set = |mask: i64| {
        let mut seats = Seats::NONE;
        Seat::all(Seat::MAX).filter(|seat| mask >> seat.index() & 1 == 1).for_each(|seat| seats.insert(seat));
        seats
    };
    let steps: i64 = row.try_get("steps")?;
    Ok(Brief {
        seats: serde_json::from_str(&seats)
            .map_err(|error| StoreError::Damaged(format!("seats of {id}: {error}")))?,
        id: TableId::read(&id).ok_or_else(|| StoreError::Damaged(format!("the id {id}")))?,
        game: row.try_get("game")?,
        public: row.try_get("public")?,
        made: row.try_get("made")?,
        moved: row.try_get("moved")?,
        steps: usize::try_from(steps).unwrap_or_default(),
        turn: set(row.try_get("turn")?),
        won: set(row.try_get("won")?),
        over: row.try_get("over")?,
    })
}
