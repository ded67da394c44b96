//! TZ-12: rulings.

use std::collections::BTreeSet;
use std::sync::Arc;

use khipu_core::{Match, Options, Points, Seat};
use khipu_tzolkin::Gear::{ChichenItza, Palenque, Tikal, Uxmal, Yaxchilan};
use khipu_tzolkin::Source::{Buildings, FirstAge, Hunger};
use khipu_tzolkin::Technology::{Agriculture, Construction, Extraction, Theology};
use khipu_tzolkin::Temple::{Chaac, Kukulcan, Quetzalcoatl};
use khipu_tzolkin::{Components, Event, Gear, Source, Stage, Temple, Tzolkin};

use crate::scene::Scene;

/// A table on a day, where everybody can end the round for nothing.
fn on_day(day: u8) -> Scene {
    let mut scene = Scene::new(4);
    scene.day(day).idlers();
    scene
}

/// TZ-12.1: the round after the jump is the food day; the next one stays on its tooth.
#[test]
fn a_jump_over_a_food_day_moves_no_later_one() {
    let mut scene = on_day(12);
    for seat in 0..4 {
        scene.corn(seat, 100);
    }
    scene.on_first(0).finish_round().play(0, "calendar 2");
    let mut held = Vec::new();
    while scene.position.table.day <= 20 {
        let day = scene.position.table.day;
        scene.finish_round();
        if scene.events.iter().any(|event| matches!(event, Event::FoodDay { .. })) {
            held.push(day);
        }
    }
    assert_eq!(held, [14, 20]);
}

/// TZ-12.1: the calendar may turn two days on day 25 too; the last round is then on day 27.
#[test]
fn a_jump_over_the_last_food_day_is_allowed() {
    let mut scene = on_day(25);
    scene.on_first(0).finish_round();
    assert!(scene.can(0, "calendar 2"));
    scene.play(0, "calendar 2");
    assert_eq!((scene.stage(), scene.position.table.day), (Stage::Start, 27));
    scene.finish_round();
    assert!(scene.events.contains(&Event::FoodDay { number: 4 }));
    assert_eq!(scene.stage(), Stage::Over);
}

/// A worker of seat 0 on a space of Chichen Itza, a skull, no corn, and a level of Theology.
fn pilgrim(space: u8, theology: u8) -> Scene {
    let mut scene = Scene::new(4);
    scene.skulls(0, 1).worker(0, ChichenItza, space).level(0, Theology, theology);
    scene
}

/// TZ-12.2: with Theology 1 a worker on 0 takes action 1; without it space 0 is good for nothing.
#[test]
fn theology_works_from_space_0() {
    assert_eq!(pilgrim(0, 0).rule_against(0, "pick chichen_itza 0 as 1"), "TZ-5.6");
    let mut scene = pilgrim(0, 1);
    assert_eq!(scene.rule_against(0, "pick chichen_itza 0 as 2"), "TZ-5.2");
    scene.play(0, "pick chichen_itza 0 as 1");
    assert_eq!(scene.points(0, Source::ChichenItza), Points::whole(4));
    assert_eq!((scene.side(0).temples[Chaac as usize], scene.side(0).skulls), (2, 0));
}

/// TZ-12.2: from 9 the space ahead is 10, so every free action can be had, and without corn.
#[test]
fn theology_makes_space_9_as_good_as_10() {
    assert_eq!(pilgrim(9, 0).rule_against(0, "pick chichen_itza 9 as 8"), "TZ-5.7");
    let mut scene = pilgrim(9, 1);
    scene.shrine(4);
    for action in [1, 2, 3, 5, 6, 7, 8, 9] {
        assert!(scene.can(0, &format!("pick chichen_itza 9 as {action}")), "{action}");
    }
    assert_eq!(scene.rule_against(0, "pick chichen_itza 9 as 4"), "TZ-6.18");
}

/// TZ-12.2: a step ahead is free, but it does not make lower spaces free, nor lead two spaces ahead.
#[test]
fn a_step_ahead_is_not_combined_with_steps_down() {
    let mut scene = pilgrim(5, 1);
    assert!(scene.can(0, "pick chichen_itza 5") && scene.can(0, "pick chichen_itza 5 as 6"));
    assert_eq!(scene.rule_against(0, "pick chichen_itza 5 as 7"), "TZ-5.2");
    assert_eq!(scene.rule_against(0, "pick chichen_itza 5 as 4"), "TZ-5.7");
    scene.corn(0, 3).play(0, "pick chichen_itza 5 as 4");
    assert_eq!(scene.side(0).corn, 2);
    let mut scene = pilgrim(8, 1);
    assert!(scene.can(0, "pick chichen_itza 8 as 9"));
    assert_eq!(scene.rule_against(0, "pick chichen_itza 8 as 7"), "TZ-5.7");
}

