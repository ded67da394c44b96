//! Users over HTTP: names of their own, passkeys, codes, devices, and what is left when one goes.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use khipu_table::Limits;
use ring::digest::{SHA256, digest};
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::{Value, json};

use crate::server::{Answer, Guest, Server, open, reseat, step, view, with_friend};

/// A device with one passkey, and the browser that it is asked by.
struct Authenticator {
    pair: EcdsaKeyPair,
    credential: [u8; 16],
    counter: u32,
    origin: String,
}

impl Authenticator {
    fn new(server: &Server) -> Self {
        let random = SystemRandom::new();
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).expect("a key");
        let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, key.as_ref(), &random);
        let pair = pair.expect("a key");
        let mut credential = [0; 16];
        credential.copy_from_slice(&pair.public_key().as_ref()[1..17]);
        Self { pair, credential, counter: 0, origin: format!("http://localhost:{}", server.address.port()) }
    }

    /// What the browser says, and what the device says.
    fn answer(&self, kind: &str, options: &Value, new: bool) -> (String, Vec<u8>) {
        let client = json!({ "type": kind, "challenge": options["challenge"], "origin": self.origin });
        let mut data = digest(&SHA256, b"localhost").as_ref().to_vec();
        data.push(if new { 0x45 } else { 0x05 });
        data.extend(self.counter.to_be_bytes());
        if new {
            data.extend([0; 16]);
            data.extend(16u16.to_be_bytes());
            data.extend(self.credential);
        }
        (client.to_string(), data)
    }

    fn new_fields(&self, options: &Value) -> Vec<(&'static str, String)> {
        let (client, data) = self.answer("webauthn.create", options, true);
        let spki = [
            &[0x30, 0x59, 0x30, 0x13, 0x06, 0x07, 0x2a, 0x86, 0x48, 0xce, 0x3d, 0x02, 0x01, 0x06, 0x08][..],
            &[0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03, 0x01, 0x07, 0x03, 0x42, 0x00][..],
            self.pair.public_key().as_ref(),
        ]
        .concat();
        let encode = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        vec![
            ("client_data", encode(client.as_bytes())),
            ("authenticator_data", encode(&data)),
            ("key", encode(&spki)),
        ]
    }

    fn login_fields(&mut self, options: &Value) -> Vec<(&'static str, String)> {
        self.counter += 1;
        let (client, data) = self.answer("webauthn.get", options, false);
        let signed = [&data[..], digest(&SHA256, client.as_bytes()).as_ref()].concat();
        let signature = self.pair.sign(&SystemRandom::new(), &signed).expect("a signature");
        let encode = |bytes: &[u8]| URL_SAFE_NO_PAD.encode(bytes);
        vec![
            ("client_data", encode(client.as_bytes())),
            ("authenticator_data", encode(&data)),
            ("signature", encode(signature.as_ref())),
            ("credential", encode(&self.credential)),
        ]
    }
}

async fn browser(server: &Server) -> Guest {
    Guest::browser(server.address).await
}

async fn post(guest: &Guest, path: &str, fields: &[(&str, String)]) -> Answer {
    let fields: Vec<(&str, &str)> = fields.iter().map(|(name, value)| (*name, value.as_str())).collect();
    guest.post(path, &fields).await
}

/// The browser after it was given another cookie.
pub(crate) async fn renewed(guest: &Guest, answer: &Answer) -> Guest {
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie");
    let mut guest = guest.clone();
    guest.headers.retain(|(name, _)| !["cookie", "x-khipu-token"].contains(&name.as_str()));
    guest.headers.push(("cookie".to_owned(), cookie.to_owned()));
    let page = guest.get("/user").await.ok();
    let mark = "name=\"token\" value=\"";
    let at = page.body.find(mark).expect("forms carry a token") + mark.len();
    guest.token = page.body[at..at + 32].to_owned();
    guest.headers.push(("x-khipu-token".to_owned(), guest.token.clone()));
    guest
}

/// Becomes a user with a printed code.
pub(crate) async fn become_user(guest: &Guest, name: &str) -> (Guest, String) {
    let answer = guest.post("/user/new", &[("name", name)]).await.ok();
    let code = answer.json()["code"].as_str().expect("a code").to_owned();
    (renewed(guest, &answer).await, code)
}

pub(crate) async fn export(guest: &Guest) -> Value {
    guest.get("/user/export").await.ok().json()
}

