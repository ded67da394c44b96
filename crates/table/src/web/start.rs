//! A server is opened, serves and is closed.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use khipu_registry::{Registry, ResolveError};
use khipu_words::Language;
use sd_notify::NotifyState;
use tokio::sync::{Notify, watch};

use super::chores::{beat, tidy};
use super::router::router;
use super::{
    Config, Server, admin, at_hand, closing, control, guard, guest, health, learn, listen, tell_systemd,
};
use crate::calls::{Caller, CallerError};
use crate::metrics::METRICS;
use crate::openid::Provider;
use crate::store::{self, Database, GameRow, Store, StoreError};
use crate::tables::{HostBots, Tables};

/// How long a balancer takes to see that a node is not ready.
const DRAIN: Duration = Duration::from_secs(3);

/// Why the server cannot be opened.
#[derive(Debug)]
pub enum ServeError {
    /// The database cannot be used.
    Store(Database, StoreError),
    /// The address cannot be used.
    Listen(SocketAddr, std::io::Error),
    /// The socket of whoever runs the server cannot be opened.
    Admin(PathBuf, std::io::Error),
    /// Tables go on that this program cannot play; why.
    Unreadable(Vec<ResolveError>),
    /// People cannot be called as the host says.
    Calls(String),
    /// Nobody can sign in with the provider that the host says.
    OpenId(String),
}

impl ServeError {
    /// The exit code of a program that ends for this reason.
    #[must_use]
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Store(_, error) => error.exit_code(),
            Self::Listen(..) | Self::Admin(..) => 1,
            Self::Unreadable(_) => 70,
            Self::Calls(_) | Self::OpenId(_) => 78,
        }
    }
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Store(database, error) => write!(f, "{database}: {error}"),
            Self::Admin(path, error) => {
                write!(
                    f,
                    "cannot open the socket {}: {error}; choose another one with --admin",
                    path.display()
                )
            }
            Self::Unreadable(why) => {
                let why: Vec<String> = why.iter().map(ToString::to_string).collect();
                write!(
                    f,
                    "games go on that this program cannot play: {}; start the release that they were begun with, or with \
                     --allow-unreadable without them",
                    why.join("; ")
                )
            }
            Self::Calls(why) | Self::OpenId(why) => f.write_str(why),
            Self::Listen(address, error) => {
                write!(f, "cannot listen on {address}: {error}; choose another port or address")
            }
        }
    }
}

impl std::error::Error for ServeError {}

/// Opens the server for the games of a registry, and serves until the process is told to end.
///
/// # Errors
/// If the database or the address cannot be used.
pub async fn serve(
    config: Config,
    registry: Registry,
    on_ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    serve_until(told_to_end(), config, registry, on_ready).await
}