/// TZ-12.2: a skull on the own space does not hinder the step ahead.
#[test]
fn theology_works_although_the_own_action_is_used_up() {
    let mut scene = pilgrim(4, 1);
    scene.shrine(4);
    assert_eq!(scene.rule_against(0, "pick chichen_itza 4"), "TZ-6.18");
    scene.play(0, "pick chichen_itza 4 as 5");
    assert_eq!(scene.points(0, Source::ChichenItza), Points::whole(8));
}

/// TZ-12.3: at the top the step is lost; points and resource of the action are not.
#[test]
fn a_lost_step_leaves_the_rest_of_an_action() {
    let mut scene = pilgrim(9, 0);
    scene.temple(0, Quetzalcoatl, 8).play_all(0, &["pick chichen_itza 9", "take 1 gold"]);
    assert_eq!(scene.side(0).temples[Quetzalcoatl as usize], 8);
    assert_eq!(scene.points(0, Source::ChichenItza), Points::whole(13));
    assert_eq!(scene.side(0).resources, [0, 0, 1]);
}

/// TZ-12.3: of two temples the one that can be climbed is climbed; the price is paid.
#[test]
fn of_two_temples_one_step_may_be_lost() {
    let mut scene = Scene::new(4);
    scene.worker(0, Tikal, 5).resources(0, 1, 0, 0).temple(0, Chaac, 5).temple(1, Chaac, 6);
    scene.play_all(0, &["pick tikal 5", "up chaac kukulcan"]);
    assert_eq!(scene.side(0).temples, [5, 1, 2]);
    assert_eq!(scene.side(0).resources, [0, 0, 0]);
}

/// TZ-12.3: two steps in one temple go as far as they can: to the top, or to the step below one that is taken.
#[test]
fn two_steps_go_as_far_as_possible() {
    for (mine, top_taken, reached) in [(3, false, 5), (5, false, 6), (4, true, 5), (5, true, 5)] {
        let mut scene = Scene::new(4);
        scene.day(15).display(&["A2-11"]).worker(0, Tikal, 2).resources(0, 0, 2, 0).temple(0, Chaac, mine);
        if top_taken {
            scene.temple(1, Chaac, 6);
        }
        scene.play(0, "pick tikal 2");
        assert_eq!(scene.side(0).temples[Chaac as usize], reached, "from {mine}");
        assert_eq!(scene.points(0, Buildings), Points::whole(2));
    }
}

/// TZ-12.4: the extra building is paid in resources although A1-9 was paid in corn, and Construction helps both.
#[test]
fn a1_9_by_uxmal_allows_another_building_for_resources() {
    let mut scene = Scene::new(4);
    scene.display(&["A1-9", "A1-3"]).worker(0, Uxmal, 4).corn(0, 4).resources(0, 2, 0, 0);
    scene.level(0, Construction, 2);
    scene.play_all(0, &["pick uxmal 4", "build A1-9", "up kukulcan"]);
    assert_eq!((scene.side(0).corn, scene.side(0).resources), (1, [2, 0, 0]));
    assert_eq!(scene.moves(0), ["build A1-3", "done"]);
    scene.play(0, "build A1-3");
    assert_eq!((scene.side(0).corn, scene.side(0).resources), (2, [0, 0, 0]));
    assert_eq!(scene.points(0, Source::Technology), Points::whole(4));
}

/// TZ-12.4: corn does not buy the extra building.
#[test]
fn the_extra_building_of_a1_9_is_not_paid_in_corn() {
    let mut scene = Scene::new(4);
    scene.display(&["A1-9", "A1-3"]).worker(0, Uxmal, 4).corn(0, 20).resources(0, 1, 0, 0);
    scene.play_all(0, &["pick uxmal 4", "build A1-9", "up chaac"]);
    assert!(!scene.can(0, "build A1-3"));
    assert_eq!(scene.side(0).corn, 16);
}

