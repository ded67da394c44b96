//! Hints come from what a seat sees, and say what they know.

use khipu_bots::Dice;
use khipu_core::{Evaluate, Game as _, Options, Release, Seat, Seed, Silent, Viewer, Weighed};
use khipu_games::{RulesVisitor, visit_rules};
use khipu_settlers::Settlers;
use khipu_study::{Advice, Reason, advise};
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;

/// A position after so many moves at random, in which somebody has a choice.
fn somewhere<G: Evaluate>(game: &G, moves: usize, seed: &str) -> (G::Position, Seat) {
    let seed = Seed::from_text(seed);
    let mut position = game.start(&game.setup(2, &Options::new(), seed).expect("a setup"));
    let (mut dice, mut list) = (Dice::new(seed), Vec::new());
    for number in 0.. {
        let seat = game.deciders(&position).first().expect("the game goes on");
        list.clear();
        game.legal(&position, seat, &mut list);
        if number >= moves && list.len() > 1 {
            return (position, seat);
        }
        game.apply(&mut position, seat, list[dice.below(list.len())], &mut Silent);
    }
    unreachable!("the loop has no end");
}

fn ask<G: Evaluate>(game: &G, position: &G::Position, seat: Seat) -> Advice {
    let view = game.view(position, Viewer::Seat(seat));
    advise(game, &view, seat, None, Seed::from_text("hint")).expect("something to decide")
}

fn nobody_peeks<G: Evaluate>(game: &G, lengths: &[usize]) {
    for &moves in lengths {
        let (position, seat) = somewhere(game, moves, "peek");
        let view = game.view(&position, Viewer::Seat(seat));
        let elsewhere = game.imagine(&view, Seed::from_text("elsewhere"));
        assert_ne!(position, elsewhere, "the worlds differ");
        assert_eq!(ask(game, &position, seat), ask(game, &elsewhere, seat), "after {moves} moves");
    }
}

#[test]
fn worlds_that_look_the_same_get_the_same_hint() {
    nobody_peeks(&Tzolkin::new(), &[0, 20]);
    nobody_peeks(&Tawantinsuyu::new(), &[8]);
    nobody_peeks(&Settlers::new(), &[12]);
}

fn is_sound<G: Evaluate>(game: &G, moves: usize) {
    let (position, seat) = somewhere(game, moves, "sound");
    let found = ask(game, &position, seat);
    // The turn can be played, from the first move to the last.
    let mut there = position;
    for words in &found.turn {
        let played = game.parse_move(words).expect("a move");
        assert!(game.refusal(&there, seat, played).is_none(), "{words} of {found:?}");
        game.apply(&mut there, seat, played, &mut Silent);
    }
    assert!(!found.turn.is_empty() && !found.instead.is_empty());
    assert_ne!(found.turn[0], found.instead[0]);
    let names = game.term_names();
    assert!(found.reasons.iter().all(|reason| names.contains(&&*reason.term)));
    assert!(found.reasons.len() <= 4);
    // There is always a reason: terms, what may follow, or that all moves are about equal.
    let told = |reasons: &[Reason], follows: bool| !reasons.is_empty() || follows;
    match &found.worse {
        _ if !found.about_equal => assert!(told(&found.reasons, found.by_what_follows), "{found:?}"),
        Some(worse) => {
            assert!(told(&worse.reasons, worse.by_what_follows), "{found:?}");
            assert!(worse.turn[0] != found.turn[0] && worse.turn[0] != found.instead[0], "{found:?}");
        }
        None => {}
    }
    if found.about_equal {
        assert!(found.reasons.is_empty(), "no reasons against what is about equal");
    }
}

#[test]
fn a_hint_is_a_turn_that_can_be_played() {
    struct Sound;
    impl RulesVisitor for Sound {
        fn visit<G: Release + Weighed>(&mut self) {
            let game = G::newest().expect("a game");
            [0, 5, 30].into_iter().for_each(|moves| is_sound(&game, moves));
        }
    }
    visit_rules(&mut Sound);
}

/// Asked about a move that gives up a step of a temple for corn, the reasons say so, with the right signs.
#[test]
fn why_not_this_move_is_answered_by_terms() {
    let game = Tzolkin::new();
    let mut position = somewhere(&game, 0, "why").0;
    let mut list = Vec::new();
    while position.table.stage == khipu_tzolkin::Stage::Wealth {
        let seat = game.deciders(&position).first().expect("somebody decides");
        list.clear();
        game.legal(&position, seat, &mut list);
        game.apply(&mut position, seat, list[0], &mut Silent);
    }
    position.table.sides[0].corn = 2;
    let seat = Seat::new(0);
    let view = game.view(&position, Viewer::Seat(seat));
    let asked = game.parse_move("beg chaac").expect("a move");
    let found = advise(&game, &view, seat, Some(asked), Seed::from_text("why")).expect("a hint");
    assert_eq!(found.instead[0], "beg chaac", "{found:?}");
    assert!(!found.about_equal && found.ahead.mean > 0.0, "{found:?}");
    let temples = found.reasons.iter().find(|reason| reason.term == "temples");
    assert!(temples.is_some_and(|reason| reason.points > 0.0), "{found:?}");
}

#[test]
fn nothing_to_decide_is_no_hint() {
    let game = Tzolkin::new();
    let (position, seat) = somewhere(&game, 20, "none");
    let other = seat.next(2);
    let view = game.view(&position, Viewer::Seat(other));
    assert_eq!(advise(&game, &view, other, None, Seed::from_text("none")), None);
}

/// Where the next best is about equal, the hint goes on to what is worse, and says why.
#[test]
fn behind_equals_stands_what_is_worse() {
    let game = Settlers::new();
    let worse = (0..40).step_by(5).find_map(|moves| {
        let (position, seat) = somewhere(&game, moves, "sound");
        ask(&game, &position, seat).worse
    });
    let worse = worse.expect("somewhere there are equals and something worse");
    assert!(!worse.turn.is_empty() && worse.ahead.error > 0.0, "{worse:?}");
}
