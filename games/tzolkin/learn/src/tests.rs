//! The encoder against the game.

use std::sync::Arc;

use khipu_bots::Dice;
use khipu_core::{Match, Options, Seed};
use khipu_learn::testing::{honest, lockstep, named};

use crate::{Tzolkin, TzolkinEncoder, id};

fn observed(pairs: usize) {
    honest::<TzolkinEncoder>(&Arc::new(Tzolkin::new()), &Options::new(), 2, pairs);
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
    named::<TzolkinEncoder>(
        &Tzolkin::new(),
        &[(2, 611, "ec54fd450e0914b1"), (3, 756, "bcb06cf6544e2e2b"), (4, 901, "a609117ac0669a63")],
    );
}

#[test]
fn a_batch_is_the_games_it_is_made_of() {
    lockstep::<TzolkinEncoder>(&Arc::new(Tzolkin::new()), 1500);
}

#[test]
fn every_legal_move_has_an_id() {
    let game = Arc::new(Tzolkin::new());
    for number in 0..12 {
        let seed = format!("ids {number}");
        let mut dice = Dice::new(Seed::from_text(&seed));
        let mut played = Match::start(game.clone(), 2 + number % 3, &Options::new(), &seed).expect("a game");
        while let Some(seat) = played.deciders().first() {
            let legal = played.legal(seat).to_vec();
            legal.iter().for_each(|&legal| assert!(id(legal).is_some(), "{legal:?}"));
            played.play(seat, legal[dice.below(legal.len())], &mut Vec::new()).expect("a legal move");
        }
    }
}
