//! The solo game (IS-8).

use khipu_core::{Game, Options, Seed};
use khipu_settlers::{Event, Good, Pending, Rank, Settlers, Stage, Version, Why};
use serde_json::json;

use crate::scene::Scene;

/// Sets the row of attack cards, the newest last: it is put in front; the deck has just one card, the next target.
fn attacks(scene: &mut Scene, row: &[Good], next: Good) {
    let rival = &mut scene.position.table.rival;
    for &good in row.iter().rev() {
        rival.row.put_first(good);
        rival.deck[good as usize] -= 1;
    }
    rival.deck = [0; Good::COUNT];
    rival.deck[next as usize] = 1;
}

fn last_attack(scene: &Scene) -> Vec<Event> {
    let from = scene.events.iter().position(|event| matches!(event, Event::AttackRevealed { number: 1, .. }));
    let rest = &scene.events[from.expect("an attack")..];
    let to = rest.iter().position(|event| matches!(event, Event::AttackFailed { why: Why::NoCard, .. }));
    rest[..to.unwrap_or(rest.len())].to_vec()
}

/// IS-8.1: a virtual player without a board; 16 attack cards, one revealed.
#[test]
fn the_virtual_player() {
    let scene = Scene::undisturbed(&["roman"], &[]);
    let table = &scene.position.table;
    let rules = scene.game.components();
    assert_eq!(rules.attack.iter().sum::<u8>(), 16);
    let attack = [Good::Wood, Good::Gold, Good::Card, Good::Stone, Good::Worker, Good::Vp, Good::Food];
    assert_eq!(attack.map(|good| rules.attack[good as usize]), [3, 3, 3, 2, 2, 2, 1]);
    assert_eq!((table.rival.row.len(), table.rival.deck.iter().sum::<u8>()), (1, 15));
    let score = scene.game.score(&scene.position);
    assert_eq!(score.lines.len(), 2);
}

/// IS-8.2: 1 faction card; of 4 common cards one is taken, a random one goes to him, one is taken, the last goes to him.
/// They are his locations; razing one gives its goods and the card is discarded. His attack cards are his deals.
#[test]
fn the_solo_lookout() {
    let mut scene = Scene::undisturbed(&["barbarian"], &[]);
    assert_eq!(scene.moves(0).len(), 4);
    scene.step();
    assert_eq!(scene.moves(0).len(), 2);
    scene.step();
    let table = &scene.position.table;
    assert_eq!((table.sides[0].seen.len(), table.sides[1].locations.len()), (2, 2));
    assert_eq!(table.sides[0].unseen, [2, 3]);
    let mut scene = Scene::new(&["barbarian"]);
    scene.built(1, &["COM007"]).built(0, &["BAR030"]).have(0, "2 raze 2 worker");
    attacks(&mut scene, &[Good::Gold], Good::Food);
    scene.play(0, &["raze COM007"]);
    assert_eq!(scene.has(0, Good::Wood), 2);
    assert_eq!(scene.ids(scene.position.table.discards), ["COM007"]);
    scene.play(0, &["activate BAR030", "draw common"]);
    assert!(scene.position.table.rival.row.is_empty(), "his deal was broken");
}

/// IS-8.3, IS-8.8: row wood, worker, gold; Carpenter's Workshop, Marketplace, Joiner, Wood Supplier: nothing has wood and
/// worker, so wood and gold: Marketplace, an action before a feature.
#[test]
fn the_example_of_an_attack() {
    let mut scene = Scene::new(&["roman"]);
    scene.built(0, &["COM004", "COM032", "COM044", "COM029"]);
    scene.location(0, "COM032").defend(true);
    attacks(&mut scene, &[Good::Worker, Good::Gold], Good::Wood);
    scene.end_round();
    assert_eq!(scene.locations(0), ["COM004", "COM044", "COM029"], "defence does not help");
    let marketplace = scene.game.components().id(scene.card("COM032"));
    let told = last_attack(&scene);
    assert!(told.contains(&Event::AttackPaired { first: Good::Wood, second: Good::Worker, candidates: 0 }));
    assert!(told.contains(&Event::AttackPaired { first: Good::Wood, second: Good::Gold, candidates: 2 }));
    let razed = told.iter().find_map(|event| match event {
        Event::AttackRazed { card, why, .. } => Some((*card, *why)),
        _ => None,
    });
    assert_eq!(razed, Some((marketplace, Why::Kind)));
    let table = &scene.position.table;
    assert!(table.rival.collection.has(scene.card("COM032")));
    assert!(
        table.sides[0].foundations.is_empty() && scene.has(0, Good::Wood) == 0,
        "no foundation, no goods"
    );
    let row: Vec<Good> = table.rival.row.iter().collect();
    assert_eq!(row, [Good::Worker, Good::Wood, Good::Gold], "the two cards go to the end");
}

