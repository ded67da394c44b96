//! TZ-9: the calendar.

use khipu_core::{Points, Seat};
use khipu_tzolkin::Gear::{ChichenItza, Palenque, Tikal, Uxmal, Yaxchilan};
use khipu_tzolkin::Source::{Corn, Hunger};
use khipu_tzolkin::{Event, Gear, Owner, Stage};

use crate::scene::Scene;

/// A table on day 3 that holds no food day, where everybody can end the round for nothing.
fn an_ordinary_round() -> Scene {
    let mut scene = Scene::new(4);
    scene.day(3).idlers();
    scene
}

/// TZ-9.1: one corn on the tooth of each day on which nobody stands on the first-player space.
#[test]
fn corn_is_laid_on_the_tooth_of_the_day() {
    let mut scene = an_ordinary_round();
    scene.finish_round();
    assert_eq!((scene.position.table.teeth, scene.position.table.day), (0b1000, 4));
    scene.finish_round();
    assert_eq!((scene.position.table.teeth, scene.position.table.day), (0b1_1000, 5));
}

/// TZ-9.2: a day takes every worker one space on, on all gears.
#[test]
fn a_day_moves_every_worker_by_a_space() {
    let mut scene = an_ordinary_round();
    scene.hire(0, 3).worker(0, Palenque, 3).worker(0, Yaxchilan, 5).worker(0, Tikal, 6);
    scene.worker(0, Uxmal, 2).worker(0, ChichenItza, 9).worker(1, Tikal, 1);
    scene.finish_round();
    let gears = scene.position.table.gears;
    let mine = Gear::ALL.map(|gear| gears.of(Seat::new(0), gear));
    assert_eq!(mine, [1 << 4, 1 << 6, 1 << 7, 1 << 3, 1 << 10]);
    assert_eq!(gears.of(Seat::new(1), Tikal), 1 << 2);
}

/// TZ-9.2: off the last numbered space a worker comes home, and its owner gets nothing for it.
#[test]
fn a_worker_that_is_pushed_off_comes_back_without_an_action() {
    let mut scene = an_ordinary_round();
    scene.worker(0, Yaxchilan, 7).skulls(3, 1).worker(3, ChichenItza, 10);
    scene.finish_round();
    for seat in [0, 3] {
        assert_eq!(scene.position.table.gears.count(Seat::new(seat)), 0);
        assert_eq!((scene.side(seat).free, scene.side(seat).bank), (3, 3));
        assert_eq!((scene.side(seat).corn, scene.side(seat).resources), (0, [0, 0, 0]));
    }
    assert_eq!((scene.side(0).skulls, scene.side(3).skulls, scene.total(3)), (0, 1, Points::ZERO));
    assert!(scene.events.contains(&Event::PushedOff { seat: Seat::new(0), gear: Yaxchilan }));
    assert!(scene.events.contains(&Event::PushedOff { seat: Seat::new(3), gear: ChichenItza }));
}

/// TZ-9.3: the worker comes back, and its owner takes the marker.
#[test]
fn whoever_stands_on_the_space_takes_the_marker() {
    let mut scene = an_ordinary_round();
    scene.on_first(2).finish_round().play(2, "calendar 1");
    let table = &scene.position.table;
    assert_eq!((table.first_space, table.first_player, table.active), (None, Seat::new(2), Seat::new(2)));
    assert_eq!(scene.side(2).free, 2);
}

/// TZ-9.3: whoever has the marker already passes it to the left, and so comes last.
#[test]
fn whoever_has_the_marker_passes_it_on() {
    let mut scene = an_ordinary_round();
    scene.position.table.first_player = Seat::new(3);
    scene.turn_of(3).on_first(3).finish_round().play(3, "calendar 1");
    let mut order = Vec::new();
    for gear in ["palenque", "yaxchilan", "tikal", "uxmal"] {
        let seat = scene.position.table.active.index();
        order.push(seat);
        scene.play(seat, &format!("place {gear}")).play(seat, "end");
    }
    assert_eq!(order, [0, 1, 2, 3]);
    assert_eq!(scene.position.table.first_player, Seat::new(0), "and it stays there");
}

/// TZ-9.3: two days move every worker by two and turn the board dark.
#[test]
fn two_days_turn_the_board_dark() {
    let mut scene = an_ordinary_round();
    scene.on_first(1).worker(0, Tikal, 2).worker(2, ChichenItza, 10);
    scene.finish_round().play(1, "calendar 2");
    assert_eq!(scene.position.table.day, 5);
    assert_eq!(scene.position.table.gears.of(Seat::new(0), Tikal), 1 << 4);
    assert_eq!(scene.position.table.gears.count(Seat::new(2)), 0);
    let dark: Vec<bool> = (0..4).map(|seat| scene.side(seat).dark).collect();
    assert_eq!(dark, [false, true, false, false]);
}

/// TZ-9.3: it is that player alone who chooses, one or two days, before anything else.
#[test]
fn only_the_player_from_the_space_turns_the_calendar() {
    let mut scene = an_ordinary_round();
    scene.on_first(1).finish_round();
    assert_eq!(scene.moves(1), ["calendar 1", "calendar 2"]);
    assert_eq!(scene.rule_against(1, "calendar 0"), "TZ-9.3");
    assert_eq!(scene.rule_against(1, "place tikal"), "TZ-9.3");
    assert_eq!(scene.rule_against(0, "calendar 1"), "TZ-3.1");
}

