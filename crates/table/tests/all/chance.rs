//! The seed of a game with others: made of everybody's parts when the last seat is taken, known to nobody before the end.

use crate::server::{Guest, encode, open, reseat, step, table, view, with_friend};
use khipu_table::Limits;
use serde_json::{Value, json};

async fn kept(guest: &Guest, seed: &str, promise: &Value) -> bool {
    let promise = promise.as_str().expect("a promise");
    let answer = guest.get(&format!("/check?seed={}&commitment={promise}", encode(seed))).await.ok().json();
    answer["kept"] == true
}

#[tokio::test]
async fn a_game_with_others_is_dealt_from_all_parts_when_everybody_sits() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let wanted =
        json!({ "game": "tzolkin", "part": "from-Ada", "seats": [{ "who": "me" }, { "who": "open" }] });
    let made = table(&host, &wanted).await;
    assert_eq!(made["waiting"], true);
    let id = made["id"].as_str().expect("an id");
    let mut listener = host.listen(&format!("/t/{id}/stream?as=0")).await;
    assert_eq!(listener.next().await.expect("a first message")["waits"], true);

    // Nothing of a game is there: nobody can look at a hand before the seed is made.
    let before = view(&host, id, "0").await;
    assert_eq!(
        (&before["waiting"], &before["view"], &before["over"]),
        (&json!(true), &Value::Null, &json!(false))
    );
    assert_eq!((&before["deciders"], &before["commitment"]), (&json!([]), &Value::Null));
    let wish = json!({ "as": 0, "version": before["version"], "move": "end" });
    assert_eq!(host.post_json(&format!("/api/tables/{id}/moves"), &wish).await.status, 409);
    assert_eq!(host.get_json(&format!("/t/{id}/preview?as=0&move=end")).await.status, 409);
    let page = host.get(&format!("/t/{id}?as=0")).await.ok().body;
    assert!(page.contains("Waiting for one more player"), "the page says what is missing");
    let promise = before["chance"]["promise"].clone();

    let token = &made["links"][1]["token"];
    let friend = Guest::program(server.address, "Ben").await;
    let take = json!({ "what": "take", "link": token, "part": "from-Ben" });
    let sat = reseat(&friend, id, 1, &take).await.ok().json();
    assert_eq!((&sat["part"]["text"], &sat["part"]["own"]), (&json!("from-Ben"), &json!(true)));
    loop {
        let update = listener.next().await.expect("the stream goes on");
        if update["waits"] == false {
            break;
        }
    }
    // A page that slept through the deal is not taken for one that has seen it: it gets the hand.
    let woken = format!("/t/{id}/stream?as=0&from={}", before["version"]);
    let first = host.listen(&woken).await.next().await.expect("a first message");
    let pieces = first["pieces"].as_array().expect("pieces");
    let hand = |piece: &Value| piece.as_str().is_some_and(|html| html.contains("id=\"tz-hand\""));
    assert!(pieces.iter().any(hand), "{pieces:?}");
    let begun = view(&friend, id, "1").await;
    assert_eq!((&begun["waiting"], &begun["chance"]["promise"]), (&json!(false), &promise));
    assert!(begun["commitment"].is_string() && begun["seed"].is_null() && begun["view"].is_object());

    while step(&[&host, &friend], id).await {}
    let after = view(&host, id, "0").await;
    let seed = after["seed"].as_str().expect("the seed of a finished game");
    let (secret, people) = seed.split_once('+').expect("a part of the server and those of the people");
    assert_eq!(people, "0:from-Ada+1:from-Ben");
    assert!(kept(&friend, secret, &promise).await, "the server kept its promise");
    assert!(kept(&friend, seed, &after["commitment"]).await);
    assert_eq!(secret.len(), 64);
    // The record replays, with everything that is needed to check it.
    let browser = Guest::browser(server.address).await;
    let record = browser.get(&format!("/t/{id}/record")).await.ok().body;
    assert!(record.contains(seed));
    let copy = browser.upload_id(&record).await;
    assert_eq!(
        view(&browser, &copy, "none").await["score"]["lines"][0]["total"],
        after["score"]["lines"][0]["total"]
    );
}

