//! Values of turns can be compared: the same is worth the same, the better is worth more, and nobody peeks.

use khipu_bots::{Budget, Value, values};
use khipu_core::{Evaluate, Game as _, Options, Release as _, Seat, Seed, Silent, Viewer};
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;
use serde_json::Value as Json;

const BUDGET: Budget = Budget::new(800);

fn compare<G: Evaluate>(game: &G, position: &G::Position, turns: &[&[&str]], seed: &str) -> Vec<Value> {
    let seat = game.deciders(position).first().expect("somebody decides");
    let view = game.view(position, Viewer::Seat(seat));
    let moves = |turn: &&[&str]| turn.iter().map(|words| game.parse_move(words).expect("a move")).collect();
    let turns: Vec<Vec<G::Move>> = turns.iter().map(moves).collect();
    let found = values(game, &view, seat, &turns, BUDGET, Seed::from_text(seed));
    found.into_iter().map(|value| value.expect("a turn that can be played")).collect()
}

/// Right after a placement with three tasks, which can be done in any order: all three will be done.
fn three_tasks() -> (Tawantinsuyu, <Tawantinsuyu as khipu_core::Game>::Position) {
    let game = Tawantinsuyu::load(1, Tawantinsuyu::PACKS[0]).expect("the first release");
    let form: Json = serde_json::from_str(include_str!("three_tasks.json")).expect("JSON");
    let mut position = game.import(&form).expect("a position");
    let placed = game.parse_move("place architect T1b with GC29").expect("a move");
    game.apply(&mut position, Seat::new(0), placed, &mut Silent);
    (game, position)
}

#[test]
fn orders_of_the_same_tasks_are_worth_the_same() {
    let (game, position) = three_tasks();
    for seed in ["one", "two", "three"] {
        let found = compare(&game, &position, &[&["task gold"], &["task potato"], &["task training"]], seed);
        for other in &found[1..] {
            let ahead = found[0].ahead_of(other);
            assert!(ahead.mean.abs() < 2.0 * ahead.error, "{seed}: {ahead:?}");
            let points = found[0].points_ahead_of(other);
            assert!(points.mean.abs() < 2.0 && points.error < 1.0, "{seed}: {points:?}");
        }
    }
}

#[test]
fn the_same_position_by_another_order_is_exactly_equal() {
    let (game, position) = three_tasks();
    let found =
        compare(&game, &position, &[&["task gold", "task potato"], &["task potato", "task gold"]], "equal");
    assert_eq!(found[0], found[1], "same worlds, same budget");
    assert_eq!(found[0].ahead_of(&found[1]).mean, 0.0);
}

#[test]
fn what_is_clearly_worse_is_found_to_be() {
    let game = Tzolkin::new();
    let position = game.start(&game.setup(2, &Options::new(), Seed::from_text("worse")).expect("a setup"));
    let mut there = position;
    while there.table.stage == khipu_tzolkin::Stage::Wealth {
        let seat = game.deciders(&there).first().expect("somebody decides");
        let mut moves = Vec::new();
        game.legal(&there, seat, &mut moves);
        game.apply(&mut there, seat, moves[0], &mut Silent);
    }
    // A step of a temple is given up for corn that nobody needs yet.
    let found =
        compare(&game, &there, &[&["place palenque", "end"], &["beg chaac", "place palenque", "end"]], "w");
    let ahead = found[0].ahead_of(&found[1]);
    assert!(ahead.counts(), "{ahead:?}");
    assert!(!found[1].ahead_of(&found[0]).counts());
}

#[test]
fn turns_that_cannot_be_played_have_no_value() {
    let (game, position) = three_tasks();
    let seat = Seat::new(0);
    let view = game.view(&position, Viewer::Seat(seat));
    let task = game.parse_move("task gold").expect("a move");
    let turns = [vec![], vec![task, task], vec![task]];
    let found = |seat, budget| values(&game, &view, seat, &turns, budget, Seed::from_text("none"));
    let known = |found: Vec<Option<Value>>| found.iter().map(Option::is_some).collect::<Vec<_>>();
    assert_eq!(known(found(seat, Budget::new(8))), [false, false, true]);
    assert_eq!(known(found(Seat::new(1), Budget::new(8))), [false; 3], "not asked");
    assert_eq!(known(found(seat, Budget::new(0))), [false; 3], "no budget");
}
