//! TZ-7: technology.

use khipu_core::Points;
use khipu_tzolkin::Gear::{ChichenItza, Palenque, Tikal, Uxmal, Yaxchilan};
use khipu_tzolkin::Technology::{Agriculture, Construction, Extraction, Theology};
use khipu_tzolkin::{Gear, Source, Stage, Technology, Temple};

use crate::scene::Scene;

/// Four players; seat 0 has a worker on a space and a technology at a level.
fn with_level(gear: Gear, space: u8, technology: Technology, level: u8) -> Scene {
    let mut scene = Scene::new(4);
    scene.worker(0, gear, space).level(0, technology, level);
    scene
}

/// Four players; seat 0 has all technologies at one level.
fn all_at(level: u8) -> Scene {
    let mut scene = Scene::new(4);
    scene.side(0).technologies = [level; 4];
    scene
}

/// The corn gained by harvesting an open corn tile at each space from 2 to 5.
fn harvests(level: u8) -> [u16; 4] {
    [2, 3, 4, 5].map(|space| {
        let mut scene = with_level(Palenque, space, Agriculture, level);
        let wood = if space == 2 { 0 } else { 2 };
        scene.grove(space, 1, wood).play(0, &format!("pick palenque {space}"));
        if space != 2 {
            scene.play(0, "corn");
        }
        assert_eq!(scene.side(0).corn_tiles, 1);
        scene.side(0).corn
    })
}

/// The corn gained by fishing.
fn fishing(level: u8) -> u16 {
    with_level(Palenque, 1, Agriculture, level).play(0, "pick palenque 1").side(0).corn
}

/// TZ-7.1: levels 1, 2 and 3 cost 1, 2 and 3 resources, a bonus beyond them 1.
#[test]
fn a_level_costs_its_number() {
    for (level, price, after) in [(0, 1, 1), (1, 2, 2), (2, 3, 3), (3, 1, 3)] {
        for &technology in Technology::ALL {
            let holding = |stone| {
                let mut scene = all_at(level);
                scene.worker(0, Tikal, 1).resources(0, 0, stone, 0);
                scene
            };
            assert_eq!(holding(price - 1).rule_against(0, "pick tikal 1"), "TZ-5.7", "from {level}");
            let mut rich = holding(price);
            rich.play_all(0, &["pick tikal 1", &format!("learn {}", technology.name())]);
            assert_eq!(rich.side(0).technologies[technology as usize], after);
            assert_eq!(rich.side(0).resources, [0, 0, 0]);
            assert_eq!(rich.side(0).technologies.iter().sum::<u8>(), 3 * level + after, "no other moves");
        }
    }
}

/// TZ-7.1: the resources are of any kinds, in the exact number; a level that costs more than is held is refused.
#[test]
fn a_level_is_paid_with_any_kinds() {
    let mut scene = with_level(Tikal, 1, Agriculture, 2);
    scene.resources(0, 2, 1, 1).play_all(0, &["pick tikal 1", "learn agriculture"]);
    for words in ["pay 2 wood 1 stone", "pay 2 wood 1 gold", "pay wood stone gold"] {
        assert!(scene.can(0, words), "{words}");
    }
    assert_eq!(scene.moves(0).len(), 3);
    assert_eq!(scene.rule_against(0, "pay 2 wood"), "TZ-1.2");
    assert_eq!(scene.rule_against(0, "pay 3 wood"), "TZ-1.2");
    assert_eq!(scene.play(0, "pay wood stone gold").side(0).resources, [1, 0, 0]);

    let mut poor = with_level(Tikal, 1, Agriculture, 2);
    poor.resources(0, 1, 1, 0).play(0, "pick tikal 1");
    assert_eq!(poor.rule_against(0, "learn agriculture"), "TZ-7.1");
}

