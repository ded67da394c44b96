//! A position in JSON.

use super::world::{Bounds, Fed, count, dice, look, play_on, round_trip};

/// Enough to get from almost anywhere into the next food day or festival.
const MOVES: usize = 200;

/// Loads a position; what loads can be played.
pub fn run<G: Fed>(data: &[u8]) -> bool {
    let game = &**G::game();
    let Ok(form) = serde_json::from_slice(data) else { return false };
    let Ok(mut position) = game.import(&form) else { return false };
    round_trip(game, &position, Bounds::Kept);
    look(game, &position);
    play_on(game, &mut position, &mut dice(data), MOVES);
    round_trip(game, &position, Bounds::MayBeLeft);
    count(game, &position);
    true
}
