//! What is drawn at random, and from which stream.

use khipu_core::{Purpose as Contract, Seed};

use crate::rulings::Rulings;

/// What a draw is for. Its place in the list numbers its stream, so the order never changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Purpose {
    /// Who begins.
    FirstPlayer,
    /// The monuments on display.
    Monuments,
    /// Buildings of the first age.
    FirstAge,
    /// Buildings of the second age.
    SecondAge,
    /// The wealth tiles dealt.
    Wealth,
    /// The wealth tiles that place neutral workers.
    NeutralWorkers,
}

impl Purpose {
    /// How many there are.
    pub const COUNT: usize = 6;
    /// All with their names in the documented form.
    pub const NAMES: [(&'static str, Self); Self::COUNT] = [
        ("first_player", Self::FirstPlayer),
        ("monuments", Self::Monuments),
        ("first_age", Self::FirstAge),
        ("second_age", Self::SecondAge),
        ("wealth", Self::Wealth),
        ("neutral_workers", Self::NeutralWorkers),
    ];

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
