//! TZ-6.1 to TZ-6.12, TZ-6.18 to TZ-6.21, TZ-6.28, TZ-6.31: the actions of the gears but Uxmal, and the temples.

use khipu_core::{Game as _, Points};
use khipu_tzolkin::Gear::{ChichenItza, Palenque, Tikal, Uxmal, Yaxchilan};
use khipu_tzolkin::Technology::{Agriculture, Construction, Extraction};
use khipu_tzolkin::Temple::{Chaac, Kukulcan, Quetzalcoatl};
use khipu_tzolkin::{Gear, Grove, Source};

use crate::scene::Scene;

/// Four players; seat 0 has a worker on a space.
pub(crate) fn worker_on(gear: Gear, space: u8) -> Scene {
    let mut scene = Scene::new(4);
    scene.worker(0, gear, space);
    scene
}

/// The corn tiles and wood tiles of a seat.
fn tiles(scene: &mut Scene, seat: usize) -> (u8, u8) {
    let side = scene.side(seat);
    (side.corn_tiles, side.wood_tiles)
}

/// TZ-6.1: fishing gives 3 corn and takes no tile, so an empty jungle does not matter.
#[test]
fn fishing_needs_no_tile() {
    let mut scene = worker_on(Palenque, 1);
    (2..=5).for_each(|action| {
        scene.grove(action, 0, 0);
    });
    scene.play(0, "pick palenque 1");
    assert_eq!(scene.side(0).corn, 3);
    assert_eq!(tiles(&mut scene, 0), (0, 0));
}

/// TZ-6.2: a corn tile of group 2, worth 4 corn.
#[test]
fn palenque_two_takes_a_corn_tile() {
    let mut scene = worker_on(Palenque, 2);
    scene.play(0, "pick palenque 2");
    assert_eq!(scene.side(0).corn, 4);
    assert_eq!(tiles(&mut scene, 0), (1, 0));
    assert_eq!(scene.position.table.jungle[0], Grove { corn: 3, wood: 0 });
}

/// TZ-6.3: at 3, 4 and 5 corn can be taken only where somebody has felled; each group has its own amounts.
#[test]
fn felling_opens_the_corn_below() {
    for (action, wood, corn) in [(3, 2, 5), (4, 3, 7), (5, 4, 9)] {
        let mut scene = worker_on(Palenque, 6);
        scene.worker(0, Palenque, 7);
        scene.play(0, &format!("pick palenque 6 as {action}"));
        assert_eq!(scene.rule_against(0, "corn"), "TZ-6.3");
        scene.play(0, "wood");
        assert_eq!((scene.side(0).corn, scene.side(0).resources), (0, [wood, 0, 0]));
        assert_eq!(scene.position.table.jungle[action - 2], Grove { corn: 1, wood: 3 });
        scene.play_all(0, &[&format!("pick palenque 7 as {action}"), "corn"]);
        assert_eq!((scene.side(0).corn, scene.side(0).resources), (corn, [wood, 0, 0]));
        assert_eq!(scene.position.table.jungle[action - 2], Grove { corn: 0, wood: 3 });
        assert_eq!(tiles(&mut scene, 0), (1, 1));
    }
}

/// TZ-6.3: with no wood tile left, only corn is there to take.
#[test]
fn without_wood_tiles_nobody_is_asked() {
    let mut scene = worker_on(Palenque, 5);
    scene.grove(5, 2, 0).play(0, "pick palenque 5");
    assert_eq!((scene.side(0).corn, scene.side(0).resources), (9, [0, 0, 0]));
    assert_eq!(scene.position.table.jungle[3], Grove { corn: 1, wood: 0 });
    assert_eq!(scene.rule_against(0, "wood"), "TZ-6.3");
}

