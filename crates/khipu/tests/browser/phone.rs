//! A phone: 390 x 844 points, and fingers.

use fantoccini::actions::{InputSource as _, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};

use crate::lobby::{new_table, sit_down};
use crate::player::{Dice, look};
use crate::positions::replayed;
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
    as_wide_as(browser, 390).await;
}

/// The page is as wide as the screen, and the browser has not made it smaller to show more.
async fn as_wide_as(browser: &Browser, width: u32) {
    let wide = browser.ask("return [document.documentElement.scrollWidth, innerWidth]").await;
    assert_eq!(wide, serde_json::json!([width, width]), "the page scrolls sideways");
}

/// Games with as many players as fit into a kept record, after some moves.
const LOOKED_AT: [(&str, &str, usize); 3] = [
    ("tzolkin", include_str!("../../../../games/tzolkin/records/curious-4-0.khipu"), 60),
    ("tawantinsuyu", include_str!("../../../../games/tawantinsuyu/records/curious-4-ru.khipu"), 60),
    ("settlers", include_str!("../../../../games/settlers/records/curious-5-peaceful.khipu"), 60),
];

#[tokio::test]
#[ignore = "it takes a quarter of a minute"]
async fn whoever_looks_on_with_a_phone_sees_points_and_all_bars() {
    let visit = BrowserTest::begin().await;
    let host = visit.guest().await;
    let mut tables = Vec::new();
    for (game, record, moves) in LOOKED_AT {
        host.goto(&visit.server.url("/")).await;
        tables.push((game, replayed(&host, record, moves).await));
    }
    host.close().await;
    for width in [360, 390] {
        let browser = visit.browser(width, 780, "en").await;
        for (game, table) in &tables {
            browser.goto(&visit.server.url(&format!("{table}?as=none"))).await;
            sit_down(&browser).await;
            as_wide_as(&browser, width).await;
            let bars = "return ['.top', '#players', 'footer.deed', '#jumps'].every((bar) => {
                const { left, right, top, bottom } = document.querySelector(bar).getBoundingClientRect();
                return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight + 1 })";
            assert!(browser.is(bars).await, "{game}: a bar is missing at {width}");
            // Neighbours in the line of goods do not overprint each other.
            let over = "const things = [...document.querySelectorAll('#players .strip .who, #players [id$=-points], #all-players')]
                .filter((one) => one.checkVisibility()).map((one) => one.getBoundingClientRect()).sort((a, b) => a.left - b.left);
                return things.length > 4 && things.every((one, i) => i === 0 || one.left >= things[i - 1].right - 1)";
            assert!(browser.is(over).await, "{game}: points at {width}");
            tap(&browser, "document.querySelector('#all-players')").await;
            browser.until("return [...document.querySelectorAll('#players .strip')].every((one) => one.getBoundingClientRect().width > innerWidth - 50)").await;
            as_wide_as(&browser, width).await;
            browser.picture(&format!("phone-{width}-{game}-looked-at")).await;
        }
        browser.close().await;
    }
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

/// What a tap would do lies at the bottom, over the whole width, with words on its button.
async fn is_a_sheet(browser: &Browser) {
    let sheet = "const { left, right, bottom } = document.querySelector('#tip').getBoundingClientRect();
        const button = document.querySelector('#tip .do-it');
        return left <= 0 && right >= innerWidth && Math.abs(bottom - innerHeight) < 1 && button.textContent.trim() !== ''";
    browser.until(sheet).await;
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
            is_a_sheet(browser).await;
            // Whoever thinks better of it has done nothing.
            tap(browser, "document.querySelector('#tip .cancel')").await;
            browser.until("return document.querySelector('#tip').hidden").await;
            assert_eq!(look(browser).await.step, before, "cancelled");
            tap(browser, &thing).await;
            browser.until("return !document.querySelector('#tip').hidden").await;
            tap(browser, "document.querySelector('#tip .do-it')").await;
            browser.until(&format!("return Number(document.querySelector('#moment').max) > {before}")).await;
            return;
        }
        if answer == "done" {
            return;
        }
    }
    panic!("forty taps make no move");
}
