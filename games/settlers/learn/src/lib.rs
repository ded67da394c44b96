//! Imperial Settlers as arrays, for programs that learn.

mod asks;
mod moves;
mod side;
#[cfg(test)]
mod tests;
mod view;

use khipu_learn::{Encoder, Encoders, Fields, MoveRow};
use khipu_settlers::{Card, Cards, Move, Settlers, View};

use moves::Moves;

/// Titles that there is room for; sizes do not change with a pack.
const TITLES: usize = 208;

/// Adds the game to the list.
pub fn register(games: &mut Encoders) {
    games.add::<SettlersEncoder>();
}

/// Imperial Settlers as arrays.
#[derive(Clone, Debug)]
pub struct SettlersEncoder {
    moves: Moves,
    /// What observations say of each card.
    cards: Vec<Printed>,
}

/// What observations say of a card.
#[derive(Clone, Copy, Debug, Default)]
struct Printed {
    title: u16,
    kind: u8,
    /// A bit for each colour.
    colours: u16,
}

impl SettlersEncoder {
    fn printed(&self, card: Card) -> Option<Printed> {
        self.cards.get(usize::from(card)).copied()
    }

    fn title(&self, card: Card) -> Option<usize> {
        self.printed(card).map(|printed| printed.title.into())
    }

    /// The titles of some cards, each as often as it is there.
    fn titles(&self, cards: Cards) -> impl Iterator<Item = usize> {
        cards.iter().filter_map(|card| self.title(card))
    }

    /// The colours of a card.
    fn colours(&self, card: Card) -> impl Iterator<Item = usize> + use<> {
        let mut left = self.printed(card).unwrap_or_default().colours;
        std::iter::from_fn(move || {
            let colour = left.trailing_zeros() as usize;
            let some = left != 0;
            left &= left.wrapping_sub(1);
            some.then_some(colour)
        })
    }
}

impl Encoder for SettlersEncoder {
    type Game = Settlers;

    const LOSSY: &'static [&'static str] = &[
        "which copy of a title, and which location, carries which mark (sums for each side are there)",
        "which card lies under which location (how many are there)",
        "who passed which card to the next seat, and when",
        "the order of questions below the one on top",
    ];

    fn new(game: &Settlers) -> Self {
        let components = game.components();
        let printed = |card: usize| {
            let plan = components.plan(card as Card);
            Printed { title: plan.title, kind: plan.kind as u8, colours: plan.colours.0 }
        };
        Self { moves: Moves::new(components), cards: (0..components.ids.len()).map(printed).collect() }
    }

    fn observe(&self, view: &View, out: &mut impl Fields) {
        view::observe(self, view, out);
    }

    fn code(&self, played: Move) -> u32 {
        moves::code(played)
    }

    fn decode(&self, code: u32) -> Option<Move> {
        self.moves.decode(code)
    }

    fn row(&self, _: &View, played: Move) -> MoveRow {
        self.moves.row(played)
    }

    fn words(&self) -> &[&'static str] {
        self.moves.words()
    }
}