#[tokio::test]
async fn a_guest_becomes_a_user_and_keeps_the_seat() {
    let server = open(Limits::none()).await;
    let ann = browser(&server).await;
    let table = ann.post("/new/tzolkin", &[("seat0", "me"), ("seat1", "open")]).await.ok();
    let id = table.header("location").expect("a table").trim_start_matches("/t/").to_owned();
    let (user, code) = become_user(&ann, "Ann").await;
    assert_eq!(view(&user, &id, "0").await["seats"][0]["holder"], "person", "the seat is the user's");
    assert_eq!(ann.get("/user/export").await.status, 401, "the old cookie is worth nothing");

    // Another device, which sits at a table of its own before it logs in.
    let phone = browser(&server).await;
    let host = Guest::program(server.address, "Host").await;
    let other = with_friend(&host, "tzolkin").await;
    let link = other["links"][1]["path"].as_str().expect("a link").to_owned();
    let other = other["id"].as_str().expect("an id").to_owned();
    phone.post(&link, &[("name", "Somebody"), ("part", "x")]).await.ok();
    for (name, code) in [("Ann", "00000-00000-00000-00000"), ("Eve", code.as_str()), ("", ""), ("Ann", "é")]
    {
        assert_eq!(
            phone.post("/user/code", &[("name", name), ("code", code)]).await.status,
            403,
            "{name} {code}"
        );
    }
    let entered = phone.post("/user/code", &[("name", "ann"), ("code", &code.to_lowercase())]).await.ok();
    let phone = renewed(&phone, &entered).await;
    assert_eq!(view(&phone, &id, "0").await["seats"][0]["holder"], "person", "the seat of the first device");
    assert_eq!(view(&user, &other, "1").await["seats"][1]["name"], "Ann", "the seat of the second");
    assert_eq!(export(&user).await["devices"].as_array().map(Vec::len), Some(2));

    // Log out there, from here.
    phone.post("/user/out", &[]).await.ok();
    assert_eq!(phone.get("/user/export").await.status, 401);
    assert_eq!(export(&user).await["devices"].as_array().map(Vec::len), Some(1));
}

#[tokio::test]
async fn names_of_users_are_their_own() {
    let server = open(Limits::none()).await;
    become_user(&browser(&server).await, "Marek").await;
    let other = browser(&server).await;
    assert_eq!(
        other.post("/preferences", &[("name", "Маrek")]).await.status,
        409,
        "guests are called otherwise"
    );
    for name in ["Marek", "MAREK", "rnarek", "Маrek", "Guest", "Gość", "", "A\u{202e}nn"] {
        let refused = other.post("/user/new", &[("name", name)]).await;
        assert!(matches!(refused.status, 409 | 422), "{name}: {refused:?}");
        let refused = other.post("/user/passkey/offer", &[("name", name)]).await;
        assert!(matches!(refused.status, 409 | 422), "{name}: {refused:?}");
    }
    let (eve, _) = become_user(&other, "Eve").await;
    assert_eq!(eve.post("/user/name", &[("name", "marek")]).await.status, 409);
    eve.post("/user/name", &[("name", "Eva")]).await.ok();
    assert_eq!(export(&eve).await["name"], "Eva");
    eve.post("/preferences", &[("name", "Marek")]).await.ok();
    assert_eq!(export(&eve).await["name"], "Eva", "the form of guests does not rename users");
}

/// A browser that comes by the name of this machine: passkeys are for names.
async fn at_localhost(server: &Server) -> Guest {
    let mut guest = browser(server).await;
    guest.headers.push(("host".to_owned(), format!("localhost:{}", server.address.port())));
    guest
}