/// IS-8.3, IS-8.7: then the highest cost in resources, then more stone, then the own choice; his locations go to his
/// collection at the end of every round, the fifth too.
#[test]
fn equal_targets() {
    let attack = |ids: &[&str], first: Good, second: Good| {
        let mut scene = Scene::new(&["roman"]);
        scene.built(0, ids).built(1, &["COM069"]);
        attacks(&mut scene, &[second], first);
        scene.end_round();
        scene
    };
    let why = |scene: &Scene| {
        last_attack(scene).iter().find_map(|event| match event {
            Event::AttackRazed { card, why, .. } => Some((card.to_string(), *why)),
            _ => None,
        })
    };
    // Barracks: 3 resources; missionaries: 2.
    let scene = attack(&["COM039", "COM050"], Good::Vp, Good::Worker);
    assert_eq!(why(&scene), Some(("COM050".to_owned(), Why::Cost)));
    assert!(scene.position.table.rival.collection.has(scene.card("COM069")));
    // Of the two masons only one has wood in its field.
    let mut scene = attack(&["COM034", "COM035"], Good::Stone, Good::Wood);
    assert_eq!(why(&scene), Some(("COM034".to_owned(), Why::Only)));
    scene = attack(&["COM002", "COM080", "COM081"], Good::Gold, Good::Stone);
    assert!(matches!(scene.question(), Pending::Target { .. }), "equal in everything");
    scene.play(0, &["target COM080"]);
    assert_eq!(why(&scene), Some(("COM080".to_owned(), Why::Choice)));
    // Quarry and rubble: production; above-ground mine is an action.
    let scene = attack(&["COM008", "COM083"], Good::Stone, Good::Stone);
    assert_eq!(why(&scene), Some(("COM083".to_owned(), Why::Kind)));
    let mut scene = Scene::new(&["roman"]);
    scene.round(5).built(1, &["COM007"]).have(0, "3 wood");
    attacks(&mut scene, &[Good::Gold], Good::Food);
    scene.end_round();
    assert!(scene.position.table.rival.collection.has(scene.card("COM007")));
    assert_eq!((scene.position.table.stage, scene.has(0, Good::Wood)), (Stage::Over, 3));
}

/// IS-8.3: the attacks come after the cleanup, so that what a razed location stores is not lost in its round; in
/// the fifth round nothing is cleaned up.
#[test]
fn attacks_after_the_cleanup() {
    let mut scene = Scene::new(&["roman"]);
    scene.built(0, &["COM044", "COM045"]).have(0, "3 wood");
    attacks(&mut scene, &[Good::Wood], Good::Vp);
    scene.end_round();
    assert!(matches!(scene.question(), Pending::Target { .. }), "two joiners are alike");
    assert_eq!(scene.has(0, Good::Wood), 0, "cleaned up before");
    let mut scene = Scene::new(&["roman"]);
    scene.round(5).built(0, &["COM044", "COM045"]).have(0, "3 wood");
    attacks(&mut scene, &[Good::Wood], Good::Vp);
    scene.end_round();
    assert_eq!(scene.has(0, Good::Wood), 3);
}

/// IS-8.3: more stone in the cost decides between equal costs.
#[test]
fn more_stone() {
    let mut scene = Scene::new(&["roman"]);
    scene.built(0, &["COM046", "COM048"]);
    attacks(&mut scene, &[Good::Card], Good::Card);
    scene.end_round();
    let razed = last_attack(&scene).iter().find_map(|event| match event {
        Event::AttackRazed { card, why, .. } => Some((card.to_string(), *why)),
        _ => None,
    });
    assert_eq!(razed, Some(("COM048".to_owned(), Why::Stone)), "2 stone before wood and stone");
}

/// IS-8.4, IS-8.7: against the Japanese: a point as first target and another in the row raze a faction location, by its
/// deal; samurai do not help; the two point cards go to the end of the row.
#[test]
fn attacks_on_the_japanese() {
    let mut scene = Scene::new(&["japanese"]);
    scene.built(0, &["JAP016", "JAP011", "JAP008", "COM026", "JAP015"]);
    scene.location(0, "JAP011").guard();
    attacks(&mut scene, &[Good::Gold, Good::Vp], Good::Vp);
    scene.end_round();
    assert_eq!(
        scene.locations(0),
        ["JAP016", "JAP008", "COM026", "JAP015"],
        "its deal is a card; Shrine has no raze field"
    );
    let row: Vec<Good> = scene.position.table.rival.row.iter().collect();
    assert_eq!(row, [Good::Gold, Good::Vp, Good::Vp]);
    let mut scene = Scene::new(&["japanese"]);
    scene.built(0, &["JAP016"]);
    attacks(&mut scene, &[Good::Gold], Good::Vp);
    scene.end_round();
    assert_eq!(scene.locations(0), ["JAP016"], "only one point in the row");
}

