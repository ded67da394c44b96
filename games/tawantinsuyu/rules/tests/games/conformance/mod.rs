//! The conformance suite for every number of players, every preset, every adjustment and a sample of combinations.

mod conserved;
mod several;
mod solo;

use std::sync::Arc;

use khipu_core::{Options, Release};
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_testkit::conformance::Suite;

fn run(players: usize, games: u64, options: &[(&str, &str)]) {
    run_version(Tawantinsuyu::TITLE.newest(), players, games, options);
}

fn run_version(version: u32, players: usize, games: u64, options: &[(&str, &str)]) {
    let game = Arc::new(Tawantinsuyu::load(version, Tawantinsuyu::PACKS[0]).expect("a version that is kept"));
    let rules = game.clone();
    let options: Options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    // In the first version training with two alike cards asks nothing.
    let suite = Suite { options, games, same_questions: version > 1, ..Suite::new(players) };
    suite.run(&game, |position| conserved::check(&rules, position));
}
