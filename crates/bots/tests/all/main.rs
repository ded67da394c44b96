//! Bots in every game: what they may know, how strong they are, and what their values mean.

mod every_game;
mod honest;
mod programs;
mod strength;
mod terms;
mod values;
