//! What differs between the versions of the rules (TZ-13), and the rulings that version 2 brought.

use std::sync::Arc;

use khipu_core::{Game as _, Match, Options, Release as _, Seat};
use khipu_testkit::walk::{Dice, decide, start};
use khipu_tzolkin::Gear::{ChichenItza, Palenque, Tikal, Uxmal, Yaxchilan};
use khipu_tzolkin::Technology::{Construction, Theology};
use khipu_tzolkin::{Event, Stage, Temple, Tzolkin};

use crate::scene::Scene;

fn version(number: u32) -> Arc<Tzolkin> {
    Arc::new(Tzolkin::load(number, Tzolkin::PACKS[0]).expect("a version that is kept"))
}

/// The buildings that were laid out, in order, in a game played by a certain dice.
fn laid_out(game: &Arc<Tzolkin>, dice: u64) -> Vec<String> {
    let mut played: Match<Tzolkin> = start(game, 3, &Options::new(), "the same seed");
    let mut dice = Dice::new(dice);
    let mut tiles = Vec::new();
    while let Some((seat, choice)) = decide(&mut played, &mut dice) {
        let mut events = Vec::new();
        played.play(seat, choice, &mut events).expect("a listed move");
        tiles.extend(events.iter().filter_map(|event| match event {
            Event::LaidOut { tile } => Some(tile.to_string()),
            _ => None,
        }));
    }
    tiles
}

/// TZ-13.1: the n-th building of an age is the same whatever was played before; under version 1 it was not.
#[test]
fn buildings_come_in_the_same_order_whatever_is_played() {
    let orders = |game: &Arc<Tzolkin>| -> Vec<[Vec<String>; 2]> {
        let of_age = |tiles: &[String], age: &str| -> Vec<String> {
            tiles.iter().filter(|tile| tile.starts_with(age)).cloned().collect()
        };
        (0..24)
            .map(|dice| laid_out(game, dice))
            .map(|tiles| [of_age(&tiles, "A1"), of_age(&tiles, "A2")])
            .collect()
    };
    let agree = |orders: &[[Vec<String>; 2]]| {
        let alike = |one: &[String], other: &[String]| one.iter().zip(other).all(|(a, b)| a == b);
        orders.iter().all(|order| (0..2).all(|age| alike(&order[age], &orders[0][age])))
    };
    let second = orders(&version(2));
    let built = |age: usize, more: usize| second.iter().filter(|order| order[age].len() > more).count() > 1;
    assert!(built(0, 0) && built(1, 6), "some buildings are built in either age");
    assert!(agree(&second), "{second:?}");
    assert!(!agree(&orders(&version(1))));
}

/// TZ-13.1: what one purpose draws does not depend on the others: with three or four players the same monuments come
/// first, and the first hands are the same.
#[test]
fn purposes_do_not_disturb_each_other() {
    let game = version(2);
    let tables = [3, 4].map(|players| *start(&game, players, &Options::new(), "purposes").position());
    let [three, four] = &tables;
    assert_eq!(three.table.monuments[..5], four.table.monuments[..5]);
    assert_eq!(three.table.buildings, four.table.buildings);
    assert_eq!(three.secret.dealt[..3], four.secret.dealt[..3]);
}

/// TZ-13.1: the form of a position names the streams, and draws go on where they stopped.
#[test]
fn a_position_names_its_streams() {
    let form = |number: u32| {
        let game = version(number);
        let played = start(&game, 2, &Options::new(), "streams");
        (game.export(played.position()), game)
    };
    let (form_2, game_2) = form(2);
    let draws = form_2["chance"]["draws"].as_object().expect("a stream for each purpose");
    let names: Vec<&str> = draws.keys().map(String::as_str).collect();
    assert_eq!(names, ["first_player", "monuments", "first_age", "second_age", "wealth", "neutral_workers"]);
    assert_eq!(
        (&draws["monuments"], &draws["first_age"], &draws["wealth"]),
        (&4.into(), &6.into(), &8.into())
    );
    let (form_1, game_1) = form(1);
    assert!(form_1["chance"]["draws"].is_number() && form_1.get("picked").is_none());
    assert!(game_1.import(&form_2).is_err() && game_2.import(&form_1).is_err(), "a version reads its own");
}

