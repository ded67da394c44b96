//! TW-6: the tasks.

use khipu_tawantinsuyu::{Event, Kind, Size, Source};

use crate::scene::Scene;

/// A scene in which seat 0 has placed an architect on a space with gold, having goods left.
pub(crate) fn at(space: &str, section: u8, goods: [u16; 4], set: impl Fn(&mut Scene)) -> Scene {
    let mut scene = Scene::new(2);
    let food = match space.as_bytes()[0] {
        b'T' => 0,
        b'M' => 2,
        _ => 5,
    };
    let [potato, corn, stone, gold] = goods;
    scene.workers(0, &[Kind::Architect]).goods(0, [potato + food, corn, stone, gold + 1]).priest(0, section);
    set(&mut scene);
    scene.play(0, &format!("place architect {space} with gold"));
    let paid = format!("pay {food} potato");
    if food > 0 && scene.can(0, &paid) {
        scene.play(0, &paid);
    }
    scene
}

/// TW-6.1: 3 potatoes, 2 corn, 2 stone or 1 gold.
#[test]
fn gathering() {
    for (space, section, task, goods) in [
        ("T1c", 1, "potato", [3, 0, 0, 0]),
        ("T3a", 3, "corn", [0, 2, 0, 0]),
        ("T1c", 1, "stone", [0, 0, 2, 0]),
        ("T1c", 1, "gold", [0, 0, 0, 1]),
    ] {
        let mut scene = at(space, section, [0; 4], |_| {});
        scene.play(0, &format!("task {task}"));
        assert_eq!(scene.held(0), goods);
    }
}

/// TW-6.2: 3 stone for 4 points, 1 corn and 2 potatoes, anywhere; lower ones under upper ones, whose owner scores 2.
#[test]
fn stairs() {
    let mut scene = at("T5b", 5, [0, 0, 3, 0], |scene| {
        scene.stairs(1, 2, false);
    });
    scene.play(0, "task stairs");
    assert_eq!(scene.rule_against(0, "stairs 2 upper"), "TW-6.2", "taken");
    assert_eq!(scene.rule_against(0, "stairs 1 lower"), "TW-6.2", "no upper one");
    scene.play(0, "stairs 2 lower");
    assert_eq!((scene.held(0), scene.points(0), scene.points(1)), ([2, 1, 0, 0], 14, 12));
    let mut scene = at("T5b", 5, [0, 0, 3, 0], |scene| {
        scene.stairs(0, 2, false);
    });
    scene.play_all(0, &["task stairs", "stairs 2 lower"]);
    assert_eq!(scene.points(0), 16, "also for oneself");
}

/// TW-6.3, TW-6.5, TW-6.14: a building for its cost, face up; the market is filled at the end of the turn only.
#[test]
fn building() {
    let mut scene = at("T3b", 3, [0, 0, 5, 0], |scene| {
        scene.market(&["Z07", "Z14", "P02", "P19"]).on("T3a", Kind::Architect);
    });
    scene.play(0, "task build");
    assert_eq!(scene.rule_against(0, "build P19"), "TW-1.4", "too dear");
    assert_eq!(scene.rule_against(0, "build P01"), "TW-6.3", "not on the market");
    scene.play(0, "build Z07");
    let z07 = scene.game.components().building("Z07").expect("a building");
    assert!(scene.position.table.sides[0].up.has(z07));
    assert_eq!((scene.held(0)[2], scene.position.table.market.len()), (3, 3));
    scene.play_all(0, &["task stone", "task corn"]);
    assert_eq!(scene.position.table.market.len(), 3, "no refill before the end of the turn");
    scene.idle();
    assert_eq!(scene.position.table.market.len(), 4);
}

/// TW-6.14: the refill at the end of the turn also replaces what another player took in it.
#[test]
fn the_market_is_refilled_for_others_too() {
    let mut scene = Scene::new(2);
    scene.priest(0, 3).army_up(1, &["corn2", "corn2", "corn2"]);
    scene.play_all(0, &["walk 1", "casualty potato"]).play(1, "conquer CH4").play(1, "build P17");
    assert_eq!(scene.position.table.market.len(), 3);
    while scene.active() == 0 {
        scene.idle_once();
    }
    assert_eq!(scene.position.table.market.len(), 4);
}

