//! Bots: whoever has a free thread takes the thought that is next, and acts through the same door as everybody. What waits is
//! in the store, so any process that has it open can think.

use std::collections::HashSet;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use khipu_bots::any::Player;
use khipu_bots::{Bot, Level};
use khipu_core::{Seat, Seats, Seed};
use tokio::sync::{Notify, OwnedSemaphorePermit, Semaphore};

use super::now::Now;
use super::table::Table;
use super::{ActError, Basis, SeatAct, Tables, Wanted};
use crate::metrics::{METRICS, took};
use crate::store::{Claimed, Full, GuestId, SeatRow, TableId, Terms, Thought, now as clock};

/// No game takes more moves than this. Bots alone at a table would go on for ever if one did not end.
const MOST_MOVES: usize = 20_000;
/// How long a bot waits when nothing can be written.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often thoughts are looked for that nobody told of.
const POLL: Duration = Duration::from_secs(1);
/// How often thoughts are gone on with and bots of the host announced, and how often, in seconds, the store is told that
/// somebody looks on.
const RENEW: Duration = Duration::from_secs(5);
const LOOKING: i64 = 20;

/// A bot with the seat and the level that it was given.
pub(super) struct Seated {
    seat: Seat,
    level: u8,
    player: Box<dyn Player>,
}

/// What this process thinks about.
#[derive(Clone, Default)]
pub(super) struct Thinking(Arc<Running>);

#[derive(Default)]
struct Running {
    /// The tables whose thoughts are taken.
    taken: Mutex<HashSet<TableId>>,
    /// Those that have a thread, by host.
    threads: Mutex<Vec<(GuestId, Thought)>>,
    /// A thread is free.
    freed: Notify,
}

impl Thinking {
    fn taken(&self) -> MutexGuard<'_, HashSet<TableId>> {
        self.0.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn threads(&self) -> MutexGuard<'_, Vec<(GuestId, Thought)>> {
        self.0.threads.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether nobody thinks.
    pub(super) fn is_idle(&self) -> bool {
        self.threads().is_empty()
    }

    /// Who has so many threads already that the others are for somebody else.
    fn full(&self, share: usize) -> Full {
        let threads = self.threads();
        let has = |host: GuestId| threads.iter().filter(|(other, _)| *other == host).count();
        Full {
            host: threads.iter().map(|(host, _)| *host).find(|host| has(*host) >= share),
            alone: threads.iter().filter(|(_, thought)| thought.alone).count() >= share,
        }
    }

    fn begin(&self, claimed: &Claimed, permit: OwnedSemaphorePermit) -> Thread {
        let whose = (claimed.host, claimed.thought.clone());
        self.threads().push(whose.clone());
        Thread { thinking: self.clone(), whose, _permit: permit }
    }
}

/// A thread that somebody thinks on.
struct Thread {
    thinking: Thinking,
    whose: (GuestId, Thought),
    _permit: OwnedSemaphorePermit,
}

impl Drop for Thread {
    fn drop(&mut self) {
        let mut threads = self.thinking.threads();
        if let Some(place) = threads.iter().position(|thread| *thread == self.whose) {
            threads.swap_remove(place);
        }
        drop(threads);
        self.thinking.0.freed.notify_one();
    }
}

impl Tables {
    /// Thinks for ever, on so many threads. Half of them are the most for one host, and for bots among themselves.
    pub(crate) async fn think(self, threads: usize) {
        let free = Arc::new(Semaphore::new(threads));
        let mut renew = tokio::time::interval(RENEW);
        // Before anything is taken: nobody else shall hand over the seats of bots that are here.
        self.renew().await;
        while !self.store.is_closed() {
            let permit = tokio::select! {
                Ok(permit) = free.clone().acquire_owned() => permit,
                _ = renew.tick() => {
                    self.renew().await;
                    continue;
                }
            };
            match self.store.claim(self.thinking.full(threads.div_ceil(2))).await {
                Ok(Some(claimed)) => {
                    let thread = self.thinking.begin(&claimed, permit);
                    drop(tokio::spawn(self.clone().work(claimed, thread)));
                }
                Ok(None) => {
                    drop(permit);
                    tokio::select! {
                        () = self.store.thought() => {}
                        () = self.thinking.0.freed.notified() => {}
                        () = tokio::time::sleep(POLL) => {}
                        _ = renew.tick() => self.renew().await,
                    }
                }
                Err(error) => {
                    tracing::warn!(%error, "no thought can be taken");
                    tokio::time::sleep(PATIENCE).await;
                }
            }
        }
    }

    async fn renew(&self) {
        let bots = self.bots.names();
        if !bots.is_empty()
            && let Err(error) = self.store.announce(&bots).await
        {
            tracing::warn!(%error, "nobody hears which bots are here");
        }
        let ids: Vec<TableId> = self.thinking.taken().iter().cloned().collect();
        if !ids.is_empty()
            && let Err(error) = self.store.renew(&ids).await
        {
            tracing::warn!(%error, "thoughts cannot be gone on with");
        }
    }

