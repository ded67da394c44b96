//! Rulings that we had to make (IS-11).

use khipu_core::{Game as _, Seat, Viewer};
use khipu_settlers::{Event, Good, Pending, Source};

use crate::scene::Scene;

/// IS-11.2, IS-11.15: a card that goes under a location, becomes a foundation, or is named to be built is shown to
/// everybody.
#[test]
fn cards_are_shown() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["JAP013"]).hidden(0, &["COM001"]);
    scene.play(0, &["tuck JAP013 COM001"]);
    assert!(
        scene
            .events
            .iter()
            .any(|event| matches!(event, Event::Tucked { card, .. } if card.as_str() == "COM001"))
    );
    let mut scene = Scene::new(&["roman", "japanese"]);
    scene.hidden(0, &["COM015"]).have(0, "1 wood 1 stone 1 gold");
    scene.play(0, &["build COM015"]);
    assert!(scene.position.table.sides[0].seen.has(scene.card("COM015")), "it is not paid yet");
    assert_eq!(scene.moves(0), ["pay 1 wood 1 stone", "pay 1 wood 1 gold", "pay 1 stone 1 gold"]);
}

/// IS-11.3: in production what prays comes last, otherwise the order of building.
#[test]
fn prayers_come_last_in_production() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT023", "COM007", "AZT004"]);
    scene.next_turns();
    let produced: Vec<String> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Produced { card, .. } => Some(card.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(produced, ["COM007", "AZT004", "AZT023"]);
}

/// IS-11.4: an action that needs a target is not used without one; making an enemy discard needs an enemy who has not
/// passed, whose hand may be empty; building may be declined once it is paid.
#[test]
fn actions_need_targets() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["RZY008", "RZY010", "COM041"]).have(0, "9 worker");
    for card in ["RZY008", "RZY010", "COM041"] {
        assert_eq!(scene.rule(0, &format!("activate {card}")), "IS-11.4");
    }
    let mut scene = Scene::new(&["egyptian", "barbarian"]);
    scene.built(0, &["EGI001"]).hand(0, &["COM001"]);
    scene.play(0, &["activate EGI001"]);
    assert_eq!(scene.points(0), 1);
    let mut scene = Scene::new(&["egyptian", "barbarian", "roman"]);
    scene.built(0, &["EGI001"]).hand(0, &["COM001"]).hand(1, &["COM002"]);
    scene.play(0, &["activate EGI001"]);
    assert_eq!(scene.moves(0), ["enemy 1", "enemy 2"], "the Romans' hand is empty");
    scene.play(0, &["enemy 2"]);
    assert_eq!((scene.asked(), scene.in_hand(1)), (1, 1), "nobody discards");
    let mut scene = Scene::new(&["egyptian", "barbarian"]);
    scene.built(0, &["EGI001"]).hand(0, &["COM001"]).have(0, "2 worker");
    scene.play(0, &["exchange wood"]).play(1, &["pass"]);
    assert_eq!(scene.rule(0, "activate EGI001"), "IS-11.4", "all others have passed");
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["COM040"]).hand(0, &["RZY029"]).have(0, "1 wood 1 stone");
    scene.play(0, &["activate COM040", "done"]);
    assert_eq!((scene.has(0, Good::Wood), scene.locations(0).len()), (0, 1));
}

/// IS-11.5: foundations are alike; the one with the lowest number goes.
#[test]
fn foundations_are_alike() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.foundations(0, &["COM020", "COM004"]).hand(0, &["RZY029"]).have(0, "1 stone");
    scene.play(0, &["build RZY029"]);
    assert_eq!(scene.ids(scene.position.table.sides[0].foundations), ["COM020"]);
}

