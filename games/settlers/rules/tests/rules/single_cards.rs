//! Rulings on single cards (IS-9).

use std::sync::Arc;

use khipu_core::Game as _;
use khipu_settlers::{Components, Event, Good, Pending, Settlers};

use crate::scene::Scene;

/// IS-9.1, IS-9.7: discarding is not razing: defence and samurai are ignored, no goods, no foundation, no wood, no answer.
#[test]
fn discarding_is_not_razing() {
    let mut scene = Scene::new(&["roman", "japanese"]);
    scene.built(0, &["RZY008", "COM005"]).built(1, &["JAP001"]).have(0, "2 worker");
    scene.location(1, "JAP001").guard();
    scene.play(0, &["activate RZY008"]);
    assert_eq!(scene.points(0), 1, "its own point, none of the gallows");
    assert!(scene.locations(1).is_empty() && scene.has(1, Good::Wood) == 0);
}

/// IS-9.2: free razing ignores protection, paid razing pays it.
#[test]
fn free_and_paid_razing() {
    let mut scene = Scene::new(&["egyptian", "roman"]);
    scene.built(0, &["EGI003"]).built(1, &["COM007"]).have(0, "1 raze");
    scene.location(1, "COM007").defend(true);
    scene.play(0, &["activate EGI003", "raze COM007"]);
    assert!(scene.locations(1).is_empty());
    let mut scene = Scene::new(&["barbarian", "roman"]);
    scene.built(0, &["BAR014"]).built(1, &["COM007"]).have(0, "2 raze");
    scene.location(1, "COM007").defend(true);
    assert!(!scene.can(0, "activate BAR014"), "3 tokens are needed");
}

/// IS-9.3: an action allowed twice is used singly or both at once.
#[test]
fn twice_at_once_or_singly() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["COM021"]).have(0, "2 worker");
    scene.play(0, &["activate COM021", "done"]);
    assert_eq!(scene.asked(), 1);
    scene.play(1, &["pass"]).play(0, &["activate COM021"]);
    assert_eq!(scene.has(0, Good::Gold), 2);
}

/// IS-9.3: whether an action that builds from the hand is used once more is asked whatever the hand holds: that nobody is
/// asked would tell others that it holds nothing. No card of ours is such, but a pack may have one.
#[test]
fn once_more_is_asked_blindly() {
    let pack = include_str!("../../components/0.1.0.toml");
    let twice = pack.replace("action: 1 wood -> build(hand)", "action x2: 1 wood -> build(hand)");
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.game = Arc::new(Settlers::with(Components::from_toml(&twice).expect("a pack")));
    scene.built(0, &["COM040"]).hand(0, &["RZY029"]).have(0, "2 wood 1 stone");
    scene.play(0, &["activate COM040", "build RZY029"]);
    assert_eq!((scene.asked(), scene.moves(0)), (0, vec!["done".to_owned()]));
}

/// IS-11.4: of several gains only those are picked that can be had in full. No card of ours has three, but a pack may have one.
#[test]
fn a_gain_without_a_target_is_not_picked() {
    let pack = include_str!("../../components/0.1.0.toml");
    let three = pack.replace("visit / 2 food", "visit / 2 food / 1 gold");
    let mut scene = Scene::new(&["aztec", "barbarian"]);
    scene.game = Arc::new(Settlers::with(Components::from_toml(&three).expect("a pack")));
    scene.built(0, &["AZT038"]).have(0, "1 worker");
    scene.play(0, &["activate AZT038"]);
    assert_eq!(scene.moves(0), ["choose 2", "choose 3"], "there is nobody to visit");
    assert_eq!(scene.rule(0, "choose 1"), "IS-11.4");
    scene.play(0, &["choose 2"]);
    assert_eq!((scene.has(0, Good::Food), scene.has(0, Good::Gold)), (2, 0));
}

/// IS-9.4, IS-9.12: Porters copy any production, Farmers at Work too, which copy another one once more; they cannot be
/// copied by what copies in a production, themselves included.
#[test]
fn what_copies_is_copied_by_an_action_alone() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["COM084", "COM016", "COM007", "COM008"]).have(0, "1 food");
    scene.play(0, &["activate COM084"]);
    assert_eq!(scene.moves(0), ["target COM016", "target COM007", "target COM008"]);
    scene.play(0, &["target COM016"]);
    assert_eq!(scene.moves(0), ["target COM007", "target COM008"]);
    scene.play(0, &["target COM008"]);
    assert_eq!((scene.has(0, Good::Wood), scene.has(0, Good::Stone)), (0, 1));
}

