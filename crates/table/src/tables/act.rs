//! Acting at a table: check, play, keep, and only then show.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::Instant;

use futures_util::FutureExt as _;
use khipu_core::{Record, RecordedMove, Seat, Seats, UndoError};
use khipu_registry::DynMatch;

use super::chance::deal;
use super::load::{apply, dealt_record};
use super::name::cleaned;
use super::now::{Begun, NewStep, Now};
use super::seats::{SeatAct, change};
use super::table::Table;
use super::thinking::thought_of;
use super::{ActError, Tables};
use crate::metrics::{METRICS, took};
use crate::store::{
    ActId, Append, Appended, Chance, ChatRow, GuestId, LogRow, SeatRow, Store, StoreError, TableEnd, now,
};

/// A move as somebody asks for it.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    /// By its place in the list.
    Listed(usize),
    /// In words.
    Words(String),
}

/// Somebody who writes to the chat.
#[derive(Clone, Debug)]
pub(crate) struct Speaker {
    pub(crate) author: GuestId,
    /// None for whoever only looks on.
    pub(crate) seat: Option<Seat>,
    pub(crate) name: String,
}

/// What somebody acts on, and how they know their act again.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Basis {
    /// The version that they saw; none for whatever stands.
    pub(crate) version: Option<u64>,
    /// The id of the act; none if they would not ask again.
    pub(crate) act: Option<ActId>,
}

/// Whether an act can be done.
enum Fresh {
    /// On this version.
    Now(u64),
    /// It has been done already, and led to this one.
    Done(u64),
}

/// Characters of a message.
const MESSAGE: usize = 500;
/// Lines of the chat at hand.
const CHAT: usize = 200;

impl Table {
    /// Plays a move; the answer is the new version.
    pub(super) async fn play(
        &self,
        store: &dyn Store,
        seat: Seat,
        basis: Basis,
        wanted: Wanted,
    ) -> Result<u64, ActError> {
        let mut played = self.acting.lock().await;
        self.play_in(store, &mut played, seat, basis, wanted).await
    }

    /// The same for whoever holds the match already.
    pub(super) async fn play_in(
        &self,
        store: &dyn Store,
        played: &mut Box<dyn DynMatch>,
        seat: Seat,
        basis: Basis,
        wanted: Wanted,
    ) -> Result<u64, ActError> {
        let before = match self.fresh(store, basis).await? {
            Fresh::Now(version) => version,
            Fresh::Done(version) => return Ok(version),
        };
        let told = match wanted {
            Wanted::Listed(place) => played.play_listed(seat, place).ok_or(ActError::NoMove)?,
            Wanted::Words(words) => played
                .play_scenes(seat, &words)
                .map_err(|refused| ActError::Refused(self.game.clone(), refused))?,
        };
        let version = before + 1;
        let last = played.played().last().cloned().ok_or(ActError::Broken)?;
        let row = LogRow::Move {
            seat: seat.index() as u8,
            words: last.text.clone(),
            hash: format!("{:016x}", last.hash),
        };
        let mut next = Now::clone(&self.now());
        let append = self.row(&**played, &mut next, version, row, basis)?;
        let step = NewStep::new(&last, version, append.at, told);
        match keep(store, Append { deed: step.deed(), ..append }).await {
            // Who plans something holds the match too: nobody has done so since.
            Ok(Appended { planned: false }) => self.knows_no_plans(version),
            Ok(_) => {}
            Err(error) => {
                let mut record = played.record();
                record.moves.pop();
                return Err(self.put_back(store, played, &record, error).await);
            }
        }
        let undoable = played.undoable();
        self.publish(|now| {
            now.version = version;
            now.push(step);
            now.votes.retain(|vote| vote.about != seat);
            now.asked_back = None;
            now.clock = next.clock;
            now.settle(undoable);
        });
        Ok(version)
    }

