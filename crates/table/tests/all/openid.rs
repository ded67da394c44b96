//! Signing in with a provider: a local one, over HTTP, with keys of its own, which can be made to do everything wrong.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::{STANDARD, URL_SAFE_NO_PAD as BASE64};
use khipu_table::{Config, OpenIdConfig};
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};

use crate::server::web::{Reply, web_server};
use crate::server::{Answer, Folder, Guest, Server, config, encode, open_with, view, with_friend};
use crate::users::{become_user, export, renewed};

const CLIENT: &str = "khipu at the club";
const SECRET: &str = "s:cret/&";

/// What a provider does wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    Nonce,
    Issuer,
    Audience,
    Expired,
    /// Another key of the same name.
    Forged,
    /// A key that is not published any more.
    Retired,
    Unsigned,
    NoToken,
    Long,
    Elsewhere,
    Silent,
    Down,
    OtherProvider,
    Script,
}

/// What goes with a code.
struct Issued {
    subject: String,
    nonce: String,
    challenge: String,
    back: String,
}

struct Desk {
    address: String,
    key: (String, EcdsaKeyPair),
    retired: Option<(String, EcdsaKeyPair)>,
    codes: HashMap<String, Issued>,
    fault: Option<Fault>,
}

fn new_key() -> EcdsaKeyPair {
    let random = SystemRandom::new();
    let made = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).expect("a key");
    EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, made.as_ref(), &random).expect("a key")
}

/// The pairs of a query or of a form.
fn pairs(text: &str) -> HashMap<String, String> {
    let plain = |text: &str| {
        let (mut bytes, mut rest) = (Vec::new(), text.bytes());
        while let Some(byte) = rest.next() {
            match byte {
                b'%' => {
                    let hex: String = rest.by_ref().take(2).map(char::from).collect();
                    bytes.push(u8::from_str_radix(&hex, 16).expect("two digits"));
                }
                b'+' => bytes.push(b' '),
                other => bytes.push(other),
            }
        }
        String::from_utf8(bytes).expect("text")
    };
    let pair = |pair: &str| pair.split_once('=').map(|(name, value)| (plain(name), plain(value)));
    text.split('&').filter_map(pair).collect()
}

impl Desk {
    fn issuer(&self) -> String {
        format!("http://{}", self.address)
    }

    fn answer(&mut self, head: &str, body: &[u8]) -> Reply {
        match self.fault {
            Some(Fault::Silent) => return Reply::Silence,
            Some(Fault::Down) => return Reply::Answer(503, String::new()),
            _ => {}
        }
        let path = head.split(' ').nth(1).expect("a path");
        let issuer = self.issuer();
        let answer = match path {
            "/.well-known/openid-configuration" => {
                let named =
                    if self.fault == Some(Fault::OtherProvider) { "http://other" } else { issuer.as_str() };
                let door = if self.fault == Some(Fault::Script) { "javascript:alert(1)" } else { "" };
                let door = if door.is_empty() { format!("{issuer}/door?club=1") } else { door.to_owned() };
                json!({ "issuer": named, "authorization_endpoint": door, "token_endpoint": format!("{issuer}/token"),
                        "jwks_uri": format!("{issuer}/keys"), "authorization_response_iss_parameter_supported": true })
            }
            "/keys" => {
                let (name, pair) = &self.key;
                let point = pair.public_key().as_ref();
                let (x, y) = (BASE64.encode(&point[1..33]), BASE64.encode(&point[33..]));
                json!({ "keys": [{ "kty": "EC", "crv": "P-256", "use": "sig", "kid": name, "x": x, "y": y }] })
            }
            "/token" => return self.token(head, body),
            other => panic!("nobody asks for {other}"),
        };
        Reply::Answer(200, answer.to_string())
    }

