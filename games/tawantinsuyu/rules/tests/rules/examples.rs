//! TW-13: the examples of the rulebooks, with their numbers.

use std::sync::Arc;

use khipu_core::{Game as _, Match, Options, Seat};
use khipu_tawantinsuyu::{Actor, Cards, Event, Goods, Kind, Stage, Tawantinsuyu};

use crate::scene::Scene;
use crate::tasks::at;

/// TW-13.1, TW-2.10: five god cards give 5 potatoes, 1 stone, 1 corn, 1 army card and 5 points, and a building that is paid with
/// what was just gained.
#[test]
fn example_1_benefits_pay_for_a_building() {
    let game = Arc::new(Tawantinsuyu::new());
    let rules = game.components();
    let mut played = Match::start(game.clone(), 2, &Options::new(), "example 1").expect("a table");
    while played.position().table.stage == Stage::Weavings {
        let seat = played.deciders().first().expect("somebody");
        let choice = played.legal(seat)[0];
        played.play(seat, choice, &mut Vec::new()).expect("listed");
    }
    // Other cards are dealt, and a building for 1 stone and 1 corn lies on the market.
    let mut position = *played.position();
    let (table, secret) = (&mut position.table, &mut position.secret);
    let card = |id: &str| rules.god_card(id).expect("a card");
    secret.god_deck = Cards::first(42);
    for (hand, ids) in secret.god_hands.iter_mut().zip([
        ["GC01", "GC18", "GC02", "GC05", "GC03", "GC40", "GC41", "GC42"],
        ["GC04", "GC06", "GC08", "GC12", "GC15", "GC22", "GC25", "GC13"],
    ]) {
        *hand = ids.iter().fold(Cards::NONE, |hand, id| hand.union(Cards::one(card(id))));
        secret.god_deck = secret.god_deck.without(*hand);
    }
    let z03 = rules.building("Z03").expect("a building");
    if !table.market.has(z03) {
        let other = table.market.iter().next().expect("a building");
        table.market.remove(other);
        table.passive.loose.insert(other);
        table.passive.loose.remove(z03);
        table.market.insert(z03);
    }
    for side in &mut table.sides[..2] {
        side.goods = Goods::default();
    }
    // Seat 1 begins, so the benefits of seat 0 come first (TW-2.10).
    table.first_player = Seat::new(1);
    table.active = Actor::Seat(Seat::new(1));
    let form = game.export(&position);
    let mut played = Match::from_position(game.clone(), game.import(&form).expect("a table that can be"));
    let mut events = Vec::new();
    played.play_words(Seat::new(1), "keep GC04 GC06 GC08", &mut events).expect("dealt");
    played.play_words(Seat::new(0), "keep GC40 GC41 GC42", &mut events).expect("dealt");
    let side = played.position().table.sides[0];
    assert_eq!((side.goods.0, side.army_hand, side.score()), ([5, 1, 1, 0], 1, 15));
    played.play_words(Seat::new(0), "build Z03", &mut events).expect("1 stone and 1 corn");
    let side = played.position().table.sides[0];
    assert!(side.up.has(z03));
    assert_eq!((side.goods.0, side.gods()), ([5, 0, 0, 0], 3));
    assert_eq!(played.position().table.market.len(), 3, "the market waits until all have done so");
    played.play_words(Seat::new(1), "done", &mut events).expect("a weaving may be declined");
    assert_eq!(played.position().table.market.len(), 4);
}

/// TW-13.2: roaming 1, descending 5 less 2: 4 food, and the owner of the stairs scores 1.
#[test]
fn example_2_costs_of_a_placement() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).goods(0, [4, 0, 0, 1]).stairs(1, 2, false);
    scene.play(0, "place architect B2a with gold");
    assert_eq!((scene.held(0)[0], scene.points(1)), (0, 11));
}

/// TW-13.3: an architect beside one architect does 2 tasks. TW-13.4: beside four, 5 tasks: three different, then two
/// different.
#[test]
fn examples_3_and_4_tasks() {
    let tasks = |scene: &Scene| {
        scene.events.iter().find_map(|event| match event {
            Event::TasksCounted { tasks, .. } => Some(*tasks),
            _ => None,
        })
    };
    let scene = at("T1c", 1, [0; 4], |scene| {
        scene.on("T1a", Kind::Architect);
    });
    assert_eq!(tasks(&scene), Some(2));
    let mut scene = at("T3c", 3, [0, 0, 9, 0], |scene| {
        for space in ["T3a", "T3b", "T4a", "T4b"] {
            scene.on(space, Kind::Architect);
        }
        scene.market(&["Z07", "Z14", "P02", "P19"]);
    });
    assert_eq!(tasks(&scene), Some(5));
    // Build, potatoes and stone, as in the example; then two of them again, but not one of them twice.
    scene.play_all(0, &["task build", "build Z07", "task potato", "task stone", "task potato"]);
    assert_eq!(scene.rule_against(0, "task potato"), "TW-4.6");
    scene.play(0, "task stone");
    assert!(!scene.can(0, "task build"), "five tasks are done");
}

