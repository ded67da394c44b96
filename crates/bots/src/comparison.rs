//! The best moves of a seat, with values that can be compared.

use khipu_core::{Evaluate, Seat, Seed};

use crate::search::{Line, Search, Settings, Verdict};
use crate::value::{Budget, Value, values};

/// So many moves are compared.
const COMPARED: usize = 4;

/// What is found about the moves of a seat: half of the budget looks which moves are worth a look, the other half compares
/// the best of them, each with the same.
#[derive(Clone, PartialEq, Debug)]
pub struct Comparison<M> {
    /// How it came about.
    pub verdict: Verdict,
    /// Iterations of the first look and of all comparisons.
    pub iterations: u32,
    /// Nodes of the first look.
    pub nodes: usize,
    /// The moves: those that were compared, best first, then the others as the first look left them.
    pub lines: Vec<Compared<M>>,
}

/// One move.
#[derive(Clone, PartialEq, Debug)]
pub struct Compared<M> {
    /// What the first look found: visits and what is expected to follow. Its points are no value.
    pub line: Line<M>,
    /// What it is worth; none if it was not compared.
    pub value: Option<Value>,
}

/// Looks at the moves of a seat and compares the best, and the one that is asked about.
pub fn compare<G: Evaluate>(
    game: &G,
    view: &G::View,
    seat: Seat,
    settings: Settings,
    asked: Option<G::Move>,
    seed: Seed,
) -> Comparison<G::Move> {
    let look = Settings {
        iterations: settings.iterations.div_ceil(2),
        estimates: settings.estimates.div_ceil(2),
        ..settings
    };
    let mut found = Search::new(look, seed.numbered(0)).analyse(game, view, seat);
    let looked_at = found.lines.iter().take(COMPARED).take_while(|line| line.visits > 0);
    let mut turns: Vec<Vec<G::Move>> = looked_at.map(|line| vec![line.played]).collect();
    let beyond = found.lines.iter().skip(turns.len()).position(|line| Some(line.played) == asked);
    if let Some(beyond) = beyond.filter(|_| !turns.is_empty()) {
        found.lines[turns.len()..=turns.len() + beyond].rotate_right(1);
        turns.extend(asked.map(|asked| vec![asked]));
    }
    let each = turns.len().max(1) as u32;
    let budget = Budget {
        estimates: settings.estimates / 2 / each,
        ..Budget::new((settings.iterations - look.iterations) / each)
    };
    let mut values = if turns.is_empty() {
        Vec::new()
    } else {
        values(game, view, seat, &turns, budget, seed.numbered(1))
    };
    values.resize(found.lines.len(), None);
    let mut lines: Vec<Compared<G::Move>> =
        found.lines.into_iter().zip(values).map(|(line, value)| Compared { line, value }).collect();
    order(&mut lines);
    Comparison {
        verdict: found.verdict,
        iterations: found.iterations + budget.iterations * turns.len() as u32,
        nodes: found.nodes,
        lines,
    }
}

/// Best value first. The choice of the first look stays in front, unless another is better by more than chance: where
/// values are about equal, the move that was looked at most is the surer one.
fn order<M: Copy + Eq>(lines: &mut [Compared<M>]) {
    let Some(Compared { value: Some(chosen), line }) = lines.first().cloned() else { return };
    let count = lines.iter().take_while(|compared| compared.value.is_some()).count();
    let result = |compared: &Compared<M>| compared.value.as_ref().map_or(0.0, |value| value.result().mean);
    lines[..count].sort_by(|one, other| result(other).total_cmp(&result(one)));
    let better = lines[0].value.as_ref().is_some_and(|best| best.ahead_of(&chosen).counts());
    if !better {
        lines[..count].sort_by_key(|compared| compared.line.played != line.played);
    }
}
