//! The table in the browser: games, seats, live updates, pages and boards.
//!
//! The server draws. Each viewer's view has two renderings: HTML with SVG for people, JSON for programs.

pub mod face;
mod faces;
pub mod games;
pub mod svg;
