//! Small things that stand in several panels: symbols with names, numbers, cards with what can be done with them.

use std::fmt::Write as _;

use khipu_settlers::{Card, Components, Favor};

use super::face_of_card::CardFace;
use super::marks;
use super::static_text::StaticText;
use khipu_board::svg::escape;

/// A symbol that says what it is.
pub(super) fn icon(symbol: &str, name: &str) -> String {
    let name = escape(name);
    format!(
        r##"<svg class="is-ic" role="img" aria-label="{name}" data-tip="{name}"><use href="#i-is-{symbol}"/></svg>"##
    )
}

/// A number with its symbol.
pub(super) fn counted(symbol: &str, name: &str, n: u16) -> String {
    let (name, none) = (escape(name), if n == 0 { " none" } else { "" });
    format!(
        r#"<span class="is-g{none}" role="img" aria-label="{name} {n}" data-tip="{name}">{}{n}</span>"#,
        marks::symbol(symbol)
    )
}

/// What can be done with a card, as a button below it.
pub(super) struct Way<'a> {
    /// The part that it stands for.
    pub(super) part: String,
    /// The symbol before the word.
    pub(super) symbol: Option<&'static str>,
    /// The word.
    pub(super) word: &'a str,
    /// What it means.
    pub(super) tip: &'a str,
    /// The rule that speaks of it.
    pub(super) rule: &'static str,
}

/// Draws cards at full size.
#[derive(Clone, Copy)]
pub(super) struct Cards<'a> {
    pub(super) rules: &'a Components,
    pub(super) fixed: &'a StaticText,
    /// What stands between a name and what is said of it.
    pub(super) colon: &'a str,
}

impl Cards<'_> {
    /// A card as a button: a part of a move, or something to look at.
    pub(super) fn card(&self, card: Card, part: bool) -> String {
        let CardFace { class, rule, tip, title, large, .. } = self.fixed.face(self.rules, card);
        let part = if part { format!(r#" data-part="card-{}""#, self.rules.id(card)) } else { String::new() };
        format!(
            r#"<button type="button" class="is-card{class}"{part} data-rule="{rule}" data-tip="{}"><span class="visually-hidden">{}</span><span class="is-eye" aria-hidden="true">{large}</span></button>"#,
            escape(tip),
            escape(title)
        )
    }

    /// A card as a strip, to be looked at.
    pub(super) fn strip(&self, card: Card) -> String {
        let CardFace { class, rule, tip, title, strip, .. } = self.fixed.face(self.rules, card);
        format!(
            r#"<button type="button" class="is-loc{class}" data-rule="{rule}" data-tip="{}"><span class="visually-hidden">{}</span><span class="is-eye" aria-hidden="true">{strip}</span></button>"#,
            escape(tip),
            escape(title)
        )
    }

    /// A card with buttons below it.
    pub(super) fn slot(&self, card: Card, ways: &[Way<'_>], class: &str) -> String {
        let title = escape(&self.fixed.face(self.rules, card).title);
        let mut html = format!(r#"<div class="is-slot{class}">{}"#, self.card(card, true));
        if !ways.is_empty() {
            html.push_str(r#"<div class="is-ways">"#);
        }
        for Way { part, symbol, word, tip, rule } in ways {
            let word = escape(word);
            let symbol = symbol.map(marks::symbol).unwrap_or_default();
            let _ = write!(
                html,
                r#"<button type="button" class="is-way" data-part="{part}" data-rule="{rule}" data-tip="{}" aria-label="{word}{}{title}">{symbol}<span>{word}</span></button>"#,
                escape(tip),
                self.colon
            );
        }
        html.push_str(if ways.is_empty() { "</div>" } else { "</div></div>" });
        html
    }
}

/// The favour tokens of somebody, one after another.
pub(super) fn favor(fixed: &StaticText, favor: Favor) -> String {
    if favor.is_empty() {
        return String::new();
    }
    let mut html = format!(r#"<span class="is-favor">{}"#, icon("favor", fixed.name("favor")));
    for colour in favor.colours.iter() {
        let name = escape(fixed.name(colour.tint()));
        let _ = write!(
            html,
            r#"<i class="is-kc is-k-{}" role="img" aria-label="{name}" data-tip="{name}">{}</i>"#,
            colour.name(),
            fixed.letters[colour as usize]
        );
    }
    if favor.tricolour {
        let name = escape(fixed.text("tricolour"));
        let _ =
            write!(html, r#"<i class="is-kc is-tri" role="img" aria-label="{name}" data-tip="{name}">3</i>"#);
    }
    html + "</span>"
}
