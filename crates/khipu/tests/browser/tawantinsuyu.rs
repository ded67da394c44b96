//! A whole solo game of Tawantinsuyu against Axomamma, and everything that one can do around it.

use std::collections::HashMap;
use std::time::Duration;

use crate::lobby::{drawer, new_table, no_animations, score_table};
use crate::player::{Dice, assert_same, at_step, look, make_move, my_turn, signature};
use crate::support::{Browser, BrowserTest};

/// Everything that an own move changes on the page, and that an undo must put back.
const TABLE: [&str; 3] = ["#hill", "#players", "#mine"];

async fn table(browser: &Browser) -> Vec<String> {
    let mut parts = Vec::new();
    for selector in TABLE {
        parts.push(signature(browser, selector).await);
    }
    parts
}

/// Checks that the table stands as it stood.
async fn stands(browser: &Browser, as_it_stood: &[String], what: &str) {
    for ((part, before), now) in TABLE.iter().zip(as_it_stood).zip(table(browser).await) {
        assert_same(before, &now, &format!("{what}: {part}"));
    }
}

#[tokio::test]
#[ignore = "a whole game takes a minute"]
async fn a_whole_solo_game_by_clicking() {
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    browser.picture("lobby").await;
    new_table(&browser, "tawantinsuyu", &[("me", "")], "a solo game").await;
    no_animations(&browser).await;
    browser.picture("tawantinsuyu-start").await;
    assert!(look(&browser).await.can);

    why_not(&browser).await;
    let mut dice = Dice::new(1);
    let mut seen = HashMap::new();
    seen.insert(look(&browser).await.step, table(&browser).await);
    let (mut undone, mut restarted) = (false, false);
    // How many moves of the turn can be taken back.
    let mut tentative = 0;
    // The first part of the game is watched move by move.
    while look(&browser).await.step < 40 || !undone || !restarted {
        assert!(my_turn(&browser).await, "the game is over before anything could be undone and restarted");
        let before = look(&browser).await.step;
        let now = table(&browser).await;
        seen.insert(before, now.clone());
        let after = make_move(&browser, &mut dice).await;
        let barrier = browser.is("return document.querySelector('#undo')?.dataset.off !== 'false'").await;
        tentative = if barrier { 0 } else { tentative + 1 };
        if tentative == 1 && !undone {
            browser.click("#undo:enabled").await;
            at_step(&browser, before).await;
            stands(&browser, &now, "undo puts everything back").await;
            (undone, tentative) = (true, 0);
        } else if tentative == 2 && !restarted {
            browser.click("#restart:enabled").await;
            at_step(&browser, after - 2).await;
            stands(&browser, &seen[&(after - 2)], "the turn begins as it began").await;
            (restarted, tentative) = (true, 0);
        }
    }
    reload(&browser).await;
    browser.picture("tawantinsuyu-middle").await;
    earlier_moment(&browser, &seen).await;

    while my_turn(&browser).await {
        make_move(&browser, &mut dice).await;
    }
    browser.picture("tawantinsuyu-end").await;
    final_score(&browser).await;
    record(&visit, &browser).await;
    browser.close().await;
}

/// A click on something that is not possible says why, with a link to a rule that is there.
async fn why_not(browser: &Browser) {
    let spots = browser
        .ask("return [...document.querySelectorAll('#panels .spot:not(.can)')].filter((spot) => spot.checkVisibility()).length")
        .await
        .as_u64()
        .unwrap_or_default();
    for spot in 0..spots {
        let handle = browser
            .ask(&format!("return [...document.querySelectorAll('#panels .spot:not(.can)')].filter((spot) => spot.checkVisibility())[{spot}]"))
            .await;
        browser.click_on(&browser.element(&handle), "a spot that cannot be chosen").await;
        let reason = browser.until("const why = document.querySelector('#tip:not([hidden]) .why'); return why?.textContent.trim() || null").await;
        assert!(!reason.as_str().unwrap_or_default().contains("{$"), "{reason}");
        let rule = browser
            .ask("return document.querySelector('#tip .source a.rule')?.getAttribute('href') ?? null")
            .await;
        if let Some(rule) = rule.as_str() {
            browser.picture("tawantinsuyu-why-not").await;
            let there = format!(
                "const [path, anchor] = {rule:?}.split('#');
                 return fetch(path).then((answer) => answer.text()).then((text) =>
                    new DOMParser().parseFromString(text, 'text/html').getElementById(anchor) !== null)"
            );
            assert!(browser.is(&there).await, "{rule} leads to a rule");
            assert_eq!(look(browser).await.step, 0, "nothing was played");
            browser.rest().await;
            return;
        }
    }
    panic!("none of {spots} refusals names a rule");
}

