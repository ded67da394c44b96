//! TW-12.13, TW-12.15, TW-12.25: Axomamma's weavings and its personality, and the rulings on them.

use khipu_core::{Game as _, Options};
use khipu_tawantinsuyu::{Actor, Event, Kind, Ruling, Size, Source, Tawantinsuyu, Why};

use crate::scene::Scene;
use crate::solo_scene::{IT, rolling, search};

/// Its own Weavings task: the token of 4 on the first space of the middle row, these tiles on the stack.
fn task(corn: u16, gold: u16, row: &[&str], stack: &[&str]) -> Scene {
    rolling(4, || {
        let mut scene = Scene::solo(&[]);
        scene.its_workers(&[Kind::Courier]).tokens_at(1, 1, 1).goods(IT, [0, corn, 0, gold]);
        scene.tapestry(IT, row).stack(stack);
        scene
    })
}

fn bought(scene: &Scene) -> Vec<String> {
    let bought = |event: &Event| {
        if let Event::WeavingBought { who: Actor::Axomamma, tile } = event {
            Some(tile.to_string())
        } else {
            None
        }
    };
    scene.events.iter().filter_map(bought).collect()
}

/// TW-12.13: two weavings if it can pay, one and a gold if only one; TW-12.25: 1 corn or 3, with neither only the gold
/// and nothing is drawn; else you may buy one of the rest. Gold fills up (TW-15.23).
#[test]
fn its_own_weavings_task() {
    let stack = ["W01", "W07", "W12", "W17"];
    let scene = task(3, 0, &["SW01"], &stack);
    assert_eq!((bought(&scene).len(), scene.held(IT)), (2, [0, 0, 0, 0]));
    let scene = task(2, 1, &["SW01"], &stack);
    assert_eq!((bought(&scene).len(), scene.held(IT)), (2, [0, 0, 0, 0]), "gold for the third corn");
    let scene = task(2, 0, &["SW01"], &stack);
    assert_eq!((bought(&scene).len(), scene.held(IT)), (1, [0, 1, 0, 1]), "one, and a gold");
    let scene = task(0, 0, &["SW01"], &stack);
    assert_eq!((bought(&scene).len(), scene.held(IT)), (0, [0, 0, 0, 1]));
    let drawn = |scene: &Scene| scene.told(|event| matches!(event, Event::WeavingDrawn { .. }));
    assert_eq!(drawn(&scene), 0, "nothing is drawn or offered");
    assert_eq!(drawn(&task(0, 1, &["SW01"], &stack)), 3, "gold pays for one");
    // You are asked about the rest, and it goes on afterwards.
    let mut asked = 0;
    for number in 0..40 {
        let mut scene = Scene::solo(&[]);
        scene
            .its_workers(&[Kind::Courier])
            .tokens_at(1, 1, 1)
            .stack(&stack)
            .tapestry(IT, &["SW02"])
            .goods(IT, [0, 1, 0, 0])
            .goods(0, [0, 2, 0, 0])
            .chance(number);
        while scene.rolls().is_empty() {
            scene.idle_once();
        }
        if scene.rolls()[0] != 1 && scene.rolls()[0] != 3 && scene.active() == IT {
            asked += 1;
            assert!(scene.can(0, "buy W07"));
            scene.play(0, "buy W07");
            while scene.told(|event| *event == Event::TurnEnded { who: Actor::Axomamma }) == 0 {
                scene.idle_once();
            }
            assert!(
                scene.told(|event| matches!(event, Event::AutomaMovedToken { .. })) > 0,
                "its turn went on"
            );
        }
    }
    assert!(asked > 0);
}

