//! TW-12.8 to TW-12.15, TW-12.25, TW-12.26: the actions of Axomamma's board, and the rulings on them.

use khipu_tawantinsuyu::{Event, Good, Kind, Size, Source, Why};

use crate::scene::Scene;
use crate::solo_scene::{IT, rolling, search};

/// A scene in which the die shows 4 and the only token of that value stands on a space of the middle row.
fn middle(space: u8, options: &'static [(&'static str, &'static str)], set: &dyn Fn(&mut Scene)) -> Scene {
    rolling(4, || {
        let mut scene = Scene::solo(options);
        scene.its_workers(&[Kind::Courier]).tokens_at(1, space, 1);
        set(&mut scene);
        scene
    })
}

fn failed(scene: &Scene) -> Option<Why> {
    scene
        .events
        .iter()
        .find_map(|event| if let Event::AutomaFailed { why } = event { Some(*why) } else { None })
}

/// TW-12.8: the upper row is always possible; stone or corn: what it has least of. TW-15.28: in a tie corn.
#[test]
fn stone_or_corn() {
    let gained = |goods: [u16; 4]| {
        let scene = rolling(1, || {
            let mut scene = Scene::solo(&[]);
            scene.its_workers(&[Kind::Courier]).tokens_at(5, 1, 4).goods(IT, goods);
            scene
        });
        scene.held(IT)
    };
    assert_eq!(gained([0, 3, 1, 0]), [0, 3, 3, 0]);
    assert_eq!(gained([0, 1, 3, 0]), [0, 3, 3, 0]);
    assert_eq!(gained([0, 1, 1, 0]), [0, 3, 1, 0]);
}

/// TW-12.8: what cannot be paid in the middle row is 1 gold instead; gold is a joker only where needed. TW-12.14: a
/// building for 1 stone, else 1 gold, a random one of the type.
#[test]
fn a_building_of_the_type() {
    let scene = middle(2, &[], &|scene| _ = scene.goods(IT, [0, 0, 1, 1]));
    assert_eq!(scene.held(IT), [0, 0, 0, 1], "stone first");
    assert_eq!(scene.position.table.sides[IT].producing().len(), 1);
    let scene = middle(5, &[], &|scene| _ = scene.goods(IT, [0, 0, 0, 1]));
    assert_eq!(scene.held(IT), [0, 0, 0, 0], "else gold");
    assert_eq!(scene.position.table.sides[IT].up.len() - scene.position.table.sides[IT].producing().len(), 1);
    let scene = middle(2, &[], &|_| ());
    assert_eq!((scene.held(IT), failed(&scene)), ([0, 0, 0, 1], Some(Why::CannotPay)));
    let set = || {
        let mut scene = Scene::solo(&[]);
        scene.its_workers(&[Kind::Courier]).tokens_at(1, 2, 1).goods(IT, [0, 0, 1, 0]);
        scene
    };
    for id in ["P16", "P17"] {
        let built = |event: &Event| matches!(event, Event::AutomaChoseBuilding { tile, production: true, why: Why::Random } if tile.as_str() == id);
        search(set, |scene| scene.told(built) == 1);
    }
}

/// TW-12.14: stairs: an upper one in its High Priest's section, else the next clockwise, then lower ones; under yours
/// only if nothing else is left. They are paid and bring what stairs bring. TW-14.13: its first stairs are upper ones.
#[test]
fn stairs_clockwise() {
    let place = |set: &dyn Fn(&mut Scene)| -> (u8, bool, Why) {
        let scene = middle(3, &[], &|scene| {
            scene.goods(IT, [0, 0, 2, 1]);
            set(scene);
        });
        assert_eq!(scene.held(IT), [2, 1, 0, 0], "3 stone, one of them gold; a corn and two potatoes");
        let chose = scene.events.iter().find_map(|event| match *event {
            Event::AutomaChoseStairs { section, lower, why } => Some((section, lower, why)),
            _ => None,
        });
        chose.expect("stairs")
    };
    assert_eq!(place(&|_| ()), (1, false, Why::OwnSection));
    assert_eq!(place(&|scene| _ = scene.stairs(0, 1, false)), (2, false, Why::NextSection));
    let upper = |scene: &mut Scene| {
        scene
            .stairs(0, 1, false)
            .stairs(0, 2, false)
            .its_stairs(3, false)
            .stairs(0, 4, false)
            .stairs(0, 5, false);
    };
    assert_eq!(place(&upper), (3, true, Why::NextSection), "not under yours");
    let full = |scene: &mut Scene| {
        upper(scene);
        scene.its_stairs(3, true);
    };
    assert_eq!(place(&full), (1, true, Why::UnderYours));
    let scene = middle(3, &[], &|scene| _ = scene.goods(IT, [0, 0, 2, 0]));
    assert_eq!((scene.held(IT)[3], failed(&scene)), (1, Some(Why::CannotPay)));
}