    /// Gives a token for a code, once, to whoever can say for what it was asked.
    fn token(&mut self, head: &str, body: &[u8]) -> Reply {
        let fields = pairs(std::str::from_utf8(body).expect("a form"));
        let proof = STANDARD.encode(format!("{}:{}", encode(CLIENT).replace("%20", "+"), encode(SECRET)));
        assert!(head.contains(&format!("authorization: Basic {proof}\r\n")), "{head}");
        assert_eq!(fields["grant_type"], "authorization_code");
        let Some(issued) = self.codes.remove(&fields["code"]) else {
            return Reply::Answer(400, json!({ "error": "invalid_grant" }).to_string());
        };
        assert_eq!(fields["redirect_uri"], issued.back);
        let challenge = BASE64.encode(digest(&SHA256, fields["code_verifier"].as_bytes()));
        assert_eq!(challenge, issued.challenge, "PKCE");
        match self.fault {
            Some(Fault::NoToken) => return Reply::Answer(200, json!({ "access_token": "x" }).to_string()),
            Some(Fault::Long) => return Reply::Answer(200, " ".repeat(300 << 10)),
            Some(Fault::Elsewhere) => return Reply::Answer(302, String::new()),
            _ => {}
        }
        let token = self.sign(&issued);
        Reply::Answer(
            200,
            json!({ "token_type": "Bearer", "access_token": "x", "id_token": token }).to_string(),
        )
    }

    fn sign(&self, issued: &Issued) -> String {
        let fault =
            |fault: Fault, wrong: Value, right: Value| if self.fault == Some(fault) { wrong } else { right };
        let now =
            std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).expect("after 1970").as_secs();
        let algorithm = fault(Fault::Unsigned, json!("none"), json!("ES256"));
        let (stranger, (name, own)) = (new_key(), &self.key);
        let (name, pair) = match (self.fault, &self.retired) {
            (Some(Fault::Forged), _) => (name, &stranger),
            (Some(Fault::Retired), Some((name, pair))) => (name, pair),
            _ => (name, own),
        };
        let head = json!({ "alg": algorithm, "kid": name });
        let claims = json!({
            "iss": fault(Fault::Issuer, json!("http://other"), json!(self.issuer())),
            "aud": fault(Fault::Audience, json!("another site"), json!([CLIENT])),
            "sub": issued.subject,
            "nonce": fault(Fault::Nonce, json!("another question"), json!(issued.nonce)),
            "iat": now - 300,
            "exp": fault(Fault::Expired, json!(now - 120), json!(now + 300)),
            "preferred_username": "Annabella",
        });
        let signed = format!("{}.{}", BASE64.encode(head.to_string()), BASE64.encode(claims.to_string()));
        let signature = pair.sign(&SystemRandom::new(), signed.as_bytes()).expect("a signature");
        format!("{signed}.{}", BASE64.encode(signature))
    }
}

/// A provider that runs, and the page where people sign in.
struct Provider(Arc<Mutex<Desk>>);

impl Provider {
    async fn open() -> Self {
        let key = ("first".to_owned(), new_key());
        let desk = Desk { address: String::new(), key, retired: None, codes: HashMap::new(), fault: None };
        let desk = Arc::new(Mutex::new(desk));
        let asked = desk.clone();
        let address: SocketAddr =
            web_server(move |head, body| asked.lock().expect("no panic").answer(head, body)).await;
        desk.lock().expect("no panic").address = address.to_string();
        Self(desk)
    }

    fn set_fault(&self, fault: Option<Fault>) {
        self.0.lock().expect("no panic").fault = fault;
    }

    fn config(&self) -> OpenIdConfig {
        let issuer = self.0.lock().expect("no panic").issuer();
        let plain = OpenIdConfig::new(&issuer, CLIENT);
        let patience = Duration::from_secs(2);
        OpenIdConfig {
            name: "the club".to_owned(),
            secret: Some(SECRET.to_owned()),
            private: true,
            patience,
            ..plain
        }
    }

