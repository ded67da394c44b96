//! An empire: a line with deals and tokens, and its locations as strips, a row for each kind, a column for each colour.

use std::fmt::Write as _;

use khipu_settlers::{Actor, Colour, Components, Kind, Location, Side, Table};
use serde_json::json;

use super::actor::{actor_name, deal_counts, seat_class, token};
use super::bits::{self, counted, icon};
use super::marks;
use super::static_text::StaticText;
use crate::GAME;
use khipu_board::svg::escape;
use khipu_board::{Piece, Region, RenderContext};

/// The groups of the empires, by the index of the actor.
pub(super) const GROUPS: [&str; 5] =
    ["is-empire-0", "is-empire-1", "is-empire-2", "is-empire-3", "is-empire-4"];

/// The colours in the order of their goods.
const COLUMNS: [Colour; Colour::COUNT] = [
    Colour::Brown,
    Colour::Grey,
    Colour::Red,
    Colour::Gold,
    Colour::Pink,
    Colour::Black,
    Colour::Blue,
    Colour::Purple,
    Colour::Orange,
    Colour::Teal,
];

/// With more players the empires of the others are closed at first.
const ROOMY: u8 = 3;
/// With more columns than these, colours follow each other in lines.
const MOST_COLUMNS: usize = 7;

/// What lies before one actor.
pub(super) struct Empire<'a> {
    pub(super) rules: &'a Components,
    pub(super) table: &'a Table,
    pub(super) fixed: &'a StaticText,
    pub(super) context: &'a RenderContext<'a>,
    pub(super) index: usize,
}

