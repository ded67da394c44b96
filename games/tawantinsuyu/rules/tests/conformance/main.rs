//! The conformance suite for every number of players, every preset, every adjustment and a sample of combinations.

mod conserved;
mod several;
mod solo;

use std::sync::Arc;

use khipu_core::Options;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_testkit::conformance::Suite;

fn run(players: usize, games: u64, options: &[(&str, &str)]) {
    let game = Arc::new(Tawantinsuyu::new());
    let rules = game.clone();
    let options: Options = options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
    // Training with two alike cards asks nothing.
    let suite = Suite { options, games, same_questions: false, ..Suite::new(players) };
    suite.run(&game, |position| conserved::check(&rules, position));
}
