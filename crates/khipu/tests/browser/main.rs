//! People at the table: whole games and every way of sitting at it, in headless Chromium against the real program.
//!
//! Pictures of what was seen lie under `target/pictures` afterwards.

mod axe;
mod desk;
mod hall;
mod keyboard;
mod languages;
mod phone;
mod player;
mod seats;
mod settlers;
mod support;
mod tawantinsuyu;
mod tzolkin;
mod weight;
mod wire;
