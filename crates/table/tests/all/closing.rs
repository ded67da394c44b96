//! A table that a moderator has closed is read by everybody who could read it, and nobody acts there.

use serde_json::{Value, json};

use crate::ratings::{open, user};
use crate::server::{Folder, Guest, reseat, step, table, view};
use crate::users::give_role;

async fn play(guest: &Guest, id: &str, seat: u64) -> u16 {
    let list = guest.get(&format!("/api/tables/{id}/moves?as={seat}")).await.ok().json();
    let words = list["moves"].as_array().and_then(|moves| moves.first()).cloned().unwrap_or(json!("end"));
    let fields = [
        ("as", seat.to_string()),
        ("v", list["version"].to_string()),
        ("move", words.as_str().expect("words").to_owned()),
    ];
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    guest.post(&format!("/t/{id}/move"), &fields).await.status
}

#[tokio::test]
async fn a_closed_table_is_read_and_not_played_until_it_is_open_again() {
    let server = open(Folder::new()).await;
    let (ann, ben, mod_) =
        (user(&server, "Ann").await, user(&server, "Ben").await, user(&server, "Mod").await);
    give_role(&server, "Mod", 1).await;
    // What is at hand of a user is believed until something changes it.
    mod_.post("/user/name", &[("name", "Mod")]).await.ok();
    let clock = json!({ "clock": "live", "base": 600, "increment": 0 });
    let seats = json!([{ "who": "me" }, { "who": "open" }, { "who": "bot", "level": 1 }]);
    let wanted = json!({ "game": "pebbles", "public": true, "seats": seats, "clock": clock });
    let id = table(&ann, &wanted).await["id"].as_str().expect("an id").to_owned();
    reseat(&ben, &id, 1, &json!({ "what": "take" })).await.ok();
    step(&[&ann, &ben], &id).await;
    let asked = async || {
        for _ in 0..200 {
            let seen = view(&ann, &id, "none").await;
            if let Some(seat @ 0..2) = seen["deciders"][0].as_u64() {
                return seat;
            }
            tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        }
        panic!("no person is asked");
    };
    let seat = asked().await;
    let people = [&ann, &ben];

    let order = [("act", "close"), ("table", id.as_str()), ("why", "they <quarrel>")];
    assert_eq!(ben.post("/control", &order).await.status, 403, "not everybody");
    assert_eq!(mod_.post("/control", &order[..2]).await.status, 422, "people are told why");
    mod_.post("/control", &order).await.ok();
    let closed = async |guest: &Guest| -> Value { view(guest, &id, "none").await };
    let seen = closed(&ben).await;
    assert_eq!(seen["closed"], json!({ "by": "Mod", "why": "they <quarrel>" }));
    assert_eq!((&seen["over"], &seen["score"], &seen["seed"]), (&json!(false), &json!(null), &json!(null)));
    assert_eq!(seen["deciders"], json!([]));
    let page = ben.get(&format!("/t/{id}?as=1")).await.ok().body;
    assert!(page.contains("Mod: “they &lt;quarrel&gt;”"), "{page}");
    assert_eq!(play(people[seat as usize], &id, seat).await, 409);
    for (path, fields) in [
        ("undo", &[("as", "0"), ("v", "1")][..]),
        ("chat", &[("as", "0"), ("text", "but")]),
        ("back", &[("as", "0"), ("says", "ask")]),
        ("vote", &[("as", "0"), ("about", "bot1")]),
    ] {
        let refused = ann.post(&format!("/t/{id}/{path}"), fields).await;
        assert_eq!((refused.status, refused.json()["code"].clone()), (409, json!("closed")), "{path}");
    }
    assert!(!mod_.get("/").await.ok().body.contains(&format!("/t/{id}")), "it is not in the lobby");
    let mine = ann.get("/games").await.ok().body;
    assert!(mine.contains(&format!("/t/{id}")), "its players find it");

    // It stays so over a restart, and no time passes.
    let folder = server.close().await;
    let server = open(folder).await;
    let at = |guest: &Guest| Guest { address: server.address, ..guest.clone() };
    let (ann, ben, mod_) = (at(&ann), at(&ben), at(&mod_));
    assert_eq!(view(&ann, &id, "none").await["closed"]["by"], "Mod");
    let time = view(&ann, &id, "none").await["seats"][seat as usize]["time"].clone();
    assert_eq!(time["ends"], json!(null));
    mod_.post("/control", &[("act", "restore"), ("table", &id)]).await.ok();
    let seen = view(&ann, &id, "none").await;
    assert_eq!(seen["closed"], json!(null));
    assert!(seen["deciders"].as_array().is_some_and(|asked| asked.contains(&json!(seat))), "{seen}");
    // The bot goes on at the same moment.
    let mut status = 0;
    for _ in 0..50 {
        status = play([&ann, &ben][seat as usize], &id, seat).await;
        if status == 200 {
            break;
        }
    }
    assert_eq!(status, 200);
}
