//! `khipu sim`: many games at once, and a table of what came out.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use khipu_bots::{Contender, wilson};
use khipu_core::{Points, Seat};
use khipu_registry::Registry;
use khipu_registry::run::{SimGame, SimPlan};
use serde_json::{Value, json};

use crate::arguments::{GameOptions, Pack};
use crate::bench::mean_and_spread;
use crate::failure::Failure;
use crate::files::{self, Growing};
use crate::policy::Holder;
use crate::stop::Stop;
use crate::{games, jobs};

/// Plays many games without a person and shows scores, win shares and speed.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu sim tzolkin --games 10000 --seats random,random,random,random --jobs 2
  khipu sim tzolkin --games 20 --seats level3,level2,greedy --seed 7 --out games.csv")]
pub(crate) struct Arguments {
    /// The game
    game: String,
    /// How many games
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    games: u64,
    /// Who plays, seat by seat: random, greedy, level1 to level5, net:FILE, exec:COMMAND
    #[arg(long, default_value = "random,random,random,random")]
    seats: String,
    /// How many games at a time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Any text; the games have the seeds SEED/0, SEED/1, …
    #[arg(long, default_value = "sim")]
    seed: String,
    /// Write one line for each game to a file: CSV if its name ends in .csv, else JSON Lines. FILE.part has them while
    /// games are played
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
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
    let holders = Holder::list(&*game, &arguments.seats)?;
    let bots: Vec<Contender> = holders
        .iter()
        .filter_map(|holder| match holder {
            Holder::Bot(bot) => Some(bot.clone()),
            Holder::Human => None,
        })
        .collect();
    if bots.len() < holders.len() {
        return Err(Failure::usage("`sim` accepts bots only; seat bots, or use khipu play"));
    }
    let plan = SimPlan {
        bots,
        games: arguments.games,
        seed: arguments.seed.clone(),
        options: arguments.options.read()?,
    };
    let pool = jobs::pool(arguments.jobs)?;
    let growing = arguments.out.as_deref().map(|path| Growing::start(path, "")).transpose()?;
    let (bar, stop) = (jobs::bar(plan.games), Stop::listen());
    let ended = |game: &SimGame| {
        bar.inc(1);
        if let (Some(growing), Some(path)) = (&growing, &arguments.out) {
            growing.add(&line(path, &plan, game));
        }
        if stop.wanted() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let begin = Instant::now();
    let played = match pool.install(|| game.sim(&plan, &ended)) {
        Ok(played) => played,
        Err(error) => {
            growing.into_iter().for_each(Growing::cancel);
            return Err(Failure::setup(&error));
        }
    };
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    jobs::resigned(&plan.bots);
    if let (Some(growing), Some(path)) = (growing, &arguments.out) {
        growing.finish(&lines(path, &plan, &played))?;
    }
    if (played.len() as u64) < plan.games {
        jobs::stopped(played.len() as u64, plan.games, arguments.out.as_deref());
    }
    if arguments.json {
        println!("{}", report(&arguments.game, &holders, &played, seconds));
    } else {
        print!("{}", table(&arguments.game, &holders, arguments.jobs, &played, seconds));
    }
    Ok(())
}

/// How often a seat won, and the 95 % interval of that. A shared win counts for each of its winners by the share.
fn wins(played: &[SimGame], seat: Seat) -> (f64, (f64, f64)) {
    let won =
        |game: &SimGame| if game.winners.contains(seat) { 1.0 / game.winners.len() as f64 } else { 0.0 };
    let games = played.len() as f64;
    let share = played.iter().map(won).sum::<f64>() / games.max(1.0);
    (share, wilson(share, games))
}

/// What came out, for programs.
fn report(game: &str, holders: &[Holder], played: &[SimGame], seconds: f64) -> Value {
    let seat = |(seat, holder): (Seat, &Holder)| {
        let points: Vec<f64> = played.iter().map(|game| game.scores[seat.index()].as_f64()).collect();
        let ((mean, spread), (share, (low, high))) = (mean_and_spread(&points), wins(played, seat));
        json!({
            "seat": seat, "player": holder.name(),
            "points": { "mean": mean, "spread": spread },
            "wins": { "share": share, "low": low, "high": high },
        })
    };
    let decisions: Vec<f64> = played.iter().map(|game| game.decisions as f64).collect();
    json!({
        "game": game,
        "games": played.len(),
        "seats": Seat::all(holders.len()).zip(holders).map(seat).collect::<Vec<_>>(),
        "decisions": mean_and_spread(&decisions).0,
        "seconds": seconds,
    })
}

fn table(game: &str, holders: &[Holder], jobs: u64, played: &[SimGame], seconds: f64) -> String {
    let games = played.len() as f64;
    let mut table = format!("{game}: {} games, {} players, {jobs} jobs\n\n", played.len(), holders.len());
    table += &format!(
        "  {:<5}{:<10}{:>10}{:>10}{:>10}{:>10}{:>18}\n",
        "seat", "player", "mean", "spread", "least", "most", "wins"
    );
    for (seat, holder) in Seat::all(holders.len()).zip(holders) {
        let scores = spread_out(played.iter().map(|game| game.scores[seat.index()]));
        let (share, interval) = wins(played, seat);
        let wins = jobs::share(share, interval);
        table += &format!("  {:<5}{:<10}{scores}{wins:>18}\n", seat.index(), holder.name());
    }
    for (name, _) in played.first().map_or(&[][..], |game| &game.actors) {
        let of =
            |game: &SimGame| game.actors.iter().find(|(other, _)| other == name).map(|(_, points)| *points);
        table += &format!("  {:<5}{name:<10}{}\n", "-", spread_out(played.iter().filter_map(of)));
    }
    let decisions: Vec<f64> = played.iter().map(|game| game.decisions as f64).collect();
    let (mean, spread) = mean_and_spread(&decisions);
    table += &format!("\n  decisions per game  {mean:.1} ± {spread:.1}\n");
    table
        + &format!("  games per second    {:.*}\n", usize::from(games < 10.0 * seconds) * 3, games / seconds)
}

/// Mean, spread, least and most.
fn spread_out(points: impl Iterator<Item = Points>) -> String {
    let points: Vec<f64> = points.map(Points::as_f64).collect();
    let (mean, spread) = mean_and_spread(&points);
    let least = points.iter().copied().fold(f64::INFINITY, f64::min);
    let most = points.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    format!("{mean:>10.2}{spread:>10.2}{least:>10.2}{most:>10.2}")
}

/// One line for each game.
fn lines(path: &Path, plan: &SimPlan, played: &[SimGame]) -> String {
    let mut text = String::new();
    if files::is_csv(path) {
        let seats: String = (0..plan.bots.len()).map(|seat| format!(",score_{seat}")).collect();
        let actors = played.first().map_or(&[][..], |game| &game.actors);
        let actors: String = actors.iter().map(|(name, _)| format!(",score_{name}")).collect();
        text = format!("game,seed,decisions{seats}{actors},winners\n");
    }
    text + &played.iter().map(|game| line(path, plan, game)).collect::<String>()
}

fn line(path: &Path, plan: &SimPlan, game: &SimGame) -> String {
    let winners = game.winners.iter().map(Seat::index).collect::<Vec<_>>();
    let seed = plan.seed_of(game.number);
    if files::is_csv(path) {
        let seed = seed.replace('"', "\"\"");
        let scores = game.scores.iter().chain(game.actors.iter().map(|(_, points)| points));
        let scores: String = scores.map(|score| format!(",{score}")).collect();
        let winners: Vec<String> = winners.iter().map(ToString::to_string).collect();
        return format!("{},\"{seed}\",{}{scores},{}\n", game.number, game.decisions, winners.join(" "));
    }
    let mut line = json!({
        "game": game.number, "seed": seed, "decisions": game.decisions, "scores": game.scores, "winners": winners
    });
    if !game.actors.is_empty() {
        line["actors"] = game.actors.iter().map(|(name, points)| (*name, json!(points))).collect();
    }
    format!("{line}\n")
}

#[cfg(test)]
mod tests {
    use khipu_bots::Bot;
    use khipu_core::{Options, Seats};

