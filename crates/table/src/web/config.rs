//! What a host can say of a server.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use khipu_lessons::Puzzles;

use super::{Limits, Network};
use crate::calls::CallConfig;
use crate::openid::OpenIdConfig;
use crate::store::{Database, Retention};
use crate::tables::HostBot;

/// A pace of bots that people can watch.
const PACE: Duration = Duration::from_millis(700);
/// Bytes that are left free on the disk.
const WATERMARK: u64 = 64 << 20;

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
