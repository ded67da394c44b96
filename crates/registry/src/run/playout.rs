//! One game without people: the loop that simulations, measurements and counts share.

use khipu_bots::Dice;
use khipu_core::{Evaluate, Observer, Setup};

/// What a playout needs again and again.
pub(crate) struct Playout<'a, G: Evaluate> {
    game: &'a G,
    moves: Vec<G::Move>,
    pub(crate) decisions: u64,
    /// Legal moves listed in all.
    pub(crate) listed: u64,
}

impl<'a, G: Evaluate> Playout<'a, G> {
    pub(crate) fn new(game: &'a G) -> Self {
        Self { game, moves: Vec::with_capacity(1024), decisions: 0, listed: 0 }
    }

    /// Plays one game, each legal move equally likely; after each move `heard` is given the events.
    pub(crate) fn run<S: Observer<G::Event, G::Position>>(
        &mut self,
        setup: &Setup<G::Options>,
        dice: &mut Dice,
        events: &mut S,
        mut heard: impl FnMut(&mut S),
    ) -> G::Position {
        let game = self.game;
        let mut position = game.start(setup);
        while let Some(seat) = game.deciders(&position).first() {
            self.moves.clear();
            game.legal(&position, seat, &mut self.moves);
            let choice = self.moves[dice.below(self.moves.len())];
            game.apply(&mut position, seat, choice, events);
            heard(events);
            self.decisions += 1;
            self.listed += self.moves.len() as u64;
        }
        position
    }
}
