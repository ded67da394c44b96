//! A short list without the heap.

/// Up to `N` things in order.
///
/// A place that becomes free is set to the default of its type, so equal lists are equal bit for bit.
///
/// ```
/// use khipu_core::kit::List;
///
/// let mut queue: List<u8, 3> = List::default();
/// assert!(queue.push(7) && queue.push(8) && queue.push(9) && !queue.push(10));
/// assert_eq!(queue.pop_front(), Some(7));
/// assert!(queue.remove(9));
/// assert_eq!(queue.items(), [8]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct List<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        const { assert!(N <= u8::MAX as usize) };
        Self { items: [T::default(); N], len: 0 }
    }
}

impl<T, const N: usize> List<T, N> {
    /// The most that it can hold.
    pub const MOST: usize = N;

    /// The items, the first one first.
    #[must_use]
    #[inline]
    pub fn items(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    /// The items, to be changed.
    #[inline]
    pub fn items_mut(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    /// How many.
    #[must_use]
    pub const fn len(&self) -> u8 {
        self.len
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
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    /// Adds at the end; says whether there was room.
    #[inline]
    pub fn push(&mut self, item: T) -> bool {
        let Some(slot) = self.items.get_mut(usize::from(self.len)) else { return false };
        *slot = item;
        self.len += 1;
        true
    }

    /// Takes the one at a place; the others stay in order.
    #[inline]
    pub fn take(&mut self, at: usize) -> Option<T> {
        let item = *self.items().get(at)?;
        self.items.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        self.items[usize::from(self.len)] = T::default();
        Some(item)
    }

    /// Takes the first that is wanted.
    pub fn take_first(&mut self, wanted: impl FnMut(&T) -> bool) -> Option<T> {
        self.take(self.items().iter().position(wanted)?)
    }

    /// Takes the first.
    pub fn pop_front(&mut self) -> Option<T> {
        self.take(0)
    }

    /// Takes the last.
    #[inline]
    pub fn pop_back(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::take(&mut self.items[usize::from(self.len)]))
    }

    /// Takes this one out; says whether it was there.
    pub fn remove(&mut self, item: T) -> bool
    where
        T: PartialEq,
    {
        self.take_first(|&other| other == item).is_some()
    }
}

impl<T: Copy + Default, const N: usize> Extend<T> for List<T, N> {
    /// Adds one after another, as long as there is room.
    fn extend<I: IntoIterator<Item = T>>(&mut self, items: I) {
        for item in items {
            self.push(item);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_keeps_its_order_and_leaves_nothing_behind() {
        let mut list: List<u16, 4> = List::default();
        assert!([5, 6, 7, 8].into_iter().all(|item| list.push(item)));
        assert!(list.is_full() && !list.push(9));
        assert_eq!((list.take(1), list.take(3)), (Some(6), None));
        assert_eq!((list.pop_back(), list.items()), (Some(8), [5, 7].as_slice()));
        assert!(list.remove(5) && !list.remove(5) && list.remove(7));
        assert_eq!(list, List::default());
        assert_eq!(list.pop_back(), None);
    }
}
