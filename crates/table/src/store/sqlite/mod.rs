//! One file, one server.
//!
//! One task writes. It takes everything that waits, writes it in one transaction and answers when that is on the disk, so
//! that many tables share the cost of one sync. Reading has connections of its own, which no writer blocks (WAL).

mod disk;
mod hashes;
mod lock;
mod migrate;
#[cfg(test)]
mod plans;
#[cfg_attr(feature = "postgres", expect(clippy::duplicate_mod, reason = "compiled once for each database"))]
#[path = "../sql/mod.rs"]
mod sql;
mod write;

use std::fs::File;
use std::path::Path;
use std::time::Duration;

use async_trait::async_trait;
use futures_util::future::BoxFuture;
use khipu_core::{Header, Seat, Seats};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteConnection, SqliteJournalMode, SqlitePool, SqlitePoolOptions,
    SqliteSynchronous,
};
use sqlx::{ConnectOptions as _, Row as _};
use tokio::sync::{Mutex, Notify};
use tokio::task::JoinHandle;

use super::key::{self, Found};
use super::{
    ActId, Append, Appended, Brief, Cause, ChatRow, ClientId, GameRow, GuestId, GuestRow, Head, LessonRow,
    LogRow, NodeRow, Page, Poke, Retention, SCHEMA, Store, StoreError, TableEnd, TableId, now,
};
use sql::{clock, read, write as statement};

/// The types of the driver, for the statements of `sql/`.
mod driver {
    pub(super) use sqlx::sqlite::{SqliteConnection as Connection, SqlitePool as Pool, SqliteRow as Row};

    /// One task writes: nobody else can take the same row.
    pub(super) const LOCK: &str = "";
    /// Milliseconds since 1970.
    pub(super) const MILLIS: &str = "CAST(unixepoch('subsec') * 1000 AS INTEGER)";
}

/// A file.
pub(super) struct Sqlite {
    readers: SqlitePool,
    writing: write::Writing,
    writer: Mutex<Option<JoinHandle<()>>>,
    key: [u8; 32],
    undated_until: i64,
    since: i64,
    waking: Notify,
    /// Held as long as the file is in use.
    _lock: File,
}

/// Brings a file to the schema of this program; says which one it had, 0 if it was made.
pub(super) async fn migrate(path: &Path, key_file: Option<&Path>) -> Result<i64, StoreError> {
    let lock = lock::take(path)?;
    let found = prepare(path, key_file).await?;
    drop(lock);
    Ok(found)
}

/// Keeps servers away from a file, until the answer is dropped.
pub(super) fn lock(path: &Path) -> Result<File, StoreError> {
    lock::take(path)
}

/// Whether a file has the schema of this program; nothing is written.
pub(super) async fn check(path: &Path) -> Result<(), StoreError> {
    match migrate::look(path).await? {
        SCHEMA => Ok(()),
        found => Err(StoreError::Earlier { found, known: SCHEMA }),
    }
}

/// Makes a file if there is none, and brings it to the schema of this program.
async fn prepare(path: &Path, key_file: Option<&Path>) -> Result<i64, StoreError> {
    if !path.exists() {
        key::make_private(path)?;
    }
    let found = migrate::migrate(path).await?;
    if found == 0 {
        let Found { write, .. } = key::make(key_file)?;
        let mut connection = options(path).connect().await?;
        statement::server_value(&mut connection, key::NAME, &write.unwrap_or_default()).await?;
    }
    Ok(found)
}

fn options(path: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new()
        .filename(path)
        .journal_mode(SqliteJournalMode::Wal)
        // A move is acknowledged when it is on the disk, not before.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        // What people delete must not stay readable in free pages.
        .pragma("secure_delete", "ON")
}

impl Sqlite {
    /// Opens the file, or makes it.
    pub(super) async fn open(
        path: &Path,
        key_file: Option<&Path>,
        watermark: u64,
    ) -> Result<Self, StoreError> {
        let lock = lock::take(path)?;
        prepare(path, key_file).await?;
        let readers = SqlitePoolOptions::new().max_connections(4).connect_with(options(path)).await?;
        let Found { key, write: changed } =
            key::find(read::server_value(&readers, key::NAME).await?, key_file)?;
        let undated_until = key::undated_until(read::server_value(&readers, key::UNDATED).await?)?;
        let mut connection = options(path).connect().await?;
        if let Some(value) = changed {
            statement::server_value(&mut connection, key::NAME, &value).await?;
            // What was written over must not stay readable in free pages.
            sqlx::raw_sql("VACUUM").execute(&mut connection).await?;
        }
        let (writer, writing) =
            write::Writer::new(options(path), connection, disk::Disk::new(path, watermark));
        let writer = Mutex::new(Some(tokio::spawn(writer.run())));
        Ok(Self {
            readers,
            writing,
            writer,
            key,
            undated_until,
            since: now(),
            waking: Notify::new(),
            _lock: lock,
        })
    }
}

