//! TW-12.4, TW-12.5: Axomamma's High Priest actions and reactions, and the rulings on them.

use khipu_tawantinsuyu::{Actor, Event, Kind, Size, Source, Why};

use crate::scene::Scene;
use crate::solo_scene::{IT, search};

/// Plays your High Priest action: walk to it, take the gold, and nothing else.
fn you_act(scene: &mut Scene) {
    scene.play(0, "walk 1");
    let moves = scene.moves(0);
    let first = ["casualty potato", "gold"];
    for wanted in first {
        if scene.can(0, wanted) {
            scene.play(0, wanted);
        }
    }
    assert!(!moves.is_empty());
}

/// TW-13.9: reacting to your Rejuvenate with 3 buildings and 3 army cards down it turns up 2 and 2. TW-12.5: free.
#[test]
fn half_of_each_comes_up() {
    let mut scene = Scene::solo(&[]);
    scene.priest(0, 2).down(IT, &["P01", "P02", "P03"]).army_down(IT, &["gold1", "stone2", "corn1"]);
    you_act(&mut scene);
    let side = &scene.position.table.sides[IT];
    assert_eq!((side.up.len(), side.down.len()), (2, 1));
    assert_eq!((side.army_up.total(), side.army_down.total()), (2, 1));
}

/// TW-12.5: its own Rejuvenate turns everything up.
#[test]
fn its_own_rejuvenate() {
    let mut scene = Scene::solo(&[]);
    scene.down(IT, &["P01", "P02"]).army_down(IT, &["gold1"]).its_turn();
    let side = &scene.position.table.sides[IT];
    assert_eq!((side.up.len(), side.down.len(), side.army_up.total()), (2, 0, 1));
}

/// TW-12.5: production: all face-up buildings produce; as an action the one with the highest number stays up, as a
/// reaction all turn down. Of several goods it takes what it has least of, in ties gold, corn, stone, potato.
#[test]
fn production() {
    let mut scene = Scene::solo(&[]);
    scene.priest(IT, 4).own(IT, &["P02", "P15", "P03"]).goods(IT, [0, 0, 0, 0]).its_turn();
    let id = |scene: &Scene, id: &str| scene.game.components().building(id).expect("a building");
    let side = scene.position.table.sides[IT];
    assert_eq!(side.producing().iter().collect::<Vec<_>>(), [id(&scene, "P15")]);
    assert_eq!(side.goods.0, [0, 2, 2, 1], "P02 and P03, then gold: it had none");
    assert_eq!(side.score(), 11, "P15's point");
    assert!(
        scene
            .events
            .iter()
            .any(|event| matches!(event, Event::AutomaChoseGain { why: Why::Least, have: 0, .. }))
    );

    let mut scene = Scene::solo(&[]);
    scene.priest(0, 4).own(IT, &["P12", "P04"]).goods(IT, [0, 1, 1, 0]);
    you_act(&mut scene);
    let side = scene.position.table.sides[IT];
    assert!(side.producing().is_empty());
    // P04: potatoes, of which it has none; P12: corn and stone tie, corn comes first, and a potato.
    assert_eq!(side.goods.0, [4, 3, 1, 0]);
    assert!(
        scene.events.iter().any(|event| matches!(event, Event::AutomaChoseGain { why: Why::TieOrder, .. }))
    );
}

/// TW-12.5: an Offering as far as it can pay; TW-15.23: gold fills up what is missing, also for more steps, but the
/// condition counts corn alone. As a reaction 3 corn for a step.
#[test]
fn offering() {
    let mut scene = Scene::solo(&[]);
    scene.goods(IT, [0, 4, 0, 1]).step(IT, 8).its_turn();
    assert_eq!(scene.position.table.sides[IT].step, 10);
    assert_eq!(scene.held(IT), [0, 0, 2, 1], "one gold is not enough for a third step");
    let mut scene = Scene::solo(&[]);
    scene.goods(IT, [0, 4, 0, 2]).step(IT, 8).its_turn();
    assert_eq!(
        (scene.position.table.sides[IT].step, scene.held(IT)),
        (11, [0, 0, 2, 1]),
        "and 1 gold of step 11"
    );
    let mut scene = Scene::solo(&[]);
    scene.goods(IT, [0, 2, 0, 1]).step(IT, 8);
    you_act(&mut scene);
    assert_eq!((scene.position.table.sides[IT].step, scene.held(IT)), (9, [0, 0, 0, 0]));
}

