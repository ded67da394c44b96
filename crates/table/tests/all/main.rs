//! The server, asked over HTTP.

mod api;
mod bots;
mod chance;
mod corpus;
mod fourth_game;
mod guards;
mod leaks;
mod leaving;
mod limits;
mod links;
// `kill` has it too.
#[path = "../server/mod.rs"]
mod server;
mod store;
