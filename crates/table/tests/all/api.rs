//! Programs at the table: create, look, move, take back, listen; and what is refused.

use crate::server::{self, Guest, open, two_seats};
use khipu_table::{Limits, Rate};
use serde_json::{Value, json};

async fn moves(guest: &Guest, id: &str, seat: u64) -> (u64, Vec<String>) {
    let list = guest.get(&format!("/api/tables/{id}/moves?as={seat}")).await.ok().json();
    let moves = list["moves"].as_array().expect("a list");
    let words = moves.iter().map(|words| words.as_str().expect("words").to_owned());
    (list["version"].as_u64().expect("a version"), words.collect())
}

async fn decider(guest: &Guest, id: &str) -> Option<u64> {
    let table = guest.get(&format!("/api/tables/{id}?as=none")).await.ok().json();
    table["deciders"][0].as_u64()
}

#[tokio::test]
async fn a_program_plays_a_game_to_its_end() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let id = two_seats(&host, "tzolkin", "to the end").await;
    let mut listener = host.listen(&format!("/api/tables/{id}/events?as=0")).await;
    assert!(listener.head.contains("text/event-stream") && listener.head.contains("x-accel-buffering: no"));
    let first = listener.next().await.expect("a first message");
    assert_eq!(first["events"], json!([]));
    let before = host.get(&format!("/api/tables/{id}")).await.ok().json();
    assert_eq!(
        (&before["seed"], &before["score"]),
        (&Value::Null, &Value::Null),
        "nothing of the end is told before"
    );
    let running = host.get(&format!("/api/tables/{id}/record?as=0")).await.ok();
    assert!(!running.body.contains("to the end") && running.body.contains("commitment"));
    let mut played = 0;
    while let Some(seat) = decider(&host, &id).await {
        let (version, list) = moves(&host, &id, seat).await;
        let wanted = json!({ "as": seat, "version": version, "move": list.last().expect("a move") });
        let acted = host.post_json(&format!("/api/tables/{id}/moves"), &wanted).await.ok().json();
        assert_eq!(acted["version"], version + 1);
        played += 1;
        assert_eq!(acted["step"], played);
    }
    let after = host.get(&format!("/api/tables/{id}")).await.ok().json();
    assert_eq!((&after["over"], &after["seed"]), (&json!(true), &json!("to the end")));
    assert_eq!(after["score"]["scores"].as_array().map(Vec::len), Some(2), "named as in the engine");
    assert!(after["score"]["breakdown"][0].is_object() && !after["score"]["winners"].is_null());
    let mut heard = 0;
    loop {
        let message = listener.next().await.expect("the stream goes on");
        heard += message["events"].as_array().expect("events").len();
        if message["over"] == true {
            break;
        }
    }
    assert!(heard as u64 >= played, "{heard} events for {played} moves");

    // The record replays in another server's hands, and everybody may have it now.
    let stranger = Guest::browser(server.address).await;
    let record = stranger.get(&format!("/t/{id}/record")).await.ok();
    assert!(record.body.starts_with("khipu-record"), "{}", record.body);
    let copy = stranger.upload_id(&record.body).await;
    let again = stranger.get(&format!("/api/tables/{copy}")).await.ok().json();
    assert_eq!(again["score"]["scores"], after["score"]["scores"]);
    for path in ["", "/score", "/at/0", "/at/3", "/at/3/pieces", "/described", "/record"] {
        stranger.get(&format!("/t/{copy}{path}")).await.ok();
    }
    assert_eq!(stranger.get(&format!("/t/{copy}/at/{}", played + 1)).await.status, 404);
    let commitment = after["commitment"].as_str().expect("a promise");
    let kept = |seed: &str| format!("/check?seed={}&commitment={commitment}", server::encode(seed));
    assert_eq!(stranger.get(&kept("to the end")).await.json(), json!({ "kept": true }));
    assert_eq!(stranger.get(&kept("another")).await.json(), json!({ "kept": false }));
}

#[tokio::test]
async fn a_move_counts_once() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let id = two_seats(&host, "tzolkin", "once").await;
    let seat = decider(&host, &id).await.expect("somebody begins");
    let (version, list) = moves(&host, &id, seat).await;
    let path = format!("/api/tables/{id}/moves");
    let wanted = json!({ "as": seat, "version": version, "move": list[0] });
    // The same post many times at once: one of them is the move.
    let posts = (0..8).map(|_| {
        let (host, path, wanted) = (host.clone(), path.clone(), wanted.clone());
        tokio::spawn(async move { host.post_json(&path, &wanted).await.status })
    });
    let mut statuses = Vec::new();
    for post in posts.collect::<Vec<_>>() {
        statuses.push(post.await.expect("an answer"));
    }
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409, 409, 409, 409, 409]);
    let table = host.get(&format!("/api/tables/{id}?as=none")).await.ok().json();
    assert_eq!((table["step"].as_u64(), table["version"].as_u64()), (Some(1), Some(version + 1)));
    let ahead = json!({ "as": seat, "version": version + 7, "move": list[0] });
    assert_eq!(host.post_json(&path, &ahead).await.status, 409);
}

