//! Acting at a table: check, play, keep, and only then show.

use std::sync::Arc;

use khipu_core::{AnyMatch, Record, RecordedMove, Seat, Seats, UndoError};
use khipu_registry::DynMatch;

use super::chance::deal;
use super::load::dealt_record;
use super::name::cleaned;
use super::now::Step;
use super::seats::{SeatAct, change};
use super::table::Table;
use super::{ActError, Tables};
use crate::store::{Append, Chance, ChatRow, LogRow, SeatRow, Store, StoreError, now};

/// A move as somebody asks for it.
#[derive(Clone, Debug)]
pub(crate) enum Wanted {
    /// By its place in the list.
    Listed(usize),
    /// In words.
    Words(String),
}

/// Characters of a message.
const MESSAGE: usize = 500;
/// Lines of the chat at hand.
const CHAT: usize = 200;

impl Table {
    /// Plays a move; the answer is the new version.
    pub(super) async fn play(
        &self,
        store: &Store,
        seat: Seat,
        version: Option<u64>,
        wanted: Wanted,
    ) -> Result<u64, ActError> {
        let mut played = self.acting.lock().await;
        let before = self.fresh(version)?;
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
        let append = self.row(played.any(), version, row);
        if let Err(error) = store.append(append).await {
            let mut record = played.record();
            record.moves.pop();
            return Err(self.put_back(&mut played, &record, error));
        }
        let step = Step::new(&last, version, played.moment(), told);
        let undoable = played.undoable();
        self.publish(|now| {
            now.version = version;
            now.push(step);
            now.settle(undoable);
        });
        Ok(version)
    }

    /// Takes back moves of a seat: one, or all that can be taken back.
    pub(super) async fn undo(
        &self,
        store: &Store,
        seat: Seat,
        version: Option<u64>,
        all: bool,
    ) -> Result<u64, ActError> {
        let mut played = self.acting.lock().await;
        let before = self.fresh(version)?;
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
        let append = self.row(played.any(), version, LogRow::Undo { seat: seat.index() as u8, count });
        if let Err(error) = store.append(append).await {
            let mut record = played.record();
            record.moves.extend(undone.into_iter().rev());
            return Err(self.put_back(&mut played, &record, error));
        }
        let (steps, undoable) = (played.played().len(), played.undoable());
        self.publish(|now| {
            now.version = version;
            now.last_break = version;
            now.steps.truncate(steps);
            now.settle(undoable);
        });
        Ok(version)
    }

