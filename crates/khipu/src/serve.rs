//! `khipu serve`: the table in the browser. It is what `khipu` does when nothing else is said.

use std::fmt;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use khipu_lessons::Puzzles;
use khipu_registry::Registry;
use khipu_table::{
    CallConfig, Config, Database, Limits, LogFormat, MailConfig, Network, OpenIdConfig, Retention,
};

use crate::failure::Failure;
use crate::host_bot::HostBots;
use crate::puzzle;

/// Where the server is when nothing is said.
const PORT: u16 = 7878;
/// Megabytes that are left free on the disk.
const FREE: u32 = 64;
/// A pace of bots that people can watch, in milliseconds.
pub(crate) const PACE: u64 = 700;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The port
    #[arg(long, env = "KHIPU_PORT", default_value_t = PORT)]
    port: u16,
    /// The address to listen on: 0.0.0.0 lets other machines in
    #[arg(long, env = "KHIPU_ADDRESS", default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// The database: a file, which is made if it is not there, or postgres://USER@HOST/NAME for many nodes
    #[arg(
        long,
        value_name = "FILE|URL",
        env = "KHIPU_DATABASE",
        hide_env_values = true,
        default_value = "khipu.db"
    )]
    database: Database,
    /// The address under which people reach the server, if it stands behind another server: https://games.example.org
    #[arg(long, value_name = "URL", env = "KHIPU_ORIGIN", value_parser = origin)]
    origin: Option<String>,
    /// A proxy in front of the server, or its network (10.0.0.0/8): its X-Forwarded-For says from where people come. May be
    /// given several times
    #[arg(long, value_name = "ADDRESS", env = "KHIPU_TRUSTED_PROXY", value_delimiter = ',')]
    trusted_proxy: Vec<Network>,
    /// Keep the key of cookies and links in this file instead of the database; it is made if it is not there
    #[arg(long, value_name = "FILE", env = "KHIPU_KEY_FILE")]
    key_file: Option<PathBuf>,
    /// How many milliseconds a bot waits after a move before it makes its own, where people sit
    #[arg(long, value_name = "MILLISECONDS", env = "KHIPU_PACE", default_value_t = PACE, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pace: u64,
    /// Who answers for the server: a file with lines of plain text, for the page of privacy
    #[arg(long, value_name = "FILE", env = "KHIPU_IMPRINT")]
    imprint: Option<PathBuf>,
    /// Let everybody ask as often as they like; for measuring on a closed network
    #[arg(long)]
    unlimited: bool,
    /// A socket where `khipu admin` asks and tells; only its owner may use it
    #[arg(long, value_name = "SOCKET", env = "KHIPU_ADMIN")]
    admin: Option<PathBuf>,
    /// An address where Prometheus asks what the server measures, at /metrics: 127.0.0.1:9878
    #[arg(long, value_name = "ADDRESS:PORT", env = "KHIPU_METRICS")]
    metrics: Option<SocketAddr>,
    /// How the log is written: text or json
    #[arg(long, value_name = "FORMAT", env = "KHIPU_LOG", default_value_t = LogFormat::Text)]
    log: LogFormat,
    /// For how many seconds the server goes on, not ready any more, after it was told to end; by default 3 with PostgreSQL
    /// and 0 with a file
    #[arg(long, value_name = "SECONDS", env = "KHIPU_DRAIN", value_parser = clap::value_parser!(u64).range(0..=4))]
    drain: Option<u64>,
    /// Megabytes that must be free on the disk of a database file: below that moves are refused
    #[arg(long, value_name = "MEGABYTES", env = "KHIPU_DISK_FREE", default_value_t = FREE)]
    disk_free: u32,
    /// Days after which guests are forgotten who hold no seat and have set up no table
    #[arg(long, value_name = "DAYS", env = "KHIPU_FORGET_GUESTS", default_value_t = Retention::default().guests)]
    forget_guests: u32,
    /// Days after which the chat of a game that is over is removed; by default never
    #[arg(long, value_name = "DAYS", env = "KHIPU_FORGET_CHAT")]
    forget_chat: Option<u32>,
    /// Days after which a game is removed that is not over and where nothing has happened; by default never
    #[arg(long, value_name = "DAYS", env = "KHIPU_FORGET_UNFINISHED")]
    forget_unfinished: Option<u32>,
    /// Days after which a game that is over is removed, its record with it; by default never
    #[arg(long, value_name = "DAYS", env = "KHIPU_FORGET_FINISHED")]
    forget_finished: Option<u32>,
    /// On how many threads bots think here; by default as many as there are cores. With 0 they wait for `khipu work`
    #[arg(long, value_name = "N", env = "KHIPU_THINKERS", value_parser = clap::value_parser!(u16).range(0..=1024))]
    thinkers: Option<u16>,
    /// On how many threads requests are answered; by default as many as there are cores. Nodes that share a machine take fewer
    /// each
    #[arg(long, value_name = "N", env = "KHIPU_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    bots: HostBots,
    /// Puzzles to serve besides those that come with the games: a file made by `khipu puzzle mine`. May be given several times
    #[arg(long, value_name = "FILE", env = "KHIPU_PUZZLES", value_delimiter = ',')]
    puzzles: Vec<PathBuf>,
    /// Open although some games that go on cannot be played by this program
    #[arg(long)]
    allow_unreadable: bool,
    /// The mail server for letters to people: smtps://USER:PASSWORD@HOST; none are sent without one
    #[arg(
        long,
        value_name = "URL",
        env = "KHIPU_MAIL_SERVER",
        hide_env_values = true,
        requires = "mail_from"
    )]
    mail_server: Option<String>,
    /// From whom letters come: "Khipu <games@example.org>"
    #[arg(long, value_name = "ADDRESS", env = "KHIPU_MAIL_FROM")]
    mail_from: Option<String>,
    /// Let webhooks lead to addresses of the own network, and without TLS
    #[arg(long)]
    private_hooks: bool,
    /// A provider of OpenID Connect that people may sign in with, exactly as it calls itself: https://login.example.org
    #[arg(long, value_name = "URL", env = "KHIPU_OPENID_ISSUER", value_parser = issuer, requires = "openid_client")]
    openid_issuer: Option<String>,
    /// As what that provider knows this server
    #[arg(long, value_name = "ID", env = "KHIPU_OPENID_CLIENT", requires = "openid_issuer")]
    openid_client: Option<String>,
    /// The secret that goes with it; none for a public client
    #[arg(
        long,
        value_name = "SECRET",
        env = "KHIPU_OPENID_SECRET",
        hide_env_values = true,
        requires = "openid_issuer"
    )]
    openid_secret: Option<String>,
    /// What people call that provider; by default its host
    #[arg(long, value_name = "NAME", env = "KHIPU_OPENID_NAME", requires = "openid_issuer")]
    openid_name: Option<String>,
    /// Let that provider be in the own network, and without TLS
    #[arg(long)]
    openid_private: bool,
    /// A file with these settings, one to a line: port = 7878. What is typed or stands in KHIPU_… counts before it
    #[arg(long, value_name = "FILE", env = "KHIPU_CONFIG")]
    pub(crate) config: Option<PathBuf>,
}