/// TW-6.4: a god card under the deck removes one or two buildings, which go under their stacks in the chosen order and
/// are replaced at once by their own type.
#[test]
fn a_god_card_changes_the_market() {
    let mut scene = at("T3b", 3, [0, 0, 9, 9], |scene| {
        scene.market(&["Z07", "Z14", "P02", "P19"]).gods(0, &["GC01", "GC02"]);
    });
    scene.play_all(0, &["task build", "exchange GC01", "remove Z14"]);
    assert_eq!(scene.position.table.market.len(), 4, "the second is chosen before anything is drawn");
    scene.play(0, "remove Z07");
    let rules = scene.game.components().clone();
    let [z07, z14, gc01] =
        [rules.building("Z07"), rules.building("Z14"), rules.god_card("GC01")].map(Option::unwrap);
    let table = &scene.position.table;
    assert_eq!(table.passive.bottom.items(), [z14, z07]);
    assert_eq!(table.god_bottom.items(), [gc01]);
    assert_eq!(table.market.iter().filter(|&building| building < 20).count(), 2);
    assert_eq!(scene.rule_against(0, "exchange GC02"), "TW-6.4", "once");
    // One is enough.
    let mut scene = at("T3b", 3, [0, 0, 9, 9], |scene| {
        scene.market(&["Z07", "Z14", "P02", "P19"]).gods(0, &["GC01"]);
    });
    scene.play_all(0, &["task build", "exchange GC01", "remove P19", "done"]);
    assert_eq!(scene.position.table.production.bottom.len(), 1);
    assert!(scene.can(0, "build Z07"));
}

/// TW-6.6, TW-6.18: small for 3 stone and 3 points, large for 3 stone and 2 gold and 9 points; of any god in supply, a
/// second one of a god too.
#[test]
fn statues() {
    for (words, left, points) in
        [("statue sun small", [0, 0, 0, 2], 13), ("statue sun large", [0, 0, 0, 0], 19)]
    {
        let mut scene = at("M1b", 1, [0, 0, 3, 2], |scene| {
            scene.statue(0, "sun", Size::Small);
        });
        scene.play(0, "task statue");
        scene.play(0, words);
        if scene.can(0, "pay 3 stone") {
            scene.play(0, "pay 3 stone");
        }
        assert_eq!((scene.held(0), scene.points(0)), (left, points));
    }
    let mut scene = at("M1b", 1, [0, 0, 3, 2], |scene| {
        scene.statue(1, "sun", Size::Large);
    });
    scene.play(0, "task statue");
    assert_eq!(scene.rule_against(0, "statue sun large"), "TW-6.18", "none is left");
}

/// TW-6.7, TW-6.16: the top three; 1, 3 or 6 corn in all; each other may buy one of the rest, in turn order; what is
/// left goes under, and a new top is turned up.
#[test]
fn weavings() {
    let mut scene = Scene::new(3);
    scene
        .workers(0, &[Kind::Priest])
        .goods(0, [0, 6, 0, 1])
        .priest(0, 2)
        .goods(1, [0, 9, 0, 0])
        .goods(2, [0, 2, 0, 0]);
    scene.stack(&["W01", "W07", "W12", "W17", "W21"]);
    scene.play_all(0, &["place priest T2a with gold", "task weavings"]);
    assert_eq!(scene.moves(0), ["buy W01", "buy W07", "buy W12", "done"]);
    scene.play(0, "buy W01");
    assert_eq!(scene.held(0)[1], 5);
    scene.play_all(0, &["buy W12", "lay new"]);
    assert_eq!(scene.held(0)[1], 3, "3 for two");
    scene.play(0, "done");
    assert_eq!(scene.asked(), 1);
    scene.play(1, "buy W07");
    assert_eq!(scene.held(1)[1], 7);
    let table = &scene.position.table;
    assert_eq!(table.weaving_top, scene.game.components().weaving("W17"));
    // Buying nothing: the others may still buy, and the rest goes under in order.
    let mut scene = Scene::new(3);
    scene.workers(0, &[Kind::Priest]).goods(0, [0, 6, 0, 1]).priest(0, 2).goods(2, [0, 2, 0, 0]);
    scene.stack(&["W01", "W07", "W12", "W17", "W21"]);
    scene.play_all(0, &["place priest T2a with gold", "task weavings", "done"]);
    assert_eq!(scene.asked(), 2, "seat 1 has no corn");
    scene.play_all(2, &["buy W07", "lay new"]);
    let rules = scene.game.components();
    let bottom: Vec<_> = ["W21", "W01", "W12"].map(|id| rules.weaving(id).expect("a weaving")).to_vec();
    assert_eq!(scene.position.table.weavings.bottom.items(), bottom);
    // All three: 6 corn.
    let mut scene = at("T2a", 2, [0, 6, 0, 0], |_| {});
    scene.play(0, "task weavings");
    for _ in 0..3 {
        let buy = scene.moves(0)[0].clone();
        scene.play(0, &buy);
        if scene.can(0, "lay new") {
            scene.play(0, "lay new");
        }
    }
    assert_eq!((scene.held(0)[1], scene.position.table.sides[0].rows.len()), (0, 3));
}

