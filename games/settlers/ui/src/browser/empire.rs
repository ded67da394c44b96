//! An empire: a line with deals and tokens, and its locations as strips, a row for each kind, a column for each colour.

use std::fmt::Write as _;

use khipu_settlers::{Actor, Colour, Components, Favor, Good, Kind, Location, Side, Table};
use serde_json::json;

use super::actor::{actor_name, deal_counts, seat_class, token};
use super::bits::{self, counted, icon};
use super::marks;
use super::static_text::StaticText;
use crate::GAME;
use khipu_board::svg::escape;
use khipu_board::{Page, Piece, Region, RenderContext};

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
/// With more columns than these, colours follow each other in lines: on any laptop, and on a small one.
const MOST_COLUMNS: usize = 7;
const SOME_COLUMNS: usize = 4;

/// With more locations of a kind than these, an empire beside the own one has several lines for them.
const LINE: usize = 3;

/// What lies before one actor.
pub(super) struct Empire<'a> {
    pub(super) rules: &'a Components,
    pub(super) table: &'a Table,
    pub(super) fixed: &'a StaticText,
    pub(super) context: &'a RenderContext<'a>,
    pub(super) index: usize,
}

/// What an empire has besides deals and foundations.
#[derive(Clone, Copy, Hash)]
struct More {
    /// Locations of each kind.
    kinds: [u16; Kind::COUNT],
    /// Cards of the faction that are left.
    deck: u16,
    /// Cards that lie in piles to be chosen from.
    piles: u16,
    favor: Favor,
}

impl<'a> Empire<'a> {
    fn side(&self) -> &'a Side {
        &self.table.sides[self.index]
    }

    fn piece(&self, id: String, html: String) -> Piece {
        Piece::new(id, Region::Group(GROUPS[self.index]), html)
    }

    /// Draws name, faction, deals, foundations, favour; `side` stands for what lies before the actor.
    pub(super) fn head(&self, page: &mut Page<'_>, side: u64) {
        let (index, virtual_player) = (self.index, self.table.actor(self.index) == Actor::Virtual);
        let id = || format!("is-head-{index}");
        let place = (id, Region::Group(GROUPS[index]));
        let (around, piles) = (("head", index, self.side().faction), self.table.piles.get(index));
        page.composite(("head", index, side, piles), around, place, |head| {
            head.around(|html| self.name(html));
            if !virtual_player {
                let deals = deal_counts(self.rules, self.side());
                let foundations = self.side().foundations.len();
                let more = self.more();
                head.element(&deals, || id() + "-deals", |html, id| self.deals(html, id, &deals));
                head.element(
                    foundations,
                    || id() + "-foundations",
                    |html, id| self.foundations(html, id, foundations),
                );
                head.element(more, || id() + "-more", |html, id| self.show_more(html, id, &more));
            }
            head.around(|html| html.push_str("</header>"));
        });
    }

    fn name(&self, html: &mut String) {
        let (table, fixed, index, side) = (self.table, self.fixed, self.index, self.side());
        let name = escape(&actor_name(table, index, self.context));
        let button = |part: &str, tip: &str, rule: &str| {
            format!(
                r#"<button type="button" class="is-name" data-part="{part}" data-rule="{rule}" data-tip="{}" aria-label="{name}">{}<span class="who">{name}</span></button>"#,
                escape(tip),
                token(table, index)
            )
        };
        let _ = write!(html, r#"<header id="is-head-{index}" class="is-head {}">"#, seat_class(table, index));
        if table.actor(index) == Actor::Virtual {
            *html += &button("rival", fixed.text("row-tip"), "IS-8.1");
            return;
        }
        let faction = fixed.name(side.faction.name());
        *html += &button(&format!("player-{index}"), faction, "IS-5.2");
        let designed = if self.rules.boards[side.faction as usize].designed {
            icon("designed", fixed.text("designed-tip"))
        } else {
            String::new()
        };
        let _ = write!(html, "<small>{}{designed}</small>", escape(faction));
    }

    fn deals(&self, html: &mut String, id: &str, deals: &[(Good, u16)]) {
        let (fixed, index) = (self.fixed, self.index);
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
    }

    fn foundations(&self, html: &mut String, id: &str, n: u16) {
        let (fixed, index) = (self.fixed, self.index);
        let (label, tip) = (escape(fixed.text("foundations")), escape(fixed.text("foundations-tip")));
        let none = if n == 0 { " none" } else { "" };
        let _ = write!(
            html,
            r#"<button type="button" id="{id}" class="is-found{none}" data-part="foundation-{index}" data-rule="IS-4.12" data-tip="{tip}" aria-label="{label} {n}">{}{n}</button>"#,
            marks::symbol("foundation")
        );
    }

    fn more(&self) -> More {
        let side = self.side();
        let mut kinds = [0; Kind::COUNT];
        for location in side.locations.all() {
            kinds[self.rules.plan(location.card).kind as usize] += 1;
        }
        let piles = self.table.piles.get(self.index).copied().unwrap_or_default();
        More { kinds, deck: side.deck.into(), piles: piles.into(), favor: side.favor }
    }

    fn show_more(&self, html: &mut String, id: &str, more: &More) {
        let fixed = self.fixed;
        let _ = write!(html, r#"<span id="{id}" class="is-more"><span class="is-kinds">"#);
        for (&kind, &n) in Kind::ALL.iter().zip(&more.kinds) {
            *html += &counted(kind.name(), fixed.name(kind.name()), n);
        }
        html.push_str("</span>");
        *html += &counted("faction_card", fixed.text("faction-deck"), more.deck);
        if more.piles > 0 {
            *html += &counted("common_card", fixed.text("piles"), more.piles);
        }
        *html += &bits::favor(fixed, more.favor);
        html.push_str("</span>");
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
            return self.piece(id.clone(), format!(r#"<div id="{id}" class="is-row" hidden></div>"#));
        }
        // Those built first stay first.
        locations.sort_by_key(|location| self.column(location));
        let columns = self.columns();
        let flow = match columns.len() {
            many if many > MOST_COLUMNS => " data-many",
            some if some > SOME_COLUMNS => " data-some",
            _ => "",
        };
        let lines = if locations.len() > LINE { " data-lines" } else { "" };
        let mut row = self.piece(
            id.clone(),
            format!(r#"<div id="{id}" class="is-row" style="--cols:{}"{flow}{lines}>"#, columns.len(),),
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
            r#"<button type="button" id="{id}" class="is-loc{}{}" data-part="loc-{}" data-rule="{}" data-tip="{}" data-enlarges data-leaves><span class="visually-hidden">{label}</span><span class="is-eye" aria-hidden="true">{}"#,
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
