//! What is fed.

pub mod components;
pub mod deck;
pub mod engine;
pub mod notation;
pub mod position;
pub mod record;
mod world;

pub use world::Fed;
