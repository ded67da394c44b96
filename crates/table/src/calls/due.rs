//! Which calls a table makes as it stands, and whether one is still true. Nothing is remembered for it: whoever died in
//! between finds the same calls again, and each has a tag by which it is made once.

use khipu_core::Seat;
use khipu_words::Words;
use serde::{Deserialize, Serialize};

use super::way::Kind;
use crate::store::{GuestId, SeatRow};
use crate::tables::{Now, Table};
use crate::web::say;

/// A call.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Call {
    pub(crate) kind: Kind,
    /// The id of the table.
    pub(crate) table: String,
    /// The seat that it is about.
    #[serde(default)]
    pub(crate) seat: Option<u8>,
    /// How many moves the seat had made, or of which generation it was.
    #[serde(default)]
    pub(crate) count: u64,
    /// Whether a time is over, not only short.
    #[serde(default)]
    pub(crate) late: bool,
    /// Who speaks.
    #[serde(default)]
    pub(crate) from: String,
}

/// A call in words.
pub(super) struct Said {
    pub(super) kind: Kind,
    pub(super) table: String,
    pub(super) game: String,
    pub(super) seat: Option<u8>,
    pub(super) text: String,
    pub(super) url: String,
    pub(super) tag: String,
}

impl Call {
    fn of(table: &Table, kind: Kind, seat: Option<Seat>, count: u64) -> Self {
        let seat = seat.map(|seat| seat.index() as u8);
        Self { kind, table: table.id.to_string(), seat, count, late: false, from: String::new() }
    }

    /// Somebody at a table speaks to somebody.
    pub(crate) fn from_person(table: &Table, kind: Kind, from: &str, count: u64) -> Self {
        Self { from: from.to_owned(), ..Self::of(table, kind, None, count) }
    }

    /// What it is about: calls of one tag are one call.
    pub(crate) fn tag(&self) -> String {
        let Self { kind, table, seat, count, late, .. } = self;
        let seat = seat.map_or_else(|| "-".to_owned(), |seat| seat.to_string());
        format!("{}:{table}:{seat}:{count}:{}", kind.name(), u8::from(*late))
    }

    /// Whether it is still true.
    pub(super) fn holds(&self, table: &Table) -> bool {
        match self.kind {
            Kind::Chat => true,
            Kind::Invited => table.now().seats.iter().any(SeatRow::is_open),
            _ => calls(table).iter().any(|(call, _)| call.tag() == self.tag()),
        }
    }

    /// The call in words. `seated` says whether it goes to whoever sits on the seat, or to somebody who looks on.
    pub(super) fn say(&self, table: &Table, words: &Words, origin: &str, seated: bool) -> Said {
        let now = table.now();
        let names = now.names(words);
        let name = self.seat.and_then(|seat| names.get(usize::from(seat)).cloned());
        let name = name.unwrap_or_else(|| self.from.clone());
        let key = match (self.kind, seated) {
            (Kind::Turn, true) => "call-your-turn",
            (Kind::Turn, false) => "call-turn-of",
            (Kind::Time, true) if self.late => "call-your-time-is-up",
            (Kind::Time, true) => "call-your-time-is-short",
            (Kind::Time, false) => "call-time-of",
            (Kind::Sat, _) => "call-sat",
            (Kind::Ended, _) => "call-ended",
            (Kind::Chat, _) => "call-chat",
            (Kind::Invited, _) => "call-invited",
        };
        let game = words.word(&format!("lobby-game-{}", table.name()));
        let text = say(words, key, [("game", game.as_str().into()), ("name", name.into())]);
        let url = format!("{origin}/t/{}", self.table);
        let Self { kind, table, seat, .. } = self.clone();
        Said { kind, table, game, seat, text, url, tag: self.tag() }
    }
}

/// The calls of a table as it stands, each with those who are to be called.
pub(super) fn calls(table: &Table) -> Vec<(Call, Vec<GuestId>)> {
    let now = table.now();
    if now.waits() {
        return sat_down(table, &now);
    }
    let holders = |seat: Seat| now.seats[seat.index()].holders.clone();
    if now.over() {
        let everybody = now.people().iter().flat_map(holders).collect();
        return vec![(Call::of(table, Kind::Ended, None, 0), everybody)];
    }
    // Who has just moved looks at the table, and needs no call for another seat of their own.
    let moved = now.steps.last().map(|step| step.seat);
    let mover = moved.map(holders).unwrap_or_default();
    let (at, down) = (table.time.now(), table.time.down());
    let mut calls = Vec::new();
    for seat in now.deciders.iter().filter(|seat| now.people().contains(*seat)) {
        let count = now.steps.iter().filter(|step| step.seat == seat).count() as u64;
        let others = || holders(seat).into_iter().filter(|holder| !mover.contains(holder)).collect();
        if moved != Some(seat) {
            calls.push((Call::of(table, Kind::Turn, Some(seat), count), others()));
        }
        let clock = now.clock.as_ref();
        let late = clock.is_some_and(|clock| clock.is_over(seat, at, &down));
        if late || clock.is_some_and(|clock| clock.is_short(seat, at, &down)) {
            calls.push((Call { late, ..Call::of(table, Kind::Time, Some(seat), count) }, holders(seat)));
        }
    }
    calls
}

/// Before the game begins, everybody who waits is told who has come.
fn sat_down(table: &Table, now: &Now) -> Vec<(Call, Vec<GuestId>)> {
    let came = now.people().iter().filter(|seat| now.seats[seat.index()].generation > 0);
    let call = |seat: Seat| {
        let row = &now.seats[seat.index()];
        let waiting = now.seats.iter().flat_map(|row| row.holders.clone());
        let others = waiting.filter(|holder| !row.holders.contains(holder)).collect();
        (Call::of(table, Kind::Sat, Some(seat), row.generation.into()), others)
    };
    came.map(call).collect()
}
