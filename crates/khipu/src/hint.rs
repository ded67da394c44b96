//! `khipu hint`: the best moves of a position, and what is expected to follow.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use fluent_bundle::FluentArgs;
use khipu_bots::Settings;
use khipu_bots::any::{Hint, HintValue};
use khipu_core::{Seat, Seed};
use khipu_registry::{DynGame, DynMatch, Registry};
use serde_json::json;

use crate::arguments::{LanguageArgument, Pack};
use crate::failure::Failure;
use crate::{files, games, names, reasons};

/// Thinks about a position, using only what the seat that must decide can see.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu hint game.khipu                    what to play now in a saved game
  khipu hint game.khipu --to 40            what to play after move 40
  khipu hint game.khipu --why              the whole turn, and why
  khipu hint position.json --iterations 100000 --json")]
pub(crate) struct Arguments {
    /// A record or a position
    file: PathBuf,
    /// Stop the record after this move
    #[arg(long, value_name = "N")]
    to: Option<usize>,
    /// Whose move; by default that of the first seat that must decide
    #[arg(long)]
    seat: Option<u64>,
    /// How much to think: half to find the best moves, half to compare them
    #[arg(long, default_value_t = 20_000, value_parser = clap::value_parser!(u32).range(0..=100_000_000))]
    iterations: u32,
    /// Trees that grow side by side; another number of workers may give another answer, cores do not
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=64))]
    workers: u32,
    /// The most nodes in memory
    #[arg(long, default_value_t = 1 << 20, value_parser = clap::value_parser!(u32).range(0..=1 << 26))]
    nodes: u32,
    /// How many moves to show
    #[arg(long, default_value_t = 5)]
    lines: usize,
    /// Any text; the same text gives the same answer
    #[arg(long, default_value = "hint")]
    seed: String,
    /// Show the whole turn and why it is better than the next one, or than this move
    #[arg(long, value_name = "MOVE", num_args = 0..=1, default_missing_value = "")]
    why: Option<String>,
    #[command(flatten)]
    language: LanguageArgument,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pack: Pack,
}

pub(crate) fn run(registry: Registry, arguments: &Arguments) -> Result<(), Failure> {
    let registry = games::with_pack(registry, arguments.pack.components.as_deref())?;
    let (entry, played) = open(&registry, &arguments.file, arguments.to.unwrap_or(usize::MAX))?;
    let players = played.header().players;
    let seat = match arguments.seat {
        Some(index) => Seat::checked(index, players).ok_or_else(|| {
            Failure::usage(format!("there are seats 0 to {}; use one of them", players - 1))
        })?,
        None => played.deciders().first().ok_or_else(|| {
            Failure::new("the game is over: there is nothing left to decide; give an earlier move with --to")
        })?,
    };
    let settings = Settings {
        workers: arguments.workers,
        nodes: arguments.nodes,
        ..Settings::new(arguments.iterations)
    };
    let seed = Seed::from_text(&arguments.seed);
    if let Some(asked) = &arguments.why {
        let asked = Some(asked.as_str()).filter(|asked| !asked.is_empty());
        let advice = played.advise(seat, asked, seed);
        let advice =
            advice.ok_or_else(|| Failure::new("this seat has nothing to decide now; give another one"))?;
        if arguments.json {
            println!("{}", json!({ "game": entry.title().name, "seat": seat, "advice": advice }));
        } else {
            let words = arguments.language.words(&registry);
            let mut args = FluentArgs::new();
            args.set("moves", advice.turn.join(", "));
            println!("{}", words.say("play-hint-turn", &args));
            for line in reasons::told(&advice, entry.title().name, &words, str::to_owned) {
                println!("  {line}");
            }
        }
        return Ok(());
    }
    let hint = played.hint(seat, settings, seed);
    if arguments.json {
        println!("{}", json!({ "game": entry.title().name, "seat": seat, "hint": hint }));
    } else {
        let names = names::to_show(&played.header().seats, players, &arguments.language.words(&registry));
        print!("{}", table(&hint, seat, &names, arguments.lines));
    }
    Ok(())
}

/// A match with its game.
type Opened = (Arc<dyn DynGame>, Box<dyn DynMatch>);

/// Opens a record or a position.
fn open(registry: &Registry, path: &Path, to: usize) -> Result<Opened, Failure> {
    let (text, name) = (files::read(path)?, path.display().to_string());
    if text.trim_start().starts_with('{') {
        let (game, form) = games::position(registry, &text, &name)?;
        let played = game.load_position(&form);
        let played = played.map_err(|faults| Failure::faults(&name, game.title().name, &faults))?;
        return Ok((game, played));
    }
    let (game, record) = games::record(registry, &text, &name)?;
    let played = game.load_record(&record, to);
    let played = played.map_err(|faults| Failure::faults(&name, game.title().name, &faults))?;
    Ok((game, played))
}

fn table(hint: &Hint, seat: Seat, names: &[String], most: usize) -> String {
    let name = |seat: Seat| names.get(seat.index()).map_or("?", String::as_str);
    let head = match hint.verdict {
        "searched" => format!("{} iterations, {} nodes", hint.iterations, hint.nodes),
        "only_move" => "there is only one move".to_owned(),
        "no_budget" => "no iterations to think: the first move is the best at a glance".to_owned(),
        "over" => "the game is over".to_owned(),
        _ => "nothing to decide now".to_owned(),
    };
    let mut text = format!("{}: {head}\n", name(seat));
    if hint.verdict != "searched" {
        for line in hint.lines.iter().take(most) {
            text += &format!("  {}\n", line.played);
        }
        return text;
    }
    let width =
        hint.lines.iter().take(most).map(|line| line.played.chars().count()).max().unwrap_or(0).max(4);
    text += &format!(
        "\n  {:<width$}{:>9}{:>14}{:>8}{:>8}{:>15}\n",
        "move", "visits", "points", "place", "result", "behind"
    );
    for (index, line) in hint.lines.iter().take(most).enumerate() {
        text += &format!("  {:<width$}{:>8.1}%", line.played, line.share * 100.0);
        if let Some(HintValue { result, points, error, place, behind, behind_error }) = line.value {
            text += &format!("{points:>8.1} ± {error:<3.1}{place:>8.2}{result:>8.3}");
            if index > 0 {
                text += &format!("{behind:>9.1} ± {behind_error:<3.1}");
            }
        }
        text.push('\n');
    }
    if let Some(best) = hint.lines.first() {
        text += &format!("\nExpected: {}", best.played);
        let mut before = seat;
        for step in &best.line {
            let who = if step.seat == before { String::new() } else { format!(" | {}:", name(step.seat)) };
            before = step.seat;
            text += &format!("{who}{} {}", if who.is_empty() { "," } else { "" }, step.played);
        }
        text.push('\n');
    }
    text
}
