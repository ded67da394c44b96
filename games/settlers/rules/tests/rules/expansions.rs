//! Rules of earlier expansions (IS-7): open production, technology, sets.

use khipu_settlers::{Event, Good};

use crate::scene::Scene;

/// IS-7.1, IS-7.6: it pays its owner like production; a visitor gains what it produces and its owner a worker from the
/// supply; not on own locations, not where the owner has passed, at most twice a round.
#[test]
fn open_production() {
    let mut scene = Scene::new(&["roman", "aztec", "barbarian"]);
    scene.built(1, &["AZT031"]).have(0, "3 worker").have(2, "3 worker").have(1, "2 worker");
    scene.play(0, &["visit AZT031"]);
    assert_eq!([scene.has(0, Good::Worker), scene.has(0, Good::Food), scene.has(1, Good::Worker)], [2, 2, 3]);
    assert_eq!(scene.rule(1, "visit AZT031"), "IS-7.1");
    scene.play(1, &["exchange wood"]).play(2, &["visit AZT031"]);
    assert!(!scene.can(0, "visit AZT031"));
    assert_eq!(scene.rule(0, "visit AZT031"), "IS-7.1");
    assert_eq!(scene.location(1, "AZT031").visits, 2, "the workers stay until cleanup");
    scene.next_turns();
    assert_eq!(scene.location(1, "AZT031").visits, 0);
    assert_eq!(scene.has(1, Good::Food), 2, "it pays its owner in production");
    let mut scene = Scene::new(&["roman", "aztec"]);
    scene.built(1, &["AZT034"]).have(0, "3 worker");
    scene.play(0, &["visit AZT034", "colour red"]);
    assert_eq!(scene.position.table.sides[0].favor.len(), 1, "what it would produce for the visitor");
    let mut scene = Scene::new(&["roman", "aztec"]);
    scene.built(1, &["AZT031"]).have(0, "4 worker");
    scene.play(0, &["exchange wood", "done"]).play(1, &["pass"]);
    assert!(!scene.can(0, "visit AZT031"), "its owner has passed");
}

/// IS-7.2, IS-7.5: technology is a good for card abilities; it goes at cleanup.
#[test]
fn technology() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT044"]).have(0, "3 tech");
    scene.play(0, &["activate AZT044", "colour red", "done"]);
    assert_eq!((scene.has(0, Good::Tech), scene.points(0)), (2, 1));
    scene.end_round();
    assert_eq!(scene.has(0, Good::Tech), 0);
}

/// IS-7.3, IS-7.4: three locations of a colour are a set; a card of several colours counts in each; the trigger fires once
/// for each colour whose number rises by building.
#[test]
fn sets() {
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene
        .built(0, &["AZT051", "COM007", "COM058", "COM056", "COM082"])
        .hand(0, &["AZT058"])
        .have(0, "1 wood 1 food");
    scene.play(0, &["build AZT058", "colour pink", "colour blue"]);
    assert_eq!(scene.points(0), 2, "brown and red at once");
    let completed = scene.events.iter().filter(|event| matches!(event, Event::SetCompleted { .. })).count();
    assert_eq!(completed, 2);
    let mut scene = Scene::new(&["aztec", "roman"]);
    scene.built(0, &["AZT060", "COM012", "COM013", "COM014", "COM015", "COM007", "COM058", "COM062"]);
    scene.favor(0, &["red"]);
    scene.play(0, &["activate AZT060"]);
    assert_eq!(scene.points(0), 2, "4 / 3 pink and 3 / 3 brown");
}
