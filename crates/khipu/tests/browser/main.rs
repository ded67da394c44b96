//! People at the table: whole games and every way of sitting at it, in headless Chromium against the real program.
//!
//! Pictures of what was seen lie under `target/pictures` afterwards.

mod axe;
mod desk;
mod hall;
mod keyboard;
mod languages;
mod lessons;
mod phone;
mod pictures;
mod player;
mod positions;
mod seats;
mod settlers;
mod sheets;
mod support;
mod tawantinsuyu;
mod tree;
mod tzolkin;
mod users;
mod weight;
mod wire;
