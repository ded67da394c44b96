//! `khipu arena`: bots against bots on the same deals, and what can be said of them afterwards.

mod plot;

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::time::Instant;

use clap::Args;
use khipu_bots::arena::ArenaGame;
use khipu_bots::{Contender, Measure, Rated, rate};
use khipu_core::Seat;
use khipu_registry::Registry;
use khipu_registry::run::ArenaPlan;
use serde_json::{Value, json};

use crate::arguments::{GameOptions, Pack};
use crate::failure::Failure;
use crate::files::{self, Growing};
use crate::stop::Stop;
use crate::{games, jobs, policy};

/// Plays bots against each other: every deal once for each rotation of the seats, so that luck falls on all alike.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu arena tzolkin --bots level2,level1 --players 4 --deals 50 --jobs 2
  khipu arena tzolkin --bots level1,level2,level3,level4 --deals 20 --out games.csv --plot levels.svg

A place of 1 is best. Elo compares who ended ahead of whom. Shares have 95 % intervals and other figures standard errors, both over deals; where all deals came out alike no error is known.")]
pub(crate) struct Arguments {
    /// The game
    game: String,
    /// Who plays, separated by commas: random, greedy, level1 to level5, search:ITERATIONS, net:FILE, exec:COMMAND
    #[arg(long, default_value = "level2,level1")]
    bots: String,
    /// How many seats; the bots sit down in turn until all are taken
    #[arg(long, default_value_t = 4)]
    players: u64,
    /// How many deals; each is played once for each bot
    #[arg(long, default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    deals: u64,
    /// How many games at a time
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=256))]
    jobs: u64,
    /// Any text: the same text gives the same games
    #[arg(long, default_value = "arena")]
    seed: String,
    /// Write one line for each game to a file: CSV if its name ends in .csv, else JSON Lines. FILE.part has them while
    /// games are played
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Draw the ratings with their errors to an SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
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
    let plan = ArenaPlan {
        players: arguments.players,
        bots: read_bots(&arguments.bots)?,
        deals: arguments.deals,
        seed: arguments.seed.clone(),
        options: arguments.options.read()?,
    };
    policy::check(&*game, plan.bots.iter(), plan.players as usize)?;
    let games = plan.deals * plan.bots.len() as u64;
    let pool = jobs::pool(arguments.jobs)?;
    let out = match &arguments.out {
        Some(path) => {
            let form = Form::of(path);
            Some((Growing::start(path, &form.head(&plan))?, form))
        }
        None => None,
    };
    let (bar, stop) = (jobs::bar(games), Stop::listen());
    let begin = Instant::now();
    let ended = |game: &ArenaGame| {
        bar.inc(1);
        if let Some((growing, form)) = &out {
            growing.add(&form.line(&plan, game));
        }
        if stop.wanted() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    };
    let played = match pool.install(|| game.arena(&plan, &ended)) {
        Ok(played) => played,
        Err(error) => {
            if let Some((growing, _)) = out {
                growing.cancel();
            }
            return Err(Failure::setup(&error));
        }
    };
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    jobs::resigned(&plan.bots);
    if (played.len() as u64) < games {
        jobs::stopped(played.len() as u64, games, arguments.out.as_deref());
    }
    let rated = rate(plan.bots.len(), &whole_deals(&played, plan.bots.len()));
    if let Some((growing, form)) = out {
        let lines: String = played.iter().map(|game| form.line(&plan, game)).collect();
        growing.finish(&(form.head(&plan) + &lines))?;
    }
    if let Some(path) = &arguments.plot {
        files::write(path, &plot::ratings(&arguments.game, &plan, &rated))?;
    }
    if arguments.json {
        println!("{}", report(&arguments.game, &plan, &rated, &played, seconds));
    } else {
        print!("{}", table(&arguments.game, &plan, &rated, &played, seconds));
    }
    Ok(())
}

/// The games of deals that were played in all rotations: others would favour whoever had the better seat.
fn whole_deals(played: &[ArenaGame], rotations: usize) -> Vec<ArenaGame> {
    let whole =
        |game: &&ArenaGame| played.iter().filter(|other| other.deal == game.deal).count() == rotations;
    played.iter().filter(whole).cloned().collect()
}

