//! TZ-5: picking up workers.

use khipu_core::Seat;
use khipu_tzolkin::Gear::{ChichenItza, Palenque, Tikal, Uxmal, Yaxchilan};
use khipu_tzolkin::{Event, Gear, Source};

use crate::scene::Scene;

/// TZ-5.1: one worker, or some, or all, in any order.
#[test]
fn any_number_is_picked_up_in_any_order() {
    let orders: [&[&str]; 4] = [
        &["pick yaxchilan 1"],
        &["pick uxmal 3", "pick yaxchilan 1"],
        &["pick palenque 1", "pick yaxchilan 1", "pick uxmal 3"],
        &["pick uxmal 3", "pick palenque 1", "pick yaxchilan 1"],
    ];
    for order in orders {
        let mut scene = Scene::new(4);
        scene.worker(0, Palenque, 1).worker(0, Yaxchilan, 1).worker(0, Uxmal, 3).play_all(0, order);
        assert_eq!(usize::from(scene.position.table.gears.count(Seat::new(0))), 3 - order.len());
        scene.play(0, "end");
        assert_eq!(scene.position.table.active, Seat::new(1));
    }
}

/// TZ-5.1: a worker is resolved before the next one is picked up, and before the turn ends.
#[test]
fn a_worker_is_resolved_before_the_next() {
    let mut scene = Scene::new(4);
    scene.worker(0, Palenque, 3).worker(0, Yaxchilan, 1).play(0, "pick palenque 3");
    assert_eq!(scene.rule_against(0, "pick yaxchilan 1"), "TZ-5.1");
    assert_eq!(scene.rule_against(0, "end"), "TZ-5.1");
    scene.play_all(0, &["wood", "pick yaxchilan 1", "end"]);
    assert_eq!(scene.side(0).resources, [2 + 1, 0, 0]);
}

/// TZ-5.1: only own workers are picked up.
#[test]
fn workers_of_others_stay() {
    let mut scene = Scene::new(4);
    scene.worker(0, Yaxchilan, 1).worker(1, Yaxchilan, 2);
    assert_eq!(scene.rule_against(0, "pick yaxchilan 2"), "TZ-5.1");
    assert_eq!(scene.rule_against(0, "pick yaxchilan 3"), "TZ-5.1");
}

/// TZ-5.2: the own space costs nothing, a lower one 1 corn for each step down.
#[test]
fn a_lower_action_costs_a_corn_for_each_step() {
    for (action, cost) in [(5, 0), (4, 1), (3, 2), (2, 3), (1, 4)] {
        let mut scene = Scene::new(4);
        scene.corn(0, 4).worker(0, Yaxchilan, 5);
        let words =
            if cost == 0 { "pick yaxchilan 5".to_owned() } else { format!("pick yaxchilan 5 as {action}") };
        scene.play(0, &words);
        let (seat, gear, space) = (Seat::new(0), Yaxchilan, 5);
        assert_eq!(scene.events[0], Event::Picked { seat, gear, space, action, cost });
        let yield_of_action = [0, 0, 1, 2, 0, 2][usize::from(action)];
        assert_eq!(scene.side(0).corn, 4 - cost + yield_of_action);
    }
}

/// TZ-5.2: without the corn for the steps the lower action is out of reach.
#[test]
fn steps_down_must_be_paid() {
    let mut scene = Scene::new(4);
    scene.corn(0, 1).worker(0, Yaxchilan, 3);
    assert!(scene.can(0, "pick yaxchilan 3 as 2"));
    assert_eq!(scene.rule_against(0, "pick yaxchilan 3 as 1"), "TZ-5.7");
}

/// TZ-5.2: a higher action cannot be had.
#[test]
fn a_higher_action_is_out_of_reach() {
    let mut scene = Scene::new(4);
    scene.corn(0, 20).skulls(0, 1).worker(0, Yaxchilan, 3).worker(0, ChichenItza, 8);
    assert_eq!(scene.rule_against(0, "pick yaxchilan 3 as 4"), "TZ-5.2");
    assert_eq!(scene.rule_against(0, "pick chichen_itza 8 as 9"), "TZ-5.2");
}

/// TZ-5.2: a worker may come home for nothing; nothing is paid or gained.
#[test]
fn a_worker_may_be_picked_up_for_nothing() {
    let mut scene = Scene::new(4);
    scene.corn(0, 2).worker(0, Yaxchilan, 5).play(0, "pick yaxchilan 5 as nothing");
    assert_eq!(scene.side(0).corn, 2);
    assert_eq!(scene.side(0).resources, [0, 0, 0]);
    assert_eq!(scene.side(0).free, 3);
    assert_eq!(scene.position.table.gears.owner(Yaxchilan, 5), None);
}

