//! TW-15: rulings where the editions are silent or unclear.

use khipu_core::{Game as _, Viewer};
use khipu_tawantinsuyu::{Event, Kind, Size, Source, Stage, Tally};

use crate::scene::Scene;
use crate::tasks::at;

/// TW-15.1: either end of a row; a weaving is not turned.
#[test]
fn weavings_keep_their_edges() {
    // SW01 shows gold on its right: W09 with gold on its left matches there, not on the other side.
    for (end, gold) in [("right", 1), ("left", 0)] {
        let mut scene = at("T2a", 2, [0, 1, 0, 0], |scene| {
            scene.own(0, &["Z04"]).tapestry(0, &["SW01"]).stack(&["W09"]);
        });
        scene.play_all(0, &["task weavings", "buy W09"]).play(0, &format!("lay 1 {end}"));
        assert_eq!(scene.held(0)[3], gold);
    }
}

/// TW-15.2: steps beyond the top are lost.
#[test]
fn steps_beyond_the_top_are_lost() {
    let mut scene = Scene::new(2);
    scene.statue(0, "sun", Size::Large).priest(0, 5).step(0, 11);
    scene.play_all(0, &["walk 1", "sacrifice sun large"]);
    assert_eq!((scene.position.table.sides[0].step, scene.held(0)[3]), (12, 1));
    assert!(scene.events.iter().any(|event| matches!(event, Event::StepLost { .. })));
}

/// TW-15.3: a warrior takes neutral workers too.
#[test]
fn neutral_workers_can_be_taken() {
    let mut scene = Scene::new(2);
    // T1c is marked: with two players a neutral worker may stand there.
    scene.on("T1c", Kind::Courier).workers(0, &[Kind::Warrior]).goods(0, [0, 0, 0, 1]);
    scene.play_all(0, &["place warrior T1a with gold", "capture T1c"]);
    assert_eq!(scene.position.table.sides[0].workers.get(Kind::Courier), 1);
}

/// TW-15.4: gold pays for the potatoes of a priest, a festival and a conquest.
#[test]
fn gold_pays_for_potatoes() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Priest]).goods(0, [0, 0, 0, 2]);
    scene.play(0, "place priest T1a with gold");
    assert!(scene.can(0, "pay 1 gold"));
    let mut scene = Scene::new(2);
    scene.priest(0, 3).army(0, &["stone1", "corn1"]).goods(0, [0, 0, 0, 1]);
    scene.play_all(0, &["walk 1", "casualty potato", "muster stone1", "muster corn1"]);
    assert_eq!(scene.held(0)[3], 0);
    let mut scene = Scene::new(2);
    scene.gods(0, &["GC01"]).goods(0, [0, 0, 0, 1]).reach_festival();
    assert!(scene.can(0, "pay 1 gold"));
}

/// TW-15.5: what is used up is not available; fewer than three weavings: those there are.
#[test]
fn used_up_supplies() {
    let mut scene = at("T5b", 5, [0, 0, 3, 0], |scene| {
        for section in 1..=5 {
            scene.stairs(0, section, false);
        }
    });
    assert_eq!(scene.rule_against(0, "task stairs"), "TW-15.5", "no token is left");
    let mut scene = Scene::new(2);
    let spaces = ["AN1", "AN2", "AN3", "AN4", "AN5", "AN6", "CH1", "CH2", "CH3", "CH4"];
    spaces.iter().for_each(|space| {
        scene.marker(0, space);
    });
    scene.priest(0, 3).army_up(0, &["corn2", "corn2"]);
    scene.play_all(0, &["walk 1", "casualty potato"]);
    assert_eq!(scene.held(0)[3], 1, "no marker: the gold is all that is left");
    let mut scene = at("T2a", 2, [0, 6, 0, 0], |scene| {
        scene.stack(&["W01", "W07"]);
    });
    scene.play(0, "task weavings");
    assert_eq!(scene.moves(0), ["buy W01", "buy W07", "done"]);
}

/// TW-15.6: with Z13 one soldier in all must still be used.
#[test]
fn z13_needs_one_soldier() {
    let mut scene = Scene::new(2);
    scene.own(0, &["Z13"]).priest(0, 3).goods(0, [0; 4]);
    scene.play_all(0, &["walk 1", "casualty potato"]);
    assert_eq!(scene.position.table.sides[0].markers, 10, "without soldiers nothing can be conquered");
    let mut scene = Scene::new(2);
    // AN1 and CH1: turn 2 becomes turn 1.
    scene.own(0, &["Z13"]).priest(0, 3).army_up(0, &["stone1"]);
    scene.play_all(0, &["walk 1", "casualty potato", "done", "conquer AN1"]);
    assert_eq!(scene.position.table.sides[0].army_down.total(), 1);
}

