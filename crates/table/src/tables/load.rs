//! From the rows of the store to a live table.

use std::sync::Arc;

use khipu_core::{Origin, Record, Seat};

use super::ActError;
use super::back::back_to;
use super::now::{Begun, NewStep, Now, Vote};
use super::table::{Parts, Table};
use super::time::ServerTime;
use crate::clock::Clock;
use crate::store::{Chance, ChatRow, Dealt, Head, LogRow, StoreError, TableId, Terms, seats_of};
use khipu_registry::{DynGame, DynMatch, Registry};

/// Everything that is kept of a table.
pub(super) struct Kept {
    pub(super) id: TableId,
    pub(super) head: Head,
    /// Rows, with when they were written.
    pub(super) log: Vec<(i64, LogRow)>,
    pub(super) chat: Vec<ChatRow>,
    /// The component pack, if it did not come with the program.
    pub(super) pack: Option<String>,
    pub(super) time: Arc<ServerTime>,
}

/// A match at its first moment, and what is shown of it.
pub(super) fn begin(played: &dyn DynMatch) -> Now {
    let header = played.header();
    Now::new(played.moment(), header.players, Begun::new(header.origin.clone(), Vec::new()))
}

/// Plays the log again.
pub(super) fn replay(registry: &Registry, kept: Kept) -> Result<Table, ActError> {
    let Kept { id, head, log, chat, pack, time } = kept;
    let down = time.down();
    let damaged = |what: String| ActError::Store(StoreError::Damaged(format!("table {id}: {what}")));
    let mut record = Record::parse(&head.record).map_err(|faults| damaged(format!("{faults:?}")))?;
    record.pack = pack;
    let game = registry.resolve_record(&record)?;
    let mut played = game.load_record(&record, 0).map_err(|faults| damaged(format!("{faults:?}")))?;
    let mut now = begin(&*played);
    let mut terms = old_terms(&record.header.origin);
    for (at, row) in log {
        if let LogRow::Terms(row) = &row {
            terms = row.clone();
        }
        apply(&*game, &record, &mut played, &mut now, at, row).map_err(&damaged)?;
        now.tick_clock(at, &down, &*played);
    }
    now.settle(played.undoable());
    now.chat = chat.into_iter().map(Arc::new).collect();
    Ok(Table::new(Parts {
        id,
        game,
        host: head.host,
        public: head.public,
        terms,
        header: record.header,
        played,
        now,
        time,
    }))
}

/// Plays one row of a log; the answer says what is wrong with it. `head` is the record before the first move.
pub(super) fn apply(
    game: &dyn DynGame,
    head: &Record,
    played: &mut Box<dyn DynMatch>,
    now: &mut Now,
    written: i64,
    row: LogRow,
) -> Result<(), String> {
    now.version += 1;
    let at = now.version;
    let broken = |what: &str| format!("row {at}: {what}");
    match row {
        LogRow::Move { seat, words, hash } => {
            let seat = seat_of(seat, now).ok_or_else(|| broken("no such seat"))?;
            let told = played
                .play_scenes(seat, &words)
                .map_err(|refused| broken(&format!("{words}: {refused:?}")))?;
            if format!("{:016x}", told.hash) != hash {
                return Err(broken("the move leads elsewhere"));
            }
            let last = played.played().last().ok_or_else(|| broken("the move is not there"))?;
            now.votes.retain(|vote| vote.about != seat);
            now.asked_back = None;
            now.push(NewStep::new(last, at, written, told));
        }
        LogRow::Undo { count, .. } => {
            for _ in 0..count {
                played.undo().map_err(|error| broken(&format!("{error:?}")))?;
            }
            now.take_back(played.played().len(), played.moment());
            now.last_break = at;
            now.asked_back = None;
        }
        LogRow::AboutBack { seat, says, to } => {
            let seat = seat_of(seat, now).ok_or_else(|| broken("no such seat"))?;
            now.hear_about_back(seat, says, to);
        }
        LogRow::Back { to } => {
            let from = played.played().len();
            *played = back_to(game, &**played, to).map_err(|what| broken(&what))?;
            now.go_back(from, to, played.moment());
            now.last_break = at;
        }
        LogRow::Seat { seat, now: row } => {
            let seat = seat_of(seat, now).ok_or_else(|| broken("no such seat"))?;
            now.seats[seat.index()] = row;
            now.votes.retain(|vote| vote.about != seat);
        }
        LogRow::Terms(terms) => {
            if matches!(terms.chance, Chance::Shared { .. }) {
                now.begun = None;
            }
            now.clock = terms.clock.map(|control| Clock::new(control, now.seats.len()));
        }
        LogRow::Vote { seat, about, wants } => {
            let known = |seat| seat_of(seat, now).ok_or_else(|| broken("no such seat"));
            let vote = Vote { seat: known(seat)?, about: known(about)?, wants };
            now.count(vote);
        }
        LogRow::Holiday { seat, days, from, until } => {
            let seat = seat_of(seat, now).ok_or_else(|| broken("no such seat"))?;
            if let Some(clock) = &mut now.clock {
                clock.take_holidays(seat, days, (from, until));
            }
        }
        LogRow::HolidayEnds { seat, days, at } => {
            let seat = seat_of(seat, now).ok_or_else(|| broken("no such seat"))?;
            if let Some(clock) = &mut now.clock {
                clock.end_holidays(seat, days, at);
            }
        }
        LogRow::Close(closed) => now.closed = Some(Arc::new(closed)),
        LogRow::Reopen => now.closed = None,
        LogRow::Adjudged { won } => now.adjudged = Some(seats_of(won as i64)),
        LogRow::Begin(dealt) => {
            *played = game
                .load_record(&dealt_record(head, &dealt), 0)
                .map_err(|faults| broken(&format!("{faults:?}")))?;
            now.begin(played.moment(), Arc::new(dealt.into()));
            now.last_break = at;
        }
    }
    Ok(())
}

/// The record of a game that is dealt, before its first move.
pub(super) fn dealt_record(head: &Record, dealt: &Dealt) -> Record {
    let mut header = head.header.clone();
    header.origin = Origin::Seed(dealt.seed.clone());
    Record { header, pack: None, moves: Vec::new() }
}

impl From<Dealt> for Begun {
    fn from(Dealt { seed, parts }: Dealt) -> Self {
        Self::new(Origin::Seed(seed), parts)
    }
}

/// What tables of release 0.1.0 were set up with: the server made seeds of 64 digits, others were chosen.
fn old_terms(origin: &Origin) -> Terms {
    let made = |seed: &str| seed.len() == 64 && seed.bytes().all(|digit| digit.is_ascii_hexdigit());
    let chance = match origin {
        Origin::Seed(seed) if made(seed) => Chance::Server,
        _ => Chance::Chosen,
    };
    Terms::usual(chance)
}

fn seat_of(seat: u8, now: &Now) -> Option<Seat> {
    Seat::checked(seat.into(), now.seats.len())
}
