//! TW-15.34 to TW-15.38: what the editions do not say about Axomamma.

use std::sync::Arc;

use khipu_core::{Match, Options, Seat};
use khipu_tawantinsuyu::{Actor, Cast, Event, Pending, Size, Tawantinsuyu};

use crate::scene::Scene;
use crate::solo_scene::{IT, search};

fn conquered(scene: &Scene, id: &str) -> bool {
    scene.events.iter().any(
        |event| matches!(event, Event::Conquered { who: Actor::Axomamma, space, .. } if space.as_str() == id),
    )
}

/// Its own Conquest with strong cards, where only some spaces of one region are worth it.
fn conquest(left: &'static [&'static str]) -> impl Fn() -> Scene {
    move || {
        let mut scene = Scene::solo(&[("easier_conquest", "on")]);
        scene.priest(IT, 3).army(IT, &["corn2", "stone2", "potato2"]);
        let spaces: Vec<String> =
            scene.game.components().conquests.iter().map(|plan| plan.id.to_string()).collect();
        let taken: Vec<&String> =
            spaces.iter().filter(|id| !left.contains(&id.as_str()) && *id != "KU1").collect();
        for (number, id) in taken.iter().enumerate() {
            if number % 2 == 0 {
                scene.marker(0, id)
            } else {
                scene.its_marker(id)
            };
        }
        scene
    }
}

/// TW-15.34: a free small statue by the die and its cards; a free building by the rule of the personality; a free worker
/// is a random nomad; a free weaving is the face-up one, and goes to the right end.
#[test]
fn gains_that_nobody_speaks_of() {
    let scene = search(conquest(&["AN1", "AN2", "AN4", "AN5"]), |scene| conquered(scene, "AN4"));
    assert_eq!(scene.position.table.sides[IT].statues.of_size(Size::Small), 1);
    assert!(scene.events.iter().any(|event| matches!(event, Event::AutomaRolled { cast: Cast::Statue, .. })));
    let scene = search(conquest(&["CH1", "CH2", "CH3", "CH4"]), |scene| conquered(scene, "CH4"));
    assert_eq!(scene.position.table.sides[IT].producing().len(), 1, "it had fewer than 2");

    let mut scene = Scene::solo(&[]);
    scene
        .priest(0, 4)
        .own(IT, &["P10", "P13"])
        .tapestry(IT, &["SW01", "W12"])
        .stack(&["W07", "W08"])
        .play(0, "walk 1");
    if scene.can(0, "gold") {
        scene.play(0, "gold");
    }
    assert_eq!(scene.told(|event| matches!(event, Event::Recruited { who: Actor::Axomamma, .. })), 1);
    assert_eq!(scene.told(|event| matches!(event, Event::Hired { .. })), 0);
    let rules = scene.game.components();
    let row = ["SW01", "W12", "W07"].map(|id| rules.weaving(id).expect("a weaving"));
    assert_eq!(scene.position.table.sides[IT].rows.tiles(), row);
}

/// TW-15.35: of half its things those with high numbers and many soldiers come up; no card more than needed is sent.
#[test]
fn which_half_comes_up() {
    let mut scene = Scene::solo(&[]);
    scene.priest(0, 2).down(IT, &["P01", "P05", "P03"]).army_down(IT, &["gold1", "stone2"]).play(0, "walk 1");
    if scene.can(0, "gold") {
        scene.play(0, "gold");
    }
    let (rules, side) = (scene.game.components(), &scene.position.table.sides[IT]);
    let up = ["P03", "P05"].map(|id| rules.building(id).expect("a building"));
    assert_eq!(side.producing().iter().collect::<Vec<_>>(), up);
    assert_eq!(side.soldiers(rules), 2, "the card with two soldiers");
    // 1 to turn and 1 to discard of three single cards: one stays.
    let mut scene = Scene::solo(&[]);
    scene
        .priest(0, 3)
        .army(IT, &["gold1", "stone1", "corn1"])
        .marker(0, "KU2")
        .marker(0, "AN3")
        .play(0, "walk 1");
    while !scene.events.iter().any(|event| matches!(event, Event::Conquered { who: Actor::Axomamma, .. })) {
        scene.idle_once();
    }
    let side = &scene.position.table.sides[IT];
    let spent =
        side.army_down.total() + u32::from(3 - side.army_up.total() as u8 - side.army_down.total() as u8);
    let needed = scene.events.iter().find_map(|event| match event {
        Event::Conquered { who: Actor::Axomamma, space, .. } => {
            let plan = &scene.game.components().conquests
                [usize::from(scene.game.components().conquest(space.as_str())?)];
            Some(u32::from(plan.turn + plan.discard))
        }
        _ => None,
    });
    assert_eq!(Some(spent), needed);
}

