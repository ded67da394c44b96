//! Two, three and four players.

use super::{run, run_version};

#[test]
fn two_players() {
    run(2, 10, &[]);
}

#[test]
fn three_players() {
    run(3, 8, &[]);
}

#[test]
fn four_players() {
    run(4, 6, &[]);
}

#[test]
fn every_edition() {
    for edition in ["pl", "ru", "fr", "consensus"] {
        run(2, 1, &[("edition", edition)]);
        run(3, 1, &[("edition", edition)]);
    }
}

#[test]
fn options_combined() {
    run(2, 2, &[("edition", "pl"), ("leftover_price", "2"), ("coricancha", "printed")]);
    run(3, 2, &[("edition", "fr"), ("z12_trigger", "offering"), ("festival_potatoes", "2")]);
    run(
        4,
        2,
        &[("edition", "ru"), ("leftover_price", "3"), ("final_tie", "shared"), ("solo_win", "more_than")],
    );
}

#[test]
fn the_first_version() {
    for players in 2..=4 {
        run_version(1, players, 2, &[]);
    }
}
