//! What both databases understand, compiled once for each: `super::driver` names the types of the one.

pub(super) mod bot;
pub(super) mod call;
pub(super) mod clock;
pub(super) mod control;
pub(super) mod daily;
pub(super) mod forget;
pub(super) mod identity;
pub(super) mod once;
pub(super) mod passkey;
pub(super) mod plan;
pub(super) mod puzzle;
pub(super) mod rating;
pub(super) mod read;
pub(super) mod review;
pub(super) mod sitting;
pub(super) mod study;
pub(super) mod thought;
pub(super) mod user;
pub(super) mod write;