/// TZ-6.4: burning gives the corn under the wood, no wood, and costs a step in a temple of choice.
#[test]
fn burning_gives_corn_and_angers_the_gods() {
    for (action, corn) in [(3, 5), (4, 7), (5, 9)] {
        let mut scene = worker_on(Palenque, action);
        scene.play_all(0, &[&format!("pick palenque {action}"), "burn kukulcan"]);
        let side = *scene.side(0);
        assert_eq!((side.corn, side.resources, side.temples), (corn, [0, 0, 0], [1, 1, 0]));
        assert_eq!(scene.position.table.jungle[usize::from(action) - 2], Grove { corn: 0, wood: 3 });
    }
}

/// TZ-6.4: nobody burns with all three markers on the lowest steps.
#[test]
fn burning_is_impossible_at_the_bottom_of_all_temples() {
    let mut scene = worker_on(Palenque, 4);
    scene.temple(0, Chaac, 0).temple(0, Quetzalcoatl, 0).temple(0, Kukulcan, 0);
    scene.grove(4, 1, 3).play(0, "pick palenque 4");
    assert_eq!(scene.rule_against(0, "burn chaac"), "TZ-3.4");
    assert_eq!(scene.moves(0), ["corn", "wood"]);
}

/// TZ-6.5: harvested and felled tiles are kept and counted by M4 and M5; a burnt wood tile is not.
#[test]
fn tiles_taken_are_kept_but_for_burnt_ones() {
    let mut scene = worker_on(Palenque, 3);
    scene.worker(0, Palenque, 4).worker(0, Palenque, 5);
    scene.day(26).monuments(&["M4", "M5"]).own_monument(0, "M4").own_monument(0, "M5").corn(0, 9);
    scene.play_all(0, &["pick palenque 3", "wood", "pick palenque 4 as 3", "corn", "pick palenque 5"]);
    scene.play(0, "burn chaac");
    assert_eq!(tiles(&mut scene, 0), (2, 1));
    scene.play(0, "end").finish_round();
    assert_eq!(scene.points(0, Source::Monuments), Points::whole(2 * 4 + 4));
}

/// TZ-6.6: an empty group offers nothing, unless Agriculture has reached level 2.
#[test]
fn an_empty_group_needs_agriculture() {
    for (level, corn) in [(0, None), (1, None), (2, Some(6)), (3, Some(8))] {
        let mut scene = worker_on(Palenque, 3);
        scene.grove(3, 0, 0).level(0, Agriculture, level);
        match corn {
            None => assert_eq!(scene.rule_against(0, "pick palenque 3"), "TZ-6.6"),
            Some(corn) => assert_eq!(scene.play(0, "pick palenque 3").side(0).corn, corn),
        }
    }
}

/// TZ-6.7: what the five spaces of Yaxchilan give.
#[test]
fn yaxchilan_gives_what_its_spaces_show() {
    let spaces = [
        (1, 0, [1, 0, 0], 0),
        (2, 1, [0, 1, 0], 0),
        (3, 2, [0, 0, 1], 0),
        (4, 0, [0, 0, 0], 1),
        (5, 2, [0, 1, 1], 0),
    ];
    for (space, corn, resources, skulls) in spaces {
        let mut scene = worker_on(Yaxchilan, space);
        scene.play(0, &format!("pick yaxchilan {space}"));
        let side = *scene.side(0);
        assert_eq!((side.corn, side.resources, side.skulls), (corn, resources, skulls), "space {space}");
        assert_eq!(scene.position.table.skulls, 13 - skulls);
    }
}

/// TZ-6.7, TZ-12.16: with no skull in the bank Yaxchilan 4 gives nothing, so it is not offered.
#[test]
fn the_last_skull_is_the_last() {
    let mut scene = worker_on(Yaxchilan, 4);
    scene.skulls(1, 12).play(0, "pick yaxchilan 4");
    assert_eq!((scene.side(0).skulls, scene.position.table.skulls), (1, 0));
    let mut scene = worker_on(Yaxchilan, 4);
    scene.skulls(1, 13);
    assert_eq!(scene.rule_against(0, "pick yaxchilan 4"), "TZ-12.16");
    assert!(scene.can(0, "pick yaxchilan 4 as nothing"));
}

