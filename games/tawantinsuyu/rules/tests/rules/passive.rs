//! TW-16: the passive buildings, one test each.

use khipu_tawantinsuyu::{Event, Kind, Source};

use crate::scene::Scene;
use crate::tasks::at;

fn tasks(scene: &Scene) -> u8 {
    let mut counts = scene.events.iter().rev().filter_map(|event| match event {
        Event::TasksCounted { tasks, .. } => Some(*tasks),
        _ => None,
    });
    counts.next().expect("a placement")
}

/// TW-16.1: Z01: a worker placed may count as a courier.
#[test]
fn z01_any_worker_as_a_courier() {
    let mut scene = Scene::new(2);
    scene.own(0, &["Z01"]).workers(0, &[Kind::Priest]).goods(0, [1, 0, 0, 1]).own(1, &["Z02"]);
    assert_eq!(scene.rule_against(0, "place priest M1a with gold"), "TW-4.4", "2 food");
    assert_eq!(scene.rule_against(0, "place priest M1a with gold as warrior"), "TW-15.12");
    scene.play(0, "place priest M1a with gold as courier");
    assert_eq!((scene.held(0)[0], tasks(&scene)), (0, 2), "one food less, and the first of its segment");
    assert!(!scene.can(0, "pay 1 potato"), "not a priest's ability");
}

/// TW-16.2: Z02: a worker placed may count as a priest.
#[test]
fn z02_any_worker_as_a_priest() {
    let mut scene = Scene::new(2);
    scene.own(0, &["Z02"]).workers(0, &[Kind::Courier]).goods(0, [1, 0, 0, 1]);
    scene
        .play_all(0, &["place courier T1a with gold as priest", "pay 1 potato", "task stone", "task potato"]);
    assert_eq!(tasks(&scene), 1, "no courier's task");
    assert_eq!(scene.position.table.sides[0].gods(), 1, "the priest's god card");
}

/// TW-16.3: Z03: placing a warrior turns up to two production buildings up, before the tasks.
#[test]
fn z03_a_warrior_turns_buildings_up() {
    let mut scene = Scene::new(2);
    scene
        .own(0, &["Z03"])
        .down(0, &["P01", "P02", "P03"])
        .army_down(0, &["corn2"])
        .workers(0, &[Kind::Warrior]);
    scene.goods(0, [0, 0, 0, 1]);
    scene.play(0, "place warrior T1a with gold");
    assert_eq!(scene.rule_against(0, "flip corn2"), "TW-6.19", "buildings only");
    scene.play_all(0, &["flip P01", "flip P03"]);
    assert_eq!(scene.position.table.sides[0].down.len(), 1, "two at most");
    assert!(scene.can(0, "task stone"));
}

/// TW-16.4: Z04: a joint gives its reward at once, and the Merchant pays it again.
#[test]
fn z04_joints_at_once() {
    let mut scene = at("T2a", 2, [0, 1, 0, 0], |scene| {
        scene.own(0, &["Z04"]).tapestry(0, &["SW01"]).stack(&["W09"]);
    });
    scene.play_all(0, &["task weavings", "buy W09", "lay 1 right"]);
    assert_eq!(scene.held(0)[3], 1, "gold beside gold");
    let mut scene = at("T2a", 2, [0, 1, 0, 0], |scene| {
        scene.own(0, &["Z04"]).tapestry(0, &["SW01"]).stack(&["W09"]);
    });
    scene.play_all(0, &["task weavings", "buy W09", "lay 1 left"]);
    assert_eq!(scene.held(0)[3], 0, "army beside potato");
    let mut scene = at("M5b", 5, [0; 4], |scene| {
        scene.own(0, &["Z04"]).tapestry(0, &["SW01", "W09"]);
    });
    scene.play(0, "task merchant");
    assert_eq!(scene.held(0)[3], 1);
}

/// TW-16.5: Z05: architects and craftsmen do one task more on blue and on green.
#[test]
fn z05_architects_and_craftsmen_alike() {
    for (kind, space, count) in [
        (Kind::Architect, "T1a", 2),
        (Kind::Craftsman, "T1b", 2),
        (Kind::Craftsman, "T1a", 2),
        (Kind::Architect, "T1c", 1),
        (Kind::Priest, "T1a", 1),
    ] {
        let mut scene = Scene::new(2);
        scene.own(0, &["Z05"]).workers(0, &[kind]).goods(0, [0, 0, 0, 1]);
        scene.play(0, &format!("place {} {space} with gold", kind.name()));
        assert_eq!(tasks(&scene), count, "{kind:?} on {space}");
    }
}

/// TW-16.6: Z06: 4 potatoes at the start of a festival, and one point more for each god card at the end.
#[test]
fn z06_potatoes_and_god_cards() {
    let mut scene = Scene::new(2);
    scene.own(1, &["Z06"]).gods(1, &["GC01", "GC02"]).festivals(2).reach_festival();
    scene.through_festival();
    assert_eq!(scene.held(1)[0], 2, "4, of which 2 feed the cards");
    assert_eq!(scene.from(1, Source::Hand), 4);
}

