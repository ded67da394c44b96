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

use std::process::ExitCode;

pub use failure::Failure;

/// Runs the command with the arguments of the process.
#[must_use]
pub fn run() -> ExitCode {
    match config::read(std::env::args_os().collect()).and_then(arguments::Arguments::run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("khipu: {failure}");
            ExitCode::from(failure.code())
        }
    }
}
