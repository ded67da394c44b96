//! Cards: sets of them as bits, and short lists.

use khipu_core::Draws;

/// The number of a card in the component data.
pub type Card = u16;

/// No card.
pub const NO_CARD: Card = Card::MAX;

const WORDS: usize = 5;

/// A set of up to 320 cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Cards([u64; WORDS]);

impl Cards {
    /// The most cards that a set can hold.
    pub const MOST: usize = WORDS * 64;
    /// Nothing.
    pub const NONE: Self = Self([0; WORDS]);

    /// One alone.
    #[must_use]
    pub const fn one(card: Card) -> Self {
        let mut set = Self::NONE;
        set.insert(card);
        set
    }

    /// Whether a card is in it.
    #[must_use]
    pub const fn has(&self, card: Card) -> bool {
        (card as usize) < Self::MOST && self.0[card as usize / 64] & (1 << (card % 64)) != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: Card) {
        if (card as usize) < Self::MOST {
            self.0[card as usize / 64] |= 1 << (card % 64);
        }
    }

    /// Takes a card out; says whether it was there.
    pub const fn remove(&mut self, card: Card) -> bool {
        let there = self.has(card);
        if there {
            self.0[card as usize / 64] &= !(1 << (card % 64));
        }
        there
    }

    /// Both together.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }

    /// Those that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & !other.0[i]))
    }

    /// Those that are in both.
    #[must_use]
    pub fn both(self, other: Self) -> Self {
        Self(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; WORDS]
    }

    /// How many.
    #[must_use]
    pub fn len(&self) -> u16 {
        self.0.iter().map(|word| word.count_ones() as u16).sum()
    }

    /// How many are in both.
    #[must_use]
    pub fn common(&self, other: &Self) -> u16 {
        self.0.iter().zip(other.0).map(|(a, b)| (a & b).count_ones() as u16).sum()
    }

    /// One by one, in order.
    pub fn iter(self) -> impl Iterator<Item = Card> {
        self.0.into_iter().enumerate().flat_map(|(word, bits)| {
            let mut left = bits;
            std::iter::from_fn(move || {
                let card = (left != 0).then(|| (word * 64) as Card + left.trailing_zeros() as Card);
                left &= left.wrapping_sub(1);
                card
            })
        })
    }

    /// The one with this place in the order.
    #[must_use]
    pub fn nth(&self, mut place: u32) -> Option<Card> {
        for (word, &bits) in self.0.iter().enumerate() {
            let here = bits.count_ones();
            if place < here {
                let mut left = bits;
                for _ in 0..place {
                    left &= left - 1;
                }
                return Some((word * 64) as Card + left.trailing_zeros() as Card);
            }
            place -= here;
        }
        None
    }

    /// Draws one at random.
    pub fn draw(&mut self, mut draws: Draws<'_>) -> Option<Card> {
        let count = u32::from(self.len());
        if count == 0 {
            return None;
        }
        let card = self.nth(draws.below(count))?;
        self.remove(card);
        Some(card)
    }
}

impl FromIterator<Card> for Cards {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut set = Self::NONE;
        cards.into_iter().for_each(|card| set.insert(card));
        set
    }
}

/// A short list of cards in order, without the heap.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct List<const N: usize> {
    items: [Card; N],
    len: u8,
}

impl<const N: usize> Default for List<N> {
    fn default() -> Self {
        Self { items: [0; N], len: 0 }
    }
}

impl<const N: usize> List<N> {
    /// The cards, the first one first.
    #[must_use]
    pub fn items(&self) -> &[Card] {
        &self.items[..usize::from(self.len)]
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether there is no room for one more.
    #[must_use]
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// How many.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Adds at the end; says whether there was room.
    pub fn push(&mut self, card: Card) -> bool {
        let Some(slot) = self.items.get_mut(usize::from(self.len)) else { return false };
        *slot = card;
        self.len += 1;
        true
    }

    /// Takes this card out; says whether it was there. Equal lists must be equal bit for bit, so what is left behind is
    /// emptied.
    pub fn remove(&mut self, card: Card) -> bool {
        let Some(at) = self.items().iter().position(|&other| other == card) else { return false };
        let end = usize::from(self.len);
        self.items.copy_within(at + 1..end, at);
        self.len -= 1;
        self.items[usize::from(self.len)] = 0;
        true
    }

    /// The cards as a set.
    #[must_use]
    pub fn as_cards(&self) -> Cards {
        self.items().iter().copied().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_counts_and_finds_its_cards() {
        let set: Cards = [3, 64, 319, 200].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 64, 200, 319]);
        assert_eq!((set.len(), set.nth(2), set.nth(4)), (4, Some(200), None));
        let mut less = set;
        assert!(less.remove(64) && !less.remove(64));
        assert_eq!(set.without(less), Cards::one(64));
        assert_eq!(set.common(&less), 3);
    }

    #[test]
    fn a_list_leaves_nothing_behind() {
        let mut list: List<2> = List::default();
        assert!(list.push(7) && list.push(9) && !list.push(11));
        assert!(list.remove(7) && !list.remove(7));
        assert!(list.remove(9));
        assert_eq!(list, List::default());
    }
}
