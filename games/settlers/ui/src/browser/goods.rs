//! The line of goods of an actor, and the sheet that it opens.

use std::fmt::Write as _;

use khipu_core::{Points, Seat};
use khipu_settlers::{Actor, Card, Components, Good, Lying, Source, Table};

use super::actor::{actor_name, deal_counts, seat_class, token};
use super::bits::{self, Cards, counted, icon};
use super::static_text::StaticText;
use khipu_board::svg::escape;
use khipu_board::{Page, Piece, Region, RenderContext};

/// The goods of all actors.
pub(super) struct Supply<'a> {
    pub(super) rules: &'a Components,
    pub(super) table: &'a Table,
    pub(super) fixed: &'a StaticText,
    pub(super) context: &'a RenderContext<'a>,
}

impl Supply<'_> {
    /// Draws the line: name, goods, cards, points.
    pub(super) fn line(&self, page: &mut Page<'_>, index: usize) {
        match self.table.actor(index) {
            Actor::Seat(seat) => self.line_of_seat(page, index, seat),
            Actor::Virtual => {
                let (locations, rival) = (self.table.sides[index].locations.len(), &self.table.rival);
                let counts = (locations, rival.row.len(), rival.collection.len());
                page.piece(("goods", index, counts), || self.line_of_rival(index, counts));
            }
        }
    }

    /// What every line begins with.
    fn name(&self, index: usize) -> String {
        format!(
            r##"<section id="strip-{index}" class="strip is-strip {}" data-seat="{index}"><header>{}<a class="who" href="#area-{index}">{}</a>"##,
            seat_class(self.table, index),
            token(self.table, index),
            escape(&actor_name(self.table, index, self.context))
        )
    }

    fn line_of_rival(&self, index: usize, (locations, row, collection): (u8, u8, u16)) -> Piece {
        let fixed = self.fixed;
        let html = format!(
            r#"{}</header><div class="is-goods">{}{}{}</div></section>"#,
            self.name(index),
            counted("location", fixed.text("locations"), locations.into()),
            counted("target", fixed.text("row"), row.into()),
            counted("set", fixed.text("collection"), collection)
        );
        Piece::new(format!("strip-{index}"), Region::Goods, html)
    }

    fn line_of_seat(&self, page: &mut Page<'_>, index: usize, seat: Seat) {
        let (table, fixed, side) = (self.table, self.fixed, &self.table.sides[index]);
        let turn @ (acts, first, passed) =
            (table.deciders().contains(seat), table.first == seat, table.passed.contains(seat));
        let goods = (side.goods, side.hand());
        let (around, points) = (("goods", index, side.faction), side.points());
        let place = (|| format!("strip-{index}"), Region::Goods);
        page.composite((around, turn, goods, points), around, place, |strip| {
            strip.around(|html| {
                let faction = escape(fixed.name(side.faction.name()));
                let _ = write!(html, "{}<small>{faction}</small>", self.name(index));
            });
            strip.element(
                turn,
                || format!("strip-{index}-turn"),
                |html, id| {
                    let acts = if acts { " acts" } else { "" };
                    let _ = write!(html, r#"<span id="{id}" class="is-turn{acts}">"#);
                    if first {
                        *html += &icon("first", fixed.text("first-player"));
                    }
                    if passed {
                        *html += &icon("passed", fixed.text("passed"));
                    }
                    html.push_str("</span>");
                },
            );
            strip.around(|html| html.push_str("</header>"));
            strip.element(
                goods,
                || format!("strip-{index}-goods"),
                |html, id| {
                    let _ = write!(html, r#"<div id="{id}" class="is-goods">"#);
                    for &good in &Good::ALL[..Good::HELD] {
                        if good != Good::Tech || side.goods.get(good) > 0 {
                            *html += &counted(good.name(), fixed.name(good.name()), side.goods.get(good));
                        }
                    }
                    *html += &counted("hand", fixed.text("hand-count"), side.hand());
                    html.push_str("</div>");
                },
            );
            strip.element(
                points,
                || format!("strip-{index}-points"),
                |html, id| {
                    let name = escape(fixed.name("vp"));
                    let _ = write!(
                        html,
                        r#"<b id="{id}" class="points" role="img" aria-label="{name} {points}" data-tip="{name}">{points}{}</b>"#,
                        super::marks::symbol("vp")
                    );
                },
            );
            strip.around(|html| html.push_str("</section>"));
        });
    }

    /// The sheet of an actor: deals, stored cards, points by source.
    pub(super) fn sheet(&self, index: usize) -> Piece {
        let (table, fixed, rules) = (self.table, self.fixed, self.rules);
        let side = &table.sides[index];
        let mut html = format!(
            r#"<section id="area-{index}" class="area is-area {}"><header>{}<b class="who">{}</b></header>"#,
            seat_class(table, index),
            token(table, index),
            escape(&actor_name(table, index, self.context))
        );
        let faces = Cards { rules, fixed, colon: self.context.words.colon() };
        let cards = |html: &mut String, heading: &str, cards: &[Card]| {
            if cards.is_empty() {
                return;
            }
            let _ = write!(html, r#"<h3>{}</h3><div class="is-strips">"#, escape(fixed.text(heading)));
            cards.iter().for_each(|&card| *html += &faces.strip(card));
            html.push_str("</div>");
        };
        if table.actor(index) == Actor::Virtual {
            let collection: Vec<Card> = table.rival.collection.iter().collect();
            cards(&mut html, "collection", &collection);
            html.push_str("</section>");
            return Piece::new(format!("area-{index}"), Region::Area, html);
        }
        html.push_str(r#"<p class="is-goods">"#);
        for (good, n) in deal_counts(rules, side) {
            html += &counted(good.name(), fixed.name(good.name()), n);
        }
        html += &counted("faction_card", fixed.text("faction-deck"), side.deck.into());
        html += &bits::favor(fixed, side.favor);
        html.push_str("</p>");
        cards(&mut html, "deals", &side.deals.iter().collect::<Vec<_>>());
        cards(&mut html, "routes", side.routes.items());
        let stored = table.under.all().iter().filter(|tucked| side.locations.find(tucked.host).is_some());
        let stored: Vec<Card> =
            stored.filter(|tucked| tucked.why != Lying::Paid).map(|tucked| tucked.card).collect();
        cards(&mut html, "stored", &stored);
        let _ = write!(html, "<h3>{}</h3>", escape(fixed.text("sources")));
        let mut sheet = Piece::new(format!("area-{index}"), Region::Area, html);
        sheet.element(format!("area-{index}-points"), |html, id| {
            let _ = write!(html, r#"<table id="{id}" class="is-sources"><tbody>"#);
            for (&(name, _), &points) in Source::NAMES.iter().zip(&side.ledger) {
                if points != 0 {
                    let points = Points::whole(points.into());
                    let _ = write!(html, "<tr><th>{}</th><td>{points}</td></tr>", escape(fixed.name(name)));
                }
            }
            let _ = write!(
                html,
                r#"</tbody><tfoot><tr><th>{}</th><td>{}</td></tr></tfoot></table>"#,
                icon("vp", fixed.name("vp")),
                side.points()
            );
        });
        sheet.html.push_str("</section>");
        sheet
    }
}
