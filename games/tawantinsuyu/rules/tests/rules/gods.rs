//! TW-5: god cards.

use khipu_core::{Game as _, Viewer};
use khipu_tawantinsuyu::{Event, Kind, Size, Task};

use crate::scene::Scene;

/// TW-5.1: with a statue of the god, any of the card's benefits, before or after the tasks; without one, none.
#[test]
fn a_statue_brings_the_benefits() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC18"]).statue(0, "squares", Size::Large);
    scene.play(0, "place architect T1a with GC18");
    assert_eq!(
        scene.moves(0),
        [
            "benefits before",
            "benefits after",
            "decline 1 stone",
            "decline 1 corn",
            "decline 1 points",
            "done"
        ]
    );
    scene.play(0, "benefits before");
    assert_eq!((scene.held(0), scene.points(0)), ([0, 1, 1, 0], 11), "all of them");
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC18"]).statue(0, "sun", Size::Small);
    scene.play(0, "place architect T1a with GC18");
    assert_eq!((scene.held(0), scene.points(0)), ([0, 0, 0, 0], 10), "another god");
    // A weaving: before or after the tasks, or not at all.
    for later in [false, true] {
        let mut scene = Scene::new(2);
        scene.workers(0, &[Kind::Architect]).gods(0, &["GC20"]).statue(0, "squares", Size::Small);
        scene.play(0, "place architect T1a with GC20");
        scene.play(0, if later { "benefits after" } else { "benefits before" });
        if later {
            scene.play_all(0, &["task stone", "benefits after"]);
        }
        assert!(scene.can(0, "weave top") && scene.can(0, "done"));
        scene.play(0, "done");
        assert_eq!(scene.held(0)[1], 1, "the corn of the card");
        assert!(scene.position.table.sides[0].rows.is_empty());
    }
    // With gold instead of a card there are no benefits.
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).goods(0, [0, 0, 0, 1]).statue(0, "squares", Size::Small);
    scene.play(0, "place architect T1a with gold");
    assert!(scene.can(0, "task stone"));
}

/// TW-5.1: one, all or none of the benefits: points that nobody wants, or everything, before or after the tasks.
#[test]
fn benefits_can_be_declined() {
    let set = || {
        let mut scene = Scene::new(2);
        scene.workers(0, &[Kind::Architect]).gods(0, &["GC18"]).statue(0, "squares", Size::Large);
        scene.play(0, "place architect T1a with GC18");
        scene
    };
    let mut scene = set();
    scene.play_all(0, &["decline 1 points", "benefits before"]);
    assert_eq!((scene.held(0), scene.points(0)), ([0, 1, 1, 0], 10));
    let mut scene = set();
    scene.play_all(0, &["decline 1 stone", "decline 1 corn"]);
    assert_eq!(scene.moves(0), ["benefits before", "benefits after", "done"], "one is left");
    scene.play(0, "done");
    assert_eq!((scene.held(0), scene.points(0)), ([0, 0, 0, 0], 10));
    scene.play(0, "task stone");
    assert!(!scene.can(0, "benefits after"), "what was declined does not come back");
    let mut scene = set();
    scene.play_all(0, &["benefits after", "task stone"]);
    assert_eq!(scene.moves(0)[0], "benefits after");
    assert_eq!(scene.rule_against(0, "benefits before"), "TW-5.1", "the tasks are over");
    scene.play_all(0, &["decline 1 corn", "benefits after"]);
    assert_eq!((scene.held(0), scene.points(0)), ([0, 0, 3, 0], 11));
    let declined =
        |event: &&Event| matches!(event, Event::BenefitDeclined { .. } | Event::BenefitsDeclined { .. });
    assert_eq!(scene.events.iter().filter(declined).count(), 1);
}

/// TW-15.14: the statue that admits the benefits may be built by this very placement.
#[test]
fn a_statue_of_this_placement_admits_the_benefits() {
    let mut scene = Scene::new(2);
    let space = statue_space(&scene);
    let god =
        scene.game.components().gods[usize::from(scene.game.components().hill.spaces[space].god)].to_string();
    let card = scene
        .game
        .components()
        .god_cards
        .iter()
        .find(|plan| plan.god == scene.game.components().hill.spaces[space].god)
        .map(|plan| plan.id.to_string())
        .expect("a card of the god");
    let id = scene.game.components().hill.spaces[space].id.to_string();
    scene.workers(0, &[Kind::Architect]).gods(0, &[&card]).goods(0, [9, 9, 3, 0]);
    scene.play(0, &format!("place architect {id} with {card}")).pay(0);
    scene.play(0, "task statue");
    scene.play(0, &format!("statue {god} small")).pay(0);
    while scene.can(0, "done") && !scene.can(0, "benefits after") {
        scene.play(0, "done");
    }
    assert_eq!(scene.moves(0)[0], "benefits after");
}