/// TZ-12.16, TZ-13.2: actions that would bring nothing are not offered; version 1 offered them.
#[test]
fn actions_that_bring_nothing_are_not_offered() {
    let skulls = |number: u32| {
        let mut scene = Scene::of(number, 4);
        scene.corn(0, 5).skulls(1, 13).worker(0, Yaxchilan, 4).worker(0, Yaxchilan, 5);
        scene
    };
    let workers = |number: u32| {
        let mut scene = Scene::of(number, 4);
        scene.hire(0, 3).worker(0, Uxmal, 3);
        scene
    };
    let market = |number: u32, corn: u16| {
        let mut scene = Scene::of(number, 4);
        scene.corn(0, corn).worker(0, Uxmal, 2);
        scene
    };
    assert!(skulls(1).can(0, "pick yaxchilan 4") && skulls(1).can(0, "pick yaxchilan 5 as 4"));
    assert!(workers(1).can(0, "pick uxmal 3") && market(1, 0).can(0, "pick uxmal 2"));
    for words in ["pick yaxchilan 4", "pick yaxchilan 5 as 4"] {
        assert_eq!(skulls(2).rule_against(0, words), "TZ-12.16");
    }
    assert!(skulls(2).can(0, "pick yaxchilan 5"), "resources come all the same");
    assert_eq!(workers(2).rule_against(0, "pick uxmal 3"), "TZ-12.16");
    assert_eq!(market(2, 1).rule_against(0, "pick uxmal 2"), "TZ-5.7");
    assert!(market(2, 2).can(0, "pick uxmal 2"), "wood costs 2");
    assert!(market(2, 0).resources(0, 0, 0, 1).can(0, "pick uxmal 2"), "gold can be sold");
}

/// TZ-12.16: the corn for going down to the market is gone before anything is bought.
#[test]
fn the_way_to_the_market_is_paid_first() {
    let mut scene = Scene::new(4);
    scene.corn(0, 2).worker(0, Uxmal, 3);
    assert_eq!(scene.rule_against(0, "pick uxmal 3 as 2"), "TZ-5.7");
    let mut scene = Scene::new(4);
    assert!(scene.corn(0, 3).worker(0, Uxmal, 3).can(0, "pick uxmal 3 as 2"));
}

/// Seat 0 on the top of all temples.
fn on_all_tops(number: u32) -> Scene {
    let mut scene = Scene::of(number, 4);
    for &temple in Temple::ALL {
        let top = scene.game.components().temples[temple as usize].top();
        scene.temple(0, temple, top);
    }
    scene
}

/// TZ-12.17, TZ-13.2, TZ-6.28: no temple has room, so none is asked for; the price is paid, and an event tells of it.
#[test]
fn no_temple_is_asked_for_where_none_has_room() {
    let mut first = on_all_tops(1);
    first.corn(0, 5).worker(0, Uxmal, 1).play(0, "pick uxmal 1");
    assert!(first.can(0, "up chaac"));
    let mut second = on_all_tops(2);
    second.corn(0, 5).worker(0, Uxmal, 1).play(0, "pick uxmal 1");
    assert_eq!((second.moves(0).contains(&"end".to_owned()), second.side(0).corn), (true, 2));
    assert!(second.events.contains(&Event::NoRoom { seat: Seat::new(0) }));
    let mut two = on_all_tops(2);
    two.resources(0, 1, 0, 0).worker(0, Tikal, 5).play(0, "pick tikal 5");
    assert!(two.can(0, "end") && two.side(0).resources == [0, 0, 0]);
    assert!(two.events.contains(&Event::NoRoom { seat: Seat::new(0) }));
}

