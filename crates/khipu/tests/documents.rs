//! The reference pages say what the program does: they are written from it. `KHIPU_REGENERATE=1` writes them anew.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use khipu_bots::Bot;
use khipu_core::{Options, Record, Seat, Seed};
use khipu_registry::{DynGame, DynMatch};
use khipu_words::{Language, Words};
use serde_json::Value;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Compares a file with what it should be, or writes it.
fn compare(path: &Path, text: &str) {
    if std::env::var_os("KHIPU_REGENERATE").is_some() {
        fs::write(path, text).expect("written");
        return;
    }
    let found = fs::read_to_string(path).unwrap_or_default();
    let first = found.lines().zip(text.lines()).find(|(found, wanted)| found != wanted);
    assert!(
        found == text,
        "{} lags: {first:?}; KHIPU_REGENERATE=1 cargo test -p khipu --test documents",
        path.display()
    );
}

/// What was seen of a game.
#[derive(Default)]
struct Seen {
    /// Fields by path, with their types and an example.
    fields: BTreeMap<String, (BTreeSet<&'static str>, String)>,
    stages: BTreeMap<String, usize>,
    /// Pending work by its first word, with an example.
    pending: BTreeMap<String, String>,
    /// Events by name, with an example and its sentence.
    events: BTreeMap<String, (String, String)>,
}

/// Keys of objects that are themselves data (ids, names, numbers) and not fields.
fn is_data(key: &str, siblings: usize) -> bool {
    key.contains(|c: char| c.is_ascii_uppercase()) || key.parse::<u32>().is_ok() || siblings == 0
}

const LONGEST: usize = 60;

fn example(value: &Value) -> String {
    let text = value.to_string();
    if text.chars().count() <= LONGEST {
        text
    } else {
        text.chars().take(LONGEST - 1).chain(['…']).collect()
    }
}

const fn kind(value: &Value) -> &'static str {
    match value {
        Value::Null => "null",
        Value::Bool(_) => "true or false",
        Value::Number(_) => "number",
        Value::String(_) => "text",
        Value::Array(_) => "list",
        Value::Object(_) => "object",
    }
}

impl Seen {
    fn look(&mut self, path: &str, value: &Value) {
        match value {
            Value::Object(fields) => {
                for (key, field) in fields {
                    let path = if is_data(key, fields.len()) {
                        format!("{path}.*")
                    } else if path.is_empty() {
                        key.clone()
                    } else {
                        format!("{path}.{key}")
                    };
                    self.field(&path, field);
                    self.look(&path, field);
                }
            }
            Value::Array(list) => {
                list.iter()
                    .filter(|item| item.is_object())
                    .for_each(|item| self.look(&format!("{path}[]"), item));
            }
            _ => {}
        }
    }

    fn field(&mut self, path: &str, value: &Value) {
        let (kinds, shown) = self.fields.entry(path.to_owned()).or_default();
        kinds.insert(kind(value));
        let empty = |text: &str| ["", "null", "[]", "{}", "0", "false"].contains(&text);
        if empty(shown) {
            *shown = example(value);
        }
    }

    fn position(&mut self, position: &Value) {
        self.look("", position);
        if let Some(stage) = position.get("stage").and_then(Value::as_str) {
            *self.stages.entry(stage.to_owned()).or_default() += 1;
        }
        for entry in position.get("pending").and_then(Value::as_array).into_iter().flatten() {
            let Some(text) = entry.as_str() else { continue };
            // Whoever decides may stand before it: a seat, or a name.
            let words: Vec<&str> = text.split_whitespace().collect();
            let own =
                |word: &&&str| word.parse::<u8>().is_err() && **word != "axomamma" && **word != "virtual";
            let mut rest = words.iter().skip_while(|word| !own(word));
            let first = rest.next().copied().unwrap_or_default();
            let name = if first == "do" {
                format!("do {}", rest.next().copied().unwrap_or_default())
            } else {
                first.to_owned()
            };
            let known = self.pending.entry(name).or_default();
            if known.len() < text.len() && known.len() < LONGEST {
                text.clone_into(known);
            }
        }
    }

    fn event(&mut self, game: &dyn DynGame, event: &Value, words: &Words, names: &[String]) {
        let name = event.get("event").and_then(Value::as_str).unwrap_or_default();
        // The example with the most to tell.
        let full = |event: &Value| {
            event.as_object().map_or(0, |fields| fields.values().filter(|v| !v.is_null()).count())
        };
        let known = self.events.get(name).and_then(|(shown, _)| serde_json::from_str::<Value>(shown).ok());
        if known.is_none_or(|known| full(&known) < full(event)) {
            self.events.insert(name.to_owned(), (event.to_string(), game.tell(event, words, names)));
        }
    }
}

/// Every move of a match looked at.
fn watch(
    seen: &mut Seen,
    game: &dyn DynGame,
    played: &mut dyn DynMatch,
    moves: &[(Seat, String)],
    words: &Words,
) {
    let names: Vec<String> = ["Ann", "Ben", "Cyd", "Dan", "Eva"].map(str::to_owned).to_vec();
    seen.position(&played.position());
    for (seat, text) in moves {
        let told = played.play(*seat, text).expect("a legal move");
        told.events.iter().for_each(|event| seen.event(game, event, words, &names));
        seen.position(&played.position());
    }
}

