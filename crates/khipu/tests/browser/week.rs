//! A week: Ann at her desk and with her phone, Ben at his desk, a table that is played by days, and a server that is killed
//! and started again every time hours have passed.
//!
//! Hours pass in the store: while no server runs, every time that is written down there is set back by as much, and so is
//! the last sign of life, but for the time that no server shall have run.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};

use crate::lobby::{call_me, drawer, seat_link, sit_by_link, sit_down};
use crate::local::web::{Came, post_office, receiver, wait};
use crate::phone::move_by_tapping;
use crate::player::{Dice, at_step, look, make_move, my_turn};
use crate::support::{Browser, BrowserTest};

const HOUR: i64 = 3600;
const ANN: u64 = 0;
const BEN: u64 = 1;

/// Every time that is written down and matters here.
const TIMES: [&str; 6] = [
    "UPDATE log SET at = at - $1",
    "UPDATE tables SET made = made - $1, moved = moved - $1, due = due - $1, wake = wake - $1",
    "UPDATE outbox SET due = due - $1, made = made - $1",
    "UPDATE downtimes SET since = since - $1, until = until - $1",
    "UPDATE once SET until = until - $1",
    "UPDATE server SET value = CAST(CAST(unixepoch() - $2 AS TEXT) AS BLOB) WHERE name = 'heartbeat'",
];

/// What a browser that is to be called makes for itself: a key of which only it has the private half.
const NEW_KEY: &str = r#"
    return (async () => {
        const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
        const point = new Uint8Array(await crypto.subtle.exportKey("raw", pair.publicKey));
        const text = btoa(String.fromCharCode(...point)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
        return { point: text, key: await crypto.subtle.exportKey("jwk", pair.privateKey) };
    })()"#;

/// Opens what was sent to that browser, as its own code does (RFC 8291).
const UNSEAL: &str = r#"
    return (async () => {
        const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
        const { point, key, auth, sealed } = MESSAGE;
        const curve = { name: "ECDH", namedCurve: "P-256" };
        const words = (text) => new TextEncoder().encode(text);
        const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
        const derive = async (salt, secret, info, length) => {
            const from = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
            return crypto.subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, from, 8 * length);
        };
        const body = bytes(sealed);
        const [salt, sender, text] = [body.slice(0, 16), body.slice(21, 86), body.slice(86)];
        const own = await crypto.subtle.importKey("jwk", key, curve, false, ["deriveBits"]);
        const other = await crypto.subtle.importKey("raw", sender, curve, false, []);
        const shared = await crypto.subtle.deriveBits({ name: "ECDH", public: other }, own, 256);
        const secret = await derive(bytes(auth), shared, joined(words("WebPush: info\0"), bytes(point), sender), 32);
        const content = await derive(salt, secret, words("Content-Encoding: aes128gcm\0"), 16);
        const iv = await derive(salt, secret, words("Content-Encoding: nonce\0"), 12);
        const opening = await crypto.subtle.importKey("raw", content, "AES-GCM", false, ["decrypt"]);
        const plain = new Uint8Array(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, opening, text));
        return new TextDecoder().decode(plain.slice(0, -1));
    })()"#;

struct Week {
    visit: BrowserTest,
    /// Ann's desk, her phone, and Ben's desk.
    ann: Browser,
    phone: Browser,
    ben: Browser,
    /// The path of the table.
    table: String,
    /// How many hours have passed.
    hours: i64,
    dice: Dice,
}

impl Week {
    /// Hours pass, and the server is killed and comes back; in the last of them no server ran.
    async fn pass(&mut self, hours: i64, down: i64) {
        let pages = [&self.ann, &self.phone, &self.ben];
        for browser in pages {
            assert_eq!(browser.complaints(), Vec::<String>::new());
        }
        self.visit.server.kill();
        let options = SqliteConnectOptions::new().filename(self.visit.server.database());
        let mut file = options.connect().await.expect("a database");
        for statement in TIMES {
            let passed = sqlx::query(statement).bind(hours * HOUR).bind(down * HOUR + 1);
            passed.execute(&mut file).await.expect("it can be written");
        }
        file.close().await.expect("it closes");
        self.visit.server.start();
        self.hours += hours;
        for browser in pages {
            // A new day: people open what they want to see. What failed meanwhile is no news.
            browser.reload().await;
            sit_down(browser).await;
            for complaint in browser.complaints() {
                assert!(complaint.contains("net::ERR_"), "{complaint}");
            }
        }
    }

    /// The table, as anybody sees it.
    async fn seen(&self) -> Value {
        let id = self.table.trim_start_matches("/t/");
        self.ann
            .ask(&format!("return fetch('/api/tables/{id}?as=none').then((answer) => answer.json())"))
            .await
    }

    async fn decides(&self) -> Option<u64> {
        self.seen().await["deciders"][0].as_u64()
    }

    /// Somebody plays at a desk until it is another's turn.
    async fn play(&mut self, seat: u64) {
        let browser = if seat == ANN { &self.ann } else { &self.ben };
        while self.seen().await["deciders"][0] == seat {
            assert!(my_turn(browser).await);
            make_move(browser, &mut self.dice).await;
        }
        self.all_see_it().await;
    }

