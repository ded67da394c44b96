//! Values that can be compared. What a search says of a move depends on how often it was looked at: depth alone adds
//! points. So each turn of a comparison is played first and then searched by itself, with the same budget, in the same
//! imagined worlds, several times over; how far these agree is the error.

use khipu_core::{Evaluate, Seat, Seed, Silent};
use serde::{Deserialize, Serialize};

use crate::policy::question;
use crate::prospect::Expected;
use crate::search::{Settings, explore};

/// How much is thought about each turn of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Budget {
    /// Iterations for each turn, of all its trees together.
    pub iterations: u32,
    /// The most estimates for each turn, of all its trees together.
    pub estimates: u32,
    /// Trees for each turn: so often its value is found anew.
    pub trees: u32,
}

impl Budget {
    /// So many iterations for each turn, in eight trees: fewer would say little of the error.
    #[must_use]
    pub const fn new(iterations: u32) -> Self {
        Self { iterations, estimates: u32::MAX, trees: 8 }
    }
}

/// A number with its standard error.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Uncertain {
    /// The number.
    pub mean: f32,
    /// Its standard error.
    pub error: f32,
}

impl Uncertain {
    /// Less than this many points nobody should read out of an estimate, however well its searches agree.
    const GRAIN: f32 = 0.1;

    /// The mean of several findings, no surer than the grain.
    #[must_use]
    pub fn of(found: impl ExactSizeIterator<Item = f32> + Clone, grain: f32) -> Self {
        let count = found.len().max(1) as f32;
        let mean = found.clone().sum::<f32>() / count;
        let squares: f32 = found.map(|one| (one - mean) * (one - mean)).sum();
        let variance = squares / (count - 1.0).max(1.0) / count;
        Self { mean, error: (variance + grain * grain).sqrt() }
    }

    /// Whether it is larger than twice its error: what is less may be chance.
    #[must_use]
    pub fn counts(self) -> bool {
        self.mean > 2.0 * self.error
    }
}

/// What a turn is worth to the seat that plays it.
#[derive(Clone, PartialEq, Debug)]
pub struct Value {
    /// One for each tree; those of two turns of one comparison grew from the same worlds.
    found: Vec<Expected>,
    /// How much of a result one point is.
    point: f32,
}

impl Value {
    /// What is expected, all in all.
    #[must_use]
    pub fn expected(&self) -> Expected {
        Expected { result: self.result().mean, points: self.points().mean, place: self.place().mean }
    }

    /// The expected result, from 0 to 1: half for winning, half for points ahead of the others.
    #[must_use]
    pub fn result(&self) -> Uncertain {
        Uncertain::of(self.found.iter().map(|found| found.result), Uncertain::GRAIN * self.point)
    }

    /// The points expected at the end.
    #[must_use]
    pub fn points(&self) -> Uncertain {
        Uncertain::of(self.found.iter().map(|found| found.points), Uncertain::GRAIN)
    }

    /// The place expected at the end, from 1 on.
    #[must_use]
    pub fn place(&self) -> Uncertain {
        Uncertain::of(self.found.iter().map(|found| found.place), Uncertain::GRAIN * self.point)
    }

    /// By how much the result is better than that of another turn of the same comparison. The worlds were the same, so
    /// this is surer than the difference of two values.
    #[must_use]
    pub fn ahead_of(&self, other: &Self) -> Uncertain {
        self.difference(other, Uncertain::GRAIN * self.point, |found| found.result)
    }

    /// The same in points.
    #[must_use]
    pub fn points_ahead_of(&self, other: &Self) -> Uncertain {
        self.difference(other, Uncertain::GRAIN, |found| found.points)
    }

    fn difference(&self, other: &Self, grain: f32, of: impl Fn(&Expected) -> f32 + Copy) -> Uncertain {
        let pairs = self.found.iter().zip(&other.found);
        Uncertain::of(pairs.map(|(own, others)| of(own) - of(others)), grain)
    }
}

/// Compares turns of a seat, given what it sees.
///
/// A turn is one move or several of the same seat. It is played as far as nothing hidden becomes known by it: what
/// comes after that depends on what it is. None for a turn that the seat cannot play, or without a budget.
pub fn values<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    turns: &[Vec<G::Move>],
    budget: Budget,
    seed: Seed,
) -> Vec<Option<Value>> {
    let Some((world, _)) = question(game, view, seat, seed) else {
        return turns.iter().map(|_| None).collect();
    };
    let trees = budget.trees.clamp(1, budget.iterations.max(1));
    let settings = Settings {
        estimates: budget.estimates / trees,
        nodes: Settings::new(0).nodes / trees,
        ..Settings::new(budget.iterations / trees)
    };
    let value = |turn: &Vec<G::Move>| {
        let forced = playable(game, world, seat, turn)?;
        let found: Option<Vec<Expected>> = (0..u64::from(trees))
            .map(|tree| {
                let seed = seed.numbered(tree);
                explore(game, settings, seat, seed, |world| {
                    let mut world = game.imagine(view, world);
                    for &played in forced {
                        game.apply(&mut world, seat, played, &mut Silent);
                    }
                    world
                })
            })
            .collect();
        Some(Value { found: found?, point: 0.5 / game.spread().max(1.0) })
    };
    turns.iter().map(value).collect()
}

/// As much of a turn as can be played in every world alike: up to and with the move by which something becomes known or
/// the turn is handed on. None if a move is not legal, or if there is none.
fn playable<'t, G: Evaluate>(
    game: &G,
    mut world: G::Position,
    seat: Seat,
    turn: &'t [G::Move],
) -> Option<&'t [G::Move]> {
    let (mut moves, revealed) = (Vec::new(), game.revealed(&world));
    for (index, &played) in turn.iter().enumerate() {
        if !game.deciders(&world).contains(seat) || game.revealed(&world) != revealed {
            return turn.get(..index);
        }
        moves.clear();
        game.legal(&world, seat, &mut moves);
        if !moves.contains(&played) {
            return None;
        }
        game.apply(&mut world, seat, played, &mut Silent);
    }
    (!turn.is_empty()).then_some(turn)
}