/// TZ-7.1: the bonus beyond level 3 can be had again and again, for 1 resource each; the marker stays.
#[test]
fn the_bonus_can_be_repeated() {
    let mut scene = with_level(Tikal, 1, Theology, 3);
    scene.worker(0, Tikal, 6).resources(0, 2, 0, 0);
    scene.play_all(0, &["pick tikal 1", "learn theology", "pick tikal 6 as 1", "learn theology"]);
    let side = *scene.side(0);
    assert_eq!((side.skulls, side.resources, side.technologies), (2, [0, 0, 0], [0, 0, 0, 3]));
}

/// TZ-7.2: Agriculture 1 adds 1 corn to a jungle harvest, none to fishing.
#[test]
fn agriculture_one_adds_to_harvests() {
    assert_eq!(harvests(0), [4, 5, 7, 9]);
    assert_eq!(harvests(1), [5, 6, 8, 10]);
    assert_eq!([fishing(0), fishing(1)], [3, 3]);
}

/// TZ-7.3: Agriculture 2 adds 1 corn to fishing; an open corn tile is still taken.
#[test]
fn agriculture_two_adds_to_fishing() {
    assert_eq!(fishing(2), 4);
    assert_eq!(harvests(2), [5, 6, 8, 10]);
}

/// TZ-7.3: and it harvests where no corn tile is left, which Agriculture 1 does not.
#[test]
fn agriculture_two_needs_no_tile() {
    for (space, corn) in [(2, 5), (3, 6), (4, 8), (5, 10)] {
        let words = format!("pick palenque {space}");
        let mut scene = with_level(Palenque, space, Agriculture, 1);
        assert_eq!(scene.grove(space, 0, 0).rule_against(0, &words), "TZ-6.6");
        let mut scene = with_level(Palenque, space, Agriculture, 2);
        scene.grove(space, 0, 0).play(0, &words);
        assert_eq!((scene.side(0).corn, scene.side(0).corn_tiles), (corn, 0));
    }
}

/// TZ-7.4: Agriculture 3 adds 2 corn more to a jungle harvest and nothing more to fishing.
#[test]
fn agriculture_three_adds_to_harvests() {
    assert_eq!(harvests(3), [7, 8, 10, 12]);
    assert_eq!(fishing(3), 4);
}

/// TZ-7.4: beyond it lies a step up in a temple of choice.
#[test]
fn the_agriculture_bonus_is_a_step() {
    let mut scene = with_level(Tikal, 1, Agriculture, 3);
    scene.resources(0, 1, 0, 0).play_all(0, &["pick tikal 1", "learn agriculture"]);
    assert_eq!(scene.moves(0), ["up chaac", "up quetzalcoatl", "up kukulcan"]);
    assert_eq!(scene.play(0, "up quetzalcoatl").side(0).temples, [1, 2, 1]);
    assert!(scene.can(0, "end"));
}

/// TZ-7.5: Extraction adds wood, then stone, then gold to what Yaxchilan gives of them, and to nothing else of it.
#[test]
fn extraction_adds_at_yaxchilan() {
    let spaces = [
        (1, 0, [[1, 0, 0], [2, 0, 0], [2, 0, 0], [2, 0, 0]]),
        (2, 1, [[0, 1, 0], [0, 1, 0], [0, 2, 0], [0, 2, 0]]),
        (3, 2, [[0, 0, 1], [0, 0, 1], [0, 0, 1], [0, 0, 2]]),
        (4, 0, [[0, 0, 0], [0, 0, 0], [0, 0, 0], [0, 0, 0]]),
        (5, 2, [[0, 1, 1], [0, 1, 1], [0, 2, 1], [0, 2, 2]]),
    ];
    for (space, corn, by_level) in spaces {
        for (level, resources) in (0..).zip(by_level) {
            let mut scene = with_level(Yaxchilan, space, Extraction, level);
            scene.play(0, &format!("pick yaxchilan {space}"));
            assert_eq!(scene.side(0).resources, resources, "space {space}, level {level}");
            assert_eq!(scene.side(0).corn, corn);
        }
    }
}

