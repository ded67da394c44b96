//! Every card of Imperial Settlers in the hand, in every language and at every size: nothing runs over the edge of a card.

use std::collections::BTreeSet;

use khipu_settlers::{Card, Cards, Components, DeckList, Faction};
use serde_json::{Value, json};

use crate::pictures::emulate;
use crate::support::{Browser, BrowserTest};

/// Phones, upright and lying, a laptop and a desktop.
const SIZES: [(u32, u32); 5] = [(360, 740), (390, 844), (844, 390), (1280, 800), (1920, 1080)];
const LANGUAGES: [&str; 4] = ["en", "pl", "ru", "fr"];
/// Where the cards of the hand can be put.
const GATE: &str = "JAP013";

/// Measures every card with all its buttons, without the rarer ones, and with one alone as cards to choose from have it.
/// Returns what is wrong, and the cards that were seen.
const MEASURE: &str = r#"
    const hand = document.querySelector('#is-hand');
    // Of copies one is enough.
    const seen = [...hand.querySelectorAll(".is-card")].map((card) => card.dataset.part);
    const looks = new Set();
    for (const slot of hand.querySelectorAll(".is-slot")) {
        const look = slot.querySelector(".is-card").innerHTML;
        if (looks.has(look)) slot.remove();
        looks.add(look);
    }
    const least = innerWidth >= 1000 ? 11 : 12;
    const high = matchMedia("(pointer: coarse)").matches ? 40 : 32;
    const faults = [], heights = new Set();
    const fewer = [[], ["tuck"], ["tuck", "protect"], ["tuck", "protect", "raze", "deal"]];
    const shapes = fewer.map((without) => {
        const copy = hand.cloneNode(true);
        for (const act of without) copy.querySelectorAll(`.is-way[data-part^="${act}-"]`).forEach((way) => way.remove());
        return [...copy.children];
    });
    const before = [...hand.children];
    for (const shape of shapes) {
        hand.replaceChildren(...shape);
        heights.add(hand.getBoundingClientRect().height);
        for (const slot of hand.querySelectorAll(".is-slot")) {
            const card = slot.querySelector(".is-card");
            const name = `${card.dataset.part} "${card.querySelector(".is-title").textContent}" of ${slot.querySelectorAll(".is-way").length}`;
            const fault = (what) => faults.push(`${name}: ${what}`);
            // Border and padding stay free, but for what letters have below their line.
            const outer = card.getBoundingClientRect(), style = getComputedStyle(card);
            const inset = (side) => parseFloat(style[`border${side}Width`]) + parseFloat(style[`padding${side}`]);
            const [left, top, right, bottom] = [outer.left + inset("Left"), outer.top + inset("Top"), outer.right - inset("Right"), outer.bottom - inset("Bottom")];
            let over = [0, 0, 0, 0], what = "";
            const compare = (rects, who) => {
                for (const rect of rects) {
                    if (rect.width === 0 || rect.height === 0) continue;
                    const now = [left - rect.left, top - rect.top, rect.right - right, rect.bottom - bottom];
                    if (Math.max(...now) > Math.max(2, ...over)) [over, what] = [now, who];
                }
            };
            const walker = document.createTreeWalker(card.querySelector(".is-eye"), NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
                const node = walker.currentNode;
                const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
                if (element.closest(".is-weft") || element.parentElement.closest("svg")) continue;
                const range = document.createRange();
                range.selectNodeContents(node);
                compare(node === element ? [node.getBoundingClientRect()] : range.getClientRects(), element.getAttribute("class") ?? "a sign");
            }
            if (what) fault(`${what} over the edge by ${over.map((far) => Math.round(far))} (left, top, right, bottom)`);
            const words = parseFloat(getComputedStyle(card.querySelector(".is-words")).fontSize);
            if (words < least) fault(`letters of ${words} px`);
            const place = slot.getBoundingClientRect();
            for (const one of slot.querySelectorAll(".is-card, .is-way, .is-way > *")) {
                const rect = one.getBoundingClientRect();
                if (rect.width === 0) continue;
                if (rect.right > place.right + 0.5 || rect.left < place.left - 0.5 || rect.bottom > place.bottom + 0.5)
                    fault(`${one.getAttribute("class") ?? one.textContent} out of its place`);
                if (one.matches(".is-way") && (rect.height < high || rect.width < high)) fault(`a button of ${rect.width} x ${rect.height}`);
            }
        }
    }
    hand.replaceChildren(...before);
    if (heights.size !== 1) faults.push(`the hand is ${[...heights]} high`);
    return [faults, seen];"#;

