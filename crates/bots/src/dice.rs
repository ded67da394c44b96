//! Choices at random that are the same on every machine.

use khipu_core::Seed;
use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A source of choices that is the same on every machine for the same seed.
#[derive(Clone, Debug)]
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    /// The dice of a seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed.low_u64()))
    }

    /// A number below `bound`; 0 if there is none.
    #[inline]
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.0.next_u64()) * bound as u128) >> 64) as usize
    }

    /// A number from 0 up to, but not, 1.
    #[inline]
    pub fn share(&mut self) -> f32 {
        (self.0.next_u64() >> 40) as f32 / (1u32 << 24) as f32
    }
}
