//! Reviews: planted mistakes are found, a review can be stopped and gone on with, and nobody peeks.

use std::sync::Arc;

use khipu_bots::{Bot, Dice, glance};
use khipu_core::{Evaluate, Match, Options, Record, Seat, Seed, Silent, Viewer};
use khipu_settlers::Settlers;
use khipu_study::{Review, ReviewError, Reviewer, Thoroughness};
use khipu_tzolkin::Tzolkin;

const QUICK: Thoroughness = Thoroughness { first: 240, second: 960, costliest: 6 };

/// A game of two bots. If a mistake is wanted, seat 0 makes one at its turn with this number: of some turns at random
/// the one that looks worst. Where it was made, if it was.
fn game<G: Evaluate>(game: &Arc<G>, seed: &str, mistake: Option<usize>) -> (Record, Option<usize>) {
    let mut played = Match::start(game.clone(), 2, &Options::new(), seed).expect("a setup");
    let bot: Bot = "search:60".parse().expect("a bot");
    let mut bots = [0, 1].map(|seat| bot.policy::<G>(Seed::from_text(seed).numbered(seat)));
    let (mut turns, mut before, mut made) = (0, None, None);
    while let Some(seat) = played.deciders().first() {
        let begins = before != Some(seat);
        before = Some(seat);
        turns += usize::from(begins && seat == Seat::new(0));
        if begins && seat == Seat::new(0) && Some(turns) == mistake {
            made = Some(played.moves().len());
            for choice in worst(&**game, played.position(), seat) {
                played.play(seat, choice, &mut Silent).expect("a listed move");
            }
            continue;
        }
        let view = game.view(played.position(), Viewer::Seat(seat));
        let choice = bots[seat.index()].choose(game, &view, seat).expect("a move");
        played.play(seat, choice, &mut Silent).expect("a listed move");
    }
    (played.record(), made)
}

/// Of twelve turns at random the one after which things look worst.
fn worst<G: Evaluate>(game: &G, position: &G::Position, seat: Seat) -> Vec<G::Move> {
    let mut list = Vec::new();
    let turns = (0..12).map(|number| {
        let mut dice = Dice::new(Seed::from_text("worst").numbered(number));
        let (mut there, mut turn) = (*position, Vec::new());
        while game.deciders(&there).contains(seat) && turn.len() < 12 {
            list.clear();
            game.legal(&there, seat, &mut list);
            let choice = list[dice.below(list.len())];
            game.apply(&mut there, seat, choice, &mut Silent);
            turn.push(choice);
        }
        (glance(game, &there, seat).result, turn)
    });
    turns.min_by(|(one, _), (other, _)| one.total_cmp(other)).expect("twelve turns").1
}

fn whole<G: Evaluate>(reviewer: &Reviewer<G>) -> Review {
    let mut review = reviewer.begin(QUICK);
    while !review.done {
        reviewer.step(&mut review).expect("the same record");
    }
    review
}

fn finds_mistakes<G: Evaluate>(of: G, turns: &[usize]) {
    let of = Arc::new(of);
    let mut found = 0;
    for &turn in turns {
        let (record, made) = game(&of, &format!("planted {turn}"), Some(turn));
        let made = made.expect("a game has as many turns");
        let review = whole(&Reviewer::open(&of, &record, 0).expect("a finished game"));
        let costliest: Vec<usize> = review.costliest().iter().map(|decision| decision.at).collect();
        found += usize::from(costliest.contains(&made));
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
    let (record, _) = game(&of, "stopped", None);
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

    let (elsewhere, _) = game(&of, "elsewhere", None);
    let other = Reviewer::open(&of, &elsewhere, 1).expect("a finished game");
    assert_eq!(other.step(&mut review), Err(ReviewError::Other));
}

#[test]
fn only_finished_games_are_reviewed() {
    let of = Arc::new(Tzolkin::new());
    let (mut record, _) = game(&of, "finished", None);
    assert_eq!(Reviewer::open(&of, &record, 2).err(), Some(ReviewError::NoSuchSeat));
    record.moves.pop();
    assert_eq!(Reviewer::open(&of, &record, 0).err(), Some(ReviewError::Unfinished));
    record.moves.remove(3);
    assert!(matches!(Reviewer::open(&of, &record, 0).err(), Some(ReviewError::Record(_))));
}
