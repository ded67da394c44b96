//! Reviews of finished games: made some time after they were asked for, seen by whoever held the seat, shared if they want.

use std::time::Duration;

use khipu_table::Limits;
use serde_json::json;
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use crate::server::{Guest, open, open_in, step, table, view, with_friend};

/// A finished game with few decisions.
const RECORD: &str = include_str!("../../../../games/settlers/records/solo-lost.khipu");

async fn reviewed(guest: &Guest, path: &str) -> String {
    for _ in 0..3000 {
        let page = guest.get(path).await.ok().body;
        if !page.contains("data-waits") {
            return page;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the review does not end");
}

#[tokio::test]
async fn a_finished_game_is_reviewed_shared_and_tried_again() {
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    let id = guest.upload_id(RECORD).await;
    let path = format!("/t/{id}/review?as=0");
    let other = Guest::browser(server.address).await;
    assert!(guest.get(&path).await.ok().body.contains("Review this game"));
    assert_eq!(other.get(&path).await.status, 403);
    assert_eq!(other.post(&format!("/t/{id}/review"), &[("as", "0")]).await.status, 403);
    guest.post(&format!("/t/{id}/review"), &[("as", "0")]).await;
    // A server that is closed in the middle goes on where it was.
    let server = open_in(server.close().await, Limits::none()).await;
    let [guest, other] = [guest, other].map(|guest| Guest { address: server.address, ..guest });
    let page = reviewed(&guest, &path).await;
    assert!(page.contains("<svg") && page.contains("Costliest decisions"), "{page}");
    assert!(!page.contains('⟨') && !page.contains("Better"), "the answers stand elsewhere: {page}");
    // What was better stands on a page of its own, with a board for each step of the line.
    let way = format!("/t/{id}/review/");
    let answer = page.split('"').find(|text| text.starts_with(&way) && text.contains('?')).expect("a way");
    let answer = answer.replace("&amp;", "&");
    let mut seen = Vec::new();
    for step in 0..2 {
        let page = guest.get(&answer.replace("step=0", &format!("step={step}"))).await.ok().body;
        assert!(page.contains("Better") && page.contains("shadowrootmode") && !page.contains('⟨'), "{page}");
        assert_eq!(page.contains("aria-current=\"step\""), step > 0);
        seen.push(page.split("<div class=\"picture\"").nth(1).expect("a picture").to_owned());
    }
    assert_ne!(seen[0], seen[1], "the move is seen on the board");
    // The answer says why, in words; moves are said as the buttons say them, not in notation.
    assert!(page.contains("What makes the better turn better"), "{page}");
    let known = guest.get_json(&path).await.ok().json();
    let decisions = known["review"]["decisions"].as_array().expect("decisions").clone();
    let costly = decisions.iter().filter(|decision| decision["why"].is_object());
    assert!((1..=3).contains(&costly.count()), "{known}");
    let notation = decisions[0]["played"][0].as_str().expect("a move");
    assert!(notation.contains(' ') && !page.contains(notation), "{notation} in {page}");
    assert_eq!(other.get(&answer).await.status, 403);
    assert_eq!(guest.get(&format!("/t/{id}/review/9999?as=0")).await.status, 404);
    // Nobody else sees it before it is shared, nor after that has ended.
    for (shared, status) in [("yes", 200), ("no", 403)] {
        assert_eq!(
            other.post(&format!("/t/{id}/review/share"), &[("as", "0"), ("shared", shared)]).await.status,
            403
        );
        guest.post(&format!("/t/{id}/review/share"), &[("as", "0"), ("shared", shared)]).await;
        assert_eq!(other.get(&path).await.status, status);
    }
    // From an earlier moment on, at a table of one's own.
    let again = guest
        .send(
            "POST",
            &format!("/t/{id}/review/3"),
            &[("content-type", "application/x-www-form-urlencoded")],
            &format!("token={}&as=0", guest.token),
        )
        .await;
    let table = again.header("location").expect("a way to the table").to_owned();
    let again = guest.get(&table).await.ok().body;
    assert!(again.contains("data-step=\"3\"") && again.contains(&format!("/t/{id}/review?as=0")), "{again}");
    assert_eq!(other.get_json(&format!("{table}/retry?as=0")).await.status, 403);
    assert_eq!(guest.get_json(&format!("/t/{id}/retry?as=0")).await.status, 404, "nothing is tried there");
    assert_eq!(guest.post(&format!("/t/{id}/review/9999"), &[("as", "0")]).await.status, 400);
}

/// A decision that is tried again: as soon as its turn is over, it is said how it stands against what was played and the best.
#[tokio::test]
async fn a_turn_that_is_tried_again_is_compared() {
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    let id = guest.upload_id(RECORD).await;
    let path = format!("/t/{id}/review?as=0");
    guest.post(&format!("/t/{id}/review"), &[("as", "0")]).await.ok();
    reviewed(&guest, &path).await;
    let known = guest.get_json(&path).await.ok().json();
    let decisions = known["review"]["decisions"].as_array().expect("decisions").clone();
    let costly = decisions.into_iter().find(|decision| decision["why"].is_object()).expect("a costly one");
    let turn = |of: &str| -> Vec<String> {
        let moves = costly[of].as_array().expect("moves");
        moves.iter().map(|played| played.as_str().expect("a move").to_owned()).collect()
    };
    for (of, wanted) in [
        ("played", ["the same as in", "points better still"]),
        ("best", ["points better than the one", "It is the best turn"]),
    ] {
        let form = [("content-type", "application/x-www-form-urlencoded")];
        let asked = format!("token={}&as=0", guest.token);
        let made = guest.send("POST", &format!("/t/{id}/review/{}", costly["at"]), &form, &asked).await;
        let table = made.header("location").expect("a way to the table").to_owned();
        let retry = format!("{table}/retry?as=0");
        assert_eq!(guest.get_json(&retry).await.ok().json()["say"], json!([]), "nothing was played");
        let api = table.replace("/t/", "");
        for played in turn(of) {
            let version = view(&guest, &api, "0").await["version"].to_string();
            guest
                .post(&format!("{table}/move"), &[("as", "0"), ("v", &version), ("move", &played)])
                .await
                .ok();
        }
        let said = guest.get_json(&retry).await.ok().json();
        for (line, wanted) in wanted.iter().enumerate() {
            assert!(said["say"][line].as_str().is_some_and(|said| said.contains(wanted)), "{of}: {said}");
        }
    }
}

/// What an earlier version measured is marked, and what cannot be read is no dead end: both are made anew.
#[tokio::test]
async fn old_and_unreadable_reviews_are_made_anew() {
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    let id = guest.upload_id(RECORD).await;
    let path = format!("/t/{id}/review?as=0");
    guest.post(&format!("/t/{id}/review"), &[("as", "0")]).await.ok();
    let fresh = reviewed(&guest, &path).await;
    assert!(!fresh.contains("earlier yardstick") && !fresh.contains("Make it anew"), "{fresh}");
    guest.post(&format!("/t/{id}/review"), &[("as", "0")]).await.ok();
    assert!(!guest.get(&path).await.ok().body.contains("data-waits"), "one of today stays as it is");
    for (changed, said) in [
        ("UPDATE reviews SET body = json_set(body, '$.review.yardstick', 1)", "earlier yardstick"),
        ("UPDATE reviews SET body = '{'", "cannot read"),
        ("UPDATE reviews SET body = ''", "cannot be reviewed"),
    ] {
        let file = SqliteConnectOptions::new().filename(&server.database);
        let mut file = file.busy_timeout(Duration::from_secs(20)).connect().await.expect("a database");
        sqlx::query(changed).execute(&mut file).await.expect("it can be written");
        let page = guest.get(&path).await.ok().body;
        assert!(page.contains(said) && page.contains("Make it anew"), "{page}");
        guest.post(&format!("/t/{id}/review"), &[("as", "0")]).await.ok();
        assert!(!reviewed(&guest, &path).await.contains("Make it anew"), "after {changed}");
    }
}

#[tokio::test]
async fn a_game_that_goes_on_is_not_reviewed() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let made = with_friend(&host, "tzolkin").await;
    let path = format!("/t/{}/review", made["id"].as_str().expect("an id"));
    assert_eq!(host.get_json(&format!("{path}?as=0")).await.status, 409);
    assert_eq!(host.post(&path, &[("as", "0")]).await.status, 409);
}

/// Reviews stand behind everybody: people who move, bots who answer, and a hint.
#[tokio::test]
async fn fifty_reviews_that_wait_hold_up_nobody() {
    let server = open(Limits::none()).await;
    let mut last = None;
    for _ in 0..13 {
        let guest = Guest::browser(server.address).await;
        // As many as one guest may have waiting.
        for _ in 0..4 {
            let path = format!("/t/{}/review", guest.upload_id(RECORD).await);
            guest.post(&path, &[("as", "0")]).await.ok();
            last = Some((guest.clone(), format!("{path}?as=0")));
        }
    }
    let host = Guest::program(server.address, "Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "bot", "level": 1 }]);
    let made = table(&host, &json!({ "game": "tzolkin", "seed": "behind", "seats": seats })).await;
    let id = made["id"].as_str().expect("an id");
    let mut listener = host.listen(&format!("/api/tables/{id}/events?as=0")).await;
    let mut moves = 0;
    let now = loop {
        let now = view(&host, id, "0").await;
        if now["deciders"] != json!([0]) {
            listener.next().await.expect("the bot answers");
        } else if moves == 30 {
            break now;
        } else {
            assert!(step(&[&host], id).await, "the game goes on");
            moves += 1;
        }
    };
    assert!(now["step"].as_u64() > Some(moves), "the bot has moved as well: {now}");
    let fields = [("as", "0"), ("v", &now["version"].to_string()), ("step", "nudge")];
    host.post(&format!("/t/{id}/hint"), &fields).await.ok();
    // All this was before the reviews, which are made in the order in which they were asked for.
    let (guest, path) = last.expect("reviews were asked for");
    assert!(guest.get(&path).await.ok().body.contains("data-waits"), "the last review waits");
}
