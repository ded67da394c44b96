//! Every page, light and dark, as axe-core sees it: names, roles, contrast, order of headings.

use std::path::Path;

use serde_json::Value;

use crate::coach::play_until_coached;
use crate::lobby::{drawer, new_table, no_animations, sit_down};
use crate::player::{Dice, make_move, my_turn};
use crate::positions::{against_a_bot, set_up, uploaded};
use crate::support::{Browser, BrowserTest};
use crate::users::become_user;

/// A finished game with few decisions.
const OVER: &str = include_str!("../../../../games/settlers/records/solo-lost.khipu");

/// Where `./test` puts it.
const AXE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/tools/node_modules/axe-core/axe.min.js");
/// What axe finds by the rules of WCAG 2.2, and by those of good practice.
const RUN: &str =
    "return axe.run({ preload: false, runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] })
    .then(({ violations }) => violations.map(({ id, nodes }) =>
        `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 160)).join(' | ')}`))";

async fn no_violation(browser: &Browser, axe: &str, page: &str) {
    browser.ask(&format!("{axe}; return true")).await;
    for theme in ["light", "dark"] {
        browser.ask(&format!("document.documentElement.dataset.theme = '{theme}'; return true")).await;
        browser.rest().await;
        browser
            .until("return document.getAnimations().every(({ playState }) => playState !== 'running')")
            .await;
        assert_eq!(browser.ask(RUN).await, Value::Array(Vec::new()), "{page}, {theme}");
    }
}

fn axe_core() -> String {
    std::fs::read_to_string(Path::new(AXE)).expect("axe-core is needed; ./test installs it")
}

#[tokio::test]
#[ignore = "every page in light and in dark takes a minute"]
async fn axe_finds_nothing_on_any_page() {
    let axe = axe_core();
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(1280, 800, "en").await;
    for path in [
        "/",
        "/about",
        "/privacy",
        "/user",
        "/games",
        "/daily",
        "/daily/tzolkin/bots",
        "/new/tzolkin",
        "/new/settlers",
        "/rules/tzolkin",
        "/learn/settlers",
        "/study",
    ] {
        browser.goto(&visit.server.url(path)).await;
        no_violation(&browser, &axe, path).await;
    }
    browser.goto(&visit.server.url("/no/such/page")).await;
    no_violation(&browser, &axe, "an error").await;
    let complaints = browser.complaints();
    assert!(
        complaints.len() == 1 && complaints[0].contains("404"),
        "only the page is missing: {complaints:?}"
    );
    for path in ["/learn/tzolkin/1", "/learn/tawantinsuyu/1", "/learn/settlers/1"] {
        browser.goto(&visit.server.url(path)).await;
        browser.until("return Boolean(document.querySelector('#choices .can'))").await;
        no_violation(&browser, &axe, path).await;
    }
    browser.goto(&visit.server.url("/study")).await;
    browser.find("input[name=seed]").await.send_keys("axe").await.expect("a seed is typed");
    browser.follow("button.go").await;
    no_violation(&browser, &axe, "a study").await;
    drawer(&browser, "side", true).await;
    no_violation(&browser, &axe, "a study, side").await;
    let two = vec![("me", ""), ("level1", "")];
    for (game, seats) in [("tzolkin", two.clone()), ("tawantinsuyu", vec![("me", "")]), ("settlers", two)] {
        browser.goto(&visit.server.url("/")).await;
        new_table(&browser, game, &seats, "axe").await;
        no_animations(&browser).await;
        let mut dice = Dice::new(2);
        for _ in 0..6 {
            assert!(my_turn(&browser).await);
            make_move(&browser, &mut dice).await;
        }
        my_turn(&browser).await;
        no_violation(&browser, &axe, game).await;
        for name in ["side", "more"] {
            drawer(&browser, name, true).await;
            no_violation(&browser, &axe, &format!("{game}, {name}")).await;
            drawer(&browser, name, false).await;
        }
    }
    browser.close().await;
}