/// Opens the server and serves until something happens.
///
/// # Errors
/// If the database or the address cannot be used.
pub async fn serve_until(
    end: impl Future<Output = ()> + Send + 'static,
    config: Config,
    registry: Registry,
    on_ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeError> {
    let Config { address, database, origin, trusted_proxies, key_file, limits, pace, .. } = config;
    let store = store::open(&database, key_file.as_deref(), config.watermark).await;
    let store = store.map_err(|error| ServeError::Store(database.clone(), error))?;
    if origin.is_some() && trusted_proxies.is_empty() {
        tracing::warn!("an origin but no trusted proxy: all who come through one proxy share its limits");
    }
    let registry = Arc::new(registry);
    let unreadable = unreadable(&*store, &registry).await;
    let unreadable = unreadable.map_err(|error| ServeError::Store(database.clone(), error))?;
    METRICS.tables_unreadable.set(unreadable.len() as i64);
    if !unreadable.is_empty() && !config.allow_unreadable {
        store.close().await;
        return Err(ServeError::Unreadable(unreadable));
    }
    let caller = match Caller::new(&*store, &config.calls).await {
        Err(CallerError::Store(error)) => return Err(ServeError::Store(database, error)),
        made => made.map_err(|error| ServeError::Calls(error.to_string()))?,
    };
    let provider = config.openid.map(Provider::new).transpose();
    let provider = provider.map_err(|error| ServeError::OpenId(error.to_string()))?;
    let (close, closing) = watch::channel(false);
    let server = Arc::new(Server {
        tables: Tables::new(
            store.clone(),
            registry.clone(),
            HostBots::new(config.bots),
            pace,
            config.calls.patience,
        ),
        signer: guest::Signer::new(*store.key()),
        store,
        guests: at_hand::AtHand::default(),
        users: at_hand::AtHand::default(),
        gate: guard::Gate::default(),
        limits,
        origin: origin.map(|origin| origin.trim_end_matches('/').to_owned()),
        trusted_proxies,
        words: Language::NAMES.map(|(_, language)| registry.words(language)),
        closing: closing::Closing::default(),
        control: control::Control::default(),
        health: health::Health::default(),
        told_to_close: Notify::new(),
        retention: config.retention,
        caller,
        provider,
        imprint: config.imprint,
        lessons: learn::Lessons::of(&registry, &config.puzzles),
    });
    server.read_control().await.map_err(|error| ServeError::Store(database.clone(), error))?;
    let listener = listen::bind(address).map_err(|error| ServeError::Listen(address, error))?;
    let bound = listener.local_addr().map_err(|error| ServeError::Listen(address, error))?;
    let admin = config.admin.as_deref().map(|path| {
        admin::open_socket(path, server.clone()).map_err(|error| ServeError::Admin(path.to_owned(), error))
    });
    let admin = admin.transpose()?;
    let metrics = match config.metrics {
        Some(address) => {
            let opened = admin::open_metrics(address, server.clone()).await;
            Some(opened.map_err(|error| ServeError::Listen(address, error))?)
        }
        None => None,
    };
    let health = tokio::spawn(health::watch(server.clone()));
    // Clocks need to know the time before anybody acts. Where nothing can be written nobody acts, but people may look.
    match server.tables.beat().await {
        Err(error @ StoreError::Unwritten(_)) => tracing::warn!(%error, "no sign of life can be given"),
        beaten => beaten.map_err(|error| ServeError::Store(database.clone(), error))?,
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let thinkers = config.thinkers.unwrap_or(cores);
    let think = (thinkers > 0).then(|| tokio::spawn(server.tables.clone().think(thinkers)));
    let tidy = tokio::spawn(tidy(server.clone()));
    let beat = tokio::spawn(beat(server.clone()));
    let calls = tokio::spawn(server.clone().make_calls());
    let reviews = tokio::spawn(server.tables.clone().make_reviews());
    let follow = server.store.is_shared().then(|| {
        let forget = server.clone();
        tokio::spawn(server.tables.clone().follow(move |guest| forget.forget_guest(guest)))
    });
    tokio::spawn({
        let server = server.clone();
        async move {
            tokio::select! { () = end => {}, () = server.told_to_close.notified() => {} }
            tracing::info!("closing");
            tell_systemd(NotifyState::Stopping);
            server.health.drain(true);
            let usual = if server.store.is_shared() { DRAIN } else { Duration::ZERO };
            tokio::time::sleep(config.drain.unwrap_or(usual)).await;
            let _ = close.send(true);
            server.closing.close();
        }
    });
    tracing::info!(address = %bound, %database, "open");
    on_ready(bound);
    tell_systemd(NotifyState::Ready);
    let store = server.store.clone();
    let crowd = listen::Crowd::new(&server.limits, server.trusted_proxies.clone());
    listen::serve(listener, router(server), crowd, closing).await;
    let always = [tidy, beat, calls, reviews, health].map(Some);
    for task in always.into_iter().chain([admin, metrics, follow, think]).flatten() {
        task.abort();
    }
    if let Err(error) = store.release().await {
        tracing::warn!(%error, "thoughts cannot be given back");
    }
    store.close().await;
    tracing::info!("closed");
    Ok(())
}

/// What of the tables that go on this program cannot play.
async fn unreadable(store: &dyn Store, registry: &Registry) -> Result<Vec<ResolveError>, StoreError> {
    let games = store.games().await?;
    let resolve = |row: GameRow| registry.resolve(&row.game, row.rules, row.components).err();
    Ok(games.into_iter().filter_map(resolve).collect())
}

/// Waits for Ctrl-C, or for whoever runs the server to end it.
pub(crate) async fn told_to_end() {
    let interrupt = async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    };
    #[cfg(unix)]
    let terminate = async {
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => drop(signal.recv().await),
            Err(_) => std::future::pending::<()>().await,
        }
    };
    #[cfg(not(unix))]
    let terminate = std::future::pending::<()>();
    tokio::select! { () = interrupt => {}, () = terminate => {} }
}
