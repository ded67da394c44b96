//! Somebody takes days of their holidays at a table by days, and comes back before they are over.

use serde_json::json;

use crate::lobby::{drawer, sit_down};
use crate::local::{Guest, reseat};
use crate::support::BrowserTest;

#[tokio::test]
async fn holidays_are_taken_and_ended_on_the_page() {
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(1280, 800, "en").await;
    let chosen = "/new/tzolkin?seat0=me&seat1=open&clock=days-86400-172800&holiday=7&listed=yes";
    browser.goto(&visit.server.url(chosen)).await;
    browser.follow("button.go").await;
    sit_down(&browser).await;
    let url = browser.url().await;
    let table = url.rsplit('/').next().expect("a table");
    let ben = Guest::program(visit.server.address(), "Ben").await;
    reseat(&ben, table, 1, &json!({ "what": "take" })).await.ok();

    let left = |days: u8| {
        format!(
            "return document.querySelector('#holidays summary')?.textContent === 'Holidays: {days} days left'"
        )
    };
    browser.until(&left(7)).await;
    drawer(&browser, "more", true).await;
    browser.click("#holidays summary").await;
    let days = browser.find("#holidays input[name=days]").await;
    days.clear().await.expect("the field is empty");
    days.send_keys("2").await.expect("a number is typed");
    browser.click("#holidays button[form=holiday]").await;
    browser.until(&left(5)).await;
    browser.until("return document.querySelector('#clocks .holiday') !== null").await;

    if !browser.is("return document.querySelector('#holidays details').open").await {
        browser.click("#holidays summary").await;
    }
    browser.click("#holidays button[form=holiday-end]").await;
    browser.until("return document.querySelector('#clocks .holiday') === null").await;
    browser.until("return document.querySelector('#holidays button[form=holiday-end]') === null").await;
    browser.close().await;
}
