//! Tawantinsuyu in the terminal.

mod automa;
mod details;
mod hill;
mod players;
mod supplies;

use fluent_bundle::{FluentArgs, FluentValue};
use khipu_core::Viewer;
use khipu_tawantinsuyu::{
    Actor, Benefit, Components, Cost, Effect, Good, Kind, Table, Tally, Tawantinsuyu, View,
};

use khipu_board::terminal::{WIDTH, seen_width};
use khipu_board::{TerminalContext, TerminalUi};

use crate::{GAME, TawantinsuyuUi, asks};

/// The automa has no seat, so it has a letter of its own.
const AUTOMA: &str = "X";

impl TerminalUi for TawantinsuyuUi {
    fn draw(game: &Tawantinsuyu, view: &View, ink: &TerminalContext<'_>) -> String {
        let page = Page { rules: game.components(), view, table: &view.table, ink };
        // What the automa owns is drawn with the players; its own board lies before them.
        let mut parts = vec![page.time(), page.hill(), page.people(), page.heights(), page.supplies()];
        parts.extend([page.automa(), page.players()]);
        if let Some(own) = view.own {
            parts.push(page.hand(&own));
        }
        parts.retain(|part| !part.is_empty());
        parts.join("\n")
    }

    fn prompt(game: &Tawantinsuyu, view: &View, ink: &TerminalContext<'_>) -> String {
        let page = Page { rules: game.components(), view, table: &view.table, ink };
        let mine = match view.viewer {
            Viewer::Seat(seat) => ink.name(seat),
            Viewer::Spectator => String::new(),
        };
        let asked = asks::question(page.rules, page.table, ink.words, ink.names);
        let question = ink.head(&ink.words.titled(mine, asked));
        let details = page.details();
        if details.is_empty() { question } else { format!("{question}\n{}", details.trim_end()) }
    }
}

struct Page<'a> {
    rules: &'a Components,
    view: &'a View,
    table: &'a Table,
    ink: &'a TerminalContext<'a>,
}

