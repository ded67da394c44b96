//! Clocks: they go on over restarts, stand still while no server runs, and let nobody lose in silence.

use khipu_core::Record;
use khipu_table::Limits;
use serde_json::{Value, json};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use crate::server::{Folder, Guest, Server, open, open_in, reseat, step, table, view};

const MINUTES: i64 = 60;

/// A table of two or three people with a live clock of ten minutes, a few moves on.
async fn club(server: &Server, players: usize) -> (Vec<Guest>, String) {
    let mut guests = Vec::new();
    for name in ["Ada", "Ben", "Cleo"].into_iter().take(players) {
        guests.push(Guest::program(server.address, name).await);
    }
    let mut seats = vec![json!({ "who": "open" }); players];
    seats[0] = json!({ "who": "me" });
    let clock = json!({ "clock": "live", "base": 600, "increment": 10 });
    let wanted = json!({ "game": "tzolkin", "public": true, "seats": seats, "clock": clock });
    let id = table(&guests[0], &wanted).await["id"].as_str().expect("an id").to_owned();
    for (seat, guest) in guests.iter().enumerate().skip(1) {
        reseat(guest, &id, seat as u64, &json!({ "what": "take" })).await.ok();
    }
    for _ in 0..4 {
        step(&guests.iter().collect::<Vec<_>>(), &id).await;
    }
    (guests, id)
}

/// So many seconds pass while the server is closed; it gave its last sign of life so many before it opens again.
async fn later(server: Server, seconds: i64, silent: i64) -> Server {
    let folder: Folder = server.close().await;
    let options = SqliteConnectOptions::new().filename(folder.0.join("server.db"));
    let mut connection = options.connect().await.expect("a database");
    let statements = [
        "UPDATE log SET at = at - $1",
        "UPDATE log SET body = json_set(body, '$.from', body ->> 'from' - $1, '$.until', body ->> 'until' - $1)
         WHERE body ->> 'row' = 'holiday'",
        "UPDATE tables SET due = due - $1, wake = wake - $1",
    ];
    for statement in statements {
        sqlx::query(statement).bind(seconds).execute(&mut connection).await.expect("it can be written");
    }
    sqlx::query(
        "UPDATE server SET value = CAST(CAST(unixepoch() - $1 AS TEXT) AS BLOB) WHERE name = 'heartbeat'",
    )
    .bind(silent)
    .execute(&mut connection)
    .await
    .expect("it can be written");
    sqlx::Connection::close(connection).await.expect("it closes");
    open_in(folder, Limits::none()).await
}

fn at(server: &Server, guests: &[Guest]) -> Vec<Guest> {
    guests.iter().map(|guest| Guest { address: server.address, ..guest.clone() }).collect()
}

async fn seat_that_decides(guest: &Guest, id: &str) -> (usize, Value) {
    let view = view(guest, id, "none").await;
    let seat = view["deciders"][0].as_u64().expect("somebody decides") as usize;
    (seat, view["seats"][seat]["time"].clone())
}

async fn vote(guest: &Guest, seat: usize, id: &str, about: &str) -> u16 {
    let fields = [("as", seat.to_string()), ("about", about.to_owned())];
    let body: Vec<String> = fields.iter().map(|(name, value)| format!("{name}={value}")).collect();
    let headers = [("content-type", "application/x-www-form-urlencoded"), ("accept", "application/json")];
    guest.send("POST", &format!("/t/{id}/vote"), &headers, &body.join("&")).await.status
}

#[tokio::test]
async fn time_passes_over_a_restart_and_not_while_no_server_runs() {
    let server = open(Limits::none()).await;
    let (guests, id) = club(&server, 2).await;
    let (seat, before) = seat_that_decides(&guests[0], &id).await;
    let page = guests[0].get(&format!("/t/{id}?as=none")).await.ok().body;
    assert!(page.contains(&format!("data-ends=\"{}\"", before["ends"])), "{page}");
    let lobby = guests[1].get("/").await.ok().body;
    assert!(lobby.contains("data-ends") && lobby.contains("10 min each"), "{lobby}");

    // Five minutes later, of which the server was down for an instant.
    let server = later(server, 5 * MINUTES, 1).await;
    let guests = at(&server, &guests);
    let (same, after) = seat_that_decides(&guests[0], &id).await;
    assert_eq!((same, &after["left"], after["late"].as_bool()), (seat, &before["left"], Some(false)));
    assert_eq!(after["ends"].as_i64(), before["ends"].as_i64().map(|end| end - 5 * MINUTES));

    // An hour later, of which the server was down for 58 minutes: two minutes count.
    let server = later(server, 60 * MINUTES, 58 * MINUTES).await;
    let guests = at(&server, &guests);
    let (_, again) = seat_that_decides(&guests[0], &id).await;
    assert_eq!(again["late"].as_bool(), Some(false));
    let moved = again["ends"].as_i64().zip(after["ends"].as_i64()).map(|(now, then)| then - now);
    assert!(moved.is_some_and(|moved| (moved - 2 * MINUTES).abs() <= 2), "{moved:?}");
    server.close().await;
}