/// TZ-7.5: Extraction 1 adds a wood to felling at Palenque; the higher levels add nothing there, nor to corn.
#[test]
fn extraction_adds_to_felling() {
    for level in 0..=3 {
        for (space, wood) in [(3, 2), (4, 3), (5, 4)] {
            let mut scene = with_level(Palenque, space, Extraction, level);
            scene.play_all(0, &[&format!("pick palenque {space}"), "wood"]);
            assert_eq!(scene.side(0).resources, [wood + u16::from(level > 0), 0, 0]);
        }
        let mut scene = with_level(Palenque, 2, Extraction, level);
        scene.play(0, "pick palenque 2");
        assert_eq!((scene.side(0).corn, scene.side(0).resources), (4, [0, 0, 0]));
    }
}

/// TZ-7.5: beyond it lie 2 resources of choice, which may be alike.
#[test]
fn the_extraction_bonus_is_two_resources() {
    let mut scene = with_level(Tikal, 1, Extraction, 3);
    scene.resources(0, 1, 0, 0).play_all(0, &["pick tikal 1", "learn extraction"]);
    assert_eq!(scene.moves(0).len(), 6);
    assert_eq!(scene.rule_against(0, "take gold"), "TZ-1.2");
    assert!(scene.can(0, "take wood stone"));
    assert_eq!(scene.play(0, "take 2 gold").side(0).resources, [0, 0, 2]);
}

/// TZ-7.6: corn from level 1, points from level 2, for a building at Tikal 2, Tikal 4 and Uxmal 4.
#[test]
fn construction_gives_corn_and_points() {
    for (level, corn, points) in [(0, 0, 0), (1, 1, 0), (2, 1, 2)] {
        let sites: [(Gear, u8, &[&str]); 3] = [
            (Tikal, 2, &["pick tikal 2", "build A1-1"]),
            (Tikal, 4, &["pick tikal 4", "build A1-1", "done"]),
            (Uxmal, 4, &["pick uxmal 4", "build A1-1"]),
        ];
        for (gear, space, moves) in sites {
            let mut scene = with_level(gear, space, Construction, level);
            scene.display(&["A1-1", "A1-3"]).resources(0, 3, 0, 0).corn(0, 6).play_all(0, moves);
            let price = if gear == Uxmal { 2 } else { 0 };
            assert_eq!(scene.side(0).corn, 6 - price + corn, "{gear:?}, level {level}");
            assert_eq!(scene.side(0).resources, [3 - u16::from(gear == Tikal), 0, 0]);
            assert_eq!(scene.total(0), Points::whole(points));
            assert_eq!(scene.points(0, Source::Technology), Points::whole(points));
        }
    }
}

/// TZ-7.6: level 3 saves one resource of the own choice at Tikal, corn and points as before.
#[test]
fn construction_three_saves_a_resource() {
    for (saving, paid) in [("wood", [1, 1, 0]), ("stone", [2, 0, 0])] {
        let mut scene = with_level(Tikal, 2, Construction, 3);
        scene.display(&["A1-7"]).resources(0, 3, 3, 3).play(0, "pick tikal 2");
        assert_eq!(scene.rule_against(0, "save gold"), "TZ-7.6");
        assert_eq!(scene.rule_against(0, "save corn"), "TZ-7.6");
        scene.play(0, &format!("save {saving}"));
        assert_eq!(scene.side(0).resources, [3 - paid[0], 3 - paid[1], 3]);
        assert_eq!(scene.side(0).corn, 1);
        assert_eq!(scene.total(0), Points::whole(2));
    }
}

