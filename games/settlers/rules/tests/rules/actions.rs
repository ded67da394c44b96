//! Actions (IS-4): building, deals, razing, activating, exchanging, free actions.

use khipu_settlers::{Good, Pending};

use crate::scene::Scene;

/// IS-4.1: the cost is paid, a location or a foundation is discarded with all that is on it; production pays at once, the
/// bonus once.
#[test]
fn building() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["JAP013", "COM042"]).hand(0, &["JAP006", "COM001"]).have(0, "1 wood 1 defense");
    scene.play(0, &["tuck JAP013 COM001", "defend COM042", "build JAP006"]);
    assert_eq!(scene.moves(0), ["clear JAP013", "clear COM042"], "faction or common, used or not");
    scene.play(0, &["clear JAP013"]);
    assert_eq!(scene.locations(0), ["COM042", "JAP006"]);
    let discards = scene.ids(scene.position.table.discards);
    assert!(discards.contains(&"JAP013".to_owned()) && discards.contains(&"COM001".to_owned()));
    assert_eq!(scene.has(0, Good::Worker), 1, "production at once");
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.hand(0, &["RZY029", "COM008", "COM037"]).have(0, "1 stone");
    assert_eq!(scene.rule(0, "build RZY029"), "IS-4.1");
    assert_eq!(scene.rule(0, "build COM037"), "IS-4.1");
    assert_eq!(scene.rule(0, "build COM001"), "IS-4.1");
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.hand(0, &["COM008"]).have(0, "1 wood 1 stone");
    scene.play(0, &["build COM008"]);
    scene.next_turns();
    assert_eq!(scene.has(0, Good::Stone), 1 + 1, "the board and the quarry, not its bonus again");
}

/// IS-4.2: "each time you build" counts its own building, "per colour" the card itself.
#[test]
fn own_building_counts() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.hand(0, &["COM004"]).have(0, "3 wood");
    scene.play(0, &["build COM004"]);
    assert_eq!((scene.points(0), scene.has(0, Good::Gold)), (1, 1));
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.hand(0, &["COM029"]).have(0, "3 wood");
    scene.play(0, &["build COM029"]);
    assert_eq!(scene.has(0, Good::Wood), 1);
}

/// IS-4.3, IS-4.13: 1 food, a faction card under the board; its good now and in each production; any number; common cards
/// cannot be dealt.
#[test]
fn deals() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.hand(0, &["RZY001", "RZY002", "COM001"]).have(0, "1 food 1 gold");
    assert!(!scene.can(0, "deal COM001"));
    assert_eq!(scene.rule(0, "deal COM001"), "IS-4.13");
    scene.play(0, &["deal RZY001", "pay 1 food"]);
    assert_eq!((scene.has(0, Good::Stone), scene.has(0, Good::Food)), (1, 0));
    scene.play(1, &["pass"]).play(0, &["deal RZY002"]);
    assert_eq!((scene.has(0, Good::Stone), scene.has(0, Good::Gold)), (2, 0), "gold stands in for the food");
    assert_eq!(scene.rule(0, "deal RZY001"), "IS-4.3");
    scene.next_turns();
    assert_eq!(scene.has(0, Good::Stone), 1 + 2);
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.hand(0, &["RZY001"]);
    assert_eq!(scene.rule(0, "deal RZY001"), "IS-4.3");
}

/// IS-4.4, IS-4.13: 1 raze token, the card is discarded, all its goods; own Japanese cards with a raze field too.
#[test]
fn razing_from_the_hand() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.hand(0, &["COM002", "JAP001", "JAP013", "COM069"]).have(0, "2 raze");
    let razes: Vec<String> = scene.moves(0).into_iter().filter(|text| text.starts_with("raze")).collect();
    assert_eq!(razes, ["raze COM002", "raze JAP001"]);
    scene.play(0, &["raze COM002"]);
    assert_eq!([Good::Raze, Good::Gold, Good::Stone].map(|good| scene.has(0, good)), [1, 1, 1]);
    scene.play(1, &["pass"]).play(0, &["raze JAP001"]);
    assert_eq!((scene.points(0), scene.has(0, Good::Raze)), (1, 0));
    assert_eq!(scene.ids(scene.position.table.discards), ["COM002", "JAP001"]);
}

