//! What holds for every game of the registry.

mod balance;
mod coach;
mod complete;
mod ids;
mod languages;
mod moves;
mod puzzles;
mod redrawn;
mod sentences;
mod studies;
mod terminal;
mod used;
