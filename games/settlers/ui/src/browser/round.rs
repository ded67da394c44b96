//! The round: stage and first player, the common deck, goods about to be gained, and the attack cards of the solo game.

use std::fmt::Write as _;

use khipu_settlers::{Components, Good, Stage, Table};
use serde_json::json;

use super::bits::{counted, icon};
use super::marks;
use super::static_text::StaticText;
use crate::GAME;
use khipu_board::svg::escape;
use khipu_board::{Page, Piece, Region, RenderContext};

/// The group of the round.
pub(super) const GROUP: &str = "is-round";

/// The round, with all it needs.
pub(super) struct Round<'a> {
    pub(super) rules: &'a Components,
    pub(super) table: &'a Table,
    pub(super) fixed: &'a StaticText,
    pub(super) context: &'a RenderContext<'a>,
}

impl Round<'_> {
    fn button(&self, part: &str, rule: &str, label: &str, tip: &str, inside: &str) -> String {
        format!(
            r#"<button type="button" class="is-plain" data-part="{part}" data-rule="{rule}" data-tip="{}"><span class="visually-hidden">{}</span><span class="is-eye" aria-hidden="true">{inside}</span></button>"#,
            escape(tip),
            escape(label)
        )
    }

    /// Round, stage, first player, deck, discards.
    pub(super) fn clock(&self, page: &mut Page<'_>) {
        let table = self.table;
        let time = ("clock", table.round, table.stage, table.first);
        let piles = (u16::from(table.common), table.discards.intersection(self.rules.decks[0]).len());
        let place = (|| "is-clock".to_owned(), Region::Group(GROUP));
        page.composite((time, piles), time, place, |clock| {
            clock.around(|html| {
                html.push_str(r#"<div id="is-clock" class="is-clock">"#);
                html.push_str(&self.time());
            });
            clock.element(piles, || "is-piles".to_owned(), |html, id| self.piles(html, id, piles));
            clock.around(|html| html.push_str("</div>"));
        });
    }

    /// Round, stage and first player.
    fn time(&self) -> String {
        let (table, fixed, rules) = (self.table, self.fixed, self.rules);
        let stage = Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or("", |(name, _)| name);
        let args = json!({ "round": table.round, "rounds": rules.rounds });
        let round = self.context.say(GAME, "settlers-board-round", &args);
        let stage = fixed.text(stage);
        let clock = format!(
            r#"<b class="is-number">{}<small>/{}</small></b><span class="is-when"><b>{}</b><small>{}{}</small></span>"#,
            table.round,
            rules.rounds,
            escape(stage),
            marks::symbol("first"),
            escape(self.context.name(table.first))
        );
        let label = format!("{round}. {stage}. {}", self.context.name(table.first));
        self.button("round", "IS-3.4", &label, fixed.text("first-player"), &clock)
    }

    /// The common deck and what was discarded from it.
    fn piles(&self, html: &mut String, id: &str, (deck, discards): (u16, u16)) {
        let _ = write!(html, r#"<span id="{id}" class="is-piles">"#);
        for (part, symbol, n) in [("deck", "common_card", deck), ("discards", "discards", discards)] {
            let name = self.fixed.text(part);
            let inside = format!("{}<b>{n}</b> <small>{}</small>", marks::symbol(symbol), escape(name));
            let tip = self.fixed.text(if part == "deck" { "deck-tip" } else { "discards-tip" });
            *html += &self.button(part, "IS-3.6", &format!("{name} {n}"), tip, &inside);
        }
        html.push_str("</span>");
    }

    /// Goods about to be gained.
    pub(super) fn pool(&self) -> Piece {
        let goods = Good::ALL.iter().filter(|&&good| self.table.pool[good as usize] > 0);
        let goods: String = goods
            .map(|&good| {
                counted(good.name(), self.fixed.name(good.name()), self.table.pool[good as usize].into())
            })
            .collect();
        let html = if goods.is_empty() {
            r#"<p id="is-pool" hidden></p>"#.to_owned()
        } else {
            format!(r#"<p id="is-pool" class="is-goods">{}{goods}</p>"#, escape(self.fixed.text("pool")))
        };
        Piece::new("is-pool".to_owned(), Region::Group(GROUP), html)
    }

    /// The virtual player's attack cards, the newest first, with his deck and his collection. Nothing with others at the
    /// table.
    pub(super) fn attacks(&self) -> Piece {
        let (table, fixed, rival) = (self.table, self.fixed, &self.table.rival);
        let piece = |html| Piece::new("is-attacks".to_owned(), Region::Group(GROUP), html);
        if !table.solo() {
            return piece(r#"<div id="is-attacks" hidden></div>"#.to_owned());
        }
        let mut row = format!("<b>{}</b>", escape(fixed.text("row")));
        for (at, good) in rival.row.iter().enumerate() {
            let newest = if at == 0 { " is-newest" } else { "" };
            let _ = write!(
                row,
                r#"<span class="is-attack{newest}">{}{}</span>"#,
                marks::symbol("target"),
                marks::symbol(good.name())
            );
        }
        let targets: Vec<&str> = rival.row.iter().map(|good| fixed.name(good.name())).collect();
        let label = self.context.words.titled(fixed.text("row"), targets.join(", "));
        let collection = fixed.text("collection");
        let collected = rival.collection.len();
        let deck: u16 = rival.deck.iter().map(|&n| u16::from(n)).sum();
        let mut html = String::from(r#"<div id="is-attacks" class="is-attacks">"#);
        html += &self.button("row", "IS-8.3", &label, fixed.text("row-tip"), &row);
        html += &self.button(
            "collection",
            "IS-8.5",
            &format!("{collection} {collected}"),
            fixed.text("collection-tip"),
            &format!("{}<b>{collected}</b> <small>{}</small>", marks::symbol("set"), escape(collection)),
        );
        let _ = write!(
            html,
            r#"<span class="is-g">{}{deck}</span></div>"#,
            icon("target", fixed.text("attack-deck"))
        );
        piece(html)
    }
}
