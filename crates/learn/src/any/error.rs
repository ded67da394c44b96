//! What can be wrong with what somebody asks of a game.

use std::fmt;

use khipu_bots::Unfit;
use khipu_core::{Fault, NotationError, Refused, SetupError};
use serde_json::Value;

/// What is wrong with a request; nothing has changed then.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum AnyError {
    /// Data that cannot be read: each fault with its place.
    Faults(Vec<Fault>),
    /// A game that cannot be set up.
    Setup(SetupError),
    /// A move that a rule forbids.
    Refused {
        /// The number of the rule.
        rule: &'static str,
        /// The refusal; its name stands under `code`.
        reason: Value,
    },
    /// Words that are no move.
    Words(NotationError),
    /// No such seat.
    Seat {
        /// The seat that was named.
        found: usize,
        /// How many there are.
        players: usize,
    },
    /// The seat has nothing to decide now.
    NotAsked {
        /// The seat.
        seat: usize,
        /// Who decides.
        deciders: Vec<usize>,
    },
    /// A place in the list of moves that there is not.
    Index {
        /// The place that was named.
        found: usize,
        /// How many moves there are.
        count: usize,
    },
    /// Something of one game was given to another.
    OtherGame {
        /// Whose it is.
        found: String,
        /// Whose it should be.
        wanted: String,
    },
    /// Somebody who does not play the game.
    Unfit(Unfit),
    /// A number that stands for no move.
    Code(u32),
}

impl fmt::Display for AnyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Faults(faults) => {
                let lines: Vec<String> = faults.iter().map(ToString::to_string).collect();
                f.write_str(&lines.join("; "))
            }
            Self::Setup(error) => error.fmt(f),
            Self::Refused { rule, reason } => {
                write!(f, "{}", Refused::Rule { rule, reason: reason.clone() })
            }
            Self::Words(error) => error.fmt(f),
            Self::Seat { found, players } => {
                write!(f, "no seat {found}: seats are 0 to {}", players.saturating_sub(1))
            }
            Self::NotAsked { seat, deciders } if deciders.is_empty() => {
                write!(f, "seat {seat} has nothing to decide: the game is over")
            }
            Self::NotAsked { seat, deciders } => {
                let seats: Vec<String> = deciders.iter().map(ToString::to_string).collect();
                write!(f, "seat {seat} has nothing to decide now, but seat {} has", seats.join(", "))
            }
            Self::Index { found, count } => {
                write!(f, "no move {found}: there are {count} moves, 0 to {}", count.saturating_sub(1))
            }
            Self::OtherGame { found, wanted } => write!(f, "this is of {found}, not of {wanted}"),
            Self::Unfit(unfit) => unfit.fmt(f),
            Self::Code(code) => write!(f, "{code} is the code of no move"),
        }
    }
}

impl std::error::Error for AnyError {}

impl From<Vec<Fault>> for AnyError {
    fn from(faults: Vec<Fault>) -> Self {
        Self::Faults(faults)
    }
}

impl From<SetupError> for AnyError {
    fn from(error: SetupError) -> Self {
        Self::Setup(error)
    }
}