/// TZ-6.8: Tikal 1 is one level, and it is paid.
#[test]
fn tikal_one_is_one_level() {
    let mut scene = worker_on(Tikal, 1);
    scene.resources(0, 2, 0, 1).play_all(0, &["pick tikal 1", "learn extraction", "pay gold"]);
    assert_eq!(scene.side(0).technologies, [0, 1, 0, 0]);
    assert_eq!(scene.side(0).resources, [2, 0, 0]);
    assert_eq!(scene.rule_against(0, "learn extraction"), "TZ-6.8");
    let mut poor = worker_on(Tikal, 1);
    assert_eq!(poor.corn(0, 9).skulls(0, 3).rule_against(0, "pick tikal 1"), "TZ-5.7");
}

/// TZ-6.9: Tikal 2 is one building, paid with what it costs.
#[test]
fn tikal_two_is_one_building() {
    let mut scene = worker_on(Tikal, 2);
    scene.display(&["A1-1", "A1-3", "A1-10"]).resources(0, 4, 0, 0).play(0, "pick tikal 2");
    assert_eq!(scene.rule_against(0, "build A1-10"), "TZ-5.7");
    assert_eq!(scene.rule_against(0, "build A1-4"), "TZ-6.22");
    assert_eq!(scene.rule_against(0, "done"), "TZ-5.2");
    scene.play(0, "build A1-3");
    assert_eq!(scene.side(0).resources, [2, 0, 0]);
    assert_eq!(scene.side(0).buildings.total(), 1);
    assert_eq!(scene.rule_against(0, "build A1-1"), "TZ-6.9");
}

/// TZ-6.9: without the resources for any building the action cannot be taken, whatever else is held.
#[test]
fn tikal_two_needs_resources() {
    let mut scene = worker_on(Tikal, 2);
    scene.display(&["A1-10", "A1-7"]).resources(0, 9, 0, 0).corn(0, 30);
    assert_eq!(scene.rule_against(0, "pick tikal 2"), "TZ-5.7");
}

/// TZ-6.10: Tikal 3 is one level or two, in one technology or in two, each paid by itself.
#[test]
fn tikal_three_is_one_level_or_two() {
    let cases: [(&[&str], _, u16); 3] = [
        (&["learn agriculture", "learn agriculture"], [2, 0, 0, 0], 1 + 2),
        (&["learn theology", "learn extraction"], [0, 1, 0, 1], 1 + 1),
        (&["learn construction", "done"], [0, 0, 1, 0], 1),
    ];
    for (answers, levels, price) in cases {
        let mut scene = worker_on(Tikal, 3);
        scene.resources(0, 5, 0, 0).play(0, "pick tikal 3");
        assert_eq!(scene.rule_against(0, "done"), "TZ-5.2");
        scene.play_all(0, answers);
        assert_eq!(scene.side(0).technologies, levels);
        assert_eq!(scene.side(0).resources, [5 - price, 0, 0]);
        assert_eq!(scene.rule_against(0, "learn theology"), "TZ-6.8");
    }
}

/// TZ-6.10: a second level that cannot be paid is not to be had.
#[test]
fn the_second_level_is_paid_too() {
    let mut scene = worker_on(Tikal, 3);
    scene.resources(0, 2, 0, 0).play_all(0, &["pick tikal 3", "learn agriculture"]);
    assert_eq!(scene.rule_against(0, "learn agriculture"), "TZ-7.1");
    assert!(scene.can(0, "learn theology"));
}

