//! Texts and drawings that hold for many positions: made once, and kept.

use std::collections::HashMap;
use std::sync::{Arc, PoisonError, RwLock};

use foldhash::fast::FixedState;

/// Texts by names that no stranger chooses.
pub type TextMap<K = &'static str> = HashMap<K, String, FixedState>;

/// More than all languages and numbers of players.
const MOST: usize = 32;

/// What was made, by what it was made for.
pub struct Kept<K, T>(RwLock<Vec<(K, Arc<T>)>>);

impl<K: PartialEq, T> Kept<K, T> {
    /// Nothing yet.
    #[must_use]
    pub const fn new() -> Self {
        Self(RwLock::new(Vec::new()))
    }

    /// What was made for this, or is made now.
    pub fn get(&self, key: K, make: impl FnOnce() -> T) -> Arc<T> {
        let kept = self.0.read().unwrap_or_else(PoisonError::into_inner);
        if let Some((_, made)) = kept.iter().find(|(known, _)| *known == key) {
            return made.clone();
        }
        drop(kept);
        let made = Arc::new(make());
        let mut kept = self.0.write().unwrap_or_else(PoisonError::into_inner);
        if kept.len() >= MOST {
            kept.clear();
        }
        kept.push((key, made.clone()));
        made
    }
}

impl<K: PartialEq, T> Default for Kept<K, T> {
    fn default() -> Self {
        Self::new()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_made_is_kept_for_its_key() {
        let kept = Kept::new();
        let first = kept.get("a", || 1);
        assert_eq!((*kept.get("a", || 2), *kept.get("b", || 3)), (1, 3));
        assert!(Arc::ptr_eq(&first, &kept.get("a", || 4)));
    }
}
