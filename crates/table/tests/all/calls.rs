//! Calls: a local web server, a local push service that decrypts, a local mail server.

use std::net::SocketAddr;
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use khipu_table::{CallConfig, Config, MailConfig};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::rand::SystemRandom;
use ring::{hmac, signature};
use serde_json::{Value, json};
use sqlx::ConnectOptions as _;
use sqlx::Row as _;
use sqlx::sqlite::{SqliteConnectOptions, SqliteConnection};

use crate::server::web::{post_office, receiver, wait};
use crate::server::{
    Folder, Guest, Server, ada_and_ben, config, open, open_with, reseat, table_of_two, until_turn,
};
use crate::users::{become_user, export, renewed};

fn header<'h>(head: &'h str, name: &str) -> &'h str {
    let found = head.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    found.unwrap_or_else(|| panic!("no {name} in {head}"))
}

/// A server that calls at once, and may call this machine.
async fn calling(folder: Folder, pace: Duration, mail: Option<MailConfig>) -> Server {
    let calls = CallConfig { patience: Duration::ZERO, private: true, pace, mail };
    let config = Config { calls, origin: None, ..config(folder.0.join("server.db")) };
    open_with(folder, config).await.expect("the server opens")
}

const FAST: Duration = Duration::from_millis(50);
const NEVER: Duration = Duration::from_secs(3600);

async fn hook(guest: &Guest, address: SocketAddr, format: &str) -> u16 {
    let url = format!("http://{address}/hook");
    let fields = [
        ("to", "hook"),
        ("url", url.as_str()),
        ("format", format),
        ("kind-turn", "yes"),
        ("kind-ended", "yes"),
    ];
    guest.post("/calls", &fields).await.status
}

async fn database(server: &Server) -> SqliteConnection {
    let options =
        SqliteConnectOptions::new().filename(&server.database).busy_timeout(Duration::from_secs(20));
    options.connect().await.expect("a database")
}

async fn number(connection: &mut SqliteConnection, query: &'static str) -> i64 {
    sqlx::query(query).fetch_one(connection).await.expect("an answer").get(0)
}

/// Waits until the database answers so.
async fn until_number(connection: &mut SqliteConnection, query: &'static str, wanted: i64) {
    for _ in 0..1000 {
        if number(connection, query).await == wanted {
            return;
        }
        tokio::time::sleep(FAST).await;
    }
    panic!("{query} is not {wanted}");
}

#[tokio::test]
async fn a_webhook_is_told_of_the_turn_and_can_check_who_says_so() {
    let server = calling(Folder::new(), FAST, None).await;
    let (ada, ben, id) = ada_and_ben(server.address).await;
    let (address, came) = receiver(204).await;
    assert_eq!(hook(&ben, address, "json").await, 200);
    until_turn(&ada, &ben, &id, 1).await;
    let (head, body) = wait(&came, 1).await.remove(0);
    let said: Value = serde_json::from_slice(&body).expect("JSON");
    assert_eq!((&said["kind"], &said["table"], &said["seat"]), (&json!("turn"), &json!(id), &json!(1)));
    let page = ben.get("/calls").await.ok().body;
    let secret = page.split("<code>").nth(1).and_then(|rest| rest.split('<').next()).expect("the key");
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    let signed = [header(&head, "khipu-timestamp").as_bytes(), b".", &body].concat();
    let tag = hmac::sign(&key, &signed);
    let hex: String = tag.as_ref().iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(header(&head, "khipu-signature"), format!("sha256={hex}"));
    // Once, however often the outbox is looked into.
    tokio::time::sleep(FAST * 8).await;
    assert_eq!(came.lock().expect("no panic").len(), 1);
    server.close().await;
}