/// IS-9.5, IS-9.7: without its storage goods last until cleanup.
#[test]
fn storage_lost() {
    let mut scene = Scene::new(&["roman", "japanese"]);
    scene.built(0, &["RZY019"]).have(0, "3 wood").built(1, &["JAP008"]).have(1, "2 raze");
    scene.play(0, &["pass"]).play(1, &["pass"]);
    assert_eq!(scene.has(0, Good::Wood), 3);
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["JAP008"]).built(1, &["RZY019"]).have(0, "2 raze").have(1, "3 wood");
    scene.play(0, &["activate JAP008"]);
    assert_eq!(scene.has(1, Good::Wood), 3);
    scene.end_round();
    assert_eq!(scene.has(1, Good::Wood), 0);
}

/// IS-9.6: Saboteurs take from a supply; Pack takes one good without razing; Rabble gives everything to the owner; Mission
/// chooses the deck card by card; Robbers may end a deal of Trade Route.
#[test]
fn barbarians() {
    let mut scene = Scene::new(&["barbarian", "japanese"]);
    scene.built(0, &["BAR010", "BAR016", "BAR007"]).built(1, &["JAP015", "COM002"]).have(0, "3 worker");
    scene.location(1, "JAP015").stash = 2;
    assert!(!scene.can(0, "activate BAR010"), "never from a location");
    scene.play(0, &["activate BAR016", "loot COM002 gold", "done"]);
    assert_eq!((scene.has(0, Good::Gold), scene.points(0), scene.locations(1).len()), (1, 0, 2));
    let mut scene = Scene::new(&["barbarian", "japanese"]);
    scene.built(0, &["BAR028"]).have(0, "1 worker");
    scene.play(0, &["activate BAR028", "draw faction"]);
    assert!(matches!(scene.question(), Pending::LookDraw { .. }));
    scene.play(0, &["draw common"]);
    assert_eq!(scene.moves(0).len(), 2);
    let mut scene = Scene::new(&["barbarian", "japanese"]);
    scene.built(0, &["BAR030", "BAR007"]).built(1, &["JAP021"]).have(0, "6 worker").have(1, "1 food");
    scene.play(0, &["exchange wood", "done"]).play(1, &["activate JAP021", "target BAR007"]);
    assert_eq!(scene.position.table.sides[1].deals(), 1);
    scene.play(0, &["activate BAR030", "draw common"]);
    assert_eq!(scene.position.table.sides[1].deals(), 0);
}

/// IS-9.7: of the own deals only those that there are can be used.
#[test]
fn own_deals() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["COM057"]).deals(0, &["JAP001", "JAP024"]).have(0, "2 worker");
    scene.play(0, &["activate COM057"]);
    assert_eq!(scene.rule(0, "bargain JAP011"), "IS-9.7");
    assert_eq!(scene.moves(0), ["bargain JAP001", "bargain JAP024"]);
    scene.play(0, &["bargain JAP024"]);
    assert_eq!(scene.asked(), 1);
}

/// IS-9.7: Spies take over a deal without making one, never one of Trade Route; Architect shuffles the other card in.
#[test]
fn romans() {
    let mut scene = Scene::new(&["roman", "japanese"]);
    scene.built(0, &["RZY010", "JAP024"]).deals(1, &["JAP001"]).have(0, "1 worker");
    scene.play(0, &["activate RZY010"]);
    assert_eq!((scene.points(0), scene.has(0, Good::Worker)), (1, 0), "no answer to a deal, no good");
    let mut scene = Scene::new(&["roman", "japanese"]);
    scene.built(0, &["RZY010"]).have(0, "1 worker");
    let card = scene.card("RZY010");
    scene.side(1).routes.push(card);
    scene.side(1).deck -= 1;
    scene.side(1).markers += 1;
    assert!(!scene.can(0, "activate RZY010"));
    let mut scene = Scene::new(&["roman", "japanese"]);
    scene.hand(0, &["RZY011"]).foundations(0, &["COM001"]).have(0, "2 stone");
    let deck = scene.position.table.sides[0].deck;
    scene.play(0, &["build RZY011"]);
    assert_eq!(scene.moves(0).len(), 2);
    scene.step();
    assert_eq!(scene.position.table.sides[0].deck, deck - 1);
    assert!(scene.events.iter().any(|event| matches!(event, Event::ShuffledBack { cards: 1, .. })));
}

