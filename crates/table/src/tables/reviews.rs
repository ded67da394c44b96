//! Reviews of finished games: asked for by whoever held a seat, made when nobody waits for anything else.
//!
//! A review is made in short pieces, and kept after each: it goes on after a restart, and on another node.

use std::sync::Arc;
use std::time::{Duration, Instant};

use khipu_core::{Record, Seat};
use khipu_study::Review;
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use super::table::Table;
use super::{ActError, Tables};
use crate::store::{GuestId, ReviewRow, StoreError, TableId};

/// A piece of a review takes so long, or as long as one decision takes.
const PIECE: Duration = Duration::from_millis(300);
/// So long a piece waits for bots that think, at most: on a busy server reviews come about too.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often it is looked whether they still do.
const GLANCE: Duration = Duration::from_millis(100);
/// How often the store is asked whether another node was asked for a review.
const LOOK: Duration = Duration::from_secs(30);
/// Reviews that wait and that one guest has asked for, at most.
const WAITING: u32 = 4;
/// Seconds that a node may take for a piece before another one goes on with it.
const LEASE: u32 = 60;

/// A review as it is kept, with how far it has come.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct KeptReview {
    pub(crate) review: Review,
    /// Pieces of work that are done, and all of them.
    pub(crate) steps: (usize, usize),
}

impl KeptReview {
    /// What a row holds; none before the first piece is done.
    pub(crate) fn of(row: &ReviewRow) -> Option<Self> {
        serde_json::from_str(&row.body).ok()
    }
}

/// Wakes whoever makes reviews.
pub(super) type Asked = Arc<Notify>;

impl Tables {
    /// Asks for the review of a seat. It is made some time later; false if too many wait already that the same guest asked
    /// for.
    pub(crate) async fn ask_review(
        &self,
        table: &Table,
        seat: Seat,
        asker: GuestId,
    ) -> Result<bool, ActError> {
        match self.store.ask_review(&table.id, seat.index() as u8, asker, WAITING).await {
            Ok(()) => self.review_asked.notify_one(),
            Err(StoreError::Conflict) => return Ok(false),
            Err(error) => return Err(error.into()),
        }
        Ok(true)
    }

    /// Makes the reviews that were asked for, one after another, for ever.
    pub(crate) async fn make_reviews(self) {
        loop {
            let more = self.make_next().await.unwrap_or_else(|error| {
                tracing::warn!(?error, "no review can be made");
                false
            });
            if !more {
                let asked = self.review_asked.notified();
                let _ = tokio::time::timeout(LOOK, asked).await;
            }
        }
    }

    /// Makes a piece of the next review; false if there is none.
    async fn make_next(&self) -> Result<bool, ActError> {
        if !self.store.lease("reviews", LEASE).await? {
            return Ok(false);
        }
        let Some(row) = self.store.next_review().await? else { return Ok(false) };
        let (id, seat) = (row.table.clone(), row.seat);
        let piece = match self.make_piece(&row).await {
            Ok(piece) => piece,
            // What the store cannot do now it may do later.
            Err(ActError::Store(error)) if !matches!(error, StoreError::Damaged(_)) => {
                return Err(error.into());
            }
            Err(error) => {
                tracing::warn!(table = %id, seat, ?error, "a review cannot be made");
                None
            }
        };
        // What cannot be made is not tried for ever.
        let (body, done) = match &piece {
            Some(kept) => (serde_json::to_string(kept).unwrap_or_default(), kept.review.done),
            None => (String::new(), true),
        };
        self.store.keep_review(&id, seat, &body, done).await?;
        Ok(true)
    }

    /// Waits until no bot thinks here.
    async fn until_idle(&self) {
        let idle = async {
            while !self.thinking.is_idle() {
                tokio::time::sleep(GLANCE).await;
            }
        };
        let _ = tokio::time::timeout(PATIENCE, idle).await;
    }

    async fn make_piece(&self, row: &ReviewRow) -> Result<Option<KeptReview>, ActError> {
        let table = self.find(&row.table).await?;
        let Some(record) = finished(&table) else { return Ok(None) };
        self.until_idle().await;
        let (game, seat, begun) = (table.game.clone(), u64::from(row.seat), KeptReview::of(row));
        let made = tokio::task::spawn_blocking(move || {
            let begun = begun.map(|kept| kept.review);
            let mut steps = (0, 0);
            let mut make = |begun| {
                let (start, mut fresh) = (Instant::now(), true);
                game.review(&record, seat, begun, &mut |done, all| {
                    steps = (done, all);
                    std::mem::take(&mut fresh) || start.elapsed() < PIECE
                })
            };
            // One of another version begins anew.
            let review = make(begun).or_else(|_| make(None));
            review.ok().map(|review| KeptReview { review, steps })
        });
        made.await.map_err(|_| ActError::Broken)
    }
}

/// The record of a finished game; none while it goes on: nobody is told anything about it.
pub(crate) fn finished(table: &Table) -> Option<Record> {
    let now = table.now();
    now.over().then(|| {
        let mut header = table.header.clone();
        if let Some(begun) = &now.begun {
            header.origin = begun.origin.clone();
        }
        header.seats.clear();
        Record { header, pack: table.game.custom_pack().map(str::to_owned), moves: now.moves() }
    })
}

impl Tables {
    /// A table that goes on from an earlier moment of a finished game, with bots on all other seats.
    pub(crate) async fn play_on(
        &self,
        host: super::Host,
        name: &str,
        table: &Table,
        seat: Seat,
        at: usize,
    ) -> Result<TableId, ActError> {
        let mut record = finished(table).ok_or(ActError::Waiting)?;
        record.moves.truncate(at);
        self.continue_from(host, name, table.game.clone(), record, seat).await
    }
}
