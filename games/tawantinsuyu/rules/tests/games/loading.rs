//! Positions that were tampered with, and what is found wrong with them.

use std::sync::Arc;

use khipu_core::{Game, Options};
use khipu_tawantinsuyu::{Pending, Stage, Tawantinsuyu};
use khipu_testkit::tamper::Tampering;
use khipu_testkit::walk::{Dice, play_on, start};
use serde_json::Value;

const PENDING: [&str; 24] = [
    "0 god 3 optional",
    "1 worker 2",
    "0 weaving 3",
    "0 weave 1",
    "1 leftover",
    "0 do climb 9",
    "1 do training 3",
    "0 rewards 3 3 3",
    "0 soldiers 5 5 either",
    "1 soldiers 3 2",
    "0 produce 9 9 fresh",
    "0 feast 3",
    "1 feast 9",
    "0 do weave_over",
    "0 do placed warrior courier",
    "0 bury 5",
    "0 muster 3",
    "1 conquer",
    "0 do stairs 7",
    "0 do build P19",
    "0 do statue sun large",
    "1 build free exchanged",
    "0 remove Z01",
    "0 upkeep",
];

const SOLO_PENDING: [&str; 32] = [
    "axomamma do automa act 3",
    "axomamma do automa act 5",
    "axomamma do automa advance 2",
    "axomamma do automa produce 0",
    "axomamma do automa second",
    "axomamma do automa worship",
    "axomamma do automa offering",
    "axomamma do automa afterwards",
    "axomamma do automa personality",
    "axomamma do automa last",
    "axomamma do climb 9",
    "axomamma do training 3",
    "axomamma do merchant",
    "axomamma conquer",
    "axomamma soldiers 5 5",
    "axomamma soldiers 1 1 either",
    "axomamma weave 0",
    "axomamma leftover",
    "axomamma worship small large",
    "axomamma renew 1",
    "axomamma god 3 optional",
    "axomamma worker 3",
    "axomamma weaving 3",
    "axomamma build free",
    "axomamma build task",
    "axomamma statue free",
    "axomamma stairs offered",
    "axomamma gains temple 3 1",
    "axomamma casualty",
    "axomamma turn",
    "axomamma feast 3",
    "0 do automa last",
];

#[test]
fn tampered_positions_are_refused_or_playable() {
    let tampering = Tampering {
        players: &[2, 3, 4],
        games: 110,
        moves: 260,
        attempts: 12,
        further: 400,
        pending: &PENDING,
        word: "sun",
        seed: 7,
    };
    let accepted = tampering.run(&Arc::new(Tawantinsuyu::new()));
    assert!(accepted > 60, "some are playable: {accepted}");
}

#[test]
fn tampered_solo_positions_are_refused_or_playable() {
    let tampering = Tampering {
        players: &[1],
        games: 220,
        moves: 200,
        attempts: 24,
        further: 300,
        pending: &SOLO_PENDING,
        word: "axomamma",
        seed: 11,
    };
    let accepted = tampering.run(&Arc::new(Tawantinsuyu::new()));
    assert!(accepted > 100, "some are playable: {accepted}");
}

/// What is wrong with Axomamma's part of a position is listed, all of it.
#[test]
fn faults_of_axomamma_are_listed() {
    let game = Arc::new(Tawantinsuyu::new());
    let mut played = start(&game, 1, &Options::new(), "faults");
    play_on(&mut played, &mut Dice::new(1), 60);
    let form = game.export(played.position());
    let faults = |change: &dyn Fn(&mut Value)| {
        let mut changed = form.clone();
        change(&mut changed);
        let faults = game.import(&changed).expect_err("a fault");
        faults.iter().map(|fault| serde_json::to_string(fault).expect("JSON")).collect::<Vec<_>>().join("\n")
    };
    let says = |found: String, words: &[&str]| {
        words.iter().for_each(|word| assert!(found.contains(word), "{word} in {found}"));
    };
    let broken = faults(&|form| {
        form["axomamma"]["tokens"][0] = "M1".into();
        form["axomamma"]["die"] = 9.into();
        form["axomamma"]["personality"] = "nobody".into();
        form["axomamma"]["adjustments"] = serde_json::json!(["easy"]);
    });
    says(broken, &["axomamma.tokens[0]", "axomamma.die", "axomamma.personality", "axomamma.adjustments[0]"]);
    says(faults(&|form| form["axomamma"]["ages"] = serde_json::json!([])), &["ages_of_workers"]);
    says(faults(&|form| form["sides"][1]["potato"] = 7.into()), &["potatoes_exchanged"]);
    says(faults(&|form| form["axomamma"]["tucked"][2] = Value::Null), &["tucked_cards"]);
    says(faults(&|form| form["axomamma"]["personality"] = Value::Null), &["personality"]);
    says(faults(&|form| form["secret"]["tucked"][1] = form["secret"]["tucked"][0].clone()), &["god cards"]);
    says(faults(&|form| _ = form.as_object_mut().and_then(|form| form.remove("axomamma"))), &["missing"]);
    let two = start(&game, 2, &Options::new(), "two");
    let mut form = game.export(two.position());
    form["pending"].as_array_mut().expect("a list").push("axomamma start".into());
    assert!(game.import(&form).is_err(), "there is no automa with two players");
}

