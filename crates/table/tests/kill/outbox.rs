//! Calls survive whoever makes them: the server is killed at every step of a delivery, by three ways at once (a webhook, a
//! push service, a mail server). Each device is called at least once, by the same tag, and never about a turn that is over.

use std::fmt;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use khipu_table::{CallConfig, MailConfig};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey};
use ring::rand::SystemRandom;
use serde_json::Value;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{AssertSqlSafe, ConnectOptions as _, Connection as _, Row as _};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};

use crate::Victim;
use crate::server::{Folder, Guest, table_of_two, until_turn};

/// How often the outbox is looked into, in milliseconds, and where letters go: for the server.
const PACE: &str = "KHIPU_TEST_CALLS";
const MAIL: &str = "KHIPU_TEST_MAIL";
const FAST: &str = "20";
const NEVER: &str = "3600000";

/// How the server calls, by its environment.
pub(crate) fn config() -> CallConfig {
    let Some(pace) = std::env::var(PACE).ok().and_then(|pace| pace.parse().ok()) else {
        return CallConfig::default();
    };
    let mail = std::env::var(MAIL).ok();
    let mail = mail.map(|server| MailConfig { server, from: "Khipu <k@example.org>".to_owned() });
    CallConfig { patience: Duration::ZERO, private: true, pace: Duration::from_millis(pace), mail }
}

/// Where a delivery is cut off.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Step {
    /// It is a turn; the call is not in the outbox.
    Post,
    /// It is in the outbox; the table is not put to rest.
    Rest,
    /// Nobody has claimed it.
    Claim,
    /// It is claimed; the other side has read nothing.
    Send,
    /// It is read whole; there is no answer.
    Answer,
    /// There is an answer; that a letter was sent is not written down.
    Note,
    /// There is an answer; the call is not settled.
    Settle,
    /// All is done.
    Done,
}

impl Step {
    const ALL: [Self; 8] =
        [Self::Post, Self::Rest, Self::Claim, Self::Send, Self::Answer, Self::Note, Self::Settle, Self::Done];

    /// What the database refuses from here on.
    const fn refused(self) -> Option<&'static str> {
        match self {
            Self::Post => Some("BEFORE INSERT ON outbox"),
            Self::Rest => Some("BEFORE UPDATE OF wake ON tables"),
            Self::Claim => Some("BEFORE UPDATE OF due ON outbox WHEN NEW.tries = OLD.tries"),
            Self::Note => Some("BEFORE UPDATE ON ways"),
            Self::Settle => Some("BEFORE UPDATE OF tries ON outbox"),
            Self::Send | Self::Answer | Self::Done => None,
        }
    }

    const fn manner(self) -> Manner {
        match self {
            Self::Send => Manner::Deaf,
            Self::Answer => Manner::Mute,
            _ => Manner::Polite,
        }
    }

    /// How often each device has been called when the server is killed: by webhook, by push, by letter.
    const fn made(self) -> [usize; 3] {
        match self {
            Self::Post | Self::Rest | Self::Claim | Self::Send => [0; 3],
            Self::Answer | Self::Note | Self::Settle | Self::Done => [1; 3],
        }
    }

    /// Whether a call of this kind that was made is known to have been made.
    const fn known(self) -> [bool; 3] {
        match self {
            Self::Note => [true, true, false],
            Self::Done => [true; 3],
            _ => [false; 3],
        }
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "killed before {self:?}")
    }
}

/// How somebody who is called behaves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Manner {
    Polite,
    /// Takes a connection and reads nothing.
    Deaf,
    /// Reads everything and does not answer.
    Mute,
}

/// Somebody who is called.
struct Device {
    address: SocketAddr,
    state: Arc<Mutex<State>>,
}

struct State {
    manner: Manner,
    /// How many have connected.
    connected: usize,
    /// What each whole call was about.
    called: Vec<String>,
}

impl Device {
    async fn open(mail: bool) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.expect("a port");
        let address = listener.local_addr().expect("an address");
        let state = State { manner: Manner::Polite, connected: 0, called: Vec::new() };
        let state = Arc::new(Mutex::new(state));
        let kept = state.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let manner = {
                    let mut state = kept.lock().expect("no panic");
                    state.connected += 1;
                    state.manner
                };
                let kept = kept.clone();
                tokio::spawn(async move {
                    let _ = match manner {
                        // Its end of the line stays open.
                        Manner::Deaf => {
                            drop_late(stream).await;
                            None
                        }
                        _ if mail => take_letter(stream, &kept).await,
                        _ => take_request(stream, &kept).await,
                    };
                });
            }
        });
        Self { address, state }
    }

    fn behave(&self, manner: Manner) {
        let mut state = self.state.lock().expect("no panic");
        (state.manner, state.connected) = (manner, 0);
        state.called.clear();
    }

    fn connected(&self) -> bool {
        self.state.lock().expect("no panic").connected > 0
    }

    fn called(&self) -> Vec<String> {
        self.state.lock().expect("no panic").called.clone()
    }
}

