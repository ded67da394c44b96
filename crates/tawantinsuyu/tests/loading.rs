//! Positions that were tampered with: they are refused, or they can be played on. Nothing panics, nobody gets stuck.

use std::sync::Arc;

use khipu_core::{Game, Options, Silent};
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_testkit::walk::{Dice, play_on, start};
use serde_json::Value;

/// Every place of a form that holds a number, a truth or a word.
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

const ENTRIES: [&str; 24] = [
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

fn tamper(form: &mut Value, dice: &mut Dice) {
    let mut places = Vec::new();
    leaves(form, "", &mut places);
    for _ in 0..=dice.below(3) {
        let Some(leaf) = form.pointer_mut(&places[dice.below(places.len())]) else { continue };
        match leaf {
            Value::Number(_) => *leaf = dice.below(14).into(),
            Value::Bool(truth) => *leaf = (!*truth).into(),
            Value::Array(list) => {
                list.pop();
            }
            _ => {}
        }
    }
    if let Some(Value::Array(pending)) = form.pointer_mut("/pending") {
        let at = dice.below(pending.len() + 1);
        pending.insert(at, ENTRIES[dice.below(ENTRIES.len())].into());
    }
}

#[test]
fn tampered_positions_are_refused_or_playable() {
    let game = Arc::new(Tawantinsuyu::new());
    let mut dice = Dice::new(7);
    let mut loaded = 0;
    for number in 0..110 {
        let players = 2 + dice.below(3);
        let mut played = start(&game, players, &Options::new(), &format!("tampered {number}"));
        let moves = dice.below(260);
        play_on(&mut played, &mut dice, moves);
        for _ in 0..12 {
            let mut form = game.export(played.position());
            tamper(&mut form, &mut dice);
            let Ok(mut position) = game.import(&form) else { continue };
            loaded += 1;
            let mut legal = Vec::new();
            for _ in 0..400 {
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
    assert!(loaded > 60, "some are playable: {loaded}");
}