    /// The same with the phone.
    async fn tap(&mut self) {
        while self.seen().await["deciders"][0] == ANN {
            move_by_tapping(&self.phone, &mut self.dice, "week").await;
        }
        self.all_see_it().await;
    }

    async fn all_see_it(&self) {
        let step = self.seen().await["step"].as_u64().expect("a number of moves");
        for browser in [&self.ann, &self.phone, &self.ben] {
            at_step(browser, step).await;
        }
    }
}

/// Ann becomes a user; the answer is her printed code.
async fn become_user(browser: &Browser, url: &str) -> String {
    browser.goto(url).await;
    browser.click("details:has(#coded-name) summary").await;
    browser.find("#coded-name").await.send_keys("Ann").await.expect("a name is typed");
    browser.follow("form[action='/user/new'] button").await;
    browser.text(".code output").await
}

/// Her phone is hers too.
async fn log_in(browser: &Browser, url: &str, code: &str) {
    browser.goto(url).await;
    browser.click("details:has(#code) summary").await;
    browser.find("#code-name").await.send_keys("Ann").await.expect("a name is typed");
    browser.find("#code").await.send_keys(code).await.expect("a code is typed");
    browser.follow("form[action='/user/code'] button").await;
    assert_eq!(browser.text("h1").await, "Ann");
}

/// Letters go to an address that she shows to be hers.
async fn wants_letters(visit: &BrowserTest, browser: &Browser, letters: &Came) {
    browser.goto(&visit.server.url("/user")).await;
    browser.find("#mail").await.send_keys("ann@example.org").await.expect("an address is typed");
    browser.follow("form[action='/user/mail'] button").await;
    let letter = wait(letters, 1).await[0].0.replace("=\r\n", "");
    let link = letter[letter.find("/user/link/").expect("a link")..]
        .split_whitespace()
        .next()
        .expect("a link")
        .to_owned();
    browser.goto(&visit.server.url(&link)).await;
    browser.follow("form[action^='/user/link/'] button").await;
    browser.goto(&visit.server.url("/calls")).await;
    browser.follow("form.way:has([name=to][value=mail]) button.go").await;
}

/// Her phone wants to be called; its push service stands beside it, because the real ones are in the internet.
async fn wants_pushes(visit: &BrowserTest, browser: &Browser, endpoint: &str) -> Value {
    browser.goto(&visit.server.url("/calls")).await;
    let made = browser.ask(NEW_KEY).await;
    let auth = "BwcHBwcHBwcHBwcHBwcHBw";
    browser
        .ask(&format!(
            "window.leaving = true;
             const form = document.querySelector('form[data-push]');
             form.elements.endpoint.value = '{endpoint}';
             form.elements.p256dh.value = {};
             form.elements.auth.value = '{auth}';
             form.submit()",
            made["point"]
        ))
        .await;
    browser.until("return !window.leaving && document.readyState === 'complete'").await;
    json!({ "point": made["point"], "key": made["key"], "auth": auth })
}

/// Ben wants a webhook.
async fn wants_hook(visit: &BrowserTest, browser: &Browser, url: &str) {
    browser.goto(&visit.server.url("/calls")).await;
    let form = "form.way:has([name=to][value=hook])";
    browser.find(&format!("{form} [name=url]")).await.send_keys(url).await.expect("an address is typed");
    browser.follow(&format!("{form} button.go")).await;
}

/// How many have come.
fn count(came: &Came) -> usize {
    came.lock().expect("no panic").len()
}

/// What a webhook is told next, after so many calls.
async fn told(came: &Came, before: usize) -> Value {
    let all = wait(came, before + 1).await;
    assert_eq!(all.len(), before + 1, "{all:?}");
    serde_json::from_slice(&all[before].1).expect("JSON")
}

/// The phone unseals a call and reads it.
async fn reads(week: &Week, message: &Value, sealed: &[u8]) {
    let mut message = message.clone();
    message["sealed"] = json!(STANDARD.encode(sealed));
    let text = week.phone.say(&UNSEAL.replace("MESSAGE", &message.to_string())).await;
    let call: Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((call["url"].as_str(), call["title"].as_str()), (Some(week.table.as_str()), Some("Tzolk’in")));
    // By which a device shows it once, however often it comes.
    assert!(call["tag"].as_str().is_some_and(|tag| !tag.is_empty()), "{call}");
}

