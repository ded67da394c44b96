//! Weights as the laboratory has them: lists of hundredths, in the order of their names.

use khipu_core::{Release, Weighable as _, Weighed, Weights};

/// A game whose weights are studied: any of the list of games.
pub(crate) trait Studied: Release + Weighed {
    /// The game by its newest rules, with its newest pack and these weights.
    fn weighed(weights: &[i32]) -> Self {
        Self::newest()
            .expect("the pack that comes with the game is whole")
            .with_weights(Weights::new(weights))
    }

    /// The names.
    fn names() -> Vec<&'static str> {
        Self::Weight::NAMES.iter().map(|(name, _)| *name).collect()
    }

    /// The weights that come with the game.
    fn builtin() -> Vec<i32> {
        Weights::<Self::Weight>::builtin().hundredths().to_vec()
    }

    /// Writes a file of weights.
    fn write(weights: &[i32]) -> String {
        Weights::<Self::Weight>::new(weights).to_toml()
    }
}

impl<G: Release + Weighed> Studied for G {}

/// The weights of a file; those of the game where there is no file.
pub(crate) fn read<G: Studied>(file: &str) -> Option<Vec<i32>> {
    match std::fs::read_to_string(file) {
        Ok(text) => Weights::<G::Weight>::from_toml(&text).ok().map(|weights| weights.hundredths().to_vec()),
        Err(_) => Some(G::builtin()),
    }
}
