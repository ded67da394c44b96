//! What holds for every game of the registry.

mod balance;
mod complete;
mod ids;
mod languages;
mod redrawn;
mod sentences;
mod terminal;
mod used;
