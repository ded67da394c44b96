//! Tzolk'in as arrays, for programs that learn.

mod moves;
#[cfg(test)]
mod tests;
mod view;

use khipu_learn::{Encoder, Encoders, Fields, MoveRow};
use khipu_tzolkin::{Move, Tzolkin, View};

use moves::Moves;
pub use moves::{IDS, id, of_id};

/// Adds the game to the list.
pub fn register(games: &mut Encoders) {
    games.add::<TzolkinEncoder>();
}

/// Tzolk'in as arrays.
#[derive(Clone, Debug)]
pub struct TzolkinEncoder {
    moves: Moves,
    food_days: [u8; khipu_tzolkin::FOOD_DAYS],
    teeth: [u8; khipu_tzolkin::Gear::COUNT],
}

impl Encoder for TzolkinEncoder {
    type Game = Tzolkin;

    const LOSSY: &'static [&'static str] = &["the order of questions below the one on top"];
    const IDS: Option<usize> = Some(IDS as usize);

    fn new(game: &Tzolkin) -> Self {
        let components = game.components();
        Self {
            moves: Moves::new(components),
            food_days: components.food_days,
            teeth: components.gears.map(|gear| gear.teeth),
        }
    }

    fn observe(&self, view: &View, out: &mut impl Fields) {
        view::observe(self, view, out);
    }

    fn code(&self, played: Move) -> u32 {
        moves::code(played)
    }

    fn decode(&self, code: u32) -> Option<Move> {
        moves::decode(code).filter(|&named| self.moves.knows(named))
    }

    fn id(&self, played: Move) -> Option<usize> {
        id(played).map(usize::from)
    }

    fn row(&self, view: &View, played: Move) -> MoveRow {
        self.moves.row(view, played)
    }

    fn words(&self) -> &[&'static str] {
        self.moves.words()
    }
}
