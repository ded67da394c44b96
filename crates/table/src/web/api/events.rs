//! What happens at a table, as it happens.

use std::sync::Arc;

use axum::body::Bytes;
use axum::extract::{Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::stream;
use khipu_core::Viewer;
use tokio::sync::watch;

use super::super::Server;
use super::super::answer::{StepMessage, Trouble};
use super::super::event::{event, respond};
use super::super::failure::Failure;
use super::super::guest::{RequestContext, SeatHolder, text};
use super::super::streaming::Streaming;
use super::super::view::Eyes;
use super::extract::{As, Place, ViewerQuery, ask};
use crate::tables::{Now, Presence, Table};

/// A stream of server-sent events. Each `step` holds the version, the number of moves that stand, how many moves stood
/// before the first of `events`, the events that the viewer may know of, and who must decide. Whoever listens for a seat is
/// shown as being there; `lost` is the last event when the seat comes into other hands, `stale` when the
/// node has lost its database: connect again, behind a balancer that is another node.
#[utoipa::path(get, path = "/api/tables/{id}/events", params(("id" = String, Path), As),
    responses((status = 200, content_type = "text/event-stream", body = StepMessage), (status = 404, body = Trouble)))]
pub(crate) async fn events(
    State(server): State<Arc<Server>>,
    context: RequestContext,
    Place(id): Place<String>,
    headers: HeaderMap,
    asked: ViewerQuery,
) -> Result<Response, Failure> {
    // A connection that was lost goes on where it ended, at any node.
    let last = text(&headers, "last-event-id").and_then(|id| id.parse().ok());
    let asked = asked.map(|Query(asked)| Query(As { from: last.or(asked.from), ..asked }));
    let (table, eyes, from) = ask(&server, &context, &id, asked).await?;
    let listener = Listener {
        holder: context.holder(),
        // Whoever listens is there.
        _presence: match eyes.viewer {
            Viewer::Seat(seat) => Some(table.enter(seat)),
            Viewer::Spectator => None,
        },
        streaming: server.open_stream(&context, eyes.viewer)?,
        changes: table.watch(),
        seen: None,
        from: from.unwrap_or(0),
        lost: false,
        table,
        eyes,
    };
    let steps = stream::unfold(listener, |mut listener| async move {
        let event = listener.next().await?;
        Some((event, listener))
    });
    Ok(respond(steps))
}

/// A program that listens.
struct Listener {
    table: Arc<Table>,
    eyes: Eyes,
    holder: SeatHolder,
    changes: watch::Receiver<Arc<Now>>,
    /// The version that was told last.
    seen: Option<u64>,
    /// The version that was known before.
    from: u64,
    /// Whether the stream has said its last.
    lost: bool,
    streaming: Streaming,
    _presence: Option<Presence>,
}

impl Listener {
    /// The next event, the first at once; none when the stream ends.
    async fn next(&mut self) -> Option<Bytes> {
        if self.lost {
            return None;
        }
        let now = loop {
            let now = self.changes.borrow_and_update().clone();
            if now.gone {
                self.streaming.why = "gone";
                return None;
            }
            if self.seen != Some(now.version) {
                break now;
            }
            tokio::select! {
                changed = self.changes.changed() => changed.ok()?,
                () = self.streaming.ends() => {
                    self.lost = true;
                    return self.streaming.last_word();
                }
            }
        };
        if !self.holder.sees(&self.table, self.eyes.viewer) {
            self.lost = true;
            self.streaming.why = "lost";
            return Some(super::super::stream::lost());
        }
        let known = now.steps_at(self.seen.unwrap_or(self.from));
        self.seen = Some(now.version);
        let message = serde_json::to_string(&StepMessage::of(&now, self.eyes, known)).ok()?;
        self.table.pushed();
        Some(event("step", Some(&now.version.to_string()), message))
    }
}
