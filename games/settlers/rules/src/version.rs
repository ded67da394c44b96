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
    /// Chance by purpose, and what referees found.
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

    /// The virtual player attacks after the cleanup, not before it (IS-8.3).
    pub(crate) const fn attacks_after_cleanup(self) -> bool {
        self.since_two()
    }

    /// A prayer that chooses a colour after drawing offers only such as count for something (IS-6.17).
    pub(crate) const fn chooses_among_what_came(self) -> bool {
        self.since_two()
    }

    /// Making an enemy discard needs one who has not passed, and takes one with an empty hand (IS-11.4).
    pub(crate) const fn discards_need_an_enemy(self) -> bool {
        self.since_two()
    }

    /// Several deals with one enemy location (IS-9.11).
    pub(crate) const fn routes_repeat(self) -> bool {
        self.since_two()
    }

    /// An action may copy a production that itself copies another (IS-9.4).
    pub(crate) const fn actions_copy_any_production(self) -> bool {
        self.since_two()
    }
}