fn statue_space(scene: &Scene) -> usize {
    let spaces = &scene.game.components().hill.spaces;
    spaces.iter().position(|plan| plan.tasks.contains(&Task::Statue)).expect("a space with a Statue icon")
}

/// TW-5.2: offer or deck, one at a time; a drawn card is seen before the next is chosen, by nobody else.
#[test]
fn god_cards_come_from_offer_or_deck() {
    let mut scene = Scene::new(2);
    scene.offer(&["GC05", "GC09"]);
    scene.play(0, "pray");
    assert_eq!(scene.moves(0), ["take deck", "take GC05", "take GC09"]);
    scene.play(0, "take deck");
    let drawn = scene.events.iter().find(|event| matches!(event, Event::GodDrawn { .. })).expect("a draw");
    assert!(matches!(drawn, Event::GodDrawn { card: Some(_), .. }));
    let told = scene.game.redact_for(drawn, Viewer::Seat(khipu_core::Seat::new(1)));
    assert!(matches!(told, Some(Event::GodDrawn { card: None, .. })));
    scene.play(0, "take GC09");
    let side = &scene.position.table.sides[0];
    assert_eq!((side.god_unseen, side.god_seen.len()), (1, 1));
}

/// TW-15.33: a god card, a training and a worker of a gain are taken; a weaving is offered. The table of the temple says
/// so of every step.
#[test]
fn what_costs_nothing_is_taken() {
    let mut scene = Scene::new(2);
    scene.offer(&["GC05"]).priest(0, 3).army_up(0, &["stone1"]);
    scene.play_all(0, &["walk 1", "casualty potato", "done", "conquer CH2"]);
    assert_eq!(scene.moves(0), ["gain 1 god", "gain 1 weaving"], "the god card is not declined");
    scene.play_all(0, &["gain 1 god", "take GC05"]);
    assert_eq!(scene.moves(0), ["weave top", "weave under", "done"]);
    // Nor are those of a temple step, nor a nomad.
    let mut scene = Scene::new(2);
    scene.offer(&["GC05"]).goods(0, [0, 2, 0, 0]);
    scene.play_all(0, &["walk 1", "offer 1"]);
    assert_eq!(scene.moves(0), ["take deck", "take GC05"]);
    let mut scene = Scene::new(2);
    scene.priest(0, 4).own(0, &["P10"]);
    scene.play_all(0, &["walk 1", "produce P10"]);
    assert_eq!(scene.moves(0), ["nomad warrior", "nomad priest"]);
}

/// TW-5.3: the played card joins the offer; a full offer is shuffled into the deck first.
#[test]
fn the_offer_is_cleared_when_full() {
    for (players, full) in [(2, 3), (3, 4), (4, 5)] {
        for held in [full - 1, full] {
            let mut scene = Scene::new(players);
            scene.offer(&["GC01", "GC02", "GC03", "GC04", "GC05"][..held]);
            scene.workers(0, &[Kind::Architect]).gods(0, &["GC15"]);
            scene.play_all(0, &["place architect T1a with GC15", "task stone"]).idle();
            let left = if held == full { 1 } else { held + 1 };
            assert_eq!(scene.position.table.offer.len() as usize, left);
        }
    }
}

/// TW-5.4: several statues of one god give the benefits once.
#[test]
fn two_statues_give_once() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC18"]);
    scene.statue(0, "squares", Size::Large).statue(0, "squares", Size::Small);
    scene.play_all(0, &["place architect T1a with GC18", "benefits before"]);
    assert_eq!((scene.held(0), scene.points(0)), ([0, 1, 1, 0], 11));
    assert!(scene.can(0, "task stone"), "not a second time");
}

/// TW-5.5: cards in hand change the market, feed at festivals, are played there and score at the end.
#[test]
fn cards_have_other_uses() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC22", "GC01"]).goods(0, [0, 0, 9, 3]).priest(0, 3);
    scene.play_all(0, &["place architect T3b with GC22", "task build"]);
    assert!(scene.can(0, "exchange GC01"));
    let mut scene = Scene::new(2);
    scene.gods(0, &["GC01"]).festivals(2);
    scene.goods(0, [1, 0, 0, 0]).reach_festival();
    scene.through_festival();
    assert_eq!(scene.from(0, khipu_tawantinsuyu::Source::Hand), 1);
}
