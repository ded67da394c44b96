//! What is fed.

pub mod components;
pub mod notation;
pub mod position;
pub mod record;
mod world;

pub(crate) use world::tzolkin;
