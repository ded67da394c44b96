//! What people can learn from: hints while they play, a review when the game is over, puzzles from games of others, study
//! boards, and ratings.
//!
//! Everything is found from what a seat sees, or saw at the time; nothing hidden has a part in it. There is no input or
//! output here, no clock, and no game by name: sentences are made by whoever shows it.

mod board;
mod hint;
mod puzzle;
mod rating;
mod review;
mod turn;

pub use board::{
    MOST_COMMENT, MOST_MARKS, MOST_NODES, MOST_TITLE, MOST_VALUES, Mark, Node, Study, ValuedMove, Values,
};
pub use hint::{Advice, Reason, Worse, advise};
pub use puzzle::{Effort, Puzzle, mine};
pub use rating::{Bout, Rating};
pub use review::{
    Decision, Event, Retried, Review, ReviewError, Reviewer, Standing, Swing, Thoroughness, Why, YARDSTICK,
};
