//! What the server writes down about itself, to standard error: `RUST_LOG` says how much, by default what whoever hosts it
//! should know. Requests are told apart by a number and named by their route, never by their path: links are secrets.

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;
use tracing::Instrument as _;
use tracing_subscriber::EnvFilter;

/// Logs to standard error from now on.
pub fn log_to_stderr() {
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| EnvFilter::new("info"));
    let subscriber = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    // Whoever has installed another one keeps it.
    let _ = subscriber.try_init();
}

/// Gives each request a number, which the answer carries as `x-request-id`.
pub(crate) async fn number(request: Request, next: Next) -> Response {
    static COUNT: AtomicU64 = AtomicU64::new(1);
    let id = COUNT.fetch_add(1, Ordering::Relaxed);
    let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
    let span = tracing::info_span!("request", id, method = %request.method(), route);
    let begun = Instant::now();
    let mut response = next.run(request).instrument(span.clone()).await;
    response.headers_mut().insert(HeaderName::from_static("x-request-id"), HeaderValue::from(id));
    let (status, ms) = (response.status().as_u16(), begun.elapsed().as_millis() as u64);
    span.in_scope(|| {
        if status >= 500 {
            tracing::warn!(status, ms, "failed");
        } else {
            tracing::debug!(status, ms, "answered");
        }
    });
    response
}