    /// Thinks one thought to its end.
    async fn work(self, claimed: Claimed, thread: Thread) {
        self.thinking.taken().insert(claimed.table.clone());
        let decided = self.decide(&claimed, thread).await;
        self.thinking.taken().remove(&claimed.table);
        match decided {
            // Whoever was faster has left another thought, or none.
            Ok(_) | Err(ActError::Stale | ActError::NoTable) => {}
            // The disk may be well again later; the table waits as people do.
            Err(ActError::Store(error)) => {
                tracing::warn!(table = %claimed.table, %error, "a bot waits for the store");
                while !self.store.is_closed() && self.store.give_back(&claimed, false).await.is_err() {
                    tokio::time::sleep(PATIENCE).await;
                }
            }
            Err(error) => {
                tracing::error!(table = %claimed.table, ?error, "a bot could not move");
                if self.store.give_back(&claimed, true).await.is_ok_and(|given_up| given_up) {
                    self.tell_stuck(&claimed.table).await;
                }
            }
        }
    }

    async fn tell_stuck(&self, id: &TableId) {
        METRICS.think_stuck.inc();
        if let Ok(table) = self.fetch(id).await {
            table.publish(|now| now.stuck = true);
        }
    }

    /// Decides for a bot, and acts; false if there was nothing to decide any more.
    async fn decide(&self, claimed: &Claimed, thread: Thread) -> Result<bool, ActError> {
        let began = Instant::now();
        let Claimed { version, thought, .. } = claimed;
        let version = *version;
        let table = self.fetch(&claimed.table).await?;
        // The store knows of an act a moment before its table does; whoever acts holds the table until then.
        drop(table.acting.lock().await);
        self.reach(&table, version).await?;
        let now = table.now();
        let waits_for = thought_of(&table.terms, now.deciders, &now.seats, now.steps.len());
        if now.version != version || waits_for.as_ref() != Some(thought) {
            // An earlier release may have acted without a word about thoughts.
            self.store.ask(&table.id, now.version, waits_for).await?;
            return Ok(false);
        }
        let class = if thought.alone { "bots" } else { "people" };
        let game = ("game", table.name().to_owned());
        let level = ("level", thought.bot.clone().unwrap_or_else(|| thought.level.to_string()));
        let labels = [game.clone(), level.clone(), ("class", class.to_owned())];
        took(&METRICS.think_wait_seconds.get_or_create(&labels), claimed.waited);
        let seat = Seat::checked(thought.seat.into(), now.seats.len()).ok_or(ActError::Broken)?;
        let Some(mut bot) = self.player_of(&table, &now, seat, thought)? else {
            return self.hand_over(&table, seat, thought, &"it is not here").await;
        };
        let copy = table.acting.lock().await.snapshot();
        let labels = [game, level];
        let (id, waited) = (table.id.clone(), claimed.waited);
        let thinking = tokio::task::spawn_blocking(move || {
            let began = Instant::now();
            // Of the match it sees only what its seat may see.
            let words = bot.player.choose(&*copy, seat);
            let thought = began.elapsed();
            took(&METRICS.think_seconds.get_or_create(&labels), thought);
            let (waited_ms, thought_ms) = (waited.as_millis() as u64, thought.as_millis() as u64);
            tracing::debug!(table = %id, waited_ms, thought_ms, "a bot has thought");
            drop(thread);
            words.map(|words| (bot, words))
        });
        let (bot, words) = thinking.await.ok().flatten().ok_or(ActError::Broken)?;
        if let Some(fault) = bot.player.fault() {
            return self.hand_over(&table, seat, thought, &fault).await;
        }
        // A program that has answered is free for other tables.
        let bot = thought.bot.is_none().then_some(bot);
        let acts = self.pause(&table, &now, began).await;
        bot.into_iter().for_each(|bot| table.keep_bot(bot));
        if acts {
            let basis = Basis { version: Some(version), act: None };
            self.play(&table, seat, basis, Wanted::Words(words)).await?;
        }
        Ok(acts)
    }

    /// Who plays a seat; none if it is a bot of the host that is not here, or does not play this game any more.
    fn player_of(
        &self,
        table: &Table,
        now: &Now,
        seat: Seat,
        thought: &Thought,
    ) -> Result<Option<Seated>, ActError> {
        let Some(name) = &thought.bot else { return table.take_bot(now, seat, thought.level).map(Some) };
        let Some(player) = self.bots.find(name, &*table.game, table.header.players) else { return Ok(None) };
        let player = table.game.seat(player, any_seed()?);
        Ok(Some(Seated { seat, level: thought.level, player }))
    }

