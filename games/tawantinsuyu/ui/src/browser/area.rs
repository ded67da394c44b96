//! What lies before a player, opened from the line of goods: tapestries, buildings, armies, statues, cards, and where the
//! points came from.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{Actor, Cards, GODS, Side, Size, Source, Tally};

use super::button::{exhibit, times};
use super::page::{Page, disc, key, seat_class};
use super::tiles::{Tiles, statue};
use khipu_board::svg::escape;
use khipu_board::{Piece, Region};

fn shelf(html: &mut String, title: &str, things: &str) {
    if !things.is_empty() {
        let _ = write!(html, r#"<h3>{}</h3><div class="tw-things">{things}</div>"#, escape(title));
    }
}

impl Page<'_> {
    pub(super) fn areas(&self, page: &mut khipu_board::Page<'_>) {
        for who in self.actors() {
            page.area(("area", who, self.side(who), self.table.automa), || self.area(who));
        }
    }

    fn area(&self, who: Actor) -> Piece {
        let side = self.side(who);
        let id = format!("area-{}", key(who));
        let html = format!(
            r#"<section id="{id}" class="area tw-area {}"><h2>{}<span class="who">{}</span></h2>"#,
            seat_class(who),
            disc(who, ""),
            escape(&self.name(who))
        );
        let mut area = Piece::new(id, Region::Area, html);
        if who == Actor::Axomamma {
            self.automa_board(&mut area);
        }
        let html = &mut area.html;
        shelf(html, self.word("tapestries"), &self.tapestries(&side.rows, None));
        let mut things = String::new();
        self.buildings_shown(&mut things, side.up, "");
        self.buildings_shown(&mut things, side.down, " tw-down");
        shelf(html, self.word("buildings"), &things);
        let mut things = String::new();
        self.army_shown(&mut things, side.army_up, "tw-card tw-army tw-kept");
        self.army_shown(&mut things, side.army_down, "tw-card tw-army tw-down");
        shelf(html, self.word("soldiers"), &things);
        shelf(html, self.word("statues"), &self.statues_shown(side));
        shelf(html, self.word("god-seen"), &self.gods_shown(side.god_seen));
        shelf(html, self.word("god-laid"), &self.gods_shown(side.laid));
        self.sources(html, side);
        html.push_str("</section>");
        area
    }

    fn buildings_shown(&self, html: &mut String, cards: Cards, class: &str) {
        for tile in cards.iter() {
            let class = format!("tw-card {} tw-own-tile{class}", Tiles::building_class(tile));
            let note = &self.fixed.buildings[usize::from(tile)];
            exhibit(html, &class, note, "TW-7.9", &self.tiles().building(tile, false));
        }
    }

    fn army_shown(&self, html: &mut String, cards: Tally, class: &str) {
        for kind in cards.kinds() {
            let note = &self.fixed.army[usize::from(kind)];
            let count = times(cards.get(kind.into()).into());
            exhibit(html, class, note, "TW-7.12", &(self.tiles().army_card(kind) + &count));
        }
    }

    fn statues_shown(&self, side: &Side) -> String {
        let mut html = String::new();
        for god in 0..GODS as u8 {
            for &size in Size::ALL {
                let count = side.statues.get(god, size);
                if count > 0 {
                    let note = &self.fixed.statues[usize::from(god)][size as usize];
                    let content = statue(god, size) + &times(count.into());
                    exhibit(&mut html, "tw-card tw-idol", note, "TW-5.1", &content);
                }
            }
        }
        html
    }

    fn gods_shown(&self, cards: Cards) -> String {
        let mut html = String::new();
        for card in cards.iter() {
            let note = &self.fixed.god_cards[usize::from(card)];
            exhibit(&mut html, "tw-card tw-god", note, "TW-5.1", &self.tiles().god_card(card));
        }
        html
    }

    fn sources(&self, html: &mut String, side: &Side) {
        let _ = write!(
            html,
            r#"<h3>{}</h3><ul class="tw-sources">"#,
            escape(&self.context.words.titled(self.word("score"), side.score()))
        );
        for (&(name, _), points) in Source::NAMES.iter().zip(side.ledger).filter(|(_, points)| *points != 0) {
            let _ = write!(html, "<li>{} <b>{points}</b></li>", escape(self.fixed.source(name)));
        }
        html.push_str("</ul>");
    }
}