#[tokio::test]
async fn a_push_can_be_read_by_the_browser_alone_and_a_dead_one_is_dropped() {
    let server = calling(Folder::new(), FAST, None).await;
    let (ada, ben, id) = ada_and_ben(server.address).await;
    let ((address, came), (gone, _)) = (receiver(201).await, receiver(410).await);
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).expect("a key");
    let public = own.compute_public_key().expect("a point");
    let (point, auth) = (BASE64.encode(public.as_ref()), BASE64.encode([7; 16]));
    for address in [address, gone] {
        let endpoint = format!("http://{address}/push/abc");
        let keys = [("endpoint", endpoint.as_str()), ("p256dh", &point), ("auth", &auth)];
        ben.post("/calls", &[&keys[..], &[("to", "push"), ("kind-turn", "yes")]].concat()).await.ok();
    }
    until_turn(&ada, &ben, &id, 1).await;
    let (head, body) = wait(&came, 1).await.remove(0);

    let derive = |salt: &[u8], secret: &[u8], info: &[&[u8]]| {
        let extracted = hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, salt), secret);
        let text = [&info.concat()[..], &[1]].concat();
        hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, extracted.as_ref()), &text).as_ref().to_vec()
    };
    let (salt, sender, sealed) = (&body[..16], &body[21..86], &body[86..]);
    assert_eq!((&body[16..20], body[20]), (&4096u32.to_be_bytes()[..], 65));
    let secret = agree_ephemeral(own, &UnparsedPublicKey::new(&ECDH_P256, sender), |shared| {
        derive(&[7; 16], shared, &[b"WebPush: info\0", public.as_ref(), sender])
    })
    .expect("a point");
    let key = derive(salt, &secret, &[b"Content-Encoding: aes128gcm\0"]);
    let nonce = derive(salt, &secret, &[b"Content-Encoding: nonce\0"]);
    let opening = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key[..16]).expect("a key"));
    let mut text = sealed.to_vec();
    let nonce = Nonce::try_assume_unique_for_key(&nonce[..12]).expect("a nonce");
    let text = opening.open_in_place(nonce, Aad::empty(), &mut text).expect("it is for this browser");
    let (end, text) = text.split_last().expect("a message");
    let said: Value = serde_json::from_slice(text).expect("JSON");
    assert_eq!((*end, &said["url"]), (2, &json!(format!("/t/{id}"))));
    assert!(said["tag"].as_str().is_some_and(|tag| tag.starts_with("turn:")), "{said}");

    // The push service knows who sends.
    let (token, key) = header(&head, "authorization").split_once(", k=").expect("a proof and a key");
    let token = token.strip_prefix("vapid t=").expect("a proof");
    let (signed, proof) = token.rsplit_once('.').expect("a signature");
    let key = BASE64.decode(key).expect("a key");
    let proof = BASE64.decode(proof).expect("a signature");
    signature::UnparsedPublicKey::new(&signature::ECDSA_P256_SHA256_FIXED, key)
        .verify(signed.as_bytes(), &proof)
        .expect("it is signed");
    let claims = BASE64.decode(signed.split('.').nth(1).expect("claims")).expect("base64");
    let claims: Value = serde_json::from_slice(&claims).expect("JSON");
    assert_eq!(claims["aud"], json!(format!("http://{address}")));

    // The browser that is gone is forgotten, the other one stays.
    let mut connection = database(&server).await;
    until_number(&mut connection, "SELECT count(*) FROM ways", 1).await;
    server.close().await;
}

#[tokio::test]
async fn a_call_is_tried_again_and_taken_back_when_the_turn_is_over() {
    let server = calling(Folder::new(), FAST, None).await;
    let (ada, ben, id) = ada_and_ben(server.address).await;
    let (address, came) = receiver(500).await;
    hook(&ben, address, "slack").await;
    until_turn(&ada, &ben, &id, 1).await;
    let (_, body) = wait(&came, 1).await.remove(0);
    assert!(String::from_utf8_lossy(&body).contains("your turn"));
    let mut connection = database(&server).await;
    let again = "UPDATE outbox SET due = 1 WHERE tries > 0 AND due > unixepoch() + 20";
    let hurry = async |connection: &mut SqliteConnection| {
        for _ in 0..200 {
            let hurried = sqlx::query(again).execute(&mut *connection).await.expect("it can be written");
            if hurried.rows_affected() > 0 {
                return;
            }
            tokio::time::sleep(FAST).await;
        }
        panic!("it is not tried again");
    };
    hurry(&mut connection).await;
    wait(&came, 2).await;
    // Ben moves; the third try comes too late.
    until_turn(&ada, &ben, &id, 0).await;
    hurry(&mut connection).await;
    until_number(&mut connection, "SELECT count(*) FROM outbox WHERE due IS NOT NULL", 0).await;
    assert_eq!(came.lock().expect("no panic").len(), 2);
    server.close().await;
}

