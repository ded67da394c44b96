//! Imperial Settlers by clicking: a whole solo game, and a deck of one's own.

use crate::hall::{new_table, no_animations, score_table, sit_down};
use crate::player::{Dice, look, make_move, my_turn};
use crate::support::Visit;

#[tokio::test]
async fn a_whole_solo_game_by_clicking() {
    let visit = Visit::begin().await;
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

#[tokio::test]
async fn a_deck_of_ones_own() {
    let visit = Visit::begin().await;
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
