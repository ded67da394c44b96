//! TW-17: what makes a solo game easier or harder. TW-17.1 stands with the personalities.

use khipu_core::{Game, Options, Problem};
use khipu_tawantinsuyu::{Action, Actor, Event, Kind, Size, Source, Tawantinsuyu};

use crate::scene::Scene;
use crate::solo_scene::{IT, rolling};

type Named = &'static [(&'static str, &'static str)];

/// The same scene without and with an adjustment.
fn both(name: Named, play: impl Fn(Named) -> Scene) -> [Scene; 2] {
    [play(&[]), play(name)]
}

/// TW-17.2: a building costs Axomamma 2 stone, gold for missing stone.
#[test]
fn dear_buildings() {
    let play = |goods: [u16; 4]| {
        move |options: Named| {
            rolling(4, || {
                let mut scene = Scene::solo(options);
                scene.its_workers(&[Kind::Courier]).tokens_at(1, 2, 1).goods(IT, goods);
                scene
            })
        }
    };
    let [usual, easier] = both(&[("easier_buildings", "on")], play([0, 0, 2, 1]));
    assert_eq!((usual.held(IT), easier.held(IT)), ([0, 0, 1, 1], [0, 0, 0, 1]));
    let [_, easier] = both(&[("easier_buildings", "on")], play([0, 0, 1, 1]));
    assert_eq!((easier.held(IT), easier.position.table.sides[IT].up.len()), ([0, 0, 0, 0], 1));
    let [_, easier] = both(&[("easier_buildings", "on")], play([0, 0, 1, 0]));
    assert_eq!((easier.held(IT), easier.position.table.sides[IT].up.len()), ([0, 0, 1, 1], 0));
}

/// TW-17.3: its Worship takes 2 statues or more. TW-17.7: soldiers equal to the casualties are enough for its Conquest.
#[test]
fn other_conditions() {
    let weighed = |scene: &Scene, wanted: Action| {
        scene.events.iter().find_map(|event| match *event {
            Event::AutomaConsidered { action, holds, need, .. } if action == wanted => Some((holds, need)),
            _ => None,
        })
    };
    let [usual, easier] = both(&[("easier_worship", "on")], |options| {
        let mut scene = Scene::solo(options);
        scene.priest(IT, 5).statue(IT, "sun", Size::Small).its_turn();
        scene
    });
    assert_eq!(weighed(&usual, Action::Worship), Some((true, 1)));
    assert_eq!(weighed(&easier, Action::Worship), Some((false, 2)));
    let [usual, harder] = both(&[("harder_condition", "on")], |options| {
        let mut scene = Scene::solo(options);
        scene.priest(IT, 3).army_up(IT, &["corn2"]).casualties(2).its_turn();
        scene
    });
    assert_eq!(weighed(&usual, Action::Conquest), Some((false, 3)));
    assert_eq!(weighed(&harder, Action::Conquest), Some((true, 2)));
}

/// TW-17.4: no second conquest. TW-17.8: one soldier fewer to turn and to discard, not below 0.
#[test]
fn other_conquests() {
    let conquered = |event: &Event| matches!(event, Event::Conquered { who: Actor::Axomamma, .. });
    let play = |options: Named| {
        let mut scene = Scene::solo(options);
        scene.priest(IT, 3).army(IT, &["corn2", "stone1"]).its_turn();
        scene
    };
    let [usual, easier] = both(&[("easier_conquest", "on")], play);
    assert_eq!((usual.told(conquered), easier.told(conquered)), (2, 1));
    // 3 soldiers: 4 points for 2 turned and 1 discarded; with one fewer of each 10 points for 1 and 2.
    let [usual, harder] = both(&[("harder_soldiers", "on")], play);
    let best = |scene: &Scene| {
        scene.events.iter().find_map(|event| {
            if let Event::AutomaChoseConquest { points, .. } = event { Some(*points) } else { None }
        })
    };
    assert_eq!((best(&usual), best(&harder)), (Some(4), Some(10)));
    // A space of 0 and 1 costs nothing then.
    let mut scene = Scene::solo(&[("harder_soldiers", "on"), ("easier_conquest", "on")]);
    scene.priest(IT, 3).army(IT, &["stone1"]);
    for space in ["AN3", "CH5", "AN6", "KU4", "QU6", "CH6"] {
        scene.marker(0, space);
    }
    scene.its_turn();
    assert_eq!(scene.from(IT, Source::Conquest), 3, "KU2");
    assert_eq!(scene.position.table.sides[IT].army_up.total(), 1, "not below 0");
}

