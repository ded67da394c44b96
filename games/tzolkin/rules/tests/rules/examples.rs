//! TZ-11: the examples of the rulebook, with its numbers.

use khipu_core::{Points, Seat};
use khipu_tzolkin::Gear::{ChichenItza, Palenque, Tikal, Uxmal, Yaxchilan};
use khipu_tzolkin::{Event, Gear, Position, Source, Stage};

use crate::scene::Scene;
use crate::table::{drawn_for, fresh_tables, neutral_on};

// Seats of the sample game.
const GREEN: usize = 0;
const BLUE: usize = 1;
const RED: usize = 2;
const YELLOW: usize = 3;

/// Plays a whole turn and tells what it cost in corn.
fn cost_of(scene: &mut Scene, seat: usize, moves: &[&str]) -> u16 {
    let held = scene.side(seat).corn;
    scene.play_all(seat, moves);
    let cost = held - scene.side(seat).corn;
    scene.play(seat, "end");
    cost
}

/// The sample game: nobody has more corn than the tale needs, but for red, of whom it does not say.
fn sample_game() -> Scene {
    let mut scene = Scene::new(4);
    scene.day(0).corn(GREEN, 3).corn(BLUE, 4).corn(RED, 9).corn(YELLOW, 8);
    scene
}

const GREEN_PLACES: [&str; 3] = ["place palenque", "place yaxchilan", "place tikal"];
const BLUE_PLACES: [&str; 2] = ["place palenque", "place palenque"];
const RED_PLACES: [&str; 3] = ["place yaxchilan", "place yaxchilan", "place tikal"];
const YELLOW_PLACES: [&str; 2] = ["place tikal", "place first"];

fn spaces(scene: &Scene, seat: usize, gear: Gear) -> u16 {
    scene.position.table.gears.of(Seat::new(seat), gear)
}

/// TZ-11.1: beside a worker on Palenque 1, workers on Palenque 0 and 2 and Yaxchilan 0 cost 2 and 3 corn; a fourth would cost 3 more.
#[test]
fn three_workers_cost_five_corn() {
    for (left, affordable) in [(2, false), (3, true)] {
        let mut scene = Scene::new(4);
        scene.worker(RED, Palenque, 1).hire(GREEN, 1).corn(GREEN, 5 + left);
        scene.play_all(GREEN, &["place palenque", "place palenque", "place yaxchilan"]);
        assert_eq!(spaces(&scene, GREEN, Palenque), 0b101);
        assert_eq!(spaces(&scene, GREEN, Yaxchilan), 0b1);
        assert_eq!(scene.side(GREEN).corn, left);
        assert_eq!(scene.can(GREEN, "place tikal"), affordable);
    }
}

/// TZ-11.2: Palenque 3 and 4 cost 3 and 5 corn; the corn would do for another worker, but none is free.
#[test]
fn two_workers_on_three_and_four_cost_eight_corn() {
    let mut scene = Scene::new(4);
    scene.corn(0, 20).worker(1, Palenque, 0).worker(1, Palenque, 1).worker(0, Palenque, 2);
    scene.play(0, "place palenque");
    assert_eq!(scene.side(0).corn, 20 - 3);
    scene.play(0, "place palenque");
    assert_eq!(scene.side(0).corn, 20 - 8);
    assert_eq!(spaces(&scene, 0, Palenque), 0b11100);
    assert_eq!(scene.rule_against(0, "place palenque"), "TZ-3.7");
}

/// TZ-11.3: with no corn, action 2 from space 2 and then from space 3 make 2 stone and 1 corn; the other way round it cannot be done.
#[test]
fn two_stone_and_a_corn_from_two_workers() {
    let mut scene = Scene::new(4);
    scene.worker(0, Yaxchilan, 1).worker(0, Yaxchilan, 2).worker(0, Yaxchilan, 3);
    assert_eq!(scene.rule_against(0, "pick yaxchilan 3 as 2"), "TZ-5.7");
    scene.play_all(0, &["pick yaxchilan 2", "pick yaxchilan 3 as 2", "end"]);
    assert_eq!(scene.side(0).resources, [0, 2, 0]);
    assert_eq!(scene.side(0).corn, 1);
    assert_eq!(spaces(&scene, 0, Yaxchilan), 0b10);
}