/// TZ-12.4: at Tikal 4 the extra building has Construction of its own, and the second building is still to come.
#[test]
fn a1_9_at_tikal_4_leads_to_three_buildings() {
    let mut scene = Scene::new(4);
    scene.display(&["A1-9", "A1-1", "A1-3"]).worker(0, Tikal, 4).resources(0, 4, 0, 1);
    scene.level(0, Construction, 2);
    scene.play_all(0, &["pick tikal 4", "build A1-9", "up chaac", "build A1-1", "build A1-3"]);
    assert_eq!(scene.side(0).buildings.total(), 3);
    assert_eq!(scene.side(0).resources, [0, 0, 0]);
    assert_eq!(scene.points(0, Source::Technology), Points::whole(2 + 2), "for A1-9 and A1-1");
    assert_eq!(scene.side(0).corn, 1 + 1);
}

/// TZ-12.5: Agriculture 2 harvests under the trees: no tile, no anger, and the wood stays.
#[test]
fn agriculture_2_harvests_with_all_corn_under_wood() {
    let mut scene = Scene::new(4);
    scene.worker(0, Palenque, 3).level(0, Agriculture, 2);
    scene.play_all(0, &["pick palenque 3", "corn"]);
    assert_eq!((scene.side(0).corn, scene.side(0).corn_tiles), (5 + 1, 0));
    assert_eq!(scene.side(0).temples, [1, 1, 1]);
    assert_eq!((scene.position.table.jungle[1].wood, scene.position.table.jungle[1].corn), (4, 0));
}

/// TZ-12.5: Agriculture 1 does not; there the wood is felled or burnt.
#[test]
fn agriculture_1_does_not_harvest_under_wood() {
    let mut scene = Scene::new(4);
    scene.worker(0, Palenque, 3).level(0, Agriculture, 1).play(0, "pick palenque 3");
    assert_eq!(scene.rule_against(0, "corn"), "TZ-6.3");
    assert!(scene.can(0, "wood") && scene.can(0, "burn chaac"));
}

/// Others stand on the first-player space and on spaces 0 and 1 of every gear, so that placing costs 2 at least.
fn crowd(scene: &mut Scene) {
    scene.position.table.first_player = Seat::new(1);
    scene.hire(1, 3).hire(2, 3).on_first(1);
    for &gear in Gear::ALL {
        scene.worker(1, gear, 0).worker(2, gear, 1);
    }
    scene.turn_of(0);
}

/// TZ-12.6, TZ-3.6: whoever has begged and still cannot pay is shown mercy. The printed 3 corn pay for a space always,
/// because there are not workers enough to fill the lower ones; so here the elders give 1.
#[test]
fn mercy_follows_begging_that_does_not_help() {
    let printed = include_str!("../../components/0.1.0.toml");
    let meagre = printed.replace("at_most = 2 ", "at_most = 0 ").replace("up_to = 3", "up_to = 1");
    let pack = Components::from_toml(&meagre).expect("a pack");
    assert_eq!((pack.beg_at_most, pack.beg_up_to), (0, 1));
    let mut scene = Scene::new(4);
    scene.game = Arc::new(Tzolkin::with(pack));
    crowd(&mut scene);
    scene.worker(2, Tikal, 2);
    assert_eq!(scene.rule_against(0, "place palenque"), "TZ-3.6");
    scene.play(0, "beg chaac");
    assert_eq!(scene.side(0).corn, 1);
    assert_eq!(scene.moves(0), ["place palenque", "place yaxchilan", "place uxmal", "place chichen_itza"]);
    assert_eq!(scene.rule_against(0, "place tikal"), "TZ-3.6");
    scene.play(0, "place uxmal");
    assert_eq!((scene.side(0).corn, scene.stage()), (0, Stage::Mercy));
    assert_eq!(scene.position.table.gears.of(Seat::new(0), Uxmal), 1 << 2);
}

/// TZ-12.6: with enough corn after begging the turn is an ordinary one.
#[test]
fn begging_that_helps_leads_to_an_ordinary_turn() {
    let mut scene = Scene::new(4);
    crowd(&mut scene);
    assert_eq!(scene.rule_against(0, "place palenque"), "TZ-3.6");
    scene.play_all(0, &["beg chaac", "place palenque"]);
    assert_eq!((scene.side(0).corn, scene.stage()), (3 - 2, Stage::Placing));
}

