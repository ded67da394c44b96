//! TW-8: other secondary actions and the end of the turn.

use khipu_tawantinsuyu::{Event, Kind};

use crate::scene::Scene;

/// TW-8.1: two god cards.
#[test]
fn prayer() {
    let mut scene = Scene::new(2);
    scene.play_all(0, &["pray"]);
    while scene.position.table.sides[0].gods() < 2 {
        scene.idle_once();
    }
    assert_eq!(scene.position.table.sides[0].god_unseen, 2);
    assert!(scene.can(0, "train"));
}

/// TW-8.2: training as the task.
#[test]
fn training() {
    let mut scene = Scene::new(2);
    scene.play(0, "train");
    scene.idle_once();
    assert_eq!(scene.position.table.sides[0].army_hand, 1);
    assert_eq!(scene.position.table.army_discards.total(), 1);
}

/// TW-8.3, TW-8.6: a nomad, free; the bag sends another while it has one. Without nomads there is none to take.
#[test]
fn recruiting() {
    let mut scene = Scene::new(2);
    scene.play(0, "recruit priest");
    assert_eq!(scene.position.table.sides[0].workers.get(Kind::Priest), 1);
    assert_eq!(scene.position.table.nomads.total(), 2);
    let mut scene = Scene::new(2);
    scene.nomads(&[Kind::Priest]).empty_bag();
    scene.play(0, "recruit priest");
    assert_eq!(scene.position.table.nomads.total(), 0);
    scene.idle().idle();
    assert_eq!(scene.rule_against(0, "recruit priest"), "TW-8.6");
}

/// TW-8.4: a potato for the potato end, corn for the corn end, the last one for either; gold is a joker.
#[test]
fn hiring() {
    for (words, kind, goods) in
        [("hire potato", Kind::Architect, [0, 1, 0, 0]), ("hire corn", Kind::Warrior, [1, 0, 0, 0])]
    {
        let mut scene = Scene::new(2);
        scene.goods(0, [1, 1, 0, 0]);
        scene.play(0, "train").idle_once().play(0, "recruit priest").play(0, words).pay(0);
        assert_eq!((scene.held(0), scene.position.table.sides[0].workers.get(kind)), (goods, 1));
        assert_eq!(scene.active(), 1, "one hire a turn");
    }
    let mut scene = Scene::new(2);
    scene.goods(0, [0, 1, 0, 0]).village(&[Kind::Courier]);
    scene.play(0, "train").idle_once().play(0, "recruit priest");
    assert_eq!(scene.rule_against(0, "hire potato"), "TW-1.4");
    scene.play(0, "hire corn").pay(0);
    assert_eq!(scene.position.table.sides[0].workers.get(Kind::Courier), 1);
}

/// TW-8.5, TW-8.7: at most two workers at the end of the own turn, after the hire; gains in others' turns wait.
#[test]
fn the_limit_of_workers() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Courier, Kind::Courier]).goods(0, [1, 0, 0, 0]);
    scene.play(0, "train").idle_once().play(0, "recruit priest").play(0, "hire potato").pay(0);
    assert_eq!(scene.position.table.sides[0].workers.total(), 4, "gains are allowed");
    scene.play_all(0, &["dismiss courier", "dismiss courier"]);
    let table = &scene.position.table;
    assert_eq!((table.sides[0].workers.total(), table.gone.total()), (2, 2));
    assert_eq!(scene.active(), 1);
    // A worker gained in another's turn: KU-conquest of the reacting player gives a nomad.
    let mut scene = Scene::new(2);
    scene.priest(0, 3).workers(1, &[Kind::Courier, Kind::Architect]).army_up(1, &["stone2", "corn2"]);
    scene.play_all(0, &["walk 1", "casualty potato"]).play(1, "conquer CH3");
    scene.play(1, "nomad priest");
    assert_eq!(scene.position.table.sides[1].workers.total(), 3);
    while scene.active() == 0 {
        scene.idle_once();
    }
    assert_eq!(scene.position.table.sides[1].workers.total(), 3, "until the end of the own turn");
    scene.idle();
    assert_eq!(scene.position.table.sides[1].workers.total(), 2);
    assert!(scene.events.iter().any(|event| matches!(event, Event::Dismissed { .. })));
}
