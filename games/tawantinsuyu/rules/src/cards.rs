//! Sets of cards and tiles as bits, and stacks whose lower part is known.

use khipu_core::Draws;

/// A set of up to 64 cards or tiles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards(pub u64);

impl Cards {
    /// Nothing.
    pub const NONE: Self = Self(0);

    /// The first `count` of them.
    #[must_use]
    pub const fn first(count: usize) -> Self {
        Self(if count >= 64 { u64::MAX } else { (1 << count) - 1 })
    }

    /// One alone.
    #[must_use]
    pub const fn one(card: u8) -> Self {
        Self(1 << card)
    }

    /// Whether a card is in it.
    #[must_use]
    pub const fn has(self, card: u8) -> bool {
        self.0 & (1 << card) != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: u8) {
        self.0 |= 1 << card;
    }

    /// Takes a card out; says whether it was there.
    pub const fn remove(&mut self, card: u8) -> bool {
        let there = self.has(card);
        self.0 &= !(1 << card);
        there
    }

    /// Both together.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Those that are not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those that are in both.
    #[must_use]
    pub const fn both(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// One by one, in order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let card = (left != 0).then(|| left.trailing_zeros() as u8);
            left &= left.wrapping_sub(1);
            card
        })
    }

    /// Draws one at random.
    pub fn draw(&mut self, draws: &mut Draws<'_>) -> Option<u8> {
        if self.is_empty() {
            return None;
        }
        let number = draws.below(self.0.count_ones()) as usize;
        let card = self.iter().nth(number)?;
        self.remove(card);
        Some(card)
    }
}

/// A short list of cards or tiles in order, without the heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Queue<const N: usize> {
    items: [u8; N],
    len: u8,
}

impl<const N: usize> Default for Queue<N> {
    fn default() -> Self {
        Self { items: [0; N], len: 0 }
    }
}

impl<const N: usize> Queue<N> {
    /// The items, the first one first.
    #[must_use]
    pub fn items(&self) -> &[u8] {
        &self.items[..usize::from(self.len)]
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// How many.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Adds at the end.
    pub fn push(&mut self, item: u8) {
        debug_assert!(usize::from(self.len) < N);
        if let Some(slot) = self.items.get_mut(usize::from(self.len)) {
            *slot = item;
            self.len += 1;
        }
    }

    /// Takes the one at a place. Equal queues must be equal bit for bit, so what is left behind is emptied.
    pub fn take(&mut self, at: usize) -> Option<u8> {
        let item = *self.items().get(at)?;
        let end = usize::from(self.len);
        self.items.copy_within(at + 1..end, at);
        self.len -= 1;
        self.items[usize::from(self.len)] = 0;
        Some(item)
    }

    /// Takes the first.
    pub fn pop_front(&mut self) -> Option<u8> {
        self.take(0)
    }

    /// Takes the last.
    pub fn pop_back(&mut self) -> Option<u8> {
        self.take(usize::from(self.len).checked_sub(1)?)
    }

    /// Takes this item; says whether it was there.
    pub fn remove(&mut self, item: u8) -> bool {
        let at = self.items().iter().position(|&other| other == item);
        at.and_then(|at| self.take(at)).is_some()
    }

    /// The items as a set.
    #[must_use]
    pub fn as_cards(&self) -> Cards {
        self.items().iter().fold(Cards::NONE, |set, &item| set.and(Cards::one(item)))
    }
}

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
    pub const fn len(&self) -> u8 {
        self.loose.len() + self.bottom.len()
    }

    /// Whether it is used up.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.loose.is_empty() && self.bottom.is_empty()
    }

    /// Draws the top tile.
    pub fn draw(&mut self, draws: &mut Draws<'_>) -> Option<u8> {
        self.loose.draw(draws).or_else(|| self.bottom.pop_front())
    }

    /// All its tiles.
    #[must_use]
    pub fn as_cards(&self) -> Cards {
        self.loose.and(self.bottom.as_cards())
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
        let mut stock: Stock<8> = Stock { loose: Cards(0b111), bottom: Queue::default() };
        stock.bottom.push(9);
        stock.bottom.push(5);
        let mut drawn: Vec<u8> = (0..6).filter_map(|_| stock.draw(&mut draws)).collect();
        assert_eq!(drawn.split_off(3), [9, 5]);
        drawn.sort_unstable();
        assert_eq!(drawn, [0, 1, 2]);
        assert_eq!(stock, Stock::default());
    }
}
