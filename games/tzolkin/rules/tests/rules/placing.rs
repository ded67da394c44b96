//! TZ-4: placing workers.

use khipu_core::Seat;
use khipu_tzolkin::Gear::{self, ChichenItza, Palenque, Tikal};
use khipu_tzolkin::{Event, Source};

use crate::scene::Scene;

/// A table where the spaces of a gear below this one are taken by others, and seat 0 has 20 corn.
fn taken_below(gear: Gear, space: u8) -> Scene {
    let mut scene = Scene::new(4);
    scene.corn(0, 20).hire(1, 3).hire(2, 3);
    for space in 0..space {
        scene.worker(if space < 6 { 1 } else { 2 }, gear, space);
    }
    scene
}

/// TZ-4.1: the lowest-numbered free space, gaps included; an empty gear starts at 0.
#[test]
fn a_worker_goes_to_the_lowest_free_space() {
    let mut scene = Scene::new(4);
    scene.corn(0, 10).worker(1, Palenque, 0).worker(2, Palenque, 2);
    scene.play_all(0, &["place palenque", "place palenque", "place tikal"]);
    let gears = &scene.position.table.gears;
    assert_eq!(gears.of(Seat::new(0), Palenque), 0b1010);
    assert_eq!(gears.of(Seat::new(0), Tikal), 0b1);
}

/// TZ-4.1: any gear can be chosen, each of them at 0 while it is empty.
#[test]
fn every_gear_can_be_chosen() {
    for &(name, gear) in Gear::NAMES {
        let mut scene = Scene::new(4);
        scene.play(0, &format!("place {name}"));
        assert_eq!(scene.position.table.gears.of(Seat::new(0), gear), 1);
    }
}

/// TZ-4.2: a single worker costs the number of its space.
#[test]
fn a_space_costs_its_number() {
    for (gear, name, last) in [(Palenque, "place palenque", 7), (ChichenItza, "place chichen_itza", 10)] {
        for space in 0..=last {
            let mut scene = taken_below(gear, space);
            scene.play(0, name);
            assert_eq!(scene.position.table.gears.of(Seat::new(0), gear), 1 << space);
            assert_eq!(scene.side(0).corn, 20 - u16::from(space));
        }
    }
}

/// TZ-4.3: on spaces of price 0, one to six workers cost 0, 1, 3, 6, 10 and 15 corn in all.
#[test]
fn more_workers_cost_more_each() {
    let mut scene = Scene::new(4);
    scene.hire(0, 3).corn(0, 15);
    let places = ["palenque", "yaxchilan", "tikal", "uxmal", "chichen_itza", "first"];
    for (place, total) in places.iter().zip([0, 1, 3, 6, 10, 15]) {
        scene.play(0, &format!("place {place}"));
        assert_eq!(scene.side(0).corn, 15 - total);
    }
}

/// TZ-4.3: the surcharge counts the workers of one turn only.
#[test]
fn workers_of_earlier_turns_cost_nothing_more() {
    let mut scene = Scene::new(4);
    scene.worker(0, Palenque, 3).worker(0, Palenque, 4).play(0, "place tikal");
    assert_eq!(scene.side(0).corn, 0);
    assert_eq!(scene.side(0).free, 0);
}

/// TZ-4.2, TZ-4.3: the number of the space and the surcharge for one more worker add up.
#[test]
fn the_cost_is_the_space_and_the_surcharge() {
    let mut scene = Scene::new(4);
    scene.hire(0, 3).corn(0, 30);
    let mut held = 30;
    for (place, cost) in [
        ("place palenque", 0),
        ("place palenque", 1 + 1),
        ("place palenque", 2 + 2),
        ("place palenque", 3 + 3),
        ("place yaxchilan", 4),
        ("place tikal", 5),
    ] {
        scene.play(0, place);
        held -= cost;
        assert_eq!(scene.side(0).corn, held);
    }
}

/// TZ-4.4: a worker is placed with just enough corn, and not with one less.
#[test]
fn a_worker_that_cannot_be_paid_cannot_be_placed() {
    for (corn, affordable) in [(3, true), (2, false)] {
        let mut scene = taken_below(Palenque, 3);
        scene.corn(0, corn);
        assert_eq!(scene.can(0, "place palenque"), affordable);
    }
    let mut scene = taken_below(Palenque, 3);
    scene.corn(0, 2);
    assert_eq!(scene.rule_against(0, "place palenque"), "TZ-4.4");
}

