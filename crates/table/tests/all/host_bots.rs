//! Bots of whoever runs the server: programs that play, hang, flood and die at a table, and what a request may say of them.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use khipu_bots::{Contender, CustomPlayer, Program, Unfit};
use khipu_table::{Config, HostBot};
use serde_json::{Value, json};

use crate::server::{Folder, Guest, Server, config, open_with, step, table, view};

/// Answers with the last move, and ends if it knows a setting of the server.
pub(crate) const LAST: &str = r#"python3 -c 'import json, os, sys
assert not [name for name in os.environ if name.startswith("KHIPU_")]
for line in sys.stdin:
    asked = json.loads(line)
    assert asked["view"]["viewer"] == asked["seat"]
    print(json.dumps({"move": asked["moves"][-1]}), flush=True)'"#;

pub(crate) fn program(name: &str, command: &str) -> HostBot {
    let program = Program::new(command).patient(Duration::from_secs(if command == LAST { 60 } else { 1 }));
    HostBot::new(name, Contender::Program(Arc::new(program))).expect("a name")
}

async fn open(folder: Folder, bots: Vec<HostBot>) -> Server {
    let database = folder.0.join("server.db");
    open_with(folder, Config { bots, ..config(database) }).await.expect("the server opens")
}

/// A table of a game with a bot of the host on the second seat.
async fn against(host: &Guest, name: &str) -> String {
    let seats = json!([{ "who": "me" }, { "who": "host_bot", "name": name }]);
    let made = table(host, &json!({ "game": "tzolkin", "seats": seats, "seed": "host" })).await;
    made["id"].as_str().expect("an id").to_owned()
}

