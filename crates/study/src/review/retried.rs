//! Another turn instead of one that was played: whether it is better, by what the seat knew before it.

use khipu_bots::{Budget, Uncertain, Value, values};
use khipu_core::{Evaluate, Silent};
use serde::Serialize;

use super::{Decision, Reviewer};
use crate::turn::{after, goes_on};

/// How much is thought about each turn: as much as about a hint.
const BUDGET: Budget = Budget { estimates: 160_000, ..Budget::new(8_000) };

/// A turn that was tried again.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Retried {
    /// The turn, move by move.
    pub turn: Vec<String>,
    /// How it stands against the turn that was played.
    pub against_played: Standing,
    /// How it stands against the best that the review found.
    pub against_best: Standing,
}

/// A turn against another one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case", tag = "is")]
pub enum Standing {
    /// The same turn, if in another order.
    Same,
    /// Neither is better by more than chance.
    Equal,
    /// Better, by so many points.
    Better(Uncertain),
    /// Worse, by so many points.
    Worse(Uncertain),
}

impl Standing {
    /// Results decide, and points are what is said, as in a review.
    fn of(value: &Value, other: &Value) -> Self {
        if value.ahead_of(other).counts() {
            Self::Better(value.points_ahead_of(other))
        } else if other.ahead_of(value).counts() {
            Self::Worse(other.points_ahead_of(value))
        } else {
            Self::Equal
        }
    }
}

impl<G: Evaluate> Reviewer<G> {
    /// Holds the moves that the seat has made instead of a decision against it and against the best turn, with equal
    /// budgets in the same imagined worlds. None as long as the turn goes on, or if it cannot be compared.
    #[must_use]
    pub fn retried(&self, decision: &Decision, moves: &[String]) -> Option<Retried> {
        let number = self.turns.iter().position(|(at, _)| *at == decision.at)?;
        let (at, view, played) = self.turn(number);
        let (game, seat) = (&*self.game, self.seat);
        let parsed = |moves: &[String]| -> Option<Vec<G::Move>> {
            moves.iter().map(|played| game.parse_move(played).ok()).collect()
        };
        let best = parsed(&decision.best)?;
        let mut tried = Vec::new();
        let (mut position, mut legal) = (self.positions[at], Vec::new());
        let revealed = game.revealed(&position);
        for played in parsed(moves)? {
            legal.clear();
            game.legal(&position, seat, &mut legal);
            if !legal.contains(&played) {
                return None;
            }
            game.apply(&mut position, seat, played, &mut Silent);
            tried.push(played);
            if !goes_on(game, &position, seat, revealed) {
                break;
            }
        }
        if tried.is_empty() || goes_on(game, &position, seat, revealed) {
            return None;
        }
        let seed = self.seed.numbered(4).numbered(at as u64);
        let turns = [tried, played, best];
        let world = game.imagine(&view, seed.numbered(0));
        let ends = turns.each_ref().map(|turn| after(game, &world, seat, turn));
        let values = values(game, &view, seat, &turns, BUDGET, seed.numbered(1));
        let values: Vec<Value> = values.into_iter().collect::<Option<_>>()?;
        let against = |other: usize| {
            if ends[0] == ends[other] { Standing::Same } else { Standing::of(&values[0], &values[other]) }
        };
        let (against_played, against_best) = (against(1), against(2));
        let turn = turns[0].iter().map(|&played| game.write_move(played)).collect();
        Some(Retried { turn, against_played, against_best })
    }
}