/// TZ-11.4: felling at 3 opens the corn for the worker of 4: 4 corn more and no anger; with no corn it cannot be done.
#[test]
fn felling_opens_a_harvest_without_anger() {
    for (held, possible) in [(1, true), (0, false)] {
        let mut scene = Scene::new(4);
        scene.corn(0, held).worker(0, Palenque, 1).worker(0, Palenque, 3).worker(0, Palenque, 4);
        scene.play_all(0, &["pick palenque 3", "wood"]);
        assert_eq!(scene.side(0).resources, [2, 0, 0]);
        if possible {
            scene.play_all(0, &["pick palenque 4 as 3", "corn"]);
            assert_eq!(scene.side(0).corn, held + 4);
            assert_eq!(scene.side(0).temples, [1, 1, 1]);
        } else {
            assert_eq!(scene.rule_against(0, "pick palenque 4 as 3"), "TZ-5.7");
        }
    }
}

fn tikal_with_five_wood() -> Scene {
    let mut scene = Scene::new(4);
    scene.display(&["A1-1", "A1-2", "A1-3", "A1-4", "A1-5", "A1-6"]).resources(0, 5, 0, 0);
    scene.worker(0, Tikal, 3).worker(0, Tikal, 4);
    scene
}

/// TZ-11.5: two technologies for a wood each, two buildings, and the display is full again after the turn.
#[test]
fn two_technologies_then_two_buildings() {
    let mut scene = tikal_with_five_wood();
    scene.play_all(0, &["pick tikal 3", "learn construction", "learn theology"]);
    assert_eq!(scene.side(0).technologies, [0, 0, 1, 1]);
    assert_eq!(scene.side(0).resources, [3, 0, 0]);
    scene.play_all(0, &["pick tikal 4", "build A1-1", "build A1-3"]);
    assert_eq!(scene.side(0).resources, [0, 0, 0]);
    assert_eq!(scene.side(0).buildings.total(), 2);
    assert_eq!(scene.position.table.buildings.iter().flatten().count(), 4);
    scene.play(0, "end");
    assert_eq!(scene.position.table.buildings.iter().flatten().count(), 6);
    let first_age = |title: &u8| scene.game.components().buildings[usize::from(*title)].age == 0;
    assert!(scene.position.table.buildings.iter().flatten().all(first_age));
}

/// TZ-11.5: two levels of one technology would have left too little wood for both buildings.
#[test]
fn two_levels_of_one_technology_cost_three_wood() {
    let mut scene = tikal_with_five_wood();
    scene.play_all(0, &["pick tikal 3", "learn theology", "learn theology"]);
    assert_eq!(scene.side(0).technologies, [0, 0, 0, 2]);
    assert_eq!(scene.side(0).resources, [2, 0, 0]);
    scene.play_all(0, &["pick tikal 4", "build A1-1"]);
    assert_eq!(scene.side(0).buildings.total(), 1);
    assert_eq!(scene.side(0).resources, [1, 0, 0]);
    assert!(!scene.can(0, "build A1-3"));
}

/// TZ-11.6: at Uxmal 4 each building of two resources costs 4 corn and no resource.
#[test]
fn buildings_of_two_resources_cost_four_corn() {
    for id in ["A1-3", "A1-11"] {
        let mut scene = Scene::new(4);
        scene.display(&["A1-3", "A1-11"]).resources(0, 2, 1, 1).worker(0, Uxmal, 4).corn(0, 3);
        assert_eq!(scene.rule_against(0, "pick uxmal 4"), "TZ-5.7");
        scene.corn(0, 4).play_all(0, &["pick uxmal 4", &format!("build {id}")]);
        assert_eq!(scene.side(0).corn, 0);
        assert_eq!(scene.side(0).resources, [2, 1, 1]);
        assert_eq!(scene.side(0).buildings.total(), 1);
    }
}

/// TZ-11.7: from 7, for 1 corn, action 6: 8 points, a step in the green temple, and a gold.
#[test]
fn a_skull_on_six_from_seven() {
    let mut scene = Scene::new(4);
    scene.corn(0, 1).skulls(0, 1).worker(0, ChichenItza, 7);
    scene.play_all(0, &["pick chichen_itza 7 as 6", "take 1 gold"]);
    let side = *scene.side(0);
    assert_eq!((side.corn, side.resources, side.skulls), (0, [0, 0, 1], 0));
    assert_eq!(side.temples, [1, 1, 2]);
    assert_eq!(scene.total(0), Points::whole(8));
    assert_eq!(scene.position.table.shrines, 1 << 6);
}

