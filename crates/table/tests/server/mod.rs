//! A server on a free port, and somebody who speaks plain HTTP to it.

// Each test file uses a part of it.
#![allow(dead_code)]

pub(crate) mod web;

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use khipu_registry::Registry;
use khipu_table::{Config, Database, Limits, ServeError, serve_until};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::TcpStream;
use tokio::sync::oneshot;

/// A folder that is gone when it is dropped.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let name = format!("khipu-test-{}-{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).expect("a folder can be made");
        Self(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A library that, loaded before the others, lets disks fail and clocks jump.
#[cfg(target_os = "linux")]
pub(crate) fn faults(folder: &Path) -> PathBuf {
    let library = folder.join("faults.so");
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/faults.c");
    let mut compiler = std::process::Command::new("cc");
    let built = compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source).arg("-ldl").status();
    assert!(built.expect("a C compiler, as SQLite needs one").success());
    library
}

/// Asks by the admin socket; the answer is the status and the body.
#[cfg(unix)]
pub(crate) async fn admin(socket: &Path, method: &str, path: &str) -> (u16, String) {
    let mut line = tokio::net::UnixStream::connect(socket).await.expect("the socket is open");
    let request = format!("{method} {path} HTTP/1.0\r\nhost: admin\r\ncontent-length: 0\r\n\r\n");
    line.write_all(request.as_bytes()).await.expect("somebody reads");
    let mut answer = String::new();
    line.read_to_string(&mut answer).await.expect("an answer");
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head");
    (head.split(' ').nth(1).and_then(|status| status.parse().ok()).expect("a status"), body.to_owned())
}

/// A server that is open as long as the test runs, or until it is closed.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) database: PathBuf,
    close: oneshot::Sender<()>,
    served: tokio::task::JoinHandle<Result<(), ServeError>>,
    folder: Folder,
}

impl Server {
    /// Waits until it has closed by itself.
    pub(crate) async fn ended(self) -> Result<(), ServeError> {
        self.served.await.expect("no panic")
    }

    /// Closes it as SIGTERM does; the folder is left.
    pub(crate) async fn close(self) -> Folder {
        self.close.send(()).expect("the server is open");
        self.served.await.expect("no panic").expect("a server that was open");
        self.folder
    }
}

pub(crate) async fn open(limits: Limits) -> Server {
    open_in(Folder::new(), limits).await
}

/// A server whose bots wait so long between moves where people sit.
pub(crate) async fn open_paced(pace: Duration) -> Server {
    let folder = Folder::new();
    let database = folder.0.join("server.db");
    open_with(folder, Config { pace, ..config(database) }).await.expect("the server opens")
}

/// A server whose store, `server.db`, may be in the folder already.
pub(crate) async fn open_in(folder: Folder, limits: Limits) -> Server {
    let database = folder.0.join("server.db");
    open_with(folder, Config { limits, ..config(database) }).await.expect("the server opens")
}

/// A free port of this machine, no limits, bots that wait for nobody.
pub(crate) fn config(database: PathBuf) -> Config {
    let config = Config::new(SocketAddr::from(([127, 0, 0, 1], 0)), database);
    Config { limits: Limits::none(), pace: Duration::ZERO, ..config }
}

/// A server in a folder, or why it does not open.
pub(crate) async fn open_with(folder: Folder, config: Config) -> Result<Server, ServeError> {
    open_games(folder, config, khipu_games::registry()).await
}

/// The same with other games.
pub(crate) async fn open_games(
    folder: Folder,
    config: Config,
    games: Registry,
) -> Result<Server, ServeError> {
    let (ready, opened) = oneshot::channel();
    let (close, closed) = oneshot::channel();
    let database = match &config.database {
        Database::File(path) => path.clone(),
        Database::Postgres(url) => url.into(),
    };
    let served = tokio::spawn(serve_until(
        async {
            // Whoever does not close it leaves it open to the end of the test.
            if closed.await.is_err() {
                std::future::pending::<()>().await;
            }
        },
        config,
        games,
        |address| ready.send(address).expect("somebody waits"),
    ));
    match opened.await {
        Ok(address) => Ok(Server { address, database, close, served, folder }),
        Err(_) => Err(served.await.expect("no panic").expect_err("it did not open")),
    }
}

/// What came back.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (known, value) = line.split_once(':')?;
            known.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }

    #[track_caller]
    pub(crate) fn ok(self) -> Self {
        assert!(self.status < 400, "{self:?}");
        self
    }
}

/// A guest with a cookie or a token.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) address: SocketAddr,
    /// Headers that go with every request.
    pub(crate) headers: Vec<(String, String)>,
    /// The token of the forms.
    pub(crate) token: String,
}

impl Guest {
    /// Somebody without anything.
    pub(crate) fn stranger(address: SocketAddr) -> Self {
        Self { address, headers: Vec::new(), token: String::new() }
    }

