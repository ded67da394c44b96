//! Positions that were tampered with: refused, or playable to the end with every position on the way accepted.

use std::sync::Arc;

use khipu_core::Release as _;
use khipu_testkit::tamper::Tampering;
use khipu_tzolkin::Tzolkin;

/// One entry of each kind, and such as the rules never ask.
const PENDING: [&str; 24] = [
    "harvest 2",
    "harvest 5",
    "learn 0 must",
    "learn 1 must",
    "learn 0 optional",
    "learn 3 optional",
    "learn_free 0",
    "learn_free 1",
    "pay 1",
    "pay 3",
    "take 1",
    "take 2",
    "up",
    "up_two",
    "build tikal",
    "build tikal_first",
    "build tikal_second_plain",
    "build uxmal",
    "build extra",
    "save A1-7 tikal",
    "trade 0 0",
    "trade 1 2",
    "act optional",
    "devotion",
];

fn tamper(version: u32) -> usize {
    let tampering = Tampering {
        players: &[2, 3, 4],
        games: 60,
        moves: 250,
        attempts: 16,
        further: 120,
        pending: &PENDING,
        word: "neutral",
        seed: 5,
    };
    let game = Tzolkin::load(version, Tzolkin::PACKS[0]).expect("a version that is kept");
    tampering.run(&Arc::new(game))
}

#[test]
fn tampered_positions_are_refused_or_playable() {
    let accepted = tamper(2);
    assert!(accepted > 25, "some are playable: {accepted}");
}

#[test]
fn tampered_positions_of_version_1_are_refused_or_playable() {
    let accepted = tamper(1);
    assert!(accepted > 25, "some are playable: {accepted}");
}