/// TZ-6.11: Tikal 4 is one building or two, never three.
#[test]
fn tikal_four_is_two_buildings_at_most() {
    let mut scene = worker_on(Tikal, 4);
    scene.display(&["A1-1", "A1-3", "A1-10"]).resources(0, 3, 0, 1);
    scene.play_all(0, &["pick tikal 4", "build A1-1", "build A1-3"]);
    assert_eq!(scene.side(0).resources, [0, 0, 1]);
    assert_eq!(scene.side(0).buildings.total(), 2);
    assert_eq!(scene.rule_against(0, "build A1-10"), "TZ-6.9");

    let mut one = worker_on(Tikal, 4);
    one.display(&["A1-1", "A1-3"]).resources(0, 3, 0, 0).play(0, "pick tikal 4");
    assert_eq!(one.rule_against(0, "done"), "TZ-5.2");
    one.play_all(0, &["build A1-1", "done"]);
    assert_eq!((one.side(0).resources, one.side(0).buildings.total()), ([2, 0, 0], 1));
}

/// TZ-6.11: or one monument, and then no building; after a building no monument.
#[test]
fn tikal_four_is_one_monument_and_nothing_else() {
    let rich = || {
        let mut scene = worker_on(Tikal, 4);
        scene.monuments(&["M7", "M8"]).display(&["A1-1", "A1-3"]).resources(0, 9, 9, 9);
        scene
    };
    let mut scene = rich();
    scene.play_all(0, &["pick tikal 4", "build M7"]);
    assert_eq!(scene.side(0).resources, [6, 9, 6]);
    assert_eq!(scene.rule_against(0, "build A1-1"), "TZ-6.9");
    assert_eq!(scene.rule_against(0, "build M8"), "TZ-6.23");
    let mut other = rich();
    other.play_all(0, &["pick tikal 4", "build A1-1"]);
    assert_eq!(other.rule_against(0, "build M7"), "TZ-6.11");
    assert!(other.can(0, "build A1-3"));
}

/// TZ-6.11: Construction helps one of two buildings; a level that the first one gave may help the second.
#[test]
fn construction_helps_one_of_two() {
    let mut scene = worker_on(Tikal, 4);
    scene.display(&["A1-1", "A1-3"]).resources(0, 3, 0, 0).level(0, Construction, 2);
    scene.play_all(0, &["pick tikal 4", "build A1-1", "build A1-3"]);
    assert_eq!(scene.side(0).corn, 1);
    assert_eq!(scene.total(0), Points::whole(2));

    let mut learning = worker_on(Tikal, 4);
    learning.display(&["A1-10", "A1-1"]).resources(0, 1, 0, 1);
    learning.play_all(0, &["pick tikal 4", "build A1-10"]);
    assert_eq!((learning.side(0).corn, learning.side(0).technologies), (0, [0, 0, 1, 0]));
    learning.play(0, "build A1-1");
    assert_eq!(learning.side(0).corn, 1);
}

/// TZ-6.12: Tikal 5 costs 1 resource of choice and moves two different temples, one step each.
#[test]
fn tikal_five_moves_two_temples() {
    let mut scene = worker_on(Tikal, 5);
    scene.resources(0, 1, 1, 0).play_all(0, &["pick tikal 5", "pay stone"]);
    assert_eq!(scene.rule_against(0, "up chaac"), "TZ-6.12");
    assert!(scene.game.parse_move("up chaac chaac").is_err());
    scene.play(0, "up chaac kukulcan");
    assert_eq!(scene.side(0).temples, [2, 1, 2]);
    assert_eq!(scene.side(0).resources, [1, 0, 0]);
    let mut poor = worker_on(Tikal, 5);
    assert_eq!(poor.corn(0, 9).rule_against(0, "pick tikal 5"), "TZ-5.7");
}

