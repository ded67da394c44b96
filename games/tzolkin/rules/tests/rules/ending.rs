//! TZ-10: the end.

use khipu_core::{Game, Points, Seat, Seats};
use khipu_tzolkin::Gear::{ChichenItza, Palenque, Tikal, Uxmal, Yaxchilan};
use khipu_tzolkin::Technology::{Agriculture, Construction, Extraction, Theology};
use khipu_tzolkin::Temple::{Chaac, Kukulcan, Quetzalcoatl};
use khipu_tzolkin::{Event, Source, Stage, Technology};

use crate::scene::Scene;

/// The last round; everybody can end it for nothing.
fn last_round() -> Scene {
    last_round_with(&[])
}

/// The last round, with buildings of the first age for seat 0.
fn last_round_with(first_age: &[&str]) -> Scene {
    let mut scene = Scene::new(4);
    for id in first_age {
        scene.own(0, id);
    }
    scene.day(26).idlers();
    scene
}

/// Ends the game and says what a monument has scored.
fn worth(scene: &mut Scene, id: &str) -> Points {
    scene.finish_round();
    assert_eq!(scene.stage(), Stage::Over);
    let scored = scene.events.iter().find_map(|event| match event {
        Event::MonumentScored { tile, points, .. } if tile.as_str() == id => Some(*points),
        _ => None,
    });
    scored.expect("somebody owns it")
}

/// TZ-10.1: one more day, pushing workers off, then the end; a light board does not make it two.
#[test]
fn after_the_fourth_food_day_the_calendar_turns_one_day() {
    let mut scene = last_round();
    scene.on_first(0).worker(1, Tikal, 7).worker(2, Uxmal, 3);
    assert!(!scene.game.score(&scene.position).over);
    scene.finish_round();
    assert_eq!((scene.stage(), scene.position.table.day), (Stage::Over, 27));
    assert!(scene.game.score(&scene.position).over);
    assert_eq!(scene.position.table.gears.count(Seat::new(1)), 0);
    assert_eq!(scene.position.table.gears.of(Seat::new(2), Uxmal), 1 << 4);
    assert_eq!(scene.rule_against(0, "place tikal"), "TZ-10.1");
}

/// TZ-10.2: 7 corn feed three workers and leave 1; wood, stone and gold are 2, 3 and 4 corn.
#[test]
fn resources_become_corn_and_corn_scores_quarters() {
    let mut scene = last_round();
    scene.corn(0, 7).resources(0, 1, 2, 3).corn(1, 6).resources(2, 0, 0, 1).finish_round();
    assert_eq!(scene.points(0, Source::Corn), Points::quarters(1 + 2 + 6 + 12));
    assert_eq!(scene.points(1, Source::Corn), Points::ZERO);
    assert_eq!(scene.points(2, Source::Corn), Points::whole(1));
    assert_eq!(scene.points(2, Source::Hunger), Points::whole(-9), "resources do not feed");
}

/// TZ-10.2: three points for each skull held.
#[test]
fn skulls_still_held_score() {
    let mut scene = last_round();
    scene.skulls(0, 2).shrine(4).finish_round();
    assert_eq!(scene.points(0, Source::Skulls), Points::whole(6));
    assert_eq!(scene.points(1, Source::Skulls), Points::ZERO);
}

/// TZ-10.2: corn, then skulls, then monuments.
#[test]
fn final_scoring_goes_by_its_order() {
    let mut scene = last_round();
    scene.corn(0, 10).skulls(0, 1).monuments(&["M2"]).own_monument(0, "M2").finish_round();
    let told = scene.events.iter().skip_while(|event| !matches!(event, Event::CalendarTurned { .. }));
    let scored: Vec<_> = told
        .filter_map(|event| match event {
            Event::Scored { source, points, .. } => Some((*source, *points)),
            Event::MonumentScored { points, .. } => Some((Source::Monuments, *points)),
            _ => None,
        })
        .collect();
    let expected = [(Source::Corn, 1), (Source::Skulls, 3), (Source::Monuments, 2)];
    assert_eq!(scored, expected.map(|(source, points)| (source, Points::whole(points))));
}

