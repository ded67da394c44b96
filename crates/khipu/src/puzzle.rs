//! `khipu puzzle`: turns to be found, mined from games and solved in the terminal.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, Subcommand};
use khipu_core::{Options, Record, Seed};
use khipu_lessons::{LessonRun, Puzzles};
use khipu_registry::{DynGame, Registry};
use khipu_study::{Effort, Puzzle};

use crate::arguments::LanguageArgument;
use crate::failure::Failure;
use crate::lesson::{Class, Course, Kept};
use crate::policy::Holder;
use crate::stop::Stop;
use crate::{files, games};

/// Mines puzzles from games, and lets you solve them.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu puzzle play tzolkin                     the first puzzle that you have not solved
  khipu puzzle mine tzolkin game.khipu --into mine.json
  khipu puzzle mine tzolkin --games 20 --into mine.json    from games that bots play
  khipu puzzle play tzolkin --from mine.json")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Subcommand, Debug)]
enum What {
    /// Look for turns that are better than all others and are not seen at first sight
    Mine(Mine),
    /// Solve puzzles
    Play(Play),
}

#[derive(Args, Debug)]
struct Mine {
    /// The game
    game: String,
    /// Records of games
    records: Vec<PathBuf>,
    /// Keep so many puzzles of each game, the clearest ones
    #[arg(long, default_value_t = 1, value_name = "NUMBER")]
    each: usize,
    /// So many games are played by bots, and looked at as well
    #[arg(long, default_value_t = 0, value_name = "NUMBER")]
    games: u64,
    /// Which bots play
    #[arg(long, default_value = "level3,level3")]
    seats: String,
    /// Any text; the games have the seeds SEED/0, SEED/1, …
    #[arg(long, default_value = "puzzles")]
    seed: String,
    /// Where the puzzles are kept; those that are there stay
    #[arg(long, value_name = "FILE")]
    into: PathBuf,
}

#[derive(Args, Debug)]
struct Play {
    /// The game
    game: String,
    /// The number of the puzzle
    number: Option<usize>,
    /// Puzzles from this file instead of those that come with the game
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    #[command(flatten)]
    language: LanguageArgument,
}

pub(crate) fn run(registry: &Registry, arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.what {
        What::Mine(arguments) => mine(registry, arguments),
        What::Play(arguments) => play(registry, arguments),
    }
}

fn mine(registry: &Registry, arguments: &Mine) -> Result<(), Failure> {
    let game = games::find(registry, &arguments.game)?;
    let begun = arguments.into.exists().then(|| read(&arguments.into)).transpose()?;
    let mut puzzles = begun.unwrap_or_else(|| Puzzles::new(&*game));
    let game = puzzles.game(registry).map_err(|faults| faulty(&arguments.into, &faults))?;
    let stop = Stop::listen();
    let records = arguments.records.iter().map(|path| {
        let (of, record) = games::record(registry, &files::read(path)?, &path.display().to_string())?;
        let same =
            of.components_hash() == game.components_hash() && of.rules_version() == game.rules_version();
        let other = "was played by other rules than these puzzles; keep its puzzles in another file";
        if same { Ok(record) } else { Err(Failure::new(format!("{} {other}", path.display()))) }
    });
    let played = (0..arguments.games).map(|number| bots_play(&*game, arguments, number));
    for record in records.chain(played) {
        let found = game.mine(&record?, Effort::default(), &mut |_, _| !stop.wanted());
        let found = found.map_err(|faults| faulty(&arguments.into, &faults))?;
        for found in found.into_iter().take(arguments.each) {
            if puzzles.puzzles.iter().any(|known| known.id == found.id) {
                continue;
            }
            let Puzzle { id, ahead, rating, themes, .. } = &found;
            println!("{id}: {:.1} ± {:.1} points, {rating}, {}", ahead.mean, ahead.error, themes.join(", "));
            puzzles.puzzles.push(found);
            files::write(&arguments.into, &puzzles.write())?;
        }
        if stop.wanted() {
            break;
        }
    }
    println!("{} puzzles in {}", puzzles.puzzles.len(), arguments.into.display());
    Ok(())
}

/// A game that bots play.
fn bots_play(game: &dyn DynGame, arguments: &Mine, number: u64) -> Result<Record, Failure> {
    let text = format!("{}/{number}", arguments.seed);
    let bots: Vec<_> = Holder::list(game, &arguments.seats)?.into_iter().zip(0..).collect();
    let broken = || Failure::new("a bot does not know what to do; please report it");
    let mut played = game
        .start(bots.len() as u64, &Options::new(), &text)
        .map_err(|error| Failure::usage(format!("{error}; give as many --seats as the game has players")))?;
    let mut players = Vec::new();
    for (holder, seat) in &bots {
        let Holder::Bot(bot) = holder else {
            return Err(Failure::usage("`mine` accepts bots only; records of people are named as files"));
        };
        players.push(game.seat(bot, Seed::from_text(&text).numbered(*seat)));
    }
    while let Some(seat) = played.deciders().first() {
        let player = players.get_mut(seat.index()).ok_or_else(broken)?;
        let choice = player.choose(played.any(), seat).ok_or_else(broken)?;
        played.play_scenes(seat, &choice).map_err(|_| broken())?;
    }
    Ok(played.record())
}

fn play(registry: &Registry, arguments: &Play) -> Result<(), Failure> {
    let game = games::find(registry, &arguments.game)?;
    let name = game.title().name;
    let puzzles = match &arguments.from {
        Some(path) => read(path)?,
        None if game.puzzles().is_empty() => {
            return Err(Failure::usage(format!(
                "{name} has no puzzles; mine some with `khipu puzzle mine {name}`"
            )));
        }
        None => {
            Puzzles::read(game.puzzles()).map_err(|faults| Failure::faults("the puzzles", name, &faults))?
        }
    };
    let file = arguments.from.as_deref().unwrap_or(Path::new("the puzzles"));
    let game = puzzles.game(registry).map_err(|faults| faulty(file, &faults))?;
    let words = arguments.language.words(registry);
    let mut kept = Kept::open()?;
    let lessons: Vec<_> = puzzles.puzzles.iter().map(|puzzle| Arc::new(puzzles.lesson(puzzle))).collect();
    let first = || lessons.iter().position(|lesson| !kept.is_done(&lesson.id)).unwrap_or_default();
    let place = arguments.number.map_or_else(first, |number| number.wrapping_sub(1));
    let count = lessons.len();
    let lesson = lessons.into_iter().nth(place).ok_or_else(|| {
        Failure::usage(format!("there are {count} puzzles; give a number from 1 to {count}"))
    })?;
    let run = LessonRun::start(game.clone(), lesson).map_err(|faults| faulty(file, &faults))?;
    let course = Course {
        heading: "puzzle-heading",
        bye: "puzzle-bye",
        next: "puzzle-next-one",
        command: "puzzle play",
        number: place + 1,
        count,
    };
    Class::new(game, run, course, &words, &mut kept).hold()
}

/// A file of puzzles.
pub(crate) fn read(path: &Path) -> Result<Puzzles, Failure> {
    Puzzles::read(&files::read(path)?).map_err(|faults| faulty(path, &faults))
}

fn faulty(path: &Path, faults: &[khipu_core::Fault]) -> Failure {
    Failure::faults(&path.display().to_string(), "core", faults)
}
