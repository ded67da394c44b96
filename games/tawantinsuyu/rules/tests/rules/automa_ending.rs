//! TW-12.17, TW-12.18, TW-12.28, TW-12.29: festivals with Axomamma, and the end of a solo game.

use khipu_core::{Game, Seats};
use khipu_tawantinsuyu::{Actor, Event, Kind, Region, Size, Source, Stage};

use crate::scene::Scene;
use crate::solo_scene::IT;

/// You empty the village and hold the festival in your next turn.
fn festival(scene: &mut Scene) {
    scene.solo_festival();
}

/// TW-12.17: a point for each weaving instead of a Merchant; no potatoes for its cards; instead of drawing 2 points if it
/// is behind you. TW-12.28: you draw as one of two; the other steps (temple, regions) are for it too.
#[test]
fn axomamma_at_a_festival() {
    let mut scene = Scene::solo(&[]);
    scene.tapestry(IT, &["SW01", "W07", "W12"]).step(IT, 5).its_marker("AN1").casualties(3);
    scene.side(0).ledger[Source::Start as usize] = 60;
    festival(&mut scene);
    assert_eq!(scene.from(IT, Source::Joints), 3);
    assert_eq!(scene.from(IT, Source::Temple), 2);
    assert_eq!(scene.from(IT, Source::Regions), 3);
    assert_eq!(scene.from(IT, Source::Hunger), 0);
    let behind = scene.events.iter().find_map(|event| match *event {
        Event::AutomaCompared { its, yours } => Some((its, yours)),
        _ => None,
    });
    let (its, yours) = behind.expect("compared");
    assert!(its < yours);
    let scored = |event: &Event| {
        matches!(event, Event::Scored { who: Actor::Axomamma, source: Source::Board, points: 2 })
    };
    assert!(scene.told(scored) >= 1);
    let drawn = |event: &Event| matches!(event, Event::GodDrawn { who: Actor::Seat(_), .. });
    let from =
        scene.events.iter().position(|event| matches!(event, Event::VillageFilled { .. })).expect("refilled");
    assert_eq!(scene.events[from..].iter().filter(|event| drawn(event)).count(), 1, "you lead: one card");
    assert_eq!(scene.told(|event| matches!(event, Event::RegionScored { region: Region::Antisuyu, .. })), 1);
}

/// TW-12.17: ahead of you, or level, it gets nothing, and you draw two. TW-15.28: compared before you draw.
#[test]
fn axomamma_ahead_at_a_festival() {
    let mut scene = Scene::solo(&[]);
    scene.side(IT).ledger[Source::Start as usize] = 60;
    festival(&mut scene);
    let from =
        scene.events.iter().position(|event| matches!(event, Event::VillageFilled { .. })).expect("refilled");
    let rest = &scene.events[from..];
    assert_eq!(rest.iter().filter(|event| matches!(event, Event::GodDrawn { .. })).count(), 2);
    assert!(!rest.iter().any(|event| matches!(
        event,
        Event::Scored { who: Actor::Axomamma, source: Source::Board, points: 2 }
    )));
}

/// TW-12.28: whoever's turn it is takes the tile, also Axomamma: with a worker of the potato end it holds the festival.
#[test]
fn axomamma_takes_the_tile() {
    let scene = crate::solo_scene::rolling(1, || {
        let mut scene = Scene::solo(&[]);
        scene.its_workers(&[Kind::Courier]).tokens_at(2, 1, 1).village(&[Kind::Priest]);
        scene
    });
    assert_eq!(scene.position.table.tile, Some(Actor::Axomamma));
    assert_eq!(scene.from(IT, Source::FestivalTile), 1);
    let mut scene = scene;
    scene.events.clear();
    scene.its_turn();
    let held = scene
        .events
        .iter()
        .position(|event| matches!(event, Event::Festival { who: Actor::Axomamma, number: 1 }));
    assert!(held.is_some(), "at the start of its next turn");
}

/// The third festival is held, and the game is over.
fn ended(options: &[(&str, &str)], set: impl Fn(&mut Scene)) -> Scene {
    let mut scene = Scene::solo(options);
    scene.festivals(2);
    set(&mut scene);
    scene.solo_festival();
    assert_eq!(scene.position.table.stage, Stage::Over);
    scene
}

/// TW-12.18, TW-12.29: before the final scoring a last Rejuvenate (all cards up) and, with statues, a last Worship (one of
/// each size), without you. TW-15.27: its buildings count, the cards under its board do not.
#[test]
fn the_last_rejuvenate_and_worship() {
    let scene = ended(&[], |scene| {
        scene.down(IT, &["P01", "P02"]).own(IT, &["Z05"]).army_down(IT, &["gold1"]);
        scene.statue(IT, "sun", Size::Large).statue(IT, "wave", Size::Small).step(IT, 8).priest(IT, 3);
        scene.down(0, &["P03"]).statue(0, "sun", Size::Small);
    });
    let side = &scene.position.table.sides[IT];
    assert!(side.down.is_empty() && side.army_down.is_empty());
    assert_eq!(side.step, 12, "3 steps and 1");
    assert_eq!(scene.from(IT, Source::TempleTop), 20);
    assert_eq!(scene.from(IT, Source::Buildings), 2 * i16::from(side.up.len()));
    assert!(side.up.len() >= 3);
    assert_eq!(scene.from(IT, Source::Hand), 0);
    assert_eq!(scene.position.table.sides[0].down.len(), 1, "without you");
    assert_eq!(scene.position.table.sides[0].statues.of_size(Size::Small), 1);
}

fn winners(options: &[(&str, &str)], yours: i16, its: i16) -> Seats {
    let mut scene = ended(options, |_| ());
    // What the end brought is taken off again, so that the totals are those wanted.
    for (index, wanted) in [(0, yours), (IT, its)] {
        let total = scene.points(index);
        scene.side(index).ledger[Source::Start as usize] += wanted - total;
    }
    scene.game.score(&scene.position).winners
}

/// TW-12.18: you win with 120 points or more, and more than Axomamma. TW-14.3: in French more than 120. TW-14.7: there is
/// no shared victory with an automa.
#[test]
fn winning_a_solo_game() {
    assert_eq!(winners(&[], 120, 119).len(), 1);
    assert_eq!(winners(&[], 119, 50).len(), 0, "too few points");
    assert_eq!(winners(&[], 130, 130).len(), 0, "a tie is no victory");
    assert_eq!(winners(&[], 130, 140).len(), 0);
    for (edition, enough) in [("pl", 1), ("ru", 1), ("consensus", 1), ("fr", 0)] {
        assert_eq!(winners(&[("edition", edition)], 120, 100).len(), enough, "{edition}");
    }
    assert_eq!(winners(&[("edition", "fr")], 121, 100).len(), 1);
}

/// TW-12.29: its final score follows TW-10.
#[test]
fn the_final_score_of_axomamma() {
    let scene = ended(&[], |scene| {
        scene
            .tapestry(IT, &["SW01", "W07", "W12", "W17"])
            .goods(IT, [0, 0, 3, 5])
            .army_up(IT, &["gold1", "corn2"]);
        scene.priest(IT, 3);
    });
    assert_eq!(scene.from(IT, Source::Tapestries), 6);
    assert_eq!(scene.from(IT, Source::Gold), scene.held(IT)[3] as i16);
    assert_eq!(scene.from(IT, Source::Workers), i16::from(scene.position.table.sides[IT].workers.total()));
    assert_eq!(scene.from(IT, Source::Army), scene.position.table.sides[IT].army_up.total() as i16);
}
