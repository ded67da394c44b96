//! `khipu load`: a load test. It starts a private server, fills it with tables and streams, and prints what it measured.

use std::ffi::{OsStr, OsString};
use std::fs::File;
use std::io::{BufRead as _, BufReader, BufWriter, Write as _};
use std::net::{Ipv4Addr, SocketAddr};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use clap::Args;
use khipu_table::{LoadPlan, LoadReport};

use crate::failure::Failure;

/// Opens a server on loopback with a database of its own, sits people down at many tables, and measures.
#[derive(Args, Debug)]
#[command(after_help = "Example: khipu load tzolkin --tables 500 --streams 4 --rate 1 --seconds 30")]
pub(crate) struct Arguments {
    /// The game at the tables
    #[arg(default_value = "tzolkin")]
    game: String,
    /// What the game was called by before it stood first, as in all commands
    #[arg(long = "game", value_name = "GAME", hide = true)]
    game_option: Option<String>,
    /// Players at each table
    #[arg(long, default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=8))]
    players: u8,
    /// Tables
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    tables: u32,
    /// Streams at each table: one for each seat, then spectators
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=100))]
    streams: u32,
    /// Moves per second and table
    #[arg(long, default_value_t = 1.0)]
    rate: f64,
    /// For how many seconds
    #[arg(long, default_value_t = 30, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Put the load on this empty PostgreSQL database instead of a file of its own; on several, if it is said again: sites that
    /// know nothing of each other
    #[arg(long, value_name = "URL")]
    database: Vec<String>,
    /// Nodes on these databases, at least one on each, between which the tables are divided
    #[arg(long, default_value_t = 1, requires = "database", value_parser = clap::value_parser!(u8).range(1..=16))]
    nodes: u8,
    /// Write a line for each update to a CSV file: when its move was posted, in seconds, and how long it took
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

/// A folder that goes away with the measuring.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Result<Self, Failure> {
        let folder = std::env::temp_dir().join(format!("khipu-load-{}", std::process::id()));
        std::fs::create_dir_all(&folder).map_err(|error| trouble("no folder for the database", &error))?;
        Ok(Self(folder))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server that closes with the measuring.
struct Server {
    child: Child,
    port: u16,
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if !(arguments.rate > 0.0 && arguments.rate <= 1000.0) {
        return Err(Failure::usage("the rate is a number of moves per second, above 0 and at most 1000"));
    }
    let folder = Folder::new()?;
    for url in &arguments.database {
        let migrated = program()?.arg("migrate").arg("--database").arg(url).status();
        if !migrated.map_err(|error| trouble("the database cannot be made", &error))?.success() {
            return Err(Failure::new("the database cannot be made"));
        }
    }
    let mut databases: Vec<OsString> = arguments.database.iter().map(OsString::from).collect();
    if databases.is_empty() {
        databases.push(folder.0.join("khipu.db").into_os_string());
    }
    let nodes = usize::from(arguments.nodes).max(databases.len());
    // All nodes together have as many threads as one alone would have.
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = (cores / nodes).max(1);
    let servers: Vec<Server> = databases
        .iter()
        .cycle()
        .take(nodes)
        .map(|database| open(database, threads))
        .collect::<Result<_, _>>()?;
    let address = |server: &Server| SocketAddr::new(Ipv4Addr::LOCALHOST.into(), server.port);
    let plan = LoadPlan {
        addresses: servers.iter().map(address).collect(),
        processes: servers.iter().map(|server| server.child.id()).collect(),
        game: arguments.game_option.as_ref().unwrap_or(&arguments.game).clone(),
        players: arguments.players.into(),
        tables: arguments.tables as usize,
        streams: arguments.streams as usize,
        rate: arguments.rate,
        seconds: arguments.seconds,
    };
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Failure::new(format!("no threads to load with: {error}")))?;
    let report = runtime
        .block_on(khipu_table::load(plan))
        .map_err(|error| Failure::new(format!("the server does not answer: {error}")))?;
    print(&report);
    if let Some(path) = &arguments.out {
        write_pushes(path, &report).map_err(|error| Failure::new(format!("{}: {error}", path.display())))?;
    }
    if report.errors > 0 {
        return Err(Failure::new(format!("{} requests or streams failed", report.errors)));
    }
    Ok(())
}

fn write_pushes(path: &Path, report: &LoadReport) -> std::io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    writeln!(file, "posted_s,push_ms")?;
    for (posted, took) in &report.pushes {
        writeln!(file, "{posted:.3},{took:.3}")?;
    }
    file.flush()
}

fn trouble(what: &str, error: &std::io::Error) -> Failure {
    Failure::new(format!("{what}: {error}"))
}

/// This program once more.
fn program() -> Result<Command, Failure> {
    let path = std::env::current_exe().map_err(|error| trouble("this program cannot find itself", &error))?;
    Ok(Command::new(path))
}

/// Starts this program as a server on a database.
fn open(database: &OsStr, threads: usize) -> Result<Server, Failure> {
    let child = program()?
        .args(["serve", "--unlimited", "--port", "0", "--database"])
        .arg(database)
        .args(["--threads", &threads.to_string()])
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| trouble("the server does not start", &error))?;
    let mut server = Server { child, port: 0 };
    let output = server.child.stdout.take().ok_or_else(|| Failure::new("the server is silent"))?;
    let line = BufReader::new(output).lines().next().and_then(Result::ok).unwrap_or_default();
    let port = line.split("localhost:").nth(1).and_then(|rest| rest.split(' ').next()?.parse().ok());
    server.port = port.ok_or_else(|| Failure::new("the server does not say where it is"))?;
    Ok(server)
}

fn print(report: &LoadReport) {
    let rows = [
        ("tables", report.tables.to_string()),
        ("open streams", report.streams.to_string()),
        ("moves acknowledged", report.moves.to_string()),
        ("seconds", format!("{:.1}", report.seconds)),
        ("updates pushed", report.updates.to_string()),
        ("latency, ms: median", format!("{:.1}", report.push_p50)),
        ("latency, ms: p99", format!("{:.1}", report.push_p99)),
        ("latency, ms: longest", format!("{:.1}", report.push_most)),
        ("answer, ms: median", format!("{:.1}", report.answer_p50)),
        ("answer, ms: p99", format!("{:.1}", report.answer_p99)),
        ("bytes of an update, on average", format!("{:.0}", report.update_bytes)),
        ("bytes of the largest update", report.update_most.to_string()),
        ("ms of server CPU per move", report.move_cpu.map_or("?".to_owned(), |cpu| format!("{cpu:.2}"))),
        (
            "kB of memory per stream",
            report.stream_bytes.map_or("?".to_owned(), |b| format!("{:.0}", b / 1000.0)),
        ),
        ("errors", report.errors.to_string()),
    ];
    for (what, value) in rows {
        println!("{what:36} {value:>12}");
    }
}
