//! A move is on the disk before it is acknowledged: the server is killed again and again in the middle of everything, and
//! each time every acknowledged move is there, once, and every table goes on.
//!
//! This is a program of its own: started with a database in its environment it is the server, else it is the test.

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
        Some(database) => runtime.block_on(be_the_server(database.into())),
        None if std::env::args().any(|argument| argument == "--list") => println!("kill: test"),
        None if std::env::args().any(|argument| argument == "--include-ignored") => {
            runtime.block_on(kill_it(KILLS));
        }
        None => runtime.block_on(kill_it(FEW_KILLS)),
    }
}

async fn be_the_server(database: PathBuf) {
    let address = SocketAddr::from(([127, 0, 0, 1], 0));
    let config = Config { limits: Limits::none(), pace: Duration::ZERO, ..Config::new(address, database) };
    serve(config, khipu_games::registry(), |address| println!("{address}")).await.expect("the server opens");
}

/// A server that can be killed.
struct Victim {
    child: Child,
    address: SocketAddr,
}

impl Victim {
    fn start(database: &Path) -> Self {
        let program = std::env::current_exe().expect("this program");
        let mut child = Command::new(program)
            .env(DATABASE, database)
            .stdout(Stdio::piped())
            .spawn()
            .expect("the server starts");
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
