//! What people can learn from: hints while they play, and a review when the game is over.
//!
//! Everything is found from what a seat sees, or saw at the time; nothing hidden has a part in it. There is no input or
//! output here, no clock, and no game by name: sentences are made by whoever shows it.

mod hint;
mod review;
mod turn;

pub use hint::{Advice, Reason, advise};
pub use review::{Decision, Event, Review, ReviewError, Reviewer, Swing, Thoroughness, YARDSTICK};
