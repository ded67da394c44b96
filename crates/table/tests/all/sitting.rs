//! Around the play: invitations by name, another game with the same people, notes, and a chat for those who look on.

use serde_json::json;

use crate::ratings::{game, open, user};
use crate::server::{Folder, Guest, reseat, step, table, view};

#[tokio::test]
async fn who_is_invited_by_name_sits_down_and_nobody_else() {
    let server = open(Folder::new()).await;
    let (ann, ben, eve) =
        (user(&server, "Ann").await, user(&server, "Ben").await, user(&server, "Eve").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let made = table(&ann, &json!({ "game": "pebbles", "seats": seats })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    let invite = format!("/t/{id}/invite");
    assert_eq!(eve.post(&invite, &[("name", "Eve")]).await.status, 403, "only who sits there invites");
    assert_eq!(ann.post(&invite, &[("name", "Zoe")]).await.status, 404);
    assert_eq!(ann.post(&invite, &[("name", "Ann")]).await.status, 409);
    ann.post(&invite, &[("name", "ben")]).await.ok();
    assert!(ben.get("/games").await.ok().body.contains(&id));
    assert!(!eve.get("/games").await.ok().body.contains(&id));
    let take = [("seat", "1"), ("what", "take")];
    assert_eq!(eve.post(&format!("/t/{id}/seat"), &take).await.status, 403);

    ben.post(&format!("/t/{id}/decline"), &[]).await.ok();
    assert_eq!(ben.post(&format!("/t/{id}/seat"), &take).await.status, 403, "declined");
    ann.post(&invite, &[("name", "Ben")]).await.ok();
    ben.post(&format!("/t/{id}/seat"), &take).await.ok();
    assert_eq!(view(&ann, &id, "none").await["seats"][1]["name"], "Ben");
    assert_eq!(ann.post(&invite, &[("name", "Eve")]).await.status, 409, "nobody is free to come any more");
}

#[tokio::test]
async fn the_next_game_is_a_seat_further_on_and_the_others_are_invited() {
    let server = open(Folder::new()).await;
    let (ann, ben) = (user(&server, "Ann").await, user(&server, "Ben").await);
    let id = game(&ann, &ben).await;
    let again = format!("/t/{id}/again");
    assert_eq!(user(&server, "Eve").await.post(&again, &[("as", "0")]).await.status, 403);
    let made = ben.post(&again, &[("as", "1")]).await.ok();
    let next = made.header("location").expect("a table").trim_start_matches("/t/").to_owned();
    let new = view(&ben, &next, "none").await;
    assert_eq!(
        (new["seats"][0]["name"].as_str(), new["seats"][1]["holder"].as_str()),
        (Some("Ben"), Some("open"))
    );
    assert_eq!(new["rated"], true, "under the same terms");
    assert!(ann.get(&format!("/t/{id}?as=0")).await.ok().body.contains(&format!("href=\"/t/{next}\"")));
    ann.post(&format!("/t/{next}/seat"), &[("seat", "1"), ("what", "take")]).await.ok();
    assert_eq!(view(&ann, &next, "none").await["waiting"], json!(false));
    let early = ann.post(&format!("/t/{next}/again"), &[("as", "1")]).await;
    assert_eq!(early.status, 409, "it goes on");
}

#[tokio::test]
async fn notes_are_their_owners_and_spectators_talk_apart() {
    let server = open(Folder::new()).await;
    let (ann, ben, eve) =
        (user(&server, "Ann").await, user(&server, "Ben").await, user(&server, "Eve").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let made = table(&ann, &json!({ "game": "pebbles", "public": true, "seats": seats })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    reseat(&ben, &id, 1, &json!({ "what": "take" })).await.ok();
    let page = |guest: Guest, eyes: &'static str| {
        let path = format!("/t/{id}?as={eyes}");
        async move { guest.get(&path).await.ok().body }
    };
    let notes = format!("/t/{id}/notes");
    ann.post(&notes, &[("text", "beware of <Ben>")]).await.ok();
    assert_eq!(eve.post(&notes, &[("text", "x")]).await.status, 403);
    assert_eq!(ann.post(&notes, &[("text", &"x".repeat(10_001))]).await.status, 422);
    assert!(page(ann.clone(), "0").await.contains("beware of &lt;Ben&gt;"));
    for guest in [&ben, &eve] {
        assert!(!page(guest.clone(), "none").await.contains("beware of"));
    }

    let chat = format!("/t/{id}/chat");
    eve.post(&chat, &[("as", "none"), ("text", "Ann should take three")]).await.ok();
    ann.post(&chat, &[("as", "0"), ("text", "hello all")]).await.ok();
    assert!(!page(ann.clone(), "0").await.contains("take three"), "no advice from those who look on");
    assert!(page(eve.clone(), "none").await.contains("take three"));
    assert!(page(eve.clone(), "none").await.contains("hello all"));
    let mut stream = ann.listen(&format!("/t/{id}/stream?as=0")).await;
    let first = stream.next().await.expect("a message");
    assert!(first["chat"].to_string().contains("hello all") && !first.to_string().contains("take three"));

    // Who looks on is listed with what happens next.
    let mut watching = eve.listen(&format!("/t/{id}/stream?as=none")).await;
    watching.next().await.expect("a message");
    step(&[&ann, &ben], &id).await;
    assert!(page(ann.clone(), "0").await.contains("Looking on: Eve"));
    for _ in 0..200 {
        if !step(&[&ann, &ben], &id).await {
            break;
        }
    }
    assert!(page(ann.clone(), "0").await.contains("take three"), "the game is over");
}

#[tokio::test]
async fn strangers_need_the_password() {
    let server = open(Folder::new()).await;
    let (ann, ben, eve) =
        (user(&server, "Ann").await, user(&server, "Ben").await, user(&server, "Eve").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }, { "who": "open" }]);
    let wanted = json!({ "game": "pebbles", "public": true, "password": "llama", "seats": seats });
    let made = table(&ann, &wanted).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    for password in [json!(null), json!("alpaca")] {
        let refused = reseat(&eve, &id, 1, &json!({ "what": "take", "password": password })).await;
        assert_eq!((refused.status, refused.json()["code"].as_str()), (403, Some("wrong_password")));
    }
    assert!(eve.get(&format!("/t/{id}")).await.ok().body.contains("join-password"));
    reseat(&eve, &id, 1, &json!({ "what": "take", "password": "llama" })).await.ok();
    ann.post(&format!("/t/{id}/invite"), &[("name", "Ben")]).await.ok();
    reseat(&ben, &id, 2, &json!({ "what": "take" })).await.ok();
    for guest in [&ann, &eve] {
        let seen = guest.get(&format!("/api/tables/{id}")).await.ok().body;
        assert!(!seen.contains("llama"), "{seen}");
    }
}

/// Ann asks, Ben and Cleo agree, over a restart: the moves are gone, and the record says so.
#[tokio::test]
async fn all_others_together_let_somebody_take_back_more() {
    let server = open(Folder::new()).await;
    let mut guests = Vec::new();
    for name in ["Ann", "Ben", "Cleo"] {
        guests.push(user(&server, name).await);
    }
    let seats = json!([{ "who": "me" }, { "who": "open" }, { "who": "open" }]);
    let made = table(&guests[0], &json!({ "game": "tzolkin", "public": true, "seats": seats })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    for (seat, guest) in guests.iter().enumerate().skip(1) {
        reseat(guest, &id, seat as u64, &json!({ "what": "take" })).await.ok();
    }
    let back = |guest: Guest, seat: usize, says: &'static str| {
        let (path, body) = (format!("/api/tables/{id}/back"), json!({ "as": seat, "says": says }));
        async move { guest.post_json(&path, &body).await.status }
    };
    assert_eq!(back(guests[0].clone(), 0, "ask").await, 409, "nothing was played");
    // Until somebody else is to move after the first.
    let first = view(&guests[0], &id, "none").await["deciders"][0].as_u64().expect("a seat") as usize;
    for _ in 0..40 {
        step(&guests.iter().collect::<Vec<_>>(), &id).await;
        let now = view(&guests[0], &id, "none").await;
        if now["step"].as_u64() > Some(12) && now["deciders"][0].as_u64() != Some(first as u64) {
            break;
        }
    }
    let before = view(&guests[0], &id, "none").await;
    let others: Vec<usize> = (0..3).filter(|seat| *seat != first).collect();
    assert_eq!(back(guests[others[0]].clone(), others[0], "agree").await, 409, "nobody has asked");
    assert_eq!(back(guests[first].clone(), first, "ask").await, 200);
    assert_eq!(back(guests[first].clone(), first, "agree").await, 409, "not oneself");
    assert_eq!(back(guests[others[0]].clone(), others[0], "refuse").await, 200);
    assert_eq!(back(guests[others[1]].clone(), others[1], "agree").await, 409, "it was refused");
    assert_eq!(back(guests[first].clone(), first, "ask").await, 200);
    assert_eq!(back(guests[others[0]].clone(), others[0], "agree").await, 200);
    assert_eq!(view(&guests[0], &id, "none").await["step"], before["step"], "one is missing");
    let page = guests[others[1]].get(&format!("/t/{id}?as={}", others[1])).await.ok().body;
    assert!(page.contains("asks to take back"), "{page}");

    let server = open(server.close().await).await;
    let guests: Vec<Guest> =
        guests.iter().map(|guest| Guest { address: server.address, ..guest.clone() }).collect();
    assert_eq!(back(guests[others[1]].clone(), others[1], "agree").await, 200);
    let after = view(&guests[0], &id, "none").await;
    assert_eq!(after["deciders"], json!([first]), "the one who asked moves again");
    assert!(after["step"].as_u64() < before["step"].as_u64());
    // It stays so when the table is read anew.
    let server = open(server.close().await).await;
    let guests: Vec<Guest> =
        guests.iter().map(|guest| Guest { address: server.address, ..guest.clone() }).collect();
    assert_eq!(view(&guests[0], &id, "none").await["view"], after["view"]);
    assert!(step(&guests.iter().collect::<Vec<_>>(), &id).await, "it goes on");
}

#[tokio::test]
async fn nothing_is_taken_back_beyond_a_barrier_where_games_are_rated() {
    let server = open(Folder::new()).await;
    let (ann, ben) = (user(&server, "Ann").await, user(&server, "Ben").await);
    let made = table(
        &ann,
        &json!({ "game": "pebbles", "public": true, "rated": true,
        "seats": [{ "who": "me" }, { "who": "open" }] }),
    )
    .await;
    let id = made["id"].as_str().expect("an id").to_owned();
    reseat(&ben, &id, 1, &json!({ "what": "take" })).await.ok();
    step(&[&ann, &ben], &id).await;
    step(&[&ann, &ben], &id).await;
    for (seat, guest) in [&ann, &ben].into_iter().enumerate() {
        let ask = json!({ "as": seat, "says": "ask" });
        assert_eq!(guest.post_json(&format!("/api/tables/{id}/back"), &ask).await.status, 409);
    }
}

#[tokio::test]
async fn the_next_game_has_the_password_of_the_last_one() {
    let server = open(Folder::new()).await;
    let (ann, ben, eve) =
        (user(&server, "Ann").await, user(&server, "Ben").await, user(&server, "Eve").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let wanted = json!({ "game": "pebbles", "public": true, "password": "llama", "seats": seats });
    let id = table(&ann, &wanted).await["id"].as_str().expect("an id").to_owned();
    reseat(&ben, &id, 1, &json!({ "what": "take", "password": "llama" })).await.ok();
    for _ in 0..200 {
        if !step(&[&ann, &ben], &id).await {
            break;
        }
    }
    let made = ann.post(&format!("/t/{id}/again"), &[("as", "0")]).await.ok();
    let next = made.header("location").expect("a table").trim_start_matches("/t/").to_owned();
    let seats = view(&ann, &next, "none").await["seats"].clone();
    let open = u64::from(seats[0]["holder"] != "open");
    assert_eq!(reseat(&eve, &next, open, &json!({ "what": "take" })).await.status, 403);
    reseat(&eve, &next, open, &json!({ "what": "take", "password": "llama" })).await.ok();
}