    /// Changes who has a seat. Whoever asks must be allowed to. When the last seat is taken, the game is dealt.
    pub(super) async fn reseat(&self, store: &Store, seat: Seat, act: SeatAct) -> Result<u64, ActError> {
        let mut played = self.acting.lock().await;
        let before = self.now();
        if before.gone {
            return Err(ActError::Stale);
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
                Some((fresh.map_err(|_| ActError::Broken)?, dealt))
            }
            _ => None,
        };
        let version = before.version + rows.len() as u64;
        let standing = begins.as_ref().map_or(played.any(), |(fresh, _)| fresh.any());
        let waits = before.waits() && begins.is_none();
        store.append(self.rows(standing, waits, before.version + 1, rows, Some(seats.clone()))).await?;
        self.publish(|now| {
            now.version = version;
            now.seats = seats;
            if let Some((fresh, dealt)) = begins {
                now.last_break = version;
                now.start = fresh.moment();
                now.begun = Some(Arc::new(dealt.into()));
                now.settle(fresh.undoable());
                *played = fresh;
            }
        });
        Ok(version)
    }

    /// Adds a line to the chat.
    pub(super) async fn say(
        &self,
        store: &Store,
        seat: Option<Seat>,
        name: String,
        text: &str,
    ) -> Result<(), ActError> {
        let text = cleaned(text);
        if text.is_empty() || text.chars().count() > MESSAGE {
            return Err(ActError::Message);
        }
        let mut spoken = self.chatting.lock().await;
        let line =
            ChatRow { seq: *spoken + 1, at: now(), seat: seat.map(|seat| seat.index() as u8), name, text };
        store.chat(&self.id, line.clone()).await?;
        *spoken += 1;
        self.publish(|now| {
            now.chat.push(line.into());
            let surplus = now.chat.len().saturating_sub(CHAT);
            now.chat.drain(..surplus);
        });
        Ok(())
    }

    /// The version now, if it is the one that somebody acted on, and the game has begun.
    fn fresh(&self, version: Option<u64>) -> Result<u64, ActError> {
        let now = self.now();
        if now.waits() {
            return Err(ActError::Waiting);
        }
        let fits = !now.gone && version.is_none_or(|version| version == now.version);
        fits.then_some(now.version).ok_or(ActError::Stale)
    }

    /// A row with what the lobby shall say then.
    fn row(&self, played: &dyn AnyMatch, seq: u64, row: LogRow) -> Append {
        self.rows(played, false, seq, vec![row], None)
    }

    /// Rows from a number on, with what the lobby shall say then.
    fn rows(
        &self,
        played: &dyn AnyMatch,
        waits: bool,
        seq: u64,
        rows: Vec<LogRow>,
        seats: Option<Vec<SeatRow>>,
    ) -> Append {
        let turn = if waits { Seats::NONE } else { played.deciders() };
        let over = !waits && turn.is_empty();
        let won = if over { played.score().winners } else { Seats::NONE };
        Append { id: self.id.clone(), seq, rows, steps: played.played().len(), turn, won, over, seats }
    }

    /// What could not be kept has not happened: the match is made again without it.
    fn put_back(&self, played: &mut Box<dyn DynMatch>, record: &Record, error: StoreError) -> ActError {
        // A conflict means that the store knows more than this table does.
        let lost = matches!(error, StoreError::Conflict);
        match self.game.load_record(record, usize::MAX) {
            Ok(again) if !lost => *played = again,
            _ => self.publish(|now| now.gone = true),
        }
        error.into()
    }
}

impl Tables {
    /// Does something at a table to its end, even if whoever asked for it goes away in the middle: a row that is on the
    /// disk must be shown. If the game breaks down, the table is put aside and read anew.
    async fn through<T: Send + 'static>(
        &self,
        table: &Arc<Table>,
        act: impl Future<Output = Result<T, ActError>> + Send + 'static,
    ) -> Result<T, ActError> {
        let (tables, table) = (self.clone(), table.clone());
        let whole = tokio::spawn(async move {
            let result = tokio::spawn(act).await.unwrap_or(Err(ActError::Broken));
            if matches!(result, Err(ActError::Broken)) {
                table.publish(|now| now.gone = true);
            }
            if table.now().gone {
                tables.put_aside(&table);
            } else {
                tables.drive(&table);
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
        version: Option<u64>,
        wanted: Wanted,
    ) -> Result<u64, ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        self.through(table, async move { here.play(&store, seat, version, wanted).await }).await
    }

    /// Takes back moves.
    pub(crate) async fn undo(
        &self,
        table: &Arc<Table>,
        seat: Seat,
        version: Option<u64>,
        all: bool,
    ) -> Result<u64, ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        self.through(table, async move { here.undo(&store, seat, version, all).await }).await
    }

    /// Changes who has a seat.
    pub(crate) async fn reseat(&self, table: &Arc<Table>, seat: Seat, act: SeatAct) -> Result<u64, ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        self.through(table, async move { here.reseat(&store, seat, act).await }).await
    }

    /// Adds a line to the chat.
    pub(crate) async fn say(
        &self,
        table: &Arc<Table>,
        seat: Option<Seat>,
        name: String,
        text: String,
    ) -> Result<(), ActError> {
        let (here, store) = (table.clone(), self.store.clone());
        self.through(table, async move { here.say(&store, seat, name, &text).await }).await
    }
}