#[tokio::test]
async fn passkeys_log_in_once_and_only_here() {
    let server = open(Limits::none()).await;
    let mut key = Authenticator::new(&server);
    let guest = at_localhost(&server).await;
    let options = guest.post("/user/passkey/offer", &[("name", "Ann")]).await.ok().json();
    assert_eq!(options["rp"]["id"], "localhost");
    let fields = key.new_fields(&options);
    let stranger = at_localhost(&server).await;
    assert_eq!(
        post(&stranger, "/user/passkey/keep", &fields).await.status,
        403,
        "another browser's question"
    );
    let options = guest.post("/user/passkey/offer", &[("name", "Ann")]).await.ok().json();
    let fields = key.new_fields(&options);
    let kept = post(&guest, "/user/passkey/keep", &fields).await.ok();
    let ann = renewed(&guest, &kept).await;
    assert_eq!(export(&ann).await["passkeys"].as_array().map(Vec::len), Some(1));
    assert_eq!(post(&ann, "/user/passkey/keep", &fields).await.status, 403, "a ceremony is good once");

    let phone = at_localhost(&server).await;
    let options = phone.post("/user/passkey/ask", &[]).await.ok().json();
    let fields = key.login_fields(&options);
    let entered = post(&phone, "/user/passkey/enter", &fields).await.ok();
    assert_eq!(post(&phone, "/user/passkey/enter", &fields).await.status, 403, "replayed");
    assert_eq!(export(&renewed(&phone, &entered).await).await["name"], "Ann");

    // A page of another site has no answer that is good here.
    let victim = at_localhost(&server).await;
    let options = victim.post("/user/passkey/ask", &[]).await.ok().json();
    key.origin = "http://evil.localhost".to_owned();
    let stolen = key.login_fields(&options);
    assert_eq!(post(&victim, "/user/passkey/enter", &stolen).await.status, 403);
    key.origin = format!("http://localhost:{}", server.address.port());
    let options = victim.post("/user/passkey/ask", &[]).await.ok().json();
    let mut fields = key.login_fields(&options);
    fields[2].1 = stolen[2].1.clone();
    assert_eq!(post(&victim, "/user/passkey/enter", &fields).await.status, 403, "another signature");

    // Nobody removes their only way back.
    let credential = URL_SAFE_NO_PAD.encode(key.credential);
    let remove = [("credential", credential.as_str())];
    assert_eq!(ann.post("/user/passkey/remove", &remove).await.status, 409);
    ann.post("/user/recovery", &[]).await.ok();
    ann.post("/user/passkey/remove", &remove).await.ok();
    let options = victim.post("/user/passkey/ask", &[]).await.ok().json();
    assert_eq!(post(&victim, "/user/passkey/enter", &key.login_fields(&options)).await.status, 403);
}

#[tokio::test]
async fn who_is_deleted_leaves_moves_and_nothing_else() {
    let server = open(Limits::none()).await;
    let (ann, code) = become_user(&browser(&server).await, "Annabella").await;
    let ben = Guest::program(server.address, "Ben").await;
    let made = ann.post("/new/tzolkin", &[("seat0", "me"), ("seat1", "open"), ("listed", "yes")]).await.ok();
    let id = made.header("location").expect("a table").trim_start_matches("/t/").to_owned();
    let links = ann.get(&format!("/api/tables/{id}")).await.ok().json();
    let taken = reseat(&ben, &id, 1, &json!({ "what": "take" })).await;
    assert!(taken.status < 400, "{taken:?} {links}");
    for _ in 0..4 {
        assert!(step(&[&ann, &ben], &id).await);
    }
    ann.post(&format!("/t/{id}/chat"), &[("as", "0"), ("text", "a word of mine")]).await.ok();
    let data = export(&ann).await;
    assert_eq!(data["chat"][0]["text"], "a word of mine");
    assert_eq!(data["tables"][0]["id"], id.as_str());
    assert_eq!(ann.post("/user/delete", &[("name", "Ben")]).await.status, 422);
    ann.post("/user/delete", &[("name", "annabella")]).await.ok();

    assert_eq!(ann.get("/user/export").await.status, 401);
    let stranger = browser(&server).await;
    let refused = stranger.post("/user/code", &[("name", "Annabella"), ("code", &code)]).await;
    assert_eq!(refused.status, 403);
    let table = view(&ben, &id, "1").await;
    assert_eq!(table["step"], 4, "the moves stay: {table}");
    assert!(!ben.get(&format!("/t/{id}")).await.ok().body.contains("a word of mine"));
    become_user(&stranger, "Annabella").await;

    // Nothing of her is left in the file, but the name of whoever has it now.
    let folder = server.close().await;
    let kept = std::fs::read(folder.0.join("server.db")).expect("the file");
    let text = String::from_utf8_lossy(&kept);
    assert!(!text.contains("a word of mine"));
}

