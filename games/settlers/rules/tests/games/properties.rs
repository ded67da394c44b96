//! Whatever comes from outside is loaded and can be played on, or is refused; nothing panics.

use std::sync::Arc;

use khipu_core::{Game, Match, Options};
use khipu_settlers::{Components, DeckList, Settlers, Version};
use khipu_testkit::walk::{Dice, play_on, start};
use proptest::prelude::*;
use serde_json::Value;

/// Numbers, words and lists of a form, one of them changed.
fn tamper(form: &mut Value, dice: &mut Dice) {
    match form {
        Value::Object(map) if !map.is_empty() => {
            let at = dice.below(map.len());
            if let Some((_, field)) = map.iter_mut().nth(at) {
                tamper(field, dice);
            }
        }
        Value::Array(list) if !list.is_empty() => match dice.below(4) {
            0 => drop(list.remove(dice.below(list.len()))),
            1 => {
                let copy = list[dice.below(list.len())].clone();
                list.push(copy);
            }
            _ => {
                let at = dice.below(list.len());
                tamper(&mut list[at], dice);
            }
        },
        Value::Number(number) => {
            let old = number.as_i64().unwrap_or_default();
            *form = Value::from([old + 1, old - 1, 0, 255, -7][dice.below(5)]);
        }
        Value::String(text) => {
            let words: Vec<&str> = text.split_whitespace().collect();
            let changed = match dice.below(4) {
                0 => words.iter().rev().copied().collect::<Vec<_>>().join(" "),
                1 => format!("{text} 1"),
                2 => words.iter().take(words.len().saturating_sub(1)).copied().collect::<Vec<_>>().join(" "),
                _ => [
                    "COM001",
                    "0 turn",
                    "0 do amen",
                    "1 draw 3",
                    "JAP013 stash 3",
                    "red",
                    "action",
                    "0 finish",
                ][dice.below(8)]
                .to_owned(),
            };
            *form = Value::from(changed);
        }
        Value::Bool(truth) => *truth = !*truth,
        other => *other = Value::from(3),
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    /// A tampered position is refused, or goes on to its end.
    #[test]
    fn tampered_positions(number in 0u64..10_000, players in 1usize..=4, moves in 0usize..160, changes in 1usize..4) {
        let version = [Version::Two, Version::One][usize::from(number % 5 == 0)];
        let game = Arc::new(Settlers::new().by_rules_of(version));
        let lookout = if players == 1 { "standard" } else { ["standard", "alternate"][number as usize % 2] };
        let options = Options::from([("lookout".to_owned(), lookout.to_owned())]);
        let mut played = start(&game, players, &options, &format!("tampered {number}"));
        let mut dice = Dice::new(number);
        play_on(&mut played, &mut dice, moves);
        for _ in 0..12 {
            let mut form = game.export(played.position());
            (0..changes).for_each(|_| tamper(&mut form, &mut dice));
            if let Ok(position) = game.import(&form) {
                let mut other = Match::from_position(game.clone(), position);
                play_on(&mut other, &mut dice, 400);
            }
        }
    }

    /// Words are moves that write themselves the same, or they are none.
    #[test]
    fn any_words(words in "(take|build|cash|pay|bargain|exchange|put|offer|choose|colour|steal|raze)( (COM001|JAP013|route|attack|card|1|2|wood|gold|red|common|protected)){0,4}") {
        let game = Settlers::new();
        if let Ok(played) = game.parse_move(&words) {
            prop_assert_eq!(game.parse_move(&game.write_move(played)), Ok(played));
        }
    }

    /// A pack or a deck with some bytes changed is read or refused.
    #[test]
    fn tampered_files(at in 0usize..48_000, with in "[ -~]{0,6}") {
        let mut text = include_str!("../../components/0.1.0.toml").to_owned();
        let at = (at..text.len()).find(|&at| text.is_char_boundary(at) && text.is_char_boundary(at + 3)).unwrap_or(0);
        text.replace_range(at..at + 3, &with);
        let _ = Components::from_toml(&text);
        let game = Settlers::new();
        let deck = format!("game = \"settlers\"\nfaction = \"roman\"\ncards = [\"RZY001\", \"{}\"]\n", with.replace(['"', '\\'], ""));
        prop_assert!(DeckList::from_toml(game.components(), &deck).is_err());
    }
}