/// TW-12.13: to the largest tapestry first, then smaller ones, then new ones. TW-14.6: in ties by colour, then by the
/// highest number, or by the number alone; with our numbers both give the same.
#[test]
fn which_weaving_it_takes() {
    // White lacks nothing: the row has orange and purple; white and orange come up, white fits.
    let scene = task(1, 0, &["SW02", "SW03"], &["W07", "W01", "W08", "W17"]);
    assert_eq!(bought(&scene), ["W01"]);
    assert_eq!(scene.position.table.sides[IT].rows.iter().next().map(<[u8]>::len), Some(3));
    // Nothing fits: a new row with the highest number.
    let scene = task(1, 0, &["SW02"], &["W07", "W08", "W09", "W17"]);
    assert_eq!(bought(&scene), ["W09"]);
    assert_eq!(scene.position.table.sides[IT].rows.count(), 2);
    // Ties: red before yellow.
    let scene = task(1, 0, &["SW02"], &["W21", "W29", "W01", "W17"]);
    assert_eq!(bought(&scene), ["W29"]);
    let why = scene.events.iter().find_map(|event| {
        if let Event::AutomaChoseWeaving { why, size, .. } = event { Some((*why, *size)) } else { None }
    });
    assert_eq!(why, Some((Why::Colour, 1)));
    // The second goes where the first made room, or not: both are white, so the second starts a row.
    let scene = task(3, 0, &["SW02"], &["W01", "W02", "W03", "W17"]);
    assert_eq!(bought(&scene), ["W03", "W02"]);
    assert_eq!(scene.position.table.sides[IT].rows.count(), 2);
    for stack in [["W21", "W29", "W01", "W17"], ["W25", "W22", "W08", "W17"], ["W02", "W13", "W18", "W17"]] {
        let took = ["colours", "number"].map(|reading| {
            let scene = rolling(4, || {
                let mut scene = Scene::solo(&[("automa_weavings", reading)]);
                scene.its_workers(&[Kind::Courier]).tokens_at(1, 1, 1).goods(IT, [0, 1, 0, 0]);
                scene.tapestry(IT, &["SW02"]).stack(&stack);
                scene
            });
            let by_number =
                |event: &Event| matches!(event, Event::AutomaChoseWeaving { why: Why::HighestNumber, .. });
            assert!(reading == "colours" || scene.told(by_number) == 1);
            bought(&scene)
        });
        assert_eq!(took[0], took[1]);
    }
}

/// TW-12.13: in your task it buys one with 2 corn or more, unless it would start a row. TW-15.23: gold does not count for
/// that; where the price is 3 it pays the third corn. It ignores the rewards of joints.
#[test]
fn your_weavings_task() {
    let yours = |options: &[(&str, &str)], corn: u16, gold: u16, row: &[&str]| {
        let mut scene = Scene::solo(options);
        scene.workers(0, &[Kind::Craftsman]).goods(0, [0, 0, 0, 1]).goods(IT, [0, corn, 0, gold]);
        scene.tapestry(IT, row).stack(&["W08", "W07", "W09", "W17"]);
        // T2a has the weavings icon; section 2 costs 1 food, so the High Priest stands there.
        scene.priest(0, 2).play_all(0, &["place craftsman T2a with gold", "task weavings"]);
        while scene.told(|event| matches!(event, Event::AutomaConsideredWeavings { .. })) == 0 {
            scene.idle_once();
        }
        scene
    };
    let scene = yours(&[], 2, 0, &["SW01"]);
    assert_eq!((bought(&scene), scene.held(IT)), (vec!["W09".to_owned()], [0, 0, 0, 0]));
    assert_eq!(scene.told(|event| matches!(event, Event::Joined { .. })), 0);
    assert!(bought(&yours(&[], 1, 5, &["SW01"])).is_empty(), "gold is no corn here");
    assert!(bought(&yours(&[], 5, 0, &["SW02"])).is_empty(), "all are orange like its row");
    let dear: &[(&str, &str)] = &[("leftover_price", "3")];
    assert!(bought(&yours(dear, 2, 0, &["SW01"])).is_empty(), "the third corn is missing");
    assert!(bought(&yours(dear, 1, 5, &["SW01"])).is_empty(), "gold is no corn here");
    let scene = yours(dear, 2, 1, &["SW01"]);
    assert_eq!((bought(&scene).len(), scene.held(IT)), (1, [0, 0, 0, 0]), "gold for the third corn");
    assert_eq!(yours(&[("leftover_price", "3")], 3, 0, &["SW01"]).held(IT), [0, 0, 0, 0]);
}

