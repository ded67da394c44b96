//! A live table: the match behind a lock, and what is published of it.

use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Instant;

use khipu_core::{Header, Seat, Seats};
use tokio::sync::{Mutex, MutexGuard, watch};

use super::now::Now;
use super::plan::LookedForPlans;
use super::thinking::Seated;
use super::time::ServerTime;
use crate::metrics::{METRICS, took};
use crate::store::{GuestId, TableId, Terms, now};
use crate::web::Audiences;
use khipu_registry::{DynGame, DynMatch};

/// For so many seconds somebody who has asked for a table looks on.
const VISIT: i64 = 60;

/// A live table.
pub(crate) struct Table {
    /// Its id.
    pub(crate) id: TableId,
    /// The game that is played.
    pub(crate) game: Arc<dyn DynGame>,
    /// What stands above the moves. From where the game began says what stands now: it may still wait for people.
    pub(crate) header: Header,
    /// What it was set up with.
    pub(crate) terms: Terms,
    /// Who set it up.
    host: std::sync::Mutex<GuestId>,
    /// Whether everybody sees it in the lobby.
    pub(crate) public: bool,
    /// The match: locked from the check of the version until the row is on the disk.
    pub(super) acting: Mutex<Box<dyn DynMatch>>,
    /// The number of the last chat line.
    pub(super) chatting: Mutex<u64>,
    /// The bots that have thought here.
    pub(super) bots: std::sync::Mutex<Vec<Seated>>,
    /// When the store was last told that somebody looks on.
    pub(super) looked: AtomicI64,
    /// Where plans were looked for last.
    pub(super) planned: std::sync::Mutex<LookedForPlans>,
    shown: watch::Sender<Arc<Now>>,
    /// When something was last shown, and how this node came to know of it.
    told: std::sync::Mutex<(Instant, &'static str)>,
    /// Who has the table open.
    present: std::sync::Mutex<Present>,
    /// Who looks on from this node: what each is called, if they are users, and with how many tabs.
    watchers: std::sync::Mutex<HashMap<GuestId, (Option<String>, usize)>>,
    /// When each seat was last heard of, in seconds since 1970.
    seen: [AtomicI64; Seat::MAX],
    touched: AtomicI64,
    /// When somebody last asked for it.
    pub(super) visited: AtomicI64,
    /// What was last drawn for whom.
    pub(crate) audiences: Audiences,
    /// The time by which its clock goes.
    pub(crate) time: Arc<ServerTime>,
}

/// Who has a table open.
#[derive(Default)]
struct Present {
    /// How many streams each seat has here.
    streams: [u16; Seat::MAX],
    /// Whose holders have it open on other nodes.
    elsewhere: Seats,
}

impl Present {
    fn here(&self) -> Seats {
        let mut here = Seats::NONE;
        Seat::all(Seat::MAX).filter(|seat| self.streams[seat.index()] > 0).for_each(|seat| here.insert(seat));
        here
    }
}

/// What a table is made of.
pub(super) struct Parts {
    pub(super) id: TableId,
    pub(super) game: Arc<dyn DynGame>,
    pub(super) host: GuestId,
    pub(super) public: bool,
    pub(super) terms: Terms,
    pub(super) header: Header,
    pub(super) played: Box<dyn DynMatch>,
    pub(super) now: Now,
    pub(super) time: Arc<ServerTime>,
}

impl Table {
    pub(super) fn new(parts: Parts) -> Self {
        let Parts { id, game, host, public, terms, header, played, now: shown, time } = parts;
        let spoken = shown.chat.last().map_or(0, |line| line.seq);
        Self {
            id,
            game,
            header,
            terms,
            host: std::sync::Mutex::new(host),
            public,
            acting: Mutex::new(played),
            chatting: Mutex::new(spoken),
            bots: std::sync::Mutex::default(),
            looked: AtomicI64::new(0),
            planned: std::sync::Mutex::default(),
            shown: watch::Sender::new(Arc::new(shown)),
            told: std::sync::Mutex::new((Instant::now(), "local")),
            present: std::sync::Mutex::default(),
            watchers: std::sync::Mutex::default(),
            // Who was here before the table was read is not known: everybody may have gone only now.
            seen: std::array::from_fn(|_| AtomicI64::new(now())),
            touched: AtomicI64::new(now()),
            visited: AtomicI64::new(now()),
            audiences: Audiences::default(),
            time,
        }
    }

    /// The table as it stands.
    pub(crate) fn now(&self) -> Arc<Now> {
        self.shown.borrow().clone()
    }

    /// Tells of every change; several at once may be told as one.
    pub(crate) fn watch(&self) -> watch::Receiver<Arc<Now>> {
        self.shown.subscribe()
    }

    /// Shows a change to everybody.
    pub(super) fn publish(&self, change: impl FnOnce(&mut Now)) {
        self.touch();
        self.tell("local");
        self.shown.send_modify(|shown| {
            let mut next = Now::clone(shown);
            change(&mut next);
            next.tick += 1;
            *shown = Arc::new(next);
        });
    }

    /// Something is shown now that this node knows from here, by a word of another one, or by asking.
    pub(super) fn tell(&self, origin: &'static str) {
        *self.told.lock().unwrap_or_else(std::sync::PoisonError::into_inner) = (Instant::now(), origin);
    }

    /// What was shown last is on a stream.
    pub(crate) fn pushed(&self) {
        let (when, origin) = *self.told.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        took(&METRICS.push_seconds.get_or_create(&[("origin", origin)]), when.elapsed());
    }

    /// The match itself, to be asked: nobody moves meanwhile.
    pub(crate) async fn lock(&self) -> MutexGuard<'_, Box<dyn DynMatch>> {
        self.acting.lock().await
    }