/// A position in which the first seat holds a whole faction deck, if wanted with all common cards, and everything can be
/// done with each card: it has tokens and workers that protect, and a gate that takes cards.
fn holding(rules: &Components, faction: Faction, common: bool) -> Value {
    let other = if faction == Faction::Japanese { Faction::Roman } else { Faction::Japanese };
    let ids = |cards: Cards| -> Vec<String> { cards.iter().map(|card| rules.id(card).to_string()).collect() };
    let gate: Cards = rules.card(GATE).into_iter().collect();
    let all = rules.decks[0];
    let (own, theirs) = (DeckList::open(rules, faction, None), DeckList::open(rules, other, None));
    let (held, deck) = (own.cards.without(gate), theirs.cards.without(gate));
    let (in_hand, left) = if common { (all, Cards::NONE) } else { (Cards::NONE, all) };
    let sources = [
        "production",
        "actions",
        "features",
        "bonuses",
        "prayers",
        "razing",
        "deals",
        "common_locations",
        "faction_locations",
        "end_abilities",
    ];
    let ledger = each(&sources, &json!(0));
    let side = |list: &DeckList, locations: &[String], unseen: [usize; 2], deck: usize| {
        json!({
            "faction": list.faction.name(), "deck_list": list.line(rules), "goods": { "worker": 3, "defense": 1 },
            "favor": [], "tricolour": false, "locations": locations, "foundations": [], "deals": [], "routes": [],
            "attacks": {}, "seen": [], "unseen": unseen, "deck": deck, "markers": 0, "ledger": ledger, "score": 0,
        })
    };
    let gate = if faction == Faction::Japanese { GATE.to_owned() } else { format!("{GATE} home 1") };
    let streams = [
        "first_player",
        "factions",
        "common",
        "barbarian",
        "japanese",
        "roman",
        "egyptian",
        "aztec",
        "atlantean",
        "virtual_pick",
        "attack",
    ];
    let secret = json!({
        "seed": "00".repeat(32), "draws": 0, "common": ids(left), "factions": ids(deck),
        "hands": [ids(in_hand.union(held)), []], "piles": [[], []], "passed": [[], []], "looked": [],
        "streams": each(&streams, &json!([0, 0])),
    });
    json!({
        "game": "settlers", "rules": 2, "players": 2, "lookout": "standard", "format": "open", "round": 1, "first": 0,
        "active": 0, "stage": "action", "passed": [], "pending": ["0 turn"], "extra": [], "discards": [],
        "common": left.len(), "offer": [], "piles": [0, 0], "under": [],
        "prayer": { "drawn": [], "used": [], "colour": null, "tricolour": null, "tokens": false, "spent": [0, 0, 0] },
        "pool": {}, "looked": [0, 0], "shown": 0,
        "sides": [
            side(&own, &[gate], [in_hand.len().into(), held.len().into()], 0),
            side(&theirs, &[], [0, 0], deck.len().into()),
        ],
        "secret": secret,
    })
}

/// The same for each name.
fn each(names: &[&str], value: &Value) -> Value {
    names.iter().map(|&name| (name.to_owned(), value.clone())).collect::<serde_json::Map<_, _>>().into()
}

/// Keeps a position as a study, and returns the path of its page for the first seat.
async fn study(browser: &Browser, position: &Value) -> String {
    let script = r#"return (async () => {
        const headers = { "content-type": "application/json", "x-khipu-token": document.querySelector("input[name=token]").value };
        const answer = await fetch("/api/studies", { method: "POST", headers, body: JSON.stringify({ text: TEXT }) });
        if (!answer.ok) throw new Error(await answer.text());
        return (await answer.json()).id;
    })()"#;
    let text = json!(position.to_string()).to_string();
    format!("/study/{}/0.0", browser.say(&script.replace("TEXT", &text)).await)
}

#[tokio::test]
#[ignore = "every card in four languages at five sizes takes a minute"]
async fn no_card_runs_over_its_edge() {
    let rules = Components::builtin();
    let visit = BrowserTest::begin().await;
    let browser = visit.guest().await;
    let playable = || Faction::ALL.iter().copied().filter(|&faction| rules.playable(faction));
    let mut pages = Vec::new();
    for (index, faction) in playable().enumerate() {
        pages.push(study(&browser, &holding(&rules, faction, index == 0)).await);
    }
    let (mut faults, mut seen) = (Vec::new(), BTreeSet::new());
    for language in LANGUAGES {
        browser.goto(&visit.server.url("/")).await;
        if browser.say("return document.documentElement.lang").await != language {
            browser.follow(&format!(".preferences button.language[value={language}]")).await;
        }
        for page in &pages {
            browser.goto(&visit.server.url(page)).await;
            browser.until("return document.querySelector('#table')?.dataset.base && document.fonts.ready.then(() => true)").await;
            for (width, height) in SIZES {
                emulate(&browser, width, height);
                browser
                    .until(&format!("return innerWidth === {width} && document.fonts.ready.then(() => true)"))
                    .await;
                let found: (Vec<String>, Vec<String>) =
                    serde_json::from_value(browser.ask(MEASURE).await).expect("two lists of texts");
                faults
                    .extend(found.0.into_iter().map(|fault| format!("{language} {width}x{height} {fault}")));
                seen.extend(found.1);
            }
        }
    }
    assert!(faults.is_empty(), "{} of\n{}", faults.len(), faults.join("\n"));
    let decks =
        playable().fold(rules.decks[0], |all, faction| all.union(rules.decks[faction.deck() as usize]));
    let missing: Vec<Card> =
        decks.iter().filter(|&card| !seen.contains(&format!("card-{}", rules.id(card)))).collect();
    let names: Vec<String> = missing.into_iter().map(|card| rules.id(card).to_string()).collect();
    assert_eq!(names, [GATE], "only the gate stands among the locations");
    browser.close().await;
}
