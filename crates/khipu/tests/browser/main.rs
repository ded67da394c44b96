//! People at the table: whole games and every way of sitting at it, in headless Chromium against the real program.
//!
//! Pictures of what was seen lie under `target/pictures` afterwards.

mod axe;
mod bots;
mod cards;
mod coach;
mod daily;
mod desk;
mod holidays;
mod keyboard;
mod languages;
mod lessons;
mod letters;
mod lobby;
// Programs that speak plain HTTP and servers of others, as the tests of the table have them.
#[path = "../../../table/tests/server/mod.rs"]
mod local;
mod phone;
mod pictures;
mod player;
mod positions;
mod puzzles;
mod reviews;
mod seats;
mod settlers;
mod sheets;
mod shifts;
mod study;
mod support;
mod tawantinsuyu;
mod touch;
mod tree;
mod tzolkin;
mod users;
mod week;
mod weight;
mod wire;
