//! TW-5: god cards.

use khipu_core::{Game as _, Viewer};
use khipu_tawantinsuyu::{Event, Kind, Size};

use crate::scene::Scene;

/// TW-5.1, TW-15.33: with a statue of the god, any of the card's benefits, before or after the tasks; without one, none.
#[test]
fn a_statue_brings_the_benefits() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC18"]).statue(0, "squares", Size::Large);
    scene.play(0, "place architect T1a with GC18");
    assert_eq!((scene.held(0), scene.points(0)), ([0, 1, 1, 0], 11), "goods and points simply come");
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC18"]).statue(0, "sun", Size::Small);
    scene.play(0, "place architect T1a with GC18");
    assert_eq!((scene.held(0), scene.points(0)), ([0, 0, 0, 0], 10), "another god");
    // A weaving: before or after the tasks, or not at all.
    for later in [false, true] {
        let mut scene = Scene::new(2);
        scene.workers(0, &[Kind::Architect]).gods(0, &["GC20"]).statue(0, "squares", Size::Small);
        scene.play(0, "place architect T1a with GC20");
        assert_eq!(scene.moves(0), ["benefits before", "benefits after"]);
        scene.play(0, if later { "benefits after" } else { "benefits before" });
        if later {
            scene.play(0, "task stone");
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
    scene.play(0, "place architect T1a with GC18");
    assert_eq!((scene.held(0), scene.points(0)), ([0, 1, 1, 0], 11));
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
