//! Whole games of every title by fingers alone, for somebody who wants no motion.

use serde_json::json;

use crate::phone::tap_on;
use crate::player::Dice;
use crate::positions::against_a_bot;
use crate::support::{Browser, BrowserTest};

/// What a tap changes, in one text; `over` at the end.
const STATE: &str = "
    const shown = (one) => Boolean(one?.checkVisibility({ visibilityProperty: true }));
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const state = !document.querySelector('#outcome').hidden ? 'over' : [
        document.querySelector('#moment').max,
        all('[data-part].picked').map((one) => one.dataset.part),
        all('#tip .do-it').length,
        document.querySelector('#tip')?.textContent,
        all('dialog[open]').length,
        all('#choices .kind.open').length,
    ].join();";

/// Something that leads on and can be got at, and where it is. What was revealed is dismissed first, what a tap has shown is
/// done, and choices that do not fit into the bar lie in a sheet.
const FIND: &str = "
    if (state === 'over') return { state };
    const free = (one) => {
        one.scrollIntoView({ block: 'center', inline: 'center' });
        const box = one.getBoundingClientRect();
        const at = [box.left + box.width / 2, box.top + box.height / 2];
        return one.contains(document.elementFromPoint(...at)) && { state, at, name: one.textContent.trim() };
    };
    const first = (all) => {
        const from = Math.floor(ROLL * all.length);
        for (let one = 0; one < all.length; one += 1) {
            const found = free(all[(from + one) % all.length]);
            if (found) return found;
        }
        return null;
    };
    return first(all('dialog[open] form[method=dialog] button')) ?? first(all('#tip .do-it'))
        ?? first(all('#panels [data-part].can, #choices .choice.can, #confirm')) ?? first(all('#choices .opens'));";

/// Plays to the end; how many taps that takes. None if the browser feels no more.
async fn play(browser: &Browser, game: &str, dice: &mut Dice) -> Option<usize> {
    let mut idle = 0;
    for taps in 0..4_000 {
        let find = FIND.replace("ROLL", &dice.roll().to_string());
        let found = browser.until(&format!("{STATE}{find}")).await;
        if found["state"] == "over" {
            return Some(taps);
        }
        let place = |axis: usize| found["at"][axis].as_f64().expect("a place");
        if !browser.feels(tap_on((place(0), place(1)))).await {
            return None;
        }
        // What has just been replaced feels nothing: then it is tapped anew.
        let changed = format!(
            "return (async () => {{
                for (let look = 0; look < 60; look += 1) {{
                    {STATE}
                    if (state !== {}) return true;
                    await new Promise((rested) => setTimeout(rested, 25));
                }}
                return false;
             }})()",
            found["state"]
        );
        idle = if browser.is(&changed).await { 0 } else { idle + 1 };
        if idle == 10 {
            browser.give_up(&format!("{game}: taps change nothing, the last one on {found}")).await;
        }
    }
    panic!("{game}: four thousand taps make no game");
}

/// A phone of somebody who wants no motion.
async fn phone(visit: &BrowserTest) -> Browser {
    let browser = visit.browser(390, 844, "en").await;
    let calm = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    browser.devtools("Emulation.setEmulatedMedia", &calm);
    browser
}

#[tokio::test]
#[ignore = "three whole games by fingers take some minutes"]
async fn whole_games_by_touch_alone() {
    let visit = BrowserTest::begin().await;
    let mut browser = phone(&visit).await;
    for game in khipu_games::registry().games().map(|game| game.title().name) {
        let mut broken = 0;
        let taps = loop {
            against_a_bot(&visit, &browser, game, "by fingers").await;
            if let Some(taps) = play(&browser, game, &mut Dice::new(9)).await {
                break taps;
            }
            // The fault of the browser, not of the page: another one begins the game anew.
            broken += 1;
            assert!(broken < 3, "{game}: three browsers have stopped to feel anything");
            browser = phone(&visit).await;
        };
        assert!(taps > 10, "{game} is played by taps");
        let still = "return document.getAnimations().every(({ playState }) => playState !== 'running')";
        assert!(browser.is(still).await, "{game}: nothing moves");
        browser.picture(&format!("touch-{game}-end")).await;
    }
    browser.close().await;
}