/// TW-16.7: Z07: own stairs used score as an opponent's use would.
#[test]
fn z07_own_stairs_score() {
    let mut scene = Scene::new(2);
    scene.own(0, &["Z07"]).stairs(0, 1, false).stairs(0, 1, true).workers(0, &[Kind::Architect]);
    scene.goods(0, [1, 0, 0, 1]);
    scene.play(0, "place architect B1a with gold");
    assert_eq!(scene.from(0, Source::StairsUsed), 2);
}

/// TW-16.8: Z08: five weavings are drawn, two go under in chosen order, then as usual; not for free weavings.
#[test]
fn z08_five_weavings() {
    let mut scene = at("T2a", 2, [0, 9, 0, 0], |scene| {
        scene.own(0, &["Z08"]).stack(&["W01", "W07", "W12", "W17", "W21", "W25"]);
    });
    scene.play(0, "task weavings");
    assert!(!scene.can(0, "buy W01"));
    scene.play_all(0, &["bury W12", "bury W01"]);
    assert_eq!(scene.moves(0)[..3], ["buy W07", "buy W17", "buy W21"]);
    let rules = scene.game.components();
    let bottom: Vec<u8> = ["W25", "W12", "W01"].map(|id| rules.weaving(id).expect("a weaving")).to_vec();
    assert_eq!(scene.position.table.weavings.bottom.items(), bottom);
}

/// TW-16.9: Z09: a point for each weaving of the longest tapestry at the start of a festival.
#[test]
fn z09_the_longest_tapestry() {
    let mut scene = Scene::new(2);
    scene.own(1, &["Z09"]).tapestry(1, &["W02", "W08", "W12"]).tapestry(1, &["W03", "W09"]).reach_festival();
    scene.through_festival();
    assert_eq!(scene.from(1, Source::Passive), 3);
}

/// TW-16.10: Z10: 2 potatoes, 1 corn and 1 stone at the start of a festival.
#[test]
fn z10_supplies() {
    let mut scene = Scene::new(2);
    scene.own(1, &["Z10"]).reach_festival();
    scene.through_festival();
    assert_eq!(scene.held(1), [2, 1, 1, 0]);
}

/// TW-16.11: Z11: a free weaving whenever anybody triggers Offering.
#[test]
fn z11_a_weaving_for_an_offering() {
    for owner in [0, 1] {
        let mut scene = Scene::new(2);
        scene.own(owner, &["Z11"]);
        scene.play(0, "walk 1");
        assert_eq!(scene.asked(), owner);
        assert!(scene.can(owner, "weave top") && scene.can(owner, "weave under"));
        scene.play(owner, "weave under");
        assert_eq!(scene.position.table.sides[owner].rows.len(), 1);
    }
}

/// TW-16.12: Z12: a gold for a temple step, with its goods, whenever anybody triggers Worship, and before a festival.
#[test]
fn z12_a_step_for_gold() {
    let mut scene = Scene::new(2);
    scene.own(1, &["Z12"]).goods(1, [0, 0, 0, 1]).priest(0, 5).step(1, 4);
    scene.play(0, "walk 1");
    assert_eq!(scene.moves(1), ["climb", "done"]);
    scene.play(1, "climb");
    assert_eq!(scene.held(1), [0, 0, 2, 0], "the 2 stone of step 5");
    let mut scene = Scene::new(2);
    scene.own(1, &["Z12"]).goods(1, [0, 0, 0, 1]);
    scene.play(0, "walk 1");
    assert_ne!(scene.asked(), 1, "an Offering triggers nothing");
}

/// TW-16.13: Z13: one soldier fewer to turn and one fewer to discard, at least one in all.
#[test]
fn z13_fewer_soldiers() {
    let mut scene = Scene::new(2);
    // AN6: turn 2 and discard 3 become 1 and 2.
    scene.own(0, &["Z13"]).priest(0, 3).army_up(0, &["stone1", "stone1", "stone1"]);
    scene.play_all(0, &["walk 1", "casualty potato", "done", "conquer AN6"]);
    let side = &scene.position.table.sides[0];
    assert_eq!((side.army_up.total(), side.army_down.total()), (0, 1));
    assert_eq!((scene.position.table.army_discards.total(), scene.points(0)), (2, 20));
    // CH2: discard 1 stays 1. CH3: one to turn and one to discard become one or the other.
    let mut scene = Scene::new(2);
    scene.own(0, &["Z13"]).priest(0, 3).army_up(0, &["stone1"]);
    scene.play_all(0, &["walk 1", "casualty potato", "done", "conquer KU2"]);
    assert_eq!(scene.position.table.army_discards.total(), 1);
    let mut scene = Scene::new(2);
    scene.own(0, &["Z13"]).priest(0, 3).army_up(0, &["stone1"]);
    scene.play_all(0, &["walk 1", "casualty potato", "done", "conquer KU3"]);
    assert_eq!(scene.moves(0)[..2], ["turn stone1", "lose stone1"]);
    scene.play(0, "turn stone1");
    assert_eq!(scene.position.table.sides[0].army_down.total(), 1);
}

