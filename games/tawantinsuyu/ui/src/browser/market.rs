//! Buildings and statues for sale.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{Components, GODS, Size};

use super::button::{Button, sign};
use super::glyphs;
use super::page::Page;
use super::tiles::{Tiles, statue_symbol};
use khipu_board::{Piece, Region};

fn piece(id: &str, html: String) -> Piece {
    Piece::new(id.to_owned(), Region::Group("shop"), html)
}

impl Page<'_> {
    pub(super) fn market(&self, page: &mut khipu_board::Page<'_>) {
        let table = self.table;
        let stacks = (table.passive.len(), table.production.len());
        page.piece(("market", table.market, stacks), || self.buildings());
        page.piece(("statues", table.statues), || self.statues());
    }

    /// Passive buildings, production buildings, and how many of each are left.
    fn buildings(&self) -> Piece {
        let mut html = format!(
            r#"<div id="market-buildings" class="tw-shelf">{}<div class="tw-market">"#,
            self.heading("market", "market-tip", "TW-6.5")
        );
        let stacks =
            [("passive-stack", self.table.passive.len()), ("production-stack", self.table.production.len())];
        for (production, (part, left)) in [false, true].into_iter().zip(stacks) {
            let of_type =
                self.table.market.iter().filter(|&tile| Components::is_production(tile) == production);
            for tile in of_type {
                let part = format!("building-{}", self.rules.buildings[usize::from(tile)].id);
                Button::new(&part, &self.fixed.buildings[usize::from(tile)], "TW-6.3")
                    .class(format!("tw-card {}", Tiles::building_class(tile)))
                    .show(&mut html, &self.tiles().building(tile, true));
            }
            let label = self.context.words.titled(self.word(part), left);
            let class = if production { "tw-stack tw-production" } else { "tw-stack" };
            Button::worded(part, label, self.word("stack-tip"), "TW-2.7")
                .class(class)
                .show(&mut html, &left.to_string());
        }
        html.push_str("</div></div>");
        piece("market-buildings", html)
    }

    /// Statues in supply: a column for each god.
    fn statues(&self) -> Piece {
        let mut shelf = piece(
            "market-statues",
            format!(
                r#"<div id="market-statues" class="tw-shelf">{}<div class="tw-statues">"#,
                self.heading("statues", "statues-tip", "TW-6.18")
            ),
        );
        for god in 0..GODS as u8 {
            let name = self.rules.gods[usize::from(god)];
            shelf.element(format!("statues-{name}"), |html, id| {
                let _ = write!(html, r#"<div id="{id}">{}"#, sign(glyphs::god(god)));
                for &size in Size::ALL {
                    let count = self.table.statues.get(god, size);
                    let note = &self.fixed.statues[usize::from(god)][size as usize];
                    let part = format!("statue-{name}-{}", size.name());
                    Button::new(&part, note, "TW-6.6")
                        .label(self.context.words.titled(&note.label, count))
                        .class(if count == 0 { "tw-figure tw-none" } else { "tw-figure" })
                        .show(html, &format!("{}{count}", sign(statue_symbol(size))));
                }
                html.push_str("</div>");
            });
        }
        shelf.html.push_str("</div></div>");
        shelf
    }
}
