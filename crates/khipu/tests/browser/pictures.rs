//! Every board, the lobby, the invitation and the end at every size, beside kept pictures of them.
//!
//! After a change that is meant, `KHIPU_PICTURES=keep cargo test -p khipu --test browser pictures -- --ignored` keeps the
//! new ones: look at each before it is committed. What differs is put under `target/pictures`, as it is now.

use std::path::{Path, PathBuf};
use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde_json::json;

use crate::lobby::{call_me, sit_down};
use crate::positions::{replayed, set_up};
use crate::support::{Browser, BrowserTest};

/// Windows of 1280 x 1024 at a zoom of 400 %, and of 1280 x 800 at 200 %.
const ZOOMED: [(u32, u32); 2] = [(320, 256), (640, 400)];
const SIZES: [(u32, u32); 9] = [
    ZOOMED[0],
    ZOOMED[1],
    (360, 780),
    (390, 844),
    (844, 390),
    (820, 1180),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
];
/// How many times smaller kept pictures are: edges of letters are no concern of theirs.
const SMALLER: u32 = 3;
/// How far a square of a picture may be from the kept one, in levels of 255 on average: more than the edges of letters cost,
/// less than what a button, a worker or a card changes. Both are packed in the same way before.
const TOLERANCE: f64 = 24.0;
/// How often a page that differs is looked at again.
const TRIES: usize = 6;

/// What two visits never have in common.
const HIDE: &str = "const style = new CSSStyleSheet();
    style.replaceSync('.daily { display: none !important } time, #invitation, #connection, .links, .seed { visibility: hidden !important } * { caret-color: transparent !important }');
    document.adoptedStyleSheets = [style];";

/// Makes a screenshot smaller, and compares it with a kept picture: the worst square of 8 points, and where it is.
const COMPARE: &str = r#"return (async () => {
    const [shot, kept, width, height] = ARGUMENTS;
    const points = async (text) => {
        const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.imageSmoothingQuality = "high";
        context.drawImage(await createImageBitmap(new Blob([bytes])), 0, 0, width, height);
        return context;
    };
    const now = await points(shot);
    const blob = await now.canvas.convertToBlob({ type: "image/webp", quality: 0.85 });
    const small = btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
    if (!kept) return { small };
    const [one, other] = [await points(small), await points(kept)].map((all) => all.getImageData(0, 0, width, height).data);
    let worst = { far: 0, x: 0, y: 0 };
    for (let y = 0; y < height; y += 8)
        for (let x = 0; x < width; x += 8) {
            let far = 0, count = 0;
            for (let j = y; j < Math.min(y + 8, height); j += 1)
                for (let i = x; i < Math.min(x + 8, width); i += 1)
                    for (let channel = 0; channel < 3; channel += 1, count += 1) {
                        const place = 4 * (j * width + i) + channel;
                        far += Math.abs(one[place] - other[place]);
                    }
            if (far / count > worst.far) worst = { far: far / count, x, y };
        }
    return { small, worst };
})()"#;

/// What a page looks like beside the picture that is kept of it.
struct Compared {
    /// The picture as it is now, small.
    small: Vec<u8>,
    far: f64,
    place: (u64, u64),
}

async fn compare(browser: &Browser, kept: &[u8], (width, height): (u32, u32)) -> Compared {
    browser.ask(HIDE).await;
    let still = "return document.readyState === 'complete' && document.fonts.status === 'loaded' && document.getAnimations().every(({ playState }) => playState !== 'running')";
    browser.until(still).await;
    let shot = browser.devtools("Page.captureScreenshot", &json!({ "format": "png" }));
    let shot = shot["data"].as_str().expect("a screenshot");
    let arguments = json!([shot, STANDARD.encode(kept), width / SMALLER, height / SMALLER]);
    let answer = browser.ask(&COMPARE.replace("ARGUMENTS", &arguments.to_string())).await;
    let small = STANDARD.decode(answer["small"].as_str().expect("a small picture")).expect("base 64");
    let worst = &answer["worst"];
    let place = |axis: &str| worst[axis].as_u64().unwrap_or_default() * u64::from(SMALLER);
    Compared { small, far: worst["far"].as_f64().unwrap_or_default(), place: (place("x"), place("y")) }
}

