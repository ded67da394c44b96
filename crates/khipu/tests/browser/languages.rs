//! Four languages: chosen from the browser, changed at any moment, and nothing left behind in the old one.

use serde_json::Value;

use crate::lobby::{drawer, new_table, no_animations, sit_down};
use crate::player::{Dice, at_step, look, make_move, my_turn};
use crate::support::{Browser, BrowserTest};

/// Everything that a reader can see or be told: texts, labels, tips. Names that people or the makers of a game have given,
/// the names of the languages, code and keys stay as they are.
const TEXTS: &str = r#"
    const kept = "script, style, template, symbol, noscript, kbd, code, .preferences, .mark, #typed-moves, #chat";
    const found = new Set();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
        if (element.closest(kept)) continue;
        if (node !== element) {
            if (element.checkVisibility({ visibilityProperty: true })) found.add(node.data.trim());
        } else for (const name of ["aria-label", "title", "placeholder", "data-tip"])
            if (element.hasAttribute(name)) found.add(element.getAttribute(name).trim());
    }
    return [...found];"#;

/// A text of several words: single ones may be the same in two languages by nature.
fn is_phrase(text: &str) -> bool {
    let words = text
        .split_whitespace()
        .filter(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1);
    words.filter(|word| !NAMES.contains(&word.trim_matches(|letter: char| !letter.is_alphanumeric()))).count()
        > 1
}

/// What is called the same everywhere.
const NAMES: [&str; 20] = [
    "Khipu",
    "Tzolk'in",
    "Tzolk’in",
    "Tawantinsuyu",
    "Axomamma",
    "Imperial",
    "Settlers",
    "Ana",
    "API",
    "Palenque",
    "Yaxchilan",
    "Yaxchilán",
    "Tikal",
    "Uxmal",
    "Chichen",
    "Itza",
    "Coricancha",
    "Chaac",
    "Quetzalcoatl",
    "Kukulcan",
];

async fn texts(browser: &Browser) -> Vec<String> {
    let texts = browser.ask(TEXTS).await;
    texts
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
        .filter(|text| is_phrase(text))
        .map(str::to_owned)
        .collect()
}

/// Changes the language by its button, and checks that no phrase has stayed.
async fn switch(browser: &Browser, language: &str, before: &[String]) {
    browser.follow(&format!(".preferences button.language[value={language}]")).await;
    assert_eq!(browser.say("return document.documentElement.lang").await, language);
    let now = texts(browser).await;
    assert!(now.len() > 5, "{language}: {now:?}");
    let left: Vec<&String> = now.iter().filter(|text| before.contains(text)).collect();
    assert!(left.is_empty(), "{language}: not translated: {left:#?}");
    let keys: Vec<&String> = now.iter().filter(|text| text.contains("{$") || text.contains("{ $")).collect();
    assert!(keys.is_empty(), "{language}: not filled in: {keys:#?}");
    if language == "ru" {
        let cyrillic = |text: &&String| text.chars().any(|letter| ('\u{400}'..'\u{500}').contains(&letter));
        let latin: Vec<&String> = now.iter().filter(|text| !cyrillic(text)).collect();
        assert!(latin.is_empty(), "without a Russian letter: {latin:#?}");
    }
}

#[tokio::test]
async fn the_browser_says_which_language_comes_first() {
    let visit = BrowserTest::begin().await;
    for (asked, given) in
        [("pl", "pl"), ("ru-RU,ru", "ru"), ("fr-CA,fr", "fr"), ("de,pl", "pl"), ("de", "en")]
    {
        let browser = visit.browser(1440, 900, asked).await;
        browser.goto(&visit.server.url("/")).await;
        assert_eq!(browser.say("return document.documentElement.lang").await, given, "asked for {asked}");
        if asked != "de" {
            browser.picture(&format!("lobby-{given}")).await;
        }
        browser.close().await;
    }
}

#[tokio::test]
async fn the_lobby_changes_its_language() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    let mut before = texts(&browser).await;
    for language in ["pl", "ru", "fr", "en"] {
        switch(&browser, language, &before).await;
        before = texts(&browser).await;
    }
    browser.close().await;
}

#[tokio::test]
#[ignore = "two tables in four languages take a minute"]
async fn a_table_changes_its_language_in_the_middle_of_a_game() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    for (game, seats) in [("tzolkin", vec![("me", ""), ("level1", "")]), ("tawantinsuyu", vec![("me", "")])] {
        browser.goto(&visit.server.url("/")).await;
        new_table(&browser, game, &seats, "languages").await;
        no_animations(&browser).await;
        let mut dice = Dice::new(7);
        for _ in 0..12 {
            my_turn(&browser).await;
            make_move(&browser, &mut dice).await;
        }
        my_turn(&browser).await;
        let mut before = texts(&browser).await;
        for language in ["pl", "ru", "fr", "en"] {
            let (step, log) = (
                look(&browser).await.step,
                browser.count("return document.querySelectorAll('#log li').length").await,
            );
            drawer(&browser, "more", true).await;
            switch(&browser, language, &before).await;
            sit_down(&browser).await;
            at_step(&browser, step).await;
            assert_eq!(
                browser.count("return document.querySelectorAll('#log li').length").await,
                log,
                "the same log in {language}"
            );
            browser.picture(&format!("{game}-{language}")).await;
            before = texts(&browser).await;
            // What arrives from now on is in the new language, too.
            make_move(&browser, &mut dice).await;
            my_turn(&browser).await;
            assert_eq!(browser.say("return document.documentElement.lang").await, language);
        }
    }
    browser.close().await;
}
