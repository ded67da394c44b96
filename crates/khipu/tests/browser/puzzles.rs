//! A puzzle, from the list to its answer, by pointer.

use khipu_lessons::Puzzles;
use serde_json::json;

use crate::lessons::{WANTED, no_sideways_scroll};
use crate::support::{Browser, BrowserTest};

/// Clicks on the parts of a move until it is made: it leads from one version of the attempt to the next.
async fn click_move(browser: &Browser, version: usize, parts: &[String]) {
    let next = format!(
        "document.querySelector('#status').dataset.wanted = {};
         document.dispatchEvent(new CustomEvent('khipu:looked'));
         const confirm = [...document.querySelectorAll('#confirm')].find((one) => one.checkVisibility());
         return fetch(`${{location.pathname}}/moves`).then((answer) => answer.json())
             .then(({{ v }}) => v > {version} || {WANTED} || confirm || false)",
        json!(parts.join(" "))
    );
    for _ in 0..12 {
        let thing = browser.until(&next).await;
        if thing == true {
            return;
        }
        browser.click_on(&browser.element(&thing), "a part of the move").await;
    }
    panic!("{parts:?} lead nowhere");
}

#[tokio::test]
async fn a_puzzle_is_solved_by_pointer_and_explained_in_words() {
    let visit = BrowserTest::begin().await;
    let phone = visit.browser(360, 740, "pl").await;
    phone.goto(&visit.server.url("/learn/tzolkin/puzzles")).await;
    no_sideways_scroll(&phone).await;
    phone.close().await;
    let browser = visit.browser(1280, 800, "en").await;
    browser.goto(&visit.server.url("/learn/tzolkin/puzzles")).await;
    browser.ask("localStorage.setItem('khipu-speed', 'off'); return true").await;
    browser.follow("a.next").await;
    let id = browser.say("return location.pathname.split('/').pop()").await;
    let registry = khipu_games::registry();
    let shipped = registry.games().find(|game| game.title().name == "tzolkin").expect("a game").puzzles();
    let puzzles = Puzzles::read(shipped).expect("puzzles");
    let game = puzzles.game(&registry).expect("known rules");
    let puzzle = puzzles.puzzles.iter().find(|puzzle| puzzle.id == id).expect("a puzzle");
    let mut played = game.load_position(&puzzle.position).expect("a position");
    let seat = played.deciders().first().expect("somebody decides");
    for (version, words) in puzzle.answer.iter().enumerate() {
        click_move(&browser, version, &played.moment().parts(seat, words)).await;
        played.play(seat, words).expect("a legal move");
    }
    browser.follow("#status a[href$='/answer']").await;
    let count = browser.count("return document.querySelectorAll('ol.answer li').length").await;
    assert_eq!(count, puzzle.answer.len() as f64);
    let answer = browser.text("main").await;
    assert!(answer.contains("Better than the next best turn by"), "{answer}");
    for words in puzzle.answer.iter().filter(|words| words.contains(' ')) {
        assert!(!answer.contains(words.as_str()), "{words}: {answer}");
    }
    browser.follow("a.next").await;
    assert!(!browser.url().await.ends_with(&id), "another one comes next");
    browser.close().await;
}
