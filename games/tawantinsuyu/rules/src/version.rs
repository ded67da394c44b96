//! The versions of the rules: what each of them rules otherwise than the one before.
//!
//! A game begun under a version goes on under it for ever, so nothing here is ever taken away: a mend that changes old
//! games is a version more, and a method that names what it changes.

use khipu_core::Seed;

use crate::chance::Chance;

/// A version of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Version {
    /// Release 0.1.0.
    One,
    /// Chance by purpose, any-time actions as answers, and what the rulebooks say of god cards and Axomamma.
    Two,
}

impl Version {
    /// The version of new games.
    pub const NEWEST: Self = Self::Two;
    /// All of them, as numbers.
    pub(crate) const NUMBERS: [u32; 2] = [1, 2];

    /// The version with a number.
    #[must_use]
    pub const fn numbered(number: u32) -> Option<Self> {
        match number {
            1 => Some(Self::One),
            2 => Some(Self::Two),
            _ => None,
        }
    }

    /// Its number, as in records.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }

    const fn since_two(self) -> bool {
        matches!(self, Self::Two)
    }

    /// Each purpose draws from a stream of its own.
    pub(crate) const fn chance(self, seed: Seed) -> Chance {
        if self.since_two() { Chance::by_purpose(seed) } else { Chance::single(seed) }
    }
}
