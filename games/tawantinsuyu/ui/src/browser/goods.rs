//! The lines of goods: what everybody may know of a player, at a glance. What is needed most comes first, the rest shows
//! where the line is wide enough.

use std::fmt::{Display, Write as _};

use khipu_tawantinsuyu::{Actor, Good, Side};

use super::button::sign;
use super::page::{Page, disc, key, seat_class};
use super::{glyphs, static_text::Note};
use khipu_board::svg::escape;
use khipu_board::{Piece, Region};

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

impl Page<'_> {
    pub(super) fn goods(&self, page: &mut khipu_board::Page<'_>) {
        let turn = (self.table.deciders(), self.table.active);
        for who in self.actors() {
            let automa = (who == Actor::Axomamma).then_some(self.table.automa.tucked);
            page.piece(("strip", who, self.side(who), turn, automa), || self.strip(who));
        }
    }

    fn strip(&self, who: Actor) -> Piece {
        let side = self.side(who);
        let id = key(who);
        let html = format!(
            r##"<section id="strip-{id}" class="strip tw-strip {}" data-seat="{id}"><a class="who" href="#area-{id}">{}<b>{}</b></a>"##,
            seat_class(who),
            disc(who, ""),
            escape(&self.name(who)),
        );
        let mut strip = Piece::new(format!("strip-{id}"), Region::Goods, html);
        strip.element(format!("strip-{id}-turn"), |html, id| {
            let acts = who.seat().is_some_and(|seat| self.table.deciders().contains(seat));
            let _ = write!(html, r#"<span id="{id}"{}"#, if acts { r#" class="acts""# } else { "" });
            if self.table.active == who {
                let mark = escape(self.word("turn-mark"));
                let _ =
                    write!(html, r#" role="img" aria-label="{mark}" data-tip="{mark}">{}"#, sign("i-tw-sun"));
            } else {
                html.push('>');
            }
            html.push_str("</span>");
        });
        strip.element(format!("strip-{id}-goods"), |html, id| self.amounts_of(html, id, side));
        strip.element(format!("strip-{id}-cards"), |html, id| self.cards_of(html, id, side));
        strip.element(format!("strip-{id}-built"), |html, id| self.built_of(html, id, side));
        if who == Actor::Axomamma {
            strip.element(format!("strip-{id}-next"), |html, id| {
                let _ = write!(html, r#"<span id="{id}" class="tw-row">"#);
                self.automa_cards(html);
                html.push_str("</span>");
            });
        }
        strip.element(format!("strip-{id}-points"), |html, id| {
            let points = self.word("points");
            let _ = write!(
                html,
                r#"<b id="{id}" class="tw-score points" role="img" aria-label="{}" data-tip="{}">{}{}</b>"#,
                escape(&self.context.words.titled(points, side.score())),
                escape(points),
                side.score(),
                sign("i-tw-points")
            );
        });
        strip.html.push_str("</section>");
        strip
    }

    fn amounts_of(&self, html: &mut String, id: &str, side: &Side) {
        let _ = write!(html, r#"<span id="{id}" class="tw-row">"#);
        for &good in Good::ALL {
            let Note { label, tip } = &self.fixed.goods[good as usize];
            amount(html, "", glyphs::good(good), (label, tip), side.goods.get(good));
        }
        html.push_str("</span>");
    }

    fn cards_of(&self, html: &mut String, id: &str, side: &Side) {
        let _ = write!(html, r#"<span id="{id}" class="tw-row">"#);
        let mut add = |symbol, word, n: &dyn Display, class| {
            amount(html, class, symbol, (self.word(word), self.word(word)), n);
        };
        add("i-tw-god", "god-hand", &(side.gods() + side.laid.len()), "");
        add("i-tw-army", "army-hand", &side.army_hand, "");
        add("i-tw-worker", "workers", &side.workers.total(), " tw-more");
        let (soldiers, down) = (side.soldiers(self.rules), side.army_down.total());
        let shown = if down > 0 { format!("{soldiers} ({down})") } else { soldiers.to_string() };
        add("i-tw-soldier", "soldiers", &shown, " tw-more");
        html.push_str("</span>");
    }

    fn built_of(&self, html: &mut String, id: &str, side: &Side) {
        let _ = write!(html, r#"<span id="{id}" class="tw-row tw-more">"#);
        let (up, down) = (side.up.len(), side.down.len());
        let buildings = if down > 0 { format!("{up} ({down})") } else { up.to_string() };
        let mut add = |symbol, word, n: &dyn Display| {
            amount(html, "", symbol, (self.word(word), self.word(word)), n);
        };
        add("i-tw-step", "step-now", &side.step);
        add("i-tw-stairs", "stairs-left", &side.stairs);
        add("i-tw-conquest", "markers-left", &side.markers);
        add("i-tw-build", "buildings", &buildings);
        add("i-tw-weaving", "tapestries", &side.rows.len());
        html.push_str("</span>");
    }
}
