//! The server on the web: pages, streams, posts, and an interface for programs.

mod act;
mod always;
mod answer;
mod api;
mod assets;
mod audience;
mod closing;
mod deck;
mod deflate;
mod document;
mod failure;
mod guard;
mod guest;
mod hall;
mod invite;
mod layout;
mod link;
mod listen;
mod lobby;
mod look;
mod message;
mod network;
mod new_table;
mod openapi;
mod parts;
mod patient;
mod record;
mod reseat;
mod rules;
mod score_page;
mod seat;
mod shown;
mod stream;
mod table_page;
mod token;
mod view;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use khipu_registry::Registry;
use khipu_words::{Language, Words};
use tokio::sync::watch;
use tower_http::compression::CompressionLayer;

pub(crate) use audience::Audiences;
pub use guard::{Limits, Rate};
pub use network::Network;

use crate::logging;
use crate::store::{self, Database, Store, StoreError};
use crate::tables::Tables;

/// The most that a post may have, in bytes.
const BODY: usize = 64 << 10;
/// The most that an uploaded record may have.
const UPLOAD: usize = 2 << 20;
/// A pace of bots that people can watch.
const PACE: Duration = Duration::from_millis(700);
/// How often tables that nobody uses are put away.
const TIDY: Duration = Duration::from_secs(60);
/// In how many rounds of that guests are looked through.
const GUESTS: u64 = 24 * 60;
/// Seconds that a chore may take before another node does it.
const CHORE: u32 = 60;
/// Seconds after which a guest who holds no seat and has set up no table is forgotten.
const AWAY: i64 = 400 * 24 * 3600;

/// How the server is opened.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 takes any that is free.
    pub address: SocketAddr,
    /// The store.
    pub database: Database,
    /// The address under which people reach the server, if it stands behind another server.
    pub origin: Option<String>,
    /// Proxies whose word on addresses counts.
    pub trusted_proxies: Vec<Network>,
    /// The file of the key that signs cookies and links; by default it is in the database.
    pub key_file: Option<PathBuf>,
    /// How often somebody may ask.
    pub limits: Limits,
    /// How long a bot waits after a move before it makes its own, where people sit.
    pub pace: Duration,
}

impl Config {
    /// A server with nothing said but where it is.
    #[must_use]
    pub fn new(address: SocketAddr, database: impl Into<Database>) -> Self {
        Self {
            address,
            database: database.into(),
            origin: None,
            trusted_proxies: Vec::new(),
            key_file: None,
            limits: Limits::default(),
            pace: PACE,
        }
    }
}

/// Why the server cannot be opened.
#[derive(Debug)]
pub enum ServeError {
    /// The database cannot be used.
    Store(Database, StoreError),
    /// The address cannot be used.
    Listen(SocketAddr, std::io::Error),
}

impl ServeError {
    /// The exit code of a program that ends for this reason.
    #[must_use]
    pub const fn exit_code(&self) -> u8 {
        match self {
            Self::Store(_, error) => error.exit_code(),
            Self::Listen(..) => 1,
        }
    }
}

impl std::fmt::Display for ServeError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Store(database, error) => write!(f, "{database}: {error}"),
            Self::Listen(address, error) => {
                write!(f, "cannot listen on {address}: {error}; choose another port or address")
            }
        }
    }
}

impl std::error::Error for ServeError {}

/// Everything that requests share.
pub(crate) struct Server {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    signer: guest::Signer,
    guests: guest::Guests,
    gate: guard::Gate,
    limits: Limits,
    origin: Option<String>,
    trusted_proxies: Vec<Network>,
    words: [Words; Language::NAMES.len()],
    closing: closing::Closing,
}

impl Server {
    /// The words of a language.
    pub(crate) fn words(&self, language: Language) -> &Words {
        &self.words[language as usize]
    }

    /// Turns true when the streams of whoever asks end.
    fn closing(&self, context: &guest::RequestContext) -> watch::Receiver<bool> {
        self.closing.of(context.guest)
    }