async fn drop_late(stream: TcpStream) {
    std::future::pending::<()>().await;
    drop(stream);
}

/// Writes down a call; waits for ever if nobody shall be answered.
async fn write_down(state: &Mutex<State>, about: String) {
    let manner = {
        let mut state = state.lock().expect("no panic");
        state.called.push(about);
        state.manner
    };
    if manner == Manner::Mute {
        std::future::pending::<()>().await;
    }
}

async fn take_request(stream: TcpStream, state: &Mutex<State>) -> Option<()> {
    let mut lines = BufReader::new(stream);
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        (lines.read_line(&mut head).await.ok()? > 0).then_some(())?;
    }
    let header = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    let mut body = vec![0; header("content-length")?.parse().ok()?];
    lines.read_exact(&mut body).await.ok()?;
    // A push service cannot read the message; by its topic it keeps one of several.
    let about = match header("topic") {
        Some(topic) => topic.to_owned(),
        None => serde_json::from_slice::<Value>(&body).expect("JSON")["tag"].to_string(),
    };
    write_down(state, about).await;
    lines.write_all(b"HTTP/1.1 201 x\r\ncontent-length: 0\r\nconnection: close\r\n\r\n").await.ok()
}

async fn take_letter(stream: TcpStream, state: &Mutex<State>) -> Option<()> {
    let mut lines = BufReader::new(stream);
    lines.write_all(b"220 here\r\n").await.ok()?;
    let mut line = String::new();
    while lines.read_line(&mut line).await.ok()? > 0 {
        if line.starts_with("DATA") {
            lines.write_all(b"354 go on\r\n").await.ok()?;
            let mut text = String::new();
            while !text.ends_with("\r\n.\r\n") {
                (lines.read_line(&mut text).await.ok()? > 0).then_some(())?;
            }
            let subject = text.lines().find(|line| line.starts_with("Subject: ")).expect("a subject");
            write_down(state, subject.to_owned()).await;
        }
        lines.write_all(b"250 yes\r\n").await.ok()?;
        line.clear();
    }
    Some(())
}

/// The club, its server, and the devices of Ben.
struct Club {
    folder: Folder,
    database: PathBuf,
    log: PathBuf,
    devices: [Device; 3],
    ada: Guest,
    ben: Guest,
    id: String,
}

impl Club {
    async fn found() -> Self {
        let folder = Folder::new();
        let (database, log) = (folder.0.join("server.db"), folder.0.join("log"));
        let devices = [Device::open(false).await, Device::open(false).await, Device::open(true).await];
        let nobody = Guest::stranger(SocketAddr::from(([127, 0, 0, 1], 0)));
        let mut club =
            Self { folder, database, log, devices, ada: nobody.clone(), ben: nobody, id: String::new() };
        let victim = club.start(NEVER);
        club.ada = Guest::program(victim.address, "Ada").await;
        club.ben = Guest::browser(victim.address).await;
        let [hook, push, _] = &club.devices;
        let url = format!("http://{}/hook", hook.address);
        let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
        let point = BASE64.encode(own.compute_public_key().expect("a point"));
        let (endpoint, auth) = (format!("http://{}/push", push.address), BASE64.encode([7; 16]));
        let ways: [&[(&str, &str)]; 3] = [
            &[("to", "hook"), ("url", &url), ("format", "json")],
            &[("to", "push"), ("endpoint", &endpoint), ("p256dh", &point), ("auth", &auth)],
            &[("to", "mail"), ("every", "0")],
        ];
        for way in ways {
            club.ben.post("/calls", &[way, &[("kind-turn", "yes")]].concat()).await.ok();
        }
        victim.kill();
        let account = "INSERT INTO users (id, name, role, mail, made, muted, banned)
            SELECT owner, 'Ben', 0, 'ben@example.org', 0, 0, 0 FROM ways LIMIT 1";
        club.write(account.to_owned()).await;
        club
    }

    /// A server that looks into its outbox so often.
    fn start(&mut self, pace: &str) -> Victim {
        let log = std::fs::File::create(&self.log).expect("a file");
        let mail = format!("smtp://{}", self.devices[2].address);
        let victim = Victim::start_with(&self.database, |command| {
            command.env(PACE, pace).env(MAIL, mail).env("RUST_LOG", "warn").stderr(log)
        });
        (self.ada.address, self.ben.address) = (victim.address, victim.address);
        victim
    }

