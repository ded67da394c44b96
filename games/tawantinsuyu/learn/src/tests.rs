//! The encoder against the game.

use std::sync::Arc;

use khipu_core::Options;
use khipu_learn::testing::{honest, lockstep, named};

use crate::{Tawantinsuyu, TawantinsuyuEncoder};

fn observed(pairs: usize) {
    honest::<TawantinsuyuEncoder>(&Arc::new(Tawantinsuyu::new()), &Options::new(), 1, pairs);
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
    named::<TawantinsuyuEncoder>(
        &Tawantinsuyu::new(),
        &[
            (1, 2081, "e6e4ab607a4bd3e1"),
            (2, 1971, "8d3016a9c77d5865"),
            (3, 2303, "21d5ff97cb68bf71"),
            (4, 2635, "abee623d00bb76be"),
        ],
    );
}

#[test]
fn a_batch_is_the_games_it_is_made_of() {
    lockstep::<TawantinsuyuEncoder>(&Arc::new(Tawantinsuyu::new()), 1000);
}
