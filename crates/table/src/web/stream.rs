//! Live updates: one stream for each tab, one message for all tabs of a viewer.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::stream;
use khipu_core::Viewer;
use serde::Deserialize;
use tokio::sync::watch;

use super::Server;
use super::audience::{Listener, Seen, catch_up};
use super::event::{event, respond};
use super::failure::Failure;
use super::guest::{RequestContext, SeatHolder, text};
use super::message::Message;
use super::streaming::Streaming;
use super::view::Eyes;
use crate::metrics::METRICS;
use crate::tables::{LookingOn, Now, Presence, Table};

/// What a tab asks for.
#[derive(Deserialize)]
pub(crate) struct StreamQuery {
    #[serde(rename = "as")]
    seat: Option<String>,
    /// The version that the page was drawn with.
    from: Option<u64>,
    /// The number of the last chat line on the page.
    chat: Option<u64>,
    /// Whether long messages may come packed.
    packed: Option<String>,
}

/// A tab that listens.
struct Tab {
    server: Arc<Server>,
    table: Arc<Table>,
    eyes: Eyes,
    listener: Listener,
    changes: watch::Receiver<Arc<Now>>,
    tick: u64,
    seen: Seen,
    /// The first message.
    first: Option<Arc<Message>>,
    packed: bool,
    /// What makes the tab's guest the holder of the seat that it looks with.
    holder: SeatHolder,
    /// Whether the stream has said its last.
    lost: bool,
    streaming: Streaming,
    _presence: Option<Presence>,
    _looking_on: Option<LookingOn>,
}

/// `GET /t/{id}/stream`
pub(crate) async fn stream(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(mut asked): Query<StreamQuery>,
) -> Result<Response, Failure> {
    if let Some(last) = last_event(&headers) {
        (asked.from, asked.chat) = (Some(last.version), Some(last.chat));
    }
    let table = server.table_at(&id, &context, asked.from).await?;
    let viewer = context.viewer(&table, asked.seat.as_deref())?;
    let streaming = server.open_stream(&context, viewer)?;
    let presence = match viewer {
        Viewer::Seat(seat) => Some(table.enter(seat)),
        Viewer::Spectator => None,
    };
    let looks_on = viewer == Viewer::Spectator && context.seats(&table).is_empty();
    let name = context.user.as_ref().map(|user| user.name.clone());
    let looking_on = looks_on.then(|| table.look_on(context.guest, name));
    let eyes = Eyes { viewer, language: context.language };
    let mut changes = table.watch();
    let now = changes.borrow_and_update().clone();
    let (listener, first) = {
        let look = server.look(&table, &now, eyes);
        (table.audiences.join(&look), catch_up(&look, asked.from, asked.chat.unwrap_or(0)))
    };
    let tab = Tab {
        tick: now.tick,
        seen: Seen::now(&now),
        first: Some(first),
        packed: asked.packed.is_some(),
        holder: context.holder(),
        lost: false,
        server,
        table,
        eyes,
        listener,
        changes,
        streaming,
        _presence: presence,
        _looking_on: looking_on,
    };
    Ok(respond(stream::unfold(tab, |mut tab| async move {
        if tab.lost {
            return None;
        }
        let Some(message) = tab.next().await else {
            tab.lost = true;
            return tab.streaming.last_word().map(|event| (event, tab));
        };
        if !tab.holder.sees(&tab.table, tab.eyes.viewer) {
            tab.lost = true;
            tab.streaming.why = "lost";
            return Some((lost(), tab));
        }
        let (id, data) = (format!("{}.{}", message.version, tab.seen.chat), message.data(tab.packed));
        tab.table.pushed();
        let packed = if tab.packed { "yes" } else { "no" };
        METRICS.stream_bytes.get_or_create(&[("packed", packed)]).inc_by(data.len() as u64);
        Some((event("update", Some(&id), data), tab))
    })))
}

/// What a tab was told last, as its browser says when the connection was lost: `version.chat`. So a stream goes on at any
/// node.
fn last_event(headers: &HeaderMap) -> Option<Seen> {
    let (version, chat) = text(headers, "last-event-id")?.split_once('.')?;
    Some(Seen { version: version.parse().ok()?, chat: chat.parse().ok()? })
}

/// The last word to somebody whose seat has come into other hands: from now on they see what spectators see.
pub(crate) fn lost() -> Bytes {
    event("lost", None, "{}")
}

impl Tab {
    /// The next message; none when the stream ends.
    async fn next(&mut self) -> Option<Arc<Message>> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        loop {
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                () = self.streaming.ends() => return None,
            }
            let now = self.changes.borrow_and_update().clone();
            if now.gone {
                self.streaming.why = "gone";
                return None;
            }
            if let Some(message) = self.message(&now) {
                return Some(message);
            }
        }
    }

    fn message(&mut self, now: &Now) -> Option<Arc<Message>> {
        let (from, seen) = (self.tick, self.seen);
        let look = || self.server.look(&self.table, now, self.eyes);
        let (tick, now_seen, message) = self.listener.advance(now.tick, look, from);
        if from >= tick {
            return None;
        }
        (self.tick, self.seen) = (tick, now_seen);
        message.or_else(|| {
            // Others may have brought the audience further than what this tab has just been told of.
            let now = self.table.now();
            (self.tick, self.seen) = (now.tick, Seen::now(&now));
            Some(catch_up(&self.server.look(&self.table, &now, self.eyes), Some(seen.version), seen.chat))
        })
    }
}
