//! The middle of the table: round and decks, the open cards of the lookout, and the prayer in progress.

use std::fmt::Write as _;

use khipu_core::Seat;
use khipu_settlers::{Card, Colours, Components, Good, NO_CARD, Origin, Pending, Stage, Table, Work};
use serde_json::json;

use super::face_of_card::SHAPE;
use super::geometry::{FRAME, Rect, Told, told};
use super::marks;
use super::static_text::StaticText;
use super::tableau;
use crate::GAME;
use khipu_board::svg::{escape, layer, short};
use khipu_board::{Piece, RenderContext};

/// How wide the part with round and decks is.
const CLOCK: f32 = 268.0;
/// Between two cards.
const APART: f32 = 7.0;

/// Who prays with what.
pub(super) struct Praying {
    pub(super) who: Seat,
    /// The location, or no card.
    pub(super) host: Card,
    /// The number of the prayer, while it is known.
    prayer: Option<u16>,
}

/// The prayer in progress.
pub(super) fn praying(table: &Table) -> Option<Praying> {
    let begun = table.prayer != khipu_settlers::Prayer::default();
    let entries = table.pending.entries().iter().rev();
    let mut found = entries.filter_map(|entry| {
        let (prayer, origin): (Option<u16>, Option<Origin>) = match entry.what {
            Pending::Announce { prayer, origin }
            | Pending::Way { prayer, origin }
            | Pending::Choose { prayer, origin }
            | Pending::Stored { prayer, origin }
            | Pending::Tricolour { prayer, origin }
            | Pending::Offer { prayer, origin }
            | Pending::Do(Work::PrayDraw { prayer, origin } | Work::Answer { prayer, origin }) => {
                (Some(prayer), Some(origin))
            }
            Pending::Keep { .. } | Pending::Do(Work::Amen | Work::PrayerOver) if begun => (None, None),
            _ => return None,
        };
        Some(Praying { who: entry.who, host: origin.map_or(NO_CARD, |origin| origin.card), prayer })
    });
    found.next()
}

/// The middle, with all it needs.
pub(super) struct Middle<'a> {
    pub(super) rules: &'a Components,
    pub(super) table: &'a Table,
    pub(super) fixed: &'a StaticText,
    pub(super) context: &'a RenderContext<'a>,
    pub(super) place: Rect,
}

