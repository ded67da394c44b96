//! Several people on one device, and bots.

use crate::hall::{new_table, no_animations};
use crate::player::{Dice, look, make_move, my_turn, signature};
use crate::support::Visit;

#[tokio::test]
async fn a_curtain_falls_between_two_people_on_one_device() {
    let visit = Visit::begin().await;
    let browser = visit.guest().await;
    new_table(&browser, "tzolkin", &[("me", ""), ("here", "Itzamna")], "one device").await;
    let mut dice = Dice::new(3);
    let mut passed = Vec::new();
    while passed.len() < 4 {
        // Somebody is asked: either the one who looks, or the curtain falls.
        let drawn = browser
            .until(
                "if (!document.querySelector('#curtain').hidden) return 'drawn';
                 return document.querySelector('[data-part].can') && 'open'",
            )
            .await;
        if drawn == "open" {
            make_move(&browser, &mut dice).await;
            continue;
        }
        if passed.is_empty() {
            browser.picture("curtain").await;
        }
        let eyes = browser.say("return document.querySelector('#table').dataset.as").await;
        assert!(
            browser.is("return document.querySelector('#table').inert").await,
            "nothing behind the curtain can be reached"
        );
        let covered = "const { width, height } = document.querySelector('#curtain').getBoundingClientRect();
            return width >= innerWidth && height >= innerHeight";
        assert!(browser.is(covered).await, "the curtain covers everything");
        browser.follow("#curtain [data-seat]:not([hidden]) a").await;
        let now = browser.say("return document.querySelector('#table').dataset.as").await;
        assert_ne!(now, eyes, "the other person looks");
        assert!(my_turn(&browser).await, "and is the one who is asked");
        if passed.is_empty() {
            no_animations(&browser).await;
        }
        passed.push(now);
    }
    browser.close().await;
}

#[tokio::test]
async fn bots_play_by_themselves() {
    let visit = Visit::begin().await;
    let browser = visit.guest().await;
    new_table(&browser, "tzolkin", &[("me", ""), ("level1", ""), ("level2", "")], "bots").await;
    no_animations(&browser).await;
    let mut dice = Dice::new(4);
    let board = signature(&browser, "#board").await;
    let mut own = 0;
    while own < 12 {
        assert!(my_turn(&browser).await);
        make_move(&browser, &mut dice).await;
        own += 1;
    }
    assert!(my_turn(&browser).await, "the turn comes back");
    assert!(look(&browser).await.step > own + 4, "the bots have moved too");
    assert_ne!(signature(&browser, "#board").await, board);
    let theirs = browser.count("return document.querySelectorAll('#log .seat-1, #log .seat-2').length").await;
    assert!(theirs > 4.0, "what they did stands in the log");
    browser.close().await;
}
