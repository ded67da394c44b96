//! What is to be had: buildings, weavings, god cards, statues, army cards.

use std::borrow::Cow;
use std::fmt::Write as _;

use khipu_tawantinsuyu::{ARMY_CARDS, Components, GODS, Size};

use super::geometry::{FRAME, Point};
use super::glyphs;
use super::page::{Page, Seen, sheet};
use super::tiles::{BUILDING, GOD_CARD, Tiles, WEAVING};
use khipu_board::Piece;
use khipu_board::svg::{icon, layer, short};

const OFFER: Point = (1520.0, 142.0);
const WEAVINGS: Point = (1236.0, 268.0);
const MARKET: Point = (1330.0, 388.0);
const STATUES: Point = (1302.0, 626.0);
const ARMY: Point = (1264.0, 734.0);

impl<'a> Page<'a> {
    pub(super) const fn tiles(&self) -> Tiles<'a> {
        Tiles { rules: self.rules }
    }

    pub(super) fn markets(&self, page: &mut khipu_board::Page<'_>) {
        let table = self.table;
        let stacks = (table.passive.len(), table.production.len());
        let armies = table.sides.map(|side| (side.army_hand, side.army_up, side.army_down));
        page.pieces(("offer", table.god_deck(), table.offer), || self.offer());
        page.pieces(("weavings", table.weavings.len(), table.weaving_top, table.laid_out), || {
            self.weavings()
        });
        page.pieces(("market", table.market, stacks), || self.market());
        page.pieces(("statues", table.statues), || self.statues());
        page.pieces(("army", table.army_discards, armies, table.pending), || self.army());
    }

    fn named(
        &self,
        part: &str,
        area: (f32, f32, f32, f32),
        words: [&str; 2],
        count: &dyn std::fmt::Display,
        rule: &'static str,
    ) -> Seen<'a> {
        Seen {
            part: part.to_owned(),
            area,
            label: Cow::Owned(self.context.words.titled(self.word(words[0]), count)),
            tip: Cow::Borrowed(self.word(words[1])),
            rule,
        }
    }

    /// The heading of a market.
    fn heading(&self, part: &str, (x, y): Point, tip: &str, rule: &'static str) -> Seen<'a> {
        Seen {
            part: part.to_owned(),
            area: (x, y - 22.0, 110.0, 18.0),
            label: Cow::Borrowed(self.word(part)),
            tip: Cow::Borrowed(self.word(tip)),
            rule,
        }
    }

    /// A stack of cards that lie face down.
    fn stack(art: &mut String, (x, y): Point, (w, h): (f32, f32), symbol: &str, count: u32) {
        if count > 1 {
            let _ = write!(
                art,
                r#"<rect class="tw-back" x="{}" y="{}" width="{w}" height="{h}" rx="6"/>"#,
                x + 3.0,
                y + 3.0
            );
        }
        let size = (w.min(h) * 0.5).min(34.0);
        let _ = write!(
            art,
            r#"<rect class="tw-back{}" x="{x}" y="{y}" width="{w}" height="{h}" rx="6"/>{}<text class="tw-stack" x="{}" y="{}">{count}</text>"#,
            if count == 0 { " tw-none" } else { "" },
            icon(symbol, x + (w - size) / 2.0, y + h / 2.0 - size + 4.0, size),
            short(x + w / 2.0),
            short(y + h - 10.0)
        );
    }

    /// The deck lies at the edge, the newest card of the offer beside it.
    fn offer(&self) -> [Piece; 2] {
        let (x, y) = OFFER;
        let (mut art, mut seen) = (String::new(), Vec::new());
        let deck = self.table.god_deck();
        Self::stack(&mut art, OFFER, (GOD_CARD.0 - 4.0, GOD_CARD.1 - 4.0), "i-tw-god", deck.into());
        seen.push(self.named(
            "deck-god",
            (x, y, GOD_CARD.0, GOD_CARD.1),
            ["deck", "deck-tip"],
            &deck,
            "TW-5.2",
        ));
        let most = self.rules.offer[usize::from(self.table.players)].max(self.table.offer.len());
        let left = x - (GOD_CARD.0 + 4.0) * f32::from(most);
        seen.push(self.heading("offer", (left, y), "offer-tip", "TW-5.3"));
        let _ = write!(
            art,
            r#"<text class="tw-title" x="{}" y="{}">{}</text>"#,
            short(left),
            short(y - 6.0),
            khipu_board::svg::escape(self.word("offer"))
        );
        for place in 0..most {
            let left = x - (GOD_CARD.0 + 4.0) * f32::from(most - place);
            match self.table.offer.items().get(usize::from(place)) {
                Some(&card) => {
                    self.tiles().god_card(&mut art, card, (left, y));
                    let plan = &self.rules.god_cards[usize::from(card)];
                    let area = (left, y, GOD_CARD.0, GOD_CARD.1);
                    let note = &self.fixed.god_cards[usize::from(card)];
                    seen.push(Seen::of(format!("card-{}", plan.id), area, note, "TW-5.2"));
                }
                None => {
                    let _ = write!(
                        art,
                        r#"<rect class="tw-empty" x="{left}" y="{y}" width="{}" height="{}" rx="6"/>"#,
                        GOD_CARD.0, GOD_CARD.1
                    );
                }
            }
        }
        [layer("offer", FRAME, &art), sheet("offer-spots", &seen)]
    }

    /// The top of the stack, and what was laid out of it.
    fn weavings(&self) -> [Piece; 2] {
        let (x, y) = WEAVINGS;
        let (w, h) = WEAVING;
        let (mut art, mut seen) = (String::new(), Vec::new());
        let under = self.table.weavings.len();
        seen.push(self.heading("weavings", WEAVINGS, "weavings-tip", "TW-6.7"));
        if under > 0 {
            let _ = write!(
                art,
                r#"<rect class="tw-back" x="{}" y="{}" width="{w}" height="{h}"/>"#,
                x + 4.0,
                y + 4.0
            );
        }
        match self.table.weaving_top {
            Some(tile) => {
                self.tiles().weaving(&mut art, tile, WEAVINGS);
                let note = &self.fixed.weavings[usize::from(tile)];
                seen.push(Seen::of("weaving-top".to_owned(), (x, y, w, h), note, "TW-6.9"));
            }
            None => {
                let _ = write!(art, r#"<rect class="tw-empty" x="{x}" y="{y}" width="{w}" height="{h}"/>"#);
            }
        }
        let _ = write!(
            art,
            r#"<text class="tw-count" x="{}" y="{}">+{under}</text>"#,
            short(x + w / 2.0),
            short(y + h + 20.0)
        );
        let below = (x, y + h + 3.0, w, 24.0);
        seen.push(self.named(
            "weaving-under",
            below,
            ["weaving-under", "weaving-under-tip"],
            &under,
            "TW-6.17",
        ));
        for (at, &tile) in self.table.laid_out.items().iter().enumerate() {
            // Three beside the stack, the rest below them.
            let (column, row) = if at < 3 { (at, 0.0) } else { (at - 3, 1.0) };
            let (left, top) = (1328.0 + column as f32 * (w + 3.0), y + row * (h + 5.0));
            self.tiles().weaving(&mut art, tile, (left, top));
            let plan = &self.rules.weavings[usize::from(tile)];
            let note = &self.fixed.weavings[usize::from(tile)];
            seen.push(Seen::of(format!("weaving-{}", plan.id), (left, top, w, h), note, "TW-6.7"));
        }
        [layer("weavings", FRAME, &art), sheet("weavings-spots", &seen)]
    }

    /// Passive buildings above, production buildings below, the stacks in the heading.
    fn market(&self) -> [Piece; 2] {
        let (x, y) = MARKET;
        let (w, h) = BUILDING;
        let (mut art, mut seen) = (String::new(), Vec::new());
        seen.push(self.heading("market", MARKET, "market-tip", "TW-6.5"));
        for production in [false, true] {
            let of_type =
                self.table.market.iter().filter(|&tile| Components::is_production(tile) == production);
            for (at, tile) in of_type.enumerate() {
                let (left, top) =
                    (x + at as f32 * (w + 6.0), y + f32::from(u8::from(production)) * (h + 6.0));
                self.tiles().building(&mut art, tile, (left, top), true);
                let note = &self.fixed.buildings[usize::from(tile)];
                let part = format!("building-{}", self.rules.buildings[usize::from(tile)].id);
                seen.push(Seen::of(part, (left, top, w, h), note, "TW-6.3"));
            }
        }
        let (passive, production) = (self.table.passive.len(), self.table.production.len());
        let counts = [("passive-stack", passive, 1480.0), ("production-stack", production, 1540.0)];
        for (part, count, left) in counts {
            let _ = write!(
                art,
                r#"<rect class="tw-roof tw-{}" x="{left}" y="366" width="16" height="16" rx="3"/><text class="tw-note" x="{}" y="380">{count}</text>"#,
                if part == "passive-stack" { "passive" } else { "production" },
                left + 21.0
            );
            seen.push(self.named(part, (left, 364.0, 48.0, 20.0), [part, "stack-tip"], &count, "TW-2.7"));
        }
        [layer("market", FRAME, &art), sheet("market-spots", &seen)]
    }

    /// Statues in supply: a column for each god.
    fn statues(&self) -> [Piece; 2] {
        let (x, y) = STATUES;
        let (mut art, mut seen) = (String::new(), Vec::new());
        seen.push(self.heading("statues", STATUES, "statues-tip", "TW-6.18"));
        for god in 0..GODS as u8 {
            let left = x + 48.0 * f32::from(god);
            art.push_str(&icon(glyphs::god(god), left + 10.0, y, 24.0));
            for (&size, (symbol, top)) in
                Size::ALL.iter().zip([("i-tw-small", y + 28.0), ("i-tw-large", y + 56.0)])
            {
                let count = self.table.statues.get(god, size);
                let none = if count == 0 { " class=\"tw-none\"" } else { "" };
                let _ = write!(
                    art,
                    r#"<g{none}>{}<text class="tw-note" x="{}" y="{}">{count}</text></g>"#,
                    icon(symbol, left + 2.0, top, 26.0),
                    left + 30.0,
                    top + 19.0
                );
                let note = &self.fixed.statues[usize::from(god)][size as usize];
                let part = format!("statue-{}-{}", self.rules.gods[usize::from(god)], size.name());
                seen.push(Seen::of(part, (left, top - 1.0, 44.0, 28.0), note, "TW-6.6"));
            }
        }
        [layer("statues", FRAME, &art), sheet("statues-spots", &seen)]
    }

    fn army(&self) -> [Piece; 2] {
        let mut art = String::new();
        let discards = self.table.army_discards.total();
        let elsewhere: u32 = self
            .table
            .sides
            .iter()
            .map(|side| u32::from(side.army_hand) + side.army_up.total() + side.army_down.total())
            .sum();
        // Two cards lie drawn while somebody chooses one of them.
        let drawn =
            self.table.pending.entries().iter().any(|entry| entry.what == khipu_tawantinsuyu::Pending::Train);
        let drawn = if drawn { u32::from(self.rules.training) } else { 0 };
        let deck = (ARMY_CARDS as u32).saturating_sub(elsewhere + discards + drawn);
        let (x, y) = ARMY;
        Self::stack(&mut art, ARMY, (50.0, 56.0), "i-tw-army", deck);
        Self::stack(&mut art, (x + 58.0, y), (50.0, 56.0), "i-tw-discard", discards);
        let seen = [self.named(
            "army",
            (x, y, 112.0, 60.0),
            ["army-deck", "army-tip"],
            &format!("{deck} + {discards}"),
            "TW-8.2",
        )];
        [layer("army-art", FRAME, &art), sheet("army-spots", &seen)]
    }
}
