//! Bots in every game: what they may know, and how strong they are.

mod every_game;
mod honest;
mod programs;
mod strength;