/// TW-15.36: the army card and the discards come after your part; a second conquest comes also without a first.
#[test]
fn after_everybody_has_acted() {
    let mut scene = Scene::solo(&[]);
    scene.goods(IT, [0, 4, 0, 0]).goods(0, [0, 3, 0, 0]).offer(&["GC02"]).step(IT, 3).reach_its_turn();
    assert_eq!(scene.position.table.offer.len(), 1, "you are asked before");
    scene.play(0, "done");
    assert_eq!(scene.position.table.offer.len(), 0);
    // Its three face-up soldiers cannot pay anything that is left.
    let mut scene = Scene::solo(&[]);
    scene.priest(IT, 3).army_up(IT, &["gold1"]);
    for (number, id) in ["AN2", "CH2", "KU2", "QU2"].into_iter().enumerate() {
        if number % 2 == 0 {
            scene.marker(0, id)
        } else {
            scene.its_marker(id)
        };
    }
    scene.its_turn();
    assert_eq!(scene.told(|event| matches!(event, Event::Conquered { who: Actor::Axomamma, .. })), 1);
    assert_eq!(scene.told(|event| matches!(event, Event::AutomaChoseConquest { paid: false, .. })), 1);
}

/// TW-15.37: at the top of the temple it offers all the same.
#[test]
fn offering_at_the_top() {
    let mut scene = Scene::solo(&[]);
    let top = scene.game.components().top_step();
    scene.goods(IT, [0, 5, 0, 0]).step(IT, top).its_turn();
    assert_eq!((scene.held(IT), scene.position.table.sides[IT].step), ([0, 1, 0, 0], top));
    assert!(scene.told(|event| matches!(event, Event::StepLost { who: Actor::Axomamma })) > 0);
}

/// TW-15.38: its first stairs go to the next section whose upper place is free.
#[test]
fn the_place_of_its_first_stairs_is_taken() {
    let game = Arc::new(Tawantinsuyu::new());
    let mut played = Match::start(game.clone(), 1, &Options::new(), "taken").expect("a table");
    while played.position().table.pending.top().is_none_or(|top| top.what != Pending::Stand) {
        let choice = played.legal(Seat::new(0))[0];
        played.play(Seat::new(0), choice, &mut Vec::new()).expect("listed");
    }
    let mut position = *played.position();
    for section in [0, 1, 2, 4] {
        position.table.stairs[section] = Some(Actor::Seat(Seat::new(0)));
        position.table.sides[0].stairs -= 1;
    }
    let mut played = Match::from_position(game, position);
    let choice = played.legal(Seat::new(0))[0];
    played.play(Seat::new(0), choice, &mut Vec::new()).expect("listed");
    assert_eq!(played.position().table.stairs[3], Some(Actor::Axomamma));
}

/// TW-15.8: “most” may mean the points of a space or the soldiers that it discards.
#[test]
fn most_of_a_first_conquest() {
    let first = |options: &[(&str, &str)]| {
        let mut scene = Scene::solo(options);
        scene.priest(IT, 3).army(IT, &["corn2", "stone2", "potato2"]).marker(0, "AN6").its_turn();
        let chosen = scene.events.iter().find_map(|event| match event {
            Event::AutomaChoseConquest { space, .. } => scene.game.components().conquest(space.as_str()),
            _ => None,
        });
        let rules = scene.game.components().clone();
        rules.conquests[usize::from(chosen.expect("a conquest"))].clone()
    };
    let (points, discards) = (first(&[]), first(&[("automa_first_conquest", "discards")]));
    assert!(discards.discard > points.discard, "{} {}", discards.id, points.id);
}
