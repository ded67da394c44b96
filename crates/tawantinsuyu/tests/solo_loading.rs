//! Solo positions that were tampered with: they are refused, or they can be played on to the end.

use std::sync::Arc;

use khipu_core::{Game, Options, Silent};
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_testkit::walk::{Dice, play_on, start};
use serde_json::Value;

/// Every place of a form that holds a number, a truth, a word or nothing.
fn leaves(value: &Value, path: &str, into: &mut Vec<String>) {
    match value {
        Value::Object(map) => map.iter().for_each(|(key, item)| leaves(item, &format!("{path}/{key}"), into)),
        Value::Array(list) => {
            list.iter().enumerate().for_each(|(i, item)| leaves(item, &format!("{path}/{i}"), into));
            into.push(path.to_owned());
        }
        _ => into.push(path.to_owned()),
    }
}

const ENTRIES: [&str; 32] = [
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

fn tamper(form: &mut Value, dice: &mut Dice) {
    let mut places = Vec::new();
    leaves(form, "", &mut places);
    for _ in 0..=dice.below(3) {
        let Some(leaf) = form.pointer_mut(&places[dice.below(places.len())]) else { continue };
        match leaf {
            Value::Number(_) => *leaf = dice.below(14).into(),
            Value::Bool(truth) => *leaf = (!*truth).into(),
            Value::Array(list) => _ = list.pop(),
            Value::Null => *leaf = "axomamma".into(),
            _ => {}
        }
    }
    if let Some(Value::Array(pending)) = form.pointer_mut("/pending") {
        let at = dice.below(pending.len() + 1);
        pending.insert(at, ENTRIES[dice.below(ENTRIES.len())].into());
    }
}

#[test]
fn tampered_solo_positions_are_refused_or_playable() {
    let game = Arc::new(Tawantinsuyu::new());
    let mut dice = Dice::new(11);
    let mut loaded = 0;
    for number in 0..220 {
        let mut played = start(&game, 1, &Options::new(), &format!("tampered {number}"));
        let moves = dice.below(200);
        play_on(&mut played, &mut dice, moves);
        for _ in 0..24 {
            let mut form = game.export(played.position());
            tamper(&mut form, &mut dice);
            let Ok(mut position) = game.import(&form) else { continue };
            loaded += 1;
            let mut legal = Vec::new();
            for _ in 0..300 {
                let Some(seat) = game.deciders(&position).first() else { break };
                legal.clear();
                game.legal(&position, seat, &mut legal);
                let choice = dice.pick(&legal).unwrap_or_else(|| panic!("stuck after {form}"));
                game.apply(&mut position, seat, choice, &mut Silent);
                if let Err(faults) = game.import(&game.export(&position)) {
                    panic!("{} leads to {faults:?}\nfrom {form}", game.write_move(choice));
                }
            }
        }
    }
    assert!(loaded > 100, "some are playable: {loaded}");
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
