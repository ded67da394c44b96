//! Axomamma's own board: rows of spaces with tokens, the cards under it, its die, its workers. It stands in a panel where
//! there is room, and in what lies before it everywhere.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{BoardSpace, Deed, End, Kind};

use super::button::{Button, exhibit, sign};
use super::glyphs::{self, Glyph};
use super::page::{Page, worker};
use super::static_text::Note;
use khipu_board::svg::escape;
use khipu_board::{Piece, Region};

impl Page<'_> {
    /// Its panel; nothing in a game of several. Each row changes by itself.
    pub(super) fn automa(&self, page: &mut khipu_board::Page<'_>) {
        if self.table.players != 1 {
            return;
        }
        let piece = |id: &str, html| Piece::new(id.to_owned(), Region::Group("automa"), html);
        page.piece(("automa-state", self.table.automa), || {
            let mut html = String::new();
            self.automa_state(&mut html, "automa-state");
            piece("automa-state", html)
        });
        for (row, spaces) in self.rules.automa.rows.iter().enumerate() {
            page.piece(("automa-row", row, self.table.automa.tokens), || {
                let id = format!("automa-row-{row}");
                let mut html = format!(r#"<div id="{id}" class="tw-loop">"#);
                for (at, space) in spaces.iter().enumerate() {
                    let part = format!("automa-{}", space.id);
                    Button::new(&part, &self.fixed.deeds[row][at], "TW-12.7")
                        .label(self.automa_label(row, at))
                        .class("tw-field")
                        .show(&mut html, &self.automa_space(row, at, space));
                }
                html.push_str("</div>");
                piece(&id, html)
            });
        }
    }

    /// The values of the tokens on a space.
    fn tokens_on(&self, row: usize, at: usize) -> impl Iterator<Item = u8> {
        let tokens = self.rules.automa.tokens.iter().zip(self.table.automa.tokens);
        let here =
            tokens.filter(move |(plan, place)| (usize::from(plan.row), usize::from(*place)) == (row, at));
        here.map(|(plan, _)| plan.value)
    }

    /// What a space does, and which tokens stand on it.
    fn automa_label(&self, row: usize, at: usize) -> String {
        let tokens: Vec<String> =
            self.tokens_on(row, at).map(|value| format!("{} {value}", self.word("automa-token"))).collect();
        let label = &self.fixed.deeds[row][at].label;
        if tokens.is_empty() { label.clone() } else { format!("{label} ({})", tokens.join(", ")) }
    }

    fn automa_space(&self, row: usize, at: usize, space: &BoardSpace) -> String {
        let mut html = format!(r#"<span class="tw-row">{}</span>"#, glyphs::row(&deed(&space.deed)));
        if space.personality {
            html.push_str(&sign("i-tw-sun"));
        }
        for value in self.tokens_on(row, at) {
            let _ = write!(html, r#"<i class="tw-token">{value}</i>"#);
        }
        html
    }

    /// Its board inside what lies before it.
    pub(super) fn automa_board(&self, area: &mut Piece) {
        let _ = write!(area.html, r#"<h3>{}</h3>"#, escape(self.word("automa")));
        area.element("area-automa-state".to_owned(), |html, id| self.automa_state(html, id));
        for (row, spaces) in self.rules.automa.rows.iter().enumerate() {
            area.element(format!("area-automa-row-{row}"), |html, id| {
                let _ = write!(html, r#"<div id="{id}" class="tw-loop">"#);
                for (at, space) in spaces.iter().enumerate() {
                    let tip = self.fixed.deeds[row][at].tip.clone();
                    let note = Note { label: self.automa_label(row, at), tip };
                    exhibit(html, "tw-field", &note, "TW-12.7", &self.automa_space(row, at, space));
                }
                html.push_str("</div>");
            });
        }
    }

    /// The cards under its board, among which the die chooses the next one: the last one chosen is marked.
    pub(super) fn automa_cards(&self, html: &mut String) {
        let automa = &self.table.automa;
        let mut gods = Vec::new();
        let mut cards = String::new();
        for (place, tucked) in automa.tucked.iter().enumerate() {
            let Some(tucked) = tucked else { continue };
            let god = &self.fixed.gods[usize::from(tucked.god)];
            gods.push(format!("{}: {god}", place + 1));
            let _ = write!(cards, "<span>{}{}</span>", place + 1, sign(glyphs::god(tucked.god)));
        }
        if gods.is_empty() {
            return;
        }
        let _ = write!(
            html,
            r#"<span class="tw-next" role="img" tabindex="0" data-rule="TW-12.6" data-tip="{}" aria-label="{}"><small>{}</small>{cards}</span>"#,
            escape(self.word("automa-tucked-tip")),
            escape(&self.context.words.titled(self.word("automa-tucked"), gods.join(", "))),
            escape(self.word("automa-next")),
        );
    }

    /// The die, the cards under the board, its workers, its personality.
    fn automa_state(&self, html: &mut String, id: &str) {
        let (automa, plan) = (&self.table.automa, &self.rules.automa);
        let _ = write!(html, r#"<div id="{id}" class="tw-automa-head">"#);
        self.automa_cards(html);
        let say = |html: &mut String, key: &str, said: &str, shown: &str| {
            let title = self.word(key);
            let _ = write!(
                html,
                r#"<span class="tw-row" role="img" tabindex="0" data-tip="{0}" aria-label="{0}"><small>{1}</small>{shown}</span>"#,
                escape(&self.context.words.titled(title, said)),
                escape(title),
            );
        };
        if automa.die > 0 {
            let die = automa.die.to_string();
            say(html, "automa-die", &die, &format!(r#"<b class="tw-die">{die}</b>"#));
        }
        let ages = || automa.ages.items().iter().map(|&kind| Kind::ALL[usize::from(kind)]);
        let names: Vec<&str> = ages().map(|kind| &*self.fixed.kinds[kind as usize].label).collect();
        let signs: String = ages().map(|kind| sign(worker(kind))).collect();
        say(html, "automa-ages", &names.join(", "), &signs);
        if let Some(at) = automa.personality {
            let gives = &plan.personalities[usize::from(at)].gives;
            let said = self.glossary().gives(gives);
            say(html, "automa-personality", &said, &glyphs::row(&glyphs::benefits(gives)));
        }
        html.push_str("</div>");
    }
}

/// What a space does, without words.
fn deed(deed: &Deed) -> Vec<Glyph> {
    let one = |symbol: &'static str| vec![Glyph::Some(1, symbol)];
    match deed {
        Deed::Gain(gives) => glyphs::benefits(gives),
        Deed::Weavings => one("i-tw-weavings"),
        Deed::Building { production: true } => one("i-tw-production"),
        Deed::Building { production: false } => one("i-tw-build"),
        Deed::Stairs => one("i-tw-stairs"),
        Deed::Statue => one("i-tw-statue"),
        Deed::Hire(End::Potato) => vec![Glyph::Some(1, "i-tw-potato"), Glyph::Some(1, "i-tw-worker")],
        Deed::Hire(End::Corn) => vec![Glyph::Some(1, "i-tw-corn"), Glyph::Some(1, "i-tw-worker")],
        Deed::Nomad => one("i-tw-nomad"),
    }
}
