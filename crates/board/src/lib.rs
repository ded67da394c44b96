//! What a game brings to be shown: a board for the browser, one for the terminal, its words, and what is counted of it.
//!
//! Rules know nothing of this. A game has a crate beside its rules with one type that stands for all of it ([`GameUi`]):
//! that type draws ([`BoardUi`], [`TerminalUi`]) and counts ([`Usage`]). Everything here is the kit they draw with.

mod acting;
mod browser;
mod choice;
mod coach;
mod decks;
mod game;
mod kept;
mod legend;
mod page;
mod panel;
pub mod svg;
pub mod terminal;
#[cfg(feature = "testing")]
pub mod testing;
mod usage;

pub use acting::acting;
pub use browser::{BoardUi, Piece, RenderContext};
pub use choice::{Choice, Role};
pub use coach::{Note, coach};
pub use decks::{DeckContext, DeckError, Decks};
pub use game::{EventOf, GameUi, MoveOf, PositionOf, ViewOf};
pub use kept::{Kept, TextMap};
pub use legend::legend;
pub use page::{Composite, Drawing, Page};
pub use panel::{Frame, Group, Panel, Region};
pub use terminal::{TerminalContext, TerminalUi, seen_width};
pub use usage::{Usage, Use};