/// TW-15.7: the god card of Z19 comes from the deck or the offer.
#[test]
fn z19_takes_from_deck_or_offer() {
    let mut scene = Scene::new(2);
    scene.own(0, &["Z19"]).goods(0, [1, 0, 0, 0]).offer(&["GC05"]);
    scene.play(0, "appeal");
    assert_eq!(scene.moves(0), ["take deck", "take GC05"]);
}

/// TW-15.11: without a possible placement there are secondary actions; if fewer than two are possible, those are taken.
#[test]
fn somebody_can_always_move() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]);
    assert!(scene.moves(0).iter().all(|words| !words.starts_with("place")));
    assert!(["walk 1", "pray", "train", "recruit priest"].iter().all(|words| scene.can(0, words)));
    // No nomads, no god cards, no army cards: only the High Priest walks.
    let mut scene = Scene::new(2);
    scene.nomads(&[]);
    let (table, secret) = (&mut scene.position.table, &mut scene.position.secret);
    secret.god_hands[1] = std::mem::take(&mut secret.god_deck);
    table.sides[1].god_unseen = 42;
    table.sides[1].army_down = std::mem::take(&mut secret.army_deck);
    assert_eq!(scene.moves(0), ["walk 1", "walk 2"]);
    scene.play(0, "walk 1");
    assert_eq!(scene.active(), 0, "an Offering: the gold was all there was; now the hire");
    assert!(!scene.can(0, "pray"));
}

/// TW-15.12: a worker that counts as another kind has its ability instead of the own one, and nothing that its own kind
/// would bring; its colour stays.
#[test]
fn a_role_is_not_a_colour() {
    let mut scene = Scene::new(2);
    scene
        .own(0, &["Z01", "Z14"])
        .workers(0, &[Kind::Warrior])
        .goods(0, [0, 0, 0, 1])
        .on("T1b", Kind::Warrior);
    scene.on("T5c", Kind::Priest);
    scene.play(0, "place warrior T1a with gold as courier");
    // One, and one beside another warrior; nothing of Z14, not the first of the segment, no card, no capture.
    let tasks = scene.events.iter().find_map(|event| match event {
        Event::TasksCounted { tasks, .. } => Some(*tasks),
        _ => None,
    });
    assert_eq!(tasks, Some(2));
    assert_eq!(scene.position.table.sides[0].army_hand, 0);
    assert!(!scene.can(0, "capture T5c"));
}

/// TW-15.13: first of a segment is who stands there alone now.
#[test]
fn first_is_who_stands_alone() {
    let mut scene = Scene::new(2);
    // A warrior from the next section takes the only worker of the segment away; later a courier is first again.
    scene.on("T1c", Kind::Priest).workers(0, &[Kind::Warrior]).workers(1, &[Kind::Courier]);
    scene.goods(0, [0, 1, 0, 1]).goods(1, [0, 0, 0, 1]);
    scene.play_all(0, &["place warrior T2a with gold", "capture T1c"]).idle();
    scene.play(1, "place courier T1c with gold");
    let counted = scene.events.iter().rev().find_map(|event| match event {
        Event::TasksCounted { tasks, .. } => Some(*tasks),
        _ => None,
    });
    assert_eq!(counted, Some(2));
}

/// TW-15.14: god benefits come after the costs are paid; they cannot pay the placement.
#[test]
fn benefits_do_not_pay_the_placement() {
    let mut scene = Scene::new(2);
    scene.workers(0, &[Kind::Architect]).gods(0, &["GC22"]).statue(0, "cross", Size::Small);
    assert_eq!(
        scene.rule_against(0, "place architect M1a with GC22"),
        "TW-4.4",
        "the card's potatoes come later"
    );
}

/// TW-15.15: which tasks can be done.
#[test]
fn doable_tasks() {
    let mut scene = at("M1b", 1, [0; 4], |_| {});
    assert_eq!(scene.rule_against(0, "task statue"), "TW-1.4", "3 stone are missing");
    assert_eq!(scene.rule_against(0, "task build"), "TW-1.4");
    assert!(scene.can(0, "task weavings"), "also without corn");
    let mut scene = at("M2c", 2, [0; 4], |scene| {
        scene.down(0, &["P01"]);
    });
    assert!(scene.moves(0).is_empty() || !scene.can(0, "task produce"), "no building face up");
    let mut scene = at("M5b", 5, [0; 4], |_| {});
    scene.play(0, "task merchant");
    let mut scene = at("T1a", 1, [0; 4], |scene| {
        scene.side(1).army_down = std::mem::take(&mut scene.position.secret.army_deck);
    });
    assert_eq!(scene.rule_against(0, "task training"), "TW-15.11");
}