/// TZ-12.7: two skulls due and one in the bank: nobody gets it.
#[test]
fn a_mid_age_food_day_that_is_short_of_skulls_gives_none() {
    let mut scene = on_day(20);
    scene.temple(0, Kukulcan, 7).temple(3, Kukulcan, 5).skulls(1, 12).finish_round();
    assert_eq!((scene.side(0).skulls, scene.side(3).skulls), (0, 0));
    assert_eq!(scene.position.table.skulls, 1);
}

/// TZ-12.7: a tile or an action gives what is left, which may be nothing; the rest of it happens.
#[test]
fn elsewhere_one_takes_what_is_left() {
    for (left, got) in [(1, 1), (0, 0)] {
        let mut scene = Scene::new(4);
        scene.day(15).display(&["A2-5"]).worker(0, Tikal, 2).resources(0, 2, 2, 0).skulls(1, 13 - left);
        scene.play_all(0, &["pick tikal 2", "learn theology"]);
        assert_eq!((scene.side(0).skulls, scene.position.table.skulls), (got, 0));
        assert_eq!(scene.side(0).technologies[Theology as usize], 1);
    }
}

/// TZ-12.7: the skull for M13 goes back to the bank, and can be had again.
#[test]
fn a_skull_paid_for_a_monument_returns_to_the_bank() {
    let mut scene = Scene::new(4);
    scene.display(&[]).monuments(&["M13"]).worker(0, Tikal, 4).worker(0, Yaxchilan, 4);
    scene.resources(0, 0, 0, 4).skulls(0, 1).skulls(1, 12);
    scene.play(0, "pick tikal 4");
    assert_eq!(scene.side(0).monuments.count_ones(), 1);
    assert_eq!((scene.side(0).skulls, scene.position.table.skulls), (0, 1));
    scene.play(0, "pick yaxchilan 4");
    assert_eq!((scene.side(0).skulls, scene.position.table.skulls), (1, 0));
}

/// What seat 0 has left of 20 corn after a food day, with so many workers and with these farms.
fn left_of_20(workers: u8, farms: &[&str]) -> u16 {
    let mut scene = Scene::new(4);
    let of_age = |age: &str| farms.iter().filter(|id| id.starts_with(age)).collect::<Vec<_>>();
    for id in of_age("A1") {
        scene.own(0, id);
    }
    // On day 26 no goods are given that could blur the count.
    scene.day(26).idlers().hire(0, workers - 3).corn(0, 20);
    for id in of_age("A2") {
        scene.own(0, id);
    }
    scene.finish_round();
    assert_eq!(scene.points(0, Hunger), Points::ZERO);
    scene.side(0).corn
}

/// TZ-12.8: first those that need nothing, then the others at the lower price.
#[test]
fn farms_feed_some_and_make_the_others_cheaper() {
    assert_eq!(left_of_20(4, &[]), 20 - 8);
    assert_eq!(left_of_20(4, &["A1-1"]), 20 - 6);
    assert_eq!(left_of_20(4, &["A1-2"]), 20 - 4);
    assert_eq!(left_of_20(4, &["A1-1", "A1-2"]), 20 - 3);
    assert_eq!(left_of_20(6, &["A2-1", "A1-1", "A1-2"]), 20 - 2);
}

/// TZ-12.8: no worker eats less than nothing, and more farms than workers give nothing.
#[test]
fn a_meal_never_costs_less_than_nothing() {
    assert_eq!(left_of_20(6, &["A1-2", "A1-2"]), 20);
    assert_eq!(left_of_20(3, &["A1-2", "A1-2", "A1-1"]), 20);
    assert_eq!(left_of_20(4, &["A2-1", "A2-1"]), 20);
}

/// TZ-12.8: without corn the workers that need nothing are fed all the same; two discounts leave nobody hungry.
#[test]
fn farms_feed_without_corn() {
    let mut scene = Scene::new(4);
    scene.own(0, "A1-1").own(1, "A1-2").own(1, "A1-2").day(26).idlers().finish_round();
    assert_eq!(scene.points(0, Hunger), Points::whole(-6));
    assert_eq!(scene.points(1, Hunger), Points::ZERO);
}

/// TZ-12.8: whoever stands on the first-player space eats.
#[test]
fn the_worker_on_the_first_player_space_eats() {
    let mut scene = on_day(7);
    scene.corn(0, 6).on_first(0).finish_round();
    assert_eq!((scene.side(0).corn, scene.points(0, Hunger)), (0, Points::ZERO));
    assert_eq!(scene.side(0).free, 2);
}

