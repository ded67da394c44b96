//! Games of the day: one deal for everybody, one try for each, and nothing to be seen before the day is closed.

use std::time::Duration;

use serde_json::{Value, json};

use crate::ratings::{open, user};
use crate::server::{Folder, Guest, Server, reseat, view};
use crate::users::{become_user, export};

const GAME: &str = "pebbles";

/// Today's games, by the interface.
async fn list(guest: &Guest) -> Value {
    guest.get("/api/daily").await.ok().json()
}

fn find<'v>(list: &'v Value, game: &str, kind: &str) -> &'v Value {
    let mut games = list["games"].as_array().expect("games").iter();
    games.find(|one| one["game"] == game && one["kind"] == kind).expect("a game of the day")
}

async fn begin(guest: &Guest, kind: &str) -> String {
    let table = guest.post_json(&format!("/api/daily/{GAME}/{kind}"), &json!({})).await.ok().json();
    table["id"].as_str().expect("an id").to_owned()
}

async fn board(guest: &Guest, kind: &str, day: &str) -> Value {
    guest.get(&format!("/api/daily/{GAME}/{kind}/{day}")).await.ok().json()
}

/// Plays a game to its end, always a move at the same place of the list; the answer is what the seat saw of it.
async fn play(guest: &Guest, id: &str, last: bool) -> Vec<Value> {
    let mut seen = Vec::new();
    for _ in 0..4000 {
        let table = view(guest, id, "").await;
        if table["over"] == true {
            return seen;
        }
        let own = table["as"].as_u64().expect("a seat");
        if !table["deciders"].as_array().expect("seats").contains(&own.into()) {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        seen.push(table["view"].clone());
        let list = guest.get(&format!("/api/tables/{id}/moves")).await.ok().json();
        let moves = list["moves"].as_array().expect("moves");
        let words = if last { moves.last() } else { moves.first() }.expect("a move");
        let wanted = json!({ "version": list["version"], "move": words });
        guest.post_json(&format!("/api/tables/{id}/moves"), &wanted).await.ok();
    }
    panic!("the game does not end");
}

/// The results of a day when so many have finished.
async fn results(guest: &Guest, kind: &str, day: &str, count: u64) -> Value {
    for _ in 0..600 {
        let found = board(guest, kind, day).await;
        if found["finished"].as_u64() >= Some(count) {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("no result came");
}

/// Moves all games of the day two days back; the answer is the server, opened anew, and the day.
async fn two_days_later(server: Server, list: &Value) -> (Server, String) {
    let folder = server.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("server.db"));
    let mut file = sqlx::ConnectOptions::connect(&options).await.expect("a database");
    let day = list["closes"].as_i64().expect("a time") / 86_400 - 1;
    let set = format!("UPDATE log SET body = replace(body, '\"daily\":{day}', '\"daily\":{}')", day - 2);
    for statement in [set, format!("UPDATE runs SET day = {}", day - 2)] {
        let done = sqlx::query(sqlx::AssertSqlSafe(statement)).execute(&mut file).await.expect("written");
        assert!(done.rows_affected() > 0);
    }
    sqlx::Connection::close(file).await.expect("it closes");
    let date: jiff::civil::Date = list["day"].as_str().expect("a day").parse().expect("a date");
    let before = date.checked_sub(jiff::Span::new().days(2)).expect("a date");
    (open(folder).await, before.to_string())
}

#[tokio::test]
async fn everybody_has_the_same_deal_and_the_same_bots() {
    let server = open(Folder::new()).await;
    let mut played = Vec::new();
    for (name, last) in [("Ann", true), ("Ben", true), ("Cleo", false)] {
        let guest = Guest::program(server.address, name).await;
        let promised = find(&list(&guest).await, GAME, "bots")["commitment"].clone();
        let id = begin(&guest, "bots").await;
        assert_eq!(view(&guest, &id, "").await["commitment"], promised);
        played.push((play(&guest, &id, last).await, view(&guest, &id, "").await["score"].clone()));
    }
    assert_eq!(played[0], played[1], "who plays alike meets the same");
    assert_eq!(played[0].0[0], played[2].0[0], "the deal is the same for all");
    assert_ne!(played[0], played[2]);
    let games = list(&Guest::program(server.address, "Dan").await).await;
    let kinds = |game: &str| {
        let games = games["games"].as_array().expect("games").iter().filter(|one| one["game"] == game);
        games.map(|one| one["kind"].as_str().expect("a kind")).collect::<Vec<_>>()
    };
    assert_eq!((kinds("tzolkin"), kinds("settlers")), (vec!["bots"], vec!["solo", "bots"]));
    for one in games["games"].as_array().expect("games") {
        assert_ne!(one["commitment"], one["commitment_of_tomorrow"]);
    }
}

#[tokio::test]
async fn each_has_one_try_also_as_a_user() {
    let server = open(Folder::new()).await;
    let guest = Guest::browser(server.address).await;
    let lobby = guest.get("/").await.ok().body;
    assert!(lobby.contains(&format!("action=\"/daily/{GAME}/solo\"")), "{lobby}");
    let begun = guest.post(&format!("/daily/{GAME}/solo"), &[]).await.ok();
    let path = begun.header("location").expect("the way to the table").to_owned();
    let again = futures_util::future::join_all((0..4).map(|_| guest.post("/daily/pebbles/solo", &[]))).await;
    assert!(again.iter().all(|answer| answer.header("location") == Some(&path)), "{again:?}");
    let (user, _) = become_user(&guest, "Ann").await;
    let again = user.post(&format!("/daily/{GAME}/solo"), &[]).await.ok();
    assert_eq!(again.header("location"), Some(path.as_str()), "it is the same person");
    assert!(user.get("/").await.ok().body.contains(&format!("href=\"{path}\"")), "the way back");
    let taken = export(&user).await["daily"].clone();
    assert_eq!((taken.as_array().map(Vec::len), &taken[0]["kind"]), (Some(1), &json!("solo")));
    let other = Guest::browser(server.address).await;
    let other = other.post(&format!("/daily/{GAME}/solo"), &[]).await.ok();
    assert_ne!(other.header("location"), Some(path.as_str()));
    for wrong in ["/daily/pebbles/duo", "/daily/tzolkin/solo", "/daily/chess/bots"] {
        assert_eq!(user.post(wrong, &[]).await.status, 404, "{wrong}");
    }
    for wrong in ["2999-01-01", "yesterday", "2026-02-30"] {
        assert_eq!(user.get(&format!("/daily/pebbles/solo?day={wrong}")).await.status, 404, "{wrong}");
    }
    // A user that is a program.
    let made = Guest::program(server.address, "Robo").await;
    let bot = made.post_json("/api/bots", &json!({ "name": "Robo" })).await.ok().json();
    let bot = Guest::bearer(server.address, bot["token"].as_str().expect("a token"));
    assert_eq!(bot.post_json(&format!("/api/daily/{GAME}/solo"), &json!({})).await.status, 403);
}

#[tokio::test]
async fn nothing_is_seen_before_the_day_is_closed_and_everything_after() {
    let server = open(Folder::new()).await;
    let (ann, ben) = (user(&server, "Ann").await, user(&server, "Ben").await);
    let guest = Guest::program(server.address, "Gus").await;
    let today = list(&ann).await;
    let (day, promised) = (today["day"].as_str().expect("a day"), &find(&today, GAME, "bots")["commitment"]);
    let id = begin(&ann, "bots").await;
    let own = view(&ann, &id, "").await["as"].as_u64().expect("a seat");

    // No advice, no other hands, no way around the barrier.
    let version = view(&ann, &id, "").await["version"].to_string();
    let hint = ann.post(&format!("/t/{id}/hint"), &[("v", &version), ("step", "nudge")]).await;
    assert_eq!(hint.status, 403, "{hint:?}");
    assert_eq!(ann.get_json(&format!("/t/{id}/coach")).await.status, 403);
    assert_eq!(reseat(&ann, &id, own, &json!({ "what": "bot", "level": 5 })).await.status, 403);
    assert_eq!(reseat(&ann, &id, own, &json!({ "what": "leave" })).await.status, 403);
    let back = json!({ "says": "ask" });
    assert_eq!(ann.post_json(&format!("/api/tables/{id}/back"), &back).await.status, 409);
    assert!(!ann.get(&format!("/t/{id}")).await.ok().body.contains("/seat/"), "no link to give away");

    play(&ann, &id, true).await;
    let shown = results(&ann, "bots", day, 1).await;
    assert_eq!(
        (&shown["runs"][0]["name"], &shown["runs"][0]["place"]),
        (&json!("Ann"), &json!(1)),
        "{shown}"
    );
    assert!(shown["seed"].is_null() && shown["runs"][0]["table"].is_null(), "{shown}");
    let hidden = board(&ben, "bots", day).await;
    assert_eq!((&hidden["runs"], &hidden["begun"]), (&Value::Null, &json!(1)), "{hidden}");
    assert!(!ben.get(&format!("/daily/{GAME}/bots")).await.ok().body.contains("/player/Ann"));
    assert!(hidden["week"].as_array().is_some_and(Vec::is_empty), "today is not counted yet");

    // Not the seed, for nobody; not the game, for nobody else.
    let over = view(&ann, &id, "").await;
    assert!(over["seed"].is_null() && over["over"] == true, "{over}");
    let record = ann.get(&format!("/t/{id}/record")).await.ok().body;
    assert!(record.starts_with('{') && !record.contains("seed"), "{record}");
    assert_eq!(ann.get_json(&format!("/t/{id}/review")).await.status, 409);
    assert_eq!(
        ann.post(&format!("/t/{id}/review/0"), &[]).await.status,
        409,
        "no second table with the seed"
    );
    let undo = json!({ "version": over["version"], "all": true });
    assert_eq!(ann.post_json(&format!("/api/tables/{id}/undo"), &undo).await.status, 409);
    for path in ["", "/at/0", "/stream", "/score", "/record", "/described", "/moves", "/review"] {
        assert_eq!(ben.get(&format!("/t/{id}{path}")).await.status, 403, "{path}");
    }
    for path in ["", "/moves", "/events", "/record"] {
        assert_eq!(guest.get(&format!("/api/tables/{id}{path}")).await.status, 403, "{path}");
    }
    begin(&ben, "bots").await;
    play(&guest, &begin(&guest, "bots").await, false).await;
    results(&ann, "bots", day, 2).await;

    let (server, day) = two_days_later(server, &today).await;
    let [ann, ben] = [&ann, &ben].map(|one| Guest { address: server.address, ..one.clone() });
    let closed = board(&ben, "bots", &day).await;
    assert_eq!((&closed["begun"], &closed["finished"]), (&json!(3), &json!(2)), "{closed}");
    let of = |name: &str| {
        let runs = closed["runs"].as_array().expect("runs").iter();
        runs.clone().find(|run| run["name"] == name).expect("a run").clone()
    };
    assert_eq!(
        (&of("Ann")["place"], &of("Gus")["place"], &of("Gus")["user"]),
        (&json!(1), &Value::Null, &json!(false))
    );
    assert!(of("Ben")["result"].is_null() && of("Ann")["table"] == id.as_str(), "{closed}");
    assert_eq!(
        closed["ever"],
        json!([{ "name": "Ann", "points": 2.0, "days": 1 }]),
        "one for the game, one for Ben"
    );
    assert!(closed["seed"].is_string());
    // The seed of the game is the one that was promised.
    let table = view(&ben, &id, "none").await;
    let seed = table["seed"].as_str().expect("the seed").to_owned();
    let promise = format!("/check?seed={seed}&commitment={}", promised.as_str().expect("a promise"));
    assert_eq!(ben.get(&promise).await.ok().json()["kept"], true);
    assert!(ben.get(&format!("/t/{id}/record")).await.ok().body.contains(&seed));
    let page = ben.get(&format!("/daily/{GAME}/bots?day={day}")).await.ok().body;
    assert!(page.contains(&format!("/t/{id}/at/0")) && page.contains("/player/Ann"), "{page}");
    // What is not finished in time may be played on, and counts for nothing.
    let late = list(&ben).await;
    assert!(find(&late, GAME, "bots")["table"].is_null(), "another day, another game");
    let going =
        ben.get("/api/tables").await.ok().json()["own"][0]["id"].as_str().expect("a table").to_owned();
    play(&ben, &going, true).await;
    while export(&ben).await["results"].as_array().is_none_or(Vec::is_empty) {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(board(&ann, "bots", &day).await["finished"], 2);
}