/// TZ-7.6: what is saved need not be held, but only one resource is saved.
#[test]
fn construction_three_saves_just_one() {
    let mut scene = with_level(Tikal, 2, Construction, 3);
    scene.display(&["A1-7"]).resources(0, 1, 1, 0).play(0, "pick tikal 2");
    assert_eq!(scene.side(0).resources, [0, 0, 0]);
    assert_eq!(scene.side(0).buildings.total(), 1);
    for (wood, stone) in [(1, 0), (0, 1), (0, 9)] {
        let mut scene = with_level(Tikal, 2, Construction, 3);
        scene.display(&["A1-7"]).resources(0, wood, stone, 9);
        assert_eq!(scene.rule_against(0, "pick tikal 2"), "TZ-5.7");
    }
}

/// TZ-7.6: at Uxmal 4 it saves 2 corn.
#[test]
fn construction_three_saves_corn_at_uxmal() {
    let mut scene = with_level(Uxmal, 4, Construction, 3);
    scene.display(&["A1-7"]).corn(0, 4).play(0, "pick uxmal 4");
    assert_eq!(scene.side(0).corn, 1);
    assert_eq!(scene.total(0), Points::whole(2));
    let mut short = with_level(Uxmal, 4, Construction, 3);
    assert_eq!(short.display(&["A1-7"]).corn(0, 3).rule_against(0, "pick uxmal 4"), "TZ-5.7");
    let mut lower = with_level(Uxmal, 4, Construction, 2);
    assert_eq!(lower.display(&["A1-7"]).corn(0, 5).rule_against(0, "pick uxmal 4"), "TZ-5.7");
}

/// TZ-7.6: a building of one resource costs nothing then, and nothing comes back.
#[test]
fn construction_three_never_pays_out() {
    let mut scene = with_level(Tikal, 2, Construction, 3);
    scene.display(&["A1-1"]).play(0, "pick tikal 2");
    assert_eq!((scene.side(0).resources, scene.side(0).corn), ([0, 0, 0], 1));
    let mut scene = with_level(Uxmal, 4, Construction, 3);
    scene.display(&["A1-1"]).play(0, "pick uxmal 4");
    assert_eq!((scene.side(0).resources, scene.side(0).corn), ([0, 0, 0], 1));
    assert_eq!(scene.side(0).buildings.total(), 1);
}

/// TZ-7.6: beyond it lie 3 points.
#[test]
fn the_construction_bonus_is_three_points() {
    let mut scene = with_level(Tikal, 1, Construction, 3);
    scene.resources(0, 0, 1, 0).play_all(0, &["pick tikal 1", "learn construction"]);
    assert_eq!(scene.total(0), Points::whole(3));
    assert_eq!(scene.side(0).corn, 0);
}

/// TZ-7.7: Theology 1 reaches one space further at Chichen Itza, for free, and at no other gear.
#[test]
fn theology_one_reaches_one_space_further() {
    let mut scene = with_level(ChichenItza, 3, Theology, 0);
    assert_eq!(scene.skulls(0, 1).rule_against(0, "pick chichen_itza 3 as 4"), "TZ-5.2");
    let mut scene = with_level(ChichenItza, 3, Theology, 1);
    scene.worker(0, Yaxchilan, 2).skulls(0, 2);
    assert_eq!(scene.rule_against(0, "pick chichen_itza 3 as 5"), "TZ-5.2");
    assert_eq!(scene.rule_against(0, "pick chichen_itza 3 as 2"), "TZ-5.7");
    assert_eq!(scene.rule_against(0, "pick yaxchilan 2 as 3"), "TZ-5.2");
    assert!(scene.can(0, "pick chichen_itza 3"));
    scene.play(0, "pick chichen_itza 3 as 4");
    assert_eq!(scene.total(0), Points::whole(7));
    assert_eq!(scene.position.table.shrines, 1 << 4);
}

