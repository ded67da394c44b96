//! A site: nodes and workers in processes of their own, doors in front of them, people who play.

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use khipu_table::{Config, WorkConfig};

use crate::nodes::{Acknowledged, all_there, config, play};
use crate::postgres::free_port;
use crate::server::{Folder, Guest, two_seats};

const URL: &str = "KHIPU_TEST_NODE_URL";
const PORT: &str = "KHIPU_TEST_NODE_PORT";
/// The milliseconds that bots of a worker wait where people sit.
const WORKER: &str = "KHIPU_TEST_WORKER_PACE";

/// A node, or a worker, in a process of its own.
pub(crate) struct Process {
    pub(crate) child: Child,
    pub(crate) address: SocketAddr,
}

/// What such a process does: it is this program, told to be a node.
#[test]
#[ignore = "does nothing unless another test starts it as a node"]
fn be_a_node() {
    let Ok(url) = std::env::var(URL) else { return };
    let port = std::env::var(PORT).ok().and_then(|port| port.parse().ok()).unwrap_or(0);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads");
    let games = khipu_games::registry();
    runtime.block_on(async {
        if let Ok(pace) = std::env::var(WORKER) {
            let pace = Duration::from_millis(pace.parse().expect("a number"));
            let database = url.parse().expect("a URL");
            let work =
                WorkConfig { database, key_file: None, threads: 1, bots: Vec::new(), pace, metrics: None };
            khipu_table::work(work, games, || println!("\nnode 127.0.0.1:0")).await.expect("it works");
        } else {
            let address = SocketAddr::from(([127, 0, 0, 1], port));
            let thinkers = Some(0);
            let trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
            let node = Config { address, thinkers, trusted_proxies, ..config(&url) };
            khipu_table::serve(node, games, |address| println!("\nnode {address}")).await.expect("it opens");
        }
    });
    runtime.shutdown_background();
}

impl Process {
    pub(crate) fn start(url: &str, change: impl FnOnce(&mut Command) -> &mut Command) -> Self {
        let mut command = Command::new(std::env::current_exe().expect("this program"));
        command.args(["--exact", "site::be_a_node", "--ignored", "--nocapture"]);
        command.env(URL, url).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = change(&mut command).spawn().expect("it starts");
        let lines = BufReader::new(child.stdout.take().expect("its output")).lines();
        let mut lines = lines.map_while(Result::ok);
        let address = lines.find_map(|line| line.strip_prefix("node ")?.trim().parse().ok());
        // Whatever else it says is not waited for.
        std::thread::spawn(move || lines.for_each(drop));
        Self { child, address: address.expect("it opens") }
    }

    pub(crate) fn node(url: &str, port: u16) -> Self {
        Self::start(url, |command| command.env(PORT, port.to_string()))
    }

    pub(crate) fn worker(url: &str, pace: Duration) -> Self {
        Self::start(url, |command| command.env(WORKER, pace.as_millis().to_string()))
    }

    /// SIGTERM; says how long it took to end.
    pub(crate) fn terminate(mut self) -> Duration {
        let began = Instant::now();
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("a signal").success());
        let ended = self.child.wait().expect("it ends");
        assert!(ended.success(), "{ended}");
        began.elapsed()
    }
}

/// SIGKILL: nothing is put in order.
impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A door of the examples in `packaging/`, on a port of its own.
pub(crate) struct Door {
    child: Child,
    pub(crate) address: SocketAddr,
    _folder: Folder,
}

impl Door {
    /// Starts a program with an example whose ports are replaced.
    pub(crate) fn open(example: &str, nodes: &[SocketAddr], start: impl FnOnce(&Path) -> Command) -> Self {
        let packaging = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../packaging");
        let mut text = std::fs::read_to_string(packaging.join(example)).expect("an example");
        let port = free_port();
        text = text.replace("127.0.0.1:8080", &format!("127.0.0.1:{port}"));
        for (node, place) in nodes.iter().zip(7871..) {
            text = text.replace(&format!("127.0.0.1:{place}"), &node.to_string());
        }
        assert!(!text.contains("127.0.0.1:787"), "as many nodes as the example has");
        let folder = Folder::new();
        let file = folder.0.join(example);
        std::fs::write(&file, text).expect("a file");
        let child =
            start(&file).stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it is installed");
        Self { child, address: SocketAddr::from(([127, 0, 0, 1], port)), _folder: folder }
    }

    /// Waits until it lets people in.
    pub(crate) async fn ready(&self) {
        for _ in 0..100 {
            let asked = Guest::stranger(self.address).try_send("GET", "/ready", &[], "").await;
            if asked.is_some_and(|answer| answer.status == 200) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        panic!("the door stays closed");
    }
}

impl Drop for Door {
    fn drop(&mut self) {
        let _ = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status();
        let _ = self.child.wait();
    }
}

/// People at tables of a site, who act until they are stopped.
pub(crate) struct Load {
    pub(crate) ids: Vec<String>,
    acknowledged: Acknowledged,
    stop: Arc<AtomicBool>,
    players: Vec<tokio::task::JoinHandle<usize>>,
}

impl Load {
    pub(crate) async fn start(host: &Guest, doors: &[Guest], tables: u64) -> Self {
        let (acknowledged, stop) = (Acknowledged::default(), Arc::new(AtomicBool::new(false)));
        let (mut ids, mut players) = (Vec::new(), Vec::new());
        for number in 0..tables {
            let id = two_seats(host, "tzolkin", &format!("load {number}")).await;
            for player in 0..2 {
                let (doors, kept, stop) = (doors.to_vec(), acknowledged.clone(), stop.clone());
                players.push(tokio::spawn(play(doors, id.clone(), kept, stop, number * 2 + player + 1)));
            }
            ids.push(id);
        }
        Self { ids, acknowledged, stop, players }
    }

    /// Stops, and says how many acts were acknowledged, and how many questions failed.
    pub(crate) async fn end(self, url: &str) -> (usize, usize) {
        self.stop.store(true, Ordering::Relaxed);
        let mut failed = 0;
        for player in self.players {
            failed += player.await.expect("no panic");
        }
        (all_there(url, &self.ids, &self.acknowledged).await, failed)
    }
}

/// Listens to a table until stopped, at one node after the other; says how long it was without a stream at most.
pub(crate) async fn follow(doors: Vec<Guest>, id: String, stop: Arc<AtomicBool>) -> Duration {
    let (mut longest, mut lost, mut last) = (Duration::ZERO, Instant::now(), String::new());
    for door in doors.iter().cycle() {
        if stop.load(Ordering::Relaxed) {
            return longest;
        }
        let mut door = door.clone();
        if !last.is_empty() {
            door.headers.push(("last-event-id".to_owned(), last.clone()));
        }
        let Some(mut stream) = door.try_listen(&format!("/api/tables/{id}/events?as=none")).await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        while !stop.load(Ordering::Relaxed) {
            let event = tokio::time::timeout(Duration::from_millis(500), stream.next()).await;
            match event {
                Ok(Some(event)) => {
                    longest = longest.max(lost.elapsed());
                    last = event["version"].to_string();
                    lost = Instant::now();
                }
                Ok(None) => break,
                // Nothing happens at the table; the stream is there.
                Err(_) => lost = Instant::now(),
            }
        }
    }
    longest
}
