//! `khipu serve`: the table in the browser. It is what `khipu` does when nothing else is said.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use khipu_table::{Config, Database, Limits, Network};

use crate::failure::Failure;

/// Where the server is when nothing is said.
const PORT: u16 = 7878;
/// A pace of bots that people can watch, in milliseconds.
const PACE: u64 = 700;

#[derive(Args, Debug)]
pub(crate) struct Arguments {
    /// The port
    #[arg(long, default_value_t = PORT)]
    port: u16,
    /// The address to listen on: 0.0.0.0 lets other machines in
    #[arg(long, default_value_t = IpAddr::V4(Ipv4Addr::LOCALHOST))]
    address: IpAddr,
    /// The database: a file, which is made if it is not there, or postgres://USER@HOST/NAME for many nodes
    #[arg(long, value_name = "FILE|URL", default_value = "khipu.db")]
    database: Database,
    /// The address under which people reach the server, if it stands behind another server: https://games.example.org
    #[arg(long, value_name = "URL", value_parser = origin)]
    origin: Option<String>,
    /// A proxy in front of the server, or its network (10.0.0.0/8): its X-Forwarded-For says from where people come. May be
    /// given several times
    #[arg(long, value_name = "ADDRESS")]
    trusted_proxy: Vec<Network>,
    /// Keep the key of cookies and links in this file instead of the database; it is made if it is not there
    #[arg(long, value_name = "FILE")]
    key_file: Option<PathBuf>,
    /// How many milliseconds a bot waits after a move before it makes its own, where people sit
    #[arg(long, value_name = "MILLISECONDS", default_value_t = PACE, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pace: u64,
    /// Let everybody ask as often as they like; for measuring on a closed network
    #[arg(long)]
    unlimited: bool,
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

impl Default for Arguments {
    fn default() -> Self {
        Self {
            port: PORT,
            address: Ipv4Addr::LOCALHOST.into(),
            database: Database::File("khipu.db".into()),
            origin: None,
            trusted_proxy: Vec::new(),
            key_file: None,
            pace: PACE,
            unlimited: false,
        }
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let address = SocketAddr::new(arguments.address, arguments.port);
    let config = Config {
        origin: arguments.origin.clone(),
        trusted_proxies: arguments.trusted_proxy.clone(),
        key_file: arguments.key_file.clone(),
        limits: if arguments.unlimited { Limits::none() } else { Limits::default() },
        pace: Duration::from_millis(arguments.pace),
        ..Config::new(address, arguments.database.clone())
    };
    khipu_table::log_to_stderr();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(format!("no threads to serve with: {error}")))?;
    let database = &arguments.database;
    let served = runtime.block_on(khipu_table::serve(config, khipu_games::registry(), |address| {
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
    use super::origin;

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