/// Green stands on the first-player space, red has workers on Tikal 6 and 7 and ends the round.
fn green_waits_for_red() -> Scene {
    let mut scene = Scene::new(4);
    scene.position.table.first_player = Seat::new(YELLOW);
    scene.day(8).on_first(GREEN).turn_of(RED).worker(RED, Tikal, 6).worker(RED, Tikal, 7);
    scene
}

/// TZ-11.8: while a worker stays on 6, the calendar turns one day and nobody is asked.
#[test]
fn a_worker_on_six_forbids_the_double_advance() {
    let mut scene = green_waits_for_red();
    scene.play_all(RED, &["pick tikal 7 as nothing", "end"]);
    assert_eq!(scene.stage(), Stage::Start);
    assert_eq!(scene.position.table.day, 9);
    assert_eq!(spaces(&scene, RED, Tikal), 1 << 7);
    assert!(!scene.side(GREEN).dark);
}

/// TZ-11.8: a worker on 7 is pushed off anyway and forbids nothing.
#[test]
fn a_worker_on_seven_allows_the_double_advance() {
    let mut scene = green_waits_for_red();
    scene.play_all(RED, &["pick tikal 6 as nothing", "end"]);
    assert!(scene.can(GREEN, "calendar 1"));
    scene.play(GREEN, "calendar 2");
    assert_eq!(scene.position.table.day, 10);
    assert_eq!(spaces(&scene, RED, Tikal), 0);
    assert!(scene.side(GREEN).dark);
}

/// The meal of seat 0 on the first food day, after a round in which it placed one worker at no cost.
fn first_food_day(scene: &mut Scene) -> Event {
    scene.day(7).turn_of(0);
    scene.play_all(0, &["place palenque", "end"]);
    for seat in 1..4 {
        scene.corn(seat, 10);
    }
    scene.finish_round();
    let mine = |event: &&Event| matches!(event, Event::Fed { seat, .. } if seat.index() == 0);
    *scene.events.iter().find(mine).expect("a meal")
}

/// TZ-11.9: two A1-1 and one A1-2 feed five workers with 3 corn.
#[test]
fn farms_feed_five_workers_with_three_corn() {
    let mut scene = Scene::new(4);
    scene.display(&[]).own(0, "A1-1").own(0, "A1-1").own(0, "A1-2").hire(0, 2).corn(0, 9);
    let meal = first_food_day(&mut scene);
    assert_eq!(meal, Event::Fed { seat: Seat::new(0), fed: 5, unfed: 0, corn: 3 });
    assert_eq!(scene.side(0).corn, 9 - 3);
    assert_eq!(scene.total(0), Points::ZERO);
}

/// TZ-11.9: with 5 corn two of three workers are fed, 1 corn is left, and 3 points are lost.
#[test]
fn five_corn_feed_two_of_three_workers() {
    let mut scene = Scene::new(4);
    scene.corn(0, 5);
    let meal = first_food_day(&mut scene);
    assert_eq!(meal, Event::Fed { seat: Seat::new(0), fed: 2, unfed: 1, corn: 4 });
    assert_eq!(scene.side(0).corn, 1);
    assert_eq!(scene.total(0), Points::whole(-3));
}

/// Red, blue and yellow in the temples, in this order, on a food day that has been held.
fn temples_of_the_example(day: u8) -> Scene {
    let mut scene = Scene::new(3);
    for (seat, temples) in [[2, 1, 6], [4, 1, 4], [4, 1, 0]].into_iter().enumerate() {
        scene.corn(seat, 60).side(seat).temples = temples;
    }
    scene.day(day).finish_round();
    scene
}

/// TZ-11.10: at the end of the first age 16, 15 and 7 points.
#[test]
fn temples_at_the_end_of_the_first_age() {
    let scene = temples_of_the_example(13);
    let points = [0, 1, 2].map(|seat| scene.points(seat, Source::FirstAge));
    assert_eq!(points, [16, 15, 7].map(Points::whole));
}