/// The page comes back as it was.
async fn reload(browser: &Browser) {
    let parts =
        "return [...document.querySelectorAll('[data-part].can')].map((one) => one.dataset.part).join()";
    let (before, could, log) = (table(browser).await, browser.say(parts).await, browser.text("#log").await);
    browser.reload().await;
    browser.until("return Boolean(document.querySelector('[data-part].can'))").await;
    stands(browser, &before, "the page comes back as it was").await;
    assert_eq!(browser.say(parts).await, could);
    assert_eq!(browser.text("#log").await, log);
}

/// A click on a line of the log shows the board of that moment, and a button leads back.
async fn earlier_moment(browser: &Browser, seen: &HashMap<u64, Vec<String>>) {
    let (now, step) = (table(browser).await, look(browser).await.step);
    let told = browser.ask("return [...document.querySelectorAll('#log [data-step]')].map((line) => Number(line.dataset.step))").await;
    let told: Vec<u64> = serde_json::from_value(told).expect("steps");
    let moment = *told
        .iter()
        .find(|told| **told > 3 && seen.contains_key(told))
        .expect("a line of a moment that was seen");
    drawer(browser, "side", true).await;
    browser.click(&format!("#log [data-step='{moment}']")).await;
    drawer(browser, "side", false).await;
    browser
        .until(&format!(
            "return document.querySelector('#moment-number').textContent === '{moment} / {step}'"
        ))
        .await;
    assert!(browser.is("return document.body.classList.contains('past')").await);
    assert!(!look(browser).await.can, "nothing can be done in the past");
    assert_same(&seen[&moment][0], &signature(browser, "#hill").await, "an earlier moment");
    browser.picture("tawantinsuyu-past").await;
    browser.click("#back-to-now").await;
    browser.until("return Boolean(document.querySelector('[data-part].can'))").await;
    stands(browser, &now, "back to now").await;
}

/// The score by source adds up, and has its picture.
async fn final_score(browser: &Browser) {
    let rows = score_table(browser).await;
    let (names, total) = (&rows[0], rows.last().expect("a sum"));
    assert_eq!(names.len(), 3, "a column for the player and one for Axomamma: {names:?}");
    for column in [1, 2] {
        let points = |row: &Vec<String>| row[column].replace('−', "-").parse::<i64>().unwrap_or_default();
        assert_eq!(rows[1..rows.len() - 1].iter().map(points).sum::<i64>(), points(total), "{rows:?}");
    }
    browser.follow("#outcome a[href$=score]").await;
    let brings = |row: &&Vec<String>| row[1..].iter().any(|points| points != "0");
    let whole = score_table(browser).await;
    assert!(whole.iter().filter(brings).eq(rows.iter().filter(brings)), "{whole:?}");
    assert_eq!(browser.count("return document.querySelectorAll('svg.over-time polyline').length").await, 2.0);
    browser.ask("document.querySelector('svg.over-time').scrollIntoView({ block: 'end' })").await;
    browser.picture("tawantinsuyu-score").await;
    browser.client.back().await.expect("back to the table");
}

/// The record is downloaded, brought back as a file, and shows the same game.
async fn record(visit: &BrowserTest, browser: &Browser) {
    let rows = score_table(browser).await;
    let moves = look(browser).await.step;
    // The result opened by itself when the game ended; later it lies in the drawer.
    drawer(browser, "side", true).await;
    browser.click("#outcome a[download]").await;
    let file = loop {
        let files = std::fs::read_dir(browser.downloads()).expect("the folder of downloads");
        let found = files
            .flatten()
            .map(|file| file.path())
            .find(|path| path.extension().is_some_and(|ending| ending == "khipu"));
        if let Some(file) = found {
            break file;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    browser.goto(&visit.server.url("/")).await;
    assert_eq!(
        browser.count("return document.querySelectorAll('li.table').length").await,
        1.0,
        "the finished game is listed"
    );
    let field = browser.find("input[type=file]").await;
    field.send_keys(&file.display().to_string()).await.expect("a file is chosen");
    browser.follow("section.upload button").await;
    assert_eq!(score_table(browser).await, rows);
    assert_eq!(look(browser).await.step, moves);
    // The replay goes by keys, too.
    browser.keys([',']).await;
    browser
        .until(&format!(
            "return document.querySelector('#moment-number').textContent === '{} / {moves}'",
            moves - 1
        ))
        .await;
    browser.picture("tawantinsuyu-replay").await;
}
