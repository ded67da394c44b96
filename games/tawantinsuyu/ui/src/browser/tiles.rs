//! Cards and tiles: drawn the same on the board, in the hand and before a player.

use std::fmt::Write as _;

use khipu_tawantinsuyu::Components;

use super::geometry::Point;
use super::glyphs::{self, draw_within};
use khipu_board::svg::{icon, short};

/// The size of a god card.
pub(super) const GOD_CARD: (f32, f32) = (70.0, 96.0);
/// The size of an army card.
pub(super) const ARMY_CARD: (f32, f32) = (62.0, 84.0);
/// The size of a building.
pub(super) const BUILDING: (f32, f32) = (127.0, 94.0);
/// The height of a building without its price: it has been paid.
pub(super) const BUILT: f32 = 70.0;
/// The size of a weaving.
pub(super) const WEAVING: (f32, f32) = (86.0, 44.0);

/// Draws what belongs to a tile at the place where its corner lies.
#[derive(Clone, Copy)]
pub(super) struct Tiles<'a> {
    pub(super) rules: &'a Components,
}

impl Tiles<'_> {
    pub(super) fn god_card(self, out: &mut String, card: u8, (x, y): Point) {
        let plan = &self.rules.god_cards[usize::from(card)];
        let (w, h) = GOD_CARD;
        let _ = write!(
            out,
            r#"<rect class="tw-card" x="{x}" y="{y}" width="{w}" height="{h}" rx="6"/>{}"#,
            icon(glyphs::god(plan.god), x + 17.0, y + 7.0, 36.0)
        );
        draw_within(out, &glyphs::benefits(&plan.gives), (x + w / 2.0, y + 69.0), w - 6.0, 20.0);
    }

    /// An army card, with its soldiers above and what it gives when it is discarded below.
    pub(super) fn army_card(self, out: &mut String, kind: u8, (x, y): Point) {
        let plan = &self.rules.army[usize::from(kind)];
        let (w, h) = ARMY_CARD;
        let _ =
            write!(out, r#"<rect class="tw-card tw-army" x="{x}" y="{y}" width="{w}" height="{h}" rx="6"/>"#);
        let wide = f32::from(plan.soldiers) * 25.0;
        for soldier in 0..plan.soldiers {
            let at = x + (w - wide) / 2.0 + f32::from(soldier) * 25.0;
            out.push_str(&icon("i-tw-soldier", at, y + 9.0, 26.0));
        }
        let _ = write!(out, r#"<path class="tw-rule" d="M{} {}h{}"/>"#, x + 8.0, y + 44.0, w - 16.0);
        draw_within(out, &glyphs::benefits(&plan.gives), (x + w / 2.0, y + 64.0), w - 4.0, 20.0);
    }

    /// A building; one on the market shows its price as well.
    pub(super) fn building(self, out: &mut String, building: u8, (x, y): Point, priced: bool) {
        let plan = &self.rules.buildings[usize::from(building)];
        let (w, h) = if priced { BUILDING } else { (BUILDING.0, BUILT) };
        let production = Components::is_production(building);
        let class = if production { "tw-production" } else { "tw-passive" };
        let _ = write!(
            out,
            r#"<rect class="tw-card" x="{x}" y="{y}" width="{w}" height="{h}" rx="6"/><path class="tw-roof {class}" d="M{} {}v-16a6 6 0 0 1 6-6h{}a6 6 0 0 1 6 6v16z"/><text class="tw-id" x="{}" y="{}">{}</text>"#,
            short(x),
            short(y + 22.0),
            short(w - 12.0),
            short(x + 8.0),
            short(y + 16.0),
            plan.id
        );
        draw_within(out, &glyphs::building(self.rules, plan), (x + w / 2.0, y + 46.5), w - 8.0, 22.0);
        if priced {
            let cost = glyphs::cost(plan.cost);
            let _ = write!(
                out,
                r#"<path class="tw-cost" d="M{} {}h{w}v17a6 6 0 0 1-6 6h-{}a6 6 0 0 1-6-6z"/><g class="twg18">"#,
                short(x),
                short(y + h - 23.0),
                short(w - 12.0)
            );
            let wide = glyphs::row_width(&cost, 18.0);
            glyphs::draw(out, &cost, x + (w - wide) / 2.0, y + h - 11.5, 18.0);
            out.push_str("</g>");
        }
    }

    /// A weaving: a piece of cloth with a symbol at either edge.
    pub(super) fn weaving(self, out: &mut String, tile: u8, (x, y): Point) {
        let plan = &self.rules.weavings[usize::from(tile)];
        let (w, h) = WEAVING;
        let pattern = self.rules.patterns[usize::from(plan.pattern)];
        let _ = write!(
            out,
            r##"<rect class="tw-cloth" x="{x}" y="{y}" width="{w}" height="{h}"/><use href="#i-tw-{pattern}" x="{}" y="{y}" width="34" height="{h}" preserveAspectRatio="none"/>{}{}"##,
            short(x + 26.0),
            icon(joint(self.rules, plan.left), x + 3.0, y + 12.0, 20.0),
            icon(joint(self.rules, plan.right), x + w - 23.0, y + 12.0, 20.0),
        );
    }
}

/// The symbol of an edge.
pub(super) fn joint(rules: &Components, symbol: u8) -> &'static str {
    match rules.joints[usize::from(symbol)].id.as_str() {
        "gold" => "i-tw-gold",
        "stone" => "i-tw-stone",
        "potato" => "i-tw-potato",
        "god_potato" => "i-tw-god",
        "rejuvenate" => "i-tw-rejuvenate",
        "army" => "i-tw-army",
        "temple" => "i-tw-paid_step",
        _ => "i-tw-points",
    }
}

/// A drawing of its own, for the hand and the players' areas.
pub(super) fn picture((w, h): (f32, f32), drawing: &str) -> String {
    format!(
        r#"<svg class="tw-art" viewBox="-1 -1 {} {}" width="{w}" height="{h}" aria-hidden="true">{drawing}</svg>"#,
        w + 2.0,
        h + 2.0
    )
}