/// TW-12.5: Worship as an action: one large statue for 3 steps and one small for 1. TW-15.24: as a reaction a small one
/// if it has one, for a step; which god's is random.
#[test]
fn worship() {
    let set = || {
        let mut scene = Scene::solo(&[]);
        scene.priest(IT, 5).statue(IT, "sun", Size::Large).statue(IT, "sun", Size::Small);
        scene.statue(IT, "wave", Size::Small).step(IT, 4);
        scene
    };
    for god in ["sun", "wave"] {
        let gave = |event: &Event| matches!(event, Event::Sacrificed { god: of, size: Size::Small, .. } if of.as_str() == god);
        let scene = search(set, |scene| scene.told(gave) == 1);
        assert_eq!(scene.position.table.sides[IT].step, 8);
        assert_eq!(scene.position.table.sides[IT].statues.of_size(Size::Large), 0);
        assert_eq!(scene.position.table.sides[IT].statues.of_size(Size::Small), 1);
    }
    let mut scene = set();
    scene.priest(0, 5);
    you_act(&mut scene);
    let side = &scene.position.table.sides[IT];
    assert_eq!((side.step, side.statues.of_size(Size::Small), side.statues.of_size(Size::Large)), (5, 1, 1));
    // Without a small one it gives the large one.
    let mut scene = Scene::solo(&[]);
    scene.priest(0, 5).statue(IT, "sun", Size::Large).step(IT, 4);
    you_act(&mut scene);
    assert_eq!(
        (scene.position.table.sides[IT].step, scene.position.table.sides[IT].statues.of_size(Size::Large)),
        (5, 0)
    );
}

/// TW-12.5: as a reaction to your Conquest it plays all its cards free and takes the space with most points that it can
/// pay; it discards cards with 1 soldier first and turns those with 2 first. TW-15.8: points are those of the space.
#[test]
fn conquest_as_a_reaction() {
    let mut scene = Scene::solo(&[]);
    scene.priest(0, 3).army(IT, &["gold1", "stone1", "corn2", "stone2", "potato2"]);
    you_act(&mut scene);
    // 10 points for 2 turned and 3 discarded: a single card and a double one go, no card more; a double one is turned.
    assert_eq!(scene.from(IT, Source::Conquest), 10);
    let side = &scene.position.table.sides[IT];
    assert_eq!((side.army_hand, side.army_up.total(), side.army_down.total()), (0, 2, 1));
    assert_eq!(scene.position.table.army_discards.total(), 2);
    assert_eq!(side.soldiers(scene.game.components()), 3);
    assert_eq!(
        scene.told(|event| matches!(event, Event::Conquered { who: Actor::Axomamma, .. })),
        1,
        "no second one"
    );
    let why = scene
        .events
        .iter()
        .find_map(|event| if let Event::AutomaChoseConquest { why, .. } = event { Some(*why) } else { None });
    assert_eq!(why, Some(Why::MostPoints));
}

/// TW-12.5: ties go by fewest markers in the region, then fewer than 3 of its own, then fewest of yours, then the order of
/// regions. TW-15.28: what is left is random.
#[test]
fn ties_among_conquest_spaces() {
    let chosen = |set: &dyn Fn(&mut Scene)| -> (String, Why) {
        let mut scene = Scene::solo(&[]);
        scene.priest(0, 3).army(IT, &["corn2"]);
        set(&mut scene);
        you_act(&mut scene);
        let chose = scene.events.iter().find_map(|event| match event {
            Event::AutomaChoseConquest { space, why, .. } => Some((space.to_string(), *why)),
            _ => None,
        });
        chose.expect("a conquest")
    };
    // One card of 2 soldiers: AN1, AN2, CH1, CH2, KU2 (3 points), QU1, QU2 can be paid.
    assert_eq!(chosen(&|_| ()), ("KU2".to_owned(), Why::MostPoints));
    let none =
        |scene: &mut Scene| _ = scene.marker(0, "KU2").marker(0, "AN2").marker(0, "CH2").marker(0, "QU2");
    assert_eq!(chosen(&|scene| none(scene)), ("AN1".to_owned(), Why::RegionOrder));
    let fewest = |scene: &mut Scene| {
        none(scene);
        scene.marker(0, "AN3").marker(0, "CH3");
    };
    assert_eq!(chosen(&fewest), ("QU1".to_owned(), Why::FewestMarkers));
    let own = |scene: &mut Scene| {
        none(scene);
        scene.its_marker("AN3").its_marker("AN4").its_marker("AN5");
        scene.its_marker("CH3").its_marker("CH4").marker(0, "CH5");
        scene.marker(0, "QU3").marker(0, "QU4").marker(0, "QU5");
    };
    assert_eq!(chosen(&own), ("CH1".to_owned(), Why::FewestOfYours));
    let three = |scene: &mut Scene| {
        none(scene);
        scene.its_marker("AN3").its_marker("AN4").its_marker("AN5");
        scene.its_marker("CH3").marker(0, "CH4").marker(0, "CH5").marker(0, "CH6").marker(0, "AN6");
        scene.marker(0, "QU3").marker(0, "QU4");
        scene.its_marker("QU5").its_marker("QU6");
    };
    assert_eq!(
        chosen(&three),
        ("QU1".to_owned(), Why::FewestOfYours),
        "AN has three of its own, CH more of yours"
    );
    // AN1 and AN2 of one region: chance decides.
    for space in ["AN1", "AN2"] {
        let set = || {
            let mut scene = Scene::solo(&[]);
            scene.priest(IT, 3).army(IT, &["corn2"]).marker(0, "KU2").marker(0, "CH2").marker(0, "CH1");
            scene.marker(0, "QU2").marker(0, "QU1").marker(0, "KU1");
            scene
        };
        search(set, |scene| {
            scene.events.iter().any(|event| {
                matches!(event, Event::AutomaChoseConquest { space: id, tied: 2, paid: true, .. } if id.as_str() == space)
            })
        });
    }
}

