//! The players beside the board: strips, areas, and the viewer's hand.

use std::fmt::Write as _;

use khipu_core::Points;
use khipu_settlers::{Actor, Card, Cards, Components, Faction, Good, Kind, Lying, Source, Table, View};

use super::static_text::StaticText;
use super::tableau::{actor_name, deal_counts, seat_class};
use super::wish::takes_cards;
use khipu_board::svg::escape;
use khipu_board::{Piece, Region, RenderContext};

/// A symbol in the text of the page, with its name for those who cannot see it.
fn icon(symbol: &str, name: &str) -> String {
    format!(
        r##"<svg class="is-ic" role="img" aria-label="{}"><use href="#i-is-{symbol}"/></svg>"##,
        escape(name)
    )
}

/// A number with its symbol.
fn counted(symbol: &str, name: &str, n: u16) -> String {
    let none = if n == 0 { " none" } else { "" };
    format!(r#"<span class="is-g{none}">{}{n}</span>"#, icon(symbol, name))
}

/// A card as a button outside the board: a part of a move, or something to look at.
fn card_button(rules: &Components, fixed: &StaticText, card: Card, part: bool) -> String {
    let face = fixed.face(rules, card);
    let part = if part { format!(r#" data-part="card-{}""#, rules.id(card)) } else { String::new() };
    format!(
        r##"<button type="button" class="is-held"{part} data-rule="IS-1.3" data-tip="{}" aria-label="{}"><svg viewBox="0 0 126 176" aria-hidden="true"><use href="#is-l-{}"/></svg></button>"##,
        escape(&face.tip),
        escape(&face.title),
        rules.plan_of[usize::from(card)]
    )
}

/// All that is shown beside the board.
pub(super) struct Beside<'a> {
    pub(super) rules: &'a Components,
    pub(super) table: &'a Table,
    pub(super) fixed: &'a StaticText,
    pub(super) context: &'a RenderContext<'a>,
    /// Whether a location can be protected as it is built.
    pub(super) protects: bool,
}

impl Beside<'_> {
    /// The token and the name of an actor, as the beginning of a header.
    fn header(&self, index: usize) -> (String, String) {
        let token = format!(
            r##"<svg class="is-ic" viewBox="0 0 20 20" aria-hidden="true"><rect class="is-seat" width="20" height="20" rx="4"/><rect width="20" height="20" rx="4" fill="url(#pattern-{index})"/></svg>"##
        );
        (token, escape(&actor_name(self.table, index, self.context)))
    }

    /// The strip of an actor: points, goods, hand, deals.
    pub(super) fn strip(&self, index: usize) -> Piece {
        let (table, fixed) = (self.table, self.fixed);
        let (side, actor) = (&table.sides[index], table.actor(index));
        let (token, name) = self.header(index);
        let html = format!(
            r##"<section id="strip-{index}" data-seat="{index}" class="strip is-strip {}"><header>{token}<a class="who" href="#area-{index}">{name}</a>"##,
            seat_class(table, index)
        );
        let mut strip = Piece::new(format!("strip-{index}"), Region::Goods, html);
        if actor == Actor::Virtual {
            let rival = &table.rival;
            let _ = write!(
                strip.html,
                r#"</header><div class="is-goods">{}{}{}</div></section>"#,
                counted("location", fixed.text("locations"), side.locations.len().into()),
                counted("target", fixed.text("row"), rival.row.len().into()),
                counted("set", fixed.text("collection"), rival.collection.len())
            );
            return strip;
        }
        strip.element(format!("strip-{index}-turn"), |html, id| {
            let Actor::Seat(seat) = actor else { return };
            let acts = if table.deciders().contains(seat) { r#" class="acts""# } else { "" };
            let _ = write!(html, r#"<span id="{id}"{acts}>"#);
            if table.first == seat {
                *html += &icon("first", fixed.text("first-player"));
            }
            if table.passed.contains(seat) {
                *html += &icon("passed", fixed.text("passed"));
            }
            html.push_str("</span>");
        });
        let faction = escape(fixed.name(side.faction.name()));
        let _ = write!(strip.html, r#"<span class="is-faction-name">{faction}</span>"#);
        strip.element(format!("strip-{index}-points"), |html, id| {
            let star = icon("vp", fixed.name("vp"));
            let _ =
                write!(html, r#"<span id="{id}" class="is-points points">{}{star}</span>"#, side.points());
        });
        strip.html.push_str("</header>");
        strip.element(format!("strip-{index}-goods"), |html, id| {
            let _ = write!(html, r#"<div id="{id}" class="is-goods">"#);
            for &good in &Good::ALL[..Good::HELD] {
                if good != Good::Tech || side.goods.get(good) > 0 {
                    *html += &counted(good.name(), fixed.name(good.name()), side.goods.get(good));
                }
            }
            html.push_str("</div>");
        });
        strip.element(format!("strip-{index}-cards"), |html, id| {
            let _ = write!(html, r#"<div id="{id}" class="is-goods">"#);
            *html += &counted("hand", fixed.text("hand-count"), side.hand());
            *html += &counted("faction_card", fixed.text("faction-deck"), side.deck.into());
            *html += &counted("location", fixed.text("locations"), side.locations.len().into());
            *html += &counted("deal", fixed.text("deals"), side.deals());
            *html += &counted("foundation", fixed.text("foundations"), side.foundations.len());
            *html += &self.favor(index);
            html.push_str("</div>");
        });
        strip.html.push_str("</section>");
        strip
    }

    fn favor(&self, index: usize) -> String {
        let (favor, fixed) = (self.table.sides[index].favor, self.fixed);
        if favor.is_empty() {
            return String::new();
        }
        let mut html = format!(r#"<span class="is-g">{}"#, icon("favor", fixed.name("favor")));
        for colour in favor.colours.iter() {
            let _ = write!(
                html,
                r#"<b class="is-tag is-k-{}" title="{}">{}</b>"#,
                colour.name(),
                escape(fixed.name(colour.tint())),
                fixed.letters[colour as usize]
            );
        }
        if favor.tricolour {
            let _ =
                write!(html, r#"<b class="is-tag is-tri" title="{}">3</b>"#, escape(fixed.text("tricolour")));
        }
        html + "</span>"
    }

    /// What lies before an actor beyond the tableau: deals, stored cards, points by source.
    pub(super) fn area(&self, index: usize) -> Piece {
        let (table, fixed, rules) = (self.table, self.fixed, self.rules);
        let side = &table.sides[index];
        let (token, name) = self.header(index);
        let mut html = format!(
            r#"<section id="area-{index}" class="area is-area {}"><header>{token}<b class="who">{name}</b></header>"#,
            seat_class(table, index)
        );
        let cards = |html: &mut String, heading: &str, cards: &[Card]| {
            if cards.is_empty() {
                return;
            }
            let _ = write!(html, r#"<h3>{}</h3><div class="is-cards">"#, escape(heading));
            cards.iter().for_each(|&card| *html += &card_button(rules, fixed, card, false));
            html.push_str("</div>");
        };
        if table.actor(index) == Actor::Virtual {
            let collection: Vec<Card> = table.rival.collection.iter().collect();
            cards(&mut html, fixed.text("collection"), &collection);
            html.push_str("</section>");
            return Piece::new(format!("area-{index}"), Region::Area, html);
        }
        let _ = write!(html, r#"<p class="is-goods">"#);
        for (good, n) in deal_counts(rules, side).into_iter().filter(|(_, n)| *n > 0) {
            html += &counted(good.name(), fixed.name(good.name()), n);
        }
        html.push_str("</p>");
        cards(&mut html, fixed.text("deals"), &side.deals.iter().collect::<Vec<_>>());
        cards(&mut html, fixed.text("routes"), side.routes.items());
        let stored = table.under.all().iter().filter(|tucked| side.locations.find(tucked.host).is_some());
        let stored: Vec<Card> =
            stored.filter(|tucked| tucked.why != Lying::Paid).map(|tucked| tucked.card).collect();
        cards(&mut html, fixed.text("stored"), &stored);
        let _ =
            write!(html, r#"<h3>{}</h3><table class="is-sources"><tbody>"#, escape(fixed.text("sources")));
        for (&(name, _), &points) in Source::NAMES.iter().zip(&side.ledger) {
            if points != 0 {
                let points = Points::whole(points.into());
                let _ = write!(html, "<tr><th>{}</th><td>{points}</td></tr>", escape(fixed.name(name)));
            }
        }
        let _ = write!(
            html,
            r#"</tbody><tfoot><tr><th>{}</th><td>{}</td></tr></tfoot></table></section>"#,
            icon("vp", fixed.name("vp")),
            side.points()
        );
        Piece::new(format!("area-{index}"), Region::Area, html)
    }

    /// A card of the hand, with buttons for what is done with it instead of building.
    fn held(&self, card: Card, tucks: bool, protects: bool) -> String {
        let (rules, fixed) = (self.rules, self.fixed);
        let (plan, id) = (rules.plan(card), rules.id(card));
        let colon = self.context.words.colon();
        let mut html = format!(r#"<div class="is-slot">{}<div>"#, card_button(rules, fixed, card, true));
        let acts = [
            (protects, "protect", "defense", fixed.text("choice-protect"), "IS-11.1"),
            (plan.deal.is_some(), "deal", "deal", fixed.text("choice-deal"), "IS-4.3"),
            (!plan.raze.is_empty(), "raze", "raze", fixed.text("choice-raze"), "IS-4.4"),
            (tucks, "tuck", "stash", fixed.text("choice-tuck"), "IS-9.10"),
        ];
        for (_, act, symbol, label, rule) in acts.into_iter().filter(|(there, ..)| *there) {
            let label = escape(label);
            let title = escape(&fixed.face(rules, card).title);
            let _ = write!(
                html,
                r##"<button type="button" class="is-act" data-part="{act}-{id}" data-rule="{rule}" data-tip="{title}" aria-label="{label}{colon}{title}"><svg class="is-ic" aria-hidden="true"><use href="#i-is-{symbol}"/></svg></button>"##
            );
        }
        html + "</div></div>"
    }

    /// The viewer's cards: those of the lookout and those looked at first, then the hand. Each deck and kind is a piece
    /// of its own, so that a card that comes or goes leaves the others as they are.
    pub(super) fn hand(&self, view: &View) -> Vec<Piece> {
        let (rules, fixed) = (self.rules, self.fixed);
        let piece = |id: String, inside: &str| {
            let html = format!(r#"<div id="{id}" class="hand is-hand">{inside}</div>"#);
            Piece::new(id, Region::Group("hand"), html)
        };
        let hand = view.own.map_or(Cards::NONE, |own| own.hand.union(self.table.side(own.seat).seen));
        let mut first = String::new();
        if let Some(own) = view.own {
            for (heading, cards) in [("pile", own.pile.items()), ("looked", own.looked.items())] {
                if cards.is_empty() {
                    continue;
                }
                let _ = write!(
                    first,
                    r#"<div class="is-cards is-apart"><p class="note">{}</p>"#,
                    escape(fixed.text(heading))
                );
                cards.iter().for_each(|&card| first += &card_button(rules, fixed, card, true));
                first.push_str("</div>");
            }
            if hand.is_empty() {
                let _ = write!(first, r#"<p class="note">{}</p>"#, escape(fixed.text("nothing-in-hand")));
            }
        }
        let tucks = view.own.is_some_and(|own| {
            let mut locations = self.table.side(own.seat).locations.all().iter();
            locations.any(|location| takes_cards(rules, location.card))
        });
        // A common card is protected by a defence token, a Japanese one by a samurai.
        let protects = |common: bool| {
            let side = view.own.filter(|_| self.protects).map(|own| self.table.side(own.seat));
            side.is_some_and(|side| match common {
                true => side.goods.get(Good::Defense) > 0,
                false => side.faction == Faction::Japanese && side.goods.get(Good::Worker) > 0,
            })
        };
        let mut pieces = vec![piece("is-hand".to_owned(), &first)];
        for (deck, common) in [("faction", false), ("common", true)] {
            for &kind in Kind::ALL {
                let here = |card: &Card| rules.is_common(*card) == common && rules.plan(*card).kind == kind;
                let cards: String =
                    hand.iter().filter(here).map(|card| self.held(card, tucks, protects(common))).collect();
                pieces.push(piece(format!("is-hand-{deck}-{}", kind.name()), &cards));
            }
        }
        pieces
    }
}
