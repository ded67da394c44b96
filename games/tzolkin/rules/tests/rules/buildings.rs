//! TZ-6.22 to TZ-6.25, TZ-6.29, TZ-6.30: buildings and monuments.

use khipu_core::{Points, Seat};
use khipu_tzolkin::Gear::{Tikal, Uxmal};
use khipu_tzolkin::Technology::Construction;
use khipu_tzolkin::{Colour, Event, Side, Source, Stage};

use crate::scene::Scene;

// Indices into resources, temples and technologies.
const WOOD: usize = 0;
const STONE: usize = 1;
const GOLD: usize = 2;
const CHAAC: usize = 0;
const QUETZALCOATL: usize = 1;
const KUKULCAN: usize = 2;
const AGRICULTURE: usize = 0;
const EXTRACTION: usize = 1;
const CONSTRUCTION: usize = 2;
const THEOLOGY: usize = 3;

/// A building, what it costs in wood, stone and gold, the answers to its questions, and what it gives.
type Row = (&'static str, [u16; 3], &'static [&'static str], fn(&mut Side));

fn points(side: &mut Side, points: i16) {
    side.ledger[Source::Buildings as usize] += 4 * points;
}

const FIRST_AGE: [Row; 11] = [
    ("A1-1", [1, 0, 0], &[], |_| ()),
    ("A1-2", [4, 0, 0], &[], |_| ()),
    ("A1-3", [2, 0, 0], &[], |side| side.technologies[AGRICULTURE] += 1),
    ("A1-4", [3, 0, 0], &[], |side| {
        side.technologies[AGRICULTURE] += 1;
        side.resources[STONE] += 1;
    }),
    ("A1-5", [1, 1, 0], &[], |side| {
        side.technologies[EXTRACTION] += 1;
        side.corn += 1;
    }),
    ("A1-6", [2, 1, 0], &[], |side| {
        side.technologies[EXTRACTION] += 1;
        side.resources[GOLD] += 1;
    }),
    ("A1-7", [2, 1, 0], &[], |side| {
        side.temples[CHAAC] += 1;
        side.temples[QUETZALCOATL] += 1;
    }),
    ("A1-8", [1, 2, 0], &[], |side| {
        side.temples[CHAAC] += 1;
        side.temples[KUKULCAN] += 1;
    }),
    // There is nothing else to build; the second building has a test of its own.
    ("A1-9", [1, 0, 1], &["up quetzalcoatl"], |side| side.temples[QUETZALCOATL] += 1),
    ("A1-10", [0, 0, 1], &[], |side| side.technologies[CONSTRUCTION] += 1),
    ("A1-11", [0, 1, 1], &[], |side| {
        side.technologies[THEOLOGY] += 1;
        side.temples[KUKULCAN] += 1;
    }),
];

const SECOND_AGE: [Row; 16] = [
    ("A2-1", [2, 0, 0], &[], |_| ()),
    ("A2-2", [3, 0, 0], &["learn theology"], |side| {
        side.technologies[THEOLOGY] += 1;
        side.resources[STONE] += 1;
    }),
    ("A2-3", [2, 1, 0], &["learn extraction"], |side| {
        side.technologies[EXTRACTION] += 1;
        side.resources[GOLD] += 1;
    }),
    ("A2-4", [3, 1, 0], &["learn agriculture"], |side| {
        side.technologies[AGRICULTURE] += 1;
        side.corn += 6;
    }),
    ("A2-5", [2, 2, 0], &["learn construction"], |side| {
        side.technologies[CONSTRUCTION] += 1;
        side.skulls += 1;
    }),
    ("A2-6", [0, 3, 0], &["buy gold", "buy wood", "done"], |side| {
        side.corn -= 4 + 2;
        side.resources[GOLD] += 1;
        side.resources[WOOD] += 1;
        points(side, 6);
    }),
    ("A2-7", [1, 1, 1], &[], |side| {
        side.bank -= 1;
        side.free += 1;
        points(side, 6);
    }),
    ("A2-8", [1, 0, 2], &[], |side| points(side, 8)),
    ("A2-9", [2, 1, 1], &["act palenque 1"], |side| {
        side.corn -= 1;
        side.corn += 3;
        points(side, 2);
    }),
    ("A2-10", [1, 2, 1], &[], |side| {
        side.temples = side.temples.map(|step| step + 1);
        points(side, 3);
    }),
    ("A2-11", [0, 2, 0], &[], |side| {
        side.temples[CHAAC] += 2;
        points(side, 2);
    }),
    ("A2-12", [0, 0, 2], &[], |side| {
        side.temples[KUKULCAN] += 2;
        points(side, 3);
    }),
    ("A2-13", [0, 0, 3], &[], |side| {
        side.temples[QUETZALCOATL] += 2;
        points(side, 4);
    }),
    ("A2-14", [0, 1, 1], &[], |side| {
        side.technologies[CONSTRUCTION] += 1;
        points(side, 3);
    }),
    ("A2-15", [0, 2, 1], &[], |side| {
        side.technologies[THEOLOGY] += 1;
        side.temples[CHAAC] += 1;
        side.temples[KUKULCAN] += 1;
    }),
    ("A2-16", [0, 1, 2], &["learn theology", "learn extraction"], |side| {
        side.technologies[THEOLOGY] += 1;
        side.technologies[EXTRACTION] += 1;
    }),
];

/// The monuments: their cost in wood, stone and gold, and in skulls, and their colour.
const MONUMENTS: [(&str, [u16; 3], u8, Colour); 13] = [
    ("M1", [3, 2, 1], 0, Colour::Grey),
    ("M2", [1, 3, 2], 0, Colour::Grey),
    ("M3", [2, 2, 2], 0, Colour::Grey),
    ("M4", [1, 1, 4], 0, Colour::Grey),
    ("M5", [1, 0, 4], 0, Colour::Grey),
    ("M6", [2, 3, 1], 0, Colour::Green),
    ("M7", [3, 0, 3], 0, Colour::Green),
    ("M8", [2, 1, 3], 0, Colour::Green),
    ("M9", [1, 1, 3], 0, Colour::Green),
    ("M10", [0, 2, 3], 0, Colour::Blue),
    ("M11", [0, 3, 3], 0, Colour::Blue),
    ("M12", [0, 4, 3], 0, Colour::Blue),
    ("M13", [0, 0, 4], 1, Colour::Blue),
];

/// Four players; the display of an age holds these buildings, and seat 0 a worker on Tikal.
fn site(space: u8, day: u8, display: &[&str]) -> Scene {
    let mut scene = Scene::new(4);
    scene.day(day).display(display).worker(0, Tikal, space);
    scene
}

/// Buildings on display.
fn shown(scene: &Scene) -> usize {
    scene.position.table.buildings.iter().flatten().count()
}

/// Tiles in the stacks of the two ages.
fn stacks(scene: &Scene) -> (u32, u32) {
    let stack = scene.position.table.stack;
    (stack.range(0, 11).total(), stack.range(11, 27).total())
}

/// TZ-6.25: every building costs what it shows and gives at once what it shows, levels and steps for nothing.
#[test]
fn every_building_costs_and_gives_what_it_shows() {
    let titles: Vec<&str> = FIRST_AGE.iter().chain(&SECOND_AGE).map(|row| row.0).collect();
    let game = Scene::new(4).game;
    let known: Vec<&str> = game.components().buildings.iter().map(|plan| plan.id.as_str()).collect();
    assert_eq!(titles, known);
    for (day, rows) in [(1, &FIRST_AGE[..]), (14, &SECOND_AGE[..])] {
        for &(id, cost, answers, gives) in rows {
            let mut scene = site(2, day, &[id]);
            scene.corn(0, 9).resources(0, cost[0], cost[1], cost[2]);
            let mut wanted = *scene.side(0);
            wanted.free += 1;
            wanted.resources = [0, 0, 0];
            wanted.buildings.add(scene.game.components().building(id).expect("known"));
            gives(&mut wanted);
            scene.play(0, "pick tikal 2").play_all(0, answers);
            assert_eq!(*scene.side(0), wanted, "{id}");
            assert!(scene.can(0, "end"), "{id} asks nothing more");
        }
    }
}

/// TZ-6.25: one resource short of its cost, no building is to be had.
#[test]
fn no_building_is_cheaper_than_it_shows() {
    for (day, rows) in [(1, &FIRST_AGE[..]), (14, &SECOND_AGE[..])] {
        for &(id, cost, ..) in rows {
            for short in (0..3).filter(|&resource| cost[resource] > 0) {
                let mut scene = site(2, day, &[id]);
                let mut held = [9; 3];
                held[short] = cost[short] - 1;
                scene.corn(0, 30).resources(0, held[0], held[1], held[2]);
                assert_eq!(scene.rule_against(0, "pick tikal 2"), "TZ-5.7", "{id}");
            }
        }
    }
}

/// TZ-6.25: A1-9 allows a second building, paid like the first, or none.
#[test]
fn a_tomb_allows_a_second_building() {
    let mut scene = site(2, 1, &["A1-9", "A1-3", "A1-10"]);
    scene.resources(0, 3, 0, 1).play_all(0, &["pick tikal 2", "build A1-9", "up chaac"]);
    assert_eq!(scene.moves(0), ["build A1-3", "done"]);
    assert_eq!(scene.rule_against(0, "build A1-10"), "TZ-5.7");
    scene.play(0, "build A1-3");
    assert_eq!((scene.side(0).resources, scene.side(0).buildings.total()), ([0, 0, 0], 2));
}

/// TZ-6.25: A2-16 may raise one technology twice; the levels cost nothing.
#[test]
fn two_free_levels_may_go_to_one_technology() {
    let mut scene = site(2, 14, &["A2-16"]);
    scene.resources(0, 5, 1, 2);
    scene.play_all(0, &["pick tikal 2", "learn construction"]);
    assert_eq!(scene.rule_against(0, "done"), "TZ-6.25");
    scene.play(0, "learn construction");
    assert_eq!((scene.side(0).resources, scene.side(0).technologies), ([5, 0, 0], [0, 0, 2, 0]));
}

/// TZ-6.22: the gap of a building is filled from the stack of the age when the turn ends, not before.
#[test]
fn the_display_is_refilled_at_the_end_of_the_turn() {
    for (day, before, after) in [(1, (8, 18), (7, 18)), (14, (0, 12), (0, 11))] {
        let mut scene = Scene::new(4);
        scene.day(day);
        if day == 14 {
            scene.display(&["A2-2", "A2-3", "A2-4", "A2-5", "A2-6", "A2-8"]);
        }
        scene.worker(0, Tikal, 4).worker(0, Uxmal, 4).corn(0, 30);
        assert_eq!((shown(&scene), stacks(&scene)), (6, before));
        scene.play(0, "pick uxmal 4");
        let choice = scene.moves(0)[0].clone();
        scene.play(0, &choice);
        assert_eq!((shown(&scene), stacks(&scene)), (5, before));
        assert_eq!(scene.side(0).buildings.total(), 1);
        while !scene.can(0, "end") {
            let answer = scene.moves(0)[0].clone();
            scene.play(0, &answer);
        }
        scene.play(0, "end");
        assert_eq!((shown(&scene), stacks(&scene)), (6, after));
        assert_eq!(scene.position.table.active, Seat::new(1));
    }
}

/// TZ-6.22: when the stack of the age is empty a gap stays, and the other age does not fill it.
#[test]
fn an_empty_stack_leaves_a_gap() {
    let mut scene = site(2, 1, &["A1-1", "A1-3"]);
    for id in
        ["A1-1", "A1-1", "A1-2", "A1-2", "A1-4", "A1-5", "A1-6", "A1-7", "A1-8", "A1-9", "A1-10", "A1-11"]
    {
        scene.own(3, id);
    }
    scene.resources(0, 1, 0, 0);
    assert_eq!((shown(&scene), stacks(&scene)), (2, (0, 18)));
    scene.play_all(0, &["pick tikal 2", "end"]);
    assert_eq!((shown(&scene), stacks(&scene)), (1, (0, 18)));
}

/// TZ-6.23: every monument costs exactly what it shows, and gives nothing at once.
#[test]
fn every_monument_costs_what_it_shows() {
    let game = Scene::new(4).game;
    assert_eq!(game.components().monuments.len(), MONUMENTS.len());
    for (id, cost, skulls, _) in MONUMENTS {
        let mut scene = site(4, 1, &["A1-1", "A1-3"]);
        scene.monuments(&[id]).resources(0, 9, 9, 9).skulls(0, 2);
        let mut wanted = *scene.side(0);
        wanted.free += 1;
        wanted.resources = cost.map(|price| 9 - price);
        wanted.skulls -= skulls;
        wanted.monuments = 1 << game.components().monument(id).expect("known");
        scene.play_all(0, &["pick tikal 4", &format!("build {id}")]);
        assert_eq!(*scene.side(0), wanted, "{id}");
        assert_eq!(scene.position.table.skulls, 11 + skulls, "a skull paid returns to the bank");
    }
}

/// TZ-6.23: one good short of its cost, no monument is to be had, and Construction does not help.
#[test]
fn no_monument_is_cheaper_than_it_shows() {
    for (id, cost, skulls, _) in MONUMENTS {
        for short in (0..3).filter(|&resource| cost[resource] > 0) {
            // Something else can always be built, so the question is asked.
            let mut scene = site(4, 1, &["A1-1", "A1-3", "A1-10", "A1-11"]);
            let mut held = [9; 3];
            held[short] = cost[short] - 1;
            scene.monuments(&[id]).resources(0, held[0], held[1], held[2]).skulls(0, 2);
            scene.level(0, Construction, 3).play(0, "pick tikal 4");
            assert_eq!(scene.rule_against(0, &format!("build {id}")), "TZ-5.7", "{id}");
        }
        if skulls > 0 {
            let mut scene = site(4, 1, &["A1-1", "A1-3"]);
            scene.monuments(&[id]).resources(0, 9, 9, 9).play(0, "pick tikal 4");
            assert_eq!(scene.rule_against(0, &format!("build {id}")), "TZ-5.7", "{id}");
        }
    }
}

/// TZ-6.23: Construction gives neither corn nor points for a monument, which scores at the end only; its place stays empty.
#[test]
fn a_monument_scores_at_the_end_only() {
    let mut scene = site(4, 26, &["A2-1", "A2-2"]);
    scene.monuments(&["M2", "M3"]).resources(0, 9, 9, 9).level(0, Construction, 3);
    scene.play_all(0, &["pick tikal 4", "build M2"]);
    assert_eq!((scene.side(0).resources, scene.side(0).corn), ([8, 6, 7], 0));
    assert_eq!(scene.total(0), Points::ZERO);
    scene.play(0, "end");
    assert_eq!(scene.position.table.monuments[0], None);
    assert_eq!(scene.position.table.monuments.iter().flatten().count(), 5);
    assert_eq!(scene.total(0), Points::ZERO);
    scene.finish_round();
    assert_eq!(scene.stage(), Stage::Over);
    assert_eq!(scene.points(0, Source::Monuments), Points::whole(2));
}

/// TZ-6.23: a monument is built with Tikal 4, not with Tikal 2, Uxmal 4 or A1-9, nor as a second building.
#[test]
fn monuments_are_for_tikal_four() {
    let rich = |space| {
        let mut scene = site(space, 1, &["A1-9", "A1-1", "A1-3"]);
        scene.monuments(&["M1"]).resources(0, 9, 9, 9).corn(0, 30).worker(0, Uxmal, 4);
        scene
    };
    assert!(rich(4).play(0, "pick tikal 4").can(0, "build M1"));
    let ways: [(u8, &[&str], &str); 4] = [
        (2, &["pick tikal 2"], "TZ-6.23"),
        (2, &["pick uxmal 4"], "TZ-6.23"),
        (2, &["pick tikal 2", "build A1-9", "up chaac"], "TZ-6.23"),
        (4, &["pick tikal 4", "build A1-1"], "TZ-6.11"),
    ];
    for (space, moves, rule) in ways {
        assert_eq!(rich(space).play_all(0, moves).rule_against(0, "build M1"), rule, "{moves:?}");
    }
}

/// TZ-6.24: what five workers eat with farms: some need nothing, or each one corn less and never below 0.
#[test]
fn farms_feed_workers() {
    let cases: [(u8, &[&str], u16); 11] = [
        (7, &[], 10),
        (7, &["A1-1"], 8),
        (7, &["A1-1", "A1-1", "A1-1"], 4),
        (7, &["A1-2"], 5),
        (7, &["A1-2", "A1-1"], 4),
        (7, &["A1-2", "A1-2"], 0),
        (7, &["A1-2", "A1-2", "A1-1"], 0),
        (20, &[], 10),
        (20, &["A2-1"], 4),
        (20, &["A2-1", "A2-1"], 0),
        (20, &["A2-1", "A2-1", "A2-1"], 0),
    ];
    for (day, farms, eaten) in cases {
        let mut scene = Scene::new(4);
        scene.day(day).hire(0, 2).corn(0, 20);
        for farm in farms {
            scene.own(0, farm);
        }
        scene.finish_round();
        assert_eq!(scene.position.table.day, day + 1);
        assert_eq!(scene.side(0).corn, 20 - eaten, "{farms:?}");
        assert_eq!(scene.points(0, Source::Hunger), Points::ZERO);
    }
}

/// TZ-6.29: M1 counts tombs, M6 offices, M10 sanctuaries, each with the monuments of its colour; farms count for none.
#[test]
fn colours_are_counted_apart() {
    let mut scene = Scene::new(4);
    scene.day(26).monuments(&["M1", "M6", "M10", "M2"]);
    for id in ["M1", "M6", "M10", "M2"] {
        scene.own_monument(0, id);
    }
    let buildings = ["A2-1", "A2-1", "A2-1", "A2-2", "A2-6", "A2-7", "A2-11", "A2-12", "A2-13"];
    for id in buildings {
        scene.own(0, id);
    }
    scene.finish_round();
    let scored: Vec<(String, Points)> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::MonumentScored { tile, points, .. } => Some((tile.to_string(), *points)),
            _ => None,
        })
        .collect();
    // Grey: two tombs, M1 and M2. Green: an office and M6. Blue: three sanctuaries and M10. M2: all thirteen tiles.
    let wanted = [("M1", 4 * 4), ("M2", 2 * 13), ("M6", 4 * 2), ("M10", 4 * 4)];
    assert_eq!(scored, wanted.map(|(id, points)| (id.to_owned(), Points::whole(points))));
}

