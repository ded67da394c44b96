//! What is drawn at random, and from which stream.

use khipu_core::{Purpose as Contract, Seed, named};

use crate::rulings::Rulings;

named! {
    /// What a draw is for. Its place in the list numbers its stream, so the order never changes.
    Purpose {
        /// Who begins.
        FirstPlayer = "first_player",
        /// The monuments on display.
        Monuments = "monuments",
        /// Buildings of the first age.
        FirstAge = "first_age",
        /// Buildings of the second age.
        SecondAge = "second_age",
        /// The wealth tiles dealt.
        Wealth = "wealth",
        /// The wealth tiles that place neutral workers.
        NeutralWorkers = "neutral_workers",
    }
}

impl Purpose {
    /// The buildings of an age, 0 or 1.
    pub(crate) const fn buildings(age: u8) -> Self {
        if age == 0 { Self::FirstAge } else { Self::SecondAge }
    }
}

impl Contract for Purpose {
    fn index(self) -> usize {
        self as usize
    }
}

/// The chance of a game.
pub type Chance = khipu_core::Chance<{ Purpose::COUNT }>;

/// The chance of a new game, by the version of its rules.
pub(crate) const fn chance(rulings: Rulings, seed: Seed) -> Chance {
    if rulings.chance_by_purpose { Chance::by_purpose(seed) } else { Chance::single(seed) }
}
