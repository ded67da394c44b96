//! TW-3: a turn.

use khipu_tawantinsuyu::{Event, Kind, Source};

use crate::scene::Scene;

/// TW-3.1, TW-3.4: one worker, or two different secondary actions; no pass.
#[test]
fn a_placement_or_two_different_actions() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).goods(0, [0, 0, 0, 1]);
    assert_eq!(scene.rule_against(0, "done"), "TW-3.4");
    scene.play(0, "recruit priest");
    assert_eq!(scene.rule_against(0, "recruit warrior"), "TW-3.4");
    assert!(!scene.can(0, "place architect T1a with gold"), "a placement is a turn of its own");
    scene.play(0, "walk 1");
    assert!(!scene.can(0, "walk 1") && !scene.can(0, "pray"));

    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).goods(0, [0, 0, 0, 1]);
    scene.play(0, "place architect T1a with gold").play(0, "task potato");
    assert!(!scene.can(0, "pray"));
    assert_eq!(scene.rule_against(1, "pray"), "TW-3.1");
}

/// TW-3.2, TW-3.5: army cards of the hand for what they show, any number, at any time of the own turn only.
#[test]
fn army_cards_are_discarded_at_any_time() {
    let mut scene = Scene::new(2);
    scene.army(0, &["stone1", "potato2", "gold1"]).army(1, &["corn1"]).army_up(0, &["corn2"]);
    scene.goods(0, [0, 0, 0, 1]).workers(0, &[Kind::Architect]);
    scene.play_all(0, &["discard stone1", "place architect T1a with gold", "discard potato2"]);
    assert_eq!(scene.held(0), [2, 0, 2, 0]);
    assert_eq!(scene.position.table.army_discards.total(), 2);
    assert!(!scene.can(0, "discard corn2"), "only cards in hand");
    scene.play_all(0, &["task stone", "discard gold1"]);
    assert_eq!(scene.held(0), [2, 0, 4, 1]);
    // In another's turn: a reaction to Offering is asked, but no card may be discarded.
    let mut scene = Scene::new(2);
    scene.army(1, &["corn1"]).goods(1, [0, 3, 0, 0]).goods(0, [0, 2, 0, 0]);
    scene.play(0, "walk 1").play(0, "gold");
    assert_eq!(scene.asked(), 1);
    assert_eq!(scene.rule_against(1, "discard corn1"), "TW-3.5");
}

/// TW-3.3: hire, then the limit, then the card to the offer, then the market.
#[test]
fn the_end_of_a_turn_has_an_order() {
    let mut scene = Scene::new(2);
    scene
        .workers(0, &[Kind::Architect, Kind::Courier, Kind::Priest])
        .gods(0, &["GC15"])
        .goods(0, [1, 1, 9, 0]);
    scene.market(&["Z01", "Z07", "P02", "P17"]);
    scene.play_all(0, &["place architect T1a with GC15", "task stone"]);
    scene.play(0, "hire corn");
    assert_eq!(scene.moves(0), ["dismiss courier", "dismiss warrior", "dismiss priest"]);
    scene.play(0, "dismiss priest");
    assert_eq!(scene.active(), 1);
    let order: Vec<u8> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Hired { .. } => Some(1),
            Event::Dismissed { .. } => Some(2),
            Event::GodOffered { .. } => Some(3),
            Event::TurnEnded { .. } => Some(4),
            _ => None,
        })
        .collect();
    assert_eq!(order, [1, 2, 3, 4]);
    assert_eq!(scene.from(0, Source::FestivalTile), 0);
}
