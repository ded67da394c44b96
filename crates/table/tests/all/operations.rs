//! What whoever runs the server asks and tells: is it ready, what does it measure, what does it keep, and why it does not open.

use std::net::SocketAddr;

use khipu_table::{Config, ServeError};
use serde_json::{Value, json};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;

use crate::server::{self, Folder, Guest, admin, config, reseat, step, table, two_seats, view};

#[tokio::test(flavor = "multi_thread")]
async fn whoever_runs_the_server_asks_and_tells_by_a_socket() {
    let folder = Folder::new();
    let socket = folder.0.join("admin.sock");
    // What a server that was killed has left behind is no obstacle.
    drop(std::os::unix::net::UnixListener::bind(&socket).expect("a socket"));
    let config = Config { admin: Some(socket.clone()), ..config(folder.0.join("server.db")) };
    let server = server::open_with(folder, config).await.expect("it opens");
    let mode =
        std::fs::metadata(&socket).map(|found| std::os::unix::fs::PermissionsExt::mode(&found.permissions()));
    assert_eq!(mode.expect("it is there") & 0o777, 0o600, "nobody else may use it");

    let guest = Guest::program(server.address, "Ada").await;
    let id = two_seats(&guest, "tzolkin", "admin").await;
    step(&[&guest, &guest], &id).await;
    let json = |body: &str| serde_json::from_str::<Value>(body).expect("JSON");
    let (status, body) = admin(&socket, "GET", "/status").await;
    assert_eq!((status, &json(&body)["ready"], &json(&body)["tables"]), (200, &json!(true), &json!(1)));
    let (_, tables) = admin(&socket, "GET", "/tables").await;
    assert_eq!((&json(&tables)[0]["id"], &json(&tables)[0]["moves"]), (&json!(id), &json!(1)));
    let (_, nodes) = admin(&socket, "GET", "/nodes").await;
    assert_eq!(json(&nodes).as_array().map(Vec::len), Some(1));

    // A balancer sees that nobody shall be sent here; whoever is here plays on.
    let stranger = Guest::stranger(server.address);
    assert_eq!(stranger.get("/health").await.status, 200);
    assert_eq!(stranger.get("/ready").await.status, 200);
    admin(&socket, "POST", "/drain").await;
    let drained = stranger.get("/ready").await;
    assert_eq!((drained.status, drained.body.as_str()), (503, "draining\n"));
    assert!(step(&[&guest, &guest], &id).await);
    admin(&socket, "POST", "/resume").await;
    assert_eq!(stranger.get("/ready").await.status, 200);

    assert_eq!(admin(&socket, "POST", "/log?level=a%3D%3Db").await.0, 422, "no such level");
    for path in ["/metrics", "/status", "/tables", "/nodes"] {
        assert_eq!(stranger.get(path).await.status, 404, "{path} is not for the public");
    }
    let (_, closing) = admin(&socket, "POST", "/close").await;
    assert_eq!(json(&closing)["closing"], true);
    server.ended().await.expect("it closes in order");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_keeps_order_by_the_socket() {
    let folder = Folder::new();
    let socket = folder.0.join("admin.sock");
    let config = Config { admin: Some(socket.clone()), ..config(folder.0.join("server.db")) };
    let server = server::open_with(folder, config).await.expect("it opens");
    let (ada, ben) =
        (Guest::program(server.address, "Ada").await, Guest::program(server.address, "Ben").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let made = table(&ada, &json!({ "game": "tzolkin", "public": true, "seats": seats })).await;
    let id = made["id"].as_str().expect("an id").to_owned();
    reseat(&ben, &id, 1, &json!({ "what": "take" })).await.ok();
    assert!(step(&[&ada, &ben], &id).await);

    let order = |fields: String| {
        let socket = socket.clone();
        async move { admin(&socket, "POST", &format!("/control?{fields}")).await.0 }
    };
    assert_eq!(order(format!("act=kick&table={id}&seat=9")).await, 422);
    assert_eq!(order("act=dance".to_owned()).await, 422);
    assert_eq!(order(format!("act=kick&table={id}&seat=2")).await, 200);
    assert_eq!(view(&ada, &id, "none").await["seats"][1]["holder"], "left");
    let seen = ben.get(&format!("/api/tables/{id}?as=1")).await;
    assert_eq!(seen.status, 403, "whoever was taken from a seat sees its hand no more");
    assert_eq!(view(&ben, &id, "none").await["step"], 1, "but the table as everybody does");

    let stranger = Guest::stranger(server.address);
    assert_eq!(order("act=ban-network&address=127.0.0.1&hours=1".to_owned()).await, 200);
    assert_eq!(stranger.get("/").await.status, 403, "the whole network");
    assert_eq!(stranger.get("/health").await.status, 200, "whoever watches the server is no guest");
    assert_eq!(order("act=ban-network&address=127.0.0.1&hours=0".to_owned()).await, 200);
    stranger.get("/").await.ok();
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn prometheus_reads_what_is_measured() {
    let folder = Folder::new();
    let port = std::net::TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port");
    let config = Config { metrics: Some(port), ..config(folder.0.join("server.db")) };
    let server = server::open_with(folder, config).await.expect("it opens");
    let guest = Guest::program(server.address, "Ada").await;
    let id = two_seats(&guest, "tzolkin", "metrics").await;
    step(&[&guest, &guest], &id).await;
    let text = Guest::stranger(port).get("/metrics").await.ok().body;
    let value = |name: &str| -> f64 {
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {text}"))
    };
    // Other tests measure into the same numbers.
    assert!(value("khipu_acts_total{game=\"tzolkin\",kind=\"move\",result=\"kept\"}") >= 1.0);
    assert!(value("khipu_act_seconds_count{part=\"store\"}") >= 1.0);
    assert!(value("khipu_http_seconds_count{route=\"/api/tables/{id}/moves\",status=\"200\"}") >= 2.0);
    assert!(value("khipu_table_load_seconds_count{game=\"tzolkin\"}") >= 1.0);
    assert!(value("khipu_store_commit_seconds_count") >= 1.0);
    assert!(value("khipu_tables_live") >= 1.0);
    value(&format!("khipu_build_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION")));
    #[cfg(target_os = "linux")]
    assert!(value("process_resident_memory_bytes") > 1e6 && value("process_cpu_seconds_total") > 0.0);
    assert!(text.ends_with("# EOF\n"), "the whole of it");
    assert!(!text.contains(&id), "no table is named");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fills_up_stops_writing_and_not_looking() {
    let folder = Folder::new();
    let database = folder.0.join("server.db");
    let server = server::open_with(folder, config(database.clone())).await.expect("it opens");
    let guest = Guest::program(server.address, "Ada").await;
    let id = two_seats(&guest, "tzolkin", "disk").await;
    let folder = server.close().await;
    let low = Config { watermark: u64::MAX, ..config(database.clone()) };
    let server = server::open_with(folder, low).await.expect("it opens");
    let guest = Guest { address: server.address, ..guest };
    let list = guest.get(&format!("/api/tables/{id}/moves?as=0")).await.ok().json();
    let wanted = json!({ "as": 0, "version": list["version"], "move": list["moves"][0] });
    let refused = guest.post_json(&format!("/api/tables/{id}/moves"), &wanted).await;
    assert_eq!((refused.status, &refused.json()["code"]), (503, &json!("disk_full")), "{refused:?}");
    assert_eq!(guest.get("/ready").await.status, 200, "people can look");
    let folder = server.close().await;
    let server = server::open_with(folder, config(database)).await.expect("it opens");
    let guest = Guest { address: server.address, ..guest };
    guest.post_json(&format!("/api/tables/{id}/moves"), &wanted).await.ok();
}

#[tokio::test(flavor = "multi_thread")]
async fn games_that_cannot_be_played_are_a_reason_not_to_open() {
    let folder = Folder::new();
    let database = folder.0.join("server.db");
    let server = server::open_with(folder, config(database.clone())).await.expect("it opens");
    let guest = Guest::program(server.address, "Ada").await;
    two_seats(&guest, "tzolkin", "packs").await;
    let folder = server.close().await;
    let mut file = SqliteConnectOptions::new().filename(&database).connect().await.expect("a file");
    sqlx::raw_sql("UPDATE tables SET components = '0123456789abcdef'")
        .execute(&mut file)
        .await
        .expect("it can");
    drop(file);
    let error =
        server::open_with(Folder::new(), config(database.clone())).await.err().expect("it must not open");
    assert!(matches!(error, ServeError::Unreadable(_)) && error.exit_code() == 70, "{error:?}");
    let said = error.to_string();
    assert!(said.contains("tzolkin with the hash 0123456789abcdef") && said.lines().count() == 1, "{said}");
    let anyway = Config { allow_unreadable: true, ..config(database) };
    server::open_with(folder, anyway).await.expect("it opens");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_in_use_is_told() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address: SocketAddr = taken.local_addr().expect("an address");
    let folder = Folder::new();
    let config = Config { metrics: Some(address), ..config(folder.0.join("server.db")) };
    let error = server::open_with(folder, config).await.err().expect("it is taken");
    assert!(matches!(error, ServeError::Listen(at, _) if at == address), "{error}");
}