/// TZ-12.9: nobody is above the start, and the bonuses are paid: halved where shared, whole to a single leader.
#[test]
fn the_leader_bonus_is_paid_on_low_steps_too() {
    let mut scene = on_day(13);
    for seat in 0..4 {
        scene.temple(seat, Quetzalcoatl, 0);
        if seat > 0 {
            scene.temple(seat, Kukulcan, 0);
        }
    }
    scene.finish_round();
    // Chaac: all on the start step, 6 halved. Quetzalcoatl: all on the lowest, 2 halved. Kukulcan: 4 for seat 0.
    assert_eq!(scene.points(0, FirstAge), Points::whole(3 + (1 - 2) + 4));
    for seat in 1..4 {
        assert_eq!(scene.points(seat, FirstAge), Points::whole(3 + (1 - 2) - 3));
    }
}

/// TZ-12.10: the tile's level becomes the bonus, and the resource that a bonus costs at Tikal stays.
#[test]
fn a_free_level_at_the_top_gives_the_bonus() {
    let mut scene = Scene::new(4);
    scene.display(&["A1-11"]).worker(0, Tikal, 2).resources(0, 1, 1, 1).level(0, Theology, 3);
    scene.play(0, "pick tikal 2");
    assert_eq!((scene.side(0).skulls, scene.side(0).technologies[Theology as usize]), (1, 3));
    assert_eq!(scene.side(0).resources, [1, 0, 0]);
}

/// TZ-12.10: two free levels give the bonus twice, or the last level and then the bonus.
#[test]
fn two_free_levels_may_be_two_bonuses() {
    for (level, wood) in [(3, 4), (2, 2)] {
        let mut scene = Scene::new(4);
        scene.day(15).display(&["A2-16"]).worker(0, Tikal, 2).resources(0, 0, 1, 2);
        scene.level(0, Extraction, level).play_all(0, &["pick tikal 2", "learn extraction"]);
        if level == 3 {
            scene.play(0, "take 2 wood");
        }
        scene.play_all(0, &["learn extraction", "take 2 wood"]);
        assert_eq!(scene.side(0).resources, [wood, 0, 0]);
        assert_eq!(scene.side(0).technologies[Extraction as usize], 3);
    }
}

/// TZ-12.11: eight workers fill a small gear. As long as one space is free it can be had for its price.
#[test]
fn a_full_gear_accepts_nobody() {
    let mut scene = Scene::new(4);
    scene.hire(1, 3).hire(2, 3).corn(0, 50);
    for space in 0..4 {
        scene.worker(1, Tikal, space);
    }
    for space in 4..7 {
        scene.worker(2, Tikal, space);
    }
    scene.play(0, "place tikal");
    assert_eq!(scene.side(0).corn, 50 - 7);
    assert_eq!(scene.rule_against(0, "place tikal"), "TZ-12.11");
    assert!(scene.can(0, "place uxmal"));
}

/// TZ-12.11: eleven workers fill Chichen Itza.
#[test]
fn a_full_chichen_itza_accepts_nobody() {
    let mut scene = Scene::new(4);
    scene.hire(1, 3).hire(2, 3).corn(0, 50);
    for space in 0..=10 {
        scene.worker(if space < 6 { 1 } else { 2 }, ChichenItza, space);
    }
    assert_eq!(scene.rule_against(0, "place chichen_itza"), "TZ-12.11");
}

/// TZ-12.11: the seed alone decides who starts, and it may be anybody.
#[test]
fn the_first_player_is_drawn_from_the_seed() {
    let game = Arc::new(Tzolkin::new());
    let starts = |seed: u32| {
        let played = Match::start(game.clone(), 4, &Options::new(), &format!("seed {seed}"));
        played.expect("a game").position().table.first_player.index()
    };
    let first: Vec<usize> = (0..40).map(starts).collect();
    assert_eq!(first.iter().collect::<BTreeSet<_>>().len(), 4);
    assert_eq!((0..40).map(starts).collect::<Vec<_>>(), first);
}

/// A dark board for seat 0, on a step of Chaac, and 3 corn for a step up at Uxmal 1.
fn dark_on(step: u8) -> Scene {
    let mut scene = Scene::new(4);
    scene.side(0).dark = true;
    scene.temple(0, Chaac, step).corn(0, 3).worker(0, Uxmal, 1);
    scene
}

