//! What lies open in the middle: god cards, weavings, and the two decks.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{ARMY_CARDS, Pending};

use super::button::{Button, sign};
use super::page::Page;
use super::tiles::Tiles;
use khipu_board::svg::escape;
use khipu_board::{Piece, Region};

fn piece(id: &str, html: String) -> Piece {
    Piece::new(id.to_owned(), Region::Group("offer"), html)
}

impl<'a> Page<'a> {
    pub(super) const fn tiles(&self) -> Tiles<'a> {
        Tiles { rules: self.rules }
    }

    pub(super) fn offer(&self, page: &mut khipu_board::Page<'_>) {
        let table = self.table;
        let armies = table.sides.map(|side| (side.army_hand, side.army_up, side.army_down));
        page.piece(("offer", table.god_deck(), table.offer), || self.god_offer());
        page.piece(("army", table.army_discards, armies, table.pending), || self.army_deck());
        page.piece(("weavings", table.weavings.len(), table.weaving_top, table.laid_out), || self.weavings());
    }

    /// A heading with a tip, where events can be shown.
    pub(super) fn heading(&self, part: &str, tip: &str, rule: &str) -> String {
        format!(
            r#"<h3 data-part="{part}" data-rule="{rule}" data-tip="{}">{}</h3>"#,
            escape(self.word(tip)),
            escape(self.word(part))
        )
    }

    /// The deck lies beside the offer, which has room for a number of cards.
    fn god_offer(&self) -> Piece {
        let mut html = format!(
            r#"<div id="offer-gods" class="tw-shelf">{}<div class="tw-things">"#,
            self.heading("offer", "offer-tip", "TW-5.3")
        );
        for &card in self.table.offer.items() {
            let part = format!("card-{}", self.rules.god_cards[usize::from(card)].id);
            Button::new(&part, &self.fixed.god_cards[usize::from(card)], "TW-5.2")
                .class("tw-card tw-god")
                .show(&mut html, &self.tiles().god_card(card));
        }
        let most = self.rules.offer[usize::from(self.table.players)];
        for _ in self.table.offer.len()..most {
            html.push_str(r#"<span class="tw-card tw-god tw-empty"></span>"#);
        }
        let deck = self.table.god_deck();
        let label = self.context.words.titled(self.word("deck"), deck);
        Button::worded("deck-god", label, self.word("deck-tip"), "TW-5.2")
            .class("tw-card tw-god tw-back")
            .show(&mut html, &format!("{}<b>{deck}</b>", sign("i-tw-god")));
        html.push_str("</div></div>");
        piece("offer-gods", html)
    }

    fn army_deck(&self) -> Piece {
        let discards = self.table.army_discards.total();
        let elsewhere: u32 = self
            .table
            .sides
            .iter()
            .map(|side| u32::from(side.army_hand) + side.army_up.total() + side.army_down.total())
            .sum();
        // Two cards lie drawn while somebody chooses one of them.
        let drawn = self.table.pending.entries().iter().any(|entry| entry.what == Pending::Train);
        let drawn = if drawn { u32::from(self.rules.training) } else { 0 };
        let deck = (ARMY_CARDS as u32).saturating_sub(elsewhere + discards + drawn);
        let mut html = format!(
            r#"<div id="offer-army" class="tw-shelf"><h3>{}</h3><div class="tw-things">"#,
            escape(self.word("army"))
        );
        let label = self.context.words.titled(self.word("army-deck"), format!("{deck} + {discards}"));
        Button::worded("army", label, self.word("army-tip"), "TW-8.2")
            .class("tw-card tw-god tw-back")
            .show(&mut html, &format!("{}<b>{deck}</b><small>+{discards}</small>", sign("i-tw-army")));
        html.push_str("</div></div>");
        piece("offer-army", html)
    }

    /// The top of the stack, what lies under it, and what was laid out of it.
    fn weavings(&self) -> Piece {
        let under = self.table.weavings.len();
        let mut html = format!(
            r#"<div id="offer-weavings" class="tw-shelf">{}<div class="tw-things">"#,
            self.heading("weavings", "weavings-tip", "TW-6.7")
        );
        match self.table.weaving_top {
            Some(tile) => {
                let note = &self.fixed.weavings[usize::from(tile)];
                Button::new("weaving-top", note, "TW-6.9")
                    .class("tw-weaving")
                    .show(&mut html, &self.tiles().cloth(tile));
            }
            None => html.push_str(r#"<span class="tw-weaving tw-empty"></span>"#),
        }
        let label = self.context.words.titled(self.word("weaving-under"), under);
        Button::worded("weaving-under", label, self.word("weaving-under-tip"), "TW-6.17")
            .class("tw-under")
            .show(&mut html, &format!("+{under}"));
        for &tile in self.table.laid_out.items() {
            let part = format!("weaving-{}", self.rules.weavings[usize::from(tile)].id);
            Button::new(&part, &self.fixed.weavings[usize::from(tile)], "TW-6.7")
                .class("tw-weaving tw-laid")
                .show(&mut html, &self.tiles().cloth(tile));
        }
        let _ = write!(html, "</div></div>");
        piece("offer-weavings", html)
    }
}