/// A token of 1 on the personality's space.
fn personality(
    id: &'static str,
    options: &'static [(&'static str, &'static str)],
    set: &dyn Fn(&mut Scene),
) -> Scene {
    rolling(1, || {
        let mut scene = Scene::solo(options);
        scene.its_workers(&[Kind::Courier]).tokens_at(3, 1, 4);
        if scene.position.table.automa.personality.is_some() {
            scene.personality(id);
        }
        set(&mut scene);
        scene
    })
}

/// TW-12.15: the gold, and a random small statue; or the top weaving; or a temple step; or a building: a production one
/// with fewer than 2 of them face up, else a passive one; all free. TW-15.9: by option when a token on its space is
/// activated.
#[test]
fn four_personalities() {
    let activation: &[(&str, &str)] = &[("personality_moment", "activation")];
    let scene = personality("statue", activation, &|_| ());
    assert_eq!((scene.held(IT)[3], scene.from(IT, Source::Statues)), (1, 3));
    assert_eq!(scene.position.table.sides[IT].statues.of_size(Size::Small), 1);
    let scene = personality("weaving", activation, &|scene| _ = scene.stack(&["W07", "W01"]));
    assert_eq!(
        scene.position.table.sides[IT].rows.tiles(),
        [scene.game.components().weaving("W07").expect("a weaving")]
    );
    let scene = personality("temple", activation, &|_| ());
    assert_eq!((scene.position.table.sides[IT].step, scene.held(IT)), (1, [1, 0, 0, 1]));
    let scene = personality("building", activation, &|scene| _ = scene.own(IT, &["P01", "Z05"]));
    assert_eq!((scene.position.table.sides[IT].producing().len(), scene.held(IT)[3]), (2, 1));
    let scene = personality("building", activation, &|scene| _ = scene.own(IT, &["P01", "P02"]));
    assert_eq!(
        (scene.position.table.sides[IT].producing().len(), scene.position.table.sides[IT].up.len()),
        (2, 3)
    );
}

/// TW-14.10: the French edition counts all face-up buildings, and then takes one of any type.
#[test]
fn personality_building_of_the_french() {
    let french: &[(&str, &str)] = &[("edition", "fr"), ("personality_moment", "activation")];
    let scene = personality("building", french, &|scene| _ = scene.own(IT, &["P01", "Z05"]));
    assert_eq!(scene.position.table.sides[IT].producing().len(), 1, "two are face up: a passive one");
    let set = || {
        let mut scene = Scene::solo(french);
        scene.its_workers(&[Kind::Courier]).tokens_at(3, 1, 4).personality("building").own(IT, &["Z05"]);
        scene
    };
    for production in [0, 1] {
        search(set, |scene| {
            scene.rolls() == [1] && scene.position.table.sides[IT].producing().len() == production
        });
    }
}

/// TW-14.11: in all editions it acts, with the gold, when a token stops on its space, and the space itself gives the
/// gold alone.
#[test]
fn personality_on_landing() {
    for edition in ["pl", "ru", "fr", "consensus"] {
        let option = Options::from([("edition".to_owned(), edition.to_owned())]);
        let rulings = Tawantinsuyu::new().options(&option).expect("an edition");
        assert_eq!(rulings.of(Ruling::PersonalityMoment), 1, "{edition}");
    }
    let landing: &[(&str, &str)] = &[];
    let scene = personality("temple", landing, &|_| ());
    assert_eq!((scene.position.table.sides[IT].step, scene.held(IT)[3]), (0, 1));
    let scene = personality("temple", landing, &|scene| _ = scene.tokens_at(2, 1, 4));
    assert_eq!((scene.position.table.sides[IT].step, scene.held(IT)), (1, [1, 0, 2, 1]));
}

/// TW-17.1: without a personality its space gives the gold alone.
#[test]
fn no_personality() {
    let scene = personality("temple", &[("easier_personality", "on")], &|_| ());
    assert_eq!(scene.position.table.automa.personality, None);
    assert_eq!((scene.position.table.sides[IT].step, scene.held(IT)), (0, [0, 0, 0, 1]));
}
