//! Why a command failed: one sentence, with what to do.

use std::path::Path;

use khipu_core::{Fault, SetupError};
use khipu_registry::ResolveError;
use khipu_words::Words;

/// Why a command failed.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Failure {
    why: Why,
    code: u8,
}

/// The reason; those that only a game can give are told in its words.
#[derive(Clone, PartialEq, Debug)]
enum Why {
    Sentence(String),
    Setup(SetupError),
    Resolve(ResolveError),
    Faults { what: String, game: String, faults: Vec<Fault> },
}

/// The exit code of arguments that cannot be: those that clap refuses, and those that only a game can judge.
const USAGE: u8 = 2;

impl Failure {
    /// A sentence for a person.
    pub(crate) fn new(sentence: impl Into<String>) -> Self {
        Why::Sentence(sentence.into()).into()
    }

    /// A sentence about arguments that cannot be.
    pub(crate) fn usage(sentence: impl Into<String>) -> Self {
        Self::new(sentence).of_arguments()
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
    pub(crate) const fn code(&self) -> u8 {
        self.code
    }

    /// A file that could not be read or written.
    pub(crate) fn file(doing: &str, path: &Path, error: &std::io::Error) -> Self {
        Self::new(format!("cannot {doing} {}: {error}; check the name and the permissions", path.display()))
    }

    /// Players or options that do not fit.
    pub(crate) fn setup(error: &SetupError) -> Self {
        Self::from(Why::Setup(error.clone())).of_arguments()
    }

    /// A game that cannot be resolved.
    pub(crate) fn resolve(error: &ResolveError) -> Self {
        Why::Resolve(error.clone()).into()
    }

    /// A document with faults, each on its own line.
    pub(crate) fn faults(what: &str, game: &str, faults: &[Fault]) -> Self {
        Why::Faults { what: what.to_owned(), game: game.to_owned(), faults: faults.to_vec() }.into()
    }

    /// The failure as a sentence.
    pub(crate) fn say(&self, words: &Words) -> String {
        match &self.why {
            Why::Sentence(sentence) => sentence.clone(),
            Why::Setup(error) => words.setup(error),
            Why::Resolve(error) => error.say(words),
            Why::Faults { what, game, faults } => {
                let lines = faults.iter().map(|fault| format!("\n  {}", words.fault(game, fault)));
                let count = match faults.len() {
                    1 => "1 fault; correct it and try again:".to_owned(),
                    many => format!("{many} faults; correct them and try again:"),
                };
                format!("{what} has {count}{}", lines.collect::<String>())
            }
        }
    }
}

impl From<Why> for Failure {
    fn from(why: Why) -> Self {
        Self { why, code: 1 }
    }
}
