//! The table in the browser: games, seats, live updates, pages and boards.
//!
//! The server draws. Each viewer's view has two renderings: HTML with SVG for people, JSON for programs.

mod calls;
mod clock;
mod load;
mod logging;
mod metrics;
mod store;
mod tables;
mod web;

pub use calls::{CallConfig, MailConfig, MailError};
pub use load::{LoadPlan, LoadReport, load};
pub use logging::{LogFormat, log_to_stderr};
pub use store::{Cause, Copied, Database, Retention, StoreError, back_up, copy, migrate, restore};
pub use web::{Config, Limits, Network, Rate, ServeError, serve, serve_until};
