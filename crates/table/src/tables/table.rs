//! A live table: the match behind a lock, and what is published of it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};

use khipu_core::{Header, Seat, Seats};
use tokio::sync::{Mutex, MutexGuard, watch};

use super::now::Now;
use super::time::ServerTime;
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
    /// Whether somebody sees to it that bots move.
    pub(super) driven: AtomicBool,
    shown: watch::Sender<Arc<Now>>,
    /// Who has the table open.
    present: std::sync::Mutex<Present>,
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
            driven: AtomicBool::new(false),
            shown: watch::Sender::new(Arc::new(shown)),
            present: std::sync::Mutex::default(),
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
        self.shown.send_modify(|shown| {
            let mut next = Now::clone(shown);
            change(&mut next);
            next.tick += 1;
            *shown = Arc::new(next);
        });
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
