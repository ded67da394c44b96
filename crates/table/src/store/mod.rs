//! The store: one SQLite file with an append-only log for each table.
//!
//! One task writes. It takes everything that waits, writes it in one transaction and answers when that is on the disk, so
//! that many tables share the cost of one sync. Reading has connections of its own, which no writer blocks (WAL).

mod read;
mod row;
mod terms;
mod write;

use std::path::Path;
use std::time::Duration;

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Row as _};
use tokio::sync::mpsc;

pub(crate) use row::{Brief, ChatRow, GuestId, GuestRow, Head, LogRow, SeatRow, TableId};
pub(crate) use terms::{Chance, Dealt, Part, SeatPart, Terms};
pub(crate) use write::Append;

/// Why something could not be kept or found.
#[derive(Debug)]
pub enum StoreError {
    /// Somebody else has written this row already.
    Conflict,
    /// What is kept cannot be understood: the file was changed by other hands, or by a later version.
    Damaged(String),
    /// The database cannot be read or written.
    Database(sqlx::Error),
    /// The system gives no random numbers.
    Random(getrandom::Error),
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Conflict => f.write_str("the row has been written already"),
            Self::Damaged(what) => write!(f, "the database holds something that cannot be read: {what}"),
            Self::Database(error) => write!(f, "the database does not answer: {error}"),
            Self::Random(error) => write!(f, "the system gives no random numbers: {error}"),
        }
    }
}

impl std::error::Error for StoreError {}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        Self::Database(error)
    }
}

/// The version of the schema; a file with another one is not touched.
const SCHEMA: i64 = 1;

/// The server's memory.
pub(crate) struct Store {
    readers: SqlitePool,
    writer: mpsc::Sender<write::Job>,
    /// The key of cookies, tokens and seat links.
    key: [u8; 32],
}

impl Store {
    /// Opens the file, or makes it.
    pub(crate) async fn open(path: &Path) -> Result<Self, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(path)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            // A move is acknowledged when it is on the disk, not before.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await?;
        migrate(&mut connection).await?;
        let key = house_key(&mut connection).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options).await?;
        let (writer, jobs) = mpsc::channel(1024);
        tokio::spawn(write::run(connection, jobs));
        Ok(Self { readers, writer, key })
    }

    /// The key of the server: made at the first start, kept for ever, shown to nobody.
    pub(crate) const fn key(&self) -> &[u8; 32] {
        &self.key
    }
}

async fn migrate(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    let version: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut *connection).await?.try_get(0)?;
    if version != 0 && version != SCHEMA {
        return Err(StoreError::Damaged(format!("it has schema {version}, this program knows {SCHEMA}")));
    }
    sqlx::raw_sql(include_str!("schema.sql")).execute(&mut *connection).await?;
    sqlx::raw_sql("PRAGMA user_version = 1").execute(&mut *connection).await?;
    Ok(())
}

async fn house_key(connection: &mut SqliteConnection) -> Result<[u8; 32], StoreError> {
    let mut fresh = [0; 32];
    getrandom::fill(&mut fresh).map_err(StoreError::Random)?;
    sqlx::query("INSERT INTO house (name, value) VALUES ('key', ?) ON CONFLICT DO NOTHING")
        .bind(&fresh[..])
        .execute(&mut *connection)
        .await?;
    let row = sqlx::query("SELECT value FROM house WHERE name = 'key'").fetch_one(&mut *connection).await?;
    let kept: Vec<u8> = row.try_get(0)?;
    kept.try_into().map_err(|_| StoreError::Damaged("the key of the server".to_owned()))
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}
