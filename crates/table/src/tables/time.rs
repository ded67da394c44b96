//! The time by which clocks go: that of the store, the same for all nodes; and when no server ran.

use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Arc, PoisonError, RwLock};
use std::time::Duration;

use super::Tables;
use crate::clock::Downtimes;
use crate::store::{StoreError, now};

/// How often a node gives a sign of life.
pub(crate) const BEAT: Duration = Duration::from_secs(10);
/// For how many seconds one node looks after the clocks of all.
const LEASE: u32 = 30;
/// A silence of so many seconds is time when no server ran.
const SILENCE: i64 = 60;

/// The time of the server.
#[derive(Default)]
pub(crate) struct ServerTime {
    /// By how many seconds the clock of the store is ahead of ours.
    ahead: AtomicI64,
    down: RwLock<Arc<Downtimes>>,
}

impl ServerTime {
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

    /// Looks after the tables where a time has come to its end, or soon will; one node does it for all. Whoever has such a
    /// table open sees it.
    pub(crate) async fn wake(&self) -> Result<(), StoreError> {
        if !self.store.lease("clocks", LEASE).await? {
            return Ok(());
        }
        for id in self.store.to_wake().await? {
            let Ok(table) = self.find(&id).await else {
                // A table that cannot be read must not keep the others waiting.
                for end in self.store.ends(std::slice::from_ref(&id)).await? {
                    self.store.set_wake(&id, end.version, None, None).await?;
                }
                continue;
            };
            let (now, at, down) = (table.now(), self.time.now(), self.time.down());
            let clock = now.clock.as_ref();
            let (due, wake) =
                (clock.and_then(|clock| clock.due(&down)), clock.and_then(|clock| clock.wakes(at, &down)));
            table.publish(|_| {});
            self.store.set_wake(&id, now.version, due, wake).await?;
        }
        Ok(())
    }
}
