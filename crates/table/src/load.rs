//! A load of tables and tabs on a server, and what it measures: how long it takes from a post to the push.
//!
//! The client is made by hand over plain sockets, so that it costs little beside the server that it measures.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// CPU is counted when this part of the time is over.
const WARMING: u32 = 4;

/// What is to be put on a server.
#[derive(Clone, Debug)]
pub struct LoadPlan {
    /// The server, or several, between which the tables are divided: nodes of one site, or sites. They should have no limits.
    pub addresses: Vec<SocketAddr>,
    /// Their processes, to read what memory and time they take.
    pub processes: Vec<u32>,
    /// The game at the tables.
    pub game: String,
    /// Seats at each table.
    pub players: usize,
    /// Tables.
    pub tables: usize,
    /// Streams at each table: one for each seat, then spectators.
    pub streams: usize,
    /// Moves a second and table.
    pub rate: f64,
    /// How long, once everybody sits.
    pub seconds: u64,
}

/// What was measured.
#[derive(Clone, Debug, Default)]
pub struct LoadReport {
    /// Tables that were set up.
    pub tables: usize,
    /// Streams that were open.
    pub streams: usize,
    /// Moves that were acknowledged.
    pub moves: u64,
    /// Updates that arrived.
    pub updates: u64,
    /// Requests or streams that failed.
    pub errors: u64,
    /// Every update that a move brought: seconds since the first move was due, and milliseconds from its post.
    pub pushes: Vec<(f32, f32)>,
    /// Milliseconds from the post of a move to its update at a stream: half of them took no longer.
    pub push_p50: f64,
    /// The same for 99 of 100.
    pub push_p99: f64,
    /// The longest.
    pub push_most: f64,
    /// Milliseconds from the post of a move to its answer: half of them took no longer.
    pub answer_p50: f64,
    /// The same for 99 of 100.
    pub answer_p99: f64,
    /// Bytes of an update, on average.
    pub update_bytes: f64,
    /// Bytes of the largest update.
    pub update_most: u64,
    /// Bytes that the server takes for each stream, its table's share included; none if the processes are not known.
    pub stream_bytes: Option<f64>,
    /// Milliseconds of a core that the server takes for a move, the calls of whoever moves included; none if the processes
    /// are not known. The first quarter of the time is not counted.
    pub move_cpu: Option<f64>,
    /// Seconds that the moves took.
    pub seconds: f64,
}

/// What all tasks of a run share.
#[derive(Default)]
struct Tally {
    /// When the move that led to a version of a table was posted.
    posted: Mutex<HashMap<(usize, u64), Instant>>,
    pushes: Mutex<Vec<(Instant, f32)>>,
    answers: Mutex<Vec<f32>>,
    bytes: AtomicU64,
    largest: AtomicU64,
    updates: AtomicU64,
    errors: AtomicU64,
    /// Streams that have heard their first message.
    opened: AtomicU64,
    /// Whether the moves have begun: what arrives before is not counted.
    begun: std::sync::atomic::AtomicBool,
}

impl Tally {
    fn error(&self) {
        self.errors.fetch_add(1, Ordering::Relaxed);
    }
}