/// TW-6.8, TW-6.13: a weaving goes to an end of a row without its pattern or begins a new row; edges need not match.
#[test]
fn rows_have_different_patterns() {
    let mut scene = at("T2a", 2, [0, 1, 0, 0], |scene| {
        scene.tapestry(0, &["W02", "W08"]).tapestry(0, &["W12"]).stack(&["W01", "W07"]);
    });
    scene.play_all(0, &["task weavings", "buy W01"]);
    assert_eq!(scene.moves(0), ["lay 2 left", "lay 2 right", "lay new"], "row 1 has a white one");
    assert_eq!(scene.rule_against(0, "lay 1 left"), "TW-6.8");
    scene.play(0, "lay 2 left");
    let rows: Vec<usize> = scene.position.table.sides[0].rows.iter().map(<[u8]>::len).collect();
    assert_eq!(rows, [2, 2]);
}

/// TW-6.9, TW-6.17: a free weaving is the face-up one or, unseen, the one under it; others do not buy; then a new top
/// is turned up.
#[test]
fn free_weavings() {
    for (words, taken, top) in [("weave top", "W01", "W07"), ("weave under", "W07", "W01")] {
        let mut scene = Scene::new(2);
        scene.workers(0, &[Kind::Architect]).gods(0, &["GC20"]).statue(0, "squares", Size::Small);
        scene.goods(1, [0, 9, 0, 0]).stack(&["W01", "W07", "W12"]);
        scene.play_all(0, &["place architect T1a with GC20", "benefits before", words]);
        let rules = scene.game.components();
        assert_eq!(scene.position.table.sides[0].rows.tiles(), [rules.weaving(taken).expect("a weaving")]);
        assert_eq!(scene.position.table.weaving_top, rules.weaving(top));
        assert_eq!(scene.asked(), 0);
    }
}

/// TW-6.10: draw two, keep one, discard one; an empty deck is made anew from the discards.
#[test]
fn training() {
    let mut scene = Scene::new(2);
    scene.position.secret.army_deck = scene.game.components().army_all;
    scene.play(0, "train");
    scene.idle_once();
    assert_eq!(scene.position.table.sides[0].army_hand, 1);
    assert_eq!(scene.position.table.army_discards.total(), 1);
    // Only one card is left in the deck, the others are discarded.
    let mut scene = Scene::new(2);
    let (table, secret) = (&mut scene.position.table, &mut scene.position.secret);
    while secret.army_deck.total() > 1 {
        let kind = usize::from(secret.army_deck.nth(0).expect("a card"));
        secret.army_deck.remove(kind);
        table.army_discards.add(kind);
    }
    scene.play(0, "train");
    assert!(scene.events.contains(&Event::ArmyShuffled));
    scene.idle_once();
    assert_eq!(scene.position.table.sides[0].army_hand, 1);
}

/// TW-6.4, TW-15.32: the market may be exchanged although nothing in it can be paid; then a building may be built or not.
#[test]
fn a_market_that_cannot_be_paid_is_exchanged() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC22", "GC01", "GC02"]).priest(0, 3);
    scene.play_all(0, &["place architect T3b with GC22", "task build"]);
    assert_eq!(scene.moves(0), ["exchange GC01", "exchange GC02"]);
    scene.play_all(0, &["exchange GC01", "remove Z01", "remove P16"]);
    assert_eq!(scene.position.table.market.len(), 4);
    assert!(!scene.can(0, "exchange GC02"));
    // The only card of the hand is not shown unasked.
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC22", "GC01"]).priest(0, 3);
    scene.play_all(0, &["place architect T3b with GC22", "task build"]);
    assert_eq!(scene.moves(0), ["exchange GC01"]);
    // Without a card there is no task to begin.
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC22"]).priest(0, 3);
    scene.play(0, "place architect T3b with GC22");
    assert_eq!(scene.rule_against(0, "task build"), "TW-1.4");
}

