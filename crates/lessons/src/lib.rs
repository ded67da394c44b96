//! Lessons: a position, and steps that are played from there.
//!
//! A [`Lesson`] is data of a game (`games/GAME/lessons/*.json`, found through the registry like everything of a game). It
//! holds no sentence: each step has a key, and its text is the message `lesson-ID-KEY` of the game's locale files. It
//! holds no picture either: what to point at are the parts of the moves that a step [wants](LessonRun::wanted), and the
//! scenes of what happens.
//!
//! A [`LessonRun`] is a lesson being played. Whatever a learner tries gets an [`Answer`]; what is good goes on, what is
//! legal but not meant is answered and changes nothing. Its [`Progress`] is a few words and can be kept anywhere.
//!
//! [`Puzzles`] are turns to be found, mined from recorded games; each is played as a lesson of one step.
//!
//! [`check`] plays every way through a lesson and lists what does not hold: so a lesson cannot rot.

mod check;
mod flaw;
mod lesson;
mod puzzle;
mod read;
mod run;

pub use check::{Checked, check};
pub use flaw::{Flaw, Problem};
pub use lesson::{Guess, Lesson, Scripted, Step, Task, Try};
pub use puzzle::Puzzles;
pub use run::{Answer, LessonRun, Progress};

use khipu_core::Fault;
use khipu_registry::DynGame;

/// The lessons of a game, in order.
///
/// # Errors
/// The faults of the first that cannot be read.
pub fn lessons(game: &dyn DynGame) -> Result<Vec<Lesson>, Vec<Fault>> {
    game.lessons().iter().map(|text| Lesson::read(text)).collect()
}
