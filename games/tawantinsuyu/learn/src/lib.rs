//! Tawantinsuyu as arrays, for programs that learn.

mod asks;
mod moves;
mod side;
#[cfg(test)]
mod tests;
mod view;

use khipu_learn::{Encoder, Encoders, Fields, MoveRow};
use khipu_tawantinsuyu::{Move, Tawantinsuyu, View};

use moves::Moves;

/// Adds the game to the list.
pub fn register(games: &mut Encoders) {
    games.add::<TawantinsuyuEncoder>();
}

/// Tawantinsuyu as arrays.
#[derive(Clone, Debug)]
pub struct TawantinsuyuEncoder {
    moves: Moves,
    /// The symbols of both ends of each weaving.
    edges: Vec<[u8; 2]>,
}

impl Encoder for TawantinsuyuEncoder {
    type Game = Tawantinsuyu;

    const LOSSY: &'static [&'static str] = &[
        "which weavings lie side by side in a tapestry (its open ends are there, and the lengths of the six oldest)",
        "what work below the question on top is about",
        "the order of questions below the one on top",
    ];

    fn new(game: &Tawantinsuyu) -> Self {
        let components = game.components();
        let edges = components.weavings.iter().map(|plan| [plan.left, plan.right]).collect();
        Self { moves: Moves::new(components), edges }
    }

    fn observe(&self, view: &View, out: &mut impl Fields) {
        view::observe(self, view, out);
    }

    fn code(&self, played: Move) -> u32 {
        moves::code(played)
    }

    fn decode(&self, code: u32) -> Option<Move> {
        self.moves.decode(code)
    }

    fn row(&self, _: &View, played: Move) -> MoveRow {
        self.moves.row(played)
    }

    fn words(&self) -> &[&'static str] {
        self.moves.words()
    }
}
