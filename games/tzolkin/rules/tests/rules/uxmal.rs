//! TZ-6.13 to TZ-6.17, TZ-6.26, TZ-6.27: the actions of Uxmal.

use khipu_core::{Game as _, Seat};
use khipu_tzolkin::Gear::{Tikal, Uxmal};
use khipu_tzolkin::Technology::Agriculture;

use crate::actions::worker_on;
use crate::scene::Scene;

/// TZ-6.13: Uxmal 1 costs 3 corn and moves one temple by one step.
#[test]
fn uxmal_one_is_a_step_for_three_corn() {
    let mut scene = worker_on(Uxmal, 1);
    scene.corn(0, 4).play_all(0, &["pick uxmal 1", "up quetzalcoatl"]);
    assert_eq!((scene.side(0).corn, scene.side(0).temples), (1, [1, 2, 1]));
    let mut poor = worker_on(Uxmal, 1);
    assert_eq!(poor.corn(0, 2).resources(0, 9, 9, 9).rule_against(0, "pick uxmal 1"), "TZ-5.7");
}

/// TZ-6.14: at the market wood costs 2 corn, stone 3 and gold 4, as often as one likes and can pay.
#[test]
fn the_market_sells_at_its_rates() {
    for (index, (resource, price)) in [("wood", 2), ("stone", 3), ("gold", 4)].into_iter().enumerate() {
        // Another resource that could be sold keeps the market open.
        let mut held = [0; 3];
        held[(index + 1) % 3] = 1;
        let mut scene = worker_on(Uxmal, 2);
        scene.corn(0, 3 * price - 1).resources(0, held[0], held[1], held[2]).play(0, "pick uxmal 2");
        let buy = format!("buy {resource}");
        assert_eq!(scene.play(0, &buy).side(0).corn, 2 * price - 1);
        assert_eq!(scene.play(0, &buy).side(0).corn, price - 1);
        held[index] = 2;
        assert_eq!(scene.side(0).resources, held);
        assert_eq!(scene.rule_against(0, &buy), "TZ-6.14");
        scene.play_all(0, &["done", "end"]);
        assert_eq!(scene.position.table.active, Seat::new(1));
    }
}

/// TZ-6.14: it buys at the same rates.
#[test]
fn the_market_buys_at_its_rates() {
    let mut scene = worker_on(Uxmal, 2);
    scene.resources(0, 2, 1, 1).play(0, "pick uxmal 2");
    let mut held = 0;
    for (resource, price) in [("wood", 2), ("wood", 2), ("stone", 3), ("gold", 4)] {
        held += price;
        assert_eq!(scene.play(0, &format!("sell {resource}")).side(0).corn, held);
        if resource == "stone" {
            assert_eq!(scene.rule_against(0, "sell wood"), "TZ-6.14");
        }
    }
    assert_eq!(scene.side(0).resources, [0, 0, 0]);
}

/// TZ-6.14: nothing need be traded.
#[test]
fn trading_may_be_declined() {
    let mut scene = worker_on(Uxmal, 2);
    scene.corn(0, 5).resources(0, 1, 1, 1).play_all(0, &["pick uxmal 2", "done"]);
    assert_eq!((scene.side(0).corn, scene.side(0).resources), (5, [1, 1, 1]));
}

/// TZ-6.15, TZ-12.16: Uxmal 3 brings a worker from the bank for nothing; there are six and no more.
#[test]
fn uxmal_three_brings_a_worker() {
    let mut scene = worker_on(Uxmal, 3);
    scene.play(0, "pick uxmal 3");
    assert_eq!((scene.side(0).free, scene.side(0).bank, scene.side(0).corn), (4, 2, 0));
    let mut full = worker_on(Uxmal, 3);
    assert_eq!(full.hire(0, 3).rule_against(0, "pick uxmal 3"), "TZ-12.16");
}