/// Parts of a position that no game reaches are refused, and the fault names their place.
#[test]
fn impossible_parts_are_refused_with_their_place() {
    let game = Arc::new(Tawantinsuyu::new());
    let mut played = start(&game, 2, &Options::new(), "places");
    let dealt = loop {
        if played.position().table.stage == Stage::Keep {
            break game.export(played.position());
        }
        play_on(&mut played, &mut Dice::new(1), 1);
    };
    while played.position().table.pending.top().is_none_or(|top| top.what != Pending::Turn) {
        play_on(&mut played, &mut Dice::new(1), 1);
    }
    let turn = game.export(played.position());
    let refused = |form: &Value, at: &str, value: Value, place: &str, what: &str| {
        let mut changed = form.clone();
        *changed.pointer_mut(at).expect("a field") = value;
        let faults = game.import(&changed).expect_err("a fault");
        let faults = serde_json::to_value(&faults).expect("JSON");
        let found = faults
            .as_array()
            .expect("a list")
            .iter()
            .any(|fault| fault["place"] == place && (fault["what"] == what || fault["problem"] == what));
        assert!(found, "{what} at {place} in {faults}");
    };
    let taken = turn["hill"].as_object().and_then(|hill| hill.keys().next()).expect("a worker").clone();
    refused(&turn, "/turn/tasks", 2.into(), "turn.tasks", "tasks_without_placement");
    refused(&turn, "/turn/used", 1.into(), "turn.used", "icons_without_placement");
    refused(&turn, "/turn/played", "GC01".into(), "turn.played", "card_without_placement");
    refused(&turn, "/turn/done", 7.into(), "turn.done", "secondary_actions");
    refused(&turn, "/turn/golden", true.into(), "turn.golden", "gold_without_walk");
    refused(&turn, "/turn/spent", 3.into(), "turn.spent", "benefits_spent");
    refused(&turn, "/traded", 1.into(), "traded", "exchange");
    let mut both = turn.clone();
    both["turn"]["space"] = taken.into();
    refused(&both, "/turn/done", 2.into(), "turn.done", "placed_and_acted");
    let other = 1 - dealt["active"].as_u64().expect("a seat");
    refused(&dealt, "/active", other.into(), "active", "first_player");
    refused(&dealt, "/sides/1/priest", 2.into(), "sides[1].priest", "high_priest");
    refused(&dealt, "/sides/0/step", 2.into(), "sides[0].step", "starting_step");
    refused(&dealt, "/sides/0/up", serde_json::json!(["P01"]), "sides[0].up", "starting_buildings");
    refused(&dealt, "/sides/1/army_hand", 1.into(), "sides[1].army_hand", "starting_army");
    let statue = serde_json::json!({ "sun": { "small": 1, "large": 0 } });
    refused(&dealt, "/sides/0/statues", statue, "sides[0].statues", "starting_statues");
    refused(&turn, "/sides/1/stairs", 2.into(), "sides[1].stairs", "count");
    refused(
        &turn,
        "/sides/0/points",
        serde_json::json!({ "start": -3 }),
        "sides[0].points",
        "score_below_zero",
    );
    let active = turn["active"].as_u64().expect("a seat");
    for stray in [
        "feast 3",
        "leftover",
        "weave 1",
        "upkeep",
        "god 1 optional",
        "boon",
        "offer",
        "muster 1",
        "secondary",
    ] {
        let mut entries = turn["pending"].as_array().expect("a list").clone();
        let place = format!("pending[{}]", entries.len());
        entries.push(format!("{active} {stray}").into());
        refused(&turn, "/pending", entries.into(), &place, "pending_entry");
    }
}
