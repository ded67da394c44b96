//! The keyboard alone, from the lobby to the end of a game.

use fantoccini::key::Key;

use crate::lobby::sit_down;
use crate::player::{Dice, at_step, look};
use crate::positions::against_a_bot;
use crate::support::{Browser, BrowserTest};

/// Goes on by Tab until the focus is on something that a script describes as `one`.
pub(crate) async fn tab_to(browser: &Browser, wanted: &str) {
    for _ in 0..200 {
        browser.key(Key::Tab).await;
        if browser.is(&format!("const one = document.activeElement; return Boolean({wanted})")).await {
            let ring = "const { outlineStyle, boxShadow } = getComputedStyle(document.activeElement);
                return outlineStyle !== 'none' || boxShadow !== 'none'";
            assert!(browser.is(ring).await, "the focus can be seen");
            return;
        }
    }
    panic!("Tab never comes to {wanted}");
}

/// Presses keys for one move: goes by Tab to something that can be chosen, and chooses it, until a move is made.
async fn move_by_keys(browser: &Browser) {
    browser.until("return Boolean(document.querySelector('[data-part].can'))").await;
    let before = look(browser).await.step;
    for _ in 0..20 {
        tab_to(browser, "one.matches('[data-part].can')").await;
        let part = browser.say("return document.activeElement.dataset.part").await;
        browser.key(Key::Enter).await;
        let answer = browser
            .until(&format!(
                "if (Number(document.querySelector('#moment').max) > {before}) return 'done';
                 return Boolean(document.querySelector('[data-part={part:?}].picked')) && 'picked'"
            ))
            .await;
        if answer == "done" {
            focus_on_status(browser).await;
            return;
        }
    }
    panic!("twenty choices make no move");
}

async fn focus_on_status(browser: &Browser) {
    browser.until("return document.activeElement?.id === 'status'").await;
}

#[tokio::test]
#[ignore = "a whole game by keys takes a minute and a half"]
async fn the_keyboard_alone_is_enough() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    // The shortest way to a table against a bot.
    tab_to(&browser, "one.closest('.game.tzolkin form')?.querySelector('[name=seat1][value^=level]')").await;
    browser.ask("window.leaving = true").await;
    browser.key(Key::Enter).await;
    browser.until("return !window.leaving && document.querySelector('#table')").await;
    sit_down(&browser).await;
    // The list of keys opens and closes, and names what follows.
    browser.keys(['?']).await;
    browser.until("return document.querySelector('#keys').open").await;
    browser.picture("keys").await;
    browser.key(Key::Escape).await;
    browser.until("return !document.querySelector('#keys').open").await;

    for _ in 0..6 {
        move_by_keys(&browser).await;
    }
    skip_to_own_turn(&browser).await;
    arrows(&browser).await;
    undo(&browser).await;
    typed(&browser).await;
    end_of_turn(&browser).await;
    browser.picture("keyboard").await;
    nothing_slow(&browser).await;
    assert!(by_keys(&browser, 2000).await, "two thousand choices make a game");
    browser.picture("keyboard-end").await;
    browser.close().await;
}

#[tokio::test]
#[ignore = "a part of every game by keys takes a minute"]
async fn every_game_goes_on_by_keys() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    for game in khipu_games::registry().games().map(|game| game.title().name) {
        against_a_bot(&visit, &browser, game, "by keys").await;
        nothing_slow(&browser).await;
        browser.key(Key::Tab).await;
        let before = look(&browser).await.step;
        by_keys(&browser, 60).await;
        assert!(look(&browser).await.step > before + 10, "{game} goes on");
    }
    browser.close().await;
}

/// Chooses in the settings that nothing is shown step by step.
async fn nothing_slow(browser: &Browser) {
    tab_to(browser, "one.matches('.tool[data-drawer=more]')").await;
    browser.key(Key::Enter).await;
    tab_to(browser, "one.id === 'speed'").await;
    browser.keys([Key::Up; 3].map(char::from)).await;
    browser.until("return document.documentElement.dataset.speed === 'off'").await;
    browser.key(Key::Escape).await;
    browser.key(Key::Escape).await;
    browser.until("return !document.body.dataset.open").await;
}