impl Middle<'_> {
    fn room(&self) -> Rect {
        let Rect { x, y, w, h } = self.place;
        Rect { x: x + CLOCK, y: y + 4.0, w: w - CLOCK - 6.0, h: h - 8.0 }
    }

    /// The deck and the discards, as cards lying there.
    fn decks(&self) -> [Rect; 2] {
        let Rect { x, y, .. } = self.place;
        [0.0, 1.0].map(|at: f32| Rect { x: x + 138.0 + 62.0 * at, y: y + 34.0, w: 56.0, h: 56.0 / SHAPE })
    }

    /// Cards of the lookout, or of the prayer, with their places.
    fn cards(&self) -> Vec<(Card, Rect)> {
        let prayer = &self.table.prayer;
        let cards: Vec<Card> = if praying(self.table).is_some() {
            prayer.drawn.items().iter().chain(prayer.used.items()).copied().collect()
        } else {
            self.table.offer.items().to_vec()
        };
        let mut room = self.room();
        if praying(self.table).is_some() {
            room = Rect { x: room.x + 250.0, w: room.w - 250.0, ..room };
        }
        let (high, wide) = (room.h, room.h * SHAPE);
        let step = ((room.w - wide) / (cards.len().max(2) - 1) as f32).min(wide + APART);
        let place = |(at, card): (usize, Card)| {
            (card, Rect { x: room.x + step * at as f32, y: room.y, w: wide, h: high })
        };
        cards.into_iter().enumerate().map(place).collect()
    }

    pub(super) fn paint(&self) -> Piece {
        let Rect { x, y, w, h } = self.place;
        let mut drawing =
            format!(r#"<rect class="is-middle" x="{x}" y="{y}" width="{w}" height="{h}" rx="10"/>"#);
        drawing += &self.clock();
        let prayer = praying(self.table);
        if let Some(prayer) = &prayer {
            drawing += &self.prayer(prayer);
        } else if self.table.stage == Stage::Lookout && self.table.offer.is_empty() {
            let _ = write!(
                drawing,
                r#"<text class="is-head is-faint" x="{}" y="{}">{}</text>"#,
                short(self.room().x + 10.0),
                short(y + h / 2.0),
                escape(self.fixed.text("offer"))
            );
        }
        drawing += &self.pool();
        let counted = self.counted(prayer.as_ref());
        for (card, Rect { x, y, w, h }) in self.cards() {
            let colours = self.rules.plan(card).colours;
            let dim = prayer.is_some() && colours.intersection(counted).is_empty();
            let drawn = tableau::card(self.rules, card, (x, y), (w, h));
            drawing += &if dim { format!(r#"<g class="is-used">{drawn}</g>"#) } else { drawn };
        }
        layer("is-middle", FRAME, &drawing)
    }

    /// The colours that count in the prayer.
    fn counted(&self, prayer: Option<&Praying>) -> Colours {
        let all = prayer.and_then(|prayer| prayer.prayer);
        match (self.table.prayer.colour, all) {
            (Some(colour), _) => Colours::one(colour),
            (None, Some(number)) => {
                let plan = self.rules.book.prayers.get(usize::from(number));
                plan.map_or(Colours(u16::MAX), |plan| plan.colours)
            }
            (None, None) => Colours(u16::MAX),
        }
    }

    /// Round, stage, first player, deck, discards.
    fn clock(&self) -> String {
        let Rect { x, y, .. } = self.place;
        let (table, fixed) = (self.table, self.fixed);
        let stage = Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or("", |(name, _)| name);
        let mut drawing = format!(
            r#"<text class="is-round" x="{}" y="{}">{}<tspan class="is-of">/{}</tspan></text><text class="is-head" x="{}" y="{}">{}</text>"#,
            x + 16.0,
            y + 84.0,
            table.round,
            self.rules.rounds,
            x + 16.0,
            y + 24.0,
            escape(fixed.text(stage))
        );
        drawing += &marks::symbol("first", (x + 26.0, y + 122.0), 24.0);
        let _ = write!(
            drawing,
            r#"<text class="is-low" x="{}" y="{}">{}</text>"#,
            x + 44.0,
            y + 128.0,
            tableau::fitted(self.context.name(table.first), 11)
        );
        let common = self.rules.decks[0];
        let discards = table.discards.intersection(common).len();
        for (Rect { x, y, w, h }, (n, class)) in
            self.decks().into_iter().zip([(u16::from(table.common), "is-back"), (discards, "is-bare")])
        {
            let _ = write!(
                drawing,
                r#"<rect class="{class}" x="{x}" y="{y}" width="{w}" height="{}" rx="5"/><text class="is-count is-mid{}" x="{}" y="{}" font-size="22">{n}</text>"#,
                short(h),
                if class == "is-back" { " is-on-back" } else { "" },
                short(x + w / 2.0),
                short(y + h / 2.0 + 8.0)
            );
        }
        let names = [fixed.text("deck"), fixed.text("discards")];
        for (Rect { x, y, w, h }, name) in self.decks().into_iter().zip(names) {
            let _ = write!(
                drawing,
                r#"<text class="is-low is-mid" x="{}" y="{}"{}>{}</text>"#,
                short(x + w / 2.0),
                short(y + h + 17.0),
                super::face_of_card::squeeze(name, 8, 58),
                escape(name)
            );
        }
        drawing
    }

    /// Who prays, for what, in which colour, with what.
    fn prayer(&self, Praying { who, host, .. }: &Praying) -> String {
        let Rect { x, y, .. } = self.room();
        let (table, fixed) = (self.table, self.fixed);
        let prayer = &table.prayer;
        let mut drawing = marks::symbol("pray", (x + 22.0, y + 24.0), 34.0);
        let _ = write!(
            drawing,
            r#"<text class="is-head" x="{}" y="{}">{}</text>"#,
            short(x + 46.0),
            short(y + 20.0),
            tableau::fitted(self.context.name(*who), 16)
        );
        if *host != NO_CARD {
            let title = &fixed.face(self.rules, *host).title;
            let _ = write!(
                drawing,
                r#"<text class="is-low" x="{}" y="{}"{}>{}</text>"#,
                short(x + 46.0),
                short(y + 42.0),
                super::face_of_card::squeeze(title, 24, 196),
                escape(title)
            );
        }
        let mut left = x + 24.0;
        if let Some(colour) = prayer.colour {
            drawing += &marks::chip(colour, (left, y + 76.0), 38.0, &fixed.letters);
            let _ = write!(
                drawing,
                r#"<text class="is-head" x="{}" y="{}">{}</text>"#,
                short(left + 28.0),
                short(y + 82.0),
                escape(fixed.name(colour.tint()))
            );
        }
        let tokens = table.side(*who).favor;
        if !tokens.is_empty() {
            drawing += &marks::symbol("favor", (left, y + 118.0), 26.0);
            left += 28.0;
            for colour in tokens.colours.iter() {
                drawing += &marks::chip(colour, (left, y + 118.0), 24.0, &fixed.letters);
                left += 26.0;
            }
            if let Some(colour) = prayer.tricolour {
                drawing += &marks::chip(colour, (left, y + 118.0), 24.0, &fixed.letters);
                left += 26.0;
            }
        }
        for (&good, &n) in Good::RESOURCES.iter().zip(&prayer.spent) {
            for _ in 0..n {
                drawing += &marks::symbol(good.name(), (left, y + 118.0), 24.0);
                left += 22.0;
            }
        }
        drawing
    }

    /// Goods about to be gained.
    fn pool(&self) -> String {
        let mut drawing = String::new();
        let mut left = self.place.right() - 40.0;
        for &good in Good::ALL {
            for _ in 0..self.table.pool[good as usize].min(12) {
                drawing += &marks::symbol(good.name(), (left, self.place.y + 30.0), 28.0);
                left -= 30.0;
            }
        }
        drawing
    }

    pub(super) fn spots(&self) -> Piece {
        let (fixed, rules) = (self.fixed, self.rules);
        let args = json!({ "round": self.table.round, "rounds": rules.rounds });
        let round = self.context.say(GAME, "settlers-board-round", &args);
        let Rect { x, y, h, .. } = self.place;
        let [deck, discards] = self.decks();
        let mut parts: Vec<Told<'_>> = vec![
            ("round".to_owned(), Rect { x, y, w: 132.0, h }, &round, fixed.text("first-player"), "IS-3.4"),
            ("deck".to_owned(), deck, fixed.text("deck"), fixed.text("deck-tip"), "IS-3.6"),
            ("discards".to_owned(), discards, fixed.text("discards"), fixed.text("discards-tip"), "IS-3.6"),
        ];
        if praying(self.table).is_some() {
            let room = Rect { w: 244.0, ..self.room() };
            parts.push(("prayer".to_owned(), room, fixed.text("prayer"), fixed.text("prayer-tip"), "IS-6.6"));
        }
        let cards = self.cards();
        for (at, &(card, mut area)) in cards.iter().enumerate() {
            // What lies below another card is clicked where it can be seen.
            if let Some((_, next)) = cards.get(at + 1) {
                area.w = area.w.min(next.x - area.x);
            }
            let face = fixed.face(rules, card);
            parts.push((format!("card-{}", rules.id(card)), area, &face.title, &face.tip, "IS-3.1"));
        }
        told("is-spots-middle", &parts)
    }
}
