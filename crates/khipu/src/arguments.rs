//! What can be typed after `khipu`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};
use khipu_registry::Registry;
use khipu_words::{Language, Words};

use crate::failure::Failure;
use crate::{
    admin, arena, balance, bench, check, config, deck, engine, hint, keep, lesson, load, manual, play,
    puzzle, replay, review, serve, sim, study, work,
};

/// Play, study and simulate board games of the Andes and Mesoamerica.
#[derive(Parser, Debug)]
#[command(name = "khipu", version, max_term_width = 100, args_override_self = true)]
pub(crate) struct Arguments {
    /// Without a command the table in the browser is opened, as by `khipu serve`
    #[command(subcommand)]
    command: Option<Command>,
}

impl Arguments {
    /// Does what is asked for, with these games.
    pub(crate) fn run(self, games: Registry) -> Result<(), Failure> {
        self.command.map_or(Ok(()), |command| command.run(games))
    }

    /// Whether nothing is said of what to do.
    pub(crate) const fn is_empty(&self) -> bool {
        self.command.is_none()
    }

    /// How the server is opened, if that is what is wanted.
    pub(crate) fn serve(&self) -> Option<&serve::Arguments> {
        match &self.command {
            Some(Command::Serve(serve)) => Some(serve),
            _ => None,
        }
    }
}

#[derive(Subcommand, Debug)]
enum Command {
    /// Open the table in the browser (the default)
    Serve(Box<serve::Arguments>),
    /// Think for the bots of a site, beside its nodes
    Work(work::Arguments),
    /// Play a game in the terminal
    Play(play::Arguments),
    /// Learn a game in the terminal, lesson by lesson
    Lesson(lesson::Arguments),
    /// Solve puzzles, or mine them from games
    Puzzle(puzzle::Arguments),
    /// Play many games and show a table of what came out
    Sim(sim::Arguments),
    /// Play bots against each other on the same deals and rate them
    Arena(arena::Arguments),
    /// Show the best moves of a position and what is expected to follow
    Hint(hint::Arguments),
    /// Speak JSON lines on standard input and output, for other programs
    Engine(engine::Arguments),
    /// Step through a recorded game
    Replay(replay::Arguments),
    /// Review a finished game: what each turn cost, and what chance brought
    Review(review::Arguments),
    /// Open a study board: step, branch off, comment, and see what moves are worth
    Study(study::Arguments),
    /// List every fault of a position, a record, a component file, a lesson or puzzles
    Check(check::Arguments),
    /// Measure random playouts on one core, or the search of bots
    Bench(bench::Arguments),
    /// Count how often each component is used, and by whom
    Balance(balance::Arguments),
    /// Look at and check decks of Imperial Settlers
    Deck(deck::Arguments),
    /// Load-test a private server
    Load(load::Arguments),
    /// Bring a database to the schema of this program
    Migrate(keep::Migrate),
    /// Copy everything to one file, while servers run
    Backup(keep::Backup),
    /// Put a backup back
    Restore(keep::Restore),
    /// Move everything to another database
    Store(keep::Store),
    /// Look at the configuration of a server
    Config(config::Arguments),
    /// Ask a running server how it does, or tell it something
    Admin(admin::Arguments),
    /// Print shell completions
    Completions(manual::Completions),
    /// Write man pages
    Man(manual::Man),
}

impl Command {
    fn run(self, games: Registry) -> Result<(), Failure> {
        match self {
            Self::Serve(arguments) => serve::run(games, &arguments),
            Self::Work(arguments) => work::run(games, &arguments),
            Self::Play(arguments) => play::run(games, &arguments),
            Self::Lesson(arguments) => lesson::run(&games, &arguments),
            Self::Puzzle(arguments) => puzzle::run(&games, &arguments),
            Self::Sim(arguments) => sim::run(games, &arguments),
            Self::Arena(arguments) => arena::run(games, &arguments),
            Self::Hint(arguments) => hint::run(games, &arguments),
            Self::Engine(arguments) => engine::run(games, &arguments),
            Self::Replay(arguments) => replay::run(games, &arguments),
            Self::Review(arguments) => review::run(games, &arguments),
            Self::Study(arguments) => study::run(games, &arguments),
            Self::Check(arguments) => check::run(games, &arguments),
            Self::Bench(arguments) => bench::run(games, &arguments),
            Self::Balance(arguments) => balance::run(games, &arguments),
            Self::Deck(arguments) => deck::run(&games, &arguments),
            Self::Load(arguments) => load::run(&arguments),
            Self::Migrate(arguments) => arguments.run(),
            Self::Backup(arguments) => arguments.run(),
            Self::Restore(arguments) => arguments.run(),
            Self::Store(arguments) => arguments.run(),
            Self::Config(arguments) => arguments.run(&games),
            Self::Admin(arguments) => arguments.run(),
            Self::Completions(arguments) => arguments.run(),
            Self::Man(arguments) => arguments.run(),
        }
    }
}

/// What every command that opens a game can be told.
#[derive(Args, Debug, Clone, Default)]
pub(crate) struct Pack {
    /// A component file of your own instead of the one that comes with the program
    #[arg(long, value_name = "FILE")]
    pub(crate) components: Option<PathBuf>,
}

/// The language that is spoken.
#[derive(Args, Debug, Clone)]
pub(crate) struct LanguageArgument {
    /// The language of what happens and why not: en, pl, ru or fr
    #[arg(long = "lang", value_name = "LANGUAGE", default_value = "en", value_parser = language)]
    language: Language,
}

impl LanguageArgument {
    pub(crate) fn words(&self, registry: &Registry) -> Words {
        registry.words(self.language)
    }
}

fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| "use en, pl, ru or fr".to_owned())
}

/// Options of the game.
#[derive(Args, Debug, Clone, Default)]
pub(crate) struct GameOptions {
    /// An option of the game, as NAME=VALUE; can be given several times
    #[arg(long = "option", value_name = "NAME=VALUE")]
    pub(crate) options: Vec<String>,
}

impl GameOptions {
    pub(crate) fn read(&self) -> Result<khipu_core::Options, Failure> {
        self.options
            .iter()
            .map(|option| match option.split_once('=') {
                Some((name, value)) => Ok((name.trim().to_owned(), value.trim().to_owned())),
                None => Err(Failure::usage(format!("{option:?} is no option; write it as NAME=VALUE"))),
            })
            .collect()
    }
}