/// TW-16.14: Z14: two tasks more for a warrior.
#[test]
fn z14_a_warrior_does_more() {
    for (kind, count) in [(Kind::Warrior, 3), (Kind::Priest, 1)] {
        let mut scene = Scene::new(2);
        scene.own(0, &["Z14"]).workers(0, &[kind]).goods(0, [0, 0, 0, 1]);
        scene.play(0, &format!("place {} T1c with gold", kind.name()));
        assert_eq!(tasks(&scene), count);
    }
}

/// TW-16.15: Z15: 2 stone, 1 gold and 2 corn are worth the same, any time, in any direction; not potatoes, and not
/// straight back.
#[test]
fn z15_exchanges() {
    let mut scene = Scene::new(2);
    scene.own(0, &["Z15"]).goods(0, [9, 4, 2, 1]);
    scene.play(0, "trade corn stone");
    assert_eq!(scene.held(0), [9, 2, 4, 1]);
    assert_eq!(scene.rule_against(0, "trade stone corn"), "TW-16.15", "it would undo itself");
    scene.play(0, "trade gold stone");
    assert_eq!(scene.held(0), [9, 2, 6, 0]);
    assert_eq!(scene.rule_against(0, "trade potato corn"), "TW-16.15");
    scene.play(0, "recruit priest").play(0, "trade stone gold");
    assert_eq!(scene.held(0), [9, 2, 4, 1]);
    assert_eq!(scene.rule_against(0, "trade gold corn"), "TW-16.15");
    assert_eq!(scene.rule_against(1, "trade gold corn"), "TW-3.1");
}

/// TW-16.16: Z16: something is turned up before or after producing whenever anybody triggers Production.
#[test]
fn z16_turns_something_up() {
    let mut scene = Scene::new(2);
    scene.own(1, &["Z16", "P01"]).down(1, &["P02"]).army_down(1, &["corn2"]).priest(0, 4);
    scene.play(0, "walk 1");
    assert_eq!(scene.asked(), 1);
    scene.play(1, "produce P01").play(1, "flip corn2");
    assert_eq!(scene.position.table.sides[1].army_up.total(), 1);
    assert!(!scene.can(1, "flip P02"), "one");
    let mut scene = Scene::new(2);
    scene.own(1, &["Z16"]).down(1, &["P02"]).priest(0, 4);
    scene.play(0, "walk 1").play(1, "flip P02").play(1, "produce P02");
    assert_eq!(scene.held(1)[1], 2, "turned up before, it produces");
}

/// TW-16.17: Z17: 1 gold and 1 point whenever anybody triggers Conquest.
#[test]
fn z17_gold_for_a_conquest() {
    for owner in [0, 1] {
        let mut scene = Scene::new(2);
        scene.own(owner, &["Z17"]).priest(0, 3);
        scene.play(0, "walk 1");
        assert_eq!((scene.held(owner)[3], scene.from(owner, Source::Passive)), (1, 1));
    }
}

/// TW-16.18: Z18: an army card to hand and 1 gold whenever anybody triggers Rejuvenate.
#[test]
fn z18_an_army_card_for_a_rejuvenation() {
    let mut scene = Scene::new(2);
    scene.own(1, &["Z18"]);
    scene.play(0, "walk 2");
    assert_eq!((scene.held(1)[3], scene.position.table.sides[1].army_hand), (1, 1));
}

/// TW-16.19: Z19: a potato for a god card, any time of the own turn, any number of times.
#[test]
fn z19_potatoes_for_god_cards() {
    let mut scene = Scene::new(2);
    scene.own(0, &["Z19"]).goods(0, [2, 0, 0, 0]).offer(&["GC05"]);
    scene.play(0, "appeal");
    assert!(!scene.can(0, "appeal"), "one card is taken before the next is asked for");
    scene.play_all(0, &["take GC05", "appeal"]);
    assert_eq!((scene.held(0)[0], scene.position.table.sides[0].gods()), (0, 2));
    assert!(!scene.can(0, "appeal"));
    let mut scene = Scene::new(2);
    scene.own(1, &["Z19"]).goods(1, [2, 3, 0, 0]);
    scene.play(0, "walk 1");
    assert_eq!(scene.rule_against(1, "appeal"), "TW-3.5", "not in another's turn");
}

/// TW-16.20: Z20: gathering potatoes, corn or stone gives one more and a point; not gold, nor other effects.
#[test]
fn z20_gathers_more() {
    for (task, goods, points) in
        [("potato", [4, 0, 0, 0], 1), ("stone", [0, 0, 3, 0], 1), ("gold", [0, 0, 0, 1], 0)]
    {
        let mut scene = at("T1c", 1, [0; 4], |scene| {
            scene.own(0, &["Z20"]);
        });
        scene.play(0, &format!("task {task}"));
        assert_eq!((scene.held(0), scene.from(0, Source::Passive)), (goods, points));
    }
    let mut scene = Scene::new(2);
    scene.own(0, &["Z20"]).army(0, &["stone1"]);
    scene.play(0, "discard stone1");
    assert_eq!(scene.held(0)[2], 2);
}
