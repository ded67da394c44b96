//! A round (IS-3): lookout and its variants, production, turns, cleanup, decks.

use khipu_core::{Seat, Viewer};
use khipu_settlers::{Event, Good, Pending, Stage};

use crate::scene::Scene;

fn picks(scene: &mut Scene) -> Vec<(usize, usize)> {
    let mut asked = Vec::new();
    while scene.position.table.stage == Stage::Lookout {
        let seat = scene.asked();
        asked.push((seat, scene.moves(seat).len()));
        scene.step();
    }
    asked
}

/// IS-3.1: a faction card each; players+1 open cards, one each clockwise; again, backwards; what is left is discarded.
#[test]
fn the_standard_lookout() {
    let mut scene = Scene::undisturbed(&["roman", "aztec", "japanese"], &[]);
    assert_eq!(scene.position.table.offer.len(), 4);
    assert_eq!(picks(&mut scene), [(0, 4), (1, 3), (2, 2), (2, 4), (1, 3), (0, 2)]);
    let table = &scene.position.table;
    assert_eq!(table.discards.len(), 2, "one of each draft");
    for seat in table.seats() {
        assert_eq!(table.side(seat).seen.len(), 2, "taken openly");
        assert_eq!(table.side(seat).hand(), 4 + 1 + 2);
    }
}

/// IS-3.2: the variants are options; in the peaceful one enemy locations are razed by abilities alone.
#[test]
fn the_peaceful_lookout() {
    let mut scene = Scene::with(&["barbarian", "roman"], &[("lookout", "peaceful")]);
    scene.built(0, &["BAR014"]).built(1, &["COM007"]).hand(0, &["COM008"]).have(0, "3 raze");
    assert!(!scene.can(0, "raze COM007") && scene.can(0, "raze COM008"));
    assert_eq!(scene.rule(0, "raze COM007"), "IS-3.2");
    scene.play(0, &["activate BAR014", "raze COM007"]);
    assert!(scene.locations(1).is_empty());
}

/// IS-3.2, IS-3.9: alternate: the faction card too, then three cards, one kept, two passed on clockwise, one kept, one
/// discarded. Peaceful: the extra common card comes with the faction card.
#[test]
fn the_alternate_lookout() {
    let mut scene = Scene::undisturbed(&["roman", "aztec", "japanese"], &[("lookout", "alternate")]);
    assert_eq!(scene.position.table.sides[0].unseen, [2, 3]);
    assert_eq!(scene.position.table.piles[..3], [3, 3, 3]);
    scene.step();
    scene.step();
    let rest = scene.position.secret.piles;
    scene.step();
    assert_eq!(scene.position.secret.piles[1], rest[0], "clockwise");
    let passed = scene.position.secret.passed;
    assert_eq!(scene.position.secret.piles[1], {
        let mut pile = khipu_settlers::List::default();
        passed[0].items().iter().for_each(|&card| assert!(pile.push(card)));
        pile
    });
    assert_eq!(picks(&mut scene), [(0, 2), (1, 2), (2, 2)]);
    let table = &scene.position.table;
    assert_eq!(table.discards.len(), 3);
    assert!(table.seats().all(|seat| table.side(seat).unseen == [4, 3] && table.side(seat).seen.is_empty()));
    let peaceful = Scene::undisturbed(&["roman", "aztec"], &[("lookout", "peaceful")]);
    assert_eq!(peaceful.position.table.sides[0].unseen, [3, 3]);
}

/// IS-3.7: advanced: clockwise both times. Two players pick in turns from five; with more the first picks from 5, the
/// others from 4, the second time from 3, the last from 2.
#[test]
fn the_advanced_lookout() {
    let mut scene = Scene::undisturbed(&["roman", "aztec"], &[("lookout", "advanced")]);
    assert_eq!(picks(&mut scene), [(0, 5), (1, 4), (0, 3), (1, 2)]);
    assert_eq!(scene.position.table.discards.len(), 1);
    let mut scene = Scene::undisturbed(&["roman", "aztec", "japanese"], &[("lookout", "advanced")]);
    assert_eq!(picks(&mut scene), [(0, 5), (1, 4), (2, 4), (0, 3), (1, 3), (2, 2)]);
    let mut scene =
        Scene::undisturbed(&["roman", "aztec", "japanese", "egyptian"], &[("lookout", "advanced")]);
    assert_eq!(picks(&mut scene), [(0, 5), (1, 4), (2, 4), (3, 4), (0, 3), (1, 3), (2, 3), (3, 2)]);
}

/// IS-3.3: in turn order each the board, then deals, then production locations.
#[test]
fn production_in_order() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.deals(0, &["RZY001"]).built(0, &["COM007"]).built(1, &["COM015"]);
    scene.next_turns();
    let told: Vec<String> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::ProductionStarted { who, .. } => Some(format!("start {}", who.index())),
            Event::Gained { who, goods, card: None } if goods.get(Good::Worker) > 0 => {
                Some(format!("board {}", who.index()))
            }
            Event::Gained { who, card: None, .. } => Some(format!("deal {}", who.index())),
            Event::Produced { who, card } => Some(format!("{card} {}", who.index())),
            _ => None,
        })
        .collect();
    assert_eq!(told, ["start 1", "board 1", "COM015 1", "start 0", "board 0", "deal 0", "COM007 0"]);
}

