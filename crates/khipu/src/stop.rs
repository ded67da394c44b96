//! Ctrl-C during long work: the first one ends it early and keeps what there is, the second one leaves at once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, mpsc};

/// Whether somebody wants to stop.
#[derive(Clone, Default)]
pub(crate) struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Listens for Ctrl-C and SIGTERM from now on. Where the system does not let us listen, they end the program as usual.
    pub(crate) fn listen() -> Self {
        let stop = Self::default();
        let heard = stop.clone();
        let (ready, listening) = mpsc::channel();
        // A thread of its own: the work keeps all others busy.
        let thread = std::thread::Builder::new().name("stop".to_owned()).spawn(move || {
            let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
            let Ok(runtime) = runtime else { return };
            runtime.block_on(async {
                let Ok(mut signals) = Signals::new() else { return };
                let _ = ready.send(());
                signals.next().await;
                heard.0.store(true, Ordering::Relaxed);
                eprintln!("\nstopping after the games under way; once more to leave at once");
                signals.next().await;
                std::process::exit(130);
            });
        });
        if thread.is_ok() {
            // Whoever is stopped from here on keeps what there is.
            let _ = listening.recv();
        }
        stop
    }

    /// Whether to stop.
    pub(crate) fn wanted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// The wishes to stop.
#[cfg(unix)]
struct Signals {
    interrupt: tokio::signal::unix::Signal,
    terminate: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Signals {
    fn new() -> std::io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        Ok(Self { interrupt: signal(SignalKind::interrupt())?, terminate: signal(SignalKind::terminate())? })
    }

    async fn next(&mut self) {
        tokio::select! {
            _ = self.interrupt.recv() => {}
            _ = self.terminate.recv() => {}
        }
    }
}

/// The wishes to stop.
#[cfg(not(unix))]
struct Signals;

#[cfg(not(unix))]
impl Signals {
    fn new() -> std::io::Result<Self> {
        Ok(Self)
    }

    async fn next(&mut self) {
        let _ = tokio::signal::ctrl_c().await;
    }
}
