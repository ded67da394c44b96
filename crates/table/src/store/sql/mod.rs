//! What both databases understand, compiled once for each: `super::driver` names the types of the one.

pub(super) mod call;
pub(super) mod clock;
#[cfg_attr(not(test), allow(dead_code, reason = "its pages follow"))]
pub(super) mod once;
#[cfg_attr(not(test), allow(dead_code, reason = "its pages follow"))]
pub(super) mod passkey;
pub(super) mod read;
#[cfg_attr(not(test), allow(dead_code, reason = "its pages follow"))]
pub(super) mod user;
pub(super) mod write;
