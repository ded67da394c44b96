//! Rated tables: who may sit there, what comes of them, and that it comes once.

use std::time::Duration;

use khipu_pebbles_ui::PebblesUi;
use khipu_table::{CallConfig, Config};
use serde_json::{Value, json};

use crate::server::{Folder, Guest, Server, config, open_games, reseat, step, table, view};
use crate::users::{become_user, export};

const GAME: &str = "pebbles";

/// A server that looks after tables at once, with a game that is soon over.
pub(crate) async fn open(folder: Folder) -> Server {
    let mut games = khipu_games::registry();
    games.add::<PebblesUi>();
    let calls =
        CallConfig { patience: Duration::ZERO, pace: Duration::from_millis(50), ..CallConfig::default() };
    let database = folder.0.join("server.db");
    open_games(folder, Config { calls, ..config(database) }, games).await.expect("the server opens")
}

pub(crate) async fn user(server: &Server, name: &str) -> Guest {
    become_user(&Guest::browser(server.address).await, name).await.0
}

fn wanted(seats: &Value) -> Value {
    json!({ "game": GAME, "public": true, "rated": true, "seats": seats })
}

/// A rated game of two users to its end; the answer is its id.
pub(crate) async fn game(ann: &Guest, ben: &Guest) -> String {
    let made = table(ann, &wanted(&json!([{ "who": "me" }, { "who": "open" }]))).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    reseat(ben, &id, 1, &json!({ "what": "take" })).await.ok();
    for _ in 0..200 {
        if !step(&[ann, ben], &id).await {
            return id;
        }
    }
    panic!("the game does not end");
}

/// The results of a user, when there are so many.
async fn results(guest: &Guest, count: usize) -> Vec<Value> {
    for _ in 0..600 {
        let found = export(guest).await["results"].as_array().cloned().unwrap_or_default();
        if found.len() >= count {
            return found;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("no result came");
}

#[tokio::test]
async fn only_users_sit_at_rated_tables_and_each_once() {
    let server = open(Folder::new()).await;
    let (ann, guest) = (user(&server, "Ann").await, Guest::program(server.address, "Gus").await);
    let two = json!([{ "who": "me" }, { "who": "open" }]);
    assert_eq!(guest.post_json("/api/tables", &wanted(&two)).await.status, 403, "guests have no rating");
    for seats in [
        json!([{ "who": "me" }, { "who": "bot", "level": 3 }]),
        json!([{ "who": "me" }, { "who": "me" }, { "who": "open" }]),
        json!([{ "who": "me" }, { "who": "here", "name": "Zoe" }, { "who": "open" }]),
    ] {
        assert_eq!(ann.post_json("/api/tables", &wanted(&seats)).await.status, 422, "{seats}");
    }
    for (name, value) in [("hints", json!(true)), ("exhibition", json!(true)), ("seed", json!("mine"))] {
        let mut table = wanted(&two);
        table[name] = value;
        assert_eq!(ann.post_json("/api/tables", &table).await.status, 422, "{name}");
    }
    let id = table(&ann, &wanted(&two)).await["id"].as_str().expect("an id").to_owned();
    let take = json!({ "what": "take" });
    assert_eq!(reseat(&guest, &id, 1, &take).await.status, 403);
    assert_eq!(reseat(&ann, &id, 1, &take).await.status, 403, "against oneself");
    reseat(&user(&server, "Ben").await, &id, 1, &take).await.ok();
    assert_eq!(view(&ann, &id, "none").await["rated"], true);
}

#[tokio::test]
async fn a_rated_game_counts_once_and_is_seen_where_people_look() {
    let server = open(Folder::new()).await;
    let (ann, ben) = (user(&server, "Ann").await, user(&server, "Ben").await);
    let id = game(&ann, &ben).await;
    let (of_ann, of_ben) = (results(&ann, 1).await, results(&ben, 1).await);
    let value = |result: &Value| result["rating"].as_i64().expect("it was rated");
    let (first, second) = (value(&of_ann[0]), value(&of_ben[0]));
    assert_eq!(first + second, 3000, "what one wins the other loses");
    let score = view(&ann, &id, "none").await["score"].clone();
    let places = [of_ann[0]["place"].as_i64(), of_ben[0]["place"].as_i64()];
    match score["winners"].as_array().map(Vec::as_slice) {
        Some([winner]) => assert_eq!(places[winner.as_u64().expect("a seat") as usize], Some(1), "{score}"),
        _ => assert_eq!(places, [Some(1), Some(1)], "{score}"),
    }
    // What has been counted is not taken back.
    let undo = json!({ "version": view(&ann, &id, "0").await["version"], "all": true });
    for guest in [&ann, &ben] {
        assert!(guest.post_json(&format!("/api/tables/{id}/undo"), &undo).await.status >= 400);
    }
    let change = format!("{:+}", first - 1500).replace('-', "−");
    let games = ann.get("/games").await.ok().body;
    assert!(games.contains(&format!("rating {first} ({change})")), "{games}");
    let profile = ben.get("/player/Ann").await.ok().body;
    assert!(profile.contains(&format!("{first} ± ")) && profile.contains("(provisional)"), "{profile}");
    assert!(!profile.contains("<polyline"), "one game is no line");
    assert!(ben.get("/leaders").await.ok().body.contains("Nobody has played enough"));

    // The same table wakes again: nothing changes.
    let folder = server.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("server.db"));
    let mut file = sqlx::ConnectOptions::connect(&options).await.expect("a database");
    sqlx::query("UPDATE tables SET wake = 1").execute(&mut file).await.expect("it is written");
    sqlx::Connection::close(file).await.expect("it closes");
    let server = open(folder).await;
    let [ann, ben] = [&ann, &ben].map(|guest| Guest { address: server.address, ..guest.clone() });
    let other = game(&ann, &ben).await;
    let again = results(&ann, 2).await;
    let old = again.iter().find(|result| result["table"] == id.as_str()).expect("the first game");
    assert_eq!(value(old), first);
    assert!(again.iter().any(|result| result["table"] == other.as_str()));
    assert!(ben.get("/player/Ann").await.ok().body.contains("<polyline"));

    // Who goes takes the rating along.
    ann.post("/user/delete", &[("name", "Ann")]).await.ok();
    let folder = server.close().await;
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.0.join("server.db"));
    let mut file = sqlx::ConnectOptions::connect(&options).await.expect("a database");
    for table in ["results", "ratings"] {
        let count = sqlx::query(sqlx::AssertSqlSafe(format!("SELECT count(DISTINCT user_id) FROM {table}")));
        let left: i64 = sqlx::Row::get(&count.fetch_one(&mut file).await.expect("it answers"), 0);
        assert_eq!(left, 1, "{table}");
    }
}