#[tokio::test]
async fn moderators_keep_order() {
    let server = open(Limits::none()).await;
    let (ann, _) = become_user(&browser(&server).await, "Ann").await;
    let (eve, _) = become_user(&browser(&server).await, "Eve").await;
    let order = |fields: &'static [(&'static str, &'static str)]| fields;
    let ban = order(&[("act", "ban"), ("name", "Eve"), ("hours", "1")]);
    assert_eq!(ann.post("/control", ban).await.status, 403, "not everybody");
    assert_eq!(ann.get("/control").await.status, 403);
    give_role(&server, "Ann", 2).await;
    // What is at hand of a user is believed until something changes it.
    ann.post("/user/name", &[("name", "Ann")]).await.ok();

    ann.get("/control").await.ok();
    let table = with_friend(&Guest::program(server.address, "Host").await, "tzolkin").await;
    let id = table["id"].as_str().expect("an id").to_owned();
    ann.post("/control", order(&[("act", "mute"), ("name", "Eve"), ("hours", "1")])).await.ok();
    let said = eve.post(&format!("/t/{id}/chat"), &[("as", "none"), ("text", "hello")]).await;
    assert_eq!(said.status, 403, "muted: {said:?}");
    eve.post("/report", &[("table", &id), ("text", "somebody is rude")]).await.ok();
    assert!(ann.get("/control").await.ok().body.contains("somebody is rude"));
    ann.post("/control", ban).await.ok();
    assert_eq!(eve.get("/").await.status, 403, "barred");
    ann.post("/control", order(&[("act", "ban"), ("name", "Eve"), ("hours", "0")])).await.ok();
    eve.get("/").await.ok();

    ann.post("/control", &[("act", "remove"), ("table", &id)]).await.ok();
    assert_eq!(eve.get(&format!("/t/{id}")).await.status, 404);
    ann.post("/control", &[("act", "restore"), ("table", &id)]).await.ok();
    eve.get(&format!("/t/{id}")).await.ok();

    ann.post("/control", order(&[("act", "policy"), ("sign_up", "invited"), ("tables", "moderators")]))
        .await
        .ok();
    let opened = eve.post("/new/tzolkin", &[("seat0", "me"), ("seat1", "open")]).await;
    assert_eq!(opened.status, 403, "only moderators open tables");
    let guest = browser(&server).await;
    assert_eq!(guest.post("/user/new", &[("name", "Zoe")]).await.status, 403, "not invited");
    let page = ann.post("/user/invite", &[]).await.ok().body;
    let secret =
        page.split("<output>").nth(1).and_then(|rest| rest.split('<').next()).expect("an invitation");
    let taken = guest.post("/user/new", &[("name", "eve"), ("invitation", secret)]).await;
    assert_eq!(taken.status, 409, "the name of another does not use it up");
    guest.post("/user/new", &[("name", "Zoe"), ("invitation", secret)]).await.ok();
    let other = browser(&server).await;
    let again = other.post("/user/new", &[("name", "Yves"), ("invitation", secret)]).await;
    assert_eq!(again.status, 403, "an invitation is good once");
    let audit = ann.get("/control").await.ok().body;
    for act in ["ban name=Eve hours=1", "mute name=Eve hours=1", "remove table=", "restore table=", "invite"]
    {
        assert!(audit.contains(act), "{act}");
    }
}

/// Makes a user a moderator in the store, as the host does by `khipu admin`.
pub(crate) async fn give_role(server: &Server, name: &str, role: i64) {
    use sqlx::{ConnectOptions as _, Connection as _};
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(&server.database);
    let mut file = options.connect().await.expect("the file");
    let given = sqlx::query("UPDATE users SET role = $1 WHERE name = $2").bind(role).bind(name);
    given.execute(&mut file).await.expect("it is written");
    file.close().await.expect("it closes");
}

#[tokio::test]
async fn what_a_guest_has_learnt_is_kept_by_an_older_account() {
    let server = open(Limits::none()).await;
    let (ann, code) = become_user(&browser(&server).await, "Ann").await;
    let guest = browser(&server).await;
    let begun = [("v", "0"), ("m", "0")];
    guest.post("/learn/tzolkin/1/move", &begun).await.ok();
    assert_eq!(export(&ann).await["lessons"], json!([]));
    let entered = guest.post("/user/code", &[("name", "Ann"), ("code", &code)]).await.ok();
    let lessons = export(&renewed(&guest, &entered).await).await["lessons"].clone();
    assert_eq!(lessons.as_array().map(Vec::len), Some(1), "{lessons}");
    assert_eq!(lessons[0]["step"], 1);
}
