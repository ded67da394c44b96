//! Users that are programs: an account that is marked, one stream of events, challenges accepted and declined.

use khipu_table::Limits;
use serde_json::{Value, json};

use crate::server::{Guest, Listener, Server, open, reseat, step, view, with_friend};
use crate::users::become_user;

async fn bot(server: &Server, name: &str) -> Guest {
    let made =
        Guest::stranger(server.address).post_json("/api/bots", &json!({ "name": name })).await.ok().json();
    assert_eq!(made["name"], format!("{name} (bot)"), "everybody sees that it is a program");
    Guest::bearer(server.address, made["token"].as_str().expect("a token"))
}

/// The data of the next event that has a field.
async fn next(events: &mut Listener, field: &str) -> Value {
    loop {
        let event = events.next().await.expect("the stream goes on");
        if event.get(field).is_some() {
            return event;
        }
    }
}

fn id(table: &Value) -> &str {
    table["id"].as_str().expect("an id")
}

async fn challenge(host: &Guest, table: &str, name: &str) -> u16 {
    let path = format!("/api/tables/{table}/seats/1/challenge");
    host.post_json(&path, &json!({ "name": name })).await.status
}

#[tokio::test]
async fn a_bot_is_challenged_accepts_and_hears_of_its_turns() {
    let server = open(Limits::none()).await;
    let (host, pacha) = (Guest::program(server.address, "Ada").await, bot(&server, "Pacha").await);
    let mut events = pacha.listen("/api/events").await;
    let table = with_friend(&host, "tzolkin").await;
    let table = id(&table);
    assert_eq!(challenge(&host, table, "Pacha (bot)").await, 201);
    let asked = next(&mut events, "from").await;
    assert_eq!(
        (&asked["table"], &asked["seat"], &asked["game"]),
        (&json!(table), &json!(1), &json!("tzolkin"))
    );
    assert_eq!(pacha.get("/api/challenges").await.ok().json(), json!([asked]));
    let answer = format!("/api/challenges/{table}/1");
    // A table that is not in the lobby lets nobody else sit down, and nobody answers for another.
    let stranger = bot(&server, "Other").await;
    assert_eq!(stranger.post_json(&answer, &json!({ "accept": true })).await.status, 404);
    assert_eq!(
        host.post_json(&answer, &json!({ "accept": true })).await.status,
        404,
        "nor does who has asked"
    );
    pacha.post_json(&answer, &json!({ "accept": true })).await.ok();
    assert_eq!(pacha.get("/api/challenges").await.ok().json(), json!([]));
    let game = next(&mut events, "seats").await;
    assert_eq!((&game["table"], &game["seats"]), (&json!(table), &json!([1])));
    let turn = next(&mut events, "seats").await;
    assert_eq!((&turn["seats"], &turn["step"]), (&json!([1]), &json!(0)));
    let shown = view(&host, table, "0").await;
    assert_eq!(shown["seats"][1]["name"], "Pacha (bot)");
    while step(&[&host, &pacha], table).await {}
    assert_eq!(next(&mut events, "won").await["table"], table);
}

#[tokio::test]
async fn a_challenge_can_be_declined_and_taken_back() {
    let server = open(Limits::none()).await;
    let (host, pacha) = (Guest::program(server.address, "Ada").await, bot(&server, "Pacha").await);
    let table = with_friend(&host, "tzolkin").await;
    let table = id(&table);
    let mut heard = host.listen("/api/events").await;
    assert_eq!(challenge(&pacha, table, "Pacha (bot)").await, 403, "only the host asks");
    assert_eq!(challenge(&host, table, "Nobody").await, 404);
    assert_eq!(challenge(&host, table, "Pacha (bot)").await, 201);
    assert_eq!(challenge(&host, table, "Pacha (bot)").await, 409, "one at a time");
    // Known to the host's stream before it is declined.
    assert_eq!(next(&mut heard, "seats").await["table"], table);
    let answer = format!("/api/challenges/{table}/1");
    assert_eq!(pacha.post_json(&answer, &json!({ "accept": false })).await.ok().json()["accepted"], false);
    assert_eq!(pacha.post_json(&answer, &json!({ "accept": true })).await.status, 404, "it is gone");
    let page = async || host.get(&format!("/t/{table}")).await.ok().body;
    assert!(page().await.contains("a challenge was declined"), "whoever waits reads why the seat is open");
    assert_eq!(challenge(&host, table, "Pacha (bot)").await, 201);
    assert!(!page().await.contains("a challenge was declined"), "somebody is asked again");
    host.post_json(&answer, &json!({ "accept": false })).await.ok();
    assert_eq!(pacha.get("/api/challenges").await.ok().json(), json!([]), "taken back");
    // Somebody else is faster.
    assert_eq!(challenge(&host, table, "Pacha (bot)").await, 201);
    reseat(&host, table, 1, &json!({ "what": "bot", "level": 1 })).await.ok();
    assert_eq!(pacha.post_json(&answer, &json!({ "accept": true })).await.status, 409);
    assert_eq!(pacha.post_json(&answer, &json!({ "accept": false })).await.ok().json()["accepted"], false);
    assert!(
        !page().await.contains("a challenge was declined"),
        "nothing is to be said of a seat that is taken"
    );
    assert_eq!(challenge(&host, table, "Pacha (bot)").await, 409, "the seat is taken");
}

