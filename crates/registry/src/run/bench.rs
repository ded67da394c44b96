//! How fast random playouts are.

use std::time::Instant;

use khipu_bots::Dice;
use khipu_core::{Evaluate, Options, Seed, SetupError, Silent};

use super::playout::Playout;

/// What is to be measured.
#[derive(Clone, Debug)]
pub struct BenchPlan {
    /// How many seats.
    pub players: u64,
    /// Games in each run.
    pub games: u64,
    /// Any text.
    pub seed: String,
    /// How many runs.
    pub runs: u64,
    /// The options of the game.
    pub options: Options,
}

/// One run.
#[derive(Clone, Copy, Debug)]
pub struct BenchRun {
    /// Decisions made.
    pub decisions: u64,
    /// Legal moves listed in all.
    pub moves: u64,
    /// How long it took.
    pub seconds: f64,
}

/// What was measured.
#[derive(Clone, Debug)]
pub struct BenchResult {
    /// Each run.
    pub runs: Vec<BenchRun>,
    /// Games in each run.
    pub games: u64,
    /// The size of a position.
    pub position_bytes: usize,
}

/// Plays the games of every run.
pub(crate) fn measure<G: Evaluate>(game: &G, plan: &BenchPlan) -> Result<BenchResult, SetupError> {
    let base = Seed::from_text(&plan.seed);
    let mut setup = game.setup(plan.players, &plan.options, base)?;
    let mut runs = Vec::with_capacity(plan.runs as usize);
    for _ in 0..plan.runs {
        let mut dice = Dice::new(base);
        let mut playout = Playout::new(game);
        let begin = Instant::now();
        for number in 0..plan.games {
            setup.seed = base.numbered(number);
            playout.run(&setup, &mut dice, &mut Silent, |_| {});
        }
        let seconds = begin.elapsed().as_secs_f64();
        runs.push(BenchRun { decisions: playout.decisions, moves: playout.listed, seconds });
    }
    Ok(BenchResult { runs, games: plan.games, position_bytes: size_of::<G::Position>() })
}
