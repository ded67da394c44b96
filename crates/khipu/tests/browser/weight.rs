//! What goes over the wire, in bytes.

use crate::lobby::{new_table, no_animations, sit_down};
use crate::player::{Dice, make_move, my_turn};
use crate::support::{Browser, BrowserTest};

/// The most that a first page may weigh with all that it needs, and the update that a move sends to a page.
const FIRST_PAGE: f64 = 100_000.0;
const UPDATE: usize = 10_000;

#[tokio::test]
#[ignore = "a table of each game takes a quarter of a minute"]
async fn a_first_page_is_light() {
    let visit = BrowserTest::begin().await;
    // Russian needs one more typeface, and more bytes for each letter.
    for language in ["en", "ru"] {
        let browser = visit.browser(1440, 900, language).await;
        let mut pages = vec![("lobby", visit.server.url("/"))];
        for (game, bots) in [("tzolkin", 3), ("tawantinsuyu", 3), ("settlers", 4)] {
            browser.goto(&visit.server.url("/")).await;
            let seats: Vec<_> =
                std::iter::once(("me", "")).chain((0..bots).map(|_| ("level1", ""))).collect();
            new_table(&browser, game, &seats, "weight").await;
            pages.push((game, browser.url().await));
        }
        for (page, url) in pages {
            browser.devtools("Network.clearBrowserCache", &serde_json::json!({}));
            browser.goto(&url).await;
            if page != "lobby" {
                sit_down(&browser).await;
            }
            let weight = browser
                .count(
                    "return document.fonts.ready.then(() => {
                        const all = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
                        return all.map((one) => one.transferSize).reduce((a, b) => a + b, 0);
                     })",
                )
                .await;
            // Less than a page of text means that something came from a cache.
            assert!((8_000.0..FIRST_PAGE).contains(&weight), "{page} in {language} weighs {weight} bytes");
        }
        browser.close().await;
    }
}

#[tokio::test]
#[ignore = "a table of each game takes a quarter of a minute"]
async fn an_update_is_light() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    for (game, seats) in [
        ("tzolkin", vec![("me", ""), ("level1", ""), ("level1", ""), ("level1", "")]),
        ("tawantinsuyu", vec![("me", "")]),
    ] {
        browser.goto(&visit.server.url("/")).await;
        new_table(&browser, game, &seats, "updates").await;
        no_animations(&browser).await;
        let mut dice = Dice::new(6);
        for _ in 0..15 {
            assert!(my_turn(&browser).await);
            make_move(&browser, &mut dice).await;
        }
        my_turn(&browser).await;
        assert!(updates_are_light(&browser, game).await >= 15, "each move was heard");
    }
    browser.close().await;
}

/// Checks every update since the page was opened, and returns how many there were.
async fn updates_are_light(browser: &Browser, game: &str) -> usize {
    let heard: Vec<usize> = serde_json::from_value(browser.ask("return window.heard").await).expect("sizes");
    let heavy: Vec<&usize> = heard.iter().filter(|bytes| **bytes >= UPDATE).collect();
    assert!(heavy.is_empty(), "{game}: of {} updates too heavy: {heavy:?}", heard.len());
    heard.len()
}