/// TZ-5.3: a worker on the space of a lower action is not in the way.
#[test]
fn workers_on_the_space_of_the_action_do_not_matter() {
    for other in [0, 1] {
        let mut scene = Scene::new(4);
        scene.corn(0, 1).worker(0, Yaxchilan, 2).worker(other, Yaxchilan, 1);
        scene.play(0, "pick yaxchilan 2 as 1");
        assert_eq!(scene.side(0).resources, [1, 0, 0]);
        assert!(scene.position.table.gears.owner(Yaxchilan, 1).is_some());
    }
}

/// TZ-5.4: from 6 and 7 every action of the gear can be had without corn, from 5 only that of 5.
#[test]
fn top_spaces_of_small_gears_give_any_action_free() {
    for space in [6, 7] {
        for (action, corn, resources, skulls) in [
            (1, 0, [1, 0, 0], 0),
            (2, 1, [0, 1, 0], 0),
            (3, 2, [0, 0, 1], 0),
            (4, 0, [0, 0, 0], 1),
            (5, 2, [0, 1, 1], 0),
        ] {
            let mut scene = Scene::new(4);
            scene.worker(0, Yaxchilan, space).play(0, &format!("pick yaxchilan {space} as {action}"));
            let side = *scene.side(0);
            assert_eq!((side.corn, side.resources, side.skulls), (corn, resources, skulls));
        }
    }
    let mut scene = Scene::new(4);
    scene.worker(0, Yaxchilan, 5);
    assert_eq!(scene.moves(0).iter().filter(|words| words.starts_with("pick")).count(), 2);
    assert_eq!(scene.rule_against(0, "pick yaxchilan 5 as 4"), "TZ-5.7");
}

/// TZ-5.4: all four small gears have two top spaces.
#[test]
fn every_small_gear_has_two_top_spaces() {
    for (name, gear) in Gear::NAMES.iter().copied().filter(|(_, gear)| *gear != ChichenItza) {
        for (space, free) in [(5, false), (6, true), (7, true)] {
            let mut scene = Scene::new(4);
            // With resources, but no corn, action 3 of each of these gears can be taken.
            scene.resources(0, 9, 9, 9).worker(0, gear, space);
            assert_eq!(scene.can(0, &format!("pick {name} {space} as 3")), free, "{name} {space}");
        }
    }
}

/// TZ-5.4: from 10 of Chichen Itza every action can be had without corn, from 9 only that of 9.
#[test]
fn the_top_space_of_chichen_itza_gives_any_action_free() {
    for (action, points) in (1..).zip([4, 5, 6, 7, 8, 8, 10, 11, 13]) {
        let mut scene = Scene::new(4);
        scene.skulls(0, 1).worker(0, ChichenItza, 10).play(0, &format!("pick chichen_itza 10 as {action}"));
        assert_eq!(scene.points(0, Source::ChichenItza), khipu_core::Points::whole(points));
    }
    let mut scene = Scene::new(4);
    scene.skulls(0, 1).worker(0, ChichenItza, 9);
    assert!(scene.can(0, "pick chichen_itza 9"));
    assert_eq!(scene.rule_against(0, "pick chichen_itza 9 as 8"), "TZ-5.7");
}

/// TZ-5.5: the worker on the first-player space cannot be picked up; it is free again when the round is over.
#[test]
fn the_worker_on_the_first_player_space_is_not_picked_up() {
    let mut scene = Scene::new(4);
    scene.corn(0, 9).corn(1, 9).corn(2, 9).corn(3, 9).play(0, "place first");
    assert!(scene.moves(0).iter().all(|words| words.starts_with("place") || words == "end"));
    assert!(khipu_core::Game::parse_move(&*scene.game, "pick first").is_err());
    assert_eq!(scene.side(0).free, 2);
    scene.play_all(0, &["place palenque", "end"]);
    assert_eq!(scene.side(0).free, 1);
    scene.finish_round();
    assert_eq!(scene.side(0).free, 2);
    assert_eq!(scene.position.table.first_space, None);
}

/// TZ-5.6: a worker on 0 comes home with nothing.
#[test]
fn space_zero_has_no_action() {
    for &(name, gear) in Gear::NAMES {
        let mut scene = Scene::new(4);
        scene.corn(0, 9).resources(0, 9, 9, 9).skulls(0, 1).worker(0, gear, 0);
        assert_eq!(scene.rule_against(0, &format!("pick {name} 0 as 1")), "TZ-5.6");
        let picks = scene.moves(0).into_iter().filter(|words| words.starts_with("pick"));
        assert_eq!(picks.collect::<Vec<_>>(), [format!("pick {name} 0 as nothing")]);
        scene.play(0, &format!("pick {name} 0 as nothing"));
        assert_eq!((scene.side(0).corn, scene.side(0).resources), (9, [9, 9, 9]));
    }
}

