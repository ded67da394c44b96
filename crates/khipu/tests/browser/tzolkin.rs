//! A whole game of Tzolk'in for two in two browsers, with somebody who watches in a third.

use crate::lobby::{call_me, chat, new_table, no_animations, score_table, seat_link, sit_by_link, sit_down};
use crate::player::{Dice, assert_same, at_step, look, make_move, signature};
use crate::support::{Browser, BrowserTest};

/// After how many moves the server is killed, and how often the three pages are compared.
const KILLED_AFTER: u64 = 60;
const COMPARED_EVERY: u64 = 15;
/// The starting wealth that a player holds in hand.
const IN_HAND: &str = "return [...document.querySelectorAll('#panels [data-part^=wealth-]')].map((tile) => tile.dataset.part).join()";

#[tokio::test]
#[ignore = "a whole game in three windows takes two minutes"]
async fn a_whole_game_in_two_browsers_before_a_spectator() {
    let mut visit = BrowserTest::begin().await;
    let host = visit.guest().await;
    call_me(&host, "Ixchel").await;
    new_table(&host, "tzolkin", &[("me", ""), ("open", "")], "two browsers").await;
    let address = host.url().await;
    let friend = visit.guest().await;
    call_me(&friend, "Kukulkan").await;
    sit_by_link(&friend, &seat_link(&host, 1).await).await;
    let spectator = visit.guest().await;
    call_me(&spectator, "Onlooker").await;
    spectator.goto(address.split('?').next().unwrap_or(&address)).await;
    for browser in [&host, &friend, &spectator] {
        sit_down(browser).await;
        no_animations(browser).await;
    }
    host.picture("tzolkin-start").await;
    spectator.picture("tzolkin-spectator").await;
    host.until("return document.querySelector('#sits-1').textContent.includes('Kukulkan')").await;

    let dealt = [tiles(&host).await, tiles(&friend).await];
    assert_eq!(dealt.each_ref().map(Vec::len), [4, 4], "each chooses from four tiles");
    hidden(&[&friend, &spectator], &dealt[0]).await;
    hidden(&[&host, &spectator], &dealt[1]).await;
    talk(&[&host, &friend, &spectator]).await;

    let mut dice = Dice::new(2);
    let mut compared = 0;
    let mut killed = false;
    loop {
        let now = look(&host).await;
        at_step(&friend, now.step).await;
        if now.over {
            break;
        }
        if now.step >= compared + COMPARED_EVERY {
            compared = now.step;
            same(&[&host, &friend, &spectator], now.step).await;
        }
        if now.step >= KILLED_AFTER && !killed {
            killed = true;
            hidden(&[&friend, &spectator], &put_back(&host, &dealt[0]).await).await;
            hidden(&[&host, &spectator], &put_back(&friend, &dealt[1]).await).await;
            host.picture("tzolkin-middle").await;
            restart(&mut visit, &[&host, &friend, &spectator]).await;
        }
        let player = if now.can { &host } else { &friend };
        let step = make_move(player, &mut dice).await;
        at_step(&host, step).await;
    }
    let rows = score_table(&host).await;
    for browser in [&friend, &spectator] {
        browser.until("return !document.querySelector('#outcome').hidden").await;
        assert_eq!(score_table(browser).await, rows);
        // Who looks is marked.
        assert_eq!(browser.text("#status").await, host.text("#status").await.replace(" (you)", ""));
    }
    same(&[&host, &friend, &spectator], look(&host).await.step).await;
    host.picture("tzolkin-end").await;
    for browser in [host, friend, spectator] {
        browser.close().await;
    }
}

/// The tiles in somebody's hand.
async fn tiles(browser: &Browser) -> Vec<String> {
    let tiles = browser.say(IN_HAND).await;
    tiles.split(',').filter(|tile| !tile.is_empty()).map(str::to_owned).collect()
}

/// The dealt tiles that somebody did not keep: nobody else ever sees them.
async fn put_back(browser: &Browser, dealt: &[String]) -> Vec<String> {
    let shown = browser
        .say(
            "return document.querySelector('#areas').innerHTML + document.querySelector('#panels').innerHTML",
        )
        .await;
    let kept = |tile: &&String| shown.contains(&format!("#tz-{tile}\""));
    let (kept, back): (Vec<&String>, Vec<&String>) = dealt.iter().partition(kept);
    assert_eq!((kept.len(), back.len()), (2, 2), "two tiles are kept");
    back.into_iter().cloned().collect()
}

/// Nothing of these tiles is anywhere on these pages, but for the drawings of all tiles that every page has.
async fn hidden(browsers: &[&Browser], tiles: &[String]) {
    for browser in browsers {
        let page = browser
            .say(
                "const copy = document.documentElement.cloneNode(true);
                 for (const drawings of copy.querySelectorAll('symbol')) drawings.remove();
                 return copy.outerHTML",
            )
            .await;
        for tile in tiles {
            assert!(
                !page.contains(&format!("{tile}\"")),
                "{tile} is to be seen on a page where it must not be"
            );
        }
    }
}

/// What players say, all hear, once; what those say who look on is for themselves while the game goes on.
async fn talk(browsers: &[&Browser]) {
    const NAMES: [&str; 3] = ["Ixchel", "Kukulkan", "Onlooker"];
    for (number, browser) in browsers.iter().enumerate() {
        chat(browser, &format!("greeting {number} <b>")).await;
    }
    for (browser, lines) in browsers.iter().zip([2, 2, 3]) {
        browser.until(&format!("return document.querySelectorAll('#chat li').length === {lines}")).await;
        let said = browser.text("#chat").await;
        for (number, name) in NAMES.iter().enumerate() {
            let heard = said.contains(name) && said.contains(&format!("greeting {number} <b>"));
            assert_eq!(heard, number < lines, "{said}");
        }
    }
}

/// All see the same board.
async fn same(browsers: &[&Browser], step: u64) {
    let mut boards = Vec::new();
    for browser in browsers {
        at_step(browser, step).await;
        boards.push(signature(browser, "#panels").await);
    }
    for board in &boards[1..] {
        assert_same(&boards[0], board, &format!("the boards after {step} moves"));
    }
}

/// The server is killed and started again: the pages notice, come back by themselves and go on where they were.
async fn restart(visit: &mut BrowserTest, browsers: &[&Browser]) {
    let step = look(browsers[0]).await.step;
    for browser in browsers {
        assert_eq!(browser.complaints(), Vec::<String>::new());
        browser.ask("new MutationObserver(() => { window.lost = true }).observe(document.querySelector('#connection'), { attributes: true })").await;
    }
    visit.server.restart();
    for browser in browsers {
        browser
            .until("return window.lost && document.querySelector('#connection').dataset.state === 'live'")
            .await;
        at_step(browser, step).await;
        // That nobody answered for a moment is all that the console may say.
        for complaint in browser.complaints() {
            assert!(complaint.contains("net::ERR_"), "{complaint}");
        }
    }
}
