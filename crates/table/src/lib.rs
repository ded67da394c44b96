//! The table in the browser: games, seats, live updates, pages and boards.
//!
//! The server draws. Each viewer's view has two renderings: HTML with SVG for people, JSON for programs.

mod calls;
mod clock;
mod daily;
mod load;
mod logging;
mod metrics;
mod openid;
mod ratings;
mod store;
mod tables;
mod web;
mod work;

pub use calls::{CallConfig, MailConfig, MailError};
pub use load::{LoadPlan, LoadReport, load};
pub use logging::{LogFormat, log_to_stderr};
pub use openid::OpenIdConfig;
pub use store::{Cause, Copied, Database, Retention, StoreError, back_up, copy, migrate, restore};
pub use tables::{BadBotName, HostBot};
pub use web::{Config, Limits, Network, Rate, ServeError, serve, serve_until};
pub use work::{WorkConfig, work, work_until};