/// IS-4.5: 2 tokens, 1 more for a defence token and for a samurai; a common location becomes a foundation and gives its
/// owner 1 wood, a Japanese one is discarded.
#[test]
fn razing_an_enemy() {
    let mut scene = Scene::new(&["barbarian", "japanese"]);
    scene.built(1, &["COM002", "JAP001", "JAP002"]).have(0, "2 raze");
    scene.location(1, "COM002").defend(true);
    scene.location(1, "JAP001").guard();
    let razes: Vec<String> = scene.moves(0).into_iter().filter(|text| text.starts_with("raze")).collect();
    assert_eq!(razes, ["raze JAP002"]);
    assert_eq!(scene.rule(0, "raze COM002"), "IS-4.5");
    scene.have(0, "4 raze");
    scene.play(0, &["raze COM002"]);
    assert_eq!([Good::Raze, Good::Gold, Good::Stone].map(|good| scene.has(0, good)), [3, 1, 1]);
    assert_eq!(scene.has(1, Good::Wood), 1);
    assert_eq!(scene.ids(scene.position.table.sides[1].foundations), ["COM002"]);
    scene.play(1, &["pass"]);
    let mut scene = Scene::new(&["barbarian", "japanese"]);
    scene.built(1, &["JAP001"]).have(0, "3 raze");
    scene.location(1, "JAP001").guard();
    scene.play(0, &["raze JAP001"]);
    assert_eq!((scene.has(0, Good::Raze), scene.points(0), scene.has(1, Good::Wood)), (0, 1, 0));
    assert!(scene.position.table.sides[1].foundations.is_empty());
    assert_eq!(scene.ids(scene.position.table.discards), ["JAP001"]);
}

/// IS-4.6: an action location is paid and used once a round, unless it says twice.
#[test]
fn activating() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["COM033", "COM021", "COM007"]).have(0, "9 worker");
    scene.play(0, &["activate COM033"]).play(1, &["pass"]);
    assert!(!scene.can(0, "activate COM033"));
    assert_eq!(scene.rule(0, "activate COM033"), "IS-4.6");
    assert_eq!(scene.rule(0, "activate COM007"), "IS-4.6");
    assert_eq!(scene.rule(0, "activate COM042"), "IS-4.6");
    scene.play(0, &["activate COM021", "done", "activate COM021"]);
    assert!(!scene.can(0, "activate COM021"), "twice at most");
}

/// IS-4.7, IS-4.14: 2 workers for a resource or a card, any number of pairs; each pair chooses for itself, and a card is
/// seen before the next.
#[test]
fn exchanging() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.have(0, "7 worker");
    scene.play(0, &["exchange card common"]);
    assert_eq!((scene.in_hand(0), scene.question()), (1, Pending::Trade));
    scene.play(0, &["exchange stone", "exchange card faction"]);
    assert_eq!((scene.has(0, Good::Worker), scene.has(0, Good::Stone), scene.in_hand(0)), (1, 1, 2));
    assert_eq!(scene.asked(), 1, "one worker is no pair");
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.have(0, "1 worker");
    assert_eq!(scene.rule(0, "exchange wood"), "IS-4.7");
}

/// IS-4.8: a worker is sent to an enemy's open production.
#[test]
fn visiting() {
    let mut scene = Scene::new(&["roman", "aztec"]);
    scene.built(1, &["AZT031", "COM007"]).have(0, "1 worker");
    assert_eq!(scene.rule(0, "visit COM007"), "IS-7.1");
    scene.play(0, &["visit AZT031"]);
    assert_eq!([scene.has(0, Good::Worker), scene.has(0, Good::Food), scene.has(1, Good::Worker)], [0, 2, 1]);
}

/// IS-4.10: a defence token on an own common location, one each; Japanese turn workers into samurai on own faction
/// locations, one each.
#[test]
fn free_actions() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["COM007", "JAP001", "JAP013"]).have(0, "2 defense 2 worker 1 food");
    scene.play(0, &["defend COM007"]);
    assert_eq!(scene.rule(0, "defend COM007"), "IS-4.10");
    assert_eq!(scene.rule(0, "defend JAP001"), "IS-4.10");
    scene.play(0, &["samurai JAP001"]);
    assert_eq!(scene.rule(0, "samurai JAP001"), "IS-4.10");
    assert_eq!(scene.rule(0, "samurai COM007"), "IS-4.10");
    assert_eq!((scene.has(0, Good::Defense), scene.has(0, Good::Worker)), (1, 1));
    assert_eq!(scene.asked(), 0, "they are free");
    let mut scene = Scene::new(&["roman", "japanese"]);
    scene.built(0, &["RZY001"]).have(0, "1 worker");
    assert_eq!(scene.rule(0, "samurai RZY001"), "IS-4.10");
}