/// TZ-11.10: at the end of the second age 18, 15 and 7 points.
#[test]
fn temples_at_the_end_of_the_second_age() {
    let scene = temples_of_the_example(26);
    let points = [0, 1, 2].map(|seat| scene.points(seat, Source::SecondAge));
    assert_eq!(points, [18, 15, 7].map(Points::whole));
}

/// TZ-11.10: in the middle of an age 1 stone, 2 wood and a skull; 2 stone and 2 wood; 2 stone.
#[test]
fn temples_in_the_middle_of_an_age() {
    for day in [7, 20] {
        let mut scene = temples_of_the_example(day);
        let goods = [0, 1, 2].map(|seat| (scene.side(seat).resources, scene.side(seat).skulls));
        assert_eq!(goods, [([2, 1, 0], 1), ([2, 2, 0], 0), ([0, 2, 0], 0)], "day {day}");
    }
}

/// TZ-11.11: the first round costs 3, 4, 7 and 3 corn and makes yellow the first player, who then pays 5; nobody being
/// on the first-player space, the second round leaves a corn on its tooth.
#[test]
fn the_costs_of_the_sample_game() {
    let mut scene = sample_game();
    assert_eq!(cost_of(&mut scene, GREEN, &GREEN_PLACES), 3);
    assert_eq!(cost_of(&mut scene, BLUE, &BLUE_PLACES), 4);
    assert_eq!(cost_of(&mut scene, RED, &RED_PLACES), 7);
    assert_eq!(scene.position.table.first_player, Seat::new(GREEN));
    assert_eq!(cost_of(&mut scene, YELLOW, &YELLOW_PLACES), 3);
    scene.play(YELLOW, "calendar 1");
    assert_eq!(scene.position.table.first_player, Seat::new(YELLOW));
    assert_eq!(scene.position.table.teeth, 0);
    assert_eq!(cost_of(&mut scene, YELLOW, &["place palenque", "place palenque"]), 5);
    scene.finish_round();
    assert_eq!(scene.position.table.teeth, 1 << 1);
}

/// TZ-11.12: both rounds in full.
#[test]
fn the_first_two_rounds_of_the_sample_game() {
    let mut scene = sample_game();
    scene.play_all(GREEN, &GREEN_PLACES).play(GREEN, "end");
    scene.play_all(BLUE, &BLUE_PLACES);
    assert_eq!(scene.side(BLUE).corn, 0);
    assert_eq!(scene.rule_against(BLUE, "place palenque"), "TZ-4.4");
    scene.play(BLUE, "end").play_all(RED, &RED_PLACES).play(RED, "end");
    scene.play_all(YELLOW, &YELLOW_PLACES).play(YELLOW, "end");
    assert_eq!([GREEN, BLUE, RED, YELLOW].map(|seat| spaces(&scene, seat, Palenque)), [0b1, 0b110, 0, 0]);
    assert_eq!([GREEN, BLUE, RED, YELLOW].map(|seat| spaces(&scene, seat, Yaxchilan)), [0b1, 0, 0b110, 0]);
    assert_eq!([GREEN, BLUE, RED, YELLOW].map(|seat| spaces(&scene, seat, Tikal)), [0b1, 0, 0b10, 0b100]);

    assert_eq!(scene.moves(YELLOW), ["calendar 1", "calendar 2"]);
    scene.play(YELLOW, "calendar 1");
    assert_eq!(scene.position.table.day, 1);
    assert_eq!(scene.side(YELLOW).free, 2);
    assert!(!scene.side(YELLOW).dark);

    scene.play_all(YELLOW, &["place palenque", "place palenque", "end"]);
    assert_eq!(spaces(&scene, YELLOW, Palenque), 0b10001);
    assert_eq!(scene.side(YELLOW).corn, 0);

    assert_eq!(scene.rule_against(GREEN, "place uxmal"), "TZ-3.7");
    scene.play(GREEN, "pick yaxchilan 1");
    assert_eq!(scene.side(GREEN).resources, [1, 0, 0]);
    scene.play_all(GREEN, &["pick tikal 1", "learn agriculture"]);
    assert_eq!(scene.side(GREEN).resources, [0, 0, 0]);
    assert_eq!(scene.side(GREEN).technologies, [1, 0, 0, 0]);
    assert!(scene.can(GREEN, "pick palenque 1"));
    scene.play(GREEN, "end");

    scene.play_all(BLUE, &["place tikal", "end"]);
    assert_eq!(spaces(&scene, BLUE, Tikal), 0b1);
    assert_eq!(scene.side(BLUE).corn, 0);

    assert_eq!(scene.rule_against(RED, "place uxmal"), "TZ-3.7");
    scene.play(RED, "pick yaxchilan 3");
    assert_eq!(scene.side(RED).resources, [0, 0, 1]);
    assert_eq!(scene.side(RED).corn, 9 - 7 + 2);
    scene.play(RED, "end");
    assert_eq!(scene.position.table.teeth, 1 << 1);
    assert_eq!(scene.position.table.day, 2);
    assert_eq!(scene.position.table.active, Seat::new(YELLOW));
}

