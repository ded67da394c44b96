//! `khipu deck`: decks that people build before a game, looked at and checked.

use std::path::PathBuf;
use std::sync::Arc;

use clap::{Args, Subcommand};
use khipu_board::{DeckError, Decks};
use khipu_registry::{DynGame, Registry};
use khipu_words::Language;

use crate::failure::Failure;
use crate::{files, games};

#[derive(Args, Debug)]
#[command(
    after_help = "Example: khipu deck list aztec --mark friends > mine.toml; khipu deck check mine.toml"
)]
pub(crate) struct Arguments {
    /// The game; by default the first that has decks
    #[arg(long)]
    game: Option<String>,
    #[command(subcommand)]
    act: Act,
}

#[derive(Subcommand, Debug)]
enum Act {
    /// Say whether a deck file can be played, with every reason if not
    Check {
        /// The deck file
        file: PathBuf,
    },
    /// List the default decks, or show one as a deck file
    List {
        /// The faction
        faction: Option<String>,
        /// The box whose cards replace some of the base deck
        #[arg(long)]
        mark: Option<String>,
    },
}

pub(crate) fn run(registry: &Registry, arguments: &Arguments) -> Result<(), Failure> {
    let words = registry.words(Language::English);
    let (game, decks) = decks(registry, arguments.game.as_deref())?;
    match &arguments.act {
        Act::Check { file } => {
            let checked = decks.check(&files::read(file)?, &words);
            let what =
                checked.map_err(|faults| Failure::faults(&file.display().to_string(), game, &faults))?;
            println!("{}: {what}", file.display());
        }
        Act::List { faction: None, .. } => print!("{}", decks.list(&words)),
        Act::List { faction: Some(faction), mark } => {
            print!("{}", decks.show(faction, mark.as_deref()).map_err(|error| unknown(&error))?);
        }
    }
    Ok(())
}

/// The decks of a game, with its name.
fn decks(registry: &Registry, name: Option<&str>) -> Result<(&'static str, &'static dyn Decks), Failure> {
    let with_decks = |game: &Arc<dyn DynGame>| Some((game.title().name, game.decks()?));
    match name {
        None => registry.games().find_map(with_decks).ok_or_else(|| Failure::new("no game has decks")),
        Some(name) => with_decks(&games::find(registry, name)?)
            .ok_or_else(|| Failure::new(format!("{name} has no decks to build"))),
    }
}

fn unknown(error: &DeckError) -> Failure {
    Failure::new(match error {
        DeckError::Unknown { word, known } => {
            format!("{word:?} is not known; use one of: {}", known.join(", "))
        }
        DeckError::NoDeck => "there is no such deck; `khipu deck list` shows those there are".to_owned(),
    })
}