/// TZ-7.7: from every space it is the next one and no later one; a lower one costs corn as ever.
#[test]
fn theology_one_reaches_just_one_space_further() {
    for space in 0..=8 {
        let mut scene = with_level(ChichenItza, space, Theology, 1);
        scene.skulls(0, 1);
        let mut wanted: Vec<String> = vec![format!("pick chichen_itza {space} as {}", space + 1)];
        if space > 0 {
            wanted.insert(0, format!("pick chichen_itza {space}"));
        }
        wanted.push(format!("pick chichen_itza {space} as nothing"));
        let mut moves = scene.moves(0);
        moves.retain(|words| words.starts_with("pick"));
        assert_eq!(moves, wanted);
    }
}

/// TZ-7.7: Theology 2 sells one temple step, once, after an action at Chichen Itza; the resource just gained may pay.
#[test]
fn theology_two_sells_a_step() {
    let mut scene = with_level(ChichenItza, 6, Theology, 2);
    scene.skulls(0, 1).play_all(0, &["pick chichen_itza 6", "take gold"]);
    assert_eq!(scene.moves(0), ["pay 1 gold", "done"]);
    scene.play_all(0, &["pay gold", "up chaac"]);
    assert_eq!((scene.side(0).resources, scene.side(0).temples), ([0, 0, 0], [2, 1, 2]));

    let mut once = with_level(ChichenItza, 1, Theology, 2);
    once.skulls(0, 1).resources(0, 5, 5, 5).play(0, "pick chichen_itza 1");
    assert_eq!(once.rule_against(0, "pay 2 wood"), "TZ-1.2");
    once.play_all(0, &["pay stone", "up chaac"]);
    assert_eq!((once.side(0).resources, once.side(0).temples), ([5, 4, 5], [3, 1, 1]));
    assert_eq!(once.rule_against(0, "pay stone"), "TZ-1.2");
}

/// TZ-7.7: that step may be declined, and is sold neither at level 1 nor at another gear.
#[test]
fn theology_two_may_be_declined() {
    let mut scene = with_level(ChichenItza, 1, Theology, 2);
    scene.skulls(0, 1).resources(0, 1, 0, 0).play_all(0, &["pick chichen_itza 1", "done"]);
    assert_eq!((scene.side(0).resources, scene.side(0).temples), ([1, 0, 0], [2, 1, 1]));
    for (gear, words, level) in [(ChichenItza, "pick chichen_itza 1", 1), (Yaxchilan, "pick yaxchilan 1", 2)]
    {
        let mut scene = with_level(gear, 1, Theology, level);
        scene.skulls(0, 1).resources(0, 1, 0, 0).play(0, words);
        assert_eq!(scene.rule_against(0, "pay wood"), "TZ-1.2");
    }
}

/// TZ-7.7: Theology 3 adds a skull at Yaxchilan 4; beyond it lies 1 skull.
#[test]
fn theology_three_adds_a_skull() {
    for (level, skulls) in [(0, 1), (1, 1), (2, 1), (3, 2)] {
        let mut scene = with_level(Yaxchilan, 4, Theology, level);
        scene.play(0, "pick yaxchilan 4");
        assert_eq!((scene.side(0).skulls, scene.position.table.skulls), (skulls, 13 - skulls));
    }
    let mut scene = with_level(Tikal, 1, Theology, 3);
    scene.resources(0, 1, 0, 0).play_all(0, &["pick tikal 1", "learn theology"]);
    assert_eq!((scene.side(0).skulls, scene.position.table.skulls), (1, 12));
}

/// TZ-7.8: a player at level 3 has what levels 1 and 2 give as well.
#[test]
fn levels_add_up() {
    let mut scene = with_level(ChichenItza, 5, Theology, 3);
    scene.worker(0, Yaxchilan, 4).resources(0, 1, 0, 0);
    scene.play_all(0, &["pick yaxchilan 4", "pick chichen_itza 5 as 6", "take wood", "pay wood", "up chaac"]);
    let side = *scene.side(0);
    assert_eq!((side.skulls, side.resources, side.temples), (1, [1, 0, 0], [2, 1, 2]));
    assert_eq!(scene.total(0), Points::whole(8));
}

