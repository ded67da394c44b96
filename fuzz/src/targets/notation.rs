//! A move in words.

use khipu_core::{Options, Refusal as _, Seat};
use khipu_testkit::walk::{Dice, play_on, start};

use super::world::{Fed, dice};

/// Reads a move; what is a move can be written, read again, and asked for anywhere.
pub fn run<G: Fed>(data: &[u8]) -> bool {
    let game = G::game();
    let Ok(words) = std::str::from_utf8(data) else { return false };
    let Ok(parsed) = game.parse_move(words) else { return false };
    let written = game.write_move(parsed);
    assert_eq!(game.parse_move(&written), Ok(parsed), "{written:?} reads back");
    let mut dice = dice(data);
    let title = game.title();
    let players = title.min_players + dice.below(title.max_players - title.min_players + 1);
    let mut played = start(game, players, &Options::new(), "places");
    play_on(&mut played, &mut Dice::new(dice.below(1000) as u64), dice.below(120));
    for seat in Seat::all(players) {
        if let Some(refusal) = game.refusal(played.position(), seat, parsed) {
            assert!(refusal.rule().contains('-'), "{refusal:?}");
        }
    }
    true
}
