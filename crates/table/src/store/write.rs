//! Writing: one task, many waiting jobs, one transaction.

use khipu_core::{Header, Seats};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::{mpsc, oneshot};

use super::{ChatRow, GuestId, GuestRow, Head, LogRow, SeatRow, Store, StoreError, TableId, now};

/// The most jobs in one transaction: nobody waits for more than this.
const MOST: usize = 256;
/// Lines of a chat that are kept.
const CHAT: i64 = 1000;

/// Rows to be added to a table's log, with what the lobby shall say of it then.
#[derive(Clone, Debug)]
pub(crate) struct Append {
    /// The table.
    pub(crate) id: TableId,
    /// The number of the first row.
    pub(crate) seq: u64,
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
}

/// What is to be written.
enum Work {
    Create {
        head: Head,
        header: Box<Header>,
        append: Append,
    },
    Append(Append),
    Chat {
        id: TableId,
        line: ChatRow,
    },
    Guest {
        id: GuestId,
        row: GuestRow,
    },
    Forget {
        before: i64,
    },
    Pack {
        header: Box<Header>,
        body: String,
    },
    /// Nothing more comes.
    End,
}

/// A piece of work, and whoever waits for it.
pub(super) struct Job {
    work: Work,
    done: oneshot::Sender<Result<(), StoreError>>,
}

impl Job {
    /// The last one.
    pub(super) fn end() -> Self {
        Self { work: Work::End, done: oneshot::channel().0 }
    }
}

impl Store {
    /// Keeps a component pack that did not come with the program, for tables that use it.
    pub(crate) async fn keep_pack(&self, header: &Header, body: &str) -> Result<(), StoreError> {
        self.write(Work::Pack { header: Box::new(header.clone()), body: body.to_owned() }).await
    }

    /// Keeps a new table with the first rows of its log.
    pub(crate) async fn create(&self, head: Head, header: &Header, append: Append) -> Result<(), StoreError> {
        self.write(Work::Create { head, header: Box::new(header.clone()), append }).await
    }

    /// Adds rows to a log; they are on the disk when this returns.
    pub(crate) async fn append(&self, append: Append) -> Result<(), StoreError> {
        self.write(Work::Append(append)).await
    }

    /// Adds a line to a chat.
    pub(crate) async fn chat(&self, id: &TableId, line: ChatRow) -> Result<(), StoreError> {
        self.write(Work::Chat { id: id.clone(), line }).await
    }

    /// Keeps what a guest has chosen.
    pub(crate) async fn save_guest(&self, id: GuestId, row: GuestRow) -> Result<(), StoreError> {
        self.write(Work::Guest { id, row }).await
    }

    /// Forgets guests who hold nothing and were not here since then.
    pub(crate) async fn forget_guests(&self, before: i64) -> Result<(), StoreError> {
        self.write(Work::Forget { before }).await
    }

    async fn write(&self, work: Work) -> Result<(), StoreError> {
        let (done, answer) = oneshot::channel();
        let gone = || StoreError::Unwritten(Cause::Other);
        self.writer.send(Job { work, done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }
}

/// The one who writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// None after something went wrong: what a connection is worth then, nobody knows.
    connection: Option<SqliteConnection>,
}

impl Writer {
    pub(super) const fn new(options: SqliteConnectOptions, connection: SqliteConnection) -> Self {
        Self { options, connection: Some(connection) }
    }

    /// Writes until nobody is left who could ask for it.
    pub(super) async fn run(mut self, mut jobs: mpsc::Receiver<Job>) {
        let mut waiting = Vec::new();
        while jobs.recv_many(&mut waiting, MOST).await > 0 {
            let ended = waiting.iter().any(|job| matches!(job.work, Work::End));
            let mut refused: Vec<bool> = Vec::new();
            let written = self.commit(&waiting, &mut refused).await;
            for (index, job) in waiting.drain(..).enumerate() {
                let result = match &written {
                    Err(cause) => Err(StoreError::Unwritten(*cause)),
                    Ok(()) if refused.get(index) == Some(&true) => Err(StoreError::Conflict),
                    Ok(()) => Ok(()),
                };
                // Whoever asked may have gone meanwhile.
                let _ = job.done.send(result);
            }
            if ended {
                break;
            }
        }
        if let Some(connection) = self.connection {
            let _ = connection.close().await;
        }
    }

