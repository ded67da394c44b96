//! How a card looks: in the hand whole, with its words; among the locations as a strip of colour, title and effect.

use std::fmt::Write as _;

use fluent_bundle::FluentArgs;
use khipu_settlers::{Components, Good, Plan};
use khipu_words::Words;

use super::effect::Teller;
use super::marks::{self, Letters, Mark};
use crate::titles;
use khipu_board::svg::escape;

/// Effects longer than these have smaller letters on a card, the longest a wider card.
const LONG: usize = 75;
const LONGER: usize = 120;
const LONGEST: usize = 140;

/// How a printing looks and what it says.
pub(super) struct CardFace {
    /// Its title.
    pub(super) title: String,
    /// Kind, colours, cost, effect, raze field and deal, in words.
    pub(super) tip: String,
    /// The rule that its tip leads to.
    pub(super) rule: &'static str,
    /// What its frame tells: a card of a faction, one that can be razed.
    pub(super) class: &'static str,
    /// What stands in the strip of a location.
    pub(super) strip: String,
    /// What stands on the whole card.
    pub(super) large: String,
}

impl CardFace {
    pub(super) fn new(rules: &Components, plan: &Plan, words: &Words, letters: &Letters) -> Self {
        let teller = Teller { rules, words };
        let title = titles::named(rules.titles[usize::from(plan.title)].id, words);
        let effect = teller.effect(plan).join(". ");
        let signs = marks::html(&marks::effect(rules, &plan.effect), letters);
        Self {
            tip: tip(&teller, plan, &effect),
            rule: if plan.designed { "IS-1.8" } else { "IS-1.3" },
            class: match (plan.deck.faction().is_some(), plan.raze.is_empty()) {
                (true, true) => " is-fac",
                (true, false) => " is-fac is-aim",
                (false, true) => "",
                (false, false) => " is-aim",
            },
            strip: strip(plan, &title, &signs, letters),
            large: large(plan, &title, &signs, &effect, letters),
            title,
        }
    }
}

fn tip(teller: &Teller<'_>, plan: &Plan, effect: &str) -> String {
    let none = || "none".to_owned();
    let list = |parts: Vec<String>| if parts.is_empty() { none() } else { parts.join(", ") };
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
    args.set("cost", list(teller.cost(plan)));
    args.set("effect", effect.to_owned());
    args.set("raze", list(razed.into_iter().map(|(good, n)| teller.goods(good, n)).collect()));
    args.set("deal", plan.deal.map_or_else(none, |good| teller.goods(good, 1)));
    let tip = teller.words.say("settlers-board-card-tip", &args);
    if plan.designed { format!("{tip} {}", teller.words.word("settlers-board-designed-tip")) } else { tip }
}

/// What razing gives, and what a deal.
fn given(plan: &Plan, letters: &Letters) -> String {
    let mut groups = Vec::new();
    if !plan.raze.is_empty() {
        groups.push([vec![Mark::Icon("raze"), Mark::Sign(":")], marks::razed(&plan.raze)].concat());
    }
    if let Some(good) = plan.deal {
        groups.push(vec![Mark::Icon("deal"), Mark::Sign(":"), Mark::Icon(good.name())]);
    }
    marks::html(&groups, letters)
}

/// The sign of a card that was designed for this edition.
fn designed(plan: &Plan) -> String {
    if plan.designed { marks::symbol("designed") } else { String::new() }
}

/// Colours, title, effect, what razing or a deal gives.
fn strip(plan: &Plan, title: &str, signs: &str, letters: &Letters) -> String {
    let colours: String = plan.colours.iter().map(|colour| marks::chip(colour, letters)).collect();
    format!(
        r#"<span class="is-bd">{colours}</span><b>{}{}</b><span class="is-fx">{signs}</span><span class="is-ft">{}</span>"#,
        escape(title),
        designed(plan),
        given(plan, letters)
    )
}

/// How long a text is, in letters of Latin width: ten Cyrillic ones are as wide as eleven.
fn length(text: &str) -> usize {
    let wide = text.chars().filter(|letter| ('\u{400}'..'\u{500}').contains(letter)).count();
    text.chars().count() + wide / 10
}

/// Cost and colours in a band, title, effect in signs and in words, what razing or a deal gives, the kind.
fn large(plan: &Plan, title: &str, signs: &str, effect: &str, letters: &Letters) -> String {
    let mut html = String::from(r#"<span class="is-top">"#);
    for colour in plan.colours.iter() {
        let name = colour.name();
        let _ = write!(
            html,
            r##"<svg class="is-weft"><rect class="is-band is-k-{name}" width="100%" height="100%"/><rect fill="url(#i-is-weave-{name})" width="100%" height="100%"/></svg>"##
        );
    }
    let cost = marks::html(&marks::cost(plan), letters);
    if !cost.is_empty() {
        let _ = write!(html, r#"<span class="is-cost">{cost}</span>"#);
    }
    let chips: String = plan.colours.iter().map(|colour| marks::chip(colour, letters)).collect();
    let size = match length(effect) {
        length if length > LONGEST => " is-longest",
        length if length > LONGER => " is-longer",
        length if length > LONG => " is-long",
        _ => "",
    };
    let _ = write!(
        html,
        r#"<span class="is-chips">{chips}</span></span><b class="is-title">{}</b><span class="is-fx">{signs}</span><span class="is-words{size}">{}</span><span class="is-foot">{}{}{}</span>"#,
        escape(title),
        escape(effect),
        given(plan, letters),
        designed(plan),
        marks::symbol(plan.kind.name())
    );
    html
}
