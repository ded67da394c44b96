//! TW-4: placing a worker.

use khipu_tawantinsuyu::{Event, Kind, Source};

use crate::scene::Scene;

/// The tasks that were counted last.
fn counted(scene: &Scene) -> u8 {
    let mut counts = scene.events.iter().rev().filter_map(|event| match event {
        Event::TasksCounted { tasks, .. } => Some(*tasks),
        _ => None,
    });
    counts.next().expect("a placement")
}

/// TW-4.1: an empty space, for a god card with its symbol or one gold.
#[test]
fn a_space_costs_its_card_or_gold() {
    let mut scene = Scene::new(2);
    scene
        .workers(0, &[Kind::Architect])
        .gods(0, &["GC15", "GC01"])
        .on("T1b", Kind::Priest)
        .goods(0, [9, 0, 0, 0]);
    assert!(scene.can(0, "place architect T1a with GC15"));
    assert_eq!(scene.rule_against(0, "place architect T1a with GC01"), "TW-4.1", "another symbol");
    assert_eq!(scene.rule_against(0, "place architect T1a with GC16"), "TW-4.1", "not in hand");
    assert_eq!(scene.rule_against(0, "place architect T1b with GC15"), "TW-4.1", "taken");
    assert_eq!(scene.rule_against(0, "place courier T1a with GC15"), "TW-4.1", "no such worker");
    assert_eq!(scene.rule_against(0, "place architect T1a with gold"), "TW-4.1", "no gold");
    scene.goods(0, [9, 0, 0, 1]);
    scene.play(0, "place architect T2a with gold");
    assert_eq!(scene.held(0)[3], 0);
}

/// TW-4.2, TW-4.15: 0, 1 or 3 food from the section that the High Priest faces.
#[test]
fn roaming_is_counted_from_the_high_priest() {
    for (priest, costs) in [(1, [0, 1, 3, 3, 1]), (4, [3, 3, 1, 0, 1])] {
        for (space, cost) in ["T1a", "T2a", "T3a", "T4a", "T5a"].into_iter().zip(costs) {
            let mut scene = Scene::new(2);
            scene.priest(0, priest).workers(0, &[Kind::Architect]).goods(0, [9, 0, 0, 1]);
            scene.play(0, &format!("place architect {space} with gold"));
            assert_eq!(scene.held(0)[0], 9 - cost, "{space} from {priest}");
        }
    }
}

/// TW-4.3, TW-4.14: 0, 2 or 5 food for the terraces, 2 less for each token above, which scores for an opponent.
#[test]
fn stairs_save_food_and_score_for_their_owner() {
    for (space, built, cost, scored) in [
        ("T1a", 2, 0, 0),
        ("M1a", 0, 2, 0),
        ("M1a", 1, 0, 1),
        ("M1a", 2, 0, 1),
        ("B1a", 0, 5, 0),
        ("B1a", 1, 3, 1),
        ("B1a", 2, 1, 2),
    ] {
        let mut scene = Scene::new(2);
        scene.workers(0, &[Kind::Architect]).goods(0, [9, 0, 0, 1]);
        for lower in [false, true].into_iter().take(built) {
            scene.stairs(1, 1, lower);
        }
        scene.play(0, &format!("place architect {space} with gold"));
        assert_eq!((scene.held(0)[0], scene.points(1)), (9 - cost, 10 + scored), "{space} under {built}");
        assert_eq!(scene.points(0), 10);
    }
    // Own stairs save, but do not score.
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).goods(0, [0, 0, 0, 1]).stairs(0, 1, false);
    scene.play(0, "place architect M1a with gold");
    assert_eq!(scene.points(0), 10);
    // A courier that pays nothing anyway still uses them.
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Courier]).goods(0, [0, 0, 0, 1]).stairs(1, 1, false);
    scene.play(0, "place courier M1a with gold");
    assert_eq!(scene.from(1, Source::StairsUsed), 1);
}

/// TW-4.4: the whole food is paid before any task, in any mix of potatoes, corn and gold; what cannot be paid cannot
/// be placed.
#[test]
fn food_is_any_mix_and_comes_first() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC22"]).goods(0, [1, 1, 0, 1]);
    scene.play(0, "place architect M1a with GC22");
    assert_eq!(scene.moves(0), ["pay 1 potato 1 corn", "pay 1 potato 1 gold", "pay 1 corn 1 gold"]);
    assert_eq!(scene.rule_against(0, "task gold"), "TW-1.4");
    scene.play(0, "pay 1 corn 1 gold");
    assert_eq!(scene.held(0), [1, 0, 0, 0]);
    assert!(scene.can(0, "task gold"));
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC22"]).goods(0, [1, 0, 9, 0]);
    assert_eq!(scene.rule_against(0, "place architect M1a with GC22"), "TW-4.4");
}

/// TW-4.5: one task, and one for each adjacent worker of the colour, whoever placed it.
#[test]
fn adjacent_workers_of_the_colour_add_tasks() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Priest]).goods(0, [0, 0, 0, 1]);
    scene.on("T1b", Kind::Priest).on("T5c", Kind::Priest).on("T1c", Kind::Courier).on("T2a", Kind::Priest);
    scene.play(0, "place priest T1a with gold");
    assert_eq!(counted(&scene), 3);
}