/// Runs a load, bounded by the plan.
///
/// # Errors
/// If the server does not answer when the tables are set up.
pub async fn load(plan: LoadPlan) -> std::io::Result<LoadReport> {
    let mut doors = Vec::with_capacity(plan.addresses.len());
    for &address in &plan.addresses {
        doors.push(Door::open(address).await?);
    }
    let before = sum(&plan.processes, resident);
    let tally = Arc::new(Tally::default());
    let mut tables = Vec::with_capacity(plan.tables);
    let mut streams = Vec::new();
    for (number, place) in (0..plan.tables).zip((0..doors.len()).cycle()) {
        let Door { address, token, line } = &mut doors[place];
        let seats: Vec<Value> =
            (0..plan.players).map(|seat| json!({ "who": "here", "name": format!("{}", seat + 1) })).collect();
        let wanted = json!({ "game": plan.game, "seats": seats, "seed": format!("load {number}") });
        let made = line.ask("POST", "/api/tables", Some(&wanted)).await?;
        let id = text(&made, "id")?;
        for stream in 0..plan.streams {
            let eyes = if stream < plan.players { stream.to_string() } else { "none".to_owned() };
            let path = format!("/t/{id}/stream?as={eyes}&packed=yes&from={}", made["version"]);
            let opened = Line::open(*address, token).await?;
            streams.push(tokio::spawn(listen(opened, path, number, tally.clone())));
        }
        tables.push((*address, token.clone(), id));
    }
    // Streams are open when they have heard their first message.
    let wanted = (plan.tables * plan.streams) as u64;
    let patience = Instant::now() + Duration::from_secs(60);
    while tally.opened.load(Ordering::Relaxed) < wanted && Instant::now() < patience {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let opened = tally.opened.load(Ordering::Relaxed);
    tally.updates.store(0, Ordering::Relaxed);
    tally.bytes.store(0, Ordering::Relaxed);
    tally.largest.store(0, Ordering::Relaxed);
    tally.begun.store(true, Ordering::Relaxed);
    let started = Instant::now();
    let end = started + Duration::from_secs(plan.seconds);
    let pause = Duration::from_secs_f64(1.0 / plan.rate.max(0.001));
    let players: Vec<_> = tables
        .into_iter()
        .enumerate()
        .map(|(number, (address, token, id))| {
            // Tables begin one after another, so that the load is even.
            let first = started + pause.mul_f64(number as f64 / plan.tables.max(1) as f64);
            tokio::spawn(play(address, token, id, number, first, pause, end, tally.clone()))
        })
        .collect();
    // What a server does once, when it first meets a game, a language or a statement, is no part of a move.
    let warm = started + Duration::from_secs(plan.seconds) / WARMING;
    tokio::time::sleep_until(warm.into()).await;
    let answered = || tally.answers.lock().unwrap_or_else(PoisonError::into_inner).len();
    let (cpu_before, moves_before) = (sum(&plan.processes, cpu), answered());
    let mut moves = 0;
    for player in players {
        moves += player.await.unwrap_or_default();
    }
    // The last updates are on their way.
    tokio::time::sleep(Duration::from_millis(500)).await;
    let seconds = started.elapsed().as_secs_f64();
    let after = sum(&plan.processes, resident);
    let cpu_taken = cpu_before.zip(sum(&plan.processes, cpu)).map(|(before, after)| after - before);
    let moves_counted = answered() - moves_before;
    // Streams that close are told to the others: that is no answer to a move any more.
    tally.begun.store(false, Ordering::Relaxed);
    for stream in &streams {
        if stream.is_finished() {
            tally.error();
        }
        stream.abort();
    }
    let arrived = tally.pushes.lock().unwrap_or_else(PoisonError::into_inner).clone();
    let mut pushes: Vec<f32> = arrived.iter().map(|(_, took)| *took).collect();
    let mut answers = tally.answers.lock().unwrap_or_else(PoisonError::into_inner).clone();
    pushes.sort_by(f32::total_cmp);
    answers.sort_by(f32::total_cmp);
    let updates = tally.updates.load(Ordering::Relaxed);
    let grown = before.zip(after).map(|(before, after)| (after - before).max(0.0));
    Ok(LoadReport {
        tables: plan.tables,
        streams: opened as usize,
        moves,
        updates,
        errors: tally.errors.load(Ordering::Relaxed) + wanted.saturating_sub(opened),
        pushes: arrived.iter().map(|(at, took)| ((*at - started).as_secs_f32(), *took)).collect(),
        push_p50: at(&pushes, 0.5),
        push_p99: at(&pushes, 0.99),
        push_most: at(&pushes, 1.0),
        answer_p50: at(&answers, 0.5),
        answer_p99: at(&answers, 0.99),
        update_bytes: tally.bytes.load(Ordering::Relaxed) as f64 / updates.max(1) as f64,
        update_most: tally.largest.load(Ordering::Relaxed),
        stream_bytes: grown.map(|grown| grown / (opened.max(1) as f64)),
        move_cpu: cpu_taken.map(|seconds| seconds * 1e3 / moves_counted.max(1) as f64),
        seconds,
    })
}

/// One table: a move, then a pause, until the end.
#[expect(clippy::too_many_arguments, reason = "a task owns all that it needs")]
async fn play(
    address: SocketAddr,
    token: Arc<str>,
    id: String,
    number: usize,
    first: Instant,
    pause: Duration,
    end: Instant,
    tally: Arc<Tally>,
) -> u64 {
    let mut moves = 0;
    let mut next = first;
    let Ok(mut line) = Line::open(address, &token).await else {
        tally.error();
        return moves;
    };
    while next < end {
        tokio::time::sleep_until(next.into()).await;
        next += pause;
        match step(&mut line, &id, number, moves, &tally).await {
            Ok(true) => moves += 1,
            // The game is over.
            Ok(false) => break,
            Err(_) => {
                tally.error();
                match Line::open(address, &token).await {
                    Ok(again) => line = again,
                    Err(_) => break,
                }
            }
        }
    }
    moves
}

/// One move for whoever must decide; false if nobody must.
async fn step(line: &mut Line, id: &str, number: usize, count: u64, tally: &Tally) -> std::io::Result<bool> {
    let table = line.ask("GET", &format!("/api/tables/{id}?as=none"), None).await?;
    let Some(seat) = table["deciders"][0].as_u64() else { return Ok(false) };
    let list = line.ask("GET", &format!("/api/tables/{id}/moves?as={seat}"), None).await?;
    let moves = list["moves"].as_array().filter(|moves| !moves.is_empty()).ok_or_else(broken)?;
    let version = list["version"].as_u64().ok_or_else(broken)?;
    let wanted = json!({ "as": seat, "version": version, "move": moves[(count * 7) as usize % moves.len()] });
    let posted = Instant::now();
    tally.posted.lock().unwrap_or_else(PoisonError::into_inner).insert((number, version + 1), posted);
    line.ask("POST", &format!("/api/tables/{id}/moves"), Some(&wanted)).await?;
    let took = posted.elapsed().as_secs_f32() * 1e3;
    tally.answers.lock().unwrap_or_else(PoisonError::into_inner).push(took);
    Ok(true)
}

/// One tab: counts what arrives.
async fn listen(mut line: Line, path: String, number: usize, tally: Arc<Tally>) {
    if line.begin("GET", &path, None).await.is_err() {
        return;
    }
    let (mut buffer, mut from, mut first) = (Vec::new(), 0, true);
    loop {
        let Ok(1..) = line.stream.read_buf(&mut buffer).await else { return };
        // A message ends with an empty line; what comes before is in the buffer from `from` on.
        while let Some(end) = find(&buffer[from..], b"\n\n").map(|at| from + at) {
            if let Some(start) = find(&buffer[from..end], b"data: ").map(|at| from + at + 6) {
                let version =
                    find(&buffer[from..start], b"id: ").map_or(0, |at| digits(&buffer[from + at + 4..start]));
                arrived(end - start, version, number, &tally);
                tally.opened.fetch_add(u64::from(std::mem::take(&mut first)), Ordering::Relaxed);
            }
            from = end + 2;
        }
        buffer.drain(..from);
        from = 0;
    }
}

/// The number that a text begins with.
fn digits(text: &[u8]) -> u64 {
    text.iter().take_while(|byte| byte.is_ascii_digit()).fold(0, |n, byte| n * 10 + u64::from(byte - b'0'))
}

fn arrived(bytes: usize, version: u64, number: usize, tally: &Tally) {
    tally.updates.fetch_add(1, Ordering::Relaxed);
    tally.bytes.fetch_add(bytes as u64, Ordering::Relaxed);
    tally.largest.fetch_max(bytes as u64, Ordering::Relaxed);
    if !tally.begun.load(Ordering::Relaxed) {
        return;
    }
    let posted = tally.posted.lock().unwrap_or_else(PoisonError::into_inner).get(&(number, version)).copied();
    if let Some(posted) = posted {
        let took = posted.elapsed().as_secs_f32() * 1e3;
        tally.pushes.lock().unwrap_or_else(PoisonError::into_inner).push((posted, took));
    }
}

/// A node, and a guest who is known there: nodes of one site know the same guests, those of others do not.
struct Door {
    address: SocketAddr,
    token: Arc<str>,
    line: Line,
}

impl Door {
    async fn open(address: SocketAddr) -> std::io::Result<Self> {
        let mut line = Line::open(address, "").await?;
        let guest = line.ask("POST", "/api/guests", Some(&json!({ "name": "load" }))).await?;
        let token: Arc<str> = text(&guest, "token")?.into();
        Ok(Self { address, line: Line::open(address, &token).await?, token })
    }
}

/// A connection that is kept.
struct Line {
    stream: TcpStream,
    head: String,
    buffer: Vec<u8>,
}

impl Line {
    async fn open(address: SocketAddr, token: &str) -> std::io::Result<Self> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let head =
            format!("host: {address}\r\nauthorization: Bearer {token}\r\ncontent-type: application/json\r\n");
        Ok(Self { stream, head, buffer: Vec::new() })
    }

    async fn begin(&mut self, method: &str, path: &str, body: Option<&Value>) -> std::io::Result<()> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let request =
            format!("{method} {path} HTTP/1.1\r\n{}content-length: {}\r\n\r\n{body}", self.head, body.len());
        self.stream.write_all(request.as_bytes()).await
    }

    /// Asks, and waits for an answer in JSON.
    async fn ask(&mut self, method: &str, path: &str, body: Option<&Value>) -> std::io::Result<Value> {
        self.begin(method, path, body).await?;
        self.buffer.clear();
        loop {
            if let Some(answer) = whole(&self.buffer) {
                return answer;
            }
            if self.stream.read_buf(&mut self.buffer).await? == 0 {
                return Err(broken());
            }
        }
    }
}

