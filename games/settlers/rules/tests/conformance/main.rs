//! The conformance suite for every number of players, every faction, every lookout and both formats.

mod conserved;
mod several;
mod solo;

use std::sync::Arc;

use khipu_core::Options;
use khipu_settlers::Settlers;
use khipu_testkit::conformance::Suite;

fn run(players: usize, games: u64, options: &[(&str, &str)]) {
    let game = Arc::new(Settlers::new());
    let rules = game.clone();
    let options: Options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    let suite = Suite { options, games, stride: 7, ..Suite::new(players) };
    suite.run(&game, |position| conserved::check(&rules, position));
}