/// Compares a page at every size; what differs is returned in words.
async fn at_every_size(browser: &Browser, name: &str, url: &str) -> Vec<String> {
    let keep = std::env::var_os("KHIPU_PICTURES").is_some_and(|what| what == "keep");
    let mut faults = Vec::new();
    for (width, height) in SIZES {
        emulate(browser, width, height);
        browser.goto(url).await;
        if url.contains("/t/") {
            sit_down(browser).await;
        }
        let file = format!("{name}-{width}x{height}.webp");
        let path = kept_pictures().join(&file);
        let kept = if keep { Vec::new() } else { std::fs::read(&path).unwrap_or_default() };
        let mut compared = compare(browser, &kept, (width, height)).await;
        // What comes through the stream or is laid out late is waited for.
        for _ in 0..TRIES {
            if keep || compared.far <= TOLERANCE {
                break;
            }
            tokio::time::sleep(Duration::from_millis(500)).await;
            compared = compare(browser, &kept, (width, height)).await;
        }
        let Compared { small, far, place } = compared;
        if keep {
            std::fs::write(&path, small).expect("the picture is written");
        } else if kept.is_empty() || far > TOLERANCE {
            browser.picture(&format!("differs-{name}-{width}x{height}")).await;
            faults.push(format!("{file}: {far:.1} at {place:?}"));
        }
    }
    faults
}

/// A window of this size; small ones are touched, but not those that are zoomed.
pub(crate) fn emulate(browser: &Browser, width: u32, height: u32) {
    let touched = width.min(height) < 500 && !ZOOMED.contains(&(width, height));
    let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touched });
    browser.devtools("Emulation.setDeviceMetricsOverride", &metrics);
    browser.devtools("Emulation.setTouchEmulationEnabled", &json!({ "enabled": touched }));
}

fn kept_pictures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/browser/pictures")
}

/// The records whose positions are looked at, and after how many moves.
const POSITIONS: [(&str, &str, usize); 5] = [
    ("tzolkin", include_str!("../../../../games/tzolkin/records/curious-4-0.khipu"), 90),
    ("tawantinsuyu", include_str!("../../../../games/tawantinsuyu/records/curious-3-pl.khipu"), 90),
    (
        "tawantinsuyu-solo",
        include_str!("../../../../games/tawantinsuyu/records/solo-curious-consensus.khipu"),
        60,
    ),
    ("settlers", include_str!("../../../../games/settlers/records/curious-4-advanced.khipu"), 60),
    ("settlers-draft", include_str!("../../../../games/settlers/records/curious-2-roman-aztec.khipu"), 1),
];

#[tokio::test]
#[ignore = "ninety pictures take two minutes"]
async fn every_page_looks_as_it_did() {
    let visit = BrowserTest::begin().await;
    let browser = visit.browser(1280, 800, "en").await;
    let calm = json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
    browser.devtools("Emulation.setEmulatedMedia", &calm);
    browser.goto(&visit.server.url("/")).await;
    call_me(&browser, "Ixchel").await;
    let mut faults = at_every_size(&browser, "lobby-new", &visit.server.url("/")).await;
    let mut pages = Vec::new();
    for (name, record, moves) in POSITIONS {
        let table = replayed(&browser, record, moves).await;
        // The one who is asked looks.
        browser.goto(&visit.server.url(&format!("{table}?as=0"))).await;
        let asked =
            browser.say("return document.querySelector('#status').dataset.deciders.split(' ')[0]").await;
        pages.push((name, visit.server.url(&format!("{table}?as={asked}"))));
        browser.goto(&visit.server.url("/")).await;
        a_second_of_its_own().await;
    }
    let (_, record, _) = POSITIONS[4];
    let over = replayed(&browser, record, usize::MAX).await;
    pages.push(("end", visit.server.url(&over)));
    pages.push(("lobby", visit.server.url("/")));
    a_second_of_its_own().await;
    let two = json!({ "game": "tzolkin", "seats": [{ "who": "me" }, { "who": "open" }], "seed": "a guest", "exhibition": true });
    let waiting = visit.server.url(&set_up(&browser, &two, &[]).await);
    pages.push(("waiting", waiting.clone()));
    for (name, url) in &pages {
        faults.extend(at_every_size(&browser, name, url).await);
    }
    browser.goto(&waiting).await;
    let invitation = browser.say("return document.querySelector('#invitation').value").await;
    browser.client.delete_all_cookies().await.expect("somebody else comes");
    faults.extend(at_every_size(&browser, "join", &invitation).await);
    assert_eq!(faults, Vec::<String>::new());
    a_missing_thing_is_seen(&browser).await;
    browser.close().await;
}

/// Lists of tables are sorted by the second of the last move: a table that begins in the next one has its place.
async fn a_second_of_its_own() {
    tokio::time::sleep(Duration::from_millis(1_050)).await;
}

/// The comparison itself: a page without one of its buttons is too far from the kept picture.
async fn a_missing_thing_is_seen(browser: &Browser) {
    let (width, height) = (1280, 800);
    emulate(browser, width, height);
    browser.reload().await;
    browser.until("return document.querySelector('.go')").await;
    browser.ask("document.querySelector('.go').style.visibility = 'hidden'; return null").await;
    let kept = std::fs::read(kept_pictures().join("join-1280x800.webp")).expect("a kept picture");
    let Compared { far, .. } = compare(browser, &kept, (width, height)).await;
    assert!(far > TOLERANCE, "a button is gone, and only {far} is seen of it");
}
