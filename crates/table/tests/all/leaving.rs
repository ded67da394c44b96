//! Leaving a seat: it waits for the host, and whatever it hides is gone from every device at once.

use crate::server::{Guest, Listener, open, reseat, table, view};
use khipu_table::Limits;
use serde_json::{Value, json};

/// A public table of two where the game has begun, and the guest on the second seat.
async fn begun(host: &Guest, guest: &Guest) -> (String, Value) {
    let wanted =
        json!({ "game": "tawantinsuyu", "public": true, "seats": [{ "who": "me" }, { "who": "open" }] });
    let id = table(host, &wanted).await["id"].as_str().expect("an id").to_owned();
    let sat = reseat(guest, &id, 1, &json!({ "what": "take" })).await.ok().json();
    (id, sat)
}

#[tokio::test]
async fn a_seat_left_in_the_middle_opens_by_the_host_alone() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let friend = Guest::program(server.address, "Ben").await;
    let (id, _) = begun(&host, &friend).await;
    let hand = view(&friend, &id, "1").await["view"].clone();
    // Whoever leaves is told what that means, before it is done.
    let page = friend.get(&format!("/t/{id}?as=1")).await.ok().body;
    assert!(page.contains("Only the host can open the seat again"));
    reseat(&friend, &id, 1, &json!({ "what": "leave" })).await.ok();
    assert_eq!(view(&host, &id, "none").await["seats"][1]["holder"], "left");

    // Neither they nor anybody else sits down there, by the lobby or by a link, to look at the next hand.
    let other = Guest::program(server.address, "Eve").await;
    for guest in [&friend, &other, &host] {
        assert_eq!(reseat(guest, &id, 1, &json!({ "what": "take" })).await.status, 409);
    }
    for guest in [&friend, &other] {
        assert_eq!(reseat(guest, &id, 1, &json!({ "what": "open" })).await.status, 403);
    }
    let lobby = other.get("/api/tables").await.ok().json();
    assert_eq!(lobby["open"][0]["seats"][1]["open"], false, "{lobby}");
    let html = host.get(&format!("/t/{id}")).await.ok().body;
    assert!(!html.contains(&format!("/seat/{id}/1/")), "nor has the host a link to give away");

    reseat(&host, &id, 1, &json!({ "what": "open" })).await.ok();
    reseat(&other, &id, 1, &json!({ "what": "take" })).await.ok();
    assert_eq!(view(&other, &id, "1").await["view"], hand, "the game goes on where it was");
    assert_eq!(friend.get(&format!("/api/tables/{id}?as=1")).await.status, 403);
}

/// Reads a stream to its end: the last message says that the seat is lost, and none after `version` shows anything.
async fn loses(listener: &mut Listener, version: u64, name: &str) {
    loop {
        let message = listener.next().await.expect("a last word");
        if message == json!({}) {
            break;
        }
        let seen = message[name].as_u64().expect("a version");
        assert!(seen < version, "the seat was left in version {version}, and {seen} is still told");
    }
    assert_eq!(listener.next().await, None, "nothing follows");
}

#[tokio::test]
async fn every_device_loses_the_hand_at_once() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let friend = Guest::program(server.address, "Ben").await;
    let (id, sat) = begun(&host, &friend).await;
    let phone = Guest::browser(server.address).await;
    phone.post(sat["link"]["path"].as_str().expect("a path"), &[]).await.ok();
    let token = Guest::bearer(server.address, sat["link"]["token"].as_str().expect("a token"));
    let mut streams = Vec::new();
    for guest in [&phone, &token, &friend] {
        streams.push((guest.listen(&format!("/t/{id}/stream?as=1")).await, "v"));
        streams.push((guest.listen(&format!("/api/tables/{id}/events?as=1")).await, "version"));
    }
    let mut watcher = host.listen(&format!("/t/{id}/stream?as=0")).await;
    let left = reseat(&friend, &id, 1, &json!({ "what": "leave" })).await.ok().json();
    let version = left["version"].as_u64().expect("a version");
    for (listener, name) in &mut streams {
        loses(listener, version, name).await;
    }
    // Nobody else loses anything.
    while watcher.next().await.expect("the host's stream goes on")["v"].as_u64() < Some(version) {}
    assert_eq!(phone.get(&format!("/t/{id}?as=1")).await.status, 403);
    assert_eq!(view(&phone, &id, "none").await["seats"][1]["here"], false);
}
