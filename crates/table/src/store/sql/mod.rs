//! What both databases understand, compiled once for each: `super::driver` names the types of the one.

pub(super) mod call;
pub(super) mod clock;
pub(super) mod control;
pub(super) mod forget;
pub(super) mod once;
pub(super) mod passkey;
pub(super) mod read;
pub(super) mod user;
pub(super) mod write;
