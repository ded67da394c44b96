//! The table in the browser: games, seats, live updates, pages and boards.
//!
//! The server draws. Each viewer's view has two renderings: HTML with SVG for people, JSON for programs.

mod load;
mod store;
mod tables;
mod web;

pub use load::{LoadPlan, LoadReport, load};
pub use store::StoreError;
pub use web::{Config, Limits, Rate, ServeError, serve, serve_until};
