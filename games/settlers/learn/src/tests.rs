//! The encoder against the game.

use std::sync::Arc;

use khipu_core::{Game as _, Options, Seat, Seed, Viewer};
use khipu_learn::testing::{honest, lockstep, named};
use khipu_learn::{Encoder as _, Row};

use crate::{Settlers, SettlersEncoder};

fn observed(pairs: usize) {
    let game = Arc::new(Settlers::new());
    honest::<SettlersEncoder>(&game, &Options::new(), 1, pairs / 2);
    // Piles are passed on in this one: each seat knows something of its neighbour.
    let alternate = Options::from([("lookout".to_owned(), "alternate".to_owned())]);
    honest::<SettlersEncoder>(&game, &alternate, 2, pairs / 2);
}

#[test]
fn observations_and_menus_hold_nothing_hidden() {
    observed(1500);
}

#[test]
#[ignore = "many games: ./test --long plays them"]
fn observations_and_menus_hold_nothing_hidden_in_many_games() {
    observed(10_000);
}

#[test]
fn every_number_has_one_name() {
    let layouts = [
        (1, 3532, "b04ba38e53a9e12e"),
        (2, 3498, "cff279d2cff037e4"),
        (3, 4413, "fdf357fb1d898eff"),
        (4, 5328, "8ad087fcaed4f9b7"),
        (5, 6243, "1603a538fce4706d"),
    ];
    named::<SettlersEncoder>(&Settlers::new(), &layouts);
}

#[test]
fn a_batch_is_the_games_it_is_made_of() {
    lockstep::<SettlersEncoder>(&Arc::new(Settlers::new()), 1000);
}

/// The same view, the same numbers: what a seat holds is told to that seat alone.
#[test]
fn own_secrets_are_told_to_their_owner() {
    let game = Arc::new(Settlers::new());
    let encoder = SettlersEncoder::new(&game);
    let layout = encoder.layout(&game, 2);
    let start = game.start(&game.setup(2, &Options::new(), Seed::from_text("own")).expect("a setup"));
    let hand = layout.field("own.hand").expect("a hand").range.clone();
    let cards = |viewer: Viewer| {
        let mut row = vec![0; layout.width()];
        encoder.observe(&game.view(&start, viewer), &mut Row(&mut row));
        row[hand.clone()].iter().map(|&count| i32::from(count)).sum::<i32>()
    };
    assert!(cards(Viewer::Seat(Seat::new(0))) > 0 && cards(Viewer::Seat(Seat::new(1))) > 0);
    assert_eq!(cards(Viewer::Spectator), 0);
}
