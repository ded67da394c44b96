//! TW-10 and TW-11: the end, the temple, words of rewards.

use khipu_core::{Game as _, Seat};
use khipu_tawantinsuyu::{Kind, Size, Source, Stage};

use crate::scene::Scene;

/// Plays the third festival to the end.
fn ended(set: impl Fn(&mut Scene)) -> Scene {
    let mut scene = Scene::new(2);
    scene.festivals(2);
    set(&mut scene);
    scene.reach_festival();
    scene.through_festival();
    assert_eq!(scene.position.table.stage, Stage::Over);
    scene
}

/// TW-10.1, TW-10.5: tapestries score 0, 1, 3, 6, 10, 15 and 21, each by itself.
#[test]
fn tapestries() {
    let all = ["W02", "W07", "W12", "W17", "W21", "W25", "W29"];
    for (size, points) in [(1, 0), (2, 1), (3, 3), (4, 6), (5, 10), (6, 15), (7, 21)] {
        let scene = ended(|scene| {
            scene.tapestry(1, &all[..size]).tapestry(1, &["W03", "W08"]);
        });
        assert_eq!(scene.from(1, Source::Tapestries), points + 1);
    }
}

/// TW-10.2: the top four temple steps score 2, 6, 12 and 20, those below nothing.
#[test]
fn the_top_of_the_temple() {
    for (step, points) in [(8, 0), (9, 2), (10, 6), (11, 12), (12, 20)] {
        let scene = ended(|scene| {
            scene.step(1, step);
        });
        assert_eq!(scene.from(1, Source::TempleTop), points);
    }
}

/// TW-10.3: buildings face up, god cards in hand, army cards face up, workers and gold.
#[test]
fn everything_else_counts() {
    let scene = ended(|scene| {
        scene.own(1, &["Z07", "P01"]).down(1, &["P02"]).gods(1, &["GC01", "GC02"]).goods(1, [2, 0, 0, 3]);
        scene.army_up(1, &["corn2", "stone1"]).army_down(1, &["gold1"]).army(1, &["corn1"]);
        scene.workers(1, &[Kind::Courier]);
    });
    let side = &scene.position.table.sides[1];
    assert_eq!(scene.from(1, Source::Buildings), 4, "not those face down");
    assert_eq!(scene.from(1, Source::Hand), 2);
    assert_eq!(scene.from(1, Source::Army), 2, "not those face down or in hand");
    assert_eq!(scene.from(1, Source::Workers), i16::from(side.workers.total()));
    assert_eq!(scene.from(1, Source::Gold), 3);
}

/// TW-10.4: a tie goes to more resources in total; still tied, it is shared.
#[test]
fn ties() {
    for (goods, winners) in [([5, 0, 0, 0], vec![1]), ([0, 0, 0, 0], vec![0, 1])] {
        let scene = ended(|scene| {
            scene.goods(1, goods);
        });
        let mut position = scene.position;
        for side in &mut position.table.sides[..2] {
            side.ledger = [0; Source::COUNT];
        }
        position.table.sides[0].goods = khipu_tawantinsuyu::Goods([0; 4]);
        let won: Vec<usize> = scene.game.score(&position).winners.iter().map(Seat::index).collect();
        assert_eq!(won, winners);
    }
}

/// TW-11.1: each step climbed gives its goods, also when several are climbed at once; steps are shared.
#[test]
fn each_step_gives_its_goods() {
    let mut scene = Scene::new(2);
    scene.statue(0, "sun", Size::Large).priest(0, 5).step(0, 2).step(1, 5);
    scene.play_all(0, &["walk 1", "sacrifice sun large", "gain 1 stone"]);
    assert_eq!((scene.held(0), scene.position.table.sides[0].step), ([0, 0, 3, 0], 5), "steps 3, 4 and 5");
}

/// TW-11.2: the powers of Z01 to Z20 are those of the pack, each once.
#[test]
fn every_passive_building_has_its_power() {
    let scene = Scene::new(2);
    for (number, plan) in scene.game.components().buildings.iter().enumerate().take(20) {
        assert_eq!(plan.id.as_str(), format!("Z{:02}", number + 1));
        assert_eq!(plan.power.map(|power| power as usize), Some(number));
    }
}

/// TW-11.3: the goods of the temple.
#[test]
fn goods_of_the_temple() {
    let scene = Scene::new(2);
    let mut words: Vec<String> = scene
        .game
        .components()
        .temple
        .iter()
        .map(|step| {
            let options = |benefit: &khipu_tawantinsuyu::Benefit| {
                benefit.0.iter().map(|effect| effect.write()).collect::<Vec<_>>().join(" | ")
            };
            step.gives.iter().map(options).collect::<Vec<_>>().join(", ")
        })
        .collect();
    words.sort();
    words.dedup();
    let known =
        ["", "1 god, 1 training", "1 gold", "1 potato, 1 god", "1 stone | 1 worker", "1 training", "2 stone"];
    assert_eq!(words, known);
}

/// TW-11.4: free stairs, statue and building; an army card is drawn; a task on a card is paid.
#[test]
fn words_of_rewards() {
    let conquest = |space: &str| {
        let mut scene = Scene::new(2);
        scene.priest(0, 3).army_up(0, &["corn2", "corn2", "corn2", "corn2"]).stairs(1, 2, false);
        scene.play_all(0, &["walk 1", "casualty potato", "done"]);
        scene.play(0, &format!("conquer {space}"));
        scene
    };
    let mut scene = conquest("AN5");
    scene.play(0, "stairs 2 lower");
    assert_eq!((scene.held(0), scene.points(0), scene.points(1)), ([2, 1, 0, 0], 14, 12));
    let mut scene = conquest("AN4");
    assert_eq!(scene.rule_against(0, "statue sun large"), "TW-11.4");
    scene.play(0, "statue sun small");
    assert_eq!(scene.from(0, Source::Statues), 3);
    let mut scene = conquest("CH4");
    scene.play(0, "build P17");
    assert_eq!(scene.position.table.sides[0].up.len(), 1);
    // GC10 offers a statue, which costs what it costs.
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC10"]).statue(0, "spiral", Size::Small).priest(0, 2);
    scene.goods(0, [0, 0, 3, 0]);
    scene.play_all(0, &["place architect T2a with GC10", "benefits before", "statue sun small"]);
    assert_eq!((scene.held(0)[2], scene.from(0, Source::Statues)), (0, 3));
}
