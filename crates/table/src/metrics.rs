//! What the server measures about itself, as Prometheus reads it. Labels never hold who, or which table.

use std::sync::LazyLock;
use std::time::Duration;

use prometheus_client::encoding::text::{encode_eof, encode_registry};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::metrics::info::Info;
use prometheus_client::registry::Registry;

/// Labels that are known beforehand.
type Labels<const N: usize> = [(&'static str, &'static str); N];
/// Something that takes time, by labels.
type Timed<L> = Family<L, Histogram, fn() -> Histogram>;

/// Where the steps of times are, in seconds.
const SECONDS: [f64; 12] = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 2.5, 10.0];
/// Where the steps of counts are.
const COUNTS: [f64; 9] = [1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0];

/// Everything that is measured.
pub(crate) struct Metrics {
    registry: Registry,
    /// Acts by game, kind and what came of them.
    pub(crate) acts: Family<Labels<3>, Counter>,
    /// The parts of an act.
    pub(crate) act_seconds: Timed<Labels<1>>,
    /// Requests by route and status.
    pub(crate) http_seconds: Timed<[(&'static str, String); 2]>,
    /// Who was told to come later, by what they asked for.
    pub(crate) limited: Family<Labels<1>, Counter>,
    pub(crate) connections: Gauge,
    /// Open streams, by whose eyes they look with.
    pub(crate) streams: Family<Labels<1>, Gauge>,
    /// What was sent on them, packed or not.
    pub(crate) stream_bytes: Family<Labels<1>, Counter>,
    /// Why they have ended.
    pub(crate) stream_closed: Family<Labels<1>, Counter>,
    /// From what happens at a table to the message of a stream, by how this node came to know of it.
    pub(crate) push_seconds: Timed<Labels<1>>,
    pub(crate) tables_live: Gauge,
    /// Tables that go on and cannot be played by this program.
    pub(crate) tables_unreadable: Gauge,
    /// Reading a table, by game.
    pub(crate) table_load_seconds: Timed<Labels<1>>,
    pub(crate) store_batch_rows: Histogram,
    pub(crate) store_commit_seconds: Histogram,
    pub(crate) store_errors: Family<Labels<1>, Counter>,
    /// Acts that were looked for after their answer was lost, and whether they were there.
    pub(crate) store_readback: Family<Labels<1>, Counter>,
    /// Words to and from other nodes.
    pub(crate) pokes: Family<Labels<1>, Counter>,
    /// How often words of other nodes may have been missed.
    pub(crate) poke_lost: Counter,
    /// Tables that were found behind without a word.
    pub(crate) sweep_behind: Counter,
    /// How long bots wait for a thread, by game, level and class.
    pub(crate) think_wait_seconds: Timed<[(&'static str, String); 3]>,
    /// How long they think, by game and level.
    pub(crate) think_seconds: Timed<[(&'static str, String); 2]>,
    /// Thoughts that were given up.
    pub(crate) think_stuck: Counter,
    /// What bots have to decide and nobody has taken yet, at all nodes, by class.
    pub(crate) think_queue: Family<Labels<1>, Gauge>,
    /// Which chores are done by this node.
    pub(crate) lease_held: Family<Labels<1>, Gauge>,
}

/// What this process measures.
pub(crate) static METRICS: LazyLock<Metrics> = LazyLock::new(Metrics::new);

fn seconds() -> Histogram {
    Histogram::new(SECONDS)
}

fn timed<L: Clone + std::hash::Hash + Eq>() -> Timed<L> {
    Family::new_with_constructor(seconds)
}

impl Metrics {
    fn new() -> Self {
        let mut metrics = Self {
            registry: Registry::with_prefix("khipu"),
            acts: Family::default(),
            act_seconds: timed(),
            http_seconds: timed(),
            limited: Family::default(),
            connections: Gauge::default(),
            streams: Family::default(),
            stream_bytes: Family::default(),
            stream_closed: Family::default(),
            push_seconds: timed(),
            tables_live: Gauge::default(),
            tables_unreadable: Gauge::default(),
            table_load_seconds: timed(),
            store_batch_rows: Histogram::new(COUNTS),
            store_commit_seconds: seconds(),
            store_errors: Family::default(),
            store_readback: Family::default(),
            pokes: Family::default(),
            poke_lost: Counter::default(),
            sweep_behind: Counter::default(),
            think_wait_seconds: timed(),
            think_seconds: timed(),
            think_stuck: Counter::default(),
            think_queue: Family::default(),
            lease_held: Family::default(),
        };
        metrics.register();
        metrics
    }

    /// Names end as their kind does: the library adds `_total` to counters.
    fn register(&mut self) {
        let registry = &mut self.registry;
        registry.register("acts", "Moves, undos, changes of seats and chat lines", self.acts.clone());
        registry.register("act_seconds", "Parts of an act", self.act_seconds.clone());
        registry.register("http_seconds", "Requests until the head of the answer", self.http_seconds.clone());
        registry.register("limited", "Requests that came too often", self.limited.clone());
        registry.register("connections", "Open connections", self.connections.clone());
        registry.register("streams", "Open event streams", self.streams.clone());
        registry.register("stream_bytes", "What was sent on streams", self.stream_bytes.clone());
        registry.register("stream_closed", "Streams that have ended", self.stream_closed.clone());
        registry.register(
            "push_seconds",
            "From an act to the message of a stream",
            self.push_seconds.clone(),
        );
        registry.register("tables_live", "Tables at hand", self.tables_live.clone());
        registry.register(
            "tables_unreadable",
            "Kinds of tables that this program cannot play",
            self.tables_unreadable.clone(),
        );
        registry.register("table_load_seconds", "Reading a table", self.table_load_seconds.clone());
        registry.register("store_batch_rows", "Acts in one transaction", self.store_batch_rows.clone());
        registry.register("store_commit_seconds", "One transaction", self.store_commit_seconds.clone());
        registry.register("store_errors", "Transactions that failed", self.store_errors.clone());
        registry.register("store_readback", "Acts whose answer was lost", self.store_readback.clone());
        registry.register("pokes", "Words between nodes", self.pokes.clone());
        registry.register("poke_lost", "Times when words may have been missed", self.poke_lost.clone());
        registry.register("sweep_behind", "Tables found behind by asking", self.sweep_behind.clone());
        registry.register("think_wait_seconds", "Bots waiting for a thread", self.think_wait_seconds.clone());
        registry.register("think_seconds", "Bots thinking", self.think_seconds.clone());
        registry.register("think_stuck", "Thoughts that were given up", self.think_stuck.clone());
        registry.register("think_queue", "Thoughts that nobody has taken yet", self.think_queue.clone());
        registry.register("lease_held", "Chores that this node does for all", self.lease_held.clone());
        let build = Info::new(vec![("version", env!("CARGO_PKG_VERSION"))]);
        registry.register("build", "The program", build);
    }

    /// Everything, in the text format of OpenMetrics.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a text does not fail.
        let _ = encode_registry(&mut text, &self.registry);
        text += &process();
        let _ = encode_eof(&mut text);
        text
    }
}

/// Adds how long something took.
pub(crate) fn took(histogram: &Histogram, time: Duration) {
    histogram.observe(time.as_secs_f64());
}

/// Time, memory and files of the process, by the names that everybody uses; where the system does not say, nothing.
fn process() -> String {
    let mut text = String::new();
    let mut add = |name: &str, kind: &str, end: &str, value: Option<f64>| {
        if let Some(value) = value {
            text += &format!("# TYPE {name} {kind}\n{name}{end} {value}\n");
        }
    };
    // Ticks in user and system mode stand 13th and 14th after the name, which may hold anything; there are 100 a second.
    let stat = std::fs::read_to_string("/proc/self/stat").ok();
    let ticks = stat.as_deref().and_then(|stat| stat.rsplit_once(')')).and_then(|(_, rest)| {
        let mut fields = rest.split_whitespace().skip(11).map(str::parse::<f64>);
        Some(fields.next()?.ok()? + fields.next()?.ok()?)
    });
    add("process_cpu_seconds", "counter", "_total", ticks.map(|ticks| ticks / 100.0));
    let status = std::fs::read_to_string("/proc/self/status").ok();
    let resident = status.as_deref().and_then(|status| {
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().strip_suffix(" kB")?.parse::<f64>().ok()
    });
    add("process_resident_memory_bytes", "gauge", "", resident.map(|kilobytes| kilobytes * 1024.0));
    let files = std::fs::read_dir("/proc/self/fd").ok().map(|files| files.count() as f64);
    add("process_open_fds", "gauge", "", files);
    text
}