    async fn file(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::new().filename(&self.database);
        options.busy_timeout(Duration::from_secs(20)).connect().await.expect("a database")
    }

    async fn write(&self, statement: String) {
        let mut file = self.file().await;
        sqlx::raw_sql(AssertSqlSafe(statement)).execute(&mut file).await.expect("it can be written");
        file.close().await.expect("it closes");
    }

    /// How many calls wait to be made, and how many tables to be looked at.
    async fn waiting(&self) -> i64 {
        let mut file = self.file().await;
        let count = "SELECT (SELECT count(*) FROM outbox WHERE due IS NOT NULL)
            + (SELECT count(*) FROM tables WHERE wake IS NOT NULL)";
        let count = sqlx::query(count).fetch_one(&mut file).await.expect("an answer");
        file.close().await.expect("it closes");
        count.get(0)
    }

    /// A delivery goes on until it can go no further, and the server is killed.
    async fn cut_off(&mut self, step: Step) {
        for device in &self.devices {
            device.behave(step.manner());
        }
        if let Some(refused) = step.refused() {
            let refuse = format!("CREATE TRIGGER refuse {refused} BEGIN SELECT RAISE(ABORT, 'cut off'); END");
            self.write(refuse).await;
        }
        let victim = self.start(FAST);
        for _ in 0..3000 {
            let here = match step {
                Step::Send => self.devices.iter().all(Device::connected),
                Step::Done => self.all_called() && self.waiting().await == 0,
                Step::Answer => self.all_called(),
                Step::Note | Step::Settle => self.all_called() && cut(&self.log),
                Step::Post | Step::Rest | Step::Claim => cut(&self.log),
            };
            if here {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        victim.kill();
        let made = self.devices.each_ref().map(|device| device.called().len());
        assert_eq!(made, step.made(), "{step}");
        self.write("DROP TRIGGER IF EXISTS refuse".to_owned()).await;
    }

    fn all_called(&self) -> bool {
        self.devices.iter().all(|device| !device.called().is_empty())
    }

    /// Another server, a minute later, makes what is to be made.
    async fn go_on(&mut self, step: Step) -> [Vec<String>; 3] {
        for device in &self.devices {
            let called = device.called();
            device.behave(Manner::Polite);
            device.state.lock().expect("no panic").called = called;
        }
        self.write("UPDATE outbox SET due = due - 60 WHERE due IS NOT NULL".to_owned()).await;
        let victim = self.start(FAST);
        for _ in 0..3000 {
            if self.waiting().await == 0 {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(self.waiting().await, 0, "{step}: calls wait for ever");
        victim.kill();
        self.devices.each_ref().map(Device::called)
    }

    /// It becomes Ben's turn at a new table, while nobody is called.
    async fn turn_of_ben(&mut self) {
        let victim = self.start(NEVER);
        self.id = table_of_two(&self.ada, &self.ben).await;
        for seat in [0, 1] {
            until_turn(&self.ada, &self.ben, &self.id, seat).await;
        }
        victim.kill();
    }

    /// Ben moves, while nobody is called.
    async fn turn_is_over(&mut self) {
        let victim = self.start(NEVER);
        until_turn(&self.ada, &self.ben, &self.id, 0).await;
        victim.kill();
    }
}

/// Whether the database has refused something.
fn cut(log: &Path) -> bool {
    std::fs::read_to_string(log).is_ok_and(|log| log.contains("calls cannot be made"))
}

pub(crate) async fn the_outbox_is_killed_at_every_step() {
    let mut club = Club::found().await;
    for step in Step::ALL {
        // The turn goes on: nobody is left out, and whoever is called twice can tell.
        club.turn_of_ben().await;
        club.cut_off(step).await;
        let called = club.go_on(step).await;
        for ((tags, made), known) in called.iter().zip(step.made()).zip(step.known()) {
            let again = usize::from(!known);
            assert_eq!(tags.len(), made + again, "{step}: {called:?}");
            assert!(tags.iter().all(|tag| *tag == tags[0]), "{step}: one call has one tag: {called:?}");
        }
        // The turn is over before another server comes: nobody is called any more.
        club.turn_of_ben().await;
        club.cut_off(step).await;
        club.turn_is_over().await;
        let called = club.go_on(step).await;
        assert_eq!(called.each_ref().map(Vec::len), step.made(), "{step}, and the turn is over: {called:?}");
    }
    println!("the outbox was killed at {} steps, in {}", 2 * Step::ALL.len(), club.folder.0.display());
}
