//! The conformance suite for every number of players.

use std::sync::Arc;

use khipu_core::{Release as _, Seat};
use khipu_testkit::conformance::Suite;
use khipu_tzolkin::{Position, Tzolkin};

/// Tokens that the rules never make or lose (TZ-1.2, TZ-1.3, TZ-2.7).
fn conserved(game: &Tzolkin, position: &Position) {
    let (rules, table) = (game.components(), &position.table);
    let players = usize::from(table.players);
    let mut skulls = u32::from(table.skulls) + table.shrines.count_ones();
    for seat in Seat::all(players) {
        let side = table.side(seat);
        skulls += u32::from(side.skulls);
        let on_first = u8::from(table.first_space == Some(seat));
        assert_eq!(side.free + side.bank + table.gears.count(seat) + on_first, rules.workers, "workers");
    }
    assert_eq!(skulls, u32::from(rules.skulls), "skulls");
    assert_eq!(table.gears.neutral_count(), rules.neutral_workers[players], "neutral workers");
}

/// Every version that is played keeps every promise.
fn run(players: usize) {
    for &version in Tzolkin::TITLE.versions {
        let game = Arc::new(Tzolkin::load(version, Tzolkin::PACKS[0]).expect("a version that is kept"));
        let rules = game.clone();
        Suite::new(players).run(&game, |position| conserved(&rules, position));
    }
}

#[test]
fn two_players() {
    run(2);
}

#[test]
fn three_players() {
    run(3);
}

#[test]
fn four_players() {
    run(4);
}