impl Sqlite {
    /// Writes; a conflict if there was nothing to write.
    async fn write<W>(&self, work: W) -> Result<(), StoreError>
    where
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<Option<u64>, sqlx::Error>>
            + Send
            + 'static,
    {
        self.writing.run(work).await.map(drop)
    }

    /// Whose thoughts are thought here.
    const fn worker(&self) -> &'static str {
        "here"
    }

    /// Wakes whoever thinks.
    fn tell_thought(&self, waits: bool) {
        if waits {
            self.waking.notify_one();
        }
    }

    /// There are no other nodes to be told that something of a guest has changed.
    const fn tell_guest(&self, _: GuestId) {}
}

super::bot::bot_store!(Sqlite, readers);
super::call::call_store!(Sqlite, readers);
super::control::control_store!(Sqlite, readers);
super::daily::daily_store!(Sqlite, readers);
super::identity::identity_store!(Sqlite, readers);
super::plan::plan_store!(Sqlite, readers);
super::puzzle::puzzle_store!(Sqlite, readers);
super::rating::rating_store!(Sqlite, readers);
super::review::review_store!(Sqlite, readers);
super::sitting::sitting_store!(Sqlite, readers);
super::study::study_store!(Sqlite, readers);
super::thought::thought_store!(Sqlite, readers);
super::user::user_store!(Sqlite, readers);

#[async_trait]
impl Store for Sqlite {
    fn key(&self) -> &[u8; 32] {
        &self.key
    }

    fn undated_until(&self) -> i64 {
        self.undated_until
    }

    fn is_shared(&self) -> bool {
        false
    }

    fn is_closed(&self) -> bool {
        self.writing.is_closed()
    }

    async fn ping(&self) -> Result<(), StoreError> {
        match self.writing.run(|_| Box::pin(async { Ok(Some(0)) })).await {
            // A disk that is full or broken is no reason to send nobody here: they can look.
            Err(StoreError::Unwritten(Cause::Full | Cause::ReadOnly | Cause::Disk)) => Ok(()),
            answer => answer.map(drop),
        }
    }

    async fn time(&self) -> Result<i64, StoreError> {
        read::time(&self.readers).await
    }

    async fn nodes(&self) -> Result<Vec<NodeRow>, StoreError> {
        let name = concat!("khipu ", env!("CARGO_PKG_VERSION")).to_owned();
        Ok(vec![NodeRow { name, address: String::new(), since: self.since }])
    }

    /// The last connection puts the write-ahead log into the file.
    async fn close(&self) {
        self.readers.close().await;
        self.writing.end().await;
        if let Some(writer) = self.writer.lock().await.take() {
            let _ = writer.await;
        }
    }

    async fn poke(&self) -> Poke {
        std::future::pending().await
    }

    async fn present(&self, _: &[(TableId, Seat)]) -> Result<(), StoreError> {
        Ok(())
    }

    async fn follow(&self, _: &TableId) -> Result<(), StoreError> {
        Ok(())
    }

    async fn follow_only(&self, _: &[TableId]) -> Result<(), StoreError> {
        Ok(())
    }

    async fn lease(&self, _: &str, _: u32) -> Result<bool, StoreError> {
        Ok(true)
    }

    async fn create(&self, head: Head, header: &Header, append: Append) -> Result<(), StoreError> {
        let (header, waits) = (header.clone(), append.thought.is_some());
        let made = self.writing.run(move |connection| {
            Box::pin(
                async move { Ok(statement::create(connection, &head, &header, &append).await?.then_some(0)) },
            )
        });
        made.await?;
        self.tell_thought(waits);
        Ok(())
    }

    async fn append(&self, append: Append) -> Result<Appended, StoreError> {
        let waits = append.thought.is_some();
        let added = self.writing.run(move |connection| {
            Box::pin(async move {
                Ok(statement::add(connection, &append).await?.map(|added| added.planned.into()))
            })
        });
        let planned = added.await? != 0;
        self.tell_thought(waits);
        Ok(Appended { planned })
    }

    async fn act_at(&self, id: &TableId, seq: u64) -> Result<Option<ActId>, StoreError> {
        read::act_at(&self.readers, id, seq).await
    }

    async fn head(&self, id: &TableId) -> Result<Option<Head>, StoreError> {
        read::head(&self.readers, id).await
    }

    async fn rows(&self, id: &TableId, after: u64) -> Result<Vec<(i64, LogRow)>, StoreError> {
        read::rows(&self.readers, id, after).await
    }

    async fn ends(&self, ids: &[TableId]) -> Result<Vec<TableEnd>, StoreError> {
        let mut ends = Vec::with_capacity(ids.len());
        for id in ids {
            let row = sqlx::query("SELECT version, chat FROM tables WHERE id = $1")
                .bind(id.as_str())
                .fetch_optional(&self.readers)
                .await?;
            if let Some(row) = row {
                let (version, chat): (i64, i64) = (row.try_get(0)?, row.try_get(1)?);
                let (version, chat) = (version as u64, chat as u64);
                let (asked, stuck) = sql::thought::asked(&self.readers, id).await?;
                ends.push(TableEnd { id: id.clone(), version, chat, elsewhere: Seats::NONE, asked, stuck });
            }
        }
        Ok(ends)
    }