impl<'a> Empire<'a> {
    fn side(&self) -> &'a Side {
        &self.table.sides[self.index]
    }

    fn piece(&self, id: String, html: String) -> Piece {
        Piece::new(id, Region::Group(GROUPS[self.index]), html)
    }

    /// Name, faction, deals, foundations, favour.
    pub(super) fn head(&self) -> Piece {
        let (table, fixed, index, side) = (self.table, self.fixed, self.index, self.side());
        let (id, name) = (format!("is-head-{index}"), escape(&actor_name(table, index, self.context)));
        let class = seat_class(table, index);
        let button = |part: &str, tip: &str, rule: &str, inside: &str| {
            let tip = escape(tip);
            format!(
                r#"<button type="button" class="is-name" data-part="{part}" data-rule="{rule}" data-tip="{tip}" aria-label="{name}">{inside}</button>"#
            )
        };
        let label = format!(r#"{}<span class="who">{name}</span>"#, token(table, index));
        let mut head = self.piece(id.clone(), format!(r#"<header id="{id}" class="is-head {class}">"#));
        if table.actor(index) == Actor::Virtual {
            head.html += &button("rival", fixed.text("row-tip"), "IS-8.1", &label);
            head.html.push_str("</header>");
            return head;
        }
        let faction = fixed.name(side.faction.name());
        head.html += &button(&format!("player-{index}"), faction, "IS-5.2", &label);
        let designed = if self.rules.boards[side.faction as usize].designed {
            icon("designed", fixed.text("designed-tip"))
        } else {
            String::new()
        };
        let _ = write!(head.html, "<small>{}{designed}</small>", escape(faction));
        head.element(format!("{id}-deals"), |html, id| {
            let deals = deal_counts(self.rules, side);
            let said: Vec<String> =
                deals.iter().map(|(good, n)| format!("{} {n}", fixed.name(good.name()))).collect();
            let label = match said.is_empty() {
                true => fixed.text("deals").to_owned(),
                false => self.context.words.titled(fixed.text("deals"), said.join(", ")),
            };
            let _ = write!(
                html,
                r#"<button type="button" id="{id}" class="is-deals" data-part="deals-{index}" data-rule="IS-4.3" data-tip="{}"><span class="visually-hidden">{}</span><span class="is-eye" aria-hidden="true">{}"#,
                escape(fixed.text("deals-tip")),
                escape(&label),
                marks::symbol("deal")
            );
            for (good, n) in deals {
                let _ = write!(html, r#"<span class="is-deal">{}×{n}</span>"#, marks::symbol(good.name()));
            }
            html.push_str("</span></button>");
        });
        head.element(format!("{id}-foundations"), |html, id| {
            let (label, tip) = (escape(fixed.text("foundations")), escape(fixed.text("foundations-tip")));
            let n = side.foundations.len();
            let none = if n == 0 { " none" } else { "" };
            let _ = write!(
                html,
                r#"<button type="button" id="{id}" class="is-found{none}" data-part="foundation-{index}" data-rule="IS-4.12" data-tip="{tip}" aria-label="{label} {n}">{}{n}</button>"#,
                marks::symbol("foundation")
            );
        });
        head.element(format!("{id}-more"), |html, id| {
            let _ = write!(html, r#"<span id="{id}" class="is-more">"#);
            html.push_str(r#"<span class="is-kinds">"#);
            for &kind in Kind::ALL {
                let of_kind = side.locations.all().iter();
                let n = of_kind.filter(|location| self.rules.plan(location.card).kind == kind).count() as u16;
                *html += &counted(kind.name(), fixed.name(kind.name()), n);
            }
            html.push_str("</span>");
            *html += &counted("faction_card", fixed.text("faction-deck"), side.deck.into());
            let piles = table.piles.get(index).copied().unwrap_or_default();
            if piles > 0 {
                *html += &counted("common_card", fixed.text("piles"), piles.into());
            }
            *html += &bits::favor(fixed, side.favor);
            html.push_str("</span>");
        });
        head.html.push_str("</header>");
        head
    }

    /// What opens and closes the rows where there is little room. It never changes, so that it stays as people set it.
    pub(super) fn opener(&self) -> Piece {
        let id = format!("is-open-{}", self.index);
        let open = if self.table.players > ROOMY { "" } else { " open" };
        let html = format!(
            r#"<details id="{id}" class="is-open"{open}><summary>{}</summary></details>"#,
            escape(self.fixed.text("locations"))
        );
        self.piece(id, html)
    }

    /// The locations of a kind. Those of the virtual player do nothing: they all stand in one row.
    pub(super) fn row(&self, kind: Kind) -> Piece {
        let (index, side) = (self.index, self.side());
        let id = format!("is-row-{index}-{}", kind.name());
        let rival = self.table.actor(index) == Actor::Virtual;
        let here = |location: &&Location| {
            if rival { kind == Kind::ALL[0] } else { self.rules.plan(location.card).kind == kind }
        };
        let mut locations: Vec<&Location> = side.locations.all().iter().filter(here).collect();
        if locations.is_empty() {
            return self.piece(id.clone(), format!(r#"<div id="{id}" hidden></div>"#));
        }
        // Those built first stay first.
        locations.sort_by_key(|location| self.column(location));
        let columns = self.columns();
        let mut row = self.piece(
            id.clone(),
            format!(
                r#"<div id="{id}" class="is-row" style="--cols:{}"{}>"#,
                columns.len(),
                if columns.len() > MOST_COLUMNS { " data-many" } else { "" }
            ),
        );
        if !rival {
            let name = escape(self.fixed.name(kind.name()));
            let _ = write!(
                row.html,
                r#"<span class="is-kd" role="img" aria-label="{name}" data-tip="{name}">{}<b>{name}</b></span>"#,
                marks::symbol(kind.name())
            );
        }
        for (place, column) in columns.iter().enumerate() {
            let mut here = locations.iter().filter(|location| self.column(location) == *column).peekable();
            if here.peek().is_none() {
                continue;
            }
            let _ = write!(row.html, r#"<div class="is-col" style="--c:{}">"#, place + 1);
            for location in here {
                let id = format!("is-loc-{}", self.rules.id(location.card));
                row.element(id, |html, id| self.strip(html, id, location));
            }
            row.html.push_str("</div>");
        }
        row.html.push_str("</div>");
        row
    }

    /// The column of a location: that of its first colour; those without colour come last.
    fn column(&self, location: &Location) -> usize {
        let colours = self.rules.plan(location.card).colours;
        COLUMNS.iter().position(|&colour| colours.has(colour)).unwrap_or(COLUMNS.len())
    }

    /// The columns that there are.
    fn columns(&self) -> Vec<usize> {
        let mut columns: Vec<usize> =
            self.side().locations.all().iter().map(|location| self.column(location)).collect();
        columns.sort_unstable();
        columns.dedup();
        columns
    }

    /// A location with all that lies on it.
    fn strip(&self, html: &mut String, id: &str, location: &Location) {
        let (rules, fixed) = (self.rules, self.fixed);
        let face = fixed.face(rules, location.card);
        let uses = rules.plan(location.card).effect.action.map_or(0, |action| action.uses);
        let spent = (uses > 0 && location.used >= uses) || location.blocked();
        let under = self.table.under.all().iter().filter(|tucked| tucked.host == location.card).count();
        let tokens = [
            ("defense", "told-defended", u8::from(location.defended())),
            ("samurai", "told-samurai", location.samurai().into()),
            ("block", "told-blocked", location.blocked().into()),
            ("used", "told-used", location.used),
            ("worker", "told-visits", location.visits),
            ("resource", "told-stash", location.stash),
            ("token", "told-tokens", location.tokens),
            ("card", "told-under", under as u8),
        ];
        let mut label = escape(&face.title);
        let mut signs = String::new();
        for (symbol, key, n) in tokens.into_iter().filter(|(.., n)| *n > 0) {
            let said = self.context.say(GAME, &format!("settlers-board-{key}"), &json!({ "n": n }));
            let _ = write!(label, ". {}", escape(said.trim_end_matches('.')));
            signs += &marks::symbol(symbol);
            if n > 1 {
                let _ = write!(signs, "{n}");
            }
        }
        if let Some(home) = location.home() {
            signs += &token(self.table, home);
        }
        let _ = write!(
            html,
            r#"<button type="button" id="{id}" class="is-loc{}{}" data-part="loc-{}" data-rule="{}" data-tip="{}"><span class="visually-hidden">{label}</span><span class="is-eye" aria-hidden="true">{}"#,
            face.class,
            if spent { " is-used" } else { "" },
            rules.id(location.card),
            face.rule,
            escape(&face.tip),
            face.strip
        );
        if !signs.is_empty() {
            let _ = write!(html, r#"<span class="is-on">{signs}</span>"#);
        }
        html.push_str("</span></button>");
    }
}
