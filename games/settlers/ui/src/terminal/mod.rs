//! Imperial Settlers in the terminal.

use std::collections::BTreeMap;

use crate::browser::{choices_of, effect_line};
use khipu_core::{Game as _, Seed, Viewer};
use khipu_settlers::{
    Actor, Card, Cards, Colours, Components, Good, Kind, Location, Move, Settlers, Side, Stage, Table, View,
};

use khipu_board::terminal::wrapped;
use khipu_board::{TerminalContext, TerminalUi};

use crate::{GAME, SettlersUi, asks, titles};

/// The virtual player has no seat, so he has a letter of his own.
const VIRTUAL: &str = "V";
/// By how much the further lines of a part are indented.
const INDENT: usize = 6;

impl TerminalUi for SettlersUi {
    fn draw(game: &Settlers, view: &View, ink: &TerminalContext<'_>) -> String {
        let page = Page { rules: game.components(), table: &view.table, ink, usable: usable(game, view) };
        let mut parts = vec![page.time(), page.middle()];
        parts.extend((0..view.table.actors()).map(|index| page.side(view.table.actor(index))));
        if let Some(own) = view.own {
            let seen = view.table.side(own.seat).seen;
            parts.push(page.cards("terminal-hand", own.hand.union(seen)));
            parts.push(page.cards("terminal-pile", Cards::from(own.pile)));
            parts.push(page.cards("terminal-looked", Cards::from(own.looked)));
        }
        parts.retain(|part| !part.is_empty());
        parts.join("\n")
    }

    fn prompt(game: &Settlers, view: &View, ink: &TerminalContext<'_>) -> String {
        let mine = match view.viewer {
            Viewer::Seat(seat) => ink.name(seat),
            Viewer::Spectator => String::new(),
        };
        let asked = ink.words.word(&format!("{GAME}-ask-{}", asks::key(&view.table)));
        let question = ink.head(&ink.words.titled(mine, asked));
        let options = choices(game, view, ink);
        let told = (1..)
            .zip(&options)
            .map(|(number, option)| ink.words.titled(format!("\n  choose {number}"), option));
        question + &told.collect::<String>()
    }
}

/// What `choose 1`, `choose 2`, … stand for, in words.
fn choices(game: &Settlers, view: &View, ink: &TerminalContext<'_>) -> Vec<String> {
    let asked = view.table.pending.top().filter(|entry| view.viewer.is(entry.who));
    asked.map(|entry| choices_of(game.components(), ink.words, entry.what)).unwrap_or_default()
}

/// Locations that the viewer can use now. What a seat may do depends on nothing that it does not see, so any world that
/// agrees with the view tells it.
fn usable(game: &Settlers, view: &View) -> Cards {
    let Viewer::Seat(seat) = view.viewer else { return Cards::NONE };
    let mut moves = Vec::new();
    game.legal(&game.imagine(view, Seed::from_text("what can be used")), seat, &mut moves);
    let used = |listed: &Move| match *listed {
        Move::Activate(card) | Move::Visit(card) => Some(card),
        _ => None,
    };
    moves.iter().filter_map(used).collect()
}

struct Page<'a> {
    rules: &'a Components,
    table: &'a Table,
    ink: &'a TerminalContext<'a>,
    usable: Cards,
}

