//! Acts: one task takes everything that waits and sends one statement, in which each act stands or falls by itself.

use std::collections::{HashMap, HashSet};
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgConnection, PgRow};
use sqlx::{ConnectOptions as _, Row as _};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;

use super::sql::thought::WATCHED;
use crate::metrics::{METRICS, took};
use crate::store::row::{json, mask};
use crate::store::{Append, Appended, Cause, Change, StoreError, Thought};

/// The most acts in one statement.
const MOST: usize = 256;
/// How often an act is tried whose table another node writes to at that moment.
const TRIES: u8 = 20;
/// How long the database may take. Who acts is told after that, and the act is looked for when it is acted again.
const PATIENCE: Duration = Duration::from_secs(2);

/// Adds rows to all logs that end where the act says. Rows that another node is just writing to are passed over instead of
/// waited for: so two nodes never wait for each other.
const STATEMENT: &str = "
WITH want AS (
    SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[], $5::bigint[], $6::bigint[], $7::bigint[],
        $8::boolean[], $9::text[], $10::bigint[], $16::bigint[], $17::bigint[], $18::bigint[], $19::bigint[],
        $20::bigint[], $21::boolean[], $22::bigint[], $23::text[], $24::text[])
        AS w(id, seq, version, act, steps, turn, won, over, seats, free, at, due, wake, bot, level, alone, watched, deed,
            host_bot)
), free AS (
    SELECT t.id FROM tables t JOIN want w ON w.id = t.id AND t.version = w.seq - 1
    ORDER BY t.id FOR NO KEY UPDATE OF t SKIP LOCKED
), head AS (
    UPDATE tables t SET version = w.version, moved = unixepoch(), steps = w.steps, turn = w.turn, won = w.won,
        over = w.over, due = w.due, wake = w.wake, deed = coalesce(w.deed, t.deed), seats = coalesce(w.seats, t.seats), free = coalesce(w.free, t.free)
    FROM want w JOIN free f ON f.id = w.id WHERE t.id = w.id AND t.version = w.seq - 1 RETURNING t.id, w.act, w.at
), kept AS (
    INSERT INTO log (id, seq, at, act, body)
    SELECT r.id, r.seq, head.at, head.act, r.body
    FROM unnest($11::text[], $12::bigint[], $13::text[]) AS r(id, seq, body) JOIN head ON head.id = r.id
), held AS (
    INSERT INTO holds (guest, id)
    SELECT DISTINCT h.guest, h.id FROM unnest($14::bytea[], $15::text[]) AS h(guest, id) JOIN head ON head.id = h.id
    ON CONFLICT DO NOTHING
), waits AS (
    INSERT INTO thinking (id, version, seat, level, alone, until, asked, turn, leased, worker, attempts, bot)
    SELECT head.id, w.version, w.bot, w.level, w.alone,
        CASE WHEN w.alone THEN unixepoch() + w.watched ELSE 9223372036854775807 END,
        floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint, 0, 0, '', 0, w.host_bot
    FROM want w JOIN head ON head.id = w.id WHERE w.bot IS NOT NULL
    ON CONFLICT (id) DO UPDATE SET version = excluded.version, seat = excluded.seat, level = excluded.level,
        bot = excluded.bot, alone = excluded.alone, asked = excluded.asked, leased = 0, worker = '', attempts = 0,
        until = CASE WHEN excluded.alone THEN least(thinking.until, excluded.until) ELSE excluded.until END
), decided AS (
    DELETE FROM thinking t USING want w, head WHERE t.id = head.id AND w.id = head.id AND w.bot IS NULL
)
SELECT id, EXISTS (SELECT FROM plans p WHERE p.table_id = head.id),
    EXISTS (SELECT FROM followed f WHERE f.id = head.id AND f.node <> $25) FROM head";

/// What became of acts whose row was not written, or of which nobody heard.
const SETTLE: &str = "
SELECT w.place, t.version, l.act FROM unnest($1::text[], $2::bigint[]) WITH ORDINALITY AS w(id, seq, place)
LEFT JOIN tables t ON t.id = w.id LEFT JOIN log l ON l.id = w.id AND l.seq = w.seq ORDER BY w.place";

/// An act, and whoever waits for it.
pub(super) struct Job {
    append: Append,
    tries: u8,
    done: oneshot::Sender<Result<Appended, StoreError>>,
}

/// Hands acts to the one who writes them.
pub(super) struct Acting(mpsc::Sender<Option<Job>>);