    /// Takes back moves of a seat: one, or all that can be taken back.
    pub(super) async fn undo(
        &self,
        store: &dyn Store,
        seat: Seat,
        basis: Basis,
        all: bool,
    ) -> Result<u64, ActError> {
        let mut played = self.acting.lock().await;
        let before = match self.fresh(store, basis).await? {
            Fresh::Now(version) => version,
            Fresh::Done(version) => return Ok(version),
        };
        // A game that is over has been counted.
        if (self.terms.rated || self.terms.daily.is_some()) && self.now().over() {
            return Err(ActError::Ended);
        }
        let possible = self.now().undo_of(seat);
        if possible == 0 {
            let others = played.undoable() > 0;
            let start = if played.played().is_empty() { UndoError::Start } else { UndoError::Barrier };
            return Err(if others { ActError::UndoNotYours } else { ActError::Undo(start) });
        }
        let count = if all { possible } else { 1 };
        let mut undone: Vec<RecordedMove> = Vec::with_capacity(count);
        for _ in 0..count {
            undone.push(played.undo().map_err(ActError::Undo)?);
        }
        let version = before + 1;
        let row = LogRow::Undo { seat: seat.index() as u8, count };
        let mut next = Now::clone(&self.now());
        let append = self.row(&**played, &mut next, version, row, basis)?;
        if let Err(error) = keep(store, append).await {
            let mut record = played.record();
            record.moves.extend(undone.into_iter().rev());
            return Err(self.put_back(store, &mut played, &record, error).await);
        }
        let (steps, moment, undoable) = (played.played().len(), played.moment(), played.undoable());
        self.publish(|now| {
            now.version = version;
            now.last_break = version;
            now.take_back(steps, moment);
            now.asked_back = None;
            now.clock = next.clock;
            now.settle(undoable);
        });
        Ok(version)
    }

    /// How the table stands, for somebody who acts while they hold the match: nobody does at one that is put aside or closed.
    pub(super) fn standing(&self) -> Result<Arc<Now>, ActError> {
        let now = self.now();
        match now.closed {
            _ if now.gone => Err(ActError::Stale),
            Some(_) => Err(ActError::Closed),
            None => Ok(now),
        }
    }

    /// Changes who has a seat. Whoever asks must be allowed to. When the last seat is taken, the game is dealt.
    pub(super) async fn reseat(&self, store: &dyn Store, seat: Seat, act: SeatAct) -> Result<u64, ActError> {
        let mut played = self.acting.lock().await;
        let before = self.now();
        if before.gone {
            return Err(ActError::Stale);
        }
        if before.closed.is_some() && act.plays() {
            return Err(ActError::Closed);
        }
        let mut seats = before.seats.clone();
        let row = seats.get_mut(seat.index()).ok_or(ActError::NotYours)?;
        change(row, act, !before.waits())?;
        if *row == before.seats[seat.index()] {
            return Ok(before.version);
        }
        let mut rows = vec![LogRow::Seat { seat: seat.index() as u8, now: row.clone() }];
        let full = !seats.iter().any(SeatRow::is_open);
        let begins = match &self.terms.chance {
            Chance::Shared { server } if before.waits() && full => {
                let dealt = deal(server, &seats);
                let head = Record { header: self.header.clone(), pack: None, moves: Vec::new() };
                let fresh = self.game.load_record(&dealt_record(&head, &dealt), 0);
                rows.push(LogRow::Begin(dealt.clone()));
                Some((fresh.map_err(|_| ActError::Broken)?, Arc::new(Begun::from(dealt))))
            }
            _ => None,
        };
        let version = before.version + rows.len() as u64;
        let mut next = Now::clone(&before);
        next.seats.clone_from(&seats);
        let standing = match &begins {
            Some((fresh, begun)) => {
                next.begun = Some(begun.clone());
                &**fresh
            }
            None => &**played,
        };
        let append = Append {
            seats: Some(seats.clone()),
            ..self.rows(standing, &mut next, before.version + 1, rows, Basis::default())?
        };
        self.keep_row(store, append, &mut played).await?;
        self.publish(|now| {
            now.version = version;
            now.seats = seats;
            now.votes.retain(|vote| vote.about != seat);
            now.clock = next.clock;
            now.stuck = false;
            if let Some((fresh, begun)) = begins {
                now.last_break = version;
                now.begin(fresh.moment(), begun);
                now.settle(fresh.undoable());
                *played = fresh;
            }
        });
        Ok(version)
    }

