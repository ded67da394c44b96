//! TW-9: festivals.

use khipu_core::Seat;
use khipu_tawantinsuyu::{Actor, Event, Kind, Pending, Source, Stage};

use crate::scene::Scene;

/// TW-9.1, TW-9.13: whoever's turn it is takes the tile the moment the last worker of the village goes, and scores
/// 1, 2 or 4; while it is held nothing more is triggered.
#[test]
fn the_tile_is_taken_when_the_village_is_empty() {
    for (held, points) in [(0, 1), (1, 2), (2, 4)] {
        let mut scene = Scene::new(2);
        scene.festivals(held).village(&[Kind::Craftsman]).goods(0, [1, 0, 0, 0]);
        scene.play(0, "train").idle_once().play(0, "recruit priest").play(0, "hire potato").pay(0);
        assert_eq!(scene.position.table.tile, Some(Actor::Seat(Seat::new(0))));
        assert_eq!(scene.from(0, Source::FestivalTile), points);
    }
    // A casualty empties it as well, in the turn of seat 0, although others still act.
    let mut scene = Scene::new(2);
    scene.priest(0, 3).priest(1, 3).village(&[Kind::Craftsman]);
    scene.play(0, "walk 1");
    assert_eq!(scene.from(0, Source::FestivalTile), 1);
    scene.idle();
    scene.play(1, "walk 1");
    assert_eq!(scene.from(1, Source::FestivalTile), 0, "the tile is held");
}

/// TW-9.2: the festival is held at the start of the holder's next turn.
#[test]
fn the_festival_waits_for_the_holder() {
    let mut scene = Scene::new(3);
    scene.reach_festival();
    let turns: Vec<_> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::TurnStarted { who } => Some(who.index()),
            Event::Festival { who, number } => Some(10 * usize::from(*number) + who.index()),
            _ => None,
        })
        .collect();
    assert_eq!(turns, [1, 2, 0, 10], "two others, then seat 0 with the first festival");
}

/// TW-9.3, TW-9.4, TW-9.14: a free Merchant for everybody, then points and goods of the step stood on alone.
#[test]
fn merchants_and_temple() {
    let mut scene = Scene::new(2);
    scene.tapestry(0, &["W04", "W12"]).tapestry(1, &["W02", "W21"]).step(0, 5).step(1, 12);
    scene.reach_festival();
    scene.through_festival();
    assert_eq!(scene.from(1, Source::Joints), 3);
    assert_eq!(scene.from(0, Source::Temple), 2);
    assert_eq!(scene.held(0)[2], 4, "2 stone of the joint, 2 of step 5");
    assert_eq!((scene.from(1, Source::Temple), scene.from(1, Source::TempleTop)), (8, 0));
    assert_eq!(scene.held(1)[3], 1, "the gold of step 12 alone");
}

/// TW-9.5, TW-9.16: most markers of a region scores the casualties; of those tied the one furthest right; no markers,
/// no points; casualties stay.
#[test]
fn regions_score_casualties() {
    let mut scene = Scene::new(2);
    scene.casualties(3).marker(0, "AN1").marker(0, "AN2").marker(1, "AN6");
    scene.marker(0, "CH5").marker(1, "CH6").marker(1, "QU1");
    scene.reach_festival();
    scene.through_festival();
    assert_eq!((scene.from(0, Source::Regions), scene.from(1, Source::Regions)), (3, 6));
    assert_eq!(scene.position.table.casualties.total(), 3);
    let scored = scene.events.iter().filter(|event| matches!(event, Event::RegionScored { .. })).count();
    assert_eq!(scored, 3, "nobody is in Kuntisuyu");
}

/// TW-9.6: a potato for each god card, 2 points lost for each that is missing; gold may pay.
#[test]
fn god_cards_are_fed() {
    let mut scene = Scene::new(2);
    scene.gods(0, &["GC01", "GC02", "GC03"]).goods(0, [1, 0, 0, 1]).gods(1, &["GC04", "GC05"]);
    scene.reach_festival();
    assert!(scene.can(0, "pay 1 potato") && scene.can(0, "pay 1 potato 1 gold"));
    scene.play(0, "pay 1 potato 1 gold");
    assert_eq!(scene.from(0, Source::Hunger), -2);
    assert_eq!(scene.from(1, Source::Hunger), -4);
}

/// TW-9.7, TW-9.17: after the third festival the end; otherwise the tile goes back, the village is filled as far as the
/// bag goes, and the former holder takes a normal turn.
#[test]
fn the_village_is_filled_again() {
    let mut scene = Scene::new(2);
    scene.reach_festival();
    scene.through_festival();
    let table = &scene.position.table;
    assert_eq!((table.village.len(), table.tile, table.festivals), (5, None, 1));
    assert_eq!(scene.active(), 0);
    assert!(scene.can(0, "walk 1"));
    let order: Vec<u8> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::VillageFilled { .. } => Some(1),
            Event::NeutralPlaced { .. } => Some(2),
            Event::GodDrawn { .. } => Some(3),
            Event::Removed { .. } => Some(4),
            _ => None,
        })
        .collect();
    assert!(order.is_sorted() && order.contains(&2) && order.contains(&4), "{order:?}");
    let mut scene = Scene::new(2);
    scene.festivals(2).reach_festival();
    scene.through_festival();
    assert_eq!(scene.position.table.stage, Stage::Over);
}