/// IS-4.11: what has no raze field cannot be razed, but can be discarded by effects.
#[test]
fn without_a_raze_field() {
    let mut scene = Scene::new(&["barbarian", "japanese"]);
    scene.built(1, &["COM069", "JAP013", "JAP015"]).have(0, "9 raze");
    assert!(scene.moves(0).iter().all(|text| !text.starts_with("raze")));
    assert_eq!(scene.rule(0, "raze COM069"), "IS-4.11");
    let mut scene = Scene::new(&["roman", "japanese"]);
    scene.built(0, &["RZY008"]).built(1, &["COM069"]).have(0, "2 worker");
    scene.play(0, &["activate RZY008"]);
    assert!(scene.locations(1).is_empty());
}

/// IS-4.12: with a razed location go its tokens and goods; a foundation has no colour, kind or ability.
#[test]
fn what_goes_with_a_location() {
    let mut scene = Scene::new(&["barbarian", "roman"]);
    scene.built(1, &["COM005", "COM001"]).have(0, "3 raze").have(1, "1 raze");
    scene.location(1, "COM005").defend(true);
    scene.play(0, &["raze COM005"]);
    assert_eq!(scene.has(1, Good::Defense), 0);
    scene.hand(1, &["COM007"]);
    scene.play(1, &["raze COM007"]);
    assert_eq!(scene.points(1), 0, "the gallows work no more");
    scene.play(0, &["pass"]);
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.foundations(0, &["COM001"]).hand(0, &["COM011", "RZY029"]).have(0, "2 wood 1 stone");
    scene.play(0, &["build COM011"]);
    assert_eq!(scene.has(0, Good::Stone), 1, "the foundation is not grey");
}

/// IS-4.15: a samurai may stand on Gate and Shrine; it never is a worker again.
#[test]
fn samurai_on_gate_and_shrine() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["JAP013", "JAP015"]).have(0, "2 worker");
    scene.play(0, &["samurai JAP013", "samurai JAP015"]);
    assert_eq!(scene.has(0, Good::Worker), 0);
    scene.next_turns();
    assert_eq!(scene.has(0, Good::Worker), 4, "what the board gives");
    assert!(scene.location(0, "JAP013").samurai());
}

/// IS-11.1: a location can be protected as it is built; after the action nothing is asked, unless it brought the first
/// worker for a samurai.
#[test]
fn protecting() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.hand(0, &["COM012", "COM013"]).built(0, &["COM007"]).have(0, "2 wood 1 defense");
    assert!(scene.can(0, "defend COM007"), "before the action");
    scene.play(0, &["build COM012 protected"]);
    assert!(scene.location(0, "COM012").defended());
    assert_eq!((scene.asked(), scene.has(0, Good::Defense)), (1, 0));
    scene.play(1, &["pass"]);
    assert_eq!(scene.rule(0, "build COM013 protected"), "IS-4.10", "no token is left");
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.hand(0, &["COM012"]).have(0, "1 wood 1 defense");
    scene.play(0, &["build COM012"]);
    assert_eq!(scene.asked(), 1, "nothing is asked");
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.hand(0, &["JAP001", "COM012"]).have(0, "2 wood 1 worker");
    scene.play(0, &["build JAP001 protected"]);
    assert!(scene.location(0, "JAP001").samurai());
    assert_eq!(scene.has(0, Good::Worker), 1, "one stands there, one was produced");
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["JAP004"]).hand(0, &["COM012"]).have(0, "1 wood");
    scene.play(0, &["build COM012"]);
    assert_eq!(scene.moves(0), ["samurai JAP004", "done"], "the first workers came");
    scene.play(0, &["samurai JAP004"]);
    assert_eq!(scene.asked(), 1);
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.hand(0, &["RZY003"]).have(0, "1 stone 1 defense 1 worker").foundations(0, &["COM001"]);
    assert_eq!(scene.rule(0, "build RZY003 protected"), "IS-4.10", "faction locations are not defended");
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["COM012"]).have(0, "1 defense");
    scene.play(0, &["pass"]);
    assert_eq!(scene.asked(), 1, "not after passing");
}
