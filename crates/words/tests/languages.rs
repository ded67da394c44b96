//! The four languages say the same things.

use std::collections::{BTreeMap, BTreeSet};

use khipu_words::{Language, Words};
use serde_json::json;

/// The messages of some locale files, each with the arguments it uses.
fn messages(files: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut key = String::new();
    for line in files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#')) {
        let begins = line.starts_with(|c: char| c.is_ascii_lowercase());
        if let Some((name, _)) = line.split_once(" =").filter(|_| begins) {
            key = name.to_owned();
        }
        let used = line.split('$').skip(1);
        let names =
            used.map(|rest| rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect());
        messages.entry(key.clone()).or_default().extend(names);
    }
    messages
}

/// A message that is missing in one language, or uses other arguments there, is found. English is the measure; a game
/// whose translation has not begun in a language is left out there as a whole.
#[test]
fn every_language_has_the_same_messages() {
    let english = messages(Language::English.files());
    for (code, language) in Language::NAMES {
        let own = messages(language.files());
        let game = |key: &str| key.split('-').next().unwrap_or_default().to_owned();
        let begun: BTreeSet<String> = own.keys().map(|key| game(key)).collect();
        assert!(begun.contains("tzolkin") && begun.contains("fault"), "{code}");
        for (key, arguments) in english.iter().filter(|(key, _)| begun.contains(&game(key))) {
            assert_eq!(own.get(key), Some(arguments), "{code}: {key}");
        }
        for key in own.keys() {
            assert!(english.contains_key(key), "{code}: {key} is not in English");
        }
    }
}

fn say(language: Language, event: &serde_json::Value) -> String {
    Words::new(language).event("tzolkin", event, &["Ann".to_owned(), "Ewa".to_owned()])
}

#[test]
fn numbers_decide_the_forms_of_words() {
    let turned = |days: u32| json!({"event": "calendar_turned", "days": days, "day": 5});
    for (language, one, two) in [
        (Language::Polish, "dzień", "dni"),
        (Language::Russian, "день", "дня"),
        (Language::French, "jour", "jours"),
    ] {
        assert!(say(language, &turned(1)).contains(one), "{}", say(language, &turned(1)));
        assert!(say(language, &turned(2)).contains(two), "{}", say(language, &turned(2)));
    }
    let gained = |corn: u32| json!({"event": "gained", "seat": 1, "goods": {"corn": corn, "skull": corn}});
    for (n, polish, russian) in
        [(1, "1 kosz ", "1 череп"), (2, "2 kosze ", "2 черепа"), (5, "5 koszy ", "5 черепов")]
    {
        assert!(say(Language::Polish, &gained(n)).contains(polish), "{}", say(Language::Polish, &gained(n)));
        assert!(
            say(Language::Russian, &gained(n)).contains(russian),
            "{}",
            say(Language::Russian, &gained(n))
        );
    }
}

#[test]
fn lost_points_are_lost_in_every_language() {
    let lost = json!({"event": "scored", "seat": 0, "source": "hunger", "points": -3});
    let verbs = [
        (Language::English, "loses 3 points"),
        (Language::Polish, "traci 3 punkty"),
        (Language::Russian, "теряет 3 очка"),
        (Language::French, "perd 3 points"),
    ];
    for (language, words) in verbs {
        assert!(say(language, &lost).contains(words), "{}", say(language, &lost));
    }
}

#[test]
fn a_missing_field_keeps_its_name() {
    let fault = khipu_core::Fault::at("", khipu_core::Problem::Missing { field: "seed".to_owned() });
    assert_eq!(Words::english().fault("core", &fault), "“seed” is missing; add it");
}
