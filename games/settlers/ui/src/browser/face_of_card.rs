//! How a card looks: a band in its colours, the cost, the effect in symbols and words, and what razing or a deal gives.

use std::fmt::Write as _;

use fluent_bundle::FluentArgs;
use khipu_settlers::{Components, Good, Plan};
use khipu_words::Words;

use super::effect::Teller;
use super::marks::{self, Letters, Mark};
use crate::titles;
use khipu_board::svg::{escape, short};

/// A card's width for its height.
pub(super) const SHAPE: f32 = 63.0 / 88.0;

/// How a printing looks and what it says.
pub(super) struct CardFace {
    /// Its title.
    pub(super) title: String,
    /// Kind, colours, cost, effect, raze field and deal, in words.
    pub(super) tip: String,
    /// The drawing on the board: title and symbols.
    pub(super) small: String,
    /// The drawing in the hand: with the effect in words.
    pub(super) large: String,
}

impl CardFace {
    pub(super) fn new(rules: &Components, plan: &Plan, words: &Words, letters: &Letters) -> Self {
        let teller = Teller { rules, words };
        let title = titles::named(rules.titles[usize::from(plan.title)].id, words);
        let effect = teller.effect(plan).join(". ");
        Self {
            tip: tip(&teller, plan, &effect),
            small: small(rules, plan, &title, letters),
            large: large(rules, plan, &title, &effect, letters),
            title,
        }
    }
}

fn tip(teller: &Teller<'_>, plan: &Plan, effect: &str) -> String {
    let none = || "none".to_owned();
    let list = |parts: Vec<String>| if parts.is_empty() { none() } else { parts.join(", ") };
    let mut costs: Vec<String> = Vec::new();
    let [wood, stone, food] = plan.bill.resources;
    let goods = [(Good::Wood, wood), (Good::Stone, stone), (Good::Food, food), (Good::Gold, plan.bill.gold)];
    costs.extend(goods.iter().filter(|(_, n)| *n > 0).map(|&(good, n)| teller.goods(good, n.into())));
    if plan.locations > 0 {
        costs.push(teller.words.word("settlers-effect-location"));
    }
    let mut razed: Vec<(Good, u16)> = Vec::new();
    for &good in &plan.raze {
        match razed.iter_mut().find(|(known, _)| *known == good) {
            Some((_, n)) => *n += 1,
            None => razed.push((good, 1)),
        }
    }
    let mut args = FluentArgs::new();
    args.set("kind", teller.name(plan.kind.name()));
    args.set("deck", teller.name(plan.deck.name()));
    args.set("colours", list(plan.colours.iter().map(|colour| teller.name(colour.tint())).collect()));
    args.set("cost", list(costs));
    args.set("effect", effect.to_owned());
    args.set("raze", list(razed.into_iter().map(|(good, n)| teller.goods(good, n)).collect()));
    args.set("deal", plan.deal.map_or_else(none, |good| teller.goods(good, 1)));
    teller.words.say("settlers-board-card-tip", &args)
}

