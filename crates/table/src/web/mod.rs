//! The server on the web: pages, streams, posts, and an interface for programs.

mod act;
mod admin;
mod always;
mod answer;
mod api;
mod assets;
mod at_hand;
mod audience;
mod board;
mod board_question;
mod bot;
mod bundle;
mod calls;
mod closing;
mod coach;
mod control;
mod daily;
mod deck;
mod deflate;
mod document;
mod entrance;
mod event;
mod failure;
mod games;
mod guard;
mod guest;
mod health;
mod hint;
mod invite;
mod layout;
mod leaders;
mod learn;
mod link;
mod listen;
mod lobby;
mod lobby_page;
mod look;
mod message;
mod network;
mod new_clock;
mod new_table;
mod openapi;
mod parts;
mod patient;
mod picture;
mod plan;
mod profile;
mod record;
mod reseat;
mod review;
mod rules;
mod said;
mod score_page;
mod seat;
mod shown;
mod sitting;
mod stream;
mod streaming;
mod study;
mod table_page;
mod token;
mod turn_words;
mod update;
mod user;
mod view;
mod who;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn_with_state;
use axum::routing::{get, post};
use khipu_lessons::Puzzles;
use khipu_registry::{Registry, ResolveError};
use khipu_words::{Language, Words};
use sd_notify::NotifyState;
use tokio::sync::{Notify, watch};
use tower_http::compression::{CompressionLayer, CompressionLevel};

pub(crate) use admin::open_worker_metrics;
pub(crate) use audience::Audiences;
pub use guard::{Limits, Rate};
pub(crate) use health::tell_systemd;
pub use network::Network;
pub(crate) use parts::say;

use crate::calls::{CallConfig, Caller, CallerError};
use crate::metrics::METRICS;
use crate::openid::{OpenIdConfig, Provider};
use crate::store::{self, DAY, Database, GameRow, GuestRow, Retention, Store, StoreError, UserRow};
use crate::tables::{BEAT, HostBot, HostBots, Tables};

/// The most that a post may have, in bytes.
const BODY: usize = 64 << 10;
/// The most that an uploaded record may have.
const UPLOAD: usize = 2 << 20;
/// A pace of bots that people can watch.
const PACE: Duration = Duration::from_millis(700);
/// How long a balancer takes to see that a node is not ready.
const DRAIN: Duration = Duration::from_secs(3);
/// Bytes that are left free on the disk.
const WATERMARK: u64 = 64 << 20;
/// How often tables that nobody uses are put away.
const TIDY: Duration = Duration::from_secs(30);
/// In how many rounds of that what is not wanted is removed.
const PRUNE: u64 = 2 * 24 * 60;
/// Seconds that a chore may take before another node does it.
const CHORE: u32 = 60;

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
    /// The socket where whoever runs the server asks and tells; only its owner may use it.
    pub admin: Option<PathBuf>,
    /// The port where Prometheus asks what the server measures.
    pub metrics: Option<SocketAddr>,
    /// For how long the server goes on after it was told to end, not ready any more, so that a balancer sees it; none for
    /// what is usual: a file has no balancer in front.
    pub drain: Option<Duration>,
    /// Bytes that must be free on the disk of a file: below that acts are refused politely.
    pub watermark: u64,
    /// What is not kept for ever.
    pub retention: Retention,
    /// On how many threads bots think here; none for as many as there are cores.
    pub thinkers: Option<usize>,
    /// Bots that people can seat by their names: programs and nets of whoever runs the server.
    pub bots: Vec<HostBot>,
    /// Whether the server opens although it cannot play some of its tables.
    pub allow_unreadable: bool,
    /// How people are called.
    pub calls: CallConfig,
    /// The provider of OpenID Connect that people may sign in with.
    pub openid: Option<OpenIdConfig>,
    /// Who answers for the server, in lines of plain text.
    pub imprint: Option<String>,
    /// Puzzles of the host, besides those that come with the games; `Puzzles::check` says whether they are well.
    pub puzzles: Vec<Puzzles>,
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
            admin: None,
            metrics: None,
            drain: None,
            watermark: WATERMARK,
            retention: Retention::default(),
            thinkers: None,
            bots: Vec::new(),
            allow_unreadable: false,
            calls: CallConfig::default(),
            openid: None,
            imprint: None,
            puzzles: Vec::new(),
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

/// Everything that requests share.
pub(crate) struct Server {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) tables: Tables,
    signer: guest::Signer,
    guests: at_hand::AtHand<GuestRow>,
    users: at_hand::AtHand<Option<UserRow>>,
    gate: guard::Gate,
    limits: Limits,
    origin: Option<String>,
    trusted_proxies: Vec<Network>,
    words: [Words; Language::NAMES.len()],
    closing: closing::Closing,
    control: control::Control,
    health: health::Health,
    told_to_close: Notify,
    retention: Retention,
    pub(crate) caller: Caller,
    /// With whom people may sign in.
    provider: Option<Provider>,
    /// Who answers for the server.
    imprint: Option<String>,
    lessons: learn::Lessons,
}

