//! Writing: one task, many waiting jobs, one transaction.

use std::time::Instant;

use futures_util::future::BoxFuture;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::sync::{mpsc, oneshot};

use super::disk::Disk;
use crate::metrics::{METRICS, took};
use crate::store::{Cause, StoreError};

/// The most jobs in one transaction: nobody waits for more than this.
const MOST: usize = 256;

/// What a job has done: the number that it was asked for, if any; none if it came too late, and has written nothing.
type Done = Option<u64>;
/// A part of a transaction.
type Work =
    Box<dyn for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<Done, sqlx::Error>> + Send>;

/// A piece of work, and whoever waits for it.
pub(super) struct Job {
    /// None for the last one.
    work: Option<Work>,
    done: oneshot::Sender<Result<u64, StoreError>>,
}

/// Hands work to the one who writes.
pub(super) struct Writing(mpsc::Sender<Job>);

impl Writing {
    /// Waits until the work is on the disk.
    pub(super) async fn run<W>(&self, work: W) -> Result<u64, StoreError>
    where
        W: for<'c> FnOnce(&'c mut SqliteConnection) -> BoxFuture<'c, Result<Done, sqlx::Error>>
            + Send
            + 'static,
    {
        let (done, answer) = oneshot::channel();
        let gone = || StoreError::Unwritten(Cause::Other);
        self.0.send(Job { work: Some(Box::new(work)), done }).await.map_err(|_| gone())?;
        answer.await.map_err(|_| gone())?
    }

    /// Says that nothing more comes.
    pub(super) async fn end(&self) {
        let _ = self.0.send(Job { work: None, done: oneshot::channel().0 }).await;
    }

    pub(super) fn is_closed(&self) -> bool {
        self.0.is_closed()
    }
}

/// The one who writes.
pub(super) struct Writer {
    options: SqliteConnectOptions,
    /// None after something went wrong: what a connection is worth then, nobody knows.
    connection: Option<SqliteConnection>,
    jobs: mpsc::Receiver<Job>,
    disk: Disk,
}

impl Writer {
    pub(super) fn new(
        options: SqliteConnectOptions,
        connection: SqliteConnection,
        disk: Disk,
    ) -> (Self, Writing) {
        let (writing, jobs) = mpsc::channel(1024);
        (Self { options, connection: Some(connection), jobs, disk }, Writing(writing))
    }

    /// Writes until nothing more comes.
    pub(super) async fn run(mut self) {
        let mut jobs = Vec::new();
        while self.jobs.recv_many(&mut jobs, MOST).await > 0 {
            let ended = jobs.iter().any(|job| job.work.is_none());
            let (work, waiting): (Vec<_>, Vec<_>) =
                jobs.drain(..).filter_map(|job| Some((job.work?, job.done))).unzip();
            let answers: Vec<Result<u64, StoreError>> = match self.commit(work).await {
                Ok(done) => done.into_iter().map(|done| done.ok_or(StoreError::Conflict)).collect(),
                Err(cause) => waiting.iter().map(|_| Err(StoreError::Unwritten(cause))).collect(),
            };
            for (done, answer) in waiting.into_iter().zip(answers) {
                // Whoever asked may have gone meanwhile.
                let _ = done.send(answer);
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
    async fn commit(&mut self, work: Vec<Work>) -> Result<Vec<Done>, Cause> {
        if self.disk.is_low() {
            return Err(Cause::Full);
        }
        let began = Instant::now();
        METRICS.store_batch_rows.observe(work.len() as f64);
        let connection = match self.connection.take() {
            Some(connection) => Ok(connection),
            None => self.options.connect().await,
        };
        let written = match connection {
            Ok(mut connection) => commit(&mut connection, work).await.map(|done| (done, connection)),
            Err(error) => Err(error),
        };
        match written {
            Ok((done, connection)) => {
                self.connection = Some(connection);
                took(&METRICS.store_commit_seconds, began.elapsed());
                Ok(done)
            }
            Err(error) => {
                METRICS.store_errors.get_or_create(&[("op", "commit")]).inc();
                tracing::error!(%error, "the database cannot be written; it is opened anew for the next act");
                Err(Cause::of(&error))
            }
        }
    }
}

async fn commit(connection: &mut SqliteConnection, work: Vec<Work>) -> Result<Vec<Done>, sqlx::Error> {
    let mut transaction = connection.begin_with("BEGIN IMMEDIATE").await?;
    let mut done = Vec::with_capacity(work.len());
    for work in work {
        done.push(work(&mut transaction).await?);
    }
    transaction.commit().await?;
    Ok(done)
}
