//! What both databases understand, compiled once for each: `super::driver` names the types of the one.

pub(super) mod read;
pub(super) mod write;
