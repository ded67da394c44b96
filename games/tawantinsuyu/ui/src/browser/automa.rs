//! Axomamma's own board: rows of spaces with tokens, the cards under it, its die, its workers.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{Actor, BoardSpace, Deed, End, Kind};

use super::geometry::{FRAME, Point};
use super::glyphs::{self, Glyph};
use super::page::{Page, Seen, sheet, worker};
use super::players::sign;
use khipu_board::Piece;
use khipu_board::svg::{escape, icon, layer};

/// The size of a space.
const CELL: (f32, f32) = (118.0, 76.0);

/// Where its board lies beside the hill, and the size of a space there.
const BESIDE: Point = (1240.0, 818.0);
const SMALL: (f32, f32) = (69.0, 22.0);

impl Page<'_> {
    /// Its board beside the hill, small; nothing in a game of several. Each row changes by itself.
    pub(super) fn automa_beside(&self, page: &mut khipu_board::Page<'_>) {
        let automa = &self.table.automa;
        let ((left, top), (w, h)) = (BESIDE, SMALL);
        let alone = self.table.players == 1;
        page.piece(("automa-head", automa.die, automa.tucked), || {
            let mut art = String::new();
            if alone {
                let (y, name) = (top - 6.0, escape(&self.name(Actor::Axomamma)));
                let _ = write!(art, r#"<text class="tw-title" x="{left}" y="{y}">{name}</text>"#);
                self.automa_die(&mut art, (left + 120.0, top - 13.0));
            }
            layer("automa-head", FRAME, &art)
        });
        let rows = || self.rules.automa.rows.iter().enumerate().filter(|_| alone);
        let corner = |row: usize, at: usize| (left + w * at as f32, top + (h + 1.0) * row as f32);
        for (row, spaces) in rows() {
            page.piece(("automa-row", row, automa.tokens), || {
                let mut art = String::new();
                for (at, space) in spaces.iter().enumerate() {
                    self.automa_small(&mut art, (row, at), space, corner(row, at));
                }
                layer(&format!("automa-row-{row}"), FRAME, &art)
            });
        }
        page.piece("automa-spots", || {
            let mut seen = Vec::new();
            for (row, spaces) in rows() {
                for (at, space) in spaces.iter().enumerate() {
                    let (x, y) = corner(row, at);
                    let part = format!("automa-{}", space.id);
                    seen.push(Seen::of(part, (x, y, w, h), &self.fixed.deeds[row][at], "TW-12.7"));
                }
            }
            sheet("automa-spots", &seen)
        });
    }

    /// The die, and the symbols that it chooses among.
    fn automa_die(&self, art: &mut String, (x, y): Point) {
        let automa = &self.table.automa;
        let _ = write!(
            art,
            r#"<rect class="tw-field" x="{x}" y="{}" width="22" height="20" rx="4"/><text class="tw-die-face" x="{}" y="{}">{}</text>"#,
            y - 10.0,
            x + 11.0,
            y + 5.5,
            automa.die
        );
        for (place, tucked) in automa.tucked.iter().enumerate() {
            if let Some(tucked) = tucked {
                let left = x + 40.0 + 46.0 * place as f32;
                let _ =
                    write!(art, r#"<text class="tw-note" x="{left}" y="{}">{}</text>"#, y + 5.5, place + 1);
                art.push_str(&icon(glyphs::god(tucked.god), left + 12.0, y - 9.0, 18.0));
            }
        }
    }

    fn automa_small(&self, art: &mut String, (row, at): (usize, usize), space: &BoardSpace, (x, y): Point) {
        let (w, h) = SMALL;
        let class = ["tw-upper", "tw-middle", "tw-lower"][row % 3];
        let _ = write!(
            art,
            r#"<rect class="tw-card {class}" x="{x}" y="{y}" width="{w}" height="{h}" rx="3"/><g class="twg18">"#
        );
        let tokens = self.tokens_on(row, at);
        let row = deed(&space.deed);
        // Beside tokens there is room for the first sign alone.
        let shown = if tokens.len() > 1 { &row[..1.min(row.len())] } else { &row[..] };
        glyphs::draw(art, shown, x + 3.0, y + h / 2.0, if shown.len() > 2 { 13.0 } else { 17.0 });
        art.push_str("</g>");
        for (number, value) in tokens.iter().enumerate() {
            let cx = x + w - 11.0 - 19.0 * number as f32;
            let _ = write!(
                art,
                r#"<g class="seat-automa"><circle class="tw-own" cx="{cx}" cy="{}" r="9.5"/><text class="tw-token" x="{cx}" y="{}">{value}</text></g>"#,
                y + h / 2.0,
                y + h / 2.0 + 5.0
            );
        }
    }

    /// The values of the tokens on a space.
    fn tokens_on(&self, row: usize, at: usize) -> Vec<u8> {
        let tokens = self.rules.automa.tokens.iter().zip(self.table.automa.tokens);
        let here = tokens.filter(|(plan, place)| usize::from(plan.row) == row && usize::from(*place) == at);
        here.map(|(plan, _)| plan.value).collect()
    }

    /// Its board as a drawing with words to look at, inside what lies before it. Each row changes by itself.
    pub(super) fn automa_board(&self, area: &mut Piece) {
        let _ = write!(area.html, r#"<h3>{}</h3>"#, escape(self.word("automa")));
        area.element("automa-state".to_owned(), |html, id| self.automa_state(html, id));
        for (row, spaces) in self.rules.automa.rows.iter().enumerate() {
            area.element(format!("automa-loop-{row}"), |html, id| {
                let _ = write!(html, r#"<div id="{id}" class="tw-things tw-loop">"#);
                for (at, space) in spaces.iter().enumerate() {
                    self.automa_cell(html, row, at, space);
                }
                html.push_str("</div>");
            });
        }
    }

    /// The die, the cards under the board, its workers, its personality.
    fn automa_state(&self, html: &mut String, id: &str) {
        let (automa, plan) = (&self.table.automa, &self.rules.automa);
        let _ = write!(html, r#"<p id="{id}" class="tw-automa-head">"#);
        let _ = write!(
            html,
            r#"<span class="tw-g tw-die" title="{}">{}</span>"#,
            escape(self.word("automa-die")),
            automa.die
        );
        let _ = write!(
            html,
            r#"<span data-tip="{}" data-rule="TW-12.6" aria-label="{}" tabindex="0" role="img">"#,
            escape(self.word("automa-tucked-tip")),
            escape(self.word("automa-tucked"))
        );
        for (place, tucked) in automa.tucked.iter().enumerate() {
            if let Some(tucked) = tucked {
                let god = &self.fixed.gods[usize::from(tucked.god)];
                let _ = write!(
                    html,
                    r#"<span class="tw-g" title="{}">{}{}</span>"#,
                    escape(god),
                    place + 1,
                    sign(glyphs::god(tucked.god))
                );
            }
        }
        let _ = write!(html, r#"</span><span title="{}">"#, escape(self.word("automa-ages")));
        for &kind in automa.ages.items() {
            html.push_str(&sign(worker(Kind::ALL[usize::from(kind)])));
        }
        html.push_str("</span>");
        if let Some(at) = automa.personality {
            let gives = &plan.personalities[usize::from(at)].gives;
            let _ =
                write!(html, r#"<span class="tw-g" title="{}">"#, escape(self.word("automa-personality")));
            for benefit in gives {
                benefit.0.iter().for_each(|&effect| html.push_str(&sign(glyphs::symbol(effect))));
            }
            html.push_str("</span>");
        }
        html.push_str("</p>");
    }

    fn automa_cell(&self, html: &mut String, row: usize, at: usize, space: &BoardSpace) {
        let (w, h) = CELL;
        let class = ["tw-upper", "tw-middle", "tw-lower"][row % 3];
        let mut art = format!(
            r#"<rect class="tw-card {class}" width="{w}" height="{h}" rx="6"/><text class="tw-id tw-dark" x="7" y="18">{}</text>"#,
            space.id
        );
        glyphs::draw_within(&mut art, &deed(&space.deed), (w / 2.0, 30.0), w - 50.0, 22.0);
        if space.personality {
            art.push_str(&icon("i-tw-sun", w - 24.0, 5.0, 18.0));
        }
        for (number, value) in self.tokens_on(row, at).into_iter().enumerate() {
            let x = 18.0 + 27.0 * number as f32;
            let _ = write!(
                art,
                r#"<circle class="tw-own" cx="{x}" cy="60" r="12"/><text class="tw-token" x="{x}" y="65">{value}</text>"#
            );
        }
        let note = &self.fixed.deeds[row][at];
        let _ = write!(
            html,
            r#"<span class="tw-thing" role="img" tabindex="0" data-rule="TW-12.7" data-tip="{}" aria-label="{}">{}</span>"#,
            escape(&note.tip),
            escape(&note.label),
            super::tiles::picture(CELL, &art)
        );
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