/// TZ-4.4: the surcharge has to be there too.
#[test]
fn a_surcharge_that_cannot_be_paid_ends_the_placing() {
    let mut scene = Scene::new(4);
    scene.corn(0, 2).play_all(0, &["place palenque", "place tikal"]);
    assert_eq!(scene.side(0).corn, 1);
    for place in ["place uxmal", "place first"] {
        assert_eq!(scene.rule_against(0, place), "TZ-4.4");
    }
    assert_eq!(scene.moves(0), ["end"]);
}

/// TZ-4.4: corn that would do for the space or for the surcharge, but not for both, does not do.
#[test]
fn the_space_and_its_surcharge_are_paid_together() {
    let mut scene = taken_below(Palenque, 1);
    scene.corn(0, 1).play(0, "place tikal");
    assert_eq!(scene.rule_against(0, "place palenque"), "TZ-4.4");
    assert!(scene.can(0, "place uxmal"));
}

/// TZ-4.5: the first-player space costs nothing itself, but its worker counts among those of the turn.
#[test]
fn the_first_player_space_is_free_but_counts() {
    let mut scene = Scene::new(4);
    scene.corn(0, 3).play(0, "place first");
    assert_eq!(scene.side(0).corn, 3);
    scene.play(0, "place tikal");
    assert_eq!(scene.side(0).corn, 3 - 1);
    let mut scene = Scene::new(4);
    scene.corn(0, 3).play_all(0, &["place palenque", "place tikal", "place first"]);
    assert_eq!(scene.side(0).corn, 3 - 1 - 2);
}

/// TZ-4.5: the first-player space holds one worker.
#[test]
fn the_first_player_space_holds_one_worker() {
    let mut scene = Scene::new(4);
    scene.corn(0, 20).play(0, "place first");
    assert_eq!(scene.rule_against(0, "place first"), "TZ-4.5");
    scene.play(0, "end");
    assert_eq!(scene.rule_against(1, "place first"), "TZ-4.5");
}

/// TZ-4.5: whether it is empty or taken, an empty gear still begins at 0 for nothing.
#[test]
fn the_first_player_space_belongs_to_no_gear() {
    for taken in [false, true] {
        for &(name, gear) in Gear::NAMES {
            let mut scene = Scene::new(4);
            if taken {
                scene.on_first(0);
            }
            let seat = usize::from(taken);
            scene.play(seat, &format!("place {name}"));
            assert_eq!(scene.position.table.gears.of(Seat::new(seat), gear), 1);
            assert_eq!(scene.side(seat).corn, 0);
        }
    }
}

/// TZ-4.6: the corn of the calendar comes when the turn ends, so it pays for no worker of that turn.
#[test]
fn calendar_corn_comes_at_the_end_of_the_turn() {
    let mut scene = Scene::new(4);
    scene.day(5);
    scene.position.table.teeth = 0b10110;
    scene.play(0, "place first");
    assert_eq!(scene.side(0).corn, 0);
    assert_eq!(scene.rule_against(0, "place palenque"), "TZ-4.4");
    scene.play(0, "end");
    assert_eq!(scene.side(0).corn, 3);
}

/// TZ-4.6: nobody gets the corn but the one who stands on the first-player space.
#[test]
fn calendar_corn_is_for_the_first_player_space_alone() {
    let mut scene = Scene::new(4);
    scene.day(5);
    scene.position.table.teeth = 0b10110;
    scene.play_all(0, &["place palenque", "end"]);
    assert_eq!(scene.side(0).corn, 0);
    assert_eq!(scene.position.table.teeth, 0b10110);
    scene.play_all(1, &["place first", "end"]);
    assert_eq!(scene.side(1).corn, 3);
    scene.play_all(2, &["place tikal", "end"]);
    assert_eq!(scene.side(2).corn, 0);
}

/// TZ-4.7: all teeth are emptied, and the corn feeds workers in the same round: 7 corn, 6 of them for three workers.
#[test]
fn calendar_corn_feeds_workers_in_the_same_round() {
    let mut scene = Scene::new(4);
    scene.day(7);
    scene.position.table.teeth = 0b111_1111;
    scene.play_all(0, &["place first", "end"]);
    assert_eq!(scene.side(0).corn, 7);
    assert_eq!(scene.position.table.teeth, 0);
    scene.corn(1, 9).corn(2, 9).corn(3, 9);
    scene.finish_round();
    let seat = Seat::new(0);
    assert!(scene.events.contains(&Event::Fed { seat, fed: 3, unfed: 0, corn: 6 }));
    assert_eq!(scene.side(0).corn, 1);
    assert_eq!(scene.points(0, Source::Hunger), khipu_core::Points::ZERO);
}
