//! What lies before a player, opened from the strip: tapestries, buildings, armies, statues, cards, and where the points
//! came from.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{Actor, Cards, GODS, Side, Size, Source, Tally};

use super::hand::statue;
use super::page::{Page, key, seat_class};
use super::players::disc;
use super::static_text::Note;
use super::tiles::{ARMY_CARD, BUILDING, BUILT, GOD_CARD, picture};
use khipu_board::svg::escape;
use khipu_board::{Piece, Region};

/// A thing to look at.
fn exhibit(html: &mut String, class: &str, note: &Note, rule: &str, count: u32, art: &str) {
    let many = if count > 1 { format!(r#"<b class="tw-times">×{count}</b>"#) } else { String::new() };
    let _ = write!(
        html,
        r#"<span class="tw-thing {class}" role="img" tabindex="0" data-rule="{rule}" data-tip="{}" aria-label="{}">{art}{many}</span>"#,
        escape(&note.tip),
        escape(&note.label),
    );
}

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
            disc(who),
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
        self.buildings_shown(&mut things, side.down, "tw-down");
        shelf(html, self.word("buildings"), &things);
        let mut things = String::new();
        self.army_shown(&mut things, side.army_up, "tw-up");
        self.army_shown(&mut things, side.army_down, "tw-down");
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
            let mut art = String::new();
            self.tiles().building(&mut art, tile, (0.0, 0.0), false);
            let note = &self.fixed.buildings[usize::from(tile)];
            exhibit(html, class, note, "TW-7.9", 1, &picture((BUILDING.0, BUILT), &art));
        }
    }

    fn army_shown(&self, html: &mut String, cards: Tally, class: &str) {
        for kind in cards.kinds() {
            let mut art = String::new();
            self.tiles().army_card(&mut art, kind, (0.0, 0.0));
            let note = &self.fixed.army[usize::from(kind)];
            exhibit(html, class, note, "TW-7.12", cards.get(kind.into()).into(), &picture(ARMY_CARD, &art));
        }
    }

    fn statues_shown(&self, side: &Side) -> String {
        let mut html = String::new();
        for god in 0..GODS as u8 {
            for &size in Size::ALL {
                let count = side.statues.get(god, size);
                if count > 0 {
                    let note = &self.fixed.statues[usize::from(god)][size as usize];
                    exhibit(
                        &mut html,
                        "",
                        note,
                        "TW-5.1",
                        count.into(),
                        &picture((40.0, 62.0), &statue(god, size)),
                    );
                }
            }
        }
        html
    }

    fn gods_shown(&self, cards: Cards) -> String {
        let mut html = String::new();
        for card in cards.iter() {
            let mut art = String::new();
            self.tiles().god_card(&mut art, card, (0.0, 0.0));
            let note = &self.fixed.god_cards[usize::from(card)];
            exhibit(&mut html, "", note, "TW-5.1", 1, &picture(GOD_CARD, &art));
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
