//! A phone: 390 x 844 points, and fingers.

use std::time::Duration;

use fantoccini::actions::{Actions, InputSource as _, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};

use crate::hall::new_table;
use crate::player::{Dice, look};
use crate::support::{Browser, Visit};

/// A finger that goes from one point to another.
fn finger(name: &str, from: (f64, f64), to: (f64, f64)) -> TouchActions {
    let to_point = |(x, y), time| PointerAction::MoveTo { duration: Some(Duration::from_millis(time)), x, y };
    TouchActions::new(name.to_owned())
        .then(to_point(from, 0))
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .then(to_point(to, 100))
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })
}

async fn touch(browser: &Browser, fingers: impl Into<Actions>) {
    browser.client.perform_actions(fingers).await.expect("the screen feels the fingers");
}

/// Taps on the middle of what a script finds.
async fn tap(browser: &Browser, thing: &str) {
    let middle = browser
        .until(&format!(
            "const thing = {thing};
             thing?.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
             const box = thing?.getBoundingClientRect();
             return box ? [box.left + box.width / 2, box.top + box.height / 2] : null"
        ))
        .await;
    let at = (middle[0].as_f64().expect("a place"), middle[1].as_f64().expect("a place"));
    let tap = TouchActions::new("finger".to_owned())
        .then(PointerAction::MoveTo { duration: None, x: at.0, y: at.1 })
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
    touch(browser, tap).await;
}

async fn stage(browser: &Browser) -> [f64; 3] {
    let stage = browser.ask("const box = document.querySelector('#stage').getBoundingClientRect(); return [box.x, box.y, box.width]").await;
    [0, 1, 2].map(|i| stage[i].as_f64().expect("a measure"))
}

async fn no_sideways_scroll(browser: &Browser) {
    let wide = browser.ask("return [document.documentElement.scrollWidth, innerWidth]").await;
    assert_eq!(wide, serde_json::json!([390, 390]), "the page scrolls sideways");
}

#[tokio::test]
async fn a_phone_is_enough() {
    let visit = Visit::begin().await;
    let browser = visit.browser(390, 844, "en").await;
    browser.goto(&visit.server.url("/")).await;
    no_sideways_scroll(&browser).await;
    browser.picture("phone-hall").await;
    for (game, seats) in [("tawantinsuyu", vec![("me", "")]), ("tzolkin", vec![("me", ""), ("level1", "")])] {
        browser.goto(&visit.server.url("/")).await;
        new_table(&browser, game, &seats, "a phone").await;
        no_sideways_scroll(&browser).await;
        browser.picture(&format!("phone-{game}")).await;
        tabs(&browser, game).await;
        pan_and_zoom(&browser).await;
        let mut dice = Dice::new(8);
        for _ in 0..6 {
            move_by_tapping(&browser, &mut dice, game).await;
        }
        no_sideways_scroll(&browser).await;
    }
    browser.close().await;
}

/// Each tab of the bottom sheet shows its panel and hides the others.
async fn tabs(browser: &Browser, game: &str) {
    let panels =
        [("hand", "#hand"), ("players", "#players"), ("log", "#log"), ("chat", "#chat"), ("more", "#seats")];
    for (tab, _) in panels {
        tap(browser, &format!("document.querySelector('[data-show-tab={tab}]')")).await;
        browser
            .until(&format!("return document.querySelector('[data-show-tab={tab}]').ariaSelected === 'true'"))
            .await;
        for (other, panel) in panels {
            let seen =
                browser.is(&format!("return document.querySelector('{panel}').checkVisibility()")).await;
            assert_eq!(seen, other == tab, "{panel} under the tab {tab}");
        }
        browser.picture(&format!("phone-{game}-{tab}")).await;
    }
    // The setting that switches animations off lies under the last one.
    let speed = browser.find("#speed").await;
    speed.select_by_value("off").await.expect("the speed can be chosen");
    tap(browser, "document.querySelector('[data-show-tab=hand]')").await;
}

/// One finger moves the board, two enlarge it, a button fits it again.
async fn pan_and_zoom(browser: &Browser) {
    let fitted = stage(browser).await;
    let view = browser.ask("const box = document.querySelector('#view').getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]").await;
    let (x, y) = (view[0].as_f64().expect("a place"), view[1].as_f64().expect("a place"));
    let apart = |name: &str, side: f64| finger(name, (x + side * 20.0, y), (x + side * 90.0, y));
    touch(browser, Actions::from(apart("one", -1.0)).and(apart("other", 1.0))).await;
    let large = stage(browser).await;
    assert!(large[2] > fitted[2] * 1.5, "two fingers enlarge: {fitted:?} {large:?}");
    touch(browser, finger("one", (x, y), (x - 60.0, y - 40.0))).await;
    let moved = stage(browser).await;
    assert!(
        moved[0] < large[0] - 20.0 && moved[1] < large[1] - 10.0,
        "one finger moves: {large:?} {moved:?}"
    );
    assert!(browser.is("return !document.querySelector('.picked')").await, "none of that chooses anything");
    tap(browser, "document.querySelector('#zoom-fit')").await;
    assert_eq!(stage(browser).await, fitted);
}

/// Taps until a move is made: what would end it first shows itself, and is done by the second tap.
async fn move_by_tapping(browser: &Browser, dice: &mut Dice, game: &str) {
    browser.until("return Boolean(document.querySelector('[data-part].can'))").await;
    let before = look(browser).await.step;
    for _ in 0..40 {
        let part = browser
            .until(&format!(
                "const all = [...document.querySelectorAll('[data-part].can')].filter((one) => one.checkVisibility({{ visibilityProperty: true }}));
                 return all[Math.floor({} * all.length)]?.dataset.part ?? null",
                dice.roll()
            ))
            .await;
        let thing = format!(
            "[...document.querySelectorAll('[data-part]')].find((one) => one.dataset.part === {part} && one.checkVisibility({{ visibilityProperty: true }}))"
        );
        tap(browser, &thing).await;
        // Either it is chosen, or it shows what it would do, or it was done because it has nothing to show.
        let answer = browser
            .until(&format!(
                "if (Number(document.querySelector('#moment').max) > {before}) return 'done';
                 if (!document.querySelector('#tip').hidden && !document.querySelector('#tip .do-it').hidden) return 'shown';
                 return {thing}?.matches('.picked') && 'picked'"
            ))
            .await;
        if answer == "shown" {
            assert_eq!(look(browser).await.step, before, "the first tap only shows");
            browser.picture(&format!("phone-{game}-tip")).await;
            tap(browser, &thing).await;
            browser.until(&format!("return Number(document.querySelector('#moment').max) > {before}")).await;
            return;
        }
        if answer == "done" {
            return;
        }
    }
    panic!("forty taps make no move");
}
