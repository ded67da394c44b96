//! A study board: by pointer and keyboard, and on a small phone for somebody else.

use fantoccini::key::Key;

use crate::lobby::drawer;
use crate::phone::tap;
use crate::support::{Browser, BrowserTest};

/// A finished game.
const RECORD: &str = include_str!("../../../../games/settlers/records/solo-lost.khipu");

/// Waits until the page of a node is on show.
async fn at_node(browser: &Browser, node: usize) {
    browser
        .until(&format!("return document.querySelector('#table').dataset.base && location.pathname.split('/')[3] === '{node}' && document.querySelector('#line [aria-current]')?.getAttribute('href') === location.pathname"))
        .await;
}

/// Places of the board that a pointer reaches, one after another.
const PLACES: &str = "const reached = (one) => {
        const box = one.getBoundingClientRect();
        return document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)?.closest('[data-part]') === one;
    };
    const seen = new Set();
    const places = [...document.querySelectorAll('#panels [data-part]')].filter((one) =>
        reached(one) && !seen.has(one.dataset.part) && seen.add(one.dataset.part));";

#[tokio::test]
#[ignore = "it takes a quarter of a minute"]
async fn a_record_is_studied_by_pointer_and_keyboard_and_shared_with_a_phone() {
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(1440, 900, "en").await;
    let file = browser.downloads().join("game.khipu");
    std::fs::write(&file, RECORD).expect("written");
    browser.goto(&visit.server.url("/study")).await;
    let field = browser.find("input[type=file]").await;
    field.send_keys(&file.display().to_string()).await.expect("a file is chosen");
    browser.follow("section.upload button").await;
    at_node(&browser, 0).await;
    // Step by key, back and on.
    for (key, node) in [('.', 1), ('.', 2), (',', 1), ('.', 2), ('.', 3)] {
        browser.keys([key]).await;
        at_node(&browser, node).await;
    }
    // Another move than the one that was played becomes a variation.
    let next = browser.say("return document.querySelector('#line [aria-current]').closest('li').nextElementSibling.querySelector('a').title").await;
    let other = browser
        .until(&format!("return fetch(`${{document.querySelector('#table').dataset.base}}/moves`, {{ headers: {{ Accept: 'application/json' }} }}).then((one) => one.json()).then(({{ words }}) => words.find((word) => word !== {next:?}))"))
        .await;
    browser.click("#typed").await;
    browser.typed(other.as_str().expect("a move")).await;
    browser.key(Key::Enter).await;
    browser.until("return location.pathname.split('/')[3] > 4 && document.querySelector('#line [aria-current]')?.closest('li').querySelector('ul li')").await;
    // A comment, kept with the node.
    drawer(&browser, "side", true).await;
    browser.click("#node textarea").await;
    browser.typed("was this better?").await;
    browser.click("#node form[data-act=comment] button").await;
    browser.until("return document.querySelector('#steps .comment').textContent.includes('better')").await;
    browser.picture("study-side").await;
    drawer(&browser, "side", false).await;
    // An arrow by pointer, a mark by keyboard.
    browser.click("#draw").await;
    for place in [0, 1] {
        let thing = browser.until(&format!("{PLACES} return places[{place}] ?? null")).await;
        browser.click_on(&browser.element(&thing), "a place").await;
    }
    browser.until("return document.querySelectorAll('#marks .arrow').length === 1").await;
    browser.ask(&format!("{PLACES} places[0].focus(); return true")).await;
    browser.key(Key::Enter).await;
    browser.until("return document.querySelector('#marks .begun') !== null").await;
    browser.key(Key::Enter).await;
    browser.until("return document.querySelectorAll('#marks .mark:not(.begun)').length === 1").await;
    browser.keys(['d']).await;
    browser.picture("study").await;
    browser.reload().await;
    browser.until("return document.querySelectorAll('#marks .arrow, #marks .mark').length === 2").await;
    // What the moves are worth, with errors; and other eyes.
    drawer(&browser, "side", true).await;
    if browser.is("return document.querySelector('form[data-act=values]') !== null").await {
        browser.click("form[data-act=values] button").await;
        browser.until("return document.querySelector('#node ol.values, #node .note') !== null").await;
    }
    browser.click("#node .eyes a[href$='.none']").await;
    browser.until("return document.querySelector('#table').dataset.as === 'none' && location.pathname.endsWith('.none')").await;
    browser.ask("history.back(); return true").await;
    browser.until("return !location.pathname.endsWith('.none') && document.querySelector('#table').dataset.as !== 'none'").await;
    // Somebody else looks at it on a phone, in Polish and in the dark.
    browser.follow(".whole form[action$='/share'] button").await;
    let shared = browser.url().await;
    let phone = visit.browser(360, 740, "pl").await;
    phone.goto(&shared).await;
    phone.ask("document.documentElement.dataset.theme = 'dark'; return true").await;
    phone.until("return document.querySelectorAll('#marks .arrow, #marks .mark').length > 0").await;
    assert!(
        phone.is("return document.documentElement.scrollWidth <= innerWidth").await,
        "no sideways scroll"
    );
    phone.picture("phone-study").await;
    tap(&phone, "document.querySelector('#step-back')").await;
    at_node(&phone, 3).await;
    assert!(
        phone.is("return document.querySelector('#draw, #node textarea') === null").await,
        "only to look at"
    );
    drawer(&phone, "side", true).await;
    assert!(phone.text("#node .eyes").await.contains("Widziane oczami"));
    assert!(
        phone.is("return document.documentElement.scrollWidth <= innerWidth").await,
        "no sideways scroll"
    );
    phone.close().await;
    browser.close().await;
}
