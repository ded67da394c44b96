//! Why a game cannot be resolved: what is not known, and what is.

use std::fmt;

use khipu_core::Fault;
use khipu_words::Words;
use serde_json::json;

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

impl ResolveError {
    /// Its name, for programs and for the message of a locale file.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Game { .. } => "unknown_game",
            Self::Rules { .. } => "unknown_rules",
            Self::Pack { .. } => "unknown_pack",
            Self::Mismatch { .. } => "wrong_pack",
            Self::Faults { .. } => "bad_pack",
        }
    }

    /// A sentence for people.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let hex = |hash: &u64| format!("{hash:016x}");
        let fields = match self {
            Self::Game { game, known } => json!({ "game": game, "known": known }),
            Self::Rules { game, rules_version, known } => {
                let known: Vec<String> = known.iter().map(u32::to_string).collect();
                json!({ "game": game, "version": rules_version.to_string(), "known": known })
            }
            Self::Pack { game, components_hash, known } => {
                let known: Vec<String> = known.iter().map(hex).collect();
                json!({ "game": game, "hash": hex(components_hash), "known": known })
            }
            Self::Mismatch { game, found, wanted } => {
                json!({ "game": game, "found": hex(found), "wanted": hex(wanted) })
            }
            Self::Faults { game, faults } => {
                let faults: Vec<String> =
                    faults.iter().take(20).map(|fault| words.fault(game, fault)).collect();
                json!({ "game": game, "faults": words.listed(&faults) })
            }
        };
        words.phrase(&format!("resolve-{}", self.code()), "core", &fields, &[])
    }
}

impl fmt::Display for ResolveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game { game, known } => write!(f, "no game {game:?} among {known:?}"),
            Self::Rules { game, rules_version, known } => {
                write!(f, "no rules version {rules_version} of {game} among {known:?}")
            }
            Self::Pack { game, components_hash, .. } => {
                write!(f, "no components of {game} with the hash {components_hash:016x}")
            }
            Self::Mismatch { game, found, wanted } => {
                write!(f, "components of {game} with the hash {found:016x} instead of {wanted:016x}")
            }
            Self::Faults { game, faults } => write!(f, "{} faults in components of {game}", faults.len()),
        }
    }
}

impl std::error::Error for ResolveError {}