/// IS-9.8: Ruins and Desert are free, yet the action; Oasis at most 4 a round; Sanctuary is no razing; the Sphinx works in
/// production too.
#[test]
fn egyptians() {
    let mut scene = Scene::new(&["egyptian", "roman"]);
    scene.hand(0, &["COM069"]);
    scene.play(0, &["build COM069"]);
    assert_eq!(scene.asked(), 1, "the turn is over");
    let mut scene = Scene::new(&["egyptian", "roman"]);
    scene.built(0, &["EGI005"]).have(1, "12 worker");
    scene.play(0, &["pass"]);
    scene.play(1, &["exchange wood"; 5]);
    assert_eq!(scene.has(0, Good::Worker), 4);
    let mut scene = Scene::new(&["egyptian", "roman"]);
    scene.built(0, &["EGI014", "COM005"]).hand(0, &["COM007"]).have(0, "1 worker");
    scene.play(0, &["activate EGI014"]);
    assert_eq!((scene.points(0), scene.has(0, Good::Wood), scene.has(0, Good::Stone)), (1, 0, 1));
    let mut scene = Scene::new(&["egyptian", "roman"]);
    scene.built(0, &["EGI019", "EGI004"]);
    scene.end_round();
    while !matches!(scene.question(), Pending::Either { .. }) {
        scene.step();
    }
    scene.play(0, &["choose 2"]);
    assert_eq!(scene.points(0), 3);
}

/// IS-9.9: Temple of Ra: it counts as the Egyptian's to the end of the round, does not pay out, is not discarded for a
/// location, keeps its uses; razed by a third player the Egyptian gains the wood, the owner the foundation.
#[test]
fn temple_of_ra() {
    let mut scene = Scene::new(&["egyptian", "roman", "barbarian"]);
    scene
        .built(0, &["EGI013"])
        .built(1, &["COM008"])
        .hand(0, &["EGI026"])
        .have(0, "1 stone")
        .have(2, "2 raze");
    scene.play(0, &["activate EGI013"]);
    assert_eq!((scene.locations(0).len(), scene.has(0, Good::Stone)), (2, 1));
    scene.play(1, &["pass"]).play(2, &["raze COM008"]);
    assert_eq!((scene.has(0, Good::Wood), scene.has(1, Good::Wood)), (1, 0));
    assert_eq!(scene.ids(scene.position.table.sides[1].foundations), ["COM008"]);
    let mut scene = Scene::new(&["egyptian", "roman"]);
    scene.built(0, &["EGI013"]).built(1, &["COM033"]).hand(0, &["EGI026"]).have(0, "1 stone 1 worker");
    scene.location(1, "COM033").used = 1;
    scene.play(0, &["activate EGI013"]).play(1, &["pass"]);
    assert!(!scene.can(0, "activate COM033"), "its use is made");
    scene.play(0, &["build EGI026"]);
    assert_eq!(scene.locations(0), ["COM033", "EGI026"], "only the temple could be discarded");
    scene.end_round();
    assert_eq!(scene.locations(1), ["COM033"]);
    let mut last = Scene::new(&["egyptian", "roman"]);
    last.round(5).built(0, &["EGI013"]).built(1, &["COM033"]);
    last.play(0, &["activate EGI013"]);
    last.end_round();
    assert_eq!((last.points(0), last.points(1)), (2, 1), "it went back before the end");
}

/// IS-9.10: Gate takes cards and Shrine resources for good; Negotiator builds one own deal; samurai without a place are lost.
#[test]
fn japanese() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["JAP013", "JAP015"]).hand(0, &["COM001"]).have(0, "1 wood");
    assert_eq!(scene.rule(0, "tuck JAP015 COM001"), "IS-9.10");
    scene.play(0, &["tuck JAP013 COM001", "put JAP015 wood"]);
    scene.next_turns();
    assert_eq!(scene.location(0, "JAP015").stash, 1);
    assert_eq!(scene.position.table.under.all().len(), 1);
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.hand(0, &["JAP026"]).foundations(0, &["COM001"]).have(0, "1 stone");
    scene.play(0, &["build JAP026"]);
    assert!(scene.location(0, "JAP026").samurai());
    assert!(scene.events.iter().any(|event| matches!(event, Event::SamuraiLost { .. })));
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.hand(0, &["JAP026"]).foundations(0, &["COM001"]).have(0, "1 stone").built(0, &["JAP001", "JAP004"]);
    scene.play(0, &["build JAP026", "foundation", "samurai JAP001", "samurai JAP004"]);
    assert_eq!((scene.asked(), scene.location(0, "JAP026").samurai()), (1, false), "two and no more");
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["JAP019", "JAP021"]).built(1, &["RZY001"]).have(0, "1 worker 1 food");
    scene.play(0, &["activate JAP021"]).play(1, &["pass"]);
    assert!(!scene.can(0, "activate JAP019"), "a deal with a location is not built");
}

