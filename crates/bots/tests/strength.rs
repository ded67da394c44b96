//! Each level is stronger than what is below it, by margins that fixed seeds cannot miss.

use khipu_bots::arena::{Entrant, tournament};
use khipu_bots::{Bot, Rated, rate};
use khipu_core::{Game, Options, Seed};
use khipu_tzolkin::Tzolkin;

fn duel(players: u64, deals: u64, names: [&str; 2]) -> Vec<Rated> {
    let game = Tzolkin::new();
    let setup = game.setup(players, &Options::new(), Seed::from_text("strength")).expect("a setup");
    let entrants: Vec<Entrant<'_, Tzolkin>> = names
        .iter()
        .map(|name| {
            let bot: Bot = name.parse().expect("a bot");
            Box::new(move |seed| bot.policy(seed)) as Entrant<'_, Tzolkin>
        })
        .collect();
    rate(2, &tournament(&game, &setup, &entrants, deals, &|| {}))
}

#[test]
fn greedy_beats_random() {
    for players in 2..=4 {
        let rated = duel(players, 4, ["greedy", "random"]);
        assert!(rated[0].ahead[1].is_some_and(|ahead| ahead.mean == 1.0), "{players} players: {rated:?}");
    }
}

/// How often the first ended ahead of the second.
fn ahead(players: u64, deals: u64, names: [&str; 2]) -> f64 {
    duel(players, deals, names)[0].ahead[1].map_or(0.5, |ahead| ahead.mean)
}

#[test]
fn each_level_beats_the_one_below() {
    assert!(ahead(4, 5, ["level1", "random"]) > 0.8);
    assert!(ahead(4, 5, ["level2", "level1"]) > 0.85);
    assert!(ahead(4, 8, ["level3", "level2"]) > 0.65);
    // A fifth of level 4 does, and leaves time for other tests.
    assert!(ahead(4, 4, ["search:200", "level3"]) > 0.6);
}
