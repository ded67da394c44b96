//! Whoever chooses moves, and the simplest one.

use std::sync::Arc;

use khipu_core::{Evaluate, Seat, Seed};

use crate::dice::Dice;
use crate::program::ProgramFault;

/// Somebody who chooses moves, knowing no more than a view.
pub trait Policy<G: Evaluate>: Send {
    /// The move of a seat, whose view this is; none if it has nothing to decide.
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move>;

    /// Why it no longer plays by itself: somebody stands in for it. None as long as it does.
    fn fault(&self) -> Option<Arc<ProgramFault>> {
        None
    }
}

/// What a seat is asked: a world that agrees with the view, and its moves there. None if it is not asked anything.
///
/// Moves are what a seat may do with what it knows, so they are the same in every world that agrees with its view.
pub fn question<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    seed: Seed,
) -> Option<(G::Position, Vec<G::Move>)> {
    let world = game.imagine(view, seed);
    let mut moves = Vec::new();
    if seat.index() < game.players(&world) && game.deciders(&world).contains(seat) {
        game.legal(&world, seat, &mut moves);
    }
    (!moves.is_empty()).then_some((world, moves))
}

/// Each legal move equally likely.
#[derive(Clone, Debug)]
pub struct Random {
    seed: Seed,
    dice: Dice,
}

impl Random {
    /// A random player.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { seed, dice: Dice::new(seed) }
    }
}

impl<G: Evaluate> Policy<G> for Random {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        let (_, moves) = question(game, view, seat, self.seed)?;
        moves.get(self.dice.below(moves.len())).copied()
    }
}