/// TW-9.8: an empty bag triggers the next festival at once; everybody has one more turn, and it is the last.
#[test]
fn an_empty_bag_brings_the_last_festival() {
    let mut scene = Scene::new(2);
    scene.village(&[Kind::Craftsman]).nomads(&[Kind::Priest]).empty_bag().reach_festival();
    scene.through_festival();
    let table = &scene.position.table;
    assert_eq!((table.tile, table.last), (Some(Scene::who(0)), true));
    assert_eq!(scene.from(0, Source::FestivalTile), 1 + 2);
    assert_eq!(scene.active(), 0, "the holder has one more turn, too");
    scene.idle();
    assert_eq!(scene.active(), 1);
    scene.idle();
    scene.through_festival();
    assert_eq!((scene.position.table.stage, scene.position.table.festivals), (Stage::Over, 2));
}

/// TW-9.9: with two players, at the first festival only, a worker on each free marked space of the middle terrace.
#[test]
fn neutral_workers_come_to_the_middle() {
    let mut scene = Scene::new(2);
    scene.on("M1a", Kind::Priest).reach_festival();
    scene.through_festival();
    let middle = scene.game.components().hill.marked_middle();
    assert_eq!(middle.len(), 10);
    let placed = scene.events.iter().filter(|event| matches!(event, Event::NeutralPlaced { .. })).count();
    assert_eq!(placed, 9, "a taken space is skipped");
    for (players, held) in [(3, 0), (2, 1)] {
        let mut scene = Scene::new(players);
        scene.festivals(held).reach_festival();
        scene.through_festival();
        assert!(!scene.events.iter().any(|event| matches!(event, Event::NeutralPlaced { .. })));
    }
}

/// TW-9.10: god cards from the deck alone, fewest points first; of a tie the one nearer to the active player counts as
/// having more.
#[test]
fn god_cards_by_rank() {
    for (players, scores, draws) in [
        (2, vec![10, 10], vec![(1, 2), (0, 1)]),
        (3, vec![5, 30, 30], vec![(0, 2), (2, 2), (1, 1)]),
        (4, vec![40, 5, 5, 60], vec![(2, 2), (1, 2), (0, 1), (3, 1)]),
    ] {
        let mut scene = Scene::new(players);
        for (seat, score) in scores.into_iter().enumerate() {
            scene.side(seat).ledger[Source::Start as usize] = score;
        }
        // The holder's point for the tile is no tie breaker here.
        scene.side(0).ledger[Source::Start as usize] -= 1;
        scene.reach_festival();
        scene.through_festival();
        let mut drawn: Vec<(usize, u8)> = Vec::new();
        for event in &scene.events {
            if let Event::GodDrawn { who, .. } = event {
                match drawn.last_mut() {
                    Some((seat, count)) if *seat == who.index() => *count += 1,
                    _ => drawn.push((who.index(), 1)),
                }
            }
        }
        assert_eq!(drawn, draws, "{players} players");
    }
}

/// TW-9.11, TW-9.18: then each may play up to three god cards for their benefits, without a statue; they go into the
/// deck, not on offer.
#[test]
fn god_cards_are_played_at_a_festival() {
    let mut scene = Scene::new(2);
    scene.gods(0, &["GC01", "GC04", "GC05", "GC12"]).goods(0, [4, 0, 0, 0]).reach_festival();
    assert_eq!(scene.asked(), 0);
    let before = scene.points(0);
    scene.play_all(0, &["play GC01", "play GC04", "play GC05"]);
    assert_eq!((scene.held(0)[0], scene.held(0)[2], scene.points(0)), (5, 3, before + 3));
    assert!(!scene.can(0, "play GC12"), "three at most");
    scene.through_festival();
    assert!(scene.position.table.offer.is_empty());
    let gc01 = scene.game.components().god_card("GC01").expect("a card");
    assert!(scene.position.secret.god_deck.has(gc01));
    // A benefit may be declined.
    let mut scene = Scene::new(2);
    scene.gods(0, &["GC20"]).goods(0, [1, 0, 0, 0]).reach_festival();
    scene.play_all(0, &["play GC20", "done"]);
    assert!(scene.position.table.sides[0].rows.is_empty());
}

/// TW-9.12: the market's buildings go under their stacks, and four new ones come.
#[test]
fn the_market_is_new() {
    let mut scene = Scene::new(2);
    let before = scene.position.table.market;
    scene.reach_festival();
    scene.through_festival();
    let table = &scene.position.table;
    assert!(table.market.intersection(before).is_empty());
    assert_eq!(table.market.len(), 4);
    assert_eq!((table.passive.bottom.len(), table.production.bottom.len()), (2, 2));
}

/// TW-9.15: before everything Z12, then Z06, Z09 and Z10, at each festival.
#[test]
fn buildings_work_before_the_festival() {
    for held in [0, 2] {
        let mut scene = Scene::new(2);
        scene.festivals(held).own(0, &["Z12", "Z06", "Z10"]).own(1, &["Z09"]).tapestry(1, &["W02", "W08"]);
        scene.goods(0, [0, 0, 0, 1]).reach_festival();
        assert_eq!(scene.moves(0)[..2], ["climb", "done"], "Z12 comes first");
        assert_eq!(scene.held(0)[0], 0);
        scene.play(0, "climb");
        scene.through_festival();
        assert_eq!(scene.from(1, Source::Passive), 2);
        assert!(scene.held(0)[0] >= 6, "4 of Z06 and 2 of Z10");
    }
    let scene = Scene::new(2);
    assert_eq!(scene.position.table.pending.top().map(|top| top.what), Some(Pending::Turn));
}
