//! Planned moves: played when they are due, dropped when they cannot be, and nobody else's business.

use std::time::Duration;

use serde_json::{Value, json};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use crate::ratings::open;
use crate::server::{Answer, Folder, Guest, reseat, step, table, two_seats, view};

async fn plan(guest: &Guest, id: &str, seat: u64, moves: &[&str]) -> Answer {
    guest.post_json(&format!("/api/tables/{id}/plan"), &json!({ "as": seat, "moves": moves })).await
}

async fn planned(guest: &Guest, id: &str, seat: u64) -> Value {
    guest.get(&format!("/api/tables/{id}/plan?as={seat}")).await.ok().json()
}

async fn play(guest: &Guest, id: &str, seat: u64, words: &str) -> Answer {
    let version = view(guest, id, &seat.to_string()).await["version"].clone();
    let wanted = json!({ "as": seat, "version": version, "move": words });
    guest.post_json(&format!("/api/tables/{id}/moves"), &wanted).await
}

/// The table, as soon as it is as somebody wants it.
async fn when(guest: &Guest, id: &str, is: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..600 {
        let seen = view(guest, id, "none").await;
        if is(&seen) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("it does not happen: {}", view(guest, id, "none").await);
}

/// Who is asked, and who is not, of two.
async fn turn(guest: &Guest, id: &str) -> (u64, u64) {
    let asked = view(guest, id, "none").await["deciders"][0].as_u64().expect("somebody is asked");
    (asked, 1 - asked)
}

/// A game of two seats of one guest, in which the stakes are made.
async fn staked(guest: &Guest, seed: &str) -> String {
    let id = two_seats(guest, "pebbles", seed).await;
    for seat in 0..2 {
        play(guest, &id, seat, "stake 1").await.ok();
    }
    id
}

#[tokio::test]
async fn a_plan_is_played_when_its_seat_is_asked_and_nobody_sees_it_before() {
    let server = open(Folder::new()).await;
    let address = server.address;
    let (ann, ben, eve) = (
        Guest::program(address, "Ann").await,
        Guest::program(address, "Ben").await,
        Guest::program(address, "Eve").await,
    );
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let made = table(&ann, &json!({ "game": "pebbles", "public": true, "seats": seats })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    reseat(&ben, &id, 1, &json!({ "what": "take" })).await.ok();
    for _ in 0..2 {
        step(&[&ann, &ben], &id).await;
    }
    let (asked, other) = turn(&ann, &id).await;
    let people = [&ann, &ben];
    let (mover, planner) = (people[asked as usize], people[other as usize]);
    let look = async || {
        let mut seen = Vec::new();
        for (guest, eyes) in [(mover, asked.to_string()), (&eve, "none".to_owned())] {
            for path in ["/t/{id}", "/api/tables/{id}", "/api/tables/{id}/record", "/api/tables/{id}/moves"] {
                seen.push(guest.get(&format!("{}?as={eyes}", path.replace("{id}", &id))).await.ok().body);
            }
        }
        seen
    };
    let mut stream = mover.listen(&format!("/t/{id}/stream?as={asked}")).await;
    stream.next().await.expect("the first message");
    let before = look().await;
    assert!(planned(planner, &id, other).await["next"].as_array().expect("a list").contains(&json!("put")));
    let kept = plan(planner, &id, other, &["put", "end"]).await.ok().json();
    assert_eq!(kept["moves"], json!(["put", "end"]));
    assert_eq!(plan(mover, &id, asked, &["put"]).await.json()["code"], "asked");
    for (guest, status) in [(mover, 403), (&eve, 403)] {
        assert_eq!(guest.get(&format!("/api/tables/{id}/plan?as={other}")).await.status, status);
        assert_eq!(guest.get(&format!("/t/{id}/plan?as={other}")).await.status, status);
    }
    assert_eq!(look().await, before, "nobody else sees anything");
    let steps = view(&eve, &id, "none").await["step"].as_u64().expect("a number");
    play(mover, &id, asked, "put").await.ok();
    // The first message is that of the move: none told of the plan.
    assert_eq!(stream.next().await.expect("a message")["step"], steps + 1);
    play(mover, &id, asked, "end").await.ok();
    let after = when(&ann, &id, |seen| seen["step"] == steps + 4).await;
    assert_eq!(after["deciders"], json!([asked]));
    assert_eq!(planned(planner, &id, other).await["moves"], json!([]));
}

#[tokio::test]
async fn a_plan_that_cannot_be_played_is_dropped_and_one_that_is_taken_back_is_not_played() {
    let server = open(Folder::new()).await;
    let ann = Guest::program(server.address, "Ann").await;
    let id = staked(&ann, "a shell").await;
    let (asked, other) = turn(&ann, &id).await;
    // What is drawn in the imagined world is not what will be drawn.
    plan(&ann, &id, other, &["draw", "end"]).await.ok();
    let next = planned(&ann, &id, other).await["next"].clone();
    let shown =
        next.as_array().expect("a list").iter().find_map(|words| words.as_str()?.strip_prefix("show "));
    let shown = format!("show {}", shown.expect("a shell"));
    plan(&ann, &id, other, &["draw", "end", &shown]).await.ok();
    for words in ["put", "end"] {
        play(&ann, &id, asked, words).await.ok();
    }
    when(&ann, &id, |seen| seen["step"] == 6 && seen["deciders"] == json!([asked])).await;
    for words in ["put", "end"] {
        play(&ann, &id, asked, words).await.ok();
    }
    for _ in 0..600 {
        if planned(&ann, &id, other).await["dropped"] == "impossible" {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let after = planned(&ann, &id, other).await;
    assert_eq!((after["dropped"].clone(), after["moves"].clone()), (json!("impossible"), json!([])));
    assert_eq!(view(&ann, &id, "none").await["deciders"], json!([other]), "its owner decides");
    let page = ann.get(&format!("/t/{id}?as={other}")).await.ok().body;
    assert!(page.contains(&format!("“{shown}” is not possible now")), "{page}");
    play(&ann, &id, other, "put").await.ok();
    assert_eq!(planned(&ann, &id, other).await["dropped"], json!(null), "whoever has moved knows");
    play(&ann, &id, other, "end").await.ok();

    // What is taken back is not played.
    plan(&ann, &id, other, &["put"]).await.ok();
    assert_eq!(plan(&ann, &id, other, &["put", "put"]).await.json()["code"], "no_plan");
    assert_eq!(plan(&ann, &id, other, &["juggle"]).await.status, 422);
    assert_eq!(planned(&ann, &id, other).await["moves"], json!(["put"]), "what is refused changes nothing");
    plan(&ann, &id, other, &[]).await.ok();
    for words in ["put", "end"] {
        play(&ann, &id, asked, words).await.ok();
    }
    play(&ann, &id, other, "put").await.ok();
}

#[tokio::test]
async fn a_plan_survives_a_restart_and_is_dropped_when_something_else_is_asked() {
    let server = open(Folder::new()).await;
    let ann = Guest::program(server.address, "Ann").await;
    let id = staked(&ann, "a restart").await;
    let (asked, other) = turn(&ann, &id).await;
    plan(&ann, &id, other, &["put", "end"]).await.ok();
    let database = server.database.clone();
    let folder = server.close().await;
    // The second of the planned moves was meant for another question.
    let mut file = SqliteConnectOptions::new().filename(&database).connect().await.expect("it opens");
    let changed = sqlx::query("UPDATE plans SET body = replace(body, 'End the turn.', 'Dance.')");
    assert_eq!(changed.execute(&mut file).await.expect("it can").rows_affected(), 1);
    sqlx::Connection::close(file).await.expect("it closes");
    let server = open(folder).await;
    let ann = Guest { address: server.address, ..ann };
    assert_eq!(planned(&ann, &id, other).await["moves"], json!(["put", "end"]));
    for words in ["put", "end"] {
        play(&ann, &id, asked, words).await.ok();
    }
    when(&ann, &id, |seen| seen["step"] == 5).await;
    for _ in 0..600 {
        if planned(&ann, &id, other).await["dropped"] == "question" {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{}", planned(&ann, &id, other).await);
}

/// In every game a seat that is not asked finds something to plan, and the plan is played or dropped.
#[tokio::test]
async fn every_game_can_be_planned_by_page_and_by_program() {
    let server = open(Folder::new()).await;
    let ann = Guest::browser(server.address).await;
    let games = ann.get("/api/games").await.ok().json();
    for game in games.as_array().expect("a list") {
        let name = game["name"].as_str().expect("a name");
        let wanted = json!({ "game": name, "seed": "plans", "seats": [
            { "who": "here", "name": "Ann" }, { "who": "here", "name": "Ben" }] });
        let headers = [("content-type", "application/json"), ("x-khipu-token", ann.token.as_str())];
        let made = ann.send("POST", "/api/tables", &headers, &wanted.to_string()).await.ok().json();
        let id = made["id"].as_str().expect("an id").to_owned();
        let moved = async |seat: u64| {
            let list = ann.get(&format!("/api/tables/{id}/moves?as={seat}")).await.ok().json();
            let words = list["moves"].as_array().and_then(|moves| moves.last()).expect("a move").clone();
            let fields = [("as", seat.to_string()), ("v", list["version"].to_string())];
            let fields: Vec<(&str, &str)> =
                fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
            let words = words.as_str().expect("words").to_owned();
            ann.post(&format!("/t/{id}/move"), &[&fields[..], &[("move", &words)]].concat()).await
        };
        // Where all are asked at once nobody plans: on to where one is.
        for _ in 0..40 {
            let deciders = view(&ann, &id, "none").await["deciders"].clone();
            if deciders.as_array().is_some_and(|seats| seats.len() == 1) {
                break;
            }
            moved(deciders[0].as_u64().expect("a seat")).await.ok();
        }
        let (asked, other) = turn(&ann, &id).await;
        let page = format!("/t/{id}/plan");
        assert_eq!(ann.get(&format!("{page}?as={asked}")).await.status, 409, "{name}: who is asked plays");
        let drawn = ann.get(&format!("{page}?as={other}")).await.ok().body;
        assert!(drawn.contains("id=\"panels\"") && drawn.contains("Plan ahead"), "{name}");
        let version = view(&ann, &id, "none").await["version"].to_string();
        let seat = other.to_string();
        let fields = [("as", seat.as_str()), ("v", version.as_str())];
        let add = ann.post(&format!("{page}/move"), &[&fields[..], &[("m", "0")]].concat()).await.ok().json();
        assert_eq!(add["update"]["undo"], 1, "{name}");
        let next = planned(&ann, &id, other).await;
        assert_eq!(next["moves"].as_array().map(Vec::len), Some(1), "{name}: {next}");
        ann.post(&format!("{page}/undo"), &fields).await.ok();
        assert_eq!(planned(&ann, &id, other).await["moves"], json!([]), "{name}");
        ann.post(&format!("{page}/move"), &[&fields[..], &[("m", "0")]].concat()).await.ok();
        ann.post(&format!("{page}/restart"), &fields).await.ok();
        ann.post(&format!("{page}/move"), &[&fields[..], &[("m", "0")]].concat()).await.ok();
        let stale = [("as", seat.as_str()), ("v", "1"), ("m", "0")];
        assert_eq!(ann.post(&format!("{page}/move"), &stale).await.status, 409, "{name}");
        for _ in 0..400 {
            let plan = planned(&ann, &id, other).await;
            if plan["moves"] == json!([]) {
                break;
            }
            let (asked, _) = turn(&ann, &id).await;
            if asked == other {
                tokio::time::sleep(Duration::from_millis(20)).await;
            } else {
                moved(asked).await.ok();
            }
        }
        assert_eq!(planned(&ann, &id, other).await["moves"], json!([]), "{name}");
    }
}
