//! Links and tokens of seats: good until the seat comes into other hands, and then for nothing.

use crate::server::{Guest, open, reseat, step, table, view, with_friend};
use khipu_table::Limits;
use serde_json::{Value, json};

fn text<'v>(value: &'v Value, name: &str) -> &'v str {
    value[name].as_str().unwrap_or_else(|| panic!("no {name} in {value}"))
}

/// Nothing that belongs to a seat can be had with this token.
async fn opens_nothing(bearer: &Guest, id: &str, seat: u64) {
    for path in ["", "/moves", "/events", "/record"] {
        let answer = bearer.get(&format!("/api/tables/{id}{path}?as={seat}")).await;
        assert_eq!(answer.status, 401, "{path}");
    }
    for path in ["", "/stream", "/described"] {
        assert_eq!(bearer.get(&format!("/t/{id}{path}?as={seat}")).await.status, 401, "{path}");
    }
    let wanted = json!({ "as": seat, "version": 9, "move": "end" });
    assert_eq!(bearer.post_json(&format!("/api/tables/{id}/moves"), &wanted).await.status, 401);
    for change in
        [json!({ "what": "leave" }), json!({ "what": "take" }), json!({ "what": "bot", "level": 1 })]
    {
        assert_eq!(reseat(bearer, id, seat, &change).await.status, 401, "{change}");
    }
}

#[tokio::test]
async fn opening_a_link_takes_nothing_and_the_first_who_sits_down_has_the_seat() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let made = with_friend(&host, "tawantinsuyu").await;
    let (id, link) = (text(&made, "id"), &made["links"][1]);
    let (path, token) = (text(link, "path"), text(link, "token"));
    let friend = Guest::browser(server.address).await;
    // Browsers open links ahead of people, and look like people then.
    let navigates =
        [("sec-fetch-mode", "navigate"), ("sec-fetch-dest", "document"), ("sec-purpose", "prefetch")];
    let page = friend.send("GET", path, &navigates, "").await.ok();
    assert_eq!(page.status, 200, "a page, not a way to the table");
    assert!(page.body.contains("Sit here") && page.body.contains("Ada"), "{}", page.body);
    assert_eq!(view(&host, id, "none").await["seats"][1]["holder"], "open");
    assert_eq!(friend.get(&format!("/t/{id}?as=1")).await.status, 403);

    friend.post(path, &[]).await.ok();
    friend.get(&format!("/t/{id}?as=1")).await.ok();
    // The host knows this link, and everybody else to whom it was sent.
    opens_nothing(&Guest::bearer(server.address, token), id, 1).await;
    let late = Guest::browser(server.address).await;
    assert_eq!(late.get(path).await.status, 401);
    assert_eq!(late.post(path, &[]).await.status, 401);
    assert_eq!(host.get(&format!("/api/tables/{id}?as=1")).await.status, 403);
    let html = host.get(&format!("/t/{id}")).await.ok().body;
    assert!(!html.contains(&format!("/seat/{id}/1/")), "the host sees no link of a seat that is held");
}

#[tokio::test]
async fn a_public_seat_is_taken_from_the_link_of_its_host() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let wanted =
        json!({ "game": "tawantinsuyu", "public": true, "seats": [{ "who": "me" }, { "who": "open" }] });
    let made = table(&host, &wanted).await;
    let (id, token) = (text(&made, "id"), text(&made["links"][1], "token"));
    let stranger = Guest::program(server.address, "Eve").await;
    let sat = reseat(&stranger, id, 1, &json!({ "what": "take" })).await.ok().json();
    opens_nothing(&Guest::bearer(server.address, token), id, 1).await;
    // The seat has a link of its own now, for the devices of its holder, until they leave.
    let own = Guest::bearer(server.address, text(&sat["link"], "token"));
    assert_eq!(view(&own, id, "1").await["view"], view(&stranger, id, "1").await["view"]);
    reseat(&stranger, id, 1, &json!({ "what": "leave" })).await.ok();
    opens_nothing(&own, id, 1).await;
    // The host opens it again: whoever had the seat comes by no earlier link.
    let opened = reseat(&host, id, 1, &json!({ "what": "open" })).await.ok().json();
    opens_nothing(&own, id, 1).await;
    let next = Guest::bearer(server.address, text(&opened["link"], "token"));
    reseat(&next, id, 1, &json!({ "what": "take" })).await.ok();
}

#[tokio::test]
async fn a_seat_that_a_token_plays_is_held() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let wanted = json!({ "game": "tzolkin", "public": true, "exhibition": true, "seed": "token",
        "seats": [{ "who": "me" }, { "who": "open" }] });
    let made = table(&host, &wanted).await;
    let (id, token) = (text(&made, "id"), text(&made["links"][1], "token"));
    // The game goes on already, but whoever has not sat down neither sees the hand nor plays.
    let program = Guest::bearer(server.address, token);
    assert_eq!(program.get(&format!("/api/tables/{id}")).await.ok().json()["as"], "none");
    assert_eq!(program.get(&format!("/api/tables/{id}?as=1")).await.status, 403);
    let version = view(&host, id, "none").await["version"].clone();
    let wanted = json!({ "as": 1, "version": version, "move": "end" });
    let refused = program.post_json(&format!("/api/tables/{id}/moves"), &wanted).await;
    assert_eq!(refused.status, 403);
    assert!(refused.json()["say"].as_str().is_some_and(|say| say.contains("take the seat first")));

    let sat = reseat(&program, id, 1, &json!({ "what": "take" })).await.ok().json();
    let program = Guest::bearer(server.address, text(&sat["link"], "token"));
    assert_eq!(view(&host, id, "none").await["seats"][1]["holder"], "person");
    let lobby = host.get("/api/tables").await.ok().json();
    assert_eq!(lobby["open"][0]["seats"][1]["open"], false, "{lobby}");
    let second = Guest::program(server.address, "Eve").await;
    assert_eq!(reseat(&second, id, 1, &json!({ "what": "take" })).await.status, 409);
    for _ in 0..12 {
        assert!(step(&[&host, &program], id).await);
    }
}