/// TZ-11.13: where "palenque 5" is the only tile drawn for Palenque, workers stand on 5 and 0, or on 5 if it was the last.
#[test]
fn a_neutral_worker_on_five_brings_one_to_zero() {
    let only_five = |position: &Position| drawn_for(position, Palenque) == [5].into();
    let (mut pairs, mut halves) = (0, 0);
    for position in fresh_tables(2).chain(fresh_tables(3)).filter(only_five) {
        let there = neutral_on(&position, Palenque);
        if there == [0, 5].into() {
            pairs += 1;
        } else {
            assert_eq!(there, [5].into());
            halves += 1;
        }
    }
    assert!(halves > 0 && pairs > halves, "{pairs} pairs, {halves} halves");
}

/// TZ-11.14: burning at Palenque 4 gives 7 corn and costs a temple step.
#[test]
fn burning_at_four_gives_seven_corn() {
    let mut scene = Scene::new(4);
    scene.worker(0, Palenque, 4).play_all(0, &["pick palenque 4", "burn quetzalcoatl"]);
    assert_eq!(scene.side(0).corn, 7);
    assert_eq!(scene.side(0).resources, [0, 0, 0]);
    assert_eq!(scene.side(0).temples, [1, 0, 1]);
    assert_eq!((scene.side(0).corn_tiles, scene.side(0).wood_tiles), (1, 0));
}

/// TZ-11.14: without corn a worker on Yaxchilan 3 does its own action or none.
#[test]
fn without_corn_yaxchilan_three_is_three_or_nothing() {
    let mut scene = Scene::new(4);
    scene.worker(0, Yaxchilan, 3);
    assert_eq!(scene.rule_against(0, "pick yaxchilan 3 as 2"), "TZ-5.7");
    assert!(scene.can(0, "pick yaxchilan 3"));
    assert!(scene.can(0, "pick yaxchilan 3 as nothing"));
}

/// TZ-11.15: A2-10 moves all three markers up a step and gives 3 points.
#[test]
fn a_tomb_moves_all_three_temples() {
    let mut scene = Scene::new(4);
    scene.day(14).display(&["A2-10"]).resources(0, 1, 2, 1).worker(0, Tikal, 2);
    scene.play(0, "pick tikal 2");
    assert_eq!(scene.side(0).temples, [2, 2, 2]);
    assert_eq!(scene.total(0), Points::whole(3));
}

/// TZ-11.15: a building of 1 stone and 1 gold costs 1 stone and 1 gold.
#[test]
fn a_building_costs_what_it_shows() {
    let mut scene = Scene::new(4);
    scene.display(&["A1-11"]).resources(0, 5, 2, 2).worker(0, Tikal, 2).play(0, "pick tikal 2");
    assert_eq!(scene.side(0).resources, [5, 1, 1]);
    for (stone, gold) in [(0, 9), (9, 0)] {
        let mut scene = Scene::new(4);
        scene.display(&["A1-11"]).resources(0, 9, stone, gold).worker(0, Tikal, 2);
        assert_eq!(scene.rule_against(0, "pick tikal 2"), "TZ-5.7");
    }
}

/// TZ-11.15: M11 with the best marker four steps above its start is worth 12 points.
#[test]
fn four_steps_above_the_start_are_worth_twelve() {
    let mut scene = Scene::new(4);
    scene.day(26).monuments(&["M11"]).own_monument(0, "M11");
    scene.side(0).temples = [3, 5, 2];
    for seat in 0..4 {
        scene.corn(seat, 20);
    }
    scene.finish_round();
    assert_eq!(scene.stage(), Stage::Over);
    assert_eq!(scene.points(0, Source::Monuments), Points::whole(12));
}