#[tokio::test]
async fn nobody_loses_in_silence_and_more_than_half_call_a_bot() {
    let server = open(Limits::none()).await;
    let (guests, id) = club(&server, 3).await;
    let (late, _) = seat_that_decides(&guests[0], &id).await;
    let others: Vec<usize> = (0..3).filter(|seat| *seat != late).collect();
    let bot = format!("bot{late}");
    assert_eq!(vote(&guests[others[0]], others[0], &id, &bot).await, 409, "nobody is late yet");

    let server = later(server, 11 * MINUTES, 1).await;
    let guests = at(&server, &guests);
    let (same, time) = seat_that_decides(&guests[0], &id).await;
    assert_eq!((same, time["late"].as_bool()), (late, Some(true)), "late, and still to move");
    assert_eq!(vote(&guests[late], late, &id, &bot).await, 409, "not about oneself");
    assert_eq!(vote(&guests[others[0]], others[0], &id, "bot7").await, 400);
    for _ in 0..2 {
        assert_eq!(vote(&guests[others[0]], others[0], &id, &bot).await, 200, "one of two, however often");
        assert_eq!(view(&guests[0], &id, "none").await["seats"][late]["holder"], "person");
    }
    assert_eq!(vote(&guests[others[1]], others[1], &id, &bot).await, 200);
    assert_eq!(view(&guests[0], &id, "none").await["seats"][late]["holder"], "substitute");
    // The person may come back.
    reseat(&guests[late], &id, late as u64, &json!({ "what": "back" })).await.ok();
    server.close().await;
}

#[tokio::test]
async fn who_is_late_may_still_move_and_the_votes_are_void() {
    let server = open(Limits::none()).await;
    let (guests, id) = club(&server, 3).await;
    let (late, _) = seat_that_decides(&guests[0], &id).await;
    let server = later(server, 11 * MINUTES, 1).await;
    let guests = at(&server, &guests);
    let other = (late + 1) % 3;
    assert_eq!(vote(&guests[other], other, &id, &format!("end{late}")).await, 200);
    let all: Vec<&Guest> = guests.iter().collect();
    let mut moves = 0;
    while seat_that_decides(&guests[0], &id).await.0 == late && moves < 20 {
        step(&all, &id).await;
        moves += 1;
    }
    let third = (late + 2) % 3;
    assert_eq!(vote(&guests[third], third, &id, &format!("end{late}")).await, 409);
    let view = view(&guests[0], &id, "none").await;
    assert_eq!((&view["over"], &view["seats"][late]["holder"]), (&json!(false), &json!("person")));
    server.close().await;
}

#[tokio::test]
async fn all_others_together_end_the_game_and_the_record_says_when() {
    let server = open(Limits::none()).await;
    let (guests, id) = club(&server, 2).await;
    let (late, _) = seat_that_decides(&guests[0], &id).await;
    let server = later(server, 11 * MINUTES, 1).await;
    let guests = at(&server, &guests);
    let other = 1 - late;
    assert_eq!(vote(&guests[other], other, &id, &format!("end{late}")).await, 200);
    // It stays so when the table is read anew.
    let server = later(server, 0, 1).await;
    let guests = at(&server, &guests);
    let view_of = view(&guests[0], &id, "none").await;
    assert_eq!((&view_of["over"], &view_of["deciders"]), (&json!(true), &json!([])));
    assert_eq!(view_of["score"]["winners"], json!([other]), "who is late cannot win");
    let words = json!({ "as": late, "version": view_of["version"], "move": "end" });
    assert_eq!(guests[late].post_json(&format!("/api/tables/{id}/moves"), &words).await.status, 409);
    let text = guests[0].get(&format!("/t/{id}/record?as=none")).await.ok().body;
    assert!(text.contains("; clock {") && text.contains("; ended by agreement"), "{text}");
    let record = Record::parse(&text).expect("comments are no part of it");
    assert_eq!(text.lines().filter(|line| line.starts_with("; 20")).count(), record.moves.len());
    let game = khipu_games::registry().resolve_record(&record).expect("a game");
    assert!(game.load_record(&record, usize::MAX).is_ok(), "it replays");
    server.close().await;
}

