//! Server-sent events as they go out: what all tabs are told is not written anew for each of them.

use std::convert::Infallible;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::http::{HeaderName, HeaderValue};
use axum::response::{IntoResponse as _, Response};
use futures_util::StreamExt as _;
use futures_util::stream::{self, Stream};

/// Time between signs of life.
const HEARTBEAT: Duration = Duration::from_secs(20);
/// A sign of life: a comment without words.
const ALIVE: Bytes = Bytes::from_static(b":\n\n");

/// An event. Its data are one line: JSON, or base 64. By its id whoever lost the connection says where to go on.
pub(crate) fn event(name: &str, id: Option<&str>, data: impl AsRef<[u8]>) -> Bytes {
    let data = data.as_ref();
    debug_assert!(!data.contains(&b'\n') && !data.contains(&b'\r'), "a line break would end the data");
    let mut bytes = Vec::with_capacity(data.len() + name.len() + id.map_or(0, str::len) + 24);
    let mut field = |field: &[u8], value: &[u8]| {
        bytes.extend_from_slice(field);
        bytes.extend_from_slice(value);
        bytes.push(b'\n');
    };
    field(b"event: ", name.as_bytes());
    if let Some(id) = id {
        field(b"id: ", id.as_bytes());
    }
    field(b"data: ", data);
    bytes.push(b'\n');
    bytes.into()
}

/// A stream of events with what proxies need to know, and with signs of life.
pub(crate) fn respond(events: impl Stream<Item = Bytes> + Send + 'static) -> Response {
    let headers = [
        (CONTENT_TYPE, HeaderValue::from_static("text/event-stream")),
        (CACHE_CONTROL, HeaderValue::from_static("no-cache")),
        (HeaderName::from_static("x-accel-buffering"), HeaderValue::from_static("no")),
    ];
    (headers, Body::from_stream(alive(events, HEARTBEAT).map(Ok::<_, Infallible>))).into_response()
}

/// Events, with a sign of life wherever none comes for so long.
fn alive(events: impl Stream<Item = Bytes>, pause: Duration) -> impl Stream<Item = Bytes> {
    stream::unfold(Box::pin(events), move |mut events| async move {
        let next = tokio::time::timeout(pause, events.next()).await.unwrap_or(Some(ALIVE));
        next.map(|event| (event, events))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_lines_that_end_with_an_empty_one() {
        assert_eq!(event("lost", None, "{}"), "event: lost\ndata: {}\n\n");
        assert_eq!(event("step", Some("7"), b"[1]"), "event: step\nid: 7\ndata: [1]\n\n");
    }

    #[tokio::test]
    async fn a_quiet_stream_shows_that_it_lives() {
        let (told, tells) = tokio::sync::oneshot::channel();
        let events = stream::once(async { tells.await.expect("an event") });
        let mut alive = Box::pin(alive(events, Duration::from_millis(1)));
        assert_eq!(alive.next().await, Some(ALIVE));
        assert_eq!(alive.next().await, Some(ALIVE));
        told.send(event("step", None, "1")).expect("somebody listens");
        let after: Vec<Bytes> = alive.collect().await;
        assert_eq!(after.last(), Some(&event("step", None, "1")), "nothing is lost by waiting");
    }
}
