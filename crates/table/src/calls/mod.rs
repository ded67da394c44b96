//! Calls: people are told that it is their turn, that their time is running out, that somebody sat down, that a game has
//! ended, that they are spoken to. By push, by letter, by webhook.
//!
//! Which calls a table makes follows from how it stands (`due.rs`), so a call that was lost in a crash is found again. They
//! go through an outbox in the store (`outbox.rs`): each is claimed by one node, tried until it is made, and taken back if
//! it is not true any more. Nothing that anybody hides is ever in a call: it names the game, who sits there, and a link.

mod client;
mod config;
mod due;
mod hook;
mod mail;
mod outbox;
mod push;
mod quiet;
mod way;

pub(crate) use client::{AskError, HttpClient, PATIENCE, is_allowed};
pub use config::{CallConfig, MailConfig, MailError};
pub(crate) use due::Call;
pub(crate) use hook::HookFormat;
pub(crate) use mail::is_address;
pub(crate) use outbox::{Caller, CallerError};
pub(crate) use push::Subscription;
pub(crate) use quiet::Quiet;
pub(crate) use way::{Kind, Target, Way};