#[tokio::test]
async fn a_call_survives_whoever_dies_before_it_is_made() {
    // The server dies before it has posted anything.
    let server = calling(Folder::new(), NEVER, None).await;
    let (ada, ben, id) = ada_and_ben(server.address).await;
    let (address, came) = receiver(200).await;
    hook(&ben, address, "discord").await;
    until_turn(&ada, &ben, &id, 1).await;
    let folder = server.close().await;
    let server = calling(folder, FAST, None).await;
    let (_, body) = wait(&came, 1).await.remove(0);
    let said: Value = serde_json::from_slice(&body).expect("JSON");
    assert_eq!(said["allowed_mentions"], json!({ "parse": [] }), "a name calls nobody");
    // It dies after it has claimed the call, and after it has made it but not said so: the claim ends, and it is made again.
    let mut connection = database(&server).await;
    let claimed = "UPDATE outbox SET due = unixepoch() + 1, tries = 0";
    sqlx::query(claimed).execute(&mut connection).await.expect("it can be written");
    wait(&came, 2).await;
    server.close().await;
}

#[tokio::test]
async fn a_letter_tells_of_everything_and_one_click_ends_them() {
    let (address, came) = post_office().await;
    let mail = MailConfig { server: format!("smtp://{address}"), from: "Khipu <k@example.org>".to_owned() };
    let server = calling(Folder::new(), FAST, Some(mail)).await;
    let (ada, ben, id) = ada_and_ben(server.address).await;
    ben.post("/calls", &[("to", "mail"), ("every", "0"), ("kind-turn", "yes")]).await.ok();
    let mut connection = database(&server).await;
    // Ben has an account with an address.
    let account = "INSERT INTO users (id, name, role, mail, made, muted, banned)
        SELECT owner, 'Ben', 0, 'ben@example.org', 0, 0, 0 FROM ways";
    sqlx::query(account).execute(&mut connection).await.expect("it can be written");
    until_turn(&ada, &ben, &id, 1).await;
    let (letter, _) = wait(&came, 1).await.remove(0);
    assert!(letter.contains("To: ben@example.org") && letter.contains("it is your turn"), "{letter}");
    assert!(letter.contains("List-Unsubscribe-Post: List-Unsubscribe=One-Click"), "{letter}");
    let letter = letter.replace("\r\n ", "").replace("=\r\n", "");
    let stop = letter.split("List-Unsubscribe: <").nth(1).and_then(|rest| rest.split('>').next());
    let stop = stop.expect("a link").trim().to_owned();
    // Opening it changes nothing; a mail program posts it without a cookie.
    let stranger = Guest::stranger(server.address);
    stranger.get(&stop).await.ok();
    assert_eq!(number(&mut connection, "SELECT count(*) FROM ways").await, 1);
    let forged = format!("{}0", &stop[..stop.len() - 1]);
    if forged != stop {
        assert_eq!(stranger.send("POST", &forged, &[], "").await.status, 403);
    }
    stranger.send("POST", &stop, &[], "List-Unsubscribe=One-Click").await.ok();
    assert_eq!(number(&mut connection, "SELECT count(*) FROM ways").await, 0);
    server.close().await;
}

#[tokio::test]
async fn what_waits_at_once_is_one_letter() {
    let (address, came) = post_office().await;
    let mail = MailConfig { server: format!("smtp://{address}"), from: "Khipu <k@example.org>".to_owned() };
    let server = calling(Folder::new(), NEVER, Some(mail.clone())).await;
    let (ada, ben, _) = ada_and_ben(server.address).await;
    ben.post("/calls", &[("to", "mail"), ("every", "0"), ("kind-turn", "yes")]).await.ok();
    let mut file = database(&server).await;
    let account = "INSERT INTO users (id, name, role, mail, made, muted, banned)
        SELECT owner, 'Ben', 0, 'ben@example.org', 0, 0, 0 FROM ways";
    sqlx::query(account).execute(&mut file).await.expect("it can be written");
    // It is his turn at three tables before anybody looks into the outbox.
    let mut tables = Vec::new();
    for _ in 0..3 {
        let id = table_of_two(&ada, &ben).await;
        until_turn(&ada, &ben, &id, 1).await;
        tables.push(id);
    }
    let server = calling(server.close().await, FAST, Some(mail)).await;
    let (letter, _) = wait(&came, 1).await.remove(0);
    let letter = letter.replace("=\r\n", "");
    assert!(tables.iter().all(|id| letter.contains(id)), "{letter}");
    let mut file = database(&server).await;
    until_number(&mut file, "SELECT count(*) FROM outbox WHERE due IS NOT NULL", 0).await;
    assert_eq!(came.lock().expect("no panic").len(), 1, "once");
    server.close().await;
}

