//! What a game brings to be shown: a board for the browser, one for the terminal, its words, and what is counted of it.
//!
//! Rules know nothing of this. A game has a crate beside its rules with one type that stands for all of it ([`GameUi`]):
//! that type draws ([`BoardUi`], [`TerminalUi`]) and counts ([`Usage`]). Everything here is the kit they draw with.

mod browser;
mod decks;
mod game;
mod page;
pub mod svg;
pub mod terminal;
#[cfg(feature = "testing")]
pub mod testing;
mod usage;

pub use browser::{BoardUi, Choice, Piece, Region, RenderContext};
pub use decks::{DeckContext, DeckError, Decks};
pub use game::{EventOf, GameUi, MoveOf, PositionOf, ViewOf};
pub use page::{Drawing, Page};
pub use terminal::{TerminalContext, TerminalUi, seen_width};
pub use usage::{Usage, Use};
