//! The strips of the players: what everybody may know of them, at a glance.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{Actor, GODS, Good, Side, Size, Workers};

use super::page::{Page, key, pattern, seat_class, worker};
use super::{glyphs, static_text::StaticText};
use khipu_board::svg::escape;
use khipu_board::{Piece, Region};

/// A symbol in the text of the page.
pub(super) fn sign(symbol: &str) -> String {
    format!(r##"<svg class="tw-ic" viewBox="0 0 24 24" aria-hidden="true"><use href="#{symbol}"/></svg>"##)
}

/// A symbol with a number; its name is the title.
pub(super) fn amount(html: &mut String, symbol: &str, title: &str, n: impl std::fmt::Display) {
    let text = n.to_string();
    let none = if text == "0" { " tw-none" } else { "" };
    let _ =
        write!(html, r#"<span class="tw-g{none}" title="{}">{}{text}</span>"#, escape(title), sign(symbol));
}

/// Workers, each one shown.
pub(super) fn people(html: &mut String, fixed: &StaticText, workers: Workers) {
    for kind in workers.kinds() {
        for _ in 0..workers.get(kind) {
            let _ = write!(
                html,
                r#"<span class="tw-g" title="{}">{}</span>"#,
                escape(&fixed.kinds[kind as usize].label),
                sign(worker(kind))
            );
        }
    }
}

/// The disc of somebody, in colour and pattern.
pub(super) fn disc(who: Actor) -> String {
    format!(
        r#"<svg class="tw-ic" viewBox="-12 -12 24 24" aria-hidden="true"><circle class="tw-own" r="10"/><circle class="tw-cover" fill="url(#pattern-{})" r="10"/></svg>"#,
        pattern(who)
    )
}

impl Page<'_> {
    pub(super) fn strips(&self, page: &mut khipu_board::Page<'_>) {
        let turn = (self.table.deciders(), self.table.active);
        for who in self.actors() {
            page.piece(("strip", who, self.side(who), turn), || self.strip(who));
        }
    }

    fn strip(&self, who: Actor) -> Piece {
        let side = self.side(who);
        let id = key(who);
        let html = format!(
            r##"<section id="strip-{id}" data-seat="{id}" class="strip tw-strip {}"><header>{}<a class="who" href="#area-{id}">{}</a>"##,
            seat_class(who),
            disc(who),
            escape(&self.name(who)),
        );
        let mut strip = Piece::new(format!("strip-{id}"), Region::Goods, html);
        strip.element(format!("strip-{id}-turn"), |html, id| {
            let acts = who.seat().is_some_and(|seat| self.table.deciders().contains(seat));
            let _ = write!(html, r#"<span id="{id}"{}"#, if acts { r#" class="acts""# } else { "" });
            if self.table.active == who {
                let _ = write!(html, r#" title="{}">{}"#, escape(self.word("turn-mark")), sign("i-tw-sun"));
            } else {
                html.push('>');
            }
            html.push_str("</span>");
        });
        strip.element(format!("strip-{id}-points"), |html, id| {
            let title = escape(self.word("points"));
            let _ = write!(
                html,
                r#"<b id="{id}" class="tw-score points" title="{title}">{}{}</b>"#,
                side.score(),
                sign("i-tw-points")
            );
        });
        strip.html.push_str("</header>");
        strip.element(format!("strip-{id}-goods"), |html, id| {
            let _ = write!(html, r#"<p id="{id}">"#);
            for &good in Good::ALL {
                let label = &self.fixed.goods[good as usize].label;
                amount(html, glyphs::good(good), label, side.goods.get(good));
            }
            html.push_str("</p>");
        });
        strip.element(format!("strip-{id}-hand"), |html, id| {
            let _ = write!(html, r#"<p id="{id}">"#);
            amount(html, "i-tw-god", self.word("god-hand"), side.gods() + side.laid.len());
            amount(html, "i-tw-army", self.word("army-hand"), side.army_hand);
            let down: u32 = side.army_down.total();
            let soldiers = side.soldiers(self.rules);
            let shown = if down > 0 { format!("{soldiers} ({down})") } else { soldiers.to_string() };
            amount(html, "i-tw-soldier", self.word("soldiers"), shown);
            people(html, self.fixed, side.workers);
            html.push_str("</p>");
        });
        strip.element(format!("strip-{id}-built"), |html, id| {
            let _ = write!(html, r#"<p id="{id}">"#);
            amount(html, "i-tw-step", self.word("step-now"), side.step);
            amount(html, "i-tw-stairs", self.word("stairs-left"), side.stairs);
            amount(html, "i-tw-conquest", self.word("markers-left"), side.markers);
            let (up, down) = (side.up.len(), side.down.len());
            let buildings = if down > 0 { format!("{up} ({down})") } else { up.to_string() };
            amount(html, "i-tw-build", self.word("buildings"), buildings);
            amount(html, "i-tw-weaving", self.word("tapestries"), side.rows.len());
            self.statues_of(html, side);
            html.push_str("</p>");
        });
        strip.html.push_str("</section>");
        strip
    }

    fn statues_of(&self, html: &mut String, side: &Side) {
        for god in 0..GODS as u8 {
            for &size in Size::ALL {
                for _ in 0..side.statues.get(god, size) {
                    let label = &self.fixed.statues[usize::from(god)][size as usize].label;
                    let symbol = if size == Size::Large { "i-tw-large" } else { "i-tw-small" };
                    let _ = write!(
                        html,
                        r#"<span class="tw-g tw-idol" title="{}">{}{}</span>"#,
                        escape(label),
                        sign(symbol),
                        sign(glyphs::god(god))
                    );
                }
            }
        }
    }
}
