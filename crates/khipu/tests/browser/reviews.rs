//! A review, from the end of a game to another try.

use crate::player::my_turn;
use crate::positions::uploaded;
use crate::support::BrowserTest;

/// A finished game with few decisions.
const RECORD: &str = include_str!("../../../../games/settlers/records/solo-lost.khipu");

#[tokio::test]
async fn a_review_leads_to_another_try() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    let table = uploaded(&browser, RECORD).await;
    browser.goto(&visit.server.url(&format!("{table}/review?as=0"))).await;
    browser.follow("main.review button.go").await;
    // The page asks again by itself while the review is being made.
    browser.until("return document.readyState === 'complete' && document.querySelector('[data-waits]') === null && document.querySelector('article.costly') !== null").await;
    let better =
        browser.say("return document.querySelector('article.costly a[href*=\"step=0\"]').href").await;
    assert!(!browser.text("main.review").await.contains("Better"), "the answer stands elsewhere");
    // What was better, step by step on the board.
    browser.goto(&better).await;
    browser.follow("nav.ways a.button").await;
    assert_eq!(
        browser.count("return document.querySelectorAll('ol.line [aria-current=step]').length").await,
        1.0
    );
    browser
        .until("return document.querySelector('.picture').shadowRoot.querySelector('#panels') !== null")
        .await;
    // The same decision once more, at a table of one's own.
    browser.goto(&visit.server.url(&format!("{table}/review?as=0"))).await;
    let at =
        browser.say("return document.querySelector('article.costly form').action.split('/').pop()").await;
    browser.follow("article.costly form button").await;
    browser.until("return document.querySelector('#table')?.dataset.over === 'false'").await;
    let tried = browser.say("return document.querySelector('#table').dataset.table").await;
    assert_ne!(format!("/t/{tried}"), table);
    assert_eq!(browser.say("return document.querySelector('#table').dataset.step").await, at);
    assert!(my_turn(&browser).await, "whoever tries again decides");
    browser.close().await;
}
