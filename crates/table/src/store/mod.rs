//! The store: an append-only log for each table, in one SQLite file or in PostgreSQL.
//!
//! Everybody speaks to the trait `Store`. What both databases understand is written once, in `sql/`; what each does in its
//! own way is in `sqlite/` and `postgres/`; `contract.rs` holds both to the same promises. A new table is a migration of the
//! same number in both; a new operation is a statement in `sql/`, a line in the trait and a line in each implementation.

mod bot;
mod call;
#[cfg(test)]
mod contract;
mod control;
mod copy;
mod daily;
mod database;
mod error;
mod identity;
mod key;
mod plan;
#[cfg(feature = "postgres")]
mod postgres;
mod puzzle;
mod rating;
mod retention;
mod review;
mod row;
mod sitting;
mod sqlite;
mod study;
mod terms;
mod thought;
mod user;

use std::path::Path;
use std::sync::Arc;

use async_trait::async_trait;
use khipu_core::{Header, Seat, Seats};

pub(crate) use bot::{BotStore, ChallengeRow};
pub(crate) use call::{CallStore, OutRow, WayRow};
pub(crate) use control::{AuditRow, ControlStore, ReportRow};
pub use copy::{Copied, back_up, copy, restore};
pub(crate) use daily::{DailyStore, RunEnd, RunRow, Runner, Standing};
pub use database::Database;
pub use error::{Cause, StoreError};
pub(crate) use identity::{IdentityRow, IdentityStore};
pub(crate) use plan::{Dropped, PlanRow, PlanStore, PlannedMove};
pub(crate) use puzzle::{AttemptRow, Graded, PuzzleStore};
pub(crate) use rating::{Rated, RatingRow, RatingStore, ResultRow};
pub use retention::Retention;
pub(crate) use review::{ReviewRow, ReviewStore};
pub(crate) use row::{
    ActId, Brief, Change, ChatRow, ClientId, Closed, GameRow, GuestId, GuestRow, GuestSecret, Head,
    HostBotRow, LessonRow, LogRow, NodeRow, Page, Poke, Says, SeatRow, TableEnd, TableId, VoteFor, mask,
    seats_of,
};
pub(crate) use sitting::SittingStore;
pub(crate) use study::{StudyId, StudyRow, StudyStore};
pub(crate) use terms::{Chance, Dealt, Part, Retry, SeatPart, Terms};
pub(crate) use thought::{Claimed, Full, Thought, ThoughtStore};
pub(crate) use user::{OnceRow, PasskeyRow, Role, UserRow, UserStore};

/// Seconds of a day.
pub(crate) const DAY: i64 = 24 * 3600;
/// The schema of this program. Each database grows to it by numbered steps.
pub(crate) const SCHEMA: i64 = 23;

/// Rows to be added to a table's log, with what the lobby shall say of it then.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    /// The table.
    pub(crate) id: TableId,
    /// The number of the first row: one more than the log has now.
    pub(crate) seq: u64,
    /// Whose rows these are: a second try with the same id is known.
    pub(crate) act: ActId,
    /// The rows.
    pub(crate) rows: Vec<LogRow>,
    /// How many moves stand then.
    pub(crate) steps: usize,
    /// Who must decide then.
    pub(crate) turn: Seats,
    /// Who has won then.
    pub(crate) won: Seats,
    /// Whether it is over then.
    pub(crate) over: bool,
    /// Who sits where then, if that changes.
    pub(crate) seats: Option<Vec<SeatRow>>,
    /// When it happens.
    pub(crate) at: i64,
    /// When the first time ends that passes then.
    pub(crate) due: Option<i64>,
    /// When something is to be done about it.
    pub(crate) wake: Option<i64>,
    /// What a bot has to decide then.
    pub(crate) thought: Option<Thought>,
    /// Whether a bot may have had something to decide before.
    pub(crate) bots: bool,
    /// What everybody may know of the last move then, as an event of the game, if that changes; empty for nothing.
    pub(crate) deed: Option<String>,
}

