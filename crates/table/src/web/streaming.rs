//! Open streams: how many there may be, why they end.

use std::net::IpAddr;
use std::sync::{Arc, PoisonError};

use axum::body::Bytes;
use khipu_core::Viewer;
use tokio::sync::watch;

use super::Server;
use super::event::event;
use super::failure::Failure;
use super::guard::too_often;
use super::guest::RequestContext;
use super::listen::closed;
use crate::metrics::METRICS;
use crate::store::{Cause, StoreError};
use crate::tables::ActError;

/// An open stream; dropped when it ends.
pub(crate) struct Streaming {
    server: Arc<Server>,
    address: IpAddr,
    /// Whose eyes it looks with.
    eyes: &'static str,
    closing: watch::Receiver<bool>,
    silent: watch::Receiver<bool>,
    /// Why it ends: whoever listens goes away, if nothing else is said.
    pub(crate) why: &'static str,
}

impl Streaming {
    /// Waits until the server closes, the guest logs out, or the database has not answered for a while.
    pub(crate) async fn ends(&mut self) {
        self.why = tokio::select! {
            () = closed(&mut self.closing) => "closing",
            _ = self.silent.wait_for(|silent| *silent) => "stale",
        };
    }

    /// What is said before it ends: another node may know more.
    pub(crate) fn last_word(&self) -> Option<Bytes> {
        (self.why == "stale").then(|| event("stale", None, "{}"))
    }
}

impl Drop for Streaming {
    fn drop(&mut self) {
        METRICS.streams.get_or_create(&[("eyes", self.eyes)]).dec();
        METRICS.stream_closed.get_or_create(&[("why", self.why)]).inc();
        let mut streams = self.server.gate.streams.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = streams.get_mut(&self.address) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                streams.remove(&self.address);
            }
        }
    }
}

impl Server {
    /// How many streams are open.
    pub(crate) fn count_streams(&self) -> usize {
        self.gate.streams.lock().unwrap_or_else(PoisonError::into_inner).values().sum()
    }

    /// Opens a stream, if this address has not too many of them.
    pub(crate) fn open_stream(
        self: &Arc<Self>,
        context: &RequestContext,
        viewer: Viewer,
    ) -> Result<Streaming, Failure> {
        let silent = self.health.silent();
        if *silent.borrow() {
            return Err(context.failure(&ActError::Store(StoreError::Unwritten(Cause::Other)), &[]));
        }
        let mut streams = self.gate.streams.lock().unwrap_or_else(PoisonError::into_inner);
        let count = streams.entry(context.address).or_default();
        if self.limits.streams.is_some_and(|most| *count >= most) {
            return Err(too_often(context, "streams", 60));
        }
        *count += 1;
        let eyes = match viewer {
            Viewer::Seat(_) => "seat",
            Viewer::Spectator => "spectator",
        };
        METRICS.streams.get_or_create(&[("eyes", eyes)]).inc();
        let (address, closing) = (context.address, self.closing(context));
        Ok(Streaming { server: self.clone(), address, eyes, closing, silent, why: "left" })
    }
}