/// What came out, for programs.
fn report(game: &str, plan: &ArenaPlan, rated: &[Rated], played: &[ArenaGame], seconds: f64) -> Value {
    let share = |measure: Measure| {
        let (low, high) = measure.share_interval();
        json!({ "share": measure.mean, "low": low, "high": high })
    };
    let mean = |measure: Measure| {
        let (low, high) = measure.interval();
        let known = |value: f64| has_error(measure).then_some(value);
        json!({ "mean": measure.mean, "error": known(measure.error), "low": known(low), "high": known(high) })
    };
    let bot = |(bot, rated): (&Contender, &Rated)| {
        json!({
            "bot": bot.to_string(),
            "wins": share(rated.wins),
            "points": mean(rated.points),
            "place": mean(rated.place),
            "elo": mean(rated.elo),
            "ahead": rated.ahead.iter().map(|ahead| ahead.map(share)).collect::<Vec<_>>(),
        })
    };
    json!({
        "game": game,
        "players": plan.players,
        "seed": plan.seed,
        "deals": rated.first().map_or(0, |rated| rated.wins.deals),
        "games": played.len(),
        "bots": plan.bots.iter().zip(rated).map(bot).collect::<Vec<_>>(),
        "seconds": seconds,
    })
}

/// Whether an error is known: deals that all came out alike say nothing of it, and neither does a single one. What is left of
/// rounding is no error.
fn has_error(measure: Measure) -> bool {
    measure.error > 1e-6
}

fn read_bots(text: &str) -> Result<Vec<Contender>, Failure> {
    let bots: Vec<Contender> =
        text.split(',').map(|word| policy::contender(word.trim(), "")).collect::<Result<_, _>>()?;
    if (2..=16).contains(&bots.len()) {
        Ok(bots)
    } else {
        Err(Failure::usage(format!("an arena is for 2 to 16 bots, not {}; name that many", bots.len())))
    }
}

fn table(game: &str, plan: &ArenaPlan, rated: &[Rated], played: &[ArenaGame], seconds: f64) -> String {
    let mut table = format!(
        "{game}: {} deals, {} games of {} players, seed {:?}\n\n",
        rated.first().map_or(0, |rated| rated.wins.deals),
        played.len(),
        plan.players,
        plan.seed
    );
    let name = plan.bots.iter().map(|bot| bot.to_string().len()).max().unwrap_or_default().max(14) + 2;
    let column = name.max(18) + 9;
    table += &format!("  {:<name$}{:>18}{:>16}{:>14}{:>14}", "bot", "wins", "points", "place", "elo");
    table +=
        &plan.bots.iter().map(|bot| format!("{:>column$}", format!("ahead of {bot}"))).collect::<String>();
    table.push('\n');
    for (bot, rated) in plan.bots.iter().zip(rated) {
        let with_error = |measure: Measure, digits: usize| {
            let error =
                if has_error(measure) { format!(" ± {:.digits$}", measure.error) } else { String::new() };
            format!("{:.digits$}{error}", measure.mean)
        };
        let wins = jobs::share(rated.wins.mean, rated.wins.share_interval());
        table += &format!(
            "  {:<name$}{wins:>18}{:>16}{:>14}{:>14}",
            bot.to_string(),
            with_error(rated.points, 2),
            with_error(rated.place, 2),
            with_error(rated.elo, 0)
        );
        for ahead in &rated.ahead {
            let cell =
                ahead.map_or_else(|| "-".to_owned(), |ahead| jobs::share(ahead.mean, ahead.share_interval()));
            table += &format!("{cell:>column$}");
        }
        table.push('\n');
    }
    let decisions: u64 = played.iter().map(|game| game.decisions).sum();
    table + &format!("\n  {decisions} decisions in {seconds:.1} s\n")
}

/// How a file tells of games, a line for each.
#[derive(Clone, Copy)]
enum Form {
    Csv,
    JsonLines,
}

impl Form {
    /// By the ending of the file's name.
    fn of(path: &Path) -> Self {
        if files::is_csv(path) { Self::Csv } else { Self::JsonLines }
    }

    /// What comes before all lines.
    fn head(self, plan: &ArenaPlan) -> String {
        // The file is begun before the game has said whether so many can play it.
        let seats = plan.players.min(Seat::MAX as u64);
        let columns = |name: &str| (0..seats).map(|seat| format!(",{name}_{seat}")).collect::<String>();
        match self {
            Self::Csv => format!("deal,decisions{}{},winners\n", columns("bot"), columns("score")),
            Self::JsonLines => String::new(),
        }
    }

    fn line(self, plan: &ArenaPlan, game: &ArenaGame) -> String {
        let bots: Vec<String> = game.entrants.iter().map(|&entrant| plan.bots[entrant].to_string()).collect();
        let winners: Vec<usize> = game.winners.iter().map(Seat::index).collect();
        match self {
            Self::Csv => {
                let bots: String = bots.iter().map(|bot| format!(",{bot}")).collect();
                let scores: String = game.points.iter().map(|points| format!(",{points}")).collect();
                let winners: Vec<String> = winners.iter().map(ToString::to_string).collect();
                format!("{},{}{bots}{scores},{}\n", game.deal, game.decisions, winners.join(" "))
            }
            Self::JsonLines => {
                let line = json!({
                    "deal": game.deal, "decisions": game.decisions, "bots": bots, "scores": game.points,
                    "winners": winners
                });
                format!("{line}\n")
            }
        }
    }
}
