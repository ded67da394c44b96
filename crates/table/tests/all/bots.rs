//! Bots that play for people: when a host may ask for one, how fast they play, and how people come back.

use std::time::Duration;

use crate::server::{Guest, open, open_paced, reseat, step, table, view};
use khipu_table::Limits;
use serde_json::{Value, json};

const HOUR: Duration = Duration::from_secs(3600);

/// A table of two with a friend on the second seat, where somebody may be away for so many minutes.
async fn two(host: &Guest, friend: &Guest, away: Option<u8>) -> String {
    let wanted = json!({ "game": "tzolkin", "away": away, "seats": [{ "who": "me" }, { "who": "open" }] });
    let made = table(host, &wanted).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let take = json!({ "what": "take", "link": made["links"][1]["token"] });
    reseat(friend, &id, 1, &take).await.ok();
    id
}

fn bot() -> Value {
    json!({ "what": "bot", "level": 1 })
}

#[tokio::test]
async fn a_host_waits_for_whoever_is_away() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let friend = Guest::program(server.address, "Ben").await;
    let id = two(&host, &friend, None).await;
    assert_eq!(view(&host, &id, "0").await["away"], 10);
    let refused = reseat(&host, &id, 1, &bot()).await;
    assert_eq!(refused.status, 409, "the friend was here a moment ago");
    assert!(refused.json()["say"].as_str().is_some_and(|say| say.contains("10 minutes")), "{refused:?}");
    assert_eq!(view(&host, &id, "0").await["seats"][1]["holder"], "person");
    let page = friend.get(&format!("/t/{id}")).await.ok().body;
    assert!(page.contains("Whoever has been away for 10 minutes"), "everybody at the table knows");
}

#[tokio::test]
async fn who_listens_as_a_program_is_here() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let friend = Guest::program(server.address, "Ben").await;
    let id = two(&host, &friend, Some(0)).await;
    let mut watcher = host.listen(&format!("/t/{id}/stream?as=0")).await;
    let mut listener = friend.listen(&format!("/api/tables/{id}/events?as=1")).await;
    listener.next().await.expect("a first message");
    assert_eq!(view(&host, &id, "0").await["seats"][1]["here"], true);
    assert_eq!(reseat(&host, &id, 1, &bot()).await.status, 403, "nobody takes a seat from under its holder");
    drop(listener);
    // The table notices that the line is cut.
    while view(&host, &id, "0").await["seats"][1]["here"] == true {
        watcher.next().await.expect("the table says so");
    }
    reseat(&host, &id, 1, &bot()).await.ok();
    assert_eq!(view(&host, &id, "0").await["seats"][1]["holder"], "substitute");
    reseat(&friend, &id, 1, &json!({ "what": "back" })).await.ok();
}

#[tokio::test]
async fn a_table_names_a_time_that_strangers_can_trust() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let wanted = |away: u64, public: bool| json!({ "game": "tzolkin", "away": away, "public": public, "seats": [{ "who": "me" }, { "who": "open" }] });
    for (away, public, status) in
        [(0, true, 422), (1, true, 201), (60, true, 201), (61, false, 422), (0, false, 201)]
    {
        assert_eq!(
            host.post_json("/api/tables", &wanted(away, public)).await.status,
            status,
            "{away} {public}"
        );
    }
}

#[tokio::test]
async fn bots_keep_a_pace_where_a_person_sits_and_the_person_comes_back() {
    let server = open_paced(HOUR).await;
    let host = Guest::program(server.address, "Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": 1 }]);
    let made = table(&host, &json!({ "game": "tzolkin", "seed": "pace", "seats": seats })).await;
    let id = made["id"].as_str().expect("an id");
    while view(&host, id, "none").await["deciders"][0] == 0 && step(&[&host], id).await {}
    reseat(&host, id, 0, &bot()).await.ok();
    let there = view(&host, id, "none").await;
    // All seats are played by bots, and yet the game is not over at once: there is a middle to come back in.
    reseat(&host, id, 0, &json!({ "what": "back" })).await.ok();
    let back = view(&host, id, "0").await;
    assert_eq!((&back["over"], &back["step"]), (&json!(false), &there["step"]));
    assert_eq!(back["seats"][0]["holder"], "person");
}

#[tokio::test]
async fn bots_among_themselves_wait_for_nobody() {
    let server = open_paced(HOUR).await;
    let host = Guest::program(server.address, "Ada").await;
    let seats = json!([{ "who": "bot", "level": 1 }, { "who": "bot", "level": 1 }]);
    let made = table(&host, &json!({ "game": "tzolkin", "seats": seats })).await;
    let id = made["id"].as_str().expect("an id");
    let mut listener = host.listen(&format!("/api/tables/{id}/events?as=none")).await;
    while listener.next().await.expect("bots go on")["over"] != true {}
}

#[tokio::test]
async fn handing_over_is_asked_once_more() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": 1 }]);
    let made = table(&host, &json!({ "game": "tzolkin", "seats": seats })).await;
    let page = host.get(&format!("/t/{}?as=0", made["id"].as_str().expect("an id"))).await.ok().body;
    let asked = page.split("<details class=\"ask\">").nth(1).expect("a question").split("</details>").next();
    let asked = asked.expect("the whole of it");
    assert!(
        asked.contains("Let a bot play for me") && asked.contains("What it has played is not taken back")
    );
    assert!(asked.contains("value=\"bot\""), "the button stands behind the question");
    assert_eq!(page.matches("value=\"bot\"").count(), 1, "and nowhere else");
}
