//! Errors as programs and logs show them: short, technical, in English. Sentences for people are made elsewhere, from the
//! same data.

use std::error::Error;
use std::fmt::{Display, Formatter, Result};

use crate::{Fault, Kind, NotationError, Place, PlayError, Problem, Refusal, Refused, SetupError, UndoError};

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        let path = if self.path.is_empty() { "document" } else { &self.path };
        match (self.line, self.column) {
            (Some(line), Some(column)) => write!(f, "{path} (line {line}, column {column})"),
            (Some(line), None) => write!(f, "{path} (line {line})"),
            _ => f.write_str(path),
        }
    }
}

impl Display for Kind {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Self::Table => "table",
            Self::List => "list",
            Self::Text => "text",
            Self::Number => "whole number",
            Self::Points => "number of points",
            Self::Truth => "true or false",
            Self::Seed => "seed of 64 hexadecimal digits",
            Self::Hash => "hash of 16 hexadecimal digits",
        })
    }
}

impl Display for Problem {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Syntax { detail } => write!(f, "unreadable: {detail}"),
            Self::TooLong { limit } => write!(f, "longer than {limit}"),
            Self::Missing { field } => write!(f, "missing field `{field}`"),
            Self::UnknownField { field } => write!(f, "unknown field `{field}`"),
            Self::Type { wanted } => write!(f, "expected a {wanted}"),
            Self::Range { found, min, max } => write!(f, "{found} is not in {min}..={max}"),
            Self::UnknownWord { word, known } => {
                write!(f, "unknown word `{word}`, expected one of: {}", known.join(", "))
            }
            Self::Twice { what } => write!(f, "`{what}` is there twice"),
            Self::Count { what, found, wanted } => write!(f, "{found} of `{what}`, expected {wanted}"),
            Self::Impossible { what, rule } => write!(f, "impossible by {rule}: {what}"),
            Self::Mismatch { what, found, wanted } => write!(f, "{what} is {found}, expected {wanted}"),
            Self::Unplayable { text, reason } => write!(f, "`{text}` cannot be played: {reason}"),
        }
    }
}

impl Error for Problem {}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        write!(f, "{}: {}", self.place, self.problem)
    }
}

impl Error for Fault {}

impl Display for SetupError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Players { found, min, max } => write!(f, "{found} players, expected {min}..={max}"),
            Self::Options { faults } => {
                let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
                f.write_str(&faults.join("; "))
            }
        }
    }
}

impl Error for SetupError {}

impl Display for NotationError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match &self.word {
            Some(word) => write!(f, "word {} is `{word}`", self.at)?,
            None => write!(f, "word {} is missing", self.at)?,
        }
        match self.expected.as_slice() {
            [] => f.write_str(", expected nothing more"),
            expected => write!(f, ", expected one of: {}", expected.join(", ")),
        }
    }
}

impl Error for NotationError {}

/// Makes an error of a [`Refusal`](trait@crate::Refusal): it shows the rule and the data.
///
/// ```
/// use khipu_core::Refusal as _;
///
/// #[derive(Clone, PartialEq, Debug, serde::Serialize)]
/// #[serde(tag = "code", rename_all = "snake_case")]
/// enum Refusal {
///     TooFar { most: u8 },
/// }
///
/// impl khipu_core::Refusal for Refusal {
///     fn rule(&self) -> &'static str {
///         "TW-7.1"
///     }
/// }
///
/// khipu_core::refusal_error!(Refusal);
///
/// let error: Box<dyn std::error::Error> = Box::new(Refusal::TooFar { most: 2 });
/// assert_eq!(error.to_string(), r#"TW-7.1: {"code":"too_far","most":2}"#);
/// ```
#[macro_export]
macro_rules! refusal_error {
    ($refusal:ty) => {
        impl ::std::fmt::Display for $refusal {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::kit::write_refusal(self, f)
            }
        }

        impl ::std::error::Error for $refusal {}
    };
}

/// What [`refusal_error!`](crate::refusal_error) shows.
///
/// # Errors
/// Those of the formatter.
pub fn write_refusal<R: Refusal>(refusal: &R, f: &mut Formatter<'_>) -> Result {
    let data = serde_json::to_string(refusal).map_err(|_| std::fmt::Error)?;
    write!(f, "{}: {data}", refusal.rule())
}

impl<R: Refusal> Display for PlayError<R> {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Refused(refusal) => write!(f, "refused by {refusal}"),
            Self::Words(error) => Display::fmt(error, f),
        }
    }
}

impl<R: Refusal> Error for PlayError<R> {}

impl Display for Refused {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        match self {
            Self::Rule { rule, reason } => write!(f, "refused by {rule}: {reason}"),
            Self::Words(error) => Display::fmt(error, f),
        }
    }
}

impl Error for Refused {}

impl Display for UndoError {
    fn fmt(&self, f: &mut Formatter<'_>) -> Result {
        f.write_str(match self {
            Self::Start => "no move has been played",
            Self::Barrier => "the last move revealed something or handed the turn on",
        })
    }
}

impl Error for UndoError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_say_where_and_what() {
        let range = Problem::Range { found: 99, min: 0, max: 9 };
        let mut fault = Fault::at("players[1].corn", range);
        assert_eq!(fault.to_string(), "players[1].corn: 99 is not in 0..=9");
        fault.place.line = Some(6);
        assert_eq!(fault.to_string(), "players[1].corn (line 6): 99 is not in 0..=9");
        let whole = Fault::at("", Problem::Missing { field: "stage".into() });
        let errors = SetupError::Options { faults: vec![fault, whole] };
        assert!(errors.to_string().ends_with("; document: missing field `stage`"));
    }

    #[test]
    fn words_that_are_missing_or_too_many() {
        let missing = NotationError { word: None, at: 2, expected: vec!["tikal".into(), "uxmal".into()] };
        assert_eq!(missing.to_string(), "word 2 is missing, expected one of: tikal, uxmal");
        let more = NotationError { word: Some("x".into()), at: 3, expected: Vec::new() };
        assert_eq!(more.to_string(), "word 3 is `x`, expected nothing more");
    }
}
