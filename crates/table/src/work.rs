//! Bots as a service: a process that thinks for all nodes of a database, and does nothing else. Any number of them can run,
//! and any can be killed at any time.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use khipu_registry::Registry;
use sd_notify::NotifyState;

use crate::calls::CallConfig;
use crate::store::{self, Database};
use crate::tables::{HostBot, HostBots, Tables};
use crate::web::{self, ServeError};

/// How often tables that nobody needs are put away, and the time is asked for.
const TIDY: Duration = Duration::from_secs(30);

/// How a worker is opened.
#[derive(Clone, Debug)]
pub struct WorkConfig {
    /// The store of the nodes.
    pub database: Database,
    /// The file of the key that signs cookies and links, if it is not in the database.
    pub key_file: Option<PathBuf>,
    /// Threads to think on.
    pub threads: usize,
    /// Bots of whoever runs the site that play here.
    pub bots: Vec<HostBot>,
    /// How long a bot waits after a move before it makes its own, where people sit.
    pub pace: Duration,
    /// The port where Prometheus asks what the worker measures.
    pub metrics: Option<SocketAddr>,
}

/// Thinks until the process is told to end.
///
/// # Errors
/// If the database or the port cannot be used.
pub async fn work(config: WorkConfig, registry: Registry, on_ready: impl FnOnce()) -> Result<(), ServeError> {
    work_until(web::told_to_end(), config, registry, on_ready).await
}

/// Thinks until something happens.
///
/// # Errors
/// If the database or the port cannot be used.
pub async fn work_until(
    end: impl Future<Output = ()>,
    config: WorkConfig,
    registry: Registry,
    on_ready: impl FnOnce(),
) -> Result<(), ServeError> {
    let WorkConfig { database, key_file, threads, bots, pace, metrics } = config;
    let store = store::open(&database, key_file.as_deref(), 0).await;
    let store = store.map_err(|error| ServeError::Store(database.clone(), error))?;
    let metrics = match metrics {
        Some(address) => {
            let opened = web::open_worker_metrics(address, store.clone()).await;
            Some(opened.map_err(|error| ServeError::Listen(address, error))?)
        }
        None => None,
    };
    let (bots, patience) = (HostBots::new(bots), CallConfig::default().patience);
    let tables = Tables::new(store.clone(), Arc::new(registry), bots, pace, patience);
    tables.learn_time().await.map_err(|error| ServeError::Store(database.clone(), error))?;
    let follow = tokio::spawn(tables.clone().follow(|_| {}));
    let think = tokio::spawn(tables.clone().think(threads));
    let tidy = tokio::spawn(async move {
        loop {
            tokio::time::sleep(TIDY).await;
            tables.tidy();
            if let Err(error) = tables.learn_time().await {
                tracing::warn!(%error, "nobody says what time it is");
            }
        }
    });
    tracing::info!(%database, threads, "thinking");
    on_ready();
    web::tell_systemd(NotifyState::Ready);
    end.await;
    web::tell_systemd(NotifyState::Stopping);
    for task in [Some(follow), Some(think), Some(tidy), metrics].into_iter().flatten() {
        task.abort();
    }
    // Others need not wait until what was taken here is theirs.
    if let Err(error) = store.release().await {
        tracing::warn!(%error, "thoughts cannot be given back");
    }
    store.close().await;
    Ok(())
}
