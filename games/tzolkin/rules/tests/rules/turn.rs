//! TZ-3: a turn.

use khipu_core::Seat;
use khipu_tzolkin::Gear::{ChichenItza, Palenque, Tikal, Uxmal, Yaxchilan};
use khipu_tzolkin::{Event, Gear, Temple};

use crate::scene::Scene;

/// The last player of a round: the first-player space is taken, and so are the spaces below this one on every gear.
fn nothing_below(cheapest: u8) -> Scene {
    let mut scene = Scene::new(4);
    scene.hire(0, 3).hire(1, 2).on_first(0).turn_of(3);
    for space in 0..cheapest {
        for &gear in Gear::ALL {
            scene.worker(space.into(), gear, space);
        }
    }
    scene
}

fn on_lowest_steps(scene: &mut Scene, seat: usize) {
    scene.side(seat).temples = [0, 0, 0];
}

fn begin_with(moves: &[String], word: &str) -> bool {
    moves.iter().all(|words| words.starts_with(word))
}

/// TZ-3.1: one turn each, clockwise from the first player; nobody else may play.
#[test]
fn turns_go_clockwise_from_the_first_player() {
    let mut scene = Scene::new(4);
    scene.position.table.first_player = Seat::new(2);
    scene.day(0).turn_of(2);
    for seat in 0..4 {
        scene.corn(seat, 10);
    }
    for seat in [2, 3, 0, 1, 2] {
        for other in (0..4).filter(|&other| other != seat) {
            assert_eq!(scene.rule_against(other, "place palenque"), "TZ-3.1");
        }
        scene.play_all(seat, &["place palenque", "end"]);
    }
    assert_eq!(scene.position.table.day, 1);
}

/// TZ-3.1: feeding comes after the last turn and before the calendar turns, and only in the round of a food day.
#[test]
fn a_round_is_turns_then_food_day_then_calendar() {
    for (day, is_food_day) in [(6, false), (7, true), (8, false)] {
        let mut scene = Scene::new(4);
        scene.day(day);
        for seat in 0..4 {
            scene.corn(seat, 20);
            scene.play(seat, "place tikal");
            assert_eq!(scene.position.table.day, day);
            assert_eq!(scene.side(0).corn, 20, "nobody eats during the turns");
            scene.play(seat, "end");
        }
        let at = |wanted: fn(&Event) -> bool| scene.events.iter().position(wanted);
        let ended = at(|event| matches!(event, Event::TurnEnded { .. }));
        let fed = at(|event| matches!(event, Event::Fed { .. }));
        let turned = at(|event| matches!(event, Event::CalendarTurned { .. }));
        assert_eq!(fed.is_some(), is_food_day);
        assert!(ended < turned && fed.is_none_or(|fed| ended < Some(fed) && Some(fed) < turned));
    }
}

/// TZ-3.2: a turn places or picks up, never both.
#[test]
fn a_turn_never_places_and_picks_up() {
    let mut placing = Scene::new(4);
    placing.corn(0, 10).worker(0, Yaxchilan, 1).play(0, "place tikal");
    assert_eq!(placing.rule_against(0, "pick yaxchilan 1"), "TZ-3.2");
    let mut picking = Scene::new(4);
    picking.corn(0, 10).worker(0, Yaxchilan, 1).play(0, "pick yaxchilan 1");
    assert_eq!(picking.rule_against(0, "place tikal"), "TZ-3.2");
    assert_eq!(picking.rule_against(0, "place first"), "TZ-3.2");
}

/// TZ-3.2: a turn is at least one worker, also after begging.
#[test]
fn a_turn_cannot_be_passed() {
    let mut scene = Scene::new(4);
    assert_eq!(scene.rule_against(0, "end"), "TZ-3.2");
    scene.play(0, "beg chaac");
    assert_eq!(scene.rule_against(0, "end"), "TZ-3.2");
    scene.play_all(0, &["place tikal", "end"]);
    assert_eq!(scene.position.table.active, Seat::new(1));
}

