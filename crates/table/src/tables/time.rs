//! The time by which clocks go: that of the store, the same for all nodes; and when no server ran.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use super::Tables;
use super::table::Table;
use crate::clock::Downtimes;
use crate::store::{StoreError, now};

/// How often a node gives a sign of life.
pub(crate) const BEAT: Duration = Duration::from_secs(10);
/// For how many seconds one node looks after the calls of all.
const LEASE: u32 = 30;
/// A silence of so many seconds is time when no server ran.
const SILENCE: i64 = 60;

/// The time of the server.
#[derive(Default)]
pub(crate) struct ServerTime {
    /// By how many seconds the clock of the store is ahead of ours.
    ahead: AtomicI64,
    down: RwLock<Arc<Downtimes>>,
    /// How many seconds somebody has before they are called.
    pub(super) patience: i64,
}

impl ServerTime {
    pub(super) fn new(patience: Duration) -> Self {
        Self { patience: patience.as_secs().cast_signed(), ..Self::default() }
    }

    /// Seconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        now() + self.ahead.load(Ordering::Relaxed)
    }

    /// When no server ran.
    pub(crate) fn down(&self) -> Arc<Downtimes> {
        self.down.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Tables {
    /// Gives a sign of life, and learns the time.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        let before = now();
        let time = self.store.beat(SILENCE).await?;
        // Between asking and hearing, the second may have changed.
        let ahead = if (before..=now()).contains(&time) { 0 } else { time - now() };
        self.time.ahead.store(ahead, Ordering::Relaxed);
        let down = Arc::new(Downtimes::new(self.store.downtimes().await?));
        *self.time.down.write().unwrap_or_else(PoisonError::into_inner) = down;
        Ok(())
    }

    /// The time by which clocks go.
    pub(crate) fn time(&self) -> &ServerTime {
        &self.time
    }

    /// The tables where somebody is to be called, because it is their turn or their time comes to its end; one node does it
    /// for all.
    pub(crate) async fn woken(&self) -> Result<Vec<Arc<Table>>, StoreError> {
        if !self.store.lease("calls", LEASE).await? {
            return Ok(Vec::new());
        }
        let mut woken = Vec::new();
        for id in self.store.to_wake().await? {
            let Ok(table) = self.find(&id).await else {
                // A table that cannot be read must not keep the others waiting.
                for end in self.store.ends(std::slice::from_ref(&id)).await? {
                    self.store.set_wake(&id, end.version, None, None).await?;
                }
                continue;
            };
            woken.push(table);
        }
        Ok(woken)
    }

    /// What was to be done at a table is done. Whoever has it open sees whether a time is over.
    pub(crate) async fn rest(&self, table: &Table) -> Result<(), StoreError> {
        let (now, at, down) = (table.now(), self.time.now(), self.time.down());
        let clock = now.clock.as_ref();
        let due = clock.and_then(|clock| clock.due(&down));
        let wake = clock.and_then(|clock| clock.wakes(at, &down));
        if clock.is_some() {
            table.publish(|_| {});
        }
        self.store.set_wake(&table.id, now.version, due, wake).await
    }
}
