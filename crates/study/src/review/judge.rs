//! One turn against the best that were found instead, from what the seat saw before it.

use khipu_bots::{Budget, Line, Search, Settings, Uncertain, Value, values};
use khipu_core::{Evaluate, Seat, Seed};

use super::Decision;
use crate::turn::{after, whole};

/// Turns that are looked at besides the one that was played.
const OTHERS: usize = 3;
/// Fewer iterations say nothing.
const FEWEST: u32 = 16;
/// Estimates that an iteration may take, in the mean: where there are very many moves, fewer iterations are made.
const ESTIMATES: u32 = 20;

/// Judges a turn. `at` is its place in the record.
pub(super) fn judge<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    (at, played): (usize, &[G::Move]),
    iterations: u32,
    seed: Seed,
) -> Option<Decision> {
    let iterations = iterations.max(FEWEST);
    let estimates = iterations.saturating_mul(ESTIMATES);
    let look = Settings { estimates, ..Settings::new(iterations) };
    let found = Search::new(look, seed.numbered(0)).analyse(game, view, seat);
    let world = game.imagine(view, seed.numbered(1));
    let mut turns = vec![played.to_vec()];
    let mut outcomes = vec![after(game, &world, seat, played)];
    let mut lines: Vec<Option<&Line<G::Move>>> = vec![None];
    for line in found.lines.iter().take(OTHERS) {
        let turn = whole(game, view, seat, line, seed.numbered(1));
        let outcome = after(game, &world, seat, &turn);
        // Other orders of the same moves are the same turn.
        if !outcomes.contains(&outcome) {
            turns.push(turn);
            outcomes.push(outcome);
            lines.push(Some(line));
        }
    }
    let budget = Budget { estimates, ..Budget::new(iterations) };
    let values = values(game, view, seat, &turns, budget, seed.numbered(2));
    let values: Vec<Value> = values.into_iter().collect::<Option<_>>()?;
    let result = |index: &usize| values[*index].result().mean;
    let best = (0..values.len()).max_by(|one, other| result(one).total_cmp(&result(other)))?;
    let (left, loss) = (&values[0], values[best].ahead_of(&values[0]));
    let best = if loss.counts() { best } else { 0 };
    let words = |turn: &[G::Move]| turn.iter().map(|&played| game.write_move(played)).collect();
    let follows = lines[best].map_or(&[][..], |line| &line.follows[..]);
    let beyond = follows.iter().skip_while(|step| step.seat == seat);
    Some(Decision {
        at,
        played: words(played),
        expected: values[best].expected(),
        left: left.expected(),
        loss: if best == 0 { Uncertain { mean: 0.0, ..loss } } else { loss },
        points: values[best].points_ahead_of(left),
        best: words(&turns[best]),
        line: beyond.map(|step| (step.seat.index(), game.write_move(step.played))).collect(),
        twice: false,
        why: None,
    })
}
