//! Somebody with a phone challenges programs of other people, which take their seats by plain requests or do not.

use serde_json::json;

use crate::lobby::sit_down;
use crate::local::{Guest, Listener, step, view};
use crate::phone::{move_by_tapping, no_sideways_scroll, tap};
use crate::player::{Dice, at_step, look};
use crate::support::{Browser, BrowserTest};

const NAME: &str = "Pacha (bot)";

/// A program with an account, and what it hears.
struct Program {
    guest: Guest,
    events: Listener,
}

impl Program {
    async fn online(visit: &BrowserTest) -> Self {
        let stranger = Guest::stranger(visit.server.address());
        let made = stranger.post_json("/api/bots", &json!({ "name": "Pacha" })).await.ok().json();
        let guest = Guest::bearer(stranger.address, made["token"].as_str().expect("a token"));
        let events = guest.listen("/api/events").await;
        Self { guest, events }
    }

    /// Answers the next challenge, and returns its table.
    async fn answer(&mut self, accept: bool) -> String {
        let asked = loop {
            let event = self.events.next().await.expect("the stream goes on");
            if event.get("from").is_some() {
                break event;
            }
        };
        let table = asked["table"].as_str().expect("an id").to_owned();
        let path = format!("/api/challenges/{table}/{}", asked["seat"]);
        self.guest.post_json(&path, &json!({ "accept": accept })).await.ok();
        table
    }

    async fn must_decide(&self, table: &str) -> bool {
        view(&self.guest, table, "none").await["deciders"][0] == 1
    }
}

/// From the page of the programs to a table where one is waited for, by taps alone.
async fn challenge(visit: &BrowserTest, phone: &Browser) {
    phone.goto(&visit.server.url("/bots")).await;
    // The server hears of a program that listens within a moment.
    let way = "document.querySelector('.bot a.button[href^=\"/new/tzolkin\"]')";
    while !phone.is(&format!("return {way} !== null")).await {
        phone.reload().await;
    }
    assert_eq!(phone.text(".bot h3").await, NAME);
    no_sideways_scroll(phone).await;
    phone.picture("phone-bots").await;
    tap(phone, way).await;
    let chosen = "return document.querySelector('#seat1')?.selectedOptions[0].textContent ?? null";
    assert_eq!(phone.until(chosen).await, format!("challenge {NAME}"));
    no_sideways_scroll(phone).await;
    tap(phone, "document.querySelector('button.go')").await;
    phone.until("return location.pathname.startsWith('/t/')").await;
    sit_down(phone).await;
    assert!(phone.is("return !document.querySelector('#waiting').hidden").await, "nobody has come yet");
}

#[tokio::test]
async fn a_program_accepts_a_challenge_and_plays() {
    let visit = BrowserTest::begin().await;
    let phone = visit.browser(390, 844, "en").await;
    phone.goto(&visit.server.url("/bots")).await;
    assert_eq!(phone.text("main .none").await, "No program is online now.");
    let mut pacha = Program::online(&visit).await;
    challenge(&visit, &phone).await;
    let table = pacha.answer(true).await;
    phone.until("return document.querySelector('#waiting').hidden").await;
    assert!(phone.url().await.ends_with(&table));

    let (mut dice, mut moved) = (Dice::new(3), [false; 2]);
    while moved != [true; 2] {
        let before = look(&phone).await.step;
        if pacha.must_decide(&table).await {
            assert!(step(&[&pacha.guest; 2], &table).await);
            moved[1] = true;
        } else {
            move_by_tapping(&phone, &mut dice, "tzolkin").await;
            moved[0] = true;
        }
        at_step(&phone, before + 1).await;
    }
    phone.until(&format!("return document.querySelector('#log').textContent.includes('{NAME}')")).await;
    no_sideways_scroll(&phone).await;
    phone.close().await;
}

#[tokio::test]
async fn who_waits_reads_that_a_challenge_was_declined() {
    let visit = BrowserTest::begin().await;
    let phone = visit.browser(390, 844, "en").await;
    let mut pacha = Program::online(&visit).await;
    challenge(&visit, &phone).await;
    pacha.answer(false).await;
    let told =
        "document.querySelector('#waiting .chip.open small')?.textContent === 'a challenge was declined'";
    phone.until(&format!("return {told}")).await;
    assert!(
        phone.is("return !document.querySelector('#waiting').hidden").await,
        "the seat is open for others"
    );
    no_sideways_scroll(&phone).await;
    phone.picture("phone-declined").await;
    phone.close().await;
}
