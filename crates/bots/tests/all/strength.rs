//! Each level is stronger than what is below it, by margins that fixed seeds cannot miss.

use khipu_bots::arena::{Entrant, tournament};
use khipu_bots::{Bot, Rated, rate};
use khipu_core::{Evaluate, Options, Seed};
use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;

fn duel<G: Evaluate>(game: &G, players: u64, deals: u64, names: [&str; 2]) -> Vec<Rated> {
    let setup = game.setup(players, &Options::new(), Seed::from_text("strength")).expect("a setup");
    let entrants: Vec<Entrant<'_, G>> = names
        .iter()
        .map(|name| {
            let bot: Bot = name.parse().expect("a bot");
            Box::new(move |seed| bot.policy(seed)) as Entrant<'_, G>
        })
        .collect();
    rate(2, &tournament(game, &setup, &entrants, deals, &|_| std::ops::ControlFlow::Continue(())))
}

#[test]
fn greedy_beats_random() {
    for players in 2..=4 {
        let rated = duel(&Tzolkin::new(), players, 4, ["greedy", "random"]);
        assert!(rated[0].ahead[1].is_some_and(|ahead| ahead.mean == 1.0), "{players} players: {rated:?}");
    }
}

/// How often the first ended ahead of the second.
fn ahead<G: Evaluate>(game: &G, players: u64, deals: u64, names: [&str; 2]) -> f64 {
    duel(game, players, deals, names)[0].ahead[1].map_or(0.5, |ahead| ahead.mean)
}

#[test]
fn the_lowest_level_beats_random_moves() {
    assert!(ahead(&Tzolkin::new(), 4, 5, ["level1", "random"]) > 0.8);
    // Two thirds of its moves are random too: a few deals would say little.
    assert!(ahead(&Tawantinsuyu::new(), 2, 16, ["level1", "random"]) > 0.75);
    assert!(ahead(&Settlers::new(), 2, 4, ["level1", "random"]) > 0.7);
}

#[test]
#[ignore = "long matches: ./test --long plays them"]
fn the_levels_of_tzolkin_are_in_order() {
    let game = Tzolkin::new();
    assert!(ahead(&game, 4, 5, ["level2", "level1"]) > 0.85);
    assert!(ahead(&game, 4, 8, ["level3", "level2"]) > 0.65);
    assert!(ahead(&game, 4, 4, ["level4", "level3"]) > 0.7);
}

#[test]
#[ignore = "long matches: ./test --long plays them"]
fn the_levels_of_tawantinsuyu_are_in_order() {
    let game = Tawantinsuyu::new();
    assert!(ahead(&game, 2, 20, ["level2", "level1"]) > 0.7);
    assert!(ahead(&game, 2, 20, ["level3", "level2"]) > 0.7);
    assert!(ahead(&game, 2, 5, ["level4", "level3"]) > 0.6);
}

#[test]
#[ignore = "long matches: ./test --long plays them"]
fn the_levels_of_settlers_are_in_order() {
    let game = Settlers::new();
    assert!(ahead(&game, 2, 20, ["level2", "level1"]) > 0.7);
    assert!(ahead(&game, 2, 20, ["level3", "level2"]) > 0.7);
    assert!(ahead(&game, 2, 8, ["level4", "level3"]) > 0.6);
}
