//! A game with all that it brings besides its rules.

use khipu_core::{Evaluate, Game, Release, Seat};
use khipu_words::{Language, Locales};

use crate::{Decks, Note};

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

    /// How well the bots of levels 1 to 5 play it, on the scale of people's ratings: level 3 has 1500, and the others as much
    /// more or less as the arena says (`docs/lab/bots.md`).
    const BOT_RATINGS: [u16; 5] = [900, 1200, 1500, 1800, 2100];

    /// Its puzzles, in the form of the crate `lessons`; empty if it has none.
    const PUZZLES: &'static str = "";

    /// A drawing of 240 by 120 for the list of games, made of shapes with the colours of `lobby.css`.
    fn emblem() -> String;

    /// Where people build decks for it; none if it has no decks to build.
    fn decks() -> Option<&'static dyn Decks> {
        None
    }

    /// What a seat plays as, where seats differ from the start: a faction. It is known to all.
    fn faction(_: &PositionOf<Self>, _: Seat) -> Option<&'static str>
    where
        Self: Sized,
    {
        None
    }

    /// What a player who is new should know now, the most urgent first: what is coming, then what can be done.
    fn notes(_game: &Self::Game, _view: &ViewOf<Self>, _seat: Seat) -> Vec<Note> {
        Vec::new()
    }

    /// What a seat has just lost, if this event tells of a loss.
    fn loss(_game: &Self::Game, _event: &EventOf<Self>, _seat: Seat) -> Option<Note> {
        None
    }
}