/// TW-12.14: a large statue before a small one, by the card of a roll, next card clockwise if none, random if none at
/// all. TW-15.26: the size before the god. TW-14.9: a small one that it lacks, or by the die alone.
#[test]
fn statues_by_the_die() {
    let chose = |options: &'static [(&'static str, &'static str)], set: &dyn Fn(&mut Scene)| {
        let scene = middle(4, options, set);
        let statue = scene.events.iter().find_map(|event| match event {
            Event::AutomaChoseStatue { god, size, why } => Some((god.to_string(), *size, *why)),
            _ => None,
        });
        (scene.rolls(), statue, scene)
    };
    let gods = ["zigzag", "spiral", "squares", "cross"];
    let first = |roll: u8| gods[usize::from(roll) - 1];
    // The card that placed the worker has been replaced; its place may show another god, so only rolls of others count.
    for number in 0..30u64 {
        let mut scene = Scene::solo(&[]);
        scene
            .its_workers(&[Kind::Courier])
            .tokens_at(1, 4, 1)
            .goods(IT, [0, 0, 3, 2])
            .chance(number)
            .its_turn();
        let rolls = scene.rolls();
        if rolls[0] == 4 && rolls.get(1).is_some_and(|&roll| roll != 4) {
            let god = scene.game.components().god(first(rolls[1])).expect("a god");
            assert_eq!(scene.position.table.sides[IT].statues.get(god, Size::Large), 1);
            assert_eq!((scene.held(IT), scene.from(IT, Source::Statues)), ([0, 0, 0, 0], 9));
        }
    }
    let (_, small, _) = chose(&[], &|scene| _ = scene.goods(IT, [0, 0, 3, 0]));
    assert_eq!(small.expect("a statue").1, Size::Small, "it cannot pay a large one");
    // The large zigzag is gone, and all its cards are of zigzag: a small zigzag comes before a large statue at random.
    // The card that placed the worker has been replaced; a roll of its place is left out.
    for number in 0..60u64 {
        let mut scene = Scene::solo(&[]);
        scene.its_workers(&[Kind::Courier]).tokens_at(1, 4, 1).goods(IT, [0, 0, 3, 2]);
        scene
            .tuck(&["GC01", "GC02", "GC03", "GC22"])
            .statue(0, "zigzag", Size::Large)
            .chance(number)
            .its_turn();
        if scene.rolls()[0] == 4 && scene.rolls().get(1).is_some_and(|&roll| roll != 4) {
            let replaced = scene.position.table.automa.tucked[3].expect("a card").god;
            let zigzag = scene.game.components().god("zigzag").expect("a god");
            let statues = scene.position.table.sides[IT].statues;
            if replaced == zigzag {
                assert_eq!(statues.get(zigzag, Size::Small), 1);
            } else {
                assert_eq!(statues.get(replaced, Size::Large), 1, "large before small, round its cards");
            }
        }
    }
    // No statue of its four gods is left: a random one, large before small.
    let (_, statue, _) = chose(&[], &|scene| {
        scene.goods(IT, [0, 0, 3, 2]);
        for god in gods {
            scene.statue(0, god, Size::Large).statue(0, god, Size::Small).statue(0, god, Size::Small);
        }
        for god in ["wave", "sun"] {
            scene.statue(0, god, Size::Small);
        }
        // The card drawn for the placement must be of these four gods too.
        for id in (29..=42).map(|number| format!("GC{number}")) {
            scene.gods(0, &[&id]);
        }
    });
    let (god, size, why) = statue.expect("a statue");
    assert!(
        ["wave", "sun"].contains(&god.as_str()) && size == Size::Large && why == Why::Random,
        "{god} {why:?}"
    );
    // It has a small zigzag: with the usual reading another god's, with the other one zigzag again.
    let owned = |scene: &mut Scene| {
        scene.goods(IT, [0, 0, 3, 0]).tuck(&["GC01", "GC02", "GC03", "GC04"]).statue(
            IT,
            "zigzag",
            Size::Small,
        );
        (0..5).for_each(|i| {
            _ = scene.on(["T2b", "T3c", "T5a", "M1b", "M2d"][i], [Kind::Priest, Kind::Warrior][i % 2]);
        });
    };
    let (_, statue, _) = chose(&[], &owned);
    assert_ne!(statue.expect("a statue").0, "zigzag");
    let (rolls, statue, _) = chose(&[("automa_small_statue", "die")], &owned);
    let (god, _, why) = statue.expect("a statue");
    assert!(rolls[1] == 4 || (god == "zigzag" && why == Why::Die), "{god} {why:?}");
}

