//! Study boards over HTTP: begun, branched off, commented, drawn on, shared, taken along; and of nothing that goes on.

use khipu_study::Study;
use khipu_table::Limits;
use serde_json::{Value, json};

use crate::server::{Answer, Guest, open, with_friend};

/// A finished game with few decisions.
const RECORD: &str = include_str!("../../../../games/settlers/records/solo-lost.khipu");

/// Where an answer leads.
fn way(answer: &Answer) -> String {
    answer.header("location").unwrap_or_else(|| panic!("no way: {answer:?}")).to_owned()
}

/// The id of a study, from the address of a node.
fn id_of(path: &str) -> &str {
    path.split('/').nth(2).expect("an id")
}

/// A study from a text, as a form brings it.
async fn bring(guest: &Guest, text: &str) -> Answer {
    let part = |name: &str, value: &str| {
        format!("--cut\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let body = part("token", &guest.token) + &part("record", text) + "--cut--\r\n";
    guest.send("POST", "/study/upload", &[("content-type", "multipart/form-data; boundary=cut")], &body).await
}

/// Does something at a node on a version; the answer says where it goes on.
async fn act(guest: &Guest, path: &str, what: &str, version: u64, fields: &[(&str, &str)]) -> Value {
    let version = version.to_string();
    let fields: Vec<(&str, &str)> = [("v", version.as_str())].iter().chain(fields).copied().collect();
    guest.post(&format!("{path}/{what}"), &fields).await.ok().json()
}

#[tokio::test]
async fn a_finished_game_is_studied_branched_off_shared_and_copied() {
    let server = open(Limits::none()).await;
    let [ann, ben] = [Guest::browser(server.address).await, Guest::browser(server.address).await];
    let table = ann.upload_id(RECORD).await;
    let page = ann.get(&format!("/t/{table}?as=0")).await.ok().body;
    assert!(page.contains(r#"form="to-study""#), "one click from the end of the game");
    let path = way(&ann.post("/study", &[("table", &table), ("at", "3")]).await);
    let id = id_of(&path).to_owned();
    assert_eq!(path, format!("/study/{id}/3"));
    let page = ann.get(&path).await.ok().body;
    assert!(page.contains("data-study") && page.contains("Seat 1") && !page.contains('⟨'), "{page}");
    // Another move than the one that was played is a variation.
    let moves = ann.get_json(&format!("{path}/moves")).await.ok().json();
    let played = Study::parse(&ann.get(&format!("/study/{id}/file")).await.ok().body).expect("a study");
    let next = played.nodes()[4].played.as_ref().expect("a move").text.clone();
    let words = moves["words"].as_array().expect("moves").iter().filter_map(Value::as_str);
    let other = words.clone().find(|words| *words != next).expect("another move").to_owned();
    let same = act(&ann, &path, "move", 1, &[("move", &next)]).await;
    assert_eq!(same, json!({ "v": 1, "page": format!("/study/{id}/4") }), "what is there is gone along");
    let last = played.nodes().len();
    let place = words.clone().position(|words| words == other).expect("its place").to_string();
    let branched = act(&ann, &path, "move", 1, &[("m", &place)]).await;
    assert_eq!(branched, json!({ "v": 2, "page": format!("/study/{id}/{last}") }));
    let here = format!("/study/{id}/{last}");
    // Whoever acts on what is not there any more is told.
    assert_eq!(ann.post(&format!("{here}/comment"), &[("v", "1"), ("text", "late")]).await.status, 409);
    act(&ann, &here, "comment", 2, &[("text", "Better?\n<b>yes</b>")]).await;
    act(&ann, &here, "mark", 3, &[("from", "deck"), ("to", "hand")]).await;
    act(&ann, &here, "mark", 4, &[("from", "deck")]).await;
    act(&ann, &here, "mark", 5, &[("from", "deck")]).await;
    let page = ann.get(&here).await.ok().body;
    assert!(
        page.contains("Better?\n&lt;b&gt;yes") && page.contains("[[&quot;deck&quot;,&quot;hand&quot;]]"),
        "{page}"
    );
    assert!(page.contains(&format!("href=\"/study/{id}/4\"")), "the move that was played is a link");
    // The board of another seat, and of somebody who only looks on.
    assert!(ann.get(&format!("{here}.none")).await.ok().body.contains(r#"data-as="none""#));
    for nowhere in ["9999", "x", "3.7", "3.x"] {
        assert_eq!(ann.get(&format!("/study/{id}/{nowhere}")).await.status, 404, "{nowhere}");
    }
    // Nobody else sees it before it is shared; then they look, and change their own copy.
    for path in [here.clone(), format!("/study/{id}/file"), format!("/api/studies/{id}")] {
        assert_eq!(ben.get(&path).await.status, 404);
    }
    assert_eq!(ben.post(&format!("/study/{id}/copy"), &[]).await.status, 404);
    ann.post(&format!("/study/{id}/share"), &[("shared", "yes")]).await.ok();
    let page = ben.get(&here).await.ok().body;
    assert!(
        page.contains("Better?") && !page.contains("<textarea") && !page.contains(r#"id="draw""#),
        "{page}"
    );
    for (what, field) in [("comment", "text"), ("mark", "from"), ("values", "x"), ("cut", "x"), ("move", "m")]
    {
        let refused = ben.post(&format!("{here}/{what}"), &[("v", "7"), (field, "0")]).await;
        assert_eq!(refused.status, 403, "{what}");
    }
    for what in ["title", "share", "drop"] {
        assert_eq!(ben.post(&format!("/study/{id}/{what}"), &[("shared", "no")]).await.status, 403, "{what}");
    }
    let copy = way(&ben.post(&format!("/study/{id}/copy"), &[]).await);
    assert_ne!(id_of(&copy), id);
    let texts = [
        ann.get(&format!("/study/{id}/file")).await.ok().body,
        ben.get(&format!("/study/{}/file", id_of(&copy))).await.ok().body,
    ];
    assert_eq!(texts[0], texts[1], "taken along and brought again it is the same");
    assert!(texts[0].starts_with("khipu-study 1\n") && texts[0].contains("\narrow deck hand\n"));
    act(&ben, &format!("/study/{}/{last}", id_of(&copy)), "cut", 1, &[]).await;
    assert_eq!(ann.get(&format!("/study/{id}/file")).await.ok().body, texts[0]);
    ann.post(&format!("/study/{id}/drop"), &[]).await.ok();
    assert_eq!(ann.get(&here).await.status, 404);
    assert!(ann.get("/study").await.ok().body.contains("You have no studies yet"));
}

#[tokio::test]
async fn values_come_with_their_error_and_stay() {
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    let fields = [("game", "tzolkin"), ("players", "2"), ("seed", "values")];
    let path = way(&guest.post("/study", &fields).await);
    // Everybody chooses starting wealth at once: each decision is one of its own.
    let valued = act(&guest, &path, "values", 1, &[]).await;
    assert_eq!(valued["v"], 2);
    let page = guest.get(&path).await.ok().body;
    let text = guest.get(&format!("/study/{}/file", id_of(&path))).await.ok().body;
    let study = Study::parse(&text).expect("a study");
    let values = study.nodes()[0].values.as_ref().expect("values");
    assert!(values.moves.len() > 1 && values.moves.iter().all(|one| one.error > 0.0), "{values:?}");
    assert!(page.contains("±") && page.contains(&values.moves[0].played), "{page}");
}

#[tokio::test]
async fn no_game_that_goes_on_is_studied() {
    let server = open(Limits::none()).await;
    let host = Guest::browser(server.address).await;
    let program = Guest::program(server.address, "Ada").await;
    let table = with_friend(&program, "tzolkin").await;
    let id = table["id"].as_str().expect("an id");
    for guest in [&host, &program] {
        assert_eq!(guest.post("/study", &[("table", id)]).await.status, 409);
    }
    // A game with a seed that somebody chose, and that others play.
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let chosen = json!({ "game": "tzolkin", "seats": seats, "seed": "known", "exhibition": true });
    program.post_json("/api/tables", &chosen).await.ok();
    let fields = [("game", "tzolkin"), ("players", "2"), ("seed", "known")];
    assert_eq!(host.post("/study", &fields).await.status, 409);
    let record = khipu_games::registry();
    let record = record.find("tzolkin").expect("a game").start(2, &khipu_core::Options::new(), "known");
    let text = record.expect("a start").record().write();
    assert_eq!(bring(&host, &text).await.status, 409);
    assert_eq!(program.post_json("/api/studies", &json!({ "text": text })).await.status, 409);
    // Whoever plays alone with a seed of their own keeps nothing from anybody.
    let alone = json!({ "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "bot", "level": 1 }], "seed": "alone" });
    program.post_json("/api/tables", &alone).await.ok();
    let fields = [("game", "tzolkin"), ("players", "2"), ("seed", "alone")];
    host.post("/study", &fields).await.ok();
}

#[tokio::test]
async fn programs_bring_change_and_remove_studies() {
    let server = open(Limits::none()).await;
    let [ada, bob] =
        [Guest::program(server.address, "Ada").await, Guest::program(server.address, "Bob").await];
    let made = ada.post_json("/api/studies", &json!({ "text": RECORD })).await;
    assert_eq!(made.status, 201, "{made:?}");
    let made = made.json();
    let path = format!("/api/studies/{}", made["id"].as_str().expect("an id"));
    let list = ada.get("/api/studies").await.ok().json();
    assert_eq!((list[0]["id"].clone(), list[0].get("text")), (made["id"].clone(), None));
    let mut study = Study::parse(made["text"].as_str().expect("a text")).expect("a study");
    study.comment(1, "from a program").expect("short enough");
    let change = json!({ "version": 1, "text": study.write(), "shared": true });
    assert_eq!(bob.post_json(&path, &change).await.status, 404);
    let changed = ada.post_json(&path, &change).await.ok().json();
    assert_eq!((&changed["version"], &changed["shared"]), (&json!(2), &json!(true)));
    assert_eq!(ada.post_json(&path, &change).await.status, 409, "it is not the version any more");
    assert!(bob.get(&path).await.ok().json()["text"].as_str().expect("text").contains("from a program"));
    // What is wrong is said with its line.
    let broken = study.write().replacen("\n2 1 ", "\n2 7 ", 1);
    let refused = ada.post_json("/api/studies", &json!({ "text": broken })).await;
    let line = broken.lines().position(|line| line.starts_with("2 7 ")).expect("a line") + 1;
    assert_eq!(refused.status, 422);
    assert!(refused.json()["say"].as_str().expect("words").contains(&format!("line {line}")), "{refused:?}");
    assert_eq!(bob.post_json(&format!("{path}/drop"), &json!({ "version": 2 })).await.status, 403);
    assert_eq!(ada.post_json(&format!("{path}/drop"), &json!({ "version": 2 })).await.status, 204);
    assert_eq!(ada.get(&path).await.status, 404);
}
