//! What lies before an actor: a line with the goods, locations in three rows, deals and foundations.

use std::fmt::Write as _;

use khipu_settlers::{Actor, Card, Colour, Components, Favor, Good, Kind, Location, Side, Table};

use super::geometry::{FRAME, Laid, Places, Rect, Told, lay, told};
use super::marks;
use super::static_text::StaticText;
use khipu_board::svg::{escape, layer, short};
use khipu_board::{Piece, RenderContext};

/// The rows of a tableau.
const ROWS: [&[Kind]; 3] = [&[Kind::Production], &[Kind::Feature], &[Kind::Action]];
/// The virtual player's locations do nothing: they need no rows.
const ONE_ROW: [&[Kind]; 1] = [&[Kind::Production, Kind::Feature, Kind::Action]];
/// Room that a letter of a name takes in the heading.
const LETTER: f32 = 10.0;
/// From this width on, name and goods share one line.
const WIDE: f32 = 700.0;

/// What is drawn of one actor.
pub(super) struct Mat<'a> {
    pub(super) rules: &'a Components,
    pub(super) table: &'a Table,
    pub(super) fixed: &'a StaticText,
    pub(super) context: &'a RenderContext<'a>,
    pub(super) index: usize,
    pub(super) near: bool,
    pub(super) place: Rect,
}

/// The class of an actor's colour.
pub(super) fn seat_class(table: &Table, index: usize) -> String {
    match table.actor(index) {
        Actor::Seat(seat) => format!("seat-{}", seat.index()),
        Actor::Virtual => "seat-automa".to_owned(),
    }
}

