//! Games whose evaluation has weights.

use khipu_core::{Evaluate, Weighable, Weights};
use khipu_settlers::Settlers;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;

/// A game whose evaluation has weights: hundredths, in the order of their names.
pub(crate) trait Weighed: Evaluate + Sized {
    /// What it weighs.
    type Weight: Weighable;

    /// The game with other weights.
    fn with_weights(weights: Weights<Self::Weight>) -> Self;

    /// The game with other weights.
    fn weighed(weights: &[i32]) -> Self {
        Self::with_weights(Weights::new(weights))
    }

    /// The names.
    fn names() -> Vec<&'static str> {
        Self::Weight::NAMES.iter().map(|(name, _)| *name).collect()
    }

    /// The weights that come with the game.
    fn own() -> Vec<i32> {
        Weights::<Self::Weight>::builtin().hundredths().to_vec()
    }

    /// Writes a file of weights.
    fn write(weights: &[i32]) -> String {
        Weights::<Self::Weight>::new(weights).to_toml()
    }
}

/// The weights of a file; those of the game where there is no file.
pub(crate) fn read<G: Weighed>(file: &str) -> Option<Vec<i32>> {
    match std::fs::read_to_string(file) {
        Ok(text) => Weights::<G::Weight>::from_toml(&text).ok().map(|weights| weights.hundredths().to_vec()),
        Err(_) => Some(G::own()),
    }
}

impl Weighed for Tzolkin {
    type Weight = khipu_tzolkin::Weight;

    fn with_weights(weights: Weights<Self::Weight>) -> Self {
        Self::with_weights(khipu_tzolkin::Components::builtin(), weights)
    }
}

impl Weighed for Tawantinsuyu {
    type Weight = khipu_tawantinsuyu::Weight;

    fn with_weights(weights: Weights<Self::Weight>) -> Self {
        Self::with_weights(khipu_tawantinsuyu::Components::builtin(), weights)
    }
}

impl Weighed for Settlers {
    type Weight = khipu_settlers::Weight;

    fn with_weights(weights: Weights<Self::Weight>) -> Self {
        Self::with_weights(khipu_settlers::Components::builtin(), weights)
    }
}
