//! From the fields of a value to the arguments of a message.

use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::Value;

use crate::Words;

/// Fields that hold the number of a seat.
const SEATS: [&str; 3] = ["seat", "who", "owner"];
/// Fields that hold the name of what is asked.
const QUESTIONS: [&str; 2] = ["question", "asked"];
/// What a field without a value is for a message that asks.
const NOTHING: &str = "none";

impl Words {
    /// The message of a key with the fields of a value as arguments.
    #[must_use]
    pub fn phrase(&self, key: &str, game: &str, value: &Value, seats: &[String]) -> String {
        let mut args = FluentArgs::new();
        for (name, field) in value.as_object().into_iter().flatten() {
            args.set(name.as_str(), self.argument(game, name, field, seats));
        }
        self.say(key, &args)
    }

    /// `2 corn`, as rules write an amount or an effect, in words of the language.
    fn counted(&self, game: &str, word: &str) -> Option<String> {
        let (count, thing) = word.split_once(' ')?;
        let mut args = FluentArgs::new();
        args.set("n", count.parse::<f64>().ok()?);
        let kinds = ["-amount-", "-effect-"];
        kinds.iter().find_map(|kind| self.known(&[game, kind, thing].concat(), &args))
    }

    fn argument<'v>(&self, game: &str, name: &str, field: &'v Value, seats: &[String]) -> FluentValue<'v> {
        match field {
            Value::Number(number) if SEATS.contains(&name) => {
                let seat = number.as_u64().unwrap_or_default() as usize;
                seats.get(seat).cloned().unwrap_or_else(|| format!("#{seat}")).into()
            }
            Value::Number(number) => number.as_f64().unwrap_or_default().into(),
            // The fields of a document keep the names they have there; only kinds of values have words.
            Value::String(word) if game == "core" && name != "wanted" => word.as_str().into(),
            Value::String(word) if QUESTIONS.contains(&name) && self.knows(&format!("{game}-ask-{word}")) => {
                self.word(&format!("{game}-ask-{word}")).into()
            }
            Value::String(word) => self.counted(game, word).unwrap_or_else(|| self.name(game, word)).into(),
            Value::Array(list) if list.is_empty() => NOTHING.into(),
            Value::Array(list) => {
                let words = list.iter().map(|item| match item {
                    Value::String(word) => self.name(game, word),
                    other => other.to_string(),
                });
                words.collect::<Vec<_>>().join(", ").into()
            }
            Value::Object(amounts) => {
                let parts = amounts.iter().map(|(good, amount)| {
                    let mut args = FluentArgs::new();
                    args.set("n", amount.as_f64().unwrap_or_default());
                    self.say(&format!("{game}-amount-{good}"), &args)
                });
                parts.collect::<Vec<_>>().join(", ").into()
            }
            Value::Bool(truth) => truth.to_string().into(),
            Value::Null => NOTHING.into(),
        }
    }
}
