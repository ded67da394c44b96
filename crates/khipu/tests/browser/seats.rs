//! Several people on one device, and bots.

use crate::lobby::{call_me, drawer, new_table, no_animations, seat_link, sit_by_link, sit_down};
use crate::player::{Dice, look, make_move, my_turn, signature};
use crate::support::BrowserTest;

#[tokio::test]
async fn a_curtain_falls_between_two_people_on_one_device() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    new_table(&browser, "tzolkin", &[("me", ""), ("here", "Itzamna")], "one device").await;
    // Nobody has looked yet on this device: there is nobody to hide from, and it is this person's turn.
    assert!(my_turn(&browser).await, "whoever comes in first is asked at once");
    assert!(browser.is("return document.querySelector('#curtain').hidden").await);
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
    // Whoever goes away and comes back is the same person still.
    let address = browser.url().await;
    browser.goto(&visit.server.url("/")).await;
    browser.goto(address.split('?').next().unwrap_or(&address)).await;
    let eyes = browser
        .until(
            "return document.querySelector('[data-part].can') && document.querySelector('#table').dataset.as",
        )
        .await;
    assert_eq!(eyes.as_str(), passed.last().map(String::as_str));
    assert!(browser.is("return document.querySelector('#curtain').hidden").await);
    browser.close().await;
}

#[tokio::test]
async fn seats_are_renamed_and_handed_to_bots() {
    let visit = BrowserTest::begin().await;
    let host = visit.guest().await;
    call_me(&host, "Ixchel").await;
    new_table(&host, "tzolkin", &[("me", ""), ("open", "")], "names").await;
    let friend = visit.guest().await;
    call_me(&friend, "Kukulkan").await;
    sit_by_link(&friend, &seat_link(&host, 1).await).await;
    no_animations(&friend).await;

    // Everybody sees the new name, at once and wherever names stand.
    drawer(&friend, "more", true).await;
    let field = friend.find(".links .seat-1 input[name=name]").await;
    field.clear().await.expect("the old name goes");
    field.send_keys("Feathered Serpent").await.expect("a name is typed");
    friend.follow(".links .seat-1 form:has([name=name]) button").await;
    for browser in [&host, &friend] {
        for place in ["#strip-1 .who", "#sits-1 .who"] {
            let named = format!(
                "return document.querySelector('{place}').textContent.startsWith('Feathered Serpent')"
            );
            browser.until(&named).await;
        }
    }

    // As long as the friend is here, nobody else hands over the seat; afterwards the host chooses a bot for it.
    host.reload().await;
    sit_down(&host).await;
    drawer(&host, "more", true).await;
    host.until("return Boolean(document.querySelector('#sits-1 .here'))").await;
    let refused = host.ask(&format!("return {}", hand_over(1, 2))).await;
    assert_eq!(refused, 403);
    let visible = "return document.querySelector('.away-1').checkVisibility()";
    assert!(!host.is(visible).await);
    let address = friend.url().await;
    friend.goto(&visit.server.url("/")).await;
    host.until(visible).await;
    let level = host.find(".away-1 select[name=level]").await;
    level.select_by_value("2").await.expect("a level can be chosen");
    host.follow(".away-1 button").await;
    host.until("return document.querySelector('#sits-1').textContent.includes('2')").await;

    // Whoever was away plays on. Programs can ask for the same as people.
    friend.goto(&address).await;
    drawer(&friend, "more", true).await;
    friend.follow(".links .seat-1 button[value=back]").await;
    friend.until("return Boolean(document.querySelector('#sits-1 .here'))").await;
    assert_eq!(host.ask(&format!("return {}", hand_over(0, 6))).await, 422);
    assert_eq!(host.ask(&format!("return {}", hand_over(0, 1))).await, 200);
    friend.until("return document.querySelector('#sits-0').textContent.includes('1')").await;
    for browser in [host, friend] {
        // The browser notes what was refused.
        let complaints = browser.complaints();
        assert!(
            complaints.iter().all(|text| text.contains(" 403 ") || text.contains(" 422 ")),
            "{complaints:?}"
        );
        browser.close().await;
    }
}

