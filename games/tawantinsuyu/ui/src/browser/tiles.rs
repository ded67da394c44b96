//! Cards and tiles: the same on the market, in the hand and before a player. What is on them is text of the page, so that
//! it can be read at any size.

use std::fmt::Write as _;

use khipu_tawantinsuyu::{Components, Size};

use super::button::sign;
use super::glyphs;
use khipu_board::svg::{icon, short};

/// The size of a weaving.
pub(super) const WEAVING: (f32, f32) = (86.0, 44.0);

/// Draws what is on cards and tiles.
#[derive(Clone, Copy)]
pub(super) struct Tiles<'a> {
    pub(super) rules: &'a Components,
}

impl Tiles<'_> {
    /// A god card: its symbol, and its benefits.
    pub(super) fn god_card(self, card: u8) -> String {
        let plan = &self.rules.god_cards[usize::from(card)];
        format!(
            r#"<span class="tw-top">{}</span><span class="tw-row">{}</span>"#,
            sign(glyphs::god(plan.god)),
            glyphs::row(&glyphs::benefits(&plan.gives))
        )
    }

    /// An army card, with its soldiers above and what it gives when it is discarded below.
    pub(super) fn army_card(self, kind: u8) -> String {
        let plan = &self.rules.army[usize::from(kind)];
        format!(
            r#"<span class="tw-top">{}</span><span class="tw-row">{}</span>"#,
            sign("i-tw-soldier").repeat(plan.soldiers.into()),
            glyphs::row(&glyphs::benefits(&plan.gives))
        )
    }

    /// A building; one on the market shows its price as well.
    pub(super) fn building(self, building: u8, priced: bool) -> String {
        let plan = &self.rules.buildings[usize::from(building)];
        let mut html = format!(
            r#"<b class="tw-roof">{}</b><span class="tw-row">{}</span>"#,
            plan.id,
            glyphs::row(&glyphs::building(self.rules, plan))
        );
        if priced {
            let cost = glyphs::row(&glyphs::cost(plan.cost));
            let _ = write!(html, r#"<span class="tw-row tw-cost">{cost}</span>"#);
        }
        html
    }

    /// The class of a building.
    pub(super) fn building_class(building: u8) -> &'static str {
        if Components::is_production(building) { "tw-building tw-production" } else { "tw-building" }
    }

    /// A weaving: a piece of cloth with a symbol at either edge.
    pub(super) fn weaving(self, out: &mut String, tile: u8, (x, y): (f32, f32)) {
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

    /// A weaving by itself.
    pub(super) fn cloth(self, tile: u8) -> String {
        let mut art = String::new();
        self.weaving(&mut art, tile, (0.0, 0.0));
        picture(1, &art)
    }
}

/// A statue above the symbol of its god.
pub(super) fn statue(god: u8, size: Size) -> String {
    format!(r#"<span class="tw-top">{}{}</span>"#, sign(statue_symbol(size)), sign(glyphs::god(god)))
}

/// The symbol of a statue.
pub(super) const fn statue_symbol(size: Size) -> &'static str {
    match size {
        Size::Small => "i-tw-small",
        Size::Large => "i-tw-large",
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

/// A drawing as wide as so many weavings.
pub(super) fn picture(weavings: usize, drawing: &str) -> String {
    let (w, h) = WEAVING;
    format!(
        r#"<svg class="tw-art" viewBox="-1 -1 {} {}" style="--n:{weavings}" aria-hidden="true">{drawing}</svg>"#,
        w * weavings as f32 + 2.0,
        h + 2.0
    )
}
