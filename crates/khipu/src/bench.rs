//! `khipu bench`: how fast random playouts are, and what they cost.

pub(crate) mod search;

use std::time::Instant;

use clap::Args;
use khipu_core::{Evaluate, Options, Seed, SetupError, Silent};
use khipu_words::Words;
use serde_json::json;

use crate::arguments::{GameOptions, Pack};
use crate::failure::Failure;
use crate::playout::Playout;
use crate::policy::Dice;
use crate::shelf::Shelf;

/// Uniformly random playouts on one core: all legal moves are listed, one is drawn and played.
#[derive(Args, Debug)]
#[command(after_help = "Example: khipu bench tzolkin --players 4 --games 20000 --seed 1 --json
         khipu bench tzolkin --search")]
pub struct Arguments {
    /// The game
    game: String,
    /// How many players
    #[arg(long, default_value_t = 4)]
    players: u64,
    /// Games in each run
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Any text
    #[arg(long, default_value = "bench")]
    seed: String,
    /// How many runs, for the spread
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u64).range(1..=1000))]
    runs: u64,
    /// Measure the search of bots instead, on one core and on two
    #[arg(long)]
    search: bool,
    /// Decisions at random after which the search estimates
    #[arg(long, default_value_t = 40, value_parser = clap::value_parser!(u32).range(0..=10_000))]
    rollout: u32,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    options: GameOptions,
    #[command(flatten)]
    pack: Pack,
}

/// What is to be measured.
#[derive(Clone, Debug)]
pub(crate) struct Plan {
    pub(crate) players: u64,
    pub(crate) games: u64,
    pub(crate) seed: String,
    pub(crate) runs: u64,
    pub(crate) options: Options,
}

/// One run.
#[derive(Clone, Copy, Debug)]
struct Run {
    decisions: u64,
    moves: u64,
    seconds: f64,
}

/// What was measured.
#[derive(Clone, Debug)]
pub(crate) struct Measured {
    runs: Vec<Run>,
    games: u64,
    position_bytes: usize,
}

/// Plays the games of every run.
pub(crate) fn measure<G: Evaluate>(game: &G, plan: &Plan) -> Result<Measured, SetupError> {
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
        runs.push(Run { decisions: playout.decisions, moves: playout.listed, seconds });
    }
    Ok(Measured { runs, games: plan.games, position_bytes: size_of::<G::Position>() })
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let shelf = Shelf::with(arguments.pack.components.as_deref())?;
    let entry = shelf.must_find(&arguments.game)?;
    let plan = Plan {
        players: arguments.players,
        games: arguments.games,
        seed: arguments.seed.clone(),
        runs: arguments.runs,
        options: arguments.options.read()?,
    };
    if arguments.search {
        let measured = entry
            .bench_search(&plan, arguments.rollout)
            .map_err(|error| Failure::new(Words::english().setup(&error)))?;
        if arguments.json {
            println!("{}", measured.json(&arguments.game, &plan));
        } else {
            print!("{}", measured.table(&arguments.game, &plan));
        }
        return Ok(());
    }
    let measured = entry.bench(&plan).map_err(|error| Failure::new(Words::english().setup(&error)))?;
    if arguments.json {
        println!("{}", measured.json(&arguments.game, &plan));
    } else {
        print!("{}", measured.table(&arguments.game, &plan));
    }
    Ok(())
}

impl Measured {
    fn json(&self, game: &str, plan: &Plan) -> serde_json::Value {
        let total = |part: fn(&Run) -> f64| self.runs.iter().map(part).sum::<f64>();
        let (decisions, seconds) = (total(|run| run.decisions as f64), total(|run| run.seconds));
        let games = self.games * self.runs.len() as u64;
        json!({
            "game": game,
            "players": plan.players,
            "games": games,
            "decisions": decisions as u64,
            "seconds": seconds,
            "games_per_second": games as f64 / seconds,
            "decisions_per_second": decisions / seconds,
            "mean_moves": total(|run| run.moves as f64) / decisions,
            "position_bytes": self.position_bytes,
        })
    }

    fn table(&self, game: &str, plan: &Plan) -> String {
        let games = self.games as f64;
        let lines: [(&str, Vec<f64>); 4] = [
            ("games per second", self.each(|run| games / run.seconds)),
            ("decisions per second", self.each(|run| run.decisions as f64 / run.seconds)),
            ("decisions per game", self.each(|run| run.decisions as f64 / games)),
            ("legal moves", self.each(|run| run.moves as f64 / run.decisions as f64)),
        ];
        let mut table = format!(
            "{game}, {} players, random playouts on one core: {} runs of {} games\n",
            plan.players,
            self.runs.len(),
            self.games
        );
        for (name, values) in lines {
            let (mean, spread) = mean_and_spread(&values);
            table += &format!("  {name:<26}{mean:>16.2}  ± {spread:.2}\n");
        }
        table + &format!("  {:<26}{:>16}\n", "bytes of a position", self.position_bytes)
    }

    fn each(&self, value: impl Fn(&Run) -> f64) -> Vec<f64> {
        self.runs.iter().map(value).collect()
    }
}

/// The mean and the standard deviation.
pub(crate) fn mean_and_spread(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0)).sqrt())
}
