//! The `khipu` command: games in the terminal, simulations, the protocol for other programs.

mod arena;
mod arguments;
mod balance;
pub mod bench;
mod board;
mod check;
mod deck;
pub mod engine;
mod failure;
mod files;
mod hint;
mod jobs;
mod load;
mod play;
mod playout;
mod policy;
mod replay;
mod score;
mod serve;
mod shelf;
mod sim;

use std::process::ExitCode;

use clap::Parser as _;

pub use failure::Failure;
pub use shelf::Shelf;

/// Runs the command with the arguments of the process.
#[must_use]
pub fn run() -> ExitCode {
    let arguments = arguments::Arguments::parse();
    match arguments.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("khipu: {failure}");
            ExitCode::FAILURE
        }
    }
}
