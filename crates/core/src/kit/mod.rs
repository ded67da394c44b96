//! What the rules of a game are made of: names, lists and sets without the heap, the stack of pending work.
//!
//! Everything here is plain data that can be copied, and equal values are equal bit for bit: a position made of it can
//! be compared, kept and sent about without care.

mod actor;
mod list;
mod named;
mod set;
mod stack;

pub use list::List;
pub use set::{Ordinal, Set};
pub use stack::{Entry, Stack};

#[doc(hidden)]
pub use serde::{Serialize, Serializer};
