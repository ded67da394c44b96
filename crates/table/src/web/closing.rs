//! When streams end: because the server closes, or because their guest logs out everywhere.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::store::GuestId;

/// Tells streams when to end.
#[derive(Default)]
pub(crate) struct Closing(Mutex<State>);

#[derive(Default)]
struct State {
    /// Whether the server closes.
    all: bool,
    guests: HashMap<GuestId, watch::Sender<bool>>,
}

impl Closing {
    /// Turns true when the streams of a guest end.
    pub(super) fn of(&self, guest: GuestId) -> watch::Receiver<bool> {
        let mut state = self.state();
        // Those whose streams have all ended are forgotten.
        state.guests.retain(|_, sender| sender.receiver_count() > 0);
        let all = state.all;
        state.guests.entry(guest).or_insert_with(|| watch::Sender::new(all)).subscribe()
    }

    /// Ends the streams of a guest.
    pub(super) fn close_for(&self, guest: GuestId) {
        if let Some(sender) = self.state().guests.remove(&guest) {
            sender.send_replace(true);
        }
    }

    /// Ends all streams.
    pub(super) fn close(&self) {
        let mut state = self.state();
        state.all = true;
        for sender in state.guests.values() {
            sender.send_replace(true);
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