/// The answer, if all of it is there.
fn whole(answer: &[u8]) -> Option<std::io::Result<Value>> {
    let end = find(answer, b"\r\n\r\n")?;
    let head = std::str::from_utf8(&answer[..end]).ok()?;
    let length =
        head.lines().find_map(|line| line.strip_prefix("content-length: ")?.trim().parse::<usize>().ok())?;
    let body = answer.get(end + 4..end + 4 + length)?;
    let good = head.split(' ').nth(1).is_some_and(|status| status.starts_with('2'));
    Some(if good { serde_json::from_slice(body).map_err(Into::into) } else { Err(broken()) })
}

fn find(bytes: &[u8], wanted: &[u8]) -> Option<usize> {
    bytes.windows(wanted.len()).position(|window| window == wanted)
}

fn text(answer: &Value, name: &str) -> std::io::Result<String> {
    answer[name].as_str().map(str::to_owned).ok_or_else(broken)
}

fn broken() -> std::io::Error {
    std::io::Error::other("the server gave no answer that makes sense")
}

/// The value below which so large a part of a sorted list lies.
fn at(sorted: &[f32], part: f64) -> f64 {
    let last = sorted.len().saturating_sub(1);
    sorted.get((last as f64 * part).round() as usize).map_or(0.0, |&value| value.into())
}

