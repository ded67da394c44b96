//! From the schema of any earlier release to this one, step by step, in one transaction, after a copy of the file.

use std::ffi::OsString;
use std::fs::File;
use std::io::Read as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqliteLockingMode};
use sqlx::{ConnectOptions as _, Connection as _, Row as _};

use super::hashes;
use crate::store::key::make_private;
use crate::store::{SCHEMA, StoreError};

/// What leads from each schema to the next: the first makes the one of release 0.1.0. What was released stays as it is.
const STEPS: [&str; SCHEMA as usize] = [
    include_str!("migrations/0001.sql"),
    include_str!("migrations/0002.sql"),
    include_str!("migrations/0003.sql"),
    include_str!("migrations/0004.sql"),
    include_str!("migrations/0005.sql"),
    include_str!("migrations/0006.sql"),
    include_str!("migrations/0007.sql"),
    include_str!("migrations/0008.sql"),
    include_str!("migrations/0009.sql"),
    include_str!("migrations/0010.sql"),
    include_str!("migrations/0011.sql"),
    include_str!("migrations/0012.sql"),
    include_str!("migrations/0013.sql"),
    include_str!("migrations/0014.sql"),
    include_str!("migrations/0015.sql"),
    include_str!("migrations/0016.sql"),
    include_str!("migrations/0017.sql"),
    include_str!("migrations/0018.sql"),
    include_str!("migrations/0019.sql"),
    include_str!("migrations/0020.sql"),
    include_str!("migrations/0021.sql"),
    include_str!("migrations/0022.sql"),
    include_str!("migrations/0023.sql"),
];
/// Marks our files; release 0.1.0 did not write it yet.
const APPLICATION: i64 = 0x4b68_6970;
/// The tables of release 0.1.0, by which its files are known.
const FIRST: [&str; 6] = ["chat", "guests", "holds", "house", "log", "tables"];

/// How a file begins, as SQLite writes it.
const MAGIC: &[u8; 16] = b"SQLite format 3\0";

/// Brings the file to the schema of this program; says which one it had, 0 for a new file.
pub(super) async fn migrate(path: &Path) -> Result<i64, StoreError> {
    let found = look(path).await?;
    if found == SCHEMA {
        return Ok(found);
    }
    let options = SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        // Nobody else may write between the copy and the change, servers of earlier releases least of all.
        .locking_mode(SqliteLockingMode::Exclusive)
        .busy_timeout(Duration::from_secs(2));
    let mut connection = options.connect().await.map_err(in_use)?;
    if found > 0 {
        let copy = back_up(&mut connection, path).await?;
        tracing::info!(from = found, to = SCHEMA, copy = %copy.display(), "the database is brought to a new schema");
    }
    // All steps or none: a file between two schemas would be of use to no release.
    let mut transaction = connection.begin_with("BEGIN EXCLUSIVE").await?;
    for (step, number) in STEPS.iter().zip(1i64..).skip_while(|(_, number)| *number <= found) {
        sqlx::raw_sql(*step).execute(&mut *transaction).await?;
        if number == 2 {
            hashes::write(&mut transaction).await?;
        }
    }
    sqlx::raw_sql(sqlx::AssertSqlSafe(format!("PRAGMA user_version = {SCHEMA}")))
        .execute(&mut *transaction)
        .await?;
    transaction.commit().await?;
    // What was written over must not stay readable in free pages.
    sqlx::raw_sql("VACUUM").execute(&mut connection).await?;
    connection.close().await?;
    Ok(found)
}

/// The schema of a file, 0 for a new one. Nothing is written: a file that is not ours or comes from a later release stays
/// as it is, byte for byte.
pub(super) async fn look(path: &Path) -> Result<i64, StoreError> {
    let mut head = Vec::new();
    let file = File::open(path)?;
    file.take(100).read_to_end(&mut head)?;
    if head.is_empty() {
        return Ok(0);
    }
    if !head.starts_with(MAGIC) {
        return Err(StoreError::Foreign);
    }
    let number = |at: usize| {
        let bytes: Option<[u8; 4]> = head.get(at..at + 4).and_then(|bytes| bytes.try_into().ok());
        bytes.map_or(0, |bytes| i64::from(i32::from_be_bytes(bytes)))
    };
    // What the log beside the file holds is not there yet: it can only be later.
    judge(number(60), number(68), None)?;
    let mut connection =
        SqliteConnectOptions::new().filename(path).read_only(true).connect().await.map_err(in_use)?;
    let version: i64 = sqlx::query("PRAGMA user_version").fetch_one(&mut connection).await?.try_get(0)?;
    let application: i64 =
        sqlx::query("PRAGMA application_id").fetch_one(&mut connection).await?.try_get(0)?;
    let tables = sqlx::query("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
        .fetch_all(&mut connection)
        .await?;
    let tables: Result<Vec<String>, sqlx::Error> = tables.iter().map(|row| row.try_get(0)).collect();
    connection.close().await?;
    judge(version, application, Some(&tables?))?;
    Ok(version)
}

/// Whether a file is ours, and not of a later release.
fn judge(version: i64, application: i64, tables: Option<&[String]>) -> Result<(), StoreError> {
    let ours = match (application, version, tables) {
        (APPLICATION, ..) | (0, _, None) => true,
        // The very first start may have been cut off between two tables.
        (0, 0, Some(tables)) => tables.iter().all(|table| FIRST.contains(&table.as_str())),
        (0, 1, Some(tables)) => FIRST.iter().all(|first| tables.iter().any(|table| table == first)),
        _ => false,
    };
    if !ours {
        return Err(StoreError::Foreign);
    }
    if application == APPLICATION && version > SCHEMA {
        return Err(StoreError::Later { found: version, known: SCHEMA });
    }
    Ok(())
}

/// Copies the file as it is beside itself: `club.db.before-2`, or with a further number if that is taken.
async fn back_up(connection: &mut SqliteConnection, path: &Path) -> Result<PathBuf, StoreError> {
    let beside = |ending: &str| -> PathBuf {
        let mut name = OsString::from(path);
        name.push(ending);
        name.into()
    };
    let mut copy = beside(&format!(".before-{SCHEMA}"));
    for number in 2.. {
        if !copy.exists() {
            break;
        }
        copy = beside(&format!(".before-{SCHEMA}.{number}"));
    }
    // A copy has its name only when it is whole and on the disk.
    let part = beside(".part");
    let _ = std::fs::remove_file(&part);
    make_private(&part).map_err(StoreError::Copy)?;
    let name = part.to_str().ok_or_else(|| StoreError::Copy(std::io::ErrorKind::InvalidFilename.into()))?;
    sqlx::query("VACUUM INTO ?").bind(name).execute(connection).await?;
    let file = File::options().write(true).open(&part).map_err(StoreError::Copy)?;
    file.sync_all().map_err(StoreError::Copy)?;
    std::fs::rename(&part, &copy).map_err(StoreError::Copy)?;
    Ok(copy)
}

/// Somebody else has the file open.
fn in_use(error: sqlx::Error) -> StoreError {
    match &error {
        // SQLITE_BUSY and its kin.
        sqlx::Error::Database(cause) if cause.code().is_some_and(|code| code == "5" || code == "261") => {
            StoreError::InUse
        }
        _ => error.into(),
    }
}
