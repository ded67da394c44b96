//! What does not hold in a lesson.

use std::fmt;

use khipu_core::{Fault, Refused, Seat};
use serde_json::Value;

/// Something that a lesson promises and that is not so.
#[derive(Clone, PartialEq, Debug)]
pub struct Flaw {
    /// The key of the step; none for the lesson as a whole.
    pub step: Option<String>,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum Problem {
    /// It belongs to another game.
    OtherGame {
        /// The game that it names.
        game: String,
    },
    /// The position cannot be loaded.
    Start(Vec<Fault>),
    /// A move cannot be played: one that goes on, or a reply.
    NotLegal {
        /// Whose move.
        seat: Seat,
        /// The move.
        words: String,
        /// Why not.
        refused: String,
    },
    /// An answer to a move that nobody can play here.
    RetortNotLegal {
        /// The move.
        words: String,
    },
    /// An answer to a move that goes on.
    RetortAccepted {
        /// The move.
        words: String,
    },
    /// A move that should be refused for a reason is not, or for another one.
    NotRefused {
        /// The move.
        words: String,
        /// What comes instead.
        found: String,
    },
    /// A value of the position.
    Value {
        /// Where.
        place: String,
        /// What it is.
        found: Box<Value>,
        /// What it should be.
        wanted: Box<Value>,
    },
    /// Something has not happened.
    NoEvent {
        /// The fields of the event.
        wanted: Box<Value>,
        /// The names of what has happened.
        found: Vec<String>,
    },
    /// Not exactly one of the guesses is right.
    Guess {
        /// How many are.
        right: usize,
    },
    /// The rulebook has no such rule.
    NoRule {
        /// Its number.
        rule: String,
    },
    /// A step that asks for something teaches no rule.
    TeachesNothing,
    /// The turn that is said to be the answer does not end the step.
    NotSolved {
        /// The turn.
        answer: Vec<String>,
    },
    /// The step asks for a move.
    NeedsMove {
        /// Those that go on.
        accept: Vec<String>,
    },
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.step.as_deref().unwrap_or("lesson"), self.problem)
    }
}

impl std::error::Error for Flaw {}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherGame { game } => write!(f, "it is a lesson of {game:?}"),
            Self::Start(faults) => {
                write!(f, "the position has faults:")?;
                faults.iter().try_for_each(|fault| write!(f, " {fault};"))
            }
            Self::NotLegal { seat, words, refused } => {
                write!(f, "seat {} cannot play `{words}`: {refused}", seat.index())
            }
            Self::RetortNotLegal { words } => write!(f, "an answer to `{words}`, which is not legal here"),
            Self::RetortAccepted { words } => write!(f, "an answer to `{words}`, which goes on"),
            Self::NotRefused { words, found } => write!(f, "`{words}` should be refused otherwise: {found}"),
            Self::Value { place, found, wanted } => write!(f, "{place} is {found}, not {wanted}"),
            Self::NoEvent { wanted, found } => write!(f, "no event {wanted} in {}", found.join(", ")),
            Self::Guess { right } => write!(f, "{right} guesses are right, not one"),
            Self::NoRule { rule } => write!(f, "the rulebook has no {rule}"),
            Self::TeachesNothing => f.write_str("it asks for something and teaches no rule"),
            Self::NotSolved { answer } => write!(f, "{} does not solve it", answer.join(", ")),
            Self::NeedsMove { accept } => write!(f, "it asks for one of: {}", accept.join(", ")),
        }
    }
}

/// A refusal in a few words, for whoever writes lessons.
pub(crate) fn said(refused: &Refused) -> String {
    match refused {
        Refused::Rule { rule, reason } => format!("{reason} {rule}"),
        Refused::Words(error) => error.to_string(),
    }
}
