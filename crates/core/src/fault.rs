//! What is wrong with something that came from outside, and where.

use serde::Serialize;

/// One fault of a document: component file, position, record, options.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Fault {
    /// Where it is.
    #[serde(flatten)]
    pub place: Place,
    /// What it is.
    #[serde(flatten)]
    pub problem: Problem,
}

/// A place in a document.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Place {
    /// The way to the field, as in `players[1].corn`; empty for the document as a whole.
    #[serde(rename = "place")]
    pub path: String,
    /// The line, counted from 1, where the text is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub line: Option<u32>,
    /// The column, counted from 1.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub column: Option<u32>,
}

/// The kind of value that was expected.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[non_exhaustive]
pub enum Kind {
    /// A table of fields.
    Table,
    /// A list.
    List,
    /// A text.
    Text,
    /// A whole number.
    Number,
    /// A number of points: whole or in quarters.
    Points,
    /// True or false.
    Truth,
    /// A seed: 64 hexadecimal digits.
    Seed,
    /// A hash: 16 hexadecimal digits.
    Hash,
}

/// What is wrong.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "problem", rename_all = "snake_case")]
#[non_exhaustive]
pub enum Problem {
    /// The text cannot be read at all; the detail is the parser's own.
    Syntax {
        /// What the parser said.
        detail: String,
    },
    /// More than we are willing to read.
    TooLong {
        /// How much there may be.
        limit: usize,
    },
    /// A field is not there.
    Missing {
        /// Its name.
        field: String,
    },
    /// A field that nobody knows.
    UnknownField {
        /// Its name.
        field: String,
    },
    /// A value of another kind.
    Type {
        /// The kind that belongs here.
        wanted: Kind,
    },
    /// A number out of bounds.
    Range {
        /// The number found.
        found: i64,
        /// The least allowed.
        min: i64,
        /// The most allowed.
        max: i64,
    },
    /// A word that is none of those known here.
    UnknownWord {
        /// The word found.
        word: String,
        /// The words known.
        known: Vec<String>,
    },
    /// Something is there twice.
    Twice {
        /// What.
        what: String,
    },
    /// The wrong number of something: a list's length, tokens that do not add up.
    Count {
        /// What was counted.
        what: String,
        /// How many there are.
        found: i64,
        /// How many there must be.
        wanted: i64,
    },
    /// A state that the rules never reach.
    Impossible {
        /// What, as a key of the game's own.
        what: &'static str,
        /// The rule against it.
        rule: &'static str,
    },
    /// The document was made with something else than what is at hand.
    Mismatch {
        /// What differs.
        what: &'static str,
        /// What the document names.
        found: String,
        /// What is at hand.
        wanted: String,
    },
    /// A recorded move that cannot be played.
    Unplayable {
        /// The move.
        text: String,
        /// Why, as the game's own refusal.
        reason: Box<serde_json::Value>,
    },
}

impl Fault {
    /// A fault at a path.
    #[must_use]
    pub fn at(path: impl Into<String>, problem: Problem) -> Self {
        Self { place: Place { path: path.into(), line: None, column: None }, problem }
    }

    /// A fault on a line.
    #[must_use]
    pub fn on_line(line: usize, problem: Problem) -> Self {
        Self { place: Place { path: String::new(), line: u32::try_from(line).ok(), column: None }, problem }
    }
}
