//! Style sheets are served without what only people read; a browser must understand the same of them.

use serde_json::{Value, json};

use crate::positions::set_up;
use crate::support::{Browser, BrowserTest};

/// The rules of the sheets with the given texts, and of those that a page has, each written in one way.
const RULES: &str = r#"
    const plain = (rules) => [...rules].map(({ cssText }) => cssText.replace(/\s*([,()/+*])\s*/g, "$1"));
    const of = (text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); return plain(sheet.cssRules); };
    const served = [...document.styleSheets].map(({ cssRules }) => plain(cssRules));
    return { written: TEXTS.map(of), served };"#;

async fn same_rules(browser: &Browser, page: &str, texts: &[&str]) {
    let mut rules = browser.ask(&RULES.replace("TEXTS", &json!(texts).to_string())).await;
    let (written, served) = (rules["written"].take(), rules["served"].take());
    let lists = |sheets: Value| serde_json::from_value::<Vec<Vec<String>>>(sheets).expect("lists of rules");
    let (written, served) = (lists(written), lists(served));
    assert_eq!(written.len(), served.len(), "{page}: as many sheets");
    for (written, served) in written.iter().zip(&served) {
        // Addresses in a sheet are relative to it.
        let rules =
            |list: &[String]| list.iter().filter(|rule| !rule.contains("url")).cloned().collect::<Vec<_>>();
        assert_eq!(rules(written), rules(served), "{page}");
    }
}

#[tokio::test]
async fn served_sheets_say_what_was_written() {
    const SHARED: [&str; 2] = [
        include_str!("../../../table/assets/khipu.css"),
        concat!(
            include_str!("../../../table/assets/shell.css"),
            include_str!("../../../table/assets/table.css")
        ),
    ];
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    same_rules(&browser, "lobby", &[SHARED[0], include_str!("../../../table/assets/lobby.css")]).await;
    for game in khipu_games::registry().games() {
        let name = game.title().name;
        browser.goto(&visit.server.url("/")).await;
        let wanted = json!({ "game": name, "seats": [{ "who": "me" }, { "who": "bot", "level": 1 }] });
        let table = set_up(&browser, &wanted, &[]).await;
        browser.goto(&visit.server.url(&table)).await;
        same_rules(&browser, name, &[SHARED[0], SHARED[1], game.style()]).await;
    }
    browser.close().await;
}