/// TZ-6.18: what the nine spaces of Chichen Itza give for a skull.
#[test]
fn chichen_itza_gives_points_a_step_and_sometimes_a_resource() {
    let spaces = [
        (1, 4, [2, 1, 1], false),
        (2, 5, [2, 1, 1], false),
        (3, 6, [2, 1, 1], false),
        (4, 7, [1, 1, 2], false),
        (5, 8, [1, 1, 2], false),
        (6, 8, [1, 1, 2], true),
        (7, 10, [1, 2, 1], false),
        (8, 11, [1, 2, 1], true),
        (9, 13, [1, 2, 1], true),
    ];
    for (space, points, temples, resource) in spaces {
        let mut scene = worker_on(ChichenItza, space);
        scene.skulls(0, 2).play(0, &format!("pick chichen_itza {space}"));
        if resource {
            assert_eq!(scene.moves(0), ["take 1 gold", "take 1 stone", "take 1 wood"], "space {space}");
            scene.play(0, "take stone");
        }
        let side = *scene.side(0);
        assert_eq!(scene.total(0), Points::whole(points), "space {space}");
        assert_eq!(side.temples, temples, "space {space}");
        assert_eq!(side.resources, [0, u16::from(resource), 0], "space {space}");
        assert_eq!((side.skulls, side.corn), (1, 0));
        assert_eq!(scene.position.table.shrines, 1 << space);
        assert_eq!(scene.position.table.skulls, 11);
    }
}

/// TZ-6.18: one skull of one's own for each space, once in a game, by whomever.
#[test]
fn a_space_of_chichen_itza_is_used_once() {
    let mut scene = worker_on(ChichenItza, 4);
    scene.worker(1, ChichenItza, 5).worker(2, ChichenItza, 10).worker(3, ChichenItza, 9);
    scene.skulls(0, 1).skulls(1, 1).skulls(2, 1).corn(1, 9).corn(3, 9);
    scene.play_all(0, &["pick chichen_itza 4", "end"]);
    assert_eq!(scene.rule_against(1, "pick chichen_itza 5 as 4"), "TZ-6.18");
    scene.play_all(1, &["pick chichen_itza 5", "end"]);
    assert_eq!(scene.rule_against(2, "pick chichen_itza 10 as 5"), "TZ-6.18");
    scene.play_all(2, &["pick chichen_itza 10 as 1", "end"]);
    assert_eq!(scene.rule_against(3, "pick chichen_itza 9"), "TZ-6.18");
    assert_eq!(scene.position.table.shrines, 0b11_0010);
    assert_eq!(scene.position.table.skulls, 10);
}

/// TZ-6.19: a step up from the top has no effect.
#[test]
fn nothing_is_above_the_top() {
    for (temple, top, words) in
        [(Chaac, 6, "up chaac"), (Quetzalcoatl, 8, "up quetzalcoatl"), (Kukulcan, 7, "up kukulcan")]
    {
        let mut scene = worker_on(Uxmal, 1);
        scene.worker(0, Uxmal, 7).corn(0, 6).temple(0, temple, top - 1);
        scene.play_all(0, &["pick uxmal 1", words]);
        assert_eq!(scene.side(0).temples[temple as usize], top);
        scene.play_all(0, &["pick uxmal 7 as 1", words]);
        assert_eq!(scene.side(0).temples[temple as usize], top);
        assert_eq!(scene.side(0).corn, 0);
    }
}

/// TZ-6.19: one player alone stands on a top step; any other step can be shared.
#[test]
fn the_top_step_is_for_one() {
    for (other, mine, after) in [(6, 5, 5), (5, 5, 6), (5, 4, 5)] {
        let mut scene = worker_on(Uxmal, 1);
        scene.corn(0, 3).temple(0, Chaac, mine).temple(1, Chaac, other);
        scene.play_all(0, &["pick uxmal 1", "up chaac"]);
        assert_eq!(scene.side(0).temples, [after, 1, 1]);
        assert_eq!(scene.side(1).temples, [other, 1, 1]);
    }
}

/// TZ-6.20: reaching a top step turns the board to its light side at once; no other step does.
#[test]
fn the_top_step_turns_the_board() {
    for (step, dark) in [(6, false), (5, true)] {
        let mut scene = worker_on(Uxmal, 1);
        scene.corn(0, 3).temple(0, Kukulcan, step).side(0).dark = true;
        scene.play_all(0, &["pick uxmal 1", "up kukulcan"]);
        assert_eq!(scene.side(0).dark, dark, "from step {step}");
    }
}