/// TW-12.9: workers gained bring the reward of their colour; above two a random one leaves at once. TW-12.26: from the
/// village and the nomads, who are refilled.
#[test]
fn workers_and_their_rewards() {
    let rewards = [
        (Kind::Architect, [0, 0, 1, 0]),
        (Kind::Courier, [2, 0, 0, 0]),
        (Kind::Craftsman, [0, 1, 0, 0]),
        (Kind::Warrior, [0, 0, 0, 0]),
        (Kind::Priest, [0, 0, 0, 0]),
    ];
    for (kind, goods) in rewards {
        // A token of 1 on the space of the potato end; the upper one gives 2 stone.
        let scene = rolling(1, || {
            let mut scene = Scene::solo(&[("personality_moment", "activation")]);
            scene.its_workers(&[Kind::Courier]).tokens_at(2, 1, 1);
            scene.village(&[kind, Kind::Warrior, Kind::Warrior, Kind::Warrior]);
            scene
        });
        let [potato, corn, stone, gold] = scene.held(IT);
        assert_eq!([potato, corn, stone - 2, gold], goods, "{kind:?}");
        let side = &scene.position.table.sides[IT];
        assert_eq!(side.army_hand, u8::from(kind == Kind::Warrior));
        assert_eq!(scene.from(IT, Source::Board), i16::from(kind == Kind::Priest));
        assert_eq!(side.workers.get(kind), 1);
    }
    // The corn end, by a token of 2, and a nomad.
    let scene = rolling(1, || {
        let mut scene = Scene::solo(&[("personality_moment", "activation")]);
        scene.its_workers(&[Kind::Courier, Kind::Priest]).tokens_at(2, 1, 5);
        scene
    });
    assert_eq!(scene.position.table.nomads.total(), 2, "refilled");
    assert_eq!(scene.position.table.sides[IT].workers.total(), 2);
    let dismissed = |set: fn() -> Scene| {
        let scene = rolling(1, set);
        scene.told(|event| matches!(event, Event::Dismissed { .. }))
    };
    let three = || {
        let mut scene = Scene::solo(&[("personality_moment", "activation")]);
        scene.its_workers(&[Kind::Courier, Kind::Priest]).tokens_at(2, 1, 1);
        scene
    };
    assert_eq!(dismissed(three), 0, "one was placed before");
    // Two workers, and the temple gives a third.
    let mut scene = Scene::solo(&[("personality_moment", "activation")]);
    scene.its_workers(&[Kind::Courier, Kind::Priest]).goods(IT, [0, 4, 3, 0]).step(IT, 1).its_turn();
    assert_eq!(scene.told(|event| matches!(event, Event::Dismissed { .. })), 1);
    assert_eq!(scene.position.table.gone.total(), 1);
    assert_eq!(scene.position.table.sides[IT].workers.total(), 2);
}

/// TW-12.8: the lower row is passed over if it is impossible.
#[test]
fn an_empty_village_is_passed_over() {
    let scene = rolling(1, || {
        let mut scene = Scene::solo(&[("personality_moment", "activation")]);
        scene.its_workers(&[Kind::Courier]).tokens_at(2, 1, 1).village(&[]);
        scene.position.table.tile = Some(Scene::who(0));
        scene.position.table.festivals = 1;
        scene
    });
    assert_eq!(scene.told(|event| matches!(event, Event::AutomaPassed { why: Why::NoneLeft, .. })), 1);
    assert_eq!(scene.held(IT)[3], 0, "no gold for that");
}

