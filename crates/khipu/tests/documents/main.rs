//! The reference pages say what the program does: they are written from it. `KHIPU_REGENERATE=1` writes them anew.

mod protocol;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use khipu_bots::Bot;
use khipu_core::kit::Form;
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
    /// What stood in the fields of events, by event and field.
    kinds: BTreeMap<(String, String), BTreeSet<&'static str>>,
    /// The first words of moves.
    verbs: BTreeSet<String>,
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
        for (field, value) in event.as_object().into_iter().flatten() {
            self.kinds
                .entry((name.to_owned(), field.clone()))
                .or_default()
                .insert(protocol::json_type(value));
        }
        // The example with the most to tell.
        let full = |event: &Value| {
            event.as_object().map_or(0, |fields| fields.values().filter(|v| !v.is_null()).count())
        };
        let known = self.events.get(name).and_then(|(shown, _)| serde_json::from_str::<Value>(shown).ok());
        if known.is_none_or(|known| full(&known) < full(event)) {
            self.events.insert(name.to_owned(), (event.to_string(), game.tell_written(event, words, names)));
        }
    }
}

fn names() -> Vec<String> {
    ["Ann", "Ben", "Cyd", "Dan", "Eva"].map(str::to_owned).to_vec()
}

/// Fields of rare events that mean something else in other events.
const RARE: [(&str, &str, &str); 3] =
    [("traded", "from", "corn"), ("traded", "to", "gold"), ("automa_cannot", "why", "none_left")];

/// An event of this name, each of its fields as some other event has it.
fn composed(name: &str, fields: &str, seen: &Seen) -> Value {
    let known: Vec<Value> =
        seen.events.values().filter_map(|(shown, _)| serde_json::from_str(shown).ok()).collect();
    let mut event = serde_json::Map::new();
    event.insert("event".to_owned(), name.into());
    for field in fields.split(", ").filter(|field| !field.is_empty()) {
        let rare = RARE.iter().find(|(event, of, _)| *event == name && *of == field);
        let known = known.iter().filter_map(|other| other.get(field)).find(|value| !value.is_null());
        let value = rare.map(|(_, _, value)| (*value).into()).or_else(|| known.cloned());
        event.insert(field.to_owned(), value.unwrap_or_else(|| 1.into()));
    }
    event.into()
}

/// Every move of a match looked at.
fn watch(
    seen: &mut Seen,
    game: &dyn DynGame,
    played: &mut dyn DynMatch,
    moves: &[(Seat, String)],
    words: &Words,
) {
    let names = names();
    seen.position(&played.position());
    for (seat, text) in moves {
        let told = played.play(*seat, text).expect("a legal move");
        // The first word is the notation's; what follows are ids and numbers, or words that the page lists with it.
        seen.verbs.extend(text.split(' ').next().map(str::to_owned));
        told.events.iter().for_each(|event| seen.event(game, event, words, &names));
        seen.position(&played.position());
    }
}

/// What a word of a position means: its fields, and the sentence that the source has for it.
struct Meaning {
    fields: String,
    /// The types of the fields as the source has them.
    types: BTreeMap<String, String>,
    text: String,
}

