//! The guards: other sites, forged cookies and links, seats of others, and nonsense on the line.

use crate::server::{self, Folder, Guest, Server, config, open, open_with, raw, two_seats};
use khipu_table::{Config, Limits, Rate};
use serde_json::json;
use sqlx::ConnectOptions as _;

#[tokio::test]
async fn other_sites_cannot_post() {
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    let form = |token: &str| format!("token={token}&name=Ann&back=%2F");
    let kind = ("content-type", "application/x-www-form-urlencoded");
    let own = format!("http://{}", server.address);
    let right = form(&guest.token);
    type Headers<'a> = &'a [(&'a str, &'a str)];
    let cases: [(Headers<'_>, &str, u16); 8] = [
        (&[kind], &right, 303),
        (&[kind, ("origin", &own), ("sec-fetch-site", "same-origin")], &right, 303),
        (&[kind], "name=Ann&back=%2F", 403),
        (&[kind], &form(&"0".repeat(32)), 403),
        (&[kind], &form("é"), 403),
        (&[kind, ("origin", "https://evil.example")], &right, 403),
        (&[kind, ("origin", "null")], &right, 403),
        (&[kind, ("sec-fetch-site", "cross-site")], &right, 403),
    ];
    for (headers, body, status) in cases {
        let answer = guest.send("POST", "/preferences", headers, body).await;
        assert_eq!(answer.status, status, "{headers:?} {body}");
    }
    let other = Guest::browser(server.address).await;
    assert_eq!(guest.send("POST", "/preferences", &[kind], &form(&other.token)).await.status, 403);
    for back in ["https://evil.example/", "//evil.example", "/\\evil.example", "/a\r\nb: c"] {
        let answer = guest.post("/preferences", &[("back", back)]).await;
        assert_eq!(answer.header("location"), Some("/"), "{back:?}");
    }
    // A cookie alone does not open the interface for programs either.
    assert_eq!(guest.post_json("/api/guests", &json!({ "name": "Ann" })).await.status, 403);
    let token = [("content-type", "application/json"), ("x-khipu-token", guest.token.as_str())];
    assert_eq!(guest.send("POST", "/api/guests", &token, r#"{"name":"Ann"}"#).await.status, 201);
}

#[tokio::test]
async fn a_seat_opens_to_its_holder_alone() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let id = two_seats(&host, "tawantinsuyu", "holders").await;
    let stranger = Guest::browser(server.address).await;
    for seat in ["0", "1", "2", "-1", "x", "99999999999999999999"] {
        for path in
            ["", "/stream", "/moves", "/record", "/preview", "/why", "/at/0", "/at/0/pieces", "/described"]
        {
            let answer = stranger.get(&format!("/t/{id}{path}?as={seat}")).await;
            assert_eq!(answer.status, 403, "{path} as {seat}");
        }
        assert_eq!(stranger.get(&format!("/api/tables/{id}?as={seat}")).await.status, 403);
        for path in ["move", "undo", "restart"] {
            let fields = [("as", seat), ("v", "2"), ("m", "0")];
            assert_eq!(
                stranger.post(&format!("/t/{id}/{path}"), &fields).await.status,
                403,
                "{path} as {seat}"
            );
        }
    }
    // A guest who holds both seats sees the secrets of neither without asking for one.
    let open_view = host.get(&format!("/api/tables/{id}")).await.ok().json()["view"].clone();
    assert_eq!(open_view, stranger.get(&format!("/api/tables/{id}?as=none")).await.ok().json()["view"]);
    assert_ne!(open_view, host.get(&format!("/api/tables/{id}?as=0")).await.ok().json()["view"]);
    for what in ["take", "leave", "bot", "back", "name", "nonsense"] {
        let answer =
            stranger.post(&format!("/t/{id}/seat"), &[("seat", "0"), ("what", what), ("name", "Eve")]).await;
        assert!(matches!(answer.status, 403 | 400), "{what}: {answer:?}");
    }
}

#[tokio::test]
async fn forged_cookies_and_links_open_nothing() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let wanted = json!({ "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "open" }] });
    let made = host.post_json("/api/tables", &wanted).await.ok().json();
    let id = made["id"].as_str().expect("an id");
    assert_eq!(id.len(), 20);
    let links = made["links"].as_array().expect("links");
    assert_eq!(links.len(), 2);
    let (path, token) =
        (links[1]["path"].as_str().expect("a path"), links[1]["token"].as_str().expect("a token"));
    let mac = path.rsplit('/').next().expect("a mac");

    // The cookie of somebody else's id, signed for another.
    let own = host.headers[0].1.trim_start_matches("Bearer ").to_owned();
    let (guest, rest) = own.split_once('.').expect("two parts");
    let (said, signature) = rest.rsplit_once('.').expect("two parts");
    let flipped = if guest.starts_with('0') { "1" } else { "0" };
    for forged in [
        format!("{flipped}{}.{rest}", &guest[1..]),
        format!("{guest}.{said}.{}", "0".repeat(32)),
        format!("{guest}.{signature}"),
        guest.to_owned(),
        format!("{guest}."),
        format!("{own}0"),
    ] {
        let forger = Guest::bearer(server.address, &forged);
        let answer = forger.get(&format!("/api/tables/{id}?as=0")).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (401, Some("unknown_token")), "{forged}");
        assert_eq!(answer.header("www-authenticate"), Some("Bearer"));
        let mut forger = Guest::stranger(server.address);
        forger.headers.push(("cookie".to_owned(), format!("khipu={forged}")));
        let answer = forger.get(&format!("/t/{id}?as=0")).await;
        assert_eq!(answer.status, 403, "{forged}");
        assert!(answer.header("set-cookie").is_some(), "a forger is somebody new");
    }

    let stranger = Guest::browser(server.address).await;
    let other = two_seats(&host, "tzolkin", "other").await;
    for forged in [
        format!("/seat/{id}/0/{mac}"),
        format!("/seat/{other}/1/{mac}"),
        format!("/seat/{id}/1/{}", "0".repeat(32)),
        format!("/seat/{id}/1/{}", &mac[..31]),
        format!("/seat/{id}/9/{mac}"),
    ] {
        assert_eq!(stranger.get(&forged).await.status, 403, "{forged}");
    }

    // The token of the link sits down on its seat, and on no other.
    let program = Guest::bearer(server.address, token);
    let take = json!({ "what": "take" });
    assert_eq!(server::reseat(&program, id, 0, &take).await.status, 403);
    let sat = server::reseat(&program, id, 1, &take).await.ok().json();
    let program = Guest::bearer(server.address, sat["link"]["token"].as_str().expect("a token"));
    assert_eq!(program.get(&format!("/api/tables/{id}")).await.ok().json()["as"], 1);
    assert_eq!(program.get(&format!("/api/tables/{id}?as=0")).await.status, 403);
    assert_eq!(program.get(&format!("/api/tables/{other}?as=1")).await.status, 403);
    let move_0 = json!({ "as": 0, "version": 2, "move": "end" });
    assert_eq!(program.post_json(&format!("/api/tables/{id}/moves"), &move_0).await.status, 403);
    assert_eq!(stranger.post(path, &[]).await.status, 401, "the seat is the program's");
}

#[tokio::test]
async fn browsers_are_told_what_pages_may_do() {
    let server = open(Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    for path in ["/", "/api/games", "/no/such/page", "/assets/khipu.css"] {
        let answer = guest.get(path).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(
            policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"),
            "{policy}"
        );
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
        assert!(answer.header("referrer-policy").is_some() && answer.header("cache-control").is_some());
    }
    let style = guest.get("/assets/khipu.css").await.ok();
    let tag = style.header("etag").expect("a tag");
    let again = guest.send("GET", "/assets/khipu.css", &[("if-none-match", tag)], "").await;
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert_eq!(guest.get("/assets/../Cargo.toml").await.status, 404);
    let cookie = Guest::stranger(server.address).get("/").await.ok();
    let cookie = cookie.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}

#[tokio::test]
async fn nonsense_on_the_line_breaks_nothing() {
    let server = open(Limits::none()).await;
    let host = Guest::browser(server.address).await;
    let bearer = Guest::program(server.address, "Ada").await;
    let id = two_seats(&bearer, "tzolkin", "nonsense").await;

    // Well-formed requests that make no sense: refused, never a fault of the server.
    let long = "x".repeat(20_000);
    let odd = ["%00", "%ff%fe", "..%2f..", "🂡", &long[..2000], "-1", "18446744073709551616", "%F0%9F", "NaN"];
    for method in ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "HEAD", "TRACE", "BREW"] {
        for part in odd {
            let part: String = part
                .chars()
                .map(|c| if c.is_ascii() { c.to_string() } else { server::encode(&c.to_string()) })
                .collect();
            for path in [
                format!("/{part}"),
                format!("/t/{part}"),
                format!("/t/{id}/at/{part}"),
                format!("/t/{id}/stream?as={part}&from={part}"),
                format!("/t/{id}/preview?as=0&m={part}"),
                format!("/seat/{id}/{part}/{part}"),
                format!("/api/tables/{part}?as={part}"),
                format!("/new/{part}"),
            ] {
                let answer = host.send(method, &path, &[("accept", "application/json")], "").await;
                assert!((400..500).contains(&answer.status), "{method} {path}: {}", answer.status);
            }
        }
    }
    let nested = "[".repeat(50_000);
    for body in [
        "",
        "{",
        "null",
        "[]",
        "{\"game\":1}",
        nested.as_str(),
        "\u{0}",
        "{\"game\":\"tzolkin\",\"seats\":[{\"who\":\"bot\",\"level\":-1}]}",
    ] {
        for path in [
            "/api/tables",
            "/api/guests",
            &format!("/api/tables/{id}/moves"),
            &format!("/api/tables/{id}/undo"),
        ] {
            let kind = [("content-type", "application/json")];
            let answer = bearer.send("POST", path, &kind, body).await;
            assert!((400..500).contains(&answer.status), "{path} {:.40}: {}", body, answer.status);
        }
    }
    let too_much = "m=".to_owned() + &"0".repeat(70_000);
    let kind = [("content-type", "application/x-www-form-urlencoded")];
    assert_eq!(host.send("POST", &format!("/t/{id}/move"), &kind, &too_much).await.status, 413);
    for record in ["", "khipu-record 1", &"khipu-record 1\n".repeat(500), "\u{0}\u{1}", &long] {
        let answer = host.upload(record).await;
        assert_eq!(answer.status, 422, "{record:.30}");
    }
    assert!((400..500).contains(&host.upload(&"x".repeat(3 << 20)).await.status));

    // Bytes that are no requests at all.
    let mut chance = 0x2545_f491_4f6c_dd1d_u64;
    let mut next = move || {
        chance ^= chance << 13;
        chance ^= chance >> 7;
        chance ^= chance << 17;
        chance
    };
    for round in 0..60 {
        let mut bytes: Vec<u8> = (0..next() % 600).map(|_| next() as u8).collect();
        if round % 3 == 0 {
            let mut begun = format!("POST /t/{id}/move HTTP/1.1\r\nhost: x\r\ncookie: khipu=").into_bytes();
            begun.append(&mut bytes);
            bytes = begun;
        }
        bytes.extend(b"\r\n\r\n");
        let answer = raw(server.address, &bytes).await;
        let answer = String::from_utf8_lossy(&answer).into_owned();
        assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 4"), "{answer}");
    }
    let huge = format!("GET / HTTP/1.1\r\nhost: x\r\nx-long: {}\r\n\r\n", "y".repeat(200_000));
    let answer = raw(server.address, huge.as_bytes()).await;
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"), "{:?}", &answer[..answer.len().min(80)]);
    let many: String = (0..500).map(|n| format!("x-{n}: y\r\n")).collect();
    let answer = raw(server.address, format!("GET / HTTP/1.1\r\nhost: x\r\n{many}\r\n").as_bytes()).await;
    assert!(answer.is_empty() || answer.starts_with(b"HTTP/1.1 4"), "{:?}", &answer[..answer.len().min(80)]);

    host.get("/").await.ok();
    bearer.get(&format!("/api/tables/{id}?as=0")).await.ok();
}

/// A server with something said about it.
async fn open_as(change: impl FnOnce(&mut Config)) -> Server {
    let folder = Folder::new();
    let mut config = config(folder.0.join("server.db"));
    change(&mut config);
    open_with(folder, config).await.expect("the server opens")
}

#[tokio::test]
async fn behind_a_proxy_each_client_has_limits_of_its_own() {
    let looks = Some(Rate { burst: 3.0, per_second: 0.01 });
    let limits = Limits { looks, ..Limits::none() };
    let ask = async |server: &Server, forwarded: &str| {
        let guest = Guest::stranger(server.address);
        guest.send("GET", "/api/games", &[("x-forwarded-for", forwarded)], "").await
    };
    let trusting = open_as(|config| {
        config.limits = limits;
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    for _ in 0..3 {
        ask(&trusting, "198.51.100.7").await.ok();
    }
    let refused = ask(&trusting, "198.51.100.7").await;
    assert_eq!(refused.status, 429);
    let seconds: u32 =
        refused.header("retry-after").and_then(|text| text.parse().ok()).expect("when to come again");
    assert!((50..=100).contains(&seconds), "{seconds}");
    assert_eq!(refused.json()["code"], "too_often");
    ask(&trusting, "198.51.100.8").await.ok();
    // What a client makes up stands to the left of what the proxy saw.
    assert_eq!(ask(&trusting, "203.0.113.1, 198.51.100.7").await.status, 429);
    // A household of IPv6 is one client.
    for last in 1..=3 {
        ask(&trusting, &format!("2001:db8:1:2::{last}")).await.ok();
    }
    assert_eq!(ask(&trusting, "2001:db8:1:2:ffff::1").await.status, 429);

    // Nobody else is believed.
    let direct = open_as(|config| config.limits = limits).await;
    for number in 1..=3 {
        ask(&direct, &format!("198.51.100.{number}")).await.ok();
    }
    assert_eq!(ask(&direct, "198.51.100.9").await.status, 429);
}

#[tokio::test]
async fn names_of_other_sites_do_not_reach_a_server_without_one() {
    let server = open(Limits::none()).await;
    let ask = async |address, host: &str| {
        let request = format!("GET / HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n");
        String::from_utf8_lossy(&raw(address, request.as_bytes()).await).into_owned()
    };
    for host in ["evil.example", "evil.example:7878", "localhost.evil.example"] {
        let answer = ask(server.address, host).await;
        assert!(answer.starts_with("HTTP/1.1 421") && !answer.contains("set-cookie"), "{host}: {answer}");
    }
    for host in ["localhost:7878", "192.168.1.20:7878", "[::1]:7878"] {
        assert!(ask(server.address, host).await.starts_with("HTTP/1.1 200"), "{host}");
    }
    assert!(!ask(server.address, "localhost").await.contains("strict-transport-security"));
    let named = open_as(|config| config.origin = Some("https://games.example.org".to_owned())).await;
    let answer = ask(named.address, "games.example.org").await;
    assert!(
        answer.starts_with("HTTP/1.1 200") && answer.contains("strict-transport-security: max-age="),
        "{answer}"
    );
}

#[tokio::test]
async fn who_logs_out_everywhere_is_known_nowhere_else() {
    let server = open(Limits::none()).await;
    let program = Guest::program(server.address, "Ada").await;
    let id = two_seats(&program, "tzolkin", "logged out").await;
    let mut stream = program.listen(&format!("/api/tables/{id}/events?as=0")).await;
    stream.next().await.expect("a first message");
    let answer = program.post_json("/api/guests/logout", &json!({})).await.ok().json();
    let again = Guest::bearer(server.address, answer["token"].as_str().expect("a token"));
    assert_eq!(stream.next().await, None, "open streams end");
    assert_eq!(program.get(&format!("/api/tables/{id}?as=0")).await.status, 401);
    again.get(&format!("/api/tables/{id}?as=0")).await.ok();

    let mut browser = Guest::browser(server.address).await;
    browser.post("/preferences", &[("name", "Ben"), ("back", "/")]).await.ok();
    let other_device = browser.clone();
    let answer = browser.post("/logout", &[]).await.ok();
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie");
    browser.headers = vec![("cookie".to_owned(), cookie.to_owned())];
    assert!(browser.get("/").await.ok().body.contains("value=\"Ben\""));
    let forgotten = other_device.get("/").await.ok();
    assert!(!forgotten.body.contains("value=\"Ben\"") && forgotten.header("set-cookie").is_some());
}

#[tokio::test]
async fn names_are_seen_and_nobody_wears_that_of_a_player() {
    let server = open(Limits::none()).await;
    let stranger = Guest::stranger(server.address);
    for name in ["\u{3164}", "\u{2800}\u{2800}", "A\u{202e}da", &format!("A{}", "\u{30d}".repeat(20))] {
        let answer = stranger.post_json("/api/guests", &json!({ "name": name })).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (422, Some("bad_name")), "{name:?}");
    }
    let host = Guest::program(server.address, "Host").await;
    let id = two_seats(&host, "tzolkin", "names").await;
    let bots = json!({ "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "bot", "level": 1 }] });
    let bots = server::table(&host, &bots).await["id"].as_str().expect("an id").to_owned();
    let said_at = async |id: &str, name: &str| {
        let guest = Guest::browser(server.address).await;
        guest.post("/preferences", &[("name", name), ("back", "/")]).await.ok();
        guest.post(&format!("/t/{id}/chat"), &[("text", "I give up\u{202e}!")]).await
    };
    // A bot has a name in every language.
    for name in ["Bot 2", "bot2", "Бот 2"] {
        assert_eq!(said_at(&bots, name).await.json()["code"], "name_of_player", "{name}");
    }
    let said = async |name: &str| said_at(&id, name).await;
    for name in ["Ann", "ANN", "Ａｎｎ", "Аnn", "Ánn", "Α.n.n"] {
        let answer = said(name).await;
        assert_eq!((answer.status, answer.json()["code"].as_str()), (422, Some("name_of_player")), "{name}");
    }
    said("Anna").await.ok();
    let page = host.get(&format!("/t/{id}?as=none")).await.ok();
    assert!(page.body.contains("I give up!"), "what turns text around is left out");
}

#[tokio::test]
async fn nobody_fills_the_lobby_or_the_server() {
    let server = open_as(|config| {
        config.limits = Limits { tables_going_on: Some(60), ..Limits::none() };
        config.trusted_proxies = vec!["127.0.0.1".parse().expect("an address")];
    })
    .await;
    let from = |guest: &Guest, address: &str| {
        let mut guest = guest.clone();
        guest.headers.push(("x-forwarded-for".to_owned(), address.to_owned()));
        guest
    };
    let wanted = json!({ "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "open" }], "public": true });
    let quiet = from(&Guest::program(server.address, "Quiet").await, "198.51.100.1");
    let first = quiet.post_json("/api/tables", &wanted).await.ok().json();
    let loud = from(&Guest::program(server.address, "Loud").await, "198.51.100.2");
    for _ in 0..60 {
        loud.post_json("/api/tables", &wanted).await.ok();
    }
    let refused = loud.post_json("/api/tables", &wanted).await;
    assert_eq!((refused.status, refused.json()["code"].as_str()), (429, Some("too_many_tables")));
    quiet.post_json("/api/tables", &wanted).await.ok();

    // The tables of others stand among the first few, although the loud one has moved last.
    let page = quiet.get("/api/tables").await.ok().json();
    let ids: Vec<&str> =
        page["open"].as_array().expect("tables").iter().filter_map(|table| table["id"].as_str()).collect();
    let place = ids.iter().position(|id| Some(*id) == first["id"].as_str());
    assert!(place.is_some_and(|place| place < 10), "{place:?} of {}", ids.len());
    assert_eq!((ids.len(), &page["more"]), (50, &json!(true)));
    let rest = quiet.get("/api/tables?page=1").await.ok().json();
    assert_eq!((rest["open"].as_array().map(Vec::len), &rest["more"]), (Some(12), &json!(false)));
    let lobby = Guest::browser(server.address).await;
    assert!(lobby.get("/").await.ok().body.contains("/?page=1"));
    assert!(lobby.get("/?page=1").await.ok().body.contains("/?page=0"));
}

#[tokio::test]
async fn a_damaged_row_damages_one_table() {
    let server = open(Limits::none()).await;
    let host = Guest::program(server.address, "Ada").await;
    let wanted = json!({ "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "open" }], "public": true });
    let mut ids = Vec::new();
    for _ in 0..2 {
        let made = host.post_json("/api/tables", &wanted).await.ok().json();
        ids.push(made["id"].as_str().expect("an id").to_owned());
    }
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&server.database);
    let mut connection = options.connect().await.expect("the database");
    sqlx::query("UPDATE tables SET seats = '[{' WHERE id = ?")
        .bind(&ids[0])
        .execute(&mut connection)
        .await
        .expect("it is damaged");
    let list = host.get("/api/tables").await.ok().json();
    for which in ["own", "open"] {
        let found: Vec<&str> =
            list[which].as_array().expect("tables").iter().filter_map(|table| table["id"].as_str()).collect();
        assert_eq!(found, [ids[1].as_str()], "{which}");
    }
    Guest::browser(server.address).await.get("/").await.ok();
}
