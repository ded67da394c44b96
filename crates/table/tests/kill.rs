//! A move is on the disk before it is acknowledged: the server is killed again and again in the middle of everything, and
//! each time every acknowledged move is there, once, and every table goes on. The disk fails and comes back; bots think when
//! the server is told to close; and whatever is logged, secrets are not. Calls to people survive it too (`kill/outbox.rs`).
//!
//! This is a program of its own: started with a database in its environment it is the server, else it is the test.

#[path = "kill/outbox.rs"]
mod outbox;
mod server;

use std::collections::HashMap;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use khipu_table::{Config, Limits, serve};
use serde_json::{Value, json};
use server::{Folder, Guest};
use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnectOptions, SqlitePool};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

const DATABASE: &str = "KHIPU_TEST_DATABASE";
/// Twenty with `--include-ignored`, as `./test --long` has it.
const KILLS: u64 = 20;
const FEW_KILLS: u64 = 4;
const TABLES: usize = 4;

fn main() {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads");
    match std::env::var_os(DATABASE) {
        Some(database) => {
            runtime.block_on(be_the_server(database.into()));
            runtime.shutdown_background();
        }
        None if std::env::args().any(|argument| argument == "--list") => println!("kill: test"),
        None => {
            let long = std::env::args().any(|argument| argument == "--include-ignored");
            runtime.block_on(outbox::the_outbox_is_killed_at_every_step());
            runtime.block_on(kill_it(if long { KILLS } else { FEW_KILLS }));
            #[cfg(target_os = "linux")]
            runtime.block_on(the_disk_fails_and_comes_back());
            #[cfg(unix)]
            runtime.block_on(bots_that_think_hold_nobody_up());
            #[cfg(unix)]
            runtime.block_on(no_secret_is_logged());
        }
    }
}

async fn be_the_server(database: PathBuf) {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let calls = outbox::config();
    let config =
        Config { limits: Limits::none(), pace: Duration::ZERO, calls, ..Config::new(address, database) };
    khipu_table::log_to_stderr(khipu_table::LogFormat::Text);
    serve(config, khipu_games::registry(), |address| println!("{address}")).await.expect("the server opens");
}

/// A server that can be killed.
struct Victim {
    child: Child,
    address: SocketAddr,
}

impl Victim {
    fn start(database: &Path) -> Self {
        Self::start_with(database, |command| command.env("RUST_LOG", "error"))
    }

    fn start_with(database: &Path, change: impl FnOnce(&mut Command) -> &mut Command) -> Self {
        let program = std::env::current_exe().expect("this program");
        let mut command = Command::new(program);
        change(command.env(DATABASE, database).stdout(Stdio::piped()));
        let mut child = command.spawn().expect("the server starts");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output")).read_line(&mut line).expect("its address");
        Self { child, address: line.trim().parse().expect("an address") }
    }

    /// SIGKILL: nothing is put in order.
    fn kill(mut self) {
        self.child.kill().expect("it can be killed");
        self.child.wait().expect("it ends");
    }
}