#[tokio::test]
async fn what_the_rules_forbid_is_refused_with_its_rule() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let id = two_seats(&host, "tzolkin", "refused").await;
    let seat = decider(&host, &id).await.expect("somebody begins");
    let (version, list) = moves(&host, &id, seat).await;
    let path = format!("/api/tables/{id}/moves");
    let other = json!({ "as": 1 - seat, "version": version, "move": list[0] });
    let refused = host.post_json(&path, &other).await;
    assert_eq!(refused.status, 422);
    assert!(refused.json()["rule"].as_str().is_some_and(|rule| rule.starts_with("TZ-")), "{refused:?}");
    let nonsense = json!({ "as": seat, "version": version, "move": "fly to the moon" });
    assert_eq!(host.post_json(&path, &nonsense).await.status, 422);
    assert_eq!(moves(&host, &id, seat).await.0, version, "nothing has changed");
    let why = format!("/t/{id}/why?as={}&move={}", 1 - seat, server::encode(&list[0]));
    assert!(host.get_json(&why).await.ok().json()["rule"].is_string());
    let preview = host.get_json(&format!("/t/{id}/preview?as={seat}&v={version}&m=0")).await.ok().json();
    assert!(preview["say"].as_array().is_some_and(|say| !say.is_empty()), "{preview}");
    assert_eq!(host.get_json(&format!("/t/{id}/preview?as={seat}&v={version}&m=9999")).await.status, 422);
}

#[tokio::test]
async fn moves_are_taken_back_as_far_as_the_barrier() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let id = two_seats(&host, "tzolkin", "undo").await;
    let mut listener = host.listen(&format!("/t/{id}/stream?as=none")).await;
    listener.next().await.expect("a first message");
    let path = format!("/api/tables/{id}");
    let mut undone = 0;
    for _ in 0..60 {
        let Some(seat) = decider(&host, &id).await else { break };
        let (version, list) = moves(&host, &id, seat).await;
        let wanted = json!({ "as": seat, "version": version, "move": list[list.len() / 2] });
        host.post_json(&format!("{path}/moves"), &wanted).await.ok();
        let table = host.get(&format!("{path}?as={seat}")).await.json();
        let others = host.get(&format!("{path}?as={}", 1 - seat)).await.json();
        assert_eq!(others["undo"], 0, "only own moves can be taken back");
        let not_theirs = json!({ "as": 1 - seat, "version": version + 1 });
        assert_eq!(host.post_json(&format!("{path}/undo"), &not_theirs).await.status, 422);
        if table["undo"].as_u64() == Some(2) {
            let back = json!({ "as": seat, "version": version + 1, "all": true });
            let acted = host.post_json(&format!("{path}/undo"), &back).await.ok().json();
            assert_eq!(acted["step"].as_u64(), table["step"].as_u64().map(|step| step - 2));
            undone += 1;
            // Go on by another way.
            let (version, list) = moves(&host, &id, seat).await;
            let wanted = json!({ "as": seat, "version": version, "move": list[0] });
            host.post_json(&format!("{path}/moves"), &wanted).await.ok();
        }
        if undone > 2 {
            break;
        }
    }
    assert!(undone > 2);
    // The stream has told of it: an undo comes without frames and drops the lines of the log.
    let last = host.get(&format!("{path}?as=none")).await.json();
    let mut dropped = false;
    loop {
        let update = listener.next().await.expect("the stream goes on");
        let (step, from) = (update["step"].as_u64(), update["log"]["from"].as_u64());
        dropped |= step == from && update["frames"].as_array().is_some_and(Vec::is_empty);
        if update["v"] == last["version"] {
            break;
        }
    }
    assert!(dropped, "somebody was told of an undo");
}