impl Acting {
    /// Waits until the act is on the disk.
    pub(super) async fn run(&self, append: Append) -> Result<Appended, StoreError> {
        let (done, answer) = oneshot::channel();
        let gone = || StoreError::Unwritten(Cause::Other);
        self.0.send(Some(Job { append, tries: 0, done })).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Says that nothing more comes.
    pub(super) async fn end(&self) {
        let _ = self.0.send(None).await;
    }

    pub(super) fn is_closed(&self) -> bool {
        self.0.is_closed()
    }
}

/// The one who writes acts.
pub(super) struct Writer {
    options: PgConnectOptions,
    node: String,
    connection: Option<PgConnection>,
    jobs: mpsc::Receiver<Option<Job>>,
    /// Tables that have changed and that others follow, for whoever tells them.
    changed: mpsc::UnboundedSender<Change>,
}

/// An act that was kept.
#[derive(Clone, Copy)]
struct Kept {
    appended: Appended,
    /// Whether another node follows the table.
    followed: bool,
}

/// What became of an act.
enum Fate {
    Kept(Kept),
    Stale,
    /// Somebody else writes to the table at this moment.
    Busy,
}

impl Writer {
    pub(super) fn new(
        options: PgConnectOptions,
        node: String,
        changed: mpsc::UnboundedSender<Change>,
    ) -> (Self, Acting) {
        let (acting, jobs) = mpsc::channel(1024);
        (Self { options, node, connection: None, jobs, changed }, Acting(acting))
    }

    /// Writes until nothing more comes.
    pub(super) async fn run(mut self) {
        let mut waiting: Vec<Job> = Vec::new();
        let mut ended = false;
        while !ended || !waiting.is_empty() {
            if waiting.is_empty() {
                let mut came = Vec::new();
                if self.jobs.recv_many(&mut came, MOST).await == 0 {
                    return;
                }
                ended |= came.iter().any(Option::is_none);
                waiting.extend(came.into_iter().flatten());
            } else {
                // Whoever was in the way has done in a moment.
                tokio::time::sleep(Duration::from_millis(2)).await;
                while let Ok(came) = self.jobs.try_recv() {
                    ended |= came.is_none();
                    waiting.extend(came);
                }
            }
            let mut tables = HashSet::new();
            let (batch, rest): (Vec<Job>, Vec<Job>) = waiting
                .into_iter()
                .partition(|job| tables.len() < MOST && tables.insert(job.append.id.clone()));
            waiting = rest;
            waiting.extend(self.write(batch).await);
        }
    }

    /// Writes acts of different tables; gives back those that have to be tried again.
    async fn write(&mut self, batch: Vec<Job>) -> Vec<Job> {
        let began = Instant::now();
        METRICS.store_batch_rows.observe(batch.len() as f64);
        let attempt = self.attempt(&batch).await;
        took(&METRICS.store_commit_seconds, began.elapsed());
        let fates = match attempt {
            Ok(fates) => Ok(fates),
            Err(error) => {
                METRICS.store_errors.get_or_create(&[("op", "commit")]).inc();
                tracing::warn!(%error, acts = batch.len(), "the database did not answer: the acts are looked for");
                self.connection = None;
                match self.settle(&batch).await {
                    // Nothing is tried again by itself: whoever acted is told, and may have gone.
                    Ok(fates) => Ok(fates
                        .into_iter()
                        .map(|fate| match fate {
                            Fate::Busy => Err(StoreError::Unwritten(Cause::of(&error))),
                            fate => Ok(fate),
                        })
                        .collect()),
                    Err(later) => {
                        self.connection = None;
                        tracing::error!(error = %later, "the database cannot be reached");
                        Err(Cause::of(&error))
                    }
                }
            }
        };
        let fates: Vec<Result<Fate, StoreError>> = match fates {
            Ok(fates) => fates,
            Err(cause) => batch.iter().map(|_| Err(StoreError::Unwritten(cause))).collect(),
        };
        let mut again = Vec::new();
        for (mut job, fate) in batch.into_iter().zip(fates) {
            let answer = match fate {
                Ok(Fate::Kept(kept)) => {
                    if kept.followed {
                        let _ = self.changed.send(Change::Table(job.append.id.clone()));
                    }
                    Ok(kept.appended)
                }
                Ok(Fate::Stale) => Err(StoreError::Conflict),
                Ok(Fate::Busy) if job.tries < TRIES => {
                    job.tries += 1;
                    again.push(job);
                    continue;
                }
                Ok(Fate::Busy) => Err(StoreError::Unwritten(Cause::Other)),
                Err(error) => Err(error),
            };
            // Whoever asked may have gone meanwhile.
            let _ = job.done.send(answer);
        }
        again
    }

    async fn connection(&mut self) -> Result<&mut PgConnection, sqlx::Error> {
        let connection = match self.connection.take() {
            Some(connection) => connection,
            None => {
                timeout(PATIENCE, self.options.connect()).await.map_err(|_| sqlx::Error::PoolTimedOut)??
            }
        };
        Ok(self.connection.insert(connection))
    }

    async fn attempt(&mut self, batch: &[Job]) -> Result<Vec<Result<Fate, StoreError>>, sqlx::Error> {
        let node = self.node.clone();
        let connection = self.connection().await?;
        let kept = timeout(PATIENCE, send(connection, &node, batch))
            .await
            .map_err(|_| sqlx::Error::PoolTimedOut)??;
        let all = kept.len() == batch.len();
        let mut settled = if all { Vec::new() } else { self.settle(batch).await? }.into_iter();
        let fate = |job: &Job| {
            let settled = settled.next();
            let kept = kept.get(job.append.id.as_str()).copied().map(Fate::Kept);
            Ok(kept.or(settled).unwrap_or(Fate::Stale))
        };
        Ok(batch.iter().map(fate).collect())
    }

