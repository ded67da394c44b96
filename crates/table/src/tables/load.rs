//! From the rows of the store to a live table.

use std::sync::Arc;

use khipu_core::{AnyMatch, Record, Seat, Seats};

use super::now::{Now, Step};
use super::table::{Parts, Table};
use crate::store::{ChatRow, Head, LogRow, SeatRow, StoreError, TableId};
use khipu_registry::{DynGame, Registry};

/// Everything that is kept of a table.
pub(super) struct Kept {
    pub(super) id: TableId,
    pub(super) head: Head,
    pub(super) log: Vec<LogRow>,
    pub(super) chat: Vec<ChatRow>,
}

/// A match at its first moment, and what is shown of it.
pub(super) fn begin(game: &dyn DynGame, played: &dyn AnyMatch) -> Now {
    let start = game.moment(played);
    let mut now = Now {
        tick: 1,
        version: 0,
        last_undo: 0,
        start,
        steps: Vec::new(),
        seats: vec![SeatRow::default(); played.header().players],
        here: Seats::NONE,
        deciders: Seats::NONE,
        undoable: 0,
        chat: Vec::new(),
        gone: false,
    };
    now.settle(game, 0);
    now
}

/// Plays the log again.
pub(super) fn replay(registry: &Registry, kept: Kept) -> Result<Table, StoreError> {
    let Kept { id, head, log, chat } = kept;
    let damaged = |what: String| StoreError::Damaged(format!("table {id}: {what}"));
    let record = Record::parse(&head.record).map_err(|faults| damaged(format!("{faults:?}")))?;
    let game = registry.resolve_record(&record).map_err(|error| damaged(error.to_string()))?;
    let mut played = game.load_record(&record, 0).map_err(|faults| damaged(format!("{faults:?}")))?;
    let mut now = begin(&*game, &*played);
    for row in log {
        now.version += 1;
        let at = now.version;
        let broken = |what: &str| damaged(format!("row {at}: {what}"));
        match row {
            LogRow::Move { seat, words, hash } => {
                let seat = seat_of(seat, &now).ok_or_else(|| broken("no such seat"))?;
                let told = game
                    .play(&mut *played, seat, &words)
                    .map_err(|refused| broken(&format!("{words}: {refused:?}")))?;
                if format!("{:016x}", told.hash) != hash {
                    return Err(broken("the move leads elsewhere"));
                }
                let moment = game.moment(&*played);
                let last = played.played().last().ok_or_else(|| broken("the move is not there"))?;
                now.push(Step::new(last, at, moment, told));
            }
            LogRow::Undo { count, .. } => {
                for _ in 0..count {
                    played.undo().map_err(|error| broken(&format!("{error:?}")))?;
                }
                now.steps.truncate(played.played().len());
                now.last_undo = at;
            }
            LogRow::Seat { seat, now: row } => {
                let seat = seat_of(seat, &now).ok_or_else(|| broken("no such seat"))?;
                now.seats[seat.index()] = row;
            }
        }
    }
    now.settle(&*game, played.undoable());
    now.chat = chat.into_iter().map(Arc::new).collect();
    Ok(Table::new(Parts { id, game, host: head.host, public: head.public, played, now }))
}

fn seat_of(seat: u8, now: &Now) -> Option<Seat> {
    Seat::checked(seat.into(), now.seats.len())
}
