//! How fast the search is: iterations per second on one core and on two.

use std::time::Instant;

use khipu_bots::{Greedy, Policy as _, Search, Settings};
use khipu_core::{Evaluate, Seat, Seed, SetupError, Silent, Viewer};

use super::BenchPlan;

/// Iterations for each position.
const ITERATIONS: u32 = 4_000;
/// Positions of a run: decisions of a game between greedy players, so many apart.
const POSITIONS: usize = 20;
const APART: usize = 12;

/// What was measured with so many workers.
#[derive(Clone, Debug)]
pub struct SearchSpeed {
    /// Trees that grew side by side.
    pub workers: u32,
    /// Decisions at random before the estimate.
    pub rollout: u32,
    /// Iterations per second, for each run.
    pub runs: Vec<f64>,
    /// The most nodes that a tree had.
    pub most_nodes: usize,
}

impl SearchSpeed {
    /// Iterations for each position.
    pub const ITERATIONS: u32 = ITERATIONS;
    /// Positions of a run.
    pub const POSITIONS: usize = POSITIONS;
}

/// A decision to think about.
struct Decision<G: Evaluate> {
    view: G::View,
    seat: Seat,
}

pub(crate) fn measure<G: Evaluate>(
    game: &G,
    plan: &BenchPlan,
    rollout: u32,
) -> Result<Vec<SearchSpeed>, SetupError> {
    let asked = positions(game, plan)?;
    let speed = |workers: u32, rollout: u32| {
        let settings = Settings { workers, rollout, ..Settings::new(ITERATIONS) };
        let mut most_nodes = 0;
        let mut run = |number: u64| {
            let (mut iterations, mut seconds) = (0, 0.0);
            for (asked, index) in asked.iter().zip(0..) {
                let seed = Seed::from_text(&plan.seed).numbered(number).numbered(index);
                let mut search = Search::new(settings, seed);
                let begin = Instant::now();
                iterations += search.analyse(game, &asked.view, asked.seat).iterations;
                seconds += begin.elapsed().as_secs_f64();
                most_nodes = most_nodes.max(search.nodes());
            }
            f64::from(iterations) / seconds
        };
        let runs = (0..plan.runs).map(&mut run).collect();
        SearchSpeed { workers, rollout, runs, most_nodes }
    };
    Ok(vec![speed(1, rollout), speed(2, rollout), speed(1, 0), speed(2, 0)])
}

/// Decisions with a choice from a game between greedy players.
fn positions<G: Evaluate>(game: &G, plan: &BenchPlan) -> Result<Vec<Decision<G>>, SetupError> {
    let seed = Seed::from_text(&plan.seed);
    let mut position = game.start(&game.setup(plan.players, &plan.options, seed)?);
    let (mut greedy, mut asked, mut moves) = (Greedy::new(seed.numbered(0)), Vec::new(), Vec::new());
    let mut until_next = 0;
    while let Some(seat) = game.deciders(&position).first() {
        let view = game.view(&position, Viewer::Seat(seat));
        moves.clear();
        game.legal(&position, seat, &mut moves);
        let Some(choice) = greedy.choose(game, &view, seat) else { break };
        if moves.len() > 1 && until_next == 0 && asked.len() < POSITIONS {
            asked.push(Decision { view, seat });
            until_next = APART;
        }
        until_next = until_next.saturating_sub(1);
        game.apply(&mut position, seat, choice, &mut Silent);
    }
    Ok(asked)
}