#[tokio::test]
async fn holidays_move_deadlines_for_one_seat_and_survive_a_restart() {
    const DAY: i64 = 24 * 60 * MINUTES;
    let server = open(Limits::none()).await;
    let (ann, ben) =
        (Guest::program(server.address, "Ann").await, Guest::program(server.address, "Ben").await);
    let clock = json!({ "clock": "days", "turn": DAY, "bank": 0, "holiday": 3 });
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let wanted = json!({ "game": "tzolkin", "public": true, "seats": seats, "clock": clock });
    let id = table(&ann, &wanted).await["id"].as_str().expect("an id").to_owned();
    let holiday = format!("/api/tables/{id}/holiday");
    let early = ann.post_json(&holiday, &json!({ "days": 1 })).await;
    assert_eq!(
        (early.status, early.json()["code"].as_str()),
        (409, Some("no_holiday")),
        "it waits for people"
    );
    reseat(&ben, &id, 1, &json!({ "what": "take" })).await.ok();
    let guests = [&ann, &ben];
    // At the beginning both decide.
    for _ in 0..4 {
        step(&guests, &id).await;
    }
    let (seat, before) = seat_that_decides(&ann, &id).await;
    assert_eq!((before["holiday"].as_u64(), before["holiday_until"].as_i64()), (Some(3), None));
    let page = guests[seat].get(&format!("/t/{id}?as={seat}")).await.ok().body;
    assert!(page.contains("Holidays: 3 days left"), "{page}");

    assert_eq!(guests[seat].post_json(&holiday, &json!({ "days": 4 })).await.status, 409, "there are three");
    assert_eq!(guests[1 - seat].post_json(&holiday, &json!({ "as": seat, "days": 1 })).await.status, 403);
    guests[seat].post_json(&holiday, &json!({ "days": 2 })).await.ok();
    let (_, after) = seat_that_decides(&ann, &id).await;
    let moved =
        |time: &Value| time["ends"].as_i64().zip(before["ends"].as_i64()).map(|(now, then)| now - then);
    assert_eq!((moved(&after), after["holiday"].as_u64()), (Some(2 * DAY), Some(1)));
    let others = guests[1 - seat].get(&format!("/t/{id}?as=none")).await.ok().body;
    assert!(others.contains("on holiday for another"), "everybody sees it");
    let lobby = guests[1 - seat].get("/").await.ok().body;
    assert!(lobby.contains(&format!("data-ends=\"{}\"", after["ends"])), "{lobby}");

    let server = later(server, 0, 1).await;
    let back = at(&server, &[ann, ben]);
    let (_, again) = seat_that_decides(&back[0], &id).await;
    assert_eq!(again, after);

    // Home after an hour: the day that has begun is used, the other one is kept.
    let server = later(server, 60 * MINUTES, 0).await;
    let back = at(&server, &back);
    let end = format!("{holiday}/end");
    assert_eq!(back[1 - seat].post_json(&end, &json!({ "as": seat })).await.status, 403);
    let page = back[seat].get(&format!("/t/{id}?as={seat}")).await.ok().body;
    assert!(page.contains("End the holiday"), "{page}");
    back[seat].post_json(&end, &json!({})).await.ok();
    let (_, home) = seat_that_decides(&back[0], &id).await;
    assert_eq!((home["holiday"].as_u64(), home["holiday_until"].as_i64()), (Some(2), None));
    let twice = back[seat].post_json(&end, &json!({})).await;
    assert_eq!((twice.status, twice.json()["code"].as_str()), (409, Some("not_on_holiday")));
    let page = back[seat].get(&format!("/t/{id}?as={seat}")).await.ok().body;
    assert!(page.contains("Holidays: 2 days left") && !page.contains("End the holiday"), "{page}");
    let server = later(server, 0, 1).await;
    let (_, again) = seat_that_decides(&at(&server, &back)[0], &id).await;
    assert_eq!(again, home, "and it stays so");
    server.close().await;
}