/// TW-13.5: two players, an offer of three: shuffled back, and the played card starts the new offer.
#[test]
fn example_5_the_offer() {
    let mut scene = Scene::new(2);
    scene.offer(&["GC01", "GC02", "GC03"]).workers(0, &[Kind::Architect]).gods(0, &["GC15"]);
    scene.play_all(0, &["place architect T1a with GC15", "task stone"]).idle();
    let card = scene.game.components().god_card("GC15").expect("a card");
    assert_eq!(scene.position.table.offer.items(), [card]);
    assert!(scene.events.contains(&Event::OfferShuffled));
}

/// TW-13.6: a Merchant over tapestries of 4 and 5: 3 potatoes, a paid temple step, an army card and 2 stone.
#[test]
fn examples_6_and_7_tapestries() {
    let mut scene = at("M5b", 5, [0, 0, 0, 1], |scene| {
        // Joints: potato, nothing, temple; then nothing, army, nothing, stone.
        scene.tapestry(0, &["SW02", "W14", "W03", "W22"]);
        scene.tapestry(0, &["W29", "W09", "W18", "W04", "W12"]);
    });
    scene.play(0, "task merchant");
    assert_eq!(scene.held(0), [3, 0, 2, 1]);
    assert_eq!(scene.position.table.sides[0].army_hand, 1);
    scene.play(0, "climb");
    assert_eq!((scene.held(0)[3], scene.position.table.sides[0].step), (0, 1));
    // Example 6: the new weaving may join an end of a row that lacks its pattern.
    let mut scene = at("T2a", 2, [0, 1, 0, 0], |scene| {
        scene.tapestry(0, &["SW02", "W14"]).stack(&["W29"]);
    });
    scene.play_all(0, &["task weavings", "buy W29", "lay 1 right"]);
    assert_eq!(scene.position.table.sides[0].rows.longest(), 3);
}

/// TW-13.7, TW-13.8: the conquest with 7 and 4 soldiers.
#[test]
fn example_8_a_conquest() {
    let mut scene = Scene::new(2);
    // Seat 0: two cards up, one played free and two for a potato each: 7 soldiers. Seat 1: two up, one for a potato: 4.
    scene
        .priest(0, 3)
        .army_up(0, &["corn2", "stone1"])
        .army(0, &["stone2", "gold1", "corn1"])
        .goods(0, [2, 0, 0, 0]);
    scene.army_up(1, &["potato2", "potato1"]).army(1, &["corn1"]).goods(1, [1, 0, 0, 0]);
    scene.play_all(0, &["walk 1", "casualty potato", "muster stone2"]);
    assert_eq!(scene.held(0)[0], 2, "the first is free");
    scene.play_all(0, &["muster gold1", "pay 1 potato", "muster corn1"]);
    assert_eq!(scene.held(0)[0], 0);
    scene.play(1, "muster corn1");
    assert_eq!(scene.held(1)[0], 0);
    let rules = scene.game.components().clone();
    let soldiers = [0, 1].map(|seat| scene.position.table.sides[seat].soldiers(&rules));
    assert_eq!(soldiers, [7, 4]);
    // 4 points for turning 2 (one card) and discarding 1.
    scene.play_all(0, &["conquer AN3", "turn corn2", "lose gold1"]);
    assert_eq!(scene.points(0), 14);
    // 7 points for turning 2 (one card) and discarding 2.
    scene.play_all(1, &["conquer CH5", "turn potato2"]);
    assert_eq!(scene.points(1), 17);
    assert_eq!(scene.position.table.sides[1].army_up.total(), 0);
    // A god card and a weaving for discarding 1.
    scene.play_all(0, &["conquer CH2", "gain 1 god", "weave top", "lose stone1"]);
    let side = &scene.position.table.sides[0];
    assert_eq!((side.gods(), side.rows.len(), side.army_up.total()), (1, 1, 2));
}