    /// A bot of ours plays on where one of the host does not. Why is for whoever runs the server alone.
    async fn hand_over(
        &self,
        table: &Arc<Table>,
        seat: Seat,
        thought: &Thought,
        why: &(dyn std::fmt::Display + Sync),
    ) -> Result<bool, ActError> {
        let bot = thought.bot.clone().unwrap_or_default();
        tracing::warn!(table = %table.id, bot, %why, "a bot of the host no longer plays");
        self.reseat(table, seat, SeatAct::GaveUp(bot)).await?;
        Ok(true)
    }

    /// Waits until people could see the last move, if people sit at the table; false if somebody acts meanwhile.
    pub(super) async fn pause(&self, table: &Table, now: &Now, began: Instant) -> bool {
        if now.seats.iter().all(|row| row.holders.is_empty()) {
            return true;
        }
        let mut changes = table.watch();
        tokio::select! {
            () = tokio::time::sleep_until((began + self.pace).into()) => true,
            _ = changes.wait_for(|later| later.version != now.version || later.gone) => false,
        }
    }

    /// Sees to it that the store knows what a table waits for: one of an earlier release said nothing of it.
    pub(super) async fn ask(&self, table: &Table) -> Result<(), ActError> {
        let now = table.now();
        let thought = thought_of(&table.terms, now.deciders, &now.seats, now.steps.len());
        if thought.is_some() && self.store.ask(&table.id, now.version, thought).await? {
            table.publish(|now| now.stuck = true);
        }
        Ok(())
    }

    /// Says that somebody looks on, where bots play among themselves.
    pub(crate) fn drive(&self, table: &Arc<Table>) {
        let now = table.now();
        let thought = thought_of(&table.terms, now.deciders, &now.seats, now.steps.len());
        let alone = thought.is_some_and(|thought| thought.alone);
        if !alone || now.gone || !table.is_watched() {
            return;
        }
        let last = table.looked.load(Ordering::Relaxed);
        let due = (clock() - last).abs() >= LOOKING;
        if due && table.looked.compare_exchange(last, clock(), Ordering::Relaxed, Ordering::Relaxed).is_ok() {
            let (store, id) = (self.store.clone(), table.id.clone());
            tokio::spawn(async move {
                if let Err(error) = store.watch(&[id]).await {
                    tracing::warn!(%error, "nobody hears that somebody looks on");
                }
            });
        }
    }
}

impl Table {
    /// The bot of a seat: the one that has thought there before, or another one. In a game of the day each decision has a
    /// bot of its own, whose chance comes from the deal and from how often the seat has decided: it is the same for everybody
    /// who plays alike.
    fn take_bot(&self, now: &Now, seat: Seat, level: u8) -> Result<Seated, ActError> {
        if let Some(deal) = self.terms.daily.and_then(|_| now.seed()) {
            let decided = now.steps.iter().filter(|step| step.seat == seat).count();
            let seed = Seed::from_text(&format!("{deal} bot {} {decided}", seat.index()));
            return self.seat_bot(seat, level, seed);
        }
        let mut bots = self.bots.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(index) = bots.iter().position(|bot| bot.seat == seat && bot.level == level) {
            return Ok(bots.swap_remove(index));
        }
        self.seat_bot(seat, level, any_seed()?)
    }

    fn seat_bot(&self, seat: Seat, level: u8, seed: Seed) -> Result<Seated, ActError> {
        let bot = Bot::Level(Level::new(level.into()).ok_or(ActError::Level)?);
        Ok(Seated { seat, level, player: self.game.seat(&bot.into(), seed) })
    }

    fn keep_bot(&self, bot: Seated) {
        let mut bots = self.bots.lock().unwrap_or_else(PoisonError::into_inner);
        bots.retain(|other| other.seat != bot.seat);
        bots.push(bot);
    }
}

/// A seed that nobody knows.
fn any_seed() -> Result<Seed, ActError> {
    let mut bits = [0; 32];
    getrandom::fill(&mut bits).map_err(|_| ActError::Broken)?;
    Ok(Seed::from_bytes(bits))
}

/// What a table waits for, if a bot must decide next. Where both must decide, the bot of a game of the day comes after the
/// person, so that everybody's bot knows the same.
pub(super) fn thought_of(terms: &Terms, deciders: Seats, seats: &[SeatRow], moves: usize) -> Option<Thought> {
    let is_person = |seat: Seat| seats.get(seat.index()).is_some_and(|row| row.bot.is_none());
    if moves >= MOST_MOVES || (terms.daily.is_some() && deciders.iter().any(is_person)) {
        return None;
    }
    let alone = seats.iter().all(|row| row.holders.is_empty());
    deciders.iter().find_map(|seat| {
        let row = seats.get(seat.index())?;
        let bot = row.playing_host_bot().map(str::to_owned);
        Some(Thought { seat: seat.index() as u8, level: row.bot?, bot, alone })
    })
}
