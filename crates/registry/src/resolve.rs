//! Why a game cannot be resolved: what is not known, and what is.

use std::fmt;

use khipu_core::Fault;

/// Why there is no game for what a record or a table names.
#[derive(Clone, PartialEq, Debug)]
#[non_exhaustive]
pub enum ResolveError {
    /// No game has this name.
    Game {
        /// The name.
        game: String,
        /// The games there are.
        known: Vec<&'static str>,
    },
    /// The game never had this version of its rules, or this program is older.
    Rules {
        /// The game.
        game: &'static str,
        /// The version.
        rules_version: u32,
        /// Those that can be played.
        known: &'static [u32],
    },
    /// No pack with this hash came with the program, and none was added.
    Pack {
        /// The game.
        game: &'static str,
        /// The hash.
        components_hash: u64,
        /// The hashes of the packs there are.
        known: Vec<u64>,
    },
    /// A pack is not the one that it is said to be.
    Mismatch {
        /// The game.
        game: &'static str,
        /// The hash that it has.
        found: u64,
        /// The hash that it should have.
        wanted: u64,
    },
    /// A pack cannot be read.
    Faults {
        /// The game.
        game: &'static str,
        /// Every fault.
        faults: Vec<Fault>,
    },
}

impl fmt::Display for ResolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game { game, known } => {
                write!(f, "there is no game {game:?}; use one of: {}", known.join(", "))
            }
            Self::Rules { game, rules_version, known } => {
                let known: Vec<String> = known.iter().map(u32::to_string).collect();
                let known = known.join(", ");
                write!(
                    f,
                    "this program does not know version {rules_version} of the rules of {game}, only {known}; use a newer program"
                )
            }
            Self::Pack { game, components_hash, known } => {
                let known: Vec<String> = known.iter().map(|hash| format!("{hash:016x}")).collect();
                let known = known.join(", ");
                write!(
                    f,
                    "no components of {game} with the hash {components_hash:016x} are known, only {known}; give the file they came from with --components"
                )
            }
            Self::Mismatch { game, found, wanted } => {
                write!(
                    f,
                    "these components of {game} have the hash {found:016x}, not {wanted:016x}: they are others"
                )
            }
            Self::Faults { game, faults } => {
                write!(f, "the components of {game} have {} faults", faults.len())
            }
        }
    }
}

impl std::error::Error for ResolveError {}
