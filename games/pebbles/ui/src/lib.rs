//! Pebbles as people see it. It is the smallest game that is whole: a model for a new one.

mod balance;
mod browser;
mod terminal;

use khipu_board::GameUi;
use khipu_pebbles::{Pebbles, Table};
use khipu_words::{Language, Locales, locales};

/// The name of the game in messages.
const GAME: &str = "pebbles";

/// Pebbles with all that it brings.
#[derive(Clone, Copy, Debug)]
pub enum PebblesUi {}

impl GameUi for PebblesUi {
    type Game = Pebbles;

    const LOCALES: Locales = locales!("../locales": "rules.ftl", "board.ftl");

    const RULEBOOK: [&'static str; Language::NAMES.len()] = [
        include_str!("../../rulebook/en.md"),
        include_str!("../../rulebook/pl.md"),
        include_str!("../../rulebook/ru.md"),
        include_str!("../../rulebook/fr.md"),
    ];

    const STYLE: &'static str = include_str!("../assets/board.css");

    fn emblem() -> String {
        r#"<rect class="cloth" width="240" height="120"/><circle class="sun" cx="120" cy="60" r="30"/>"#
            .to_owned()
    }
}

/// The name of what is asked: browser and terminal ask the same.
fn question(table: &Table) -> &'static str {
    if table.staking {
        "stake"
    } else if table.turns == 0 {
        "over"
    } else if table.acted {
        "end"
    } else {
        "turn"
    }
}
