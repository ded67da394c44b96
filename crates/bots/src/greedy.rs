//! Looking one turn ahead: each move is played in an imagined world, the rest of the turn is played as well as the
//! estimate knows, and the best outcome decides.

use khipu_core::{Evaluate, Seat, Seed, Silent};

use crate::policy::{Policy, question};
use crate::prospect::Prospect;

/// Own choices that follow a move before it is judged.
const MOST_CHOICES: usize = 24;

/// Of a long list, so many moves are looked at to the end of the turn: those with the best estimates.
pub(crate) const LOOKED_AT: usize = 16;

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

impl<G: Evaluate> Policy<G> for Greedy {
    fn choose(&mut self, game: &G, view: &G::View, seat: Seat) -> Option<G::Move> {
        let (world, moves) = question(game, view, seat, self.seed)?;
        if let [only] = moves[..] {
            return Some(only);
        }
        let here = Prospect::of(game, &world);
        let mut outcomes: Vec<(f32, G::Move, G::Position)> = moves
            .iter()
            .map(|&choice| {
                let after = played(game, &world, seat, choice);
                (here.moved(game, &after, seat).result(seat), choice, after)
            })
            .collect();
        outcomes.sort_by(|(one, ..), (other, ..)| other.total_cmp(one));
        outcomes.truncate(LOOKED_AT);
        let mut scratch = Vec::new();
        let mut best = None;
        for (_, choice, mut after) in outcomes {
            finish_turn(game, &mut after, seat, &mut scratch);
            let result = Prospect::of(game, &after).result(seat);
            if best.is_none_or(|(most, _)| result > most) {
                best = Some((result, choice));
            }
        }
        best.map(|(_, choice)| choice)
    }
}

pub(crate) fn played<G: Evaluate>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    choice: G::Move,
) -> G::Position {
    let mut after = *position;
    game.apply(&mut after, seat, choice, &mut Silent);
    after
}

/// Plays on for a seat while it decides alone, each time the move with the best estimate; how many estimates that took.
pub(crate) fn finish_turn<G: Evaluate>(
    game: &G,
    position: &mut G::Position,
    seat: Seat,
    moves: &mut Vec<G::Move>,
) -> u64 {
    let mut estimates = 0;
    for _ in 0..MOST_CHOICES {
        let deciders = game.deciders(position);
        if !deciders.contains(seat) || deciders.len() > 1 {
            break;
        }
        moves.clear();
        game.legal(position, seat, moves);
        estimates += (game.players(position) + moves.len()) as u64;
        let Some(after) = best_step(game, position, seat, moves) else { break };
        *position = after;
    }
    estimates
}

/// The position after the move with the best estimate; none without a move.
fn best_step<G: Evaluate>(
    game: &G,
    position: &G::Position,
    seat: Seat,
    moves: &[G::Move],
) -> Option<G::Position> {
    let here = Prospect::of(game, position);
    let mut best: Option<(f32, G::Position)> = None;
    for &choice in moves {
        let after = played(game, position, seat, choice);
        let result = here.moved(game, &after, seat).result(seat);
        if best.is_none_or(|(most, _)| result > most) {
            best = Some((result, after));
        }
    }
    best.map(|(_, after)| after)
}