    /// Adds a line to the chat.
    pub(super) async fn say(&self, store: &dyn Store, speaker: Speaker, text: &str) -> Result<(), ActError> {
        if self.now().closed.is_some() {
            return Err(ActError::Closed);
        }
        let text = cleaned(text);
        if text.is_empty() || text.chars().count() > MESSAGE {
            return Err(ActError::Message);
        }
        let mut spoken = self.chatting.lock().await;
        let Speaker { author, seat, name } = speaker;
        let seat = seat.map(|seat| seat.index() as u8);
        let mut line = ChatRow { seq: 0, at: now(), author: Some(author), seat, name, text };
        line.seq = store.say(&self.id, line.clone()).await?;
        if line.seq > *spoken + 1 {
            // Others have spoken on another node.
            return self.read_chat(store, &mut spoken).await;
        }
        self.show_chat(&mut spoken, vec![line]);
        Ok(())
    }

    /// Reads what was said elsewhere.
    async fn read_chat(&self, store: &dyn Store, spoken: &mut u64) -> Result<(), ActError> {
        let lines = store.chat(&self.id, *spoken).await?;
        self.show_chat(spoken, lines);
        Ok(())
    }

    fn show_chat(&self, spoken: &mut u64, lines: Vec<ChatRow>) {
        let Some(last) = lines.last() else { return };
        *spoken = last.seq;
        self.publish(|now| {
            now.chat.extend(lines.into_iter().map(Arc::new));
            let surplus = now.chat.len().saturating_sub(CHAT);
            now.chat.drain(..surplus);
        });
    }

    /// Reads what happened elsewhere, if the table is behind where its log or its chat ends.
    pub(super) async fn catch_up(&self, store: &dyn Store, end: &TableEnd) {
        let behind = |now: &Now| now.version < end.version;
        if behind(&self.now()) {
            let mut played = self.acting.lock().await;
            if behind(&self.now()) {
                self.read_on(store, &mut played).await;
            }
        }
        // A log that has become shorter: the database has lost what was acknowledged, and nobody may build on it.
        let now = self.now();
        if now.version > end.version && store.is_shared() {
            let ends = store.ends(std::slice::from_ref(&self.id)).await;
            if ends.is_ok_and(|ends| ends.first().is_some_and(|end| end.version < now.version)) {
                tracing::error!(table = %self.id, "the log is shorter than it was: the table is put aside");
                self.publish(|now| now.gone = true);
            }
        }
        let mut spoken = self.chatting.lock().await;
        if *spoken < end.chat
            && let Err(error) = self.read_chat(store, &mut spoken).await
        {
            tracing::warn!(table = %self.id, ?error, "the chat cannot be read on");
        }
    }

    /// Keeps an act that has not changed the match. If others were faster, what they did is read.
    pub(super) async fn keep_row(
        &self,
        store: &dyn Store,
        append: Append,
        played: &mut Box<dyn DynMatch>,
    ) -> Result<(), ActError> {
        let kept = keep(store, append).await;
        if matches!(kept, Err(StoreError::Conflict)) {
            self.read_on(store, played).await;
        }
        kept?;
        Ok(())
    }