/// TZ-12.12: who stands on the top step and steps up again stays dark; so does who stops below it.
#[test]
fn a_lost_step_at_the_top_does_not_turn_the_board() {
    let mut scene = dark_on(6);
    scene.play_all(0, &["pick uxmal 1", "up chaac"]);
    assert!(scene.side(0).dark);
    let mut scene = dark_on(5);
    scene.temple(1, Chaac, 6).play_all(0, &["pick uxmal 1", "up chaac"]);
    assert_eq!((scene.side(0).temples[Chaac as usize], scene.side(0).dark), (5, true));
}

/// TZ-12.12: arriving on the top step turns the board, also by one who was there before.
#[test]
fn arriving_at_the_top_turns_the_board() {
    let mut scene = dark_on(5);
    scene.play_all(0, &["pick uxmal 1", "up chaac"]);
    assert_eq!((scene.side(0).temples[Chaac as usize], scene.side(0).dark), (6, false));
    let mut scene = dark_on(6);
    scene.corn(0, 2).worker(0, Uxmal, 6);
    scene.play_all(0, &["beg chaac", "pick uxmal 1", "up chaac"]);
    assert_eq!((scene.side(0).temples[Chaac as usize], scene.side(0).dark), (6, false));
}

/// TZ-12.13: on 10 Theology 1 changes nothing: the nine actions, or nothing.
#[test]
fn theology_1_adds_nothing_on_space_10() {
    let picks = |theology: u8| {
        let mut moves = pilgrim(10, theology).moves(0);
        moves.retain(|words| words.starts_with("pick"));
        moves
    };
    assert_eq!(picks(1), picks(0));
    assert_eq!(picks(1).len(), 10);
}

/// TZ-12.13: Theology 3 takes the second skull only if there is one.
#[test]
fn theology_3_takes_the_last_skull_alone() {
    for (left, got) in [(5, 2), (2, 2), (1, 1)] {
        let mut scene = Scene::new(4);
        scene.level(0, Theology, 3).worker(0, Yaxchilan, 4).skulls(1, 13 - left).play(0, "pick yaxchilan 4");
        assert_eq!((scene.side(0).skulls, scene.position.table.skulls), (got, left - got));
    }
}

/// Seat 0 without corn on the lowest steps, in a crowd.
fn forsaken() -> Scene {
    let mut scene = Scene::new(4);
    crowd(&mut scene);
    for &temple in Temple::ALL {
        scene.temple(0, temple, 0);
    }
    scene
}

/// TZ-12.14: any of the cheapest spaces may be chosen, a dearer one not.
#[test]
fn mercy_lets_the_player_choose_among_the_cheapest_spaces() {
    let mut scene = forsaken();
    scene.corn(0, 1).worker(2, Tikal, 2);
    assert_eq!(scene.moves(0), ["place palenque", "place yaxchilan", "place uxmal", "place chichen_itza"]);
    assert_eq!(scene.rule_against(0, "place tikal"), "TZ-3.6");
}

/// TZ-12.14: one worker, and then the turn is over.
#[test]
fn mercy_places_exactly_one_worker() {
    let mut scene = forsaken();
    scene.play(0, "place yaxchilan");
    assert_eq!(scene.position.table.gears.of(Seat::new(0), Yaxchilan), 1 << 2);
    assert_eq!(scene.moves(0), ["end"]);
    assert_eq!(scene.rule_against(0, "place palenque"), "TZ-12.14");
}

/// TZ-12.15: without corn for placing, a worker on a gear can be picked up, so begging is no must.
#[test]
fn a_worker_on_a_gear_spares_begging() {
    let mut scene = Scene::new(4);
    crowd(&mut scene);
    assert_eq!(scene.moves(0), ["beg chaac", "beg quetzalcoatl", "beg kukulcan"]);
    let mut scene = Scene::new(4);
    crowd(&mut scene);
    scene.worker(0, Uxmal, 2);
    assert!(scene.can(0, "beg chaac"), "it is allowed");
    scene.play(0, "pick uxmal 2 as nothing");
    assert_eq!((scene.stage(), scene.side(0).temples), (Stage::Picking, [1, 1, 1]));
}

/// TZ-12.15, TZ-3.3: 2 corn may be made 3, but 3 are too many to beg.
#[test]
fn nobody_begs_with_more_than_two_corn() {
    let mut scene = Scene::new(4);
    scene.corn(0, 3);
    assert_eq!(scene.rule_against(0, "beg chaac"), "TZ-3.3");
    let mut scene = Scene::new(4);
    scene.corn(0, 2).play(0, "beg chaac");
    assert_eq!(scene.side(0).corn, 3);
}