/// IS-11.8: several features answer in the order they were built.
#[test]
fn features_answer_in_order() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["RZY015", "RZY012"]).foundations(0, &["COM001"]).hand(0, &["RZY003"]).have(0, "1 stone");
    scene.play(0, &["build RZY003", "foundation", "choose 2"]);
    let woken = |scene: &Scene| {
        let cards = scene.events.iter().filter_map(|event| match event {
            Event::Woken { card, .. } => Some(card.to_string()),
            _ => None,
        });
        cards.collect::<Vec<_>>()
    };
    assert_eq!(woken(&scene), ["RZY015", "RZY012"]);
    assert_eq!(scene.has(0, Good::Gold), 1, "headquarters gave gold, administration asks");
    scene.play(0, &["choose 2"]);
    assert_eq!(scene.points(0), 1);
}

/// IS-11.9: nobody has more than 36 locations.
#[test]
fn no_more_than_36_locations() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    let ids: Vec<String> = (1..=36).map(|number| format!("COM{number:03}")).collect();
    scene.built(0, &ids.iter().map(String::as_str).collect::<Vec<_>>()).hand(0, &["COM069"]);
    assert!(!scene.can(0, "build COM069"));
    assert_eq!(scene.rule(0, "build COM069"), "IS-11.9");
}

/// IS-11.11: after building come the production, the bonus, the features, the sets.
#[test]
fn the_order_after_building() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["COM012", "COM078", "AZT051"]).hand(0, &["COM014"]).have(0, "1 wood");
    scene.play(0, &["build COM014", "colour red"]);
    let order: Vec<String> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Gained { goods, .. } if goods.get(Good::Worker) > 0 => Some("worker".to_owned()),
            Event::Woken { card, .. } => Some(card.to_string()),
            _ => None,
        })
        .collect();
    assert_eq!(order, ["worker", "worker", "COM078", "AZT051"]);
    assert_eq!(scene.from(0, Source::Features), 2);
}

/// IS-9.6, IS-11.14: goods become points as they are gained, points too where it is worth it; a card is drawn and seen
/// first, and discarded if it is given up.
#[test]
fn cashing() {
    let mut scene = Scene::new(&["barbarian", "roman"]);
    scene.built(0, &["BAR014"]).hand(0, &["COM046", "COM026"]).have(0, "2 raze");
    scene.deck(&["COM001", "COM002"]);
    scene.play(0, &["activate BAR014", "raze COM046", "draw common", "draw common"]);
    let mut seen = scene.moves(0);
    seen.sort();
    assert_eq!(seen, ["cash COM001", "cash COM002", "done"]);
    let other =
        scene.game.export_view(&scene.game.view(&scene.position, Viewer::Seat(Seat::new(1)))).to_string();
    assert!(other.contains("\"looked\":[2,0]") && !other.contains("\"COM001\""), "by their owner alone");
    scene.play(0, &["cash COM002", "done"]);
    assert_eq!((scene.points(0), scene.in_hand(0)), (2, 2), "COM001 and COM026 are in hand");
    assert!(scene.position.table.discards.has(scene.card("COM002")));
    let mut scene = Scene::new(&["barbarian", "roman"]);
    scene.built(0, &["BAR014"]).hand(0, &["COM026"]).have(0, "1 raze");
    scene.play(0, &["activate BAR014", "raze COM026"]);
    assert_eq!(scene.moves(0), ["cash stone", "cash vp", "done"]);
    scene.play(0, &["cash vp", "done"]);
    assert_eq!((scene.points(0), scene.has(0, Good::Stone)), (2, 1), "two points instead of one");
    let mut scene = Scene::new(&["japanese", "barbarian"]);
    scene.built(0, &["JAP030"]).deals(0, &["JAP011", "JAP024", "JAP001"]);
    scene.end_round();
    while !matches!(scene.question(), Pending::Cash { .. }) {
        scene.step();
    }
    let moves = scene.moves(0);
    assert_eq!(
        (moves.len(), moves.contains(&"cash vp".to_owned())),
        (3, false),
        "a point for a point: {moves:?}"
    );
}
