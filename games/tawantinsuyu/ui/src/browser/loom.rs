//! Tapestries: strips of weavings whose matching joints shine, and where a new one may go.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{Edge, Pending, Rows};

use super::button::Button;
use super::page::Page;
use super::tiles::{WEAVING, picture};
use khipu_board::svg::{escape, short};

impl Page<'_> {
    /// All tapestries of somebody, and the places for the weaving that is to be laid.
    pub(super) fn tapestries(&self, rows: &Rows, laying: Option<u8>) -> String {
        let mut html = String::new();
        for (number, tiles) in rows.iter().enumerate() {
            html.push_str(r#"<div class="tw-cloths">"#);
            let fits = laying.filter(|&tile| self.fits(tiles, tile));
            if let Some(tile) = fits {
                self.place_for(&mut html, number, Edge::Left, tile, tiles[0]);
            }
            html.push_str(&self.tapestry(tiles));
            if let Some(tile) = fits {
                self.place_for(&mut html, number, Edge::Right, tile, tiles[tiles.len() - 1]);
            }
            html.push_str("</div>");
        }
        if let Some(tile) = laying {
            html.push_str(r#"<div class="tw-cloths"><b aria-hidden="true">+</b>"#);
            self.place_button(&mut html, "lay-new", tile, self.word("lay-new"), "", false);
            html.push_str("</div>");
        }
        html
    }

    /// The weaving that whoever looks is to lay.
    pub(super) fn laying(&self) -> Option<u8> {
        match self.asked_of_me()?.what {
            Pending::Lay { tile } => Some(tile),
            _ => None,
        }
    }

    /// A row has each pattern once (TW-6.8).
    fn fits(&self, tiles: &[u8], tile: u8) -> bool {
        let pattern = |tile: u8| self.rules.weavings[usize::from(tile)].pattern;
        tiles.iter().all(|&other| pattern(other) != pattern(tile))
    }

    /// Whether two weavings side by side have equal symbols.
    pub(super) fn joined(&self, left: u8, right: u8) -> bool {
        self.rules.weavings[usize::from(left)].right == self.rules.weavings[usize::from(right)].left
    }

    fn tapestry(&self, tiles: &[u8]) -> String {
        let (w, _) = WEAVING;
        let mut art = String::new();
        for (at, &tile) in tiles.iter().enumerate() {
            self.tiles().weaving(&mut art, tile, (at as f32 * w, 0.0));
        }
        let mut names: Vec<&str> = Vec::new();
        for (at, pair) in tiles.windows(2).enumerate() {
            if self.joined(pair[0], pair[1]) {
                let x = short((at + 1) as f32 * w);
                let _ = write!(art, r#"<path class="tw-joint" d="M{x} 1l12 21-12 21-12-21z"/>"#);
                let symbol = self.rules.weavings[usize::from(pair[0])].right;
                let _ = write!(
                    art,
                    r##"<use href="#{}" x="{}" y="12" width="20" height="20"/>"##,
                    super::tiles::joint(self.rules, symbol),
                    short((at + 1) as f32 * w - 10.0)
                );
            }
        }
        names.extend(tiles.iter().map(|&tile| &*self.fixed.weavings[usize::from(tile)].label));
        format!(
            r#"<span class="tw-weaving" role="img" tabindex="0" data-rule="TW-6.8" data-tip="{}" aria-label="{}">{}</span>"#,
            escape(&names.join(" · ")),
            escape(self.word("tapestries")),
            picture(tiles.len(), &art)
        )
    }

    fn place_for(&self, html: &mut String, row: usize, edge: Edge, tile: u8, beside: u8) {
        let joined = match edge {
            Edge::Left => self.joined(tile, beside),
            Edge::Right => self.joined(beside, tile),
        };
        let label = self.word(if edge == Edge::Left { "lay-left" } else { "lay-right" });
        let tip = self.word(if joined { "lay-joint" } else { "lay-plain" });
        self.place_button(html, &format!("lay-{}-{}", row + 1, edge.name()), tile, label, tip, joined);
    }

    fn place_button(&self, html: &mut String, part: &str, tile: u8, label: &str, tip: &str, joined: bool) {
        let class = if joined { "tw-weaving tw-ghost tw-match" } else { "tw-weaving tw-ghost" };
        Button::worded(part, label, tip, "TW-6.8").class(class).show(html, &self.tiles().cloth(tile));
    }
}