/// TZ-10.3: a quarter of a point is more than any number of workers.
#[test]
fn most_points_win() {
    let mut scene = last_round();
    scene.corn(1, 1).worker(2, Uxmal, 2).worker(2, Uxmal, 3).finish_round();
    assert_eq!(scene.total(1) - scene.total(2), Points::quarters(1));
    assert_eq!(scene.game.score(&scene.position).winners, Seats::one(Seat::new(1)));
}

/// TZ-10.3, TZ-10.1: a tie goes to more workers on gears, counted after the last turn of the calendar.
#[test]
fn a_tie_is_broken_by_workers_that_are_still_on_gears() {
    let mut scene = last_round();
    scene.worker(0, Yaxchilan, 7).worker(0, Tikal, 7).worker(2, Uxmal, 2).on_first(3);
    scene.finish_round();
    assert_eq!(scene.total(0), scene.total(2));
    assert_eq!(scene.game.score(&scene.position).winners, Seats::one(Seat::new(2)));
}

/// TZ-10.3: those who are tied in workers too share the victory.
#[test]
fn a_tie_in_everything_is_shared() {
    let mut scene = last_round();
    scene.worker(1, Tikal, 2).worker(3, ChichenItza, 2).worker(0, Uxmal, 7).finish_round();
    let mut both = Seats::one(Seat::new(1));
    both.insert(Seat::new(3));
    assert_eq!(scene.game.score(&scene.position).winners, both);
}

/// TZ-10.4, TZ-6.29: M1 scores 4 for each tomb and grey monument of its owner, itself included.
#[test]
fn m1_counts_grey_tiles() {
    let mut scene = last_round_with(&["A1-7", "A1-1", "A1-3", "A1-10"]);
    scene.own(0, "A2-8").own(1, "A2-6").monuments(&["M1", "M2", "M6"]);
    scene.own_monument(0, "M1").own_monument(0, "M2").own_monument(0, "M6");
    assert_eq!(worth(&mut scene, "M1"), Points::whole(4 * 4));
}

/// TZ-10.4: M2 scores 2 for each building and monument of its owner, farms and itself included.
#[test]
fn m2_counts_every_tile() {
    let mut scene = last_round_with(&["A1-1", "A1-1", "A1-3"]);
    scene.own(0, "A2-8").own(1, "A2-6").monuments(&["M1", "M2", "M6"]);
    scene.own_monument(0, "M2").own_monument(0, "M6").own_monument(1, "M1");
    assert_eq!(worth(&mut scene, "M2"), Points::whole(2 * 6));
}

/// TZ-10.5: M3 scores for the monuments built by everybody: 4 points each with four players.
#[test]
fn m3_counts_the_monuments_of_all() {
    let mut scene = last_round();
    scene.monuments(&["M3", "M1", "M5"]);
    scene.own_monument(0, "M3").own_monument(1, "M1").own_monument(2, "M5");
    assert_eq!(worth(&mut scene, "M3"), Points::whole(3 * 4));
}

/// TZ-10.5: with three players M3 scores 5 each, with two players 6.
#[test]
fn m3_scores_more_with_fewer_players() {
    let around = [4, 5, 6, 7].map(|space| [(Tikal, space), (Uxmal, space), (ChichenItza, space)]).concat();
    for (players, each) in [(3, 5), (2, 6)] {
        let mut scene = Scene::new(players);
        let neutral = if players == 3 { &around[..6] } else { &around[..] };
        scene.neutral_at(neutral).day(26).idlers().monuments(&["M3", "M1"]);
        scene.own_monument(0, "M3").own_monument(1, "M1");
        assert_eq!(worth(&mut scene, "M3"), Points::whole(2 * each));
    }
}

