//! TW-7: the High Priest.

use khipu_tawantinsuyu::{Event, Kind, Size, Source};

use crate::scene::Scene;

/// TW-7.1: one or two spaces clockwise; the space is triggered for all, the active player first, then in turn order.
#[test]
fn the_high_priest_walks_for_everybody() {
    let mut scene = Scene::new(3);
    for seat in 0..3 {
        scene.goods(seat, [0, 3, 0, 0]);
    }
    assert_eq!(scene.rule_against(0, "walk 3"), "TW-7.1");
    scene.offer(&["GC02"]).play(0, "walk 1");
    assert_eq!(scene.position.table.sides[0].priest, Some(1));
    scene.play(0, "offer 1");
    assert_eq!(scene.asked(), 0, "the step gives a god card");
    scene.play(0, "take deck");
    for seat in [1, 2] {
        assert_eq!(scene.asked(), seat);
        scene.play(seat, "done");
    }
    assert_eq!(scene.asked(), 0);
}

/// TW-7.2: the active player may take one gold instead; the others act all the same, without gold.
#[test]
fn gold_instead_of_the_own_part() {
    let mut scene = Scene::new(2);
    scene.goods(0, [0, 6, 0, 0]).goods(1, [0, 3, 0, 0]);
    scene.play_all(0, &["walk 1", "gold"]);
    assert_eq!(scene.held(0), [0, 6, 0, 1]);
    assert_eq!(scene.rule_against(1, "gold"), "TW-7.2");
    scene.play(1, "offer 1");
    assert_eq!(scene.position.table.sides[1].step, 1);
}

/// TW-7.3: a large statue for 3 steps and a small one for 1; others any one for 1; statues leave the game.
#[test]
fn worship() {
    let mut scene = Scene::new(2);
    scene
        .statue(0, "sun", Size::Large)
        .statue(0, "sun", Size::Small)
        .statue(0, "wave", Size::Small)
        .priest(0, 5);
    scene.statue(1, "cross", Size::Large).statue(1, "cross", Size::Small);
    scene.play_all(0, &["walk 1", "sacrifice sun large"]);
    while !scene.can(0, "sacrifice wave small") {
        scene.idle_once();
    }
    assert_eq!(scene.position.table.sides[0].step, 3);
    assert_eq!(scene.rule_against(0, "sacrifice sun large"), "TW-7.3");
    scene.play(0, "sacrifice wave small");
    assert_eq!(scene.position.table.sides[0].step, 4);
    assert!(!scene.can(0, "sacrifice sun small"), "one of each size");
    assert_eq!(scene.asked(), 1);
    scene.play(1, "sacrifice cross large");
    assert_eq!(scene.position.table.sides[1].step, 1, "one step for either size");
    assert_eq!(scene.position.table.statues.of_size(Size::Large), 4, "they do not come back");
}

/// TW-7.4: 2, 4 or 6 corn for 1, 2 or 3 steps; others 3 corn for one.
#[test]
fn offering() {
    for (steps, corn) in [(1, 2), (2, 4), (3, 6)] {
        let mut scene = Scene::new(2);
        scene.goods(0, [0, corn, 0, 0]).goods(1, [0, 3, 0, 0]);
        scene.play(0, "walk 1");
        assert!(!scene.can(0, &format!("offer {}", (steps + 1).min(3))) || steps == 3);
        scene.play(0, &format!("offer {steps}"));
        while scene.asked() == 0 {
            scene.idle_once();
        }
        assert_eq!((scene.position.table.sides[0].step, scene.held(0)[1]), (steps, 0));
        assert_eq!(scene.rule_against(1, "offer 2"), "TW-7.4");
        scene.play(1, "offer 1");
        assert_eq!(scene.held(1)[1], 0);
    }
}