    /// One transaction for all that waits. After a failure the next one begins with a new connection, so that the server
    /// goes on by itself as soon as the disk does.
    async fn commit(&mut self, jobs: &[Job], refused: &mut Vec<bool>) -> Result<(), Cause> {
        let written = match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.options.connect().await,
        };
        let written = match written {
            Ok(mut connection) => commit(&mut connection, jobs, refused).await.map(|()| connection),
            Err(error) => Err(error),
        };
        match written {
            Ok(connection) => {
                self.connection = Some(connection);
                Ok(())
            }
            Err(error) => {
                tracing::error!(%error, "the database cannot be written; it is opened anew for the next act");
                Err(Cause::of(&error))
            }
        }
    }
}

/// Why nothing can be written, as far as the system says.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cause {
    /// The disk is full.
    Full,
    /// The file or the disk cannot be written at all.
    ReadOnly,
    /// The disk reports an error.
    Disk,
    /// Anything else: it is in the log.
    Other,
}

impl Cause {
    fn of(error: &sqlx::Error) -> Self {
        let code = match error {
            sqlx::Error::Database(cause) => cause.code().and_then(|code| code.parse::<u32>().ok()),
            _ => None,
        };
        // The lowest byte says it, the others say more: https://sqlite.org/rescode.html
        match code.map(|code| code & 0xff) {
            Some(13) => Self::Full,
            Some(8 | 14) => Self::ReadOnly,
            Some(10) => Self::Disk,
            _ => Self::Other,
        }
    }
}

impl std::fmt::Display for Cause {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Full => "the disk is full",
            Self::ReadOnly => "the database is read-only",
            Self::Disk => "the disk reports an error",
            Self::Other => "the log says why",
        })
    }
}

async fn commit(
    connection: &mut SqliteConnection,
    jobs: &[Job],
    refused: &mut Vec<bool>,
) -> Result<(), sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    for job in jobs {
        let result = match &job.work {
            Work::Create { head, header, append } => create(&mut transaction, head, header, append).await,
            Work::Append(append) => add(&mut transaction, append).await,
            Work::Chat { id, line } => chat(&mut transaction, id, line).await,
            Work::Guest { id, row } => guest(&mut transaction, *id, row).await,
            Work::Forget { before } => forget(&mut transaction, *before).await,
            Work::Pack { header, body } => pack(&mut transaction, header, body).await,
            Work::End => Ok(()),
        };
        match result {
            Ok(()) => refused.push(false),
            // The first row of a job is the one that can clash; nothing of that job has been written then.
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => refused.push(true),
            Err(error) => return Err(error),
        }
    }
    transaction.commit().await
}

async fn pack(connection: &mut SqliteConnection, header: &Header, body: &str) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO packs (hash, game, body) VALUES (?, ?, ?) ON CONFLICT DO NOTHING")
        .bind(format!("{:016x}", header.components_hash))
        .bind(&header.game)
        .bind(body)
        .execute(connection)
        .await?;
    Ok(())
}

async fn create(
    connection: &mut SqliteConnection,
    head: &Head,
    header: &Header,
    append: &Append,
) -> Result<(), sqlx::Error> {
    let at = now();
    sqlx::query(
        "INSERT INTO tables
             (id, game, rules, components, head, host, client, public, made, moved, steps, turn, won, over, free, seats)
         VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0, 0, 0, 0, '[]')",
    )
    .bind(append.id.as_str())
    .bind(&header.game)
    .bind(header.rules_version)
    .bind(format!("{:016x}", header.components_hash))
    .bind(&head.record)
    .bind(&head.host.0[..])
    .bind(&head.client.0[..])
    .bind(head.public)
    .bind(at)
    .bind(at)
    .execute(&mut *connection)
    .await?;
    add(connection, append).await
}

