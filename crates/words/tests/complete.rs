//! Every event and every refusal has its sentence, and no sentence is left over.

use std::collections::BTreeSet;

use khipu_words::Words;

const LOCALE: &str = include_str!("../../../locales/en/tzolkin.ftl");

/// The names of an enum's variants in a source file, as they are on the wire.
fn variants(source: &str) -> BTreeSet<String> {
    let body =
        source.split_once("pub enum ").and_then(|(_, rest)| rest.split_once("\n}\n")).expect("an enum").0;
    let names = body.lines().skip(1).filter(|line| line.starts_with("    ") && !line.starts_with("     "));
    names
        .filter_map(|line| line.trim().split(|c: char| !c.is_ascii_alphanumeric()).next())
        .filter(|name| name.starts_with(|c: char| c.is_ascii_uppercase()))
        .map(snake_case)
        .collect()
}

fn snake_case(name: &str) -> String {
    let mut words = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() && !words.is_empty() {
            words.push('_');
        }
        words.push(c.to_ascii_lowercase());
    }
    words
}

/// The keys of the locale file with this beginning, without it.
fn keys(beginning: &str) -> BTreeSet<String> {
    LOCALE
        .lines()
        .filter_map(|line| line.strip_prefix(beginning)?.split_once(" =").map(|(key, _)| key.to_owned()))
        .collect()
}

#[test]
fn every_event_has_its_sentence() {
    let events = variants(include_str!("../../tzolkin/src/event.rs"));
    assert!(events.len() > 40 && events.contains("wealth_chosen"), "{events:?}");
    assert_eq!(keys("tzolkin-event-"), events);
}

#[test]
fn every_refusal_has_its_sentence() {
    let refusals = variants(include_str!("../../tzolkin/src/refusal.rs"));
    assert!(refusals.len() > 40 && refusals.contains("must_beg"), "{refusals:?}");
    assert_eq!(keys("tzolkin-refusal-"), refusals);
}

#[test]
fn every_problem_has_its_sentence() {
    let source = include_str!("../../core/src/fault.rs");
    let problems = source.split_once("#[serde(tag = \"problem\"").expect("the problems").1;
    let words = Words::english();
    for problem in variants(problems) {
        assert!(words.knows(&format!("fault-{problem}")), "{problem}");
    }
}

#[test]
fn a_sentence_has_its_numbers_and_plurals() {
    let words = Words::english();
    let seats = ["Ann".to_owned(), "Ben".to_owned()];
    let say = |event| words.event("tzolkin", &event, &seats);
    let gained = serde_json::json!({"event": "gained", "seat": 1, "goods": {"corn": 2, "skull": 1}});
    assert_eq!(say(gained), "Ben gains 2 corn, 1 skull.");
    let fed = serde_json::json!({"event": "fed", "seat": 0, "fed": 1, "unfed": 2, "corn": 2});
    assert_eq!(say(fed), "Ann feeds 1 worker for 2 corn; 2 go hungry.");
    let scored = serde_json::json!({"event": "scored", "seat": 0, "source": "corn", "points": 2.25});
    assert_eq!(say(scored), "Ann scores 2.25 points (corn and resources).");
}