/// TW-6.11: the benefits of one own face-up production building, which stays up.
#[test]
fn produce_once() {
    let mut scene = at("M2c", 2, [0; 4], |scene| {
        scene.own(0, &["P01", "P19"]).down(0, &["P02"]);
    });
    scene.play(0, "task produce");
    assert_eq!(scene.rule_against(0, "produce P02"), "TW-6.11");
    scene.play(0, "produce P01");
    assert_eq!(scene.held(0), [3, 0, 0, 0]);
    assert_eq!(scene.position.table.sides[0].producing().len(), 2);
}

/// TW-6.12: what each joint gives.
#[test]
fn the_merchant_pays_joints() {
    let cases: [(&[&str], [u16; 4], i16); 5] = [
        (&["SW01", "W09"], [0, 0, 0, 1], 10),
        (&["W04", "W12"], [0, 0, 2, 0], 10),
        (&["SW02", "W14"], [3, 0, 0, 0], 10),
        (&["W02", "W21"], [0, 0, 0, 0], 13),
        (&["W02", "W12"], [0, 0, 0, 0], 10),
    ];
    for (row, goods, points) in cases {
        let mut scene = at("M5b", 5, [0; 4], |scene| {
            scene.tapestry(0, row);
        });
        scene.play(0, "task merchant");
        assert_eq!((scene.held(0), scene.points(0)), (goods, points), "{row:?}");
    }
    // An army card; a god card and a potato; something turned up; a step for gold.
    let mut scene = at("M5b", 5, [0, 0, 0, 1], |scene| {
        scene.tapestry(0, &["W09", "W18"]).tapestry(0, &["W01", "W13"]).tapestry(0, &["W14", "W29"]);
        scene.tapestry(0, &["W03", "W07"]).down(0, &["P01"]).army_down(0, &["corn2"]);
    });
    scene.play(0, "task merchant");
    assert_eq!((scene.position.table.sides[0].army_hand, scene.held(0)), (1, [1, 0, 0, 1]));
    for gain in ["gain 1 god", "gain 1 rejuvenate", "gain 1 paid_step"] {
        assert!(scene.can(0, gain), "{gain}");
    }
    assert!(!scene.can(0, "done"), "the god card is taken");
    scene.play_all(0, &["gain 1 rejuvenate", "flip corn2"]);
    assert!(!scene.can(0, "gain 1 rejuvenate"), "each joint gives once");
    scene.play(0, "gain 1 paid_step");
    assert_eq!((scene.held(0)[3], scene.position.table.sides[0].step), (0, 1));
}

/// TW-6.15: rewards in the player's order, gold of one joint paying another's step, which may be declined.
#[test]
fn gold_of_a_joint_pays_a_step() {
    let mut scene = at("M5b", 5, [0; 4], |scene| {
        scene.tapestry(0, &["W03", "W07"]).tapestry(0, &["SW01", "W09"]);
    });
    scene.play(0, "task merchant");
    assert_eq!(scene.moves(0), ["climb", "done"]);
    scene.play(0, "climb");
    assert_eq!(scene.position.table.sides[0].step, 1);
    let mut scene = at("M5b", 5, [0; 4], |scene| {
        scene.tapestry(0, &["W03", "W07"]).tapestry(0, &["SW01", "W09"]);
    });
    scene.play_all(0, &["task merchant", "done"]);
    assert_eq!((scene.position.table.sides[0].step, scene.held(0)[3]), (0, 1));
}

/// TW-6.19: passive buildings are never turned down; rejuvenating concerns production buildings and army cards.
#[test]
fn passive_buildings_stay_up() {
    let mut scene = Scene::new(2);
    scene.own(0, &["Z07", "P01"]).priest(0, 4);
    scene.play(0, "walk 1");
    assert_eq!(scene.rule_against(0, "produce Z07"), "TW-6.11");
    scene.play(0, "produce P01");
    let side = &scene.position.table.sides[0];
    assert_eq!((side.up.len(), side.down.len()), (1, 1));
    assert_eq!(scene.from(0, Source::Passive), 0);
}