    /// A browser: comes to the lobby, gets a cookie and the token of the forms.
    pub(crate) async fn browser(address: SocketAddr) -> Self {
        let mut guest = Self::stranger(address);
        let lobby = guest.get("/").await.ok();
        let cookie =
            lobby.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie");
        guest.headers.push(("cookie".to_owned(), cookie.to_owned()));
        let mark = "name=\"token\" value=\"";
        let lobby = guest.get("/").await.ok();
        let at = lobby.body.find(mark).expect("forms carry a token") + mark.len();
        guest.token = lobby.body[at..at + 32].to_owned();
        guest
    }

    /// A program with a token of its own.
    pub(crate) async fn program(address: SocketAddr, name: &str) -> Self {
        let stranger = Self::stranger(address);
        let made = stranger.post_json("/api/guests", &json!({ "name": name })).await.ok().json();
        let token = made["token"].as_str().expect("a token").to_owned();
        Self::bearer(address, &token)
    }

    pub(crate) fn bearer(address: SocketAddr, token: &str) -> Self {
        let headers = vec![("authorization".to_owned(), format!("Bearer {token}"))];
        Self { address, headers, token: String::new() }
    }

    pub(crate) async fn send(&self, method: &str, path: &str, extra: &[(&str, &str)], body: &str) -> Answer {
        let answer = self.try_send(method, path, extra, body).await;
        answer.unwrap_or_else(|| panic!("no answer to {method} {path}"))
    }

    /// The same; none if there is no whole answer.
    pub(crate) async fn try_send(
        &self,
        method: &str,
        path: &str,
        extra: &[(&str, &str)],
        body: &str,
    ) -> Option<Answer> {
        let mut request = format!("{method} {path} HTTP/1.1\r\nconnection: close\r\n");
        if !self.headers.iter().any(|(name, _)| name == "host") {
            request += &format!("host: {}\r\n", self.address);
        }
        for (name, value) in &self.headers {
            request += &format!("{name}: {value}\r\n");
        }
        for (name, value) in extra {
            request += &format!("{name}: {value}\r\n");
        }
        request += &format!("content-length: {}\r\n\r\n{body}", body.len());
        let answer = try_raw(self.address, request.as_bytes()).await?;
        parse(&String::from_utf8(answer).expect("text"))
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], "").await
    }

    pub(crate) async fn get_json(&self, path: &str) -> Answer {
        self.send("GET", path, &[("accept", "application/json")], "").await
    }

    pub(crate) async fn post_json(&self, path: &str, body: &Value) -> Answer {
        self.send("POST", path, &[("content-type", "application/json")], &body.to_string()).await
    }

    /// Posts a form with the token, as a script does.
    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Answer {
        let token = [("token", self.token.as_str())];
        let body: Vec<String> =
            token.iter().chain(fields).map(|(name, value)| format!("{name}={}", encode(value))).collect();
        let headers = [("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json")];
        self.send("POST", path, &headers, &body.join("&")).await
    }

    /// Brings a record; the answer is the id of its table.
    pub(crate) async fn upload(&self, record: &str) -> Answer {
        let part = |name: &str, value: &str| {
            format!("--cut\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let body = part("token", &self.token) + &part("record", record) + "--cut--\r\n";
        self.send("POST", "/upload", &[("content-type", "multipart/form-data; boundary=cut")], &body).await
    }

    pub(crate) async fn upload_id(&self, record: &str) -> String {
        let answer = self.upload(record).await.ok();
        answer.header("location").expect("the way to the table").trim_start_matches("/t/").to_owned()
    }

    /// Opens a stream.
    pub(crate) async fn listen(&self, path: &str) -> Listener {
        self.try_listen(path).await.expect("a stream")
    }

    /// The same; none if nobody answers.
    pub(crate) async fn try_listen(&self, path: &str) -> Option<Listener> {
        let mut stream = TcpStream::connect(self.address).await.ok()?;
        let mut request = format!("GET {path} HTTP/1.1\r\nhost: {}\r\n", self.address);
        for (name, value) in &self.headers {
            request += &format!("{name}: {value}\r\n");
        }
        stream.write_all((request + "\r\n").as_bytes()).await.ok()?;
        let mut lines = BufReader::new(stream);
        let mut head = String::new();
        while !head.ends_with("\r\n\r\n") {
            if lines.read_line(&mut head).await.ok()? == 0 {
                return None;
            }
        }
        Some(Listener { lines, head })
    }
}

/// An open stream.
pub(crate) struct Listener {
    lines: BufReader<TcpStream>,
    pub(crate) head: String,
}

impl Listener {
    /// The data of the next message; none when the stream has ended.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let mut line = String::new();
            // The last chunk of the stream has no bytes.
            if self.lines.read_line(&mut line).await.ok()? == 0 || line == "0\r\n" {
                return None;
            }
            if let Some(data) = line.strip_prefix("data: ") {
                return Some(serde_json::from_str(data.trim()).expect("one line of JSON"));
            }
        }
    }
}

/// Sends bytes and reads until the server ends the connection.
pub(crate) async fn raw(address: SocketAddr, request: &[u8]) -> Vec<u8> {
    try_raw(address, request).await.expect("the server is open")
}

