//! The tables: read from the store when somebody comes, kept at hand while somebody is there.

mod act;
mod advise;
mod alike;
mod back;
mod chance;
mod close;
mod create;
mod daily;
mod error;
mod follow;
mod holiday;
mod host_bots;
mod load;
mod lock;
mod name;
mod now;
mod plan;
mod queue;
mod reading;
mod reviews;
mod seats;
mod studies;
mod table;
mod thinking;
mod time;
mod vote;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use khipu_core::Seats;
use tokio::sync::OnceCell;

pub(crate) use act::{Basis, Speaker, Wanted};
pub(crate) use alike::{look_alike, shapes};
pub(crate) use create::{Host, NewSeat, NewTable};
pub(crate) use error::ActError;
pub(crate) use holiday::HolidayAct;
pub(crate) use host_bots::HostBots;
pub use host_bots::{BadBotName, HostBot};
pub(crate) use lock::opens;
pub(crate) use name::visible;
pub(crate) use now::{AskedBack, Now, Step, Vote, seat_names};
pub(crate) use plan::Ahead;
pub(crate) use reviews::{KeptReview, finished};
pub(crate) use seats::{SeatAct, Sitter};
pub(crate) use studies::AtNode;
pub(crate) use table::{LookingOn, Presence, Table};
pub(crate) use time::{BEAT, ServerTime};

use crate::metrics::{METRICS, took};
use crate::store::{GuestId, Store, TableId};
use khipu_registry::{DynGame, Registry};
use khipu_words::{Language, Words};

/// Seconds after which a table that nobody looks at is put away.
const IDLE: i64 = 300;

/// A place for a table, filled once by the first who comes.
type Slot = Arc<OnceCell<Arc<Table>>>;

/// Whether nobody uses the table of a place.
fn is_free(slot: &Slot) -> bool {
    Arc::strong_count(slot) == 1 && slot.get().is_none_or(|table| Arc::strong_count(table) == 1)
}

/// All tables of the server.
#[derive(Clone)]
pub(crate) struct Tables {
    store: Arc<dyn Store>,
    registry: Arc<Registry>,
    /// The bots of the host that this process has.
    bots: HostBots,
    live: Arc<Mutex<HashMap<TableId, Slot>>>,
    /// What this process thinks about.
    thinking: thinking::Thinking,
    /// Who is advised next.
    advising: queue::Queue,
    /// Wakes whoever makes reviews.
    review_asked: reviews::Asked,
    /// What was advised last.
    advised: advise::Advised,
    /// Turns that were tried again, compared.
    retries: reviews::Retries,
    /// Who waits for values of a study.
    asking: studies::Asking,
    /// Where records are read that people bring.
    reading: reading::Reading,
    /// In which questions are told apart.
    words: Arc<Words>,
    /// How long a bot waits after a move before it makes its own, where people sit.
    pace: Duration,
    time: Arc<ServerTime>,
}

impl Tables {
    pub(crate) fn new(
        store: Arc<dyn Store>,
        registry: Arc<Registry>,
        bots: HostBots,
        pace: Duration,
        patience: Duration,
    ) -> Self {
        let words = Arc::new(registry.words(Language::English));
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            store,
            registry,
            bots,
            live: Arc::default(),
            thinking: thinking::Thinking::default(),
            advising: queue::Queue::new(cores.div_ceil(2)),
            review_asked: reviews::Asked::default(),
            advised: advise::Advised::default(),
            retries: reviews::Retries::default(),
            asking: studies::Asking::default(),
            reading: reading::Reading::default(),
            words,
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

    /// What the bots of the host are called that play a game.
    pub(crate) fn host_bots(&self, game: &dyn DynGame) -> Vec<String> {
        self.bots.names_for(game)
    }

    /// A table that somebody asks for. Bots who play among themselves go on.
    pub(crate) async fn find(&self, id: &TableId) -> Result<Arc<Table>, ActError> {
        let table = self.fetch(id).await?;
        table.visit();
        self.drive(&table);
        self.follow_plans(&table);
        Ok(table)
    }

    /// A table, read from the store if it is not at hand.
    async fn fetch(&self, id: &TableId) -> Result<Arc<Table>, ActError> {
        let slot = self.live().entry(id.clone()).or_default().clone();
        let found = slot.get_or_try_init(|| self.load(id)).await;
        match found {
            Ok(table) => {
                table.touch();
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
        self.reach(&table, version).await?;
        Ok(table)
    }

    /// Brings a table to a version, if another node has brought it there.
    async fn reach(&self, table: &Table, version: u64) -> Result<(), ActError> {
        if table.now().version < version && self.store.is_shared() {
            for end in self.store.ends(std::slice::from_ref(&table.id)).await? {
                table.catch_up(&*self.store, &end).await;
            }
        }
        Ok(())
    }

    async fn load(&self, id: &TableId) -> Result<Arc<Table>, ActError> {
        let head = self.store.head(id).await?.ok_or(ActError::NoTable)?;
        // Before the log is read: what comes after it is told.
        if let Err(error) = self.store.follow(id).await {
            // Where nothing can be written, people can still look.
            tracing::warn!(table = %id, %error, "nobody tells this node of the table");
        }
        let (log, chat) = (self.store.rows(id, 0).await?, self.store.chat(id, 0).await?);
        let pack = self.store.pack_of(id).await?;
        let kept = load::Kept { id: id.clone(), head, log, chat, pack, time: self.time.clone() };
        let (registry, began) = (self.registry.clone(), Instant::now());
        let table = tokio::task::spawn_blocking(move || load::replay(&registry, kept));
        let table = table.await.map_err(|_| ActError::Broken)?.inspect_err(|error| {
            tracing::error!(table = %id, ?error, "a table cannot be read");
        })?;
        took(&METRICS.table_load_seconds.get_or_create(&[("game", table.name())]), began.elapsed());
        if let Err(error) = self.ask(&table).await {
            // Where nothing can be written, people can still look.
            tracing::warn!(table = %id, ?error, "nobody hears that a bot must decide");
        }
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

    /// Whose holders have a table open, as far as it is at hand.
    pub(crate) fn here_at(&self, id: &TableId) -> Seats {
        let slot = self.live().get(id).cloned();
        slot.and_then(|slot| slot.get().map(|table| table.now().here)).unwrap_or(Seats::NONE)
    }

    /// Whether somebody has a table open where they sit.
    pub(crate) fn is_here(&self, guest: GuestId) -> bool {
        self.at_hand().iter().any(|table| {
            let here = table.now().here;
            table.held_by(guest).iter().any(|seat| here.contains(seat))
        })
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
        self.live().retain(|_, slot| !is_free(slot) || slot.get().is_some_and(|table| !table.idle(IDLE)));
    }

    /// Puts a table away at once, unless somebody else uses it.
    fn let_go(&self, table: Arc<Table>) {
        let id = table.id.clone();
        drop(table);
        let mut live = self.live();
        if live.get(&id).is_some_and(is_free) {
            live.remove(&id);
        }
    }

    fn live(&self) -> MutexGuard<'_, HashMap<TableId, Slot>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