    async fn keep_pack(&self, header: &Header, body: &str) -> Result<(), StoreError> {
        let (header, body) = (header.clone(), body.to_owned());
        let kept = self.writing.run(move |connection| {
            Box::pin(async move { statement::pack(connection, &header, &body).await.map(|()| Some(0)) })
        });
        kept.await.map(drop)
    }

    async fn pack_of(&self, id: &TableId) -> Result<Option<String>, StoreError> {
        read::pack_of(&self.readers, id).await
    }

    async fn say(&self, id: &TableId, line: ChatRow) -> Result<u64, StoreError> {
        let id = id.clone();
        let said = self
            .writing
            .run(move |connection| Box::pin(async move { statement::say(connection, &id, &line).await }));
        said.await
    }

    async fn chat(&self, id: &TableId, after: u64) -> Result<Vec<ChatRow>, StoreError> {
        read::chat(&self.readers, id, after).await
    }

    async fn guest(&self, id: GuestId) -> Result<Option<GuestRow>, StoreError> {
        read::guest(&self.readers, id).await
    }

    async fn save_guest(&self, id: GuestId, row: GuestRow) -> Result<(), StoreError> {
        let saved = self.writing.run(move |connection| {
            Box::pin(async move { statement::guest(connection, id, &row).await.map(|()| Some(0)) })
        });
        saved.await.map(drop)
    }

    async fn lessons(&self, guest: GuestId) -> Result<Vec<LessonRow>, StoreError> {
        read::lessons(&self.readers, guest).await
    }

    async fn save_lesson(&self, guest: GuestId, row: LessonRow) -> Result<(), StoreError> {
        let saved = self.writing.run(move |connection| {
            Box::pin(async move { statement::lesson(connection, guest, &row).await.map(|()| Some(0)) })
        });
        saved.await.map(drop)
    }

    async fn count_guests(&self) -> Result<i64, StoreError> {
        read::count_guests(&self.readers).await
    }

    async fn forget_guests(&self, away: i64) -> Result<(), StoreError> {
        let forgotten = self.writing.run(move |connection| {
            Box::pin(async move { statement::forget_guests(connection, away).await.map(|()| Some(0)) })
        });
        forgotten.await.map(drop)
    }

    async fn prune(&self, retention: Retention) -> Result<Vec<TableId>, StoreError> {
        let gone = read::to_prune(&self.readers, retention).await?;
        let ids = gone.iter().map(|(id, _)| id.clone()).collect();
        let pruned = self.writing.run(move |connection| {
            Box::pin(async move { statement::prune(connection, retention, &gone).await.map(|()| Some(0)) })
        });
        pruned.await?;
        Ok(ids)
    }

    #[cfg(test)]
    async fn set_moved(&self, id: &TableId, moved: i64) -> Result<(), StoreError> {
        let id = id.clone();
        let set = self.writing.run(move |connection| {
            Box::pin(async move { statement::set_moved(connection, &id, moved).await.map(|()| Some(0)) })
        });
        set.await.map(drop)
    }

    async fn games(&self) -> Result<Vec<GameRow>, StoreError> {
        read::games(&self.readers).await
    }

    async fn count_tables(&self, host: GuestId, client: ClientId) -> Result<(i64, i64), StoreError> {
        read::count_tables(&self.readers, host, client).await
    }

    async fn open_tables(&self, page: u32) -> Result<Page, StoreError> {
        read::open_tables(&self.readers, page).await
    }

    async fn tables_of(&self, guest: GuestId, over: bool) -> Result<Vec<Brief>, StoreError> {
        read::tables_of(&self.readers, guest, over).await
    }

    async fn beat(&self, silence: i64) -> Result<i64, StoreError> {
        let beaten = self.writing.run(move |connection| {
            Box::pin(async move { clock::beat(connection, silence).await.map(|now| Some(now as u64)) })
        });
        beaten.await.map(|now| now as i64)
    }

    async fn downtimes(&self) -> Result<Vec<(i64, i64)>, StoreError> {
        clock::downtimes(&self.readers).await
    }

    async fn to_wake(&self) -> Result<Vec<TableId>, StoreError> {
        let clock::Woken { busy, idle } = clock::woken(&self.readers).await?;
        if !idle.is_empty() {
            self.write(move |c| Box::pin(async move { clock::rest(c, &idle).await })).await?;
        }
        Ok(busy)
    }

    async fn set_wake(
        &self,
        id: &TableId,
        version: u64,
        due: Option<i64>,
        wake: Option<i64>,
    ) -> Result<(), StoreError> {
        let id = id.clone();
        let set = self.writing.run(move |connection| {
            Box::pin(
                async move { clock::set_wake(connection, &id, version, (due, wake)).await.map(|()| Some(0)) },
            )
        });
        set.await.map(drop)
    }
}
