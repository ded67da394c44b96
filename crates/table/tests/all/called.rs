//! A hunt for secrets in calls. Over whole games of every title, all that leaves the server for whoever is called, headers too,
//! is written here a second time from what somebody who only looks on is told: nothing else can be in it.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use khipu_table::{CallConfig, Config, MailConfig};
use khipu_words::Language;
use serde_json::{Value, json};
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};
use sqlx::{ConnectOptions as _, Row as _};

use crate::server::web::{Came, post_office, receiver};
use crate::server::{Folder, Guest, config, open_with, reseat, step, table, view};

const NAMES: [&str; 2] = ["Ada", "Ben"];
const FORMATS: [&str; 4] = ["json", "discord", "slack", "ntfy"];
/// What a webhook is told besides its body.
const HEADERS: [&str; 7] =
    ["host", "user-agent", "content-type", "content-length", "khipu-timestamp", "khipu-signature", "click"];
const WORD: &str = "between-the-two-of-us";

/// What somebody who looks on knows.
struct Spectator {
    eve: Guest,
    id: String,
    /// What the game is called.
    game: String,
    /// How many moves each seat was seen to make.
    made: [u64; 2],
}

/// A call, as somebody who looks on would make it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Call {
    kind: &'static str,
    seat: Option<usize>,
    tag: String,
}

impl Spectator {
    /// All that may be said now, and whether the game is over.
    async fn calls(&self) -> (Vec<Call>, bool) {
        let seen = view(&self.eve, &self.id, "none").await;
        let id = &self.id;
        if seen["over"] == true {
            return (vec![Call { kind: "ended", seat: None, tag: format!("ended:{id}:-:0:0") }], true);
        }
        let deciders = seen["deciders"].as_array().expect("who decides").iter();
        let turn = |seat: &Value| {
            let seat = seat.as_u64().expect("a seat") as usize;
            Call { kind: "turn", seat: Some(seat), tag: format!("turn:{id}:{seat}:{}:0", self.made[seat]) }
        };
        (deciders.map(turn).collect(), false)
    }

    fn url(&self) -> String {
        format!("/t/{}", self.id)
    }

    fn text(&self, call: &Call, own: bool) -> String {
        let game = &self.game;
        match (call.kind, call.seat) {
            ("turn", Some(seat)) if !own => format!("{game}: it is {}’s turn", NAMES[seat]),
            ("turn", _) => format!("{game}: it is your turn"),
            ("chat", _) => format!("{game}: Ada wrote to you"),
            _ => format!("{game}: the game has ended"),
        }
    }

    /// What a webhook gets.
    fn body(&self, call: &Call, own: bool, format: &str) -> Value {
        let (text, url) = (self.text(call, own), self.url());
        match format {
            "json" => json!({ "kind": call.kind, "table": self.id, "game": self.game, "seat": call.seat,
                "text": text, "url": url, "tag": call.tag }),
            "discord" => {
                json!({ "content": format!("{text} {url}"), "allowed_mentions": { "parse": [] } })
            }
            "slack" => json!({ "text": format!("{text} {url}") }),
            _ => json!(text),
        }
    }

    /// Whether what came says nothing else than one of these calls, and to whoever it is for.
    fn check(&self, head: &str, body: &[u8], calls: &[Call]) -> Call {
        let mut lines = head.lines();
        let path =
            lines.next().and_then(|line| line.split(' ').nth(1)).expect("a path").trim_start_matches('/');
        let (whose, format) = path.split_once('/').expect("whose, and in which form");
        for line in lines.filter(|line| !line.is_empty()) {
            let (name, value) = line.split_once(": ").expect("a header");
            assert!(HEADERS.contains(&name), "{head}");
            assert!(name != "click" || value == self.url(), "{head}");
        }
        let text = std::str::from_utf8(body).expect("text");
        let said = if format == "ntfy" { json!(text) } else { serde_json::from_str(text).expect("JSON") };
        let own = whose != "table";
        let mine = |call: &&Call| !own || call.seat.is_none_or(|seat| whose == seat.to_string());
        let found = calls.iter().filter(mine).find(|call| self.body(call, own, format) == said);
        found
            .unwrap_or_else(|| {
                panic!("{path} was told {text}, and nobody who looks on knows that: {calls:?}")
            })
            .clone()
    }

    /// The same for a letter.
    fn check_letter(&self, letter: &str, calls: &[Call]) {
        let (head, body) = letter.split_once("\r\n\r\n").expect("a head");
        assert!(head.contains("To: ben@example.org"), "{head}");
        let body = plain(body);
        let mut lines = body.lines().filter(|line| !line.is_empty() && *line != ".");
        let said = lines.next().expect("a line");
        assert!(calls.iter().any(|call| self.text(call, true) == said), "{said}: {calls:?}");
        assert_eq!(lines.next(), Some(self.url().as_str()));
        assert_eq!(lines.next(), Some("No more e-mails like this"));
        assert!(lines.next().is_some_and(|link| link.starts_with("/calls/stop/")) && lines.next().is_none());
    }
}