/// The sum over some processes; none if there are none, or one cannot be read.
fn sum(processes: &[u32], of: impl Fn(u32) -> Option<f64>) -> Option<f64> {
    if processes.is_empty() { None } else { processes.iter().map(|&process| of(process)).sum() }
}

/// Bytes of memory that a process holds.
fn resident(process: u32) -> Option<f64> {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    line.trim().trim_end_matches("kB").trim().parse::<f64>().ok().map(|kilobytes| kilobytes * 1024.0)
}

/// Seconds that a process has run, on any core.
fn cpu(process: u32) -> Option<f64> {
    seconds_in(&std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?)
}

/// The seconds in the line of a process, of its own and of the system for it: the 14th and 15th field, in hundredths. The
/// second one, a name in brackets, may hold anything.
fn seconds_in(stat: &str) -> Option<f64> {
    let mut fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11);
    let ticks = |field: Option<&str>| field?.parse::<f64>().ok();
    Some((ticks(fields.next())? + ticks(fields.next())?) / 100.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_values_of_the_list() {
        let sorted: Vec<f32> = (1..=100).map(|value| value as f32).collect();
        assert_eq!((at(&sorted, 0.5), at(&sorted, 0.99), at(&sorted, 1.0)), (51.0, 99.0, 100.0));
        assert_eq!(at(&[], 0.5), 0.0);
    }

    #[test]
    fn the_time_of_a_process_is_read_behind_any_name() {
        let stat = "42 (a ) 7 (b) S 1 42 42 0 -1 4194560 100 0 0 0 250 50 9 9 20 0 4 0 1 2 3";
        assert_eq!(seconds_in(stat), Some(3.0));
        assert_eq!(sum(&[], cpu), None);
        assert!(sum(&[std::process::id()], cpu).is_some_and(|seconds| seconds >= 0.0));
    }

    #[test]
    fn an_answer_is_read_when_it_is_whole() {
        let answer = b"HTTP/1.1 200 OK\r\ncontent-length: 7\r\n\r\n{\"v\":1}";
        assert!(whole(&answer[..answer.len() - 1]).is_none());
        assert_eq!(whole(answer).and_then(Result::ok), Some(json!({ "v": 1 })));
        assert!(
            whole(b"HTTP/1.1 409 Conflict\r\ncontent-length: 2\r\n\r\n{}")
                .is_some_and(|answer| answer.is_err())
        );
    }
}
