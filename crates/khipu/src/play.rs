//! `khipu play`: a game in the terminal.

pub(crate) mod desk;
pub(crate) mod editor;
mod menu;
pub(crate) mod saving;
pub(crate) mod screen;
mod sitting;

use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use khipu_board::TerminalContext;
use khipu_bots::any::Player;
use khipu_core::Seed;
use khipu_registry::{DynGame, DynMatch, Registry};
use khipu_words::Words;

use self::editor::Input;
use self::saving::SaveFile;
use self::sitting::{COMMANDS, Sitting};
use crate::arguments::{GameOptions, LanguageArgument, Pack};
use crate::failure::Failure;
use crate::policy::Holder;
use crate::{files, games, names};

pub(crate) use self::editor::plain_line;

/// Plays a game in the terminal, against bots or with others at the same screen.
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  khipu play tzolkin                               you against one bot of level 2
  khipu play tawantinsuyu --seats human,level4,level4 --seed 42
  khipu play tzolkin --no-coach                    without a word on what is coming and what was lost
  khipu play tzolkin --resume game.khipu           go on with a saved game")]
pub(crate) struct Arguments {
    /// The game
    game: String,
    /// Who plays, seat by seat: human, random, greedy, level1 to level5, net:FILE, exec:COMMAND [default: human,level2, or as saved]
    #[arg(long)]
    seats: Option<String>,
    /// Any text: the same text gives the same game; by default nobody knows it
    #[arg(long)]
    seed: Option<String>,
    /// Go on with a saved game
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seed", "options"])]
    resume: Option<PathBuf>,
    /// Save the game to this file after every move; by default people's games are saved to a file of their own
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    /// Save nothing by itself
    #[arg(long, conflicts_with = "save")]
    no_save: bool,
    /// Say what is coming, what can be done and what was lost, in at most two lines before each decision. One person who plays
    /// against bots of level 1 and 2 has this anyway
    #[arg(long)]
    coach: bool,
    /// Say none of it
    #[arg(long, conflicts_with = "coach")]
    no_coach: bool,
    #[command(flatten)]
    options: GameOptions,
    /// Put the file of --components into saved records, so that they can be read where nobody has it
    #[arg(long)]
    with_pack: bool,
    #[command(flatten)]
    language: LanguageArgument,
    #[command(flatten)]
    pack: Pack,
}

/// Who sits down when nothing is said.
const SEATS: &str = "human,level2";

pub(crate) fn run(registry: Registry, arguments: &Arguments) -> Result<(), Failure> {
    let registry = games::with_pack(registry, arguments.pack.components.as_deref())?;
    let words = arguments.language.words(&registry);
    let ((game, mut played), holders) = match &arguments.resume {
        Some(path) => resume(&registry, &arguments.game, path, arguments.seats.as_deref())?,
        None => start(games::find(&registry, &arguments.game)?, arguments, &words)?,
    };
    if arguments.seats.is_some() || arguments.resume.is_none() {
        played.name_seats(names::for_record(&holders));
    }
    let names = names::to_show(&played.header().seats, played.header().players, &words);
    let context = TerminalContext::for_stdout(&words, &names);
    let folder = saving::state_folder();
    let input = Input::open(folder.as_ref().map(|folder| folder.join("history")), &COMMANDS);
    let save = save_file(arguments, &*played, input.is_terminal().then_some(folder).flatten())?;
    let bots = arguments.seed.clone().map_or_else(random_seed, Ok)?;
    let bots = seat_bots(&*game, &holders, Seed::from_text(&format!("bots of {bots}")));
    let pack = game.custom_pack().filter(|_| arguments.with_pack).map(str::to_owned);
    let save = save.map(|file| file.with(pack));
    let coach = arguments.coach || (!arguments.no_coach && is_beginner(&holders));
    Sitting::new(&registry, game, played, holders, bots, context, input, save, coach).play()
}

