//! The ways from the lobby to a table.

use fantoccini::Locator;

use crate::support::Browser;

/// Chooses a name in the lobby.
pub(crate) async fn call_me(browser: &Browser, name: &str) {
    let field = browser.find("#name").await;
    field.clear().await.expect("the old name goes");
    field.send_keys(name).await.expect("a name is typed");
    browser.follow("form.name button").await;
    assert_eq!(browser.say("return document.querySelector('#name').value").await, name);
}

/// Sends the coach away, as somebody does who has read enough of it: it lies over the board.
pub(crate) async fn without_coach(browser: &Browser) {
    browser.ask("localStorage.setItem('khipu-coach', 'no'); return true").await;
}

/// From the lobby to a new table without a coach, by the long form: who sits on each seat (and the name of whoever shares the device), and
/// the seed, so that the same clicks make the same game. Where others sit down it is an exhibition among friends, who stand
/// in for each other at once.
pub(crate) async fn new_table(browser: &Browser, game: &str, seats: &[(&str, &str)], seed: &str) {
    without_coach(browser).await;
    browser.follow(&format!(".game.{game} a.button[href='/new/{game}']")).await;
    for (seat, (holder, name)) in seats.iter().enumerate() {
        let select = browser.find(&format!("#seat{seat}")).await;
        select.select_by_value(holder).await.expect("a choice for the seat");
        if !name.is_empty() {
            browser
                .find(&format!("input[name=name{seat}]"))
                .await
                .send_keys(name)
                .await
                .expect("a name is typed");
        }
    }
    browser.click("details:has(input[name=seed]) summary").await;
    browser.find("input[name=seed]").await.send_keys(seed).await.expect("a seed is typed");
    if seats.iter().any(|(holder, _)| *holder == "open") {
        browser.click("input[name=exhibition]").await;
        browser.find("#away").await.select_by_value("0").await.expect("a time can be chosen");
    }
    browser.follow("button.go").await;
    sit_down(browser).await;
}

/// Waits until the table is live, and nothing moves any more because a typeface arrives.
pub(crate) async fn sit_down(browser: &Browser) {
    browser.until("return document.querySelector('#connection')?.dataset.state === 'live'").await;
    browser.until("return document.fonts.ready.then(() => true)").await;
}

/// Opens a drawer (`side` or `more`), or closes it, if it is not so already. On a large screen the log is always there.
pub(crate) async fn drawer(browser: &Browser, name: &str, open: bool) {
    let shown = format!("return document.querySelector('#{name}').checkVisibility()");
    if browser.is(&shown).await != open {
        let button =
            if open { format!(".tool[data-drawer={name}]") } else { format!("#{name} [data-close]") };
        browser.click(&button).await;
    }
    browser.until(&format!("{shown} === {open}")).await;
}

/// Switches animations off, by the setting of the page.
pub(crate) async fn no_animations(browser: &Browser) {
    drawer(browser, "more", true).await;
    let speed = browser.find("#speed").await;
    speed.select_by_value("off").await.expect("the speed can be chosen");
    assert_eq!(browser.say("return document.documentElement.dataset.speed").await, "off");
    drawer(browser, "more", false).await;
}

/// The link of a seat, as the page of somebody who may see it has it.
pub(crate) async fn seat_link(browser: &Browser, seat: usize) -> String {
    browser
        .say(&format!("return document.querySelector('.links .seat-{seat} a[href^=\"/seat/\"]').href"))
        .await
}

/// Opens the link of a seat, and sits down there.
pub(crate) async fn sit_by_link(browser: &Browser, link: &str) {
    browser.goto(link).await;
    browser.follow("button.go").await;
    sit_down(browser).await;
}

/// Says something in the chat.
pub(crate) async fn chat(browser: &Browser, text: &str) {
    drawer(browser, "side", true).await;
    browser.find("#chat-text").await.send_keys(text).await.expect("a line is typed");
    browser.click("form[data-post=chat] button").await;
}

/// What stands in the table of the final score: rows of cells, without the mark of whoever looks.
pub(crate) async fn score_table(browser: &Browser) -> Vec<Vec<String>> {
    browser.client.wait().for_element(Locator::Css("table.score")).await.expect("a table of the score");
    let rows = browser
        .ask("return [...document.querySelectorAll('table.score tr')].map((row) => [...row.cells].map((cell) => cell.textContent.replace(' (you)', '').trim()))")
        .await;
    serde_json::from_value(rows).expect("rows of texts")
}
