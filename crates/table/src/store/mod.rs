//! The store: one SQLite file with an append-only log for each table.
//!
//! One task writes. It takes everything that waits, writes it in one transaction and answers when that is on the disk, so
//! that many tables share the cost of one sync. Reading has connections of its own, which no writer blocks (WAL).

mod hashes;
mod key;
mod lock;
mod migrate;
mod read;
mod row;
mod terms;
mod write;

use std::fs::{File, OpenOptions};
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::ConnectOptions as _;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};
use tokio::sync::{Mutex, mpsc};
use tokio::task::JoinHandle;

pub(crate) use row::{
    Brief, ChatRow, ClientId, GuestId, GuestRow, GuestSecret, Head, LogRow, SeatRow, TableId,
};
pub(crate) use terms::{Chance, Dealt, Part, SeatPart, Terms};
pub(crate) use write::Append;
pub use write::Cause;

/// Why something could not be kept or found.
#[derive(Debug)]
pub enum StoreError {
    /// Somebody else has written this row already.
    Conflict,
    /// What is kept cannot be understood: the file was changed by other hands, or by a later version.
    Damaged(String),
    /// The database cannot be read or written.
    Database(sqlx::Error),
    /// Nothing can be written now.
    Unwritten(Cause),
    /// The file cannot be opened or made.
    File(std::io::Error),
    /// The file cannot be copied before its schema changes.
    Copy(std::io::Error),
    /// The file belongs to another program.
    Foreign,
    /// The file was written by a later release.
    Later {
        /// The schema of the file.
        found: i64,
        /// The latest schema that this program knows.
        known: i64,
    },
    /// Another server uses the file.
    InUse,
    /// The key of the server is not there.
    NoKey,
    /// The key of the server is kept outside the database, and nobody says where.
    KeyOutside,
    /// The file of the key cannot be used.
    KeyFile(PathBuf, String),
    /// The system gives no random numbers.
    Random(getrandom::Error),
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Conflict => f.write_str("the row has been written already"),
            Self::Damaged(what) => write!(f, "the database holds something that cannot be read: {what}"),
            Self::Database(error) => write!(f, "the database does not answer: {error}"),
            Self::Unwritten(cause) => write!(f, "nothing can be written: {cause}"),
            Self::File(error) => write!(f, "the file cannot be opened: {error}"),
            Self::Copy(error) => write!(f, "no copy can be made before the change to a new schema: {error}"),
            Self::Foreign => f.write_str("this is no database of Khipu; it was not touched"),
            Self::Later { found, known } => write!(
                f,
                "a later release of Khipu has written this database (schema {found}, this one knows {known}); it was not \
                 touched: start that release, or put a copy back"
            ),
            Self::InUse => f.write_str("another server uses this database: stop it first, or choose another file"),
            Self::NoKey => f.write_str(
                "the key of the server is missing from this database: cookies and seat links would stop working; put a \
                 copy back that has it",
            ),
            Self::KeyOutside => {
                f.write_str("the key of this server is kept outside the database: say where with --key-file")
            }
            Self::KeyFile(path, why) => write!(f, "the key file {}: {why}", path.display()),
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

/// The server's memory.
pub(crate) struct Store {
    readers: SqlitePool,
    writer: mpsc::Sender<write::Job>,
    writing: Mutex<Option<JoinHandle<()>>>,
    /// The key of cookies, tokens and seat links.
    key: [u8; 32],
    undated_until: i64,
    /// Held as long as the file is in use.
    _lock: File,
}

impl Store {
    /// Opens the file, or makes it.
    pub(crate) async fn open(path: &Path, key_file: Option<&Path>) -> Result<Self, StoreError> {
        let lock = lock::take(path)?;
        if !path.exists() {
            make_private(path).map_err(StoreError::File)?;
        }
        let new = migrate::migrate(path).await?;
        let options = SqliteConnectOptions::new()
            .filename(path)
            .journal_mode(SqliteJournalMode::Wal)
            // A move is acknowledged when it is on the disk, not before.
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(Duration::from_secs(10));
        let mut connection = options.connect().await?;
        let key = key::read(&mut connection, new, key_file).await?;
        let undated_until = key::undated_until(&mut connection).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options.clone()).await?;
        let (writer, jobs) = mpsc::channel(1024);
        let writing = tokio::spawn(write::Writer::new(options, connection).run(jobs));
        Ok(Self { readers, writer, writing: Mutex::new(Some(writing)), key, undated_until, _lock: lock })
    }

    /// The key of the server: made at the first start, kept for ever, shown to nobody.
    pub(crate) const fn key(&self) -> &[u8; 32] {
        &self.key
    }

    /// Until when tokens of release 0.1.0 are good, which name no date.
    pub(crate) const fn undated_until(&self) -> i64 {
        self.undated_until
    }

    /// Whether nothing can be written any more, because the server closes.
    pub(crate) fn is_closed(&self) -> bool {
        self.writer.is_closed()
    }

    /// Writes what waits, and closes the file: the last connection puts the write-ahead log into it.
    pub(crate) async fn close(&self) {
        self.readers.close().await;
        let _ = self.writer.send(write::Job::end()).await;
        if let Some(writing) = self.writing.lock().await.take() {
            let _ = writing.await;
        }
    }
}

/// Makes a file that nobody else on the machine can read.
fn make_private(path: &Path) -> std::io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() as i64)
}