/// IS-8.5, IS-8.7: won with more faction locations than cards in the collection, equal numbers lose; titles by score.
#[test]
fn won_and_lost() {
    let outcome = |locations: &[&str]| {
        let mut scene = Scene::new(&["roman"]);
        scene.round(5).built(0, locations).built(1, &["COM007"]);
        attacks(&mut scene, &[Good::Gold], Good::Food);
        scene.end_round();
        !scene.game.score(&scene.position).winners.is_empty()
    };
    assert!(outcome(&["RZY001", "RZY003"]) && !outcome(&["RZY001", "COM008"]));
    let ranks = [0, 29, 30, 40, 50, 60, 70, 79, 80, 200].map(Rank::of);
    use Rank::{Castellan, Commoner, Emperor, King, Knight, Servant, Squire};
    assert_eq!(ranks, [Commoner, Commoner, Servant, Squire, Knight, Castellan, King, King, Emperor, Emperor]);
}

/// IS-8.6: two equal targets need the good twice; without a location of the first good, or without a pair, nothing happens
/// and the card stays in front; one location an attack.
#[test]
fn attacks_that_do_nothing() {
    let row_after = |ids: &[&str], row: &[Good], first: Good| {
        let mut scene = Scene::new(&["roman"]);
        scene.built(0, ids);
        attacks(&mut scene, row, first);
        scene.end_round();
        let left = scene.locations(0).len();
        (left, scene.position.table.rival.row.iter().collect::<Vec<_>>())
    };
    assert_eq!(row_after(&["COM007"], &[Good::Wood], Good::Wood), (0, vec![Good::Wood, Good::Wood]));
    assert_eq!(row_after(&["COM044"], &[Good::Wood], Good::Wood), (1, vec![Good::Wood, Good::Wood]));
    assert_eq!(row_after(&["COM007"], &[Good::Wood], Good::Gold), (1, vec![Good::Gold, Good::Wood]));
    assert_eq!(row_after(&["COM007", "COM058"], &[Good::Wood], Good::Wood).0, 1, "one at most");
}

/// IS-11.12: he never passes and has nothing to steal; a deal taken from him pays; a Japanese player without a faction
/// location is attacked as usual.
#[test]
fn rulings_on_him() {
    let mut scene = Scene::new(&["roman"]);
    scene.built(0, &["RZY010"]).have(0, "1 worker");
    attacks(&mut scene, &[Good::Gold], Good::Food);
    scene.play(0, &["activate RZY010"]);
    assert_eq!((scene.position.table.sides[0].deals(), scene.points(0)), (1, 1));
    scene.next_turns();
    assert_eq!(scene.has(0, Good::Gold), 1);
    let mut scene = Scene::new(&["barbarian"]);
    scene.built(0, &["BAR010"]).have(0, "1 worker");
    assert!(!scene.can(0, "activate BAR010"));
    let mut scene = Scene::new(&["japanese"]);
    scene.built(0, &["COM026", "JAP013"]);
    attacks(&mut scene, &[Good::Stone, Good::Vp], Good::Vp);
    scene.end_round();
    assert_eq!(scene.locations(0), ["JAP013"]);
}

/// IS-8.2: alone cards are picked in one way: the lookouts of several players are refused.
#[test]
fn lookouts_for_several() {
    let game = Settlers::new();
    for (lookout, wanted) in
        [("standard", true), ("peaceful", true), ("alternate", false), ("advanced", false)]
    {
        let options = Options::from([("lookout".to_owned(), lookout.to_owned())]);
        let seed = Seed::from_text("alone");
        assert_eq!(game.setup(1, &options, seed).is_ok(), wanted, "{lookout}");
        assert!(game.setup(2, &options, seed).is_ok());
        assert!(game.clone().by_rules_of(Version::One).setup(1, &options, seed).is_ok(), "as it was");
    }
}

/// IS-8.5: the score says what decides: faction locations, the collection, and the title.
#[test]
fn the_score_says_what_decides() {
    let mut scene = Scene::new(&["roman"]);
    scene.built(0, &["RZY001", "RZY003", "COM008"]);
    let card = scene.card("COM007");
    scene.built(1, &["COM007"]);
    scene.side(1).locations.remove(card);
    scene.position.table.rival.collection.insert(card);
    scene.check();
    let remarks = scene.game.remarks(&scene.position);
    let wanted = [("faction_locations", json!(2)), ("collection", json!(1)), ("rank", json!("commoner"))];
    assert_eq!(remarks, wanted);
}
