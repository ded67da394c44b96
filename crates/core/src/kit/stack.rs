//! What is still to be decided or done: a stack of pending work.

use super::List;
use crate::{Cursor, NotationError};

/// One entry of a stack: who, and what. Its default fills places that are empty and means nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Entry<W, P> {
    /// Who decides, or whose work it is.
    pub who: W,
    /// What.
    pub what: P,
}

/// Pending work; the last entry comes first. `MOST` is far more than the rules of a game need: what a position from
/// outside may hold, and what one move adds.
///
/// ```
/// use khipu_core::Seat;
/// use khipu_core::kit::{Entry, Stack};
///
/// #[derive(Clone, Copy, PartialEq, Debug, Default)]
/// enum Pending {
///     #[default]
///     Turn,
///     Pay(u8),
/// }
///
/// let mut stack: Stack<Entry<Seat, Pending>, 8> = Stack::default();
/// stack.push(Entry { who: Seat::new(1), what: Pending::Turn });
/// stack.push(Entry { who: Seat::new(0), what: Pending::Pay(2) });
/// assert_eq!(stack.top().map(|entry| entry.what), Some(Pending::Pay(2)));
/// stack.pop();
/// assert_eq!(stack.entries().len(), 1);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack<E, const MOST: usize>(List<E, MOST>);

impl<E: Copy + Default, const MOST: usize> Default for Stack<E, MOST> {
    fn default() -> Self {
        Self(List::default())
    }
}

impl<E: Copy + Default, const MOST: usize> Stack<E, MOST> {
    /// Whether nothing is pending.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// What comes first.
    #[must_use]
    pub fn top(&self) -> Option<E> {
        self.entries().last().copied()
    }

    /// From the bottom to the top.
    #[must_use]
    #[inline]
    pub fn entries(&self) -> &[E] {
        self.0.items()
    }

    /// Reads a list of entries in words, from the bottom to the top, and tells what is none.
    #[must_use]
    pub fn load(list: &Cursor<'_>, most: usize, read: impl Fn(&str) -> Result<E, NotationError>) -> Self {
        let mut stack = Self::default();
        for item in list.list_of("pending", 0..=most).iter().take(most) {
            match read(item.text()) {
                Ok(entry) => stack.push(entry),
                Err(error) => item.unknown(&error.word.unwrap_or_default(), error.expected),
            }
        }
        stack
    }

    /// Adds an entry on top.
    pub fn push(&mut self, entry: E) {
        let room = self.0.push(entry);
        debug_assert!(room, "more is pending than the rules can reach");
    }

    /// Removes the top.
    pub fn pop(&mut self) {
        self.0.pop_back();
    }
}
