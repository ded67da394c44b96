//! A move in words.

use std::sync::OnceLock;

use khipu_core::{Game as _, Options, Refusal as _, Seat};
use khipu_testkit::walk::{Dice, play_on, start};
use khipu_tzolkin::Position;

use super::world::tzolkin;

/// Reads a move; what is a move can be written, read again, and asked for anywhere.
pub fn run(data: &[u8]) -> bool {
    let game = tzolkin();
    let Ok(words) = std::str::from_utf8(data) else { return false };
    let Ok(parsed) = game.parse_move(words) else { return false };
    let written = game.write_move(parsed);
    assert_eq!(game.parse_move(&written), Ok(parsed), "{written:?} reads back");
    for position in places() {
        for seat in Seat::all(game.players(position)) {
            if let Some(refusal) = game.refusal(position, seat, parsed) {
                assert!(refusal.rule().starts_with("TZ-"), "{refusal:?}");
            }
        }
    }
    true
}

/// Positions of all kinds where a move can be asked for.
fn places() -> &'static [Position] {
    static PLACES: OnceLock<Vec<Position>> = OnceLock::new();
    PLACES.get_or_init(|| {
        let mut places = Vec::new();
        for number in 0..3 {
            let mut played = start(tzolkin(), 2 + number, &Options::new(), "places");
            while !played.deciders().is_empty() {
                places.push(*played.position());
                play_on(&mut played, &mut Dice::new(places.len() as u64), 11);
            }
            places.push(*played.position());
        }
        places
    })
}