/// TZ-10.6: M4 scores 4 for each corn tile held, not for wood tiles.
#[test]
fn m4_counts_corn_tiles() {
    let mut scene = last_round();
    let jungle = &mut scene.position.table.jungle;
    (jungle[0].corn, jungle[1].wood, jungle[1].corn) = (1, 2, 2);
    (scene.side(0).corn_tiles, scene.side(0).wood_tiles) = (2, 2);
    scene.side(1).corn_tiles = 1;
    scene.monuments(&["M4"]).own_monument(0, "M4");
    assert_eq!(worth(&mut scene, "M4"), Points::whole(2 * 4));
}

/// TZ-10.6: M5 scores 4 for each wood tile held, not for corn tiles.
#[test]
fn m5_counts_wood_tiles() {
    let mut scene = last_round();
    let jungle = &mut scene.position.table.jungle;
    (jungle[0].corn, jungle[1].wood, jungle[1].corn) = (3, 0, 4);
    (scene.side(0).corn_tiles, scene.side(0).wood_tiles) = (1, 3);
    scene.side(1).wood_tiles = 1;
    scene.monuments(&["M5"]).own_monument(0, "M5");
    assert_eq!(worth(&mut scene, "M5"), Points::whole(3 * 4));
}

/// TZ-10.6: burning leaves a corn tile for M4 and no wood tile for M5.
#[test]
fn a_wood_tile_that_was_burnt_does_not_count() {
    let mut scene = last_round();
    scene.worker(0, Palenque, 3).monuments(&["M4", "M5"]).own_monument(0, "M4").own_monument(0, "M5");
    scene.play_all(0, &["pick palenque 3", "burn chaac", "end"]);
    assert_eq!(worth(&mut scene, "M4"), Points::whole(4));
    assert_eq!(scene.points(0, Source::Monuments), Points::whole(4), "M5 adds nothing");
}

/// TZ-10.4, TZ-6.29: M6 scores 4 for each office and green monument of its owner, itself included.
#[test]
fn m6_counts_green_tiles() {
    let mut scene = last_round_with(&["A1-3", "A1-1", "A1-7"]);
    scene.own(0, "A2-2").own(1, "A2-3").monuments(&["M6", "M7", "M1"]);
    scene.own_monument(0, "M6").own_monument(0, "M7").own_monument(0, "M1");
    assert_eq!(worth(&mut scene, "M6"), Points::whole(4 * 4));
}

/// TZ-10.6: M7 scores 0, 6, 12 and 18 points for 3, 4, 5 and 6 workers in play.
#[test]
fn m7_scores_by_workers_in_play() {
    for (hired, points) in [(0, 0), (1, 6), (2, 12), (3, 18)] {
        let mut scene = last_round();
        scene.hire(0, hired).monuments(&["M7"]).own_monument(0, "M7");
        assert_eq!(worth(&mut scene, "M7"), Points::whole(points), "{hired} more");
    }
}

/// TZ-10.6: for M7 it does not matter where a worker stands: on a gear, pushed off, on the first-player space, free.
#[test]
fn m7_counts_workers_wherever_they_stand() {
    let mut scene = last_round();
    scene.hire(0, 2).worker(0, Tikal, 3).worker(0, Uxmal, 7).on_first(0);
    scene.monuments(&["M7"]).own_monument(0, "M7");
    assert_eq!(worth(&mut scene, "M7"), Points::whole(12));
}

/// TZ-10.7: M8 scores 3 for each level, the start of a track being 0.
#[test]
fn m8_adds_up_the_levels() {
    let mut scene = last_round();
    scene.level(0, Agriculture, 3).level(0, Extraction, 2).level(0, Construction, 1).level(1, Theology, 3);
    scene.monuments(&["M8"]).own_monument(0, "M8");
    assert_eq!(worth(&mut scene, "M8"), Points::whole(3 * 6));
}

