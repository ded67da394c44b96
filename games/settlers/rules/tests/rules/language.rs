//! The card language (IS-10): what cannot be read is refused with its place.

use std::collections::BTreeSet;

use khipu_core::{Fault, Problem};
use khipu_settlers::{Components, Settlers};
use serde_json::{Value, json};

const PACK: &str = include_str!("../../components/0.1.0.toml");

/// The faults of the pack with one effect changed, which must be there.
fn broken(effect: &str, changed: &str) -> Vec<Fault> {
    let text = PACK.replacen(&format!("effect = \"{effect}\""), &format!("effect = \"{changed}\""), 1);
    assert_ne!(text, PACK, "{effect}");
    Components::from_toml(&text).expect_err(changed)
}

/// IS-10.1: an unknown word is refused with line and column.
#[test]
fn a_typo_has_its_place() {
    let faults = broken("produce: 2 wood", "produce: 2 wodo");
    let [fault] = &faults[..] else { panic!("{faults:?}") };
    let line = PACK.lines().position(|line| line.contains("effect = \"produce: 2 wood\"")).expect("a line");
    let column = PACK.lines().nth(line).and_then(|text| text.find("2 wood\"")).expect("the words") + 1 + 2;
    assert_eq!((fault.place.line, fault.place.column), (Some(line as u32 + 1), Some(column as u32)));
    assert!(
        matches!(&fault.problem, Problem::UnknownWord { word, known } if word == "wodo" && known.contains(&"wood".to_owned()))
    );
    for changed in
        ["produc: 2 wood", "produce 2 wood", "produce: two wood", "produce: 2 wood +", "produce: 2 wood;", ""]
    {
        let faults = broken("produce: 2 wood", changed);
        assert!(faults.iter().all(|fault| fault.place.column.is_some()), "{changed}: {faults:?}");
    }
}

/// IS-10.2: every word of the table is a word of the parser.
#[test]
fn every_word_is_known() {
    let page = include_str!("../../../rulebook/en.md");
    for word in
        ["use_deal", "take_deal", "enemy_deal", "break_deal(gain)", "refresh", "block", "take_over", "visit"]
    {
        assert!(page.contains(word.trim_end_matches("(gain)")), "{word}");
        let text = PACK.replacen(
            "effect = \"action: 1 worker -> 2 wood\"",
            &format!(
                "effect = \"action: 1 worker -> {word} + look(any,2,1,shuffle) / steal(gold,1) + 1 resource\""
            ),
            1,
        );
        assert!(text != PACK && Components::from_toml(&text).is_ok(), "{word}");
    }
}

/// IS-10.1: each effect can be told from its types, and each of its words has a sentence.
#[test]
fn every_effect_can_be_told() {
    fn names(form: &Value, kind: &str, found: &mut BTreeSet<String>) {
        match form {
            Value::Object(map) => {
                found.extend(map.get(kind).and_then(Value::as_str).map(str::to_owned));
                map.values().for_each(|value| names(value, kind, found));
            }
            Value::Array(list) => list.iter().for_each(|value| names(value, kind, found)),
            _ => {}
        }
    }
    let locale = include_str!("../../../ui/locales/en/rules.ftl");
    let game = Settlers::new();
    let rules = game.components();
    for (kind, least) in [("effect", 60), ("amount", 8)] {
        let mut found = BTreeSet::new();
        for card in 0..rules.ids.len() {
            let form = rules.effect_form(card as u16);
            assert!(form.as_array().is_some_and(|clauses| !clauses.is_empty()), "{}", rules.ids[card]);
            names(&form, kind, &mut found);
        }
        assert!(found.len() >= least, "{found:?}");
        for name in found {
            assert!(locale.contains(&format!("\nsettlers-{kind}-{name} = ")), "{name} has no sentence");
        }
    }
    let altar = rules.effect_form(rules.card("BAR004").expect("a card"));
    assert_eq!(
        altar,
        json!([{
            "effect": "action",
            "uses": 2,
            "cost": [{ "amount": "worker", "n": 1 }],
            "gain": [[{ "amount": "vp", "n": 1 }]],
        }])
    );
}

/// IS-10.3: static rules are checked at load.
#[test]
fn static_rules() {
    let what = |effect: &str, changed: &str| {
        let faults = broken(effect, changed);
        let problems = faults.iter().map(|fault| match &fault.problem {
            Problem::Impossible { what, rule } => format!("{what} {rule}"),
            Problem::Mismatch { what, found, wanted } => format!("{what} {found} {wanted}"),
            Problem::UnknownWord { word, .. } => format!("word {word}"),
            other => format!("{other:?}"),
        });
        problems.collect::<Vec<_>>()
    };
    let pray = "on pray max 3: 1 vp";
    assert_eq!(what(pray, "on pray: pray 3 { red: 1 vp }"), ["prayer_within_prayer IS-10.3"]);
    assert_eq!(what(pray, "on pray: cash(deals,1)"), ["cash_without_deals IS-10.3"]);
    assert_eq!(what(pray, "on pray max 3: 1 vp; on deal max 2: 1 vp"), ["two_counted_features IS-10.3"]);
    assert_eq!(what(pray, "produce: 1 vp"), ["kind feature production"]);
    assert_eq!(what("produce: 2 wood", "produce: 2 wood; produce: 1 wood"), ["clause_twice IS-10.3"]);
    let altar = "action x2: 1 worker -> pray 5 announce(brown,grey,red) { match: 1 match }";
    assert_eq!(what(altar, "action: free -> pray 5 announce(brown) { red: 1 vp }"), ["word red"]);
    assert_eq!(
        what(altar, "action: free -> pray 5 offer(pink) { each: 1 vp }"),
        ["offer_of_no_resource IS-10.3"]
    );
    assert_eq!(what(altar, "action: free -> loot(paid)"), ["paid_card IS-10.3"]);
    assert_eq!(what("store: food any; bonus: 1 food", "store: favor 2"), ["word 2"]);
}