/// TZ-3.2: who has begged may still choose to pick up.
#[test]
fn begging_comes_before_placing_or_picking_up() {
    let mut scene = Scene::new(4);
    scene.worker(0, Yaxchilan, 3);
    assert_eq!(scene.rule_against(0, "pick yaxchilan 3 as 1"), "TZ-5.7");
    scene.play_all(0, &["beg chaac", "pick yaxchilan 3 as 1"]);
    assert_eq!(scene.side(0).corn, 3 - 2);
    assert_eq!(scene.side(0).resources, [1, 0, 0]);
}

/// TZ-3.3: with 0, 1 or 2 corn one may beg and has 3 then; with 3 one may not.
#[test]
fn begging_fills_up_to_three_corn() {
    for held in 0..=2 {
        let mut scene = Scene::new(4);
        scene.corn(0, held).play(0, "beg kukulcan");
        assert_eq!(scene.side(0).corn, 3);
        assert_eq!(scene.side(0).temples, [1, 1, 0]);
    }
    let mut scene = Scene::new(4);
    scene.corn(0, 3);
    assert_eq!(scene.rule_against(0, "beg kukulcan"), "TZ-3.3");
}

/// TZ-3.3, TZ-6.21: the step down is made in a temple where the marker is not on the lowest step.
#[test]
fn begging_angers_a_god_that_can_be_angered() {
    let mut scene = Scene::new(4);
    scene.temple(0, Temple::Quetzalcoatl, 0).temple(0, Temple::Kukulcan, 4);
    assert!(scene.can(0, "beg chaac"));
    assert_eq!(scene.rule_against(0, "beg quetzalcoatl"), "TZ-6.21");
    scene.play(0, "beg kukulcan");
    assert_eq!(scene.side(0).temples, [1, 0, 3]);
}

/// TZ-3.3: begging is for the start of a turn.
#[test]
fn nobody_begs_in_the_middle_of_a_turn() {
    let mut scene = Scene::new(4);
    scene.corn(0, 2).worker(0, Yaxchilan, 1);
    let mut picking = Scene::new(4);
    picking.corn(0, 2).worker(0, Yaxchilan, 1);
    scene.play(0, "place tikal");
    assert_eq!(scene.rule_against(0, "beg chaac"), "TZ-3.3");
    picking.play(0, "pick yaxchilan 1");
    assert_eq!(picking.rule_against(0, "beg chaac"), "TZ-3.3");
}

/// TZ-3.4: with all markers on the lowest steps there is no begging.
#[test]
fn nobody_begs_from_the_lowest_steps() {
    let mut scene = Scene::new(4);
    on_lowest_steps(&mut scene, 0);
    for beg in ["beg chaac", "beg quetzalcoatl", "beg kukulcan"] {
        assert_eq!(scene.rule_against(0, beg), "TZ-3.4");
    }
    assert!(scene.can(0, "place palenque"));
}

/// TZ-3.5: one beg in a turn, another in the next.
#[test]
fn begging_is_done_once_a_turn() {
    let mut scene = Scene::new(4);
    scene.turn_of(3).play(3, "beg chaac");
    assert_eq!(scene.rule_against(3, "beg kukulcan"), "TZ-3.5");
    scene.play_all(3, &["place palenque", "place palenque", "end"]);
    assert_eq!(scene.side(3).corn, 1);
    for seat in 0..3 {
        scene.corn(seat, 9);
        scene.play_all(seat, &["place tikal", "end"]);
    }
    scene.play(3, "beg kukulcan");
    assert_eq!(scene.side(3).temples, [0, 1, 0]);
}

/// TZ-3.6: without a worker to pick up or the corn to place one, begging is the only thing to do.
#[test]
fn who_can_neither_place_nor_pick_up_must_beg() {
    let mut scene = nothing_below(1);
    assert_eq!(scene.moves(3), ["beg chaac", "beg quetzalcoatl", "beg kukulcan"]);
    assert_eq!(scene.rule_against(3, "place palenque"), "TZ-3.6");
    scene.play(3, "beg chaac");
    assert!(begin_with(&scene.moves(3), "place"));
    scene.play(3, "place palenque");
    assert_eq!(scene.side(3).corn, 2);
}