/// TZ-6.16: Uxmal 4 is one building at 2 corn for each resource of its cost, in corn alone.
#[test]
fn uxmal_four_builds_for_corn() {
    for (id, price) in [("A1-1", 2), ("A1-11", 4), ("A1-7", 6), ("A1-2", 8)] {
        let mut scene = worker_on(Uxmal, 4);
        scene.display(&[id]).corn(0, price).resources(0, 9, 9, 9).play(0, "pick uxmal 4");
        let side = *scene.side(0);
        assert_eq!((side.corn, side.resources, side.buildings.total()), (0, [9, 9, 9], 1), "{id}");
        let mut short = worker_on(Uxmal, 4);
        short.display(&[id]).corn(0, price - 1).resources(0, 9, 9, 9);
        assert_eq!(short.rule_against(0, "pick uxmal 4"), "TZ-5.7", "{id}");
    }
}

/// TZ-6.16: one building, and never a monument.
#[test]
fn uxmal_four_builds_one_and_no_monument() {
    let mut scene = worker_on(Uxmal, 4);
    scene.monuments(&["M1"]).display(&["A1-1", "A1-3", "A1-2"]).corn(0, 7).resources(0, 9, 9, 9);
    scene.play(0, "pick uxmal 4");
    assert_eq!(scene.rule_against(0, "build M1"), "TZ-6.23");
    assert_eq!(scene.rule_against(0, "build A1-2"), "TZ-5.7");
    scene.play(0, "build A1-1");
    assert_eq!(scene.side(0).corn, 5);
    assert_eq!(scene.rule_against(0, "build A1-3"), "TZ-6.9");
}

/// TZ-6.17: Uxmal 5 takes an action of a small gear for 1 corn.
#[test]
fn uxmal_five_is_any_action_for_a_corn() {
    let mut scene = worker_on(Uxmal, 5);
    scene.corn(0, 1).play_all(0, &["pick uxmal 5", "act yaxchilan 3"]);
    assert_eq!((scene.side(0).corn, scene.side(0).resources), (2, [0, 0, 1]));
    assert_eq!(worker_on(Uxmal, 5).rule_against(0, "pick uxmal 5"), "TZ-5.7");
}

/// TZ-6.17: from the top spaces of Uxmal stepping down is free, the corn of action 5 is not.
#[test]
fn the_top_of_uxmal_still_pays_for_any_action() {
    for space in [6, 7] {
        let words = format!("pick uxmal {space} as 5");
        let mut scene = worker_on(Uxmal, space);
        assert_eq!(scene.rule_against(0, &words), "TZ-5.7");
        assert!(scene.can(0, &format!("pick uxmal {space} as 3")));
        let mut scene = worker_on(Uxmal, space);
        scene.corn(0, 1).play_all(0, &[&words, "act palenque 1"]);
        assert_eq!(scene.side(0).corn, 3);
    }
}

/// TZ-6.26: the market knows corn against resources, and no skulls.
#[test]
fn the_market_trades_no_skulls() {
    let mut scene = worker_on(Uxmal, 2);
    scene.corn(0, 9).resources(0, 1, 1, 1).skulls(0, 2).play(0, "pick uxmal 2");
    let mut moves = scene.moves(0);
    moves.sort_unstable();
    let all = ["buy gold", "buy stone", "buy wood", "done", "sell gold", "sell stone", "sell wood"];
    assert_eq!(moves, all);
    for words in ["sell skull", "buy skull", "sell corn", "buy corn"] {
        assert!(scene.game.parse_move(words).is_err(), "{words}");
    }
}

/// TZ-6.26: gold becomes wood by way of corn.
#[test]
fn resources_are_exchanged_by_way_of_corn() {
    let mut scene = worker_on(Uxmal, 2);
    scene.resources(0, 0, 0, 1).play(0, "pick uxmal 2");
    assert_eq!(scene.rule_against(0, "buy wood"), "TZ-6.14");
    scene.play(0, "sell gold");
    assert_eq!(scene.side(0).corn, 4);
    scene.play_all(0, &["buy wood", "buy wood"]);
    assert_eq!((scene.side(0).corn, scene.side(0).resources), (0, [2, 0, 0]));
}

