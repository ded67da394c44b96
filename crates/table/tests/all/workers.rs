//! Workers: they think for nodes, are killed, and die of what they think about.

use std::collections::HashMap;
use std::time::Duration;

use khipu_table::{Config, HostBot, ServeError, WorkConfig};
use serde_json::json;
use sqlx::ConnectOptions as _;
use sqlx::postgres::PgConnectOptions;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::host_bots::{LAST, given_up, play_on, program};
use crate::nodes::{config, database, execute, rows};
use crate::postgres::Cluster;
use crate::server::{self, Folder, Guest, table, view};
use crate::site::Process;

/// A worker with these bots of the host.
struct Worker {
    close: oneshot::Sender<()>,
    ended: JoinHandle<Result<(), ServeError>>,
}

impl Worker {
    fn start(url: &str, bots: Vec<HostBot>) -> Self {
        let (close, closed) = oneshot::channel();
        let (database, pace) = (url.parse().expect("a URL"), Duration::ZERO);
        let work = WorkConfig { database, key_file: None, threads: 1, bots, pace, metrics: None };
        let end = async { drop(closed.await) };
        let ended = tokio::spawn(khipu_table::work_until(end, work, khipu_games::registry(), || {}));
        Self { close, ended }
    }

    async fn close(self) {
        self.close.send(()).expect("it works");
        self.ended.await.expect("no panic").expect("it ended in order");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_of_the_host_plays_where_it_is() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "host_bots").await;
    let mine = || vec![program("mine", LAST)];
    let silent = Config { thinkers: Some(0), bots: mine(), ..config(&url) };
    let node = server::open_with(Folder::new(), silent).await.expect("a node starts");
    let host = Guest::program(node.address, "Ada").await;
    let has = Worker::start(&url, mine());
    let options: PgConnectOptions = url.parse().expect("a URL");
    let mut connection = options.connect().await.expect("a database");
    let announced = || sqlx::query("SELECT name FROM host_bots");
    while announced().fetch_all(&mut connection).await.expect("it answers").is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let has_not = Worker::start(&url, Vec::new());
    let seats = json!([{ "who": "me" }, { "who": "host_bot", "name": "mine" }]);
    let made = table(&host, &json!({ "game": "tzolkin", "seats": seats, "seed": "host" })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    play_on(&host, &id, 6).await;
    assert_eq!(view(&host, &id, "0").await["seats"][1]["level"], json!(null), "nobody has handed it over");
    // Whoever has it ends in good order: another one does not wait to hand the seat over.
    has.close().await;
    play_on(&host, &id, 14).await;
    assert_eq!(given_up(&host, &id).await["level"], 3);
    has_not.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_thinks_for_nodes_that_do_not() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "workers").await;
    let silent = Config { thinkers: Some(0), ..config(&url) };
    let node = server::open_with(Folder::new(), silent).await.expect("a node starts");
    let host = Guest::program(node.address, "Ada").await;
    let seats = json!([{ "who": "bot", "level": 1 }, { "who": "me" }]);
    let made = table(&host, &json!({ "game": "tzolkin", "seats": seats, "seed": "work" })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let mut events = host.listen(&format!("/api/tables/{id}/events?as=1")).await;
    let before = events.next().await.expect("the table")["version"].as_u64();
    // Both choose what they begin with; then it is the turn of the bot.
    let undecided = async || view(&host, &id, "none").await["deciders"] != json!([1]);
    assert!(undecided().await, "a bot must decide");

    let worker = Worker::start(&url, Vec::new());
    let mut version = before;
    while version == before || undecided().await {
        let event = tokio::time::timeout(Duration::from_secs(30), events.next()).await.expect("in time");
        version = event.expect("an event")["version"].as_u64();
    }
    worker.close().await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a worker is killed, and what it held is free 15 seconds later"]
async fn a_worker_is_killed() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "worker").await;
    let node = Process::node(&url, 0);
    let host = Guest::program(node.address, "Ada").await;
    let seats = json!([{ "who": "bot", "level": 2 }, { "who": "bot", "level": 2 }]);
    let mut ids = Vec::new();
    for number in 0..4 {
        let wanted = json!({ "game": "tzolkin", "seats": seats, "seed": format!("worker {number}") });
        let made = table(&host, &wanted).await;
        ids.push(made["id"].as_str().expect("an id").to_owned());
    }
    let mut streams = Vec::new();
    for id in &ids {
        streams.push(host.listen(&format!("/api/tables/{id}/events?as=none")).await);
    }
    let mut before: HashMap<String, u64> = HashMap::new();
    for _ in 0..2 {
        let worker = Process::worker(&url, Duration::ZERO);
        // All tables go on, then it dies in the middle of a thought.
        for id in &ids {
            let last = before.get(id).copied().unwrap_or(0);
            let mut version = last;
            for _ in 0..600 {
                let shown = view(&host, id, "none").await;
                version = shown["version"].as_u64().expect("a version");
                if version > last + 3 || shown["over"] == true {
                    break;
                }
                tokio::time::sleep(Duration::from_millis(100)).await;
            }
            assert!(version > last, "table {id} stands still at {version}");
            before.insert(id.clone(), version);
        }
        drop(worker);
    }
    for id in &ids {
        // `rows` finds gaps and doubles.
        assert!(rows(&url, id).await.len() as u64 >= before[id]);
    }
}

