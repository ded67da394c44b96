//! A set of cards or tiles, a bit for each.

use std::fmt;

use super::List;
use crate::Dice;

/// What a set can hold: things that are numbered from 0.
pub trait Ordinal: Copy {
    /// The thing with this number.
    fn nth(number: usize) -> Self;

    /// Its number.
    fn ordinal(self) -> usize;
}

impl Ordinal for u8 {
    fn nth(number: usize) -> Self {
        number as Self
    }

    fn ordinal(self) -> usize {
        self.into()
    }
}

impl Ordinal for u16 {
    fn nth(number: usize) -> Self {
        number as Self
    }

    fn ordinal(self) -> usize {
        self.into()
    }
}

/// A set of things numbered from 0, up to 64 for each word. What has a larger number is in no set.
///
/// ```
/// use khipu_core::kit::Set;
///
/// type Cards = Set<u8, 1>;
///
/// let (red, round): (Cards, Cards) = ([1, 2, 9].into_iter().collect(), Cards::first(4));
/// assert_eq!(red.intersection(round), [1, 2].into_iter().collect());
/// assert_eq!(red.without(round), Cards::one(9));
/// assert_eq!(red.union(round).iter().collect::<Vec<u8>>(), [0, 1, 2, 3, 9]);
/// assert!(red.has(9) && !red.has(200));
/// assert_eq!(red.len(), 3);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<T, const WORDS: usize> {
    words: [u64; WORDS],
    of: std::marker::PhantomData<T>,
}

impl<T, const WORDS: usize> Default for Set<T, WORDS> {
    fn default() -> Self {
        Self::NONE
    }
}

impl<T, const WORDS: usize> Set<T, WORDS> {
    /// The most that it can hold.
    pub const MOST: usize = WORDS * 64;
    /// Nothing.
    pub const NONE: Self = Self::of([0; WORDS]);

    const fn of(words: [u64; WORDS]) -> Self {
        Self { words, of: std::marker::PhantomData }
    }

    /// The first `count` of them.
    #[must_use]
    pub fn first(count: usize) -> Self {
        Self::of(std::array::from_fn(|word| match count.saturating_sub(word * 64) {
            rest @ 0..64 => (1 << rest) - 1,
            _ => u64::MAX,
        }))
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.words == [0; WORDS]
    }

    fn count(&self) -> usize {
        self.words.iter().map(|word| word.count_ones() as usize).sum()
    }
}

impl<T: Ordinal, const WORDS: usize> Set<T, WORDS> {
    /// Those that are in either.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::of(std::array::from_fn(|word| self.words[word] | other.words[word]))
    }

    /// Those that are in both.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self::of(std::array::from_fn(|word| self.words[word] & other.words[word]))
    }

    /// Those that are not in the other.
    #[must_use]
    pub fn without(self, other: Self) -> Self {
        Self::of(std::array::from_fn(|word| self.words[word] & !other.words[word]))
    }

    /// One alone.
    #[must_use]
    pub fn one(item: T) -> Self {
        let mut set = Self::NONE;
        set.insert(item);
        set
    }

    /// Whether this is in it.
    #[must_use]
    #[inline]
    pub fn has(&self, item: T) -> bool {
        let number = item.ordinal();
        self.words.get(number / 64).is_some_and(|word| word & 1 << (number % 64) != 0)
    }

    /// Adds this.
    #[inline]
    pub fn insert(&mut self, item: T) {
        let number = item.ordinal();
        if let Some(word) = self.words.get_mut(number / 64) {
            *word |= 1 << (number % 64);
        }
    }

    /// Takes this out; says whether it was there.
    #[inline]
    pub fn remove(&mut self, item: T) -> bool {
        let there = self.has(item);
        if there {
            let number = item.ordinal();
            self.words[number / 64] &= !(1 << (number % 64));
        }
        there
    }

    /// How many, as a number of the same kind.
    #[must_use]
    pub fn len(&self) -> T {
        T::nth(self.count())
    }

    /// One by one, in order.
    pub fn iter(self) -> impl Iterator<Item = T> {
        let (mut word, mut left) = (0, self.words.first().copied().unwrap_or_default());
        std::iter::from_fn(move || {
            while left == 0 {
                word += 1;
                left = *self.words.get(word)?;
            }
            let number = word * 64 + left.trailing_zeros() as usize;
            left &= left - 1;
            Some(T::nth(number))
        })
    }

    /// The one with this place in the order.
    #[must_use]
    pub fn nth(&self, mut place: u32) -> Option<T> {
        for (word, &bits) in self.words.iter().enumerate() {
            let here = bits.count_ones();
            if place < here {
                let left = (0..place).fold(bits, |left, _| left & (left - 1));
                return Some(T::nth(word * 64 + left.trailing_zeros() as usize));
            }
            place -= here;
        }
        None
    }

    /// Draws one at random.
    #[inline]
    pub fn draw(&mut self, dice: &mut impl Dice) -> Option<T> {
        let count = self.count() as u32;
        if count == 0 {
            return None;
        }
        let item = self.nth(dice.below(count))?;
        self.remove(item);
        Some(item)
    }
}

impl<T: Ordinal, const WORDS: usize> FromIterator<T> for Set<T, WORDS> {
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut set = Self::NONE;
        items.into_iter().for_each(|item| set.insert(item));
        set
    }
}

impl<T: Ordinal, const WORDS: usize, const N: usize> From<List<T, N>> for Set<T, WORDS> {
    fn from(list: List<T, N>) -> Self {
        list.items().iter().copied().collect()
    }
}

impl<T: Ordinal + fmt::Debug, const WORDS: usize> fmt::Debug for Set<T, WORDS> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    type Few = Set<u8, 1>;
    type Many = Set<u16, 5>;

    #[test]
    fn a_set_counts_and_finds_its_cards() {
        let set: Many = [3, 64, 319, 200].into_iter().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), [3, 64, 200, 319]);
        assert_eq!((set.len(), set.nth(2), set.nth(4)), (4, Some(200), None));
        let mut less = set;
        assert!(less.remove(64) && !less.remove(64));
        assert_eq!(set.without(less), Many::one(64));
        assert_eq!(set.intersection(less).len(), 3);
    }

    #[test]
    fn what_has_too_large_a_number_is_in_no_set() {
        let mut set = Many::one(u16::MAX);
        assert!(set.is_empty() && !set.has(u16::MAX) && !set.remove(320));
    }

    #[test]
    fn the_first_fill_word_after_word() {
        assert_eq!([0, 1, 63, 64, 65].map(|count| Few::first(count).len()), [0, 1, 63, 64, 64]);
        assert_eq!([64, 65, 320].map(|count| Many::first(count).len()), [64, 65, 320]);
        assert!(Many::first(65).has(64) && !Many::first(64).has(64));
    }

    /// Draws the last of what there is.
    struct Highest;

    impl Dice for Highest {
        fn below(&mut self, bound: u32) -> u32 {
            bound - 1
        }
    }

    #[test]
    fn drawing_takes_each_once() {
        let mut set = Few::first(5);
        let drawn: Vec<u8> = std::iter::from_fn(|| set.draw(&mut Highest)).collect();
        assert_eq!((drawn, set), (vec![4, 3, 2, 1, 0], Few::NONE));
    }
}