/// TW-12.5: as an action a second conquest, on the space with the fewest discards. TW-14.8: free of soldiers, or paid.
/// TW-15.8: it sends the worker at the potato end to the casualties.
#[test]
fn its_own_conquest() {
    let set = |options: &'static [(&'static str, &'static str)]| {
        move || {
            let mut scene = Scene::solo(options);
            scene.priest(IT, 3).army(IT, &["corn2"]);
            scene
        }
    };
    let mut scene = set(&[])();
    scene.its_turn();
    assert_eq!(scene.position.table.casualties.get(Kind::Architect), 1, "from the potato end");
    let conquered: Vec<String> = scene
        .events
        .iter()
        .filter_map(|event| {
            if let Event::Conquered { who: Actor::Axomamma, space, .. } = event {
                Some(space.to_string())
            } else {
                None
            }
        })
        .collect();
    assert_eq!(conquered[0], "KU2", "3 points for one soldier discarded");
    assert!(["AN1", "CH1", "KU1", "QU1"].contains(&conquered[1].as_str()), "{conquered:?} has no discards");
    let discarded = |event: &Event| matches!(event, Event::ArmyDiscarded { who: Actor::Axomamma, .. });
    assert_eq!(scene.told(discarded), 1);
    // Paid: the card is gone, so there is no second conquest.
    let mut scene = set(&[("automa_second_conquest", "paid")])();
    scene.its_turn();
    assert_eq!(scene.told(|event| matches!(event, Event::Conquered { who: Actor::Axomamma, .. })), 1);
}

/// TW-14.4: soldiers in hand count one a card, or as printed (pl); then they are told only when they are played.
#[test]
fn soldiers_in_hand() {
    let weighed = |options: &[(&str, &str)], casualties: u8| {
        let mut scene = Scene::solo(options);
        scene.priest(IT, 3).army(IT, &["corn2", "stone2"]).casualties(casualties).its_turn();
        scene.events.iter().find_map(|event| match *event {
            Event::AutomaConsidered { holds, have, need, .. } => Some((holds, have, need)),
            _ => None,
        })
    };
    assert_eq!(weighed(&[], 1), Some((true, Some(2), 2)));
    assert_eq!(weighed(&[], 3), Some((false, Some(2), 4)));
    assert_eq!(weighed(&[("edition", "pl")], 3), Some((true, Some(4), 4)));
    assert_eq!(weighed(&[("automa_soldiers", "printed")], 4), Some((false, None, 5)));
}

/// TW-15.27: its passive buildings have no effect for it; they count at the end.
#[test]
fn passive_buildings_of_axomamma() {
    let mut scene = Scene::solo(&[]);
    scene.priest(0, 3).own(IT, &["Z17", "Z18", "Z11", "Z12"]).goods(IT, [0, 0, 0, 1]).own(0, &["Z13"]);
    you_act(&mut scene);
    assert_eq!((scene.points(IT), scene.held(IT)), (10, [0, 0, 0, 1]));
    assert_eq!(scene.told(|event| matches!(event, Event::Triggered { .. })), 0);
}

/// TW-15.16: your passive buildings answer its actions too, before anybody acts.
#[test]
fn your_buildings_answer_its_actions() {
    let mut scene = Scene::solo(&[]);
    scene.priest(IT, 3).army_up(IT, &["corn2"]).own(0, &["Z17"]).its_turn();
    assert_eq!((scene.points(0), scene.held(0)[3]), (11, 1));
    let first = |wanted: &dyn Fn(&Event) -> bool| scene.events.iter().position(wanted).expect("it happened");
    let answered = first(&|event| matches!(event, Event::Triggered { who: Actor::Seat(_), .. }));
    assert!(answered < first(&|event| matches!(event, Event::Casualty { who: Actor::Axomamma, .. })));
    let mut scene = Scene::solo(&[]);
    scene.down(IT, &["P01", "P02", "P03"]).own(0, &["Z18"]).its_turn();
    assert_eq!(scene.held(0)[3], 1, "its Rejuvenate");
}
