//! Is the server alive, and can people be sent to it: for balancers, for systemd, and for whoever restarts it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::get;
use sd_notify::NotifyState;
use tokio::sync::watch as channel;

use super::Server;

/// How often the store is asked whether it is there.
const ASK: Duration = Duration::from_secs(1);
/// For how long an answer is good, in milliseconds.
const GOOD: i64 = 3000;

/// How the server does.
pub(crate) struct Health {
    pub(super) started: Instant,
    /// When the store last answered, in milliseconds since the start.
    answered: AtomicI64,
    draining: AtomicBool,
    /// Whether the store has not answered for too long.
    silent: channel::Sender<bool>,
}

impl Default for Health {
    /// A server opens when its store has answered.
    fn default() -> Self {
        Self {
            started: Instant::now(),
            answered: AtomicI64::new(0),
            draining: AtomicBool::new(false),
            silent: channel::Sender::new(false),
        }
    }
}

impl Health {
    /// Whether a balancer shall send nobody here any more.
    pub(super) fn drain(&self, draining: bool) {
        self.draining.store(draining, Ordering::Relaxed);
    }

    fn now(&self) -> i64 {
        self.started.elapsed().as_millis() as i64
    }

    /// Why nobody should be sent here; none if all is well.
    pub(super) fn trouble(&self) -> Option<&'static str> {
        if self.draining.load(Ordering::Relaxed) {
            return Some("draining");
        }
        self.is_silent().then_some("the database does not answer")
    }

    fn is_silent(&self) -> bool {
        self.now() - self.answered.load(Ordering::Relaxed) > GOOD
    }

    /// Turns true when the store has not answered for too long: whoever listens here should listen elsewhere.
    pub(super) fn silent(&self) -> channel::Receiver<bool> {
        self.silent.subscribe()
    }
}

/// Asks the store again and again whether it is there. As long as it is, systemd is told that the server is alive.
pub(super) async fn watch(server: Arc<Server>) {
    loop {
        let asked = tokio::time::timeout(ASK * 2, server.store.ping()).await;
        // Elsewhere the database may be away for long: starting anew would mend nothing.
        let alive = matches!(asked, Ok(Ok(())));
        if alive {
            server.health.answered.store(server.health.now(), Ordering::Relaxed);
        }
        let silent = server.health.is_silent();
        server.health.silent.send_if_modified(|known| std::mem::replace(known, silent) != silent);
        if alive || server.store.is_shared() {
            tell_systemd(NotifyState::Watchdog);
        }
        tokio::time::sleep(ASK).await;
    }
}

/// Whoever started us may wait for this; most do not.
pub(crate) fn tell_systemd(state: NotifyState<'_>) {
    let _ = sd_notify::notify(&[state]);
}

/// What balancers ask.
pub(super) fn routes() -> Router<Arc<Server>> {
    Router::new().route("/health", get(health)).route("/ready", get(ready))
}

/// `GET /health`: the program runs. For whoever restarts it.
async fn health() -> &'static str {
    "ok\n"
}

/// `GET /ready`: people can be sent here.
async fn ready(State(server): State<Arc<Server>>) -> (StatusCode, String) {
    match server.health.trouble() {
        None => (StatusCode::OK, "ok\n".to_owned()),
        Some(trouble) => (StatusCode::SERVICE_UNAVAILABLE, format!("{trouble}\n")),
    }
}