/// A script that hands a seat to a bot by the interface for programs: the status of the answer.
fn hand_over(seat: usize, level: u8) -> String {
    format!(
        "fetch('/api' + location.pathname.replace('/t/', '/tables/') + '/seats/{seat}', {{
            method: 'POST',
            headers: {{ 'Content-Type': 'application/json', 'X-Khipu-Token': document.querySelector('#table').dataset.token }},
            body: JSON.stringify({{ what: 'bot', level: {level} }}),
         }}).then((answer) => answer.status)"
    )
}

#[tokio::test]
async fn a_table_waits_for_its_players_and_is_left_on_every_device() {
    let mut visit = BrowserTest::begin().await;
    let host = visit.guest().await;
    host.follow(".game.tzolkin .ways form:has([value=open]) button").await;
    sit_down(&host).await;
    let waits = "return document.querySelector('#waiting').checkVisibility()";
    assert!(host.is(waits).await, "nobody plays alone");
    host.picture("waiting").await;
    visit.server.restart();
    host.until("return document.querySelector('#connection')?.dataset.state === 'live'").await;
    let friend = visit.guest().await;
    friend.goto(&seat_link(&host, 1).await).await;
    friend.picture("seat-link").await;
    assert!(host.is(waits).await, "opening a link takes nothing");
    friend.follow("button.go").await;
    sit_down(&friend).await;
    // The game is dealt before the eyes of the host.
    let dealt = "return document.querySelectorAll('#panels [data-part^=wealth-]').length === 4";
    host.until(dealt).await;
    assert!(!host.is(waits).await);
    friend.until(dealt).await;
    let parts =
        "return [...document.querySelectorAll('#seed .part')].map((part) => part.textContent.length).join()";
    assert_eq!(host.say(parts).await, "32,32", "both browsers made their parts themselves");

    // The friend plays on a phone too. After leaving on one device the other one shows nothing of the hand.
    let phone = visit.guest().await;
    drawer(&friend, "more", true).await;
    sit_by_link(&phone, &seat_link(&friend, 1).await).await;
    phone.until(dealt).await;
    friend.click(".links .seat-1 details.ask:last-of-type summary").await;
    friend.follow(".links .seat-1 button[value=leave]").await;
    for browser in [&friend, &phone] {
        browser.until("return document.querySelector('#table').dataset.as === 'none'").await;
        let shown = "return document.querySelectorAll('#panels [data-part^=wealth-]').length";
        assert_eq!(browser.count(shown).await, 0.0);
    }
    host.until("return document.querySelector('#sits-1').textContent.includes('left')").await;
    for browser in [host, friend, phone] {
        // The browsers note the line that was cut.
        let complaints = browser.complaints();
        let cut = |text: &String| text.contains("ERR_") || text.contains("/stream");
        assert!(complaints.iter().all(cut), "{complaints:?}");
        browser.close().await;
    }
}

#[tokio::test]
async fn bots_play_by_themselves() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    new_table(&browser, "tzolkin", &[("me", ""), ("level1", ""), ("level2", "")], "bots").await;
    no_animations(&browser).await;
    let mut dice = Dice::new(4);
    let board = signature(&browser, "#panels").await;
    let mut own = 0;
    while own < 12 {
        assert!(my_turn(&browser).await);
        make_move(&browser, &mut dice).await;
        own += 1;
    }
    assert!(my_turn(&browser).await, "the turn comes back");
    assert!(look(&browser).await.step > own + 4, "the bots have moved too");
    assert_ne!(signature(&browser, "#panels").await, board);
    let theirs = browser.count("return document.querySelectorAll('#log .seat-1, #log .seat-2').length").await;
    assert!(theirs > 4.0, "what they did stands in the log");
    browser.close().await;
}