/// The moves of the question which action to take, sorted.
fn all_small_actions() -> Vec<String> {
    let gears = [("palenque", 5), ("tikal", 5), ("uxmal", 4), ("yaxchilan", 5)];
    let each = |(gear, last)| (1..=last).map(move |action| format!("act {gear} {action}"));
    gears.into_iter().flat_map(each).collect()
}

/// TZ-6.27: any action is one of 1 to 5 of the small gears, but not Uxmal 5 again and none of Chichen Itza.
#[test]
fn any_action_does_not_offer_itself() {
    let mut scene = worker_on(Uxmal, 5);
    scene.display(&["A1-1"]).corn(0, 9).resources(0, 1, 0, 0).skulls(0, 1).play(0, "pick uxmal 5");
    let mut moves = scene.moves(0);
    moves.sort_unstable();
    assert_eq!(moves, all_small_actions());
    assert_eq!(scene.rule_against(0, "act uxmal 5"), "TZ-6.27");
    assert_eq!(scene.rule_against(0, "act chichen_itza 1"), "TZ-6.27");
    assert_eq!(scene.rule_against(0, "act palenque 0"), "TZ-5.6");
}

/// TZ-6.27: A2-9 offers the same actions for the same corn, or none of them.
#[test]
fn a_building_offers_any_action_too() {
    let mut scene = worker_on(Tikal, 2);
    scene.day(14).display(&["A2-9", "A2-1"]).corn(0, 5).resources(0, 4, 1, 1).skulls(0, 1);
    scene.play_all(0, &["pick tikal 2", "build A2-9"]);
    let mut moves = scene.moves(0);
    moves.sort_unstable();
    let mut wanted = all_small_actions();
    wanted.push("done".to_owned());
    wanted.sort_unstable();
    assert_eq!(moves, wanted);
    assert_eq!(scene.rule_against(0, "act uxmal 5"), "TZ-6.27");
    scene.play(0, "act palenque 1");
    assert_eq!(scene.side(0).corn, 5 - 1 + 3);
}

/// TZ-6.27: the cost of the action comes on top of the corn, and technology helps it.
#[test]
fn any_action_costs_what_the_action_costs() {
    let mut scene = worker_on(Uxmal, 5);
    scene.corn(0, 3).play(0, "pick uxmal 5");
    assert_eq!(scene.rule_against(0, "act uxmal 1"), "TZ-5.7");
    assert_eq!(scene.rule_against(0, "act tikal 1"), "TZ-5.7");
    let mut scene = worker_on(Uxmal, 5);
    scene.corn(0, 4).play_all(0, &["pick uxmal 5", "act uxmal 1", "up chaac"]);
    assert_eq!((scene.side(0).corn, scene.side(0).temples), (0, [2, 1, 1]));
    let mut scene = worker_on(Uxmal, 5);
    scene.corn(0, 1).level(0, Agriculture, 1).play_all(0, &["pick uxmal 5", "act palenque 2"]);
    assert_eq!(scene.side(0).corn, 5);
}

/// TZ-6.14: within one trade a kind of resource is bought or sold, not both; the others are free either way.
#[test]
fn what_was_just_sold_is_not_bought_back() {
    let mut scene = Scene::new(4);
    scene.corn(0, 10).resources(0, 2, 2, 0).worker(0, Uxmal, 2);
    scene.play_all(0, &["pick uxmal 2", "sell wood"]);
    assert_eq!(scene.rule_against(0, "buy wood"), "TZ-6.14");
    scene.play_all(0, &["sell wood", "buy stone"]);
    assert_eq!(scene.rule_against(0, "sell stone"), "TZ-6.14");
    scene.play_all(0, &["buy stone", "buy gold", "done"]);
    assert_eq!((scene.side(0).corn, scene.side(0).resources), (10 + 2 * 2 - 2 * 3 - 4, [0, 4, 1]));
}