    /// Somebody signs in at the address where they were sent: the way back.
    fn enter(&self, door: &str, subject: &str) -> String {
        let mut desk = self.0.lock().expect("no panic");
        let (place, query) = door.split_once('?').expect("a question");
        assert_eq!(place, format!("{}/door", desk.issuer()));
        let asked = pairs(query);
        assert_eq!(
            [&asked["club"], &asked["response_type"], &asked["code_challenge_method"]],
            ["1", "code", "S256"]
        );
        assert_eq!((asked["client_id"].as_str(), asked["scope"].contains("openid")), (CLIENT, true));
        let code = format!("code {}", BASE64.encode(digest(&SHA256, door.as_bytes())));
        let [nonce, challenge, back] =
            ["nonce", "code_challenge", "redirect_uri"].map(|name| asked[name].clone());
        desk.codes.insert(
            code.clone(),
            Issued { subject: subject.to_owned(), nonce, challenge, back: back.clone() },
        );
        let path = &back[back.find("/user/").expect("our own site")..];
        format!("{path}?code={}&state={}&iss={}", encode(&code), asked["state"], encode(&desk.issuer()))
    }
}

async fn club() -> (Server, Provider) {
    let (folder, provider) = (Folder::new(), Provider::open().await);
    let config = Config { openid: Some(provider.config()), ..config(folder.0.join("server.db")) };
    (open_with(folder, config).await.expect("the server opens"), provider)
}

async fn door(guest: &Guest) -> String {
    guest.post("/user/openid", &[]).await.ok().json()["to"].as_str().expect("a way").to_owned()
}

/// All the way to the provider and back.
async fn sign_in(guest: &Guest, provider: &Provider, subject: &str) -> Answer {
    let door = door(guest).await;
    guest.get_json(&provider.enter(&door, subject)).await
}

/// Chooses a name after the first time.
async fn choose(guest: &Guest, named: &Value, name: &str) -> Answer {
    let text = |field: &str| named[field].as_str().expect("a field").to_owned();
    let (subject, until, proof) = (text("subject"), text("until"), text("proof"));
    let fields = [("subject", subject.as_str()), ("until", &until), ("proof", &proof), ("name", name)];
    guest.post("/user/openid/new", &fields).await
}

/// Becomes a user by the provider.
async fn member(guest: &Guest, provider: &Provider, subject: &str, name: &str) -> Guest {
    let named = sign_in(guest, provider, subject).await.ok().json();
    let welcome = choose(guest, &named, name).await.ok();
    renewed(guest, &welcome).await
}

#[tokio::test]
async fn a_guest_becomes_a_user_by_a_provider_and_their_seats_come_along() {
    let (server, provider) = club().await;
    let guest = Guest::browser(server.address).await;
    let page = guest.get("/user").await.ok().body;
    assert!(page.contains("Sign in with the club"), "{page}");
    let made = guest.post("/new/tzolkin", &[("seat0", "me"), ("seat1", "open")]).await.ok();
    let id = made.header("location").expect("a table").trim_start_matches("/t/").to_owned();

    // The first time one chooses a name, as often as it takes.
    become_user(&Guest::browser(server.address).await, "Ben").await;
    let named = sign_in(&guest, &provider, "subject-ann").await.ok().json();
    assert_eq!(choose(&guest, &named, "Ben").await.status, 409, "another's name");
    let mut forged = named.clone();
    forged["subject"] = json!("subject-ben");
    assert_eq!(choose(&guest, &forged, "Ann").await.status, 403, "somebody else there");
    let stranger = Guest::browser(server.address).await;
    assert_eq!(choose(&stranger, &named, "Ann").await.status, 403, "another browser");
    let welcome = choose(&guest, &named, "Ann").await.ok();
    let ann = renewed(&guest, &welcome).await;
    assert_eq!(view(&ann, &id, "0").await["seats"][0]["holder"], "person", "the seat is the user's");
    assert_eq!(export(&ann).await["identities"][0]["subject"], "subject-ann");
    assert_eq!(choose(&stranger, &named, "Eve").await.status, 403);

    // Another device, with a seat of its own.
    let phone = Guest::browser(server.address).await;
    let other = with_friend(&Guest::program(server.address, "Host").await, "tzolkin").await;
    let link = other["links"][1]["path"].as_str().expect("a link").to_owned();
    phone.post(&link, &[("name", "Somebody"), ("part", "x")]).await.ok();
    let entered = sign_in(&phone, &provider, "subject-ann").await.ok();
    let phone = renewed(&phone, &entered).await;
    assert_eq!(export(&phone).await["name"], "Ann");
    let other = other["id"].as_str().expect("an id").to_owned();
    assert_eq!(view(&ann, &other, "1").await["seats"][1]["name"], "Ann", "the seat of the second device");

    // The only way in stays; with another one it may go, and is then somebody new.
    let issuer = provider.config().issuer;
    let remove = [("issuer", issuer.as_str())];
    assert_eq!(ann.post("/user/openid/remove", &remove).await.status, 409);
    ann.post("/user/recovery", &[]).await.ok();
    ann.post("/user/openid/remove", &remove).await.ok();
    let named = sign_in(&Guest::browser(server.address).await, &provider, "subject-ann").await.ok().json();
    assert_eq!(named["subject"], "subject-ann", "nobody's any more");
    server.close().await;
}

