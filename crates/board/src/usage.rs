//! What is counted over many games.

use khipu_core::Seat;

use crate::{EventOf, GameUi};

/// The use of a component.
pub struct Use {
    /// Of which group it is.
    pub group: &'static str,
    /// Its name.
    pub name: String,
    /// Who used it.
    pub seat: Option<Seat>,
}

/// A game whose components can be counted.
pub trait Usage: GameUi {
    /// Every component that can be used, by group, so that unused ones are seen.
    fn components_by_group(game: &Self::Game) -> Vec<(&'static str, Vec<String>)>;

    /// Adds the uses of components that an event tells of.
    fn used(game: &Self::Game, event: &EventOf<Self>, uses: &mut Vec<Use>);
}
