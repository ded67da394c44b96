//! The conformance suite for every number of players, every faction, every lookout and both formats, by every version of the rules.

mod conserved;
mod several;
mod solo;

use std::sync::Arc;

use khipu_core::Options;
use khipu_settlers::{Settlers, Version};
use khipu_testkit::conformance::Suite;

fn run(players: usize, games: u64, options: &[(&str, &str)]) {
    for version in [Version::One, Version::Two] {
        run_by(version, players, games, options);
    }
}

fn run_by(version: Version, players: usize, games: u64, options: &[(&str, &str)]) {
    let game = Arc::new(Settlers::new().by_rules_of(version));
    let rules = game.clone();
    let options: Options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let suite = Suite { options, games, stride: 7, ..Suite::new(players) };
    suite.run(&game, |position| conserved::check(&rules, position));
}
