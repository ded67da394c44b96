//! The tables: read from the store when somebody comes, kept at hand while somebody is there.

mod act;
mod bots;
mod chance;
mod create;
mod error;
mod load;
mod now;
mod seats;
mod table;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::{OnceCell, Semaphore};

pub(crate) use act::Wanted;
pub(crate) use create::{NewSeat, NewTable};
pub(crate) use error::ActError;
pub(crate) use now::{Now, Step, seat_names};
pub(crate) use seats::{SeatAct, Sitter};
pub(crate) use table::{Presence, Table};

use crate::store::{Store, TableId};
use khipu_registry::{DynGame, Registry};

/// Seconds after which a table that nobody looks at is put away.
const IDLE: i64 = 300;

/// A place for a table, filled once by the first who comes.
type Slot = Arc<OnceCell<Arc<Table>>>;

/// All tables of the server.
#[derive(Clone)]
pub(crate) struct Tables {
    store: Arc<Store>,
    registry: Arc<Registry>,
    live: Arc<Mutex<HashMap<TableId, Slot>>>,
    /// How many bots may think at a time.
    thinking: Arc<Semaphore>,
    /// How long a bot waits after a move before it makes its own, where people sit.
    pace: Duration,
}

impl Tables {
    pub(crate) fn new(store: Arc<Store>, registry: Arc<Registry>, pace: Duration) -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self { store, registry, live: Arc::default(), thinking: Arc::new(Semaphore::new(cores)), pace }
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
                table.touch();
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

    async fn load(&self, id: &TableId) -> Result<Arc<Table>, ActError> {
        let head = self.store.head(id).await?.ok_or(ActError::NoTable)?;
        let (log, chat) = (self.store.log(id).await?, self.store.chat_of(id).await?);
        let pack = self.store.pack_of(id).await?;
        let kept = load::Kept { id: id.clone(), head, log, chat, pack };
        let registry = self.registry.clone();
        let table = tokio::task::spawn_blocking(move || load::replay(&registry, kept));
        let table = table.await.map_err(|_| ActError::Broken)?;
        table.map(Arc::new).inspect_err(|error| {
            tracing::error!(table = %id, ?error, "a table cannot be read");
        })
    }

    /// Forgets a table, so that the next who comes reads it anew.
    fn put_aside(&self, table: &Arc<Table>) {
        let mut live = self.live();
        let same = |slot: &Slot| slot.get().is_some_and(|held| Arc::ptr_eq(held, table));
        if live.get(&table.id).is_some_and(same) {
            live.remove(&table.id);
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

/// A name that can be shown: 1 to 32 visible characters, trimmed.
pub(crate) fn visible(name: &str) -> Option<String> {
    const MOST: usize = 32;
    /// Characters that turn the direction of text around or take no room.
    const UNSEEN: [char; 17] = [
        '\u{ad}', '\u{200b}', '\u{200c}', '\u{200d}', '\u{200e}', '\u{200f}', '\u{202a}', '\u{202b}',
        '\u{202c}', '\u{202d}', '\u{202e}', '\u{2060}', '\u{2066}', '\u{2067}', '\u{2068}', '\u{2069}',
        '\u{feff}',
    ];
    let name = name.trim();
    let fits = (1..=MOST).contains(&name.chars().count());
    let seen = name.chars().all(|c| !c.is_control() && !UNSEEN.contains(&c));
    (fits && seen).then(|| name.to_owned())
}
