//! How many tiles of each building title: two bits a title.

/// A small multiset of building titles: up to 32 titles, up to 3 of each.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tally(u64);

impl Tally {
    /// How many of a title.
    #[must_use]
    pub const fn get(self, title: usize) -> u8 {
        ((self.0 >> (2 * title)) & 3) as u8
    }

    /// One more; three is the most, which the component file is checked for.
    pub const fn add(&mut self, title: usize) {
        debug_assert!(self.get(title) < 3);
        self.0 += 1 << (2 * title);
    }

    /// One less.
    pub const fn remove(&mut self, title: usize) {
        debug_assert!(self.get(title) > 0);
        self.0 -= 1 << (2 * title);
    }

    /// All tiles together.
    #[must_use]
    pub const fn total(self) -> u32 {
        const LOW: u64 = 0x5555_5555_5555_5555;
        (self.0 & LOW).count_ones() + 2 * ((self.0 >> 1) & LOW).count_ones()
    }

    /// Only the titles from `from` up to, but not, `to`.
    #[must_use]
    pub const fn range(self, from: usize, to: usize) -> Self {
        Self(self.0 & below_mask(to) & !below_mask(from))
    }

    /// The titles, each as often as it is there.
    pub fn iter(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let title = left.trailing_zeros() / 2;
            left = left.checked_sub(1u64.checked_shl(2 * title)?)?;
            Some(title as usize)
        })
    }
}

const fn below_mask(title: usize) -> u64 {
    if title >= 32 { u64::MAX } else { (1 << (2 * title)) - 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tiles_are_counted_by_title() {
        let mut tally = Tally::default();
        for title in [0, 0, 0, 5, 31] {
            tally.add(title);
        }
        tally.remove(0);
        assert_eq!(tally.iter().collect::<Vec<_>>(), [0, 0, 5, 31]);
        assert_eq!(tally.total(), 4);
        assert_eq!(tally.range(1, 31).iter().collect::<Vec<_>>(), [5]);
        assert_eq!(tally.range(5, 32).total(), 2);
    }
}
