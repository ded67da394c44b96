//! TW-12: Axomamma's setup, turn and placement.

use std::sync::Arc;

use khipu_core::{Game, Match, Options, Seat, Viewer, Who};
use khipu_tawantinsuyu::{
    Action, Actor, Cast, Components, Event, Kind, Pending, Size, Source, Stage, Tawantinsuyu, Terrace, Why,
};

use crate::scene::Scene;
use crate::solo_scene::{IT, rolling, search};

const AXOMAMMA: Actor = Actor::Axomamma;

/// TW-12.1: a random starting weaving before you choose, goods instead of god cards, an army card, two workers, its High
/// Priest a roll from yours, four cards under the board, one upper stairs token without benefit, tokens at their starts,
/// a personality; you start. TW-15.22: its two stone come to those of everybody, unless the option says otherwise.
#[test]
fn setup_of_axomamma() {
    let game = Arc::new(Tawantinsuyu::new());
    for number in 0..20 {
        let seed = format!("setup {number}");
        let mut played = Match::start(game.clone(), 1, &Options::new(), &seed).expect("a solo table");
        let table = played.position().table;
        assert_eq!(table.sides[IT].rows.len(), 1, "it has its weaving");
        assert_eq!(played.legal(Seat::new(0)).len(), 3, "you choose among the other three");
        assert_eq!(table.sides[IT].goods.0, [0, 2, 4, 1]);
        let two = Options::from([("automa_stone".to_owned(), "2".to_owned())]);
        let two = Match::start(game.clone(), 1, &two, &seed).expect("a solo table");
        assert_eq!(two.position().table.sides[IT].goods.0, [0, 2, 2, 1]);
        assert_eq!((table.sides[IT].army_hand, table.sides[IT].workers.total()), (1, 2));
        assert!(table.sides[IT].workers.0.iter().all(|&count| count < 2), "of two colours, as you draw");
        let mut events = Vec::new();
        while played.position().table.pending.top().is_none_or(|top| top.what != Pending::Turn) {
            let choice = played.legal(Seat::new(0))[0];
            played.play(Seat::new(0), choice, &mut events).expect("listed");
        }
        let table = &played.position().table;
        let (yours, side) = (table.sides[0].priest.expect("yours stands"), &table.sides[IT]);
        assert!((1..=4).contains(&table.automa.die));
        let section = (yours + table.automa.die) % 5;
        assert_eq!(side.priest, Some(section));
        assert_eq!(side.stairs, 4);
        let first = table.stairs.iter().position(|owner| *owner == Some(AXOMAMMA)).expect("its stairs");
        assert!(first < 5 && (first == usize::from(section) || table.stairs[usize::from(section)].is_some()));
        assert_eq!(side.score(), 10, "without benefit");
        assert_eq!(table.automa.tucked(), 4);
        assert!(table.automa.personality.is_some() && side.gods() == 0);
        assert_eq!(table.automa.tokens, game.components().automa.tokens.map(|token| token.start));
        assert_eq!((table.stage, table.active), (Stage::Play, Actor::Seat(Seat::new(0))));
    }
    let automa = &game.components().automa;
    assert_eq!(automa.die, [1, 2, 2, 3, 3, 4]);
    let mut values = automa.tokens.map(|token| token.value);
    values.sort_unstable();
    assert_eq!(values, [1, 1, 2, 2, 2, 3, 3, 4]);
}