impl Page<'_> {
    fn tell<'b, const N: usize>(&self, key: &str, args: [(&'b str, FluentValue<'b>); N]) -> String {
        self.ink.words.say(&format!("{GAME}-{key}"), &FluentArgs::from_iter(args))
    }

    fn say(&self, key: &str, n: impl Into<f64>, what: &str) -> String {
        self.tell(key, [("n", n.into().into()), ("what", what.into())])
    }

    fn label(&self, key: &str) -> String {
        self.tell(key, [])
    }

    fn heading(&self, key: &str) -> String {
        self.ink.head(&self.label(key).to_uppercase())
    }

    fn word(&self, thing: &str) -> String {
        self.ink.words.name(GAME, thing)
    }

    /// Three letters for a thing.
    fn short(&self, thing: &str) -> String {
        let key = format!("{GAME}-short-{thing}");
        if self.ink.words.knows(&key) {
            self.ink.words.word(&key)
        } else {
            self.word(thing).chars().take(3).collect()
        }
    }

    /// The letter of whoever takes part.
    fn letter(&self, who: Actor) -> String {
        match who {
            Actor::Seat(seat) => self.ink.letter(seat),
            Actor::Axomamma => self.ink.head(AUTOMA),
        }
    }

    fn name(&self, who: Actor) -> String {
        match who {
            Actor::Seat(seat) => self.ink.name(seat),
            Actor::Axomamma => self.word(Actor::AUTOMA),
        }
    }

    /// The letter of a worker: small, so that it is not taken for a seat's.
    fn worker(&self, kind: Kind) -> String {
        self.ink.words.word(&format!("{GAME}-letter-{}", kind.name()))
    }

    /// Letters of some workers, each as often as there are such workers.
    fn workers(&self, workers: khipu_tawantinsuyu::Workers) -> String {
        let letters = workers.kinds().map(|kind| vec![self.worker(kind); workers.get(kind).into()].join(" "));
        let letters = letters.collect::<Vec<_>>().join(" ");
        if letters.is_empty() { "–".to_owned() } else { letters }
    }

    /// Everybody, from the first seat on.
    fn actors(&self) -> impl Iterator<Item = Actor> {
        self.table.actors_from(Actor::Seat(khipu_core::Seat::new(0)))
    }

    /// A price.
    fn cost(&self, cost: Cost) -> String {
        let goods = Good::NAMES.iter().zip(cost.goods).map(|((name, _), n)| (*name, n));
        let parts = goods.chain([("food", cost.food)]).filter(|(_, n)| *n > 0);
        parts.map(|(name, n)| self.say(&format!("amount-{name}"), n, "")).collect::<Vec<_>>().join(", ")
    }

    /// Benefits, with their choices.
    fn gives(&self, benefits: &[Benefit]) -> String {
        let or = format!(" {} ", self.label("board-or"));
        let one = |benefit: &Benefit| {
            benefit.0.iter().map(|&effect| self.effect(effect)).collect::<Vec<_>>().join(&or)
        };
        let all: Vec<String> = benefits.iter().map(one).collect();
        if all.is_empty() { "–".to_owned() } else { all.join(", ") }
    }

    fn effect(&self, effect: Effect) -> String {
        let kind = if matches!(effect, Effect::Goods(..)) { "amount" } else { "effect" };
        self.say(&format!("{kind}-{}", effect.word()), effect.count(), "")
    }

    /// Army cards: each kind with its number if there are several.
    fn army(&self, cards: Tally) -> String {
        let kinds = cards.kinds().map(|kind| {
            let id = self.rules.army[usize::from(kind)].id;
            match cards.get(kind.into()) {
                1 => id.to_string(),
                many => format!("{many}×{id}"),
            }
        });
        kinds.collect::<Vec<_>>().join(" ")
    }

    /// A weaving with its pattern and the symbols of its edges.
    fn weaving(&self, tile: u8) -> String {
        let plan = &self.rules.weavings[usize::from(tile)];
        let symbol = |symbol: u8| self.short(self.rules.joints[usize::from(symbol)].id.as_str());
        let pattern = self.short(self.rules.patterns[usize::from(plan.pattern)].as_str());
        format!("{}<{} {pattern}>{}", symbol(plan.left), plan.id, symbol(plan.right))
    }

    /// What a building does: a power in words, or what it produces.
    fn building(&self, building: u8) -> String {
        let plan = &self.rules.buildings[usize::from(building)];
        let gives = self.gives(&plan.gives);
        match plan.power {
            Some(power) => self.say(&format!("power-{}", power.name()), plan.amount, &gives),
            None => gives,
        }
    }

    /// A god card with its god and its benefits.
    fn god_card(&self, card: u8) -> String {
        let plan = &self.rules.god_cards[usize::from(card)];
        let gods: Vec<String> = self.rules.gods.iter().map(|id| self.word(id.as_str())).collect();
        let width = gods.iter().map(|god| god.chars().count()).max().unwrap_or_default().max(7);
        format!("{} {:<width$}  {}", plan.id, gods[usize::from(plan.god)], self.gives(&plan.gives))
    }
}

/// Blocks of lines side by side.
fn beside(blocks: &[Vec<String>]) -> String {
    let height = blocks.iter().map(Vec::len).max().unwrap_or_default();
    let widths: Vec<usize> = blocks
        .iter()
        .map(|block| block.iter().map(|line| seen_width(line)).max().unwrap_or_default())
        .collect();
    let line = |row: usize| {
        let cells = blocks.iter().zip(&widths);
        let cells = cells
            .map(|(block, &width)| TerminalContext::pad(block.get(row).map_or("", String::as_str), width));
        format!("{}\n", cells.collect::<Vec<_>>().join("  ").trim_end())
    };
    (0..height).map(line).collect()
}

/// Whether no line is too wide.
fn fits(text: &str) -> bool {
    text.lines().all(|line| seen_width(line) <= WIDTH)
}

/// Lines in two columns, read downwards; in one if two do not fit.
fn in_columns(lines: &[String]) -> String {
    let height = lines.len().div_ceil(2).max(1);
    let blocks: Vec<Vec<String>> = lines.chunks(height).map(<[String]>::to_vec).collect();
    let two = beside(&blocks);
    if fits(&two) { two } else { beside(&[lines.to_vec()]) }
}