    /// Looks for acts in the log.
    async fn settle(&mut self, batch: &[Job]) -> Result<Vec<Fate>, sqlx::Error> {
        let connection = self.connection().await?;
        let ids: Vec<&str> = batch.iter().map(|job| job.append.id.as_str()).collect();
        let seqs: Vec<i64> = batch.iter().map(|job| job.append.seq as i64).collect();
        let query = sqlx::query(SETTLE).bind(ids).bind(seqs).fetch_all(connection);
        let rows = timeout(PATIENCE, query).await.map_err(|_| sqlx::Error::PoolTimedOut)??;
        let fate = |(row, job): (&PgRow, &Job)| {
            let (version, act): (Option<i64>, Option<Vec<u8>>) = (row.try_get(1)?, row.try_get(2)?);
            let found = act.is_some_and(|act| act == job.append.act.0);
            METRICS.store_readback.get_or_create(&[("found", if found { "yes" } else { "no" })]).inc();
            Ok(if found {
                // Nobody has said it, so it is looked up.
                Fate::Kept(Kept { appended: Appended { planned: true }, followed: true })
            } else if version == Some(job.append.seq as i64 - 1) {
                Fate::Busy
            } else {
                Fate::Stale
            })
        };
        rows.iter().zip(batch).map(fate).collect()
    }
}

/// Sends the statement; the answer are the tables whose acts were kept.
async fn send(
    connection: &mut PgConnection,
    node: &str,
    batch: &[Job],
) -> Result<HashMap<String, Kept>, sqlx::Error> {
    let appends = || batch.iter().map(|job| &job.append);
    let seats = |append: &Append| append.seats.as_ref().map(json).transpose();
    let seats: Result<Vec<Option<String>>, sqlx::Error> = appends().map(seats).collect();
    let free = |append: &Append| {
        append.seats.as_ref().map(|seats| seats.iter().filter(|seat| seat.is_open()).count() as i64)
    };
    let (mut ids, mut seqs, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
    let (mut guests, mut held) = (Vec::new(), Vec::new());
    for append in appends() {
        for (row, seq) in append.rows.iter().zip(append.seq as i64..) {
            ids.push(append.id.as_str());
            seqs.push(seq);
            bodies.push(json(row)?);
        }
        for guest in append.seats.iter().flatten().flat_map(|seat| &seat.holders) {
            guests.push(&guest.0[..]);
            held.push(append.id.as_str());
        }
    }
    let rows = sqlx::query(STATEMENT)
        .bind(appends().map(|append| append.id.as_str()).collect::<Vec<_>>())
        .bind(appends().map(|append| append.seq as i64).collect::<Vec<_>>())
        .bind(appends().map(|append| append.version() as i64).collect::<Vec<_>>())
        .bind(appends().map(|append| &append.act.0[..]).collect::<Vec<_>>())
        .bind(appends().map(|append| append.steps as i64).collect::<Vec<_>>())
        .bind(appends().map(|append| mask(append.turn)).collect::<Vec<_>>())
        .bind(appends().map(|append| mask(append.won)).collect::<Vec<_>>())
        .bind(appends().map(|append| append.over).collect::<Vec<_>>())
        .bind(seats?)
        .bind(appends().map(free).collect::<Vec<_>>())
        .bind(ids)
        .bind(seqs)
        .bind(bodies)
        .bind(guests)
        .bind(held)
        .bind(appends().map(|append| append.at).collect::<Vec<_>>())
        .bind(appends().map(|append| append.due).collect::<Vec<_>>())
        .bind(appends().map(|append| append.wake).collect::<Vec<_>>())
        .bind(thoughts(batch, |thought| i64::from(thought.seat)))
        .bind(thoughts(batch, |thought| i64::from(thought.level)))
        .bind(thoughts(batch, |thought| thought.alone))
        .bind(thoughts(batch, |_| WATCHED))
        .bind(appends().map(|append| append.deed.as_deref()).collect::<Vec<_>>())
        .bind(thoughts(batch, |thought| thought.bot.clone().unwrap_or_default()))
        .bind(node)
        .fetch_all(connection)
        .await?;
    let kept = |row: &PgRow| {
        Ok((
            row.try_get(0)?,
            Kept { appended: Appended { planned: row.try_get(1)? }, followed: row.try_get(2)? },
        ))
    };
    rows.iter().map(kept).collect()
}

/// A part of what each act leaves to a bot.
fn thoughts<T>(batch: &[Job], part: impl Fn(&Thought) -> T) -> Vec<Option<T>> {
    batch.iter().map(|job| job.append.thought.as_ref().map(&part)).collect()
}
