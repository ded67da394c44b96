//! How much of a server one client can have: connections, guests, lines of chat, memory.

use std::time::Duration;

use crate::server::{Folder, Guest, open, open_in, raw, two_seats};
use khipu_table::Limits;
use serde_json::json;
use sqlx::{ConnectOptions as _, Connection as _, Row as _};
use tokio::io::AsyncWriteExt as _;

#[tokio::test]
async fn an_address_has_so_many_connections() {
    let server = open(Limits { connections: Some(3), ..Limits::none() }).await;
    let mut held = Vec::new();
    for _ in 0..3 {
        held.push(tokio::net::TcpStream::connect(server.address).await.expect("a connection"));
    }
    let request = b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n";
    let mut answer = raw(server.address, request).await;
    assert!(answer.is_empty(), "a fourth is turned away");
    drop(held);
    for _ in 0..200 {
        answer = raw(server.address, request).await;
        if answer.starts_with(b"HTTP/1.1 200") {
            return;
        }
        tokio::task::yield_now().await;
    }
    panic!("the places are not free again: {}", String::from_utf8_lossy(&answer));
}

#[tokio::test]
async fn who_does_not_read_is_left() {
    let server = open(Limits { stalled: Duration::from_millis(100), ..Limits::none() }).await;
    let socket = tokio::net::TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("little room");
    let mut stream = socket.connect(server.address).await.expect("the server is open");
    let request = format!("GET /assets/khipu.css HTTP/1.1\r\nhost: {}\r\n\r\n", server.address);
    // It asks and asks and reads nothing: at last nobody listens any more.
    let asking = async { while stream.write_all(request.as_bytes()).await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(60), asking).await.expect("the server leaves");
    Guest::stranger(server.address).get("/").await.ok();
}

#[tokio::test]
async fn a_server_keeps_so_many_guests() {
    let server = open(Limits { guests: Some(2), ..Limits::none() }).await;
    let known = Guest::browser(server.address).await;
    let named =
        async |guest: &Guest, name: &str| guest.post("/preferences", &[("name", name), ("back", "/")]).await;
    named(&known, "Ann").await.ok();
    Guest::program(server.address, "Ben").await;
    let refused = Guest::stranger(server.address).post_json("/api/guests", &json!({ "name": "Eve" })).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (503, Some("unavailable")));
    assert_eq!(refused.header("retry-after"), Some("3600"));
    let other = Guest::browser(server.address).await;
    assert_eq!(named(&other, "Eve").await.status, 503);
    // Who is known is not turned away, and who leaves no name may look on and play.
    named(&known, "Anna").await.ok();
    other.get("/").await.ok();
}

#[tokio::test]
async fn a_chat_keeps_its_last_thousand_lines() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let id = two_seats(&host, "tzolkin", "talk").await;
    let folder = server.close().await;
    let path = folder.0.join("server.db");
    let connect = async || {
        let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&path);
        options.connect().await.expect("the database")
    };
    let mut connection = connect().await;
    sqlx::query(
        "WITH RECURSIVE n(seq) AS (SELECT 1 UNION ALL SELECT seq + 1 FROM n WHERE seq < 999)
         INSERT INTO chat (id, seq, at, seat, name, text) SELECT ?, seq, 0, 0, 'Ann', 'line ' || seq FROM n",
    )
    .bind(&id)
    .execute(&mut connection)
    .await
    .expect("much was said");
    let counted = sqlx::query("UPDATE tables SET chat = 999 WHERE id = ?").bind(&id);
    counted.execute(&mut connection).await.expect("it is counted");
    connection.close().await.expect("it closes");
    let server = open_in(folder, Limits::none()).await;
    let host = Guest { address: server.address, ..host };
    for number in 1000..1004 {
        let said = [("as", "0"), ("text", &format!("line {number}"))];
        host.post(&format!("/t/{id}/chat"), &said).await.ok();
    }
    let page = host.get(&format!("/t/{id}?as=0")).await.ok().body;
    assert_eq!(page.matches("<li id=\"c-").count(), 200, "the page shows the last of them");
    let _folder: Folder = server.close().await;
    let row = sqlx::query("SELECT count(*), min(seq), max(seq) FROM chat WHERE id = ?").bind(&id);
    let row = row.fetch_one(&mut connect().await).await.expect("a row");
    let number = |column: usize| row.try_get::<i64, _>(column).expect("a number");
    assert_eq!((number(0), number(1), number(2)), (1000, 4, 1003));
}

#[tokio::test(flavor = "multi_thread")]
async fn an_upload_that_is_all_brackets_is_refused_before_it_is_read() {
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    let head = "khipu-record 1\ngame tzolkin 1\ncomponents 912a5cf65cdf4562\nplayers 2\n";
    for start in [
        "[".repeat(1_900_000),
        format!("[{}0]", "0,".repeat(900_000)),
        format!("[{}0]", "{},".repeat(600_000)),
    ] {
        let answer = guest.upload(&format!("{head}start {start}\n")).await;
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains("values"), "{:.300}", answer.body);
    }
    let options: String = (0..100_000).map(|number| format!("option o{number} x\n")).collect();
    assert_eq!(guest.upload(&format!("{head}{options}")).await.status, 422);
    // Nor is a pack that no game could have.
    let pack: String = (0..30_000).map(|number| format!("[a{number}]\nb = 1\n")).collect();
    let answer = guest.upload(&format!("{head}pack {}\nseed \"x\"\n", json!(pack))).await;
    assert_eq!(answer.status, 422);
    assert!(answer.body.contains("longer than 262144"), "{:.300}", answer.body);
}
