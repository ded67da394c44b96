//! Faction decks: built on a page, looked at and checked in the terminal (IS-6.1, IS-6.2).

mod page;

use std::sync::OnceLock;

use khipu_board::{DeckContext, DeckError, Decks};
use khipu_core::Fault;
use khipu_settlers::{Components, DeckList, Faction, Mark};
use khipu_words::Words;

use crate::GAME;

/// The decks of the factions.
pub(crate) struct FactionDecks;

/// The cards; read once.
fn rules() -> &'static Components {
    static RULES: OnceLock<Components> = OnceLock::new();
    RULES.get_or_init(Components::builtin)
}

impl Decks for FactionDecks {
    fn names(&self) -> Vec<&'static str> {
        let playable = Faction::NAMES.iter().filter(|(_, faction)| rules().playable(*faction));
        let mut names: Vec<&str> = playable.map(|(name, _)| *name).collect();
        names.sort_by_key(|name| *name != Faction::Aztec.name());
        names
    }

    fn builder_for(&self, option: &str, fields: &[(String, String)]) -> Option<String> {
        page::builder_for(option, fields)
    }

    fn page(&self, name: &str, fields: &[(String, String)], context: &DeckContext<'_>) -> Option<String> {
        page::main(name, fields, context)
    }

    fn check(&self, text: &str, words: &Words) -> Result<String, Vec<Fault>> {
        let deck = DeckList::from_toml(rules(), text)?;
        let (format, faction) = (deck.format.name(), deck.faction.name());
        Ok(format!(
            "a {format} deck of the {}, {} cards; play it with --option faction1={faction} --option deck1={}",
            words.name(GAME, faction),
            deck.cards.len(),
            deck.line(rules()),
        ))
    }

    fn list(&self, words: &Words) -> String {
        let mut lines = String::new();
        for &(name, faction) in Faction::NAMES {
            for &(mark_name, mark) in Mark::NAMES {
                let Some(deck) = DeckList::of_mark(rules(), faction, mark) else { continue };
                let titles = deck.line(rules()).split('+').count();
                lines += &format!(
                    "{name:10} {mark_name:11} {:3} cards, {titles:2} titles   {} with cards of: {}\n",
                    deck.cards.len(),
                    words.name(GAME, name),
                    words.name(GAME, mark_name)
                );
            }
        }
        lines
    }

    fn show(&self, name: &str, variant: Option<&str>) -> Result<String, DeckError> {
        let faction = named(name, Faction::NAMES)?;
        let mark = named(variant.unwrap_or(Mark::Base.name()), Mark::NAMES)?;
        let deck = DeckList::of_mark(rules(), faction, mark).ok_or(DeckError::NoDeck)?;
        Ok(as_file(&deck))
    }
}

/// The thing with a name.
fn named<T: Copy>(name: &str, known: &'static [(&'static str, T)]) -> Result<T, DeckError> {
    known.iter().find(|(word, _)| *word == name).map(|(_, thing)| *thing).ok_or_else(|| DeckError::Unknown {
        word: name.to_owned(),
        known: known.iter().map(|(word, _)| *word).collect(),
    })
}

/// A deck as a file that can be changed and checked.
fn as_file(deck: &DeckList) -> String {
    let cards: String = deck.line(rules()).split('+').map(|word| format!("    {word:?},\n")).collect();
    format!(
        "game = \"{GAME}\"\nfaction = \"{}\"\nformat = \"{}\"\ncards = [\n{cards}]\n",
        deck.faction.name(),
        deck.format.name()
    )
}
