//! Packs and positions from outside: every fault is found, with its place.

use khipu_core::{Fault, Game as _, Problem};
use khipu_tawantinsuyu::{Components, Tawantinsuyu};
use serde_json::{Value, json};

use crate::scene::Scene;

const PACK: &str = include_str!("../../components/0.1.0.toml");

fn faults(from: &str, to: &str) -> Vec<Fault> {
    assert!(PACK.contains(from), "{from:?} is in the pack");
    Components::from_toml(&PACK.replacen(from, to, 1)).expect_err("a fault")
}

/// The own pack is without faults.
#[test]
fn our_pack_can_be_read() {
    assert!(Components::from_toml(PACK).is_ok());
}

/// A space with two icons, an unknown god, 41 god cards, a one-way adjacency: each is named with line and column.
#[test]
fn broken_packs_are_refused() {
    let two_icons = faults(r#"icons = ["T1x", "T1p", "T1r"]"#, r#"icons = ["T1x", "T1p"]"#);
    assert!(two_icons.iter().any(
        |fault| matches!(&fault.problem, Problem::Count { what, found: 2, wanted: 3 } if what == "icons")
    ));
    assert!(two_icons.iter().all(|fault| fault.place.line.is_some() && fault.place.column.is_some()));
    let god = faults(r#"god = "squares", colour"#, r#"god = "mars", colour"#);
    assert!(matches!(&god[0].problem, Problem::UnknownWord { word, .. } if word == "mars"));
    let line = "  { id = \"GC42\", god = \"sun\",     gives = \"3 potato, 1 stone\" },\n";
    let cards = faults(line, "");
    assert!(matches!(&cards[0].problem, Problem::Count { found: 41, wanted: 42, .. }), "{cards:?}");
    let one_way = faults(r#"next = ["T1b", "T1c", "T5c"]"#, r#"next = ["T1b", "T1c"]"#);
    let said = |what: &str| {
        one_way
            .iter()
            .any(|fault| matches!(fault.problem, Problem::Impossible { what: found, .. } if found == what))
    };
    assert!(said("one_way_adjacency") && said("icon_without_adjacency"));
    let words = faults(r#"gives = "5 potato""#, r#"gives = "5 turnips""#);
    assert!(matches!(&words[0].problem, Problem::UnknownWord { word, .. } if word == "5 turnips"));
    let twice = faults(r#"power = "as_priest""#, r#"power = "as_courier""#);
    assert!(matches!(twice[0].problem, Problem::Impossible { what: "each_power_once", .. }));
    // Several faults at once are all listed.
    let text =
        PACK.replacen("score = 10", "score = -1", 1).replacen("roaming = [0, 1, 3]", "roaming = [0, 1]", 1);
    let both =
        Components::from_toml(&text.replacen("[temple]", "extra = 1\n[temple]", 1)).expect_err("faults");
    assert!(both.len() >= 3, "{both:?}");
}

/// Positions with something too much, missing or impossible are refused.
#[test]
fn broken_positions_are_refused() {
    let scene = Scene::new(2);
    let game = Tawantinsuyu::new();
    let form = game.export(&scene.position);
    assert!(game.import(&form).is_ok());
    let changes: [(&str, Value); 16] = [
        ("/sides/0/workers", json!({ "priest": 1 })),
        ("/sides/0/stairs", json!(4)),
        ("/sides/0/god_seen", json!(["GC01"])),
        ("/sides/0/up", json!(["Z01"])),
        ("/sides/0/down", json!(["Z05"])),
        ("/sides/0/army_hand", json!(1)),
        ("/sides/0/tapestries", json!([["W01"]])),
        ("/sides/0/points", json!({ "start": -5 })),
        ("/market", json!([])),
        ("/village", json!([])),
        ("/pending", json!([])),
        ("/pending", json!(["0 do end_turn 0", "0 do deal"])),
        ("/pending", json!(["0 do end_turn 0", "0 turn", "0 pay 9 stone"])),
        ("/pending", json!(["0 do end_turn 0", "0 tasks"])),
        ("/stage", json!("keep")),
        ("/secret/drawn", json!({ "corn2": 1 })),
    ];
    for (path, value) in changes {
        let mut broken = form.clone();
        *broken.pointer_mut(path).expect("a field") = value.clone();
        assert!(game.import(&broken).is_err(), "{path} = {value}");
    }
}

/// A position is small and copied without the heap.
#[test]
fn a_position_is_small() {
    let bytes = size_of::<khipu_tawantinsuyu::Position>();
    assert!(bytes <= 1600, "{bytes}");
    assert!(size_of::<khipu_tawantinsuyu::Move>() <= 8);
}