/// TW-12.1: of the cards under the board only the symbols are seen; its hand is hidden too.
#[test]
fn what_is_hidden_of_axomamma() {
    let mut scene = Scene::solo(&[]);
    scene.army(IT, &["gold1", "corn2"]);
    let view = scene.game.view(&scene.position, Viewer::Seat(Seat::new(0)));
    let shown = scene.game.export_view(&view).to_string();
    assert!(!shown.contains("GC01"), "the card is covered");
    assert!(shown.contains(r#"{"god":"zigzag","card":null}"#), "its symbol is not");
    let mut other = scene.position;
    let card = scene.game.components().god_card("GC02").expect("a card");
    other.secret.god_deck.remove(card);
    other.secret.god_deck.insert(scene.game.components().god_card("GC01").expect("a card"));
    other.secret.tucked[0] = Some(card);
    assert_eq!(
        scene.game.view(&other, Viewer::Seat(Seat::new(0))),
        view,
        "another card of the god looks the same"
    );
}

/// TW-12.2: the nearest of the next two High Priest spaces whose condition holds; TW-12.3: 4 corn for an Offering.
#[test]
fn the_nearest_condition_that_holds() {
    let considered = |scene: &Scene| -> Vec<(Action, bool)> {
        let weighed = scene.events.iter().filter_map(|event| match *event {
            Event::AutomaConsidered { action, holds, .. } => Some((action, holds)),
            _ => None,
        });
        weighed.collect()
    };
    // Both hold: the nearer one.
    let mut scene = Scene::solo(&[]);
    scene.goods(IT, [0, 4, 0, 0]).down(IT, &["P01", "P02", "P03"]).its_workers(&[Kind::Priest]).its_turn();
    assert_eq!(considered(&scene), [(Action::Offering, true)]);
    assert_eq!(scene.position.table.sides[IT].priest, Some(1));
    // Only the second.
    let mut scene = Scene::solo(&[]);
    scene
        .goods(IT, [0, 3, 0, 5])
        .down(IT, &["P01", "P02"])
        .army_down(IT, &["gold1"])
        .its_workers(&[Kind::Priest]);
    scene.its_turn();
    assert_eq!(
        considered(&scene),
        [(Action::Offering, false), (Action::Rejuvenate, true)],
        "gold is no corn"
    );
    assert_eq!(scene.position.table.sides[IT].priest, Some(2));
    assert_eq!(scene.position.table.sides[IT].workers.total(), 1, "no worker is placed then");
    // None: a worker is placed.
    let mut scene = Scene::solo(&[]);
    scene.goods(IT, [0, 3, 0, 0]).down(IT, &["P01", "P02"]).its_workers(&[Kind::Priest]).its_turn();
    assert_eq!(considered(&scene), [(Action::Offering, false), (Action::Rejuvenate, false)]);
    assert_eq!(scene.told(|event| matches!(event, Event::Placed { who: Actor::Axomamma, .. })), 1);
    assert_eq!(scene.position.table.sides[IT].priest, Some(0));
}

/// TW-12.3: the conditions, each at its edge.
#[test]
fn conditions_at_their_edges() {
    let holds = |set: &dyn Fn(&mut Scene), priest: u8, wanted: Action| -> (bool, Option<u8>, u8) {
        let mut scene = Scene::solo(&[]);
        scene.priest(IT, priest);
        set(&mut scene);
        scene.its_turn();
        let found = scene.events.iter().find_map(|event| match *event {
            Event::AutomaConsidered { action, holds, have, need, .. } if action == wanted => {
                Some((holds, have, need))
            }
            _ => None,
        });
        found.expect("it was weighed")
    };
    let production = |up: &'static [&'static str]| move |scene: &mut Scene| _ = scene.own(IT, up);
    assert_eq!(holds(&production(&["P01", "Z05", "Z06"]), 4, Action::Production), (false, Some(1), 2));
    assert_eq!(holds(&production(&["P01", "P02"]), 4, Action::Production), (true, Some(2), 2));
    assert_eq!(holds(&|_| (), 5, Action::Worship), (false, Some(0), 1));
    assert_eq!(
        holds(&|scene| _ = scene.statue(IT, "sun", Size::Small), 5, Action::Worship),
        (true, Some(1), 1)
    );
    // 2 soldiers face up and a card in hand, against 3 casualties, then against 2.
    let conquest = |casualties: u8| {
        move |scene: &mut Scene| {
            _ = scene.army_up(IT, &["corn2"]).army(IT, &["stone2"]).casualties(casualties);
        }
    };
    assert_eq!(holds(&conquest(3), 3, Action::Conquest), (false, Some(3), 4));
    assert_eq!(holds(&conquest(2), 3, Action::Conquest), (true, Some(3), 3));
}

/// TW-12.4: with its own High Priest action it draws an army card and discards the two oldest cards of the offer, for
/// no points. TW-15.25: they go under the deck.
#[test]
fn what_comes_with_its_own_action() {
    let mut scene = Scene::solo(&[]);
    scene.goods(IT, [0, 4, 0, 0]).step(IT, 3).offer(&["GC02", "GC09", "GC16"]).its_turn();
    let side = &scene.position.table.sides[IT];
    assert_eq!((side.army_hand, side.score(), side.step), (1, 10, 5));
    let id = |id: &str| scene.game.components().god_card(id).expect("a card");
    assert_eq!(scene.position.table.offer.items(), [id("GC16")]);
    assert_eq!(scene.position.table.god_bottom.items(), [id("GC02"), id("GC09")]);
}

/// TW-12.6: the die chooses the card, the card the space; nothing is paid; your stairs score; the card goes to the offer
/// and is replaced; a statue of its god is worth 5 points. TW-12.22: the cheapest way, all stairs counted.
#[test]
fn placing_a_worker() {
    let scene = rolling(1, || {
        let mut scene = Scene::solo(&[]);
        // Zigzag on the middle terrace: M1b, M2d, M4b. Your stairs make M4b cheap enough to tie with M2d … but for
        // one: roaming to section 4 costs 3.
        scene
            .festivals(1)
            .stairs(0, 2, false)
            .statue(IT, "zigzag", Size::Small)
            .its_workers(&[Kind::Courier]);
        scene.on("M1b", Kind::Priest);
        scene
    });
    let chosen = scene.events.iter().find_map(|event| match *event {
        Event::AutomaChoseSpace { space, food, candidates, why, .. } => {
            Some((space.to_string(), food, candidates, why))
        }
        _ => None,
    });
    assert_eq!(chosen, Some(("M2d".to_owned(), 1, 2, Why::Cheapest)), "roaming 1, descending 2 less 2");
    assert_eq!(
        scene.position.table.hill.on(scene.game.components().space("M2d").expect("a space")),
        Some(Kind::Courier)
    );
    assert_eq!(scene.from(0, Source::StairsUsed), 1, "your stairs score");
    assert_eq!(scene.from(IT, Source::GodCards), 5);
    let table = &scene.position.table;
    assert!(table.offer.items().contains(&scene.game.components().god_card("GC01").expect("a card")));
    assert_eq!(table.automa.tucked(), 4);
    assert_eq!(scene.told(|event| matches!(event, Event::Paid { who: Actor::Axomamma, .. })), 0);
}

/// TW-12.6: ties are broken at random; both of two equal spaces come up.
#[test]
fn equal_spaces_are_chosen_at_random() {
    let set = || {
        let mut scene = Scene::solo(&[]);
        // Zigzag on the upper terrace: T2b (1), T3c (3), T5a (1).
        scene.its_workers(&[Kind::Courier]);
        scene
    };
    let chose = |id: &'static str| {
        move |scene: &Scene| {
            scene.events.iter().any(|event| {
                matches!(event, Event::AutomaChoseSpace { space, food: 1, candidates: 3, tied: 2, why: Why::Cheapest } if space.as_str() == id)
            })
        }
    };
    search(set, chose("T2b"));
    search(set, chose("T5a"));
}

