//! Why a command failed: one sentence, with what to do.

use std::fmt;
use std::path::Path;

use khipu_core::{Fault, SetupError};
use khipu_registry::ResolveError;
use khipu_words::Language;

/// Why a command failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Failure {
    sentence: String,
    code: u8,
}

/// The exit code of arguments that cannot be: those that clap refuses, and those that only a game can judge.
const USAGE: u8 = 2;

impl Failure {
    /// A sentence for a person.
    pub fn new(sentence: impl Into<String>) -> Self {
        Self { sentence: sentence.into(), code: 1 }
    }

    /// A sentence about arguments that cannot be.
    pub(crate) fn usage(sentence: impl Into<String>) -> Self {
        Self { sentence: sentence.into(), code: USAGE }
    }

    /// The same, because of an argument.
    pub(crate) fn of_arguments(self) -> Self {
        self.with_code(USAGE)
    }

    /// The same with another exit code.
    pub(crate) fn with_code(self, code: u8) -> Self {
        Self { code, ..self }
    }

    /// The exit code: 2 for bad arguments, as everywhere; a server that does not start has one for each reason; else 1.
    #[must_use]
    pub const fn code(&self) -> u8 {
        self.code
    }

    /// A file that could not be read or written.
    pub(crate) fn file(doing: &str, path: &Path, error: &std::io::Error) -> Self {
        Self::new(format!("cannot {doing} {}: {error}; check the name and the permissions", path.display()))
    }

    /// Players or options that do not fit.
    pub(crate) fn setup(error: &SetupError) -> Self {
        Self::usage(khipu_games::words(Language::English).setup(error))
    }

    /// A game that cannot be resolved.
    pub(crate) fn resolve(error: &ResolveError) -> Self {
        Self::new(error.say(&khipu_games::words(Language::English)))
    }

    /// A document with faults, each on its own line.
    pub(crate) fn faults(what: &str, game: &str, faults: &[Fault]) -> Self {
        let words = khipu_games::words(Language::English);
        let lines = faults.iter().map(|fault| format!("\n  {}", words.fault(game, fault)));
        let count = match faults.len() {
            1 => "1 fault; correct it and try again:".to_owned(),
            many => format!("{many} faults; correct them and try again:"),
        };
        Self::new(format!("{what} has {count}{}", lines.collect::<String>()))
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence)
    }
}
