//! The lines of goods: what everybody may know of a player, at a glance. What is needed most comes first, the rest shows
//! where the line is wide enough.

use std::fmt::{Display, Write as _};

use khipu_tawantinsuyu::{Actor, Good, Side};

use super::button::sign;
use super::page::{Page, disc, key, seat_class};
use super::{glyphs, static_text::Note};
use khipu_board::Region;
use khipu_board::svg::escape;

/// A symbol with a number; its tip says what it is. Zeros are pale, not gone, so that places never move.
fn amount(html: &mut String, class: &str, symbol: &str, (label, tip): (&str, &str), n: impl Display) {
    let text = n.to_string();
    let none = if text == "0" { " tw-none" } else { "" };
    let _ = write!(
        html,
        r#"<span class="tw-g{class}{none}" role="img" aria-label="{}" data-tip="{}">{}{text}</span>"#,
        escape(&format!("{label} {text}")),
        escape(tip),
        sign(symbol)
    );
}

/// The cards and people of somebody, in numbers.
#[derive(Clone, Copy, Hash)]
struct Cards {
    gods: u8,
    army: u8,
    workers: u8,
    /// Soldiers, and army cards face down.
    soldiers: (u8, u32),
}

/// What somebody has built, in numbers.
#[derive(Clone, Copy, Hash)]
struct Built {
    step: u8,
    stairs: u8,
    markers: u8,
    /// Face up and face down.
    buildings: (u8, u8),
    tapestries: u8,
}

impl Page<'_> {
    pub(super) fn goods(&self, page: &mut khipu_board::Page<'_>) {
        self.actors().for_each(|who| self.strip(page, who));
    }

    /// Whether somebody must decide.
    fn acts(&self, who: Actor) -> bool {
        who.seat().is_some_and(|seat| self.table.deciders().contains(seat))
    }

    /// The line of somebody.
    fn strip(&self, page: &mut khipu_board::Page<'_>, who: Actor) {
        let side = self.side(who);
        let turn @ (acts, active) = (self.acts(who), self.table.active == who);
        let cards = Cards {
            gods: side.gods() + side.laid.len(),
            army: side.army_hand,
            workers: side.workers.total(),
            soldiers: (side.soldiers(self.rules), side.army_down.total()),
        };
        let built = Built {
            step: side.step,
            stairs: side.stairs,
            markers: side.markers,
            buildings: (side.up.len(), side.down.len()),
            tapestries: side.rows.len(),
        };
        let tucked = (who == Actor::Axomamma).then_some(self.table.automa.tucked);
        let (goods, score) = (side.goods, side.score());
        let made_from = ("strip", who, turn, goods, (cards, built, tucked, score));
        let place = (|| format!("strip-{}", key(who)), Region::Goods);
        page.composite(made_from, ("strip", who), place, |strip| {
            let id = |what: &str| format!("strip-{}-{what}", key(who));
            strip.around(|html| {
                let _ = write!(
                    html,
                    r##"<section id="strip-{0}" class="strip tw-strip {1}" data-seat="{0}"><a class="who" href="#area-{0}" aria-label="{3}">{2}<b>{3}</b></a>"##,
                    key(who),
                    seat_class(who),
                    disc(who, ""),
                    escape(&self.name(who)),
                );
            });
            strip.element(
                turn,
                || id("turn"),
                |html, id| {
                    let class = if acts { r#" class="acts""# } else { "" };
                    let _ = write!(html, r#"<span id="{id}"{class}"#);
                    if active {
                        let mark = escape(self.word("turn-mark"));
                        let sun = sign("i-tw-sun");
                        let _ = write!(html, r#" role="img" aria-label="{mark}" data-tip="{mark}">{sun}"#);
                    } else {
                        html.push('>');
                    }
                    html.push_str("</span>");
                },
            );
            strip.element(goods, || id("goods"), |html, id| self.amounts_of(html, id, side));
            strip.element(cards, || id("cards"), |html, id| self.cards_of(html, id, cards));
            strip.element(built, || id("built"), |html, id| self.built_of(html, id, built));
            if tucked.is_some() {
                strip.element(
                    tucked,
                    || id("next"),
                    |html, id| {
                        let _ = write!(html, r#"<span id="{id}" class="tw-row">"#);
                        self.automa_cards(html);
                        html.push_str("</span>");
                    },
                );
            }
            strip.element(
                score,
                || id("points"),
                |html, id| {
                    let points = self.word("points");
                    let _ = write!(
                        html,
                        r#"<b id="{id}" class="tw-score points" role="img" aria-label="{}" data-tip="{}">{score}{}</b>"#,
                        escape(&self.context.words.titled(points, score)),
                        escape(points),
                        sign("i-tw-points")
                    );
                },
            );
            strip.around(|html| html.push_str("</section>"));
        });
    }

    fn amounts_of(&self, html: &mut String, id: &str, side: &Side) {
        let _ = write!(html, r#"<span id="{id}" class="tw-row">"#);
        for &good in Good::ALL {
            let Note { label, tip } = &self.fixed.goods[good as usize];
            amount(html, "", glyphs::good(good), (label, tip), side.goods.get(good));
        }
        html.push_str("</span>");
    }

    fn cards_of(&self, html: &mut String, id: &str, cards: Cards) {
        let _ = write!(html, r#"<span id="{id}" class="tw-row">"#);
        let mut add = |symbol, word, n: &dyn Display, class| {
            amount(html, class, symbol, (self.word(word), self.word(word)), n);
        };
        add("i-tw-god", "god-hand", &cards.gods, "");
        add("i-tw-army", "army-hand", &cards.army, "");
        add("i-tw-worker", "workers", &cards.workers, " tw-more");
        let (soldiers, down) = cards.soldiers;
        let shown = if down > 0 { format!("{soldiers} ({down})") } else { soldiers.to_string() };
        add("i-tw-soldier", "soldiers", &shown, " tw-more");
        html.push_str("</span>");
    }

    fn built_of(&self, html: &mut String, id: &str, built: Built) {
        let _ = write!(html, r#"<span id="{id}" class="tw-row tw-more">"#);
        let (up, down) = built.buildings;
        let buildings = if down > 0 { format!("{up} ({down})") } else { up.to_string() };
        let mut add = |symbol, word, n: &dyn Display| {
            amount(html, "", symbol, (self.word(word), self.word(word)), n);
        };
        add("i-tw-step", "step-now", &built.step);
        add("i-tw-stairs", "stairs-left", &built.stairs);
        add("i-tw-conquest", "markers-left", &built.markers);
        add("i-tw-build", "buildings", &buildings);
        add("i-tw-weaving", "tapestries", &built.tapestries);
        html.push_str("</span>");
    }
}