impl Arguments {
    /// Whether all of it makes sense together.
    pub(crate) fn check(&self, registry: &Registry) -> Result<(), Failure> {
        self.bots.read()?;
        self.read_puzzles(registry).map(drop)
    }

    /// The puzzles of the host; a file with a fault is refused.
    fn read_puzzles(&self, registry: &Registry) -> Result<Vec<Puzzles>, Failure> {
        let read = |path: &PathBuf| {
            let puzzles = puzzle::read(path)?;
            let file = path.display().to_string();
            puzzles.check(registry).map_err(|faults| Failure::faults(&file, &puzzles.game, &faults))?;
            Ok(puzzles)
        };
        self.puzzles.iter().map(read).collect()
    }
}

/// As it would stand in a file; without the password of a database.
impl fmt::Display for Arguments {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text =
            |name: &str, value: Option<String>| value.map_or(Ok(()), |value| writeln!(f, "{name} = {value}"));
        let quoted = |value: &dyn fmt::Display| Some(format!("{:?}", value.to_string()));
        let path = |path: &Option<PathBuf>| path.as_ref().and_then(|path| quoted(&path.display()));
        let days = |days: Option<u32>| days.map(|days| days.to_string());
        let proxies: Vec<String> = self.trusted_proxy.iter().filter_map(|proxy| quoted(proxy)).collect();
        text("port", Some(self.port.to_string()))?;
        text("address", quoted(&self.address))?;
        text("database", quoted(&self.database))?;
        text("origin", self.origin.as_ref().and_then(|origin| quoted(origin)))?;
        text("trusted-proxy", Some(format!("[{}]", proxies.join(", "))))?;
        text("key-file", path(&self.key_file))?;
        text("pace", Some(self.pace.to_string()))?;
        text("imprint", path(&self.imprint))?;
        text("unlimited", Some(self.unlimited.to_string()))?;
        text("admin", path(&self.admin))?;
        text("metrics", self.metrics.as_ref().and_then(|address| quoted(address)))?;
        text("log", quoted(&self.log))?;
        text("drain", self.drain.map(|seconds| seconds.to_string()))?;
        text("disk-free", Some(self.disk_free.to_string()))?;
        text("forget-guests", days(Some(self.forget_guests)))?;
        text("forget-chat", days(self.forget_chat))?;
        text("forget-unfinished", days(self.forget_unfinished))?;
        text("forget-finished", days(self.forget_finished))?;
        text("thinkers", self.thinkers.map(|threads| threads.to_string()))?;
        text("threads", self.threads.map(|threads| threads.to_string()))?;
        text("bot", Some(self.bots.to_string()))?;
        let puzzles: Vec<String> = self.puzzles.iter().filter_map(|path| quoted(&path.display())).collect();
        text("puzzles", Some(format!("[{}]", puzzles.join(", "))))?;
        text("allow-unreadable", Some(self.allow_unreadable.to_string()))?;
        // Without what stands before the host: it may be a password.
        let host = |url: &String| url.rsplit_once('@').map_or(url.clone(), |(_, host)| host.to_owned());
        text("mail-server", self.mail_server.as_ref().and_then(|url| quoted(&host(url))))?;
        text("mail-from", self.mail_from.as_ref().and_then(|from| quoted(from)))?;
        text("private-hooks", Some(self.private_hooks.to_string()))?;
        // Without the secret.
        text("openid-issuer", self.openid_issuer.as_ref().and_then(|issuer| quoted(issuer)))?;
        text("openid-client", self.openid_client.as_ref().and_then(|client| quoted(client)))?;
        text("openid-name", self.openid_name.as_ref().and_then(|name| quoted(name)))?;
        text("openid-private", Some(self.openid_private.to_string()))
    }
}

