//! The board as text, for those who hear it.

use std::fmt::Display;

use khipu_settlers::{Actor, Card, Kind, Location, Lying, Settlers, Stage, Table, View};
use serde_json::{Value, json};

use super::actor::{actor_name, deal_counts};
use super::prayer::praying;
use super::static_text::StaticText;
use crate::GAME;
use khipu_board::RenderContext;

/// Headings with lines below them.
pub(super) fn of(game: &Settlers, view: &View, context: &RenderContext<'_>) -> Vec<(String, Vec<String>)> {
    let page = Page { game, table: &view.table, context, fixed: &StaticText::of(game, context) };
    let table = page.table;
    let mut sections = vec![(page.say("told-time", &json!({})), page.time())];
    if !table.offer.is_empty() {
        sections.push((page.fixed.text("offer").to_owned(), page.cards(table.offer.items().iter().copied())));
    }
    if let Some(prayer) = praying(table) {
        let mut lines = vec![page.say("told-prays", &json!({ "who": prayer.who }))];
        lines.extend(table.prayer.colour.map(|colour| context.words.name(GAME, colour.tint())));
        let cards = table.prayer.drawn.items().iter().chain(table.prayer.used.items());
        lines.extend(page.cards(cards.copied()));
        sections.push((page.fixed.text("prayer").to_owned(), lines));
    }
    for index in 0..table.actors() {
        sections.push((actor_name(table, index, context), page.side(index)));
    }
    if let Some(own) = view.own {
        for (heading, cards) in [("pile", own.pile.items()), ("looked", own.looked.items())] {
            if !cards.is_empty() {
                sections.push((page.fixed.text(heading).to_owned(), page.cards(cards.iter().copied())));
            }
        }
        let hand = own.hand.union(table.side(own.seat).seen);
        sections.push((page.fixed.text("hand").to_owned(), page.cards(hand.iter())));
    }
    sections
}

struct Page<'a> {
    game: &'a Settlers,
    table: &'a Table,
    context: &'a RenderContext<'a>,
    fixed: &'a StaticText,
}

impl Page<'_> {
    fn say(&self, key: &str, args: &Value) -> String {
        self.context.say(GAME, &format!("settlers-board-{key}"), args)
    }

    fn titled(&self, name: &str, said: impl Display) -> String {
        self.context.words.titled(name, said)
    }

    fn card(&self, card: Card) -> String {
        let face = self.fixed.face(self.game.components(), card);
        self.titled(&face.title, &face.tip)
    }

    fn cards(&self, cards: impl Iterator<Item = Card>) -> Vec<String> {
        cards.map(|card| self.card(card)).collect()
    }

    fn title(&self, card: Card) -> &str {
        &self.fixed.face(self.game.components(), card).title
    }

    fn time(&self) -> Vec<String> {
        let (table, rules) = (self.table, self.game.components());
        let stage = Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or("", |(name, _)| name);
        vec![
            self.say("round", &json!({ "round": table.round, "rounds": rules.rounds })),
            self.fixed.text(stage).to_owned(),
            self.say("told-first", &json!({ "who": table.first })),
            self.say(
                "told-deck",
                &json!({ "deck": table.common, "discards": table.discards.intersection(rules.decks[0]).len() }),
            ),
        ]
    }

    fn side(&self, index: usize) -> Vec<String> {
        let (table, rules) = (self.table, self.game.components());
        let side = &table.sides[index];
        let mut lines = Vec::new();
        if let Actor::Seat(seat) = table.actor(index) {
            let goods = if side.goods.is_empty() { json!([]) } else { json!(side.goods) };
            lines.push(self.say(
                "told-side",
                &json!({ "faction": side.faction, "points": side.points(), "goods": goods }),
            ));
            lines.push(self.say("told-cards", &json!({ "hand": side.hand(), "deck": side.deck })));
            if !side.favor.is_empty() {
                let mut names: Vec<String> = side
                    .favor
                    .colours
                    .iter()
                    .map(|colour| self.fixed.name(colour.tint()).to_owned())
                    .collect();
                if side.favor.tricolour {
                    names.push(self.fixed.text("tricolour").to_owned());
                }
                lines.push(self.titled(self.fixed.name("favor"), names.join(", ")));
            }
            if table.passed.contains(seat) {
                lines.push(self.fixed.text("passed").to_owned());
            }
            let deals: Vec<String> = deal_counts(rules, side)
                .into_iter()
                .map(|(good, n)| format!("{} ×{n}", self.fixed.name(good.name())))
                .collect();
            if !deals.is_empty() {
                lines.push(self.titled(self.fixed.text("deals"), deals.join(", ")));
            }
            if !side.foundations.is_empty() {
                lines.push(self.titled(self.fixed.text("foundations"), side.foundations.len()));
            }
        } else {
            let targets: Vec<&str> =
                table.rival.row.iter().map(|good| self.fixed.name(good.name())).collect();
            lines.push(self.titled(self.fixed.text("row"), targets.join(", ")));
            lines.push(self.titled(self.fixed.text("collection"), table.rival.collection.len()));
        }
        for &kind in Kind::ALL {
            let here = side.locations.all().iter().filter(|location| rules.plan(location.card).kind == kind);
            lines.extend(here.map(|location| self.location(location)));
        }
        if side.locations.is_empty() {
            lines.push(self.fixed.text("nothing-built").to_owned());
        }
        lines
    }

    /// A location with all that lies on it.
    fn location(&self, location: &Location) -> String {
        let mut line = self.card(location.card);
        let marks = [
            (location.used > 0, "told-used", location.used),
            (location.defended(), "told-defended", 1),
            (location.samurai(), "told-samurai", 1),
            (location.blocked(), "told-blocked", 1),
            (location.visits > 0, "told-visits", location.visits),
            (location.stash > 0, "told-stash", location.stash),
            (location.tokens > 0, "told-tokens", location.tokens),
        ];
        for (_, key, n) in marks.into_iter().filter(|(there, ..)| *there) {
            line = format!("{line} {}", self.say(key, &json!({ "n": n })));
        }
        let under = self.table.under.all().iter().filter(|tucked| tucked.host == location.card);
        let under: Vec<&str> =
            under.filter(|tucked| tucked.why != Lying::Paid).map(|tucked| self.title(tucked.card)).collect();
        if !under.is_empty() {
            line = format!("{line} {}.", self.titled(self.fixed.text("stored"), under.join(", ")));
        }
        line
    }
}