/// TW-7.5: one free, then 1 food each; others 1 corn each, not potatoes.
#[test]
fn rejuvenate() {
    let mut scene = Scene::new(2);
    scene.down(0, &["P01", "P02"]).army_down(0, &["corn2"]).goods(0, [1, 0, 0, 0]);
    scene.down(1, &["P03", "P04"]).goods(1, [5, 1, 0, 0]);
    scene.play_all(0, &["walk 2", "flip P01"]);
    assert_eq!(scene.held(0)[0], 1, "the first is free");
    scene.play(0, "flip corn2");
    assert_eq!(scene.held(0)[0], 0);
    assert_eq!(scene.asked(), 1, "nothing more can be paid");
    scene.play(1, "flip P04");
    assert_eq!(scene.held(1), [5, 0, 0, 0]);
    let side = &scene.position.table.sides[1];
    assert_eq!((side.up.len(), side.down.len()), (1, 1));
}

/// TW-7.6: first a worker of an end of the village becomes a casualty, also if the gold is taken; an empty village: a
/// nomad, who is replaced.
#[test]
fn casualties() {
    let mut scene = Scene::new(2);
    scene.priest(0, 3);
    scene.play(0, "walk 1");
    assert_eq!(scene.moves(0), ["casualty potato", "casualty corn"]);
    assert_eq!(scene.rule_against(0, "casualty nomad priest"), "TW-7.6");
    scene.play(0, "casualty corn");
    assert_eq!(scene.position.table.casualties.get(Kind::Warrior), 1);
    assert_eq!(scene.held(0)[3], 1, "nothing else can be done: the gold");
    let mut scene = Scene::new(2);
    scene.priest(1, 3).village(&[Kind::Courier]).goods(0, [1, 0, 0, 0]);
    scene.play(0, "train").idle_once().play(0, "recruit priest").play(0, "hire potato").pay(0);
    scene.play(1, "walk 1").play(1, "casualty nomad warrior");
    assert_eq!(scene.position.table.nomads.total(), 2);
    assert_eq!(scene.position.table.casualties.get(Kind::Warrior), 1);
}

/// TW-7.12: soldiers that must all go are not asked for one by one; a choice is.
#[test]
fn all_soldiers_go_unasked() {
    let send = |up: &[&str]| {
        let mut scene = Scene::new(2);
        scene.priest(0, 3).army_up(0, up);
        scene.play_all(0, &["walk 1", "casualty potato", "done", "conquer AN6"]);
        scene
    };
    // Turn 2, discard 3.
    let mut scene = send(&["corn2", "stone2", "gold1"]);
    assert_eq!(scene.moves(0), ["turn corn2", "turn stone2"]);
    scene.play(0, "turn corn2");
    assert_eq!(scene.position.table.sides[0].army_up.total(), 0, "the two others must go");
    let mut scene = send(&["corn2", "stone2", "gold1", "potato1"]);
    scene.play(0, "turn corn2");
    assert_eq!(scene.moves(0), ["lose gold1", "lose potato1", "lose stone2"]);
}

/// TW-7.7: army cards of the hand for 1 potato each, the active player's first one free.
#[test]
fn army_cards_are_played() {
    let mut scene = Scene::new(2);
    scene
        .priest(0, 3)
        .army(0, &["stone1", "corn1"])
        .goods(0, [1, 0, 0, 0])
        .army(1, &["gold1"])
        .goods(1, [1, 0, 0, 0]);
    scene.play_all(0, &["walk 1", "casualty potato", "muster stone1"]);
    assert_eq!(scene.held(0)[0], 1);
    scene.play(0, "muster corn1");
    assert_eq!(scene.held(0)[0], 0);
    assert_eq!(scene.asked(), 1);
    assert_eq!(scene.rule_against(1, "muster stone2"), "TW-7.7");
    scene.play(1, "muster gold1");
    assert_eq!((scene.held(1)[0], scene.position.table.sides[1].army_up.total()), (0, 1));
}

