//! Games behind one face, so that tables, pages and commands need not know them.
//!
//! A [`Registry`] is filled with games and knows none itself. It answers who is there, and resolves what a record or a
//! table names (game, version of the rules, hash of the components) to a [`DynGame`] that plays it.

mod game;
mod loaded;
mod registry;
mod resolve;
pub mod run;

pub use game::{DynGame, Moment, Offers, Played, Scene};
pub use loaded::{Playable, Visitor};
pub use registry::Registry;
pub use resolve::ResolveError;
