//! `khipu review`: a finished game from what one seat knew at the time.

use std::path::{Path, PathBuf};

use clap::Args;
use fluent_bundle::FluentArgs;
use khipu_bots::Uncertain;
use khipu_registry::{DynGame, Registry};
use khipu_study::{Decision, Event, Review, ReviewError, Swing};
use khipu_words::Words;
use serde_json::json;

use crate::arguments::{LanguageArgument, Pack};
use crate::failure::Failure;
use crate::names;
use crate::reasons::terms;
use crate::stop::Stop;
use crate::{files, games};

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
    language: LanguageArgument,
    #[command(flatten)]
    pack: Pack,
}

pub(crate) fn run(registry: Registry, arguments: &Arguments) -> Result<(), Failure> {
    let registry = games::with_pack(registry, arguments.pack.components.as_deref())?;
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
        let words = arguments.language.words(&registry);
        let names = names::to_show(&record.header.seats, record.header.players, &words);
        print!("{}", page(&review, game.title().name, &names, &words));
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

fn page(review: &Review, game: &str, names: &[String], words: &Words) -> String {
    let name = |seat: usize| names.get(seat).map_or("?", String::as_str);
    let number = |of: f32| number(of, words);
    let signed = |of: f32| signed(of, words);
    let say = |key: &str, fields: &[(&str, String)]| {
        let mut args = FluentArgs::new();
        for (name, value) in fields {
            args.set((*name).to_owned(), value.clone());
        }
        words.say(key, &args)
    };
    let title = say("review-title", &[("name", name(review.seat).to_owned())]);
    let mut text = format!("{title}\n{}\n\n", words.word("review-about"));
    text += &table(review, words);
    if !review.done {
        text += &format!("\n{}\n", words.word("review-stopped"));
    }
    text += &format!("\n{}\n", words.word("review-costliest"));
    for decision in review.costliest() {
        let (points, error) = (number(decision.points.mean), number(decision.points.error));
        let fields = [("move", (decision.at + 1).to_string()), ("points", points), ("error", error)];
        text += &format!("  {}\n", say("review-cost", &fields));
        text += &format!("    {}\n", words.titled(words.word("review-played"), decision.played.join(", ")));
        text += &format!("    {}\n", words.titled(words.word("review-better"), decision.best.join(", ")));
        if let Some(why) = &decision.why {
            text += &format!("    {}\n", words.word("review-why"));
            for reason in terms(&why.reasons, why.by_what_follows, game, words, str::to_owned) {
                text += &format!("      {reason}\n");
            }
        }
        if !decision.line.is_empty() {
            let line = decision.line.iter().map(|(seat, played)| words.titled(name(*seat), played));
            let line = line.collect::<Vec<_>>().join(", ");
            text += &format!("    {}\n", words.titled(words.word("review-then"), line));
        }
    }
    text += &format!("\n{}\n", words.word("review-chance"));
    for Event { at, mover, played, points, .. } in review.chances() {
        let fields = [
            ("move", (at + 1).to_string()),
            ("points", signed(points.mean)),
            ("error", number(points.error)),
            ("name", name(*mover).to_owned()),
            ("played", played.clone()),
        ];
        text += &format!("  {}\n", say("review-event", &fields));
    }
    let Swing { first, last, luck, lost, rest } = review.swing_of_points();
    let fields = [
        ("first", number(first)),
        ("last", number(last)),
        ("luck", signed(luck)),
        ("lost", signed(-lost)),
        ("rest", signed(rest)),
    ];
    text + &format!("\n{}\n", say("review-line", &fields))
}

/// Every decision, a line each, below the names of the columns.
fn table(review: &Review, words: &Words) -> String {
    let mut rows = vec![
        ["review-move", "review-points", "review-place", "review-loss", "review-turn"]
            .map(|key| words.word(key)),
    ];
    for Decision { at, expected, played, loss, points, .. } in &review.decisions {
        let lost = if loss.counts() { uncertain(points, words) } else { String::new() };
        let place = words.number(format!("{:.2}", expected.place));
        rows.push([(at + 1).to_string(), number(expected.points, words), place, lost, played.join(", ")]);
    }
    let wide = |column: usize| rows.iter().map(|row| row[column].chars().count()).max().unwrap_or(0);
    let [at, points, place, lost] = [0, 1, 2, 3].map(wide);
    let line = |row: &[String; 5]| {
        format!("  {:>at$}  {:>points$}  {:>place$}  {:>lost$}  {}\n", row[0], row[1], row[2], row[3], row[4])
    };
    rows.iter().map(line).collect()
}

/// A number with one digit, as the language writes it.
fn number(number: f32, words: &Words) -> String {
    words.number(format!("{number:.1}"))
}

/// The same with its sign.
fn signed(number: f32, words: &Words) -> String {
    words.number(format!("{number:+.1}"))
}

fn uncertain(number: &Uncertain, words: &Words) -> String {
    words.number(format!("{:.1} ± {:.1}", number.mean, number.error))
}
