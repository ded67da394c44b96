//! The `khipu` command: games in the terminal, simulations, the protocol for other programs.

#[macro_use]
mod output;

mod admin;
mod arena;
mod arguments;
mod balance;
pub mod bench;
mod check;
mod config;
mod deck;
pub mod engine;
mod failure;
mod files;
mod games;
mod hint;
mod host_bot;
mod jobs;
mod keep;
mod lesson;
mod load;
mod manual;
mod names;
mod play;
mod policy;
mod puzzle;
mod reasons;
mod replay;
mod review;
mod score;
mod serve;
mod sim;
mod stop;
mod study;
mod work;

use std::ffi::OsString;
use std::process::ExitCode;

use khipu_registry::Registry;
use khipu_words::Language;

/// Runs the command with the arguments of the process and the games that come with it.
#[must_use]
pub fn run() -> ExitCode {
    run_with(khipu_games::registry, std::env::args_os().collect())
}

/// Runs what was typed, the name of the command first, with games of another list.
#[must_use]
pub fn run_with(games: fn() -> Registry, typed: Vec<OsString>) -> ExitCode {
    match config::read(typed).and_then(|arguments| arguments.run(games())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("khipu: {}", failure.say(&games().words(Language::English)));
            ExitCode::from(failure.code())
        }
    }
}