#[tokio::test]
async fn people_see_pages_and_are_led_to_nobody_else() {
    let (server, provider) = club().await;
    let guest = Guest::browser(server.address).await;
    let kind = [("content-type", "application/x-www-form-urlencoded")];
    assert_eq!(guest.send("POST", "/user/openid", &kind, "").await.status, 403, "another site's form");
    let back = provider.enter(&led(&guest).await, "subject-ann");
    let asked = guest
        .get(&format!("{back}&to=https%3A%2F%2Fevil.example&redirect_uri=https%3A%2F%2Fevil.example"))
        .await
        .ok();
    assert!(
        asked.body.contains("value=\"Annabella\"") && !asked.body.contains("evil.example"),
        "{}",
        asked.body
    );

    let ann = member(&Guest::browser(server.address).await, &provider, "subject-ann", "Ann").await;
    let page = ann.get("/user").await.ok().body;
    assert!(page.contains("the club · ") && !page.contains("subject-ann"), "{page}");
    let phone = Guest::browser(server.address).await;
    let back = provider.enter(&led(&phone).await, "subject-ann");
    let entered = phone.get(&format!("{back}&next=//evil.example&to=//evil.example")).await.ok();
    assert_eq!((entered.status, entered.header("location")), (303, Some("/user")));
    server.close().await;
}

/// Where a browser is led by a page, which has a link for whoever is not.
async fn led(guest: &Guest) -> String {
    let kind = [("content-type", "application/x-www-form-urlencoded")];
    let page = guest.send("POST", "/user/openid", &kind, &format!("token={}", guest.token)).await.ok();
    let door =
        page.header("refresh").and_then(|value| value.strip_prefix("0;url=")).expect("a way").to_owned();
    assert!(page.body.contains(&door.replace('&', "&amp;")), "{}", page.body);
    door
}