/// TZ-7.8: the same goods from any other source are not more.
#[test]
fn technology_helps_only_the_actions_it_names() {
    // Neither Theology nor Agriculture: a skull and corn of buildings.
    for (id, skulls, corn) in [("A2-5", 1, 0), ("A2-4", 0, 6)] {
        let mut scene = all_at(3);
        scene.day(14).display(&[id]).corn(0, 8).worker(0, Uxmal, 4).level(0, Construction, 0);
        scene.play_all(0, &["pick uxmal 4", "learn construction"]);
        assert_eq!((scene.side(0).skulls, scene.side(0).corn), (skulls, corn));
    }
    // No Extraction: a resource of Chichen Itza, of the market, of the bonus, of a building.
    let mut scene = all_at(3);
    scene.worker(0, ChichenItza, 6).worker(0, Uxmal, 2).corn(0, 3).skulls(0, 1);
    scene.play_all(0, &["pick chichen_itza 6", "take gold", "done", "pick uxmal 2", "buy stone", "done"]);
    assert_eq!(scene.side(0).resources, [0, 1, 1]);
    let mut scene = all_at(3);
    scene.worker(0, Tikal, 1).resources(0, 0, 1, 0);
    scene.play_all(0, &["pick tikal 1", "learn extraction", "take wood gold"]);
    assert_eq!(scene.side(0).resources, [1, 0, 1]);
    let mut scene = all_at(3);
    scene.worker(0, Uxmal, 4).display(&["A1-6"]).corn(0, 6).level(0, Construction, 0);
    scene.level(0, Extraction, 1).play(0, "pick uxmal 4");
    assert_eq!((scene.side(0).resources, scene.side(0).corn), ([0, 0, 1], 0));
    // No Agriculture: the corn of Yaxchilan.
    let mut scene = all_at(3);
    scene.worker(0, Yaxchilan, 3).play(0, "pick yaxchilan 3");
    assert_eq!((scene.side(0).corn, scene.side(0).resources), (2, [0, 0, 2]));
}

/// TZ-7.8: nor are the gifts of the gods more on a food day.
#[test]
fn technology_does_not_help_the_gods() {
    let mut scene = Scene::new(4);
    scene.day(7).level(0, Extraction, 3).level(0, Theology, 3).temple(0, Temple::Chaac, 2);
    scene.temple(0, Temple::Quetzalcoatl, 3).temple(0, Temple::Kukulcan, 5).finish_round();
    let side = *scene.side(0);
    assert_eq!((side.resources, side.skulls), ([2, 1, 1], 1));
}

/// TZ-7.9: Tikal 3 gives the bonus twice for 1 resource each, or level 3 and then the bonus for 3 and 1.
#[test]
fn tikal_three_reaches_the_bonus() {
    for (level, price) in [(3, 1 + 1), (2, 3 + 1)] {
        let bonuses = if level == 3 { 2 } else { 1 };
        let mut scene = with_level(Tikal, 3, Construction, level);
        scene.resources(0, 5, 0, 0);
        scene.play_all(0, &["pick tikal 3", "learn construction", "learn construction"]);
        assert_eq!(scene.side(0).resources, [5 - price, 0, 0]);
        assert_eq!(scene.side(0).technologies, [0, 0, 3, 0]);
        assert_eq!(scene.total(0), Points::whole(3 * bonuses));
    }
    let mut poor = with_level(Tikal, 3, Construction, 3);
    poor.resources(0, 1, 0, 0).play_all(0, &["pick tikal 3", "learn construction"]);
    assert_eq!(poor.total(0), Points::whole(3));
    assert_eq!(poor.rule_against(0, "learn construction"), "TZ-6.8");
}