    /// Plays the rows that others have added. Where the store does not answer the table stays behind until somebody asks again;
    /// one that cannot be brought forward is put aside.
    pub(super) async fn read_on(&self, store: &dyn Store, played: &mut Box<dyn DynMatch>) {
        let mut next = Now::clone(&self.now());
        let rows = match store.rows(&self.id, next.version).await {
            Ok(rows) => Ok(rows),
            Err(error @ StoreError::Damaged(_)) => Err(error.to_string()),
            Err(error) => {
                tracing::warn!(table = %self.id, %error, "the table cannot be read on");
                return;
            }
        };
        let head = Record { header: self.header.clone(), pack: None, moves: Vec::new() };
        let down = self.time.down();
        let brought = rows.and_then(|rows| {
            rows.into_iter().try_for_each(|(at, row)| {
                apply(&*self.game, &head, played, &mut next, at, row)?;
                next.tick_clock(at, &down, &**played);
                Ok(())
            })
        });
        match brought {
            Ok(()) => {
                next.settle(played.undoable());
                self.publish(|now| {
                    // Who is here and what is said has its own way.
                    next.tick = now.tick;
                    next.here = now.here;
                    next.chat.clone_from(&now.chat);
                    *now = next;
                });
            }
            Err(error) => {
                tracing::error!(table = %self.id, error, "the table cannot be brought forward");
                self.publish(|now| now.gone = true);
            }
        }
    }

    /// The version now, if it is the one that somebody acted on, and the game has begun.
    async fn fresh(&self, store: &dyn Store, basis: Basis) -> Result<Fresh, ActError> {
        let now = self.now();
        if now.closed.is_some() {
            return Err(ActError::Closed);
        }
        if now.waits() {
            return Err(ActError::Waiting);
        }
        if now.adjudged.is_some() {
            return Err(ActError::Ended);
        }
        match basis {
            _ if now.gone => Err(ActError::Stale),
            Basis { version: Some(version), act: Some(act) } if version < now.version => {
                // Whoever did not hear the answer asks again.
                let kept = store.act_at(&self.id, version + 1).await? == Some(act);
                if kept { Ok(Fresh::Done(version + 1)) } else { Err(ActError::Stale) }
            }
            Basis { version: Some(version), .. } if version != now.version => Err(ActError::Stale),
            Basis { .. } => Ok(Fresh::Now(now.version)),
        }
    }

    /// A row with what the lobby shall say then. `next` is the table as it stands then, but for its clock, which is brought
    /// forward.
    fn row(
        &self,
        played: &dyn DynMatch,
        next: &mut Now,
        seq: u64,
        row: LogRow,
        basis: Basis,
    ) -> Result<Append, ActError> {
        self.rows(played, next, seq, vec![row], basis)
    }

    /// Rows from a number on, with what the lobby shall say then.
    pub(super) fn rows(
        &self,
        played: &dyn DynMatch,
        next: &mut Now,
        seq: u64,
        rows: Vec<LogRow>,
        basis: Basis,
    ) -> Result<Append, ActError> {
        let (at, down) = (self.time.now(), self.time.down());
        next.tick_clock(at, &down, played);
        let clock = next.clock.as_ref();
        let due = clock.and_then(|clock| clock.due(&down));
        let ends = clock.and_then(|clock| clock.wakes(at, &down));
        let closed = next.closed.is_some();
        let rests = next.waits() || next.adjudged.is_some();
        let asked = if rests { Seats::NONE } else { played.deciders() };
        let ended = !next.waits() && asked.is_empty();
        let won = match next.adjudged {
            Some(won) => won,
            None if ended => played.score().winners,
            None => Seats::NONE,
        };
        // In lists a closed table stands with those that are over.
        let (turn, over) = if closed { (Seats::NONE, true) } else { (asked, ended) };
        let act = match basis.act {
            Some(act) => act,
            None => ActId::random()?,
        };
        // Who is to be told of it is called a little later, if they have not acted by then.
        let told = over || next.waits() || next.people().iter().any(|seat| turn.contains(seat));
        let call = (told && !closed).then_some(at + self.time.patience);
        let wake = ends.into_iter().chain(call).min();
        let (id, steps) = (self.id.clone(), played.played().len());
        let thought = thought_of(&self.terms, turn, &next.seats, steps);
        let bots = self.now().seats.iter().any(|row| row.bot.is_some());
        // What was taken back is not told any more.
        let deed = (steps < next.steps.len()).then(|| next.deed(steps));
        let seats = None;
        Ok(Append { id, seq, act, rows, steps, turn, won, over, seats, at, due, wake, thought, bots, deed })
    }

