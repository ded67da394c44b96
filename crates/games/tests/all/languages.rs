//! The four languages say the same things.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use khipu_words::{Language, Words};

/// The locale files of a language as they lie in their folders, by the name of the game (or `words`) and the file.
fn folder(code: &str) -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let registry = khipu_games::registry();
    let mut folders = vec![("words".to_owned(), root.join("crates/words/locales"))];
    for game in registry.games() {
        let name = game.title().name;
        folders.push((name.to_owned(), root.join("games").join(name).join("ui/locales")));
    }
    let mut found = BTreeMap::new();
    for (whose, folder) in folders {
        for entry in fs::read_dir(folder.join(code)).expect("a folder for the language") {
            let path = entry.expect("a readable folder").path();
            if path.extension().is_some_and(|extension| extension == "ftl") {
                let name = path.file_name().expect("a name").to_string_lossy();
                found.insert(format!("{whose}/{name}"), fs::read_to_string(&path).expect("a locale file"));
            }
        }
    }
    found
}

/// The locale files of a language that the program has.
fn files(language: Language) -> Vec<&'static str> {
    let registry = khipu_games::registry();
    let of_games = registry.games().flat_map(|game| game.locales()[language as usize]);
    language.files().iter().chain(of_games).copied().collect()
}

/// The messages of some locale files, each with the arguments it uses, itself or by an attribute it refers to.
fn messages(files: &[&str]) -> BTreeMap<String, BTreeSet<String>> {
    let mut arguments: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let mut attributes: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    let (mut message, mut place) = (String::new(), String::new());
    for line in files.iter().flat_map(|file| file.lines()).filter(|line| !line.starts_with('#')) {
        if let Some((name, _)) = line.split_once(" =") {
            if name.starts_with(|c: char| c.is_ascii_lowercase()) {
                name.clone_into(&mut message);
                name.clone_into(&mut place);
            } else if let Some(attribute) = name.trim_start().strip_prefix('.') {
                place = format!("{message}.{attribute}");
            }
        }
        let named = |mark: &'static str| {
            let rests = line.split(mark).skip(1);
            rests.map(|rest| rest.split(|c: char| !(c.is_ascii_alphanumeric() || "_-.".contains(c))).next())
        };
        let used = arguments.entry(place.clone()).or_default();
        used.extend(named("$").flatten().map(str::to_owned));
        let referred = named("{ ").flatten().filter(|name| name.contains('.'));
        attributes.entry(place.clone()).or_default().extend(referred.map(str::to_owned));
    }
    for (place, names) in attributes {
        let more: Vec<String> =
            names.iter().filter_map(|name| arguments.get(name)).flatten().cloned().collect();
        arguments.entry(place).or_default().extend(more);
    }
    arguments.retain(|place, _| !place.is_empty() && !place.contains('.'));
    arguments
}

