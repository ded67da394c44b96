//! No message is left over: every key of the locale files is said somewhere.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use khipu_words::Language;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The sources that say things: all but tests.
fn sources(folder: &Path, found: &mut Vec<String>) {
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        let name = entry.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if entry.is_dir() && !["tests", "target", "fonts"].contains(&name) {
            sources(&entry, found);
        } else if [".rs", ".js"].iter().any(|end| name.ends_with(end)) {
            found.push(fs::read_to_string(&entry).expect("a source"));
        }
    }
}

/// What stands between quotation marks and looks like a key or the making of one.
fn literals(source: &str) -> impl Iterator<Item = &str> {
    let of_keys = |c: char| c.is_ascii_alphanumeric() || "-_{}:.".contains(c);
    source.split(['"', '`']).filter(move |text| (3..80).contains(&text.len()) && text.chars().all(of_keys))
}

/// A literal with blanks to be filled, as its fixed parts: `{game}-event-{name}` is `["", "-event-", ""]`, and so is `-event-`,
/// which is put between two others.
fn fixed_parts(literal: &str) -> Option<Vec<String>> {
    if literal.starts_with('-') && literal.ends_with('-') {
        return Some(vec![String::new(), literal.to_owned(), String::new()]);
    }
    let mut parts = vec![String::new()];
    let mut rest = literal;
    while let Some((before, after)) = rest.split_once('{') {
        parts.last_mut()?.push_str(before.trim_end_matches('$'));
        parts.push(String::new());
        rest = after.split_once('}')?.1;
    }
    parts.last_mut()?.push_str(rest);
    Some(parts)
}

/// Whether a key can come from a literal with blanks. A literal that fixes next to nothing makes no key.
fn fits(key: &str, parts: &[String]) -> bool {
    let letters = parts.iter().flat_map(|part| part.chars()).filter(char::is_ascii_alphabetic).count();
    let [first, middle @ .., last] = parts else { return false };
    if letters < 3 || !key.starts_with(first.as_str()) {
        return false;
    }
    let mut rest = &key[first.len()..];
    for part in middle {
        let Some(at) = rest.find(part.as_str()) else { return false };
        rest = &rest[at + part.len()..];
    }
    rest.ends_with(last.as_str())
}

/// The keys of all English files.
fn keys() -> BTreeSet<String> {
    let registry = khipu_games::registry();
    let of_games = registry.games().flat_map(|game| game.locales()[Language::English as usize]);
    let texts = Language::English.files().iter().chain(of_games);
    let key = |line: &str| {
        let name = line.split_once(" =")?.0;
        name.starts_with(|c: char| c.is_ascii_lowercase()).then(|| name.to_owned())
    };
    texts.flat_map(|text| text.lines().filter_map(key).collect::<Vec<_>>()).collect()
}

#[test]
fn every_message_is_said_somewhere() {
    let mut found = Vec::new();
    sources(&root().join("crates"), &mut found);
    sources(&root().join("games"), &mut found);
    let mut plain = BTreeSet::new();
    let mut patterns = BTreeSet::new();
    for literal in found.iter().flat_map(|source| literals(source)) {
        match fixed_parts(literal) {
            Some(parts) if parts.len() > 1 => drop(patterns.insert(parts)),
            _ => drop(plain.insert(literal)),
        }
    }
    assert!(plain.len() > 100 && patterns.len() > 10, "the sources are read");
    let registry = khipu_games::registry();
    let games: Vec<String> = registry.games().map(|game| format!("{}-", game.title().name)).collect();
    let said = |key: &str| {
        // Within one game the keys are often written without its name.
        let short = games.iter().find_map(|game| key.strip_prefix(game.as_str()));
        plain.contains(key)
            || short.is_some_and(|short| plain.contains(short))
            || patterns.iter().any(|parts| fits(key, parts))
            || short.is_some_and(|short| patterns.iter().any(|parts| fits(short, parts)))
    };
    let left: Vec<String> = keys().into_iter().filter(|key| !said(key)).collect();
    assert!(left.is_empty(), "said nowhere: {left:#?}");
}
