//! The tables: read from the store when somebody comes, kept at hand while somebody is there.

mod act;
mod advise;
mod alike;
mod bots;
mod chance;
mod create;
mod error;
mod follow;
mod load;
mod name;
mod now;
mod queue;
mod reading;
mod seats;
mod table;
mod time;
mod vote;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::OnceCell;

pub(crate) use act::{Basis, Speaker, Wanted};
pub(crate) use alike::{look_alike, shapes};
pub(crate) use create::{Host, NewSeat, NewTable};
pub(crate) use error::ActError;
pub(crate) use name::visible;
pub(crate) use now::{Now, Step, Vote, seat_names};
pub(crate) use seats::{SeatAct, Sitter};
pub(crate) use table::{Presence, Table};
pub(crate) use time::{BEAT, ServerTime};

use crate::metrics::{METRICS, took};
use crate::store::{GuestId, Store, TableId};
use khipu_registry::{DynGame, Registry};

/// Seconds after which a table that nobody looks at is put away.
const IDLE: i64 = 300;

/// A place for a table, filled once by the first who comes.
type Slot = Arc<OnceCell<Arc<Table>>>;

/// All tables of the server.
#[derive(Clone)]
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    registry: Arc<Registry>,
    live: Arc<Mutex<HashMap<TableId, Slot>>>,
    /// Which bots may think.
    thinking: queue::Queue,
    /// What was advised last.
    advised: advise::Advised,
    /// Where records are read that people bring.
    reading: reading::Reading,
    /// How long a bot waits after a move before it makes its own, where people sit.
    pace: Duration,
    time: Arc<ServerTime>,
}

impl Tables {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        registry: Arc<Registry>,
        pace: Duration,
        patience: Duration,
    ) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            store,
            registry,
            live: Arc::default(),
            thinking: queue::Queue::new(cores),
            advised: advise::Advised::default(),
            reading: reading::Reading::default(),
            pace,
            time: Arc::new(ServerTime::new(patience)),
        }
    }

    /// The games of the server.
    pub(crate) fn games(&self) -> impl Iterator<Item = &Arc<dyn DynGame>> {
        self.registry.games()
    }

    /// The game of this name.
    pub(crate) fn game(&self, name: &str) -> Result<Arc<dyn DynGame>, ActError> {
        self.registry.find(name).cloned().ok_or_else(|| ActError::NoGame(name.to_owned()))
    }

    /// A table, read from the store if it is not at hand. A bot whose turn it is goes on.
    pub(crate) async fn find(&self, id: &TableId) -> Result<Arc<Table>, ActError> {
        let slot = self.live().entry(id.clone()).or_default().clone();
        let found = slot.get_or_try_init(|| self.load(id)).await;
        match found {
            Ok(table) => {
                table.visit();
                self.drive(table);
                Ok(table.clone())
            }
            Err(error) => {
                // Places for tables that do not exist must not pile up.
                let mut live = self.live();
                if live.get(id).is_some_and(|slot| slot.get().is_none()) {
                    live.remove(id);
                }
                Err(error)
            }
        }
    }

    /// A table that is at least at a version that somebody has seen: another node may have brought it there.
    pub(crate) async fn find_at(&self, id: &TableId, version: u64) -> Result<Arc<Table>, ActError> {
        let table = self.find(id).await?;
        if table.now().version < version && self.store.is_shared() {
            for end in self.store.ends(std::slice::from_ref(id)).await? {
                table.catch_up(&*self.store, &end).await;
            }
        }
        Ok(table)
    }

    async fn load(&self, id: &TableId) -> Result<Arc<Table>, ActError> {
        let head = self.store.head(id).await?.ok_or(ActError::NoTable)?;
        let (log, chat) = (self.store.rows(id, 0).await?, self.store.chat(id, 0).await?);
        let pack = self.store.pack_of(id).await?;
        let kept = load::Kept { id: id.clone(), head, log, chat, pack, time: self.time.clone() };
        let (registry, began) = (self.registry.clone(), Instant::now());
        let table = tokio::task::spawn_blocking(move || load::replay(&registry, kept));
        let table = table.await.map_err(|_| ActError::Broken)?.inspect_err(|error| {
            tracing::error!(table = %id, ?error, "a table cannot be read");
        })?;
        took(&METRICS.table_load_seconds.get_or_create(&[("game", table.name())]), began.elapsed());
        Ok(Arc::new(table))
    }

    /// Forgets a table, so that the next who comes reads it anew.
    fn put_aside(&self, table: &Arc<Table>) {
        let mut live = self.live();
        let same = |slot: &Slot| slot.get().is_some_and(|held| Arc::ptr_eq(held, table));
        if live.get(&table.id).is_some_and(same) {
            live.remove(&table.id);
        }
    }

    /// The tables at hand.
    pub(crate) fn at_hand(&self) -> Vec<Arc<Table>> {
        self.live().values().filter_map(|slot| slot.get()).cloned().collect()
    }

    /// Ends tables that are not in the store any more, or from which something was taken away there: whoever comes next
    /// reads what is left.
    pub(crate) fn end(&self, ids: &[TableId]) {
        for table in self.at_hand().iter().filter(|table| ids.contains(&table.id)) {
            table.publish(|now| now.gone = true);
            self.put_aside(table);
        }
    }

    /// Tables at hand that one has set up are another's: the same person has logged in.
    pub(crate) fn rehost(&self, from: GuestId, to: GuestId) {
        for table in self.at_hand() {
            table.rehost(from, to);
        }
    }

    /// Puts away tables that nobody has used for a while. Nobody holds them, and nobody can come to hold one meanwhile:
    /// so there are never two of one table.
    pub(crate) fn tidy(&self) {
        let unused = |slot: &Slot| {
            Arc::strong_count(slot) == 1
                && slot.get().is_none_or(|table| Arc::strong_count(table) == 1 && table.idle(IDLE))
        };
        self.live().retain(|_, slot| !unused(slot));
    }

    fn live(&self) -> MutexGuard<'_, HashMap<TableId, Slot>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
