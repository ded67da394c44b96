//! `khipu work`: bots of a site think here, beside its nodes.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::Duration;

use clap::Args;
use khipu_registry::Registry;
use khipu_table::{Database, LogFormat, WorkConfig};

use crate::failure::Failure;
use crate::host_bot::HostBots;
use crate::serve::PACE;

/// Thinks for the bots of all nodes of a database, and does nothing else.
#[derive(Args, Debug)]
#[command(after_help = "Nodes that shall not think themselves are started with --thinkers 0. \
                  Example: khipu work --database postgres://khipu@db.example.org/khipu --threads 4")]
pub(crate) struct Arguments {
    /// The database of the nodes: postgres://USER@HOST/NAME
    #[arg(long, value_name = "URL", env = "KHIPU_DATABASE", hide_env_values = true)]
    database: Database,
    /// The file of the key of cookies and links, if it is not in the database
    #[arg(long, value_name = "FILE", env = "KHIPU_KEY_FILE")]
    key_file: Option<PathBuf>,
    /// Threads to think on; by default as many as there are cores
    #[arg(long, value_name = "N", env = "KHIPU_THREADS", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    bots: HostBots,
    /// How many milliseconds a bot waits after a move before it makes its own, where people sit
    #[arg(long, value_name = "MILLISECONDS", env = "KHIPU_PACE", default_value_t = PACE, value_parser = clap::value_parser!(u64).range(0..=60_000))]
    pace: u64,
    /// An address where Prometheus asks what the worker measures, at /metrics
    #[arg(long, value_name = "ADDRESS:PORT", env = "KHIPU_METRICS")]
    metrics: Option<SocketAddr>,
    /// How the log is written: text or json
    #[arg(long, value_name = "FORMAT", env = "KHIPU_LOG", default_value_t = LogFormat::Text)]
    log: LogFormat,
}

pub(crate) fn run(registry: Registry, arguments: &Arguments) -> Result<(), Failure> {
    let database = &arguments.database;
    if matches!(database, Database::File(_)) {
        let why = "a file has one server, which thinks itself; workers need postgres://…";
        return Err(Failure::usage(format!("{database}: {why}")));
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let config = WorkConfig {
        database: database.clone(),
        key_file: arguments.key_file.clone(),
        threads: arguments.threads.map_or(cores, usize::from),
        bots: arguments.bots.read()?,
        pace: Duration::from_millis(arguments.pace),
        metrics: arguments.metrics,
    };
    khipu_table::log_to_stderr(arguments.log);
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(format!("no threads to think on: {error}")))?;
    let worked = runtime.block_on(khipu_table::work(config, registry, || {
        println!("Bots of {database} think here; Ctrl-C ends it");
    }));
    // Whatever a bot still thinks about is not waited for.
    runtime.shutdown_background();
    worked.map_err(|error| Failure::new(error.to_string()).with_code(error.exit_code()))
}
