//! The coach at a table.

use crate::lobby::{drawer, new_table, sit_down};
use crate::player::{Dice, make_move, my_turn};
use crate::support::{Browser, BrowserTest};

/// Plays on until the coach has something to say.
pub(crate) async fn play_until_coached(browser: &Browser, dice: &mut Dice) {
    for _ in 0..20 {
        assert!(my_turn(browser).await);
        let says = "return fetch(`${location.pathname}/coach`).then((answer) => answer.json()).then(({ say }) => say.length > 0)";
        if browser.is(says).await {
            return;
        }
        make_move(browser, dice).await;
    }
    panic!("it never speaks");
}

/// What the coach says now; waits until it says something.
async fn heard(browser: &Browser) -> String {
    browser
        .until(
            "return !document.querySelector('#coach').hidden && document.querySelector('#coach li') !== null",
        )
        .await;
    browser.text("#coach ul").await
}

#[tokio::test]
#[ignore = "it takes a quarter of a minute"]
async fn a_coach_speaks_as_long_as_somebody_wants_one() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    new_table(&browser, "tzolkin", &[("me", ""), ("level1", "")], "a coach").await;
    let mut dice = Dice::new(4);
    assert!(browser.is("return document.querySelector('#coach').hidden").await, "it was sent away");
    // Where nobody has said anything, it speaks.
    browser.ask("localStorage.removeItem('khipu-coach'); return true").await;
    browser.reload().await;
    sit_down(&browser).await;
    play_until_coached(&browser, &mut dice).await;
    assert!(!heard(&browser).await.contains('⟨'));
    assert!(browser.count("return document.querySelectorAll('#coach li').length").await <= 2.0);
    // It goes when it was read, and comes back at the next decision that it has something to say of.
    browser.click("#coach-close").await;
    assert!(browser.is("return document.querySelector('#coach').matches('.silent')").await);
    make_move(&browser, &mut dice).await;
    play_until_coached(&browser, &mut dice).await;
    heard(&browser).await;
    // This browser remembers it, until somebody switches it off.
    browser.reload().await;
    heard(&browser).await;
    browser.click("#coach-off").await;
    browser.until("return document.querySelector('#coach').hidden").await;
    browser.reload().await;
    sit_down(&browser).await;
    drawer(&browser, "more", true).await;
    assert!(browser.is("return !document.querySelector('#coach-wanted').checked").await, "it is remembered");
    // The switch brings it back.
    browser.click("#coach-wanted").await;
    drawer(&browser, "more", false).await;
    heard(&browser).await;
    browser.close().await;
}
