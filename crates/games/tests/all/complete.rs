//! Every event and every refusal has its sentence, and no sentence is left over.

use std::collections::BTreeSet;

use khipu_registry::DynGame;
use khipu_words::Language;
use serde_json::{Value, json};

/// The source of a game's rules.
fn source(game: &str, file: &str) -> String {
    let path = format!("{}/../../games/{game}/rules/src/{file}.rs", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The English keys of a game that begin with its name and a kind, without that.
fn keys(game: &dyn DynGame, kind: &str) -> BTreeSet<String> {
    let beginning = format!("{}-{kind}-", game.title().name);
    let key = |line: &str| Some(line.strip_prefix(&beginning)?.split_once(" =")?.0.to_owned());
    let files = game.locales()[Language::English as usize];
    files.iter().flat_map(|file| file.lines()).filter_map(key).collect()
}

/// The same for a game by its name.
fn keys_of(game: &str, kind: &str) -> BTreeSet<String> {
    keys(&**khipu_games::registry().find(game).expect("a game"), kind)
}

/// The names of an enum's variants in a source file, as they are on the wire.
fn variants(source: &str, name: &str) -> BTreeSet<String> {
    let head = format!("pub enum {name} {{\n");
    let body = source.split_once(&head).and_then(|(_, rest)| rest.split_once("\n}\n")).expect("an enum").0;
    let names = body.lines().filter(|line| line.starts_with("    ") && !line.starts_with("     "));
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

/// What hints and reviews give as reasons.
#[test]
fn every_term_of_an_estimate_has_its_name() {
    for game in khipu_games::registry().games() {
        let names: BTreeSet<String> = game.term_names().into_iter().map(str::to_owned).collect();
        assert_eq!(keys(&**game, "term"), names, "{}", game.title().name);
    }
}

#[test]
fn every_event_and_every_refusal_has_its_sentence() {
    let registry = khipu_games::registry();
    for game in registry.games() {
        let name = game.title().name;
        for (kind, declared) in [("event", "Event"), ("refusal", "Refusal")] {
            let found = variants(&source(name, kind), declared);
            assert!(found.len() > 40, "{name}: {found:?}");
            assert_eq!(keys(&**game, kind), found, "{name} {kind}");
        }
    }
}

#[test]
fn every_question_of_tawantinsuyu_has_its_sentence() {
    let registry = khipu_games::registry();
    let [questions, _] = registry.find("tawantinsuyu").expect("a game").pending_forms();
    let mut questions: BTreeSet<String> = questions.iter().map(|form| form.word.to_owned()).collect();
    assert!(questions.remove("do") && questions.len() > 30, "{questions:?}");
    // Two things are asked, or said, without a question on the stack.
    questions.extend(["keep", "over"].map(str::to_owned));
    assert_eq!(keys_of("tawantinsuyu", "ask"), questions);
}

#[test]
fn every_name_of_tawantinsuyu_has_its_word() {
    let source = include_str!("../../../../games/tawantinsuyu/rules/src/names.rs");
    let (mut count, words) = (0, khipu_games::words(Language::English));
    for name in source.lines().filter_map(|line| line.trim().strip_suffix("\",")?.split_once(" = \"")) {
        let has = |kind: &str| words.knows(&format!("tawantinsuyu-{kind}-{}", name.1));
        assert!(has("word") || has("power"), "{}", name.1);
        count += 1;
    }
    assert!(count > 60, "{count}");
}

#[test]
fn every_option_of_tawantinsuyu_has_its_words() {
    let source = include_str!("../../../../games/tawantinsuyu/rules/src/rulings.rs");
    let named = source.lines().filter_map(|line| line.trim().strip_prefix("option(")?.split(',').next());
    let names = named.map(|name| name.trim_matches('"').to_lowercase());
    assert_eq!(keys_of("tawantinsuyu", "option"), names.collect());
}

#[test]
fn every_effect_of_tawantinsuyu_has_its_words() {
    let source = include_str!("../../../../games/tawantinsuyu/rules/src/components/effect.rs");
    let table =
        source.split_once("const WORDS").and_then(|(_, rest)| rest.split_once("];")).expect("a table").0;
    let (mut count, words) = (0, khipu_games::words(Language::English));
    for name in table.lines().filter_map(|line| line.trim().strip_prefix("(\"")?.split('"').next()) {
        let has = |kind: &str| words.knows(&format!("tawantinsuyu-{kind}-{name}"));
        assert!(has("effect") || has("amount"), "{name}");
        count += 1;
    }
    assert!(count > 15, "{count}");
}

#[test]
fn every_problem_has_its_sentence() {
    let words = khipu_games::words(Language::English);
    for problem in variants(include_str!("../../../core/src/fault.rs"), "Problem") {
        assert!(words.knows(&format!("fault-{problem}")), "{problem}");
    }
}

/// The event in English, with two players of these names.
fn tell(game: &str, event: &Value) -> String {
    let registry = khipu_games::registry();
    let game = registry.find(game).expect("a game");
    game.tell_written(event, &registry.words(Language::English), &["Ann".to_owned(), "Ben".to_owned()])
}

#[test]
fn a_sentence_has_its_numbers_and_plurals() {
    let says = |game: &str, event, sentence: &str| assert_eq!(tell(game, &event), sentence);
    let gained = json!({"event": "gained", "seat": 1, "goods": {"corn": 2, "skull": 1}});
    says("tzolkin", gained, "Ben gains 2 corn, 1 skull.");
    let fed = json!({"event": "fed", "seat": 0, "fed": 1, "unfed": 2, "corn": 2});
    says("tzolkin", fed, "Ann feeds 1 worker for 2 corn; 2 go hungry.");
    let scored = json!({"event": "scored", "seat": 0, "source": "corn", "points": 2.25});
    says("tzolkin", scored, "Ann scores 2.25 points (corn and resources).");
}

#[test]
fn a_sentence_asks_for_signs_sameness_and_nothing() {
    let says = |event, sentence: &str| assert_eq!(tell("tawantinsuyu", &event), sentence);
    let scored =
        |who, source, points| json!({"event": "scored", "who": who, "source": source, "points": points});
    says(scored(json!("axomamma"), "statues", 3), "Axomamma scores 3 points (statues).");
    says(scored(json!(1), "hunger", -1), "Ben loses 1 point (missing potatoes).");
    says(scored(json!(1), "hunger", -4), "Ben loses 4 points (missing potatoes).");
    let placed = |role, card, food| json!({"event": "placed", "who": 0, "worker": "warrior", "role": role, "space": "M1a", "card": card, "food": food});
    says(
        placed("warrior", Some("GC05"), 0),
        "Ann places the warrior on the space “cross” (middle terrace, section 1) with the god card “zigzag” (3 points).",
    );
    says(
        placed("courier", None, 3),
        "Ann places the warrior as courier on the space “cross” (middle terrace, section 1) for gold; it costs 3 food.",
    );
    let used = |owner| json!({"event": "stairs_used", "who": 0, "owner": owner, "section": 2});
    says(used(0), "Ann uses own stairs of section 2.");
    says(used(1), "Ann uses Ben’s stairs of section 2.");
    let counted = |adjacent, ability| json!({"event": "tasks_counted", "who": 1, "tasks": 1 + adjacent + ability, "adjacent": adjacent, "ability": ability});
    says(counted(0, 0), "Ben has 1 task.");
    says(counted(2, 1), "Ben has 4 tasks, 2 for neighbours, 1 by ability.");
}