/// TZ-10.7: M9 scores 0, 9, 20, 33 and 33 points for none to four full tracks; level 2 is not full.
#[test]
fn m9_counts_full_tracks() {
    for (full, points) in [(0, 0), (1, 9), (2, 20), (3, 33), (4, 33)] {
        let mut scene = last_round();
        for (index, technology) in Technology::ALL.iter().copied().enumerate() {
            scene.level(0, technology, if index < full { 3 } else { 2 });
        }
        scene.monuments(&["M9"]).own_monument(0, "M9");
        assert_eq!(worth(&mut scene, "M9"), Points::whole(points), "{full} tracks");
    }
}

/// TZ-10.4, TZ-6.29: M10 scores 4 for each sanctuary and blue monument of its owner, itself included.
#[test]
fn m10_counts_blue_tiles() {
    let mut scene = last_round_with(&["A1-10", "A1-1", "A1-3"]);
    scene.own(0, "A2-11").own(1, "A2-12").monuments(&["M10", "M11", "M6"]);
    scene.own_monument(0, "M10").own_monument(0, "M11").own_monument(0, "M6");
    assert_eq!(worth(&mut scene, "M10"), Points::whole(4 * 4));
}

/// TZ-10.8: M11 scores 3 for each step above the start in the temple where its owner is highest above it.
#[test]
fn m11_scores_the_best_temple() {
    let mut scene = last_round();
    scene.temple(0, Chaac, 3).temple(0, Quetzalcoatl, 5).temple(0, Kukulcan, 2).temple(1, Kukulcan, 7);
    scene.monuments(&["M11"]).own_monument(0, "M11");
    assert_eq!(worth(&mut scene, "M11"), Points::whole(4 * 3));
}

/// TZ-10.8: M11 never scores less than 0.
#[test]
fn m11_is_worth_nothing_on_the_lowest_steps() {
    let mut scene = last_round();
    scene.temple(0, Chaac, 0).temple(0, Quetzalcoatl, 0).temple(0, Kukulcan, 0);
    scene.monuments(&["M11"]).own_monument(0, "M11");
    assert_eq!(worth(&mut scene, "M11"), Points::ZERO);
}

/// TZ-10.8: M12 scores the points of the own steps once more, a negative one too, without the leader's bonus.
#[test]
fn m12_scores_temple_steps() {
    let mut scene = last_round();
    scene.temple(0, Chaac, 3).temple(0, Quetzalcoatl, 5).temple(0, Kukulcan, 0);
    scene.monuments(&["M12"]).own_monument(0, "M12");
    assert_eq!(worth(&mut scene, "M12"), Points::whole(4 + 6 - 3));
    assert_eq!(scene.points(0, Source::SecondAge), Points::whole(4 + 2 + 6 + 6 - 3));
}

/// TZ-10.8: M12 can cost its owner points.
#[test]
fn m12_may_be_negative() {
    let mut scene = last_round();
    scene.temple(0, Chaac, 0).temple(0, Quetzalcoatl, 0).temple(0, Kukulcan, 0);
    scene.monuments(&["M12"]).own_monument(0, "M12");
    assert_eq!(worth(&mut scene, "M12"), Points::whole(-6));
}

/// TZ-10.5: M13 scores 3 for each skull on Chichen Itza, another's too; those held do not count.
#[test]
fn m13_counts_the_skulls_of_chichen_itza() {
    let mut scene = last_round();
    scene.shrine(1).shrine(4).skulls(0, 2).skulls(1, 1).worker(1, ChichenItza, 7);
    scene.monuments(&["M13"]).own_monument(0, "M13");
    scene.play_all(0, &["pick palenque 0 as nothing", "end"]);
    scene.play_all(1, &["pick chichen_itza 7", "end"]);
    assert_eq!(worth(&mut scene, "M13"), Points::whole(3 * 3));
}