#[tokio::test]
async fn lists_tell_the_last_deed_until_it_is_taken_back() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let id = two_seats(&host, "tzolkin", "deed").await;
    let told = || async {
        let page = host.get("/").await.ok().body;
        page.split("<p class=\"deed\">").nth(1).and_then(|rest| rest.split('<').next()).map(str::to_owned)
    };
    assert_eq!(told().await, None, "nothing was done");
    let path = format!("/api/tables/{id}");
    for _ in 0..60 {
        let seat = decider(&host, &id).await.expect("the game goes on");
        let (version, list) = moves(&host, &id, seat).await;
        let wanted = json!({ "as": seat, "version": version, "move": list[list.len() / 2] });
        host.post_json(&format!("{path}/moves"), &wanted).await.ok();
        let undo = host.get(&format!("{path}?as={seat}")).await.json()["undo"].as_u64();
        let Some(deed) = told().await.filter(|_| undo.is_some_and(|moves| moves > 0)) else { continue };
        // It is the sentence of the log, as spectators read it.
        let page = host.get(&format!("/t/{id}?as=none")).await.ok().body;
        assert!(page.contains(&deed), "{deed}: {page}");
        let back = json!({ "as": seat, "version": version + 1, "all": true });
        host.post_json(&format!("{path}/undo"), &back).await.ok();
        assert_ne!(told().await, Some(deed));
        return;
    }
    panic!("nothing could be taken back");
}

#[tokio::test]
async fn bots_play_until_a_person_must_decide() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let wanted =
        json!({ "game": "tzolkin", "seats": [{ "who": "bot", "level": 1 }, { "who": "bot", "level": 2 }] });
    let made = host.post_json("/api/tables", &wanted).await.ok().json();
    let id = made["id"].as_str().expect("an id");
    let mut listener = host.listen(&format!("/api/tables/{id}/events?as=none")).await;
    while listener.next().await.expect("bots go on")["over"] != true {}
    let record = host.get(&format!("/api/tables/{id}/record")).await.ok();
    assert!(record.body.starts_with("khipu-record"));
}

#[tokio::test]
async fn a_bot_stands_in_and_the_person_comes_back() {
    let server = open(Limits::none()).await;
    let host = Guest::browser(server.address).await;
    let form = [("seat0", "me"), ("seat1", "open"), ("away", "0")];
    let made = host.post("/new/tzolkin", &form).await.ok();
    let page = made.header("location").expect("the way to the table").to_owned();
    let friend = Guest::browser(server.address).await;
    assert_eq!(friend.post(&format!("{page}/seat"), &[("seat", "1"), ("what", "take")]).await.status, 403);
    let html = host.get(&page).await.ok().body;
    let at = html.find(&format!("/seat/{}/1/", &page[3..])).expect("the host sees the link of the open seat");
    let link: String = html[at..].chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '/').collect();
    // Opening the link takes nothing: it is shown a button.
    friend.get(&link).await.ok();
    assert_eq!(friend.get(&format!("{page}?as=1")).await.status, 403);
    let sat = friend.post(&link, &[]).await.ok();
    assert_eq!(sat.header("location"), Some(&*format!("{page}?as=1")));
    friend.get(&format!("{page}?as=1")).await.ok();
    assert_eq!(friend.get(&format!("{page}?as=0")).await.status, 403);
    friend.post(&format!("{page}/seat"), &[("seat", "1"), ("what", "name"), ("name", " Zoë ")]).await.ok();
    let api = page.replace("/t/", "/api/tables/");
    assert_eq!(host.get(&api).await.ok().json()["seats"][1]["name"], "Zoë");
    for name in ["", "   ", "a\u{202e}b", &"x".repeat(33), "a\nb"] {
        let named = [("seat", "1"), ("what", "name"), ("name", name)];
        assert_eq!(friend.post(&format!("{page}/seat"), &named).await.status, 422, "{name:?}");
    }
    host.post(&format!("{page}/seat"), &[("seat", "1"), ("what", "bot"), ("level", "2")]).await.ok();
    assert_eq!(host.get(&api).await.json()["seats"][1]["holder"], "substitute");
    assert_eq!(host.post(&format!("{page}/seat"), &[("seat", "1"), ("what", "leave")]).await.status, 403);
    friend.post(&format!("{page}/seat"), &[("seat", "1"), ("what", "back")]).await.ok();
    assert_eq!(host.get(&api).await.json()["seats"][1]["holder"], "person");
    friend.post(&format!("{page}/chat"), &[("text", "<b>hello</b>")]).await.ok();
    let html = host.get(&page).await.ok().body;
    assert!(html.contains("&lt;b&gt;hello") && !html.contains("<b>hello"), "chat is text");
}

