//! Sets of cards and tiles, and stacks whose lower part is known.

use khipu_core::{Dice, kit};

/// A set of up to 64 cards or tiles.
pub type Cards = kit::Set<u8, 1>;

/// A short list of cards or tiles in order.
pub type Queue<const N: usize> = kit::List<u8, N>;

/// A face-down stack that everybody can reckon out: an unordered part, of which tiles are drawn at random, upon tiles
/// that were put under it before everybody's eyes, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stock<const N: usize> {
    /// The part in unknown order.
    pub loose: Cards,
    /// The known bottom, the next one first.
    pub bottom: Queue<N>,
}

impl<const N: usize> Stock<N> {
    /// How many tiles.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.loose.len() + self.bottom.len()
    }

    /// Whether it is used up.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.loose.is_empty() && self.bottom.is_empty()
    }

    /// Draws the top tile.
    pub fn draw(&mut self, dice: &mut impl Dice) -> Option<u8> {
        self.loose.draw(dice).or_else(|| self.bottom.pop_front())
    }

    /// All its tiles.
    #[must_use]
    pub fn as_cards(&self) -> Cards {
        self.loose.union(self.bottom.into())
    }
}

#[cfg(test)]
mod tests {
    use khipu_core::Seed;

    use super::*;
    use crate::chance::{Chance, Purpose};

    #[test]
    fn the_known_bottom_comes_last_and_in_order() {
        let mut chance = Chance::single(Seed::from_text("stock"));
        let mut draws = chance.of(Purpose::Weavings);
        let mut stock: Stock<8> = Stock { loose: Cards::first(3), bottom: Queue::default() };
        stock.bottom.push(9);
        stock.bottom.push(5);
        let mut drawn: Vec<u8> = (0..6).filter_map(|_| stock.draw(&mut draws)).collect();
        assert_eq!(drawn.split_off(3), [9, 5]);
        drawn.sort_unstable();
        assert_eq!(drawn, [0, 1, 2]);
        assert_eq!(stock, Stock::default());
    }
}