/// TW-12.6: upper before the first festival, middle before the second, lower after it. TW-15.10: then the terrace above,
/// then below; from the upper one middle, then lower; from the lower one middle, then upper. TW-12.22: by festivals held.
#[test]
fn terraces_in_their_order() {
    let looked = |held: u8, taken: &[&str]| -> Vec<Terrace> {
        let scene = rolling(4, || {
            let mut scene = Scene::solo(&[]);
            scene.festivals(held).its_workers(&[Kind::Courier]);
            for (number, space) in taken.iter().enumerate() {
                scene.on(space, [Kind::Architect, Kind::Craftsman, Kind::Warrior][number % 3]);
            }
            scene
        });
        scene
            .events
            .iter()
            .filter_map(
                |event| if let Event::AutomaLooked { terrace, .. } = event { Some(*terrace) } else { None },
            )
            .collect()
    };
    let (upper, middle) = (["T3b", "T4b"], ["M1a", "M2c", "M3b", "M5d"]);
    let both: Vec<&str> = upper.into_iter().chain(middle).collect();
    assert_eq!(looked(0, &[]), [Terrace::Upper]);
    assert_eq!(looked(0, &upper), [Terrace::Upper, Terrace::Middle]);
    assert_eq!(looked(0, &both), [Terrace::Upper, Terrace::Middle, Terrace::Lower]);
    assert_eq!(looked(1, &middle), [Terrace::Middle, Terrace::Upper]);
    assert_eq!(looked(1, &both), [Terrace::Middle, Terrace::Upper, Terrace::Lower]);
    let lower = ["B1a", "B2b", "B4e", "B5e"];
    assert_eq!(looked(2, &lower), [Terrace::Lower, Terrace::Middle]);
    let most: Vec<&str> = lower.into_iter().chain(middle).collect();
    assert_eq!(looked(2, &most), [Terrace::Lower, Terrace::Middle, Terrace::Upper]);
}

