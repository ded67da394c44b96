//! The server, asked over HTTP.

mod api;
mod bots;
mod calls;
mod chance;
mod clock;
mod copies;
mod corpus;
mod fourth_game;
mod guards;
mod hints;
mod leaks;
mod leaving;
mod lessons;
mod limits;
mod links;
#[cfg(feature = "postgres")]
mod nodes;
#[cfg(unix)]
mod operations;
#[cfg(feature = "postgres")]
#[path = "../server/postgres.rs"]
mod postgres;
#[cfg(feature = "postgres")]
#[path = "../server/relay.rs"]
mod relay;
// `kill` has it too.
#[path = "../server/mod.rs"]
mod server;
mod store;
mod users;