/// TZ-6.20: a top step that somebody else holds is not reached, so the board stays dark.
#[test]
fn a_lost_step_does_not_turn_the_board() {
    let mut scene = worker_on(Uxmal, 1);
    scene.corn(0, 3).temple(0, Kukulcan, 6).temple(2, Kukulcan, 7).side(0).dark = true;
    scene.play_all(0, &["pick uxmal 1", "up kukulcan"]);
    assert!(scene.side(0).dark);
}

/// TZ-6.21: the gods' anger is one step down in one temple, where the marker is not on the lowest step.
#[test]
fn anger_needs_a_step_to_go_down() {
    let mut scene = worker_on(Palenque, 3);
    scene.temple(0, Chaac, 0).temple(0, Kukulcan, 4).play(0, "pick palenque 3");
    assert_eq!(scene.rule_against(0, "burn chaac"), "TZ-6.21");
    assert!(scene.can(0, "burn quetzalcoatl"));
    scene.play(0, "burn kukulcan");
    assert_eq!(scene.side(0).temples, [0, 1, 3]);
}

/// TZ-6.21: begging angers the gods in the same way.
#[test]
fn begging_needs_a_step_to_go_down() {
    let mut scene = Scene::new(4);
    scene.temple(0, Quetzalcoatl, 0).temple(0, Chaac, 6);
    assert_eq!(scene.rule_against(0, "beg quetzalcoatl"), "TZ-6.21");
    scene.play(0, "beg chaac");
    assert_eq!(scene.side(0).temples, [5, 0, 1]);
}

/// TZ-6.28: paying more never gives more steps.
#[test]
fn more_pay_gives_no_more_steps() {
    let mut scene = worker_on(Uxmal, 1);
    scene.corn(0, 30).play(0, "pick uxmal 1");
    assert_eq!(scene.rule_against(0, "up chaac kukulcan"), "TZ-6.28");
    scene.play(0, "up chaac");
    assert_eq!((scene.side(0).corn, scene.side(0).temples), (27, [2, 1, 1]));
    assert_eq!(scene.rule_against(0, "up chaac"), "TZ-6.13");

    let mut scene = worker_on(Tikal, 5);
    scene.resources(0, 9, 0, 9).play(0, "pick tikal 5");
    assert_eq!(scene.rule_against(0, "pay 2 wood"), "TZ-1.2");
    scene.play_all(0, &["pay wood", "up chaac quetzalcoatl"]);
    assert_eq!((scene.side(0).resources, scene.side(0).temples), ([8, 0, 9], [2, 2, 1]));
    assert_eq!(scene.rule_against(0, "up kukulcan"), "TZ-6.13");
}

/// TZ-6.28: both temple actions may be taken although a step is lost, and are paid all the same.
#[test]
fn a_step_may_be_paid_and_lost() {
    let mut scene = worker_on(Uxmal, 1);
    scene.worker(0, Tikal, 5).corn(0, 3).resources(0, 0, 0, 1).temple(0, Chaac, 6);
    scene.play_all(0, &["pick uxmal 1", "up chaac", "pick tikal 5", "up chaac kukulcan"]);
    let side = *scene.side(0);
    assert_eq!((side.corn, side.resources, side.temples), (0, [0, 0, 0], [6, 1, 2]));
}

/// TZ-6.31: burning is a harvest, also beside an open corn tile: Agriculture adds to it, Extraction does not.
#[test]
fn burning_is_a_harvest_and_no_felling() {
    let mut scene = worker_on(Palenque, 4);
    scene.grove(4, 1, 3).level(0, Agriculture, 1).level(0, Extraction, 1);
    scene.play_all(0, &["pick palenque 4", "burn chaac"]);
    let side = *scene.side(0);
    assert_eq!((side.corn, side.resources, side.temples), (8, [0, 0, 0], [0, 1, 1]));
    assert_eq!(scene.position.table.jungle[2], Grove { corn: 1, wood: 2 });
}
