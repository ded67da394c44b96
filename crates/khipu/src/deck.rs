//! `khipu deck`: faction decks of Imperial Settlers, looked at and checked (IS-6.1, IS-6.2).

use std::path::PathBuf;

use clap::{Args, Subcommand};
use khipu_settlers::{Components, DeckList, Faction, Mark};
use khipu_words::Words;

use crate::failure::Failure;
use crate::files;

const GAME: &str = "settlers";

#[derive(Args, Debug)]
#[command(
    after_help = "Example: khipu deck list aztec --mark friends > mine.toml; khipu deck check mine.toml"
)]
pub(crate) struct Arguments {
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

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = Components::builtin();
    match &arguments.act {
        Act::Check { file } => check(&rules, file),
        Act::List { faction: None, .. } => {
            list(&rules);
            Ok(())
        }
        Act::List { faction: Some(faction), mark } => {
            let faction = named(faction, Faction::NAMES)?;
            let mark = named(mark.as_deref().unwrap_or(Mark::Base.name()), Mark::NAMES)?;
            let deck = DeckList::of_mark(&rules, faction, mark).ok_or_else(|| {
                Failure::new("there is no such deck; `khipu deck list` shows those there are")
            })?;
            print!("{}", as_file(&rules, &deck));
            Ok(())
        }
    }
}

/// The thing with a name, or a sentence with those there are.
fn named<T: Copy>(name: &str, known: &[(&str, T)]) -> Result<T, Failure> {
    known.iter().find(|(word, _)| *word == name).map(|(_, thing)| *thing).ok_or_else(|| {
        let names: Vec<&str> = known.iter().map(|(word, _)| *word).collect();
        Failure::new(format!("{name:?} is not known; use one of: {}", names.join(", ")))
    })
}

fn check(rules: &Components, file: &std::path::Path) -> Result<(), Failure> {
    let text = files::read(file)?;
    let deck = DeckList::from_toml(rules, &text)
        .map_err(|faults| Failure::faults(&file.display().to_string(), GAME, &faults))?;
    println!(
        "{}: a {} deck of the {}, {} cards; play it with --option {}",
        file.display(),
        deck.format.name(),
        Words::english().name(GAME, deck.faction.name()),
        deck.cards.len(),
        format_args!("faction1={} --option deck1={}", deck.faction.name(), deck.line(rules)),
    );
    Ok(())
}

/// Every default deck, with its number of titles and cards.
fn list(rules: &Components) {
    let words = Words::english();
    for &(name, faction) in Faction::NAMES {
        for &(mark_name, mark) in Mark::NAMES {
            let Some(deck) = DeckList::of_mark(rules, faction, mark) else { continue };
            let titles = deck.line(rules).split('+').count();
            println!(
                "{name:10} {mark_name:11} {:3} cards, {titles:2} titles   {} with cards of: {}",
                deck.cards.len(),
                words.name(GAME, name),
                words.name(GAME, mark_name)
            );
        }
    }
}

/// A deck as a file that can be changed and checked.
fn as_file(rules: &Components, deck: &DeckList) -> String {
    let cards: String = deck.line(rules).split('+').map(|word| format!("    {word:?},\n")).collect();
    format!(
        "game = \"{GAME}\"\nfaction = \"{}\"\nformat = \"{}\"\ncards = [\n{cards}]\n",
        deck.faction.name(),
        deck.format.name()
    )
}
