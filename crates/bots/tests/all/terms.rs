//! What an estimate is made of adds up to it, in every position of walks through games.

use std::collections::BTreeSet;

use khipu_bots::Dice;
use khipu_core::{Evaluate, Options, Release, Seat, Seed, Silent, Weighed, Weights};
use khipu_games::{RulesVisitor, visit_rules};

/// Terms that come with factions, which a walk may not have.
const RARE: [(&str, &str); 2] = [("settlers", "prayers"), ("settlers", "guards")];

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

/// Every term is of use somewhere.
fn all_are_seen<G: Evaluate>(game: &G) {
    let mut seen = BTreeSet::new();
    for players in game.title().min_players..=game.title().max_players {
        add_up(game, players, &mut seen);
    }
    for name in game.term_names() {
        let rare = RARE.contains(&(game.title().name, name));
        assert!(seen.contains(name) || rare, "{name} is never worth anything");
    }
}

#[test]
fn terms_add_up() {
    struct AddUp;
    impl RulesVisitor for AddUp {
        fn visit<G: Release + Weighed>(&mut self) {
            all_are_seen(&G::newest().expect("a game"));
        }
    }
    visit_rules(&mut AddUp);
}

/// Estimates of every seat on a walk of two players.
fn estimates<G: Evaluate>(game: &G) -> Vec<f32> {
    let seed = Seed::from_text("weights");
    let mut position = game.start(&game.setup(2, &Options::new(), seed).expect("a setup"));
    let (mut dice, mut moves, mut found) = (Dice::new(seed), Vec::new(), Vec::new());
    while let Some(seat) = game.deciders(&position).first().filter(|_| found.len() < 80) {
        found.extend(Seat::all(2).map(|seat| game.estimate(&position, seat)));
        moves.clear();
        game.legal(&position, seat, &mut moves);
        game.apply(&mut position, seat, moves[dice.below(moves.len())], &mut Silent);
    }
    found
}

#[test]
fn estimates_go_by_the_weights() {
    struct GoBy;
    impl RulesVisitor for GoBy {
        fn visit<G: Release + Weighed>(&mut self) {
            let weighed = |weights| G::newest().expect("a game").with_weights(weights);
            let own = estimates(&G::newest().expect("a game"));
            assert_eq!(estimates(&weighed(Weights::builtin())), own, "{}", G::TITLE.name);
            assert_ne!(estimates(&weighed(Weights::new(&[]))), own, "{}", G::TITLE.name);
            // Only bots go by them: an older game keeps its rules.
            let oldest = G::load(G::TITLE.versions[0], G::PACKS[0]).expect("the first release");
            assert_eq!(oldest.with_weights(Weights::builtin()).rules_version(), G::TITLE.versions[0]);
        }
    }
    visit_rules(&mut GoBy);
}
