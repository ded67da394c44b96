//! What is refused because play would lose a card over it: found by hostile input.

use khipu_core::{Fault, Game as _, Options, Problem, Seed};
use khipu_settlers::{Components, Settlers, Version};
use serde_json::{Value, json};

/// A game in its first turns, in the documented form.
fn form(game: &Settlers) -> Value {
    let setup = game.setup(3, &Options::new(), Seed::from_text("refused")).expect("a setup");
    let mut position = game.start(&setup);
    let mut moves = Vec::new();
    while game.export(&position)["stage"] != "action" {
        let seat = game.deciders(&position).first().expect("somebody decides");
        moves.clear();
        game.legal(&position, seat, &mut moves);
        game.apply(&mut position, seat, moves[0], &mut khipu_core::Silent);
    }
    game.export(&position)
}

fn impossible(faults: &[Fault], wanted: &str) -> bool {
    faults.iter().any(|fault| matches!(fault.problem, Problem::Impossible { what, .. } if what == wanted))
}

/// Takes cards out of a hidden deck.
fn take(form: &mut Value, deck: &str, count: usize) -> Vec<Value> {
    let cards = form["secret"][deck].as_array_mut().expect("a deck");
    cards.split_off(cards.len() - count)
}

/// IS-3.1: cards lie open in the lookout alone.
#[test]
fn open_cards_out_of_season() {
    let game = Settlers::new();
    let mut form = form(&game);
    assert!(game.import(&form).is_ok());
    form["offer"] = take(&mut form, "common", 2).into();
    form["common"] = json!(form["common"].as_u64().expect("a number") - 2);
    let faults = game.import(&form).expect_err("nobody looks out");
    assert!(impossible(&faults, "offer"), "{faults:?}");
    assert_eq!(faults.len(), 1, "{faults:?}");
}

/// IS-10.2: cards are looked at by somebody, and are common or of the own faction.
#[test]
fn cards_that_nobody_looks_at() {
    let game = Settlers::new();
    let mut form = form(&game);
    form["secret"]["looked"] = take(&mut form, "common", 1).into();
    form["common"] = json!(form["common"].as_u64().expect("a number") - 1);
    form["looked"] = json!([1, 0]);
    let faults = game.import(&form).expect_err("nobody looks");
    assert!(impossible(&faults, "looked_at"), "{faults:?}");
    assert_eq!(faults.len(), 1, "{faults:?}");
}

/// IS-6.2: decks name cards and titles alike, so no card is called like a title.
#[test]
fn a_card_named_like_a_title() {
    let pack = include_str!("../../components/0.1.0.toml");
    for (card, title) in [("\"JAP006\"", "sumo-school"), ("\"JAP028\"", "geisha-house")] {
        assert!(pack.contains(card) && pack.contains(title));
        let faults =
            Components::from_toml(&pack.replace(card, &format!("\"{title}\""))).expect_err("ambiguous");
        let twice = |fault: &Fault| matches!(&fault.problem, Problem::Twice { what } if what == title);
        assert!(faults.iter().any(twice), "{faults:?}");
    }
}

/// The places of all faults of one kind.
fn places(faults: &[Fault], wanted: &str) -> Vec<String> {
    let found = faults.iter().filter(|fault| impossible(std::slice::from_ref(fault), wanted));
    found.map(|fault| fault.place.path.clone()).collect()
}

/// IS-4.10, IS-3.5, IS-7.1, IS-10.2: marks lie only where the rules put them, and the fault says where.
#[test]
fn marks_where_none_can_be() {
    let game = Settlers::new();
    let cases = [
        ("BAR001 samurai", "samurai"),
        ("COM007 blocked", "blocked"),
        ("COM007 visits 1", "visits"),
        ("COM007 fired 1", "fired"),
    ];
    for (location, wanted) in cases {
        let mut form = form(&game);
        form["sides"][1]["locations"] = json!([location]);
        let faults = game.import(&form).expect_err("no such mark");
        assert_eq!(places(&faults, wanted), ["sides[1].locations[0]"], "{location}: {faults:?}");
    }
}

/// IS-3.4, IS-5.1, IS-6.10, IS-11.14: what there is only at some time of a round.
#[test]
fn things_out_of_season() {
    let game = Settlers::new();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut form = form(&game);
        change(&mut form);
        game.import(&form).expect_err("out of season")
    };
    let pool = changed(&|form| form["pool"] = json!({ "wood": 1 }));
    assert_eq!(places(&pool, "pool"), ["pool"]);
    let prayer = changed(&|form| form["prayer"]["tokens"] = json!(true));
    assert_eq!(places(&prayer, "prayer"), ["prayer"]);
    let points = changed(&|form| {
        form["sides"][2]["ledger"]["end_abilities"] = json!(3);
        form["sides"][2]["score"] = json!(form["sides"][2]["score"].as_i64().expect("points") + 3);
    });
    assert_eq!(places(&points, "points_of_the_end"), ["sides[2].ledger"]);
    let attacks = changed(&|form| form["sides"][0]["attacks"] = json!({ "wood": 1 }));
    assert_eq!(places(&attacks, "attack_cards"), ["sides[0].attacks"]);
    let setup = game.setup(3, &Options::new(), Seed::from_text("early")).expect("a setup");
    let mut early = game.export(&game.start(&setup));
    early["passed"] = json!([0]);
    let faults = game.import(&early).expect_err("nobody has passed before the first turn");
    assert_eq!(places(&faults, "passed"), ["passed"]);
}

/// The steps of the lookout have names since the second version of the rules, and numbers before.
#[test]
fn steps_of_the_lookout() {
    for (version, wanted) in [(Version::One, "do lookout 2"), (Version::Two, "do lookout pick_back")] {
        let game = Settlers::new().by_rules_of(version);
        let setup = game.setup(2, &Options::new(), Seed::from_text("steps")).expect("a setup");
        let form = game.export(&game.start(&setup));
        let bottom = form["pending"][0].as_str().expect("words");
        assert!(bottom.ends_with(wanted), "{bottom}");
        assert!(game.import(&form).is_ok());
    }
}