#[tokio::test]
async fn users_link_and_unlink() {
    let (server, provider) = club().await;
    let (ann, code) = become_user(&Guest::browser(server.address).await, "Ann").await;
    assert!(ann.get("/user").await.ok().body.contains("Link the club"));
    let linked = sign_in(&ann, &provider, "subject-ann").await.ok();
    assert_eq!(linked.header("set-cookie"), None, "she stays who she is");
    assert_eq!(export(&ann).await["identities"].as_array().map(Vec::len), Some(1));
    let (ben, _) = become_user(&Guest::browser(server.address).await, "Ben").await;
    assert_eq!(sign_in(&ben, &provider, "subject-ann").await.status, 409, "another's");
    assert_eq!(sign_in(&ann, &provider, "subject-other").await.status, 409, "one for each provider");
    sign_in(&ann, &provider, "subject-ann").await.ok();
    let phone = Guest::browser(server.address).await;
    let entered = sign_in(&phone, &provider, "subject-ann").await.ok();
    assert_eq!(export(&renewed(&phone, &entered).await).await["name"], "Ann");
    let issuer = provider.config().issuer;
    ann.post("/user/openid/remove", &[("issuer", &issuer)]).await.ok();
    assert_eq!(export(&ann).await["identities"], json!([]));

    // What was linked goes with the user, and is then free.
    sign_in(&ann, &provider, "subject-ann").await.ok();
    ann.post("/user/delete", &[("name", "Ann")]).await.ok();
    let refused = phone.post("/user/code", &[("name", "Ann"), ("code", &code)]).await;
    assert_eq!(refused.status, 403);
    sign_in(&ben, &provider, "subject-ann").await.ok();
    ben.post("/user/delete", &[("name", "Ben")]).await.ok();
    let folder = server.close().await;
    let kept = std::fs::read(folder.0.join("server.db")).expect("the file");
    assert!(!String::from_utf8_lossy(&kept).contains("subject-ann"), "nothing is left in the file");
}

#[tokio::test]
async fn what_a_provider_does_wrong_lets_nobody_in() {
    let (server, provider) = club().await;
    member(&Guest::browser(server.address).await, &provider, "subject-ann", "Ann").await;
    let faults = [
        Fault::Nonce,
        Fault::Issuer,
        Fault::Audience,
        Fault::Expired,
        Fault::Forged,
        Fault::Unsigned,
        Fault::NoToken,
        Fault::Elsewhere,
    ];
    for fault in faults {
        provider.set_fault(Some(fault));
        let guest = Guest::browser(server.address).await;
        let refused = sign_in(&guest, &provider, "subject-ann").await;
        assert_eq!((refused.status, refused.header("set-cookie")), (403, None), "{fault:?}");
        assert_eq!(guest.get("/user/export").await.status, 401, "{fault:?}");
    }
    provider.set_fault(Some(Fault::Long));
    let guest = Guest::browser(server.address).await;
    assert_eq!(sign_in(&guest, &provider, "subject-ann").await.status, 503, "an answer without an end");
    provider.set_fault(None);
    sign_in(&guest, &provider, "subject-ann").await.ok();
    server.close().await;
}

#[tokio::test]
async fn a_way_back_is_good_once_and_in_one_browser() {
    let (server, provider) = club().await;
    let (ann, eve) = (Guest::browser(server.address).await, Guest::browser(server.address).await);
    let back = provider.enter(&door(&ann).await, "subject-ann");
    let state = back.split("state=").nth(1).and_then(|rest| rest.split('&').next()).expect("a state");
    assert_eq!(ann.get_json(&back.replace(state, "AAAA")).await.status, 403, "another state");
    assert_eq!(ann.get_json("/user/openid/back").await.status, 403, "none at all");
    assert_eq!(eve.get_json(&back).await.status, 403, "another browser");
    assert_eq!(ann.get_json(&back).await.status, 403, "which has used it up");

    let back = provider.enter(&door(&ann).await, "subject-ann");
    ann.get_json(&back).await.ok();
    assert_eq!(ann.get_json(&back).await.status, 403, "replayed");
    // An old code with a new question.
    let fresh = provider.enter(&door(&ann).await, "subject-ann");
    let code =
        |path: &str| path.split("code=").nth(1).and_then(|rest| rest.split('&').next()).map(str::to_owned);
    let (old, new) = (code(&back).expect("a code"), code(&fresh).expect("a code"));
    assert_eq!(ann.get_json(&fresh.replace(&new, &old)).await.status, 403, "a code is good once");

    // Somebody else's provider, or none, has sent them.
    let back = provider.enter(&door(&ann).await, "subject-ann");
    let other = format!("{}&iss=http%3A%2F%2Fother", back.split("&iss=").next().expect("a path"));
    assert_eq!(ann.get_json(&other).await.status, 403);
    let back = provider.enter(&door(&ann).await, "subject-ann");
    assert_eq!(ann.get_json(back.split("&iss=").next().expect("a path")).await.status, 403);

    // They were told no, or took too long.
    let door_again = door(&ann).await;
    let state = pairs(door_again.split_once('?').expect("a question").1)["state"].clone();
    let denied = ann.get_json(&format!("/user/openid/back?error=access_denied&state={state}")).await;
    assert_eq!(denied.status, 403);
    let back = provider.enter(&door(&ann).await, "subject-ann");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&server.database);
    let mut file = sqlx::ConnectOptions::connect(&options).await.expect("the file");
    let older = sqlx::query("UPDATE once SET until = unixepoch() - 1").execute(&mut file).await;
    assert!(older.expect("it can be written").rows_affected() > 0);
    assert_eq!(ann.get_json(&back).await.status, 403, "too old");
    // Who begins to link is the same when they come back.
    let door_of_guest = door(&eve).await;
    let (user, _) = become_user(&eve, "Eve").await;
    assert_eq!(user.get_json(&provider.enter(&door_of_guest, "subject-eve")).await.status, 403);
    server.close().await;
}