/// IS-3.4, IS-4.9: one action or a pass each, clockwise; who passed is out and cannot be targeted; the round ends when
/// all have passed.
#[test]
fn turns_and_passing() {
    let mut scene = Scene::new(&["roman", "barbarian", "aztec"]);
    scene.built(0, &["COM007"]).have(0, "4 worker").have(1, "4 worker 4 raze").have(2, "4 raze");
    scene.play(0, &["exchange wood", "done"]);
    assert_eq!(scene.asked(), 1);
    assert!(scene.can(1, "raze COM007"));
    scene.play(1, &["exchange food", "done"]);
    scene.play(2, &["pass"]).play(0, &["pass"]);
    assert_eq!(scene.asked(), 1, "seat 2 is out");
    assert!(!scene.can(1, "raze COM007"), "seat 0 has passed");
    assert_eq!(scene.rule(1, "raze COM007"), "IS-4.11");
    assert_eq!(scene.rule(0, "pass"), "IS-3.4");
    scene.play(1, &["pass"]);
    let table = &scene.position.table;
    assert_eq!((table.round, table.stage), (2, Stage::Lookout));
    assert!(table.passed.is_empty(), "everybody is in again");
}

/// IS-3.5: what is not stored goes, and all defence tokens; hands, samurai and what was put down for good stay; the
/// marker passes clockwise; there is no cleanup in round 5.
#[test]
fn cleanup() {
    let mut scene = Scene::new(&["japanese", "roman"]);
    scene
        .built(0, &["JAP015", "JAP001", "COM042"])
        .hand(0, &["COM001"])
        .have(0, "2 food 2 wood 2 worker 2 defense");
    scene.play(
        0,
        &["samurai JAP001", "put JAP015 wood", "defend COM042", "activate COM042", "done", "done"][..4],
    );
    scene.end_round();
    let table = &scene.position.table;
    assert_eq!(table.first, Seat::new(1));
    assert_eq!(
        [Good::Food, Good::Wood, Good::Worker, Good::Defense].map(|good| scene.has(0, good)),
        [2, 0, 0, 0]
    );
    assert!(scene.position.table.sides[0].seen.has(scene.card("COM001")));
    assert!(scene.location(0, "JAP001").samurai());
    assert_eq!(scene.location(0, "JAP015").stash, 1);
    let used = *scene.location(0, "COM042");
    assert!(!used.defended() && used.used == 0);
    let mut last = Scene::new(&["japanese", "roman"]);
    last.round(5).have(0, "2 wood");
    last.end_round();
    assert_eq!(last.has(0, Good::Wood), 2);
}

/// IS-3.6: an empty common deck is made anew from its discards; a faction deck is not.
#[test]
fn an_empty_deck() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.deck(&["COM001"]).have(0, "4 worker");
    scene.play(0, &["exchange card common", "exchange card common"]);
    assert!(scene.events.contains(&Event::Shuffled));
    assert_eq!((scene.in_hand(0), scene.position.table.common), (2, 82));
    let mut scene = Scene::new(&["roman", "barbarian"]);
    let all = scene.position.secret.factions.intersection(scene.game.components().decks[3]);
    scene.position.table.discards = all;
    scene.position.secret.factions = scene.position.secret.factions.without(all);
    scene.side(0).deck = 0;
    scene.have(0, "4 worker");
    assert!(scene.can(0, "exchange card common") && !scene.can(0, "exchange card faction"));
    assert_eq!(scene.rule(0, "exchange card faction"), "IS-3.8");
}

/// IS-3.8: a card comes from either deck as the player likes; with one deck left nobody is asked.
#[test]
fn either_deck() {
    let mut scene = Scene::new(&["roman", "barbarian"]);
    scene.built(0, &["COM046"]).have(0, "2 worker");
    scene.play(0, &["activate COM046"]);
    assert_eq!(scene.question(), Pending::Draw { left: 1 });
    scene.play(0, &["draw faction"]);
    assert_eq!(scene.position.table.sides[0].unseen, [0, 1]);
    let mut none = Scene::new(&["roman", "barbarian"]);
    none.built(0, &["COM046"]).have(0, "1 worker");
    let all = none.position.secret.factions.intersection(none.game.components().decks[3]);
    none.position.table.discards = all;
    none.position.secret.factions = none.position.secret.factions.without(all);
    none.side(0).deck = 0;
    none.play(0, &["activate COM046"]);
    assert_eq!(none.position.table.sides[0].unseen, [1, 0], "the common deck, without a question");
}

/// IS-11.13: what was passed on is known to whoever passed it, and open cards to everybody.
#[test]
fn what_others_know() {
    let mut scene = Scene::undisturbed(&["roman", "aztec"], &[("lookout", "alternate")]);
    scene.reach(Stage::Action);
    let kept = scene.position.secret.passed[0];
    assert_eq!(kept.len(), 1);
    assert!(scene.position.secret.hands[1].has(kept.items()[0]));
    let view = khipu_core::Game::view(&*scene.game, &scene.position, Viewer::Seat(Seat::new(0)));
    for number in 0..20 {
        let seed = khipu_core::Seed::from_text("imagined").numbered(number);
        let world = khipu_core::Game::imagine(&*scene.game, &view, seed);
        assert!(world.secret.hands[1].has(kept.items()[0]), "the neighbour has kept it in every world");
    }
    let mut scene = Scene::undisturbed(&["roman", "aztec"], &[]);
    let first = scene.position.table.offer.items()[0];
    scene.step();
    assert!(scene.position.table.sides[0].seen.has(first));
}
