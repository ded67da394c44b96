//! What the rules of a game are made of: names, words, lists and sets without the heap, the stack of pending
//! work, views, versions, sums with their terms, and what component packs have in common.
//!
//! Everything here is plain data that can be copied, and equal values are equal bit for bit: a position made of it can
//! be compared, kept and sent about without care.

mod actor;
mod list;
mod named;
mod pack;
mod set;
mod stack;
mod tally;
mod versions;
mod view;
mod worded;

pub use list::List;
pub use pack::Provenance;
pub use set::{Ordinal, Set};
pub use stack::{Entry, Stack};
pub use tally::Tally;
pub use view::View;
pub use worded::{Flag, Form, Ids, Maybe, Names, Own, Phrase, Within, Worded, Wording};

#[doc(hidden)]
pub use crate::display::write_refusal;
#[doc(hidden)]
pub use serde::{Serialize, Serializer};