/// TZ-12.17: one temple with room is enough to be asked, and to choose another one.
#[test]
fn a_temple_with_room_is_asked_for() {
    let mut scene = on_all_tops(2);
    scene.temple(0, Temple::Chaac, 1).corn(0, 5).worker(0, Uxmal, 1).play(0, "pick uxmal 1");
    assert_eq!(scene.moves(0), ["up chaac", "up quetzalcoatl", "up kukulcan"]);
}

/// TZ-12.17, TZ-6.19: a step below a top that somebody else has taken is no room either.
#[test]
fn a_taken_top_is_no_room() {
    let mut scene = Scene::new(4);
    for &temple in Temple::ALL {
        let top = scene.game.components().temples[temple as usize].top();
        scene.temple(1, temple, top).temple(0, temple, top - 1);
    }
    scene.corn(0, 5).worker(0, Uxmal, 1).play(0, "pick uxmal 1");
    assert!(scene.can(0, "end"));
}

/// TZ-12.17, TZ-7.7: Theology 2 sells no step that cannot be made.
#[test]
fn devotion_is_not_sold_without_room() {
    let devoted = |number: u32| {
        let mut scene = on_all_tops(number);
        scene.level(0, Theology, 2).skulls(0, 1).resources(0, 2, 0, 0).worker(0, ChichenItza, 1);
        scene.play(0, "pick chichen_itza 1");
        scene
    };
    assert!(devoted(1).can(0, "pay wood"));
    assert_eq!(devoted(2).rule_against(0, "pay wood"), "TZ-1.2");
    assert!(devoted(2).can(0, "end"));
}

/// TZ-13.2, TZ-7.10: version 1 lets one build at the full price.
#[test]
fn version_1_builds_without_the_discount() {
    let mut scene = Scene::of(1, 4);
    scene.level(0, Construction, 3).display(&["A1-7"]).corn(0, 6).worker(0, Uxmal, 4);
    scene.play_all(0, &["pick uxmal 4", "save nothing"]);
    assert_eq!(scene.side(0).corn, 1);
}

/// The events at the end of a round in which seat 0 stood on the first-player space.
fn end_of_round(number: u32, prepare: impl Fn(&mut Scene)) -> Vec<Event> {
    let mut scene = Scene::of(number, 4);
    scene.idlers().on_first(0);
    prepare(&mut scene);
    scene.finish_round();
    assert_eq!((scene.stage(), scene.position.table.day), (Stage::Start, 3));
    scene.events
}

/// TZ-13.3, TZ-9.3: an event names the worker that forbids the double advance, or the dark board; only in version 2.
#[test]
fn why_the_calendar_turns_by_one_day_is_told() {
    let (seat, owner) = (Seat::new(0), Seat::new(2));
    let worker = |scene: &mut Scene| _ = scene.worker(2, Tikal, 6);
    let dark = |scene: &mut Scene| scene.side(0).dark = true;
    let barred = Event::SecondDayBarred { seat, owner, gear: Tikal, space: 6 };
    assert!(end_of_round(2, worker).contains(&barred));
    assert!(end_of_round(2, dark).contains(&Event::SecondDaySpent { seat }));
    assert!(!end_of_round(1, worker).contains(&barred));
    assert!(!end_of_round(1, dark).contains(&Event::SecondDaySpent { seat }));
}

/// TZ-13.4: a position of version 2 counts the workers picked up in the turn; version 1 does not know them.
#[test]
fn workers_picked_up_are_counted() {
    for (number, picked) in [(1, 0), (2, 2)] {
        let mut scene = Scene::of(number, 4);
        scene.worker(0, Palenque, 1).worker(0, Yaxchilan, 1);
        scene.play_all(0, &["pick palenque 1", "pick yaxchilan 1"]);
        assert_eq!(scene.position.table.picked, picked);
        scene.play(0, "end");
        assert_eq!(scene.position.table.picked, 0);
    }
}