#[tokio::test]
async fn the_interface_describes_itself() {
    let server = open(Limits::none()).await;
    let guest = Guest::stranger(server.address);
    let document = guest.get("/api/openapi.json").await.ok().json();
    assert!(document["openapi"].as_str().is_some_and(|version| version.starts_with("3.")));
    for path in ["/api/games", "/api/tables", "/api/tables/{id}/moves", "/api/tables/{id}/events"] {
        assert!(document["paths"][path].is_object(), "{path}");
    }
    let games = guest.get("/api/games").await.ok().json();
    assert_eq!(games.as_array().map(Vec::len), Some(3));
    let wrong = json!({ "game": "tzolkin", "seats": [], "options": { "no-such": "option" } });
    let host = Guest::program(server.address, "Ada").await;
    assert_eq!(host.post_json("/api/tables", &wrong).await.status, 422);
    assert_eq!(host.post_json("/api/tables", &json!({ "game": "chess", "seats": [] })).await.status, 404);
}

#[tokio::test]
async fn who_asks_too_often_waits() {
    let rate = Some(Rate { burst: 3.0, per_second: 0.001 });
    let server =
        open(Limits { tables: rate, acts: Some(Rate { burst: 50.0, per_second: 1.0 }), ..Limits::none() })
            .await;
    let stranger = Guest::stranger(server.address);
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(stranger.post_json("/api/guests", &json!({ "name": "Ada" })).await.status);
    }
    assert_eq!(statuses, [201, 201, 201, 429, 429]);
}

#[tokio::test]
async fn whatever_is_wrong_has_a_code() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let id = two_seats(&host, "tzolkin", "codes").await;
    let leave = json!({ "what": "leave" });
    let mut forger = Guest::bearer(server.address, "none");
    forger.headers[0].1.make_ascii_lowercase();
    for (answer, status, code) in [
        (host.post_json(&format!("/api/tables/{id}/seats/x"), &leave).await, 400, "bad_request"),
        (host.get("/api/tables/%ff").await, 400, "bad_request"),
        (host.get("/api/tables?page=x").await, 400, "bad_request"),
        (host.get("/api/nothing").await, 404, "not_found"),
        (host.send("PUT", "/api/tables", &[], "").await, 405, "wrong_method"),
        (host.send("POST", "/api/guests", &[], "{}").await, 415, "wrong_type"),
        (forger.get("/api/tables").await, 401, "unknown_token"),
        (server::reseat(&host, &id, 0, &json!({ "what": "bot", "level": 9 })).await, 422, "bad_level"),
    ] {
        assert_eq!((answer.status, answer.json()["code"].as_str()), (status, Some(code)), "{answer:?}");
    }
    let strange = "GET /api/games HTTP/1.1\r\nhost: evil.example\r\nconnection: close\r\n\r\n";
    let answer = String::from_utf8(server::raw(server.address, strange.as_bytes()).await).expect("text");
    assert!(answer.starts_with("HTTP/1.1 421") && answer.contains("\"wrong_host\""), "{answer}");
}

#[tokio::test]
async fn a_record_that_cannot_be_played_here_says_what_is_known() {
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    let upload = async |head: &str| {
        let record = format!("khipu-record 1\n{head}\nplayers 2\nseed \"x\"\n");
        let part = |name: &str, value: &str| {
            format!("--cut\r\ncontent-disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
        };
        let body = part("token", &guest.token) + &part("record", &record) + "--cut--\r\n";
        let kind = [("content-type", "multipart/form-data; boundary=cut"), ("accept", "application/json")];
        guest.send("POST", "/upload", &kind, &body).await
    };
    let own = "912a5cf65cdf4562";
    let pack = json!(include_str!("../../../../games/tzolkin/rules/components/0.1.0.toml"));
    for (head, code, told) in [
        (format!("game chess 1\ncomponents {own}"), "unknown_game", "tzolkin"),
        (format!("game tzolkin 99\ncomponents {own}"), "unknown_rules", "2"),
        ("game tzolkin 2\ncomponents 0000000000000001".to_owned(), "unknown_pack", own),
        (format!("game tzolkin 2\ncomponents 0000000000000001\npack {pack}"), "wrong_pack", own),
        ("game tzolkin 2\ncomponents 0000000000000001\npack \"x = 1\"".to_owned(), "bad_pack", "calendar"),
    ] {
        let answer = upload(&head).await;
        let trouble = answer.json();
        assert_eq!((answer.status, trouble["code"].as_str()), (422, Some(code)), "{answer:?}");
        assert!(trouble["say"].as_str().is_some_and(|say| say.contains(told)), "{trouble}");
    }
}