/// TW-12.10: instead of a god card the oldest of the offer goes under the deck for a point; TW-15.25: no point without an
/// offer. Instead of two army cards to choose from it draws one.
#[test]
fn cards_it_would_draw() {
    let climb = |offer: &[&str]| {
        let mut scene = Scene::solo(&[]);
        scene.goods(0, [0, 3, 0, 0]).goods(IT, [0, 4, 0, 0]).step(IT, 7).offer(offer).its_turn();
        scene
    };
    let scene = climb(&["GC02"]);
    assert_eq!((scene.position.table.sides[IT].step, scene.from(IT, Source::Board)), (9, 1));
    assert_eq!(scene.position.table.sides[IT].army_hand, 2, "a training of step 8, and that of its action");
    assert_eq!(scene.position.table.army_discards.total(), 1, "only your training discards");
    assert_eq!(climb(&[]).from(IT, Source::Board), 0);
}

/// TW-12.11: 5 potatoes become 5 points at once, however they come. TW-15.4: gold does not help.
#[test]
fn potatoes_become_points() {
    let scene = rolling(1, || {
        let mut scene = Scene::solo(&[]);
        scene.its_workers(&[Kind::Courier]).tokens_at(1, 1, 4).goods(IT, [4, 0, 0, 3]);
        scene
    });
    assert_eq!((scene.held(IT), scene.from(IT, Source::Potatoes)), ([2, 0, 0, 3], 5));
    let scene = rolling(1, || {
        let mut scene = Scene::solo(&[]);
        scene.its_workers(&[Kind::Courier]).tokens_at(1, 1, 4).goods(IT, [1, 0, 0, 3]);
        scene
    });
    assert_eq!((scene.held(IT), scene.from(IT, Source::Potatoes)), ([4, 0, 0, 3], 0));
}

/// TW-12.12: stone or a worker of the temple: what it has least of; in a tie a worker with 0 or 1, stone with 2; stone if
/// no worker is there; the worker comes from the potato end, else from the nomads.
#[test]
fn stone_or_worker_of_the_temple() {
    let set = |workers: &[Kind], stone: u16| {
        let mut scene = Scene::solo(&[]);
        scene.its_workers(workers).goods(IT, [0, 3, stone, 0]).step(IT, 2);
        scene
    };
    let react = |mut scene: Scene| {
        scene.play(0, "walk 1");
        if scene.can(0, "gold") {
            scene.play(0, "gold");
        }
        assert_eq!(scene.position.table.sides[IT].step, 3);
        (scene.position.table.sides[IT].workers.total(), scene.held(IT)[Good::Stone as usize], scene)
    };
    let (workers, stone, scene) = react(set(&[], 0));
    assert_eq!((workers, stone), (1, 1), "a worker, an architect, whose reward is a stone");
    assert_eq!(scene.position.table.village.len(), 3);
    let two = [Kind::Priest, Kind::Courier];
    assert_eq!(react(set(&two[..1], 1)).0, 2, "a tie with one worker");
    let (workers, stone, _) = react(set(&two, 2));
    assert_eq!((workers, stone), (2, 3), "a tie with two workers");
    assert_eq!(react(set(&two[..1], 0)).1, 1, "less stone");
    let mut none = set(&[], 3);
    none.village(&[]).nomads(&[]).empty_bag();
    none.position.table.tile = Some(Scene::who(0));
    assert_eq!(react(none).1, 4, "nobody is there");
    let mut nomads = set(&[], 3);
    nomads.village(&[]).nomads(&[Kind::Priest]);
    nomads.position.table.tile = Some(Scene::who(0));
    let (workers, _, scene) = react(nomads);
    assert_eq!((workers, scene.from(IT, Source::Board)), (1, 1), "the nomad, with a priest's point");
}

/// TW-15.19: if it must draw a god card and there is no deck, the offer is shuffled into one.
#[test]
fn the_offer_becomes_a_deck() {
    let scene = rolling(1, || {
        let mut scene = Scene::solo(&[]);
        scene.its_workers(&[Kind::Courier]).tokens_at(2, 1, 4).goods(0, [40, 0, 0, 0]);
        let all: Vec<String> = (1..=42).map(|number| format!("GC{number:02}")).collect();
        for id in all.iter().filter(|id| !["GC01", "GC08", "GC15", "GC22"].contains(&id.as_str())) {
            scene.gods(0, &[id]);
        }
        scene
    });
    assert_eq!(scene.told(|event| matches!(event, Event::OfferShuffled)), 1);
    let table = &scene.position.table;
    assert_eq!(
        (table.automa.tucked(), table.offer.len(), table.god_deck()),
        (4, 0, 0),
        "the card itself comes back"
    );
}
