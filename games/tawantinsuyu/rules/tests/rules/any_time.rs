//! TW-3.6: a question is left out only if nothing that the seat could do at any time, with any hand, would change it.

use khipu_tawantinsuyu::{Event, Kind, Source, Stage};

use crate::scene::Scene;
use crate::tasks::at;

/// An Offering of seat 0, who has no corn.
fn offering(set: impl Fn(&mut Scene)) -> Scene {
    let mut scene = Scene::new(2);
    set(&mut scene);
    scene.play(0, "walk 1");
    scene
}

/// TW-3.6: an active player without corn is asked at an Offering who holds a card that may be corn, whatever it is, or
/// could trade for it (TW-16.15); only who can do nothing takes the gold unasked (TW-15.31).
#[test]
fn corn_may_come_from_the_hand() {
    let mut scene = offering(|scene| _ = scene.army(0, &["corn1"]));
    assert_eq!(scene.moves(0), ["gold", "discard corn1"]);
    scene.play(0, "discard corn1");
    assert!(scene.can(0, "offer 1"));
    // Others cannot tell the hands apart by what is asked.
    let mut scene = offering(|scene| _ = scene.army(0, &["stone2"]));
    assert_eq!(scene.moves(0), ["gold", "discard stone2"]);
    let mut scene = offering(|scene| _ = scene.own(0, &["Z15"]).goods(0, [0, 0, 2, 0]));
    assert_eq!(scene.moves(0)[0], "gold");
    scene.play_all(0, &["trade stone corn", "offer 1"]);
    let scene = offering(|_| ());
    assert_eq!(scene.held(0)[3], 1, "nothing could change it");
    let top = |scene: &mut Scene| {
        let top = scene.game.components().top_step();
        scene.army(0, &["corn1"]).step(0, top);
    };
    assert_eq!(offering(top).held(0)[3], 1, "nor at the top");
}

/// TW-3.6: the only payment is asked for if a card of the hand could pay too.
#[test]
fn a_card_may_pay() {
    let pay = |army: &[&str]| {
        let mut scene = Scene::new(2);
        scene.workers(0, &[Kind::Warrior]).gods(0, &["GC01"]).goods(0, [0, 0, 0, 2]).army(0, army);
        let rules = scene.game.components();
        let god = rules.god_cards[usize::from(rules.god_card("GC01").expect("a card"))].god;
        let space = rules.hill.spaces.iter().find(|plan| {
            plan.god == god && plan.section == 0 && plan.terrace == khipu_tawantinsuyu::Terrace::Middle
        });
        let id = space.expect("a space").id.to_string();
        scene.play(0, &format!("place warrior {id} with GC01"));
        scene
    };
    let mut scene = pay(&["potato1"]);
    assert_eq!(scene.moves(0), ["pay 2 gold", "discard potato1"]);
    scene.play(0, "discard potato1");
    assert!(scene.can(0, "pay 2 potato"));
    assert_eq!(pay(&["corn2"]).moves(0), ["pay 2 gold", "discard corn2"]);
    assert_eq!(pay(&[]).held(0)[3], 0, "paid unasked");
}

/// TW-3.6: before the final scoring the holder of the tile, whose turn it is, may still use army cards and Z19, others
/// may not.
#[test]
fn the_last_moment_of_the_last_turn() {
    let end = |set: &dyn Fn(&mut Scene)| {
        let mut scene = Scene::new(2);
        scene.festivals(2);
        set(&mut scene);
        scene.reach_festival();
        scene
    };
    let mut scene = end(&|scene| _ = scene.army(0, &["gold1"]).army(1, &["gold1"]));
    while scene.position.table.stage == Stage::Play && !scene.moves(0).is_empty() {
        let words = scene.moves(0).iter().find(|words| words.as_str() == "discard gold1").cloned();
        scene.play(0, words.as_deref().unwrap_or("done"));
    }
    assert_eq!(scene.position.table.stage, Stage::Over, "seat 1 is not asked");
    assert!(scene.from(0, Source::Gold) >= 1, "the gold counts");
    let mut scene = end(&|scene| _ = scene.own(0, &["Z19"]).goods(0, [3, 0, 0, 0]));
    let gods = scene.position.table.sides[0].gods();
    scene.play(0, "appeal").pay(0);
    assert_eq!(scene.position.table.sides[0].gods(), gods + 1);
}

/// TW-6.10: which of two army cards is kept is asked also if they are alike: others do not learn that they were.
#[test]
fn two_alike_cards_are_asked_for() {
    let mut scene = Scene::new(2);
    let stone = usize::from(scene.game.components().army_kind("stone1").expect("a card"));
    let mut alike = khipu_tawantinsuyu::Tally::default();
    (0..2).for_each(|_| alike.add(stone));
    let rest = scene.position.secret.army_deck;
    for kind in rest.kinds() {
        for _ in 0..rest.get(kind.into()) {
            scene.position.secret.army_deck.remove(kind.into());
            scene.side(1).army_down.add(kind.into());
        }
    }
    for _ in 0..2 {
        scene.side(1).army_down.remove(stone);
    }
    scene.position.secret.army_deck = alike;
    scene.play(0, "train");
    assert_eq!(scene.moves(0), ["hold stone1"]);
    scene.play(0, "hold stone1");
    assert_eq!(scene.position.table.sides[0].army_hand, 1);
}

/// TW-3.6: goods of a card change nothing where no icon that is left costs any: the last task is lost unasked (TW-15.15).
#[test]
fn icons_without_a_price_ask_nothing() {
    // No weaving is left, and the neighbours give more tasks than the other icons take.
    let without_weavings = |space: &str| {
        at(space, 5, [0; 4], |scene| {
            scene.on("T5c", Kind::Architect).on("T4c", Kind::Architect).army(0, &["corn1"]).stack(&[]);
        })
    };
    let mut scene = without_weavings("T5b");
    scene.play(0, "task corn");
    assert_eq!(scene.moves(0), ["done", "discard corn1"], "a card may be stone for stairs");
    let mut scene = without_weavings("T5a");
    scene.play_all(0, &["task corn", "task stone"]);
    let lost = |event: &Event| matches!(event, Event::TasksLost { tasks: 2, .. });
    assert!(scene.events.iter().any(lost), "no goods make a weaving");
}
