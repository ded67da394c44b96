//! What whoever looks can click of their own: workers, cards, buildings, statues, tapestries.

use khipu_tawantinsuyu::{Cards, GODS, Good, Kind, Own, Side, Size, Tally};

use super::button::{Button, sign, times};
use super::page::{Page, worker};
use super::tiles::{Tiles, statue};
use khipu_board::svg::escape;
use khipu_board::{Piece, Region};

/// A row of things under a heading; nothing if there is none.
fn shelf(id: &str, title: &str, things: &str) -> Piece {
    let html = if things.is_empty() {
        format!(r#"<div id="{id}" class="tw-shelf" hidden></div>"#)
    } else {
        format!(
            r#"<div id="{id}" class="tw-shelf"><h3>{}</h3><div class="tw-things">{things}</div></div>"#,
            escape(title)
        )
    };
    Piece::new(id.to_owned(), Region::Group("mine"), html)
}

impl Page<'_> {
    pub(super) fn own_things(&self, page: &mut khipu_board::Page<'_>) {
        let Some(own) = self.view.own else { return };
        let side = self.side(own.seat.into());
        let Side { goods, workers, statues, up, down, rows, .. } = *side;
        let gold = goods.get(Good::Gold);
        page.piece(("workers", workers), || self.own_workers(side));
        page.piece(("gods", own, side.god_seen, side.laid, gold), || self.own_gods(&own, side));
        page.piece(("armies", own, side.army_up, side.army_down), || self.own_army(&own, side));
        page.piece(("buildings", statues, up, down), || self.own_buildings(side));
        page.piece(("loom", rows, self.laying()), || {
            shelf("mine-loom", self.word("tapestries"), &self.tapestries(&rows, self.laying()))
        });
    }

    fn own_workers(&self, side: &Side) -> Piece {
        let mut html = String::new();
        for kind in side.workers.kinds() {
            let part = format!("worker-{}", kind.name());
            let count = side.workers.get(kind).into();
            let note = &self.fixed.kinds[kind as usize];
            Button::new(&part, note, WORKER_RULES[kind as usize])
                .class("tw-worker-tile")
                .show(&mut html, &(sign(worker(kind)) + &times(count)));
        }
        shelf("mine-workers", self.word("workers"), &html)
    }

    /// God cards, and the gold that can stand for one.
    fn own_gods(&self, own: &Own, side: &Side) -> Piece {
        let mut html = String::new();
        for card in own.gods.union(side.god_seen).union(side.laid).iter() {
            let class = match () {
                () if own.kept.has(card) => "tw-card tw-god tw-kept",
                () if side.laid.has(card) => "tw-card tw-god tw-laid",
                () => "tw-card tw-god",
            };
            let part = format!("card-{}", self.rules.god_cards[usize::from(card)].id);
            Button::new(&part, &self.fixed.god_cards[usize::from(card)], "TW-4.1")
                .class(class)
                .show(&mut html, &self.tiles().god_card(card));
        }
        let gold = side.goods.get(Good::Gold);
        if gold > 0 {
            Button::new("good-gold", &self.fixed.goods[Good::Gold as usize], "TW-4.1")
                .class("tw-worker-tile")
                .show(&mut html, &(sign("i-tw-gold") + &times(gold.into())));
        }
        shelf("mine-gods", self.word("god-hand"), &html)
    }

    fn own_army(&self, own: &Own, side: &Side) -> Piece {
        let mut html = String::new();
        let places: [(&str, Tally, &str, &str); 4] = [
            ("drawn", own.drawn, "army-drawn", "tw-card tw-army tw-laid"),
            ("army", own.army, "army-hand", "tw-card tw-army"),
            ("up", side.army_up, "army-up", "tw-card tw-army tw-kept"),
            ("down", side.army_down, "army-down", "tw-card tw-army tw-down"),
        ];
        for (place, cards, lies, class) in places {
            for kind in cards.kinds() {
                let part = format!("{place}-{}", self.rules.army[usize::from(kind)].id);
                let note = &self.fixed.army[usize::from(kind)];
                let count = times(cards.get(kind.into()).into());
                Button::new(&part, note, "TW-7.7")
                    .label(format!("{} ({})", note.label, self.word(lies)))
                    .class(class)
                    .show(&mut html, &(self.tiles().army_card(kind) + &count));
            }
        }
        shelf("mine-army", self.word("army"), &html)
    }

    /// Buildings and statues.
    fn own_buildings(&self, side: &Side) -> Piece {
        let mut html = String::new();
        for god in 0..GODS as u8 {
            for &size in Size::ALL {
                let count = side.statues.get(god, size);
                if count > 0 {
                    let part = format!("own-{}-{}", self.rules.gods[usize::from(god)], size.name());
                    let note = &self.fixed.statues[usize::from(god)][size as usize];
                    Button::new(&part, note, "TW-7.3")
                        .class("tw-card tw-idol")
                        .show(&mut html, &(statue(god, size) + &times(count.into())));
                }
            }
        }
        self.building_tiles(&mut html, side.up, "tw-own-tile");
        self.building_tiles(&mut html, side.down, "tw-own-tile tw-down");
        shelf("mine-buildings", self.word("buildings"), &html)
    }

    fn building_tiles(&self, html: &mut String, cards: Cards, class: &str) {
        for tile in cards.iter() {
            let part = format!("building-{}", self.rules.buildings[usize::from(tile)].id);
            Button::new(&part, &self.fixed.buildings[usize::from(tile)], "TW-7.9")
                .class(format!("tw-card {} {class}", Tiles::building_class(tile)))
                .show(html, &self.tiles().building(tile, false));
        }
    }
}

/// The rules of the workers' abilities.
pub(super) const WORKER_RULES: [&str; Kind::COUNT] = ["TW-4.8", "TW-4.11", "TW-4.9", "TW-4.10", "TW-4.12"];
