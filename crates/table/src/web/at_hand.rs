//! What is known of guests and users, at hand: every request asks for it.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::store::GuestId;

/// How long what is known is believed, if other nodes may know better.
const BELIEVED: Duration = Duration::from_secs(2);
/// So many are at hand; beyond that they are read again.
const MOST: usize = 20_000;

/// What is known of each.
pub(crate) struct AtHand<T>(Mutex<HashMap<GuestId, (T, Instant)>>);

// Not derived: that would ask for a default of what is known.
impl<T> Default for AtHand<T> {
    fn default() -> Self {
        Self(Mutex::default())
    }
}

impl<T: Clone> AtHand<T> {
    /// What is known, if it can be believed; `shared` says whether other nodes may know better.
    pub(super) fn get(&self, id: GuestId, shared: bool) -> Option<T> {
        let (known, read) = self.known().get(&id).cloned()?;
        (!shared || read.elapsed() < BELIEVED).then_some(known)
    }

    pub(super) fn put(&self, id: GuestId, what: T) {
        let mut known = self.known();
        if known.len() >= MOST {
            known.clear();
        }
        known.insert(id, (what, Instant::now()));
    }

    /// Forgets one, or all.
    pub(super) fn forget(&self, id: Option<GuestId>) {
        match id {
            Some(id) => drop(self.known().remove(&id)),
            None => self.known().clear(),
        }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<GuestId, (T, Instant)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
