//! Somebody who plays by clicking on what is highlighted.

use serde_json::{Value, json};

use crate::support::Browser;

/// What stands on the table, without what only belongs to the moment of looking: what is marked as possible, chosen, just
/// changed or explained.
const SIGNATURE: &str = r#"
    const copy = document.querySelector(SELECTOR).cloneNode(true);
    for (const ghost of copy.querySelectorAll(".ghost")) ghost.remove();
    for (const one of [copy, ...copy.querySelectorAll("*")]) {
        if ("ghosts" in one.dataset) one.hidden = one.childElementCount === 0;
        delete one.dataset.ghosts;
        one.classList.remove("would", "can", "picked", "glow", "since", "lit");
        delete one.dataset.since;
        delete one.dataset.whose;
        if (!one.classList.length) one.removeAttribute("class");
        for (const name of ["tabindex", "aria-pressed", "aria-disabled", "aria-describedby"]) one.removeAttribute(name);
        // A style is written in one way, whether a script has touched it or not.
        if (one.style.length) one.setAttribute("style", one.style.cssText);
        else one.removeAttribute("style");
    }
    return copy.innerHTML;"#;

/// Chance that is the same in every run.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// A number from 0 to below 1 (SplitMix64).
    pub(crate) fn roll(&mut self) -> f64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut x = self.0;
        x = (x ^ (x >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        x = (x ^ (x >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((x ^ (x >> 31)) >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// How a table stands, as its page shows it.
#[derive(Debug)]
pub(crate) struct PageState {
    /// How many moves were played.
    pub(crate) step: u64,
    pub(crate) over: bool,
    /// Whether there is something to click on.
    pub(crate) can: bool,
}

/// Looks at the page of a table.
pub(crate) async fn look(browser: &Browser) -> PageState {
    let seen = browser
        .ask(
            "return {
                step: Number(document.querySelector('#moment').max),
                over: !document.querySelector('#outcome').hidden,
                can: Boolean(document.querySelector('[data-part].can')),
             }",
        )
        .await;
    PageState {
        step: seen["step"].as_u64().expect("a number of moves"),
        over: seen["over"] == true,
        can: seen["can"] == true,
    }
}

/// What stands in a part of the page.
pub(crate) async fn signature(browser: &Browser, selector: &str) -> String {
    browser.say(&SIGNATURE.replace("SELECTOR", &json!(selector).to_string())).await
}

/// Checks that two signatures are the same; says where they part.
pub(crate) fn assert_same(left: &str, right: &str, what: &str) {
    if left == right {
        return;
    }
    let at = left.bytes().zip(right.bytes()).take_while(|(a, b)| a == b).count();
    let around = |text: &str| {
        String::from_utf8_lossy(&text.as_bytes()[at.saturating_sub(200)..text.len().min(at + 150)])
            .into_owned()
    };
    panic!("{what}: they part here\n{}\n{}", around(left), around(right));
}

/// Waits until the page shows a number of moves.
pub(crate) async fn at_step(browser: &Browser, step: u64) {
    browser.until(&format!("return Number(document.querySelector('#moment').max) === {step}")).await;
}

/// Waits until it is this person's turn or the game is over; true if there is something to do.
pub(crate) async fn my_turn(browser: &Browser) -> bool {
    let state = browser
        .until(
            "if (!document.querySelector('#outcome').hidden) return 'over';
             return document.querySelector('[data-part].can') && 'mine'",
        )
        .await;
    state == "mine"
}

/// Makes one move by clicks on what is highlighted, chosen by chance; returns the number of moves afterwards.
pub(crate) async fn make_move(browser: &Browser, dice: &mut Dice) -> u64 {
    let before = look(browser).await.step;
    for _ in 0..20 {
        let part = click_something(browser, dice).await;
        let state = browser
            .until(&format!(
                "const notice = document.querySelector('#notice');
                 if (!notice.hidden) return {{ refused: notice.textContent }};
                 const step = Number(document.querySelector('#moment').max);
                 if (step > {before}) return {{ step }};
                 const part = document.querySelector('[data-part=' + CSS.escape({part}) + ']');
                 return part?.matches('.picked') && {{ picked: true }}",
                part = json!(part)
            ))
            .await;
        if let Some(step) = state["step"].as_u64() {
            return step;
        }
        assert_eq!(state["refused"], Value::Null, "a click on {part} was refused");
    }
    panic!("twenty clicks make no move");
}

/// Clicks on one of the things that are highlighted, and returns the part that it stands for.
async fn click_something(browser: &Browser, dice: &mut Dice) -> String {
    for _ in 0..20 {
        let choose = format!(
            "const seen = (one) => one.checkVisibility({{ visibilityProperty: true }});
             const all = [...document.querySelectorAll('#panels [data-part].can, #choices .can:not([hidden])')].filter(seen);
             // Choices of one kind may lie in a sheet.
             if (all.length === 0) [...document.querySelectorAll('#choices .opens:not([hidden])')].find(seen)?.click();
             const one = all[Math.floor({} * all.length)];
             return one && {{ one, part: one.dataset.part ?? 'confirm' }}",
            dice.roll()
        );
        let chosen = browser.until(&choose).await;
        let part = chosen["part"].as_str().expect("a part").to_owned();
        if browser.element(&chosen["one"]).click().await.is_ok() {
            return part;
        }
        // The bar of actions puts what does not fit into a sheet just before it is painted: then the button has gone there.
        browser.rest().await;
    }
    panic!("nothing that is highlighted can be clicked on");
}
