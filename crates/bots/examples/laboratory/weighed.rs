//! Games whose evaluation has weights.

use khipu_core::Game;
use khipu_tawantinsuyu::Tawantinsuyu;
use khipu_tzolkin::Tzolkin;

/// A game whose evaluation has weights: hundredths, in the order of their names.
pub(crate) trait Weighed: Game {
    /// The names.
    fn names() -> Vec<&'static str>;
    /// The weights that come with the game.
    fn own() -> Vec<i32>;
    /// Reads a file of weights.
    fn read(text: &str) -> Option<Vec<i32>>;
    /// Writes one.
    fn write(weights: &[i32]) -> String;
    /// The game with other weights.
    fn weighed(weights: &[i32]) -> Self;
}

/// The weights of a file; those of the game where there is no file.
pub(crate) fn read<G: Weighed>(file: &str) -> Option<Vec<i32>> {
    match std::fs::read_to_string(file) {
        Ok(text) => G::read(&text),
        Err(_) => Some(G::own()),
    }
}

fn array<const N: usize>(weights: &[i32]) -> [i32; N] {
    std::array::from_fn(|index| weights.get(index).copied().unwrap_or_default())
}

impl Weighed for Tzolkin {
    fn names() -> Vec<&'static str> {
        khipu_tzolkin::Weight::NAMES.iter().map(|(name, _)| *name).collect()
    }

    fn own() -> Vec<i32> {
        khipu_tzolkin::Weights::own().hundredths().to_vec()
    }

    fn read(text: &str) -> Option<Vec<i32>> {
        khipu_tzolkin::Weights::from_toml(text).ok().map(|weights| weights.hundredths().to_vec())
    }

    fn write(weights: &[i32]) -> String {
        khipu_tzolkin::Weights::new(array(weights)).to_toml()
    }

    fn weighed(weights: &[i32]) -> Self {
        Self::weighed(khipu_tzolkin::Components::own(), khipu_tzolkin::Weights::new(array(weights)))
    }
}

impl Weighed for Tawantinsuyu {
    fn names() -> Vec<&'static str> {
        khipu_tawantinsuyu::Weight::NAMES.iter().map(|(name, _)| *name).collect()
    }

    fn own() -> Vec<i32> {
        khipu_tawantinsuyu::Weights::own().hundredths().to_vec()
    }

    fn read(text: &str) -> Option<Vec<i32>> {
        khipu_tawantinsuyu::Weights::from_toml(text).ok().map(|weights| weights.hundredths().to_vec())
    }

    fn write(weights: &[i32]) -> String {
        khipu_tawantinsuyu::Weights::new(array(weights)).to_toml()
    }

    fn weighed(weights: &[i32]) -> Self {
        Self::weighed(khipu_tawantinsuyu::Components::own(), khipu_tawantinsuyu::Weights::new(array(weights)))
    }
}