/// A thought kills three workers: nobody tries it again until the host says so, and all others go on.
#[tokio::test(flavor = "multi_thread")]
async fn a_poisoned_thought_kills_its_workers_and_is_given_up() {
    let cluster = Cluster::start().await;
    let url = database(&cluster, "poison").await;
    let (folder, silent) = (Folder::new(), config(&url));
    let socket = folder.0.join("admin.sock");
    let node = Config { thinkers: Some(0), admin: Some(socket.clone()), ..silent };
    let node = server::open_with(folder, node).await.expect("a node starts");
    let host = Guest::program(node.address, "Ada").await;
    let seats = json!([{ "who": "bot", "level": 1 }, { "who": "me" }]);
    let wanted = json!({ "game": "tzolkin", "seats": seats, "seed": "work" });
    let id = table(&host, &wanted).await["id"].as_str().expect("an id").to_owned();
    let mut stream = host.listen(&format!("/t/{id}/stream?as=1")).await;
    let options: PgConnectOptions = url.parse().expect("a URL");
    let mut line = options.connect().await.expect("a line");
    for death in 1..=3 {
        // It thinks, and then waits for an hour because a person sits there: it holds the thought when it dies.
        let worker = Process::worker(&url, Duration::from_secs(3600));
        let mut held = false;
        for _ in 0..300 {
            let taken = "SELECT attempts = $2 AND leased > unixepoch() FROM thinking WHERE id = $1";
            let taken = sqlx::query_scalar(taken).bind(&id).bind(i64::from(death));
            held = taken.fetch_one(&mut line).await.expect("a bot must decide");
            if held {
                break;
            }
            tokio::time::sleep(Duration::from_millis(100)).await;
        }
        assert!(held, "worker {death} does not try");
        drop(worker);
        // As if its lease had run out.
        execute(&url, "UPDATE thinking SET leased = 1").await;
    }
    let _worker = Process::worker(&url, Duration::ZERO);
    let well = table(&host, &wanted).await["id"].as_str().expect("an id").to_owned();
    let moved = async |id: &str| view(&host, id, "none").await["deciders"] == json!([1]);
    for _ in 0..300 {
        if moved(&well).await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(moved(&well).await, "others go on");
    assert!(!moved(&id).await, "nobody tries it again");
    let said = async || host.get(&format!("/t/{id}?as=1")).await.ok().body.contains("role=\"alert\"");
    while !said().await {
        tokio::time::timeout(Duration::from_secs(30), stream.next()).await.expect("the table says so");
    }
    let (status, _) = server::admin(&socket, "POST", &format!("/think?table={id}")).await;
    assert_eq!(status, 200);
    for _ in 0..300 {
        if moved(&id).await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert!(moved(&id).await, "the host lets it be tried again");
}
