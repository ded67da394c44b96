//! `khipu bench`: how fast random playouts are, and what they cost.

mod search;

use clap::Args;
use khipu_registry::Registry;
use khipu_registry::run::{BenchPlan, BenchResult, BenchRun};
use serde_json::{Value, json};

use crate::arguments::{GameOptions, Pack};
use crate::failure::Failure;
use crate::games;

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

pub(crate) fn run(registry: Registry, arguments: &Arguments) -> Result<(), Failure> {
    let registry = games::with_pack(registry, arguments.pack.components.as_deref())?;
    let game = games::find(&registry, &arguments.game)?;
    let plan = BenchPlan {
        players: arguments.players,
        games: arguments.games,
        seed: arguments.seed.clone(),
        runs: arguments.runs,
        options: arguments.options.read()?,
    };
    if arguments.search {
        let speeds = game.bench_search(&plan, arguments.rollout).map_err(|error| Failure::setup(&error))?;
        if arguments.json {
            println!("{}", search::json(&speeds, &arguments.game, &plan));
        } else {
            print!("{}", search::table(&speeds, &arguments.game, &plan));
        }
        return Ok(());
    }
    let measured = game.bench(&plan).map_err(|error| Failure::setup(&error))?;
    if arguments.json {
        println!("{}", json(&measured, &arguments.game, &plan));
    } else {
        print!("{}", table(&measured, &arguments.game, &plan));
    }
    Ok(())
}

fn json(measured: &BenchResult, game: &str, plan: &BenchPlan) -> Value {
    let total = |part: fn(&BenchRun) -> f64| measured.runs.iter().map(part).sum::<f64>();
    let (decisions, seconds) = (total(|run| run.decisions as f64), total(|run| run.seconds));
    let games = measured.games * measured.runs.len() as u64;
    json!({
        "game": game,
        "players": plan.players,
        "games": games,
        "decisions": decisions as u64,
        "seconds": seconds,
        "games_per_second": games as f64 / seconds,
        "decisions_per_second": decisions / seconds,
        "mean_moves": total(|run| run.moves as f64) / decisions,
        "position_bytes": measured.position_bytes,
    })
}

fn table(measured: &BenchResult, game: &str, plan: &BenchPlan) -> String {
    let games = measured.games as f64;
    let lines: [(&str, Vec<f64>); 4] = [
        ("games per second", each(measured, |run| games / run.seconds)),
        ("decisions per second", each(measured, |run| run.decisions as f64 / run.seconds)),
        ("decisions per game", each(measured, |run| run.decisions as f64 / games)),
        ("legal moves", each(measured, |run| run.moves as f64 / run.decisions as f64)),
    ];
    let mut table = format!(
        "{game}, {} players, random playouts on one core: {} runs of {} games\n",
        plan.players,
        measured.runs.len(),
        measured.games
    );
    for (name, values) in lines {
        let (mean, spread) = mean_and_spread(&values);
        table += &format!("  {name:<26}{mean:>16.2}  ± {spread:.2}\n");
    }
    table + &format!("  {:<26}{:>16}\n", "bytes of a position", measured.position_bytes)
}

fn each(measured: &BenchResult, value: impl Fn(&BenchRun) -> f64) -> Vec<f64> {
    measured.runs.iter().map(value).collect()
}

/// The mean and the standard deviation.
pub(crate) fn mean_and_spread(values: &[f64]) -> (f64, f64) {
    let count = values.len().max(1) as f64;
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (count - 1.0).max(1.0)).sqrt())
}
