//! Ctrl-C during long work: the first one ends it early and keeps what there is, the second one leaves at once.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether somebody wants to stop.
#[derive(Clone, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Listens for Ctrl-C and SIGTERM from now on. Where the system does not let us listen, they end the program as usual.
    pub(crate) fn listen() -> Self {
        let stop = Self::default();
        let heard = stop.clone();
        // A thread of its own: the work keeps all others busy.
        let _ = std::thread::Builder::new().name("stop".to_owned()).spawn(move || {
            let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else {
                return;
            };
            runtime.block_on(async {
                if signal().await {
                    heard.0.store(true, Ordering::Relaxed);
                    eprintln!("\nstopping after the games under way; once more to leave at once");
                    signal().await;
                    std::process::exit(130);
                }
            });
        });
        stop
    }

    /// Whether to stop.
    pub(crate) fn wanted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Waits for a wish to stop; false if there is no way to hear of one.
async fn signal() -> bool {
    #[cfg(unix)]
    if let Ok(mut term) = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
        return tokio::select! {
            heard = tokio::signal::ctrl_c() => heard.is_ok(),
            heard = term.recv() => heard.is_some(),
        };
    }
    tokio::signal::ctrl_c().await.is_ok()
}
