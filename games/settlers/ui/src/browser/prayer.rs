//! The prayer in progress: who prays and for what, and the cards that the gods show.

use std::fmt::Write as _;

use khipu_core::Seat;
use khipu_settlers::{Card, Colours, Components, Good, NO_CARD, Origin, Pending, Table, Work};
use serde_json::json;

use super::actor::{seat_class, token};
use super::bits::{self, Cards, Way};
use super::marks;
use super::static_text::StaticText;
use crate::GAME;
use khipu_board::svg::escape;
use khipu_board::{Piece, Region, RenderContext};

/// The group of the prayer.
pub(super) const GROUP: &str = "is-prayers";

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

/// The prayer, with all it needs.
pub(super) struct Shrine<'a> {
    pub(super) rules: &'a Components,
    pub(super) table: &'a Table,
    pub(super) fixed: &'a StaticText,
    pub(super) context: &'a RenderContext<'a>,
}

impl Shrine<'_> {
    /// The prayer among the panels, while it lasts.
    pub(super) fn panel(&self) -> Piece {
        let piece = |html| Piece::new("is-prayer".to_owned(), Region::Group(GROUP), html);
        let Some(praying) = praying(self.table) else {
            return piece(r#"<div id="is-prayer" hidden></div>"#.to_owned());
        };
        let (label, tip) = (escape(self.fixed.text("prayer")), escape(self.fixed.text("prayer-tip")));
        let keeps = matches!(self.table.pending.top().map(|entry| entry.what), Some(Pending::Keep { .. }));
        let mut html = format!(
            r#"<div id="is-prayer" class="is-prayer {}"{}><button type="button" class="is-praying" data-part="prayer" data-rule="IS-6.6" data-tip="{tip}"><span class="visually-hidden">{label}</span><span class="is-eye" aria-hidden="true">{}</span></button><div class="is-cards">"#,
            seat_class(self.table, praying.who.index()),
            self.name().map(|name| format!(r#" data-reveal="{name}""#)).unwrap_or_default(),
            self.told(&praying)
        );
        let (prayer, counted) = (&self.table.prayer, self.counted(&praying));
        let cards = Cards { rules: self.rules, fixed: self.fixed, colon: self.context.words.colon() };
        for &card in prayer.drawn.items().iter().chain(prayer.used.items()) {
            let dim = self.rules.plan(card).colours.intersection(counted).is_empty();
            let (word, part) = (self.fixed.text("way-keep"), format!("card-{}", self.rules.id(card)));
            let keep = Way { part, symbol: Some("stash"), word, tip: word, rule: "IS-6.11" };
            let ways = if keeps { std::slice::from_ref(&keep) } else { &[] };
            html += &cards.slot(card, ways, if dim { " is-dim" } else { "" });
        }
        piece(html + "</div></div>")
    }

    /// What this prayer is called among all of the game, as soon as it shows a card: within a move the cards are there
    /// and gone, and people look at them afterwards.
    fn name(&self) -> Option<String> {
        let prayer = &self.table.prayer;
        let first = prayer.drawn.items().iter().chain(prayer.used.items()).next()?;
        Some(format!("{}-{}", self.table.round, self.rules.id(*first)))
    }

    /// The colours that count in the prayer.
    fn counted(&self, praying: &Praying) -> Colours {
        match (self.table.prayer.colour, praying.prayer) {
            (Some(colour), _) => Colours::one(colour),
            (None, Some(number)) => {
                let plan = self.rules.book.prayers.get(usize::from(number));
                plan.map_or(Colours(u16::MAX), |plan| plan.colours)
            }
            (None, None) => Colours(u16::MAX),
        }
    }

    /// Who prays, for what, in which colour, with what.
    fn told(&self, Praying { who, host, .. }: &Praying) -> String {
        let (table, fixed, prayer) = (self.table, self.fixed, &self.table.prayer);
        let said = self.context.say(GAME, "settlers-board-told-prays", &json!({ "who": who }));
        let mut html = format!("{}<b>{}</b>", token(table, who.index()), escape(&said));
        if *host != NO_CARD {
            let _ = write!(html, " <span>{}</span>", escape(&fixed.face(self.rules, *host).title));
        }
        if let Some(colour) = prayer.colour {
            let name = escape(fixed.name(colour.tint()));
            let _ = write!(html, " <span>{} {name}</span>", marks::chip(colour, &fixed.letters));
        }
        html += &bits::favor(fixed, table.side(*who).favor);
        if let Some(colour) = prayer.tricolour {
            html += &marks::chip(colour, &fixed.letters);
        }
        for (&good, &n) in Good::RESOURCES.iter().zip(&prayer.spent) {
            if n > 0 {
                html += &bits::counted(good.name(), fixed.name(good.name()), n.into());
            }
        }
        html
    }
}
