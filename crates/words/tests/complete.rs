//! Every event and every refusal has its sentence, and no sentence is left over.

use std::collections::BTreeSet;

use khipu_words::Words;
use serde_json::json;

/// A game: its name, its sentences, and where its events and refusals are declared.
struct Game {
    name: &'static str,
    locale: &'static str,
    events: &'static str,
    refusals: &'static str,
    /// An event and a refusal, to see that the sources are read at all.
    known: [&'static str; 2],
}

const GAMES: [Game; 3] = [
    Game {
        name: "tawantinsuyu",
        locale: include_str!("../../../locales/en/tawantinsuyu.ftl"),
        events: include_str!("../../../games/tawantinsuyu/rules/src/event.rs"),
        refusals: include_str!("../../../games/tawantinsuyu/rules/src/refusal.rs"),
        known: ["weaving_started", "upper_first"],
    },
    Game {
        name: "tzolkin",
        locale: include_str!("../../../locales/en/tzolkin.ftl"),
        events: include_str!("../../../games/tzolkin/rules/src/event.rs"),
        refusals: include_str!("../../../games/tzolkin/rules/src/refusal.rs"),
        known: ["wealth_chosen", "must_beg"],
    },
    Game {
        name: "settlers",
        locale: include_str!("../../../locales/en/settlers.ftl"),
        events: include_str!("../../../games/settlers/rules/src/event.rs"),
        refusals: include_str!("../../../games/settlers/rules/src/refusal.rs"),
        known: ["prayer_started", "not_japanese"],
    },
];

impl Game {
    /// The keys of the locale file with this beginning, without it.
    fn keys(&self, kind: &str) -> BTreeSet<String> {
        let beginning = format!("{}-{kind}-", self.name);
        let key = |line: &str| Some(line.strip_prefix(&beginning)?.split_once(" =")?.0.to_owned());
        self.locale.lines().filter_map(key).collect()
    }
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

#[test]
fn every_event_and_every_refusal_has_its_sentence() {
    for game in GAMES {
        let declared = [("event", "Event", game.events), ("refusal", "Refusal", game.refusals)];
        for ((kind, name, source), known) in declared.into_iter().zip(game.known) {
            let found = variants(source, name);
            assert!(found.len() > 40 && found.contains(known), "{found:?}");
            assert_eq!(game.keys(kind), found, "{} {kind}", game.name);
        }
    }
}

#[test]
fn every_question_of_tawantinsuyu_has_its_sentence() {
    let mut questions = variants(include_str!("../../../games/tawantinsuyu/rules/src/pending.rs"), "Pending");
    assert!(questions.remove("do") && questions.len() > 30, "{questions:?}");
    // Two things are asked, or said, without a question on the stack.
    questions.extend(["keep", "over"].map(str::to_owned));
    assert_eq!(GAMES[0].keys("ask"), questions);
}

#[test]
fn every_name_of_tawantinsuyu_has_its_word() {
    let source = include_str!("../../../games/tawantinsuyu/rules/src/names.rs");
    let (mut count, words) = (0, Words::english());
    for name in source.lines().filter_map(|line| line.trim().strip_suffix("\",")?.split_once(" = \"")) {
        let has = |kind: &str| words.knows(&format!("tawantinsuyu-{kind}-{}", name.1));
        assert!(has("word") || has("power"), "{}", name.1);
        count += 1;
    }
    assert!(count > 60, "{count}");
}

#[test]
fn every_option_of_tawantinsuyu_has_its_words() {
    let source = include_str!("../../../games/tawantinsuyu/rules/src/rulings.rs");
    let named = source.lines().filter_map(|line| line.trim().strip_prefix("option(")?.split(',').next());
    let names = named.map(|name| name.trim_matches('"').to_lowercase());
    assert_eq!(GAMES[0].keys("option"), names.collect());
}

#[test]
fn every_effect_of_tawantinsuyu_has_its_words() {
    let source = include_str!("../../../games/tawantinsuyu/rules/src/components/effect.rs");
    let table =
        source.split_once("const WORDS").and_then(|(_, rest)| rest.split_once("];")).expect("a table").0;
    let (mut count, words) = (0, Words::english());
    for name in table.lines().filter_map(|line| line.trim().strip_prefix("(\"")?.split('"').next()) {
        let has = |kind: &str| words.knows(&format!("tawantinsuyu-{kind}-{name}"));
        assert!(has("effect") || has("amount"), "{name}");
        count += 1;
    }
    assert!(count > 15, "{count}");
}

#[test]
fn every_problem_has_its_sentence() {
    let words = Words::english();
    for problem in variants(include_str!("../../core/src/fault.rs"), "Problem") {
        assert!(words.knows(&format!("fault-{problem}")), "{problem}");
    }
}

#[test]
fn a_sentence_has_its_numbers_and_plurals() {
    let words = Words::english();
    let seats = ["Ann".to_owned(), "Ben".to_owned()];
    let says = |game: &str, event, sentence: &str| assert_eq!(words.event(game, &event, &seats), sentence);
    let gained = json!({"event": "gained", "seat": 1, "goods": {"corn": 2, "skull": 1}});
    says("tzolkin", gained, "Ben gains 2 corn, 1 skull.");
    let fed = json!({"event": "fed", "seat": 0, "fed": 1, "unfed": 2, "corn": 2});
    says("tzolkin", fed, "Ann feeds 1 worker for 2 corn; 2 go hungry.");
    let scored = json!({"event": "scored", "seat": 0, "source": "corn", "points": 2.25});
    says("tzolkin", scored, "Ann scores 2.25 points (corn and resources).");
}

#[test]
fn a_sentence_asks_for_signs_sameness_and_nothing() {
    let words = Words::english();
    let seats = ["Ann".to_owned(), "Ben".to_owned()];
    let says = |event, sentence: &str| assert_eq!(words.event("tawantinsuyu", &event, &seats), sentence);
    let scored =
        |who, source, points| json!({"event": "scored", "who": who, "source": source, "points": points});
    says(scored(json!("axomamma"), "statues", 3), "Axomamma scores 3 points (statues).");
    says(scored(json!(1), "hunger", -1), "Ben loses 1 point (missing potatoes).");
    says(scored(json!(1), "hunger", -4), "Ben loses 4 points (missing potatoes).");
    let placed = |role, card, food| json!({"event": "placed", "who": 0, "worker": "warrior", "role": role, "space": "M1a", "card": card, "food": food});
    says(
        placed("warrior", Some("GC05"), 0),
        "Ann places the warrior on the space M1a with the god card GC05.",
    );
    says(
        placed("courier", None, 3),
        "Ann places the warrior as courier on the space M1a for gold; it costs 3 food.",
    );
    let used = |owner| json!({"event": "stairs_used", "who": 0, "owner": owner, "section": 2});
    says(used(0), "Ann uses own stairs of section 2.");
    says(used(1), "Ann uses Ben’s stairs of section 2.");
    let counted = |adjacent, ability| json!({"event": "tasks_counted", "who": 1, "tasks": 1 + adjacent + ability, "adjacent": adjacent, "ability": ability});
    says(counted(0, 0), "Ben has 1 task.");
    says(counted(2, 1), "Ben has 4 tasks, 2 for neighbours, 1 by ability.");
}
