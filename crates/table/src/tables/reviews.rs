//! Reviews of finished games: asked for by whoever held a seat, made when nobody waits for anything else.
//!
//! A review is made in short pieces, and kept after each: it goes on after a restart, and on another node.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use khipu_core::{Record, Seat};
use khipu_study::{Decision, Retried, Review, YARDSTICK};
use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use super::queue::Thinker;
use super::table::Table;
use super::{ActError, Tables};
use crate::store::{GuestId, Retry, ReviewRow, StoreError, TableId};

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
/// Comparisons at hand; beyond that they are made again.
const AT_HAND: usize = 256;
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
    /// What a row holds; none before the first piece is done, or if it cannot be read.
    pub(crate) fn of(row: &ReviewRow) -> Option<Self> {
        serde_json::from_str(&row.body).ok()
    }

    /// Whether it was measured in another way than reviews are today.
    pub(crate) fn is_old(&self) -> bool {
        self.review.yardstick != YARDSTICK
    }
}

/// Wakes whoever makes reviews.
pub(super) type Asked = Arc<Notify>;

impl Tables {
    /// Asks for the review of a seat, or for one that is kept to be made anew. It is made some time later; false if too many
    /// wait already that the same guest asked for.
    pub(crate) async fn ask_review(
        &self,
        table: &Table,
        seat: Seat,
        asker: GuestId,
        anew: bool,
    ) -> Result<bool, ActError> {
        let (id, seat) = (&table.id, seat.index() as u8);
        let asked = if anew {
            self.store.renew_review(id, seat, asker, WAITING).await
        } else {
            self.store.ask_review(id, seat, asker, WAITING).await
        };
        match asked {
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
        let retry = Retry { table: table.id.as_str().to_owned(), seat: seat.index() as u8, at };
        self.continue_from(host, name, table.game.clone(), record, retry).await
    }

    /// The turn that was played at a table instead of a decision of a finished one, held against it and against the best;
    /// none as long as it is not over.
    pub(crate) async fn retried(
        &self,
        table: &Table,
        from: &Table,
        seat: Seat,
        decision: &Decision,
    ) -> Result<Option<Arc<Retried>>, ActError> {
        let moves = table.now().moves().into_iter().skip(decision.at).take_while(|step| step.seat == seat);
        let moves: Vec<String> = moves.map(|step| step.text).collect();
        if let Some(known) = self.retries.find(&table.id, &moves) {
            return Ok(Some(known));
        }
        let Some(record) = finished(from).filter(|_| !moves.is_empty()) else { return Ok(None) };
        let thinker = Thinker { host: table.host(), table: table.id.clone() };
        let permit = self.advising.enter(thinker).await.ok_or(ActError::Broken)?;
        let (game, decision) = (from.game.clone(), decision.clone());
        let thought = tokio::task::spawn_blocking(move || {
            let retried = game.retried(&record, seat.index() as u64, &decision, &moves);
            drop(permit);
            retried
        });
        let retried = thought.await.map_err(|_| ActError::Broken)?.map(Arc::new);
        if let Some(retried) = &retried {
            self.retries.keep(&table.id, retried);
        }
        Ok(retried)
    }
}

/// Turns that were tried again and compared, by table: whoever comes back need not wait again.
#[derive(Clone, Default)]
pub(super) struct Retries(Arc<Mutex<HashMap<TableId, Arc<Retried>>>>);

impl Retries {
    /// What is known of the turn with which these moves begin.
    fn find(&self, id: &TableId, moves: &[String]) -> Option<Arc<Retried>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        known.get(id).filter(|known| moves.starts_with(&known.turn)).cloned()
    }

    fn keep(&self, id: &TableId, retried: &Arc<Retried>) {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if known.len() >= AT_HAND {
            known.clear();
        }
        known.insert(id.clone(), retried.clone());
    }
}