/// TW-17.5: without a worker no army card. TW-17.11: without a worker 2 points more.
#[test]
fn without_a_worker() {
    let play = |options: Named| {
        let mut scene = Scene::solo(options);
        scene.nomads(&[Kind::Architect, Kind::Architect]).its_turn();
        scene
    };
    let [usual, easier] = both(&[("easier_no_worker", "on")], play);
    let hand = |scene: &Scene| scene.position.table.sides[IT].army_hand;
    assert_eq!(hand(&usual) - hand(&easier), 1);
    let [usual, harder] = both(&[("harder_no_worker", "on")], play);
    assert_eq!(harder.points(IT) - usual.points(IT), 2);
}

/// TW-17.6: before its own Worship or Offering a temple step, free, with its goods; not in reactions. TW-17.9: each High
/// Priest action that it chooses scores 2 points, reactions do not.
#[test]
fn its_own_action() {
    let offering = |options: Named| {
        let mut scene = Scene::solo(options);
        scene.goods(IT, [0, 4, 0, 0]).step(IT, 4).its_turn();
        scene
    };
    let [usual, harder] = both(&[("harder_temple", "on")], offering);
    let step = |scene: &Scene| scene.position.table.sides[IT].step;
    assert_eq!((step(&usual), step(&harder)), (6, 7));
    let worship = |options: Named| {
        let mut scene = Scene::solo(options);
        scene.priest(IT, 5).statue(IT, "sun", Size::Small).step(IT, 4).its_turn();
        scene
    };
    let [usual, harder] = both(&[("harder_temple", "on")], worship);
    assert_eq!((step(&usual), step(&harder), harder.held(IT)), (5, 6, [1, 0, 2, 0]));
    let [usual, harder] = both(&[("harder_priest", "on")], offering);
    assert_eq!(harder.points(IT) - usual.points(IT), 2);
    let reaction = |options: Named| {
        let mut scene = Scene::solo(options);
        scene.goods(IT, [0, 3, 0, 0]).step(IT, 3).play_all(0, &["walk 1"]);
        if scene.can(0, "gold") {
            scene.play(0, "gold");
        }
        scene
    };
    let [usual, harder] = both(&[("harder_temple", "on"), ("harder_priest", "on")], reaction);
    assert_eq!((step(&usual), step(&harder), harder.points(IT)), (4, 4, usual.points(IT)));
}

/// TW-17.10: 2 points for each weaving at a festival.
#[test]
fn more_for_weavings() {
    let [usual, harder] = both(&[("harder_weavings", "on")], |options| {
        let mut scene = Scene::solo(options);
        scene.tapestry(IT, &["SW01", "W07", "W12"]).solo_festival();
        scene
    });
    assert_eq!((usual.from(IT, Source::Joints), harder.from(IT, Source::Joints)), (3, 6));
}

/// TW-17.12: at the end a point for each resource, so 2 for gold.
#[test]
fn points_for_resources() {
    let [usual, harder] = both(&[("harder_resources", "on")], |options| {
        let mut scene = Scene::solo(options);
        scene.festivals(2).goods(IT, [2, 1, 3, 2]).solo_festival();
        scene
    });
    assert_eq!(usual.from(IT, Source::Adjustments), 0);
    let left: u16 = harder.held(IT).iter().sum();
    assert!(left > 0);
    assert_eq!(harder.from(IT, Source::Adjustments), left as i16);
    assert_eq!(harder.from(IT, Source::Gold), harder.held(IT)[3] as i16);
}

/// TW-12.19, TW-14.12: every adjustment is an option of its own; several in one game (fr, consensus), or one (pl, ru).
#[test]
fn adjustments_in_one_game() {
    let game = Tawantinsuyu::new();
    let understood = |options: &[(&str, &str)]| {
        let options: Options =
            options.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect();
        game.options(&options)
    };
    let two = [("easier_worship", "on"), ("harder_temple", "on")];
    for edition in ["fr", "consensus"] {
        assert!(understood(&[("edition", edition), two[0], two[1]]).is_ok(), "{edition}");
    }
    for edition in ["pl", "ru"] {
        let faults = understood(&[("edition", edition), two[0], two[1]]).expect_err("one only");
        assert!(matches!(faults[0].problem, Problem::Count { found: 2, wanted: 1, .. }));
        assert!(understood(&[("edition", edition), two[0]]).is_ok());
        assert!(understood(&[("edition", edition), ("adjustments", "several"), two[0], two[1]]).is_ok());
    }
    let adjusting = game.title().options.iter().filter(|option| option.rule.starts_with("TW-17."));
    assert_eq!(adjusting.count(), 12);
}
