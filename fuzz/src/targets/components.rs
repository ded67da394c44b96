//! Component data in TOML.

use khipu_core::{Options, Seed};

use super::world::{Bounds, Fed, count, dice, look, play_on, round_trip};

/// No game takes more decisions than this.
const MOST_DECISIONS: usize = 20_000;
/// Between looks at the position.
const STRIDE: usize = 40;

/// Loads a pack; with what loads a whole game can be played.
pub fn run<G: Fed>(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let Some(game) = G::with_pack(text) else { return false };
    let mut dice = dice(data);
    let title = game.title();
    let players = title.min_players + dice.below(title.max_players - title.min_players + 1);
    let Ok(setup) = game.setup(players as u64, &Options::new(), Seed::from_text(text)) else {
        panic!("{players} players are possible")
    };
    let mut position = game.start(&setup);
    let mut decisions = 0;
    round_trip(&game, &position, Bounds::Kept);
    while !play_on(&game, &mut position, &mut dice, STRIDE) {
        decisions += STRIDE;
        assert!(decisions < MOST_DECISIONS, "the game does not end");
        round_trip(&game, &position, Bounds::MayBeLeft);
        look(&game, &position);
    }
    round_trip(&game, &position, Bounds::MayBeLeft);
    count(&game, &position);
    true
}