#[tokio::test]
async fn people_challenge_a_bot_from_its_page() {
    let server = open(Limits::none()).await;
    let (host, pacha) = (Guest::browser(server.address).await, bot(&server, "Pacha").await);
    let page = async || host.get("/bots").await.ok().body;
    assert!(page().await.contains("No program is online now."), "it does not listen yet");
    let mut events = pacha.listen("/api/events").await;
    let way = "/new/tzolkin?seat0=me&amp;seat1=ask%3APacha+%28bot%29";
    while !page().await.contains(way) {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let form = host.get(&way.replace("&amp;", "&")).await.ok().body;
    assert!(form.contains("value=\"ask:Pacha (bot)\" selected>challenge Pacha (bot)"), "{form}");
    let seats = [("seat0", "me"), ("seat1", "nobody"), ("seat2", "ask:Pacha (bot)")];
    let made = host.post("/new/tzolkin", &seats).await;
    let path = made.header("location").expect("a table").to_owned();
    let asked = next(&mut events, "from").await;
    assert_eq!((&asked["table"], &asked["seat"]), (&json!(path.trim_start_matches("/t/")), &json!(1)));
    pacha
        .post_json(
            &format!("/api/challenges{}/1", path.strip_prefix("/t").expect("a table")),
            &json!({ "accept": true }),
        )
        .await
        .ok();
    assert!(host.get(&path).await.ok().body.contains("Pacha (bot)"));
    let nobody = host.post("/new/tzolkin", &[("seat0", "me"), ("seat1", "ask:Nobody (bot)")]).await;
    assert_eq!(nobody.status, 404, "and no table is set up");
}

#[tokio::test]
async fn programs_play_no_rated_games() {
    let server = open(Limits::none()).await;
    let (ann, _) = become_user(&Guest::browser(server.address).await, "Ann").await;
    let pacha = bot(&server, "Pacha").await;
    let wanted = json!({ "game": "tzolkin", "public": true, "rated": true, "seats": [{ "who": "me" }, { "who": "open" }] });
    assert_eq!(pacha.post_json("/api/tables", &wanted).await.json()["code"], "rated_bot");
    let made = crate::server::table(&ann, &wanted).await;
    let sits = reseat(&pacha, id(&made), 1, &json!({ "what": "take" })).await;
    assert_eq!(sits.json()["code"], "rated_bot");
    assert_eq!(challenge(&ann, id(&made), "Pacha (bot)").await, 403, "it is not even asked");
    let leaders = ann.get("/leaders").await.ok().body;
    assert!(
        leaders.contains("play no rated games and stand on no list of the best"),
        "and the list says why"
    );
}

#[tokio::test]
async fn nobody_passes_for_a_bot_or_a_bot_for_a_person() {
    let server = open(Limits::none()).await;
    let stranger = Guest::stranger(server.address);
    let pacha = bot(&server, "Pacha").await;
    let made = async |name: &str| stranger.post_json("/api/bots", &json!({ "name": name })).await.status;
    assert_eq!(made("Pacha").await, 409, "one of a name");
    assert_eq!(made("Pacha (bot)").await, 422);
    assert_eq!(made("").await, 422);
    assert_eq!(made(&"x".repeat(30)).await, 422, "the mark would be cut off");
    let guest = |name: &str| json!({ "name": name });
    assert_eq!(stranger.post_json("/api/guests", &guest("Ada (bot)")).await.status, 422);
    assert_eq!(stranger.post_json("/api/guests", &guest("Ada (BOT) ")).await.status, 422);
    assert_eq!(pacha.post_json("/api/bots", &guest("Other")).await.status, 409, "a bot stays what it is");
    let table = with_friend(&pacha, "tzolkin").await;
    let renamed = reseat(&pacha, id(&table), 0, &json!({ "what": "name", "name": "Ewa" })).await;
    assert_eq!(renamed.status, 403, "nor at a single table");
    let person = Guest::browser(server.address).await;
    assert_eq!(person.post("/user/new", &[("name", "Ewa (bot)")]).await.status, 422);
}