/// TW-12.6: with no space at all the card goes to the offer and another is drawn. TW-12.23: by the limit of 3 cards.
#[test]
fn a_card_without_a_space_is_replaced() {
    let all: Vec<String> = {
        let scene = Scene::solo(&[]);
        let rules = scene.game.components();
        let zigzag = rules.god("zigzag").expect("a god");
        rules
            .hill
            .spaces
            .iter()
            .filter(|space| space.god == zigzag)
            .map(|space| space.id.to_string())
            .collect()
    };
    let scene = rolling(1, || {
        let mut scene = Scene::solo(&[]);
        scene.its_workers(&[Kind::Courier]).offer(&["GC09", "GC16", "GC23"]);
        for (number, space) in all.iter().enumerate() {
            scene.on(space, [Kind::Architect, Kind::Craftsman][number % 2]);
        }
        scene
    });
    let first = scene
        .events
        .iter()
        .position(|event| matches!(event, Event::AutomaFoundNoSpace { .. }))
        .expect("none");
    let rest = &scene.events[first..];
    assert!(matches!(rest[1], Event::OfferShuffled), "three cards were on offer");
    assert!(matches!(rest[2], Event::GodOffered { card } if card.as_str() == "GC01"));
    assert!(matches!(rest[3], Event::AutomaTucked { place: 1, .. }));
    assert!(rest.iter().any(|event| matches!(event, Event::Placed { who: Actor::Axomamma, .. })));
    assert!(scene.position.table.offer.len() <= 3);
}

/// TW-12.7: all actions under tokens of the value rolled, top to bottom, then those tokens move on by it, each in its
/// loop. TW-13.9: a roll of 3: all 3-tokens act, then move 3. TW-12.24: clockwise, sharing spaces, counting taken ones.
#[test]
fn a_roll_of_three() {
    let scene = rolling(3, || {
        let mut scene = Scene::solo(&[]);
        scene.its_workers(&[Kind::Courier]).goods(IT, [0, 0, 1, 0]);
        scene
    });
    let story: Vec<String> = scene
        .events
        .iter()
        .filter_map(|event| match event {
            Event::AutomaActivated { token, space } => Some(format!("{token} on {space}")),
            Event::AutomaMovedToken { token, from, to } => Some(format!("{token} from {from} to {to}")),
            _ => None,
        })
        .collect();
    assert_eq!(story, ["3 on U4", "3 on M2", "3 from U4 to U2", "3 from M2 to M5"]);
    assert_eq!(scene.held(IT), [0, 2, 0, 0], "2 corn, and a building for the stone");
    assert_eq!(scene.position.table.automa.tokens, [0, 1, 1, 0, 4, 2, 0, 2], "U2 is shared now");
}

