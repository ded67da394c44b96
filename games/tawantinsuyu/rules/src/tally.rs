//! How many army cards of each kind: four bits a kind.

use std::iter;

/// A small multiset of army cards: up to 8 kinds, up to 15 of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally(u32);

impl Tally {
    /// The most kinds.
    pub const KINDS: usize = 8;
    /// The most of a kind.
    pub const MOST: u8 = 15;

    /// How many of a kind.
    #[must_use]
    pub const fn get(self, kind: usize) -> u8 {
        ((self.0 >> (4 * kind)) & 15) as u8
    }

    /// One more.
    pub const fn add(&mut self, kind: usize) {
        debug_assert!(self.get(kind) < Self::MOST);
        if self.get(kind) < Self::MOST {
            self.0 += 1 << (4 * kind);
        }
    }

    /// One less, if there is one.
    pub const fn remove(&mut self, kind: usize) -> bool {
        let there = self.get(kind) > 0;
        if there {
            self.0 -= 1 << (4 * kind);
        }
        there
    }

    /// Puts two together.
    pub const fn join(&mut self, other: Self) {
        self.0 += other.0;
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All cards together.
    #[must_use]
    pub const fn total(self) -> u32 {
        let pairs = (self.0 & 0x0f0f_0f0f) + ((self.0 >> 4) & 0x0f0f_0f0f);
        (pairs.wrapping_mul(0x0101_0101)) >> 24
    }

    /// The kinds there are, each once.
    pub fn kinds(self) -> impl Iterator<Item = u8> {
        // One bit for each kind that is there.
        let mut left = (self.0 | self.0 >> 1 | self.0 >> 2 | self.0 >> 3) & 0x1111_1111;
        iter::from_fn(move || {
            let kind = (left > 0).then(|| (left.trailing_zeros() / 4) as u8);
            left &= left.wrapping_sub(1);
            kind
        })
    }

    /// The kind of the card with this number, counting each card.
    #[must_use]
    pub fn nth(self, mut number: u32) -> Option<u8> {
        for kind in 0..Self::KINDS {
            let here = u32::from(self.get(kind));
            if number < here {
                return Some(kind as u8);
            }
            number -= here;
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cards_are_counted_by_kind() {
        let mut tally = Tally::default();
        for kind in [0, 0, 7, 3, 7] {
            tally.add(kind);
        }
        assert!(tally.remove(0));
        assert!(!tally.remove(1));
        assert_eq!(tally.total(), 4);
        assert_eq!(tally.kinds().collect::<Vec<_>>(), [0, 3, 7]);
        assert_eq!(
            (0..5).map(|n| tally.nth(n)).collect::<Vec<_>>(),
            [Some(0), Some(3), Some(7), Some(7), None]
        );
    }
}
