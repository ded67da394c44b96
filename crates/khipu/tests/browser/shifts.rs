//! Nothing jumps: what others do moves no part of the page away from under a finger.

use serde::Deserialize;
use serde_json::json;

use crate::lobby::{seat_link, sit_by_link, sit_down};
use crate::player::at_step;
use crate::positions::{play_on, replayed, seat_of};
use crate::support::{Browser, BrowserTest};

/// The most that one move may shift, as browsers count it: the part of the screen that has moved, times how far.
const MOST: f64 = 0.05;
const SIZES: [(u32, u32); 4] = [(360, 800), (390, 844), (844, 390), (1280, 800)];
/// Enough for three rounds, their phases and food days.
const MOVES: usize = 180;
const RECORDS: [(&str, &str); 3] = [
    ("tzolkin", include_str!("../../../../games/tzolkin/records/curious-4-0.khipu")),
    ("tawantinsuyu", include_str!("../../../../games/tawantinsuyu/records/curious-4-ru.khipu")),
    ("settlers", include_str!("../../../../games/settlers/records/curious-4-advanced.khipu")),
];

/// Notes every shift and what was shifted from where to where, before any script of ours runs.
const WATCH: &str = r#"
    window.shifts = [];
    const name = (node) => {
        const element = node?.nodeType === 1 ? node : node?.parentElement;
        return element ? `#${element.closest("[id]")?.id} ${element.localName}.${element.classList}` : "what is gone";
    };
    const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join();
    new PerformanceObserver((list) => {
        for (const { value, sources } of list.getEntries())
            window.shifts.push({ value, moved: sources.map((one) => `${name(one.node)} ${place(one.previousRect)} -> ${place(one.currentRect)}`) });
    }).observe({ type: "layout-shift" });"#;
/// What has shifted since this was last asked, after the next picture.
const TAKE: &str = "return new Promise((on) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => on(window.shifts.splice(0)), 20))))";

#[derive(Deserialize)]
struct Shift {
    value: f64,
    moved: Vec<String>,
}

/// What a move of others shifts on a screen.
async fn shifted_by(viewer: &Browser, step: u64) -> Vec<Shift> {
    at_step(viewer, step).await;
    shifts(viewer).await
}

async fn shifts(viewer: &Browser) -> Vec<Shift> {
    serde_json::from_value(viewer.ask(TAKE).await).expect("shifts")
}

async fn viewer(visit: &BrowserTest, (width, height): (u32, u32)) -> Browser {
    let viewer = visit.browser(width, height, "ru").await;
    viewer.devtools("Page.addScriptToEvaluateOnNewDocument", &json!({ "source": WATCH }));
    let calm = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    viewer.devtools("Emulation.setEmulatedMedia", &calm);
    viewer
}

#[tokio::test]
#[ignore = "whole rounds on four screens take a minute or two"]
async fn what_others_do_moves_nothing() {
    let visit = BrowserTest::begin().await;
    let host = visit.guest().await;
    let mut viewers = Vec::new();
    for size in SIZES {
        viewers.push(viewer(&visit, size).await);
    }
    let [phone, large_phone, lying, laptop] = &viewers[..] else { panic!("a screen of each size") };
    let mut faults = Vec::new();
    for (game, record) in RECORDS {
        host.goto(&visit.server.url("/")).await;
        let table = replayed(&host, record, 0).await;
        host.goto(&visit.server.url(&table)).await;
        sit_down(&host).await;
        let seat = seat_link(&host, 0).await;
        for viewer in &viewers {
            sit_by_link(viewer, &seat).await;
            shifts(viewer).await;
        }
        // Whoever plays need not see the board: one more to draw would only take time.
        host.goto(&visit.server.url("/")).await;
        for number in 0..MOVES {
            play_on(&host, &table, record, number).await;
            let step = number as u64 + 1;
            // All look at once: most of the time they wait for their next picture.
            let seen: [Vec<Shift>; SIZES.len()] = tokio::join!(
                shifted_by(phone, step),
                shifted_by(large_phone, step),
                shifted_by(lying, step),
                shifted_by(laptop, step)
            )
            .into();
            for ((width, height), shifted) in SIZES.into_iter().zip(seen) {
                let sum: f64 = shifted.iter().map(|shift| shift.value).sum();
                // What follows an own act is expected: a card that is played leaves the hand.
                if sum >= MOST && seat_of(record, number) != 0 {
                    let moved: Vec<String> = shifted.into_iter().flat_map(|shift| shift.moved).collect();
                    faults.push(format!("{game} {width}x{height}, move {number}: {sum:.3} {moved:#?}"));
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
    for browser in viewers.into_iter().chain([host]) {
        browser.close().await;
    }
}
