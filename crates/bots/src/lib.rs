//! Bots: who plays when nobody sits down, written over [`khipu_core::Game`] alone.
//!
//! A [`Policy`] is given a view, never a position: what its seat cannot know it cannot use. It thinks about worlds made
//! by [`khipu_core::Game::imagine`] and judges them by [`khipu_core::Game::estimate`]. Budgets count iterations and
//! nodes, not seconds, so the same view, seed and budget give the same move on every machine.

pub mod any;
pub mod arena;
mod bot;
mod dice;
mod greedy;
mod interval;
mod level;
mod policy;
mod prospect;
mod rating;
mod search;

pub use bot::Bot;
pub use dice::Dice;
pub use greedy::Greedy;
pub use interval::wilson;
pub use level::Level;
pub use policy::{Policy, Random};
pub use rating::{Measure, Rated, rate};
pub use search::{Analysis, Line, Search, Settings, Step, Verdict};
