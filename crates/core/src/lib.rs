//! The contracts that all games of Khipu share.
//!
//! A game is a set of rules over plain data: a *position* says who must decide, each of those seats has a finite list
//! of *moves*, playing one changes the position and tells what happened as *events*. Everything else in Khipu (the
//! terminal, the protocol, simulations, bots, the table in the browser) is built on the [`Game`] trait alone.
//!
//! Nothing here does input or output, reads a clock, or holds a sentence for people.

mod any;
mod bounded;
mod chacha;
mod chance;
mod display;
mod doc;
mod fault;
mod game;
mod id;
mod json;
pub mod kit;
mod matches;
mod notation;
mod quote;
mod record;
mod score;
mod seat;
mod weights;

pub use any::{AnyMatch, MoveResult, Refused};
pub use bounded::{Bound, MOST_DEPTH, MOST_VALUES, check_json};
pub use chance::{Chance, Commitment, Dice, Draws, Purpose, Seed, Stream};
pub use doc::{Cursor, Document, Faults};
pub use fault::{Fault, Kind, Place, Problem};
pub use game::{
    Evaluate, Game, Observer, OptionSpec, Options, Refusal, Release, Scenes, Setup, SetupError, Silent, Sink,
    Title,
};
pub use id::Id;
pub use json::{FieldName, Json};
pub use matches::{Match, Outcome, PlayError, UndoError, position_hash};
pub use notation::{NotationError, Tokens};
pub use quote::quote;
pub use record::{Header, Origin, Record, RecordedMove};
pub use score::{Points, Score, ScoreLine, Who};
pub use seat::{Seat, Seats, Viewer};
pub use weights::{NoWeight, Weighable, Weighed, Weights};