/// A letter as people read it (quoted-printable).
fn plain(text: &str) -> String {
    let joined = text.replace("=\r\n", "");
    let mut bytes = Vec::new();
    let mut rest = joined.bytes();
    while let Some(byte) = rest.next() {
        if byte == b'=' {
            let hex: String = rest.by_ref().take(2).map(char::from).collect();
            bytes.push(u8::from_str_radix(&hex, 16).expect("two digits"));
        } else {
            bytes.push(byte);
        }
    }
    String::from_utf8(bytes).expect("text")
}

async fn open_file(path: &Path) -> SqliteConnection {
    let options = SqliteConnectOptions::new().filename(path).busy_timeout(Duration::from_secs(20));
    options.connect().await.expect("a database")
}

/// Waits until everybody who was to be called was called.
async fn rest(file: &mut SqliteConnection) {
    let waiting = "SELECT (SELECT count(*) FROM outbox WHERE due IS NOT NULL)
        + (SELECT count(*) FROM tables WHERE wake IS NOT NULL)";
    for _ in 0..6000 {
        if sqlx::query(waiting).fetch_one(&mut *file).await.expect("an answer").get::<i64, _>(0) == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    panic!("calls wait for ever");
}

fn take(came: &Came) -> Vec<(String, Vec<u8>)> {
    std::mem::take(&mut *came.lock().expect("no panic"))
}

/// Plays a whole game and reads every call; says how many there were of each kind.
async fn hunt(game: &str) -> BTreeMap<&'static str, usize> {
    let (folder, (address, came), (office, letters)) =
        (Folder::new(), receiver(204).await, post_office().await);
    let mail = MailConfig { server: format!("smtp://{office}"), from: "Khipu <k@example.org>".to_owned() };
    let pace = Duration::from_millis(5);
    let calls = CallConfig { patience: Duration::ZERO, private: true, pace, mail: Some(mail) };
    let config = Config { calls, ..config(folder.0.join("server.db")) };
    let server = open_with(folder, config).await.expect("the server opens");
    let ada = Guest::program(server.address, NAMES[0]).await;
    let ben = Guest::program(server.address, NAMES[1]).await;
    let wanted = json!({ "game": game, "public": true, "seats": [{ "who": "me" }, { "who": "open" }] });
    let id = table(&ada, &wanted).await["id"].as_str().expect("an id").to_owned();
    reseat(&ben, &id, 1, &json!({ "what": "take" })).await.ok();
    let kinds = [("kind-turn", "yes"), ("kind-ended", "yes"), ("kind-chat", "yes")];
    for (whose, guest, table) in [("0", &ada, ""), ("1", &ben, ""), ("table", &ada, id.as_str())] {
        for format in FORMATS {
            let url = format!("http://{address}/{whose}/{format}");
            let way = [("to", "hook"), ("url", url.as_str()), ("format", format), ("table", table)];
            guest.post("/calls", &[&way[..], &kinds[..]].concat()).await.ok();
        }
    }
    ben.post("/calls", &[&[("to", "mail"), ("every", "0")][..], &kinds[..]].concat()).await.ok();
    let mut file = open_file(&server.database).await;
    let account = "INSERT INTO users (id, name, role, mail, made, muted, banned)
        SELECT owner, 'Ben', 0, 'ben@example.org', 0, 0, 0 FROM ways WHERE body LIKE '%\"to\":\"mail\"%'";
    sqlx::query(account).execute(&mut file).await.expect("it can be written");

    let eve = Guest::program(server.address, "Eve").await;
    let words = khipu_games::registry().words(Language::English);
    let title = words.word(&format!("lobby-game-{game}"));
    let mut spectator = Spectator { eve, id: id.clone(), game: title, made: [0; 2] };
    let mut told = BTreeMap::new();
    for number in 0..5000 {
        rest(&mut file).await;
        let (mut calls, over) = spectator.calls().await;
        if number == 3 {
            let text = format!("@Ben {WORD}");
            ada.post(&format!("/t/{id}/chat"), &[("as", "0"), ("text", &text)]).await.ok();
            rest(&mut file).await;
        }
        // A line of the chat has a number.
        calls.push(Call { kind: "chat", seat: None, tag: format!("chat:{id}:-:1:0") });
        for (head, body) in take(&came) {
            *told.entry(spectator.check(&head, &body, &calls).kind).or_default() += 1;
        }
        for (letter, _) in take(&letters) {
            spectator.check_letter(&letter, &calls);
            *told.entry("letter").or_default() += 1;
        }
        if over {
            server.close().await;
            return told;
        }
        let seat = calls[0].seat.expect("somebody's turn");
        assert!(step(&[&ada, &ben], &id).await);
        spectator.made[seat] += 1;
    }
    panic!("{game} never ends");
}

#[tokio::test]
async fn no_call_tells_what_nobody_who_looks_on_knows() {
    for game in khipu_games::registry().games() {
        let name = game.title().name;
        let told = hunt(name).await;
        println!("{name}: {told:?}");
        let count = |kind| told.get(kind).copied().unwrap_or_default();
        // Two people and the table, in four forms; letters to one of them.
        assert!(count("turn") >= 24 && count("letter") >= 2, "{name}: hardly anybody was called: {told:?}");
        assert_eq!((count("ended"), count("chat")), (3 * FORMATS.len(), FORMATS.len()), "{name}: {told:?}");
    }
}
