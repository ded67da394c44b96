//! Live updates: one stream for each tab, one message for all tabs of a viewer.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, HeaderName};
use axum::response::sse::{Event, KeepAlive, Sse};
use axum::response::{IntoResponse, Response};
use futures_util::stream::{self, Stream};
use khipu_core::Viewer;
use serde::Deserialize;
use tokio::sync::watch;

use super::Server;
use super::audience::{Listener, Seen, catch_up};
use super::failure::Failure;
use super::guard::Streaming;
use super::guest::{RequestContext, SeatHolder, text};
use super::listen::closed;
use super::message::Message;
use super::view::Eyes;
use crate::tables::{Now, Presence, Table};

/// Seconds between signs of life.
const HEARTBEAT: u64 = 20;

/// What a tab asks for.
#[derive(Deserialize)]
pub(crate) struct Asked {
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
    closing: watch::Receiver<bool>,
    tick: u64,
    seen: Seen,
    /// The first message.
    first: Option<Arc<Message>>,
    packed: bool,
    /// What makes the tab's guest the holder of the seat that it looks with.
    holder: SeatHolder,
    /// Whether the stream has said its last.
    lost: bool,
    _streaming: Streaming,
    _presence: Option<Presence>,
}

/// `GET /t/{id}/stream`
pub(crate) async fn stream(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Path(id): Path<String>,
    headers: HeaderMap,
    Query(mut asked): Query<Asked>,
) -> Result<Response, Failure> {
    if let Some(last) = last_event(&headers) {
        (asked.from, asked.chat) = (Some(last.version), Some(last.chat));
    }
    let table = server.table_at(&id, &context, asked.from).await?;
    let viewer = context.viewer(&table, asked.seat.as_deref())?;
    let streaming = server.open_stream(&context)?;
    let presence = match viewer {
        Viewer::Seat(seat) => Some(table.enter(seat)),
        Viewer::Spectator => None,
    };
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
        closing: server.closing(&context),
        first: Some(first),
        packed: asked.packed.is_some(),
        holder: context.holder(),
        lost: false,
        server,
        table,
        eyes,
        listener,
        changes,
        _streaming: streaming,
        _presence: presence,
    };
    Ok(respond(stream::unfold(tab, |mut tab| async move {
        if tab.lost {
            return None;
        }
        let text = tab.next().await?;
        if !tab.holder.sees(&tab.table, tab.eyes.viewer) {
            tab.lost = true;
            return Some((Ok(lost()), tab));
        }
        let id = format!("{}.{}", text.version, tab.seen.chat);
        Some((Ok(Event::default().event("update").id(id).data(text.text(tab.packed))), tab))
    })))
}

/// What a tab was told last, as its browser says when the connection was lost: `version.chat`. So a stream goes on at any
/// node.
fn last_event(headers: &HeaderMap) -> Option<Seen> {
    let (version, chat) = text(headers, "last-event-id")?.split_once('.')?;
    Some(Seen { version: version.parse().ok()?, chat: chat.parse().ok()? })
}

/// The last word to somebody whose seat has come into other hands: from now on they see what spectators see.
pub(crate) fn lost() -> Event {
    Event::default().event("lost").data("{}")
}

/// An event stream with what proxies need to know, and with signs of life.
pub(crate) fn respond(events: impl Stream<Item = Result<Event, Infallible>> + Send + 'static) -> Response {
    let alive = KeepAlive::new().interval(Duration::from_secs(HEARTBEAT)).text("");
    let headers = [(HeaderName::from_static("x-accel-buffering"), "no")];
    (headers, Sse::new(events).keep_alive(alive)).into_response()
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
                () = closed(&mut self.closing) => return None,
            }
            let now = self.changes.borrow_and_update().clone();
            if now.gone {
                return None;
            }
            if let Some(message) = self.message(&now) {
                return Some(message);
            }
        }
    }

    fn message(&mut self, now: &Now) -> Option<Arc<Message>> {
        let (from, seen) = (self.tick, self.seen);
        let (tick, now_seen, message) =
            self.listener.advance(&self.server.look(&self.table, now, self.eyes), from);
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
