//! A large screen, and the dark theme.

use crate::lobby::{new_table, no_animations};
use crate::player::{Dice, make_move, my_turn};
use crate::support::{Browser, BrowserTest};

/// The texts of a page, and how much each stands out from what lies behind it, by WCAG: the least of them.
const LEAST_CONTRAST: &str = r#"
    const part = (value) => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    // A canvas knows every way to write a colour, mixed ones too.
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const pixel = (colour) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const light = (colour) => {
        const [red, green, blue] = pixel(colour).map((value) => part(value / 255));
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const solid = (colour) => pixel(colour)[3] === 255;
    const behind = (one) => {
        for (let at = one; at; at = at.parentElement)
            if (solid(getComputedStyle(at).backgroundColor)) return getComputedStyle(at).backgroundColor;
        return "rgb(255, 255, 255)";
    };
    const contrast = (one) => {
        const [a, b] = [light(getComputedStyle(one).color), light(behind(one))];
        return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    };
    const texts = document.querySelectorAll("h1, h2, h3, p, a, button:not(:disabled, .spot), label, summary, li, small");
    const read = [...texts].filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.innerText?.trim()
        && solid(getComputedStyle(one).color));
    return read.map((one) => [contrast(one), one.innerText.trim().slice(0, 40)]).sort(([a], [b]) => a - b)[0];"#;

#[tokio::test]
#[ignore = "it takes a quarter of a minute"]
async fn the_board_fits_a_large_screen() {
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(1920, 1080, "en").await;
    let two = vec![("me", ""), ("level1", "")];
    let games = [("tzolkin", two.clone()), ("tawantinsuyu", vec![("me", "")]), ("settlers", two)];
    for (game, seats) in games {
        browser.goto(&visit.server.url("/")).await;
        new_table(&browser, game, &seats, "a large screen").await;
        no_animations(&browser).await;
        fits(&browser).await;
        let before = places(&browser).await;
        let mut dice = Dice::new(5);
        for _ in 0..10 {
            assert!(my_turn(&browser).await);
            make_move(&browser, &mut dice).await;
            fits(&browser).await;
            let now = places(&browser).await;
            // The hand lies over other panels, and goes when nothing is in it any more.
            let emptied = !now.iter().any(|place| in_hand(place));
            let stay: Vec<&String> = before.iter().filter(|place| !(emptied && in_hand(place))).collect();
            assert_eq!(now.iter().collect::<Vec<_>>(), stay, "nothing jumps");
        }
        my_turn(&browser).await;
        browser.rest().await;
        browser.picture(&format!("{game}-1920x1080")).await;
        // A small window lays the same panels out anew.
        browser.resize(1280, 720);
        fits(&browser).await;
        browser.rest().await;
        browser.picture(&format!("{game}-1280x720")).await;
        browser.resize(1920, 1080);
    }
    browser.close().await;
}

/// Everything of the shell and every panel lies within the window, and the page does not scroll.
async fn fits(browser: &Browser) {
    let outside = browser
        .ask(
            "const inside = ({ left, top, right, bottom }) =>
                left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
             const things = '#panels, .panel, .frame, .frame .spot, #status, #choices, footer.deed, #side, #players';
             return [...document.querySelectorAll(things)]
                .filter((one) => one.checkVisibility() && !inside(one.getBoundingClientRect()))
                .map((one) => one.id || one.dataset.part).join()",
        )
        .await;
    assert_eq!(outside, "", "outside of the window");
    let page = "const page = document.scrollingElement;
        return page.scrollWidth <= innerWidth && page.scrollHeight <= innerHeight";
    assert!(browser.is(page).await, "the page scrolls");
}

/// Where the panels and the bar of actions lie.
async fn places(browser: &Browser) -> Vec<String> {
    let places = "return [...document.querySelectorAll('.panel, footer.deed')].filter((one) => one.checkVisibility())
        .map((one) => { const { x, y } = one.getBoundingClientRect(); return [one.id, Math.round(x), Math.round(y)].join(' '); }).join()";
    browser.say(places).await.split(',').map(str::to_owned).collect()
}

fn in_hand(place: &str) -> bool {
    place.starts_with("panel-hand ")
}

#[tokio::test]
async fn dark_is_dark_and_readable() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    // A click always changes what is seen: the device has it light.
    assert!(brightness(&browser).await > 180.0);
    browser.follow("button.theme").await;
    readable(&browser, "lobby").await;
    new_table(&browser, "tzolkin", &[("me", ""), ("level1", "")], "dark").await;
    readable(&browser, "tzolkin").await;
    browser.goto(&visit.server.url("/")).await;
    new_table(&browser, "tawantinsuyu", &[("me", "")], "dark").await;
    readable(&browser, "tawantinsuyu").await;
    browser.goto(&visit.server.url("/rules/tzolkin")).await;
    readable(&browser, "rules").await;
    browser.close().await;
}

async fn readable(browser: &Browser, page: &str) {
    browser.picture(&format!("dark-{page}")).await;
    assert_eq!(browser.say("return document.documentElement.dataset.theme").await, "dark");
    assert!(brightness(browser).await < 70.0, "{page} is not dark");
    let least = browser.ask(LEAST_CONTRAST).await;
    assert!(least[0].as_f64().is_some_and(|contrast| contrast >= 4.5), "{page}: {least}");
}

/// How bright the ground of the page is, from 0 to 255.
async fn brightness(browser: &Browser) -> f64 {
    let colour = "const [red, green, blue] = getComputedStyle(document.body).backgroundColor.match(/[\\d.]+/g).map(Number);
        return (red + green + blue) / 3";
    browser.count(colour).await
}