/// Plays on until the game is over, or so many choices are made; true if it is over. Arrows and Tab take turns in finding something that can be chosen, Enter chooses it,
/// and what has a letter is sometimes done by its letter. The focus is never lost.
async fn by_keys(browser: &Browser, choices: usize) -> bool {
    let mut dice = Dice::new(11);
    for _ in 0..choices {
        let now = browser
            .until(
                "const seen = (one) => Boolean(one?.checkVisibility());
                 const over = !document.querySelector('#outcome').hidden;
                 return (over || document.querySelector('[data-part].can')) && {
                     over,
                     step: Number(document.querySelector('#moment').max),
                     lost: document.activeElement === document.body,
                     ends: seen(document.querySelector('#choices .ends.can')),
                     picked: document.querySelectorAll('.picked').length,
                     confirm: seen(document.querySelector('#confirm')),
                     revealed: document.querySelector('dialog[open]') !== null,
                 }",
            )
            .await;
        assert_eq!(now["lost"], false, "the focus is lost after {}", now["step"]);
        if now["over"] == true {
            return true;
        }
        if now["revealed"] == true {
            browser.key(Key::Enter).await;
            browser.until("return document.querySelector('dialog[open]') === null").await;
            continue;
        }
        let before = now["step"].as_u64().expect("a number of moves");
        let picked = now["picked"].as_u64().expect("a number of parts");
        if now["confirm"] == true {
            browser.keys(['c']).await;
        } else if now["ends"] == true && dice.roll() < 0.7 {
            browser.keys(['e']).await;
        } else {
            let arrows = [Key::Right, Key::Down, Key::Left, Key::Up];
            let by_arrows = dice.roll() < 0.7;
            let key = |_| if by_arrows { arrows[(dice.roll() * 4.0) as usize % 4] } else { Key::Tab };
            browser.keys([0; 3].map(key).map(char::from)).await;
            if !browser.is("return document.activeElement.matches('[data-part].can')").await {
                tab_to(browser, "one.matches('[data-part].can')").await;
            }
            browser.key(Key::Enter).await;
        }
        browser
            .until(&format!(
                "return Number(document.querySelector('#moment').max) > {before}
                     || document.querySelectorAll('.picked').length !== {picked}"
            ))
            .await;
    }
    false
}

/// What the bot does may be skipped by a key.
async fn skip_to_own_turn(browser: &Browser) {
    for _ in 0..200 {
        if look(browser).await.can {
            return;
        }
        browser.key(Key::Escape).await;
    }
    browser.until("return Boolean(document.querySelector('[data-part].can'))").await;
}

/// Arrows go from spot to spot and to the buttons, in their direction.
async fn arrows(browser: &Browser) {
    let place = "const spot = document.activeElement; if (!spot.matches('#panels [data-part], #choices button')) return null;
        const box = spot.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]";
    browser.key(Key::Right).await;
    let first = browser.until(place).await;
    let mut moved = 0;
    for (key, axis, sign) in
        [(Key::Right, 0, 1.0), (Key::Left, 0, -1.0), (Key::Down, 1, 1.0), (Key::Up, 1, -1.0)]
    {
        let from = browser.until(place).await;
        browser.key(key).await;
        let to = browser.until(place).await;
        let by = (to[axis].as_f64().unwrap_or_default() - from[axis].as_f64().unwrap_or_default()) * sign;
        assert!(by >= 0.0, "an arrow goes the other way: {from} {to}");
        moved += usize::from(by > 0.0);
    }
    assert!(moved >= 2, "arrows lead on from {first}");
}

/// `u` takes a move back.
async fn undo(browser: &Browser) {
    for _ in 0..10 {
        skip_to_own_turn(browser).await;
        let before = look(browser).await.step;
        move_by_keys(browser).await;
        if browser.is("return document.querySelector('#undo')?.disabled === false").await {
            browser.keys(['u']).await;
            at_step(browser, before).await;
            focus_on_status(browser).await;
            return;
        }
    }
    panic!("ten moves, and none could be taken back");
}

/// A move can be typed; what is no move is refused in words.
async fn typed(browser: &Browser) {
    skip_to_own_turn(browser).await;
    let before = look(browser).await.step;
    browser.keys(['/']).await;
    browser.until("return document.activeElement.id === 'typed'").await;
    let words = browser.until("return document.querySelector('#typed-moves option')?.value ?? null").await;
    browser.typed("nonsense").await;
    browser.key(Key::Enter).await;
    browser.until("return !document.querySelector('#notice').hidden").await;
    assert_eq!(look(browser).await.step, before);
    // The browser notes each refusal.
    let complaints = browser.complaints();
    assert!(complaints.iter().all(|complaint| complaint.contains(" 422 ")), "{complaints:?}");
    // Whoever mistypes can type again at once.
    browser
        .until("return document.activeElement.id === 'typed' && document.activeElement.value === ''")
        .await;
    browser.typed(words.as_str().expect("the words of a move")).await;
    browser.key(Key::Enter).await;
    browser.until(&format!("return Number(document.querySelector('#moment').max) > {before}")).await;
    focus_on_status(browser).await;
}

/// `e` ends the turn when it can be ended.
async fn end_of_turn(browser: &Browser) {
    for _ in 0..20 {
        skip_to_own_turn(browser).await;
        let before = look(browser).await.step;
        if browser.is("return Boolean(document.querySelector('#choices .ends.can:not([hidden])'))").await {
            browser.keys(['e']).await;
            browser.until(&format!("return Number(document.querySelector('#moment').max) > {before}")).await;
            return;
        }
        move_by_keys(browser).await;
    }
    panic!("in twenty moves no turn could be ended");
}