impl Page<'_> {
    fn word(&self, thing: &str) -> String {
        self.ink.words.name(GAME, thing)
    }

    fn label(&self, key: &str) -> String {
        self.ink.words.word(&format!("{GAME}-{key}"))
    }

    fn name(&self, who: Actor) -> String {
        match who {
            Actor::Seat(seat) => format!("{} {}", self.ink.letter(seat), self.ink.name(seat)),
            Actor::Virtual => format!("{} {}", self.ink.head(VIRTUAL), self.word(Actor::AUTOMA)),
        }
    }

    fn amount(&self, good: &str, n: impl Into<f64>) -> String {
        let mut args = fluent_bundle::FluentArgs::new();
        args.set("n", n.into());
        self.ink.words.say(&format!("{GAME}-amount-{good}"), &args)
    }

    /// Round, stage, first player, decks.
    fn time(&self) -> String {
        let table = self.table;
        let stage = Stage::NAMES.iter().find(|(_, stage)| *stage == table.stage).map_or("", |(name, _)| name);
        let passed: Vec<String> = table.passed.iter().map(|seat| self.ink.letter(seat)).collect();
        let mut fields = vec![
            format!("{} {}/{}", self.label("terminal-round"), table.round, self.rules.rounds),
            self.label(&format!("terminal-stage-{stage}")),
            format!("{} {}", self.label("terminal-first"), self.ink.letter(table.first)),
            format!("{} {}", self.label("terminal-deck"), table.common),
            format!("{} {}", self.label("terminal-discards"), table.discards.len()),
        ];
        if !passed.is_empty() {
            fields.push(format!("{} {}", self.label("terminal-passed"), passed.join(" ")));
        }
        wrapped(&format!("{}  ", self.ink.head("IMPERIAL SETTLERS")), &fields, INDENT)
    }

    /// What lies in the middle: open cards of the lookout, the prayer, the attacks.
    fn middle(&self) -> String {
        let table = self.table;
        let prayer = Cards::from(table.prayer.drawn).union(Cards::from(table.prayer.used));
        let mut text =
            self.cards("terminal-offer", Cards::from(table.offer)) + &self.cards("terminal-prayer", prayer);
        if table.solo() {
            let row: Vec<String> = table.rival.row.iter().map(|good| self.word(good.name())).collect();
            let collection =
                format!("{} {}", self.label("terminal-collection"), table.rival.collection.len());
            let head = self.ink.words.titled(self.label("terminal-attacks"), "");
            text += &wrapped(&head, &[row.join(", "), collection], INDENT);
        }
        text
    }

    /// What lies before somebody: supply, deals, foundations, and the locations by kind.
    fn side(&self, who: Actor) -> String {
        let side = self.table.side(who);
        let mut text =
            wrapped(&format!("{}  ", self.ink.head(&self.name(who))), &self.supply(who, side), INDENT);
        for (key, cards) in
            [("terminal-foundations", side.foundations.len()), ("terminal-deals", side.deals())]
        {
            if cards > 0 {
                text += &wrapped(
                    "  ",
                    &[format!("{} {cards}{}", self.label(key), self.deals(key, side))],
                    INDENT,
                );
            }
        }
        for &kind in Kind::ALL {
            let cards = side.locations.all().iter().filter(|at| self.rules.plan(at.card).kind == kind);
            let cards: Vec<String> = cards.map(|location| self.location(location)).collect();
            if !cards.is_empty() {
                let head = self.ink.words.titled(format!("  {}", self.word(kind.name())), "");
                text += &wrapped(&head, &cards, INDENT);
            }
        }
        text
    }

    fn supply(&self, who: Actor, side: &Side) -> Vec<String> {
        let mut parts = vec![self.amount("vp", side.score())];
        if let Actor::Seat(_) = who {
            parts.insert(0, self.word(side.faction.name()));
            let held = Good::NAMES.iter().filter(|(_, good)| side.goods.get(*good) > 0);
            parts.extend(held.map(|(name, good)| self.amount(name, side.goods.get(*good))));
            if !side.favor.is_empty() {
                let mut tokens: Vec<String> =
                    side.favor.colours.iter().map(|colour| self.word(colour.tint())).collect();
                tokens.extend(side.favor.tricolour.then(|| self.label("terminal-tricolour")));
                parts.push(format!("{} ({})", self.word("favor"), tokens.join(", ")));
            }
            parts.push(format!("{} {}", self.label("terminal-hand-count"), side.hand()));
            parts.push(format!("{} {}", self.label("terminal-faction-deck"), side.deck));
        }
        parts
    }

    /// The goods of the deals, with their numbers.
    fn deals(&self, key: &str, side: &Side) -> String {
        if key != "terminal-deals" {
            return String::new();
        }
        let mut goods: BTreeMap<&str, u16> = BTreeMap::new();
        let cards = side.deals.iter().chain(side.routes.items().iter().copied());
        for good in cards.filter_map(|card| self.rules.plan(card).deal) {
            *goods.entry(good.name()).or_default() += 1;
        }
        for (&(name, _), &count) in Good::NAMES.iter().zip(&side.attacks).filter(|(_, count)| **count > 0) {
            *goods.entry(name).or_default() += u16::from(count);
        }
        let named: Vec<String> = goods.into_iter().map(|(name, n)| self.amount(name, n)).collect();
        self.ink.words.titled("", named.join(", "))
    }

    /// A location with all that is on it; a star marks what can be used now.
    fn location(&self, location: &Location) -> String {
        let card = location.card;
        let under = self.table.under.all().iter().filter(|tucked| tucked.host == card).count();
        let mut marks = Vec::new();
        let counted = [
            ("terminal-used", u16::from(location.used)),
            ("terminal-stash", u16::from(location.stash)),
            ("terminal-tokens", u16::from(location.tokens)),
            ("terminal-visits", u16::from(location.visits)),
            ("terminal-under", under as u16),
        ];
        marks.extend(
            counted.iter().filter(|(_, n)| *n > 0).map(|(key, n)| format!("{} {n}", self.label(key))),
        );
        let flags = [
            ("terminal-defended", location.defended()),
            ("terminal-samurai", location.samurai()),
            ("terminal-blocked", location.blocked()),
        ];
        marks.extend(flags.iter().filter(|(_, set)| *set).map(|(key, _)| self.label(key)));
        let marks = if marks.is_empty() { String::new() } else { format!(" ({})", marks.join(", ")) };
        let star = if self.usable.has(card) { "*" } else { "" };
        format!("{star}{} {}{marks}", self.card(card), self.colours(self.rules.plan(card).colours))
    }

    /// The identifier and the name of a card.
    fn card(&self, card: Card) -> String {
        let id = self.rules.id(card);
        format!("{id} {}", titles::of_card(self.rules, card, self.ink.words))
    }

    fn colours(&self, colours: Colours) -> String {
        let names: Vec<String> = colours.iter().map(|colour| self.word(colour.tint())).collect();
        format!("[{}]", names.join("/"))
    }

    /// Cards with all that is printed on them, a line each.
    fn cards(&self, title: &str, cards: Cards) -> String {
        if cards.is_empty() {
            return String::new();
        }
        let lines = cards.iter().map(|card| {
            let plan = self.rules.plan(card);
            let mut cost: Vec<String> = Vec::new();
            let resources = Good::RESOURCES.iter().zip(plan.bill.resources);
            cost.extend(resources.filter(|(_, n)| *n > 0).map(|(good, n)| self.amount(good.name(), n)));
            if plan.locations > 0 {
                cost.push(self.label("terminal-location"));
            }
            let mut fields = vec![
                self.card(card),
                self.colours(plan.colours),
                self.word(plan.kind.name()),
                if cost.is_empty() { "–".to_owned() } else { cost.join(" ") },
                effect_line(self.rules, plan, self.ink.words),
            ];
            if let Some(good) = plan.deal {
                fields.push(format!("{} {}", self.label("terminal-deal"), self.word(good.name())));
            }
            if !plan.raze.is_empty() {
                let goods: Vec<String> = plan.raze.iter().map(|good| self.word(good.name())).collect();
                fields.push(format!("{} {}", self.label("terminal-raze"), goods.join(" ")));
            }
            wrapped("  ", &fields, INDENT)
        });
        format!("{}\n{}", self.ink.head(&self.label(title)), lines.collect::<String>())
    }
}