/// Whether seat 0 may turn two days with a worker of some seat on a space.
fn may_turn_two_days(seat: usize, gear: Gear, space: u8) -> bool {
    let mut scene = an_ordinary_round();
    scene.on_first(0).worker(seat, gear, space).finish_round();
    scene.stage() == Stage::Calendar && scene.can(0, "calendar 2")
}

/// TZ-9.3: nobody may lose a worker by the second day, be it the own or another's.
#[test]
fn a_worker_before_the_last_space_forbids_two_days() {
    for (seat, gear, space) in [(0, Palenque, 6), (0, Uxmal, 6), (1, Tikal, 6), (1, Yaxchilan, 6)] {
        assert!(!may_turn_two_days(seat, gear, space), "{gear:?} {space}");
    }
    assert!(!may_turn_two_days(0, ChichenItza, 9));
    assert!(!may_turn_two_days(2, ChichenItza, 9));
}

/// TZ-9.3: whoever goes with the first day anyway, or stays for both, does not matter.
#[test]
fn workers_elsewhere_do_not_forbid_two_days() {
    for (seat, gear, space) in [(0, Palenque, 7), (0, Uxmal, 5), (1, Tikal, 7), (1, Tikal, 5)] {
        assert!(may_turn_two_days(seat, gear, space), "{gear:?} {space}");
    }
    for space in [6, 7, 8, 10] {
        assert!(may_turn_two_days(2, ChichenItza, space), "{space}");
    }
}

/// TZ-9.4, TZ-9.3: neutral workers go round all teeth, and do not forbid two days.
#[test]
fn neutral_workers_are_never_pushed_off() {
    let mut scene = Scene::new(3);
    let start = [(Palenque, 6), (Yaxchilan, 7), (Tikal, 8), (Uxmal, 9), (ChichenItza, 9), (ChichenItza, 12)];
    scene.neutral_at(&start).idlers().on_first(0).finish_round();
    scene.play(0, "calendar 2");
    let end = [(Palenque, 8), (Yaxchilan, 9), (Tikal, 0), (Uxmal, 1), (ChichenItza, 11), (ChichenItza, 1)];
    for (gear, tooth) in end {
        let owner = scene.position.table.gears.owner(gear, tooth);
        assert_eq!(owner, Some(Owner::Neutral), "{gear:?} {tooth}");
    }
    assert_eq!(scene.position.table.gears.neutral_count(), 6);
}

/// What TZ-9.3 does besides the calendar, for seat 2, with no corn laid (TZ-9.5).
fn all_else_happened(scene: &mut Scene) {
    assert_eq!((scene.position.table.day, scene.position.table.teeth), (4, 0));
    assert_eq!((scene.position.table.first_space, scene.position.table.first_player), (None, Seat::new(2)));
    assert_eq!(scene.side(2).free, 2);
}

/// TZ-9.5, TZ-9.3: a dark board allows one day only, and all else happens.
#[test]
fn a_dark_board_does_not_turn_two_days() {
    let mut scene = an_ordinary_round();
    scene.side(2).dark = true;
    scene.on_first(2).finish_round();
    assert_eq!(scene.stage(), Stage::Start, "nobody is asked");
    all_else_happened(&mut scene);
    assert!(scene.side(2).dark);
}

/// TZ-9.5: a worker that forbids two days leaves the board light.
#[test]
fn two_days_that_are_not_possible_leave_the_board_light() {
    let mut scene = an_ordinary_round();
    scene.on_first(2).worker(0, Tikal, 6).finish_round();
    all_else_happened(&mut scene);
    assert!(!scene.side(2).dark);
}

/// TZ-9.5: whoever does not want two days keeps them for later.
#[test]
fn two_days_that_are_not_wanted_leave_the_board_light() {
    let mut scene = an_ordinary_round();
    scene.on_first(2).finish_round().play(2, "calendar 1");
    all_else_happened(&mut scene);
    assert!(!scene.side(2).dark);
}

/// TZ-9.5, TZ-9.1: in a round with somebody on the space the tooth stays empty, also when two days are turned.
#[test]
fn no_corn_is_laid_with_somebody_on_the_space() {
    let mut scene = an_ordinary_round();
    scene.on_first(2).finish_round().play(2, "calendar 2");
    assert_eq!((scene.position.table.teeth, scene.position.table.day), (0, 5));
}

/// TZ-9.6: in the last round the corn of the calendar feeds and scores; then one day, though the board is light.
#[test]
fn in_the_last_round_the_space_is_worth_its_corn() {
    let mut scene = Scene::new(4);
    scene.day(26).idlers();
    scene.position.table.teeth = 0b1111_1111;
    scene.play_all(0, &["place first", "end"]);
    assert_eq!(scene.side(0).corn, 8);
    scene.finish_round();
    assert_eq!((scene.stage(), scene.position.table.day), (Stage::Over, 27));
    assert_eq!(scene.points(0, Hunger), Points::ZERO);
    assert_eq!(scene.points(0, Corn), Points::quarters(2));
    assert_eq!(scene.position.table.first_space, None);
    assert_eq!(scene.side(0).free, 2, "the worker of the space is back; the other one stays on its gear");
    assert!(!scene.side(0).dark);
}
