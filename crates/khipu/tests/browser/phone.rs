//! A phone: 390 x 844 points, and fingers.

use fantoccini::actions::{InputSource as _, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};

use crate::lobby::new_table;
use crate::player::{Dice, look};
use crate::support::{Browser, BrowserTest};

/// Taps on the middle of what a script finds.
pub(crate) async fn tap(browser: &Browser, thing: &str) {
    let middle = browser
        .until(&format!(
            "const thing = {thing};
             thing?.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
             const box = thing?.getBoundingClientRect();
             return box ? [box.left + box.width / 2, box.top + box.height / 2] : null"
        ))
        .await;
    tap_at(browser, (middle[0].as_f64().expect("a place"), middle[1].as_f64().expect("a place"))).await;
}

async fn tap_at(browser: &Browser, place: (f64, f64)) {
    browser.act(tap_on(place)).await;
}

/// A tap on a place of the screen.
pub(crate) fn tap_on((x, y): (f64, f64)) -> TouchActions {
    TouchActions::new("finger".to_owned())
        .then(PointerAction::MoveTo { duration: None, x, y })
        .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })
}

pub(crate) async fn no_sideways_scroll(browser: &Browser) {
    let wide = browser.ask("return [document.documentElement.scrollWidth, innerWidth]").await;
    assert_eq!(wide, serde_json::json!([390, 390]), "the page scrolls sideways");
}

#[tokio::test]
async fn a_phone_is_enough() {
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(390, 844, "en").await;
    browser.goto(&visit.server.url("/")).await;
    no_sideways_scroll(&browser).await;
    browser.picture("phone-lobby").await;
    for (game, seats) in [("tawantinsuyu", vec![("me", "")]), ("tzolkin", vec![("me", ""), ("level1", "")])] {
        browser.goto(&visit.server.url("/")).await;
        new_table(&browser, game, &seats, "a phone").await;
        no_sideways_scroll(&browser).await;
        browser.picture(&format!("phone-{game}")).await;
        bars(&browser, game).await;
        targets_are_large(&browser).await;
        let mut dice = Dice::new(8);
        for _ in 0..6 {
            move_by_tapping(&browser, &mut dice, game).await;
        }
        no_sideways_scroll(&browser).await;
    }
    browser.close().await;
}

/// The bar of panels leads to each of them, and the drawers cover the board and go again.
async fn bars(browser: &Browser, game: &str) {
    let entries = browser
        .count(
            "return [...document.querySelectorAll('#jumps a')].filter((one) => one.checkVisibility()).length",
        )
        .await;
    for entry in 0..entries as usize {
        let link = format!(
            "[...document.querySelectorAll('#jumps a')].filter((one) => one.checkVisibility())[{entry}]"
        );
        tap(browser, &link).await;
        let seen = format!(
            "const {{ top }} = document.querySelector({link}.hash).getBoundingClientRect(); return top < innerHeight - 108"
        );
        browser.until(&seen).await;
    }
    for (drawer, inside) in [("side", "#log"), ("more", "#seats")] {
        tap(browser, &format!("document.querySelector('.tool[data-drawer={drawer}]')")).await;
        browser.until(&format!("return document.querySelector('{inside}').checkVisibility()")).await;
        browser.picture(&format!("phone-{game}-{drawer}")).await;
        if drawer == "more" {
            let speed = browser.find("#speed").await;
            speed.select_by_value("off").await.expect("the speed can be chosen");
        }
        tap(browser, &format!("document.querySelector('#{drawer} [data-close]')")).await;
        browser.until(&format!("return !document.querySelector('{inside}').checkVisibility()")).await;
    }
}

/// Buttons of the bars are large enough for fingers, and none lies under another.
async fn targets_are_large(browser: &Browser) {
    let small = "return [...document.querySelectorAll('.tool, #choices button, #jumps a')]
        .filter((one) => one.checkVisibility()).map((one) => [one.id || one.textContent.trim(), one.getBoundingClientRect()])
        .filter(([, box]) => box.width < 39 || box.height < 39).map(([name, box]) => `${name} ${box.width} ${box.height}`).join()";
    assert_eq!(browser.say(small).await, "", "too small for a finger");
}

/// Taps until a move is made: what would end it first shows itself, and is done by the second tap.
pub(crate) async fn move_by_tapping(browser: &Browser, dice: &mut Dice, game: &str) {
    browser.until("return Boolean(document.querySelector('[data-part].can'))").await;
    let before = look(browser).await.step;
    for _ in 0..40 {
        let part = browser
            .until(&format!(
                "const all = [...document.querySelectorAll('#panels [data-part].can, #choices .choice.can')].filter((one) => one.checkVisibility({{ visibilityProperty: true }}));
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
