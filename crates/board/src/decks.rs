//! Decks that people build before a game: an ability that some games have.

use std::fmt;

use khipu_core::Fault;
use khipu_words::Words;

/// What the page of a deck is made with.
#[derive(Clone, Copy)]
pub struct DeckContext<'a> {
    /// The words of the reader's language.
    pub words: &'a Words,
    /// The hidden field that every form which posts must carry, as HTML.
    pub guard: &'a str,
}

/// Why there is no such deck.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum DeckError {
    /// A name that is not known.
    Unknown {
        /// The name.
        word: String,
        /// Those there are.
        known: Vec<&'static str>,
    },
    /// The names are known, but there is no deck of both.
    NoDeck,
}

impl fmt::Display for DeckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { word, known } => {
                write!(f, "unknown name `{word}`, expected one of: {}", known.join(", "))
            }
            Self::NoDeck => f.write_str("there is no deck of these two names"),
        }
    }
}

impl std::error::Error for DeckError {}

/// Decks of a game.
pub trait Decks: Sync {
    /// The names of those that decks are built for, factions for example; the first is where a newcomer begins.
    fn names(&self) -> Vec<&'static str>;

    /// The query that leads to the builder, with the name of the deck, for an option of a new table that is the deck of a
    /// seat; `fields` are what was chosen so far, so that nothing is lost on the way. None for any other option.
    fn builder_for(&self, option: &str, fields: &[(String, String)]) -> Option<String>;

    /// The builder: the main element of the page. None if nothing has this name.
    fn page(&self, name: &str, fields: &[(String, String)], context: &DeckContext<'_>) -> Option<String>;

    /// Reads a deck file and says what it is, and how to play it.
    ///
    /// # Errors
    /// Every reason against it.
    fn check(&self, text: &str, words: &Words) -> Result<String, Vec<Fault>>;

    /// The decks that come with the game, a line for each.
    fn list(&self, words: &Words) -> String;

    /// One of those as a deck file; `variant` is the box whose cards it has.
    ///
    /// # Errors
    /// What is not known.
    fn show(&self, name: &str, variant: Option<&str>) -> Result<String, DeckError>;
}
