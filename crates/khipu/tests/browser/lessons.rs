//! Lessons, from the lobby to the game: by pointer, by keyboard, and by fingers on a small phone.

use fantoccini::key::Key;
use serde_json::json;

use crate::keyboard::tab_to;
use crate::phone::tap;
use crate::support::{Browser, BrowserTest};

/// What the lesson points at and is not chosen yet, or a guess, at which it never points: what closes a move before what
/// opens a sheet.
pub(crate) const WANTED: &str = "[...document.querySelectorAll(`.wanted:not(.picked), [data-part^='guess-'],
    .kind.folded:not(.open):has(.choice:is(.wanted, [data-part^='guess-'])) > .opens`)]
    .find((one) => one.checkVisibility({ visibilityProperty: true }))";

/// The button of the sheet that a tap opens on a phone: the sheet may cover what was tapped.
const DO_IT: &str = "document.querySelector('#tip.deed-of:not([hidden]) .do-it:not([hidden])')";
/// What was revealed lies over everything until it was seen.
const SEEN: &str = "document.querySelector('dialog[open] form[method=dialog] button')";

/// How a learner does what the lesson asks for.
enum Hand {
    Pointer,
    Keys,
    Finger,
}

/// Where the lesson is: "3/10", or "done".
const PLACE: &str = "(document.querySelector('#status .place')?.textContent ?? 'done')";

/// Does what the lesson points at until the step is left.
async fn one_step(browser: &Browser, hand: &Hand) {
    let before = browser.say(&format!("return {PLACE}")).await;
    let left = format!("{PLACE} !== {}", json!(before));
    for _ in 0..12 {
        // The answer to the last act may still be on its way: what is wanted then belongs to the next step.
        let thing = browser.until(&format!("return {left} || {WANTED}")).await;
        if thing == true {
            return;
        }
        if browser.is(&format!("return {SEEN} !== null")).await {
            tap(browser, SEEN).await;
            browser.until(&format!("return {SEEN} === null")).await;
            continue;
        }
        match hand {
            Hand::Pointer => browser.click_on(&browser.element(&thing), "what is wanted").await,
            Hand::Keys => {
                tab_to(browser, "one.matches('.wanted:not(.picked)') || one.matches('.kind.folded:not(.open):has(.choice.wanted) > .opens')").await;
                browser.key(Key::Enter).await;
            }
            Hand::Finger => tap(browser, &format!("({DO_IT} ?? {WANTED})")).await,
        }
        // A step is left when the answer has come; what is only picked or shown is there at once.
        let felt = "document.querySelector('.picked, .kind.open') !== null || !document.querySelector('#tip').hidden";
        browser.until(&format!("return {left} || {felt}")).await;
        if browser.is(&format!("return {left}")).await {
            return;
        }
    }
    panic!("nothing leads on from {before}");
}

pub(crate) async fn no_sideways_scroll(browser: &Browser) {
    let wide = browser.ask("return document.documentElement.scrollWidth <= innerWidth").await;
    assert_eq!(wide, true, "the page scrolls sideways");
}

async fn quickly(browser: &Browser) {
    browser.ask("localStorage.setItem('khipu-speed', 'off'); return true").await;
    browser.reload().await;
}

async fn learn(browser: &Browser, hand: &Hand, steps: usize) {
    for _ in 0..steps {
        one_step(browser, hand).await;
    }
    browser.until("return Boolean(document.querySelector('#status .ways a'))").await;
}

#[tokio::test]
async fn a_lesson_by_pointer_from_the_lobby_to_the_game() {
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(1280, 800, "en").await;
    browser.goto(&visit.server.url("/")).await;
    browser.picture("lobby-first-visit").await;
    browser.follow(".game.tzolkin .lessons a").await;
    browser.picture("learn-tzolkin").await;
    browser.follow(".ways .button.go").await;
    quickly(&browser).await;
    for _ in 0..3 {
        one_step(&browser, &Hand::Pointer).await;
    }
    // What is legal but not meant is answered, and taken back.
    browser.picture("lesson-tzolkin").await;
    let before = browser.text("#status").await;
    browser.click("#typed").await;
    browser.typed("place tikal").await;
    browser.key(Key::Enter).await;
    browser.until("return !document.querySelector('#notice').hidden").await;
    assert_eq!(browser.text("#status").await, before);
    // Whoever comes back goes on.
    browser.reload().await;
    assert_eq!(browser.text("#status").await, before);
    learn(&browser, &Hand::Pointer, 7).await;
    browser.picture("lesson-tzolkin-done").await;
    browser.follow("#status .ways a[href^='/new/']").await;
    browser.follow("button.go").await;
    browser.until("return document.querySelector('#table')?.dataset.table?.length > 0").await;
    browser.close().await;
}

#[tokio::test]
async fn a_lesson_by_keyboard() {
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(1280, 800, "fr").await;
    browser.goto(&visit.server.url("/learn/tzolkin/2")).await;
    quickly(&browser).await;
    let steps =
        browser.say("return document.querySelector('#status .place').textContent.split('/')[1]").await;
    learn(&browser, &Hand::Keys, steps.parse().expect("a number")).await;
    browser.close().await;
}

#[tokio::test]
#[ignore = "it takes a quarter of a minute"]
async fn a_lesson_by_touch_in_polish_and_russian() {
    let visit = BrowserTest::begin().await;
    for (language, game, said) in [("pl", "tzolkin", "Lekcja"), ("ru", "tawantinsuyu", "Урок")] {
        let browser = visit.browser(360, 740, language).await;
        browser.goto(&visit.server.url(&format!("/learn/{game}"))).await;
        no_sideways_scroll(&browser).await;
        browser.picture(&format!("phone-learn-{game}")).await;
        browser.goto(&visit.server.url(&format!("/learn/{game}/1"))).await;
        quickly(&browser).await;
        assert!(browser.text("#status").await.contains(said), "in {language}");
        no_sideways_scroll(&browser).await;
        browser.picture(&format!("phone-lesson-{game}")).await;
        let steps =
            browser.say("return document.querySelector('#status .place').textContent.split('/')[1]").await;
        learn(&browser, &Hand::Finger, steps.parse().expect("a number")).await;
        no_sideways_scroll(&browser).await;
        browser.close().await;
    }
}

/// Every lesson of every game as a learner plays it on a small phone, in turn in Polish and in Russian.
#[tokio::test]
#[ignore = "27 lessons: ./test --long plays them"]
async fn all_lessons_by_touch_on_a_small_phone() {
    let visit = BrowserTest::begin().await;
    let games = ["tzolkin", "tawantinsuyu", "settlers"];
    for (language, parity) in [("pl", 0), ("ru", 1)] {
        let browser = visit.browser(360, 740, language).await;
        for (game, number) in games.into_iter().flat_map(|game| (1..=9).map(move |number| (game, number))) {
            if number % 2 != parity {
                continue;
            }
            println!("{language}: {game} {number}");
            browser.goto(&visit.server.url(&format!("/learn/{game}/{number}"))).await;
            quickly(&browser).await;
            let steps = browser
                .say("return document.querySelector('#status .place').textContent.split('/')[1]")
                .await;
            learn(&browser, &Hand::Finger, steps.parse().expect("a number")).await;
            no_sideways_scroll(&browser).await;
        }
        browser.close().await;
    }
}
