//! Looking one turn ahead: each move is played in an imagined world, the rest of the turn is played as well as the
//! estimate knows, and the best outcome decides.

use khipu_core::{Game, Seat, Seed, Silent};

use crate::policy::{Policy, question};
use crate::prospect::Prospect;

/// Own choices that follow a move before it is judged.
const MOST_CHOICES: usize = 24;

/// One step of looking ahead.
#[derive(Clone, Copy, Debug)]
pub struct Greedy {
    seed: Seed,
}

impl Greedy {
    /// A greedy player. The seed decides only which worlds it imagines.
    #[must_use]
    pub const fn new(seed: Seed) -> Self {
        Self { seed }
    }
}

impl<G: Game> Policy<G> for Greedy {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        let (world, moves) = question(game, view, seat, self.seed)?;
        if let [only] = moves[..] {
            return Some(only);
        }
        let mut scratch = Vec::new();
        let mut best = None;
        for choice in moves {
            let mut after = world;
            game.apply(&mut after, seat, choice, &mut Silent);
            finish_turn(game, &mut after, seat, &mut scratch);
            let result = Prospect::of(game, &after).result(seat);
            if best.is_none_or(|(most, _)| result > most) {
                best = Some((result, choice));
            }
        }
        best.map(|(_, choice)| choice)
    }
}

/// Plays on for a seat while it decides alone, each time the move with the best estimate.
fn finish_turn<G: Game>(game: &G, position: &mut G::Position, seat: Seat, moves: &mut Vec<G::Move>) {
    for _ in 0..MOST_CHOICES {
        let deciders = game.deciders(position);
        if !deciders.contains(seat) || deciders.len() > 1 {
            return;
        }
        moves.clear();
        game.legal(position, seat, moves);
        let Some(after) = best_step(game, position, seat, moves) else { return };
        *position = after;
    }
}

/// The position after the move with the best estimate; none without a move.
fn best_step<G: Game>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    moves: &[G::Move],
) -> Option<G::Position> {
    let mut best: Option<(f32, G::Position)> = None;
    for &choice in moves {
        let mut after = *position;
        game.apply(&mut after, seat, choice, &mut Silent);
        let points = game.estimate(&after, seat);
        if best.is_none_or(|(most, _)| points > most) {
            best = Some((points, after));
        }
    }
    best.map(|(_, after)| after)
}