/// Every locale file that a language lacks, or that is there and not used, is named.
#[test]
fn every_language_has_the_same_files() {
    let english = folder("en");
    assert!(english.contains_key("words/core.ftl") && english.len() > 4, "{:?}", english.keys());
    let mut faults = Vec::new();
    for (code, language) in Language::NAMES {
        let own = folder(code);
        let missing = english.keys().filter(|name| !own.contains_key(*name));
        faults.extend(missing.map(|name| format!("{name} of {code} is missing")));
        let alone = own.keys().filter(|name| !english.contains_key(*name));
        faults.extend(alone.map(|name| format!("{name} of {code} is not in English")));
        let unused = own.iter().filter(|(_, text)| !files(language).contains(&text.as_str()));
        faults.extend(unused.map(|(name, _)| format!("{name} of {code} is not registered")));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

#[test]
fn every_locale_file_can_be_read_as_a_whole() {
    for (code, _) in Language::NAMES {
        for (name, text) in folder(code) {
            let faults = FluentResource::try_new(text).err().map(|(_, faults)| faults);
            assert_eq!(faults, None, "{name} of {code}");
        }
    }
}

/// A message that stands twice would be said in one of two ways, whichever was read last.
#[test]
fn no_message_stands_twice_in_a_language() {
    for (code, _) in Language::NAMES {
        let mut known: BTreeMap<String, String> = BTreeMap::new();
        for (name, text) in folder(code) {
            let keys = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
            for key in keys.filter_map(|line| Some(line.split_once(" =")?.0)) {
                let before = known.insert(key.to_owned(), name.clone());
                assert_eq!(before, None, "{key} of {name} of {code} stands twice");
            }
        }
        assert!(known.len() > 1000, "{code}: {}", known.len());
    }
}

/// Every message that is missing in one language, or uses other arguments there, is named. English is the measure.
#[test]
fn every_language_has_the_same_messages() {
    let english = messages(&files(Language::English));
    assert!(english.get("fault-range").is_some_and(|arguments| arguments.len() > 2), "arguments are found");
    let mut faults = Vec::new();
    for (code, language) in Language::NAMES {
        let own = messages(&files(language));
        for (key, arguments) in &english {
            match own.get(key) {
                None => faults.push(format!("{code}: {key} is missing")),
                Some(other) if other != arguments => {
                    faults.push(format!("{code}: {key} has {other:?}, in English {arguments:?}"));
                }
                Some(_) => {}
            }
        }
        let alone = own.keys().filter(|key| !english.contains_key(*key));
        faults.extend(alone.map(|key| format!("{code}: {key} is not in English")));
    }
    assert!(faults.is_empty(), "{faults:#?}");
}

/// What is wrong with a sentence. What it could not find (an argument, an attribute, a function) stands in braces; and
/// there is no gap where something was left out.
fn flawed(said: &str) -> bool {
    said.is_empty() || said.contains(['{', '}', '⟨']) || said.contains("  ") || said.contains(" .")
}

#[test]
fn every_message_can_be_said() {
    let values = [-3, 0, 1, 2, 5, 21].map(FluentValue::from).into_iter();
    let values: Vec<FluentValue<'_>> = values.chain(["none", "true", "W05"].map(FluentValue::from)).collect();
    let mut flaws = BTreeSet::new();
    for (code, language) in Language::NAMES {
        let words = khipu_games::words(language);
        for (key, arguments) in messages(&files(language)) {
            for value in &values {
                let mut args = FluentArgs::new();
                for name in &arguments {
                    // Points are always a number: their sign is asked for.
                    let fits = matches!(value, FluentValue::Number(_)) || name != "points";
                    args.set(name.clone(), if fits { value.clone() } else { FluentValue::from(1) });
                }
                let said = words.say(&key, &args);
                if flawed(&said) {
                    flaws.insert(format!("{code}: {key}: {said}"));
                }
            }
        }
    }
    assert!(flaws.is_empty(), "{flaws:#?}");
}

#[test]
fn a_missing_field_keeps_its_name() {
    let fault = khipu_core::Fault::at("", khipu_core::Problem::Missing { field: "seed".to_owned() });
    assert_eq!(Words::english().fault("core", &fault), "“seed” is missing; add it");
}

/// French sets a narrow space that never breaks before `; : ! ? »` and after `«`: a line that begins with a colon, or a sign
/// that sticks to its word, is a fault. Only the colon of an address or a time has none.
#[test]
fn french_signs_have_their_narrow_spaces() {
    let registry = khipu_games::registry();
    let rulebooks = registry.games().map(|game| game.rulebook(Language::French));
    let texts: Vec<&str> = files(Language::French).into_iter().chain(rulebooks).collect();
    let mut faults = Vec::new();
    for line in texts.iter().flat_map(|text| text.lines()).filter(|line| !line.starts_with('#')) {
        // What stands between backticks is code.
        let signs: Vec<char> = line.split('`').step_by(2).flat_map(str::chars).collect();
        let wrong = (1..signs.len()).any(|at| {
            let ends = signs.get(at + 1).is_none_or(|next| next.is_whitespace());
            let before = signs[at - 1];
            let bound = before == '\u{202f}' || before == '[' || before == '"';
            let sign = matches!(signs[at], ';' | ':' | '!' | '?') && ends && !bound;
            let quote = signs[at] == '»' && before != '\u{202f}' || before == '«' && signs[at] != '\u{202f}';
            sign || quote
        });
        if wrong {
            faults.push(line);
        }
    }
    assert!(faults.is_empty(), "{faults:#?}");
}