/// What the store says of an act that it has kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Appended {
    /// Whether somebody has planned something at the table.
    pub(crate) planned: bool,
}

impl Append {
    /// How many rows the log has then.
    pub(crate) fn version(&self) -> u64 {
        self.seq + self.rows.len() as u64 - 1
    }
}

/// The server's memory. What returns is on the disk.
#[async_trait]
pub(crate) trait Store:
    BotStore
    + CallStore
    + ControlStore
    + DailyStore
    + IdentityStore
    + PlanStore
    + PuzzleStore
    + RatingStore
    + ReviewStore
    + SittingStore
    + StudyStore
    + ThoughtStore
    + UserStore
    + Send
    + Sync
{
    /// The key of cookies, tokens and seat links: made at the first start, kept for ever, shown to nobody.
    fn key(&self) -> &[u8; 32];

    /// Until when tokens of release 0.1.0 are good, which name no date.
    fn undated_until(&self) -> i64;

    /// Whether other nodes write to it too.
    fn is_shared(&self) -> bool;

    /// Whether nothing can be written any more, because the server closes.
    fn is_closed(&self) -> bool;

    /// Whether the database is there, and whoever writes to it too.
    async fn ping(&self) -> Result<(), StoreError>;

    /// Seconds since 1970, by the clock of the database.
    async fn time(&self) -> Result<i64, StoreError>;

    /// The nodes that use it now.
    async fn nodes(&self) -> Result<Vec<NodeRow>, StoreError>;

    /// Writes what waits, and closes.
    async fn close(&self);

    /// Waits for the next word of other nodes.
    async fn poke(&self) -> Poke;

    /// Says who has tables open on this node; all that was said before is void.
    async fn present(&self, seats: &[(TableId, Seat)]) -> Result<(), StoreError>;

    /// Says that this node is about to read a table and keeps it at hand: from now on it is told of acts elsewhere.
    async fn follow(&self, id: &TableId) -> Result<(), StoreError>;

    /// Says which tables this node has at hand; all that was said before is void. Without that for a while, nobody tells it
    /// anything.
    async fn follow_only(&self, ids: &[TableId]) -> Result<(), StoreError>;

    /// Whether this node may do a chore for so many seconds from now, by the clock of the database. The holder asks again
    /// before they are over.
    async fn lease(&self, chore: &str, seconds: u32) -> Result<bool, StoreError>;

    /// Keeps a new table with the first rows of its log.
    async fn create(&self, head: Head, header: &Header, append: Append) -> Result<(), StoreError>;

    /// Adds rows to a log, if it ends where the act says: the only way to act. A conflict means that it does not.
    async fn append(&self, append: Append) -> Result<Appended, StoreError>;

    /// Whose row stands at a place of a log; none if there is none, or nobody said.
    async fn act_at(&self, id: &TableId, seq: u64) -> Result<Option<ActId>, StoreError>;

    /// What is known of a table before its log; none if there is no such table.
    async fn head(&self, id: &TableId) -> Result<Option<Head>, StoreError>;

    /// The rows of a log after so many, with when they were written.
    async fn rows(&self, id: &TableId, after: u64) -> Result<Vec<(i64, LogRow)>, StoreError>;

    /// Where the logs and chats of some tables end.
    async fn ends(&self, ids: &[TableId]) -> Result<Vec<TableEnd>, StoreError>;

    /// Keeps a component pack that did not come with the program, for tables that use it.
    async fn keep_pack(&self, header: &Header, body: &str) -> Result<(), StoreError>;

    /// The component pack of a table, if it did not come with the program.
    async fn pack_of(&self, id: &TableId) -> Result<Option<String>, StoreError>;

    /// Adds a line to a chat, whatever its number says; the answer is the number that it has.
    async fn say(&self, id: &TableId, line: ChatRow) -> Result<u64, StoreError>;

    /// The last lines of a chat after a number.
    async fn chat(&self, id: &TableId, after: u64) -> Result<Vec<ChatRow>, StoreError>;

    /// What is kept of a guest.
    async fn guest(&self, id: GuestId) -> Result<Option<GuestRow>, StoreError>;

    /// Keeps what a guest has chosen.
    async fn save_guest(&self, id: GuestId, row: GuestRow) -> Result<(), StoreError>;

    /// How far a guest has come in the lessons that they have begun.
    async fn lessons(&self, guest: GuestId) -> Result<Vec<LessonRow>, StoreError>;

    /// Keeps how far a guest has come in a lesson.
    async fn save_lesson(&self, guest: GuestId, row: LessonRow) -> Result<(), StoreError>;

    /// How many guests are kept.
    async fn count_guests(&self) -> Result<i64, StoreError>;

    /// Forgets guests who hold nothing and were not here for so many seconds.
    async fn forget_guests(&self, away: i64) -> Result<(), StoreError>;

    /// Removes what the host does not want to keep; says which tables are gone.
    async fn prune(&self, retention: Retention) -> Result<Vec<TableId>, StoreError>;

    /// Says when something last happened at a table.
    #[cfg(test)]
    async fn set_moved(&self, id: &TableId, moved: i64) -> Result<(), StoreError>;

    /// What the tables that go on are played with, but for component packs that are kept here.
    async fn games(&self) -> Result<Vec<GameRow>, StoreError>;

    /// How many tables that go on a guest has set up, and how many came from the same place.
    async fn count_tables(&self, host: GuestId, client: ClientId) -> Result<(i64, i64), StoreError>;

    /// A page of the tables that anybody may see and that go on: those with a free seat first, then the latest. Of each
    /// place where tables come from, a few come before all further ones: nobody fills the first page alone.
    async fn open_tables(&self, page: u32) -> Result<Page, StoreError>;

    /// The tables where a guest has held a seat, the latest first: those that go on, or those that are over.
    async fn tables_of(&self, guest: GuestId, over: bool) -> Result<Vec<Brief>, StoreError>;

    /// Gives a sign of life; the answer is the time, by the clock of the database. After a silence of all nodes that
    /// is longer than so many seconds, the time between is kept as time when no server ran, and everybody's time ends so
    /// much later.
    async fn beat(&self, silence: i64) -> Result<i64, StoreError>;

    /// When no server ran: from when until when.
    async fn downtimes(&self) -> Result<Vec<(i64, i64)>, StoreError>;

    /// Some tables where something is to be done by now, the longest overdue first: a clock goes there, a game is over, or
    /// somebody can be called. All others whose time has come are put to rest at once.
    async fn to_wake(&self) -> Result<Vec<TableId>, StoreError>;

    /// Says when the first time ends at a table and when something is next to be done about it, unless its log has more
    /// rows than that by now.
    async fn set_wake(
        &self,
        id: &TableId,
        version: u64,
        due: Option<i64>,
        wake: Option<i64>,
    ) -> Result<(), StoreError>;
}

/// Opens the store. A file is made if it is not there, and brought to the schema of this program; nothing is written to it
/// while fewer bytes than `watermark` are free on its disk.
pub(crate) async fn open(
    database: &Database,
    key: Option<&Path>,
    watermark: u64,
) -> Result<Arc<dyn Store>, StoreError> {
    Ok(match database {
        Database::File(path) => Arc::new(sqlite::Sqlite::open(path, key, watermark).await?),
        #[cfg(feature = "postgres")]
        Database::Postgres(url) => Arc::new(postgres::Postgres::open(url, key).await?),
        #[cfg(not(feature = "postgres"))]
        Database::Postgres(_) => return Err(StoreError::NoPostgres),
    })
}

/// Brings a database to the schema of this program; says from which one. A new one gets its key.
///
/// # Errors
/// If it is no database of ours, or of a later release, or cannot be reached.
pub async fn migrate(database: &Database, key: Option<&Path>) -> Result<i64, StoreError> {
    match database {
        Database::File(path) => sqlite::migrate(path, key).await,
        #[cfg(feature = "postgres")]
        Database::Postgres(url) => postgres::migrate(url, key).await,
        #[cfg(not(feature = "postgres"))]
        Database::Postgres(_) => Err(StoreError::NoPostgres),
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}
