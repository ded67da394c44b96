//! Sentences for people, from the locale files.
//!
//! The rules speak in data: an event is `{"event":"placed","seat":1,"gear":"tikal",…}`. Here it becomes a sentence: its
//! name leads to a message of the locale file (`tzolkin-event-placed`), its fields become the arguments of the message.
//! So a new event needs a line in a locale file, and no code.

mod functions;
mod language;
mod phrase;

use std::fmt::Display;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use khipu_core::{Fault, NotationError, Refused, SetupError, UndoError};
use serde_json::{Value, json};
use unic_langid::LanguageIdentifier;

pub use language::{Language, Locales};

/// The words of one language.
///
/// ```
/// use khipu_words::{Language, Words};
///
/// let words = Words::new(Language::French);
/// assert_eq!(words.number(12.75), "12,75");
/// assert!(words.knows("join-colon"));
/// assert_eq!(words.word("no-such-key"), "⟨no-such-key⟩");
/// ```
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    /// The hash of the locale files.
    fingerprint: u64,
    language: Language,
    /// What stands between a name and what is said of it.
    colon: String,
    /// What stands between parts of a list that have commas of their own.
    semicolon: String,
}

impl Words {
    /// The words of a language that all games share; what it does not have yet is said in English.
    #[must_use]
    pub fn new(language: Language) -> Self {
        Self::with_games(language, [])
    }

