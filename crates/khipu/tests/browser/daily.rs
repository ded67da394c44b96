//! The game of the day, from the lobby to the table and back.

use fantoccini::key::Key;

use crate::keyboard::tab_to;
use crate::lessons::no_sideways_scroll;
use crate::lobby::sit_down;
use crate::support::BrowserTest;

#[tokio::test]
async fn a_game_of_the_day_by_keyboard_on_a_small_screen() {
    let visit = BrowserTest::begin().await;
    for (language, title, go_on) in [("pl", "Gry dnia", "Graj dalej"), ("ru", "Игры дня", "Продолжить")]
    {
        let browser = visit.browser(360, 740, language).await;
        browser.goto(&visit.server.url("/")).await;
        assert_eq!(browser.text("section.daily h2").await, title);
        no_sideways_scroll(&browser).await;
        tab_to(&browser, "one.matches('.deals .settlers form button')").await;
        browser.key(Key::Enter).await;
        sit_down(&browser).await;
        let table = browser.say("return location.pathname").await;
        for path in ["/daily", "/daily/settlers/solo", "/"] {
            browser.goto(&visit.server.url(path)).await;
            no_sideways_scroll(&browser).await;
            let back = format!("main a.button[href='{table}']");
            assert_eq!(browser.text(&back).await, go_on, "{path}");
            browser.picture(&format!("phone-daily-{language}{}", path.replace('/', "-"))).await;
        }
        browser.close().await;
    }
}