/// Waits until the bot on the second seat has given up; the seat then.
pub(crate) async fn given_up(host: &Guest, id: &str) -> Value {
    for _ in 0..600 {
        let seat = view(host, id, "0").await["seats"][1].clone();
        if !seat["level"].is_null() {
            return seat;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("nobody took the seat");
}

/// Plays on until both have made so many moves in all.
pub(crate) async fn play_on(host: &Guest, id: &str, moves: u64) {
    for _ in 0..600 {
        let now = view(host, id, "0").await;
        if now["step"].as_u64() >= Some(moves) {
            return;
        }
        // Where both decide at once the bot may be quicker.
        if now["deciders"] == json!([0]) {
            step(&[host], id).await;
        } else {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }
    panic!("the game does not go on");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_plays_to_the_end_by_its_name() {
    let server = open(Folder::new(), vec![program("mine", LAST)]).await;
    let host = Guest::program(server.address, "Ada").await;
    let games = host.get("/api/games").await.ok().json();
    assert!(games.as_array().expect("games").iter().all(|game| game["host_bots"] == json!(["mine"])));
    let both = json!([{ "who": "host_bot", "name": "mine" }, { "who": "host_bot", "name": "mine" }]);
    let made = table(&host, &json!({ "game": "tzolkin", "seats": both })).await;
    let id = made["id"].as_str().expect("an id");
    let mut listener = host.listen(&format!("/api/tables/{id}/events?as=none")).await;
    while listener.next().await.expect("bots go on")["over"] != true {}
    let seats = &view(&host, id, "none").await["seats"];
    for seat in [0, 1] {
        let seat = &seats[seat];
        assert_eq!(
            (&seat["name"], &seat["holder"], &seat["level"]),
            (&json!("mine"), &json!("host_bot"), &json!(null))
        );
    }
    let record = host.get(&format!("/t/{id}/record")).await.ok().body;
    assert!(record.contains("mine") && !record.contains("python3"), "{record}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_hangs_floods_or_dies_is_replaced_and_everybody_is_told() {
    let bad = [
        ("hangs", "sleep 1000"),
        ("floods", "tr -d '\\n' </dev/zero"),
        ("chatters", "yes '{\"move\": \"fly\"}'"),
        ("dies", "false"),
        ("missing", "no-such-command-at-all"),
        ("greedy-for-memory", "python3 -c 'input(); bytearray(8 << 30); print(1)'"),
    ];
    let bots = bad.iter().map(|(name, command)| program(name, command)).collect();
    let server = open(Folder::new(), bots).await;
    let host = Guest::program(server.address, "Ada").await;
    for (name, _) in bad {
        let id = against(&host, name).await;
        let seat = given_up(&host, &id).await;
        assert_eq!(
            (&seat["name"], &seat["holder"], &seat["level"]),
            (&json!(name), &json!("host_bot"), &json!(3))
        );
        play_on(&host, &id, 6).await;
        let page = host.get(&format!("/t/{id}")).await.ok().body;
        assert!(page.contains("this bot no longer plays; a bot of level 3 plays on"), "{name}");
    }
}

#[tokio::test]
async fn pages_say_whose_bot_it_is_in_each_language() {
    let server = open(Folder::new(), vec![program("mine", LAST)]).await;
    let host = Guest::program(server.address, "Ada").await;
    let id = against(&host, "mine").await;
    for (language, said) in [
        ("en", "a bot of whoever runs this server"),
        ("pl", "bot prowadzącego serwer"),
        ("ru", "бот владельца сервера"),
        ("fr", "bot de l’hébergeur"),
    ] {
        let mut reader = host.clone();
        reader.headers.push(("accept-language".to_owned(), language.to_owned()));
        for path in [format!("/t/{id}"), "/new/tzolkin".to_owned(), "/bots".to_owned()] {
            let page = reader.get(&path).await.ok().body;
            assert!(page.contains("mine"), "{path} {language}");
            assert!(path == "/bots" || page.contains(said), "{path} {language}");
        }
    }
}

#[tokio::test]
async fn a_request_names_no_command_and_no_file() {
    let server = open(Folder::new(), vec![program("mine", LAST)]).await;
    let host = Guest::program(server.address, "Ada").await;
    let browser = Guest::browser(server.address).await;
    for name in ["other", "exec:true", "net:/etc/passwd", LAST, ""] {
        let seats = json!([{ "who": "me" }, { "who": "host_bot", "name": name }]);
        let refused = host.post_json("/api/tables", &json!({ "game": "tzolkin", "seats": seats })).await;
        assert_eq!((refused.status, &refused.json()["code"]), (422, &json!("bad_bot")), "{name}");
        let form = [("seat0", "me"), ("seat1", &format!("bot:{name}"))];
        let page = browser.post("/new/tzolkin", &form).await;
        assert_eq!((page.status, &page.json()["code"]), (422, &json!("bad_bot")), "{name}");
    }
    let made = browser.post("/new/tzolkin", &[("seat0", "me"), ("seat1", "bot:mine")]).await;
    assert_eq!(made.status, 303, "by its name it is seated");
}

/// Plays with two players alone.
#[derive(Debug)]
struct ForTwo;

impl CustomPlayer for ForTwo {
    fn name(&self) -> &str {
        "net:two.npz"
    }

    fn check(&self, _: &dyn Any, players: usize) -> Result<(), Unfit> {
        if players == 2 { Ok(()) } else { Err(Unfit("for two".to_owned())) }
    }

    /// None: a greedy bot plays for it.
    fn policy(&self, _: &dyn Any) -> Option<Box<dyn Any>> {
        None
    }
}

#[tokio::test]
async fn a_bot_plays_only_what_it_was_made_for_and_not_for_ratings() {
    let two = HostBot::new("two", Contender::Custom(Arc::new(ForTwo))).expect("a name");
    let server = open(Folder::new(), vec![two]).await;
    let host = Guest::program(server.address, "Ada").await;
    let bot = json!({ "who": "host_bot", "name": "two" });
    let wanted = |seats: Value, rated: bool| json!({ "game": "tzolkin", "seats": seats, "rated": rated });
    let post = async |wanted: Value| host.post_json("/api/tables", &wanted).await.status;
    assert_eq!(post(wanted(json!([{ "who": "me" }, bot]), false)).await, 201);
    assert_eq!(post(wanted(json!([{ "who": "me" }, bot, bot]), false)).await, 422);
    let open = json!([{ "who": "me" }, { "who": "open" }, bot]);
    assert!(matches!(post(wanted(open, true)).await, 403 | 422), "nobody knows how strong it is");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_goes_on_when_its_bot_is_no_longer_there() {
    let server = open(Folder::new(), vec![program("mine", LAST)]).await;
    let host = Guest::program(server.address, "Ada").await;
    let id = against(&host, "mine").await;
    play_on(&host, &id, 6).await;
    assert_eq!(view(&host, &id, "0").await["seats"][1]["level"], json!(null));
    let server = open(server.close().await, Vec::new()).await;
    let host = Guest { address: server.address, ..host };
    let before = view(&host, &id, "0").await["step"].as_u64().expect("a number");
    play_on(&host, &id, before + 6).await;
    let seat = given_up(&host, &id).await;
    assert_eq!((&seat["name"], &seat["level"]), (&json!("mine"), &json!(3)));
}
