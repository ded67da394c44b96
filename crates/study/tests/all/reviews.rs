//! Reviews: planted mistakes are found, a review can be stopped and gone on with, and nobody peeks.

use std::sync::Arc;

use khipu_core::Evaluate;
use khipu_settlers::Settlers;
use khipu_study::{Review, ReviewError, Reviewer, Standing, Thoroughness};
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;

use crate::planted::game;

/// Iterations of the bots that play the games.
const THOUGHT: u32 = 60;
const QUICK: Thoroughness = Thoroughness { first: 240, second: 960, costliest: 6 };

fn whole<G: Evaluate>(reviewer: &Reviewer<G>) -> Review {
    let mut review = reviewer.begin(QUICK);
    while !review.done {
        reviewer.step(&mut review).expect("the same record");
    }
    review
}

/// The costliest decisions have reasons, the others none.
fn explained<G: Evaluate>(of: &G, review: &Review) {
    let costliest = review.costliest();
    assert!(!costliest.is_empty());
    for decision in &review.decisions {
        let costly = costliest.iter().any(|one| one.at == decision.at);
        assert_eq!(decision.why.is_some(), costly, "{decision:?}");
    }
    for why in costliest.into_iter().filter_map(|decision| decision.why.as_ref()) {
        assert!(!why.reasons.is_empty() || why.by_what_follows, "{why:?}");
        assert!(why.reasons.iter().all(|reason| of.term_names().contains(&&*reason.term)), "{why:?}");
    }
}

fn finds_mistakes<G: Evaluate>(of: G, turns: &[usize]) {
    let of = Arc::new(of);
    let mut found = 0;
    for &turn in turns {
        let (record, made) = game(&of, &format!("planted {turn}"), THOUGHT, Some(turn));
        let made = made.expect("a game has as many turns");
        let review = whole(&Reviewer::open(&of, &record, 0).expect("a finished game"));
        explained(&*of, &review);
        found += usize::from(review.costliest().iter().any(|decision| made.contains(&decision.at)));
    }
    assert_eq!(found, turns.len(), "planted mistakes among the three costliest");
}

#[test]
fn planted_mistakes_are_among_the_three_costliest() {
    finds_mistakes(Tzolkin::new(), &[4, 9, 15]);
}

#[test]
#[ignore = "long games: ./test --long plays them"]
fn planted_mistakes_are_found_in_a_game_of_hidden_cards() {
    finds_mistakes(Settlers::new(), &[5, 9]);
}

#[test]
fn a_review_that_was_stopped_ends_like_one_that_was_not() {
    let of = Arc::new(Tzolkin::new());
    let (record, _) = game(&of, "stopped", THOUGHT, None);
    let reviewer = Reviewer::open(&of, &record, 1).expect("a finished game");
    let without_pause = whole(&reviewer);
    let mut review = reviewer.begin(QUICK);
    while !review.done {
        reviewer.step(&mut review).expect("the same record");
        // Written down and read back by somebody else after every step.
        let text = serde_json::to_string(&review).expect("JSON");
        review = serde_json::from_str(&text).expect("a review");
    }
    assert_eq!(review, without_pause);
    let (done, all) = reviewer.progress(&review);
    assert_eq!(done, all);
    assert!(review.decisions.len() >= 20);
    let swing = review.swing();
    assert!((swing.first + swing.luck - swing.lost + swing.rest - swing.last).abs() < 1e-5);
    assert!(review.decisions.iter().all(|decision| decision.lost() >= 0.0));
    // What a review had no words for before can still be read.
    let mut old = serde_json::to_value(&review).expect("JSON");
    for decision in old["decisions"].as_array_mut().expect("decisions") {
        decision.as_object_mut().expect("a decision").remove("why");
    }
    let old: Review = serde_json::from_value(old).expect("a review without reasons");
    assert_eq!(old.decisions.len(), review.decisions.len());

    let (elsewhere, _) = game(&of, "elsewhere", THOUGHT, None);
    let other = Reviewer::open(&of, &elsewhere, 1).expect("a finished game");
    assert_eq!(other.step(&mut review), Err(ReviewError::Other));
}

/// A planted mistake is worse than the best turn, which is worse than nothing that was found.
#[test]
fn a_turn_that_is_tried_again_is_held_against_both() {
    let of = Arc::new(Tzolkin::new());
    let (record, _) = game(&of, "planted 9", THOUGHT, Some(9));
    let reviewer = Reviewer::open(&of, &record, 0).expect("a finished game");
    let review = whole(&reviewer);
    let decision = review.costliest()[0];
    let best = reviewer.retried(decision, &decision.best).expect("a whole turn");
    assert_eq!((&best.turn, best.against_best), (&decision.best, Standing::Same));
    let Standing::Better(points) = best.against_played else { panic!("{best:?}") };
    assert!(points.mean > 0.0, "{best:?}");
    let same = reviewer.retried(decision, &decision.played).expect("a whole turn");
    assert_eq!(same.against_played, Standing::Same);
    assert!(matches!(same.against_best, Standing::Worse(_)), "{same:?}");
    // Nothing is said in the middle of a turn, nor of what cannot be played or read.
    assert!(decision.best.len() > 1);
    assert_eq!(reviewer.retried(decision, &decision.best[..1]), None);
    assert_eq!(reviewer.retried(decision, &["dance".to_owned()]), None);
    assert_eq!(reviewer.retried(decision, &[]), None);
}

#[test]
fn only_finished_games_are_reviewed() {
    let of = Arc::new(Tzolkin::new());
    let (mut record, _) = game(&of, "finished", THOUGHT, None);
    assert_eq!(Reviewer::open(&of, &record, 2).err(), Some(ReviewError::NoSuchSeat));
    record.moves.pop();
    assert_eq!(Reviewer::open(&of, &record, 0).err(), Some(ReviewError::Unfinished));
    record.moves.remove(3);
    assert!(matches!(Reviewer::open(&of, &record, 0).err(), Some(ReviewError::Record(_))));
}

/// After training everybody keeps one of two army cards, and nobody else sees which.
#[test]
fn what_others_choose_in_secret_is_no_luck() {
    let of = Arc::new(Tawantinsuyu::new());
    let (record, _) = game(&of, "in secret", THOUGHT, None);
    let events = Reviewer::open(&of, &record, 0).expect("a finished game").luck();
    let held =
        |mover| events.iter().filter(move |event| event.mover == mover && event.played.starts_with("hold "));
    assert!(held(0).count() > 10, "what one keeps oneself is");
    // But for the last cards of a deck, of which everybody knows what they are.
    assert!(held(1).count() < 3, "{:?}", held(1).collect::<Vec<_>>());
    assert!(events.iter().any(|event| event.mover == 1), "what others draw for all to see is");
}