    /// Whether people reach the server by a safe line.
    fn https(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.starts_with("https://"))
    }
}

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
    let Config { address, database, origin, trusted_proxies, key_file, limits, pace } = config;
    let store = store::open(&database, key_file.as_deref()).await;
    let store = store.map_err(|error| ServeError::Store(database.clone(), error))?;
    if origin.is_some() && trusted_proxies.is_empty() {
        tracing::warn!("an origin but no trusted proxy: all who come through one proxy share its limits");
    }
    let registry = Arc::new(registry);
    let (close, closing) = watch::channel(false);
    let server = Arc::new(Server {
        tables: Tables::new(store.clone(), registry.clone(), pace),
        signer: guest::Signer::new(*store.key()),
        store,
        guests: guest::Guests::default(),
        gate: guard::Gate::default(),
        limits,
        origin: origin.map(|origin| origin.trim_end_matches('/').to_owned()),
        trusted_proxies,
        words: Language::NAMES.map(|(_, language)| registry.words(language)),
        closing: closing::Closing::default(),
    });
    let listener = listen::bind(address).map_err(|error| ServeError::Listen(address, error))?;
    let bound = listener.local_addr().map_err(|error| ServeError::Listen(address, error))?;
    let tidy = tokio::spawn(tidy(server.clone()));
    let follow = server.store.is_shared().then(|| {
        let forget = server.clone();
        tokio::spawn(server.tables.clone().follow(move |guest| forget.forget_guest(guest)))
    });
    tokio::spawn({
        let server = server.clone();
        async move {
            end.await;
            tracing::info!("closing");
            let _ = close.send(true);
            server.closing.close();
        }
    });
    tracing::info!(address = %bound, %database, "open");
    on_ready(bound);
    let store = server.store.clone();
    let crowd = listen::Crowd::new(&server.limits, server.trusted_proxies.clone());
    listen::serve(listener, router(server), crowd, closing).await;
    tidy.abort();
    if let Some(follow) = follow {
        follow.abort();
    }
    store.close().await;
    tracing::info!("closed");
    Ok(())
}

/// Puts away tables that nobody uses, and guests who have not come for long.
async fn tidy(server: Arc<Server>) {
    for round in 0u64.. {
        if round.is_multiple_of(GUESTS)
            && let Err(error) = forget(&*server.store).await
        {
            tracing::warn!(%error, "guests cannot be forgotten");
        }
        tokio::time::sleep(TIDY).await;
        server.tables.tidy();
    }
}

/// Forgets guests who have not come for long; one node does it for all.
async fn forget(store: &dyn Store) -> Result<(), StoreError> {
    if store.lease("guests", CHORE).await? { store.forget_guests(AWAY).await } else { Ok(()) }
}

/// Waits for Ctrl-C, or for whoever runs the server to end it.
async fn told_to_end() {
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

fn router(server: Arc<Server>) -> Router {
    let table = Router::new()
        .route("/", get(look::page))
        .route("/at/{step}", get(look::page_at))
        .route("/at/{step}/pieces", get(look::pieces_at))
        .route("/stream", get(stream::stream))
        .route("/described", get(look::described))
        .route("/moves", get(look::moves))
        .route("/preview", get(look::preview))
        .route("/why", get(look::why))
        .route("/score", get(look::score))
        .route("/record", get(look::record))
        .route("/move", post(act::play))
        .route("/undo", post(act::undo))
        .route("/restart", post(act::restart))
        .route("/chat", post(act::chat))
        .route("/seat", post(reseat::post));
    let guarded = Router::new()
        .route("/", get(hall::hall))
        .route("/new/{game}", get(hall::new_table).post(hall::open_table))
        .route("/preferences", post(hall::preferences))
        .route("/logout", post(hall::log_out))
        .route("/about", get(hall::about))
        .route("/rules/{game}", get(hall::rules))
        .route("/deck/{faction}", get(deck::builder))
        .route("/check", get(hall::check))
        .route("/upload", post(record::upload).layer(DefaultBodyLimit::max(UPLOAD)))
        .route("/join/{table}/{key}", get(invite::open).post(invite::take))
        .route("/seat/{table}/{seat}/{key}", get(seat::open).post(seat::take))
        .nest("/t/{id}", table)
        .nest("/api", api::routes())
        .fallback(hall::nothing)
        .method_not_allowed_fallback(hall::wrong_method)
        .layer(from_fn_with_state(server.clone(), guard::watch))
        .layer(from_fn_with_state(server.clone(), guest::meet));
    Router::new()
        .route("/assets/{*path}", get(assets::asset))
        .merge(guarded)
        .layer(DefaultBodyLimit::max(BODY))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(server.clone(), guard::check_host))
        .layer(from_fn(always::answer))
        .layer(from_fn_with_state(server.clone(), guard::harden))
        .layer(from_fn(logging::number))
        .with_state(server)
}
