//! Tapestries: rows of weavings in one flat list.

use crate::names::Edge;

/// The tapestries of one player. Rows are never rearranged (TW-6.8), so a flat list with marks where rows begin will do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Rows {
    tiles: [u8; Rows::MOST],
    len: u8,
    /// A bit for each tile that begins a row.
    starts: u64,
}

impl Default for Rows {
    fn default() -> Self {
        Self { tiles: [0; Self::MOST], len: 0, starts: 0 }
    }
}

impl Rows {
    /// The most weavings that one player can have.
    pub const MOST: usize = 40;

    /// The rows, oldest first, each from left to right.
    pub fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let mut at = 0;
        std::iter::from_fn(move || {
            let start = at;
            if start >= usize::from(self.len) {
                return None;
            }
            at = self.end_of(start);
            Some(&self.tiles[start..at])
        })
    }

    /// Where the row that begins at a place ends.
    fn end_of(&self, start: usize) -> usize {
        let later = self.starts & !((2u64 << start) - 1);
        (later.trailing_zeros() as usize).min(self.len.into())
    }

    /// How many rows.
    #[must_use]
    pub const fn count(&self) -> usize {
        self.starts.count_ones() as usize
    }

    /// How many weavings.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// All weavings.
    #[must_use]
    pub fn tiles(&self) -> &[u8] {
        &self.tiles[..usize::from(self.len)]
    }

    /// The longest row's length.
    #[must_use]
    pub fn longest(&self) -> u8 {
        self.iter().map(<[u8]>::len).max().unwrap_or_default() as u8
    }

    /// Begins a new row.
    pub fn begin(&mut self, tile: u8) {
        let at = usize::from(self.len);
        debug_assert!(at < Self::MOST);
        if at < Self::MOST {
            self.tiles[at] = tile;
            self.starts |= 1 << at;
            self.len += 1;
        }
    }

    /// Adds a weaving to an end of a row; says which weaving it lies beside.
    pub fn add(&mut self, row: usize, edge: Edge, tile: u8) -> Option<u8> {
        let mut start = 0;
        for _ in 0..row {
            start = self.end_of(start);
        }
        let end = self.end_of(start);
        if start >= usize::from(self.len) || usize::from(self.len) >= Self::MOST {
            return None;
        }
        let (at, beside) = match edge {
            Edge::Left => (start, self.tiles[start]),
            Edge::Right => (end, self.tiles[end - 1]),
        };
        self.tiles.copy_within(at..usize::from(self.len), at + 1);
        self.tiles[at] = tile;
        self.len += 1;
        // Later rows begin one place further on; the row itself begins where it did.
        let later = self.starts & !((2u64 << start) - 1);
        self.starts = (self.starts & ((2u64 << start) - 1)) | (later << 1);
        Some(beside)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rows_grow_at_both_ends_and_stay_apart() {
        let mut rows = Rows::default();
        rows.begin(1);
        rows.begin(2);
        rows.begin(3);
        assert_eq!(rows.add(1, Edge::Left, 4), Some(2));
        assert_eq!(rows.add(1, Edge::Right, 5), Some(2));
        assert_eq!(rows.add(0, Edge::Right, 6), Some(1));
        assert_eq!(rows.add(2, Edge::Left, 7), Some(3));
        let listed: Vec<Vec<u8>> = rows.iter().map(<[u8]>::to_vec).collect();
        assert_eq!(listed, [vec![1, 6], vec![4, 2, 5], vec![7, 3]]);
        assert_eq!(rows.add(3, Edge::Left, 9), None);
        assert_eq!((rows.count(), rows.len(), rows.longest()), (3, 7, 3));
    }
}