/// A public address: scheme and host, perhaps a port. Browsers send exactly this, so anything else would refuse everybody.
fn origin(text: &str) -> Result<String, String> {
    let host = ["https://", "http://"].iter().find_map(|scheme| text.strip_prefix(scheme));
    let host = host.ok_or("it begins with https:// or http://, as in https://games.example.org")?;
    let host = host.strip_suffix('/').unwrap_or(host);
    let good = |c: char| c.is_ascii_alphanumeric() || "-.:[]".contains(c);
    if host.is_empty() || !host.chars().all(good) {
        return Err("it is scheme and host alone, as in https://games.example.org".to_owned());
    }
    Ok(text.trim_end_matches('/').to_ascii_lowercase())
}

/// A provider: a web address without a question behind it.
fn issuer(text: &str) -> Result<String, String> {
    let host = ["https://", "http://"].iter().find_map(|scheme| text.strip_prefix(scheme));
    let host = host.ok_or("it begins with https://, as in https://login.example.org")?;
    let good = |c: char| c.is_ascii_graphic() && !"?#@".contains(c);
    if host.is_empty() || host.starts_with('/') || !host.chars().all(good) {
        return Err("it is a plain web address, as in https://login.example.org".to_owned());
    }
    Ok(text.to_owned())
}

impl Arguments {
    /// The provider that people may sign in with.
    fn openid(&self) -> Option<OpenIdConfig> {
        let plain = OpenIdConfig::new(self.openid_issuer.as_ref()?, self.openid_client.as_ref()?);
        Some(OpenIdConfig {
            secret: self.openid_secret.clone(),
            name: self.openid_name.clone().unwrap_or(plain.name),
            private: self.openid_private,
            ..plain
        })
    }
}