async fn add(connection: &mut SqliteConnection, append: &Append) -> Result<(), sqlx::Error> {
    let at = now();
    for (row, seq) in append.rows.iter().zip(append.seq..) {
        let body = serde_json::to_string(row).map_err(|error| sqlx::Error::Encode(Box::new(error)))?;
        sqlx::query("INSERT INTO log (id, seq, at, body) VALUES (?, ?, ?, ?)")
            .bind(append.id.as_str())
            .bind(seq as i64)
            .bind(at)
            .bind(body)
            .execute(&mut *connection)
            .await?;
    }
    let mask = |seats: Seats| seats.iter().fold(0i64, |mask, seat| mask | 1 << seat.index());
    sqlx::query("UPDATE tables SET moved = ?, steps = ?, turn = ?, won = ?, over = ? WHERE id = ?")
        .bind(at)
        .bind(append.steps as i64)
        .bind(mask(append.turn))
        .bind(mask(append.won))
        .bind(append.over)
        .bind(append.id.as_str())
        .execute(&mut *connection)
        .await?;
    match &append.seats {
        Some(seats) => hold(connection, &append.id, seats).await,
        None => Ok(()),
    }
}

/// Writes who sits where, for the lobby.
async fn hold(connection: &mut SqliteConnection, id: &TableId, seats: &[SeatRow]) -> Result<(), sqlx::Error> {
    let text = serde_json::to_string(seats).map_err(|error| sqlx::Error::Encode(Box::new(error)))?;
    let free = seats.iter().filter(|seat| seat.is_open()).count();
    sqlx::query("UPDATE tables SET seats = ?, free = ? WHERE id = ?")
        .bind(text)
        .bind(free as i64)
        .bind(id.as_str())
        .execute(&mut *connection)
        .await?;
    for guest in seats.iter().flat_map(|seat| &seat.holders) {
        sqlx::query("INSERT INTO holds (guest, id) VALUES (?, ?) ON CONFLICT DO NOTHING")
            .bind(&guest.0[..])
            .bind(id.as_str())
            .execute(&mut *connection)
            .await?;
    }
    Ok(())
}

async fn chat(connection: &mut SqliteConnection, id: &TableId, line: &ChatRow) -> Result<(), sqlx::Error> {
    sqlx::query("INSERT INTO chat (id, seq, at, seat, name, text) VALUES (?, ?, ?, ?, ?, ?)")
        .bind(id.as_str())
        .bind(line.seq as i64)
        .bind(line.at)
        .bind(line.seat.map(i64::from))
        .bind(&line.name)
        .bind(&line.text)
        .execute(&mut *connection)
        .await?;
    sqlx::query("DELETE FROM chat WHERE id = ? AND seq <= ?")
        .bind(id.as_str())
        .bind(line.seq as i64 - CHAT)
        .execute(connection)
        .await?;
    Ok(())
}

async fn guest(connection: &mut SqliteConnection, id: GuestId, row: &GuestRow) -> Result<(), sqlx::Error> {
    sqlx::query(
        "INSERT OR REPLACE INTO guests (id, name, language, theme, epoch, seen) VALUES (?, ?, ?, ?, ?, ?)",
    )
    .bind(&id.0[..])
    .bind(&row.name)
    .bind(&row.language)
    .bind(&row.theme)
    .bind(row.epoch)
    .bind(row.seen)
    .execute(connection)
    .await?;
    Ok(())
}

/// Forgets guests who hold nothing and were not here since then.
async fn forget(connection: &mut SqliteConnection, before: i64) -> Result<(), sqlx::Error> {
    sqlx::query(
        "DELETE FROM guests WHERE seen < ?
         AND NOT EXISTS (SELECT 1 FROM holds WHERE holds.guest = guests.id)
         AND NOT EXISTS (SELECT 1 FROM tables WHERE tables.host = guests.id)",
    )
    .bind(before)
    .execute(connection)
    .await?;
    Ok(())
}