/// TZ-5.7: an action is there when its cost can be paid, and refused with one corn less.
#[test]
fn an_action_whose_corn_is_missing_cannot_be_taken() {
    for (space, corn) in [(1, 3), (4, 2), (5, 1)] {
        let words = format!("pick uxmal {space}");
        let mut scene = Scene::new(4);
        scene.display(&["A1-1"]).worker(0, Uxmal, space).corn(0, corn);
        assert!(scene.can(0, &words));
        scene.corn(0, corn - 1);
        assert_eq!(scene.rule_against(0, &words), "TZ-5.7");
    }
}

/// TZ-5.7: the same goes for resources and skulls.
#[test]
fn an_action_whose_resources_are_missing_cannot_be_taken() {
    let mut scene = Scene::new(4);
    scene.corn(0, 20).display(&["A1-10"]).worker(0, Tikal, 5).worker(0, Tikal, 4).worker(0, ChichenItza, 3);
    for words in ["pick tikal 5", "pick tikal 5 as 3", "pick tikal 5 as 1"] {
        assert_eq!(scene.rule_against(0, words), "TZ-5.7");
    }
    assert_eq!(scene.rule_against(0, "pick tikal 4"), "TZ-5.7");
    assert_eq!(scene.rule_against(0, "pick tikal 4 as 2"), "TZ-5.7");
    assert_eq!(scene.rule_against(0, "pick chichen_itza 3"), "TZ-6.18");
    scene.resources(0, 0, 0, 1).skulls(0, 1);
    for words in [
        "pick tikal 5",
        "pick tikal 5 as 3",
        "pick tikal 5 as 1",
        "pick tikal 4",
        "pick tikal 4 as 2",
        "pick chichen_itza 3",
    ] {
        assert!(scene.can(0, words), "{words}");
    }
}

/// TZ-5.7: the steps down and the action's own corn are needed together.
#[test]
fn steps_and_the_cost_of_the_action_add_up() {
    let mut scene = Scene::new(4);
    scene.corn(0, 4).worker(0, Uxmal, 3);
    assert_eq!(scene.rule_against(0, "pick uxmal 3 as 1"), "TZ-5.7");
    scene.corn(0, 5).play_all(0, &["pick uxmal 3 as 1", "up chaac"]);
    assert_eq!(scene.side(0).corn, 0);
    assert_eq!(scene.side(0).temples, [2, 1, 1]);
}

/// TZ-5.8: what an earlier worker of the turn brought pays for a later one.
#[test]
fn earnings_of_one_worker_serve_the_next() {
    let mut scene = Scene::new(4);
    scene.worker(0, Palenque, 1).worker(0, Uxmal, 1);
    assert_eq!(scene.rule_against(0, "pick uxmal 1"), "TZ-5.7");
    scene.play_all(0, &["pick palenque 1", "pick uxmal 1", "up kukulcan"]);
    assert_eq!(scene.side(0).corn, 0);
    assert_eq!(scene.side(0).temples, [1, 1, 2]);
}

/// TZ-5.8: the corn that an action yields comes too late for the steps down to it.
#[test]
fn an_action_does_not_pay_for_its_own_steps() {
    let mut scene = Scene::new(4);
    scene.worker(0, Palenque, 2);
    assert_eq!(scene.rule_against(0, "pick palenque 2 as 1"), "TZ-5.7");
    scene.corn(0, 1).play(0, "pick palenque 2 as 1");
    assert_eq!(scene.side(0).corn, 3);
}

/// TZ-5.9: top spaces waive the steps, not the cost of the action.
#[test]
fn top_spaces_do_not_waive_the_cost_of_the_action() {
    let mut scene = Scene::new(4);
    scene.display(&["A1-1"]).worker(0, Uxmal, 7).worker(0, Tikal, 6).worker(0, ChichenItza, 10);
    for words in ["pick uxmal 7 as 1", "pick uxmal 7 as 4", "pick uxmal 7 as 5", "pick tikal 6 as 1"] {
        assert_eq!(scene.rule_against(0, words), "TZ-5.7");
    }
    assert_eq!(scene.rule_against(0, "pick tikal 6 as 2"), "TZ-5.7");
    assert_eq!(scene.rule_against(0, "pick chichen_itza 10 as 1"), "TZ-6.18");
    scene.corn(0, 3).resources(0, 1, 0, 0).skulls(0, 1);
    scene.play_all(0, &["pick uxmal 7 as 1", "up chaac"]);
    assert_eq!(scene.side(0).corn, 0);
    scene.play_all(0, &["pick tikal 6 as 1", "learn theology"]);
    assert_eq!(scene.side(0).resources, [0, 0, 0]);
    scene.play(0, "pick chichen_itza 10 as 1");
    assert_eq!(scene.side(0).skulls, 0);
}