#[tokio::test]
#[ignore = "boards in light and in dark on a phone take a minute"]
async fn axe_finds_nothing_on_a_phone_nor_while_people_are_invited() {
    let axe = axe_core();
    let visit = BrowserTest::begin().await;
    let host = visit.browser(1280, 800, "en").await;
    let phone = visit.browser(390, 844, "en").await;
    for path in ["/", "/new/tzolkin", "/rules/tzolkin", "/learn/settlers"] {
        phone.goto(&visit.server.url(path)).await;
        no_violation(&phone, &axe, &format!("{path} on a phone")).await;
    }
    for game in ["tzolkin", "tawantinsuyu", "settlers"] {
        against_a_bot(&visit, &phone, game, "axe").await;
        no_animations(&phone).await;
        no_violation(&phone, &axe, &format!("{game} on a phone")).await;
    }
    host.goto(&visit.server.url("/")).await;
    let wanted = serde_json::json!({ "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "open" }, { "who": "open" }] });
    let table = set_up(&host, &wanted, &[]).await;
    host.goto(&visit.server.url(&table)).await;
    sit_down(&host).await;
    no_violation(&host, &axe, "the host who waits").await;
    let invitation = host.say("return document.querySelector('#invitation').value").await;
    host.ask("document.querySelector('#keys').showModal(); return null").await;
    no_violation(&host, &axe, "an open dialog").await;
    let friend = visit.browser(1280, 800, "en").await;
    for browser in [&friend, &phone] {
        browser.client.delete_all_cookies().await.expect("a stranger comes");
        browser.goto(&invitation).await;
        browser.until("return Boolean(document.querySelector('#join-name'))").await;
        no_violation(browser, &axe, "an invitation").await;
    }
    for browser in [host, phone, friend] {
        browser.close().await;
    }
}

#[tokio::test]
#[ignore = "many pages take a quarter of a minute"]
async fn axe_finds_nothing_on_the_pages_of_users_and_moderators() {
    let axe = axe_core();
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(1280, 800, "en").await;
    become_user(&visit, &browser, "Ann").await;
    visit.server.admin(&["control", "role", "name=Ann", "role=admin"]);
    for path in ["/user", "/player/Ann", "/leaders", "/control", "/report", "/calls", "/deck/roman"] {
        browser.goto(&visit.server.url(path)).await;
        no_violation(&browser, &axe, path).await;
    }
    browser.close().await;
}

#[tokio::test]
#[ignore = "many pages take a quarter of a minute"]
async fn axe_finds_nothing_where_people_learn() {
    let axe = axe_core();
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(1280, 800, "en").await;
    browser.goto(&visit.server.url("/learn/tzolkin/puzzles")).await;
    no_violation(&browser, &axe, "puzzles").await;
    browser.follow("a.button.go").await;
    browser.until("return Boolean(document.querySelector('[data-part].can'))").await;
    no_violation(&browser, &axe, "a puzzle").await;

    browser.goto(&visit.server.url("/")).await;
    new_table(&browser, "tzolkin", &[("me", ""), ("level1", "")], "coach").await;
    no_animations(&browser).await;
    drawer(&browser, "more", true).await;
    browser.click("#coach-wanted").await;
    drawer(&browser, "more", false).await;
    play_until_coached(&browser, &mut Dice::new(4)).await;
    browser.until("return !document.querySelector('#coach').hidden").await;
    no_violation(&browser, &axe, "the coach").await;

    browser.goto(&visit.server.url("/")).await;
    let over = uploaded(&browser, OVER).await;
    browser.goto(&visit.server.url(&format!("{over}/score"))).await;
    no_violation(&browser, &axe, "the score").await;
    browser.goto(&visit.server.url(&format!("{over}/review?as=0"))).await;
    no_violation(&browser, &axe, "a review to be asked for").await;
    browser.follow("main form button").await;
    browser
        .until("return document.readyState === 'complete' && !document.querySelector('[data-waits]')")
        .await;
    no_violation(&browser, &axe, "a review").await;
    browser.follow("main a[href*='/review/']").await;
    no_violation(&browser, &axe, "an answer of a review").await;
    browser.close().await;
}