/// A name where there is room for so many letters: a longer one is written smaller, at last with its end left out.
pub(super) fn fitted(name: &str, letters: usize) -> String {
    const SMALLEST: f32 = 0.72;
    let length = name.chars().count();
    if length <= letters {
        return escape(name);
    }
    let size = (letters as f32 / length as f32).max(SMALLEST);
    let most = (letters as f32 / size).round() as usize;
    let end = if length > most { "…" } else { "" };
    let name: String = name.chars().take(most.saturating_sub(end.chars().count())).collect();
    format!(r#"<tspan class="is-small" style="--size:{size:.2}em">{}{end}</tspan>"#, escape(name.trim_end()))
}

/// The name of an actor.
pub(super) fn actor_name(table: &Table, index: usize, context: &RenderContext<'_>) -> String {
    match table.actor(index) {
        Actor::Seat(seat) => context.name(seat).to_owned(),
        Actor::Virtual => context.words.name(crate::GAME, Actor::AUTOMA),
    }
}

/// A card on the board, from its top left corner.
pub(super) fn card(rules: &Components, card: Card, (x, y): (f32, f32), (w, h): (f32, f32)) -> String {
    format!(
        r##"<use href="#is-s-{}" x="{}" y="{}" width="{}" height="{}"/>"##,
        rules.plan_of[usize::from(card)],
        short(x),
        short(y),
        short(w),
        short(h)
    )
}

impl<'a> Mat<'a> {
    pub(super) fn all(
        rules: &'a Components,
        table: &'a Table,
        fixed: &'a StaticText,
        context: &'a RenderContext<'a>,
        places: &Places,
    ) -> Vec<Self> {
        let of = |(index, &place): (usize, &Rect)| Self {
            rules,
            table,
            fixed,
            context,
            index,
            near: index == places.near,
            place,
        };
        places.sides.iter().enumerate().map(of).collect()
    }

    fn side(&self) -> &'a Side {
        &self.table.sides[self.index]
    }

    fn rival(&self) -> bool {
        self.table.actor(self.index) == Actor::Virtual
    }

    /// How high the lines with name and goods are.
    pub(super) fn head(&self) -> f32 {
        if self.place.w >= WIDE { 32.0 } else { 58.0 }
    }

    /// The column with deals and foundations.
    fn column(&self) -> Rect {
        let Rect { x, y, h, .. } = self.place;
        let wide = if self.near { 76.0 } else { 58.0 };
        Rect { x: x + 4.0, y: y + self.head(), w: wide, h: h - self.head() - 4.0 }
    }

    fn laid(&self) -> Laid {
        let (column, place) = (self.column(), self.place);
        let x = column.right() + 30.0;
        let mut room = Rect { x, y: column.y, w: place.right() - x - 6.0, h: column.h };
        if self.rival() {
            // The right half is for his attack cards.
            room = Rect { x: place.x + 10.0, w: place.w * 0.45, ..room };
            return lay(self.rules, self.side(), room, &ONE_ROW);
        }
        lay(self.rules, self.side(), room, &ROWS)
    }

    /// The drawing.
    pub(super) fn paint(&self) -> Piece {
        let Rect { x, y, w, h } = self.place;
        let laid = self.laid();
        let head = self.head();
        let acts = match self.table.actor(self.index) {
            Actor::Seat(seat) if self.table.deciders().contains(seat) => " is-acts",
            _ => "",
        };
        let mut drawing = format!(
            r#"<g class="{}"><rect class="is-mat{acts}" x="{x}" y="{y}" width="{w}" height="{h}" rx="10"/>"#,
            seat_class(self.table, self.index)
        );
        drawing += &self.heading();
        if !self.rival() {
            let left = self.column().right() + 4.0;
            for (&(top, high), kinds) in laid.rows.iter().zip(ROWS) {
                let _ = write!(
                    drawing,
                    r#"<rect class="is-row" x="{}" y="{}" width="{}" height="{}" rx="6"/>"#,
                    short(left),
                    short(top - 2.0),
                    short(x + w - left - 3.0),
                    short(high + 3.0)
                );
                for kind in kinds {
                    drawing += &marks::symbol(kind.name(), (left + 12.0, top + high / 2.0), 20.0);
                }
            }
            drawing += &self.piles();
        }
        for &(at, x, y) in &laid.cards {
            drawing += &self.location(&self.side().locations.all()[at], (x, y), laid.card);
        }
        if self.rival() {
            drawing += &self.attacks(y + head);
        }
        drawing.push_str("</g>");
        layer(&format!("is-side-{}", self.index), FRAME, &drawing)
    }

    /// Name, faction, goods, favour, points.
    fn heading(&self) -> String {
        let (Rect { x, y, w, .. }, side, fixed) = (self.place, self.side(), self.fixed);
        let name = actor_name(self.table, self.index, self.context);
        let wide = w >= WIDE;
        let mut drawing = format!(
            r##"<rect class="is-seat" x="{}" y="{}" width="20" height="20" rx="4"/><rect x="{}" y="{}" width="20" height="20" rx="4" fill="url(#pattern-{})"/>"##,
            x + 8.0,
            y + 6.0,
            x + 8.0,
            y + 6.0,
            self.index
        );
        let mut flags = Vec::new();
        if let Actor::Seat(seat) = self.table.actor(self.index) {
            if self.table.first == seat {
                flags.push("first");
            }
            if self.table.passed.contains(seat) {
                flags.push("passed");
            }
        }
        // Points stand at the right end of the name's line.
        let mut right = x + w - 10.0;
        if !self.rival() {
            drawing += &marks::symbol("vp", (right - 10.0, y + 16.0), 22.0);
            let _ = write!(
                drawing,
                r#"<text class="is-score" x="{}" y="{}">{}</text>"#,
                right - 25.0,
                y + 23.0,
                side.points()
            );
            right -= 76.0;
        }
        for flag in flags {
            drawing += &marks::symbol(flag, (right - 8.0, y + 16.0), 22.0);
            right -= 26.0;
        }
        let letters = if wide { 26 } else { ((right - x - 34.0) / LETTER) as usize };
        let faction = if self.rival() { "" } else { fixed.name(side.faction.name()) };
        // Where a long name leaves no room, the strip beside the board has the faction still.
        let fits = wide || name.chars().count() + faction.chars().count() <= letters;
        let faction = if fits { escape(faction) } else { String::new() };
        let _ = write!(
            drawing,
            r#"<text class="is-who" x="{}" y="{}">{}<tspan class="is-faction" dx="8">{faction}</tspan></text>"#,
            x + 34.0,
            y + 22.0,
            fitted(&name, letters)
        );
        if self.rival() {
            return drawing;
        }
        let (left, line, size) = if wide { (x + 330.0, y + 16.0, 23.0) } else { (x + 10.0, y + 43.0, 18.0) };
        drawing + &self.supply(left, line, size)
    }

    /// Goods, favour, cards in hand and in the deck.
    fn supply(&self, mut left: f32, y: f32, size: f32) -> String {
        let side = self.side();
        let mut drawing = String::new();
        let mut put = |name: &str, n: u16| {
            drawing += &marks::symbol(name, (left + size / 2.0, y), size);
            let _ = write!(
                drawing,
                r#"<text class="is-count" x="{}" y="{}" font-size="{}">{n}</text>"#,
                short(left + size + 2.0),
                short(y + size * 0.28),
                short(size * 0.8)
            );
            left += size * 1.12 + 4.0 + size * 0.45 * n.to_string().len() as f32;
        };
        for &good in &Good::ALL[..Good::HELD] {
            if side.goods.get(good) > 0 {
                put(good.name(), side.goods.get(good));
            }
        }
        put("hand", side.hand());
        put("faction_card", side.deck.into());
        let piles = self.table.piles.get(self.index).copied().unwrap_or_default();
        if piles > 0 {
            put("common_card", piles.into());
        }
        left += 6.0;
        drawing + &self.favor(side.favor, left, y, size)
    }

    fn favor(&self, favor: Favor, mut left: f32, y: f32, size: f32) -> String {
        let mut drawing = String::new();
        if favor.is_empty() {
            return drawing;
        }
        drawing += &marks::symbol("favor", (left + size / 2.0, y), size);
        left += size + 3.0;
        for colour in favor.colours.iter() {
            drawing += &marks::chip(colour, (left + size / 2.0, y), size, &self.fixed.letters);
            left += size + 1.0;
        }
        if favor.tricolour {
            let third = size / 3.0;
            for (at, colour) in [Colour::Brown, Colour::Grey, Colour::Red].into_iter().enumerate() {
                let _ = write!(
                    drawing,
                    r#"<rect class="is-band is-k-{}" x="{}" y="{}" width="{}" height="{}"/>"#,
                    colour.name(),
                    short(left + third * at as f32),
                    short(y - size * 0.48),
                    short(third),
                    short(size * 0.96)
                );
            }
            let _ = write!(
                drawing,
                r#"<text class="is-count is-three" x="{}" y="{}" font-size="{}">3</text>"#,
                short(left + size * 0.28),
                short(y + size * 0.28),
                short(size * 0.8)
            );
        }
        drawing
    }

    /// Deals by good as a folded stack, and foundations face down.
    fn piles(&self) -> String {
        let (Rect { x, y, w, h }, side) = (self.column(), self.side());
        let mut drawing = String::new();
        let counts = deal_counts(self.rules, side);
        let kinds = counts.iter().filter(|(_, n)| *n > 0).count();
        let fold = ((h - 74.0) / kinds.max(1) as f32).min(30.0);
        let mut top = y + 2.0;
        drawing += &marks::symbol("deal", (x + w / 2.0, top + 10.0), 20.0);
        top += 23.0;
        for (good, n) in counts.into_iter().filter(|(_, n)| *n > 0) {
            let _ = write!(
                drawing,
                r#"<path class="is-deal" d="M{} {}h{}l3 {}h-{}Z"/>"#,
                short(x + 2.0),
                short(top),
                short(w - 8.0),
                short(fold - 1.0),
                short(w - 8.0)
            );
            drawing += &marks::symbol(good.name(), (x + 16.0, top + fold / 2.0), fold.min(22.0));
            let _ = write!(
                drawing,
                r#"<text class="is-count" x="{}" y="{}" font-size="17">×{n}</text>"#,
                short(x + 29.0),
                short(top + fold / 2.0 + 6.0)
            );
            top += fold;
        }
        let foundations = side.foundations.len();
        let area = self.foundations();
        for at in (0..foundations.min(4)).rev() {
            let shift = f32::from(at) * 3.0;
            let _ = write!(
                drawing,
                r#"<rect class="is-back" x="{}" y="{}" width="{}" height="{}" rx="4"/>"#,
                short(area.x + shift),
                short(area.y - shift),
                short(area.w - 10.0),
                short(area.h)
            );
        }
        drawing += &marks::symbol("foundation", (area.x + 15.0, area.y + area.h / 2.0), 20.0);
        let _ = write!(
            drawing,
            r#"<text class="is-count is-on-back{}" x="{}" y="{}" font-size="17">{foundations}</text>"#,
            if foundations == 0 { " is-none" } else { "" },
            short(area.x + 29.0),
            short(area.y + area.h / 2.0 + 6.0)
        );
        drawing
    }

    fn foundations(&self) -> Rect {
        let Rect { x, y, w, h } = self.column();
        Rect { x: x + 1.0, y: y + h - 34.0, w, h: 32.0 }
    }

    /// A location with all that lies on it.
    fn location(&self, location: &Location, (x, y): (f32, f32), (w, h): (f32, f32)) -> String {
        let uses = self.rules.plan(location.card).effect.action.map_or(0, |action| action.uses);
        let spent = (uses > 0 && location.used >= uses) || location.blocked();
        let under = self.table.under.all().iter().filter(|tucked| tucked.host == location.card).count();
        // A group for each, so that only what changes is sent.
        let mut drawing = String::from("<g>");
        for at in 0..under.min(3) {
            let _ = write!(
                drawing,
                r#"<rect class="is-back" x="{}" y="{}" width="{}" height="{}" rx="4"/>"#,
                short(x + 3.0),
                short(y - 3.0 * (at + 1) as f32),
                short(w - 6.0),
                short(h * 0.5)
            );
        }
        drawing += &if spent {
            format!(
                r#"<g class="is-used" transform="rotate(7 {} {})">{}</g>"#,
                short(x + w / 2.0),
                short(y + h / 2.0),
                card(self.rules, location.card, (x, y), (w, h))
            )
        } else {
            card(self.rules, location.card, (x, y), (w, h))
        };
        let size = (w * 0.3).max(17.0);
        let mut tokens: Vec<(&str, u16)> = Vec::new();
        tokens.extend(location.defended().then_some(("defense", 1)));
        tokens.extend(location.samurai().then_some(("samurai", 1)));
        tokens.extend(location.blocked().then_some(("block", 1)));
        tokens.extend((location.used > 0).then_some(("used", location.used.into())));
        tokens.extend((location.visits > 0).then_some(("worker", location.visits.into())));
        tokens.extend((location.stash > 0).then_some(("resource", location.stash.into())));
        tokens.extend((location.tokens > 0).then_some(("token", location.tokens.into())));
        tokens.extend((under > 0).then_some(("card", under as u16)));
        for (at, (name, n)) in tokens.into_iter().enumerate() {
            // Over the cost, which matters no more.
            let column = (at % 3) as f32;
            let (cx, cy) =
                (x + size * 0.5 + column * size * 1.02, y + size * 0.42 + (at / 3) as f32 * size * 1.1);
            let _ = write!(
                drawing,
                r#"<circle class="is-token" cx="{}" cy="{}" r="{}"/>"#,
                short(cx),
                short(cy),
                short(size * 0.54)
            );
            drawing += &marks::symbol(name, (cx, cy), size * 0.8);
            if n > 1 {
                let _ = write!(
                    drawing,
                    r#"<text class="is-count is-many" x="{}" y="{}" font-size="{}">{n}</text>"#,
                    short(cx + size * 0.2),
                    short(cy + size * 0.5),
                    short(size * 0.75)
                );
            }
        }
        if let Some(home) = location.home() {
            let _ = write!(
                drawing,
                r##"<g class="{}"><rect class="is-seat" x="{}" y="{}" width="16" height="16" rx="3"/><rect x="{}" y="{}" width="16" height="16" rx="3" fill="url(#pattern-{home})"/></g>"##,
                seat_class(self.table, home),
                short(x + w - 18.0),
                short(y + h - 18.0),
                short(x + w - 18.0),
                short(y + h - 18.0)
            );
        }
        drawing + "</g>"
    }

    /// What can be clicked or looked at.
    pub(super) fn spots(&self) -> Piece {
        let (fixed, index, laid) = (self.fixed, self.index, self.laid());
        let name = actor_name(self.table, index, self.context);
        let mut parts: Vec<Told<'_>> = Vec::new();
        let head = Rect { h: self.head(), ..self.place };
        if self.rival() {
            parts.push(("rival".to_owned(), head, &name, fixed.text("row-tip"), "IS-8.1"));
            let row = self.attack_row();
            parts.push(("row".to_owned(), row, fixed.text("row"), fixed.text("row-tip"), "IS-8.3"));
            let (label, tip) = (fixed.text("collection"), fixed.text("collection-tip"));
            let place = Rect { x: head.right() - 90.0, y: head.y + head.h + 102.0, w: 80.0, h: 52.0 };
            parts.push(("collection".to_owned(), place, label, tip, "IS-8.5"));
        } else {
            let faction = fixed.name(self.side().faction.name());
            parts.push((format!("player-{index}"), head, &name, faction, "IS-5.2"));
            let column = self.column();
            let deals = Rect { h: column.h - 40.0, ..column };
            parts.push((
                format!("deals-{index}"),
                deals,
                fixed.text("deals"),
                fixed.text("deals-tip"),
                "IS-4.3",
            ));
            let part = if self.near { "foundation".to_owned() } else { format!("foundation-{index}") };
            let (label, tip) = (fixed.text("foundations"), fixed.text("foundations-tip"));
            parts.push((part, self.foundations(), label, tip, "IS-4.12"));
        }
        let (w, h) = laid.card;
        for &(at, x, y) in &laid.cards {
            let card = self.side().locations.all()[at].card;
            let face = fixed.face(self.rules, card);
            let part = format!("loc-{}", self.rules.id(card));
            parts.push((part, Rect { x, y, w, h }, &face.title, &face.tip, "IS-1.3"));
        }
        told(&format!("is-spots-{index}"), &parts)
    }
}

/// How many deals for each good.
pub(super) fn deal_counts(rules: &Components, side: &Side) -> Vec<(Good, u16)> {
    let cards = side.deals.iter().chain(side.routes.items().iter().copied());
    let goods: Vec<Good> = cards.filter_map(|card| rules.plan(card).deal).collect();
    let count = |&good: &Good| {
        let attacks = side.attacks.get(good as usize).copied().unwrap_or_default();
        let n = goods.iter().filter(|&&other| other == good).count() as u16 + u16::from(attacks);
        (good, n)
    };
    Good::ALL.iter().map(count).collect()
}