#[cfg(unix)]
impl Victim {
    /// SIGTERM; says whether it has ended after a while.
    fn terminate(mut self) -> bool {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().expect("a signal").success());
        for _ in 0..200 {
            if self.child.try_wait().expect("a child").is_some() {
                return true;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        false
    }
}

impl Drop for Victim {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What was acknowledged: table and version, with the words of the move.
type Acknowledged = Arc<Mutex<HashMap<(String, u64), String>>>;

async fn kill_it(kills: u64) {
    let folder = Folder::new();
    let database = folder.0.join("server.db");
    let acknowledged = Acknowledged::default();
    let mut victim = Victim::start(&database);
    let token = Guest::program(victim.address, "Ada").await.headers[0].1.clone();
    let token = token.trim_start_matches("Bearer ").to_owned();
    let mut tables: Vec<String> = Vec::new();
    let mut all: Vec<String> = Vec::new();
    for kill in 0..kills {
        let host = Guest::bearer(victim.address, &token);
        // A game that is over makes room for a new one.
        let mut going = Vec::new();
        for id in tables {
            let table = host.get(&format!("/api/tables/{id}?as=none")).await.ok().json();
            if table["over"] != true {
                going.push(id);
            }
        }
        tables = going;
        while tables.len() < TABLES {
            let id = match tables.len() % 2 {
                0 => server::two_seats(&host, "tzolkin", &format!("kill {kill} {}", tables.len())).await,
                // A game that is dealt when the last seat is taken.
                _ => {
                    let made = server::with_friend(&host, "tzolkin").await;
                    let id = made["id"].as_str().expect("an id").to_owned();
                    server::reseat(&host, &id, 1, &json!({ "what": "take" })).await.ok();
                    id
                }
            };
            all.push(id.clone());
            tables.push(id);
        }
        let players = tables
            .iter()
            .flat_map(|id| [id, id])
            .map(|id| tokio::spawn(play(victim.address, token.clone(), id.clone(), acknowledged.clone())));
        let players: Vec<_> = players.collect();
        tokio::time::sleep(Duration::from_millis(60 + kill * 37 % 150)).await;
        victim.kill();
        for player in players {
            player.await.expect("a player");
        }
        check(&database, &all, &acknowledged).await;
        victim = Victim::start(&database);
        let host = Guest::bearer(victim.address, &token);
        for id in &tables {
            let rows = rows(&database, id).await;
            let moves = rows.iter().filter(|row| row["row"] == "move").count() as u64;
            let rows = rows.len() as u64;
            let table = host.get(&format!("/api/tables/{id}?as=none")).await.ok().json();
            assert_eq!(table["version"].as_u64(), Some(rows), "the table stands where its log ends");
            assert_eq!(table["step"].as_u64(), Some(moves), "every move stands");
        }
    }
    victim.kill();
    let count = acknowledged.lock().expect("whole").len() as u64;
    assert!(count > kills * 4, "only {count} moves were acknowledged: the server was hardly at work");
    println!("{kills} kills, {} tables, {count} acknowledged moves: all there, each once", all.len());
}

/// Plays for whoever must decide until the server is gone; every move is posted twice at once.
async fn play(address: SocketAddr, token: String, id: String, acknowledged: Acknowledged) {
    let mut line = Line { address, token, stream: None };
    for number in 0usize.. {
        let Some(table) = line.ask("GET", &format!("/api/tables/{id}?as=none"), "").await else { return };
        let Some(seat) = table.1["deciders"][0].as_u64() else { return };
        let Some(list) = line.ask("GET", &format!("/api/tables/{id}/moves?as={seat}"), "").await else {
            return;
        };
        let Some(moves) = list.1["moves"].as_array().filter(|moves| !moves.is_empty()) else { continue };
        let (version, words) =
            (list.1["version"].as_u64().expect("a version"), &moves[number * 5 % moves.len()]);
        let body = json!({ "as": seat, "version": version, "move": words }).to_string();
        let mut yes = 0;
        for _ in 0..2 {
            let Some((status, answer)) = line.ask("POST", &format!("/api/tables/{id}/moves"), &body).await
            else {
                return;
            };
            assert!(matches!(status, 200 | 409 | 422), "{status} {answer}");
            if status == 200 {
                yes += 1;
                let words = words.as_str().expect("words").to_owned();
                let known = acknowledged.lock().expect("whole").insert((id.clone(), version + 1), words);
                assert_eq!(known, None, "one version, one move");
            }
        }
        assert!(yes <= 1, "a move counts once");
    }
}

/// A connection that stays open.
struct Line {
    address: SocketAddr,
    token: String,
    stream: Option<TcpStream>,
}

impl Line {
    /// An answer; none if the server is gone.
    async fn ask(&mut self, method: &str, path: &str, body: &str) -> Option<(u16, Value)> {
        let stream = match &mut self.stream {
            Some(stream) => stream,
            none => none.insert(TcpStream::connect(self.address).await.ok()?),
        };
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {}\r\ncontent-type: application/json\r\n\
             content-length: {}\r\n\r\n{body}",
            self.address,
            self.token,
            body.len()
        );
        stream.write_all(request.as_bytes()).await.ok()?;
        let mut answer = Vec::new();
        loop {
            if let Some(whole) = whole(&answer) {
                return Some(whole);
            }
            if stream.read_buf(&mut answer).await.ok()? == 0 {
                return None;
            }
        }
    }
}

fn whole(answer: &[u8]) -> Option<(u16, Value)> {
    let text = std::str::from_utf8(answer).ok()?;
    let (head, body) = text.split_once("\r\n\r\n")?;
    let length =
        head.lines().find_map(|line| line.strip_prefix("content-length: ")?.trim().parse::<usize>().ok())?;
    let body = body.get(..length)?;
    Some((head.split(' ').nth(1)?.parse().ok()?, serde_json::from_str(body).ok()?))
}

/// The rows of a log, as they are on the disk.
async fn rows(database: &Path, id: &str) -> Vec<Value> {
    let pool =
        SqlitePool::connect_with(SqliteConnectOptions::new().filename(database)).await.expect("a database");
    let rows = sqlx::query("SELECT seq, body FROM log WHERE id = ? ORDER BY seq")
        .bind(id)
        .fetch_all(&pool)
        .await
        .expect("a log");
    let rows: Vec<Value> = rows
        .iter()
        .zip(1i64..)
        .map(|(row, number)| {
            assert_eq!(row.get::<i64, _>("seq"), number, "no row is missing, none is there twice");
            serde_json::from_str(row.get("body")).expect("a row")
        })
        .collect();
    pool.close().await;
    rows
}

/// Every acknowledged move is in its row.
async fn check(database: &Path, tables: &[String], acknowledged: &Acknowledged) {
    let mut found = 0;
    let known = acknowledged.lock().expect("whole").clone();
    for id in tables {
        let rows = rows(database, id).await;
        for (row, version) in rows.iter().zip(1u64..) {
            if let Some(words) = known.get(&(id.clone(), version)) {
                assert_eq!(row["words"], *words, "table {id}, row {version}");
                found += 1;
            }
        }
    }
    assert_eq!(found, known.len(), "an acknowledged move is gone");
}

/// The first move of whoever must decide, as a body to post.
async fn any_move(host: &Guest, id: &str) -> Value {
    let table = host.get(&format!("/api/tables/{id}?as=none")).await.ok().json();
    let seat = &table["deciders"][0];
    let list = host.get(&format!("/api/tables/{id}/moves?as={seat}")).await.ok().json();
    json!({ "as": seat, "version": list["version"], "move": list["moves"][0] })
}

/// Writes and syncs of the database fail, as on a full or broken disk: acts are refused with the true reason, nothing changes,
/// and as soon as the disk is well the same server goes on.
#[cfg(target_os = "linux")]
async fn the_disk_fails_and_comes_back() {
    let folder = Folder::new();
    let (library, control) = (server::faults(&folder.0), folder.0.join("fault"));
    let database = folder.0.join("server.db");
    let victim = Victim::start_with(&database, |command| {
        command.env("LD_PRELOAD", &library).env("KHIPU_TEST_FAULT", &control).env("RUST_LOG", "off")
    });
    let host = Guest::program(victim.address, "Ada").await;
    let token = host.headers[0].1.trim_start_matches("Bearer ").to_owned();
    let id = server::two_seats(&host, "tzolkin", "a bad disk").await;
    let path = format!("/api/tables/{id}/moves");
    // ENOSPC and EIO on write, EIO on fsync, and a disk that has become read-only.
    let faults = [
        ("write 28", "disk_full"),
        ("write 5", "disk_error"),
        ("sync 5", "disk_error"),
        ("write 30", "disk_error"),
    ];
    let mut version = 0;
    for (fault, code) in faults {
        let wanted = any_move(&host, &id).await;
        std::fs::write(&control, fault).expect("a file");
        for _ in 0..2 {
            let refused = host.post_json(&path, &wanted).await;
            assert_eq!((refused.status, refused.json()["code"].as_str()), (503, Some(code)), "{fault}");
            assert!(refused.header("retry-after").is_some());
        }
        let stands = host.get(&format!("/api/tables/{id}?as=none")).await.ok().json();
        assert_eq!(stands["version"], wanted["version"], "what was refused has not happened");
        std::fs::remove_file(&control).expect("a file");
        let acted = host.post_json(&path, &wanted).await.ok().json();
        version = acted["version"].as_u64().expect("a version");
        assert_eq!(Some(version), wanted["version"].as_u64().map(|before| before + 1));
    }
    victim.kill();
    let again = Victim::start(&database);
    let host = Guest::bearer(again.address, &token);
    assert_eq!(host.get(&format!("/api/tables/{id}?as=none")).await.ok().json()["version"], version);
    println!("the disk failed {} times and came back", faults.len());
}

/// Many tables of the strongest bots think; the server closes all the same.
#[cfg(unix)]
async fn bots_that_think_hold_nobody_up() {
    let folder = Folder::new();
    let victim = Victim::start(&folder.0.join("server.db"));
    let host = Guest::program(victim.address, "Ada").await;
    let seats =
        json!([{ "who": "bot", "level": 5 }, { "who": "bot", "level": 5 }, { "who": "bot", "level": 5 }]);
    for _ in 0..6 {
        let made = host
            .post_json("/api/tables", &json!({ "game": "tawantinsuyu", "seats": seats }))
            .await
            .ok()
            .json();
        host.get(&format!("/api/tables/{}", made["id"].as_str().expect("an id"))).await.ok();
    }
    assert!(victim.terminate(), "the server waits for its bots");
    assert!(!folder.0.join("server.db-wal").exists(), "SIGTERM leaves one file");
}

/// A guest with a cookie, one with a token, a link, a seed and a message; all logged as fully as can be.
#[cfg(unix)]
async fn no_secret_is_logged() {
    let folder = Folder::new();
    let log = folder.0.join("log");
    let file = std::fs::File::create(&log).expect("a file");
    let victim = Victim::start_with(&folder.0.join("server.db"), |command| {
        command.env("RUST_LOG", "trace").stderr(file)
    });
    let program = Guest::program(victim.address, "Ada").await;
    let browser = Guest::browser(victim.address).await;
    let id = server::two_seats(&program, "tawantinsuyu", "the seed of this very table").await;
    let open = json!({ "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "open" }] });
    let made = program.post_json("/api/tables", &open).await.ok().json();
    let link = made["links"][1]["path"].as_str().expect("a link");
    browser.get(link).await.ok();
    browser.post(link, &[]).await.ok();
    browser.post(&format!("/t/{id}/chat"), &[("text", "between you and me")]).await.ok();
    program.post_json(&format!("/api/tables/{id}/moves"), &any_move(&program, &id).await).await.ok();
    let cookie = browser.headers[0].1.trim_start_matches("khipu=").to_owned();
    let token = program.headers[0].1.trim_start_matches("Bearer ").to_owned();
    let parts = [&cookie, &token].map(|token| token.split('.').map(str::to_owned).collect::<Vec<_>>());
    let link_key = link.rsplit('/').next().expect("a part").to_owned();
    assert!(victim.terminate());
    let said = std::fs::read_to_string(&log).expect("a log");
    assert!(
        said.contains("request{id=") && said.contains("route=\"/seat/"),
        "requests have numbers and routes: {said:.2000}"
    );
    let [cookie_parts, token_parts] = parts;
    let secrets = [
        cookie_parts[0].clone(),
        cookie_parts[cookie_parts.len() - 1].clone(),
        token_parts[0].clone(),
        token_parts[token_parts.len() - 1].clone(),
        browser.token.clone(),
        link_key,
        "the seed of this very table".to_owned(),
        "between you and me".to_owned(),
    ];
    for secret in secrets {
        assert!(!said.contains(&secret), "the log holds {secret}");
    }
    println!("{} lines of log without a secret", said.lines().count());
}
