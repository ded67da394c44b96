//! What the server writes down about itself, to standard error: `RUST_LOG` says how much, by default what whoever hosts it
//! should know. Requests are told apart by a number and named by their route, never by their path: links are secrets.

use std::io::IsTerminal as _;
use std::str::FromStr;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use tracing::level_filters::LevelFilter;
use tracing::{Instrument as _, Span};
use tracing_subscriber::filter::{ParseError, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;
use tracing_subscriber::{Layer as _, Registry, fmt, reload};

use crate::metrics::{METRICS, took};

/// How the log is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum LogFormat {
    /// For people.
    #[default]
    Text,
    /// A line of JSON for each entry, with the request that it belongs to.
    Json,
}

impl FromStr for LogFormat {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, &'static str> {
        match text {
            "text" => Ok(Self::Text),
            "json" => Ok(Self::Json),
            _ => Err("use text or json"),
        }
    }
}

impl std::fmt::Display for LogFormat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Text => "text",
            Self::Json => "json",
        })
    }
}

/// How much is logged can be changed while the server runs.
static LEVEL: OnceLock<reload::Handle<Targets, Registry>> = OnceLock::new();

/// Logs to standard error from now on.
pub fn log_to_stderr(format: LogFormat) {
    let asked = std::env::var("RUST_LOG").ok().and_then(|asked| asked.parse().ok());
    let filter = asked.unwrap_or_else(|| Targets::new().with_default(LevelFilter::INFO));
    let (filter, level) = reload::Layer::new(filter);
    let colours = std::io::stderr().is_terminal();
    let lines = fmt::layer().with_writer(std::io::stderr).with_ansi(colours);
    let lines = match format {
        LogFormat::Text => lines.boxed(),
        LogFormat::Json => {
            lines.json().flatten_event(true).with_current_span(true).with_span_list(false).boxed()
        }
    };
    // Whoever has installed another one keeps it.
    if tracing_subscriber::registry().with(filter).with(lines).try_init().is_ok() {
        let _ = LEVEL.set(level);
    }
}

/// Logs as much as a filter says, as `debug` or `info,khipu_table=debug`; the answer is what is wrong with it.
pub(crate) fn set_level(filter: &str) -> Result<(), String> {
    let filter: Targets = filter.parse().map_err(|error: ParseError| error.to_string())?;
    let level = LEVEL.get().ok_or("this program does not write the log")?;
    level.reload(filter).map_err(|error| error.to_string())
}

/// A request that is being answered. It has a number, which the answer carries as `x-request-id`.
pub(crate) struct Numbered {
    id: u64,
    route: String,
    span: Span,
    begun: Instant,
}

impl Numbered {
    pub(crate) fn new(request: &Request) -> Self {
        static COUNT: AtomicU64 = AtomicU64::new(1);
        let id = COUNT.fetch_add(1, Ordering::Relaxed);
        let route = request.extensions().get::<MatchedPath>().map_or("none", MatchedPath::as_str).to_owned();
        let span = tracing::info_span!("request", id, method = %request.method(), route = route.as_str());
        Self { id, route, span, begun: Instant::now() }
    }

    /// Waits for the answer: what is logged meanwhile names the request.
    pub(crate) async fn answered(self, answer: impl Future<Output = Response>) -> Response {
        let mut response = answer.instrument(self.span.clone()).await;
        let Self { id, route, span, begun } = self;
        response.headers_mut().insert(HeaderName::from_static("x-request-id"), HeaderValue::from(id));
        let (status, ms) = (response.status().as_u16(), begun.elapsed().as_millis() as u64);
        let labels = [("route", route), ("status", response.status().as_str().to_owned())];
        took(&METRICS.http_seconds.get_or_create(&labels), begun.elapsed());
        span.in_scope(|| {
            if status >= 500 {
                tracing::warn!(status, ms, "failed");
            } else {
                tracing::debug!(status, ms, "answered");
            }
        });
        response
    }
}
