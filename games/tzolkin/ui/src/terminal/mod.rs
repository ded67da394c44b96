//! Tzolk'in in the terminal.

mod gears;
mod players;
mod tiles;

use fluent_bundle::{FluentArgs, FluentValue};
use khipu_core::Viewer;
use khipu_tzolkin::{Goods, Resource, Table, Temple, Tzolkin, View};

use khipu_board::{TerminalContext, TerminalUi};

use crate::{GAME, TzolkinUi, asks};

impl TerminalUi for TzolkinUi {
    fn draw(game: &Tzolkin, view: &View, ink: &TerminalContext<'_>) -> String {
        let page = Page { game, table: &view.table, ink };
        let mut parts = vec![page.time(), page.gears(), page.temples(), page.displays(), page.players()];
        if let Some(own) = view.own {
            parts.push(page.wealth(own.seat, &own.dealt));
        }
        parts.join("\n")
    }

    fn prompt(_: &Tzolkin, view: &View, ink: &TerminalContext<'_>) -> String {
        let key = asks::key(&view.table);
        let mine = match view.viewer {
            Viewer::Seat(seat) => ink.name(seat),
            Viewer::Spectator => String::new(),
        };
        ink.head(&ink.words.titled(mine, ink.words.word(&format!("{GAME}-ask-{key}"))))
    }
}

struct Page<'a> {
    game: &'a Tzolkin,
    table: &'a Table,
    ink: &'a TerminalContext<'a>,
}

impl Page<'_> {
    fn say<'b, const N: usize>(&self, key: &str, args: [(&'b str, FluentValue<'b>); N]) -> String {
        self.ink.words.say(&format!("{GAME}-{key}"), &FluentArgs::from_iter(args))
    }

    fn label(&self, key: &str) -> String {
        self.say(key, [])
    }

    fn heading(&self, key: &str) -> String {
        self.ink.head(&self.label(key).to_uppercase())
    }

    fn word(&self, thing: &str) -> String {
        self.ink.words.name(GAME, thing)
    }

    /// One letter for a thing, or hardly more.
    fn letter(&self, thing: &str) -> String {
        self.label(&format!("terminal-letter-{thing}"))
    }

    /// Day, food day, calendar corn, first player.
    fn time(&self) -> String {
        let (table, rules) = (self.table, self.game.components());
        let food = match rules.food_days.get(usize::from(table.food_days)) {
            Some(_) if table.is_food_day(rules) => self.label("terminal-food-today"),
            Some(&day) => self.say("terminal-food-in", [("n", (day - table.day).into())]),
            None => self.label("board-gods-none"),
        };
        let gods = match rules.gives_goods.get(usize::from(table.food_days)) {
            Some(true) => format!(" ({})", self.label("board-gods-goods")),
            Some(false) => format!(" ({})", self.label("board-gods-points")),
            None => String::new(),
        };
        let on_space = table.first_space.map_or_else(|| "·".to_owned(), |seat| self.ink.letter(seat));
        let state = self.say(
            "terminal-state",
            [
                ("first", self.ink.name(table.first_player).into()),
                ("letter", self.ink.letter(table.first_player).into()),
                ("space", on_space.into()),
                ("corn", table.teeth.count_ones().into()),
                ("skulls", table.skulls.into()),
            ],
        );
        let day = self.say("terminal-day", [("n", table.day.into())]);
        format!("{}  {day}, {food}{gods}\n{state}\n", self.ink.head("TZOLK'IN"))
    }

    fn temples(&self) -> String {
        let mut text = format!("{}\n", self.heading("terminal-temples"));
        let names = Temple::ALL.map(|temple| self.word(temple.name()));
        let widest = names.iter().map(|name| name.chars().count()).max().unwrap_or_default();
        for (temple, name) in Temple::ALL.iter().copied().zip(names) {
            let plan = &self.game.components().temples[temple as usize];
            let mut row = TerminalContext::pad(&format!("  {name}"), widest + 4);
            for (step, points) in plan.points.iter().enumerate() {
                let here = self
                    .table
                    .seats()
                    .filter(|&seat| usize::from(self.table.side(seat).temples[temple as usize]) == step);
                let letters: String = here.map(|seat| self.ink.letter(seat)).collect();
                let goods = self.short_goods(&plan.goods[step]);
                let cell = format!("{points}{}{goods}[{letters}]", if goods.is_empty() { "" } else { "/" });
                row += &TerminalContext::pad(&cell, 9);
            }
            let [first, second] = plan.leader;
            let leader = self.say("terminal-leader", [("first", first.into()), ("second", second.into())]);
            text += &format!("{} {leader}\n", row.trim_end());
        }
        text
    }

    /// `1s1c`: amounts, each with the letter of its good.
    fn short_goods(&self, goods: &Goods) -> String {
        let resources = Resource::ALL.map(|resource| (resource.name(), goods.resources[resource as usize]));
        let amounts = resources.into_iter().chain([("corn", goods.corn), ("skull", goods.skulls)]);
        amounts.filter(|(_, n)| *n > 0).map(|(name, n)| format!("{n}{}", self.letter(name))).collect()
    }
}