/// The card, its band from 5 to this depth, cost and colours in it.
fn body(plan: &Plan, deep: f32, size: f32, letters: &Letters) -> String {
    let frame = if plan.deck.faction().is_some() { "is-card is-fac" } else { "is-card" };
    let mut drawing = format!(r#"<rect class="{frame}" x="1.5" y="1.5" width="123" height="173" rx="9"/>"#);
    let colours: Vec<_> = plan.colours.iter().collect();
    let high = deep - 5.0;
    if colours.is_empty() {
        let _ =
            write!(drawing, r#"<rect class="is-bare" x="6" y="5.5" width="114" height="{high}" rx="5"/>"#);
    }
    let wide = 114.0 / colours.len().max(1) as f32;
    for (at, colour) in colours.iter().enumerate() {
        let (name, x) = (colour.name(), 6.0 + wide * at as f32);
        let area = format!(r#"x="{}" y="5.5" width="{}" height="{high}" rx="5""#, short(x), short(wide));
        let _ = write!(
            drawing,
            r##"<rect class="is-band is-k-{name}" {area}/><rect fill="url(#i-is-weave-{name})" {area}/>"##
        );
    }
    for (at, &colour) in colours.iter().rev().enumerate() {
        let x = 118.0 - size * 0.5 - (size + 1.0) * at as f32;
        drawing += &marks::chip(colour, (x, deep / 2.0 + 2.6), size, letters);
    }
    let cost = marks::cost(plan);
    let icons: usize = cost.iter().map(Vec::len).sum();
    let room = (112.0 - (size + 1.0) * colours.len() as f32).min(icons as f32 * (size + 1.5) + 8.0);
    if icons > 0 {
        let _ = write!(
            drawing,
            r#"<rect class="is-plate" x="6" y="5.5" width="{}" height="{high}" rx="5"/>"#,
            short(room)
        );
        let all = cost.concat();
        drawing +=
            &marks::fit(&[all], (6.0 + room / 2.0, deep / 2.0 + 2.6), (room - 4.0, size), size, letters);
    }
    drawing
}

/// What razing and a deal give, and the kind.
fn foot(plan: &Plan, y: f32, size: f32, letters: &Letters) -> String {
    let mut groups = Vec::new();
    if !plan.raze.is_empty() {
        groups.push([vec![Mark::Icon("raze"), Mark::Sign(":")], marks::razed(&plan.raze)].concat());
    }
    if let Some(good) = plan.deal {
        groups.push(vec![Mark::Icon("deal"), Mark::Sign(":"), Mark::Icon(good.name())]);
    }
    let rule = format!(r#"<path class="is-rule" d="M8 {}h110"/>"#, short(y - size * 0.68));
    let kind = marks::symbol(plan.kind.name(), (116.0 - size / 2.0, y), size);
    let given = marks::fit(&groups, (50.0, y), (84.0, size), size, letters);
    rule + &given + &kind
}

/// On the board: a large title, and symbols.
fn small(rules: &Components, plan: &Plan, title: &str, letters: &Letters) -> String {
    let mut drawing = body(plan, 36.0, 25.0, letters);
    let lines = two_lines(title);
    for (at, line) in lines.iter().enumerate() {
        let y = if lines.len() == 1 { 68.0 } else { 58.0 + 22.0 * at as f32 };
        let _ = write!(
            drawing,
            r#"<text class="is-title" x="63" y="{}" font-size="24"{}>{}</text>"#,
            short(y),
            squeeze(line, 9, 114),
            escape(line)
        );
    }
    drawing += &marks::fit(&marks::effect(rules, &plan.effect), (63.0, 116.0), (114.0, 60.0), 36.0, letters);
    drawing + &foot(plan, 161.0, 21.0, letters)
}

/// In the hand: a small title, symbols, and the effect in words.
fn large(rules: &Components, plan: &Plan, title: &str, effect: &str, letters: &Letters) -> String {
    let mut drawing = body(plan, 27.0, 18.0, letters);
    let _ = write!(
        drawing,
        r#"<text class="is-title" x="63" y="41" font-size="13"{}>{}</text>"#,
        squeeze(title, 19, 114),
        escape(title)
    );
    drawing += &marks::fit(&marks::effect(rules, &plan.effect), (63.0, 63.0), (114.0, 36.0), 20.0, letters);
    // As large as the words allow: letters in a line, lines, and the size of the letters.
    let sizes = [(19, 4, 12.6), (23, 5, 10.6), (28, 6, 9.0)];
    let fitting = sizes.iter().find(|&&(wide, most, _)| wrap(effect, wide).len() <= most);
    let &(wide, most, size) = fitting.unwrap_or(&sizes[2]);
    let lines = wrap(effect, wide);
    let step = size * 1.1;
    for (at, line) in lines.iter().take(most).enumerate() {
        let cut = if at + 1 == most && lines.len() > most { "…" } else { "" };
        let _ = write!(
            drawing,
            r#"<text class="is-words" x="63" y="{}" font-size="{size}"{}>{}{cut}</text>"#,
            short(83.0 + size + step * at as f32),
            squeeze(line, wide, 114),
            escape(line)
        );
    }
    drawing + &foot(plan, 163.0, 17.0, letters)
}

/// How many letters of a usual width a text is as long as. Cyrillic letters are wider than Latin ones.
fn length(text: &str) -> usize {
    let wide = text.chars().filter(|c| matches!(c, '\u{400}'..='\u{4ff}')).count();
    text.chars().count() + wide / 6
}

/// Attributes of a text that has to stay within a width: past so many letters it is squeezed.
pub(super) fn squeeze(text: &str, letters: usize, wide: u16) -> String {
    if length(text) <= letters {
        return String::new();
    }
    format!(r#" textLength="{wide}" lengthAdjust="spacingAndGlyphs""#)
}

/// A title in one line or two, as even as its words allow.
fn two_lines(title: &str) -> Vec<&str> {
    if length(title) <= 10 {
        return vec![title];
    }
    let splits = title.match_indices(' ').map(|(at, _)| (&title[..at], &title[at + 1..]));
    let best = splits.min_by_key(|(one, other)| length(one).max(length(other)));
    best.map_or_else(|| vec![title], |(one, other)| vec![one, other])
}

/// A text in lines of at most so many letters, if its words allow. Spaces that do not break stay: no line begins with a
/// colon.
pub(super) fn wrap(text: &str, most: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if length(line) + 1 + length(word) <= most => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