    /// What could not be kept has not happened: the match is made again without it. A conflict means that the store knows
    /// more than this table does.
    async fn put_back(
        &self,
        store: &dyn Store,
        played: &mut Box<dyn DynMatch>,
        record: &Record,
        error: StoreError,
    ) -> ActError {
        match self.game.load_record(record, usize::MAX) {
            Ok(again) => *played = again,
            Err(_) => self.publish(|now| now.gone = true),
        }
        if matches!(error, StoreError::Conflict) {
            self.read_on(store, played).await;
        }
        error.into()
    }
}

/// Keeps an act, and measures how long that takes.
async fn keep(store: &dyn Store, append: Append) -> Result<Appended, StoreError> {
    let began = Instant::now();
    let kept = store.append(append).await;
    took(&METRICS.act_seconds.get_or_create(&[("part", "store")]), began.elapsed());
    kept
}

/// Counts an act by what came of it.
fn count<T>(game: &'static str, kind: &'static str, result: &Result<T, ActError>) {
    let result = match result {
        Ok(_) => "kept",
        Err(ActError::Stale) => "stale",
        Err(ActError::Store(_) | ActError::Broken) => "failed",
        Err(_) => "refused",
    };
    METRICS.acts.get_or_create(&[("game", game), ("kind", kind), ("result", result)]).inc();
}

impl Tables {
    /// Does something at a table to its end, even if whoever asked for it goes away in the middle: a row that is on the
    /// disk must be shown. If the game breaks down, the table is put aside and read anew.
    pub(super) async fn through<T: Send + 'static>(
        &self,
        table: &Arc<Table>,
        kind: &'static str,
        act: impl Future<Output = Result<T, ActError>> + Send + 'static,
    ) -> Result<T, ActError> {
        let (tables, table) = (self.clone(), table.clone());
        let whole = tokio::spawn(async move {
            let result = AssertUnwindSafe(act).catch_unwind().await.unwrap_or(Err(ActError::Broken));
            count(table.name(), kind, &result);
            if matches!(result, Err(ActError::Broken)) {
                table.publish(|now| now.gone = true);
            }
            if table.now().gone {
                tables.put_aside(&table);
            } else {
                tables.drive(&table);
                tables.follow_plans(&table);
            }
            result
        });
        whole.await.unwrap_or(Err(ActError::Broken))
    }

    /// Plays a move.
    pub(crate) async fn play(
        &self,
        table: &Arc<Table>,
        seat: Seat,
        basis: Basis,
        wanted: Wanted,
    ) -> Result<u64, ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        let played =
            self.through(table, "move", async move { here.play(&*store, seat, basis, wanted).await }).await?;
        if let Err(error) = self.keep_run(table).await {
            tracing::warn!(table = %table.id, %error, "a game of the day is counted when its table wakes");
        }
        Ok(played)
    }

    /// Takes back moves.
    pub(crate) async fn undo(
        &self,
        table: &Arc<Table>,
        seat: Seat,
        basis: Basis,
        all: bool,
    ) -> Result<u64, ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        self.through(table, "undo", async move { here.undo(&*store, seat, basis, all).await }).await
    }

    /// Changes who has a seat.
    pub(crate) async fn reseat(&self, table: &Arc<Table>, seat: Seat, act: SeatAct) -> Result<u64, ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        self.through(table, "seat", async move { here.reseat(&*store, seat, act).await }).await
    }

    /// Adds a line to the chat.
    pub(crate) async fn say(
        &self,
        table: &Arc<Table>,
        speaker: Speaker,
        text: String,
    ) -> Result<(), ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        self.through(table, "chat", async move { here.say(&*store, speaker, &text).await }).await
    }
}