/// TZ-6.29: the colour of every monument and of every building.
#[test]
fn every_tile_has_its_colour() {
    let game = Scene::new(4).game;
    let rules = game.components();
    for (id, _, _, colour) in MONUMENTS {
        assert_eq!(rules.monuments[rules.monument(id).expect("known")].colour, colour, "{id}");
    }
    let of = |colour| {
        let plans = rules.buildings.iter().filter(move |plan| plan.colour == colour);
        plans.map(|plan| plan.id.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(of(Colour::Yellow), ["A1-1", "A1-2", "A2-1"]);
    assert_eq!(of(Colour::Green), ["A1-3", "A1-4", "A1-5", "A1-6", "A2-2", "A2-3", "A2-4", "A2-5"]);
    assert_eq!(of(Colour::Grey), ["A1-7", "A1-8", "A1-9", "A2-6", "A2-7", "A2-8", "A2-9", "A2-10"]);
    let blue = ["A1-10", "A1-11", "A2-11", "A2-12", "A2-13", "A2-14", "A2-15", "A2-16"];
    assert_eq!(of(Colour::Blue), blue);
}

/// TZ-6.30: two Tikal 4 are two monuments, also in one turn.
#[test]
fn a_player_may_own_several_monuments() {
    let mut scene = site(4, 1, &["A1-1", "A1-3"]);
    scene.worker(0, Tikal, 7).monuments(&["M5", "M7"]).resources(0, 9, 9, 9);
    scene.play_all(0, &["pick tikal 4", "build M5"]);
    assert_eq!(scene.rule_against(0, "build M7"), "TZ-6.23");
    scene.play_all(0, &["pick tikal 7 as 4", "build M7"]);
    assert_eq!(scene.side(0).resources, [5, 9, 2]);
    assert_eq!(scene.side(0).monuments.count_ones(), 2);
    assert_eq!(scene.rule_against(0, "build M8"), "TZ-6.23");
}
