//! Hints at a table: in three steps, and only where they are permitted.

use khipu_table::Limits;
use serde_json::{Value, json};

use crate::server::{Answer, Guest, open, table, view};

async fn hint(guest: &Guest, id: &str, version: u64, step: &str) -> Answer {
    let version = version.to_string();
    guest.post(&format!("/t/{id}/hint"), &[("as", "0"), ("v", &version), ("step", step)]).await
}

async fn set_up(host: &Guest, seats: Value, hints: bool) -> (String, u64) {
    let wanted =
        json!({ "game": "tzolkin", "seats": seats, "seed": "hints", "exhibition": true, "hints": hints });
    let made = table(host, &wanted).await;
    (made["id"].as_str().expect("an id").to_owned(), made["version"].as_u64().expect("a version"))
}

#[tokio::test]
async fn a_hint_comes_in_three_steps_from_a_nudge_to_reasons() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let (id, _) = set_up(&host, json!([{ "who": "me" }, { "who": "bot", "level": 1 }]), false).await;
    // Both choose at the beginning; the bot comes to rest.
    let version = loop {
        let now = view(&host, &id, "0").await;
        if now["deciders"] == json!([0]) {
            break now["version"].as_u64().expect("a version");
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    };
    let nudge = hint(&host, &id, version, "nudge").await.ok().json();
    assert_eq!(nudge["parts"].as_array().map(Vec::len), Some(1), "{nudge}");
    assert!(nudge["turn"].is_null() && !nudge["say"].as_str().expect("a sentence").is_empty());
    let shown = hint(&host, &id, version, "show").await.ok().json();
    assert!(!shown["turn"][0].as_str().expect("a move").is_empty(), "{shown}");
    let explained = hint(&host, &id, version, "explain").await.ok().json();
    assert_eq!(explained["turn"], shown["turn"], "the same turn is explained");
    assert!(explained["reasons"].is_array(), "{explained}");
    // People read words of the board, not notation, also of what it is held against.
    let said = shown["said"].as_array().expect("words");
    assert_eq!(said.len(), shown["turn"].as_array().map_or(0, Vec::len));
    assert!(!said.contains(&shown["turn"][0]), "{shown}");
    assert_eq!(explained["said"], shown["said"]);
    let why = explained["why"][0].as_str().expect("a sentence");
    let instead = explained["instead"][0].as_str().expect("a move");
    assert!(!why.is_empty() && !why.contains(instead) && !why.contains('⟨'), "{explained}");
    assert_eq!(hint(&host, &id, version, "tell me all").await.status, 400);
    assert_eq!(hint(&host, &id, version + 1, "nudge").await.status, 409);
    assert_eq!(Guest::browser(server.address).await.post(&format!("/t/{id}/hint"), &[]).await.status, 403);
    // The turn that was shown can be played.
    let first = shown["turn"][0].as_str().expect("a move");
    let played = json!({ "as": 0, "version": version, "move": first });
    let answer = host.post_json(&format!("/api/tables/{id}/moves"), &played).await;
    answer.ok();
}

#[tokio::test]
async fn people_among_themselves_have_hints_only_if_the_table_says_so() {
    let server = open(Limits::none()).await;
    for hints in [false, true] {
        let host = Guest::program(server.address, "Ada").await;
        let here = json!([{ "who": "me" }, { "who": "here", "name": "Ewa" }]);
        let (id, _) = set_up(&host, here, hints).await;
        let version = view(&host, &id, "0").await["version"].as_u64().expect("a version");
        let answer = hint(&host, &id, version, "nudge").await;
        assert_eq!(answer.status, if hints { 200 } else { 403 }, "{}", answer.body);
        let page = host.get(&format!("/t/{id}?as=0")).await.ok().body;
        assert_eq!(page.contains("id=\"ask-hint\""), hints);
    }
}
