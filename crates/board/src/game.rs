//! A game with all that it brings besides its rules.

use khipu_core::{Evaluate, Game, Release};
use khipu_words::{Language, Locales};

use crate::Decks;

/// What a viewer of the game knows.
pub type ViewOf<U> = <<U as GameUi>::Game as Game>::View;
/// A move of the game.
pub type MoveOf<U> = <<U as GameUi>::Game as Game>::Move;
/// An event of the game.
pub type EventOf<U> = <<U as GameUi>::Game as Game>::Event;
/// A position of the game.
pub type PositionOf<U> = <<U as GameUi>::Game as Game>::Position;

/// A game with its words and pages. The type is only a name: it has no values.
pub trait GameUi: Send + Sync + 'static {
    /// The rules.
    type Game: Evaluate + Release;

    /// Its sentences, language by language.
    const LOCALES: Locales;

    /// Its numbered rules, in the order of the languages.
    const RULEBOOK: [&'static str; Language::NAMES.len()];

    /// The style sheet of its board.
    const STYLE: &'static str;

    /// A script of its board, a module that runs after that of the table page; empty if style sheets are enough.
    const SCRIPT: &'static str = "";

    /// Its lessons in order, each in the form of the crate `lessons`.
    const LESSONS: &'static [&'static str] = &[];

    /// A drawing of 240 by 120 for the list of games, made of shapes with the colours of `hall.css`.
    fn emblem() -> String;

    /// Where people build decks for it; none if it has no decks to build.
    fn decks() -> Option<&'static dyn Decks> {
        None
    }
}