/// TZ-7.10: of two buildings the player says which one Construction helps; the other has the full price and gives nothing.
#[test]
fn construction_may_be_kept_for_the_second_building() {
    let two = || {
        let mut scene = with_level(Tikal, 4, Construction, 3);
        scene.display(&["A1-2", "A1-10"]).resources(0, 4, 0, 1).play(0, "pick tikal 4");
        scene
    };
    let mut first = two();
    first.play(0, "build A1-2");
    assert_eq!((first.side(0).resources, first.side(0).corn), ([1, 0, 1], 1));
    assert_eq!(first.rule_against(0, "build A1-10 plain"), "TZ-7.10");
    first.play(0, "build A1-10");
    assert_eq!((first.side(0).resources, first.side(0).corn), ([1, 0, 0], 1));
    assert_eq!(first.points(0, Source::Technology), Points::whole(2 + 3));

    let mut second = two();
    second.play(0, "build A1-2 plain");
    assert_eq!((second.side(0).resources, second.side(0).corn), ([0, 0, 1], 0));
    assert_eq!(second.total(0), Points::ZERO);
    second.play(0, "build A1-10");
    assert_eq!((second.side(0).resources, second.side(0).corn), ([0, 0, 1], 1));
    assert_eq!(second.points(0, Source::Technology), Points::whole(2 + 3));
}

/// TZ-7.10: a building without help needs its full price; without Construction there is nothing to keep.
#[test]
fn a_plain_building_is_not_cheaper() {
    let mut scene = with_level(Tikal, 4, Construction, 3);
    scene.display(&["A1-2", "A1-1"]).resources(0, 3, 0, 0).play(0, "pick tikal 4");
    assert_eq!(scene.rule_against(0, "build A1-2 plain"), "TZ-5.7");
    scene.play(0, "build A1-2");
    assert_eq!(scene.side(0).resources, [0, 0, 0]);
    assert_eq!(scene.rule_against(0, "build A1-1"), "TZ-6.9", "only declining is left, so nobody is asked");

    let mut scene = with_level(Tikal, 4, Construction, 0);
    scene.display(&["A1-2", "A1-1"]).resources(0, 5, 0, 0).play(0, "pick tikal 4");
    assert_eq!(scene.rule_against(0, "build A1-1 plain"), "TZ-7.10");
}

/// TZ-7.10: nobody is asked whether to take the discount; at Tikal which resource it is, if there are several kinds.
#[test]
fn the_discount_is_taken() {
    let mut scene = with_level(Tikal, 2, Construction, 3);
    scene.display(&["A1-7"]).resources(0, 2, 1, 0).play(0, "pick tikal 2");
    assert_eq!(scene.moves(0), ["save wood", "save stone"]);
    assert_eq!(scene.rule_against(0, "save nothing"), "TZ-7.10");
    scene.play(0, "save stone");
    assert_eq!((scene.side(0).resources, scene.side(0).corn), ([0, 1, 0], 1));
    assert_eq!(scene.total(0), Points::whole(2));
    let mut scene = with_level(Uxmal, 4, Construction, 3);
    scene.display(&["A1-7"]).corn(0, 6).play(0, "pick uxmal 4");
    assert_eq!(scene.side(0).corn, 6 - 4 + 1);
}

/// TZ-7.10: the corn for a building comes after its payment.
#[test]
fn the_corn_of_construction_cannot_pay() {
    let mut scene = with_level(Uxmal, 4, Construction, 1);
    assert_eq!(scene.display(&["A1-3"]).corn(0, 3).rule_against(0, "pick uxmal 4"), "TZ-5.7");
}

/// TZ-7.10: a building that raises Construction is itself helped by the level before.
#[test]
fn a_building_is_not_helped_by_its_own_level() {
    for (level, corn, points) in [(0, 0, 0), (1, 1, 0), (2, 1, 2)] {
        let mut scene = with_level(Tikal, 2, Construction, level);
        scene.display(&["A1-10"]).resources(0, 0, 0, 1).play(0, "pick tikal 2");
        assert_eq!(scene.side(0).technologies, [0, 0, level + 1, 0]);
        assert_eq!((scene.side(0).corn, scene.side(0).resources), (corn, [0, 0, 0]));
        assert_eq!(scene.total(0), Points::whole(points));
    }
}

