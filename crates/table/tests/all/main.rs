//! The server, asked over HTTP.

mod api;
mod bot_users;
mod bots;
mod called;
mod calls;
mod chance;
mod clock;
mod closing;
mod coach;
mod copies;
mod corpus;
mod daily;
#[cfg(feature = "postgres")]
mod faults;
mod fourth_game;
mod guards;
mod hints;
#[cfg(unix)]
mod host_bots;
mod leaks;
mod leaving;
mod lessons;
mod limits;
mod links;
mod lobby;
mod migrations;
#[cfg(feature = "postgres")]
mod nodes;
mod openid;
#[cfg(unix)]
mod operations;
mod plans;
#[cfg(feature = "postgres")]
#[path = "../server/postgres.rs"]
mod postgres;
mod puzzles;
mod ratings;
#[cfg(feature = "postgres")]
#[path = "../server/relay.rs"]
mod relay;
mod reviews;
// `kill` has it too.
#[path = "../server/mod.rs"]
mod server;
#[cfg(feature = "postgres")]
mod site;
mod sitting;
mod store;
mod studies;
mod users;
mod who;
#[cfg(feature = "postgres")]
mod workers;
