//! Imperial Settlers by clicking: a whole solo game, what a razed location leaves behind, and a deck of one's own.

use crate::lobby::{new_table, no_animations, score_table, sit_down};
use crate::player::{Dice, look, make_move, my_turn};
use crate::positions::{play_on, replayed};
use crate::support::BrowserTest;

#[tokio::test]
#[ignore = "it takes a quarter of a minute"]
async fn a_whole_solo_game_by_clicking() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    new_table(&browser, "settlers", &[("me", "")], "alone among settlers").await;
    no_animations(&browser).await;
    browser.picture("settlers-start").await;
    let mut dice = Dice::new(3);
    let mut pictured = false;
    while my_turn(&browser).await {
        let step = make_move(&browser, &mut dice).await;
        if step > 40 && !pictured {
            browser.picture("settlers-middle").await;
            pictured = true;
        }
    }
    assert!(look(&browser).await.over);
    browser.picture("settlers-end").await;
    assert!(score_table(&browser).await.len() > 2, "the points stand there by source");
    browser.close().await;
}

/// A game in which the second player razes a location of the first with the 53rd move.
const RAZED: &str =
    include_str!("../../../../games/settlers/records/curious-2-japanese-barbarian-open.khipu");

#[tokio::test]
async fn a_razed_location_leaves_a_ghost_until_its_owner_acts() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    let table = replayed(&browser, RAZED, 52).await;
    browser.goto(&visit.server.url(&format!("{table}?as=0"))).await;
    sit_down(&browser).await;
    let location = "[data-part='loc-JAP024']";
    assert!(browser.is(&format!("return document.querySelector(\"#panel-mine {location}\") !== null")).await);
    play_on(&browser, &table, RAZED, 52).await;
    let ghost = browser
        .until(&format!(
            "if (document.querySelector(\"{location}\")) return null;
             const one = document.querySelector('#panel-mine .ghost.since');
             return one?.checkVisibility() && [one.textContent, one.dataset.whose, one.ariaHidden]"
        ))
        .await;
    assert!(ghost[0].as_str().is_some_and(|text| text.contains("Dojo")), "{ghost}");
    assert_eq!((ghost[1].as_str(), ghost[2].as_str()), (Some("seat-1"), Some("true")));
    browser.picture("settlers-ghost").await;
    play_on(&browser, &table, RAZED, 53).await;
    browser.until("return document.querySelector('.ghost') === null").await;
    browser.close().await;
}

#[tokio::test]
async fn a_deck_of_ones_own() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    browser.follow(".game.settlers a[href^='/deck/']").await;
    assert!(
        browser.is("return document.querySelector('.good') !== null").await,
        "the base deck can be played"
    );
    browser.picture("deck").await;
    // A title less, and there are too few cards.
    browser.click("fieldset input[name=t]:checked").await;
    browser.follow("form[method=get] button.go").await;
    let faults = browser.count("return document.querySelectorAll('.trouble li').length").await;
    assert!(faults >= 2.0, "the cards are too few, and so are the titles of that number of copies: {faults}");
    assert!(browser.is("return document.querySelector('.good') === null").await);
    // The same title again, and it can be played.
    browser.click("fieldset input[name=t]:not(:checked)").await;
    browser.follow("form[method=get] button.go").await;
    browser.follow("form[method=post] button.go").await;
    sit_down(&browser).await;
    assert!(my_turn(&browser).await, "the game begins");
    browser.close().await;
}