impl Server {
    /// The address under which people reach the server; empty if nobody has said it.
    pub(crate) fn origin(&self) -> &str {
        self.origin.as_deref().unwrap_or_default()
    }

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

/// Puts away tables that nobody uses, and removes what is not wanted any more.
async fn tidy(server: Arc<Server>) {
    for round in 0u64.. {
        if round.is_multiple_of(PRUNE)
            && let Err(error) = prune(&server).await
        {
            tracing::warn!(%error, "what is not wanted cannot be removed");
        }
        tokio::time::sleep(TIDY).await;
        server.tables.tidy();
        // Other nodes may have changed it.
        if let Err(error) = server.read_control().await {
            tracing::warn!(%error, "what the host wants cannot be read");
        }
        // Whoever looks on at bots may do nothing for long.
        server.tables.at_hand().iter().for_each(|table| server.tables.drive(table));
    }
}

/// Removes what the host does not want to keep; one node does it for all.
async fn prune(server: &Server) -> Result<(), StoreError> {
    let Server { store, retention, .. } = server;
    let held = store.lease("prune", CHORE).await?;
    METRICS.lease_held.get_or_create(&[("name", "prune")]).set(held.into());
    if !held {
        return Ok(());
    }
    store.forget_once().await?;
    store.forget_served().await?;
    store.forget_guests(i64::from(retention.guests) * DAY).await?;
    store.forget_calls().await?;
    let gone = store.prune(*retention).await?;
    if !gone.is_empty() {
        tracing::info!(tables = gone.len(), "removed, as the host wants it");
        server.tables.end(&gone);
    }
    Ok(())
}

/// Gives signs of life.
async fn beat(server: Arc<Server>) {
    loop {
        tokio::time::sleep(BEAT).await;
        if let Err(error) = server.tables.beat().await {
            tracing::warn!(%error, "no sign of life can be given");
        }
    }
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
        .route("/vote", post(act::vote))
        .route("/back", post(act::about_back))
        .route("/holiday", post(act::holiday))
        .route("/holiday/end", post(act::end_holiday))
        .route("/hint", post(hint::hint))
        .route("/coach", get(coach::lines))
        .route("/retry", get(review::retried))
        .nest("/plan", plan::routes())
        .nest("/review", review::routes())
        .route("/invite", post(sitting::invite))
        .route("/decline", post(sitting::decline))
        .route("/again", post(sitting::again))
        .route("/notes", post(sitting::notes))
        .route("/seat", post(reseat::post));
    let guarded = Router::new()
        .route("/", get(lobby::lobby))
        .route("/new/{game}", get(lobby::new_table).post(lobby::open_table))
        .route("/preferences", post(lobby::preferences))
        .route("/logout", post(lobby::log_out))
        .route("/about", get(lobby::about))
        .route("/privacy", get(lobby::privacy))
        .nest("/user", user::routes())
        .nest("/control", control::routes())
        .nest("/report", control::report_routes())
        .route("/games", get(games::games))
        .route("/games/turns", get(games::turns))
        .nest("/daily", daily::routes())
        .route("/leaders", get(leaders::leaders))
        .route("/bots", get(bot::page::bots))
        .route("/player/{name}", get(profile::profile))
        .route("/rules/{game}", get(lobby::rules))
        .route("/deck/{faction}", get(deck::builder))
        .route("/calls", get(calls::show).post(calls::add))
        .route("/calls/drop", post(calls::remove))
        .route("/calls/stop/{way}/{key}", get(calls::ask_to_stop).post(calls::stop))
        .route("/check", get(lobby::check))
        .route("/upload", post(record::upload).layer(DefaultBodyLimit::max(UPLOAD)))
        .route("/join/{table}/{key}", get(invite::open).post(invite::take))
        .route("/seat/{table}/{seat}/{key}", get(seat::open).post(seat::take))
        .nest("/t/{id}", table)
        .nest("/learn/{game}", learn::routes())
        .nest("/study", study::routes())
        .merge(api::routes())
        .fallback(lobby::nothing)
        .method_not_allowed_fallback(lobby::wrong_method)
        .layer(from_fn_with_state(server.clone(), guest::meet));
    Router::new()
        .merge(health::routes())
        .route("/assets/{*path}", get(assets::asset))
        .route("/worker.js", get(calls::worker))
        .merge(guarded)
        // Together they are one layer: each by itself would be put into a box for every request.
        .layer((
            from_fn_with_state(server.clone(), entrance::enter),
            // Pages are asked for now and then, and phones wait for every byte.
            CompressionLayer::new().quality(CompressionLevel::Best),
            DefaultBodyLimit::max(BODY),
        ))
        .with_state(server)
}