#[tokio::test]
async fn nobody_calls_into_the_network_of_the_host() {
    let server = open(khipu_table::Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    for address in
        ["http://example.org/", "https://127.0.0.1/", "https://[::1]:8080/", "https://169.254.169.254/", "x"]
    {
        let fields = [("to", "hook"), ("url", address), ("format", "json"), ("kind-turn", "yes")];
        assert_eq!(guest.post("/calls", &fields).await.status, 422, "{address}");
    }
    // Only the host of a table makes it tell others of it.
    let (_, ben, id) = ada_and_ben(server.address).await;
    let fields = [("to", "hook"), ("url", "https://example.org/"), ("format", "json"), ("table", &id)];
    assert_eq!(ben.post("/calls", &fields).await.status, 403);
    let unknown = reseat(&guest, &id, 0, &json!({ "what": "leave" })).await.status;
    assert_eq!(unknown, 403);
    server.close().await;
}

/// The link in a letter to an address.
fn link_to(letter: &str, address: &str) -> String {
    assert!(letter.to_lowercase().contains(&format!("to: {address}")), "{letter}");
    let letter = letter.replace("=\r\n", "");
    let at = letter.find("/user/link/").expect("a link");
    letter[at..].split_whitespace().next().expect("a link").to_owned()
}

#[tokio::test]
async fn a_link_by_letter_shows_an_address_and_logs_in_once() {
    let (address, came) = post_office().await;
    let mail = MailConfig { server: format!("smtp://{address}"), from: "Khipu <k@example.org>".to_owned() };
    let server = calling(Folder::new(), NEVER, Some(mail)).await;
    let (ann, _) = become_user(&Guest::browser(server.address).await, "Ann").await;
    assert_eq!(ann.post("/user/mail", &[("mail", "no address")]).await.status, 422);
    ann.post("/user/mail", &[("mail", "ann@example.org")]).await.ok();
    let link = link_to(&wait(&came, 1).await[0].0, "ann@example.org");
    let mut file = database(&server).await;
    assert_eq!(number(&mut file, "SELECT count(*) FROM users WHERE mail IS NOT NULL").await, 0, "not yet");
    let phone = Guest::browser(server.address).await;
    phone.get(&link).await.ok();
    phone.post(&link, &[]).await.ok();
    assert_eq!(export(&ann).await["mail"], "ann@example.org", "opening it did nothing, the button did");
    assert_eq!(phone.get("/user/export").await.status, 401, "it shows an address and lets nobody in");
    assert_eq!(phone.post(&link, &[]).await.status, 403, "good once");

    // Strangers and known people get the same answer; one of them gets a letter.
    sqlx::query("DELETE FROM once").execute(&mut file).await.expect("it can be written");
    let unknown = phone.post("/user/mail/ask", &[("mail", "eve@example.org")]).await.ok();
    let known = phone.post("/user/mail/ask", &[("mail", "Ann@Example.org")]).await.ok();
    let words = |answer: &str| answer.split("<main").nth(1).expect("a page").to_owned();
    assert_eq!(words(&unknown.body), words(&known.body));
    let link = link_to(&wait(&came, 2).await[1].0, "ann@example.org");
    let secret = link.rsplit('/').next().expect("a secret");
    assert_eq!(number(&mut file, "SELECT count(*) FROM once WHERE purpose = 'mail link'").await, 1);
    let kept = sqlx::query("SELECT count(*) FROM once WHERE instr(body, $1) > 0").bind(secret);
    assert_eq!(
        kept.fetch_one(&mut file).await.expect("it answers").get::<i64, _>(0),
        0,
        "only its hash is kept"
    );
    let entered = phone.post(&link, &[]).await.ok();
    assert_eq!(export(&renewed(&phone, &entered).await).await["name"], "Ann");
    assert_eq!(Guest::browser(server.address).await.post(&link, &[]).await.status, 403, "good once");

    // A link that is too old.
    sqlx::query("DELETE FROM once").execute(&mut file).await.expect("it can be written");
    let late = Guest::browser(server.address).await;
    late.post("/user/mail/ask", &[("mail", "ann@example.org")]).await.ok();
    let link = link_to(&wait(&came, 3).await[2].0, "ann@example.org");
    sqlx::query("UPDATE once SET until = unixepoch() - 1")
        .execute(&mut file)
        .await
        .expect("it can be written");
    assert_eq!(late.post(&link, &[]).await.status, 403);
    server.close().await;
}
