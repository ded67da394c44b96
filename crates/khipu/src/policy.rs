//! Who holds a seat, and how a random player chooses.

use khipu_core::{Seat, Seed};
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::failure::Failure;

/// Who holds a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Holder {
    /// A person at the terminal.
    Human,
    /// Each legal move equally likely.
    Random,
}

impl Holder {
    const NAMES: [(&'static str, Self); 2] = [("human", Self::Human), ("random", Self::Random)];

    pub(crate) fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(_, holder)| *holder == self).map_or("random", |(name, _)| name)
    }

    /// Reads `human,random,…`.
    pub(crate) fn list(text: &str) -> Result<Vec<Self>, Failure> {
        let holders: Result<Vec<Self>, Failure> = text
            .split(',')
            .map(|word| {
                let found = Self::NAMES.iter().find(|(name, _)| *name == word.trim());
                found.map(|(_, holder)| *holder).ok_or_else(|| {
                    let known: Vec<&str> = Self::NAMES.iter().map(|(name, _)| *name).collect();
                    Failure::new(format!("nobody called {word:?} can sit; use {}", known.join(" or ")))
                })
            })
            .collect();
        match holders {
            Ok(holders) if holders.len() > Seat::MAX => {
                Err(Failure::new(format!("there are {} seats at most; name fewer", Seat::MAX)))
            }
            holders => holders,
        }
    }
}

/// A source of choices that is the same on every machine for the same seed.
#[derive(Clone, Debug)]
pub(crate) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub(crate) fn new(seed: Seed) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed.low_u64()))
    }

    /// A number below `bound`.
    #[inline]
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }
}