/// IS-9.11, IS-11.6: a deal with an enemy location, marked by a face-down card of the own deck; it pays in production and
/// outlives Trade Route; it ends with the location.
#[test]
fn trade_route() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["JAP021", "COM057"]).built(1, &["RZY001"]).have(0, "1 food 2 worker");
    let deck = scene.position.table.sides[0].deck;
    scene.play(0, &["activate JAP021"]);
    let side = &scene.position.table.sides[0];
    assert_eq!((side.deck, side.markers, side.deals()), (deck - 1, 1, 1));
    assert_eq!(scene.has(0, Good::Stone), 1);
    scene.play(1, &["pass"]).play(0, &["activate COM057"]);
    assert_eq!(scene.has(0, Good::Stone), 2, "Imperial Messenger may use it");
    scene.next_turns();
    assert_eq!(scene.has(0, Good::Stone), 1, "it pays in production");
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene.built(0, &["JAP021", "JAP008"]).built(1, &["RZY001"]).have(0, "1 food 2 raze").have(1, "2 worker");
    let deck = scene.position.table.sides[0].deck;
    scene.play(0, &["activate JAP021"]).play(1, &["exchange wood"]).play(0, &["activate JAP008"]);
    let side = &scene.position.table.sides[0];
    assert_eq!((side.deals(), side.markers, side.deck), (0, 1, deck - 1), "the marker stays out");
}

/// IS-9.11: several deals with one location: each has its marker and pays, and all of them end with it.
#[test]
fn trade_route_twice() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene
        .built(0, &["JAP021", "JAP022", "JAP008"])
        .built(1, &["RZY001"])
        .have(0, "2 food 2 raze")
        .have(1, "9 worker");
    scene.play(0, &["activate JAP021"]).play(1, &["exchange wood", "done"]);
    scene.play(0, &["activate JAP022"]);
    let side = &scene.position.table.sides[0];
    assert_eq!((side.deals(), side.markers, scene.has(0, Good::Stone)), (2, 2, 2));
    let form = scene.game.export(&scene.position);
    assert_eq!(scene.game.import(&form).as_ref(), Ok(&scene.position), "it loads");
    let mut paid = Scene::new(&["japanese", "roman"]);
    paid.built(0, &["COM061"]).built(1, &["RZY001"]).have(0, "2 worker");
    let location = paid.card("RZY001");
    for _ in 0..2 {
        paid.side(0).routes.push(location);
        paid.side(0).markers += 1;
        paid.side(0).deck -= 1;
    }
    paid.play(0, &["activate COM061", "activate COM061"]);
    assert_eq!((paid.points(0), paid.position.table.sides[0].deals()), (4, 0), "alike, so nothing is asked");
    scene.play(1, &["exchange wood", "done"]).play(0, &["activate JAP008"]);
    assert_eq!(scene.position.table.sides[0].deals(), 0);
}

/// IS-9.12: Settlers build any faction card without a location; Porters copy a common or a faction location; a card paid to
/// the Tavern is discarded at once, and the use is marked.
#[test]
fn common_cards() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["COM040"]).hand(0, &["RZY029", "COM026"]).have(0, "1 wood 1 stone");
    scene.play(0, &["activate COM040"]);
    assert_eq!(scene.moves(0), ["build RZY029", "done"], "no common card, no location");
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["COM084", "RZY020", "COM007"]).have(0, "1 food");
    scene.play(0, &["activate COM084", "target RZY020"]);
    assert_eq!((scene.has(0, Good::Wood), scene.has(0, Good::Stone)), (1, 1));
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["COM049"]).hand(0, &["COM001", "COM002"]);
    scene.play(0, &["activate COM049", "give COM001"]).play(1, &["pass"]);
    assert_eq!(scene.ids(scene.position.table.discards), ["COM001"]);
    assert!(!scene.can(0, "activate COM049"));
}

/// IS-9.13: freeing a location returns its goods to the supply, not to the player.
#[test]
fn freeing() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["COM041", "COM034"]).have(0, "2 worker 1 stone");
    scene.play(0, &["activate COM034"]).play(1, &["pass"]).play(0, &["activate COM041"]);
    assert_eq!((scene.has(0, Good::Worker), scene.has(0, Good::Stone)), (0, 0));
    assert_eq!(scene.location(0, "COM034").used, 0);
}