    /// The name of the game.
    pub(crate) fn name(&self) -> &'static str {
        self.game.title().name
    }

    /// Who set it up.
    pub(crate) fn host(&self) -> GuestId {
        *self.host.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Whether it is a game of a day that is not closed: nobody else sees it, and nobody its seed.
    pub(crate) fn is_sealed(&self) -> bool {
        self.terms.daily.is_some_and(|day| self.time.now() < day.closes())
    }

    /// Whether somebody has set it up.
    pub(crate) fn is_host(&self, guest: GuestId) -> bool {
        self.host() == guest
    }

    /// It is another's, if one has set it up.
    pub(super) fn rehost(&self, from: GuestId, to: GuestId) {
        let mut host = self.host.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if *host == from {
            *host = to;
        }
    }

    /// The seats that a guest holds.
    pub(crate) fn held_by(&self, guest: GuestId) -> Seats {
        let shown = self.shown.borrow();
        let mut held = Seats::NONE;
        for (seat, row) in Seat::all(shown.seats.len()).zip(&shown.seats) {
            if row.holders.contains(&guest) {
                held.insert(seat);
            }
        }
        held
    }

    /// Somebody who holds a seat opens the table; until the answer is dropped the seat is shown as here.
    pub(crate) fn enter(self: &Arc<Self>, seat: Seat) -> Presence {
        self.count(seat, 1);
        Presence { table: self.clone(), seat }
    }

    /// Somebody who holds no seat opens the table; `name` is that of a user. Nobody is told of it at once: the list is drawn
    /// anew with whatever happens next, so that a crowd costs nothing.
    pub(crate) fn look_on(self: &Arc<Self>, guest: GuestId, name: Option<String>) -> LookingOn {
        self.watchers().entry(guest).or_insert((name, 0)).1 += 1;
        LookingOn { table: self.clone(), guest }
    }

    /// The names of users who look on, and how many others do.
    pub(crate) fn watching(&self) -> (Vec<String>, usize) {
        let watchers = self.watchers();
        let mut names: Vec<String> = watchers.values().filter_map(|(name, _)| name.clone()).collect();
        names.sort();
        let others = watchers.len() - names.len();
        (names, others)
    }

    fn watchers(&self) -> std::sync::MutexGuard<'_, HashMap<GuestId, (Option<String>, usize)>> {
        self.watchers.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// Remembers that whoever holds a seat is there: acts, or asks.
    pub(crate) fn heard_of(&self, seat: Seat) {
        self.seen[seat.index()].store(now(), Ordering::Relaxed);
    }

    /// Whether whoever holds a seat has been away for as long as the table names.
    pub(crate) fn away(&self, seat: Seat) -> bool {
        let last = self.seen[seat.index()].load(Ordering::Relaxed);
        !self.shown.borrow().here.contains(seat) && now() - last >= 60 * i64::from(self.terms.away)
    }

    /// Whether the time of a seat that must decide is over.
    pub(crate) fn is_late(&self, seat: Seat) -> bool {
        let (at, down) = (self.time.now(), self.time.down());
        self.shown.borrow().clock.as_ref().is_some_and(|clock| clock.is_over(seat, at, &down))
    }

    fn count(&self, seat: Seat, change: i32) {
        self.heard_of(seat);
        self.show_present(|present| {
            let count = &mut present.streams[seat.index()];
            *count = count.saturating_add_signed(change as i16);
        });
    }

    /// The seats whose holders have the table open on this node.
    pub(super) fn here(&self) -> Seats {
        self.present.lock().unwrap_or_else(std::sync::PoisonError::into_inner).here()
    }

    /// Says which seats have the table open on other nodes.
    pub(super) fn set_elsewhere(&self, seats: Seats) {
        self.show_present(|present| present.elsewhere = seats);
    }

    fn show_present(&self, change: impl FnOnce(&mut Present)) {
        let here = {
            let mut present = self.present.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            change(&mut present);
            let mut here = present.here();
            present.elsewhere.iter().for_each(|seat| here.insert(seat));
            here
        };
        if here != self.shown.borrow().here {
            self.publish(|now| now.here = here);
        }
    }

    /// Remembers that the table is in use.
    pub(super) fn touch(&self) {
        self.touched.store(now(), Ordering::Relaxed);
    }

    /// Remembers that somebody asked for the table.
    pub(super) fn visit(&self) {
        self.touch();
        self.visited.store(now(), Ordering::Relaxed);
    }

    /// Whether somebody looks on, or has just done so.
    pub(super) fn is_watched(&self) -> bool {
        self.shown.receiver_count() > 0 || now() - self.visited.load(Ordering::Relaxed) < VISIT
    }

    /// Whether nobody has looked at the table for so many seconds.
    pub(super) fn idle(&self, seconds: i64) -> bool {
        self.shown.receiver_count() == 0 && now() - self.touched.load(Ordering::Relaxed) >= seconds
    }
}

/// Somebody who looks on.
pub(crate) struct LookingOn {
    table: Arc<Table>,
    guest: GuestId,
}

impl Drop for LookingOn {
    fn drop(&mut self) {
        let mut watchers = self.table.watchers();
        if let Some((_, tabs)) = watchers.get_mut(&self.guest) {
            *tabs -= 1;
            if *tabs == 0 {
                watchers.remove(&self.guest);
            }
        }
    }
}

/// Somebody who has a table open.
pub(crate) struct Presence {
    table: Arc<Table>,
    seat: Seat,
}

impl Drop for Presence {
    fn drop(&mut self) {
        self.table.count(self.seat, -1);
    }
}
