//! Component data in TOML.

use khipu_core::{Game as _, Setup};
use khipu_tzolkin::{Components, NoOptions, Tzolkin};

use super::world::{Bounds, count, dice, look, play_on, round_trip};

/// No game takes more decisions than this.
const MOST_DECISIONS: usize = 20_000;
/// Between looks at the position.
const STRIDE: usize = 40;

/// Loads a pack; with what loads a whole game can be played.
pub fn run(data: &[u8]) -> bool {
    let Ok(text) = std::str::from_utf8(data) else { return false };
    let Ok(components) = Components::from_toml(text) else { return false };
    let game = Tzolkin::with(components);
    let mut dice = dice(data);
    let seed = khipu_core::Seed::from_text(text);
    let setup = Setup { players: 2 + dice.below(3), options: NoOptions, seed };
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