/// The variants of an enum of the rules by their words, each with its meaning.
fn variants(source: &str, name: &str) -> BTreeMap<String, Meaning> {
    let head = format!("pub enum {name} {{\n");
    let Some((_, rest)) = source.split_once(&head) else { return BTreeMap::new() };
    let body = rest.split_once("\n}\n").expect("an end of the enum").0;
    let (mut found, mut text) = (BTreeMap::new(), String::new());
    let mut last = String::new();
    for line in body.lines() {
        if let Some(more) = line.strip_prefix("    /// ") {
            text = if text.is_empty() { more.to_owned() } else { format!("{text} {more}") };
        } else if let Some(variant) =
            line.strip_prefix("    ").filter(|line| line.starts_with(char::is_uppercase))
        {
            let end = variant.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(variant.len());
            let (word, fields) = variant.split_at(end);
            last = snake_case(word);
            let fields = fields.trim_matches(|c: char| " {},".contains(c)).split(", ");
            let typed: Vec<(&str, &str)> = fields.filter_map(|field| field.split_once(": ")).collect();
            let fields: Vec<&str> = typed.iter().map(|(name, _)| *name).collect();
            let types = typed.iter().map(|&(name, of)| (name.to_owned(), of.to_owned())).collect();
            let meaning = Meaning { fields: fields.join(", "), types, text: std::mem::take(&mut text) };
            found.insert(last.clone(), meaning);
        } else if let (Some((field, of)), Some(known)) =
            (line.trim().split_once(": ").filter(|(name, _)| !name.starts_with('/')), found.get_mut(&last))
        {
            // A variant whose fields stand on lines of their own.
            let Meaning { fields, types, .. } = known;
            types.insert(field.to_owned(), of.trim_end_matches(',').to_owned());
            *fields = if fields.is_empty() { field.to_owned() } else { format!("{fields}, {field}") };
        }
    }
    found
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

fn rules_source(game: &str, file: &str) -> String {
    let path = root().join("games").join(game).join("rules/src").join(file);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every word that can stand in `pending`, with its meaning.
fn pending_words(game: &dyn DynGame) -> BTreeMap<String, Meaning> {
    let [questions, works] = game.pending_forms();
    let beginnings = questions.iter().map(|form| ("", form)).chain(works.iter().map(|form| ("do ", form)));
    let meaning = |form: &Form| {
        let fields = form.fields.join(", ");
        // What is to be done has rows of its own.
        (fields != "work").then(|| Meaning {
            fields,
            types: BTreeMap::new(),
            text: form.meaning.trim().to_owned(),
        })
    };
    beginnings.filter_map(|(start, form)| Some((format!("{start}{}", form.word), meaning(form)?))).collect()
}

/// The names of the events that have a sentence.
fn event_names(game: &dyn DynGame) -> BTreeSet<String> {
    let beginning = format!("{}-event-", game.title().name);
    let lines = game.locales()[Language::English as usize].iter().flat_map(|text| text.lines());
    lines.filter_map(|line| Some(line.strip_prefix(&beginning)?.split_once(" =")?.0.to_owned())).collect()
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
            let seed = Seed::from_text("documents").numbered(number);
            let text = format!("documents/{number}");
            // The last game has other options than usual, if they go together.
            let other = title
                .options
                .iter()
                .filter_map(|option| Some((option.name.to_owned(), (*option.values.last()?).to_owned())));
            let options: Options = if number == 2 { other.collect() } else { Options::new() };
            let mut played = game
                .start(players as u64, &options, &text)
                .or_else(|_| game.start(players as u64, &Options::new(), &text))
                .expect("a game");
            // Random players wander everywhere, others come to where only good play leads.
            let mut bots: Vec<_> = (0..players as u64)
                .map(|seat| {
                    let bot = if number == 0 { Bot::Greedy } else { Bot::Random };
                    game.seat(&bot.into(), seed.numbered(seat))
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
fn positions(game: &dyn DynGame, seen: &Seen) -> String {
    let name = game.title().name;
    let mut text = format!(
        "### Every field of {name}\n\n`[]` stands for each entry of a list, `*` for each key of an object.\n\n"
    );
    text += "| field | type | example |\n| --- | --- | --- |\n";
    for (path, (kinds, shown)) in &seen.fields {
        let kinds = kinds.iter().copied().collect::<Vec<_>>().join(", ");
        let _ = writeln!(text, "| `{path}` | {kinds} | `{}` |", cell(shown));
    }
    text += "\n| stage | meaning |\n| --- | --- |\n";
    let stages = variants(&rules_source(name, "position.rs"), "Stage");
    for stage in seen.stages.keys() {
        let meaning = stages.get(stage).unwrap_or_else(|| panic!("the stage {stage} of {name}"));
        let _ = writeln!(text, "| `{stage}` | {} |", cell(&meaning.text));
    }
    text +=
        "\nWords of `pending`: questions, and work (`do …`) that is done before anybody is asked again.\n\n";
    text += "| pending | its fields | meaning | example |\n| --- | --- | --- | --- |\n";
    let words = pending_words(game);
    let unknown: Vec<&String> = seen.pending.keys().filter(|word| !words.contains_key(*word)).collect();
    assert!(unknown.is_empty(), "pending words of {name} without a meaning: {unknown:?}");
    for (word, Meaning { fields, text: meaning, .. }) in &words {
        // What no game showed is written as its form.
        let form = || format!("0 {word} {}", fields.to_uppercase().replace(',', "")).trim_end().to_owned();
        let shown = seen.pending.get(word).cloned().unwrap_or_else(form);
        let _ = writeln!(text, "| `{word}` | {fields} | {} | `{}` |", cell(meaning), cell(&shown));
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
    let notation = fs::read_to_string(root().join("docs/notation.md")).expect("the page of notation");
    let mut events = "# Events\n\nWhat a move tells: each event is one JSON object with its name under `event`. `khipu engine` sends them with `play`, the\nHTTP API with each step. This page is written by the tests from recorded and random games; every event of every game is here\nwith an example and its English sentence.\n".to_owned();
    let mut schemas = Vec::new();
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
        page = replaced(&page, name, &positions(&**game, &seen));
        let listed = |verb: &&String| {
            notation.contains(&format!("`{verb} ")) || notation.contains(&format!("`{verb}`"))
        };
        let unlisted: Vec<&String> = seen.verbs.iter().filter(|verb| !listed(verb)).collect();
        assert!(unlisted.is_empty(), "docs/notation.md does not list {unlisted:?} of {name}");
        let _ = write!(events, "\n## {name}\n\n| event | example | sentence |\n| --- | --- | --- |\n");
        let keys = event_names(&**game);
        let unknown: Vec<&String> = seen.events.keys().filter(|event| !keys.contains(*event)).collect();
        assert!(unknown.is_empty(), "events of {name} without a sentence: {unknown:?}");
        let declared = variants(&rules_source(name, "event.rs"), "Event");
        schemas.extend(declared.iter().map(|(event, meaning)| protocol::event(event, meaning, &seen)));
        for key in &keys {
            let (shown, sentence) = seen.events.get(key).cloned().unwrap_or_else(|| {
                // A rare one that no game showed: its fields with what other events have in them.
                let event = composed(key, &declared[key].fields, &seen);
                (event.to_string(), game.tell_written(&event, &words, &names()))
            });
            assert!(!sentence.contains(['⟨', '{']), "{key} of {name}: {sentence}");
            let _ = writeln!(events, "| `{key}` | `{}` | {} |", cell(&shown), cell(&sentence));
        }
    }
    compare(&path, &page);
    compare(&root().join("docs/events.md"), &events);
    protocol::check(schemas);
}
