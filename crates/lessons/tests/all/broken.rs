//! Promises of lessons are broken one at a time, and each must be noticed.

use std::sync::Arc;

use khipu_lessons::{Lesson, check};
use serde_json::{Value, json};

/// Ways to break one step: a name, and the step as it is then; none where the step does not promise that.
fn broken(step: &Value) -> Vec<(&'static str, Value)> {
    let mut all = Vec::new();
    let mut change = |name, at: &str, value: Value| {
        let mut step = step.clone();
        if let Some(place) = step.pointer_mut(at) {
            *place = value;
            all.push((name, step));
        }
    };
    let places = |name: &str| -> Vec<String> {
        let of = step.get(name).and_then(Value::as_object);
        of.into_iter()
            .flat_map(|map| map.keys().map(|key| key.replace('~', "~0").replace('/', "~1")))
            .collect()
    };
    let items = |name: &str| 0..step.get(name).and_then(Value::as_array).map_or(0, Vec::len);
    for place in items("accept") {
        change("accept", &format!("/accept/{place}"), json!("pass away"));
    }
    for place in items("reply") {
        change("reply", &format!("/reply/{place}/1"), json!("nonsense"));
    }
    for place in items("events") {
        change("events", &format!("/events/{place}"), json!("no_such_event"));
    }
    for place in items("rules") {
        change("rules", &format!("/rules/{place}"), json!("XX-99.9"));
    }
    for place in places("expect") {
        change("expect", &format!("/expect/{place}"), json!(77));
    }
    for place in items("guess") {
        change("guess", &format!("/guess/{place}/event"), json!("turned_inside_out"));
    }
    change("refused rule", "/refused/rule", json!("XX-99.9"));
    change("refused code", "/refused/code", json!("because"));
    change("refused move", "/refused/move", json!("nonsense"));
    if let Some(retort) = step.get("retort").and_then(Value::as_object) {
        let mut more = retort.clone();
        more.insert("nonsense".to_owned(), json!("x"));
        change("retort", "/retort", more.into());
        let accepted = step["accept"][0].as_str().expect("a move").to_owned();
        change("retort to what goes on", "/retort", json!({ accepted: "x" }));
    }
    all
}

#[test]
fn every_broken_promise_is_noticed() {
    let (mut tried, mut missed) = (0, Vec::new());
    for game in khipu_games::registry().games() {
        for text in game.lessons() {
            let whole: Value = serde_json::from_str(text).expect("JSON");
            for (number, step) in whole["steps"].as_array().expect("steps").iter().enumerate() {
                for (name, step) in broken(step) {
                    let mut other = whole.clone();
                    other["steps"][number] = step;
                    let lesson = Lesson::read(&other.to_string()).expect("a lesson");
                    let checked = check(game, &Arc::new(lesson));
                    tried += 1;
                    // A guess that was wrong and is wrong in another way still leaves one that is right.
                    if checked.flaws.is_empty() && name != "guess" {
                        missed.push(format!("{} step {number}: {name}", whole["id"]));
                    }
                }
            }
        }
    }
    assert!(tried > 100 && missed.is_empty(), "{} of {tried} missed: {missed:#?}", missed.len());
}

/// A guess is a promise too: the right one gone, or two of them, is noticed.
#[test]
fn exactly_one_guess_is_right() {
    let mut seen = 0;
    for game in khipu_games::registry().games() {
        for text in game.lessons() {
            let whole: Value = serde_json::from_str(text).expect("JSON");
            for (number, step) in whole["steps"].as_array().expect("steps").iter().enumerate() {
                let Some(guesses) = step["guess"].as_array() else { continue };
                let events: Vec<&Value> = guesses.iter().map(|guess| &guess["event"]).collect();
                let flaws = |event: &Value| {
                    let mut other = whole.clone();
                    for guess in other["steps"][number]["guess"].as_array_mut().expect("guesses") {
                        guess["event"] = event.clone();
                    }
                    let lesson = Lesson::read(&other.to_string()).expect("a lesson");
                    check(game, &Arc::new(lesson)).flaws.len()
                };
                assert!(events.iter().all(|event| flaws(event) == 1), "{}", whole["id"]);
                seen += 1;
            }
        }
    }
    assert!(seen > 0, "some lesson asks for a guess");
}

#[test]
fn every_fault_of_the_form_is_named_by_its_place() {
    let text = json!({
        "khipu_lesson": 2,
        "id": "Big Letters",
        "game": "tzolkin",
        "seat": 99,
        "steps": [
            { "key": "a", "accept": ["end"], "refused": { "move": "end", "code": "c" }, "colour": 1 },
            { "key": "a", "retort": { "end": "x" } },
            { "key": "c", "reply": [[0, "end"], [1]], "expect": { "day": 1 }, "guess": [] },
        ],
    });
    let faults = Lesson::read(&text.to_string()).expect_err("faults");
    let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
    let named = |place: &str| faults.iter().any(|fault| fault.starts_with(place));
    for place in [
        "khipu_lesson",
        "id",
        "seat",
        "steps[0]",
        "steps[1]",
        "steps[1].key",
        "steps[2].reply[1]",
        "steps[2].expect.day",
        "steps[2].guess",
    ] {
        assert!(named(place), "{place} in {faults:#?}");
    }
    assert!(faults.iter().any(|fault| fault.contains("`start`")), "{faults:#?}");
    let cut = Lesson::read("{\n  \"khipu_lesson\": 1,\n").expect_err("no JSON");
    assert_eq!(cut[0].place.line, Some(3), "{cut:?}");
}

/// A step whose accepted moves fit one way only leaves whoever took the other one without a move.
#[test]
fn every_way_needs_a_move_that_goes_on() {
    let registry = khipu_games::registry();
    let game = registry.find("settlers").expect("a game");
    let mut whole: Value = serde_json::from_str(game.lessons()[6]).expect("JSON");
    let step = whole["steps"].as_array_mut().expect("steps").iter_mut().find(|step| step["key"] == "keep2");
    step.expect("a step")["accept"] = json!(["keep COM035"]);
    let checked = check(game, &Arc::new(Lesson::read(&whole.to_string()).expect("a lesson")));
    let flaws: Vec<String> = checked.flaws.iter().map(ToString::to_string).collect();
    assert!(flaws.len() == 1 && flaws[0].starts_with("keep2: seat 0 cannot play `keep COM035`"), "{flaws:?}");
}
