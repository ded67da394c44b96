//! `khipu review`: a finished game from what one seat knew at the time.

use std::path::{Path, PathBuf};

use clap::Args;
use khipu_registry::DynGame;
use khipu_study::{Decision, Event, Review, ReviewError, Swing};
use serde_json::json;

use crate::arguments::Pack;
use crate::failure::Failure;
use crate::play::seat_names;
use crate::stop::Stop;
use crate::{files, games};

/// Events that are shown of each kind.
const SHOWN: usize = 3;

/// Says what each turn of a seat cost and what chance brought, by what the seat knew at the time.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu review game.khipu                  the game of the first seat
  khipu review game.khipu --seat 1 --json
  khipu review game.khipu --keep half.json   can be stopped with Ctrl-C and gone on with")]
pub(crate) struct Arguments {
    /// The record of a finished game
    file: PathBuf,
    /// Whose game
    #[arg(long, default_value_t = 0)]
    seat: u64,
    /// Go on with the review in this file, and keep there how far it has come
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Print one JSON object instead of a page
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    pack: Pack,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let registry = games::open(arguments.pack.components.as_deref())?;
    let (text, name) = (files::read(&arguments.file)?, arguments.file.display().to_string());
    let (game, record) = games::record(&registry, &text, &name)?;
    let begun = arguments.keep.as_deref().filter(|path| path.exists()).map(kept).transpose()?;
    let stop = Stop::listen();
    let bar = indicatif::ProgressBar::new(0);
    let review = game.review(&record, arguments.seat, begun, &mut |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
        !stop.wanted()
    });
    bar.finish_and_clear();
    let review = review.map_err(|error| refused(&error, &name, &*game, record.header.players))?;
    if let Some(path) = &arguments.keep {
        files::write(path, &json!(review).to_string())?;
    }
    if arguments.json {
        let (result, points) = (review.swing(), review.swing_of_points());
        println!("{}", json!({ "review": review, "result": result, "points": points }));
    } else {
        print!("{}", page(&review, &seat_names(&record.header.seats, record.header.players)));
    }
    Ok(())
}

/// A review that was begun before.
fn kept(path: &Path) -> Result<Review, Failure> {
    serde_json::from_str(&files::read(path)?)
        .map_err(|error| Failure::new(format!("{} is no review: {error}; name another file", path.display())))
}

fn refused(error: &ReviewError, name: &str, game: &dyn DynGame, players: usize) -> Failure {
    match error {
        ReviewError::Record(faults) => Failure::faults(name, game.title().name, faults),
        ReviewError::Unfinished => {
            Failure::new(format!("the game in {name} is not over; review it when it is"))
        }
        ReviewError::NoSuchSeat => {
            Failure::usage(format!("there are seats 0 to {}; use one of them", players - 1))
        }
        ReviewError::Other => Failure::new(
            "the review that was kept is of another record, seat or version; name another file with --keep",
        ),
    }
}

fn page(review: &Review, names: &[String]) -> String {
    let name = |seat: usize| names.get(seat).map_or("?", String::as_str);
    let mut text = format!("{}, by what was known at the time\n\n", name(review.seat));
    text += &format!("  {:>5}{:>9}{:>8}{:>15}  turn\n", "move", "points", "place", "lost");
    for decision in &review.decisions {
        let Decision { at, expected, played, points, .. } = decision;
        let lost = if decision.lost() > 0.0 {
            format!("{:.1} ± {:.1}", points.mean, points.error)
        } else {
            String::new()
        };
        let (at, turn) = (at + 1, played.join(", "));
        text += &format!("  {at:>5}{:>9.1}{:>8.2}{lost:>15}  {turn}\n", expected.points, expected.place);
    }
    if !review.done {
        text += "\nThe review was stopped: this is a part of it.\n";
    }
    text += "\nCostliest decisions\n";
    for decision in review.costliest() {
        let (at, lost) = (decision.at + 1, decision.points_lost());
        text += &format!("  move {at}: {lost:.1} points\n    played {}\n", decision.played.join(", "));
        text += &format!("    better {}\n", decision.best.join(", "));
        if !decision.line.is_empty() {
            let line = decision.line.iter().map(|(seat, played)| format!("{}: {played}", name(*seat)));
            text += &format!("    then   {}\n", line.collect::<Vec<_>>().join(", "));
        }
    }
    let mut events: Vec<&Event> = review.events.iter().filter(|event| counts(event)).collect();
    events.sort_by(|one, other| other.luck.mean.total_cmp(&one.luck.mean));
    let good = events.iter().filter(|event| event.luck.mean > 0.0).take(SHOWN);
    let bad = events.iter().rev().filter(|event| event.luck.mean < 0.0).take(SHOWN);
    text += "\nChance\n";
    for Event { at, mover, played, points, .. } in good.chain(bad) {
        let (at, by) = (at + 1, name(*mover));
        text += &format!("  move {at}: {:+.1} ± {:.1} points, {by}: {played}\n", points.mean, points.error);
    }
    let Swing { first, last, luck, lost, rest } = review.swing_of_points();
    text += &format!("\nPoints: {first:.1} expected, {last:.1} in the end: chance {luck:+.1}, ");
    text += &format!("own decisions {:+.1}, others and what the yardstick did not see {rest:+.1}\n", -lost);
    text
}

/// Whether the luck of an event is more than the worlds that were imagined could make it.
fn counts(event: &Event) -> bool {
    event.luck.mean.abs() > 2.0 * event.luck.error
}