/// A pack in which two tokens of the upper row have the value 2; ours has no such pair.
fn with_two_twos() -> Arc<Tawantinsuyu> {
    let pack = include_str!("../../components/0.1.0.toml");
    let token = r#"{ value = 3, start = "U4" }"#;
    assert!(pack.contains(token));
    let pack = pack.replacen(token, r#"{ value = 2, start = "U4" }"#, 1);
    Arc::new(Tawantinsuyu::with(Components::from_toml(&pack).expect("a pack")))
}

/// TW-12.24: each token of the value acts, also two on one space; tokens of one row in the order of its spaces.
#[test]
fn two_tokens_on_one_space_act_twice() {
    let set = |second: u8, third: u8| {
        move || {
            let mut scene = Scene::solo(&[]);
            scene.game = with_two_twos();
            scene.its_workers(&[Kind::Courier]).tokens_at(1, 4, 4);
            scene.position.table.automa.tokens[1] = second;
            scene.position.table.automa.tokens[2] = third;
            scene
        }
    };
    let used = |scene: &Scene| -> Vec<String> {
        let used = |event: &Event| match event {
            Event::AutomaActivated { space, .. } => Some(space.to_string()),
            _ => None,
        };
        scene.events.iter().filter_map(used).take(2).collect()
    };
    let scene = rolling(2, set(1, 1));
    assert_eq!(used(&scene), ["U2", "U2"]);
    assert_eq!(&scene.position.table.automa.tokens[1..3], [3, 3], "both move on");
    assert_eq!(used(&rolling(2, set(3, 1))), ["U2", "U4"]);
}

/// TW-12.16: without a worker: a random nomad with its reward, up to two oldest offer cards for a point each, an army
/// card, and its High Priest goes on without his action.
#[test]
fn without_a_worker() {
    let mut scene = Scene::solo(&[]);
    scene.nomads(&[Kind::Architect]).offer(&["GC02", "GC09", "GC16"]);
    while scene.told(|event| *event == Event::TurnEnded { who: AXOMAMMA }) == 0 {
        // You leave the nomad alone.
        let moves = scene.moves(0);
        let liked = ["walk 1", "gold", "train", "hold", "done"];
        let choice =
            liked.iter().find_map(|verb| moves.iter().find(|words| words.starts_with(verb))).expect("a move");
        let choice = choice.clone();
        scene.play(0, &choice);
    }
    let side = scene.position.table.sides[IT];
    assert_eq!(side.workers.get(Kind::Architect), 1);
    assert_eq!(side.goods.0, [0, 0, 1, 0], "an architect's reward");
    assert_eq!((side.score(), side.army_hand, side.priest), (12, 1, Some(1)));
    assert_eq!(scene.position.table.offer.len(), 1);
    assert_eq!(scene.told(|event| matches!(event, Event::Walked { who: Actor::Axomamma, .. })), 0);
}

/// TW-12.20: you react to its High Priest action as any other player does, without the gold.
#[test]
fn you_react_to_its_action() {
    let mut scene = Scene::solo(&[]);
    scene.goods(IT, [0, 4, 0, 0]).goods(0, [0, 3, 0, 0]).offer(&["GC02", "GC03", "GC04"]).reach_its_turn();
    assert_eq!(scene.moves(0), ["offer 1", "done"]);
    assert_eq!(scene.rule_against(0, "gold"), "TW-7.2");
    assert_eq!(scene.position.table.sides[IT].step, 2, "it acts first");
    scene.play(0, "offer 1");
    assert_eq!(scene.position.table.sides[0].step, 1);
    assert_eq!(scene.position.table.sides[IT].army_hand, 1, "and what comes with its action comes last");
}

/// TW-12.21: its worker does no tasks and uses no ability; it counts for you like any worker; the first placement takes
/// a random worker. TW-12.9: later ones the oldest.
#[test]
fn the_worker_it_places() {
    let set = |placed: bool| {
        move || {
            let mut scene = Scene::solo(&[]);
            scene.its_workers(&[Kind::Warrior, Kind::Priest]);
            scene.position.table.automa.placed = placed;
            scene
        }
    };
    let chose = |kind: Kind, reason: Why| {
        move |scene: &Scene| scene.events.contains(&Event::AutomaChoseWorker { worker: kind, why: reason })
    };
    search(set(false), chose(Kind::Priest, Why::Random));
    let scene = search(set(false), chose(Kind::Warrior, Why::Random));
    assert_eq!(scene.told(|event| matches!(event, Event::TasksCounted { who: Actor::Axomamma, .. })), 0);
    assert_eq!(scene.told(|event| matches!(event, Event::Captured { who: Actor::Axomamma, .. })), 0);
    for number in 0..10 {
        let mut scene = set(true)();
        scene.chance(number).its_turn();
        assert!(chose(Kind::Warrior, Why::Oldest)(&scene));
        assert_eq!(scene.rolls().len(), 1);
        assert!(matches!(
            scene.events.iter().find(|event| matches!(event, Event::AutomaRolled { .. })),
            Some(Event::AutomaRolled { cast: Cast::Place, .. })
        ));
    }
    // Beside a worker of Axomamma's colour you do one task more.
    let mut scene = Scene::solo(&[]);
    scene.on("T1a", Kind::Priest).workers(0, &[Kind::Priest]).goods(0, [0, 0, 0, 1]);
    scene.play(0, "place priest T1b with gold");
    assert!(
        scene.events.iter().any(|event| matches!(event, Event::TasksCounted { tasks: 2, adjacent: 1, .. }))
    );
}

/// TW-12.27: it takes exactly its turn: no hire at the end, no army cards for goods, no gold instead of its action.
#[test]
fn nothing_but_its_turn() {
    let mut scene = Scene::solo(&[]);
    scene.goods(IT, [4, 4, 0, 2]).step(IT, 3).army(IT, &["gold1"]).its_turn();
    assert_eq!(scene.told(|event| matches!(event, Event::Hired { .. })), 0);
    assert_eq!(scene.told(|event| matches!(event, Event::ArmyDiscarded { who: Actor::Axomamma, .. })), 0);
    assert_eq!(scene.told(|event| matches!(event, Event::GoldInstead { who: Actor::Axomamma })), 0);
    assert_eq!(
        scene.held(IT),
        [0, 0, 2, 0],
        "4 corn and 2 gold for 3 steps; a potato of the temple made it 5"
    );
}

/// TW-12.18: the score has a line for it, and only seats win or decide.
#[test]
fn a_line_of_the_score() {
    let scene = Scene::solo(&[]);
    let score = scene.game.score(&scene.position);
    let whose: Vec<Who> = score.lines.iter().map(|line| line.who).collect();
    assert_eq!(whose, [Who::Seat(Seat::new(0)), Who::Actor("axomamma")]);
    assert_eq!(scene.game.players(&scene.position), 1);
}