pub(crate) fn run(registry: Registry, arguments: &Arguments) -> Result<(), Failure> {
    let address = SocketAddr::new(arguments.address, arguments.port);
    let imprint = arguments
        .imprint
        .as_ref()
        .map(|path| std::fs::read_to_string(path).map_err(|error| Failure::file("read", path, &error)));
    let config = Config {
        imprint: imprint.transpose()?,
        origin: arguments.origin.clone(),
        trusted_proxies: arguments.trusted_proxy.clone(),
        key_file: arguments.key_file.clone(),
        limits: if arguments.unlimited { Limits::none() } else { Limits::default() },
        pace: Duration::from_millis(arguments.pace),
        admin: arguments.admin.clone(),
        metrics: arguments.metrics,
        drain: arguments.drain.map(Duration::from_secs),
        watermark: u64::from(arguments.disk_free) << 20,
        retention: Retention {
            guests: arguments.forget_guests,
            chat: arguments.forget_chat,
            unfinished: arguments.forget_unfinished,
            finished: arguments.forget_finished,
        },
        thinkers: arguments.thinkers.map(usize::from),
        bots: arguments.bots.read()?,
        puzzles: arguments.read_puzzles(&registry)?,
        allow_unreadable: arguments.allow_unreadable,
        calls: CallConfig {
            mail: arguments
                .mail_server
                .clone()
                .zip(arguments.mail_from.clone())
                .map(|(server, from)| MailConfig { server, from }),
            private: arguments.private_hooks,
            ..CallConfig::default()
        },
        openid: arguments.openid(),
        ..Config::new(address, arguments.database.clone())
    };
    khipu_table::log_to_stderr(arguments.log);
    let mut threads = match arguments.threads.map(usize::from) {
        // Nobody else to wake up, and nothing to share.
        Some(1) => tokio::runtime::Builder::new_current_thread(),
        number => {
            let mut threads = tokio::runtime::Builder::new_multi_thread();
            if let Some(number) = number {
                threads.worker_threads(number);
            }
            threads
        }
    };
    let runtime = threads
        .enable_all()
        .build()
        .map_err(|error| Failure::new(format!("no threads to serve with: {error}")))?;
    let database = &arguments.database;
    let served = runtime.block_on(khipu_table::serve(config, registry, |address| {
        println!(
            "Khipu is open at http://localhost:{} (database {database}); Ctrl-C closes it",
            address.port()
        );
    }));
    // Whatever a bot still thinks about is not waited for.
    runtime.shutdown_background();
    served.map_err(|error| Failure::new(error.to_string()).with_code(error.exit_code()))
}

#[cfg(test)]
mod tests {
    use super::{issuer, origin};

    #[test]
    fn a_provider_is_a_plain_web_address() {
        for good in [
            "https://login.example.org",
            "https://accounts.example.org/realms/club/",
            "http://127.0.0.1:8080",
        ] {
            assert_eq!(issuer(good).as_deref(), Ok(good), "as the provider writes it");
        }
        for wrong in [
            "login.example.org",
            "https://",
            "https:///x",
            "https://a?b",
            "https://a#b",
            "https://u@h",
            "https://a b",
        ] {
            assert!(issuer(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_origin_is_a_scheme_and_a_host() {
        assert_eq!(origin("https://Games.example.org/").as_deref(), Ok("https://games.example.org"));
        assert_eq!(origin("http://[::1]:7878").as_deref(), Ok("http://[::1]:7878"));
        for wrong in ["games.example.org", "https://", "ftp://x", "https://a/b", "https://a b", "https://u@h"]
        {
            assert!(origin(wrong).is_err(), "{wrong}");
        }
    }
}
