//! What an estimate is made of adds up to it, in every position of walks through games.

use std::collections::BTreeSet;

use khipu_bots::Dice;
use khipu_core::{Evaluate, Options, Seat, Seed, Silent};
use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;

fn add_up<G: Evaluate>(game: &G, players: usize, seen: &mut BTreeSet<&'static str>) {
    let seed = Seed::from_text(&format!("terms {players}"));
    let mut position = game.start(&game.setup(players as u64, &Options::new(), seed).expect("a setup"));
    let (mut dice, mut moves) = (Dice::new(seed), Vec::new());
    let names = game.term_names();
    loop {
        for seat in Seat::all(players) {
            let (terms, estimate) = (game.terms(&position, seat), game.estimate(&position, seat));
            let sum: f32 = terms.iter().map(|(_, value)| value).sum();
            assert!((sum - estimate).abs() < 1e-3, "{sum} is not {estimate}: {terms:?}");
            for (name, value) in terms {
                assert!(names.contains(&name), "{name} is not announced");
                if value != 0.0 {
                    seen.insert(name);
                }
            }
        }
        let Some(seat) = game.deciders(&position).first() else { break };
        moves.clear();
        game.legal(&position, seat, &mut moves);
        game.apply(&mut position, seat, moves[dice.below(moves.len())], &mut Silent);
    }
    for seat in Seat::all(players) {
        assert_eq!(game.terms(&position, seat).len(), 1, "nothing but points at the end");
    }
}

/// Every term is of use somewhere; prayers and guards come with factions that a walk may not have.
fn all_are_seen<G: Evaluate>(game: &G, rare: &[&str]) {
    let mut seen = BTreeSet::new();
    for players in game.title().min_players..=game.title().max_players {
        add_up(game, players, &mut seen);
    }
    for name in game.term_names() {
        assert!(seen.contains(name) || rare.contains(&name), "{name} is never worth anything");
    }
}

#[test]
fn terms_add_up() {
    all_are_seen(&Tzolkin::new(), &[]);
    all_are_seen(&Tawantinsuyu::new(), &[]);
    all_are_seen(&Settlers::new(), &["prayers", "guards"]);
}