#[tokio::test]
#[ignore = "a week with eight restarts and three browsers takes minutes"]
async fn a_week_by_days_with_a_server_that_restarts() {
    let ((hook, hooked), (push, pushed), (office, letters)) =
        (receiver(204).await, receiver(201).await, post_office().await);
    let mail = format!("smtp://{office}");
    let settings = ["--private-hooks", "--mail-server", &mail, "--mail-from", "Khipu <k@example.org>"];
    let visit = BrowserTest::begin_with(&settings).await;
    let (ann, ben) = (visit.guest().await, visit.guest().await);
    let phone = visit.browser(390, 844, "en").await;
    let user = visit.server.url("/user");
    let code = become_user(&ann, &user).await;
    log_in(&phone, &user, &code).await;
    wants_letters(&visit, &ann, &letters).await;
    let message = wants_pushes(&visit, &phone, &format!("http://{push}/phone")).await;
    call_me(&ben, "Ben").await;
    wants_hook(&visit, &ben, &format!("http://{hook}/ben")).await;

    // Monday: a table with a day for each turn and two more in the bank.
    ann.goto(&visit.server.url("/new/tzolkin")).await;
    ann.find("#seat0").await.select_by_value("me").await.expect("a choice");
    ann.find("#seat1").await.select_by_value("open").await.expect("a choice");
    ann.find("#clock").await.select_by_value("days-86400-172800").await.expect("a clock");
    ann.follow("button.go").await;
    sit_down(&ann).await;
    sit_by_link(&ben, &seat_link(&ann, 1).await).await;
    let address = ann.url().await;
    let table =
        address[address.find("/t/").expect("a table")..].split('?').next().expect("a path").to_owned();
    phone.goto(&visit.server.url(&table)).await;
    sit_down(&phone).await;
    let mut week = Week { visit, ann, phone, ben, table, hours: 0, dice: Dice::new(17) };
    if week.decides().await == Some(BEN) {
        week.play(BEN).await;
    }
    // Whoever was slow may have been called already.
    let before = count(&hooked);
    week.play(ANN).await;

    // In the evening Ben is told, and plays.
    week.pass(10, 0).await;
    let call = told(&hooked, before).await;
    assert_eq!((&call["kind"], &call["seat"]), (&json!("turn"), &json!(BEN)), "{call}");
    let (wrote, rang) = (count(&letters), count(&pushed));
    week.play(BEN).await;

    // On Tuesday Ann is told by letter and on her phone, with which she plays.
    week.pass(12, 0).await;
    let letter = wait(&letters, wrote + 1).await[wrote].0.clone();
    assert!(letter.contains("To: ann@example.org") && letter.contains("it is your turn"), "{letter}");
    let (head, sealed) = wait(&pushed, rang + 1).await[rang].clone();
    assert!(head.starts_with("POST /phone ") && head.contains("\r\ntopic: "), "{head}");
    reads(&week, &message, &sealed).await;
    week.tap().await;

    // Ben is told at once, and reminded on Friday, when six of his 72 hours are left.
    week.pass(8, 0).await;
    let call = told(&hooked, before + 1).await;
    assert_eq!(call["kind"], "turn", "{call}");
    week.pass(59, 0).await;
    let call = told(&hooked, before + 2).await;
    assert_eq!(
        (&call["kind"], call["text"].as_str()),
        (&json!("time"), Some("Tzolk’in: your time is running out"))
    );

    // A night without a server is nobody's time.
    let ends = |seen: &Value| seen["seats"][1]["time"]["ends"].as_i64().expect("his time passes");
    let due = ends(&week.seen().await);
    week.pass(12, 12).await;
    let seen = week.seen().await;
    assert!((ends(&seen) - due).abs() < 60, "he has as long as before: {due} {seen}");
    assert_eq!(seen["seats"][1]["time"]["late"], false);

    // On Saturday his time is up. He has not lost: Ann lets a bot play on.
    week.pass(7, 0).await;
    let call = told(&hooked, before + 3).await;
    assert_eq!(call["kind"], "time", "{call}");
    assert!(call["text"].as_str().is_some_and(|text| text.contains("your time is up")), "{call}");
    assert_eq!(week.seen().await["over"], false);
    week.ann.click("#clocks button[value=bot1]").await;
    week.ann.until("return Boolean(document.querySelector('[data-part].can'))").await;
    let seen = week.seen().await;
    assert_eq!((&seen["seats"][1]["holder"], &seen["deciders"][0]), (&json!("substitute"), &json!(ANN)));
    let before = look(&week.ann).await.step;
    assert!(my_turn(&week.ann).await);
    make_move(&week.ann, &mut week.dice).await;
    week.pass(20, 0).await;
    assert!(week.seen().await["step"].as_u64().expect("moves") > before, "the bot plays");

    // On Sunday Ben comes back to his seat, and both play on.
    drawer(&week.ben, "more", true).await;
    week.ben.click("button[form=seat-form-1][value=back]").await;
    week.ben.until("return !document.querySelector('button[form=seat-form-1][value=back]')").await;
    drawer(&week.ben, "more", false).await;
    week.play(ANN).await;
    week.play(BEN).await;
    week.pass(40, 0).await;
    assert_eq!(week.hours, 7 * 24);
    let seen = week.seen().await;
    assert_eq!((&seen["over"], &seen["seats"][1]["holder"]), (&json!(false), &json!("person")));
    week.play(ANN).await;
    week.all_see_it().await;
    let Week { ann, phone, ben, .. } = week;
    for browser in [ann, phone, ben] {
        browser.close().await;
    }
}
