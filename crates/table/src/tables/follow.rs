//! Hearing of what other nodes do. A table at hand is only ever behind, never wrong, and its version says how far: a node is
//! told which of its tables have changed, and in any case asks every two seconds about all that are at hand.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::{Duration, Instant};

use khipu_core::Seat;

use super::Tables;
use super::table::Table;
use crate::metrics::METRICS;
use crate::store::{Change, GuestId, Poke, TableEnd, TableId};

/// How long a lost word can go unnoticed.
const SWEEP: Duration = Duration::from_secs(2);
/// How often a node says which tables it follows and who has them open on it; the store believes it a little more than twice
/// as long.
const RENEW: Duration = Duration::from_secs(20);
/// Tables in one question.
const ASKED: usize = 1000;

/// Who has which table open on this node.
type Here = HashSet<(TableId, Seat)>;

impl Tables {
    /// Follows the other nodes for ever. `on_guest` is told whose choices have changed; of nobody if it may be anybody.
    pub(crate) async fn follow(self, on_guest: impl Fn(Option<GuestId>)) {
        let mut sweep = tokio::time::interval(SWEEP);
        sweep.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let (mut here, mut told) = (Here::new(), None::<Instant>);
        loop {
            let poke = tokio::select! {
                poke = self.store.poke() => poke,
                _ = sweep.tick() => {
                    let (now, open) = (self.here(), self.at_hand());
                    let due = told.is_none_or(|told| told.elapsed() >= RENEW);
                    if due {
                        // Those that are just being read are among them.
                        let ids: Vec<TableId> = self.live().keys().cloned().collect();
                        told = self.store.follow_only(&ids).await.is_ok().then(Instant::now);
                    }
                    if due || now != here {
                        let seats: Vec<(TableId, Seat)> = now.iter().cloned().collect();
                        if self.store.present(&seats).await.is_ok() {
                            here = now;
                        }
                    }
                    self.look_at("sweep", &open).await;
                    continue;
                }
            };
            match poke {
                Poke::Missed => {
                    METRICS.poke_lost.inc();
                    on_guest(None);
                    self.look_at("sweep", &self.at_hand()).await;
                }
                Poke::Heard(changes) => {
                    let mut changed: HashSet<TableId> = HashSet::new();
                    for change in changes {
                        match change {
                            Change::Table(id) => drop(changed.insert(id)),
                            Change::Guest(id) => on_guest(Some(id)),
                            Change::Thought => {}
                        }
                    }
                    let open: Vec<Arc<Table>> = {
                        let live = self.live();
                        changed.iter().filter_map(|id| live.get(id)?.get().cloned()).collect()
                    };
                    self.look_at("poke", &open).await;
                }
            }
        }
    }

    /// Asks the store about tables at hand, and reads on where they are behind.
    async fn look_at(&self, origin: &'static str, tables: &[Arc<Table>]) {
        for tables in tables.chunks(ASKED) {
            let ids: Vec<TableId> = tables.iter().map(|table| table.id.clone()).collect();
            let mut ends: HashMap<TableId, TableEnd> = match self.store.ends(&ids).await {
                Ok(ends) => ends.into_iter().map(|end| (end.id.clone(), end)).collect(),
                Err(error) => {
                    tracing::debug!(%error, "the store does not say who is behind");
                    return;
                }
            };
            for table in tables {
                match ends.remove(&table.id) {
                    // One that is busy keeps nobody else waiting.
                    Some(end) => drop(tokio::spawn(self.clone().bring_forward(table.clone(), end, origin))),
                    None => self.end(std::slice::from_ref(&table.id)),
                }
            }
        }
    }

    async fn bring_forward(self, table: Arc<Table>, end: TableEnd, origin: &'static str) {
        let behind = table.now().version < end.version;
        if behind && origin == "sweep" {
            METRICS.sweep_behind.inc();
        }
        table.catch_up(&*self.store, &end).await;
        if behind {
            table.tell(origin);
        }
        table.set_elsewhere(end.elsewhere);
        let now = table.now();
        if now.version == end.version {
            let stuck = end.stuck && end.asked == end.version;
            if now.stuck != stuck {
                table.publish(|now| now.stuck = stuck);
            }
            // A node of an earlier release may have acted, without a word about bots.
            if end.asked < end.version
                && let Err(error) = self.ask(&table).await
            {
                tracing::warn!(table = %table.id, ?error, "nobody hears that a bot must decide");
            }
        }
        if table.now().gone {
            self.put_aside(&table);
        } else {
            self.drive(&table);
            self.follow_plans(&table);
        }
    }

    fn here(&self) -> Here {
        let live = self.live();
        let tables = live.values().filter_map(|slot| slot.get());
        let here = tables.flat_map(|table| {
            let seats: Vec<Seat> = table.here().iter().collect();
            seats.into_iter().map(|seat| (table.id.clone(), seat))
        });
        here.collect()
    }
}
