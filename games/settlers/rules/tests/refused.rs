//! What is refused because play would lose a card over it: found by hostile input.

use khipu_core::{Fault, Game as _, Options, Problem, Seed};
use khipu_settlers::{Components, Settlers};
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
    let pack = include_str!("../components/0.1.0.toml");
    for (card, title) in [("\"JAP006\"", "sumo-school"), ("\"JAP028\"", "geisha-house")] {
        assert!(pack.contains(card) && pack.contains(title));
        let faults =
            Components::from_toml(&pack.replace(card, &format!("\"{title}\""))).expect_err("ambiguous");
        let twice = |fault: &Fault| matches!(&fault.problem, Problem::Twice { what } if what == title);
        assert!(faults.iter().any(twice), "{faults:?}");
    }
}