/// The recorded games of a game, all that it has of each rules version, and games at random by the newest rules.
fn seen(game: &dyn DynGame, words: &Words) -> Seen {
    let mut seen = Seen::default();
    let title = game.title();
    let folder = root().join("games").join(title.name).join("records");
    let mut paths: Vec<PathBuf> =
        fs::read_dir(folder).expect("records").map(|entry| entry.expect("a file").path()).collect();
    paths.sort();
    let registry = khipu_games::registry();
    for path in paths.iter().filter(|path| path.extension().is_some_and(|ending| ending == "khipu")) {
        let record = Record::parse(&fs::read_to_string(path).expect("a record")).expect("a record");
        let of_record = registry.resolve_record(&record).expect("known rules");
        let mut played = of_record.load_record(&record, 0).expect("a record");
        let moves: Vec<(Seat, String)> =
            record.moves.iter().map(|step| (step.seat, step.text.clone())).collect();
        watch(&mut seen, &*of_record, &mut *played, &moves, words);
    }
    for players in title.min_players..=title.max_players {
        for number in 0..3 {
            let mut played =
                game.start(players as u64, &Options::new(), &format!("documents/{number}")).expect("a game");
            let seed = Seed::from_text("documents").numbered(number);
            // Random players wander everywhere, others come to where only good play leads.
            let mut bots: Vec<_> = (0..players as u64)
                .map(|seat| {
                    game.seat(if number == 0 { Bot::Greedy } else { Bot::Random }, seed.numbered(seat))
                })
                .collect();
            seen.position(&played.position());
            while let Some(seat) = played.deciders().first() {
                let chosen = bots[seat.index()].choose(played.any(), seat).expect("a move");
                watch(&mut seen, game, &mut *played, &[(seat, chosen)], words);
            }
        }
    }
    seen
}

fn cell(text: &str) -> String {
    text.replace('|', "\\|")
}

const BEGIN: &str = "<!-- generated: KHIPU_REGENERATE=1 cargo test -p khipu --test documents -->";
const END: &str = "<!-- end of what is generated -->";

/// The tables of one game for the page of positions.
fn positions(name: &str, seen: &Seen) -> String {
    let mut text = format!(
        "### Every field of {name}\n\n`[]` stands for each entry of a list, `*` for each key of an object.\n\n"
    );
    text += "| field | type | example |\n| --- | --- | --- |\n";
    for (path, (kinds, shown)) in &seen.fields {
        let kinds = kinds.iter().copied().collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "| `{path}` | {kinds} | `{}` |", cell(shown));
    }
    let stages: Vec<String> = seen.stages.keys().map(|stage| format!("`{stage}`")).collect();
    let _ = write!(text, "\nStages: {}.\n\n| pending | example |\n| --- | --- |\n", stages.join(", "));
    for (word, shown) in &seen.pending {
        let _ = writeln!(text, "| `{word}` | `{}` |", cell(shown));
    }
    text
}

/// A text with what stands between the marks of a game replaced.
fn replaced(page: &str, name: &str, tables: &str) -> String {
    let begin = format!("{BEGIN}\n<!-- {name} -->\n");
    let (before, rest) =
        page.split_once(&begin).unwrap_or_else(|| panic!("docs/positions.md has no mark for {name}"));
    let (_, after) = rest.split_once(END).expect("an end of what is generated");
    format!("{before}{begin}\n{tables}\n{END}{after}")
}

/// What the hand-written part of the page says of a game.
fn written<'p>(page: &'p str, name: &str) -> &'p str {
    let end = page.find(&format!("{BEGIN}\n<!-- {name} -->")).expect("a mark");
    let begin = page[..end].rfind("\n## ").expect("a heading");
    &page[begin..end]
}

#[test]
fn positions_and_events_are_documented_as_they_are() {
    let words = khipu_games::words(Language::English);
    let registry = khipu_games::registry();
    let path = root().join("docs/positions.md");
    let mut page = fs::read_to_string(&path).expect("the page of positions");
    let mut events = "# Events\n\nWhat a move tells: each event is one JSON object with its name under `event`. `khipu engine` sends them with `play`, the\nHTTP API with each step. This page is written by the tests from recorded and random games; every event of every game is here\nwith an example and its English sentence.\n".to_owned();
    for game in registry.games() {
        let name = game.title().name;
        let seen = seen(&**game, &words);
        // Every field has its meaning above the table.
        let meanings = written(&page, name);
        let top: BTreeSet<&str> =
            seen.fields.keys().filter_map(|path| path.split(['.', '[']).next()).collect();
        let unexplained: Vec<&&str> =
            top.iter().filter(|field| !meanings.contains(&format!("`{field}`"))).collect();
        assert!(unexplained.is_empty(), "docs/positions.md does not explain {unexplained:?} of {name}");
        page = replaced(&page, name, &positions(name, &seen));
        let _ = write!(events, "\n## {name}\n\n| event | example | sentence |\n| --- | --- | --- |\n");
        let known = game.locales()[Language::English as usize];
        let keys: BTreeSet<String> = known
            .iter()
            .flat_map(|text| text.lines())
            .filter_map(|line| {
                Some(line.strip_prefix(&format!("{name}-event-"))?.split_once(" =")?.0.to_owned())
            })
            .collect();
        let unknown: Vec<&String> = seen.events.keys().filter(|event| !keys.contains(*event)).collect();
        assert!(unknown.is_empty(), "events of {name} without a sentence: {unknown:?}");
        for key in &keys {
            let (shown, sentence) = seen.events.get(key).cloned().unwrap_or_else(|| {
                (format!("{{\"event\":\"{key}\",…}}"), "(in none of the games looked at)".to_owned())
            });
            let _ = writeln!(events, "| `{key}` | `{}` | {} |", cell(&shown), cell(&sentence));
        }
        let missing: Vec<&String> = keys.iter().filter(|key| !seen.events.contains_key(*key)).collect();
        assert!(missing.len() * 6 <= keys.len(), "events of {name} without an example: {missing:?}");
    }
    compare(&path, &page);
    compare(&root().join("docs/events.md"), &events);
}