/// TZ-7.11: Agriculture 2 looks at the group of the action, whatever lies open in another one, and takes no tile that M4 counts.
#[test]
fn a_harvest_without_tile_gives_no_tile() {
    let mut scene = with_level(Palenque, 4, Agriculture, 3);
    scene.worker(0, Palenque, 6).grove(3, 0, 0).grove(4, 2, 0).day(26);
    scene.monuments(&["M4"]).own_monument(0, "M4").play(0, "pick palenque 6 as 3");
    assert_eq!((scene.side(0).corn, scene.side(0).corn_tiles), (5 + 3, 0));
    scene.play(0, "pick palenque 4");
    assert_eq!((scene.side(0).corn, scene.side(0).corn_tiles), (8 + 7 + 3, 1));
    scene.play(0, "end").finish_round();
    assert_eq!(scene.points(0, Source::Monuments), Points::whole(4));
}

/// TZ-7.12: felling at Palenque 3 is felling at Palenque 3, from its own space, from others, or by way of any action.
#[test]
fn an_action_counts_as_itself() {
    let ways: [(Gear, u8, &[&str], u16); 5] = [
        (Palenque, 3, &["pick palenque 3"], 0),
        (Palenque, 4, &["pick palenque 4 as 3"], 1),
        (Palenque, 7, &["pick palenque 7 as 3"], 0),
        (Uxmal, 5, &["pick uxmal 5", "act palenque 3"], 1),
        (Tikal, 2, &["pick tikal 2", "act palenque 3"], 1),
    ];
    for (gear, space, moves, paid) in ways {
        let mut scene = with_level(gear, space, Extraction, 1);
        scene.day(14).display(&["A2-9"]).corn(0, 5);
        if gear == Tikal {
            scene.resources(0, 2, 1, 1);
        }
        scene.play_all(0, moves).play(0, "wood");
        assert_eq!(scene.side(0).resources, [2 + 1, 0, 0], "{gear:?} {space}");
        assert_eq!((scene.side(0).corn, scene.side(0).wood_tiles), (5 - paid, 1));
    }
}

/// TZ-7.12: the same for a harvest, a skull and a building reached in other ways.
#[test]
fn other_actions_count_as_themselves_too() {
    let mut scene = with_level(Uxmal, 5, Agriculture, 3);
    scene.corn(0, 1).play_all(0, &["pick uxmal 5", "act palenque 2"]);
    assert_eq!(scene.side(0).corn, 4 + 3);
    let mut scene = with_level(Yaxchilan, 6, Theology, 3);
    assert_eq!(scene.play(0, "pick yaxchilan 6 as 4").side(0).skulls, 2);
    let mut scene = with_level(Uxmal, 6, Construction, 2);
    scene.corn(0, 3).display(&["A1-1"]).play(0, "pick uxmal 6 as 4");
    assert_eq!(scene.side(0).corn, 3 - 2 + 1);
    assert_eq!(scene.total(0), Points::whole(2));
}

/// TZ-7.13: bonuses are no levels: M8 and M9 count three levels and one full track.
#[test]
fn bonuses_are_no_levels() {
    let mut scene = with_level(Tikal, 3, Theology, 3);
    scene.day(26).monuments(&["M8", "M9"]).own_monument(0, "M8").own_monument(0, "M9");
    scene.resources(0, 2, 0, 0).play_all(0, &["pick tikal 3", "learn theology", "learn theology"]);
    assert_eq!((scene.side(0).skulls, scene.side(0).technologies), (2, [0, 0, 0, 3]));
    scene.play(0, "end").finish_round();
    assert_eq!(scene.stage(), Stage::Over);
    assert_eq!(scene.points(0, Source::Monuments), Points::whole(3 * 3 + 9));
}
