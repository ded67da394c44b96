//! Puzzles: positions in which one turn is better than all others, and is not the one that looks best at first sight.

mod mine;

use khipu_bots::Uncertain;
use serde::{Deserialize, Serialize};
use serde_json::Value;

pub use mine::mine;

/// A puzzle.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// Its name: a letter, and some digits of a hash of the position.
    pub id: String,
    /// The index of the seat whose turn it is.
    pub seat: usize,
    /// The turn to be found; another order that leads to the same position is the same turn.
    pub answer: Vec<String>,
    /// The best turn besides.
    pub second: Vec<String>,
    /// How many points the answer is ahead of it.
    pub ahead: Uncertain,
    /// What makes the difference: terms of the estimate, the largest first.
    pub themes: Vec<String>,
    /// How hard it is at birth, on the scale of its solvers.
    pub rating: u32,
    /// The position, in its documented form.
    pub position: Value,
}

/// How much is thought while mining: iterations.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// To find the turns that are worth a comparison.
    pub look: u32,
    /// For each turn, to see whether one stands out.
    pub first: u32,
    /// For each turn, to be sure of it; several times, in other worlds.
    pub sure: u32,
}

impl Default for Effort {
    fn default() -> Self {
        Self { look: 400, first: 800, sure: 4_000 }
    }
}
