//! Games behind one face, so that tables, pages and commands need not know them.
//!
//! A [`Registry`] is filled with games and knows none itself. It answers who is there, and resolves what a record or a
//! table names (game, version of the rules, hash of the components) to a [`DynGame`] that plays it.

mod ahead;
mod event;
mod game;
mod loaded;
mod matches;
mod moment;
mod names;
mod registry;
mod resolve;
pub mod run;
mod study;

pub use ahead::{Estimates, Tried, Wish};
pub use event::{DynEvent, Heard};
pub use game::DynGame;
pub use loaded::{Playable, Visitor};
pub use matches::{Adviser, DynMatch, PlayedScenes, Scene};
pub use moment::{DynMoment, Moment, Offers};
pub use registry::Registry;
pub use resolve::ResolveError;
pub use study::{StudyError, study_values};

use serde::Serialize;
use serde_json::Value;

fn to_json(value: &impl Serialize) -> Value {
    // Events and refusals are plain enums of numbers and names: they always have a JSON form.
    serde_json::to_value(value).unwrap_or_default()
}
