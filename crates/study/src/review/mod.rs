//! The review of a finished game for one seat, by what it knew at the time: what each turn cost, what chance brought, and
//! what is left unexplained.
//!
//! A [`Review`] is plain data that grows turn by turn. It can be written down at any point and gone on with later, also by
//! another machine: the same record, seat and thoroughness give the same review.

mod judge;
mod luck;
mod retried;
mod reviewer;

use khipu_bots::{Expected, Uncertain};
use khipu_core::Fault;
use serde::{Deserialize, Serialize};

pub use retried::{Retried, Standing};
pub use reviewer::Reviewer;

use crate::hint::Reason;

/// The version of what reviews are measured with. Reviews of different versions cannot be compared.
pub const YARDSTICK: u32 = 2;

/// How much is thought: iterations for each turn that is compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Thoroughness {
    /// For every turn.
    pub first: u32,
    /// Once more for the costliest ones.
    pub second: u32,
    /// How many are looked at once more.
    pub costliest: u32,
}

impl Default for Thoroughness {
    fn default() -> Self {
        Self { first: 2_000, second: 12_000, costliest: 12 }
    }
}

/// A turn of the seat and what it cost.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Decision {
    /// How many moves of the record lie before it.
    pub at: usize,
    /// What was played.
    pub played: Vec<String>,
    /// What the seat could expect before it, with the best turn that was found.
    pub expected: Expected,
    /// What it could expect with the turn that it played.
    pub left: Expected,
    /// How much of the result the best turn was ahead.
    pub loss: Uncertain,
    /// The same in points.
    pub points: Uncertain,
    /// The best turn; as played, if none was better by more than chance.
    pub best: Vec<String>,
    /// What was expected to follow the best turn: the index of the seat, and its move.
    pub line: Vec<(usize, String)>,
    /// Whether it was looked at twice.
    pub twice: bool,
    /// Why the best turn was better: for the costliest decisions, when all are judged. Older reviews do not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub why: Option<Why>,
}

/// Why a turn was better than the one that was played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Why {
    /// What makes the difference, as in a hint.
    pub reasons: Vec<Reason>,
    /// Most of the difference lies in what may follow.
    pub by_what_follows: bool,
}

impl Decision {
    /// The part of the result that the turn lost; nothing if chance could make the difference.
    #[must_use]
    pub fn lost(&self) -> f32 {
        if self.loss.counts() { self.loss.mean } else { 0.0 }
    }

    /// The points that the turn lost.
    #[must_use]
    pub fn points_lost(&self) -> f32 {
        if self.loss.counts() { self.points.mean } else { 0.0 }
    }
}

/// Something that became known, and what it was worth to the seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Event {
    /// How many moves of the record lie before the move that brought it.
    pub at: usize,
    /// The index of the seat that moved.
    pub mover: usize,
    /// Its move.
    pub played: String,
    /// By how much the result is better than in the mean of imagined worlds.
    pub luck: Uncertain,
    /// The same in points.
    pub points: Uncertain,
}

impl Event {
    /// Whether it was worth more, or cost more, than the worlds that were imagined could make it.
    #[must_use]
    pub fn counts(&self) -> bool {
        self.luck.mean.abs() > 2.0 * self.luck.error
    }
}

/// From what was expected first to what came of it: `last - first = luck - lost + rest`.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Swing {
    /// Expected before the first decision.
    pub first: f32,
    /// What came of it.
    pub last: f32,
    /// Chance.
    pub luck: f32,
    /// Own decisions.
    pub lost: f32,
    /// What others did, and what the yardstick did not see.
    pub rest: f32,
}

impl Swing {
    fn of(first: f32, last: f32, luck: f32, lost: f32) -> Self {
        Self { first, last, luck, lost, rest: last - first - luck + lost }
    }
}

/// A review, as far as it has come.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Review {
    /// What it is measured with.
    pub yardstick: u32,
    /// Which record: a hash of its text.
    pub record: String,
    /// The index of the seat.
    pub seat: usize,
    /// How much is thought.
    pub thoroughness: Thoroughness,
    /// The turns in which the seat had a choice, as far as they were judged.
    pub decisions: Vec<Decision>,
    /// What became known, as far as it was looked at.
    pub events: Vec<Event>,
    /// How the game ended for the seat.
    pub outcome: Expected,
    /// Whether nothing is left to do.
    pub done: bool,
}

impl Review {
    /// The three decisions that cost most.
    #[must_use]
    pub fn costliest(&self) -> Vec<&Decision> {
        self.costliest_places().into_iter().map(|place| &self.decisions[place]).collect()
    }

    /// Where they stand among the decisions.
    fn costliest_places(&self) -> Vec<usize> {
        let lost = |place: &usize| self.decisions[*place].lost();
        let mut found: Vec<usize> = (0..self.decisions.len()).filter(|place| lost(place) > 0.0).collect();
        found.sort_by(|one, other| lost(other).total_cmp(&lost(one)));
        found.truncate(3);
        found
    }

    /// What chance brought: the three events that were worth most, then the three that cost most.
    #[must_use]
    pub fn chances(&self) -> Vec<&Event> {
        let mut events: Vec<&Event> = self.events.iter().filter(|event| event.counts()).collect();
        events.sort_by(|one, other| other.points.mean.total_cmp(&one.points.mean));
        let good = events.iter().filter(|event| event.points.mean > 0.0).take(3);
        let bad = events.iter().rev().filter(|event| event.points.mean < 0.0).take(3);
        good.chain(bad).copied().collect()
    }

    /// The result, explained.
    #[must_use]
    pub fn swing(&self) -> Swing {
        self.explained(|expected| expected.result, |event| event.luck.mean, Decision::lost)
    }

    /// The points, explained.
    #[must_use]
    pub fn swing_of_points(&self) -> Swing {
        self.explained(|expected| expected.points, |event| event.points.mean, Decision::points_lost)
    }

    fn explained(
        &self,
        of: fn(&Expected) -> f32,
        luck: fn(&Event) -> f32,
        lost: fn(&Decision) -> f32,
    ) -> Swing {
        let last = of(&self.outcome);
        let first = self.decisions.first().map_or(last, |decision| of(&decision.expected));
        let luck = self.events.iter().map(luck).sum();
        Swing::of(first, last, luck, self.decisions.iter().map(lost).sum())
    }
}

/// Why there is no review.
#[derive(Clone, PartialEq, Debug)]
pub enum ReviewError {
    /// The record cannot be played.
    Record(Vec<Fault>),
    /// The game is not over: nobody is told anything about a game that still runs.
    Unfinished,
    /// The record has no such seat.
    NoSuchSeat,
    /// The review was begun for another record, or with another yardstick.
    Other,
}