    use super::*;

    #[test]
    fn whoever_the_rules_play_has_a_line_of_its_own() {
        let plan = SimPlan {
            bots: vec![Bot::Greedy.into()],
            games: 1,
            seed: "a\"b".into(),
            options: Options::default(),
        };
        let played = [SimGame {
            number: 0,
            decisions: 9,
            scores: vec![Points::whole(120)],
            actors: vec![("axomamma", Points::whole(131))],
            winners: Seats::NONE,
        }];
        assert_eq!(
            lines(Path::new("games.csv"), &plan, &played),
            "game,seed,decisions,score_0,score_axomamma,winners\n0,\"a\"\"b/0\",9,120,131,\n"
        );
        assert_eq!(
            lines(Path::new("games.jsonl"), &plan, &played),
            "{\"game\":0,\"seed\":\"a\\\"b/0\",\"decisions\":9,\"scores\":[120],\"winners\":[],\"actors\":{\"axomamma\":131}}\n"
        );
        let table = table("tawantinsuyu", &[Holder::Bot(Bot::Greedy.into())], 1, &played, 2.0);
        let line = |name: &str| table.lines().find(|line| line.contains(name)).map(str::trim);
        assert_eq!(
            line("greedy"),
            Some("0    greedy        120.00      0.00    120.00    120.00      0.0 % (0–79)")
        );
        assert_eq!(line("axomamma"), Some("-    axomamma      131.00      0.00    131.00    131.00"));
        assert_eq!(line("per second"), Some("games per second    0.500"));
    }
}