#[tokio::test]
async fn a_program_of_its_own_sits_down_with_the_link_of_a_seat() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let made = with_friend(&host, "tzolkin").await;
    let (id, token) = (text(&made, "id"), text(&made["links"][1], "token"));
    let friend = Guest::program(server.address, "Ben").await;
    let take = |token: &str| json!({ "what": "take", "link": token });
    assert_eq!(
        reseat(&friend, id, 1, &json!({ "what": "take" })).await.status,
        403,
        "the table is not public"
    );
    assert_eq!(reseat(&friend, id, 1, &take(text(&made["links"][0], "token"))).await.status, 403);
    assert_eq!(reseat(&friend, id, 1, &take("nonsense")).await.status, 403);
    reseat(&friend, id, 1, &take(token)).await.ok();
    assert_eq!(view(&friend, id, "1").await["seats"][1]["name"], "Ben");
    let late = Guest::program(server.address, "Eve").await;
    assert_eq!(reseat(&late, id, 1, &take(token)).await.status, 401);
}

#[tokio::test]
async fn many_devices_push_nobody_out() {
    let server = open(Limits::none()).await;
    let host = Guest::browser(server.address).await;
    let made = host.post("/new/tzolkin", &[("seat0", "me"), ("seat1", "level1")]).await.ok();
    let page = made.header("location").expect("the way to the table").to_owned();
    let html = host.get(&page).await.ok().body;
    let at = html.find(&format!("/seat/{}/0/", &page[3..])).expect("the link of the own seat");
    let link: String = html[at..].chars().take_while(|c| *c != '"').collect();
    let mut statuses = Vec::new();
    for _ in 0..9 {
        let device = Guest::browser(server.address).await;
        statuses.push(device.post(&link, &[]).await.status);
    }
    assert_eq!(statuses, [303, 303, 303, 303, 303, 303, 303, 409, 409]);
    host.get(&format!("{page}?as=0")).await.ok();
}

#[tokio::test]
async fn one_invitation_fills_all_open_seats_and_no_other() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let seats = json!([{ "who": "me" }, { "who": "open" }, { "who": "open" }]);
    let made = table(&host, &json!({ "game": "tzolkin", "seats": seats })).await;
    let id = text(&made, "id");
    let path = invitation(&host, id).await;
    let friends = [Guest::browser(server.address).await, Guest::browser(server.address).await];
    let page = friends[0].get(&path).await.ok().body;
    assert!(page.contains("Ada invites you"), "{page}");
    assert!(!page.contains("/seat/"), "no link of a seat is given away");
    assert_eq!(view(&host, id, "none").await["seats"][1]["holder"], "open", "opening it takes nothing");
    let forged = format!("{}0", &path[..path.len() - 1]);
    let status = if forged == path { 403 } else { friends[0].get(&forged).await.status };
    assert_eq!(status, 403);

    // Both want the same seat: the second gets the other one.
    for (friend, name) in friends.iter().zip(["Ben", "Cleo"]) {
        friend.post(&path, &[("seat", "1"), ("name", name)]).await.ok();
    }
    let table = view(&host, id, "none").await;
    let names: Vec<&str> = (0..3).map(|seat| text(&table["seats"][seat], "name")).collect();
    assert_eq!(names, ["Ada", "Ben", "Cleo"]);
    // Nothing is left to be had.
    let late = Guest::browser(server.address).await;
    assert_eq!(late.post(&path, &[("seat", "0")]).await.status, 401);
    assert_eq!(late.get(&format!("/t/{id}?as=1")).await.status, 403);
}

/// The path of the invitation that the host sees now.
async fn invitation(host: &Guest, id: &str) -> String {
    let page = host.get(&format!("/t/{id}")).await.ok().body;
    let path = page.split("value=\"/join/").nth(1).and_then(|rest| rest.split('"').next());
    format!("/join/{}", path.expect("the host has an invitation"))
}

#[tokio::test]
async fn an_invitation_to_the_beginning_opens_no_seat_in_the_middle() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let made = with_friend(&host, "tzolkin").await;
    let id = text(&made, "id");
    let first = invitation(&host, id).await;
    let friend = Guest::browser(server.address).await;
    friend.post(&first, &[("seat", "1"), ("name", "Ben")]).await.ok();
    friend.post(&format!("/t/{id}/seat"), &[("seat", "1"), ("what", "leave")]).await.ok();
    reseat(&host, id, 1, &json!({ "what": "open" })).await.ok();
    let late = Guest::browser(server.address).await;
    assert_eq!(late.post(&first, &[("seat", "1")]).await.status, 401, "the old invitation");
    let second = invitation(&host, id).await;
    assert_ne!(first, second);
    late.post(&second, &[("seat", "1"), ("name", "Cleo")]).await.ok();
    // Nor does the second one open the seat a third time.
    late.post(&format!("/t/{id}/seat"), &[("seat", "1"), ("what", "leave")]).await.ok();
    reseat(&host, id, 1, &json!({ "what": "open" })).await.ok();
    for old in [first, second] {
        assert_eq!(friend.post(&old, &[("seat", "1")]).await.status, 401);
    }
}