/// TW-15.16: passive buildings answer before anyone acts, in turn order, also if the gold is taken.
#[test]
fn buildings_answer_first() {
    let mut scene = Scene::new(2);
    scene.own(1, &["Z11"]).goods(0, [0, 2, 0, 0]);
    scene.play(0, "walk 1");
    assert_eq!(scene.asked(), 1, "before the active player offers anything");
    scene.play(1, "weave top").play(0, "gold");
    assert_eq!(scene.position.table.sides[1].rows.len(), 1);
    let mut scene = Scene::new(2);
    scene.own(1, &["Z17"]).priest(0, 3);
    scene.play_all(0, &["walk 1"]);
    assert_eq!(scene.held(1)[3], 1, "before the casualty is chosen");
}

/// TW-15.17: festival steps in turn order from the holder; potatoes must be paid as far as they go, gold if wanted.
#[test]
fn potatoes_must_gold_may() {
    let mut scene = Scene::new(2);
    scene
        .gods(0, &["GC01", "GC02"])
        .goods(0, [1, 0, 0, 5])
        .gods(1, &["GC03"])
        .goods(1, [0, 0, 0, 1])
        .reach_festival();
    let pays: Vec<String> = scene.moves(0).into_iter().filter(|words| words.starts_with("pay")).collect();
    assert_eq!(pays, ["pay 1 potato", "pay 1 potato 1 gold"]);
    scene.play(0, "pay 1 potato");
    assert_eq!(scene.asked(), 1);
    assert_eq!(scene.moves(1), ["pay", "pay 1 gold"]);
    scene.play(1, "pay");
    assert_eq!((scene.from(0, Source::Hunger), scene.from(1, Source::Hunger)), (-2, -2));
}

/// TW-15.18: no casualty without village and nomads; a building stack used up leaves the market short.
#[test]
fn nothing_left_to_take() {
    let mut scene = Scene::new(2);
    scene.priest(1, 3).village(&[Kind::Courier]).nomads(&[]).goods(0, [1, 0, 0, 0]).empty_bag();
    scene.play(0, "train").idle_once();
    while !scene.can(0, "hire potato") {
        scene.idle_once();
    }
    scene.play(0, "hire potato");
    while scene.active() == 0 {
        scene.idle_once();
    }
    scene.play(1, "walk 1");
    assert_eq!(scene.position.table.casualties.total(), 0);
    let mut scene = at("T3b", 3, [0, 0, 9, 0], |scene| {
        scene.market(&["Z07", "Z14", "P02", "P19"]);
        let left = std::mem::take(&mut scene.position.table.passive.loose);
        scene.side(1).up = left;
    });
    scene.play_all(0, &["task build", "build Z07"]).idle();
    assert_eq!(scene.position.table.market.len(), 3);
}

/// TW-15.19: an empty god deck leaves the offer; both empty, nothing.
#[test]
fn an_empty_god_deck() {
    let mut scene = Scene::new(2);
    scene.offer(&["GC05"]);
    let secret = &mut scene.position.secret;
    secret.god_hands[1] = std::mem::take(&mut secret.god_deck);
    scene.side(1).god_unseen = 41;
    scene.play(0, "pray");
    assert_eq!(scene.position.table.sides[0].gods(), 1, "the only card there is, and no second one");
    assert!(scene.can(0, "train"));
}

/// TW-15.20: unbought weavings go under in the order they lay.
#[test]
fn unbought_weavings_keep_their_order() {
    let mut scene = at("T2a", 2, [0, 1, 0, 0], |scene| {
        scene.stack(&["W01", "W07", "W12", "W17"]);
    });
    scene.play_all(0, &["task weavings", "buy W07", "done"]);
    let rules = scene.game.components();
    let bottom = ["W01", "W12"].map(|id| rules.weaving(id).expect("a weaving"));
    assert_eq!(scene.position.table.weavings.bottom.items(), bottom);
}

