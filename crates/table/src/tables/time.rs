//! The time by which clocks go: that of the store, the same for all nodes; and when no server ran.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::{Duration, Instant};

use super::Tables;
use super::now::Now;
use super::table::Table;
use crate::clock::Downtimes;
use crate::metrics::METRICS;
use crate::store::{StoreError, TableId, now};

/// How often a node gives a sign of life.
pub(crate) const BEAT: Duration = Duration::from_secs(10);
/// For how many seconds one node looks after the calls of all.
const LEASE: u32 = 30;
/// A silence of so many seconds is time when no server ran.
const SILENCE: i64 = 60;

/// A table that is looked after.
pub(crate) struct Woken {
    pub(crate) table: Arc<Table>,
    /// Whether it was at hand before.
    at_hand: bool,
}

/// The time of the server.
pub(crate) struct ServerTime {
    /// Whatever becomes of the clock of this machine, seconds pass.
    begun: Instant,
    /// What time it was then, by the clock of the store.
    then: AtomicI64,
    down: RwLock<Arc<Downtimes>>,
    /// How many seconds somebody has before they are called.
    pub(super) patience: i64,
}

impl Default for ServerTime {
    fn default() -> Self {
        Self::new(Duration::ZERO)
    }
}

impl ServerTime {
    pub(super) fn new(patience: Duration) -> Self {
        Self {
            begun: Instant::now(),
            then: AtomicI64::new(now()),
            down: RwLock::default(),
            patience: patience.as_secs().cast_signed(),
        }
    }

    /// Seconds since 1970.
    pub(crate) fn now(&self) -> i64 {
        self.then.load(Ordering::Relaxed) + self.begun.elapsed().as_secs() as i64
    }

    /// Learns what time it is for the store; one second more or less is no news.
    fn learn(&self, time: i64) {
        let wrong = time - self.now();
        if wrong.abs() > 1 {
            self.then.fetch_add(wrong, Ordering::Relaxed);
        }
    }

    /// When no server ran.
    pub(crate) fn down(&self) -> Arc<Downtimes> {
        self.down.read().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Tables {
    /// Gives a sign of life, and learns the time.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        self.time.learn(self.store.beat(SILENCE).await?);
        self.learn_downtimes().await
    }

    /// Learns the time without a sign of life: nobody can play at whoever asks.
    pub(crate) async fn learn_time(&self) -> Result<(), StoreError> {
        self.time.learn(self.store.time().await?);
        self.learn_downtimes().await
    }

    async fn learn_downtimes(&self) -> Result<(), StoreError> {
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
    pub(crate) async fn to_wake(&self) -> Result<Vec<TableId>, StoreError> {
        let held = self.store.lease("calls", LEASE).await?;
        METRICS.lease_held.get_or_create(&[("name", "calls")]).set(held.into());
        if held { self.store.to_wake().await } else { Ok(Vec::new()) }
    }

    /// One of them; none if it cannot be read, which must not keep the others waiting.
    pub(crate) async fn wake(&self, id: &TableId) -> Result<Option<Woken>, StoreError> {
        let at_hand = self.live().contains_key(id);
        if let Ok(table) = self.find(id).await {
            return Ok(Some(Woken { table, at_hand }));
        }
        for end in self.store.ends(std::slice::from_ref(id)).await? {
            self.store.set_wake(id, end.version, None, None).await?;
        }
        Ok(None)
    }

    /// What was to be done at a table is done. Whoever has it open sees whether a time is over.
    /// `now` is the table as it stood when it was looked after: whoever has acted since then has said anew when it wakes.
    pub(crate) async fn rest(&self, woken: Woken, now: &Now) -> Result<(), StoreError> {
        let Woken { table, at_hand } = woken;
        let (at, down) = (self.time.now(), self.time.down());
        let clock = now.clock.as_ref();
        let due = clock.and_then(|clock| clock.due(&down));
        let wake = clock.and_then(|clock| clock.wakes(at, &down));
        if clock.is_some() {
            table.publish(|_| {});
        }
        self.store.set_wake(&table.id, now.version, due, wake).await?;
        // Whoever looks after the calls of all need not hear of every table from now on.
        if !at_hand {
            self.let_go(table);
        }
        Ok(())
    }
}