/// TW-7.8, TW-7.12, TW-7.13: one marker each in turn order, then a second one of the active player; benefit, soldiers
/// turned down and discarded, no card for both, whole cards.
#[test]
fn conquests() {
    let mut scene = Scene::new(2);
    scene.priest(0, 3).army_up(0, &["corn2", "stone1", "stone1"]).army_up(1, &["stone2"]);
    scene.play_all(0, &["walk 1", "casualty potato", "done"]);
    assert_eq!(scene.rule_against(0, "conquer AN6"), "TW-7.12", "2 and 3 soldiers are too many");
    // AN3: turn 2, discard 1, 4 points.
    scene.play(0, "conquer AN3");
    assert_eq!(scene.points(0), 14, "the benefit comes first");
    assert_eq!(scene.moves(0), ["turn stone1", "turn corn2"]);
    scene.play(0, "turn corn2");
    assert_eq!(scene.asked(), 1);
    assert_eq!(scene.rule_against(1, "conquer AN3"), "TW-7.12", "taken");
    assert!(!scene.can(1, "conquer CH3"), "one card cannot pay for both numbers");
    scene.play(1, "conquer KU2");
    assert_eq!(scene.points(1), 13);
    assert_eq!(scene.position.table.army_discards.total(), 2, "a card of two pays for one, the rest is lost");
    assert_eq!(scene.asked(), 0, "a second marker");
    assert!(!scene.can(0, "conquer CH1"), "two soldiers to turn");
    scene.play(0, "conquer AN2");
    let side = &scene.position.table.sides[0];
    assert_eq!((side.markers, side.army_up.total(), side.army_down.total()), (8, 0, 1));
    assert_eq!(scene.position.table.army_discards.total(), 3);
    assert!(!scene.can(0, "conquer AN1"));
}

/// TW-7.9: benefits of face-up buildings, each then turned down; the active player alone turns one up before or after,
/// and what is turned up after does not produce again now.
#[test]
fn production() {
    let mut scene = Scene::new(2);
    scene.priest(0, 4).own(0, &["P01", "P02"]).down(0, &["P03"]).own(1, &["P07"]).down(1, &["P08"]);
    scene.play_all(0, &["walk 1", "flip P03", "produce P03"]);
    assert_eq!(scene.held(0), [0, 0, 2, 0], "turned up before, it produces");
    scene.play_all(0, &["produce P01"]);
    assert!(!scene.can(0, "flip P03"), "one only");
    scene.play(0, "done");
    assert_eq!(scene.asked(), 1);
    assert!(!scene.can(1, "flip P08"), "the active player alone");
    scene.play(1, "produce P07");
    assert_eq!(scene.from(1, Source::Production), 2);
    let mut scene = Scene::new(2);
    scene.priest(0, 4).own(0, &["P01"]);
    scene.play_all(0, &["walk 1", "produce P01", "flip P01"]);
    assert!(!scene.can(0, "produce P01"), "turned up after, it does not");
    assert_eq!(scene.position.table.sides[0].producing().len(), 1);
}

/// TW-7.10: everything but the casualty is optional for everybody.
#[test]
fn reactions_are_optional() {
    let mut scene = Scene::new(2);
    scene.priest(0, 3).army(1, &["stone1"]).army_up(1, &["stone1"]).goods(1, [1, 0, 0, 0]);
    scene.play(0, "walk 1");
    assert_eq!(scene.rule_against(0, "done"), "TW-7.6");
    scene.play(0, "casualty potato").play(1, "done");
    assert!(scene.can(1, "done"), "no marker need be put");
}

/// TW-7.11: who takes the gold plays no cards and puts no marker; the casualty is moved, and the others act.
#[test]
fn gold_at_a_conquest() {
    let mut scene = Scene::new(2);
    scene.priest(0, 3).army_up(0, &["stone2", "corn2"]).army(0, &["gold1"]).army_up(1, &["potato2"]);
    scene.play_all(0, &["walk 1", "casualty potato", "gold"]);
    assert_eq!(scene.position.table.casualties.total(), 1);
    assert_eq!(scene.asked(), 1);
    scene.play(1, "conquer AN2");
    assert_eq!(scene.held(1)[3], 2);
    assert!(!scene.can(0, "conquer AN1") && !scene.can(0, "muster gold1"));
    let conquered = scene.events.iter().filter(|event| matches!(event, Event::Conquered { .. })).count();
    assert_eq!(conquered, 1);
}