/// TW-15.21: with an empty bag the running festival is finished first; the last one scores by its own number.
#[test]
fn the_running_festival_is_finished() {
    let mut scene = Scene::new(2);
    scene.village(&[Kind::Craftsman]).nomads(&[Kind::Priest]).empty_bag().reach_festival();
    scene.through_festival();
    let festival = scene.events.iter().skip_while(|event| !matches!(event, Event::Festival { .. }));
    let drawn = festival.filter(|event| matches!(event, Event::GodDrawn { .. })).count();
    assert_eq!(drawn, 3, "god cards are drawn");
    assert_eq!(scene.position.table.passive.bottom.len(), 2, "the market is new");
    assert!(!scene.events.iter().any(|event| matches!(event, Event::NeutralPlaced { .. })));
    assert_eq!(scene.from(0, Source::FestivalTile), 3);
}

/// TW-15.29: Z15 works whenever its owner may pay or act: in others' turns, while paying, before the final scoring.
#[test]
fn z15_works_in_others_turns() {
    let mut scene = Scene::new(2);
    scene.own(1, &["Z15"]).goods(1, [0, 1, 2, 0]);
    scene.play_all(0, &["walk 1"]);
    assert_eq!(scene.asked(), 1, "without corn enough, but with stone to exchange");
    scene.play(1, "trade stone corn").play(1, "offer 1");
    assert_eq!(scene.position.table.sides[1].step, 1);
    // While paying, as long as the price can still be paid.
    let mut scene = Scene::new(2);
    scene.own(0, &["Z15"]).goods(0, [2, 2, 0, 0]).workers(0, &[Kind::Architect]).gods(0, &["GC22"]);
    scene.play(0, "place architect M1a with GC22");
    assert!(scene.can(0, "trade corn gold"));
    scene.play(0, "trade corn gold");
    assert_eq!(scene.moves(0), ["pay 2 potato", "pay 1 potato 1 gold"]);
    // Before the final scoring: stone becomes gold, which scores.
    let mut scene = Scene::new(2);
    scene.own(1, &["Z15"]).goods(1, [0, 0, 4, 0]).festivals(2).reach_festival();
    while scene.position.table.stage != Stage::Over && scene.asked() != 1 {
        scene.idle_once();
    }
    scene.play(1, "trade stone gold").play(1, "trade stone gold");
    assert_eq!(scene.position.table.stage, Stage::Over, "nothing is left to exchange");
    assert_eq!(scene.from(1, Source::Gold), 2);
}

/// TW-15.30: what is put under a stack, or drawn for a Weavings task, lies open to all; a god card that comes from the
/// known bottom of the deck is no secret.
#[test]
fn what_lies_open_stays_known() {
    let mut scene = at("T3b", 3, [0, 0, 9, 9], |scene| {
        scene.market(&["Z07", "Z14", "P02", "P19"]).gods(0, &["GC01"]);
        let deck = std::mem::take(&mut scene.position.secret.god_deck);
        scene.position.secret.god_hands[1] = deck;
        scene.side(1).god_unseen = deck.len();
    });
    scene.play_all(0, &["task build", "exchange GC01", "remove P19", "done", "build Z07"]);
    while scene.active() == 0 {
        scene.idle_once();
    }
    scene.play(1, "pray");
    let gc01 = scene.game.components().god_card("GC01").expect("a card");
    assert!(scene.position.table.sides[1].god_seen.has(gc01));
    let drawn =
        scene.events.iter().rev().find(|event| matches!(event, Event::GodDrawn { .. })).expect("a draw");
    assert!(matches!(
        scene.game.redact_for(drawn, Viewer::Spectator),
        Some(Event::GodDrawn { card: Some(_), .. })
    ));
}

/// TW-15.31: the gold is taken before anything is done; who can do nothing takes it unasked.
#[test]
fn gold_or_the_own_part() {
    let mut scene = Scene::new(2);
    scene.down(0, &["P01", "P02"]).goods(0, [1, 0, 0, 0]);
    scene.play_all(0, &["walk 2", "flip P01"]);
    assert_eq!(scene.rule_against(0, "gold"), "TW-15.31");
    let mut scene = Scene::new(2);
    scene.priest(0, 5);
    scene.play(0, "walk 1");
    assert_eq!(scene.held(0)[3], 1, "no statues");
}

/// TW-15.32: a task that was begun is done, but after a god card has changed the market the building may be given up.
#[test]
fn a_changed_market_may_be_left() {
    let mut scene = at("T3b", 3, [0, 0, 2, 0], |scene| {
        scene.market(&["Z07", "Z06", "P19", "P18"]).gods(0, &["GC01"]);
    });
    scene.play(0, "task build");
    assert!(!scene.can(0, "done"), "a task that was begun is done");
    scene.play_all(0, &["exchange GC01", "remove Z07", "done"]);
    assert_eq!(scene.position.table.army_discards, Tally::default());
    assert!(scene.moves(0).is_empty() || scene.can(0, "done"));
}
