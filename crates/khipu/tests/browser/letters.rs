//! How large letters are on the boards, in points of the screen: also those inside drawings, however they are scaled.

use crate::lobby::sit_down;
use crate::positions::{replayed, set_up};
use crate::support::{Browser, BrowserTest};

/// Texts of the board that are smaller than LEAST points. What stands in symbols is looked at where it is used, because a
/// symbol is as large as its use.
const SMALL: &str = r##"
    const small = new Set();
    const note = (size, text) => { if (text.trim() && size > 0 && size < LEAST - 0.05) small.add(`${size.toFixed(1)}: ${text.trim().slice(0, 24)}`); };
    const stretched = (one) => { const at = one.getScreenCTM(); return at ? Math.hypot(at.a, at.b) : 0; };
    const sized = (one) => parseFloat(getComputedStyle(one).fontSize);
    const used = (use, scale) => {
        const symbol = document.querySelector(use.getAttribute("href"));
        if (!symbol) return;
        const box = symbol.viewBox?.baseVal;
        if (symbol.localName === "symbol" && box?.width) {
            const svg = use.ownerSVGElement;
            const view = svg?.viewBox?.baseVal?.width ? svg.viewBox.baseVal : null;
            const side = (name) => parseFloat(use.getAttribute(name)) || view?.[name] || svg?.[name].baseVal.value || 0;
            scale *= Math.min(side("width") / box.width, side("height") / box.height);
        }
        for (const text of symbol.querySelectorAll("text")) note(sized(text) * scale, text.textContent);
        for (const inner of symbol.querySelectorAll("use")) used(inner, scale);
    };
    const words = document.createTreeWalker(document.querySelector("#table"), NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
        const one = words.currentNode.parentElement;
        const unseen = one.closest(".visually-hidden, defs, option, #side, #more") || !one.checkVisibility({ visibilityProperty: true });
        if (unseen || one.getBoundingClientRect().width <= 1) continue;
        note(sized(one) * (one.ownerSVGElement ? stretched(one) : 1), words.currentNode.data);
    }
    for (const use of document.querySelectorAll("#panels use, #players use"))
        if (!use.closest("defs") && use.checkVisibility()) used(use, stretched(use));
    return [...small].sort().slice(0, 12).join(", ");"##;

/// A position of every game with many players, and one of a game that is played alone.
const POSITIONS: [(&str, &str, usize); 4] = [
    ("tzolkin", include_str!("../../../../games/tzolkin/records/curious-4-0.khipu"), 90),
    ("tawantinsuyu", include_str!("../../../../games/tawantinsuyu/records/curious-4-ru.khipu"), 90),
    ("tawantinsuyu alone", include_str!("../../../../games/tawantinsuyu/records/solo-curious-fr.khipu"), 60),
    ("settlers", include_str!("../../../../games/settlers/records/curious-5-peaceful.khipu"), 60),
];

async fn large_enough(browser: &Browser, least: u32, page: &str) {
    let small = browser.say(&SMALL.replace("LEAST", &least.to_string())).await;
    assert_eq!(small, "", "{page}: letters below {least} points");
}

#[tokio::test]
#[ignore = "tables of four long games take a minute"]
async fn letters_on_boards_are_large_enough() {
    let visit = BrowserTest::begin().await;
    let laptop = visit.browser(1280, 800, "en").await;
    let phone = visit.browser(390, 844, "en").await;
    for (game, record, moves) in POSITIONS {
        laptop.goto(&visit.server.url("/")).await;
        let table = visit.server.url(&replayed(&laptop, record, moves).await);
        laptop.goto(&format!("{table}?as=0")).await;
        sit_down(&laptop).await;
        large_enough(&laptop, 11, game).await;
        phone.goto(&format!("{table}?as=none")).await;
        sit_down(&phone).await;
        large_enough(&phone, 12, game).await;
    }
    // The comparison itself.
    laptop.ask("document.querySelector('#status').style.fontSize = '10px'; return null").await;
    let small = laptop.say(&SMALL.replace("LEAST", "11")).await;
    assert!(small.contains("10.0"), "small letters are seen: {small}");
    laptop.close().await;
    phone.close().await;
}

#[tokio::test]
async fn letters_stay_large_below_an_invitation() {
    let visit = BrowserTest::begin().await;
    let host = visit.browser(1280, 800, "en").await;
    host.goto(&visit.server.url("/")).await;
    let wanted = serde_json::json!({ "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "open" }, { "who": "open" }], "seed": "letters", "exhibition": true });
    let table = set_up(&host, &wanted, &[]).await;
    let row = "const { height } = document.querySelector('#join').getBoundingClientRect(); return height > 30 && height <= 86";
    let nothing_cut = "return [...document.querySelectorAll('#join :is(h2, button, input, select, .chip)')].filter((one) => one.checkVisibility())
        .every((one) => { const { left, right } = one.getBoundingClientRect(); return left >= 0 && right <= innerWidth; })";
    host.goto(&visit.server.url(&table)).await;
    sit_down(&host).await;
    large_enough(&host, 11, "the host").await;
    let invitation = host.say("return document.querySelector('#invitation').value").await;
    for (width, height) in [(1280, 800), (1024, 768)] {
        host.resize(width, height);
        assert!(host.is(row).await && host.is(nothing_cut).await, "the host's banner at {width}");
    }
    let friend = visit.browser(1280, 800, "ru").await;
    friend.goto(&invitation).await;
    assert!(friend.is(row).await && friend.is(nothing_cut).await, "the invitation");
    large_enough(&friend, 11, "the invitation").await;
    host.close().await;
    friend.close().await;
}