fn start(
    game: Arc<dyn DynGame>,
    arguments: &Arguments,
    words: &Words,
) -> Result<(Resumed, Vec<Holder>), Failure> {
    let holders = Holder::list(&*game, arguments.seats.as_deref().unwrap_or(SEATS))?;
    let seed = arguments.seed.clone().map_or_else(random_seed, Ok)?;
    let options = arguments.options.read()?;
    let played = game
        .start(holders.len() as u64, &options, &seed)
        .map_err(|error| Failure::usage(words.setup(&error)))?;
    Ok(((game, played), holders))
}

/// A saved game with those who sat there, or with others on as many seats.
fn resume(
    registry: &Registry,
    name: &str,
    path: &Path,
    seats: Option<&str>,
) -> Result<(Resumed, Vec<Holder>), Failure> {
    let (game, played) = load(registry, name, path)?;
    let holders = match seats {
        None => holders_of(&*played),
        Some(seats) => Holder::list(&*game, seats)?,
    };
    let players = played.header().players;
    if holders.len() != players {
        let file = path.display();
        return Err(Failure::usage(format!("{file} has {players} seats, --seats names {}", holders.len())));
    }
    Ok(((game, played), holders))
}

/// Where the game is saved after every move.
fn save_file(
    arguments: &Arguments,
    played: &dyn DynMatch,
    folder: Option<PathBuf>,
) -> Result<Option<SaveFile>, Failure> {
    let record = played.record();
    match (&arguments.save, &arguments.resume) {
        (Some(path), Some(read)) if path == read => Ok(Some(SaveFile::of(path))),
        (Some(path), _) => SaveFile::claim(path, &record).map(Some).ok_or_else(|| {
            let file = path.display();
            Failure::usage(format!(
                "{file} holds another game, or more of this one; go on with --resume {file}, or save to another file"
            ))
        }),
        (None, _) if arguments.no_save => Ok(None),
        (None, Some(read)) => Ok(folder.map(|_| SaveFile::of(read))),
        (None, None) => {
            let Some(folder) = folder else { return Ok(None) };
            let name = format!("{}-{}.khipu", arguments.game, &random_seed()?[..8]);
            Ok(SaveFile::claim(&folder.join("games").join(name), &record))
        }
    }
}

/// Whether one person plays against bots that beginners choose, as where a coach speaks in the browser.
fn is_beginner(holders: &[Holder]) -> bool {
    let people = holders.iter().filter(|holder| matches!(holder, Holder::Human)).count();
    let low = |holder: &Holder| matches!(holder.name().as_str(), "human" | "level1" | "level2");
    people == 1 && holders.len() > 1 && holders.iter().all(low)
}

/// Who sat where, by the names in the record.
fn holders_of(played: &dyn DynMatch) -> Vec<Holder> {
    let header = played.header();
    let holder = |seat: usize| header.seats.get(seat).map_or(Holder::Human, |name| Holder::of_seat(name));
    (0..header.players).map(holder).collect()
}

/// Bots for the seats that no person holds.
fn seat_bots(game: &dyn DynGame, holders: &[Holder], seed: Seed) -> Vec<Option<Box<dyn Player>>> {
    let seated = |(holder, seat): (&Holder, u64)| match holder {
        Holder::Human => None,
        Holder::Bot(bot) => Some(game.seat(bot, seed.numbered(seat))),
    };
    holders.iter().zip(0..).map(seated).collect()
}

fn random_seed() -> Result<String, Failure> {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes)
        .map_err(|error| Failure::new(format!("the system gives no random numbers: {error}; use --seed")))?;
    Ok(Seed::from_bytes(bytes).to_hex())
}

/// A match with the game that it was begun with.
type Resumed = (Arc<dyn DynGame>, Box<dyn DynMatch>);

fn load(registry: &Registry, wanted: &str, path: &Path) -> Result<Resumed, Failure> {
    let name = path.display().to_string();
    let (game, record) = games::record(registry, &files::read(path)?, &name)?;
    let found = game.title().name;
    if found != wanted {
        return Err(Failure::usage(format!(
            "{name} is a game of {found}; start it with `khipu play {found}`"
        )));
    }
    let played = game.load_record(&record, usize::MAX);
    Ok((game, played.map_err(|faults| Failure::faults(&name, found, &faults))?))
}