    /// The words of a language, with those of some games.
    #[must_use]
    pub fn with_games(language: Language, games: impl IntoIterator<Item = Locales>) -> Self {
        let games: Vec<Locales> = games.into_iter().collect();
        let files = |language: Language| {
            language.files().iter().chain(games.iter().flat_map(move |game| game[language as usize]))
        };
        let identifier: LanguageIdentifier = language.code().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // Our four languages are all written from left to right: marks around arguments would only litter terminals.
        bundle.set_use_isolating(false);
        if language.decimal_comma() {
            bundle.set_formatter(Some(functions::with_comma));
        }
        functions::add_to(&mut bundle);
        let mut hasher = DefaultHasher::new();
        for text in files(Language::English).chain(files(language)) {
            text.hash(&mut hasher);
            let resource =
                FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        let (fingerprint, colon, semicolon) = (hasher.finish(), String::new(), String::new());
        let mut words = Self { bundle, fingerprint, language, colon, semicolon };
        words.colon = words.word("join-colon");
        words.semicolon = words.word("join-semicolon");
        words
    }

    /// English, without the words of any game.
    #[must_use]
    pub fn english() -> Self {
        Self::new(Language::English)
    }

    /// The language that they are of.
    #[must_use]
    pub const fn language(&self) -> Language {
        self.language
    }

    /// What tells these words from others: texts that were made with words of the same fingerprint need not be made again.
    #[must_use]
    pub const fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    /// Whether there is a message with this key.
    #[must_use]
    pub fn knows(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The message with this key and arguments. A message that is not there shows its key, so that it gets found.
    #[must_use]
    pub fn say(&self, key: &str, args: &FluentArgs<'_>) -> String {
        self.known(key, args).unwrap_or_else(|| format!("⟨{key}⟩"))
    }

    /// The message with this key, if there is one.
    fn known(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let pattern = self.bundle.get_message(key)?.value()?;
        Some(self.bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }

    /// A message without arguments.
    #[must_use]
    pub fn word(&self, key: &str) -> String {
        self.say(key, &FluentArgs::new())
    }

    /// A number as the language writes it: a decimal comma where it has one.
    #[must_use]
    pub fn number(&self, number: impl Display) -> String {
        let text = number.to_string();
        if self.language.decimal_comma() { text.replace('.', ",") } else { text }
    }

    /// A name and what is said of it, with a colon between them.
    #[must_use]
    pub fn titled(&self, name: impl Display, said: impl Display) -> String {
        format!("{name}{}{said}", self.colon)
    }

    /// What stands between a name and what is said of it.
    #[must_use]
    pub fn colon(&self) -> &str {
        &self.colon
    }

    /// Parts that may have commas of their own, one after another.
    #[must_use]
    pub fn listed(&self, parts: &[String]) -> String {
        parts.join(&self.semicolon)
    }

    /// The name of a thing of a game; the name in the data if the locale has none.
    #[must_use]
    pub fn name(&self, game: &str, thing: &str) -> String {
        let named = self.known(&[game, "-word-", thing].concat(), &FluentArgs::new());
        named.unwrap_or_else(|| thing.to_owned())
    }

    /// A value of an option of a game: by words of its own, or by those of the thing that it names.
    #[must_use]
    pub fn value(&self, game: &str, value: &str) -> String {
        let named = self.known(&[game, "-value-", value].concat(), &FluentArgs::new());
        named.unwrap_or_else(|| self.name(game, value))
    }

    /// An event as a sentence; `seats` are the names of the players.
    #[must_use]
    pub fn event(&self, game: &str, event: &Value, seats: &[String]) -> String {
        let name = event.get("event").and_then(Value::as_str).unwrap_or_default();
        self.phrase(&[game, "-event-", name].concat(), game, event, seats)
    }

    /// Why a move is not possible.
    #[must_use]
    pub fn refused(&self, game: &str, refused: &Refused, seats: &[String]) -> String {
        match refused {
            Refused::Rule { reason, .. } => self.refusal(game, reason, seats),
            Refused::Words(error) => self.notation(error),
        }
    }

    fn refusal(&self, game: &str, reason: &Value, seats: &[String]) -> String {
        let code = reason.get("code").and_then(Value::as_str).unwrap_or_default();
        self.phrase(&format!("{game}-refusal-{code}"), game, reason, seats)
    }

    /// Why words are no move.
    #[must_use]
    pub fn notation(&self, error: &NotationError) -> String {
        let mut expected = error.expected.clone();
        expected.truncate(24);
        let key = match (&error.word, expected.is_empty()) {
            (None, _) => "notation-missing",
            (Some(_), true) => "notation-too-much",
            (Some(_), false) => "notation-unknown",
        };
        let value = json!({ "word": error.word, "at": error.at, "expected": expected });
        self.phrase(key, "core", &value, &[])
    }

    /// A fault with its place; `game` is whose document it is in.
    #[must_use]
    pub fn fault(&self, game: &str, fault: &Fault) -> String {
        let place = &fault.place;
        let mut words = Vec::new();
        if let Some(line) = place.line {
            // Line and column belong together, as editors write them: no colon of a sentence.
            let column = place.column.map(|column| format!(":{column}")).unwrap_or_default();
            words.push(format!("{} {line}{column}", self.word("fault-line")));
        }
        if !place.path.is_empty() {
            words.push(place.path.clone());
        }
        let value = serde_json::to_value(&fault.problem).unwrap_or_default();
        let name = value.get("problem").and_then(Value::as_str).unwrap_or_default();
        let what = match value.get("reason") {
            Some(reason) if reason.get("code").is_some() => {
                let text = value.get("text").and_then(Value::as_str).unwrap_or_default();
                self.titled(format!("{text:?}"), self.refusal(game, reason, &[]))
            }
            _ => self.phrase(&format!("fault-{name}"), "core", &value, &[]),
        };
        words.push(what);
        words.join(&self.colon)
    }

    /// Why a game cannot be set up.
    #[must_use]
    pub fn setup(&self, error: &SetupError) -> String {
        match error {
            SetupError::Options { faults } => {
                let faults: Vec<String> = faults.iter().map(|fault| self.fault("core", fault)).collect();
                self.listed(&faults)
            }
            SetupError::Players { .. } => {
                let value = serde_json::to_value(error).unwrap_or_default();
                self.phrase("setup-players", "core", &value, &[])
            }
        }
    }

    /// Why nothing was taken back.
    #[must_use]
    pub fn undo(&self, error: UndoError) -> String {
        self.word(match error {
            UndoError::Start => "undo-start",
            UndoError::Barrier => "undo-barrier",
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn decimals_are_written_as_the_language_writes_them() {
        let said = |language| {
            let words = Words::new(language);
            let mut args = FluentArgs::new();
            args.set("found", 12.75);
            (words.number(-12.75), words.say("fault-range", &args))
        };
        let (number, sentence) = said(Language::English);
        assert!(number == "-12.75" && sentence.contains("12.75"), "{number} {sentence}");
        for language in [Language::Polish, Language::Russian, Language::French] {
            let (number, sentence) = said(language);
            assert!(number == "-12,75" && sentence.contains("12,75"), "{number} {sentence}");
        }
    }

    #[test]
    fn french_has_spaces_before_colons_and_semicolons() {
        let french = Words::new(Language::French);
        assert_eq!(french.titled("Temple", 3), "Temple\u{202f}: 3");
        assert_eq!(french.listed(&["a, b".to_owned(), "c".to_owned()]), "a, b\u{202f}; c");
        let english = Words::english();
        assert_eq!(english.titled("Temple", 3), "Temple: 3");
        assert_eq!(english.listed(&["a, b".to_owned(), "c".to_owned()]), "a, b; c");
    }
}
