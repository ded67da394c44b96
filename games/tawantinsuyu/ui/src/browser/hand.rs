//! What whoever looks can click of their own: cards, workers, buildings, statues, tapestries.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{Cards, GODS, Good, Kind, Own, Side, Size, Tally};

use super::glyphs;
use super::page::{Page, worker};
use super::static_text::Note;
use super::tiles::{ARMY_CARD, BUILDING, BUILT, GOD_CARD, picture};
use khipu_board::svg::escape;
use khipu_board::{Piece, Region};

/// A thing of the hand: the part it stands for, what it looks like, how often it is there.
struct Thing<'a> {
    part: &'a str,
    class: &'a str,
    note: &'a Note,
    rule: &'a str,
    count: u32,
    art: &'a str,
}

fn thing(html: &mut String, Thing { part, class, note, rule, count, art }: &Thing<'_>) {
    let many = if *count > 1 { format!(r#"<b class="tw-times">×{count}</b>"#) } else { String::new() };
    let _ = write!(
        html,
        r#"<button type="button" class="tw-thing {class}" data-part="{part}" data-rule="{rule}" data-tip="{}" aria-label="{}">{art}{many}</button>"#,
        escape(&note.tip),
        escape(&note.label),
    );
}

fn group(id: &str, title: &str, things: &str) -> Piece {
    let html = if things.is_empty() {
        format!(r#"<div id="{id}" class="tw-hand" hidden></div>"#)
    } else {
        format!(
            r#"<div id="{id}" class="tw-hand"><h3>{}</h3><div class="tw-things">{things}</div></div>"#,
            escape(title)
        )
    };
    Piece::new(id.to_owned(), Region::Group("hand"), html)
}

impl Page<'_> {
    pub(super) fn hand(&self, page: &mut khipu_board::Page<'_>) {
        let Some(own) = self.view.own else { return };
        let side = self.side(own.seat.into());
        let Side { goods, workers, statues, up, down, rows, .. } = *side;
        page.piece(("supply", workers, goods), || self.hand_supply(side));
        page.piece(("gods", own, side.god_seen, side.laid), || self.hand_gods(&own, side));
        page.piece(("armies", own, side.army_up, side.army_down), || self.hand_army(&own, side));
        page.piece(("buildings", statues, up, down), || self.hand_buildings(side));
        page.piece(("loom", rows, self.laying()), || {
            group("hand-loom", self.word("tapestries"), &self.tapestries(&rows, self.laying()))
        });
    }

    /// Workers, and the gold that can stand for a god card.
    fn hand_supply(&self, side: &Side) -> Piece {
        let mut html = String::new();
        for kind in side.workers.kinds() {
            let art = picture((36.0, 36.0), &khipu_board::svg::icon(worker(kind), 1.0, 1.0, 34.0));
            thing(
                &mut html,
                &Thing {
                    part: &format!("worker-{}", kind.name()),
                    class: "",
                    note: &self.fixed.kinds[kind as usize],
                    rule: WORKER_RULES[kind as usize],
                    count: side.workers.get(kind).into(),
                    art: &art,
                },
            );
        }
        if side.goods.get(Good::Gold) > 0 {
            let art = picture((36.0, 36.0), &khipu_board::svg::icon("i-tw-gold", 1.0, 1.0, 34.0));
            thing(
                &mut html,
                &Thing {
                    part: "good-gold",
                    class: "",
                    note: &self.fixed.goods[Good::Gold as usize],
                    rule: "TW-4.1",
                    count: side.goods.get(Good::Gold).into(),
                    art: &art,
                },
            );
        }
        group("hand-supply", self.word("workers"), &html)
    }

    fn hand_gods(&self, own: &Own, side: &Side) -> Piece {
        let mut html = String::new();
        for card in own.gods.union(side.god_seen).union(side.laid).iter() {
            let class = match () {
                () if own.kept.has(card) => "tw-kept",
                () if side.laid.has(card) => "tw-laid",
                () => "",
            };
            self.god_thing(&mut html, card, class);
        }
        group("hand-gods", self.word("god-hand"), &html)
    }

    fn god_thing(&self, html: &mut String, card: u8, class: &str) {
        let mut art = String::new();
        self.tiles().god_card(&mut art, card, (0.0, 0.0));
        let part = format!("card-{}", self.rules.god_cards[usize::from(card)].id);
        let note = &self.fixed.god_cards[usize::from(card)];
        let art = picture(GOD_CARD, &art);
        thing(html, &Thing { part: &part, class, note, rule: "TW-4.1", count: 1, art: &art });
    }

    fn hand_army(&self, own: &Own, side: &Side) -> Piece {
        let mut html = String::new();
        let places: [(&str, Tally, &str); 4] = [
            ("drawn", own.drawn, "tw-drawn"),
            ("army", own.army, ""),
            ("up", side.army_up, "tw-up"),
            ("down", side.army_down, "tw-down"),
        ];
        for (place, cards, class) in places {
            for kind in cards.kinds() {
                let mut art = String::new();
                self.tiles().army_card(&mut art, kind, (0.0, 0.0));
                let art = picture(ARMY_CARD, &art);
                let part = format!("{place}-{}", self.rules.army[usize::from(kind)].id);
                let mut note = self.fixed.army[usize::from(kind)].clone();
                let lies = self.word(match place {
                    "drawn" => "army-drawn",
                    "up" => "army-up",
                    "down" => "army-down",
                    _ => "army-hand",
                });
                note.label = format!("{} ({lies})", note.label);
                let count = cards.get(kind.into()).into();
                thing(
                    &mut html,
                    &Thing { part: &part, class, note: &note, rule: "TW-7.7", count, art: &art },
                );
            }
        }
        group("hand-army", self.word("army"), &html)
    }

    /// Buildings and statues.
    fn hand_buildings(&self, side: &Side) -> Piece {
        let mut html = String::new();
        for god in 0..GODS as u8 {
            for &size in Size::ALL {
                let count = side.statues.get(god, size);
                if count == 0 {
                    continue;
                }
                let art = picture((40.0, 62.0), &statue(god, size));
                let part = format!("own-{}-{}", self.rules.gods[usize::from(god)], size.name());
                let note = &self.fixed.statues[usize::from(god)][size as usize];
                thing(
                    &mut html,
                    &Thing { part: &part, class: "", note, rule: "TW-7.3", count: count.into(), art: &art },
                );
            }
        }
        for (cards, class) in [(side.up, ""), (side.down, "tw-down")] {
            self.building_things(&mut html, cards, class);
        }
        group("hand-buildings", self.word("buildings"), &html)
    }

    fn building_things(&self, html: &mut String, cards: Cards, class: &str) {
        for tile in cards.iter() {
            let mut art = String::new();
            self.tiles().building(&mut art, tile, (0.0, 0.0), false);
            let art = picture((BUILDING.0, BUILT), &art);
            let part = format!("building-{}", self.rules.buildings[usize::from(tile)].id);
            let note = &self.fixed.buildings[usize::from(tile)];
            thing(html, &Thing { part: &part, class, note, rule: "TW-7.9", count: 1, art: &art });
        }
    }
}

/// A statue above the symbol of its god.
pub(super) fn statue(god: u8, size: Size) -> String {
    let symbol = if size == Size::Large { "i-tw-large" } else { "i-tw-small" };
    khipu_board::svg::icon(symbol, 3.0, 0.0, 34.0)
        + &khipu_board::svg::icon(glyphs::god(god), 8.0, 37.0, 24.0)
}

/// The rules of the workers' abilities.
pub(super) const WORKER_RULES: [&str; Kind::COUNT] = ["TW-4.8", "TW-4.11", "TW-4.9", "TW-4.10", "TW-4.12"];
