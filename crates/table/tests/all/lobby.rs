//! The first page: what comes next stands there, and all of it is a link away.

use serde_json::json;

use crate::ratings::{open, user};
use crate::server::{Folder, table, two_seats};

#[tokio::test]
async fn who_has_many_tables_sees_those_that_wait_and_a_link_to_all() {
    let server = open(Folder::new()).await;
    let ann = user(&server, "Ann").await;
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let waiting = two_seats(&ann, "pebbles", "lobby").await;
    for _ in 0..24 {
        table(&ann, &json!({ "game": "pebbles", "seats": seats })).await;
    }
    let lines = |page: &str| page.matches("<li class=\"table").count();
    let (lobby, games) = (ann.get("/").await.ok().body, ann.get("/games").await.ok().body);
    assert_eq!((lines(&lobby), lines(&games)), (24, 25));
    assert!(lobby.contains(&waiting), "the oldest, where somebody waits for her");
    assert!(lobby.contains("<p class=\"pages\"><a href=\"/games\">"), "{lobby}");
}