async fn try_raw(address: SocketAddr, request: &[u8]) -> Option<Vec<u8>> {
    let mut stream = TcpStream::connect(address).await.ok()?;
    // The server may have answered and left before everything was said.
    let _ = stream.write_all(request).await;
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer).await;
    Some(answer)
}

fn parse(text: &str) -> Option<Answer> {
    let (head, body) = text.split_once("\r\n\r\n")?;
    let status = head.split(' ').nth(1)?.parse().ok()?;
    let chunked = head.to_ascii_lowercase().contains("transfer-encoding: chunked");
    let body = if chunked { unchunk(body)? } else { body.to_owned() };
    Some(Answer { status, head: head.to_owned(), body })
}

fn unchunk(mut body: &str) -> Option<String> {
    let mut whole = String::new();
    loop {
        let (size, rest) = body.split_once("\r\n")?;
        let size = usize::from_str_radix(size, 16).ok()?;
        if size == 0 {
            return Some(whole);
        }
        whole += rest.get(..size)?;
        body = rest.get(size + 2..)?;
    }
}

pub(crate) fn encode(text: &str) -> String {
    let byte = |byte: u8| match byte {
        b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' => char::from(byte).to_string(),
        _ => format!("%{byte:02X}"),
    };
    text.bytes().map(byte).collect()
}

/// Sets up a table by the interface for programs; the answer names its id and its links.
pub(crate) async fn table(host: &Guest, wanted: &Value) -> Value {
    host.post_json("/api/tables", wanted).await.ok().json()
}

/// A table with a seat of the host's own and an open one.
pub(crate) async fn with_friend(host: &Guest, game: &str) -> Value {
    table(host, &json!({ "game": game, "seats": [{ "who": "me" }, { "who": "open" }] })).await
}

/// Asks for a change of a seat.
pub(crate) async fn reseat(guest: &Guest, id: &str, seat: u64, change: &Value) -> Answer {
    guest.post_json(&format!("/api/tables/{id}/seats/{seat}"), change).await
}

/// The table as a guest sees it through some eyes.
pub(crate) async fn view(guest: &Guest, id: &str, eyes: &str) -> Value {
    guest.get(&format!("/api/tables/{id}?as={eyes}")).await.ok().json()
}

/// Plays the last move of the list for whoever must decide, of these guests by seat; false if nobody must.
pub(crate) async fn step(guests: &[&Guest], id: &str) -> bool {
    loop {
        let Some(seat) = view(guests[0], id, "none").await["deciders"][0].as_u64() else { return false };
        let guest = guests[seat as usize];
        let list = guest.get(&format!("/api/tables/{id}/moves?as={seat}")).await.ok().json();
        let words = list["moves"].as_array().and_then(|moves| moves.last()).expect("a move");
        let wanted = json!({ "as": seat, "version": list["version"], "move": words });
        let answer = guest.post_json(&format!("/api/tables/{id}/moves"), &wanted).await;
        // A bot at the table may have acted in between.
        if answer.status != 409 || answer.json()["code"] != "stale" {
            answer.ok();
            return true;
        }
    }
}

/// A table of Tzolk'in with two seats of the host's own.
pub(crate) async fn two_seats(host: &Guest, game: &str, seed: &str) -> String {
    let seats = json!([{ "who": "here", "name": "Ann" }, { "who": "here", "name": "Ben" }]);
    let wanted = json!({ "game": game, "seats": seats, "seed": seed });
    let made = host.post_json("/api/tables", &wanted).await.ok().json();
    made["id"].as_str().expect("an id").to_owned()
}

/// Ada and Ben at a table where the game has begun; Ben is a browser.
pub(crate) async fn ada_and_ben(address: SocketAddr) -> (Guest, Guest, String) {
    let (ada, ben) = (Guest::program(address, "Ada").await, Guest::browser(address).await);
    let id = table_of_two(&ada, &ben).await;
    (ada, ben, id)
}

/// A new table where both sit.
pub(crate) async fn table_of_two(ada: &Guest, ben: &Guest) -> String {
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let made = table(ada, &json!({ "game": "tzolkin", "public": true, "seats": seats })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    ben.post(&format!("/t/{id}/seat"), &[("seat", "1"), ("what", "take"), ("name", "Ben")]).await.ok();
    id
}

/// Plays until it is a seat's turn after somebody else's, with whoever sits there.
pub(crate) async fn until_turn(ada: &Guest, ben: &Guest, id: &str, seat: u64) {
    for _ in 0..60 {
        let now = view(ada, id, "none").await["deciders"][0].as_u64().expect("it goes on");
        if now == seat {
            return;
        }
        if now == 0 {
            step(&[ada, ben], id).await;
            continue;
        }
        // A browser moves by a form.
        let list = ben.get(&format!("/api/tables/{id}/moves?as=1")).await.ok().json();
        let words = list["moves"].as_array().and_then(|moves| moves.last()?.as_str()).expect("a move");
        let fields = [("as", "1"), ("v", &list["version"].to_string()), ("move", words)];
        ben.post(&format!("/t/{id}/move"), &fields).await.ok();
    }
    panic!("never the turn of {seat}");
}
