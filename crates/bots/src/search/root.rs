//! The list of moves at the root of a new tree. Which of them are looked at at all depends on their guesses, so these are
//! made with more care: in several worlds, the same ones for all moves.

use khipu_core::{Evaluate, Seat};

use super::descent::Walker;
use super::tree::{At, Guessed, Tree};
use crate::greedy::{LOOKED_AT, finish_turn, played};

/// Iterations that pay for one more world of guesses, and for one more in which turns are played out.
const FOR_A_WORLD: usize = 25;
const FOR_A_TURN: usize = 2_000;

impl<G: Evaluate> Walker<'_, G> {
    /// Makes the list of a seat, whose moves are the same in all these worlds. The best are guessed again with the turn
    /// played out, as a greedy player would; the others stay behind them.
    pub(super) fn open(
        &mut self,
        tree: &mut Tree<G::Move>,
        seat: Seat,
        worlds: &[G::Position],
        iterations: usize,
    ) {
        let Some(world) = worlds.first() else { return };
        self.moves.clear();
        self.game.legal(world, seat, &mut self.moves);
        self.moves.retain(|played| !self.back.contains(played));
        self.guessed.clear();
        let moves = self.moves.iter().zip(0..);
        self.guessed.extend(moves.map(|(&played, place)| Guessed { played, guess: 0.0, place }));
        if !tree.has_room(self.guessed.len()) {
            return;
        }
        let wide = (iterations / FOR_A_WORLD).clamp(1, worlds.len());
        for world in &worlds[..wide] {
            let here = self.look(world);
            self.estimated += self.guessed.len() as u64;
            for guessed in &mut self.guessed {
                let after = played(self.game, world, seat, guessed.played);
                guessed.guess += here.moved(self.game, &after, seat).result(seat) / wide as f32;
            }
        }
        self.guessed.sort_by(|one, other| other.guess.total_cmp(&one.guess));
        let count = self.guessed.len().min(LOOKED_AT);
        self.guessed[..count].iter_mut().for_each(|guessed| guessed.guess = 0.0);
        let deep = (iterations / FOR_A_TURN).clamp(1, worlds.len().min(4));
        for world in &worlds[..deep] {
            for index in 0..count {
                let mut after = played(self.game, world, seat, self.guessed[index].played);
                self.estimated += finish_turn(self.game, &mut after, seat, &mut self.scratch);
                self.guessed[index].guess += self.look(&after).result(seat) / deep as f32;
            }
        }
        let (closer, others) = self.guessed.split_at_mut(count);
        closer.sort_by(|one, other| other.guess.total_cmp(&one.guess));
        let least = closer.last().map_or(0.0, |guessed| guessed.guess);
        others.iter_mut().for_each(|guessed| guessed.guess = guessed.guess.min(least));
        tree.add(At::Root, seat, self.guessed.iter().copied());
    }
}