#[tokio::test]
async fn keys_are_changed_and_old_ones_are_worth_nothing() {
    let (server, provider) = club().await;
    let guest = Guest::browser(server.address).await;
    sign_in(&guest, &provider, "subject-ann").await.ok();
    {
        let mut desk = provider.0.lock().expect("no panic");
        let old = std::mem::replace(&mut desk.key, ("second".to_owned(), new_key()));
        desk.retired = Some(old);
    }
    sign_in(&guest, &provider, "subject-ann").await.ok();
    provider.set_fault(Some(Fault::Retired));
    assert_eq!(
        sign_in(&guest, &provider, "subject-ann").await.status,
        403,
        "what the old key signs after that"
    );
    server.close().await;
}

#[tokio::test]
async fn a_provider_that_is_away_keeps_nobody_waiting() {
    let (server, provider) = club().await;
    let guest = Guest::browser(server.address).await;
    for fault in [Fault::Down, Fault::Silent] {
        provider.set_fault(Some(fault));
        let asked = async { guest.post("/user/openid", &[]).await.status };
        let (status, page) = tokio::join!(asked, guest.get("/user"));
        assert_eq!((status, page.status), (503, 200), "{fault:?}: everything else goes on");
    }
    for fault in [Fault::OtherProvider, Fault::Script] {
        provider.set_fault(Some(fault));
        assert_eq!(guest.post("/user/openid", &[]).await.status, 403, "{fault:?}");
    }
    // It comes back, and goes away between two steps.
    provider.set_fault(None);
    let back = provider.enter(&door(&guest).await, "subject-ann");
    provider.set_fault(Some(Fault::Silent));
    assert_eq!(guest.get_json(&back).await.status, 503);
    provider.set_fault(None);
    sign_in(&guest, &provider, "subject-ann").await.ok();
    server.close().await;
}

#[tokio::test]
async fn a_provider_inside_must_be_allowed() {
    for issuer in ["http://login.example.org", "https://127.0.0.1:8443", "https://login", "https://[::1]/"] {
        let folder = Folder::new();
        let openid = OpenIdConfig::new(issuer, CLIENT);
        let config = Config { openid: Some(openid), ..config(folder.0.join("server.db")) };
        let refused = open_with(folder, config).await.err().expect("it does not open");
        assert_eq!(refused.exit_code(), 78, "{issuer}");
        assert!(refused.to_string().contains("--openid-private"), "{refused}");
    }
    let server = crate::server::open(khipu_table::Limits::none()).await;
    let guest = Guest::browser(server.address).await;
    assert!(!guest.get("/user").await.ok().body.contains("/user/openid"), "none where the host wants none");
    assert_eq!(guest.post("/user/openid", &[]).await.status, 404);
    server.close().await;
}