/// TZ-3.6: one worker that can be paid, on a gear or on the first-player space, and begging is no duty.
#[test]
fn who_can_place_one_worker_need_not_beg() {
    let mut scene = nothing_below(1);
    scene.corn(3, 1);
    assert!(scene.can(3, "beg chaac") && scene.can(3, "place palenque"));
    let mut scene = nothing_below(1);
    scene.position.table.first_space = None;
    scene.side(0).free += 1;
    assert!(scene.can(3, "beg chaac") && scene.can(3, "place first"));
    assert_eq!(scene.rule_against(3, "place palenque"), "TZ-4.4");
}

/// TZ-3.6, TZ-12.15: a worker that can be picked up means no duty to beg, and no mercy.
#[test]
fn who_can_pick_up_need_not_beg() {
    let mut scene = nothing_below(1);
    scene.worker(3, Palenque, 3);
    assert!(scene.can(3, "beg chaac") && scene.can(3, "pick palenque 3"));
    let mut scene = nothing_below(1);
    scene.worker(3, Palenque, 3);
    on_lowest_steps(&mut scene, 3);
    assert!(begin_with(&scene.moves(3), "pick"));
    assert_eq!(scene.rule_against(3, "place tikal"), "TZ-4.4");
}

/// TZ-3.6, TZ-12.14: mercy is one worker, on a space of the lowest cost, for all the corn held.
#[test]
fn mercy_places_one_worker_for_all_corn() {
    let mut scene = nothing_below(2);
    on_lowest_steps(&mut scene, 3);
    scene.corn(3, 1).worker(2, Palenque, 2).worker(2, ChichenItza, 2);
    assert_eq!(scene.moves(3), ["place yaxchilan", "place tikal", "place uxmal"]);
    assert_eq!(scene.rule_against(3, "place palenque"), "TZ-3.6");
    scene.play(3, "place uxmal");
    assert_eq!(scene.side(3).corn, 0);
    assert_eq!(scene.position.table.gears.of(Seat::new(3), Uxmal), 0b100);
    assert_eq!(scene.rule_against(3, "place tikal"), "TZ-12.14");
    assert_eq!(scene.moves(3), ["end"]);
}

/// TZ-3.6: there is no mercy for who can pay the cheapest space.
#[test]
fn mercy_is_only_for_those_who_cannot_pay() {
    let mut scene = nothing_below(1);
    on_lowest_steps(&mut scene, 3);
    scene.corn(3, 1).worker(2, Palenque, 1);
    assert_eq!(scene.rule_against(3, "place palenque"), "TZ-4.4");
    scene.play(3, "place tikal");
    assert_eq!(scene.side(3).corn, 0);
    assert!(!scene.events.iter().any(|event| matches!(event, Event::PlacedByMercy { .. })));
}

/// TZ-3.7: in the first round everybody places.
#[test]
fn everybody_places_in_the_first_round() {
    let mut scene = Scene::new(4);
    for seat in 0..4 {
        scene.corn(seat, 9);
        assert!(begin_with(&scene.moves(seat), "place"));
        assert_eq!(scene.rule_against(seat, "pick tikal 0 as nothing"), "TZ-5.1");
        scene.play_all(seat, &["place tikal", "end"]);
    }
    assert!(scene.can(0, "pick tikal 1 as nothing"));
}

/// TZ-3.7: who has no free worker picks up.
#[test]
fn who_has_no_free_worker_picks_up() {
    let mut scene = Scene::new(4);
    scene.corn(0, 9).worker(0, Palenque, 1).worker(0, Tikal, 0).worker(0, Uxmal, 3);
    assert!(begin_with(&scene.moves(0), "pick"));
    assert_eq!(scene.rule_against(0, "place yaxchilan"), "TZ-3.7");
    assert_eq!(scene.rule_against(0, "place first"), "TZ-3.7");
    scene.play_all(0, &["pick palenque 1", "end"]);
    assert_eq!(scene.side(0).free, 1);
}
