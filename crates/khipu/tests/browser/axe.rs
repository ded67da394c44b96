//! Every page, light and dark, as axe-core sees it: names, roles, contrast, order of headings.

use std::path::Path;

use serde_json::Value;

use crate::hall::{drawer, new_table, no_animations};
use crate::player::{Dice, make_move, my_turn};
use crate::support::{Browser, Visit};

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

#[tokio::test]
async fn axe_finds_nothing_on_any_page() {
    let axe = std::fs::read_to_string(Path::new(AXE)).expect("axe-core is needed; ./test installs it");
    let visit = Visit::begin().await;
    let browser = visit.browser(1280, 800, "en").await;
    for path in [
        "/",
        "/about",
        "/privacy",
        "/user",
        "/games",
        "/new/tzolkin",
        "/new/settlers",
        "/rules/tzolkin",
        "/learn/settlers",
    ] {
        browser.goto(&visit.server.url(path)).await;
        no_violation(&browser, &axe, path).await;
    }
    for path in ["/learn/tzolkin/1", "/learn/tawantinsuyu/1", "/learn/settlers/1"] {
        browser.goto(&visit.server.url(path)).await;
        browser.until("return Boolean(document.querySelector('#choices .can'))").await;
        no_violation(&browser, &axe, path).await;
    }
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