#[tokio::test]
async fn who_sends_no_part_is_told_that_the_server_made_one() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let made = with_friend(&host, "tzolkin").await;
    let id = made["id"].as_str().expect("an id");
    let parts = view(&host, id, "0").await["chance"]["parts"].clone();
    assert_eq!((&parts[0]["seat"], &parts[0]["own"]), (&json!(0), &json!(false)));
    for part in ["a+1:b", "x y", "é", &"x".repeat(65)] {
        let take = json!({ "what": "take", "link": made["links"][1]["token"], "part": part });
        assert_eq!(reseat(&host, id, 1, &take).await.status, 422, "{part}");
    }
    // Two tables with the same parts are two games: the part of the server differs.
    let mut views = Vec::new();
    for _ in 0..2 {
        let wanted =
            json!({ "game": "tawantinsuyu", "part": "a", "seats": [{ "who": "me" }, { "who": "open" }] });
        let made = table(&host, &wanted).await;
        let id = made["id"].as_str().expect("an id");
        reseat(&host, id, 1, &json!({ "what": "take", "part": "b" })).await.ok();
        views.push(view(&host, id, "0").await["view"].clone());
    }
    assert_ne!(views[0], views[1]);
}

#[tokio::test]
async fn every_page_where_somebody_sits_down_lets_the_browser_make_the_part() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let wanted = json!({ "game": "tzolkin", "public": true, "seats": [{ "who": "me" }, { "who": "open" }] });
    let made = table(&host, &wanted).await;
    let guest = Guest::browser(server.address).await;
    let (id, link) =
        (made["id"].as_str().expect("an id"), made["links"][1]["path"].as_str().expect("a path"));
    for path in ["/", "/new/tzolkin", link, &format!("/t/{id}")] {
        let page = guest.get(path).await.ok().body;
        assert!(page.contains("name=\"part\" value=\"\" data-random"), "{path} asks for no part");
        assert!(page.contains("/every-page.js\""), "{path} has nothing that makes one");
    }
}

#[tokio::test]
async fn nobody_chooses_the_seed_alone_where_others_sit_unless_they_are_told() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let open_seat = json!([{ "who": "me" }, { "who": "open" }]);
    let wanted = |exhibition: bool, seats: &Value| json!({ "game": "tzolkin", "seed": "mine", "exhibition": exhibition, "public": true, "seats": seats });
    assert_eq!(host.post_json("/api/tables", &wanted(false, &open_seat)).await.status, 422);
    let browser = Guest::browser(server.address).await;
    let form = [("seat0", "me"), ("seat1", "open"), ("seed", "mine")];
    assert_eq!(browser.post("/new/tzolkin", &form).await.status, 422);
    // Alone, and on one device, it is one's own affair.
    for seats in [
        json!([{ "who": "me" }, { "who": "bot", "level": 1 }]),
        json!([{ "who": "me" }, { "who": "here", "name": "Ben" }]),
    ] {
        table(&host, &wanted(false, &seats)).await;
    }
    let made = table(&host, &wanted(true, &open_seat)).await;
    assert_eq!(made["waiting"], false);
    let id = made["id"].as_str().expect("an id");
    let guest = Guest::browser(server.address).await;
    assert_eq!(view(&guest, id, "none").await["exhibition"], true);
    let told = "whoever set up the table may know everything that is hidden";
    for path in [format!("/t/{id}"), made["links"][1]["path"].as_str().expect("a path").to_owned()] {
        assert!(guest.get(&path).await.ok().body.contains(told), "{path}");
    }
    let friend = Guest::program(server.address, "Ben").await;
    assert_eq!(reseat(&friend, id, 1, &json!({ "what": "take" })).await.ok().json()["exhibition"], true);
}

#[tokio::test]
async fn a_game_begins_when_bots_take_the_last_seats() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "open" }, { "who": "open" }]);
    let made = table(&host, &json!({ "game": "tzolkin", "public": true, "seats": seats })).await;
    let id = made["id"].as_str().expect("an id");
    // Whoever leaves before the game begins makes room, and takes the part along.
    let friend = Guest::program(server.address, "Ben").await;
    reseat(&friend, id, 1, &json!({ "what": "take", "part": "gone" })).await.ok();
    reseat(&friend, id, 1, &json!({ "what": "leave" })).await.ok();
    let waits = view(&host, id, "none").await;
    assert_eq!(
        (&waits["seats"][1]["holder"], waits["chance"]["parts"].as_array().map(Vec::len)),
        (&json!("open"), Some(1))
    );
    reseat(&host, id, 1, &json!({ "what": "bot", "level": 1 })).await.ok();
    assert_eq!(view(&host, id, "none").await["waiting"], true);
    reseat(&host, id, 2, &json!({ "what": "bot", "level": 1 })).await.ok();
    let begun = view(&host, id, "none").await;
    assert_eq!((&begun["waiting"], begun["commitment"].is_string()), (&json!(false), true));
}