/// TW-4.6, TW-4.16: no icon a second time before all three were used; each set of three starts afresh.
#[test]
fn icons_are_used_evenly() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).goods(0, [0, 0, 0, 1]);
    for space in ["T1b", "T1c", "T5c"] {
        scene.on(space, Kind::Architect);
    }
    scene.play(0, "place architect T1a with gold");
    assert_eq!(counted(&scene), 4);
    scene.play(0, "task potato");
    assert_eq!(scene.rule_against(0, "task potato"), "TW-4.6");
    assert_eq!(scene.rule_against(0, "task gold"), "TW-1.2");
    scene.play(0, "task stone");
    assert!(!scene.can(0, "task potato") && !scene.can(0, "task stone"));
    scene.play(0, "task training");
    scene.idle_once();
    assert!(scene.can(0, "task potato") && scene.can(0, "task stone"));
    scene.play(0, "task potato");
    assert_eq!(scene.held(0), [6, 0, 2, 0]);
}

/// TW-4.7: a player may stop early, and what cannot be done ends the sequence.
#[test]
fn tasks_may_be_lost() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).goods(0, [5, 0, 0, 1]).on("T1b", Kind::Architect);
    scene.play(0, "place architect T1a with gold").play(0, "done");
    assert!(scene.events.iter().any(|event| matches!(event, Event::TasksLost { tasks: 2, .. })));
    // M1b: statue, build and weavings; with nothing to pay and no weaving nothing is left to do.
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Courier]).goods(0, [1, 0, 0, 1]).stack(&["W01"]);
    scene.play(0, "place courier M1b with gold").play(0, "task weavings");
    assert!(scene.events.iter().any(|event| matches!(event, Event::TasksLost { tasks: 1, .. })));
}

/// TW-4.8: an architect does one task more on blue, nobody else does.
#[test]
fn architects_like_blue() {
    for (kind, space, tasks) in [
        (Kind::Architect, "T1b", 2),
        (Kind::Architect, "T1a", 1),
        (Kind::Architect, "T1c", 1),
        (Kind::Craftsman, "T1b", 1),
    ] {
        let mut scene = Scene::new(2);
        scene.workers(0, &[kind]).goods(0, [0, 0, 0, 1]);
        scene.play(0, &format!("place {} {space} with gold", kind.name()));
        assert_eq!(counted(&scene), tasks);
    }
}

/// TW-4.9: a craftsman does one task more on green.
#[test]
fn craftsmen_like_green() {
    for (space, tasks) in [("T1a", 2), ("T1b", 1), ("T1c", 1)] {
        let mut scene = Scene::new(2);
        scene.workers(0, &[Kind::Craftsman]).goods(0, [0, 0, 0, 1]);
        scene.play(0, &format!("place craftsman {space} with gold"));
        assert_eq!(counted(&scene), tasks);
    }
}

/// TW-4.10: a warrior draws an army card and may take one adjacent worker that is no warrior.
#[test]
fn a_warrior_draws_and_takes() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Warrior]).goods(0, [0, 0, 0, 1]);
    scene.on("T1b", Kind::Priest).on("T1c", Kind::Warrior).on("T2a", Kind::Courier);
    scene.play(0, "place warrior T1a with gold");
    assert_eq!(scene.position.table.sides[0].army_hand, 1);
    assert!(scene.can(0, "done"));
    assert_eq!(scene.rule_against(0, "capture T1c"), "TW-4.10", "a warrior");
    assert_eq!(scene.rule_against(0, "capture T2a"), "TW-4.10", "not adjacent");
    scene.play(0, "capture T1b");
    assert_eq!(scene.position.table.sides[0].workers.get(Kind::Priest), 1);
    assert_eq!(scene.held(0), [0, 0, 0, 0], "it is free");
    assert!(!scene.can(0, "capture T1b"));
    assert_eq!(counted(&scene), 2);
}

/// TW-4.11: a courier costs one food less, and does a task more as the first of its segment.
#[test]
fn a_courier_is_cheap_and_likes_to_be_first() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Courier]).goods(0, [0, 1, 0, 1]);
    scene.play(0, "place courier M1a with gold");
    assert_eq!((scene.held(0), counted(&scene)), ([0, 0, 0, 0], 2));
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Courier]).goods(0, [0, 1, 0, 1]).on("M1d", Kind::Priest);
    scene.play(0, "place courier M1a with gold");
    assert_eq!(counted(&scene), 1);
    // Others of the section, but of another terrace, do not matter.
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Courier]).goods(0, [0, 1, 0, 1]).on("T1a", Kind::Priest);
    scene.play(0, "place courier M1a with gold");
    assert_eq!(counted(&scene), 2);
}

/// TW-4.12: a priest may pay one potato for a task, and must take a god card after the tasks.
#[test]
fn a_priest_pays_for_more_and_takes_a_god_card() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Priest]).goods(0, [2, 0, 0, 1]).offer(&["GC05"]);
    scene.play(0, "place priest T1a with gold");
    assert_eq!(scene.moves(0), ["pay 1 potato", "done"]);
    scene.play(0, "pay 1 potato");
    assert!(!scene.can(0, "pay 1 potato"), "once per placement");
    scene.play_all(0, &["task stone", "task potato"]);
    assert_eq!(scene.moves(0), ["take deck", "take GC05"]);
    assert_eq!(scene.rule_against(0, "done"), "TW-5.2");
    scene.play(0, "take GC05");
    assert_eq!(scene.position.table.sides[0].gods(), 1);
}

/// TW-4.13: costs, ability, tasks, the priest's card, in this order.
#[test]
fn a_placement_has_an_order() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Warrior]).gods(0, &["GC22"]).goods(0, [2, 0, 0, 0]).on("M1b", Kind::Priest);
    scene.play_all(0, &["place warrior M1a with GC22", "capture M1b", "task stone"]);
    let order: Vec<u8> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Placed { .. } => Some(1),
            Event::Paid { .. } => Some(2),
            Event::ArmyDrawn { .. } => Some(3),
            Event::Captured { .. } => Some(4),
            Event::TaskStarted { .. } => Some(5),
            _ => None,
        })
        .collect();
    assert_eq!(order, [1, 2, 3, 4, 5]);
}
